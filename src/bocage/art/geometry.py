"""Where things lie on the paper: the lattice in pixels, outlines of areas, smooth lines.

Corners of hexes are whole points of the lattice, so that sides are compared exactly; only the last
step, to pixels, uses fractions. What looks drawn by hand is shifted by a hash of those points,
never by chance, so that a board is always drawn alike.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from math import ceil, floor
from typing import Any, NamedTuple

from bocage.art.board import Area, Board, Border, Hex, Point, shared_line

XY = tuple[float, float]
Side = tuple[Point, Point]  # the two corners, the smaller first

RADIUS = 48.0  # from the middle of a hex to a corner
UNITS = 24  # of an area's outline, in a radius
ROOT3 = 1.7320508075688772
_FLAT = ((-1, -1), (1, -1), (2, 0), (1, 1), (-1, 1), (-2, 0))
_POINTY = ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1))
_MASK = 0xFFFFFFFF
WOBBLE = 3.2  # how far natural lines leave the lattice
FINE, BOLD = 40.0, 2.0  # areas with sides as short as this are drawn as they are, and larger


def noise(*keys: int) -> int:
    """A number of 32 bits that looks random and depends on nothing but the keys."""
    value = 0x9E3779B9
    for key in keys:
        value = ((value ^ (key & _MASK)) * 0x85EBCA6B) & _MASK
        value ^= value >> 13
        value = (value * 0xC2B2AE35) & _MASK
        value ^= value >> 16
    return value


def swing(*keys: int) -> float:
    """A number between -1 and 1 that looks random."""
    return (noise(*keys) % 2001 - 1000) / 1000


def side_of(a: Point, b: Point) -> Side:
    """The side between two corners, whichever way it is walked."""
    return (a, b) if a < b else (b, a)


def num(value: float) -> str:
    """A coordinate as text, with one decimal at most."""
    text = f"{value:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text


def xy(point: XY) -> str:
    """A point as text."""
    return f"{num(point[0])} {num(point[1])}"


def mix(a: XY, b: XY, part: float) -> XY:
    """The point this part of the way from `a` to `b`."""
    return a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part


def moved(a: XY, dx: float, dy: float) -> XY:
    """A point shifted."""
    return a[0] + dx, a[1] + dy


def length(a: XY, b: XY) -> float:
    """How far two points are apart."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    return float((dx * dx + dy * dy) ** 0.5)


def mean(points: Sequence[XY]) -> XY:
    """The middle of some points."""
    return sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)


def normal(a: XY, b: XY) -> XY:
    """The direction to the right of a walk from `a` to `b`, of length one (y goes down)."""
    far = length(a, b) or 1.0
    return -(b[1] - a[1]) / far, (b[0] - a[0]) / far


@dataclass
class Lattice:
    """A board on paper: pixels for its hexes, and who lies at which corner and side."""

    board: Board
    hexes: dict[str, Hex | Area] = field(init=False)  # or areas, which are drawn in the same way
    sides: dict[Side, list[str]] = field(init=False)  # the one or two hexes of each side
    rim: set[Point] = field(init=False)  # the corners on the outline of the board
    left: float = field(init=False)
    top: float = field(init=False)
    width: float = field(init=False)
    height: float = field(init=False)
    fine: bool = field(init=False)  # areas whose outlines are natural lines themselves
    bold: float = field(init=False)  # how much larger lines and letters are

    def __post_init__(self) -> None:
        """Lists the sides and measures the paper."""
        self.hexes = {h.id: h for h in self.board.spaces}
        self.sides = {}
        for name in self.hexes:
            for side in self.sides_of(name):
                self.sides.setdefault(side, []).append(name)
        self.rim = {p for side, names in self.sides.items() if len(names) == 1 for p in side}
        points = [self.px(p) for side in self.sides for p in side]
        self.left, self.top = min(x for x, _ in points), min(y for _, y in points)
        self.width = max(x for x, _ in points) - self.left
        self.height = max(y for _, y in points) - self.top
        around = sum(length(self.px(a), self.px(b)) for a, b in self.sides)
        self.fine = bool(self.board.areas) and around < FINE * len(self.sides)
        self.bold = BOLD if self.fine else 1.0

    def px(self, point: Point) -> XY:
        """A point of the lattice in pixels."""
        if self.board.areas:
            return point[0] * RADIUS / UNITS, point[1] * RADIUS / UNITS
        long, short = RADIUS * ROOT3 / 2, RADIUS / 2
        if self.board.top == "flat":
            return point[0] * short, point[1] * long
        return point[0] * long, point[1] * short

    def centre(self, name: str) -> XY:
        """The middle of a hex."""
        return self.px(self.hexes[name].at)

    def corners(self, name: str) -> list[Point]:
        """The corners of a hex; side n joins corners n and n + 1."""
        space = self.hexes[name]
        if isinstance(space, Area):
            return clockwise(space.outline)
        x, y = space.at
        around = _FLAT if self.board.top == "flat" else _POINTY
        return [(x + dx, y + dy) for dx, dy in around]

    def sides_of(self, name: str) -> list[Side]:
        """The six sides of a hex, side 1 first."""
        return [side_of(a, b) for a, b in _pairs(self.corners(name))]

    def between(self, a: str, b: str) -> Side:
        """The side that two hexes share."""
        both = set(self.corners(a)) & set(self.corners(b))
        first, last = sorted(both)
        return first, last

    def along(self, border: Border) -> list[Side]:
        """The sides that a border runs along: one between hexes, some between areas."""
        if not self.board.areas:
            return [self.between(border.a, border.b)]
        a, b = self.hexes[border.a], self.hexes[border.b]
        line = border.line
        if not line and isinstance(a, Area) and isinstance(b, Area):
            line = shared_line(a, b)
        return [side_of(p, q) for p, q in pairwise(line)]

    def middle(self, side: Side) -> XY:
        """The middle of a side."""
        return mix(self.px(side[0]), self.px(side[1]), 0.5)

    def polygon(self, name: str, inset: float = 0.0) -> list[XY]:
        """The corners of a hex in pixels, drawn in by some pixels."""
        if self.board.areas:
            return _drawn_in([self.px(p) for p in self.corners(name)], inset)
        centre = self.centre(name)
        part = inset / RADIUS
        return [mix(self.px(p), centre, part) for p in self.corners(name)]

    def outlines(self, names: Iterable[str]) -> list[list[Point]]:
        """The closed lines of corners around a set of hexes, clockwise; holes the other way."""
        inside = set(names)
        after: dict[Point, list[Point]] = {}  # areas may meet in one corner
        for name in self.hexes:
            for a, b in _pairs(self.corners(name)) if name in inside else ():
                if not any(n != name and n in inside for n in self.sides[side_of(a, b)]):
                    after.setdefault(a, []).append(b)
        loops = []
        while after:
            start = next(iter(after))
            loop, at = [start], _taken(after, start)
            while at != start:
                loop.append(at)
                at = _taken(after, at)
            loops.append(loop)
        return loops

    def on_rim(self, a: Point, b: Point) -> bool:
        """Whether this side is on the outline of the board."""
        return len(self.sides.get(side_of(a, b), ())) == 1

    def corner(self, point: Point) -> XY:
        """A corner as natural lines pass it: a little off, except on the rim."""
        x, y = self.px(point)
        if self.fine or point in self.rim:
            return x, y
        return x + WOBBLE * swing(*point, 1), y + WOBBLE * swing(*point, 2)

    def bend(self, a: Point, b: Point) -> list[XY]:
        """Two points between the corners of a side, as natural lines pass them from `a` to `b`."""
        p, q = self.corner(a), self.corner(b)
        if self.fine or self.on_rim(a, b):
            return [mix(p, q, 1 / 3), mix(p, q, 2 / 3)]
        first, last = side_of(a, b)
        nx, ny = normal(self.px(first), self.px(last))
        shifts = [WOBBLE * swing(*first, *last, k) for k in (3, 4)]
        if a != first:
            shifts.reverse()
        return [
            moved(mix(p, q, part), nx * shift, ny * shift)
            for part, shift in zip((0.33, 0.67), shifts, strict=True)
        ]

    def natural(self, loop: Sequence[Point]) -> list[XY]:
        """A closed line of corners as a coast or a wood's edge would follow it."""
        points: list[XY] = []
        bends = [self.bend(a, b) for a, b in _pairs(loop)]
        for i, corner in enumerate(loop):
            before, after = bends[i - 1][1], bends[i][0]
            here = self.corner(corner)
            if corner not in self.rim:
                here = mix(here, mix(before, after, 0.5), 0.4)
            points += [here, *bends[i]]
        return points

    def area(self, names: Iterable[str]) -> list[Line]:
        """The lines around a set of hexes, with soft edges."""
        if self.fine:
            return self.exact(names)
        return [closed(self.natural(loop)) for loop in self.outlines(names)]

    def exact(self, names: Iterable[str]) -> list[Line]:
        """The lines around a set of hexes, along their sides."""
        return [straight([self.px(p) for p in loop]) for loop in self.outlines(names)]

    def inset(self, names: Iterable[str], by: float) -> list[Line]:
        """The lines around a set of hexes, some pixels inside their sides."""
        loops = [[self.px(p) for p in loop] for loop in self.outlines(names)]
        drawn = [(loop, _drawn_in(loop, by)) for loop in loops]
        if self.fine:
            drawn = [(loop, _clear(loop, inner, by)) for loop, inner in drawn]
        return [straight(inner) for _, inner in drawn if len(inner) > 2]

    def find(self, point: XY) -> str | None:
        """The hex at a point of the paper, or None."""
        if self.board.areas:
            x, y = point
            for name, (left, top, right, bottom), ring in self._rings:
                if left <= x <= right and top <= y <= bottom and _inside(ring, point):
                    return name
            return None
        return self._cells.get(self._nearest(point))

    def _nearest(self, point: XY) -> tuple[int, int]:
        """The hex of the endless lattice that holds a point, counted from the first, slanted."""
        dx, dy = self.px(self.board.hexes[0].at)
        x, y = point[0] - dx, point[1] - dy
        if self.board.top == "pointy":
            x, y = y, x
        q, r = x * 2 / 3 / RADIUS, (y / ROOT3 - x / 3) / RADIUS
        near_q, near_r, near_s = round(q), round(r), round(-q - r)
        off_q, off_r, off_s = abs(near_q - q), abs(near_r - r), abs(near_s + q + r)
        if off_q > off_r and off_q > off_s:
            near_q = -near_r - near_s
        elif off_r > off_s:
            near_r = -near_q - near_s
        return near_q, near_r

    @property
    def _rings(self) -> list[tuple[str, tuple[float, float, float, float], list[XY]]]:
        """Areas with the box around each and their corners."""
        found: list[Any] | None = self.__dict__.get("_found")
        if found is None:
            found = []
            for name in self.hexes:
                ring = self.polygon(name)
                xs, ys = [x for x, _ in ring], [y for _, y in ring]
                found.append((name, (min(xs), min(ys), max(xs), max(ys)), ring))
            self.__dict__["_found"] = found
        return found

    @property
    def _cells(self) -> dict[tuple[int, int], str]:
        found: dict[tuple[int, int], str] | None = self.__dict__.get("_found")
        if found is None:
            found = {self._nearest(self.centre(name)): name for name in self.hexes}
            self.__dict__["_found"] = found
        return found


def _taken(after: dict[Point, list[Point]], point: Point) -> Point:
    """The next corner of a loop, which is used up."""
    ways = after[point]
    ahead = ways.pop(0)
    if not ways:
        del after[point]
    return ahead


def clockwise(outline: Sequence[Point]) -> list[Point]:
    """The corners of an outline in the order in which those of a hex come (y goes down)."""
    turn = sum(a[0] * b[1] - b[0] * a[1] for a, b in _pairs(outline))
    return list(outline) if turn > 0 else list(reversed(outline))


def _inside(ring: Sequence[XY], point: XY) -> bool:
    """Whether a point lies in a polygon."""
    x, y = point
    found = False
    for i, (bx, by) in enumerate(ring):
        ax, ay = ring[i - 1]
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            found = not found
    return found


def _drawn_in(loop: list[XY], by: float) -> list[XY]:
    """A clockwise polygon moved inwards."""
    out = []
    for i, here in enumerate(loop):
        one, two = normal(loop[i - 1], here), normal(here, loop[(i + 1) % len(loop)])
        part = by / (1 + one[0] * two[0] + one[1] * two[1])
        out.append(moved(here, (one[0] + two[0]) * part, (one[1] + two[1]) * part))
    return out


def _clear(loop: list[XY], inner: list[XY], by: float) -> list[XY]:
    """The points of a line drawn in that keep their distance: none in narrow corners."""
    least = by * 0.93
    return [point for point in inner if _away(loop, point, least)]


def _away(loop: list[XY], point: XY, least: float) -> bool:
    """Whether a point is at least so far from a closed line."""
    x, y = point
    for i, (bx, by) in enumerate(loop):
        ax, ay = loop[i - 1]
        if min(ax, bx) - least > x or max(ax, bx) + least < x:
            continue
        dx, dy = bx - ax, by - ay
        far = dx * dx + dy * dy
        part = max(0.0, min(1.0, ((x - ax) * dx + (y - ay) * dy) / far)) if far else 0.0
        if length((ax + part * dx, ay + part * dy), point) < least:
            return False
    return True


def _pairs(loop: Sequence[Point]) -> list[tuple[Point, Point]]:
    return [(a, loop[(i + 1) % len(loop)]) for i, a in enumerate(loop)]


OPEN, RING, SMOOTH, CLOSED, STROKES = range(5)


class Line(NamedTuple):
    """Points, and how a line goes through them: with corners or smoothly, open or closed.

    The first and the last point of a smooth open line only bend it.
    """

    how: int
    points: Sequence[XY]


def straight(points: Sequence[XY], *, shut: bool = True) -> Line:
    """A line with corners."""
    return Line(RING if shut else OPEN, points)


def closed(points: Sequence[XY]) -> Line:
    """A smooth closed line through the points."""
    return Line(CLOSED, points)


def smooth(points: Sequence[XY], before: XY | None = None, after: XY | None = None) -> Line:
    """A smooth open line; `before` and `after` tell where a longer line comes from and goes."""
    return Line(SMOOTH, (before or points[0], *points, after or points[-1]))


def hatch(ring: Sequence[XY], slope: XY, gap: float) -> Iterator[Line]:
    """Parallel lines across a ring; those of adjacent rings meet."""
    depths = [y * slope[0] - x * slope[1] for x, y in ring]
    for k in range(ceil(min(depths) / gap), floor(max(depths) / gap) + 1):
        ends = []
        for i, here in enumerate(depths):
            before, depth = depths[i - 1], k * gap
            if (before < depth) != (here < depth):
                ends.append(mix(ring[i - 1], ring[i], (depth - before) / (here - before)))
        ends.sort(key=lambda p: p[0] * slope[0] + p[1] * slope[1])  # an area may be hollow
        for a, b in zip(ends[::2], ends[1::2], strict=False):
            yield straight([a, b], shut=False)


def path(*lines: Line) -> str:
    """Lines as an SVG path."""
    out = []
    for how, points in lines:
        if how in (OPEN, RING):
            out.append("M" + "L".join(map(xy, points)) + "Z" * how)
            continue
        around = (points[-1], *points, *points[:2]) if how == CLOSED else points
        curves = (_curve(*around[i : i + 4]) for i in range(len(around) - 3))
        out.append(f"M{xy(around[1])}{''.join(curves)}{'Z' if how == CLOSED else ''}")
    return "".join(out)


def _curve(a: XY, b: XY, c: XY, d: XY) -> str:
    """The stretch from `b` to `c` of a smooth line through all four (Catmull-Rom)."""
    one = b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6
    two = c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6
    return f"C{xy(one)} {xy(two)} {xy(c)}"
