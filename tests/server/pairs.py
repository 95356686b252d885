"""Pairs of games that differ only in what one side hides, kept in the databases of two servers."""

from __future__ import annotations

import asyncio
import hashlib
import shutil
import sqlite3
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import replace

from bocage.bots.base import Budget, answer, make_bot
from bocage.kernel import standing
from bocage.kernel.chance import Rng, Sealed
from bocage.kernel.engine import Engine
from bocage.kernel.module import load_module
from bocage.kernel.nouns import Action, Standing
from bocage.kernel.position import AnyPosition, Applied
from bocage.kernel.wording import text
from bocage.server.hall import Hall
from bocage.server.ledger import Ledger
from bocage.server.shelf import Shelf
from bocage.server.sqlite import SqliteStore
from bocage.server.store import Settings

GAME = "combat-commander"
PAUSE = 5  # seconds of a window
AHEAD = 15  # cards of a pile that no single action uses up
SEED = hashlib.sha256(b"pairs").digest()


class Twins(msgspec.Struct):
    """A game twice: the two differ in what one side hides from the other."""

    scenario: str
    engine: Engine
    hider: str
    one: AnyPosition
    two: AnyPosition
    orders: tuple[str, ...] = ()  # standing orders of the hider, in text form
    others: tuple[str, ...] = ()  # and of the other side
    id: str = ""
    pause: int = PAUSE
    probes: tuple[str, ...] = ("pass", "alert R-52 by R-Rifle1", "end")  # asked why not

    def orders_of(self, side: str) -> tuple[Standing, ...]:
        return standing.read(self.engine, side, self.orders if side == self.hider else self.others)

    @property
    def other(self) -> str:
        return next(side for side in self.engine.module.sides if side != self.hider)

    def same_view(self) -> bool:
        """Whether the other side, and a spectator, see the same in both."""
        views = [
            [self.engine.view(pos, side) for side in (self.other, None)]
            for pos in (self.one, self.two)
        ]
        return views[0] == views[1]

    def carry_on(self, side: str, one: Action, two: Action) -> None:
        """Do this in both; the same luck."""
        self.one, self.two = (
            applied(self.engine, pos, side, action)
            for pos, action in ((self.one, one), (self.two, two))
        )


class Pair(Twins):
    """One side's hand, secret chits and what is deep in its pile differ."""

    def same_ahead(self) -> bool:
        """Whether the next cards are the same in both piles of the hider."""
        one, two = (pos.sealed.decks[self.hider] for pos in (self.one, self.two))
        return one[:AHEAD] == two[:AHEAD] and len(one) == len(two)

    def shared(self, action: Action) -> bool:
        """Whether an action names no card or chit that only one of the two holds."""
        words = set(text(action).replace(",", " ").replace("=", " ").split())
        return not words & set(self.secrets())

    def secrets(self) -> Iterator[str]:
        """What is in one of the two hands only."""
        mine = [self.one.private[self.hider], self.two.private[self.hider]]
        for part in ("hand", "chits"):
            one, two = (set(getattr(own, part)) for own in mine)
            yield from one ^ two


@cache
def engine_of(scenario: str) -> Engine:
    return Engine(load_module(GAME), scenario)


def applied(engine: Engine, pos: AnyPosition, side: str, action: Action) -> AnyPosition:
    done = engine.apply(pos, side, action, Sealed(SEED))
    assert isinstance(done, Applied), done
    return done.position


def played(engine: Engine, seed: int, decisions: int, hider: str) -> AnyPosition:
    """A position after some decisions of bots, when a side has cards and a high pile."""
    pos = engine.start(Sealed(hashlib.sha256(b"pair%d" % seed).digest())).position
    bots = {"greedy@1": make_bot("greedy@1"), "random": make_bot("random")}
    rng, found = Rng(seed), None
    for n in range(10_000):
        ask = engine.pending(pos)[0]
        if ask.prompt == "order" and _plenty(pos, hider):
            found = pos
        if found is not None and n >= decisions:
            return found
        bot = bots["random" if rng.below(3) else "greedy@1"]
        action = answer(bot, engine, pos, ask.side, Budget(nodes=300), rng)
        pos = applied(engine, pos, ask.side, action)
        if pos.outcome is not None:
            break
    assert found is not None
    return found


def _plenty(pos: AnyPosition, side: str) -> bool:
    return len(pos.sealed.decks[side]) >= 3 * AHEAD and len(pos.private[side].hand) >= 2


def swapped(engine: Engine, pos: AnyPosition, hider: str, rng: Rng) -> AnyPosition:
    """The same with half of a hand changed for cards from the bottom of the pile, and other chits.

    The hand that comes of it is as unlike the first as the pile allows: what it had to react with
    goes first.
    """
    own, deck = pos.private[hider], list(pos.sealed.decks[hider])
    hand, cards = list(own.hand), engine.book.cards
    away = sorted(hand, key=lambda card: cards[card].order != "fire")[: (len(hand) + 1) // 2]
    deep = rng.shuffled(deck[-AHEAD:])
    for card, new in zip(away, deep, strict=False):
        hand[hand.index(card)], deck[deck.index(new)] = new, card
    bag = list(pos.sealed.bag)
    chits = list(own.chits)
    secret = [chit for chit in bag if engine.book.chits[chit].secret]
    if chits and secret:
        bag[bag.index(secret[0])], chits[0] = chits[0], secret[0]
    order = engine.book.deck[hider].index
    private = replace(own, hand=tuple(sorted(hand, key=order)), chits=tuple(chits))
    decks = {**pos.sealed.decks, hider: tuple(deck)}
    return replace(
        pos,
        private={**pos.private, hider: private},
        sealed=replace(pos.sealed, decks=decks, bag=tuple(bag)),
    )


def arranged(engine: Engine, pos: AnyPosition, hider: str, *, holder: bool) -> AnyPosition:
    """The same with cards that open windows on top, and those that advance time at the bottom.

    Hands and piles are dealt anew: Fire and Move come first, so that there is much to react to, and
    no pile is shuffled soon. As `holder` the hider has the initiative, and so a window after every
    roll.
    """
    cards, private, decks = engine.book.cards, dict(pos.private), dict(pos.sealed.decks)

    def late(card: str) -> tuple[bool, bool]:
        return cards[card].trigger == "time", cards[card].order not in ("fire", "move")

    for side, own in pos.private.items():
        pool = sorted((*own.hand, *decks[side]), key=late)
        hand = sorted(pool[: len(own.hand)], key=engine.book.deck[side].index)
        private[side] = replace(own, hand=tuple(hand))
        decks[side] = tuple(pool[len(hand) :])
    initiative = hider if holder else pos.public.initiative
    public = replace(pos.public, initiative=initiative)
    sealed = replace(pos.sealed, decks=decks)
    return replace(pos, public=public, private=private, sealed=sealed, version=0, draws=0)


def make_pair(
    scenario: str, hider: str, seed: int, decisions: int, ordered: Sequence[str] = ()
) -> Pair:
    """A pair in the middle of a game, in which the other side sees no difference."""
    engine = engine_of(scenario)
    pos = played(engine, seed, decisions, hider)
    pos = arranged(engine, pos, hider, holder=seed % 8 > 0)
    pair = Pair(scenario, engine, hider, pos, swapped(engine, pos, hider, Rng(seed)))
    assert list(pair.secrets()) and pair.same_view() and pair.same_ahead()
    mine = [unit for unit in pos.public.units if engine.book.units[unit].side == hider]
    mine.sort(key=engine.book.place)
    known = {
        "fire": f"fire-on-entry hexes {','.join(engine.book.hexes)} units {','.join(mine)} 1",
        "conceal": "conceal 1",
        "ask": "ask-always orders fire-order,advance-order",
        "better": "only-better",
    }
    pair.orders = tuple(known[name] for name in ordered)
    pair.others = ("only-better",) if "better" in ordered else ()
    return pair


def keep(pairs: Sequence[Twins], one: Path, two: Path) -> None:
    """Put the pairs into two databases, alike but for what is hidden."""
    asyncio.run(_keep(pairs, one))
    shutil.copy(one, two)
    base = sqlite3.connect(two)
    for pair in pairs:
        data = pair.engine.codec.encode(pair.two)
        base.execute("update snapshots set position = ? where game = ?", (data, pair.id))
    base.commit()
    base.close()


async def _keep(pairs: Sequence[Twins], db: Path) -> None:
    store = SqliteStore(db)
    hall = Hall(store, Shelf())
    for pair in pairs:
        box = hall.shelf.box(pair.engine.module.id, pair.scenario, {})
        seats = {pair.hider: "chair", pair.other: "me"}
        ledger = Ledger.branch(box.engine, SEED, pair.one)
        orders = {pair.hider: pair.orders, pair.other: pair.others}
        settings = Settings(pause=pair.pause, standing=orders)
        pair.id = await hall.keep(box, ledger, seats, settings)
    await hall.stop()


def shown(pair: Pair, secrets: set[Any]) -> bool:
    """Whether something that only one of the two held has become known to the other side."""
    for pos in (pair.one, pair.two):
        public, own = pos.public, pos.private[pair.other]
        open_ = {*public.discards[pair.hider], *public.chits, *own.seen_hand}
        open_ |= {chit for chits in public.shown.values() for chit in chits}
        if open_ & secrets:
            return True
    return False
