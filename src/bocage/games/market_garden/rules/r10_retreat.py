"""Chapter 10.9 - Retreats: where they lead, one unit after the other, and retreats by choice."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from bocage.games.market_garden.book import Book, Edge
from bocage.games.market_garden.events import Retreated
from bocage.games.market_garden.rules.common import at_least, eliminate, memory, place
from bocage.games.market_garden.rules.r07_control import settle_control
from bocage.games.market_garden.state import Lay, lay
from bocage.games.market_garden.types import (
    GERMAN,
    SPENT,
    D,
    Finish,
    Fleeing,
    Half,
    Leaving,
    Public,
    Retreat,
    Seen,
    Side,
    Withdraw,
    other,
)
from bocage.kernel.api import (
    AnyOf,
    Ask,
    Choice,
    Form,
    Frame,
    Illegal,
    OneOf,
    Path,
    Pick,
    Step,
    innermost,
    once,
    refuse,
    rule,
)

PER_BRIDGE = 5  # 10.91c
FREE, OWN_CONTESTED, THEIR_CONTESTED, FULL = range(1, 5)  # 10.92a
FINISH = OneOf((Finish(),))
Rank = tuple[int, int]
Spaces = tuple[str, ...]


# -- where a unit may retreat ---------------------------------------------------------------


class Flight:
    """Where one unit may retreat to, as things stand now.

    `crossings` are the units that have crossed each bridge in this impulse; None if they do not
    matter (10.91c). `first` is where an attacker came from: it must go back there.
    """

    def __init__(
        self, here: Lay, unit: str, crossings: Mapping[str, int] | None, first: str = ""
    ) -> None:
        self.book, self.lay, self.unit = here.book, here, unit
        self.side: Side = here.book.side_of[unit]
        self.start = here.units[unit].at
        self.crossings, self.first = crossings, first

    # -- one step

    def why_not_step(self, path: Spaces, there: str) -> Illegal | None:
        """Whether a retreat may go on from a path to a next space, priorities apart."""
        here = path[-1] if path else self.start
        edge = self.book.between.get((here, there))
        if edge is None:
            return refuse("10.91a", "not-adjacent", space=here, other=there)
        if self.first and not path:
            return self.why_not_back(there) or self.why_not_bridge(edge)
        if there == self.start or there in path:
            return refuse("10.91a", "retreat-in-circle", space=there)
        return self.why_not_over(edge) or self.why_not_into(there) or self.why_not_bridge(edge)

    @rule("10.741d", "9.621")
    def why_not_back(self, there: str) -> Illegal | None:
        """An attacker goes back where it came from, over whatever it came by."""
        if there != self.first:
            return refuse("10.741d", "only-back", unit=self.unit, space=self.first)
        return None

    @rule("10.9b", "10.9c", "err.3")
    def why_not_over(self, edge: Edge) -> Illegal | None:
        """Only by own bridges; infantry also over canals without one that its side holds."""
        if not edge.wet:
            return None
        ours = self.lay.holder(edge) == self.side
        if not self.lay.bridged(edge):
            if edge.kind == "river":
                return refuse("10.9c", "no-crossing", boundary=edge.id)
            if self.unit not in self.book.infantry:
                return refuse("10.9b", "canal-infantry-only", unit=self.unit, boundary=edge.id)
        if not ours:
            return refuse("10.9c", "enemy-crossing", unit=self.unit, boundary=edge.id)
        return None

    @rule("10.9d", "10.9e", "10.92d")
    def why_not_into(self, there: str) -> Illegal | None:
        """Airborne units stay in their sector; nobody enters an uncontested area of the enemy."""
        sector = self.book.sector.get(self.unit)
        if sector is not None and there not in sector:
            return refuse("10.9e", "outside-sector", unit=self.unit, space=there)
        if not self.lay.friendly(self.side, there) and not self.lay.contested(there):
            return refuse("10.9d", "enemy-area", space=there)
        return None

    @rule("10.91c")
    def why_not_bridge(self, edge: Edge) -> Illegal | None:
        """At most five units cross a bridge."""
        if self.fits(edge, 1):
            return None
        return refuse("10.91c", "bridge-full", bridge=edge.id, most=PER_BRIDGE)

    def fits(self, edge: Edge, units: int) -> bool:
        """So many more units may cross, as far as this one needs a bridge at all."""
        if self.crossings is None or not needs_bridge(self.lay, self.unit, edge):
            return True
        return self.crossings.get(edge.id, 0) + units <= PER_BRIDGE

    # -- priorities

    def full(self, there: str) -> bool:
        """No more units of the side may stay there."""
        return self.lay.room(self.side, there) <= 0

    @rule("10.92a")
    def rank(self, there: str) -> Rank:
        """How good a space is to retreat to; less is better."""
        if self.full(there):
            return (FULL, 0)
        friendly = self.lay.friendly(self.side, there)
        if self.lay.contested(there):
            return (OWN_CONTESTED if friendly else THEIR_CONTESTED, 0)
        return (FREE, self.threats(there))

    @rule("10.92c")  # equivalent: one more for all areas alike changes no order
    def threats(self, there: str) -> int:
        """Enemy-controlled spaces next to it, whether or not one can go there."""
        return len(self.book.near[there] & self.lay.ours[other(self.side)])

    @rule("10.92e")
    def refuge(self, there: str) -> bool:
        """Germans may always choose a zone that they control."""
        german = self.side == GERMAN and self.lay.control.get(there) == "german"
        return german and there in self.book.zones

    def over(self, path: Spaces) -> bool:
        """The retreat ends here: the last space is not full."""
        return bool(path) and not self.full(path[-1])

    def steps(self, path: Spaces) -> list[str]:
        """Where a retreat may go on: the best spaces, and zones for Germans."""
        if self.over(path):
            return []
        here = path[-1] if path else self.start
        near = [n for n, _ in self.book.around[here] if self.why_not_step(path, n) is None]
        if not near or (self.first and not path):
            return near
        if len(near) == 1:
            return near
        ranks = [self.rank(there) for there in near]
        best = min(ranks)
        return [n for n, rank in zip(near, ranks, strict=True) if rank == best or self.refuge(n)]

    # -- whole retreats

    def _onward(self, path: Spaces) -> Iterator[Spaces]:
        if self.over(path):
            yield path
            return
        for there in self.steps(path):
            yield from self._onward((*path, there))

    @once
    @rule("10.91a", "10.91b", "10.9e")
    def ways(self) -> list[Spaces]:
        """All retreats: through full areas, as far as need be, to one with room."""
        return list(self._onward(()))

    @once
    def any_way(self) -> bool:
        """Whether there is any."""
        return next(self._onward(()), None) is not None

    def why_not(self, path: Spaces) -> Illegal | None:
        """Why the unit may not retreat this way."""
        for i, there in enumerate(path):
            done = path[:i]
            if self.over(done):
                return refuse("10.91a", "retreat-ends", unit=self.unit, space=done[-1])
            bad = self.why_not_step(done, there)
            if bad is not None:
                return bad
            better = self.steps(done)
            if there not in better:
                return refuse("10.92a", "better-retreat", space=there, other=better[0])
        if not self.over(path):
            return refuse("10.9e", "full", space=path[-1] if path else self.start)
        return None


@rule("10.9b", "10.91c")
def needs_bridge(here: Lay, unit: str, edge: Edge) -> bool:
    """A unit that retreats uses the bridge there; infantry wades through canals."""
    return here.bridged(edge) and not (edge.kind == "canal" and unit in here.book.infantry)


def flight(book: Book, public: Public, half: Half, unit: str) -> Flight:
    """Where a defender may retreat."""
    return Flight(lay(book, public), unit, half.crossings)


def flight_back(book: Book, public: Public, half: Half, unit: str, exempt: bool) -> Flight:
    """Where an attacker may retreat."""
    crossings = None if exempt else half.crossings
    return Flight(lay(book, public), unit, crossings, memory(half, unit).last)


def retreats_of(book: Book, public: Public, frames: Sequence[Frame], unit: str) -> list[str]:
    """Where a unit could end a retreat now; attackers that must retreat go back."""
    if why_rooted(book, unit) is not None:
        return []
    half, last = innermost(frames, Half), frames[-1]
    if isinstance(last, Fleeing) and last.back and unit in last.units:
        one = flight_back(book, public, half, unit, last.exempt)
    else:
        one = flight(book, public, half, unit)
    return list(dict.fromkeys(way[-1] for way in one.ways))


@rule("4.125a", "9.64")
def why_rooted(book: Book, unit: str) -> Illegal | None:
    """Towers never retreat."""
    return refuse("9.64", "never-moves", unit=unit) if unit in book.towers else None


# -- carrying a retreat out -----------------------------------------------------------------


def go_back(book: Book, d: D, unit: str, path: Spaces, counts: bool = True) -> None:
    """Take a unit along its way; bridges that it crosses are counted."""
    here = d.public.units[unit].at
    for there in path:
        edge = book.between[here, there]
        if counts and needs_bridge(lay(book, d.public), unit, edge):
            count_crossing(d, edge)
        pass_into(book, d, unit, there)
        here = there


@rule("10.92f")
def pass_into(book: Book, d: D, unit: str, there: str) -> None:
    """Allies retreat into each other's areas; XXX Corps takes over those that it enters."""
    place(book, d, unit, there)
    settle_control(book, d)


@rule("10.91c")
def count_crossing(d: D, edge: Edge) -> None:
    """One unit more has crossed a bridge in this impulse."""
    half = d.caller(Half)
    d.amend(Half, crossings={**half.crossings, edge.id: half.crossings.get(edge.id, 0) + 1})


# -- retreats that must be made -------------------------------------------------------------


def flights_of(
    book: Book, public: Public, half: Half, f: Fleeing, units: Iterable[str]
) -> dict[str, Flight]:
    """Where these units may go, as far as they are still in play."""
    if f.back:
        return {
            unit: flight_back(book, public, half, unit, f.exempt)
            for unit in units
            if unit in public.units
        }
    return {unit: flight(book, public, half, unit) for unit in units if unit in public.units}


def settled(flights: Mapping[str, Flight]) -> bool:
    """Each unit has one way, and they do not get into each other's way."""
    into: dict[str, int] = {}
    over: dict[str, int] = {}
    for one in flights.values():
        if len(one.ways) != 1:
            return False
        way = one.ways[0]
        into[way[-1]] = into.get(way[-1], 0) + 1
        for edge in _edges(one.book, one.start, way):
            over[edge.id] = over.get(edge.id, 0) + needs_bridge(one.lay, one.unit, edge)
    return all(_fits(one, into, over) for one in flights.values())


def _edges(book: Book, start: str, way: Spaces) -> list[Edge]:
    return [book.between[a, b] for a, b in zip((start, *way), way, strict=False)]


def _fits(one: Flight, into: Mapping[str, int], over: Mapping[str, int]) -> bool:
    if into[one.ways[0][-1]] > one.lay.room(one.side, one.ways[0][-1]):
        return False
    edges = _edges(one.book, one.start, one.ways[0])
    return all(one.fits(edge, over[edge.id]) for edge in edges)


class FleeStep(Step):
    """Units that must retreat, one after the other in an order that their owner chooses."""

    def run(self, book: Book, d: D, f: Fleeing) -> None:
        """Who cannot retreat is eliminated; if nothing is left to choose it is carried out."""
        flights = flights_of(book, d.public, d.caller(Half), f, f.units)
        if not flights:
            return d.finish()
        lost = [unit for unit, one in flights.items() if not one.ways]
        if lost:
            no_way_out(book, d, lost)
            return d.goto("start", units=tuple(u for u in f.units if u not in lost))
        if settled(flights):
            for unit, one in flights.items():
                carry_out(book, d, f, unit, one.ways[0])
            return d.finish()
        return None

    def who(self, book: Book, public: Public, f: Fleeing) -> tuple[Ask, ...]:
        """The owner."""
        return (Ask(f.side, "retreat", "10.91a", {"units": f.units}),)

    def choice(self, book: Book, seen: Seen, f: Fleeing, ask: Ask) -> Choice:
        """Which unit goes next, and where."""
        flights = flights_of(book, seen.public, innermost(seen.frames, Half), f, f.units)
        return Form(
            Retreat,
            (
                Pick("unit", lambda done: list(flights)),
                Path("path", lambda done, path: flights[done["unit"]].steps(path)),
            ),
            lambda act: why_not_retreat(flights, act),
        )

    def take(self, book: Book, d: D, f: Fleeing, side: str, action: Retreat) -> None:
        """It goes."""
        carry_out(book, d, f, action.unit, action.path)
        d.goto("start", units=tuple(unit for unit in f.units if unit != action.unit))


@rule("10.92b")
def why_not_retreat(flights: Mapping[str, Flight], act: Retreat) -> Illegal | None:
    """One of the units that must go, to one of the best spaces; equals are the owner's choice."""
    if act.unit not in flights:
        return refuse("10.91a", "not-retreating", unit=act.unit)
    return flights[act.unit].why_not(act.path)


@rule("10.92b", "10.91b")
def no_way_out(book: Book, d: D, units: Sequence[str]) -> None:
    """A unit that has to retreat and cannot is eliminated."""
    for unit in units:
        eliminate(book, d, "10.92b", unit)


def carry_out(book: Book, d: D, f: Fleeing, unit: str, path: Spaces) -> None:
    """A retreat of an attacker or a defender."""
    go_back(book, d, unit, path, counts=not f.exempt)
    d.emit(Retreated("10.741d" if f.back else "10.91a", unit, path))


# -- retreats by choice ---------------------------------------------------------------------


class LeaveStep(Step):
    """After an assault the defenders may go of their own will."""

    def run(self, book: Book, d: D, f: Leaving) -> None:
        """Until nobody is left who could go."""
        if not leavers(book, d.public, d.caller(Half), f):
            d.finish()

    def who(self, book: Book, public: Public, f: Leaving) -> tuple[Ask, ...]:
        """The defender."""
        return (Ask(f.side, "withdraw", "10.93", {"space": f.space}),)

    def choice(self, book: Book, seen: Seen, f: Leaving, ask: Ask) -> Choice:
        """A unit and its way, or enough."""
        flights = leavers(book, seen.public, innermost(seen.frames, Half), f)
        units = lay(book, seen.public).of(f.side, f.space)
        form = Form(
            Withdraw,
            (
                Pick("unit", lambda done: list(flights)),
                Path("path", lambda done, path: flights[done["unit"]].steps(path)),
            ),
            lambda act: why_not_withdraw(book, units, flights, act),
        )
        return AnyOf("10.93", form, FINISH)

    def take(self, book: Book, d: D, f: Leaving, side: str, action: Withdraw | Finish) -> None:
        """It goes, or all stay."""
        if isinstance(action, Finish):
            return d.finish()
        withdraw(book, d, action)
        return d.goto("start")


def leavers(book: Book, public: Public, half: Half, f: Leaving) -> dict[str, Flight]:
    """Defenders that could retreat; kept as long as the same moment is asked about."""
    return book.memo.of(_leavers, public, half, f)


def _leavers(book: Book, public: Public, half: Half, f: Leaving) -> dict[str, Flight]:
    flights = {
        unit: flight(book, public, half, unit)
        for unit in lay(book, public).of(f.side, f.space)
        if why_rooted(book, unit) is None
    }
    return {unit: one for unit, one in flights.items() if one.any_way}


def why_not_withdraw(
    book: Book, units: Sequence[str], flights: Mapping[str, Flight], act: Withdraw
) -> Illegal | None:
    """A defender that has somewhere to go."""
    if act.unit not in units:
        return refuse("10.93", "not-defender", unit=act.unit)
    bad = why_rooted(book, act.unit)
    if bad is not None:
        return bad
    if act.unit not in flights:
        return refuse("10.92b", "nowhere-to-retreat", unit=act.unit)
    return flights[act.unit].why_not(act.path)


@rule("10.93")
def withdraw(book: Book, d: D, act: Withdraw) -> None:
    """A Fresh unit becomes Spent; others lose nothing."""
    at_least(book, d, "10.93", act.unit, SPENT)
    go_back(book, d, act.unit, act.path)
    d.emit(Retreated("10.93", act.unit, act.path))
