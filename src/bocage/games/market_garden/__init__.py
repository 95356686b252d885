"""Monty's Gamble: Market Garden: the airborne carpet to Arnhem, 17 to 20 September 1944."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from bocage.data import DataFiles
from bocage.games.market_garden import bot, check, events, table
from bocage.games.market_garden import standing as orders
from bocage.games.market_garden import types as t
from bocage.games.market_garden.book import DEPOTS, OPTIONS, PLANES, Book, load_book
from bocage.games.market_garden.bot.picture import CORRIDOR
from bocage.games.market_garden.flow import STEPS
from bocage.games.market_garden.rules.r07_control import settle
from bocage.games.market_garden.rules.r12_advantage import ROLLS
from bocage.games.market_garden.rules.r21_victory import victory_points
from bocage.kernel.api import (
    Action,
    Event,
    Module,
    Option,
    Rng,
    Setup,
    Standing,
    Tally,
    declared,
    rule,
)

CLAUSES = {
    "extended": "22.1",
    "drops": "23.2a",
    "lift": "23.3",
    "depots": "23.4",
    "bid": "23.5a",
    "reorganise": "23.6a",
    "cards": "23.7",
    "decks": "23.71",
}
SEALED = ("bid", "cards")  # 23.5, 23.7: bids are sealed, decks lie face down; all else is open
NO_CARDS = t.Counts()  # without 23.7 there are no decks
ALLIED_OWNERS = ("1", "82", "101", "xxx")  # 4.5: who may control a space besides the Germans


class MarketGarden(Module):
    """The declaration."""

    id = "market-garden"
    edition = "MMP"
    minutes = 360
    sides = t.SIDES
    scenarios = ("garden",)
    options = tuple(
        Option(name, CLAUSES[name], hides=("on",) if name in SEALED else ()) for name in OPTIONS
    )
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
    hides = False
    figures = ("northernmost area on the road in which XXX Corps stands", CORRIDOR)
    standing: ClassVar[tuple[type[Standing], ...]] = orders.KINDS
    usual: ClassVar[tuple[Standing, ...]] = orders.USUAL
    questions = orders.QUESTIONS
    again: ClassVar[Mapping[str, tuple[Action, str]]] = {"reroll": (t.Reroll(), "die")}
    rolled = tuple(dict.fromkeys(ROLLS.values()))
    grounds: ClassVar[Mapping[str, str]] = {
        "activate": "8.2",
        "infiltrate": "8.22a",
        "attempt": "8.22a",
        "bombard": "11.111a",
        "strike": "16.2a",
        "interdict": "16.4a",
        "repair": "19.2a",
        "march": "9.1a",
        "wade": "9.2b",
        "ferry": "9.63a",
        "boat": "9.5a",
        "seize": "9.22a",
        "assault": "10.1a",
        "double": "12.3b",
        "drop": "18.41a",
        "place": "13.4",
        "refit": "13.6a",
        "build": "19.23a",
        "raise": "13.7d",
        "regroup": "6.5a",
    }
    free = ("march", "place", "refit", "regroup")
    aims: ClassVar[Mapping[str, str]] = {"seize": "bridge"}
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
    biases: ClassVar[Mapping[str, Mapping[str, int]]] = {  # one for each group of chapters
        "movement": {"activate": 60, "march": 60, "wade": 9, "ferry": 60, "boat": 60, "regroup": 9},
        "assault": {"activate": 60, "march": 20, "assault": 90, "withdraw": 4, "fallback": 4},
        "bombardment": {"bombard": 60, "strike": 60, "activate": 20},
        "bridges": {"activate": 60, "seize": 90, "repair": 200, "demolish": 60, "build": 60},
        "drops": {"activate": 60, "drop": 200, "interdict": 30},
        "infiltration": {"infiltrate": 60, "attempt": 30, "activate": 20},
        "advantage": {"activate": 30, "reroll": 40, "double": 90, "assault": 60, "march": 20},
        "evening": {"place": 60, "refit": 90, "build": 60, "raise": 30, "buy": 9, "merge": 30},
    }

    load = staticmethod(load_book)
    settle = staticmethod(settle)
    standing_applies = staticmethod(orders.applies)
    standing_answer = staticmethod(orders.answer)

    def universe(self, book: Book) -> dict[str, tuple[str, ...]]:
        """All ids of each kind."""
        return {
            "unit": tuple(book.counters),
            "space": book.spaces,
            "boundary": tuple(book.edges),
            "ferry": book.ferries,  # boundaries too: one of them has a bridge beside it
            "plane": PLANES,
            "depot": DEPOTS,
            "party": t.SIDES,
            "owner": ALLIED_OWNERS,
            **self.order_ids,
        }

    def setup(self, book: Book) -> Setup:
        """Units in their places; D-Day comes next."""
        return Setup(
            starting_public(book), {side: t.Private() for side in t.SIDES}, t.Sealed(), t.Game()
        )

    def counts(self, book: Book, pos: t.Pos) -> t.Counts:
        """How many cards each deck has left."""
        decks = pos.sealed.decks
        return t.Counts({side: len(deck) for side, deck in decks.items()}) if decks else NO_CARDS

    def guess(self, book: Book, view: t.Seen, rng: Rng) -> tuple[dict[str, t.Private], t.Sealed]:
        """Nothing is private; decks are guessed."""
        return {side: t.Private() for side in self.sides}, guess_decks(book, view, rng)

    def score(self, book: Book, position: t.Pos) -> dict[str, Tally]:
        """Only the Allies have points."""
        return {t.ALLIED: victory_points(book, position.public)}

    def figure(self, book: Book, position: t.Pos) -> str:
        """How far north XXX Corps stands along the road."""
        return bot.northernmost(book, position.public)


def guess_decks(book: Book, view: t.Seen, rng: Rng) -> t.Sealed:
    """Any cards, as many as are left."""
    from bocage.games.market_garden.rules.r12_advantage import deck_of

    left, deck = view.counts.decks, deck_of(book)
    return t.Sealed({side: tuple(rng.shuffled(deck)[:count]) for side, count in left.items()})


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
