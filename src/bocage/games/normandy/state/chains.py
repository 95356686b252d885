"""The searches for the supply net of one side, each made when it is first asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from bocage.games.normandy.state.lines import (
    Pair,
    any_length,
    by_hexes,
    by_points,
    cheap_enough,
    ground_of,
    landings,
    near_enough,
)
from bocage.kernel.api import once, rule

if TYPE_CHECKING:
    from bocage.games.normandy.book import Book

UNIT_RANGE, HQ_RANGE = 6, 20  # hexes or movement points; movement points
Grade = Literal["general", "combat"]
Places = tuple[tuple[str, int], ...]


class Lines:
    """What is searched for one side: for a ground, what is shut, sources and headquarters."""

    def __init__(  # noqa: PLR0913 - all that lines depend on
        self,
        book: Book,
        side: str,
        shut: bytes,
        hqs: Places,
        sources: tuple[tuple[int, ...], ...],
        half: bool,
        bridges: tuple[tuple[Pair, ...], tuple[Pair, ...]],
    ) -> None:
        self.book, self.side, self.shut = book, side, shut
        self.ground = ground_of(book, *bridges)
        self.at = dict(hqs)
        self.sources = sources
        self.hexes = UNIT_RANGE // 2 if half else UNIT_RANGE
        self.points = 6 * self.hexes
        self.hq_points = 6 * (HQ_RANGE // 2 if half else HQ_RANGE)
        self._own_sources = frozenset(source for source in sources[2] if not shut[source])
        self._starts: dict[int, frozenset[int]] = {}
        self._near: dict[int, tuple[str, ...]] = {}
        self._areas: dict[int, tuple[dict[int, int], dict[int, int]]] = {}
        self._corps_legs: dict[tuple[Grade, str], dict[int, int]] = {}
        self._far: dict[Grade, bytearray] = {}

    def of_kind(self, kind: str, nation: str | None = None) -> list[str]:
        """The headquarters of a kind that are on the map."""
        counters = self.book.counters
        return [
            hq
            for hq in self.at
            if counters[hq].type == kind and nation in (None, counters[hq].nation)
        ]

    @rule("7.3.1a")
    def far(self, grade: Grade) -> bytearray:
        """Where lines of any length to sources come from."""
        if grade not in self._far:
            starts = self.sources[0 if grade == "combat" else 1]
            self._far[grade] = any_length(self.ground, self.shut, starts)
        return self._far[grade]

    @once
    def to_corps(self) -> bytearray:
        """Where lines of any length to a corps headquarters come from."""
        corps = (self.at[hq] for hq in self.of_kind("hq-corps"))
        return any_length(self.ground, self.shut, corps)

    @rule("7.3.1a", "7.6.1a")
    def corps(self, hq: str, grade: Grade, at: int) -> bool:
        """Whether a corps headquarters traces to a source."""
        ends = landings(self.ground, self.shut, at)
        return any(self.far(grade)[end] for end in ends)

    def corps_leg(self, grade: Grade, nation: str) -> dict[int, int]:
        """What lines to corps headquarters cost that are in supply themselves."""
        key = grade, nation
        if key not in self._corps_legs:
            corps = self.of_kind("hq-corps", nation)
            starts = [self.at[hq] for hq in corps if self.corps(hq, grade, self.at[hq])]
            self._corps_legs[key] = by_points(self.ground, self.shut, starts, self.hq_points)
        return self._corps_legs[key]

    @rule("7.6.1a", "err.1")
    def to_corps_hq(self, grade: Grade, nation: str, at: int) -> bool:
        """Whether a headquarters in a hex traces to one of a corps."""
        found = self.corps_leg(grade, nation)
        return any(end in found for end in landings(self.ground, self.shut, at))

    @once
    def to_sources(self) -> dict[int, int]:
        """What lines to sources cost that headquarters may trace."""
        starts = [source for source in self.sources[1] if not self.shut[source]]
        return by_points(self.ground, self.shut, starts, self.hq_points)

    @rule("7.3.1b", "7.6.1a", "27.chart.a")
    def division(self, hq: str, grade: Grade, at: int) -> bool:
        """Whether a division's headquarters traces to a corps', or for general supply a source."""
        if self.to_corps_hq(grade, self.book.counters[hq].nation, at):
            return True
        ends = landings(self.ground, self.shut, at)
        return grade == "general" and any(end in self.to_sources for end in ends)

    def corps_over(self, hq: str) -> tuple[str, ...]:
        """The supplied corps headquarters to which a division headquarters traces."""
        nation, found = self.book.counters[hq].nation, []
        ends = landings(self.ground, self.shut, self.at[hq])
        for corps in self.of_kind("hq-corps", nation):
            at = self.at[corps]
            if self.corps(corps, "general", at):
                costs = by_points(self.ground, self.shut, (at,), self.hq_points)
                if any(end in costs for end in ends):
                    found.append(corps)
        return tuple(found)

    def area(self, start: int) -> tuple[dict[int, int], dict[int, int]]:
        """How far hexes are from a headquarters or a source, by hexes and by movement points."""
        if start not in self._areas:
            self._areas[start] = (
                by_hexes(self.ground, self.shut, start, self.hexes),
                by_points(self.ground, self.shut, (start,), self.points),
            )
        return self._areas[start]

    @rule("7.3.1c", "7.3.1d", "27.chart.a")
    def in_reach(self, start: int, at: int) -> bool:
        """Whether a unit traces to a headquarters or a source by hexes or by points."""
        hexes, costs = self.area(start)
        return near_enough(self.ground, self.shut, hexes, at, self.hexes) or cheap_enough(
            self.ground, self.shut, costs, at, self.points
        )

    @once
    def index(self) -> dict[int, list[int]]:
        """By hex, the headquarters and sources to which dry lines lead from it."""
        found: dict[int, list[int]] = {}
        for start in sorted({*self.at.values(), *self._own_sources}):
            hexes, costs = self.area(start)
            for h in hexes.keys() | costs.keys():
                found.setdefault(h, []).append(start)
        return found

    def starts(self, at: int) -> frozenset[int]:
        """The hexes of headquarters and sources that a unit traces to."""
        if at not in self._starts:
            index, ground = self.index, self.ground
            found = index.get(at, [])
            edge = [a for a, _ in ground.wet[at]]
            if self.shut[at]:
                edge += ground.near[at]
            more = {start for a in edge for start in index.get(a, ())} - set(found)
            last = [start for start in more if self.in_reach(start, at)]
            self._starts[at] = frozenset((*found, *last))
        return self._starts[at]

    def hqs_near(self, at: int) -> tuple[str, ...]:
        """The headquarters that a unit traces to, in the order of the book."""
        if at not in self._near:
            starts = self.starts(at)
            self._near[at] = tuple(hq for hq, place in self.at.items() if place in starts)
        return self._near[at]

    def by_source(self, at: int) -> bool:
        """Whether a unit traces to a source itself."""
        return not self._own_sources.isdisjoint(self.starts(at))
