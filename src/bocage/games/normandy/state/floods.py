"""The searches of one side's net: each is kept until something changes where it has been."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from copy import copy
from typing import TYPE_CHECKING, Any, TypeVar

from bocage.games.normandy.state.lines import ALL, SHUT, Ground, by_hexes, by_points

if TYPE_CHECKING:
    from bocage.games.normandy.book.country import Country

KEPT = 256  # searches that are taken along from one position to the next, those asked for last
Found = TypeVar("Found")
Key = tuple[str, tuple[int, ...], int]  # how, from where, how far


class Wave:
    """A search outward from some hexes that goes on only as far as somebody asks.

    `found` says by hex whether it has been there, `best` what would have to be beaten to enter it:
    nothing costs less than what is shut.
    """

    def __init__(self, ground: Ground, shut: bytes, starts: Iterable[int], most: int) -> None:
        self.ground, self.most = ground, most
        self.found = bytearray(len(shut))
        self.best = bytearray(shut.translate(bytes([most + 1, *bytes(255)])))
        self.edge: dict[int, list[int]] = {0: list(dict.fromkeys(starts))}  # by what it costs
        for start in self.edge[0]:
            self.best[start] = 0

    def reaches(self, ends: Iterable[int]) -> bool:
        """Whether it comes to one of these hexes."""
        found, wanted = self.found, tuple(ends)
        while not any(found[end] for end in wanted):
            if not self.edge:
                return False
            self.grow()
        return True

    def grow(self) -> None:
        """Go on with what costs the least of what is left."""
        raise NotImplementedError

    def after(self, shut: bytes, changed: Iterable[int]) -> Wave:
        """The same, where hexes are shut or opened that it has not come near."""
        new = copy(self)
        new.found, new.best = self.found[:], self.best[:]
        new.edge = {spent: hexes[:] for spent, hexes in self.edge.items()}
        for a in changed:
            new.best[a] = 0 if shut[a] else self.most + 1
        return new


class AnyLength(Wave):
    """Where dry lines of any length to one of the starts come from."""

    def __init__(self, ground: Ground, shut: bytes, starts: Iterable[int]) -> None:
        super().__init__(ground, shut, (start for start in starts if not shut[start]), 0)

    def grow(self) -> None:
        """One step more."""
        best, found, near = self.best, self.found, self.ground.near
        ahead = []
        for a in self.edge.pop(0):
            found[a] = 1
            for b in near[a]:
                if best[b]:
                    best[b] = 0
                    ahead.append(b)
        if ahead:
            self.edge[0] = ahead


class ByPoints(Wave):
    """Where dry lines to one of the starts come from that cost no more than so many sixths."""

    def __init__(self, ground: Ground, shut: bytes, starts: Iterable[int], most: int) -> None:
        super().__init__(ground, shut, starts, most)
        for a in self.edge[0]:
            for b, price in ground.dry[a]:
                if price == ALL and self.best[b] > most:
                    self.enter(b, most)

    def enter(self, at: int, spent: int) -> None:
        """Come to a hex for less than before."""
        self.best[at] = spent
        self.edge.setdefault(spent, []).append(at)

    def grow(self) -> None:
        """All that costs the same."""
        spent = min(self.edge)
        best, found, priced = self.best, self.found, self.ground.priced
        for a in self.edge.pop(spent):
            if best[a] < spent:
                continue  # it was reached for less
            found[a] = 1
            for b, price in priced[a]:
                if spent + price < best[b]:
                    self.enter(b, spent + price)


class Floods:
    """Searches over one ground, for one arrangement of hexes that are shut."""

    def __init__(self, ground: Ground, shut: bytes) -> None:
        self.ground, self.shut = ground, shut
        self._bar = int.from_bytes(shut.translate(SHUT), "little")
        self._found: dict[Key, Any] = {}

    def any_length(self, starts: Iterable[int]) -> AnyLength:
        """Where dry lines of any length to one of these hexes come from."""
        return self._once(("any", tuple(starts), 0), lambda key: (key[1],), AnyLength)

    def by_points(self, starts: Iterable[int], most: int) -> ByPoints:
        """Where dry lines to one of these hexes come from that cost up to so many sixths."""
        return self._once(("points", tuple(starts), most), lambda key: key[1:], ByPoints)

    def near(self, start: int, most: int) -> dict[int, int]:
        """How many hexes dry lines to this hex are long, up to so many."""
        return self._once(("near", (start,), most), lambda key: (start, most), by_hexes)

    def costs(self, start: int, most: int) -> dict[int, int]:
        """What the cheapest dry lines to this hex cost, up to so many sixths."""
        return self._once(("costs", (start,), most), lambda key: key[1:], by_points)

    def area(self, start: int, hexes: int, points: int) -> frozenset[int]:
        """All that one of the last two leads to."""

        def both(*_: object) -> frozenset[int]:
            return frozenset({*self.near(start, hexes), *self.costs(start, points)})

        return self._once(("area", (start,), points), lambda key: (), both)

    def _once(
        self, key: Key, about: Callable[[Key], Sequence[Any]], search: Callable[..., Found]
    ) -> Found:
        known: Found | None = self._found.pop(key, None)
        if known is None:
            known = search(self.ground, self.shut, *about(key))
        self._found[key] = known  # the last one asked for stands last
        return known

    def follow(self, land: Country, shut: bytes) -> Floods:
        """The same for another arrangement: searches that have not been near what has changed."""
        new = Floods(self.ground, shut)
        changed = places(new._bar ^ self._bar, len(shut))
        touched = {*changed}.union(*(land.around[a] for a in changed))
        for key, found in list(self._found.items())[-KEPT:]:
            if not touched.isdisjoint(key[1]):
                continue
            if isinstance(found, Wave):
                if not any(found.found[a] for a in touched):
                    new._found[key] = found.after(shut, changed)
            elif touched.isdisjoint(found):
                new._found[key] = found
        return new


def places(difference: int, size: int) -> list[int]:
    """Where two strings of bytes differ, given what differs as one number."""
    data = difference.to_bytes(size, "little")
    found, at = [], data.find(1)
    while at >= 0:
        found.append(at)
        at = data.find(1, at + 1)
    return found
