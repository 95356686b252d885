"""Line of sight by exact whole-number geometry: which hexes and hexsides a line crosses.

The line runs from centre to centre. It passes through the inside of some hexes, may run exactly
along the side between two hexes (then both are reported as a pair), and may graze a hex in nothing
but a corner. All of this is the same for flat-top and pointy-top maps.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise
from typing import Literal

from bocage.space.hexgrid import HexGrid, lattice_line
from bocage.space.sheet import Cube, difference, shift

Along = Literal["both", "either", "never"]
HexSide = tuple[str | None, str | None]


@dataclass(frozen=True, slots=True)
class Sight:
    """What a line meets, in order from its first to its last hex; None is a hex off the map.

    hexes    one hex whose inside is crossed, or the pair along whose common side the line runs.
    sides    between each two of `hexes` the side crossed there as (from, to), if only at its very
             end; two sides where the line goes through a corner to or from a pair.
    grazed   hexes that the line touches in one corner only.
    """

    hexes: tuple[tuple[str | None, ...], ...]
    sides: tuple[tuple[HexSide, ...], ...]
    grazed: tuple[str | None, ...]

    def touched(self) -> tuple[str, ...]:
        """Gives every hex on the map that the line touches at all, ends and grazed included."""
        met = [name for group in self.hexes for name in group] + list(self.grazed)
        return tuple(name for name in met if name is not None)


def sight_line(grid: HexGrid, a: str, b: str) -> Sight:
    """Finds all hexes and hexsides on the line between the centres of two hexes."""
    origin, goal = grid.cube(a), grid.cube(b)
    groups, grazed = _crossings(difference(origin, goal))
    named = {cube: grid.name_at(shift(origin, cube)) for group in groups for cube in group}
    hexes = tuple(tuple(named[cube] for cube in group) for group in groups)
    sides = tuple(
        tuple((x, y) for x in before for y in behind) for before, behind in pairwise(hexes)
    )
    return Sight(hexes, sides, tuple(grid.name_at(shift(origin, cube)) for cube in grazed))


class Crossed:
    """Tells the other way round which lines between two hexes of a map touch a hex."""

    def __init__(self, grid: HexGrid) -> None:
        """Works out every line from the hex (0, 0) that the map has room for."""
        places = {(cube.q, cube.r): name for name in grid.names for cube in (grid.cube(name),)}
        vectors = {(x - q, y - r) for q, r in places for x, y in places}
        self._names = places
        self._ways = [
            (cube.q, cube.r, q - cube.q, r - cube.r)
            for q, r in sorted(vectors)
            if (q, r) > (0, 0)
            for cube in _on_the_way(Cube(q, r))
        ]

    def over(self, name: str) -> list[tuple[str, str]]:
        """Lists the pairs of hexes whose line touches this hex on its way, each pair once."""
        names = self._names
        q, r = next(place for place, other in names.items() if other == name)
        found = []
        for back, left, on, right in self._ways:
            a = names.get((q - back, r - left))
            b = names.get((q + on, r + right)) if a else None
            if a and b:
                found.append((a, b))
        return found


def _on_the_way(d: Cube) -> list[Cube]:
    """Lists the hexes that a line from the hex (0, 0) touches before `d`, in no certain order.

    Turned and mirrored lines touch turned and mirrored hexes: only those of one twelfth of the
    lattice are worked out.
    """
    turns = 0
    while d.q < 0 or d.r < 0:
        d, turns = Cube(-d.r, -d.s), turns + 1
    mirrored = d.q < d.r
    groups, grazed = _crossings(Cube(d.r, d.q) if mirrored else d)
    met = [*(cube for group in groups[1:-1] for cube in group), *grazed]
    if mirrored:
        met = [Cube(r, q) for q, r in met]
    for _ in range(turns):
        met = [Cube(q + r, -q) for q, r in met]
    return met


def clear(  # noqa: PLR0913  a line, two questions and the rule for pairs
    grid: HexGrid,
    a: str,
    b: str,
    blocks: Callable[[str], bool],
    side_blocks: Callable[[str, str], bool] | None = None,
    along: Along = "both",
) -> bool:
    """Tells whether nothing between two hexes blocks the line; the end hexes are not asked.

    A hex whose inside is crossed blocks if `blocks` says so. Where the line runs along the side of
    two hexes, `along` decides: blocked if "both" do, if "either" does, or "never". Grazed hexes,
    hexes off the map and sides at the edge of the map never block. `side_blocks` is asked for
    each side crossed, and for a side that the line runs along; at a corner with two sides `along`
    decides as for two hexes.
    """
    found = sight_line(grid, a, b)
    for group in found.hexes[1:-1]:
        if _stopped([name is not None and blocks(name) for name in group], along):
            return False
    if side_blocks is None:
        return True
    for group in found.hexes:
        if len(group) == 2 and _side_stops(side_blocks, (group[0], group[1])):
            return False
    for corner in found.sides:
        if _stopped([_side_stops(side_blocks, side) for side in corner], along):
            return False
    return True


def passes_within(grid: HexGrid, a: str, b: str, c: str, part: tuple[int, int]) -> bool:
    """Tells whether the line from `a` to `b` meets a disc round the centre of `c`.

    The radius is the fraction `part` (numerator, denominator) of the distance from a hex's centre
    to its corner: a stand of trees or a house that does not fill its hex.
    """
    (dx, dy), (cx, cy) = _true_vector(grid, a, b), _true_vector(grid, a, c)
    over, under = part
    # In these units a squared length is x * x + 3 * y * y, and the radius of a hex is 2.
    length = dx * dx + 3 * dy * dy
    foot = dx * cx + 3 * dy * cy
    if foot <= 0:
        return (cx * cx + 3 * cy * cy) * under * under <= 4 * over * over
    if foot >= length:
        ex, ey = cx - dx, cy - dy
        return (ex * ex + 3 * ey * ey) * under * under <= 4 * over * over
    area = dx * cy - dy * cx
    return 3 * area * area * under * under <= 4 * over * over * length


def _true_vector(grid: HexGrid, a: str, b: str) -> tuple[int, int]:
    """Gives the vector between two centres as if the map were flat-top."""
    d = difference(grid.cube(a), grid.cube(b))
    return 3 * d.q, 2 * d.r + d.q


def _stopped(answers: list[bool], along: Along) -> bool:
    """Applies the rule for a pair; a single answer stands for itself."""
    if len(answers) == 1:
        return answers[0]
    if along == "both":
        return all(answers)
    return along == "either" and any(answers)


def _side_stops(side_blocks: Callable[[str, str], bool], side: HexSide) -> bool:
    """Asks about a side, unless it lies at the edge of the map."""
    x, y = side
    return x is not None and y is not None and side_blocks(x, y)


@functools.lru_cache(maxsize=8192)
def _crossings(d: Cube) -> tuple[tuple[tuple[Cube, ...], ...], tuple[Cube, ...]]:
    """Finds the hexes on the line from the hex (0, 0) to `d`: crossed or paired, and grazed."""
    inside: list[tuple[int, int, Cube]] = []
    grazed: list[tuple[int, int, Cube]] = []
    for cube in _candidates(d):
        span = _span(d, cube)
        if span is not None:
            (inside if span[0] < span[1] else grazed).append((*span, cube))
    groups: dict[tuple[int, int], list[Cube]] = {}
    for start, finish, cube in sorted(inside):
        groups.setdefault((start, finish), []).append(cube)
    crossed = tuple(tuple(group) for group in groups.values())
    return crossed, tuple(cube for _, _, cube in sorted(grazed))


def _candidates(d: Cube) -> list[Cube]:
    """Lists hexes near the line, each once: the hexes of a chain along it and all around them."""
    around = [Cube(q, r) for q in (-1, 0, 1) for r in (-1, 0, 1) if abs(q + r) < 2]
    chain = lattice_line(Cube(0, 0), d)
    return list(dict.fromkeys(shift(cube, step) for cube in chain for step in around))


def _span(d: Cube, c: Cube) -> tuple[int, int] | None:
    """Gives the part of the line inside the closed hex `c`, as two whole numbers, or None.

    A point p lies in the hex round c if, for p - c = (x, y, z), none of x - y, y - z, z - x is
    beyond -1 or 1. Along the line each of these is `t * speed - place` with t from 0 to 1; all
    bounds of t are brought to the common denominator `scale`, the same for every hex.
    """
    speeds = (d.q - d.r, d.r - d.s, d.s - d.q)
    places = (c.q - c.r, c.r - c.s, c.s - c.q)
    scale = 1
    for speed in speeds:
        scale *= abs(speed) or 1
    start, finish = 0, scale
    for speed, place in zip(speeds, places, strict=True):
        if speed == 0:
            if abs(place) > 1:
                return None
            continue
        unit = scale // abs(speed)
        middle = place if speed > 0 else -place
        start, finish = max(start, (middle - 1) * unit), min(finish, (middle + 1) * unit)
    return (start, finish) if start <= finish else None
