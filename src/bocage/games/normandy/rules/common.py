"""Counters and piles: whatever changes where counters are, or their steps, does it here.

Piles are what everybody sees of the counters, so both are changed together and never apart.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from bocage.games.normandy import types as t
from bocage.games.normandy.book import Book
from bocage.games.normandy.rules.r09_losses import note_loss
from bocage.games.normandy.rules.r14_works import keep, left
from bocage.kernel.api import rule

OF_COUNTERS: tuple[t.Mark, ...] = ("strategic", "tactical", "isolated")  # not of the hex


def units_at(own: Mapping[str, t.Own], space: str) -> tuple[str, ...]:
    """The own counters in a hex."""
    return tuple(unit for unit, state in own.items() if state.at == space)


def stacks_of(book: Book, own: Mapping[str, t.Own]) -> Mapping[str, Sequence[str]]:
    """The own counters by their hexes, as long as none of them changes."""
    return book.memo.of(stacked, own)


def stacked(book: Book, own: Mapping[str, t.Own]) -> dict[str, list[str]]:
    """The same, found by going over all."""
    found: dict[str, list[str]] = {}
    for unit, state in own.items():
        found.setdefault(state.at, []).append(unit)
    return found


def in_order(book: Book, owns: Mapping[str, t.Own]) -> dict[str, t.Own]:
    """Counters in the order of the book, in which every list of them is written."""
    return {unit: owns[unit] for unit in book.counters if unit in owns}


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
    owns = in_order(book, owns)
    write(d, side, carried, units=owns, pools=pools_of(book, side, owns))
    repile(book, d, side, (space,))


def leave(book: Book, d: t.D, side: str, units: Iterable[str], *, carried: bool = False) -> None:
    """Counters are taken from the map."""
    depart(book, d, side, units)
    owns = dict(d.private[side].units)
    spaces = [owns.pop(unit).at for unit in units]
    attached = {u: hq for u, hq in d.private[side].attached.items() if u in owns and hq in owns}
    pools, kin = pools_of(book, side, owns), kin_among(d.private[side], owns)
    write(d, side, carried, units=owns, pools=pools, attached=attached, kin=kin)
    repile(book, d, side, spaces)


def eliminate(book: Book, d: t.D, side: str, units: Sequence[str], *, shown: bool = False) -> None:
    """Counters are gone for good; companies go back to their pool."""
    leave(book, d, side, units)
    gone = tuple(unit for unit in units if "pool" not in book.counters[unit].flags)
    d.put_private(side, gone=(*d.private[side].gone, *gone))
    if shown and gone:
        d.put(dead=(*d.public.dead, *gone))
    for unit in units:
        d.rename("unit", unit, ())


def place(  # noqa: PLR0913 - who comes, who goes, and what becomes of them
    book: Book,
    d: t.D,
    side: str,
    owns: Mapping[str, t.Own],
    *,
    without: Sequence[str] = (),
    gone: Sequence[str] = (),
    back: Sequence[str] = (),
) -> None:
    """Counters take the place of others in the same hexes; it can be taken back."""
    before = d.private[side]
    depart(book, d, side, without)
    units = {u: o for u, o in d.private[side].units.items() if u not in without} | dict(owns)
    order = in_order(book, units)
    lost = tuple(u for u in (*before.gone, *gone) if u not in back)
    kin = kin_among(before, order)
    d.carry(side, units=order, pools=pools_of(book, side, order), gone=lost, kin=kin)
    d.put(dead=tuple(u for u in d.public.dead if u not in back))
    repile(book, d, side, dict.fromkeys(own.at for own in owns.values()))


def kin_among(part: t.Private, owns: Mapping[str, t.Own]) -> dict[str, str]:
    """The battalions of companies that came by parachute, for those that are on the map."""
    return {u: battalion for u, battalion in part.kin.items() if u in owns} if part.kin else {}


def depart(book: Book, d: t.D, side: str, units: Iterable[str]) -> None:
    """Whoever leaves a hex takes along what he has built over its sides."""
    spaces: dict[str, list[str]] = {}
    for unit in units:
        if d.private[side].units[unit].flags & t.BRIDGING:
            spaces.setdefault(d.private[side].units[unit].at, []).append(unit)
    for space, here in spaces.items():
        left(book, d, side, here, space)


def shift(  # noqa: PLR0913 - the last is optional
    book: Book, d: t.D, side: str, units: Sequence[str], to: str, *, carried: bool = False
) -> None:
    """Counters go from where they are to another hex."""
    depart(book, d, side, units)
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
    piles = dict(d.public.piles)  # never changed in place: what is known of piles is kept by it
    d.put(clock=d.public.clock + 1)
    for space, units in here.items():
        if units:
            piles[space] = pile_of(book, piles.get(space), units, d.public.clock)
        else:
            piles.pop(space, None)
    d.put(piles=piles)
    keep(d, here)


def pile_of(book: Book, before: t.Pile | None, units: Sequence[str], clock: int) -> t.Pile:
    """What everybody sees of counters in a hex, whatever was seen there before."""
    here = [book.counters[unit] for unit in units]
    built = [mark for kind, mark in t.MARKS.items() if any(c.type == kind for c in here)]
    marks = [m for m in (before.marks if before else ()) if m not in t.MARKS.values()]
    nations = dict.fromkeys(c.nation for c in here)
    nation = before.nation if before and before.nation in nations else next(iter(nations))
    return t.Pile(
        side=here[0].side,
        nation=nation,
        n=sum(c.type not in t.MARKS for c in here),
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
    d.put(piles={**d.public.piles, space: replace(pile, marks=marks)})


# -- steps and companies --------------------------------------------------------------------


def pools_of(book: Book, side: str, owns: Mapping[str, t.Own]) -> dict[str, int]:
    """How many companies of each kind a side has left, by nation and type."""
    used: dict[str, int] = {}
    companies = book.companies
    for unit in owns:
        counter = book.counters[unit]
        if "pool" in counter.flags:
            kind = f"{counter.nation}-{counter.type}"
            used[kind] = used.get(kind, 0) + 1
    return {
        f"{row.nation}-{row.type}": row.count - used.get(f"{row.nation}-{row.type}", 0)
        for row in book.tables.pools
        if (row.nation == "german") == (side == t.GERMAN) and (row.nation, row.type) in companies
    }


@rule("15.4.1a", "15.4.2", "15.4.3a")
def company_of(book: Book, unit: str) -> str | None:
    """The type of the companies into which a unit breaks down, if there are such counters."""
    counter = book.counters[unit]
    row = book.tables.breakdown.get(counter.type)
    kinds = (counter.company, row.company if row else None, row.generic if row else None)
    for kind in kinds:
        if kind is not None and (counter.nation, kind) in book.companies:
            return kind
    return None


def free_companies(book: Book, owns: Mapping[str, t.Own], unit: str) -> list[str]:
    """The companies for a unit that are not on the map, in the order of their numbers."""
    kind = company_of(book, unit)
    pool = book.companies[book.counters[unit].nation, kind] if kind is not None else ()
    return [company for company in pool if company not in owns]


@rule("3.4a", "3.4b", "3.4c")
def step_down(book: Book, d: t.D, unit: str, *, shown: bool = True) -> str | None:
    """A counter loses a step. What it is now: itself, a company in its place, or nothing."""
    note_loss(book, d, unit)
    side, own = side_of(d, unit), own_of(d, unit)
    counter = book.counters[unit]
    if own.steps > (2 if counter.steps == WHOLE else 1):
        d.put_private(
            side, units={**d.private[side].units, unit: replace(own, steps=own.steps - 1)}
        )
        repile(book, d, side, (own.at,))
        return unit
    free = free_companies(book, d.private[side].units, unit) if counter.steps == WHOLE else []
    if free:
        become(book, d, side, unit, free[0])
        return free[0]
    eliminate(book, d, side, (unit,), shown=shown)
    return None


WHOLE = 3  # steps of a unit of which the last is a company


def become(book: Book, d: t.D, side: str, unit: str, heir: str) -> None:
    """A company lies in the place of a counter, with its marks, and waits where that has waited."""
    depart(book, d, side, (unit,))
    part = d.private[side]
    own = replace(part.units[unit], steps=1)
    owns = {heir if u == unit else u: own if u == unit else o for u, o in part.units.items()}
    owns = in_order(book, owns)
    attached = {heir if u == unit else u: hq for u, hq in part.attached.items()}
    walking = tuple(heir if u == unit else u for u in part.walking)
    kin = kin_among(part, owns)
    if (book.counters[unit].nation, book.counters[unit].formation) in book.airborne:
        kin[heir] = unit
    d.put_private(
        side,
        units=owns,
        attached=attached,
        walking=walking,
        kin=kin,
        pools=pools_of(book, side, owns),
        gone=(*part.gone, unit),
    )
    d.rename("unit", unit, (heir,))
    repile(book, d, side, (own.at,))


def lose_step(book: Book, d: t.D, unit: str, *, shown: bool = True) -> bool:
    """A counter loses a step. Whether nothing is left of it."""
    return step_down(book, d, unit, shown=shown) is None
