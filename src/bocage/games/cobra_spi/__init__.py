"""Cobra (1977): the break-out from Normandy, 16 July to 23 August 1944, in thirteen turns."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

from bocage.art.board import Layer
from bocage.art.forecast import Die, Forecast, Guide, Roll
from bocage.art.panels import Panel
from bocage.art.panels import Words as Said
from bocage.data import DataFiles
from bocage.families.cobra import events as shared
from bocage.families.cobra import types as c
from bocage.games.cobra_spi import bot, events
from bocage.games.cobra_spi import types as t
from bocage.games.cobra_spi.book import HOME, Book, load_book
from bocage.games.cobra_spi.check import facts, scene
from bocage.games.cobra_spi.flow import STEPS
from bocage.games.cobra_spi.rules.movement import EXIT_DIVISIONS
from bocage.games.cobra_spi.rules.overrun import OVERRUN_TERRAIN
from bocage.games.cobra_spi.rules.victory import TURN_14_EXIT, points
from bocage.games.cobra_spi.table import appendix, forecasts, guide, overlays, prices, sketch
from bocage.games.cobra_spi.table import board as picture
from bocage.games.cobra_spi.table import panels as beside
from bocage.kernel.api import Action, Choice, Event, Module, Option, Rng, Setup, Tally, rule

NOTHING_TO_COUNT = t.Counts()


class Cobra(Module):
    """The declaration."""

    id = "cobra-spi"
    edition = "1977"
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
    actions = (
        c.Replace,
        c.Done,
        c.Move,
        c.Enter,
        c.Exit,
        c.Overrun,
        c.Remove,
        c.Displace,
        t.Air,
        c.Attack,
        c.Lead,
        c.Lose,
        c.Retreat,
        c.Go,
        c.Advance,
        c.Truck,
    )
    events = tuple(
        found
        for found in (*vars(shared).values(), *vars(events).values())
        if isinstance(found, type) and Event in found.__bases__
    )
    steps = STEPS
    facts = facts.FACTS
    layer_ids = picture.LAYERS
    unit_layer_ids = overlays.UNIT_LAYERS
    hides = False
    dice: ClassVar[Mapping[str, Die]] = forecasts.DICE
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

    def load(self, scenario: str, options: Mapping[str, str], overlays: Sequence[Path]) -> Book:
        """The book of a scenario."""
        return load_book(scenario, options, overlays)

    def data_digest(self, overlays: Sequence[Path]) -> str:
        """A digest of the overlaid files."""
        return DataFiles(HOME, overlays).overlay_digest()

    def universe(self, book: Book) -> dict[str, tuple[str, ...]]:
        """All ids of each kind."""
        return {
            "unit": tuple(book.counters),
            "space": book.country.names,
            "division": tuple(book.divisions),
            "edge": c.EDGES,
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

    def counts(self, book: Book, pos: t.Pos) -> t.Counts:
        """Nothing is hidden."""
        return NOTHING_TO_COUNT

    def guess(self, book: Book, view: t.Seen, rng: Rng) -> tuple[dict[str, t.Private], t.Sealed]:
        """Nothing is hidden."""
        return {side: t.Private() for side in self.sides}, t.Sealed()

    def evaluate(self, book: Book, view: t.Seen) -> int:
        """How good it looks for the view's side."""
        return bot.evaluate(book, view)

    def candidates(self, book: Book, view: t.Seen, choice: Choice, rng: Rng) -> list[Action] | None:
        """Sensible actions where there are too many."""
        return bot.candidates(book, view, choice, rng)

    def score(self, book: Book, position: t.Pos) -> dict[str, Tally]:
        """The points of both sides."""
        return {side: points(book, position.public, side) for side in self.sides}

    def draw_value(self, book: Book, word: str) -> int:
        """A die by its face."""
        return scene.draw_value(word)

    def scene(self, spec: Mapping[str, Any], where: str) -> tuple[Book, t.Pos]:
        """The book and the position of a situation."""
        return scene.scene(self, spec, where)

    def book_appendix(self, lang: str) -> str:
        """The tables of the printed rulebook."""
        return appendix.appendix(lang)

    def board(self, book: Book) -> Any:
        """The map as it is drawn."""
        return picture.board(book)

    def pieces(self, book: Book, view: t.Seen) -> Any:
        """The counters as they are drawn."""
        return picture.pieces(book, view)

    def layers(self, book: Book, view: t.Seen, ids: Sequence[str]) -> Any:
        """Zones of control, supply and command radii."""
        return picture.layers(book, view, ids)

    def unit_layers(
        self, book: Book, view: t.Seen, unit: str, ids: Sequence[str], at: str | None = None
    ) -> tuple[Layer, ...]:
        """Reach, zone of control, supply and command of one unit."""
        return overlays.unit_layers(book, view, unit, ids, at)

    def panels(self, book: Book, view: t.Seen) -> tuple[Panel, ...]:
        """Turn track, supplies, victory points, pools and charts."""
        return beside.panels(book, view)

    def status(self, book: Book, view: t.Seen) -> tuple[tuple[Said, Said | str], ...]:
        """Turn, side, phase, weather and points."""
        return beside.status(book, view)

    def forecast(self, book: Book, view: t.Seen, action: Action) -> tuple[Forecast, ...]:
        """Every result of an attack, an overrun, bombs or the weather."""
        return forecasts.forecast(book, view, action)

    def price(self, book: Book, view: t.Seen, action: Action) -> Said | None:
        """The carpet bombing, and units that leave the map."""
        return prices.price(action)

    def rolls(self, book: Book, events: Sequence[Event]) -> tuple[Roll, ...]:
        """Every die that was rolled."""
        return forecasts.rolls(events)

    def guide(self, book: Book, scenario: str) -> Guide | None:
        """The first German player turn."""
        return guide.guide(book, scenario)

    def sketch(self, book: Book, view: t.Seen) -> dict[str, Any]:
        """What the terminal shows."""
        return sketch.sketch(book, view)

    def fact(self, book: Book, position: t.Pos, kind: str, spec: Any) -> str | None:
        """One expectation of a situation."""
        return facts.fact(self, book, position, kind, spec)


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
