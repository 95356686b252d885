"""What is drawn over the map for one unit: its reach, its zone, its supply line, its command."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from msgspec.structs import replace

from bocage.art.board import Layer
from bocage.families.cobra.book import Book
from bocage.families.cobra.rules.c05_8_trucks import companions
from bocage.families.cobra.rules.c05_movement import reach, shown, why_not_mover
from bocage.families.cobra.rules.c09_headquarters import all_in_radius, command_radius, helpers
from bocage.families.cobra.rules.c10_supply import hungry_units
from bocage.families.cobra.state import Lines, Ways
from bocage.families.cobra.types import Movement, PlayerTurn, Public, Seen, UnitState

UNIT_LAYERS = ("reach", "zoc", "supply", "command")
ROLES = {"german": "second", "allied": "first"}

Path = tuple[str, ...]


def unit_layers(
    book: Book, seen: Seen, unit: str, ids: Sequence[str], at: str | None
) -> tuple[Layer, ...]:
    """The layers of a unit of either side, also as if it stood at another hex."""
    public = placed(book, seen.public, unit, at)
    if public is None:
        return ()
    there = replace(seen, public=public)
    return tuple(_OF_UNIT[id_](book, there, unit) for id_ in ids)


def placed(book: Book, public: Public, unit: str, at: str | None) -> Public | None:
    """The units, this one in another hex if one is named; None if it is not on the map."""
    state = public.units.get(unit)
    if at is None or (state is not None and state.at == at):
        return None if state is None else public
    moved = replace(state, at=at) if state else UnitState(at, book.counters[unit].steps)
    return replace(public, units={**public.units, unit: moved})


# -- where it can go --------------------------------------------------------------------------


def _reach(book: Book, seen: Seen, unit: str) -> Layer:
    """Every hex that the unit could move to, with the points that it would cost."""
    ways = movement_of(book, seen, unit)
    found = {} if ways is None else reach(ways, companions(book, ways.public, unit))
    return Layer(
        id="reach",
        title="reach",
        role="good",
        style="tint",
        hexes=tuple(sorted(found)),
        notes={hex_: shown(cost) for hex_, (cost, _) in sorted(found.items())},
    )


def movement_of(book: Book, seen: Seen, unit: str) -> Ways | None:
    """The movement phase that is going on, or a fresh one; None if the unit may not move in it."""
    side, now = book.side_of[unit], seen.frames[-1] if seen.frames else None
    if isinstance(now, Movement) and now.side == side:
        turn = next(f for f in seen.frames if isinstance(f, PlayerTurn))
        ways = Ways(book, seen.public, turn, now)
        return ways if why_not_mover(book, ways, unit) is None else None
    hungry = hungry_units(book, book.lines(seen.public), side)
    return Ways(book, seen.public, PlayerTurn(side=side), Movement(side=side, hungry=hungry))


# -- zone, supply, command --------------------------------------------------------------------


def _zoc(book: Book, seen: Seen, unit: str) -> Layer:
    """The hexes of its zone of control; headquarters and battalions have none."""
    at = seen.public.units[unit].at
    hexes = book.country.zoc_to[at] if book.roster.exerts[unit] else ()
    role = ROLES[book.side_of[unit]]
    return Layer(id="zoc", title="zoc", role=role, style="hatch", hexes=tuple(sorted(hexes)))


def _supply(book: Book, seen: Seen, unit: str) -> Layer:
    """Its supply line, or that it has none."""
    side, at = book.side_of[unit], seen.public.units[unit].at
    way = book.sources[side].line(book.lines(seen.public), side, at)
    if not way:
        return Layer(id="supply", title="supply-none", role="bad", style="tint", hexes=(at,))
    return Layer(id="supply", title="supply", role="good", style="tint", hexes=(at,), lines=(way,))


def _command(book: Book, seen: Seen, unit: str) -> Layer:
    """The radius of a headquarters; of another unit the headquarters that could help it."""
    side, units = book.side_of[unit], seen.public.units
    lines, at = book.lines(seen.public), seen.public.units[unit].at
    if book.roster.is_hq[unit]:
        hexes = tuple(sorted(_radius(book, lines, unit, at)))
        role = ROLES[side]
        return Layer(id="command", title="command", role=role, style="outline", hexes=hexes)
    leaders = helpers(book, lines, side, (unit,))
    chains = tuple((units[hq].at, at) for hq in leaders if units[hq].at != at)
    title = "command" if leaders else "command-none"
    role = "good" if leaders else "bad"
    return Layer(id="command", title=title, role=role, style="tint", hexes=(at,), lines=chains)


def _radius(book: Book, lines: Lines, hq: str, at: str) -> Iterator[str]:
    reached = all_in_radius(lines, book.side_of[hq], at, command_radius(book, hq))
    return (hex_ for hex_ in book.country.bits.names(reached) if book.country.next_to[hex_])


_OF_UNIT: dict[str, Callable[[Book, Seen, str], Layer]] = {
    "reach": _reach,
    "zoc": _zoc,
    "supply": _supply,
    "command": _command,
}
