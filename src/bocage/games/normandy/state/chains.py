"""The searches for the supply net of one side, each made when it is first asked for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal

from bocage.games.normandy.state.floods import AnyLength, ByPoints, Floods
from bocage.games.normandy.state.lines import (
    Ground,
    Pair,
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
        heads: tuple[tuple[int, str], ...] = (),
        guides: tuple[int, ...] = (),
    ) -> None:
        self.book, self.shut = book, shut
        self.ground = ground_of(book, *bridges)
        self.floods: Floods = book.memo.of(FLOODS[side], self.ground, shut)
        self.at = dict(hqs)
        self.sources = sources
        self.heads = heads  # beachheads that act as corps headquarters, and whose they are
        self.guides = frozenset(at for at in guides if not shut[at])  # pathfinders
        self.hexes = UNIT_RANGE // 2 if half else UNIT_RANGE
        self.points = 6 * self.hexes
        self.hq_points = 6 * (HQ_RANGE // 2 if half else HQ_RANGE)
        self._own_sources = frozenset(source for source in sources[2] if not shut[source])
        self._starts: dict[int, frozenset[int]] = {}
        self._near: dict[int, tuple[str, ...]] = {}
        self._live: dict[tuple[Grade, str], list[int]] = {}
        self._far: dict[Grade, AnyLength] = {}
        self._of_kind: dict[tuple[str, str | None], list[str]] = {}
        self._over: dict[tuple[str, str], bool] = {}
        self.supplied: dict[tuple[str, Grade], bool] = {}  # of headquarters, as asked by nets
        self.serving: dict[tuple[str, int], tuple[str, ...]] = {}  # the same of units by places

    def of_kind(self, kind: str, nation: str | None = None) -> Sequence[str]:
        """The headquarters of a kind that are on the map."""
        key = kind, nation
        if key not in self._of_kind:
            counters = self.book.counters
            self._of_kind[key] = [
                hq
                for hq in self.at
                if counters[hq].type == kind and nation in (None, counters[hq].nation)
            ]
        return self._of_kind[key]

    @rule("7.3.1a")
    def far(self, grade: Grade) -> AnyLength:
        """Where lines of any length to sources come from."""
        if grade not in self._far:
            starts = self.sources[0 if grade == "combat" else 1]
            self._far[grade] = self.floods.any_length(starts)
        return self._far[grade]

    @once
    def to_corps(self) -> AnyLength:
        """Where lines of any length to a corps headquarters come from."""
        corps = [self.at[hq] for hq in self.of_kind("hq-corps")]
        return self.floods.any_length((*corps, *(at for at, _ in self.heads)))

    @rule("7.3.1a", "7.6.1a")
    def corps(self, hq: str, grade: Grade, at: int) -> bool:
        """Whether a corps headquarters traces to a source."""
        return self.far(grade).reaches(landings(self.ground, self.shut, at))

    @rule("7.4b")
    def live(self, grade: Grade, nation: str) -> list[int]:
        """Where corps headquarters are that are in supply themselves."""
        key = grade, nation
        if key not in self._live:
            corps = self.of_kind("hq-corps", nation)
            places = [self.at[hq] for hq in corps if self.corps(hq, grade, self.at[hq])]
            places += [
                at
                for at, whose in self.heads
                if not self.shut[at] and (grade == "general" or whose == nation)
            ]
            self._live[key] = list(dict.fromkeys(places))
        return self._live[key]

    @rule("7.6.1a", "err.1")
    def to_corps_hq(self, grade: Grade, nation: str, at: int) -> bool:
        """Whether a headquarters in a hex traces to one of a corps; the nearest is tried first."""
        ends = landings(self.ground, self.shut, at)
        names, distance = self.book.country.names, self.book.grid.distance
        corps = sorted(self.live(grade, nation), key=lambda to: distance(names[at], names[to]))
        return any(self.by_corps(to).reaches(ends) for to in corps)

    def by_corps(self, at: int) -> ByPoints:
        """Where headquarters trace from to one of a corps."""
        return self.floods.by_points((at,), self.hq_points)

    @once
    def to_sources(self) -> ByPoints:
        """Where headquarters trace from to sources."""
        starts = [source for source in self.sources[1] if not self.shut[source]]
        return self.floods.by_points(starts, self.hq_points)

    @rule("7.3.1b", "7.6.1a", "27.chart.a")
    def division(self, hq: str, grade: Grade, at: int) -> bool:
        """Whether a division's headquarters traces to a corps', or for general supply a source."""
        if self.to_corps_hq(grade, self.book.counters[hq].nation, at):
            return True
        ends = landings(self.ground, self.shut, at)
        return grade == "general" and self.to_sources.reaches(ends)

    def corps_over(self, hq: str) -> tuple[str, ...]:
        """The supplied corps headquarters to which a division headquarters traces."""
        corps = self.of_kind("hq-corps", self.book.counters[hq].nation)
        return tuple(one for one in corps if self.is_over(one, hq))

    def is_over(self, corps: str, hq: str) -> bool:
        """Whether a corps headquarters in supply is near enough to one of a division."""
        key = corps, hq
        if key not in self._over:
            at = self.at[corps]
            ends = landings(self.ground, self.shut, self.at[hq])
            self._over[key] = self.corps(corps, "general", at) and self.by_corps(at).reaches(ends)
        return self._over[key]

    def area(self, start: int) -> tuple[dict[int, int], dict[int, int]]:
        """How far hexes are from a headquarters or a source, by hexes and by movement points."""
        floods = self.floods
        return floods.near(start, self.hexes), floods.costs(start, self.points)

    @rule("7.3.1c", "7.3.1d", "27.chart.a")
    def in_reach(self, start: int, at: int) -> bool:
        """Whether a unit traces to a headquarters or a source by hexes or by points."""
        hexes, costs = self.area(start)
        return near_enough(self.ground, self.shut, hexes, at, self.hexes) or cheap_enough(
            self.ground, self.shut, costs, at, self.points
        )

    @once
    def areas(self) -> dict[int, frozenset[int]]:
        """By headquarters and source, the hexes from which dry lines lead to it."""
        starts = sorted({*self.at.values(), *self._own_sources, *self.guides})
        return {start: self.floods.area(start, self.hexes, self.points) for start in starts}

    def starts(self, at: int) -> frozenset[int]:
        """The hexes of headquarters and sources that a unit traces to."""
        if at not in self._starts:
            areas, ground = self.areas, self.ground
            edge = {a for a, _ in ground.wet[at]}
            if self.shut[at]:
                edge.update(ground.near[at])
            self._starts[at] = frozenset(
                start
                for start, area in areas.items()
                if at in area or (not edge.isdisjoint(area) and self.in_reach(start, at))
            )
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

    @rule("7.4g", "7.4h")
    def by_guide(self, at: int) -> bool:
        """Whether a hex traces to a pathfinder, as to the headquarters of a division."""
        return not self.guides.isdisjoint(self.starts(at))


# -- kept from one position to the next --------------------------------------------------------


def allied_floods(book: Book, ground: Ground, shut: bytes) -> Floods:
    """The searches of the Allies."""
    return following(book, book.memo.last(allied_floods), ground, shut)


def german_floods(book: Book, ground: Ground, shut: bytes) -> Floods:
    """The searches of the Germans; each side has its last ones."""
    return following(book, book.memo.last(german_floods), ground, shut)


FLOODS = {"allied": allied_floods, "german": german_floods}


def following(book: Book, last: Floods | None, ground: Ground, shut: bytes) -> Floods:
    """Searches made of the last ones of the same side, as far as those hold."""
    if last is None or last.ground is not ground:
        return Floods(ground, shut)
    return last.follow(book.country, shut)
