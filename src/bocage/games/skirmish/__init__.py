"""Skirmish: our own small and nasty game. It proves the kernel and is the guide's example."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

from bocage.art.board import Board, Layer, Piece
from bocage.art.forecast import Die, Forecast, Guide, Roll
from bocage.art.panels import Panel
from bocage.art.panels import Words as Said
from bocage.data import DataFiles
from bocage.games.skirmish import bot, events
from bocage.games.skirmish import types as t
from bocage.games.skirmish.book import HOME, Book, load_book
from bocage.games.skirmish.check import facts, scene
from bocage.games.skirmish.flow import STEPS
from bocage.games.skirmish.rules.r09_supply import update_control
from bocage.games.skirmish.rules.r10_victory import check_units, points
from bocage.games.skirmish.table import appendix, forecasts, guide, overlays
from bocage.games.skirmish.table import board as picture
from bocage.games.skirmish.table import panels as beside
from bocage.games.skirmish.view import counts, guess
from bocage.kernel.api import Action, Choice, Event, Module, Option, Rng, Setup, Tally


class Skirmish(Module):
    """The declaration."""

    id = "skirmish"
    edition = "1"
    sides = t.SIDES
    scenarios = ("crossroads", "orchard", "estate")
    options = (Option("long", "11.1"), Option("veterans", "11.2"))
    public = t.Public
    private = t.Private
    sealed = t.Sealed
    counts_type = t.Counts
    actions = (
        t.Bid,
        t.Rally,
        t.Done,
        t.Move,
        t.GoOn,
        t.Halt,
        t.Fire,
        t.Play,
        t.Reroll,
        t.Attack,
        t.Settle,
        t.Retreat,
        t.Advance,
        t.Place,
    )
    events = tuple(
        found
        for found in vars(events).values()
        if isinstance(found, type) and Event in found.__bases__
    )
    steps = STEPS
    facts = facts.FACTS
    layer_ids = overlays.LAYERS
    unit_layer_ids = overlays.UNIT_LAYERS
    hides = True
    dice: ClassVar[Mapping[str, Die]] = forecasts.DICE
    grounds: ClassVar[Mapping[str, str]] = {
        "rally": "4.1",
        "move": "5.1",
        "attack": "8.1",
    }
    weights: ClassVar[Mapping[str, int]] = {
        "move": 6,
        "done": 1,
        "attack": 3,
        "rally": 3,
        "fire": 1,
        "pass": 2,
        "play": 2,
    }
    biases: ClassVar[Mapping[str, Mapping[str, int]]] = {
        "attack": {"move": 8, "done": 1, "attack": 40, "go-on": 3},
        "react": {"fire": 20, "play": 20, "reroll": 20, "pass": 1, "move": 6},
        "rally": {"rally": 40, "play": 1, "move": 4},
        "retreat": {"attack": 20, "settle": 1, "move": 6},
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
            "space": book.spaces,
            "card": tuple(book.cards),
        }

    def setup(self, book: Book) -> Setup:
        """Units in their places; everything else happens in the first frame."""
        units = {
            unit: t.UnitState(space, book.counters[unit].steps)
            for unit, space in sorted(book.plan.units.items(), key=lambda item: book.place(item[0]))
        }
        return Setup(
            t.Public(
                units=units,
                control={},
                token=t.BLUE,
                time=0,
                hand_size=dict.fromkeys(t.SIDES, 0),
                discards=dict.fromkeys(t.SIDES, ()),
                losses=dict.fromkeys(t.SIDES, 0),
            ),
            {side: t.Private((), "raid") for side in t.SIDES},
            t.Sealed(dict.fromkeys(t.SIDES, ())),
            t.Game(),
        )

    def settle(self, book: Book, d: t.D) -> None:
        """After units have changed: control of objectives, and a side without units."""
        if "units" in d.changed:
            update_control(book, d)
            check_units(book, d)

    def counts(self, book: Book, pos: t.Pos) -> t.Counts:
        """The sizes of the draw piles."""
        return counts(book, pos)

    def guess(self, book: Book, view: t.Seen, rng: Rng) -> tuple[dict[str, t.Private], t.Sealed]:
        """Hands, missions and draw piles that this view could come from."""
        return guess(book, view, rng)

    def evaluate(self, book: Book, view: t.Seen) -> int:
        """How good it looks for the view's side."""
        return bot.evaluate(book, view)

    def candidates(self, book: Book, view: t.Seen, choice: Choice, rng: Rng) -> list[Action] | None:
        """Sensible actions where there are too many."""
        return bot.candidates(book, view, choice, rng)

    def score(self, book: Book, position: t.Pos) -> dict[str, Tally]:
        """The points of both sides; whoever sees the end sees the missions too."""
        return {
            side: points(book, position.public, side, position.private[side].mission)
            for side in self.sides
        }

    def scene(self, spec: Mapping[str, Any], where: str) -> tuple[Book, t.Pos]:
        """The book and the position of a situation."""
        return scene.scene(self, spec, where)

    def fact(self, book: Book, position: t.Pos, kind: str, spec: Any) -> str | None:
        """One expectation of a situation."""
        return facts.fact(self, book, position, kind, spec)

    def book_appendix(self, lang: str) -> str:
        """The tables of the printed rulebook."""
        return appendix.appendix(lang, self.scenarios)

    def draw_value(self, book: Book, word: str) -> int:
        """A mishap's space by its name."""
        return facts.draw_value(book, word)

    def board(self, book: Book) -> Board:
        """The map, if it has hexes."""
        return picture.board(book)

    def pieces(self, book: Book, view: t.Seen) -> tuple[Piece, ...]:
        """The units on it."""
        return picture.pieces(book, view)

    def layers(self, book: Book, view: t.Seen, ids: Sequence[str]) -> tuple[Layer, ...]:
        """Contact and supply of either side."""
        return overlays.layers(book, view, ids)

    def unit_layers(
        self, book: Book, view: t.Seen, unit: str, ids: Sequence[str], at: str | None = None
    ) -> tuple[Layer, ...]:
        """Where a unit can go, what it can fire at, its supply."""
        return overlays.unit_layers(book, view, unit, ids, at)

    def panels(self, book: Book, view: t.Seen) -> tuple[Panel, ...]:
        """Hands, the clock, the standing, the charts, the discards."""
        return beside.panels(book, view)

    def status(self, book: Book, view: t.Seen) -> tuple[tuple[Said, Said | str], ...]:
        """Time, half, step, token and points."""
        return beside.status(book, view)

    def forecast(self, book: Book, view: t.Seen, action: Action) -> tuple[Forecast, ...]:
        """Every card that fire or an attack may turn up."""
        return forecasts.forecast(book, view, action)

    def price(self, book: Book, view: t.Seen, action: Action) -> Said | None:
        """The token."""
        return Said("price-token") if isinstance(action, t.Reroll) else None

    def rolls(self, book: Book, events: Sequence[Event]) -> tuple[Roll, ...]:
        """The cards that were revealed for rolls."""
        return forecasts.rolls(events)

    def guide(self, book: Book, scenario: str) -> Guide | None:
        """Blue's first turn at the Crossroads."""
        return guide.guide(book, scenario)


module = Skirmish()
