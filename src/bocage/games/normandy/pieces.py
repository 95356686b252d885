"""Counters and piles: whatever changes where counters are, or their steps, does it here.

Piles are what everybody sees of the counters, so both are changed together and never apart.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from bocage.games.normandy import types as t
from bocage.games.normandy.book import Book
from bocage.games.normandy.losses import note_loss
from bocage.games.normandy.scene import MARKS
from bocage.kernel.api import rule

OF_COUNTERS: tuple[t.Mark, ...] = ("strategic", "tactical", "isolated")  # not of the hex


def units_at(own: Mapping[str, t.Own], space: str) -> tuple[str, ...]:
    """The own counters in a hex."""
    return tuple(unit for unit, state in own.items() if state.at == space)


def stacks_of(own: Mapping[str, t.Own]) -> dict[str, list[str]]:
    """The own counters by their hexes."""
    found: dict[str, list[str]] = {}
    for unit, state in own.items():
        found.setdefault(state.at, []).append(unit)
    return found


def side_of(d: t.D, unit: str) -> str:
    """The side of a counter that is on the map."""
    return t.ALLIED if unit in d.private[t.ALLIED].units else t.GERMAN


def own_of(d: t.D, unit: str) -> t.Own:
    """A counter as it is; it must be on the map."""
    return d.private[side_of(d, unit)].units[unit]


def put_own(d: t.D, unit: str, *, carried: bool = False, **changes: Any) -> None:
    """Change a counter, but neither its hex nor its steps."""
    put_owns(d, side_of(d, unit), {unit: replace(own_of(d, unit), **changes)}, carried=carried)


def put_owns(d: t.D, side: str, owns: Mapping[str, t.Own], *, carried: bool = False) -> None:
    """Change several counters of a side, but neither their hexes nor their steps."""
    if owns:
        write(d, side, carried, units={**d.private[side].units, **owns})


def write(d: t.D, side: str, carried: bool, **fields: Any) -> None:
    """Change a private part; what is carried shows nothing and can be taken back."""
    put = d.carry if carried else d.put_private
    put(side, **fields)


# -- places ---------------------------------------------------------------------------------


def arrive(  # noqa: PLR0913 - the last two are optional
    book: Book,
    d: t.D,
    side: str,
    units: Iterable[str],
    space: str,
    *,
    steps: Mapping[str, int] | None = None,
    carried: bool = False,
) -> None:
    """Counters come onto the map, with all their steps unless it is said otherwise."""
    owns = dict(d.private[side].units)
    for unit in units:
        owns[unit] = t.Own(space, (steps or {}).get(unit, book.counters[unit].steps))
    write(d, side, carried, units=owns, pools=pools_of(book, side, owns))
    repile(book, d, side, (space,))


def leave(book: Book, d: t.D, side: str, units: Iterable[str], *, carried: bool = False) -> None:
    """Counters are taken from the map."""
    owns = dict(d.private[side].units)
    spaces = [owns.pop(unit).at for unit in units]
    attached = {u: hq for u, hq in d.private[side].attached.items() if u in owns and hq in owns}
    write(d, side, carried, units=owns, pools=pools_of(book, side, owns), attached=attached)
    repile(book, d, side, spaces)


def shift(  # noqa: PLR0913 - the last is optional
    book: Book, d: t.D, side: str, units: Sequence[str], to: str, *, carried: bool = False
) -> None:
    """Counters go from where they are to another hex."""
    owns = dict(d.private[side].units)
    spaces = [owns[unit].at for unit in units]
    for unit in units:
        owns[unit] = replace(owns[unit], at=to, flags=owns[unit].flags & ~t.IN_ZONE)
    write(d, side, carried, units=owns)
    repile(book, d, side, (*spaces, to))


def repile(book: Book, d: t.D, side: str, spaces: Iterable[str]) -> None:
    """Make the piles of a side in some hexes again, after its counters have changed."""
    here: dict[str, list[str]] = {space: [] for space in spaces}
    for unit, own in d.private[side].units.items():
        if own.at in here:
            here[own.at].append(unit)
    piles = d.edit("piles")
    d.put(clock=d.public.clock + 1)
    for space, units in here.items():
        if units:
            piles[space] = pile_of(book, piles.get(space), units, d.public.clock)
        else:
            piles.pop(space, None)


def pile_of(book: Book, before: t.Pile | None, units: Sequence[str], clock: int) -> t.Pile:
    """What everybody sees of counters in a hex, whatever was seen there before."""
    here = [book.counters[unit] for unit in units]
    built = [mark for kind, mark in MARKS.items() if any(c.type == kind for c in here)]
    marks = [m for m in (before.marks if before else ()) if m not in MARKS.values()]
    nations = dict.fromkeys(c.nation for c in here)
    nation = before.nation if before and before.nation in nations else next(iter(nations))
    return t.Pile(
        side=here[0].side,
        nation=nation,
        n=sum(c.type not in MARKS for c in here),
        zoc=any(exerts_zone(c.is_support) for c in here),
        since=clock,
        marks=(*built, *marks),
    )


@rule("5.1a")
def exerts_zone(is_support: bool) -> bool:
    """All counters but support units have a zone of control."""
    return not is_support


def mark(book: Book, d: t.D, space: str, mark: t.Mark, on: bool = True) -> None:
    """Put a marker on a pile, or take it away; without a pile there is none."""
    pile = d.public.piles.get(space)
    if pile is None or (mark in pile.marks) == on:
        return
    marks = (*pile.marks, mark) if on else tuple(m for m in pile.marks if m != mark)
    d.edit("piles")[space] = replace(pile, marks=marks)


# -- steps and companies --------------------------------------------------------------------


def pools_of(book: Book, side: str, owns: Mapping[str, t.Own]) -> dict[str, int]:
    """How many companies of each kind a side has left, by nation and type."""
    used: dict[str, int] = {}
    for unit in owns:
        counter = book.counters[unit]
        if "pool" in counter.flags:
            kind = f"{counter.nation}-{counter.type}"
            used[kind] = used.get(kind, 0) + 1
    return {
        f"{row.nation}-{row.type}": row.count - used.get(f"{row.nation}-{row.type}", 0)
        for row in book.tables.pools
        if (row.nation == "german") == (side == t.GERMAN)
    }


def free_company(book: Book, owns: Mapping[str, t.Own], nation: str, kind: str) -> str | None:
    """The first company of a kind that is not on the map; None if all are."""
    for unit in book.companies.get((nation, kind), ()):
        if unit not in owns:
            return unit
    return None


@rule("3.4a", "3.4b", "3.4c")
def step_down(book: Book, d: t.D, unit: str, *, shown: bool = True) -> str | None:
    """A counter loses a step. What it is now: itself, a company in its place, or nothing."""
    note_loss(book, d, unit)
    side, own = side_of(d, unit), own_of(d, unit)
    counter = book.counters[unit]
    if own.steps > (2 if counter.steps == 3 else 1):
        d.put_private(
            side, units={**d.private[side].units, unit: replace(own, steps=own.steps - 1)}
        )
        repile(book, d, side, (own.at,))
        return unit
    heir = None
    if counter.steps == 3 and counter.company is not None:
        heir = free_company(book, d.private[side].units, counter.nation, counter.company)
    if heir is not None:
        become(book, d, side, unit, heir)
        return heir
    leave(book, d, side, (unit,))
    if shown and "pool" not in counter.flags:
        d.put(dead=(*d.public.dead, unit))
    d.rename("unit", unit, ())
    return None


def become(book: Book, d: t.D, side: str, unit: str, heir: str) -> None:
    """A company lies in the place of a counter, with its marks, and waits where that has waited."""
    part = d.private[side]
    own = replace(part.units[unit], steps=1)
    owns = {heir if u == unit else u: own if u == unit else o for u, o in part.units.items()}
    attached = {heir if u == unit else u: hq for u, hq in part.attached.items()}
    walking = tuple(heir if u == unit else u for u in part.walking)
    d.put_private(
        side,
        units=owns,
        attached=attached,
        walking=walking,
        pools=pools_of(book, side, owns),
    )
    d.rename("unit", unit, (heir,))
    repile(book, d, side, (own.at,))


def lose_step(book: Book, d: t.D, unit: str, *, shown: bool = True) -> bool:
    """A counter loses a step. Whether nothing is left of it."""
    return step_down(book, d, unit, shown=shown) is None
