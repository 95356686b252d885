"""Skirmish: our own small and nasty game. It proves the kernel and is the guide's example."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from bocage.data import DataFiles
from bocage.games.skirmish import bot, check, events, table
from bocage.games.skirmish import types as t
from bocage.games.skirmish.book import Book, load_book
from bocage.games.skirmish.flow import STEPS
from bocage.games.skirmish.rules.r09_supply import update_control
from bocage.games.skirmish.rules.r10_victory import check_units, points
from bocage.games.skirmish.view import counts, guess
from bocage.kernel.api import (
    Action,
    AskMe,
    Event,
    Module,
    OnlyBetter,
    Option,
    Setup,
    Staff,
    Standing,
    Tally,
    declared,
)


class Skirmish(Module):
    """The declaration."""

    id = "skirmish"
    edition = "1"
    minutes = 20
    sides = t.SIDES
    scenarios = ("crossroads", "orchard", "estate")
    options = (Option("long", "11.1"), Option("veterans", "11.2"))
    public = t.Public
    private = t.Private
    sealed = t.Sealed
    counts_type = t.Counts
    actions = declared(t, Action)
    events = declared(events, Event)
    steps = STEPS
    files = DataFiles
    table = table
    check = check
    bot = bot
    hides = True
    standing: ClassVar[tuple[type[Standing], ...]] = (OnlyBetter, Staff, AskMe)
    usual: ClassVar[tuple[Standing, ...]] = (OnlyBetter(),)
    questions = (
        "reroll-window",
        "entry-window",
        "fire-window",
        "hit-window",
        "combat-window",
        "carry-on",
        "settle",
        "retreat",
        "succession",
    )
    again: ClassVar[Mapping[str, tuple[Action, str]]] = {"reroll-window": (t.Reroll(), "")}
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

    load = staticmethod(load_book)
    counts = staticmethod(counts)
    guess = staticmethod(guess)

    def universe(self, book: Book) -> dict[str, tuple[str, ...]]:
        """All ids of each kind."""
        return {
            "unit": tuple(book.counters),
            "space": book.spaces,
            "card": tuple(book.cards),
            **self.order_ids,
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

    def score(self, book: Book, position: t.Pos) -> dict[str, Tally]:
        """The points of both sides; whoever sees the end sees the missions too."""
        return {
            side: points(book, position.public, side, position.private[side].mission)
            for side in self.sides
        }


module = Skirmish()
