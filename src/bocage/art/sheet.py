"""A map as a list of things to paint: worked out here once, painted by whoever has a brush.

The page paints it on tiles at any scale, `svg.py` writes it for paper. Nothing in it depends on a
language or on a position. Shapes are points; how they look is said by words for tones, and widths
both of the world (a hex has a radius of 48) and of the screen.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from math import sin

import msgspec

from bocage.art.board import Board
from bocage.art.colours import TONES
from bocage.art.geometry import OPEN, STROKES, Line, length, mix, moved, normal, straight
from bocage.art.marks import Stroke

GRAIN = 4  # points are sent as whole numbers of a quarter of a pixel


class Op(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One thing to paint.

    Lines are at least `least` pixels of the screen wide, and with `hair` at most one of the device.
    From scale `since` on and below scale `until` it is painted, always if both are 0.
    """

    name: str = ""  # what it is, for whoever looks into the drawing
    shape: int = -1  # which of the shapes; -1: everything, -2: the sides of all spaces
    fill: str = ""
    line: str = ""
    wide: float = 1.0
    least: float = 0.0
    hair: bool = False
    part: float = 1.0
    dash: tuple[float, ...] = ()
    blunt: bool = False  # lines end where they end; else they are round
    inside: int = -1  # which shape cuts it out
    net: str = ""  # what it is filled with
    sign: str = ""  # stands at all points of the shape; or is strewn over it
    on: str = ""  # in the spaces with this word, at places so far apart, `keep` of a hundred
    step: float = 0.0
    keep: int = 100
    grow: float = 0.0  # signs are not smaller than at this scale, up to 2.2 times
    # strokes along the shape instead of the line itself: at every so manieth point, so many for a
    # stretch, how long inwards, how much longer in the shade, and how uneven
    comb: tuple[float, ...] = ()
    scribble: float = 0.0  # to and fro around each stroke, so many pixels for a turn
    since: float = 0.0
    until: float = 0.0
    crowd: float = 0.0  # what it costs a name to lie on it


class Net(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that is laid side by side over and over: fields with their hedges.

    Or the places of trees: then its one shape has their points, and each has a rank from 0 to 99.
    """

    side: float
    shapes: tuple[tuple[int, ...], ...]
    ops: tuple[Op, ...] = ()
    rank: tuple[int, ...] = ()


class Part(msgspec.Struct, frozen=True):
    """Things that are painted one after the other."""

    name: str
    ops: tuple[Op, ...]


class River(msgspec.Struct, frozen=True):
    """A calm line along a river, where its name can stand."""

    name: str
    line: tuple[int, ...]


class Sample(msgspec.Struct, frozen=True, omit_defaults=True):
    """A word of the map in its key: the hex `a` of a small board, or what parts `a` and `b`."""

    group: str  # terrain, sides, roads
    word: str
    board: Board
    parts: tuple[Part, ...]
    shapes: tuple[tuple[int, ...], ...]
    fine: bool = False  # as on a map of areas


class Sheet(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """All of a map that does not change, from the ground up."""

    box: tuple[float, float, float, float]  # left, top, right, bottom of the paper
    parts: tuple[Part, ...]
    shapes: tuple[tuple[int, ...], ...]
    tones: dict[str, tuple[str, str]]  # by day and by night
    signs: dict[str, tuple[Stroke, ...]] = {}
    nets: dict[str, Net] = {}
    rivers: tuple[River, ...] = ()
    key: tuple[Sample, ...] = ()


class Maker:
    """Collects shapes and what is painted with them."""

    def __init__(self) -> None:
        self.shapes: list[list[Line]] = []
        self.parts: dict[str, list[Op]] = {}
        self._part: list[Op] = []

    def begin(self, name: str) -> None:
        """What follows belongs to this part."""
        self._part = self.parts.setdefault(name, [])

    def shape(self, lines: Iterable[Line]) -> int:
        """The number of a new shape; -9 if there is nothing in it."""
        found = [line for line in lines if line.points]
        if not found:
            return -9
        self.shapes.append(found)
        return len(self.shapes) - 1

    def add(self, shape: int, *ops: Op) -> None:
        """Paint a shape in some ways, unless there is nothing in it."""
        if shape != -9:
            self._part += [msgspec.structs.replace(op, shape=shape) for op in ops]

    def draw(self, lines: Iterable[Line], *ops: Op) -> int:
        """Paint lines in some ways; the number of their shape."""
        shape = self.shape(lines)
        self.add(shape, *ops)
        return shape

    def packed(self) -> tuple[tuple[Part, ...], tuple[tuple[int, ...], ...]]:
        """The parts that have something in them, and the shapes."""
        parts = tuple(Part(name, tuple(ops)) for name, ops in self.parts.items() if ops)
        return parts, tuple(map(packed, self.shapes))

    @property
    def ops(self) -> list[Op]:
        """Everything that is painted."""
        return [op for ops in self.parts.values() for op in ops]


def combed(lines: Iterable[Line], comb: Sequence[float]) -> Iterator[Line]:
    """Short strokes down the slopes, longer on the side away from the light."""
    every, per, long, shade, shake = comb
    for line in lines:
        points = line.points[:: int(every)]
        for i, a in enumerate(points):
            b = points[(i + 1) % len(points)]
            nx, ny = normal(a, b)
            dark = max(0.0, -(nx + ny) * 0.7)  # the inner normal points up and left in the shade
            for k in range(int(per)):
                x, y = start = mix(a, b, (k + 0.5) / per)
                reach = long + shade * dark + shake * sin(x + 3 * y)
                yield straight([start, moved(start, nx * reach, ny * reach)], shut=False)


def scribbled(lines: Iterable[Line], step: float) -> Iterator[Line]:
    """Lines that swing to and fro around the way from one end of a stroke to the other."""
    for line in lines:
        a, b = line.points
        nx, ny = normal(a, b)
        count = max(3, round(length(a, b) / step))
        points = [a]
        for k in range(1, count):
            shake = sin(a[0] + 3 * a[1] + 7 * k)
            away = (1.3 + 0.6 * shake) * (1 if k % 2 else -1)
            points.append(moved(mix(a, b, (k + 0.3 * shake) / count), nx * away, ny * away))
        yield straight(points, shut=False)


def packed(lines: Iterable[Line]) -> tuple[int, ...]:
    """Lines as whole numbers: how, how many points, and the way to each from the one before.

    Strokes, which have two points, are sent together.
    """
    out: list[int] = []
    x = y = 0
    for strokes, some in groupby(lines, lambda line: line.how == OPEN and len(line.points) == 2):
        found = list(some)
        if strokes:
            found = [Line(STROKES, [point for line in found for point in line.points])]
        for line in found:
            out += (line.how, len(line.points))
            for px, py in line.points:
                to_x, to_y = round(px * GRAIN), round(py * GRAIN)
                out += (to_x - x, to_y - y)
                x, y = to_x, to_y
    return tuple(out)


def unpacked(numbers: Sequence[int]) -> list[Line]:
    """The lines that were packed."""
    out, x, y, i = [], 0, 0, 0
    while i < len(numbers):
        how, count, points = numbers[i], numbers[i + 1], []
        for k in range(i + 2, i + 2 + 2 * count, 2):
            x, y = x + numbers[k], y + numbers[k + 1]
            points.append((x / GRAIN, y / GRAIN))
        i += 2 + 2 * count
        pairs = zip(points[::2], points[1::2], strict=True)
        out += [Line(OPEN, pair) for pair in pairs] if how == STROKES else [Line(how, points)]
    return out


def tones_of(ops: Iterable[Op], signs: Iterable[Sequence[Stroke]]) -> dict[str, tuple[str, str]]:
    """The tones that are named."""
    words = {word for op in ops for word in (op.fill, op.line)}
    words |= {word for marks in signs for mark in marks for word in (mark.fill, mark.line)}
    return {word: TONES[word] for word in sorted(words) if word}
