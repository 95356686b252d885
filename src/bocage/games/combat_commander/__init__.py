"""Combat Commander: Europe: squads, leaders and one deck of cards a side."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from bocage.data import DataFiles
from bocage.games.combat_commander import bot, check, events, table
from bocage.games.combat_commander import standing as orders
from bocage.games.combat_commander import types as t
from bocage.games.combat_commander.book import EDGES, RANDOM, Book, load_book
from bocage.games.combat_commander.book.fronts import FRONTS, MAPS, draw_option
from bocage.games.combat_commander.flow import STEPS
from bocage.games.combat_commander.rules.r07_victory import score, settle
from bocage.games.combat_commander.view import counts, guess
from bocage.kernel.api import ANY, Action, Module, Option, Setup, Standing, declared, rule


class CombatCommander(Module):
    """The module of Combat Commander: Europe."""

    id = "combat-commander"
    edition = "1.1"
    minutes = 120
    sides = t.SIDES
    scenarios = (*(str(number) for number in range(1, 13)), RANDOM)
    options = (
        Option("map", "G.1a", (ANY, *MAPS), ANY, scenarios=(RANDOM,)),
        Option("front", "G.1a", (ANY, *FRONTS), ANY, scenarios=(RANDOM,)),
    )
    public = t.Public
    private = t.Private
    sealed = t.Sealed
    counts_type = t.Counts
    actions = declared(t, Action)
    shows = events.SHOWS
    events = events.EVENTS
    steps = STEPS
    files = DataFiles
    table = table
    check = check
    bot = bot
    standing = orders.KINDS
    usual: ClassVar[tuple[Standing, ...]] = orders.USUAL
    questions = orders.QUESTIONS
    again: ClassVar[Mapping[str, tuple[Action, str]]] = {"reroll": (t.Reroll(), "kind")}
    rolled = orders.ROLLS
    quiet = ("drop",)
    free = ("put", "equip", "fortify")
    hides = True
    grounds: ClassVar[Mapping[str, str]] = {
        "fire": "O20.1",
        "move": "O21a",
        "advance": "O16.1a",
        "recover": "O22.1",
        "rout": "O23.1a",
        "deny": "O17a",
        "access": "O18a",
        "bombard": "O18a",
        "discard": "5.3",
        "drop": "11.3b",
        "shoot": "O20.1",
        "assault": "A26a",
        "go": "O21a",
        "on": "O21.2a",
        "hand": "11.3a",
        "enter": "O16.1a",
        "leave": "7.2.1a",
        "alert": "A33.1",
        "play": "A24.1",
    }
    weights: ClassVar[Mapping[str, int]] = {
        "fire": 20,
        "move": 20,
        "advance": 8,
        "recover": 12,
        "rout": 4,
        "deny": 3,
        "access": 3,
        "bombard": 6,
        "discard": 3,
        "end": 3,
        "drop": 0,
        "go": 20,
        "on": 10,
        "halt": 4,
        "finish": 3,
        "shoot": 20,
        "enter": 20,
        "hand": 1,
        "play": 6,
        "assault": 6,
        "alert": 6,
        "pass": 10,
        "reroll": 1,
        "decline": 1,
    }
    biases: ClassVar[Mapping[str, Mapping[str, int]]] = {
        "melee": {
            "advance": 90,
            "move": 40,
            "enter": 90,
            "play": 20,
            "fire": 4,
            "recover": 9,
            "drop": 1,
        },
        "artillery": {"bombard": 200, "access": 90, "deny": 60, "fire": 9, "discard": 20},
        "react": {"alert": 60, "shoot": 60, "play": 60, "reroll": 30, "pass": 2, "move": 40},
    }

    load = staticmethod(load_book)
    draw_option = staticmethod(draw_option)
    settle = staticmethod(settle)
    counts = staticmethod(counts)
    guess = staticmethod(guess)
    score = staticmethod(score)
    why_not_standing = staticmethod(orders.why_not)
    standing_applies = staticmethod(orders.applies)
    standing_answer = staticmethod(orders.answer)

    def universe(self, book: Book) -> dict[str, tuple[str, ...]]:
        """All ids of each kind."""
        return {
            "unit": tuple(book.units),
            "weapon": tuple(book.weapons),
            "piece": (*book.units, *book.weapons),
            "space": book.hexes,
            "card": tuple(book.cards),
            "chit": tuple(book.chits),
            "party": t.SIDES,
            "item": items(book),
            "fort": tuple(book.forts),
            "mark": t.MARKS,
            "command": tuple(orders.ORDERS.values()),
            "edge": EDGES,
            "battle": tuple(book.tables.random.battles),
            "works": tuple(book.tables.random.works),
            **self.order_ids,
        }

    def setup(self, book: Book) -> Setup:
        """An empty map; cards and chits are drawn, then both sides set up."""
        return Setup(
            starting_public(book),
            {side: t.Private() for side in t.SIDES},
            t.Sealed(dict.fromkeys(t.SIDES, ())),
            t.Game(),
        )


def items(book: Book) -> tuple[str, ...]:
    """All lines of the support tables, by name."""
    tables = [line for side in t.SIDES for line in book.support[side].values()]
    return tuple(dict.fromkeys(item.name for line in tables for item in line))


@rule("6.1.1", "6.2.1", "4.3.1", "9a")
def starting_public(book: Book) -> t.Public:
    """The tracks as the scenario says; nobody is on the map yet."""
    return t.Public(
        units={},
        dead=dict.fromkeys(t.SIDES, ()),
        box=(),
        jammed=(),
        track={},
        radios={},
        forts={},
        smoke={},
        blaze={},
        cup=tuple(row.count for row in sorted(book.tables.smoke, key=lambda row: row.value)),
        control={},
        chits=(),
        time=book.scenario.time_start,
        death=book.scenario.sudden_death,
        vp=book.scenario.start_vp,
        surrender=dict(book.surrender),
        initiative=book.scenario.initiative,
        active=book.scenario.first_turn,
        given=0,
        orders=dict(book.orders),
        activated=(),
        roused=(),
        hands=dict.fromkeys(t.SIDES, 0),
        piles=dict.fromkeys(t.SIDES, 0),
        discards=dict.fromkeys(t.SIDES, ()),
        plan=dict(book.plan),
    )


module: Any = CombatCommander()
