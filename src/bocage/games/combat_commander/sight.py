"""Line of sight: what a hex sees, how much the line is hindered, and by what.

On a printed map the measured table of that map decides for everything that is printed: where the
art lies inside a hex cannot be known otherwise. On a board of one's own the same question is
answered by exact geometry: woods and buildings are discs of two thirds of a hex round its centre,
everything else fills its hex, a line that runs along a hexside counts only what lies on both sides
of it, and what stands on a hexside counts if the line touches it at all. Smoke and blazes always
fill the closed hex.

Geometry also explains what the table says. Where the two differ the table wins, and the answer
says so.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache, reduce
from itertools import chain
from operator import or_
from typing import Any, NamedTuple, Protocol

import msgspec

from bocage.data import DataError
from bocage.games.combat_commander.book import Book
from bocage.games.combat_commander.book.printed import Board, full_grid
from bocage.kernel.api import rule
from bocage.space.hexgrid import Point, opposite
from bocage.space.sight import Crossed, passes_within, sight_line

BLOCKED = -1
OPAQUE = 255  # of a byte for a line: blocked
DISC = (2, 3)  # how far woods and buildings reach from the centre of a hex to its corner
KEPT = 64  # how many different clouds of smoke are remembered
_MARGINAL = "xabcd"
_CODES = bytes.maketrans(b"#.x0123abcd", bytes([0, 255, 255, 0, 1, 2, 3, 0, 1, 2, 3]))


class Cause(msgspec.Struct, frozen=True, gc=False):
    """What stops or hinders a line: where (a hex, or the side to the hex beyond), what, why.

    `hinders` is 0 for what stops it. Hex is empty where only the printed map could tell.
    """

    hex: str
    what: str
    clause: str
    hinders: int = 0
    beyond: str = ""


class Sight(msgspec.Struct, frozen=True, gc=False):
    """An answer: whether the line is clear, the greatest hindrance, what is in the way.

    printed: the measured table says it, and geometry would say otherwise.
    marginal: by a hair, on the printed map.
    """

    clear: bool
    hindrance: int
    causes: tuple[Cause, ...] = ()
    printed: bool = False
    marginal: bool = False


class Air(Protocol):
    """What of the position matters to a line of sight."""

    @property
    def smoke(self) -> Mapping[str, int]:
        """Hex -> hindrance."""

    @property
    def blaze(self) -> Mapping[str, int]:
        """Hexes that burn."""


# -- questions ------------------------------------------------------------------------------


@rule("10.2")
def sees(book: Book, public: Air, a: str, b: str) -> bool:
    """Whether units in one hex see units in the other."""
    return lines_of(book).code(public, a, b) >= 0


@rule("10.3", "10.3.3")
def hindrance(book: Book, public: Air, a: str, b: str) -> int:
    """The one greatest hindrance along the line; nothing adds up. Fog is not in it."""
    return max(lines_of(book).code(public, a, b), 0)


@rule("10.1a", "10.1d")
def sight(book: Book, public: Air, a: str, b: str) -> Sight:
    """The whole answer, with what is in the way from the first hex to the second."""
    lines = lines_of(book)
    base = lines.base(a, b)
    blockers, hinderers = trace(book, a, b)
    drawn = BLOCKED if blockers else max((c.hinders for c in hinderers), default=0)
    if base != drawn:
        blockers, hinderers = art(book, a, b, base)
    fires, clouds = blazes(public, a, b), smokes(public, a, b)
    if fires or base == BLOCKED:
        found = Sight(clear=False, hindrance=0, causes=(*fires, *blockers))
    else:
        most = sorted((*clouds, *hinderers), key=lambda cause: -cause.hinders)
        found = Sight(clear=True, hindrance=most[0].hinders if most else 0, causes=tuple(most))
    return msgspec.structs.replace(
        found, printed=base != drawn, marginal=lines.mark(a, b) in _MARGINAL
    )


# -- smoke and blazes -----------------------------------------------------------------------


@cache
def touched(a: str, b: str) -> tuple[str, ...]:
    """Every hex that the line touches at all, with its sides and corners; the ends too."""
    return sight_line(full_grid(), a, b).touched()


@rule("10.2.1", "T79", "T88.5b")
def blazes(public: Air, a: str, b: str) -> tuple[Cause, ...]:
    """A blaze fills its hex, sides included, at every level; it blocks all lines through it."""
    if not public.blaze:
        return ()
    way = touched(a, b)
    return tuple(Cause(h, "blaze", "10.2.1") for h in way if h in public.blaze and h not in (a, b))


@rule("10.3.4a", "10.3.4b", "T94b")
def smokes(public: Air, a: str, b: str) -> tuple[Cause, ...]:
    """Smoke fills its hex, sides included, at every level; it hinders in, out and through."""
    if not public.smoke or a == b:
        return ()
    return tuple(
        Cause(h, "smoke", "10.3.4b" if h in (a, b) else "10.3.4a", public.smoke[h])
        for h in touched(a, b)
        if h in public.smoke
    )


# -- the lines of a book --------------------------------------------------------------------


@rule("10.1d")
def decoded(board: Board) -> bytes:
    """The measured table of a map as one number for each pair: 255 is blocked, else hindrance."""
    size = len(board.hexes)
    whole = "".join(board.los).encode("ascii")
    for i, row in enumerate(board.hexes):
        if whole[i::size] != whole[i * size : (i + 1) * size]:
            mine, theirs = whole[i * size : (i + 1) * size], whole[i::size]
            at = next(j for j in range(size) if mine[j] != theirs[j])
            text = (
                f"map {board.number}: '{row.hex}' to '{board.hexes[at].hex}' is "
                f"'{chr(mine[at])}', but back it is '{chr(theirs[at])}'"
            )
            raise DataError("los.tsv", column="row", message=text)
    return whole.translate(_CODES)


class Lines:
    """All lines of a board: the measured ones, or those that geometry finds when they are asked.

    Smoke and blazes lie over them as a haze: a byte for every pair of hexes, those of one cloud
    made at once. A number of as many bytes holds the lines that touch a hex: 255 for each of them.
    """

    def __init__(self, book: Book) -> None:
        self.book = book
        self.index = book.index
        self.size = len(book.hexes)
        self.codes = decoded(book.board) if book.board.los else b""
        self.found: dict[tuple[str, str], int] = {}
        self.crossed = _crossed()
        self.over: dict[str, int] = {}
        self.latest: tuple[dict[str, int], set[str], bytes] = ({}, set(), b"")
        self.hazes: dict[Any, bytes] = {}

    def seen(self, public: Air, a: str, hexes: Iterable[str]) -> list[str]:
        """Those of some hexes that are seen from a hex."""
        if not self.codes:
            return [b for b in hexes if self.code(public, a, b) >= 0]
        codes, index, at = self.codes, self.index, self.index[a] * self.size
        found = [b for b in hexes if codes[at + index[b]] < OPAQUE]
        if found and (public.smoke or public.blaze):
            haze = self.haze(public)
            return [b for b in found if haze[at + index[b]] < OPAQUE]
        return found

    @rule("10.1e")
    def base(self, a: str, b: str) -> int:
        """What is printed: BLOCKED, or the hindrance."""
        if self.codes:
            code = self.codes[self.index[a] * self.size + self.index[b]]
            return code if code < OPAQUE else BLOCKED
        found = self.found.get((a, b))
        if found is None:
            blockers, hinderers = trace(self.book, a, b)
            found = BLOCKED if blockers else max((c.hinders for c in hinderers), default=0)
            self.found[a, b] = self.found[b, a] = found
        return found

    def mark(self, a: str, b: str) -> str:
        """The character of the measured table, or nothing that it has."""
        if not self.codes:
            return "-"
        return self.book.board.los[self.index[a]][self.index[b]]

    def code(self, public: Air, a: str, b: str) -> int:
        """The same with smoke and blazes: BLOCKED, or the greatest hindrance."""
        base = self.base(a, b)
        if base < 0 or not (public.smoke or public.blaze):
            return base
        haze = self.haze(public)[self.index[a] * self.size + self.index[b]]
        return max(base, haze) if haze < OPAQUE else BLOCKED

    def haze(self, public: Air) -> bytes:
        """The haze of this cloud: the one that is remembered, or a new one.

        Mappings of a position under change are the same objects with other contents, so what they
        hold is compared, and kept as a copy. All games of a book ask here, from several threads:
        what is remembered is read and replaced as a whole.
        """
        smoke, blaze = public.smoke, public.blaze
        clouds, fires, haze = self.latest
        if smoke == clouds and blaze.keys() == fires:
            return haze
        key = (frozenset(smoke.items()), frozenset(blaze))
        found = self.hazes.get(key)
        if found is None:
            if len(self.hazes) >= KEPT:
                self.hazes.clear()
            made = self._burning(blaze) | self._clouded(smoke)
            found = self.hazes[key] = made.to_bytes(self.size * self.size, "little")
        self.latest = (dict(smoke), set(blaze), found)
        return found

    @rule("10.2.1", "T79", "T88.5b")
    def _burning(self, blaze: Mapping[str, int]) -> int:
        """Blazes block every line that touches their hex on its way."""
        return reduce(or_, map(self._over, blaze), 0)

    @rule("10.3.4a", "10.3.4b", "T94b")
    def _clouded(self, smoke: Mapping[str, int]) -> int:
        """Smoke hinders every line that touches its hex, in, out and through; the most counts."""
        haze, ones = 0, int.from_bytes(b"\1" * self.size * self.size)
        for value, at in sorted((value, at) for at, value in smoke.items()):
            lines = self._over(at) | self._at(at)
            haze = haze & ~lines | lines & ones * value
        return haze

    def _over(self, at: str) -> int:
        """The lines that touch a hex on their way."""
        if at not in self.over:
            index, size = self.index, self.size
            found = bytearray(size * size)
            for a, b in self.crossed.over(at):
                if a in index and b in index:
                    found[index[a] * size + index[b]] = OPAQUE
                    found[index[b] * size + index[a]] = OPAQUE
            self.over[at] = int.from_bytes(found, "little")
        return self.over[at]

    def _at(self, at: str) -> int:
        """The lines that begin or end in a hex; not the one that stays in it."""
        own, size = self.index[at], self.size
        found = bytearray(size * size)
        found[own * size : (own + 1) * size] = found[own::size] = bytes([OPAQUE]) * size
        found[own * size + own] = 0
        return int.from_bytes(found, "little")


@cache
def _crossed() -> Crossed:
    """Which lines touch a hex is the same on all maps."""
    return Crossed(full_grid())


def lines_of(book: Book) -> Lines:
    """The lines of a book, made when they are first asked for."""
    return book.memo.printed(Lines)


# -- geometry -------------------------------------------------------------------------------


class Line(NamedTuple):
    """A line by its ends, in the order of the book, and what its levels mean.

    high, low: levels of the ends. ground: from which level on a hill is in the way. foot: the lower
    end, empty if they are level. way: the direction of a straight row of hexes, else 0. wide: any
    touch of a hex counts.
    """

    a: str
    b: str
    high: int
    low: int
    ground: int
    foot: str
    way: int
    wide: bool = False


Between = tuple[str, str]  # a hex on the line, and the one beside it if the line runs between them
Causes = tuple[Cause, ...]


@rule("10.1.1", "10.1f")
def trace(book: Book, a: str, b: str) -> tuple[Causes, Causes]:
    """What stops the line and what hinders it, by geometry, from `a` to `b`; units never do."""
    if b in book.adjacent[a] or a == b:
        return (), ()
    turned = book.index[a] > book.index[b]
    line = line_of(book, b, a) if turned else line_of(book, a, b)
    blockers, hinderers = _met(book, line)
    return (blockers[::-1], hinderers[::-1]) if turned else (blockers, hinderers)


@rule("T78.4")
def _met(book: Book, line: Line) -> tuple[Causes, Causes]:
    """All that a line meets: what stops it, what hinders it."""
    stops: list[Cause] = list(gully(book, line))
    slows: list[Cause] = []
    for between in betweens(line):
        stops += chain(hill(book, line, between), obstacle(book, line, between))
        slows += chain(cover(book, line, between), railway(book, line, between))
    for cause in sides(book, line):
        (slows if cause.hinders else stops).append(cause)
    return tuple(stops), tuple(slows)


@rule("T88a", "T88.3.1")
def line_of(book: Book, a: str, b: str, *, wide: bool = False) -> Line:
    """A line and its levels; the level of a hex is that of its centre."""
    la, lb = book.level[a], book.level[b]
    foot = "" if la == lb else a if la < lb else b
    high = max(la, lb)
    way = full_grid().direction(a, b) or 0
    return Line(a, b, high, min(la, lb), high if foot else high + 1, foot, way, wide)


@rule("10.1b")
def betweens(line: Line) -> Iterator[Between]:
    """The hexes on the line, without its ends; two if the line runs along the side between them.

    Hexes that it touches in a corner only come too if any touch counts.
    """
    met = sight_line(full_grid(), line.a, line.b)
    for group in met.hexes[1:-1]:
        for i, name in enumerate(group):
            if name is not None:
                yield name, (group[1 - i] or "off") if len(group) == 2 else ""
    if line.wide:
        for name in met.grazed:
            if name is not None:
                yield name, "off"


def _level(book: Book, between: Between) -> int:
    """The level that counts on a line: of the hex, or the lower of the two that it runs between."""
    name, beside = between
    own = book.level.get(name, 0)
    return min(own, book.level.get(beside, 0)) if beside else own


@rule("T88.3.2a", "T88.3.2b", "T88.3.3")
def hill(book: Book, line: Line, between: Between) -> Iterator[Cause]:
    """Ground above both ends blocks; so does ground as high as the higher of unequal ends.

    The crest line lies inside the higher hex, so a line between a hill and lower ground misses it,
    and looking down from one's own crest is free.
    """
    level = book.level.get(between[0], 0) if line.wide else _level(book, between)
    if level >= line.ground:
        yield Cause(between[0], "hill", "T88.3.3" if level > line.high else "T88.3.2b")


@rule("10.2", "T82a", "T99a", "T88.4")
def obstacle(book: Book, line: Line, between: Between) -> Iterator[Cause]:
    """Woods and buildings that the line meets block, if they are not below its higher end."""
    name, beside = between
    terrain = book.terrain.get(name, "open")
    if not book.chart[terrain].obstacle or along_road(book, line, name):
        return
    both = bool(beside) and book.chart[book.terrain.get(beside, "open")].obstacle
    level = _level(book, between) if both else book.level[name]
    if not (line.wide or both or passes_within(full_grid(), line.a, line.b, name, DISC)):
        return
    if level >= line.high:
        clause = "T88.4" if line.high else book.cover_clause[terrain]
        yield Cause(name, terrain, clause)
    elif hides(book, line, name, level):
        yield Cause(name, terrain, "T88.4.1")


@rule("T88.4.1")
def hides(book: Book, line: Line, name: str, level: int) -> bool:
    """Lower woods and buildings hide the one hex behind them, if it is not above them.

    So they block if they are next to the lower end, seen from either end.
    """
    return bool(line.foot) and line.low <= level and name in book.adjacent[line.foot]


@rule("10.3", "T80a", "T81", "T85", "T89a", "T91", "T88.5")
def cover(book: Book, line: Line, between: Between) -> Iterator[Cause]:
    """Brush, orchard, field, marsh and bridges hinder at the level of the higher end and above."""
    name, beside = between
    terrain = book.terrain.get(name, "open")
    value = book.chart[terrain].hindrance
    if not value or along_road(book, line, name) or along_rails(book, line, name):
        return
    level = book.level[name]
    if beside and not line.wide:
        value = min(value, book.chart[book.terrain.get(beside, "open")].hindrance)
        level = _level(book, between)
    if value and level >= line.high:
        yield Cause(name, terrain, book.cover_clause[terrain], value)


@rule("T93d")
def along_road(book: Book, line: Line, name: str) -> bool:
    """Whether the line runs along the road through a hex; then its terrain does not matter."""
    return _straight(line, book.roads.get(name))


@rule("T92")
def along_rails(book: Book, line: Line, name: str) -> bool:
    """Whether the line runs along the railway of a hex, if only to where the track ends."""
    exits = book.rails.get(name)
    if line.way and exits and exits <= {line.way, opposite(line.way)}:
        return True
    return _straight(line, exits)


def _straight(line: Line, exits: frozenset[int] | None) -> bool:
    """Whether a track leaves a hex by both sides that the line crosses through their middles."""
    return bool(line.way and exits and line.way in exits and opposite(line.way) in exits)


@rule("T92")
def railway(book: Book, line: Line, between: Between) -> Iterator[Cause]:
    """A railway hinders a line that crosses its track, but not one that runs along it."""
    name, beside = between
    exits = book.rails.get(name)
    if not exits or beside or book.level[name] < line.high or along_rails(book, line, name):
        return
    start, end, middle = (_times(full_grid().centre(h), 2) for h in (line.a, line.b, name))
    corners = full_grid().corners(name)
    for side in sorted(exits):
        (x, y), (u, v) = corners[side - 1], corners[side % 6]
        if _meet(start, end, middle, (x + u, y + v)):
            yield Cause(name, "railway", "T92", book.chart["railway"].hindrance)
            return


# -- hexsides -------------------------------------------------------------------------------


@rule("10.1c", "T84", "T87", "T97")
def sides(book: Book, line: Line) -> Iterator[Cause]:
    """Walls and hedges block, fences hinder, if the line touches them, even along their length.

    Not if they are a side of one of the two hexes at its ends. Their level is that of the higher
    hex beside them.
    """
    seen = set()
    for name in touched(line.a, line.b):
        for beyond in book.adjacent.get(name, ()):
            if (beyond, name) in seen or line.a in (name, beyond) or line.b in (name, beyond):
                continue
            seen.add((name, beyond))
            kind = book.sides[name, beyond]
            gap = book.gaps.get((name, beyond), "")
            if kind in ("", "cliff") and not gap:
                continue
            if max(book.level[name], book.level[beyond]) < line.high:
                continue
            if _touches(line, name, beyond, stubs=bool(gap)):
                row = book.chart[kind or gap]
                yield Cause(name, kind or gap, row.source, row.hindrance, beyond)


def _touches(line: Line, name: str, beyond: str, *, stubs: bool) -> bool:
    """Whether a line meets the side between two hexes; of stubs, its outer quarters."""
    grid = full_grid()
    start, end = (_times(grid.centre(h), 4) for h in (line.a, line.b))
    side = grid.side_between(name, beyond)
    corners = grid.corners(name)
    one, two = corners[side - 1], corners[side % 6]
    if not stubs:
        return _meet(start, end, _times(one, 4), _times(two, 4))
    near = (3 * one[0] + two[0], 3 * one[1] + two[1])
    far = (one[0] + 3 * two[0], one[1] + 3 * two[1])
    return _meet(start, end, _times(one, 4), near) or _meet(start, end, far, _times(two, 4))


def _times(point: Point, scale: int) -> Point:
    """A point in finer units."""
    return point[0] * scale, point[1] * scale


def _turn(p: Point, q: Point, r: Point) -> int:
    """Which way one turns at `q` on the way from `p` to `r`: 1, -1, or 0 straight on."""
    value = (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])
    return (value > 0) - (value < 0)


def _spans(p: Point, q: Point, r: Point) -> bool:
    """Whether `r` lies in the box of `p` and `q`."""
    return min(p[0], q[0]) <= r[0] <= max(p[0], q[0]) and min(p[1], q[1]) <= r[1] <= max(p[1], q[1])


def _meet(p: Point, q: Point, r: Point, s: Point) -> bool:
    """Whether two segments have a point in common, their ends included."""
    a, b, c, d = _turn(p, q, r), _turn(p, q, s), _turn(r, s, p), _turn(r, s, q)
    if a != b and c != d:
        return True
    return (
        (a == 0 and _spans(p, q, r))
        or (b == 0 and _spans(p, q, s))
        or (c == 0 and _spans(r, s, p))
        or (d == 0 and _spans(r, s, q))
    )


@rule("T86")
def gully(book: Book, line: Line) -> Iterator[Cause]:
    """A gully is seen from adjacent and from higher hexes only, and sees only those."""
    for name, far in ((line.a, line.b), (line.b, line.a)):
        if book.terrain[name] == "gully" and book.level[far] <= book.level[name]:
            yield Cause(name, "gully", "T86")


# -- the printed map ------------------------------------------------------------------------


def art(book: Book, a: str, b: str, base: int) -> tuple[Causes, Causes]:
    """What the art of a printed map must hold where geometry says otherwise than its table.

    The likeliest things are those of hexes that the line touches at all; else it is the art.
    """
    turned = book.index[a] > book.index[b]
    line = line_of(book, *((b, a) if turned else (a, b)), wide=True)
    blockers, hinderers = _met(book, line)
    if base == BLOCKED:
        found = blockers or (Cause("", "art", "10.1a"),)
        return (found[::-1] if turned else found), ()
    found = tuple(cause for cause in hinderers if cause.hinders <= base)
    if base and not any(cause.hinders == base for cause in found):
        found = (*found, Cause("", "art", "10.1a", base))
    return (), (found[::-1] if turned else found) if base else ()


def agreement(book: Book, every: int = 1) -> tuple[int, int]:
    """How many pairs of hexes there are, and for how many geometry says what the table says.

    With `every` above 1 only each so-many-th pair is looked at.
    """
    pairs = equal = count = 0
    lines = lines_of(book)
    for i, a in enumerate(book.hexes):
        for b in book.hexes[i + 1 :]:
            count += 1
            if count % every:
                continue
            blockers, hinderers = trace(book, a, b)
            drawn = BLOCKED if blockers else max((c.hinders for c in hinderers), default=0)
            pairs += 1
            equal += drawn == lines.base(a, b)
    return pairs, equal
