"""The Battle for Normandy: 6 June to mid-August 1944, battalions on five maps.

Offered are the battles inland and the landing at Omaha; what the other landings and the campaign
need besides comes with later steps.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, get_args

from bocage.data import DataFiles
from bocage.games.normandy import bot, check, events, table
from bocage.games.normandy import standing as orders
from bocage.games.normandy import types as t
from bocage.games.normandy.book import Book, load_book
from bocage.games.normandy.book.tables import SCENARIOS, other_names
from bocage.games.normandy.events import SHOWS
from bocage.games.normandy.flow import DROP, STEPS
from bocage.games.normandy.rules.r03_control import settle_control
from bocage.games.normandy.rules.r17_1_guides import overrun_guides
from bocage.games.normandy.rules.r21_setup import private_at_start, public_at_start
from bocage.games.normandy.view import guess, guise
from bocage.kernel.api import (
    Action,
    Event,
    Frame,
    Illegal,
    Module,
    Option,
    Rng,
    Setup,
    Standing,
    Step,
    declared,
)
from bocage.kernel.position import AnyPosition

DROPS = ("utah", "sword", "dday")  # scenarios that begin with the drop

WEIGHTS: Mapping[str, int] = {
    "move": 60,
    "attack": 20,
    "remove": 8,
    "shell": 6,
    "look": 4,
    "end-movement": 4,
    "end-combat": 3,
    "look-all": 2,
    "combine": 2,
    "absorb": 2,
    "break-down": 1,
    "shed": 1,
    "land": 60,
    "hop": 20,
    "end-landing": 3,
    "shoot": 30,
    "regroup": 8,
    "end-fire": 4,
    "enqueue": 20,
}

GROUNDS: Mapping[str, str] = {
    "move": "10.1a",
    "attach": "7.2a",
    "enter": "9.2a",
    "refill": "9.6b",
    "load": "20.1a",
    "dissolve": "20.3b",
    "mend": "9.4a",
    "rebuild": "9.4b",
    "grow": "9.5a",
    "motorize": "19.10a",
    "place": "20.3a",
    "attack": "12.1a",
    "shell": "13.1a",
    "concede": "12.3k",
    "assist": "12.5.1a",
    "reply": "13.4a",
    "strafe": "11.3.1a",
    "bomb": "11.3.1a",
    "blow": "14.1",
    "restore": "14.2",
    "span": "14.2.1a",
    "entrench": "14.3a",
    "raze": "14.3d",
}


BIASES: Mapping[str, Mapping[str, int]] = {
    "combat": {"attack": 60, "assist": 40, "advance": 40, "concede": 20},
    "fire": {"shell": 60, "assist": 60, "reply": 40, "shoot": 60, "strafe": 40, "bomb": 40},
    "movement": {"move": 90, "go": 30, "enter": 60},
    "companies": {"break-down": 40, "shed": 40, "combine": 40, "absorb": 40, "mend": 30},
    "works": {"entrench": 50, "raze": 10, "blow": 50, "restore": 50, "span": 50},
}


class Normandy(Module):
    """The declaration."""

    id = "normandy"
    edition = "2"
    minutes = 240
    sides = t.SIDES
    scenarios = SCENARIOS
    drafts = ("breakout", "campaign", "utah", "sword", "dday")
    options: ClassVar[tuple[Option, ...]] = (
        Option("no-duties", "22.4o"),
        Option("rangers-follow", "20.6o.1", scenarios=("omaha", "dday")),
        Option("bloody-omaha", "22.6o", scenarios=("omaha",)),
        Option("dummies", "17.2o.1", scenarios=DROPS),
        Option("dives", "18.8.5o", scenarios=("sword", "dday")),
        Option("utah-forts", "22.7o", scenarios=("utah", "dday")),
        Option("aarr", "17.7.1o", scenarios=("sword", "dday")),
    )
    public = t.Public
    private = t.Private
    sealed = t.Sealed
    counts_type = t.Counts
    actions = declared(t, Action)
    events = declared(events, Event)
    shows: ClassVar[tuple[type[Event], ...] | None] = SHOWS
    steps: ClassVar[Mapping[type[Frame], Step]] = STEPS
    weights = WEIGHTS
    biases = BIASES
    free = ("move", "go", "drop", "halt", "break-down", "shed", "combine", "absorb")
    quiet = (
        "look",
        "look-all",
        "break-down",
        "shed",
        "combine",
        "absorb",
        "remove",
        "attach",
        "load",
        "dissolve",
        "raze",
    )
    files = DataFiles
    grounds: ClassVar[Mapping[str, str]] = GROUNDS
    table = table
    check = check
    bot = bot
    long: ClassVar[Mapping[str, int]] = {"epsom": 250, "breakout": 800, "campaign": 300}
    standing = orders.KINDS
    usual = orders.USUAL
    questions = orders.QUESTIONS

    load = staticmethod(load_book)

    def universe(self, book: Book) -> dict[str, tuple[str, ...]]:
        """Counters, hexes and maps."""
        return {
            "unit": tuple(book.counters),
            "space": book.country.names,
            "sheet": book.scenario.maps,
            "mark": get_args(t.Mark),
            "site": tuple(book.tables.sites),
            **self.order_ids,
        }

    def aliases(self, book: Book) -> Mapping[str, Mapping[str, str]]:
        """Hexes that several maps print: the name of the earlier map is their own."""
        return {"space": {other: name for name, found in other_names().items() for other in found}}

    def setup(self, book: Book) -> Setup:
        """Counters in their places, piles for everybody."""
        return Setup(public_at_start(book), private_at_start(book), t.Sealed(), t.Game())

    def settle(self, book: Book, d: t.D) -> None:
        """Control of hexes follows the piles."""
        if "piles" in d.changed:
            settle_control(book, d)
            if d.public.guides and d.public.turn > DROP:
                overrun_guides(book, d)

    def why_not_standing(self, book: Book, side: str, order: Standing) -> Illegal | None:
        """Why a side may not leave an order."""
        return orders.why_not(book, side, order)

    def standing_applies(self, book: Book, seen: t.Seen, side: str, order: Standing) -> bool:
        """Whether an order is for what the side is asked."""
        return orders.applies(book, seen, side, order)

    def standing_answer(self, book: Book, view: t.Seen, order: Standing) -> Action | None:
        """What an order does."""
        return orders.answer(book, view, order)

    def guess(self, book: Book, view: t.Seen, rng: Rng) -> tuple[dict[str, t.Private], t.Sealed]:
        """The counters that are left, dealt over the piles."""
        return guess(book, view, rng)

    def guise(self, book: Book, view: t.Seen, hidden: str) -> str | None:
        """What is seen of a counter that nobody has looked at."""
        return guise(book, view, hidden)

    def counts(self, book: Book, pos: AnyPosition) -> t.Counts:
        """Piles show their numbers."""
        return t.Counts()


module = Normandy()
