"""The map as a graph: spaces with dense numbers, who borders whom, and what lies on each border."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from bocage.space.hexgrid import HexGrid
from bocage.space.search import flood, hops

Features = tuple[str, ...]

# A map of 11,000 hexes would hold 11,000 lists of as many distances; older ones are dropped.
_KEPT_SOURCES = 512


@dataclass(frozen=True, slots=True, eq=False, weakref_slot=True)
class Graph:
    """Spaces and borders that never change; two graphs are equal only if they are the same one.

    names       the spaces; a space's number is its place here.
    index       name to number, other names of a hex included.
    neighbours  for each space the numbers of its neighbours; on hex maps in the order of sides.
    features    words on a border, under (i, j) and (j, i) alike, sorted; bare borders are left out.
    """

    names: tuple[str, ...]
    index: Mapping[str, int]
    neighbours: tuple[tuple[int, ...], ...]
    features: Mapping[tuple[int, int], Features]
    _hops: dict[int, tuple[int, ...]] = field(default_factory=dict, init=False, repr=False)

    @classmethod
    def from_grid(
        cls, grid: HexGrid, features: Mapping[tuple[str, str], Iterable[str]] | None = None
    ) -> Graph:
        """Makes the graph of a hex map; a border may be given in one direction or in both."""
        own = {name: i for i, name in enumerate(grid.names)}
        index = dict(own)
        for name in grid.names:
            for other in grid.aliases(name):
                index[other] = own[name]
        around = tuple(tuple(own[n] for n in grid.neighbours(name)) for name in grid.names)
        words: dict[tuple[int, int], Features] = {}
        for (a, b), given in (features or {}).items():
            i, j = index[grid.canonical(a)], index[grid.canonical(b)]
            if j not in around[i]:
                raise ValueError(f"hexes {a!r} and {b!r} are not adjacent")
            _note(words, (i, j), given, f"border {a!r}-{b!r}")
        return cls(grid.names, MappingProxyType(index), around, MappingProxyType(words))

    @classmethod
    def from_borders(
        cls, names: Iterable[str], borders: Iterable[tuple[str, str, Iterable[str]]]
    ) -> Graph:
        """Makes the graph of an area map: two areas are adjacent if a border lists them.

        Each border is listed once, with all the words that hold for it. Neighbours are kept in
        the order of `names`.
        """
        own = tuple(names)
        index = {name: i for i, name in enumerate(own)}
        if len(index) < len(own):
            twice = next(name for i, name in enumerate(own) if index[name] != i)
            raise ValueError(f"space {twice!r} is listed twice")
        around: list[list[int]] = [[] for _ in own]
        words: dict[tuple[int, int], Features] = {}
        for a, b, given in borders:
            i, j = _ends(index, a, b)
            if j in around[i]:
                raise ValueError(f"border {a!r}-{b!r} is listed twice")
            around[i].append(j)
            around[j].append(i)
            _note(words, (i, j), given, f"border {a!r}-{b!r}")
        sorted_around = tuple(tuple(sorted(near)) for near in around)
        return cls(own, MappingProxyType(index), sorted_around, MappingProxyType(words))

    def __len__(self) -> int:
        """Counts the spaces."""
        return len(self.names)

    def number(self, name: str) -> int:
        """Gives the number of a space."""
        try:
            return self.index[name]
        except KeyError:
            raise ValueError(
                f"space {name!r} is not on this map; it has {len(self.names)} spaces"
            ) from None

    def neighbours_of(self, name: str) -> tuple[str, ...]:
        """Gives the names of the spaces that border a space."""
        return tuple(self.names[j] for j in self.neighbours[self.number(name)])

    def adjacent(self, a: str, b: str) -> bool:
        """Tells whether two spaces border each other; a space does not border itself."""
        return self.number(b) in self.neighbours[self.number(a)]

    def features_between(self, a: str, b: str) -> Features:
        """Gives the words on the border of two adjacent spaces."""
        i, j = self.number(a), self.number(b)
        if j not in self.neighbours[i]:
            raise ValueError(f"spaces {a!r} and {b!r} are not adjacent")
        return self.features.get((i, j), ())

    def distance(self, a: str, b: str) -> int:
        """Counts the fewest steps from `a` to `b`, or -1 if there is no way."""
        return self.hops(self.number(a))[self.number(b)]

    def hops(self, source: int) -> tuple[int, ...]:
        """Counts the fewest steps from one space to every other, -1 where there is no way."""
        known = self._hops.get(source)
        if known is not None:
            return known
        far = hops(flood([source], self.neighbours.__getitem__))
        found = tuple(far.get(i, -1) for i in range(len(self.names)))
        if len(self._hops) >= _KEPT_SOURCES:
            del self._hops[next(iter(self._hops))]
        self._hops[source] = found
        return found

    def __reduce__(self) -> tuple[object, ...]:
        """Sends only the spaces and borders to another process, not the counted distances."""
        return _rebuild, (self.names, dict(self.index), self.neighbours, dict(self.features))


def _rebuild(
    names: tuple[str, ...],
    index: dict[str, int],
    neighbours: tuple[tuple[int, ...], ...],
    features: dict[tuple[int, int], Features],
) -> Graph:
    """Makes a graph again that came from another process."""
    return Graph(names, MappingProxyType(index), neighbours, MappingProxyType(features))


def _ends(index: Mapping[str, int], a: str, b: str) -> tuple[int, int]:
    """Finds both spaces of a border, refusing unknown names and a space bordering itself."""
    for name in (a, b):
        if name not in index:
            raise ValueError(f"border {a!r}-{b!r} names the unknown space {name!r}")
    if a == b:
        raise ValueError(f"space {a!r} cannot border itself")
    return index[a], index[b]


def _note(
    words: dict[tuple[int, int], Features],
    pair: tuple[int, int],
    given: Iterable[str],
    label: str,
) -> None:
    """Writes the words of a border under both directions."""
    if isinstance(given, str):
        raise ValueError(f"{label}: give a list of words, not the single text {given!r}")
    # The set only drops repeats; its order never matters because the words are sorted.
    new = tuple(sorted(set(given)))
    if words.get(pair, new) != new:
        raise ValueError(f"{label} is given twice with different words")
    if new:
        words[pair] = words[pair[1], pair[0]] = new
