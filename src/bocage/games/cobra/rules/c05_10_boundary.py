"""Chapter 5.10 - The boundary of the Allied armies: who may end a move where; shifting it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from typing import TYPE_CHECKING, Any

from bocage.families.cobra.counters import Group
from bocage.families.cobra.memo import Answers
from bocage.families.cobra.rules.common import DONE
from bocage.families.cobra.state import Ways
from bocage.families.cobra.terrain import Country, column_row
from bocage.families.cobra.types import ALLIED, Done
from bocage.games.cobra.events import BoundaryLaid, BoundaryShifted
from bocage.games.cobra.types import Bordering, D, Public, Relay, Seen, Shift
from bocage.kernel.api import AnyOf, Ask, Choice, Form, Illegal, OneOf, Pick, Step, refuse, rule
from bocage.space import Mask, step_bits, without

if TYPE_CHECKING:
    from bocage.games.cobra.book import Book

Markers = tuple[str, str]
WEST_MOST, EAST_MOST = 23, 30  # 2008:5.10.1a: columns of map A
VIRE_ROW, VIRE_COLUMNS = 17, range(18, 25)  # 2008:5.10.1b: south of Vire
WAYS = {"east": (1, 0), "west": (-1, 0), "south": (0, 1), "north": (0, -1)}
ACROSS = 1  # 2008:5.10a: hexes beyond the boundary


@cache
def place_of(hex_: str) -> tuple[int, int]:
    """Column and row as map A counts them, on map B too."""
    column, row = column_row(hex_)
    return (column - 10, row - 20) if hex_[0] == "B" else (column, row)


class Boundary:
    """The boundary between two markers: how far a hex lies on the wrong side for each army."""

    def __init__(self, country: Country, markers: Markers, relaid: bool) -> None:
        self._country, self.relaid = country, relaid
        self.hexes = line_between(country, markers, relaid)
        self._over: dict[str, int] = {}
        self._column, _ = place_of(markers[0])
        self._first_rows: dict[int, int] = {}  # of the boundary in each column
        for column, row in map(place_of, self.hexes):
            self._first_rows[column] = min(row, self._first_rows.get(column, row))
        self.beyond: dict[str, Answers[str, int]] = {
            group: Answers(partial(self._beyond, group)) for group in ("us", "british")
        }

    def over(self, group: str) -> int:
        """All hexes that are too far over for an army, as bits."""
        found = self._over.get(group)
        if found is None:
            country = self._country
            near = country.bits.mask(self.hexes)
            near |= step_bits(near, country.around_steps)
            names = [hex_ for hex_ in country.names if self.owner(hex_) != group]
            found = self._over[group] = without(country.bits.mask(names), near)
        return found

    @rule("2008:5.10a", "2008:5.10.2")
    def _beyond(self, group: str, hex_: str) -> int:
        """How many hexes too far it is for an army; 0 up to one hex over the boundary."""
        if hex_ in self.hexes or self.owner(hex_) == group:
            return 0
        return max(0, min(self._country.apart(hex_, one) for one in self.hexes) - ACROSS)

    def owner(self, hex_: str) -> str:
        """The army whose zone a hex is in: the US west of it, and later south of it too."""
        column, row = place_of(hex_)
        if column < self._column:
            return "us"
        if not self.relaid:
            return "british"
        return "british" if row < self._first_rows.get(column, 0) else "us"


@rule("2008:5.10.1c")
def line_between(country: Country, markers: Markers, relaid: bool) -> frozenset[str]:
    """The straight line between the markers; beyond the first one it goes on along its column."""
    first, row = place_of(markers[0])
    column = [hex_ for hex_ in country.names if place_of(hex_)[0] == first]
    if not relaid:
        return frozenset(column)
    north = [hex_ for hex_ in column if place_of(hex_)[1] <= row]
    return frozenset((*country.grid.line(*markers), *north))


def boundary_of(book: Any, public: Any) -> Boundary:
    """The boundary as it is laid now."""
    key = (public.boundary, public.relaid)
    found: Boundary | None = book.boundaries.get(key)
    if found is None:
        found = book.boundaries[key] = Boundary(book.country, *key)
    return found


@rule("2008:14.5.2c")
def front(book: Any, public: Public, hex_: str) -> Group:
    """On whose front a hex lies; the hexes of the boundary are the US front's."""
    boundary = boundary_of(book, public)
    return "us" if hex_ in boundary.hexes or boundary.owner(hex_) == "us" else "british"


def within_zone(book: Any, public: Public, unit: str, hex_: str) -> bool:
    """Whether a hex is in the zone of the unit's own army."""
    boundary = boundary_of(book, public)
    return hex_ in boundary.hexes or boundary.owner(hex_) == book.group_of[unit]


# -- advances and overruns --------------------------------------------------------------------


@rule("2008:5.10a")
def why_over(book: Any, public: Any, unit: str, hex_: str) -> Illegal | None:
    """No advance ends, and no overrun is made, more than one hex over the boundary."""
    group = book.group_of[unit]
    if group == "german" or not boundary_of(book, public).beyond[group][hex_]:
        return None
    return refuse("2008:5.10a", "beyond-boundary", unit=unit, hex=hex_)


# -- movement ---------------------------------------------------------------------------------


def why_beyond(ways: Ways, unit: str, hex_: str) -> Illegal | None:
    """A move ends at most one hex over the boundary, or nearer to it than it began."""
    beyond = boundary_of(ways.book, ways.public).beyond[ways.book.group_of[unit]]
    far, state = beyond[hex_], ways.public.units.get(unit)
    if not far or (state is not None and far < beyond[state.at]):
        return None
    return refuse("2008:5.10a", "beyond-boundary", unit=unit, hex=hex_)


@rule("2008:5.10b")
def why_not_mended(ways: Ways, goes: Callable[[Ways, tuple[str, ...]], bool]) -> Illegal | None:
    """A unit beyond the limit that can move has to come nearer; nobody has to leave a zone."""
    boundary, held = boundary_of(ways.book, ways.public), ways.lines.held[ALLIED]
    over = boundary.over("us") | boundary.over("british")
    free = without(over & ways.lines.fronts[ALLIED].standing, ways.ezoc)
    found = []
    for hex_ in [hex_ for hex_ in held if free & ways.bit[hex_]] if free else ():
        for unit in held[hex_]:
            far = boundary.beyond[ways.book.group_of[unit]][hex_]
            if far and unit not in ways.phase.spent and ways.may_move(unit):
                found.append(unit)
    for unit in sorted(found, key=[*ways.public.units].index) if found else ():
        if goes(ways, (unit,)):
            return refuse("2008:5.10b", "must-come-back", unit=unit)
    return None


# -- shifting ---------------------------------------------------------------------------------


@rule("2008:5.10.1b")
def note_vire(d: D, book: Book) -> None:
    """Remember when an Allied unit first stands south of Vire."""
    if d.public.south_of_vire:
        return
    if book.lines(d.public).fronts[ALLIED].standing & book.memo.printed(beyond_vire):
        d.put(south_of_vire=d.public.turn)


def beyond_vire(book: Book) -> Mask:
    """The hexes south of Vire."""
    places = ((hex_, *place_of(hex_)) for hex_ in book.country.names)
    return book.country.bits.mask(
        hex_ for hex_, column, row in places if row >= VIRE_ROW and column in VIRE_COLUMNS
    )


def must_relay(public: Public) -> bool:
    """Whether the boundary is to be laid anew: a turn after that, once."""
    return 0 < public.south_of_vire < public.turn and not public.relaid


def shifted(book: Book, public: Public, edge: str) -> Markers | None:
    """Where the markers would be; None if one would leave the map."""
    (right, down), found = WAYS[edge], []
    for marker in public.boundary:
        column, row = column_row(marker)
        name = f"{marker[0]}{column + right:02}{row + down:02}"
        if name not in book.grid:
            return None
        found.append(book.grid.canonical(name))
    return found[0], found[1]


def why_not_shift(book: Book, public: Public, act: Shift) -> Illegal | None:
    """East or west between two columns; once laid anew, north or south."""
    if (act.edge in ("north", "south")) != public.relaid:
        clause = "2008:5.10.2" if public.relaid else "2008:5.10.1a"
        return refuse(clause, "wrong-shift", edge=act.edge)
    markers = shifted(book, public, act.edge)
    if markers is None:
        return refuse("2008:5.10.2", "boundary-limit")
    if not public.relaid and not WEST_MOST <= place_of(markers[0])[0] <= EAST_MOST:
        return refuse("2008:5.10.1a", "boundary-limit")
    return None


def why_not_relay(book: Book, act: Relay) -> Illegal | None:
    """One marker near Vire, the other on the east edge."""
    for hex_, where in ((act.west, "relay-west"), (act.east, "relay-east")):
        if hex_ not in book.markers[where]:
            return refuse("2008:5.10.1b", "wrong-marker", hex=hex_)
    return None


class BorderStep(Step):
    """At the start of an Allied player turn the boundary may be shifted, or is laid anew."""

    def who(self, book: Book, public: Public, f: Bordering) -> tuple[Ask, ...]:
        """The Allied player."""
        if must_relay(public):
            return (Ask(ALLIED, "relay", "2008:5.10.1b"),)
        return (Ask(ALLIED, "boundary", "2008:5.10.1a"),)

    @rule("2008:5.10.1a", "2008:5.10.1b")
    def choice(self, book: Book, seen: Seen, f: Bordering, ask: Ask) -> Choice:
        """A way to shift it, or done; or two markers."""
        if must_relay(seen.public):
            return Form(
                Relay,
                (
                    Pick("west", lambda done: book.markers["relay-west"]),
                    Pick("east", lambda done: book.markers["relay-east"]),
                ),
                lambda act: why_not_relay(book, act),
            )
        moves = tuple(Shift(edge) for edge in WAYS)
        shifts = OneOf(moves, lambda act: why_not_shift(book, seen.public, act), types=(Shift,))
        return AnyOf("2008:5.10.1a", shifts, DONE)

    def take(self, book: Book, d: D, f: Bordering, side: str, action: Shift | Relay | Done) -> None:
        """Once in a turn."""
        if isinstance(action, Shift):
            markers = shifted(book, d.public, action.edge) or d.public.boundary
            d.put(boundary=markers)
            d.emit(BoundaryShifted("2008:5.10.1a", action.edge))
        elif isinstance(action, Relay):
            d.put(boundary=(action.west, action.east), relaid=True)
            d.emit(BoundaryLaid("2008:5.10.1b", action.west, action.east))
        d.finish()
