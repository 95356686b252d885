"""How the map, the counters and the layers look."""

from __future__ import annotations

import re
from collections import Counter as Tallied
from collections.abc import Collection, Iterator, Mapping, Sequence
from unicodedata import normalize

from bocage.art.board import (
    Board,
    Border,
    Edge,
    Exit,
    Label,
    Layer,
    Piece,
    Place,
    Road,
    hexes_of,
    marked,
)
from bocage.families.cobra.book import Book
from bocage.families.cobra.rules.c09_headquarters import all_in_radius, command_radius
from bocage.families.cobra.types import (
    SIDES,
    Advancing,
    Battle,
    Combat,
    Movement,
    Seen,
    Suffering,
    UnitState,
)
from bocage.kernel.draft import innermost

PALETTES = {
    "ge": "german",
    "ss": "ss",
    "lw": "luftwaffe",
    "us": "us",
    "br": "british",
    "ca": "canadian",
    "po": "polish",
    "fr": "french",
}
RIVERS = {"minor": "minor-river", "dives": "minor-river", "major": "major-river", "sea": "sea"}
EDGES = {  # what stands at the edges of the map; translated by the texts
    "north-allied": ("Allied arrivals", "north"),
    "north-german": ("German arrivals", "north"),
    "east": ("German supply and arrivals", "east"),
    "south": ("German arrivals", "south"),
    "west": ("West exit", "west"),
}
NO_SIGNS: Mapping[str, str] = {}
KINDS = ("zoc", "supply", "command")
LAYERS = tuple(f"{kind}-{side}" for kind in KINDS for side in SIDES)
SIZES = {"hq": "", "delay": "", "kg": "regiment"}  # otherwise as they are called
ROLES = {"german": "second", "allied": "first"}
STYLES = {"zoc": "hatch", "supply": "tint", "command": "outline"}


def board(
    book: Book,
    labels: tuple[Label, ...],
    signs: Mapping[str, str] = NO_SIGNS,
    edges: Collection[str] = tuple(EDGES),
) -> Board:
    """The map of Normandy, with what the edition prints besides: waters, forts, beaches, edges."""
    rows = book.tables.hexes
    tags = {row.hex: [tag for tag in ("bocage", "high") if getattr(row, tag)] for row in rows}
    for hex_, sign in signs.items():
        tags[hex_].append(sign)
    roads = tuple(Road(row.hex, row.next, row.road) for row in book.tables.roads)
    return Board(
        hexes=hexes_of(book.grid, {row.hex: row.terrain for row in rows}, tags),
        borders=tuple(_borders(book)),
        roads=roads,
        exits=tuple(_exits(book, roads)),
        places=tuple(_places(book)),
        labels=labels,
        edges=tuple(
            Edge(f"map-{name}", text, tuple(sorted(book.edges[name])), side)
            for name, (text, side) in EDGES.items()
            if name in edges
        ),
    )


def _borders(book: Book) -> Iterator[Border]:
    for row in book.tables.sides:
        yield Border(row.hex, row.next, RIVERS[row.kind], row.name or "")
        if row.bridge:
            yield Border(row.hex, row.next, "bridge")


def _exits(book: Book, roads: Sequence[Road]) -> Iterator[Exit]:
    """Main roads that end in a hex of the edge lead off the map."""
    ends = Tallied(hex_ for road in roads if road.kind == "primary" for hex_ in (road.a, road.b))
    rim = frozenset().union(*book.edges.values())
    return (Exit(hex_) for hex_, count in ends.items() if count == 1 and hex_ in rim)


def _places(book: Book) -> Iterator[Place]:
    found: dict[tuple[str, str], list[str]] = {}
    for row in book.tables.hexes:
        if row.settlement and row.name:
            found.setdefault((row.name, row.settlement), []).append(row.hex)
    for (name, kind), hexes in found.items():
        yield Place(_plain(name), name, kind, tuple(hexes))


def _plain(name: str) -> str:
    """A name in small plain letters, as the texts know it."""
    letters = normalize("NFKD", name.lower()).encode("ascii", "ignore").decode()
    return "-".join(re.findall("[a-z0-9]+", letters))


def pieces(book: Book, seen: Seen) -> tuple[Piece, ...]:
    """The counters on the map, the strongest of a stack on top."""
    drawn, done = sorted(book.memo.each(ranked, seen.public.units).values()), _done(seen)
    return tuple(
        [marked(piece, done[piece.id]) if piece.id in done else piece for _, _, piece in drawn]
    )


def ranked(book: Book, unit: str, state: UnitState) -> tuple[int, int, Piece]:
    """A counter with its place among all: by strength, then in the order of the counters."""
    return -book.strength[unit, state.steps], book.place(unit), piece(book, unit, state)


def acted(book: Book, seen: Seen) -> tuple[str, ...] | None:
    """In an advance and in a retreat who is through with that; else those that are marked."""
    frame = seen.frames[-1]
    if isinstance(frame, Suffering) and frame.going:
        return tuple(unit for unit in frame.units if unit not in frame.going)
    if not isinstance(frame, Advancing):
        return None
    through = next((f.advanced for f in reversed(seen.frames) if isinstance(f, Combat)), ())
    battle = innermost(seen.frames, Battle)
    return tuple(unit for unit in (*battle.by, *battle.defenders) if unit in through)


def _done(seen: Seen) -> dict[str, str]:
    """Who has moved in this movement phase, or attacked in this combat phase."""
    phase = next((f for f in reversed(seen.frames) if isinstance(f, Movement | Combat)), None)
    if phase is None:
        return {}
    if isinstance(phase, Combat):
        return dict.fromkeys(phase.attacked, "fought")
    return dict.fromkeys(phase.spent, "moved")


def piece(book: Book, unit: str, state: UnitState) -> Piece:
    """One counter."""
    counter = book.counters[unit]
    name, _, formation = counter.designation.partition("/")
    value = f"({counter.radius})" if counter.is_hq else str(book.strength[unit, state.steps])
    return Piece(
        id=unit,
        side=counter.side,
        at=state.at,
        symbol=counter.type,
        palette=PALETTES[counter.arm],
        size=SIZES.get(counter.size, counter.size),
        name=name,
        formation=formation,
        values=(value, str(counter.ma)),
        steps=state.steps,
        full=counter.steps,
        marks=(("truck",) if state.truck else ()) + (("idle",) if state.idle else ()),
    )


def layers(book: Book, seen: Seen, ids: Sequence[str]) -> tuple[Layer, ...]:
    """Zones of control, hexes in supply, command radii, for either side."""
    return tuple(layer(book, seen, id_) for id_ in ids)


def layer(book: Book, seen: Seen, id_: str) -> Layer:
    """One of them."""
    kind, _, side = id_.partition("-")
    country, inside = book.country, _INSIDE[kind](book, seen, side)
    return Layer(
        id=id_,
        title=id_,
        role=ROLES[side],
        style=STYLES[kind],
        hexes=tuple(hex_ for hex_ in country.bits.names(inside) if country.next_to[hex_]),
    )


def _zone(book: Book, seen: Seen, side: str) -> int:
    return book.lines(seen.public).fronts[side].zone


def _supply(book: Book, seen: Seen, side: str) -> int:
    lines = book.lines(seen.public)
    return book.sources[side].area(lines, side) & ~lines.shut_to(side)


def _command(book: Book, seen: Seen, side: str) -> int:
    units, found = seen.public.units, 0
    lines = book.lines(seen.public)
    for hq in book.headquarters[side]:
        if hq in units:
            found |= all_in_radius(lines, side, units[hq].at, command_radius(book, hq))
    return found


_INSIDE = {"zoc": _zone, "supply": _supply, "command": _command}
