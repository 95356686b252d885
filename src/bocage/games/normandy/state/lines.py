"""Lines of supply by hex numbers: how they are traced over the ground, and how far they reach.

A line is traced from a unit towards its source, but searched the other way: one search outward from
a source or a headquarters finds all that can trace to it. So a step from `a` outward to `b` costs
what entering `a` from `b` costs. All costs are sixths of a movement point.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from bocage.games.normandy.book.charts import SIXTHS
from bocage.kernel.api import rule

if TYPE_CHECKING:
    from bocage.games.normandy.book import Book
    from bocage.games.normandy.book.country import Country

Pair = tuple[int, int]
Pairs = tuple[Pair, ...]
Steps = tuple[Pair, ...]  # to a hex, for so many sixths
ALL = -1  # a step that takes all movement points: it is a line by itself
OPEN, NEEDS_FRIEND, CLOSED = range(3)
WATER = ("river", "stream")


class Ground:
    """Where lines can go, for what is printed and the bridges that stand now."""

    def __init__(self, dry: list[Steps], wet: list[Steps], strips: frozenset[int]) -> None:
        self.dry, self.wet, self.strips = dry, wet, strips
        self.near = [tuple(b for b, _ in steps) for steps in dry]
        self.priced = [without_all(steps) for steps in dry]  # by their points

    def redrawn(self, changes: Mapping[int, tuple[Steps, Steps]]) -> Ground:
        """The same ground, but for the steps from some hexes."""
        other = object.__new__(Ground)
        other.dry, other.wet, other.strips = self.dry[:], self.wet[:], self.strips
        other.near, other.priced = self.near[:], self.priced[:]
        for a, (dry, wet) in changes.items():
            other.dry[a], other.wet[a], other.near[a] = dry, wet, tuple(b for b, _ in dry)
            other.priced[a] = without_all(dry)
        return other


def without_all(steps: Steps) -> Steps:
    """The steps that leave points for others."""
    return tuple(step for step in steps if step[1] != ALL)


def points(cell: str) -> int | None:
    """A cell of the terrain chart in sixths; None: no line goes there."""
    if cell == "all":
        return ALL
    if cell in ("no", "road", "bridge"):
        return None
    return SIXTHS.get(cell) or 6 * int(cell)


class Surveyor:
    """Prices of single steps, from the terrain chart."""

    def __init__(
        self,
        book: Book,
        standing: frozenset[Pair],
        blown: frozenset[Pair],
        land: Country | None = None,
    ) -> None:
        self.land = land or book.country
        self.chart = book.charts.terrain
        self.standing, self.blown = standing, blown

    def bridged(self, a: int, b: int) -> bool:
        """Whether a bridge stands over the water between two hexes."""
        pair = (a, b)
        return pair in self.standing or (pair in self.land.spans and pair not in self.blown)

    def roads(self, a: int, b: int) -> Iterable[str]:
        """The roads that can be used between two hexes: over water only where a bridge stands."""
        roads = self.land.roads.get((a, b), frozenset())
        if any(kind in WATER for kind in self.land.sides.get((a, b), ())):
            spans = self.land.spans.get((a, b), frozenset())
            return () if (a, b) in self.blown else [road for road in roads if road in spans]
        return roads

    def is_wet(self, a: int, b: int) -> bool:
        """Whether water without a bridge is between two hexes."""
        kinds = self.land.sides.get((a, b), frozenset())
        return any(kind in WATER for kind in kinds) and not self.bridged(a, b)

    @rule("7.3.2c")
    def step(self, start: int, to: int) -> int | None:
        """What entering a hex costs infantry, on the best road or without; None: it cannot."""
        prices = [points(self.chart[road].supply) for road in self.roads(start, to)]
        found = [price for price in prices if price is not None]
        cross = self.cross_country(start, to)
        if cross is not None and cross != ALL:
            found.append(cross)
        return min(found) if found else cross

    def cross_country(self, start: int, to: int) -> int | None:
        """The same without roads: the hex, the slope, and what is on the hexside but water."""
        land, chart = self.land, self.chart
        row = land.rows[to]
        total = points(chart[row.settlement or row.terrain].supply)
        if total is None or total == ALL:
            return total
        if land.level[to] > land.level[start]:
            total += points(chart["hill"].supply) or 0
        for kind in land.sides.get((start, to), ()):
            if kind in WATER:
                continue  # a bridge stands, or the line ends here
            more = points(chart[kind].supply)
            if more is None or more == ALL:
                return more
            total += more
        return total

    def wade(self, start: int, to: int) -> int | None:
        """What infantry pays that crosses water without a bridge."""
        total = self.cross_country(start, to)
        for kind in self.land.sides.get((start, to), ()):
            more = points(self.chart[kind].foot) if kind in WATER else 0
            if total is None or more is None:
                return None
            total = ALL if ALL in (total, more) else total + more
        return total

    def outward(self, a: int, *, wet: bool) -> Steps:
        """The steps from a hex outward, over water without a bridge or not."""
        land, found = self.land, []
        for b in land.around[a]:
            if land.open_sea(a, b) or self.is_wet(a, b) != wet:
                continue
            price = self.wade(b, a) if wet else self.step(b, a)
            if price is not None:
                found.append((b, price))
        return tuple(found)


def printed_ground(book: Book) -> Ground:
    """The ground with all bridges as they are printed."""
    return ground_on(book, book.country)


def ground_on(book: Book, land: Country) -> Ground:
    """The same of a map: kept with it, and of a map that was redrawn made of the one before."""
    known = land.kept.get("ground")
    if known is not None and known[0] is book.charts:
        found: Ground = known[1]
        return found
    surveyor = Surveyor(book, frozenset(), frozenset(), land)

    def steps(hexes: Iterable[int]) -> dict[int, tuple[Steps, Steps]]:
        outward = surveyor.outward
        return {a: (outward(a, wet=False), outward(a, wet=True)) for a in hexes}

    if land.base is not None:
        made = ground_on(book, land.base).redrawn(steps(sorted(land.changed)))
    else:
        whole = steps(range(len(land.names))).values()
        dry, wet = [steps[0] for steps in whole], [steps[1] for steps in whole]
        made = Ground(dry, wet, strips_of(book))
    land.kept["ground"] = (book.charts, made)
    return made


def strips_of(book: Book) -> frozenset[int]:
    """The strips of one hex between two waters, over which a headquarters traces as over one."""
    num, found = book.country.num, set()
    waters: dict[int, set[str]] = {}
    for row in book.tables.sides:
        for name in (row.hex, row.next) if row.name else ():
            waters.setdefault(num[name], set()).add(str(row.name))
    for strip in book.tables.strips:
        found |= {h for h, names in waters.items() if {strip.first, strip.second} <= names}
    return frozenset(found)


def ground_of(book: Book, blown: tuple[Pair, ...], spans: tuple[Pair, ...]) -> Ground:
    """The ground as it is: bridges that are down, and those that engineers have built."""
    if not blown and not spans:
        return book.memo.printed(printed_ground)
    return book.memo.of(changed_ground, book.country, blown, spans)


def changed_ground(
    book: Book, land: Country, blown: tuple[Pair, ...], spans: tuple[Pair, ...]
) -> Ground:
    """The same, made anew."""
    down = frozenset(pair for a, b in blown for pair in ((a, b), (b, a)))
    up = frozenset(pair for a, b in spans for pair in ((a, b), (b, a)))
    surveyor = Surveyor(book, up, down)
    return book.memo.printed(printed_ground).redrawn(
        {
            a: (surveyor.outward(a, wet=False), surveyor.outward(a, wet=True))
            for a in sorted({a for a, _ in down | up})
        }
    )


# -- searches ---------------------------------------------------------------------------------


SHUT = bytes(1 if n else 0 for n in range(256))


def by_hexes(ground: Ground, shut: bytes, start: int, most: int) -> dict[int, int]:
    """How many hexes dry lines to this hex are long, up to so many."""
    near = ground.near
    found, edge = {start: 0}, [start]
    for length in range(1, most + 1):
        ahead = []
        for a in edge:
            for b in near[a]:
                if b not in found and not shut[b]:
                    found[b] = length
                    ahead.append(b)
        edge = ahead
    return found


def by_points(ground: Ground, shut: bytes, starts: Iterable[int], most: int) -> dict[int, int]:
    """What the cheapest dry lines to one of these hexes cost, up to so many sixths."""
    best = bytearray(shut.translate(bytes([most + 1, *bytes(255)])))  # what is shut is never beaten
    rings: list[list[int]] = [[] for _ in range(most + 1)]
    rings[0] = list(dict.fromkeys(starts))
    found: dict[int, int] = {}
    for a in rings[0]:
        best[a] = 0
        for b, price in ground.dry[a]:
            if price == ALL and not shut[b]:
                best[b] = min(best[b], most)
                rings[most].append(b)
    priced = ground.priced
    for spent, ring in enumerate(rings):
        for a in ring:
            if best[a] < spent:
                continue  # it was reached for less
            found[a] = spent
            for b, price in priced[a]:
                total = spent + price
                if total < best[b]:
                    best[b] = total
                    rings[total].append(b)
    return found


# -- where one who traces can stand ---------------------------------------------------------------


@rule("7.3.2a", "10.6.stream.c", "10.6.river.c")
def near_enough(ground: Ground, shut: bytes, found: Mapping[int, int], at: int, most: int) -> bool:
    """Whether a unit can trace by hexes: water without a bridge only where it is next to it."""
    if at in found:
        return True
    if any(found.get(a, most) < most for a, _ in ground.wet[at]):
        return True
    return bool(shut[at]) and any(found.get(a, most) < most for a in ground.near[at])


@rule("7.3.2a", "10.6.stream.c", "10.6.river.c")
def cheap_enough(ground: Ground, shut: bytes, found: Mapping[int, int], at: int, most: int) -> bool:
    """The same by movement points."""
    if at in found:
        return True
    if any(affords(found, a, at, ground.wet[a], most) for a, _ in ground.wet[at]):
        return True
    return bool(shut[at]) and any(
        affords(found, a, at, ground.dry[a], most) for a in ground.near[at]
    )


def affords(found: Mapping[int, int], a: int, at: int, steps: Steps, most: int) -> bool:
    """Whether the last step outward, from a hex that is found, is still in range."""
    spent = found.get(a)
    if spent is None:
        return False
    price = dict(steps).get(at)
    if price is None:
        return False
    return spent == 0 if price == ALL else spent + price <= most


@rule("7.3.2b")
def landings(ground: Ground, shut: bytes, at: int) -> tuple[int, ...]:
    """The hexes from which a headquarters counts: its own, or those beyond water next to it."""
    found = [at, *(a for a, _ in ground.wet[at])]
    for strip in found[1:]:
        if strip in ground.strips and not shut[strip]:
            found += [a for a, _ in ground.wet[strip] if a != at]
    if shut[at]:
        found += ground.near[at]
    return tuple(dict.fromkeys(found))
