"""COBRA (2008): Normandy 1944 from the landing to the break-out, in three scenarios."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, ClassVar

from bocage.data import DataFiles
from bocage.families.cobra import events as shared
from bocage.families.cobra import types as c
from bocage.games.cobra import bot, check, events, table, usual
from bocage.games.cobra import types as t
from bocage.games.cobra.book import Book, load_book
from bocage.games.cobra.flow import STEPS
from bocage.games.cobra.options import OPTIONS
from bocage.games.cobra.rules.c14_air import enemy_hexes, may_be_secret
from bocage.games.cobra.rules.c18_victory import points
from bocage.games.cobra.tables import the_grid
from bocage.kernel.api import (
    Action,
    Choice,
    Event,
    Module,
    Rng,
    Setup,
    Staff,
    Standing,
    Tally,
    declared,
    rule,
)
from bocage.kernel.position import AnyPosition, AnyView

WIDER = (t.Attack, t.Overrun, t.Lead, t.Go)  # say more than the family's of the same name
NOT_HERE = ("Lose", "Retreat")  # results are taken in another way


def all_actions() -> tuple[type[Action], ...]:
    """What may be decided: the family's, and the edition's own."""
    replaced = {*NOT_HERE, *(kind.__name__ for kind in WIDER)}
    shared_actions = [kind for kind in declared(c, Action) if kind.__name__ not in replaced]
    return (*shared_actions, *declared(t, Action), *WIDER)


class Cobra(Module):
    """The declaration."""

    id = "cobra"
    edition = "2008"
    minutes = 480
    sides = c.SIDES
    scenarios = ("breakout", "build-up", "campaign")
    options = OPTIONS
    public = t.Public
    private = t.Private
    sealed = t.Sealed
    counts_type = t.Counts
    shares = ("bocage.families.cobra",)
    apart = (  # as in 1977: results, supply lines, trucks, help, allowances
        "c08_5_result.SufferStep",
        *("c08_5_result.can_flee", "c08_5_result.why_not_flee", "c08_5_result.lose_form"),
        *("c08_5_result.why_not_lose", "c08_5_result.take_losses", "c08_5_result.why_not_go"),
        *("c08_5_result.why_not_open", "c08_5_result.retreat", "c08_6_retreat.Flight._open_after"),
        *("c10_supply.Sources", "edition.Edition.allowance", "edition.hungry_allowance"),
        *("edition.infantry_on_wheels", "c05_8_trucks.TruckStep", "c05_8_trucks.why_not_truck"),
        *("c08_2_battle.BattleStep.choice", "c08_7_advance.AdvanceStep.choice"),
        "c08_3_odds.headquarters_and_air",
    )
    actions = all_actions()
    events = (*declared(shared, Event), *declared(events, Event))
    steps = STEPS
    files = DataFiles
    table = table
    check = check
    bot = bot
    grounds: ClassVar[Mapping[str, str]] = {
        "move": "2008:5.2.5",
        "enter": "2008:13.3.2",
        "exit": "2008:5.9.2",
        "raise": "2008:5.4.4a",
        "overrun": "2008:5.5b",
        "attack": "2008:8.1.3",
        "thrust": "2008:5.5.8a",
        "replace": "2008:12.1a",
        "truck": "2008:5.8.1",
        "unload": "2008:5.8.3b",
        "shift": "2008:5.10.1a",
        "place": "2008:15.2.1",
        "rail": "2008:17.1.1",
        "withdraw": "2008:5.9.8",
    }
    quiet = ("raise", "exit", "place", "rail")
    free = (
        *("replace", "move", "enter", "exit", "advance", "truck", "unload"),
        *("land", "shift", "relay", "place", "rail"),
    )
    standing: ClassVar[tuple[type[Standing], ...]] = (Staff,)
    questions = (
        *("result", "retreat", "advance", "lead", "displace", "excess", "replace"),
        *("boundary", "withdraw", "scatter", "drop", "defend", "appeal"),
    )
    weights: ClassVar[Mapping[str, int]] = {
        "move": 6,
        "enter": 6,
        "exit": 1,
        "withdraw": 1,
        "place": 12,
        "rail": 6,
        "raise": 1,
        "replace": 4,
        "done": 6,
        "attack": 12,
        "overrun": 12,
        "thrust": 12,
        "advance": 12,
    }
    biases: ClassVar[Mapping[str, Mapping[str, int]]] = {
        "combat": {"attack": 60, "overrun": 60, "thrust": 60},
        "movement": {"move": 80, "enter": 40, "exit": 20, "raise": 20},
    }

    load = staticmethod(load_book)

    def universe(self, book: Book) -> dict[str, tuple[str, ...]]:
        """All ids of each kind."""
        return {
            "unit": tuple(book.counters),
            "space": book.country.names,
            "division": tuple(book.divisions),
            "edge": c.EDGES,
            **self.order_ids,
        }

    def aliases(self, book: Book) -> Mapping[str, Mapping[str, str]]:
        """Hexes that both maps print: the name of map A is their own."""
        return {"space": other_names()}

    def setup(self, book: Book) -> Setup:
        """Units in their places, the Germans first."""
        row = book.scenario
        public = t.Public(
            units=starting_units(book),
            fates={},
            turn=row.first,
            weather="clear",
            points=starting_points(book),
            boundary=starting_boundary(book),
            control=dict(book.control),
        )
        return Setup(public, {side: t.Private() for side in c.SIDES}, t.Sealed(), c.Game())

    def score(self, book: Book, position: t.Pos) -> dict[str, Tally]:
        """The points of both sides."""
        return {side: points(book, position.public, side) for side in self.sides}

    def plan(self, book: Book, view: AnyView, choice: Choice, rng: Rng) -> Action | None:
        """The first wave on its beaches."""
        return usual.plan(book, view, choice, rng)

    def counts(self, book: Book, pos: AnyPosition) -> t.Counts:
        """Nothing may be counted."""
        return t.Counts()

    def guess(self, book: Book, view: AnyView, rng: Rng) -> tuple[dict[str, Any], t.Sealed]:
        """Whether the Allies plan a carpet, and where, nobody else knows: perhaps on Germans."""
        own = {} if view.side is None else {view.side: view.own}
        hexes = enemy_hexes(book, view.public)
        some = hexes and may_be_secret(book, view.public, view.frames) and rng.below(2)
        plan = t.Private(rng.choose(hexes)) if some else t.Private()
        return {c.GERMAN: t.Private(), c.ALLIED: plan, **own}, t.Sealed()


@cache
def other_names() -> dict[str, str]:
    """The names of map B for hexes that are on map A too."""
    grid = the_grid(True)
    return {other: name for name in grid.names for other in grid.aliases(name)}


@rule("2008:3.0b", "2008:3.0d")
def starting_units(book: Book) -> dict[str, c.UnitState]:
    """Every unit in its hex with its steps, first the Germans, then the Allies."""
    rows = sorted(book.setup, key=lambda row: book.place(row.unit))
    return {row.unit: c.UnitState(row.hex, row.steps) for row in rows}


@rule("2008:19.1.1a", "2008:11.1.1", "2008:19.2.1", "2008:19.3.1")
def starting_points(book: Book) -> dict[Any, int]:
    """The supply points of the scenario."""
    row = book.scenario
    return {"us": row.us, "british": row.british, "german": row.german}


def starting_boundary(book: Book) -> tuple[str, str]:
    """The markers of the army boundary."""
    south, north = book.markers["start"]
    return south, north


module = Cobra()
