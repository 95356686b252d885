"""Monty's Gamble: Market Garden: the airborne carpet to Arnhem, 17 to 20 September 1944."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

from bocage.data import DataFiles
from bocage.games.market_garden import events, facts, scene
from bocage.games.market_garden import types as t
from bocage.games.market_garden.book import DEPOTS, HOME, OPTIONS, PLANES, Book, load_book
from bocage.games.market_garden.flow import STEPS
from bocage.games.market_garden.rules.r07_control import settle
from bocage.kernel.api import Action, Event, Module, Option, Rng, Setup, rule

CLAUSES = {
    "extended": "22.1",
    "drops": "23.2a",
    "lift": "23.3",
    "depots": "23.4",
    "bid": "23.5a",
    "reorganise": "23.6a",
    "cards": "23.7",
}


class MarketGarden(Module):
    """The declaration."""

    id = "market-garden"
    edition = "MMP"
    sides = t.SIDES
    scenarios = ("garden",)
    options = tuple(Option(name, CLAUSES[name]) for name in OPTIONS)
    public = t.Public
    private = t.Private
    sealed = t.Sealed
    counts_type = t.Counts
    actions = tuple(
        found for found in vars(t).values() if isinstance(found, type) and Action in found.__bases__
    )
    events = tuple(
        found
        for found in vars(events).values()
        if isinstance(found, type) and Event in found.__bases__
    )
    steps = STEPS
    facts = facts.FACTS
    weights: ClassVar[Mapping[str, int]] = {
        "activate": 30,
        "infiltrate": 3,
        "bombard": 4,
        "strike": 3,
        "interdict": 1,
        "rest": 2,
        "march": 10,
        "assault": 20,
        "seize": 4,
        "finish": 3,
        "pass": 20,
    }

    def load(self, scenario: str, options: Mapping[str, str], overlays: Sequence[Path]) -> Book:
        """The book of the game with these options."""
        return load_book(scenario, options, overlays)

    def data_digest(self, overlays: Sequence[Path]) -> str:
        """A digest of the overlaid files."""
        return DataFiles(HOME, overlays).overlay_digest()

    def universe(self, book: Book) -> dict[str, tuple[str, ...]]:
        """All ids of each kind."""
        return {
            "unit": tuple(book.counters),
            "space": book.spaces,
            "boundary": tuple(book.edges),
            "plane": PLANES,
            "depot": DEPOTS,
        }

    def setup(self, book: Book) -> Setup:
        """Units in their places; D-Day comes next."""
        return Setup(
            starting_public(book), {side: t.Private() for side in t.SIDES}, t.Sealed(), t.Game()
        )

    def settle(self, book: Book, d: t.D) -> None:
        """Control, bridges, and reinforcements that wait for something."""
        settle(book, d)

    def counts(self, book: Book, pos: t.Pos) -> t.Counts:
        """How many cards each deck has left."""
        return t.Counts({side: len(deck) for side, deck in pos.sealed.decks.items()})

    def guess(self, book: Book, view: t.Seen, rng: Rng) -> tuple[dict[str, t.Private], t.Sealed]:
        """Nothing is private; decks are guessed."""
        return {side: t.Private() for side in self.sides}, guess_decks(view, rng)

    def draw_value(self, book: Book, word: str) -> int:
        """A die by its face."""
        return scene.draw_value(word)

    def scene(self, spec: Mapping[str, Any], where: str) -> tuple[Book, t.Pos]:
        """The book and the position of a situation."""
        return scene.scene(self, spec, where)

    def fact(self, book: Book, position: t.Pos, kind: str, spec: Any) -> str | None:
        """One expectation of a situation."""
        return facts.fact(self, book, position, kind, spec)


def guess_decks(view: t.Seen, rng: Rng) -> t.Sealed:
    """Any cards, as many as are left."""
    from bocage.games.market_garden.rules.r12_advantage import DECK

    decks = {side: tuple(rng.shuffled(DECK)[:count]) for side, count in view.counts.decks.items()}
    return t.Sealed(decks)


@rule("5.1a", "5.2a", "5.2b", "7.2a", "9.62a", "3.5", "3.11", "4.23a")
def starting_public(book: Book) -> t.Public:
    """17 September, clear, impulse 0, the Allies have the advantage; all ground is German."""
    units = {
        unit: t.UnitState(counter.setup)
        for unit, counter in book.counters.items()
        if counter.date == "start"
    }
    return t.Public(
        units=units,
        gone={},
        control=dict.fromkeys(book.areas, "german"),
        bridges=dict.fromkeys(book.bridges, "german"),
        held=(),
        ferries=dict.fromkeys(book.ferries, "ready"),
        works={},
        markers={t.GERMAN: 1, t.ALLIED: 2},
        repairs={t.GERMAN: (), t.ALLIED: ()},
        boat=True,
        planes=("raf2", "raf83"),
        interdiction=(),
        day=t.FIRST_DAY,
        impulse=0,
        weather="clear",
        dawn="clear",
        advantage="allied",
        heir="none",
        drm=0,
        passes=0,
        reserve={t.GERMAN: 0, t.ALLIED: 0},
    )


module: Any = MarketGarden()
