"""Chapter 8.6 - Retreats: room in every hex on the way, and bystanders who are taken along."""

from __future__ import annotations

from collections.abc import Sequence

from bocage.families.cobra.book import Book
from bocage.families.cobra.events import Retreated
from bocage.families.cobra.rules.c05_8_trucks import drop_truck
from bocage.families.cobra.rules.c08_5_result import take_refuge, why_not_way
from bocage.families.cobra.rules.c08_6_retreat import Flight, Stacks, Way
from bocage.families.cobra.rules.common import onward, place
from bocage.families.cobra.state import kind_now
from bocage.games.cobra.types import D, Go, Public, Suffering
from bocage.kernel.api import Form, Illegal, Path, Pick, Subset, refuse, rule


class Withdrawal(Flight):
    """The retreat of a force by so many hexes, within stacking all the way."""

    @property
    def _delays(self) -> tuple[str, ...]:
        return getattr(self._book, "delays", ())

    @rule("2008:15.3.2", "2008:8.6.1c")
    def mute(self) -> frozenset[str]:
        """As for all; and a delay unit does not keep a hex open."""
        return self._force.union(self._delays)

    @rule("2008:15.3.2")
    def joins(self, unit: str, way: Way) -> bool:
        """Whether a delay unit would pass or join friends, which it may not."""
        if unit not in self._delays:
            return False
        return any(self.occupied(hex_) for hex_ in way)

    @rule("2008:8.6.3b")
    def roomy(self, unit: str, way: Way, stacks: Stacks) -> bool:
        """Whether no hex of the way, passed or reached, would be over-full."""
        if self.joins(unit, way):
            return False
        return not any(self.full(unit, hex_, stacks) for hex_ in way)

    @rule("2008:8.6.3a", "2008:8.8.2a")
    def _open_after(self, unit: str, stacks: Stacks) -> list[Way]:
        """The ways with room, through as few occupied hexes as possible.

        US and British units are mixed only where there is no other way.
        """
        found = [(way, n) for way, n in self.ways(unit) if self.roomy(unit, way, stacks)]
        apart = [(way, n) for way, n in found if not self._mixes(unit, way)]
        found = apart or found
        fewest = min([count for _, count in found], default=0)
        return [way for way, count in found if count == fewest]

    def _mixes(self, unit: str, way: Way) -> bool:
        """Whether units of the other Allied group stand on a way."""
        group_of = self._book.group_of
        group = group_of[unit]
        return any(group_of[mate] != group for hex_ in way for mate in self._held.get(hex_, ()))


def withdrawal(book: Book, public: Public, f: Suffering, hexes: int) -> Withdrawal:
    """Where the force may retreat by so many hexes; the same for the same question."""
    return book.memo.of(_withdrawal, public, f, hexes)


def _withdrawal(book: Book, public: Public, f: Suffering, hexes: int) -> Withdrawal:
    return Withdrawal(
        book.lines(public),
        f.side,
        f.units,
        hexes,
        book,
        lambda unit: kind_now(book, public.units, unit),
    )


# -- one unit after the other -------------------------------------------------------------------


def go_form(book: Book, public: Public, f: Suffering) -> Form:
    """A unit that has still to go, its path, and who of those on it goes along."""
    flight = withdrawal(book, public, f, f.hexes)
    return Form(
        Go,
        (
            Pick("unit", lambda done: [unit for unit in f.going if flight.open_ways(unit)]),
            Path(
                "path",
                lambda done, path: onward(flight.open_ways(done["unit"]), path),
                low=f.hexes,
                high=f.hexes,
            ),
            Subset("along", lambda done: bystanders(book, public, f, done["path"])),
        ),
        lambda act: why_not_go(book, public, f, act),
    )


@rule("2008:5.5.8f")
def bystanders(book: Book, public: Public, f: Suffering, path: Way) -> list[str]:
    """The units that stand where a path passes and did not fight."""
    lines = book.lines(public)
    return [unit for hex_ in path[:-1] for unit in lines.here(hex_) if unit not in f.units]


def why_not_go(book: Book, public: Public, f: Suffering, act: Go) -> Illegal | None:
    """A path of the full distance, open, empty if possible, with room for all who go along."""
    flight = withdrawal(book, public, f, f.hexes)
    if act.unit not in f.going:
        return refuse("2008:8.6.4a", "not-retreating", unit=act.unit)
    if act.path not in flight.open_ways(act.unit):
        return why_not_open(book, public, f, flight, act)
    return why_not_along(book, public, f, act) if act.along else None


def why_not_open(
    book: Book, public: Public, f: Suffering, flight: Withdrawal, act: Go
) -> Illegal | None:
    """What is wrong with a path that is not among the open ones."""
    if len(act.path) != f.hexes:
        return refuse("2008:8.6.7", "wrong-length", want=f.hexes, got=len(act.path))
    bad = why_not_way(book, public, flight, act)
    if bad is not None:
        return bad
    for hex_ in act.path:
        if flight.full(act.unit, hex_, {}):
            return refuse("2008:8.6.3b", "retreat-full", hex=hex_)
    return refuse("2008:8.6.3a", "empty-first")


def why_not_along(book: Book, public: Public, f: Suffering, act: Go) -> Illegal | None:
    """Bystanders join where they stand; the growing stack keeps within the limits on its way."""
    lines, country = book.lines(public), book.country
    able = bystanders(book, public, f, act.path)
    for unit in act.along:
        if unit not in able:
            return refuse("2008:8.6.4b", "not-on-the-path", unit=unit)
    party: list[str] = [act.unit]
    for i, there in enumerate(act.path):
        here = lines.here(there)
        for unit in party[1:]:
            kind = kind_now(book, public.units, unit)
            if not country.passable(kind, act.path[i - 1], there):
                return refuse("2008:8.6.4b", "cannot-pass", hex=there)
        if len(party) > 1 and not book.fits((*party, *here)):
            return refuse("2008:8.6.4b", "retreat-full", hex=there)
        party += [unit for unit in here if unit in act.along]
    return None


@rule("2008:8.6.2", "2008:8.6.4a", "2008:8.6.4b")
def go(book: Book, d: D, f: Suffering, act: Go) -> None:
    """One unit goes, with those whom it takes along; all of them are a burden where they come."""
    start, end = d.public.units[act.unit].at, act.path[-1]
    for unit in (act.unit, *act.along):
        way = act.path[_joined(d.public, act, unit) :]
        drop_truck(book, d, unit)
        place(book, d, unit, end)
        book.edition.passed(book, d, (unit,), way)
        clause = "2008:8.6.2" if unit == act.unit else "2008:8.6.4b"
        d.emit(Retreated(clause, unit, end, way))
        take_refuge(d, unit)
    d.remember(
        going=tuple(unit for unit in f.going if unit != act.unit),
        flights=(*f.flights, (start, *act.path)),
    )


def _joined(public: Public, act: Go, unit: str) -> int:
    """How much of the path lies behind a unit when it joins."""
    here = public.units[unit].at
    return act.path.index(here) + 1 if here in act.path else 0


def stranded(flight: Withdrawal, going: Sequence[str]) -> bool:
    """Whether nobody of those who have still to go has a way with room."""
    return not any(flight.open_ways(unit) for unit in going)
