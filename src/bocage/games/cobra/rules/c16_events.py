"""Chapter 16 - Special events: the Fifteenth Army, the 2nd Parachute Division, the French."""

from __future__ import annotations

from typing import Any

from bocage.families.cobra.rules.c05_movement import leave_map, leaving_map
from bocage.families.cobra.rules.common import DONE
from bocage.families.cobra.state import Ways
from bocage.families.cobra.terrain import KINDS, Kind
from bocage.families.cobra.types import ALLIED, GERMAN, Done, Exit
from bocage.games.cobra.book import Book
from bocage.games.cobra.events import Asked, Defied, Freed, Hoped, WentEast
from bocage.games.cobra.types import (
    Appeal,
    D,
    Movement,
    PlayerTurn,
    Public,
    Release,
    Seen,
    Summon,
)
from bocage.kernel.api import AnyOf, Ask, Choice, Illegal, OneOf, Step, refuse, rule
from bocage.space import ways as search

SUCCESS = 2  # 2008:16.2a, 2008:16.3a: up to this die
PARACHUTE_TURN = 26  # 2008:16.3a
EACH = 2  # 2008:16.2c: divisions for a headquarters
FRENCH = "FR2A"


def _of(book: Book, event: str) -> list[str]:
    rows = sorted(book.releases, key=lambda row: row.order)
    return [row.unit for row in rows if row.event == event]


def divisions(book: Book) -> list[str]:
    """The divisions of the Fifteenth Army in the order in which they are released."""
    return [unit for unit in _of(book, "15th-army") if not book.roster.is_hq[unit]]


def corps(book: Book, public: Public) -> list[str]:
    """Its headquarters that are not yet released."""
    found = [unit for unit in _of(book, "15th-army") if book.roster.is_hq[unit]]
    return [unit for unit in found if unit not in public.freed]


def released(book: Book, public: Public) -> int:
    """How many divisions were released."""
    return sum(unit in public.freed for unit in divisions(book))


@rule("2008:16.2a")
def may_appeal(book: Book, public: Public) -> bool:
    """From the turn after the first US exit, as long as there are divisions."""
    after = 0 < public.us_exit < public.turn
    return after and released(book, public) < len(divisions(book))


class AppealStep(Step):
    """At the start of the German player turn an attempt to release a division, or none."""

    def run(self, book: Book, d: D, f: Appeal) -> None:
        """Nothing to choose: over."""
        if f.stage == "start" and not may_appeal(book, d.public):
            d.finish()

    def who(self, book: Book, public: Public, f: Appeal) -> tuple[Ask, ...]:
        """The German player."""
        if f.stage == "corps":
            return (Ask(GERMAN, "corps", "2008:16.2c"),)
        return (Ask(GERMAN, "appeal", "2008:16.2a"),)

    def choice(self, book: Book, seen: Seen, f: Appeal, ask: Ask) -> Choice:
        """To ask or not; or which headquarters comes."""
        if f.stage == "corps":
            found = tuple(Summon(unit) for unit in corps(book, seen.public))
            return OneOf(found, lambda act: why_not_summon(book, seen.public, act))
        return AnyOf("2008:16.2a", OneOf((Release(),)), DONE)

    def take(self, book: Book, d: D, f: Appeal, side: str, action: Release | Summon | Done) -> None:
        """Roll, if it is tried."""
        if isinstance(action, Summon):
            free(d, (action.unit,), "2008:16.2c")
        elif isinstance(action, Release) and attempt(book, d):
            if released(book, d.public) == EACH:
                return d.wait("corps")
            if released(book, d.public) == 2 * EACH:
                free(d, tuple(corps(book, d.public)), "2008:16.2c")
        return d.finish()


def why_not_summon(book: Book, public: Public, act: Summon) -> Illegal | None:
    """A headquarters of the Fifteenth Army that is not there yet."""
    if act.unit in corps(book, public):
        return None
    return refuse("2008:16.2c", "not-of-15th-army", unit=act.unit)


@rule("2008:16.2a", "2008:16.2b", "2008:18.2i")
def attempt(book: Book, d: D) -> bool:
    """1 or 2 frees the next division; the attempt is counted for the Allies in any case."""
    die = 1 + d.below(6, "2008:16.2a")
    d.put(attempts=d.public.attempts + 1)
    d.emit(Asked("2008:16.2a", die))
    if die > SUCCESS:
        return False
    free(d, (next_division(book, d.public),), "2008:16.2c")
    return True


@rule("2008:16.2c")
def next_division(book: Book, public: Public) -> str:
    """They come in their order."""
    return next(unit for unit in divisions(book) if unit not in public.freed)


def free(d: D, units: tuple[str, ...], clause: str) -> None:
    """Units may enter from now on."""
    d.put(freed=(*d.public.freed, *units))
    for unit in units:
        d.emit(Freed(clause, unit))


# -- the 2nd Parachute Division -----------------------------------------------------------------


@rule("2008:16.3a")
def parachute_due(book: Book, public: Public) -> bool:
    """From turn 26 on, unless a US unit has left by the west edge, until it has come."""
    if public.turn < PARACHUTE_TURN or set(_of(book, "2nd-parachute")) & set(public.freed):
        return False
    return not any(
        fate.how == "exited" and fate.edge == "west" and book.group_of[unit] == "us"
        for unit, fate in public.fates.items()
    )


@rule("2008:16.3b")
def parachute_roll(book: Book, d: D) -> None:
    """1 or 2 frees both units; in each later turn the die counts one less."""
    if not parachute_due(book, d.public):
        return
    die = 1 + d.below(6, "2008:16.3a")
    d.emit(Hoped("2008:16.3a", die))
    if die - (d.public.turn - PARACHUTE_TURN) <= SUCCESS:
        free(d, tuple(_of(book, "2nd-parachute")), "2008:16.3a")


# -- the French 2nd Armoured Division ---------------------------------------------------------


@rule("2008:16.1")
def french_phase(book: Book, d: D, f: Movement) -> None:
    """With a clear path to the east edge a die: after a 1 the division goes there and leaves."""
    ways = book.memo.of(Ways, d.public, d.caller(PlayerTurn), f)
    clear = {unit: way for unit in book.divisions[FRENCH] if (way := way_east(ways, unit))}
    if not clear:
        return
    if not d.public.defiant:
        die = 1 + d.below(6, "2008:16.1")
        d.emit(Defied("2008:16.1", die))
        if die != 1:
            return
        d.put(defiant=True)
    for unit, way in clear.items():
        d.emit(WentEast("2008:16.1", unit, way[-1]))
        leave_map(book, d, Exit(unit, "east"))


def prices_east(book: Any) -> dict[Kind, dict[str, int]]:
    """What the way from each hex to the east edge costs if nobody stands in it."""
    return {kind: _prices_east(book, kind) for kind in KINDS}


def _prices_east(book: Any, kind: Kind) -> dict[str, int]:
    cost, near = book.country.cost[kind], book.country.next_to

    def back(at: str, spent: int) -> Any:
        if not at:
            return [(hex_, 0) for hex_ in book.edges["east"]]
        return [(here, cost[here][at]) for here in near[at] if at in cost[here]]

    return {hex_: price for hex_, (price, _) in search("", back).items()}


def way_east(ways: Ways, unit: str) -> tuple[str, ...]:
    """The cheapest path past no enemy and no enemy zone to the east edge, and off the map."""
    state = ways.public.units.get(unit)
    if state is None or ways.zoned(state.at) or not ways.may_move(unit):
        return ()
    steps, closed = ways.country.steps[ways.kind(unit)], ways.lines.shut_to(ALLIED)
    closed |= ways.ezoc
    most = ways.left(unit) - leaving_map()
    prices = ways.book.memo.printed(prices_east)[ways.kind(unit)]
    if state.at not in prices or prices[state.at] > max(most, 0):
        return ()

    def onward(at: str, spent: int) -> Any:
        return [(there, cost) for there, cost in steps[at] if not closed & ways.bit[there]]

    found = search(state.at, onward, most)
    ends = [(cost, hex_) for hex_, (cost, _) in found.items() if hex_ in ways.book.edges["east"]]
    return (state.at, min(ends)[1]) if ends else ()
