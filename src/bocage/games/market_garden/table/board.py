"""How the map, the counters, the bridges and the layers look.

The drawing is our own: where things lie is in outlines.tsv, lines.tsv, spots.tsv and waters.tsv,
which no rule reads.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from typing import Literal

import msgspec

from bocage.art.board import (
    Area,
    Arrow,
    Badge,
    Board,
    Border,
    Layer,
    Piece,
    Place,
    Point,
    Road,
    Spot,
    Water,
    marked,
    shared_line,
)
from bocage.data import DataFiles, load_tsv
from bocage.games.market_garden.book import (
    AIRBORNE_DEPOTS,
    GERMAN_DEPOTS,
    HOME,
    AreaRow,
    Book,
    Counter,
)
from bocage.games.market_garden.state import lay
from bocage.games.market_garden.types import (
    ALLIED,
    DIS1,
    DIS2,
    FRESH,
    GERMAN,
    UK,
    Half,
    Holder,
    Public,
    Resupply,
    Seen,
    UnitState,
)

TERRAIN = {"open": "clear", "polder": "polder", "elevated": "high", "zone": "box"}
WOODED = ("36",)  # scenery: the Reichswald
CITIES = ("13", "28", "63")  # scenery: how many houses there are
RIVERS = {"river": "major-river", "canal": "canal"}
SECTORS = {"1": "purple", "82": "blue", "101": "green"}
SYMBOLS = {"armour": "armour", "artillery": "artillery", "flak": "flak", "tower": "flak-tower"}
SPECIAL = {
    "2Welsh": "recon",
    "2HCR": "recon",
    "43Recce": "recon",
    "9SSRecon": "recon",
    "10SSRecon": "recon",
    "280StuG": "assault-gun",
    "506Tiger": "tiger",
}
OWNERS = {"1": "red", "82": "blue", "101": "green", "xxx": "yellow"}
HOLDERS: dict[Holder, str] = {"german": "german", "allied": "british", "blown": "grey"}
STEPS = 4  # levels of a unit: fresh, spent, Dis 1, Dis 2
ROLES = {  # of the layers
    "supply-german": "second",
    "supply-allied": "first",
    "contested": "bad",
    "drops": "good",
    "sector-1": "first",
    "sector-82": "second",
    "sector-101": "good",
    "victory": "fourth",
}
LAYERS = tuple(ROLES)
STYLES = {
    "supply": "tint",
    "contested": "hatch",
    "drops": "outline",
    "sector": "tint",
    "victory": "outline",
}


# -- where things lie -----------------------------------------------------------------------


class OutlineRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The outline of a space, and where its counters, its name and its houses stand."""

    area: str
    at: tuple[int, ...]
    room: tuple[int, ...]
    label: tuple[int, ...]
    town: tuple[int, ...] | None
    outline: tuple[int, ...]


class LineRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A road, an arrow, or a water outside the map."""

    kind: Literal[
        "primary", "secondary", "track", "arrow", "arrow-primary", "outer-river", "outer-canal"
    ]
    a: str | None
    b: str | None
    line: tuple[int, ...]


class SpotRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A bridge, a ferry, or a corner where areas meet that are not adjacent."""

    spot: str
    kind: Literal["bridge", "rail-bridge", "ferry", "corner"]
    at: tuple[int, ...]
    turn: int


class WaterRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the water along a boundary is called."""

    boundary: str
    name: str


class Geometry(msgspec.Struct, frozen=True):
    """All of it."""

    outlines: dict[str, OutlineRow]
    lines: tuple[LineRow, ...]
    spots: tuple[SpotRow, ...]
    waters: dict[str, str]


@lru_cache(maxsize=1)
def geometry() -> Geometry:
    """The drawing as it comes with the game."""
    files = DataFiles(HOME, ())
    return Geometry(
        {row.area: row for row in load_tsv(files, "outlines.tsv", OutlineRow)},
        tuple(load_tsv(files, "lines.tsv", LineRow, key=None)),
        tuple(load_tsv(files, "spots.tsv", SpotRow)),
        {row.boundary: row.name for row in load_tsv(files, "waters.tsv", WaterRow)},
    )


def points(numbers: Sequence[int]) -> tuple[Point, ...]:
    """Numbers in pairs."""
    return tuple(zip(numbers[::2], numbers[1::2], strict=True))


# -- the map ----------------------------------------------------------------------------------


def board(book: Book) -> Board:
    """The map from Eindhoven to Arnhem, the zones around it and the United Kingdom."""
    drawn = geometry()
    areas = {space: _area(book, drawn.outlines[space]) for space in book.spaces}
    return Board(
        areas=tuple(areas.values()),
        borders=tuple(
            Border(edge.a, edge.b, RIVERS[edge.kind], drawn.waters.get(edge.id, ""))
            for edge in book.edges.values()
            if edge.wet
        ),
        roads=tuple(
            Road(row.a, row.b, row.kind, points(row.line))
            for row in drawn.lines
            if row.a and row.b and row.kind in ("primary", "secondary", "track")
        ),
        places=tuple(_places(drawn)),
        spots=tuple(_spots(book, drawn, areas)),
        arrows=tuple(_arrows(drawn)),
        waters=tuple(
            Water(RIVERS[row.kind.removeprefix("outer-")], points(row.line))
            for row in drawn.lines
            if row.kind.startswith("outer-")
        ),
        called={"clear": "open", "high": "elevated", "major-river": "river"},
    )


def _area(book: Book, row: OutlineRow) -> Area:
    printed = book.areas.get(row.area)
    tags = ["woods"] if row.area in WOODED else []
    if printed is not None and printed.victory:
        tags.append("objective")
    return Area(
        row.area,
        points(row.at)[0],
        points(row.outline),
        TERRAIN[printed.terrain] if printed is not None else "box",
        tuple(tags),
        room=points(row.room)[0],
        label=points(row.label)[0],
        badges=tuple(_badges(book, row.area)),
    )


def _badges(book: Book, space: str) -> Iterator[Badge]:
    """Number, TEM, sector, supply head, and what a victory area is worth."""
    row = book.areas.get(space)
    if row is None:
        return
    if row.terrain == "zone":
        yield Badge("zone", space, "disc", "dark")
        yield Badge("tem", f"+{row.tem}", "pill")
        return
    shape = "square" if row.terrain == "elevated" else "disc"
    word = f"drop-{row.drop}" if row.drop else "elevated" if shape == "square" else "area"
    yield Badge(word, space, shape, row.drop or "plain")
    yield Badge("tem", f"+{row.tem}", "pill", "dark")
    for division in row.sectors or ():
        yield Badge(f"sector-{division}", division, "pill", SECTORS[division])
    if row.head:
        yield Badge("head", "", "crate", SECTORS[row.head])
    if row.victory and row.points != 1:
        yield Badge("points", str(row.points or "*"), "star", "gold")


def _places(drawn: Geometry) -> Iterator[Place]:
    for row in drawn.outlines.values():
        if row.town:
            kind = "town" if row.area in CITIES else "village"
            yield Place(f"town-{row.area}", "", kind, (row.area,), points(row.town)[0])


def _spots(book: Book, drawn: Geometry, areas: dict[str, Area]) -> Iterator[Spot]:
    """Every boundary of two areas has a spot: a bridge, or nothing; ferries and corners too."""
    placed = {row.spot: row for row in drawn.spots}
    for edge in book.edges.values():
        row = placed.pop(edge.id, None) or placed.get(f"ferry-{edge.id}")
        if row is not None:
            kind = "" if row.kind == "ferry" else row.kind
            yield Spot(edge.id, points(row.at)[0], kind, row.turn)
        elif line := shared_line(areas[edge.a], areas[edge.b]):
            yield Spot(edge.id, line[len(line) // 2])
    for row in placed.values():
        yield Spot(row.spot, points(row.at)[0], row.kind, row.turn)


def _arrows(drawn: Geometry) -> Iterator[Arrow]:
    zones = {row.area for row in drawn.outlines.values() if row.area.isalpha()}
    for row in drawn.lines:
        if row.a and row.b and row.kind in ("arrow", "arrow-primary"):
            kind = "primary" if row.kind == "arrow-primary" else "secondary"
            yield Arrow(row.a, row.b, points(row.line), kind, row.b in zones)


# -- what lies on it --------------------------------------------------------------------------


def pieces(book: Book, seen: Seen) -> tuple[Piece, ...]:
    """Counters, markers, whose the areas are, and how bridges and ferries stand.

    The Germans of an area come first; the fresh before the spent.
    """
    public = seen.public
    units = sorted(public.units, key=lambda unit: _rank(book, unit, public.units[unit]))
    drawn, done = book.memo.each(piece, public.units), _done(seen)
    return (
        *(marked(drawn[unit], "moved") if unit in done else drawn[unit] for unit in units),
        *_markers(seen),
        *_flags(public),
        *_crossings(public),
    )


def _done(seen: Seen) -> set[str]:
    """Who has moved or acted in this half."""
    half = next((f for f in reversed(seen.frames) if isinstance(f, Half)), None)
    return {unit for unit, past in half.moved.items() if past.spent or past.done} if half else set()


def _rank(book: Book, unit: str, state: UnitState) -> tuple[int, int, int, int]:
    counter = book.counters[unit]
    kinds = ("armour", "infantry", "artillery", "flak", "tower")
    return (
        (GERMAN, ALLIED).index(counter.side),
        state.state,
        kinds.index(counter.type),
        book.place(unit),
    )


def piece(book: Book, unit: str, state: UnitState) -> Piece:
    """One counter: attack, defence and movement while it is fresh, then its spent defence."""
    counter = book.counters[unit]
    name, formation = designation(counter)
    fresh = state.state == FRESH
    return Piece(
        id=unit,
        side=counter.side,
        at=state.at,
        symbol=symbol(counter),
        palette="polish" if counter.division == "Pol" else counter.nation,
        size=counter.size,
        name=name,
        formation=formation,
        values=_values(counter) if fresh else (str(counter.spent),),
        steps=STEPS - state.state,
        full=STEPS,
        marks={DIS1: ("D1",), DIS2: ("D2",)}.get(state.state, ()),
        back=not fresh,
        without=_without(book, unit),
    )


def _without(book: Book, unit: str) -> tuple[str, ...]:
    """Towers do not move; who has no guns has no range."""
    if unit in book.towers:
        return ("reach", "retreat")
    return () if unit in book.artillery or unit in book.flak else ("range",)


def _values(counter: Counter) -> tuple[str, ...]:
    if counter.type == "tower":
        return (str(counter.df),)
    attack = "*" if counter.type == "flak" else str(counter.af)
    return attack, str(counter.df), str(counter.mf)


def symbol(counter: Counter) -> str:
    """The sign of its type."""
    if counter.id in SPECIAL:
        return SPECIAL[counter.id]
    if counter.type != "infantry":
        return SYMBOLS[counter.type]
    if counter.glider:
        return "airborne"
    if counter.airborne:
        return "parachute"
    if counter.mech:
        return "panzergrenadier" if counter.side == GERMAN else "mechanised"
    return "infantry"


def designation(counter: Counter) -> tuple[str, str]:
    """What stands left and right of the symbol: the unit, and its division."""
    division = counter.division or ""
    name = counter.id.removeprefix("T-")
    if division and name.endswith(f"/{division}"):
        name = name.removesuffix(f"/{division}")
    return name, division


def _markers(seen: Seen) -> Iterator[Piece]:
    """Interdiction markers, and depots while there is a refit."""
    for number, space in enumerate(seen.public.interdiction):
        yield Piece(
            id=f"interdiction-{number + 1}",
            side=GERMAN,
            at=space,
            symbol="marker",
            palette="luftwaffe",
            name="IV",
            values=("+1",),
        )
    frame = next((f for f in reversed(seen.frames) if isinstance(f, Resupply)), None)
    for depot, space in frame.depots.items() if frame is not None else ():
        yield Piece(
            id=depot,
            side=GERMAN if depot in GERMAN_DEPOTS else ALLIED,
            at=space,
            symbol="marker",
            palette=_depot_palette(depot),
            name="SP",
            values=(str(frame.points.get(depot, 0) if frame is not None else 0),),
        )


def _depot_palette(depot: str) -> str:
    if depot in GERMAN_DEPOTS:
        return "german"
    return OWNERS[AIRBORNE_DEPOTS[depot]] if depot in AIRBORNE_DEPOTS else "british"


def _flags(public: Public) -> Iterator[Piece]:
    """A flag in every space that the Allies control; what bears none is German."""
    for space, owner in public.control.items():
        if owner != GERMAN and space != UK:
            yield Piece(
                id=f"flag-{space}",
                side=ALLIED,
                at=space,
                symbol="flag",
                palette=OWNERS[owner],
                name=owner.upper(),
            )


def _crossings(public: Public) -> Iterator[Piece]:
    """Bridges, boundaries that the Allies hold, and ferries."""
    for bridge, holder in public.bridges.items():
        works = public.works.get(bridge)
        levels = [n for n in (works.german, works.allied) if n] if works is not None else []
        yield Piece(
            id=bridge,
            side=GERMAN if holder == "german" else ALLIED,
            at=bridge,
            symbol="bridge",
            palette=HOLDERS[holder],
            name="+".join(("", *map(str, levels))),
            marks=("blown",) if holder == "blown" else (),
        )
    for boundary in public.held:
        yield Piece(id=boundary, side=ALLIED, at=boundary, symbol="held", palette=HOLDERS["allied"])
    for ferry, how in public.ferries.items():
        yield Piece(
            id=f"ferry-{ferry}",
            side=ALLIED,
            at=f"ferry-{ferry}",
            symbol="ferry",
            palette="grey",
            marks=() if how == "ready" else (how,),
        )


# -- layers -----------------------------------------------------------------------------------


def layers(book: Book, seen: Seen, ids: Sequence[str]) -> tuple[Layer, ...]:
    """Where supply reaches, what is contested, drop areas with their IV, sectors, victory areas."""
    return tuple(_layer(book, seen, id_) for id_ in ids)


def _layer(book: Book, seen: Seen, id_: str) -> Layer:
    here = lay(book, seen.public)
    kind, _, which = id_.partition("-")
    tests: dict[str, Callable[[AreaRow], bool]] = {
        "supply": lambda row: here.supplied(which, row.area),
        "contested": lambda row: here.contested(row.area),
        "drops": lambda row: row.drop is not None,
        "sector": lambda row: which in (row.sectors or ()),
        "victory": lambda row: row.victory,
    }
    inside = tests[kind]
    hexes = tuple(row.area for row in book.areas.values() if inside(row))
    return Layer(
        id=id_,
        title=id_,
        role=ROLES[id_],
        style=STYLES[kind],
        hexes=hexes,
        notes={space: f"IV {here.interdiction(space)}" for space in hexes if kind == "drops"},
    )
