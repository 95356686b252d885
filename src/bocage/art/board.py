"""A map and what stands on it, as data that a drawing or a browser can use.

A game answers these from its hooks `board`, `pieces` and `layers`. Nothing here is a rule: words
such as `bocage` or `major-river` only say what it looks like. `check` names the words that are
understood if it meets another one.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Literal

import msgspec

from bocage.art.colours import BADGES, PALETTES, ROLES
from bocage.art.looks import RIVERS, ROADS, TAGS, TERRAINS
from bocage.art.symbols import FIGURES, SIZES, UNITS
from bocage.kernel.module import ModuleError

if TYPE_CHECKING:
    from bocage.space import HexGrid

Point = tuple[int, int]

BORDERS = (
    "stream",
    "minor-river",
    "major-river",
    "canal",
    "sea",
    "bridge",
    "ferry",
    "boundary",
    "cliff",
    "fence",
    "hedge",
    "wall",
    "fence-gap",
    "hedge-gap",
    "wall-gap",
    "joined",
)
PLACES = ("city", "town", "village", "fort", "port", "airfield", "beach")
LABELS = ("water", "region", "note")
SPOTS = ("", "bridge", "rail-bridge", "ferry", "corner")
SHAPES = ("disc", "square", "pill", "crate", "star")
EDGES = ("north", "east", "south", "west")
STYLES = ("hatch", "tint", "outline")
SYMBOLS = (*UNITS, "marker", *FIGURES)
# Symbols that are no counters: whose a space is, how a bridge, a ferry or a border stands;
WORKS = ("foxholes", "trench", "pillbox", "bunker", "wire", "mines", "smoke", "blaze", "goal")
DONE = frozenset(("moved", "fought", "activated"))  # marks of who has acted
SIGNS = ("flag", "bridge", "ferry", "held", *WORKS)  # and what lies in a hex under its counters


class BoardError(ModuleError):
    """A description that cannot be drawn; the message says which word and what is known."""


class Hex(msgspec.Struct, frozen=True, omit_defaults=True):
    """One hex: its id, its centre on the lattice and what the ground is.

    `at` is in the whole units of `HexGrid.centre`. `number` is printed in the hex; None: the id.
    """

    id: str
    at: Point
    terrain: str = "clear"
    tags: tuple[str, ...] = ()
    number: str | None = None


class Badge(msgspec.Struct, frozen=True, omit_defaults=True):
    """A small sign under the name of an area; `word` is what the key calls it: `badge-<word>`."""

    word: str
    text: str = ""
    shape: str = "disc"
    tone: str = "plain"


class Area(msgspec.Struct, frozen=True, omit_defaults=True):
    """A space of a map without hexes: its outline, and the point where its counters lie.

    Points are whole units of a 24th of a hex's radius. Areas that touch have the corners of their
    common border both in their outlines. `number` is printed above the counters; None: the id.
    With a `room` (width and height around `at`) counters stand there in rows, those of each side
    together; without one they are piled. `label` is the middle of its name and badges.
    """

    id: str
    at: Point
    outline: tuple[Point, ...]
    terrain: str = "clear"
    tags: tuple[str, ...] = ()
    number: str | None = None
    room: Point | None = None
    label: Point | None = None
    badges: tuple[Badge, ...] = ()


class Border(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something on the side between two adjacent spaces; each side is listed once.

    A `name` (of a river) is written once along the longest run of sides that bear it. Between areas
    `line` says where it runs; see `shared_line`.
    """

    a: str
    b: str
    kind: str
    name: str = ""
    line: tuple[Point, ...] = ()


class Road(msgspec.Struct, frozen=True, omit_defaults=True):
    """A road from the middle of one hex to that of an adjacent one; listed once.

    Between areas `line` says where it runs.
    """

    a: str
    b: str
    kind: str = "primary"
    line: tuple[Point, ...] = ()


class Exit(msgspec.Struct, frozen=True, omit_defaults=True):
    """A road that leaves the map here, over a side (1-6), or 0: straight on."""

    at: str
    kind: str = "primary"
    side: int = 0


class Place(msgspec.Struct, frozen=True, omit_defaults=True):
    """A named place in one or more hexes.

    `id` is for the texts of the game (`place-<id>`), which may call it otherwise than `name`.
    In an area its houses stand at `point`.
    """

    id: str
    name: str
    kind: str
    at: tuple[str, ...]
    point: Point | None = None


class Label(msgspec.Struct, frozen=True, omit_defaults=True):
    """Words across the map, centred over these hexes; `turn` in degrees, clockwise."""

    id: str
    text: str
    at: tuple[str, ...]
    kind: str = "region"
    turn: int = 0


class Edge(msgspec.Struct, frozen=True, omit_defaults=True):
    """A stretch of the map's edge that the rules speak of, with its words outside the map."""

    id: str
    text: str
    at: tuple[str, ...]
    side: str


class Spot(msgspec.Struct, frozen=True, omit_defaults=True):
    """A point of a map of areas that is no space: a bridge, a ferry, or any border.

    Pieces that are signs may lie there. `turn`: which way a bridge leads, in degrees from the east,
    clockwise. At a `corner` areas meet that are not adjacent.
    """

    id: str
    at: Point
    kind: str = ""
    turn: int = 0


class Arrow(msgspec.Struct, frozen=True, omit_defaults=True):
    """A way outside the map from one space to another that it does not touch."""

    a: str
    b: str
    line: tuple[Point, ...]
    kind: str = "secondary"  # of the road that it stands for
    both: bool = False  # points at both ends


class Water(msgspec.Struct, frozen=True, omit_defaults=True):
    """A river or canal outside the map, where it is only scenery."""

    kind: str
    line: tuple[Point, ...]


class Board(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The printed map, of hexes or of areas.

    `called` gives the game's own word for one of ours: clear is `open`. `near`: one hex is some
    tens of metres, so that single houses are seen, roads are broad, and the counters of a hex lie
    side by side.
    """

    hexes: tuple[Hex, ...] = ()
    areas: tuple[Area, ...] = ()
    top: Literal["flat", "pointy"] = "flat"
    borders: tuple[Border, ...] = ()
    roads: tuple[Road, ...] = ()
    exits: tuple[Exit, ...] = ()
    places: tuple[Place, ...] = ()
    labels: tuple[Label, ...] = ()
    edges: tuple[Edge, ...] = ()
    spots: tuple[Spot, ...] = ()
    arrows: tuple[Arrow, ...] = ()
    waters: tuple[Water, ...] = ()
    called: dict[str, str] = {}
    near: bool = False

    @property
    def spaces(self) -> tuple[Hex | Area, ...]:
        """All hexes or areas."""
        return (*self.hexes, *self.areas)


class Piece(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A counter in a hex. Of several in one hex the first lies on top.

    `name` stands left of the symbol, `formation` right of it, `values` below it. `steps` of `full`
    are left: fewer steps get a stripe. `back`: it lies on its other side, which is white.

    A piece whose symbol is a sign is no counter: a `flag` says whose a space is, by its palette and
    `name`; at a spot a `bridge`, a `ferry` or a border that is `held` shows how it stands: marks
    `blown`, `used`, `gone`; `name` is written small beside it. Works, smoke, a blaze and a `goal`
    (a disc with a number, in its owner's colour) lie in a hex.

    Soldiers (see FIGURES) have their name above, a number `left` and `right` of the figures, and
    some of their values `boxed` (by place). What is carried lies `on` its carrier, as a strip.

    `without`: the layers for one unit that have nothing to show for it as it is.
    """

    id: str
    side: str
    at: str
    symbol: str
    palette: str
    size: str = ""
    name: str = ""
    formation: str = ""
    values: tuple[str, ...] = ()
    steps: int | None = None
    full: int | None = None
    marks: tuple[str, ...] = ()
    back: bool = False
    left: str = ""
    right: str = ""
    boxed: tuple[int, ...] = ()
    on: str = ""
    without: tuple[str, ...] = ()

    @property
    def is_sign(self) -> bool:
        """Whether this is a sign on the map and no counter."""
        return self.symbol in SIGNS

    @property
    def is_done(self) -> bool:
        """Whether it bears a mark of who has acted: it is drawn pale."""
        return not DONE.isdisjoint(self.marks)


def marked(piece: Piece, *marks: str) -> Piece:
    """The counter with more marks; who bears one of `DONE` is drawn pale."""
    return msgspec.structs.replace(piece, marks=(*piece.marks, *marks))


class Layer(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Something drawn over the map on demand: hexes, lines from hex to hex, or both.

    `notes` are short words in hexes, such as what it costs to get there. Lines end in an arrow, but
    not those of an `outline`.
    """

    id: str
    title: str
    role: str = "first"
    style: str = "hatch"
    hexes: tuple[str, ...] = ()
    lines: tuple[tuple[str, ...], ...] = ()
    notes: dict[str, str] = {}


class Picture(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Everything that one drawing shows."""

    board: Board
    pieces: tuple[Piece, ...] = ()
    layers: tuple[Layer, ...] = ()
    title: str = ""
    subtitle: str = ""
    caption: str = ""


def hexes_of(
    grid: HexGrid,
    terrain: Mapping[str, str],
    tags: Mapping[str, Iterable[str]] | None = None,
    numbers: Mapping[str, str] | None = None,
) -> tuple[Hex, ...]:
    """The hexes of a grid; a hex without an entry is clear, and numbered by its name."""
    marked, numbered = tags or {}, numbers or {}
    return tuple(
        Hex(
            name,
            grid.centre(name),
            terrain.get(name, "clear"),
            tuple(marked.get(name, ())),
            numbered.get(name),
        )
        for name in grid.names
    )


def shared_line(a: Area, b: Area) -> tuple[Point, ...]:
    """The border that two areas share, from corner to corner; empty if they do not touch."""
    ways = {side for p, q in _ring(b.outline) for side in ((p, q), (q, p))}
    common = [(p, q) for p, q in _ring(a.outline) if (p, q) in ways]
    if not common:
        return ()
    after = dict(common)
    start = next((p for p in after if p not in after.values()), common[0][0])
    line = [start]
    while line[-1] in after and len(line) <= len(common):
        line.append(after[line[-1]])
    return tuple(line)


def _ring(outline: tuple[Point, ...]) -> Iterator[tuple[Point, Point]]:
    """The sides of an outline."""
    yield from zip(outline, (*outline[1:], *outline[:1]), strict=True)


def check(picture: Picture) -> None:
    """Raise BoardError for the first id or word that is not known."""
    for problem in _problems(picture):
        raise BoardError(problem)


def _problems(picture: Picture) -> Iterator[str]:
    board = picture.board
    spaces = {h.id for h in board.spaces}
    what = "area" if board.areas else "hex"
    if len(spaces) != len(board.spaces):
        yield f"board: two {'areas' if board.areas else 'hexes'} have the same id"
    if not board.spaces:
        yield "board: it has no hexes"
    if board.hexes and board.areas:
        yield "board: it has hexes and areas; a map has either"
    yield from (f"area {a.id}: an outline has three points" for a in board.areas if _thin(a))
    yield from _wrong_words(picture)
    spots = {x.id for x in board.spots}
    for piece in picture.pieces:
        if piece.at not in spaces and not (piece.is_sign and piece.at in spots):
            yield f"piece {piece.id}: '{piece.at}' is no {what} of the board"
    for where, named in _spaces_named(picture):
        for name in named:
            if name not in spaces:
                yield f"{where}: '{name}' is no {what} of the board"
    yield from _apart(board)


def _thin(area: Area) -> bool:
    return len(set(area.outline)) < 3


def _wrong_words(picture: Picture) -> Iterator[str]:
    board = picture.board
    checks: list[tuple[str, Iterable[str], Collection[str]]] = [
        *((f"{_kind(h)} {h.id}: terrain", (h.terrain,), TERRAINS) for h in board.spaces),
        *((f"{_kind(h)} {h.id}: tag", h.tags, TAGS) for h in board.spaces),
        *((f"area {a.id}: badge", (x.shape,), SHAPES) for a in board.areas for x in a.badges),
        *((f"area {a.id}: badge", (x.tone,), BADGES) for a in board.areas for x in a.badges),
        *((f"spot {x.id}: kind", (x.kind,), SPOTS) for x in board.spots),
        *((f"arrow {x.a} {x.b}: kind", (x.kind,), ROADS) for x in board.arrows),
        *(("water: kind", (x.kind,), RIVERS) for x in board.waters),
        *((f"border {b.a} {b.b}: kind", (b.kind,), BORDERS) for b in board.borders),
        *((f"road {r.a} {r.b}: kind", (r.kind,), ROADS) for r in board.roads),
        *((f"exit {e.at}: kind", (e.kind,), ROADS) for e in board.exits),
        *((f"place {p.id}: kind", (p.kind,), PLACES) for p in board.places),
        *((f"label {x.id}: kind", (x.kind,), LABELS) for x in board.labels),
        *((f"edge {e.id}: side", (e.side,), EDGES) for e in board.edges),
        *((f"layer {x.id}: role", (x.role,), ROLES) for x in picture.layers),
        *((f"layer {x.id}: style", (x.style,), STYLES) for x in picture.layers),
        *((f"piece {p.id}: symbol", (p.symbol,), (*SYMBOLS, *SIGNS)) for p in picture.pieces),
        *((f"piece {p.id}: palette", (p.palette,), PALETTES) for p in picture.pieces),
        *((f"piece {p.id}: size", (p.size,), ("", *SIZES)) for p in picture.pieces),
    ]
    for where, words, known in checks:
        for word in words:
            if word not in known:
                yield f"{where} '{word}' is unknown; known: {', '.join(known)}"


def _kind(space: Hex | Area) -> str:
    return "hex" if isinstance(space, Hex) else "area"


def _spaces_named(picture: Picture) -> Iterator[tuple[str, tuple[str, ...]]]:
    board = picture.board
    yield from ((f"border {b.a} {b.b}", (b.a, b.b)) for b in board.borders)
    yield from ((f"road {r.a} {r.b}", (r.a, r.b)) for r in board.roads)
    yield from ((f"exit {e.at}", (e.at,)) for e in board.exits)
    yield from ((f"place {p.id}", p.at) for p in board.places)
    yield from ((f"label {x.id}", x.at) for x in board.labels)
    yield from ((f"edge {e.id}", e.at) for e in board.edges)
    yield from ((f"arrow {x.a} {x.b}", (x.a, x.b)) for x in board.arrows)
    for layer in picture.layers:
        yield f"layer {layer.id}", (*layer.hexes, *layer.notes)
        yield from ((f"layer {layer.id}", line) for line in layer.lines)


def _apart(board: Board) -> Iterator[str]:
    """Borders and roads whose ends do not touch."""
    areas = {a.id: a for a in board.areas}
    for border in board.borders if areas else ():
        if not border.line and not shared_line(areas[border.a], areas[border.b]):
            yield f"border {border.a} {border.b}: these areas share no side; give it a `line`"
    if areas:
        return
    at = {h.id: h.at for h in board.hexes}
    for what, a, b in (
        *(("border", x.a, x.b) for x in board.borders),
        *(("road", x.a, x.b) for x in board.roads),
    ):
        if not touching(board.top, at[a], at[b]):
            yield f"{what} {a} {b}: these hexes are not adjacent"


def touching(top: str, a: Point, b: Point) -> bool:
    """Whether the hexes around two points of the lattice share a side."""
    dx, dy = abs(a[0] - b[0]), abs(a[1] - b[1])
    return (dx, dy) in ({(0, 2), (3, 1)} if top == "flat" else {(2, 0), (1, 3)})
