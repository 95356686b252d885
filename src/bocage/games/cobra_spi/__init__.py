"""Cobra (1977): the break-out from Normandy, 16 July to 23 August 1944, in thirteen turns."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from bocage.data import DataFiles
from bocage.families.cobra import events as shared
from bocage.families.cobra import types as c
from bocage.games.cobra_spi import bot, check, events, table
from bocage.games.cobra_spi import types as t
from bocage.games.cobra_spi.book import Book, load_book
from bocage.games.cobra_spi.edition import EXIT_DIVISIONS, OVERRUN_TERRAIN
from bocage.games.cobra_spi.flow import STEPS
from bocage.games.cobra_spi.rules.victory import TURN_14_EXIT, points
from bocage.kernel.api import (
    Action,
    Event,
    Module,
    Option,
    Setup,
    Staff,
    Standing,
    Tally,
    declared,
    rule,
)


class Cobra(Module):
    """The declaration."""

    id = "cobra-spi"
    edition = "1977"
    minutes = 240
    sides = c.SIDES
    scenarios = ("breakout",)
    options = (
        Option(OVERRUN_TERRAIN, "opt.1"),
        Option(EXIT_DIVISIONS, "opt.2"),
        Option(TURN_14_EXIT, "opt.3"),
    )
    public = t.Public
    private = t.Private
    sealed = t.Sealed
    counts_type = t.Counts
    shares = ("bocage.families.cobra",)
    actions = (*declared(c, Action), t.Air)
    events = (*declared(shared, Event), *declared(events, Event))
    steps = STEPS
    files = DataFiles
    table = table
    check = check
    bot = bot
    hides = False
    standing: ClassVar[tuple[type[Standing], ...]] = (Staff,)
    questions = ("result", "retreat", "displace", "excess")
    grounds: ClassVar[Mapping[str, str]] = {
        "replace": "rep.1",
        "move": "2008:5.2.5",
        "enter": "2008:13.3.2",
        "exit": "2008:5.9.2",
        "overrun": "over.1",
        "attack": "2008:8.1.3",
        "truck": "truck.1",
    }
    weights: ClassVar[Mapping[str, int]] = {
        "move": 6,
        "overrun": 2,
        "enter": 6,
        "exit": 1,
        "done": 6,
        "attack": 60,
        "advance": 8,
        "replace": 4,
    }
    biases: ClassVar[Mapping[str, Mapping[str, int]]] = {  # one for each group of chapters
        "movement": {"move": 80, "enter": 40, "exit": 20},
        "overrun": {"move": 60, "overrun": 400, "enter": 40},
        "combat": {"move": 30, "attack": 200, "lose": 1, "retreat": 3},
        "retreat": {"move": 30, "attack": 200, "retreat": 20, "advance": 1},
        "advance": {"move": 30, "attack": 200, "advance": 60},
        "supply": {"move": 60, "replace": 40, "attack": 20, "truck": 40},
        "exit": {"move": 60, "exit": 400, "truck": 40, "attack": 20},
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

    def setup(self, book: Book) -> Setup:
        """Units in their places, the Germans first; weather and the first turn come next."""
        return Setup(
            t.Public(
                units=starting_units(book),
                fates={},
                turn=1,
                weather="clear",
                points=starting_points(),
            ),
            {side: t.Private() for side in c.SIDES},
            t.Sealed(),
            c.Game(),
        )

    def score(self, book: Book, position: t.Pos) -> dict[str, Tally]:
        """The points of both sides."""
        return {side: points(book, position.public, side) for side in self.sides}


@rule("2008:3.0b", "2008:3.0d")
def starting_units(book: Book) -> dict[str, c.UnitState]:
    """Every unit in its hex with its steps, first the Germans, then the Allies."""
    rows = sorted(book.setup, key=lambda row: book.place(row.unit))
    return {row.unit: c.UnitState(row.hex, row.steps) for row in rows}


@rule("setup.1")
def starting_points() -> dict[Any, int]:
    """The US begins without supply points, the British with three."""
    return {"us": 0, "british": 3}


module = Cobra()
