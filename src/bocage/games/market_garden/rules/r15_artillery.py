"""Chapter 15 - Field artillery: what it reaches, whom it may support, what may be aimed at."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping

from bocage.games.market_garden.book import Book
from bocage.games.market_garden.state import Lay
from bocage.games.market_garden.types import ALLIED, FRESH, UK, ZONE_F, Moved, Side
from bocage.kernel.api import Illegal, refuse, rule

# -- range ----------------------------------------------------------------------------------


@rule("11.111a", "15.13a")
def within_range(book: Book, unit: str, here: str) -> Collection[str]:
    """What a gun reaches from a Free area: its own and those next to it; corps guns two away."""
    if book.counters[unit].corps:
        return book.two_away[here]
    return book.one_away[here]


@rule("14.4a")
def shut_off(lay: Lay, unit: str, space: str) -> bool:
    """Zones are shut both ways: guns in a zone serve only there, and no other gun does."""
    here = lay.units[unit].at
    return here != space and (here in lay.book.zones or space in lay.book.zones)


def bound(lay: Lay, unit: str, space: str) -> bool:
    """A gun in a contested area, where the space is another one."""
    here = lay.units[unit].at
    return here != space and lay.contested(here)


@rule("9.66b")
def why_out_of_reach(lay: Lay, unit: str, space: str, *, support: bool = False) -> Illegal | None:
    """Why a gun cannot bombard a space, or support an assault on it, from where it stands.

    Both reach its own area, and from a Free area those next to it (corps: two away).
    """
    here = lay.units[unit].at
    if here == UK:
        return refuse("18.4", "not-landed", unit=unit)
    if shut_off(lay, unit, space):
        return refuse("14.4a", "zone-apart", unit=unit, space=space)
    if bound(lay, unit, space):
        return refuse("15.12a" if support else "15.11a", "bound-by-enemies", unit=unit, space=here)
    if space not in within_range(lay.book, unit, here):
        return refuse("15.12a" if support else "11.111a", "out-of-range", unit=unit, space=space)
    return None


def why_not_gun(lay: Lay, unit: str, side: Side) -> Illegal | None:
    """A Fresh field artillery unit of the side."""
    state = lay.units.get(unit)
    if state is None or lay.book.side_of[unit] != side:
        return refuse("11.11", "not-yours", unit=unit)
    if unit not in lay.book.artillery:
        return refuse("11.11", "no-artillery", unit=unit)
    if state.state != FRESH:
        return refuse("8.3", "not-fresh", unit=unit)
    return None


# -- support of assaults --------------------------------------------------------------------


def may_support(
    lay: Lay,
    unit: str,
    space: str,
    by: Collection[str],
    moved: Mapping[str, Moved] | None = None,
) -> Illegal | None:
    """Why a gun may not support an assault by these units on a space; None if it may.

    `moved` is the memory of the half: a gun that has moved in it does not support (10.72B).
    """
    bad = why_not_gun(lay, unit, side_of_all(lay.book, by, unit))
    if bad is not None:
        return bad
    if unit in by:
        return refuse("10.72C", "takes-part", unit=unit)
    past = moved.get(unit) if moved is not None else None
    if past is not None and past.last and past.how != "drop":
        return refuse("10.72B", "gun-has-moved", unit=unit)
    bad = why_out_of_reach(lay, unit, space, support=True)
    if bad is not None:
        return bad
    return why_not_with(lay.book, unit, by)


def side_of_all(book: Book, by: Collection[str], unit: str) -> Side:
    """The side of the attackers; if nobody is named yet, that of the gun."""
    return book.side_of[next(iter(by), unit)]


def why_not_with(book: Book, unit: str, by: Collection[str]) -> Illegal | None:
    """Who must take part for this gun to support: its division, or a unit that came through F."""
    counter = book.counters[unit]
    if counter.independent:
        return refuse("15.12c", "independent-gun", unit=unit)
    if counter.division is not None and not same_division(book, counter.division, by):
        return refuse("15.12b", "no-mate", unit=unit)
    if counter.corps and counter.side == ALLIED and not any(came_by_f(book, one) for one in by):
        return refuse("15.13b", "none-from-zone-f", unit=unit)
    return None


@rule("15.12b")
def same_division(book: Book, division: str, by: Iterable[str]) -> bool:
    """A unit of the division takes part that is no artillery; independent units are of none."""
    return any(book.counters[one].division == division and one not in book.artillery for one in by)


@rule("15.13b", "4.11")
def came_by_f(book: Book, unit: str) -> bool:
    """A British unit that began in zone F, or entered the game there (ruling A18)."""
    counter = book.counters[unit]
    return counter.nation == "british" and counter.setup == ZONE_F


# -- as a target ----------------------------------------------------------------------------


@rule("15.1", "11.12a")
def targets(lay: Lay, side: Side, space: str) -> list[str]:
    """Who may be the primary target (or the forward unit) among the units of a side in a space.

    Artillery only where nothing else is; how disrupted a unit is does not matter.
    """
    here = lay.of(side, space)
    others = [unit for unit in here if unit not in lay.book.artillery]
    return others or list(here)
