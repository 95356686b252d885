"""Sets of hexes as whole numbers, one bit a hex: a flood goes from all its hexes at once.

Hexes are numbered so that each of the six directions is one shift of all bits. What may be
stepped on lies in masks, so that a step of a whole set takes six shifts, however large it is:
a flood over seven thousand hexes takes less than a millisecond.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from itertools import count

WITHIN = [[i for i in range(8) if byte >> i & 1] for byte in range(256)]  # the bits of a byte
# The width of a column; then for each of the six directions the hexes that may be left that way.
Steps = tuple[int, int, int, int, int, int, int]
Mask = int  # a set of hexes, for who reads it: the mutant of such a rule is the empty set


class Bits:
    """The numbering of the hexes of a map."""

    def __init__(self, cubes: Mapping[str, tuple[int, int]]) -> None:
        width = _width(cubes)
        first = min(q * width + r for q, r in cubes.values())
        self.place = {name: q * width + r - first for name, (q, r) in cubes.items()}
        self.bit = {name: 1 << place for name, place in self.place.items()}
        self._spots = {name: (place >> 3, 1 << (place & 7)) for name, place in self.place.items()}
        self._names = {place: name for name, place in self.place.items()}
        self._width = width
        self._size = (max(self.place.values()) >> 3) + 1

    def mask(self, names: Iterable[str]) -> int:
        """Some hexes as one number."""
        found, spots = bytearray(self._size), self._spots
        for name in names:
            byte, bit = spots[name]
            found[byte] |= bit
        return int.from_bytes(found, "little")

    def names(self, mask: int) -> Iterator[str]:
        """The hexes of a number, in the order of the map."""
        data = mask.to_bytes(self._size, "little")
        return (name for name, (byte, bit) in self._spots.items() if data[byte] & bit)

    def some(self, mask: int) -> list[str]:
        """The hexes of a number that has few, in the order of their places."""
        data, names = mask.to_bytes(self._size, "little"), self._names
        return [names[8 * at + i] for at, byte in enumerate(data) if byte for i in WITHIN[byte]]

    def among(self, names: Iterable[str], mask: int) -> list[str]:
        """Those of some hexes that a number has; asking hex by hex would go over all its bits."""
        data, spots = mask.to_bytes(self._size, "little"), self._spots
        return [name for name in names for byte, bit in (spots[name],) if data[byte] & bit]

    def steps(self, pairs: Iterable[tuple[str, str]]) -> Steps:
        """The steps that may be taken, each from a hex to one next to it."""
        place, width = self.place, self._width
        found = {
            shift: bytearray(self._size) for one in (1, width, width - 1) for shift in (one, -one)
        }
        for here, there in pairs:
            byte, bit = self._spots[here]
            found[place[there] - place[here]][byte] |= bit
        ways = (int.from_bytes(hexes, "little") for hexes in found.values())
        return (width, *ways)  # type: ignore[return-value]


def _width(cubes: Mapping[str, tuple[int, int]]) -> int:
    """How far apart columns are: as near as they can be with a place of its own for each hex.

    Steps from one end of a column to another column cannot go wrong: only those of the map are in
    the masks.
    """
    hexes = set(cubes.values())
    tallest = max(Counter(q for q, _ in hexes).values())
    return next(
        width for width in count(tallest) if len({q * width + r for q, r in hexes}) == len(hexes)
    )


def step_bits(edge: int, steps: Steps) -> int:
    """Where one step from a set of hexes leads."""
    width, down, up, right, left, right_up, left_down = steps
    return (
        (edge & down) << 1
        | (edge & up) >> 1
        | (edge & right) << width
        | (edge & left) >> width
        | (edge & right_up) << width - 1
        | (edge & left_down) >> width - 1
    )


def without(some: int, others: int) -> int:
    """The hexes of a set that are not in another; cheaper than turning all bits of that one."""
    return some ^ some & others


def flood_bits(found: int, steps: Steps, shut: int = 0, most: int = -1, known: int = 0) -> int:
    """What steps from a set of hexes lead to, with that set; at the `most` so many of them.

    Hexes that are shut are found, but nothing goes on from them. What is `known` is found already,
    and so is all that lies beyond it.
    """
    edge = without(found, shut | known)
    found |= known
    while edge and most:
        near = step_bits(edge, steps)
        edge = near ^ near & (found | shut)
        found |= near
        most -= 1
    return found
