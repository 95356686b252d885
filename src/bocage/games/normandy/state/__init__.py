"""What is worked out of a position: zones, stacks, and where counters could stand at all."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from bocage.games.normandy import types as t
from bocage.games.normandy.book import STACK, Book
from bocage.games.normandy.rules.common import units_at
from bocage.games.normandy.rules.r10_going import edge, kind_of
from bocage.games.normandy.state.field import Field
from bocage.kernel.api import rule


def field_of(book: Book, public: t.Public) -> Field:
    """Piles and zones as they are now."""
    return book.memo.of(_field, public.piles)


def _field(book: Book, piles: Mapping[str, t.Pile]) -> Field:
    last = book.memo.last(_field)
    return Field(book, piles) if last is None else last.follow(piles)


# -- stacking -------------------------------------------------------------------------------


@rule("2.4.3d", "10.6.entrench", "9.6c")
def points_at(book: Book, public: t.Public, own: t.Private, space: str) -> int:
    """The stacking points that lie in a hex: counters, and a finished entrenchment."""
    return points_of(book, public, own, units_at(own.units, space), space)


def points_of(
    book: Book, public: t.Public, own: t.Private, units: Iterable[str], space: str
) -> int:
    """The stacking points of counters that lie together in a hex."""
    pile = public.piles.get(space)
    dug = pile is not None and "entrenched" in pile.marks
    return sum(stack_of(book, own, unit) for unit in units) + dug


def stack_of(book: Book, own: t.Private, unit: str) -> int:
    """The stacking points of a counter; a headquarters counts its replacements instead."""
    return max(book.counters[unit].stack, own.feldersatz.get(unit, 0))


@rule("6.1a", "6.1.1a", "6.1.1b")
def stack_limit(book: Book, public: t.Public, units: Iterable[str]) -> int:
    """How many points these may have together: one more for a tank battalion with infantry."""
    here = [book.counters[unit] for unit in units]
    tanks = [c for c in here if c.nation == "cw" and c.type == "armor" and c.stack == TANKS]
    foot = [c for c in here if c.nation == "cw" and c.size == "bn" and c.stack == FOOT]
    pair = len(here) == 2 and len(tanks) == 1 and len(foot) == 1
    return pair_limit(book, public) if pair else STACK


def pair_limit(book: Book, public: t.Public) -> int:
    """The limit for such a pair today."""
    return book.charts.days[t.day_of(public.turn) - 1].cw_stack


def least_limit(book: Book, public: t.Public) -> int:
    """Up to how many points nobody is too many today."""
    return min(STACK, pair_limit(book, public))


TANKS, FOOT = 4, 3  # the stacking points of a Commonwealth tank battalion, and of infantry


def overfull(book: Book, public: t.Public, own: t.Private, space: str) -> bool:
    """Whether too much lies in a hex."""
    return too_much(book, public, own, units_at(own.units, space), space)


@rule("9.6c", "18.8.2b")
def too_much(
    book: Book, public: t.Public, own: t.Private, units: Sequence[str], space: str
) -> bool:
    """Whether these are too much; replacements keep no single unit from their headquarters.

    Queues off the beaches hold a number of units, whatever their points.
    """
    if space in book.queue_at:
        return False
    points = points_of(book, public, own, units, space)
    if points <= stack_limit(book, public, units):
        return False
    spared = [unit for unit in units if own.feldersatz.get(unit, 0)]
    return not (spared and len(units) - len(spared) <= 1)


@rule("6.3a")
def mixed(book: Book, units: Iterable[str]) -> bool:
    """Whether American and Commonwealth counters lie together."""
    return len({book.counters[unit].nation for unit in units}) > 1


# -- ground ---------------------------------------------------------------------------------


def enterable(book: Book, public: t.Public, unit: str, a: str, b: str) -> bool:
    """Whether a counter could go from a hex to the next at all, at whatever cost."""
    num = book.country.num
    kind = kind_of(book, public, unit, hungry=False, fast=False)
    return b in book.area and edge(book, public, kind, num[a], num[b]) is not None
