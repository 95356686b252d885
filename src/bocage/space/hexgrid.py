"""Hex grids: names, neighbours, numbered sides, distances and integer drawing coordinates.

Sides are numbered 1-6 clockwise. Flat-top: 1 up, 2 upper right, 3 lower right, 4 down, 5 lower
left, 6 upper left. Pointy-top: 1 upper right, 2 right, 3 lower right, 4 lower left, 5 left, 6 upper
left. Corner n is where side n begins when walking clockwise, so side n joins corners n and n + 1.

How the maps at hand are declared:
  four digits "0512", flat-top, even columns lower   Sheet(52, 34, short=True)
  the same in two sheets, "A0512" and "B2217"        Sheet(51, 34, "A", short=True),
                                                     Sheet(51, 21, "B", join=("B1121", "A0101"))
  compass 1 up, columns B, D, F lower, "J9"          Sheet(15, 10, scheme="letters")
  pointy-top, row first, columns from the right      Sheet(56, 48, "A", "RRCC",
                                                           count_from="right")
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache

from bocage.space.sheet import Cube, Sheet, Top, difference, shift

Point = tuple[int, int]

# Index 0 is side 1. The same vectors serve both kinds of top: only the drawing turns.
_FLAT_STEPS = (Cube(0, -1), Cube(1, -1), Cube(1, 0), Cube(0, 1), Cube(-1, 1), Cube(-1, 0))
_POINTY_STEPS = (Cube(1, -1), Cube(1, 0), Cube(0, 1), Cube(-1, 1), Cube(-1, 0), Cube(0, -1))
_FLAT_CORNERS = ((-1, -1), (1, -1), (2, 0), (1, 1), (-1, 1), (-2, 0))
_POINTY_CORNERS = ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1))

SIDES = (1, 2, 3, 4, 5, 6)


def opposite(side: int) -> int:
    """Gives the number that the hex across a side uses for the same side."""
    _check_side(side)
    return (side + 2) % 6 + 1


def turn(side: int, steps: int) -> int:
    """Turns a side number clockwise by so many sixths (counter-clockwise if negative)."""
    _check_side(side)
    return (side - 1 + steps) % 6 + 1


def hexes_apart(a: Cube, b: Cube) -> int:
    """Counts the steps between two hexes of the endless lattice."""
    q, r = b[0] - a[0], b[1] - a[1]
    return max(abs(q), abs(r), abs(q + r))


@cache
def ring_steps(top: Top, radius: int) -> tuple[Cube, ...]:
    """Gives the vectors to the hexes exactly so far away, clockwise from side 1."""
    steps = _FLAT_STEPS if top == "flat" else _POINTY_STEPS
    at = Cube(radius * steps[0].q, radius * steps[0].r)
    found = [] if radius else [at]
    for side in range(6):
        for _ in range(radius):
            found.append(at)
            at = shift(at, steps[(side + 2) % 6])
    return tuple(found)


@cache
def steps_within(top: Top, radius: int) -> tuple[Cube, ...]:
    """Gives the vectors to the hexes at most so far away, nearest first."""
    return tuple(step for n in range(radius + 1) for step in ring_steps(top, n))


@dataclass(frozen=True)
class HexGrid:
    """A hex map: one or more sheets on one lattice, or only the listed hexes of them.

    A hex printed on several sheets has one name of its own (the listed one, else that of the
    earliest sheet); every method also takes the other names and always answers with its own.
    """

    top: Top
    sheets: tuple[Sheet, ...]
    only: tuple[str, ...] | None = None
    names: tuple[str, ...] = field(init=False, compare=False, repr=False)
    _offsets: tuple[Cube, ...] = field(init=False, compare=False, repr=False)
    _cubes: dict[str, Cube] = field(init=False, compare=False, repr=False)
    _names_at: dict[tuple[int, int], str] = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        """Places the sheets and lists the hexes."""
        if self.top not in ("flat", "pointy"):
            raise ValueError(f"a hex map is 'flat' or 'pointy', not {self.top!r}")
        if not self.sheets:
            raise ValueError("a hex map needs at least one sheet")
        object.__setattr__(self, "_offsets", _place(self.top, self.sheets))
        cubes: dict[str, Cube] = {}
        names_at: dict[Cube, str] = {}
        for sheet, offset in zip(self.sheets, self._offsets, strict=True):
            for col, row in sheet.numbers(self.top):
                name, cube = sheet.write(col, row), shift(sheet.cube(self.top, col, row), offset)
                if name in cubes:
                    raise ValueError(f"hex {name!r} is printed on two sheets")
                cubes[name] = cube
                names_at.setdefault(cube, name)
        if self.only is not None:
            names_at = self._listed(cubes, self.only)
            cubes = {name: cube for name, cube in cubes.items() if cube in names_at}
        object.__setattr__(self, "_cubes", cubes)
        object.__setattr__(self, "_names_at", names_at)
        object.__setattr__(self, "names", tuple(names_at.values()))

    def _listed(self, cubes: dict[str, Cube], only: tuple[str, ...]) -> dict[Cube, str]:
        """Keeps the listed hexes in the listed order."""
        kept: dict[Cube, str] = {}
        for name in only:
            if name not in cubes:
                raise ValueError(self._off_map(name))
            if cubes[name] in kept:
                raise ValueError(f"hex {name!r} is listed twice (as {kept[cubes[name]]!r})")
            kept[cubes[name]] = name
        return kept

    def _off_map(self, name: str) -> str:
        """Words the refusal of a name."""
        extent = "; ".join(sheet.extent() for sheet in self.sheets)
        gaps = "" if self.only is None else f"; only {len(self.only)} listed hexes exist"
        return f"hex {name!r} is not on this map; {extent}{gaps}"

    # names and places

    def __contains__(self, name: object) -> bool:
        """Tells whether a name, own or other, is on the map."""
        return name in self._cubes

    def cube(self, name: str) -> Cube:
        """Gives the place of a hex on the lattice."""
        try:
            return self._cubes[name]
        except KeyError:
            raise ValueError(self._off_map(name)) from None

    def name_at(self, cube: Cube) -> str | None:
        """Gives the name of the hex at a place, or None off the map."""
        return self._names_at.get(cube)

    def canonical(self, name: str) -> str:
        """Gives a hex's own name for any of its names."""
        return self._names_at[self.cube(name)]

    def aliases(self, name: str) -> tuple[str, ...]:
        """Gives the other names of a hex that overlapping sheets print."""
        cube = self.cube(name)
        found = []
        for sheet, offset in zip(self.sheets, self._offsets, strict=True):
            col, row = sheet.number(self.top, difference(offset, cube))
            if sheet.holds(self.top, col, row):
                found.append(sheet.write(col, row))
        return tuple(other for other in found if other != self._names_at[cube])

    def number(self, name: str) -> tuple[int, int]:
        """Gives the (column, row) that a name states."""
        self.cube(name)
        for sheet in self.sheets:
            number = sheet.parse(name)
            if number is not None:
                return number
        raise AssertionError(f"{name!r} is on the map but no sheet reads it")

    def name_of(self, col: int, row: int, prefix: str = "") -> str:
        """Gives the own name of the hex with this column and row on the sheet with this prefix."""
        for sheet in self.sheets:
            if sheet.prefix == prefix:
                return self.canonical(sheet.write(col, row))
        known = ", ".join(repr(sheet.prefix) for sheet in self.sheets)
        raise ValueError(f"no sheet has the prefix {prefix!r}; there are {known}")

    # sides and neighbours

    def neighbour(self, name: str, side: int) -> str | None:
        """Gives the hex across a side, or None at the edge of the map."""
        _check_side(side)
        return self._names_at.get(shift(self.cube(name), self._steps()[side - 1]))

    def neighbours(self, name: str) -> tuple[str, ...]:
        """Gives the hexes around a hex in the order of the sides."""
        return self._around(name, self._steps())

    def side_between(self, a: str, b: str) -> int:
        """Gives the side of `a` that touches `b`."""
        step = difference(self.cube(a), self.cube(b))
        if step not in self._steps():
            raise ValueError(f"hexes {a!r} and {b!r} are not adjacent")
        return self._steps().index(step) + 1

    def _steps(self) -> tuple[Cube, ...]:
        """Gives the six vectors to the neighbours, side 1 first."""
        return _FLAT_STEPS if self.top == "flat" else _POINTY_STEPS

    # distances

    def distance(self, a: str, b: str) -> int:
        """Counts the hexes from `a` to `b`, not counting `a`, over gaps in the map if there are."""
        return hexes_apart(self.cube(a), self.cube(b))

    def ring(self, name: str, radius: int) -> tuple[str, ...]:
        """Gives the hexes exactly so far away, clockwise from side 1."""
        if radius < 0:
            raise ValueError(f"a ring cannot have the radius {radius}")
        return self._around(name, ring_steps(self.top, radius))

    def _around(self, name: str, steps: Sequence[Cube]) -> tuple[str, ...]:
        """Gives those of the hexes so many steps away that are on the map."""
        (q, r), named = self.cube(name), self._names_at.get
        found = [named((q + right, r + down)) for right, down in steps]
        return tuple([other for other in found if other is not None])

    def within(self, name: str, radius: int) -> tuple[str, ...]:
        """Gives the hexes at most so far away, nearest first, the hex itself included."""
        return self._around(name, steps_within(self.top, radius))

    def row(self, name: str, side: int, length: int) -> tuple[str, ...]:
        """Gives up to `length` hexes straight on across a side, until the map ends."""
        found: list[str] = []
        for _ in range(length):
            ahead = self.neighbour(found[-1] if found else name, side)
            if ahead is None:
                break
            found.append(ahead)
        return tuple(found)

    def direction(self, a: str, b: str) -> int | None:
        """Gives the side of `a` behind which `b` lies in a straight row, or None if in no row."""
        d = difference(self.cube(a), self.cube(b))
        n = max(abs(d.q), abs(d.r), abs(d.s))
        if n == 0 or 0 not in (d.q, d.r, d.s):
            return None
        return self._steps().index(Cube(d.q // n, d.r // n)) + 1

    def line(self, a: str, b: str) -> tuple[str, ...]:
        """Gives one shortest chain of hexes along the straight line, ends included."""
        cubes = lattice_line(self.cube(a), self.cube(b))
        names = (self._names_at.get(cube) for cube in cubes)
        return tuple(name for name in names if name is not None)

    # drawing

    def centre(self, name: str) -> Point:
        """Gives the centre in whole units, x to the right and y down.

        Flat-top: one x unit is half a hex edge, one y unit half the height of a hex. Pointy-top:
        one x unit is half the width of a hex, one y unit half an edge. A drawing multiplies by its
        own scale; straight lines stay straight.
        """
        return self.centre_at(self.cube(name))

    def centre_at(self, cube: Cube) -> Point:
        """Gives the centre of any hex of the lattice in the units of `centre`."""
        if self.top == "flat":
            return 3 * cube.q, 2 * cube.r + cube.q
        return 2 * cube.q + cube.r, 3 * cube.r

    def corners(self, name: str) -> tuple[Point, ...]:
        """Gives the six corners in the units of `centre`; side n joins corners n and n + 1."""
        x, y = self.centre(name)
        around = _FLAT_CORNERS if self.top == "flat" else _POINTY_CORNERS
        return tuple((x + dx, y + dy) for dx, dy in around)

    def bounds(self) -> tuple[Point, Point]:
        """Gives the top left and bottom right points that enclose every hex."""
        points = [point for name in self.names for point in self.corners(name)]
        xs, ys = [x for x, _ in points], [y for _, y in points]
        return (min(xs), min(ys)), (max(xs), max(ys))


def lattice_line(a: Cube, b: Cube) -> tuple[Cube, ...]:
    """Gives one shortest chain of hexes along the line from `a` to `b`, ends included.

    Where the line runs between two hexes, the point is nudged the same tiny way each time, so
    that the chain never breaks. The nudge is below the spacing of all points not on a tie.
    """
    n = hexes_apart(a, b)
    if n == 0:
        return (a,)
    scale = 1000 * n
    found = []
    for i in range(n + 1):
        q = 1000 * (a.q * (n - i) + b.q * i) + 1
        r = 1000 * (a.r * (n - i) + b.r * i) + 2
        found.append(_nearest(q, r, scale))
    return tuple(found)


def _nearest(q: int, r: int, scale: int) -> Cube:
    """Rounds a point (q / scale, r / scale) to the hex that holds it."""
    s = -q - r
    near_q, near_r, near_s = ((2 * v + scale) // (2 * scale) for v in (q, r, s))
    off_q, off_r = abs(near_q * scale - q), abs(near_r * scale - r)
    off_s = abs(near_s * scale - s)
    if off_q > off_r and off_q > off_s:
        return Cube(-near_r - near_s, near_r)
    if off_r > off_s:
        return Cube(near_q, -near_q - near_s)
    return Cube(near_q, near_r)


def _place(top: Top, sheets: tuple[Sheet, ...]) -> tuple[Cube, ...]:
    """Finds how far each sheet's own lattice is moved on the common one."""
    offsets: list[Cube] = []
    for i, sheet in enumerate(sheets):
        if sheet.join is None:
            if i > 0:
                raise ValueError(f"sheet {sheet.prefix!r} needs a join to an earlier sheet")
            offsets.append(Cube(0, 0))
            continue
        own, other = sheet.join
        number = sheet.parse(own)
        if number is None:
            raise ValueError(f"sheet {sheet.prefix!r} cannot read {own!r} of its join")
        target = _joined(top, sheets[:i], offsets, other)
        offsets.append(difference(sheet.cube(top, *number), target))
    return tuple(offsets)


def _joined(top: Top, sheets: tuple[Sheet, ...], offsets: list[Cube], name: str) -> Cube:
    """Finds the place of a joining name on the earlier sheets, printed or not."""
    for sheet, offset in zip(sheets, offsets, strict=True):
        number = sheet.parse(name)
        if number is not None:
            return shift(sheet.cube(top, *number), offset)
    raise ValueError(f"no earlier sheet can read {name!r} of a join")


def _check_side(side: int) -> None:
    """Refuses anything but 1 to 6."""
    if side not in SIDES:
        raise ValueError(f"hexsides are numbered 1 to 6, not {side!r}")
