"""Rule 17.2o - A dummy drops with every battalion; only the Allies know which counters they are."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from bocage.games.normandy import types as t
from bocage.games.normandy.book import Book
from bocage.games.normandy.book.book import DUMMIES, DUMMY
from bocage.games.normandy.events import DummiesGone, DummiesShown
from bocage.games.normandy.rules.common import leave, put_owns, units_at
from bocage.games.normandy.rules.r09_losses import count_loss
from bocage.kernel.api import Outcome, rule

LAST_TURN = 5  # the forenoon of 7 June


@rule("17.2o.1")
def is_veiled(book: Book, public: t.Public, part: t.Private, unit: str) -> bool:
    """Whether only the owner may see a counter, also from the next hex."""
    if not book.is_on(DUMMIES) or public.turn > LAST_TURN:
        return False
    return unit in part.kin and not part.units[unit].flags & t.OPENED


@rule("17.2o.1")
def dummy_for(book: Book, own: t.Private, unit: str) -> tuple[str, ...]:
    """The dummy that drops with a battalion, if the rule is played."""
    if not book.is_on(DUMMIES):
        return ()
    pool = book.companies.get((book.counters[unit].nation, DUMMY), ())
    return tuple(dummy for dummy in pool if dummy not in own.units and dummy not in own.kin)[:1]


@rule("17.2o.1")
def open_up(book: Book, d: t.D, side: str, units: Iterable[str]) -> None:
    """Who attacks, or is attacked, lies face up from now on."""
    part = d.private[side]
    owns = {
        unit: replace(part.units[unit], flags=part.units[unit].flags | t.OPENED)
        for unit in units
        if is_veiled(book, d.public, part, unit)
    }
    put_owns(d, side, owns)


@rule("17.2o.1")
def unveil(book: Book, d: t.D, side: str, space: str) -> None:
    """Those in a hex are attacked: dummies go, the others lie face up from now on."""
    part = d.private[side]
    here = units_at(part.units, space)
    false = [unit for unit in here if book.counters[unit].type == DUMMY]
    if false:
        leave(book, d, side, false)
        d.emit(DummiesShown("17.2o.1", side, space, len(false)))
        d.reveal()
    open_up(book, d, side, [unit for unit in here if unit not in false])


@rule("17.2o.1", "17.2.2a")
def at_turn_end(book: Book, d: t.D) -> Outcome | None:
    """After the forenoon of 7 June dummies go, and what was lost in secret is counted."""
    if d.public.turn != LAST_TURN or not book.is_on(DUMMIES):
        return None
    part = d.private[t.ALLIED]
    leave(book, d, t.ALLIED, [u for u in part.units if book.counters[u].type == DUMMY])
    for key, number in part.unseen.items():
        for _ in range(number):
            count_loss(d, key)
    d.put_private(t.ALLIED, unseen={})
    d.emit(DummiesGone("17.2o.1"))
    return None
