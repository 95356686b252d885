"""Entrenchments and the bridges of engineers, as units come to them and leave them.

An entrenchment stays in a hex that everybody leaves, so `Public.works` has it, and a German pile
there bears its mark.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from bocage.games.normandy import events as e
from bocage.games.normandy import types as t
from bocage.games.normandy.book import Book
from bocage.kernel.api import rule

DIGS: tuple[t.Mark, ...] = ("building", "entrenched")


@rule("14.3b", "14.3c")
def set_work(d: t.D, space: str, work: t.Mark | None) -> None:
    """Put an entrenchment into a hex, finished or not, or take it away; the pile shows it."""
    works = d.edit("works")
    if work is None:
        works.pop(space, None)
    else:
        works[space] = work
    _show(d, space, work)


def _show(d: t.D, space: str, work: t.Mark | None) -> None:
    pile = d.public.piles.get(space)
    if pile is None:
        return
    marks = tuple(mark for mark in pile.marks if mark not in DIGS)
    if work is not None and pile.side == t.GERMAN:
        marks = (*marks, work)
    if marks != pile.marks:
        d.put(piles={**d.public.piles, space: replace(pile, marks=marks)})


@rule("14.3d", "14.3b")
def keep(d: t.D, spaces: Iterable[str]) -> None:
    """Piles have changed: Germans find an entrenchment where it was, of Allies it is lost."""
    for space in spaces:
        work, pile = d.public.works.get(space), d.public.piles.get(space)
        if work is None or pile is None:
            continue
        if pile.side == t.GERMAN:
            _show(d, space, work)
        else:
            set_work(d, space, None)
            d.emit(e.WorkGone("14.3d", space))


@rule("14.2.1b")
def left(book: Book, d: t.D, side: str, units: Iterable[str], space: str) -> None:
    """Counters leave a hex, or are lost there: with its engineers a bridge goes."""
    owns = d.private[side].units
    if not any(unit in owns and owns[unit].flags & t.BRIDGING for unit in units):
        return
    spans = tuple(span for span in d.public.spans if span[0] != space)
    for span in d.public.spans:
        if span not in spans:
            d.emit(e.BridgeLeft("14.2.1b", *span))
    d.put(spans=spans)
    cleared = {
        unit: replace(owns[unit], flags=owns[unit].flags & ~t.BRIDGING)
        for unit in units
        if unit in owns
    }
    d.carry(side, units={**owns, **cleared})
