"""The geometry of lines of sight: what lies on a line, hex by hex and side by side."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import chain
from typing import NamedTuple

import msgspec

from bocage.games.combat_commander.book import Book
from bocage.games.combat_commander.book.printed import full_grid
from bocage.kernel.api import rule
from bocage.space.hexgrid import Point, opposite
from bocage.space.sight import passes_within, sight_line

DISC = (2, 3)  # how far woods and buildings reach from the centre of a hex to its corner


class Cause(msgspec.Struct, frozen=True, gc=False):
    """What stops or hinders a line: where (a hex, or the side to the hex beyond), what, why.

    `hinders` is 0 for what stops it. Hex is empty where only the printed map could tell.
    """

    hex: str
    what: str
    clause: str
    hinders: int = 0
    beyond: str = ""


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
    blockers, hinderers = met(book, line)
    return (blockers[::-1], hinderers[::-1]) if turned else (blockers, hinderers)


@rule("T78.4")
def met(book: Book, line: Line) -> tuple[Causes, Causes]:
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


@cache
def touched(a: str, b: str) -> tuple[str, ...]:
    """Every hex that the line touches at all, with its sides and corners; the ends too."""
    return sight_line(full_grid(), a, b).touched()


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
