"""Combat Commander: Europe: squads, leaders and one deck of cards a side."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

from bocage.art.board import Layer
from bocage.art.forecast import Die, Forecast, Guide, Roll
from bocage.art.panels import Panel, Words
from bocage.data import DataFiles
from bocage.games.combat_commander import events, standing
from bocage.games.combat_commander import types as t
from bocage.games.combat_commander.book import EDGES, HOME, RANDOM, Book, load_book
from bocage.games.combat_commander.book.fronts import FRONTS, MAPS, draw_option
from bocage.games.combat_commander.check import facts, scene
from bocage.games.combat_commander.flow import STEPS
from bocage.games.combat_commander.rules.r07_victory import settle
from bocage.games.combat_commander.table import appendix, forecasts, guide, overlays, prices, sketch
from bocage.games.combat_commander.table import board as picture
from bocage.games.combat_commander.table import panels as beside
from bocage.games.combat_commander.view import counts, guess
from bocage.kernel.api import (
    ANY,
    Action,
    Choice,
    Event,
    Illegal,
    Module,
    Option,
    Rng,
    Setup,
    Standing,
    Tally,
    rule,
)

HEED = 40  # percent


class CombatCommander(Module):
    """The module of Combat Commander: Europe."""

    id = "combat-commander"
    edition = "1.1"
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
    actions = tuple(
        found for found in vars(t).values() if isinstance(found, type) and Action in found.__bases__
    )
    events = events.EVENTS
    steps = STEPS
    facts = facts.FACTS
    standing = standing.KINDS
    layer_ids = overlays.LAYERS
    unit_layer_ids = overlays.UNIT_LAYERS
    quiet = ("drop",)
    dice: ClassVar[Mapping[str, Die]] = forecasts.DICE
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

    def load(self, scenario: str, options: Mapping[str, str], overlays: Sequence[Path]) -> Book:
        """The book of a scenario."""
        return load_book(scenario, options, overlays)

    def data_digest(self, overlays: Sequence[Path]) -> str:
        """A digest of the overlaid files."""
        return DataFiles(HOME, overlays).overlay_digest()

    def draw_option(self, option: Option, overlays: Sequence[Path], rng: Rng) -> str:
        """A map by the dice; year and nation on their tables."""
        return draw_option(option, overlays, rng)

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
            "command": tuple(standing.ORDERS.values()),
            "edge": EDGES,
            "battle": tuple(book.tables.random.battles),
            "works": tuple(book.tables.random.works),
        }

    def setup(self, book: Book) -> Setup:
        """An empty map; cards and chits are drawn, then both sides set up."""
        return Setup(
            starting_public(book),
            {side: t.Private() for side in t.SIDES},
            t.Sealed(dict.fromkeys(t.SIDES, ())),
            t.Game(),
        )

    def settle(self, book: Book, d: t.D) -> None:
        """Control of objectives."""
        settle(book, d)

    def counts(self, book: Book, pos: t.Pos) -> t.Counts:
        """The sizes of hands, piles, and how many secret chits."""
        return counts(book, pos)

    def guess(self, book: Book, view: t.Seen, rng: Rng) -> tuple[dict[str, t.Private], t.Sealed]:
        """Hands, chits and piles that this view could come from."""
        return guess(book, view, rng)

    def score(self, book: Book, position: t.Pos) -> dict[str, Tally]:
        """The victory points of the side that is ahead."""
        from bocage.games.combat_commander.rules.r07_victory import score

        return score(book, position)

    def layers(self, book: Book, view: t.Seen, ids: Sequence[str]) -> tuple[Layer, ...]:
        """Objectives, cover, what a side sees and commands, where it sets up."""
        return overlays.layers(book, view, ids)

    def unit_layers(
        self, book: Book, view: t.Seen, unit: str, ids: Sequence[str], at: str | None = None
    ) -> tuple[Layer, ...]:
        """Sight, range, command and reach of one unit."""
        return overlays.unit_layers(book, view, unit, ids, at)

    def panels(self, book: Book, view: t.Seen) -> tuple[Panel, ...]:
        """Hands, tracks, objectives, casualties, discards and charts."""
        return beside.panels(book, view)

    def status(self, book: Book, view: t.Seen) -> tuple[tuple[Words, Words | str], ...]:
        """Turn, orders, time, points, initiative."""
        return beside.status(book, view)

    def forecast(self, book: Book, view: t.Seen, action: Action) -> tuple[Forecast, ...]:
        """Every result of the rolls that an action leads to."""
        return forecasts.forecast(book, view, action)

    def price(self, book: Book, view: t.Seen, action: Action) -> Words | None:
        """The Initiative, weapons, a pass without a discard."""
        return prices.price(book, view, action)

    def rolls(self, book: Book, events: Sequence[Event]) -> tuple[Roll, ...]:
        """Both dice of every roll."""
        return forecasts.rolls(events)

    def guide(self, book: Book, scenario: str) -> Guide | None:
        """A first turn in the first scenario."""
        return guide.guide(book, scenario)

    def sketch(self, book: Book, view: t.Seen) -> dict[str, Any]:
        """What the terminal shows."""
        return sketch.sketch(book, view)

    def book_appendix(self, lang: str) -> str:
        """The tables of the printed rulebook."""
        return appendix.appendix(lang, self.scenarios[:-1])

    def evaluate(self, book: Book, view: t.Seen) -> int:
        """How good it looks for the view's side."""
        from bocage.games.combat_commander.bot import evaluate

        return evaluate(book, view)

    def candidates(self, book: Book, view: t.Seen, choice: Choice, rng: Rng) -> list[Action] | None:
        """What the heuristics would do."""
        from bocage.games.combat_commander.bot import candidates

        return candidates(book, view, choice, rng)

    def ideas(
        self, book: Book, view: t.Seen, choice: Choice, count: int
    ) -> list[tuple[int, Action]]:
        """The best few ideas of the heuristics, with their value."""
        from bocage.games.combat_commander.bot import ranked

        return [(round(idea.value), idea.action) for idea in ranked(book, view, choice, count)]

    def heed(self, view: t.Seen) -> int:
        """How much of the enemy's best order counts against one of our own."""
        return HEED if isinstance(view.frames[-1], t.Turn) else 0

    def fire_only(self, book: Book, view: t.Seen, choice: Choice, rng: Rng) -> Action | None:
        """What the bot fire@1 does, the yardstick of the others."""
        from bocage.games.combat_commander.bot.fire_only import fire_only

        return fire_only(book, view, choice, rng)

    def why_not_standing(self, book: Book, side: str, order: Standing) -> Illegal | None:
        """Units are one's own; a list that must name something does."""
        return standing.why_not(book, side, order)

    def standing_applies(self, book: Book, seen: t.Seen, side: str, order: Standing) -> bool:
        """Whether an order is for the window that is open."""
        return standing.applies(book, seen, side, order)

    def standing_answer(self, book: Book, view: t.Seen, order: Standing) -> Action | None:
        """What an order does in a window that it is for."""
        return standing.answer(book, view, order)

    def draw_value(self, book: Book, word: str) -> int:
        """A smoke marker by its value."""
        return scene.draw_value(book, word)

    def scene(self, spec: Mapping[str, Any], where: str) -> tuple[Book, t.Pos]:
        """The book and the position of a situation."""
        return scene.scene(self, spec, where)

    def fact(self, book: Book, position: t.Pos, kind: str, spec: Any) -> str | None:
        """One expectation of a situation."""
        return facts.fact(self, book, position, kind, spec)

    def board(self, book: Book) -> Any:
        """The printed map."""
        return picture.board(book)

    def pieces(self, book: Book, view: t.Seen) -> Any:
        """Units, weapons, works and the discs of objectives."""
        return picture.pieces(book, view)


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
