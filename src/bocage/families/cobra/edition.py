"""Where the editions of Cobra differ: hooks that each game carries out, and that its book holds.

A rule that is the same in both stands in the family; where one only has another name in the other
book, `cite` tells which.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple, Protocol

from bocage.families.cobra.counters import Counter, Group, british_infantry
from bocage.families.cobra.odds import Result, halved, rounded_up
from bocage.families.cobra.terrain import MP, Country
from bocage.families.cobra.types import (
    Attack,
    Battle,
    D,
    Fate,
    Lead,
    Overrun,
    PlayerTurn,
    Public,
    Replacement,
    Side,
    Suffering,
    UnitState,
)
from bocage.kernel.api import Adding, Illegal, Tally, rule

if TYPE_CHECKING:
    from bocage.families.cobra.book import Book
    from bocage.families.cobra.state import Field, Lines, Ways


class Supply(Protocol):
    """The supply sources of a side, and which hexes they reach in an arrangement of units."""

    hexes: frozenset[str]

    def reaches(self, lines: Lines, side: Side, hex_: str) -> bool:
        """Whether a supply line leads from the hex to a source."""

    def cut_off(
        self, lines: Lines, side: Side, resting: frozenset[str] = frozenset()
    ) -> list[tuple[str, ...]]:
        """The stacks of a side that no supply line reaches; those that only rest do not matter."""

    def area(self, lines: Lines, side: Side) -> int:
        """All hexes from which a supply line leads to a source, as bits of one number."""

    def line(self, lines: Lines, side: Side, hex_: str) -> tuple[str, ...]:
        """The hexes of a supply line with both ends; nothing if there is none."""


class Factor(NamedTuple):
    """Multiplies the strength of a unit."""

    clause: str
    label: str
    times: int = 1
    parts: int = 1


NOWHERE: frozenset[str] = frozenset()
FactorOf = Callable[["Book", "Lines", Battle, str], Factor | None]
AddShift = Callable[["Book", "Lines", Battle, Sequence[str], Adding], None]


@rule("2008:5.3.3", "move.1")
def infantry_on_wheels(counter: Counter, ma: int) -> int:
    """British and Canadian infantry divisions have two thirds in the mechanised phase."""
    return rounded_up(ma * 2, 3) if british_infantry(counter) else ma


@rule("sup.3", "2008:5.2.6", "2008:10.6.1")
def hungry_allowance(points: int) -> int:
    """Out of supply the movement allowance is halved, fractions up."""
    return halved(points)


class Plan(NamedTuple):
    """What the bots know of the campaign, in the turns and hexes of the edition."""

    exit_turn: int  # the last in which it pays to leave by the west edge
    withdraw: int  # from which panzers may go east
    closing: int  # after which the British close the bag
    falaise: tuple[str, ...]
    neck: tuple[str, ...]  # of the bag between Falaise and Argentan
    east: tuple[str, ...]  # where German armour is safe


class Edition(Protocol):
    """The hooks of an edition; `bulk` is what the book keeps of a counter for stacking."""

    last_turn: ClassVar[int]
    plan: ClassVar[Plan]
    battle: ClassVar[type[Battle]] = Battle  # the frame of its combats
    attack_factors: ClassVar[tuple[FactorOf, ...]]
    defence_factors: ClassVar[tuple[FactorOf, ...]]
    shifts: ClassVar[tuple[AddShift, ...]]
    free_ends: ClassVar[bool] = True  # whether a move may end wherever it may go

    def cite(self, older: str, newer: str) -> str:
        """Of the two names of a clause, that of this edition."""

    # -- counters and map -----------------------------------------------------------------------

    def bulk(self, counter: Counter) -> Any:
        """What a counter counts for in a stack; nothing, if it is false."""

    def fits(self, bulks: Iterable[Any]) -> bool:
        """Whether such counters may stand in one hex."""

    def relieves(self, bulks: Sequence[Any], one: Any) -> bool:
        """Whether an over-full hex of such counters is less so without this one."""
        return bool(one)

    def moves_twice(self, counter: Counter) -> bool:
        """Whether a unit moves in the mechanised phase too, without trucks."""

    def tolerated(self, counter: Counter) -> bool:
        """Whether a unit does not disturb the integrity of a division in its hex."""

    def exits(self, edges: Mapping[str, frozenset[str]], side: Side) -> dict[str, frozenset[str]]:
        """Where a side may leave the map."""

    def sources(self, country: Country) -> dict[Side, Supply]:
        """Where the supply of both sides comes from, and how."""

    def feeding(self, public: Any) -> Any:
        """What the sources of supply depend on beside the units; it can be compared."""
        return None

    def quiet(self, public: Any) -> frozenset[str]:
        """Units of one side that exert no zone of control now, nor do enemies next to them."""
        return NOWHERE

    # -- movement -------------------------------------------------------------------------------

    def thirds(self, book: Book, public: Public, side: Side) -> int:
        """How many thirds of its allowance a side has in this weather."""

    @rule("2008:2.3.4b")
    def allowance(self, ways: Ways, unit: str) -> int:
        """The half points that a unit has in a phase."""
        counter = ways.book.counters[unit]
        ma = counter.ma if ways.thirds == 3 else rounded_up(counter.ma * ways.thirds, 3)
        if ways.phase.mechanised:
            ma = infantry_on_wheels(counter, ma)
        if unit in ways.phase.hungry:
            ma = hungry_allowance(ma)
        return ma * MP

    def has_left(self, ways: Ways, unit: str) -> bool:
        """Whether a unit has left an enemy zone and may enter none."""

    def remember_leaving(self, d: D, units: tuple[str, ...]) -> None:
        """Units have left an enemy zone."""

    def river_barred(self, ways: Ways, here: str, there: str) -> bool:
        """Whether a river keeps units out of an enemy zone."""

    def slips(self, ways: Ways, unit: str) -> frozenset[str]:
        """The hexes next to it to which a unit may leave an enemy zone whatever it costs."""
        return NOWHERE

    def halts(self, ways: Ways) -> frozenset[str]:
        """The hexes where the movement of a side ends though no enemy zone is there."""
        return NOWHERE

    def why_not_end(self, ways: Ways, unit: str, hex_: str) -> Illegal | None:
        """Why a unit that could go to a hex may not end its move there."""
        return None

    def why_not_over(self, ways: Ways) -> Illegal | None:
        """Why a movement phase may not be ended as things stand."""
        return None

    def roams(self, ways: Ways, unit: str) -> bool:
        """Whether a unit may end a move wherever it may go, and go wherever others could."""
        return self.free_ends

    def placed(self, book: Book, d: D, changed: Mapping[str, UnitState | None]) -> None:
        """Units were put somewhere, or off the map."""
        return

    def passed(self, book: Book, d: D, units: tuple[str, ...], way: Sequence[str]) -> None:
        """Units have gone along a way."""
        return

    def advanced(self, book: Book, d: D, start: str, units: tuple[str, ...]) -> None:
        """Units have advanced out of a hex after combat."""
        return

    def why_not_mover(self, ways: Ways, unit: str) -> Illegal | None:
        """Why a unit does not move now."""
        return None

    def why_not_party(self, ways: Ways, by: tuple[str, ...]) -> Illegal | None:
        """Why units that may move do not move together."""
        return None

    def why_not_way(self, ways: Ways, unit: str, path: tuple[str, ...]) -> Illegal | None:
        """Why a unit does not go a way that others could go."""
        return None

    def moved(self, book: Book, d: D, units: tuple[str, ...]) -> None:
        """Units have made a move; some may have been eliminated on the way."""
        return

    def shut(self, turn: PlayerTurn, side: Side) -> frozenset[str]:
        """The hexes that a side does not enter for the rest of the turn, whoever stands there."""

    def broken_out(self, book: Book, public: Public) -> bool:
        """Whether what the Allies have got off the map lets the Germans move more freely."""

    def exited(self, book: Book, d: D, unit: str, edge: str) -> Fate:
        """What is noted of a unit that leaves the map."""
        return Fate("exited", d.public.turn, edge, d.public.units[unit].truck)

    # -- reinforcements -------------------------------------------------------------------------

    def also_due(self, book: Book, public: Any, side: Side) -> Sequence[str]:
        """Units that may enter beside those whose turn has come."""
        return ()

    def entry(self, book: Book, public: Any, unit: str) -> tuple[str, ...]:
        """The hexes of the edge where a unit enters."""
        return book.arrivals[unit].hexes

    def why_no_entry(self, ways: Ways, unit: str, hex_: str) -> Illegal | None:
        """Why a unit that is due may not enter in a hex, beside what both editions say."""
        return None

    def enters_now(self, ways: Ways, unit: str) -> bool:
        """Whether a unit that is due may enter in this phase."""
        return not ways.phase.mechanised

    def enters_zones(self, ways: Ways) -> bool:
        """Whether units may enter the map in an enemy zone of control."""
        return False

    def entry_cost(self, book: Book, d: D, unit: str, hex_: str) -> int:
        """What the first hex costs, in half points; it is noted that the unit came there."""
        return MP

    def entered(self, book: Book, d: D, unit: str, hex_: str) -> UnitState:
        """A unit as it enters the map."""
        return UnitState(hex_, book.arrivals[unit].steps or book.counters[unit].steps)

    # -- overruns -------------------------------------------------------------------------------

    def overrunning(self, ways: Ways) -> Iterable[tuple[str, tuple[str, ...]]]:
        """The divisions that may overrun, as far as the phase alone tells, with their units."""
        return ways.book.divisions_of[ways.side]

    def overrun_cost(self, ways: Ways, unit: str, hex_: str) -> int:
        """What an overrun costs a unit, in half points."""

    def why_not_overrun(self, ways: Ways, act: Overrun) -> Illegal | None:
        """What enemy zones, and what the units have done before, say to an overrun."""

    def kept_out(self, d: D, lines: Lines, f: Battle, units: tuple[str, ...]) -> bool:
        """Whether units that have emptied a hex may not enter it all the same."""

    # -- combat ---------------------------------------------------------------------------------

    def limit(self, group: Group, turn: int) -> int | None:
        """How many attacks, and how many overruns, a group may make in a turn; None: any."""

    def why_not_point(self, field: Field, act: Attack) -> Illegal | None:
        """Why an attack may not use supply points."""

    def helped(self, act: Attack | Overrun) -> dict[str, Any]:
        """What the frame of a combat takes over from its declaration beside the family's."""
        return {}

    def guarding(self, act: Lead) -> dict[str, Any]:
        """What the frame of a combat takes over from the defender's help beside a headquarters."""
        return {}

    def pays(self, battle: Battle, side: Side, lines: Lines) -> bool:
        """Whether a side has paid for the supply of its attack, or need not."""

    def starving(self, tally: Adding, short: Sequence[int], label: str) -> None:
        """What units out of supply lose together, beyond the factors of each."""

    def outcome(self, public: Public, battle: Battle, result: Result) -> Result:
        """What a cell of the table means for the two sides of a combat."""
        return result

    def order(self, book: Book) -> tuple[str, str]:
        """Who takes the result of a combat first, and then."""

    def suffering(self, f: Battle, side: Side, units: tuple[str, ...], number: int) -> Suffering:
        """A side of a combat has to take a number; none is left if that says 0."""
        return Suffering(side=side, units=units, number=number)

    def why_not_advance(self, book: Book, public: Any, unit: str, hex_: str) -> Illegal | None:
        """Why a unit that could advance to a hex may not end there."""
        return None

    def stops_advance(self, country: Country, here: str, there: str) -> bool:
        """Whether an advance ends in a hex."""

    # -- headquarters ---------------------------------------------------------------------------

    def why_no_refuge(self, book: Book, lines: Lines, hq: str, hex_: str) -> Illegal | None:
        """Why a headquarters that is displaced may not be put to a hex that is open."""
        return None

    def displaced(self, book: Book, d: D, hq: str) -> None:
        """A headquarters was displaced."""
        return

    def helps_defence(self, side: Side) -> bool:
        """Whether headquarters of a side help in defence."""

    def guards(self, hq: str, used: Collection[str]) -> bool:
        """Whether a headquarters may still help in defence, if these have helped in the phase."""
        return True

    def guarded(self, led: dict[str, int], hq: str) -> dict[str, int]:
        """What is remembered of headquarters after one has helped in defence."""
        return led

    def why_idle(self, book: Book, lines: Lines, hq: str) -> Illegal | None:
        """What else keeps a headquarters in supply from helping."""
        return None

    def leads(self, facts: Ways | Field, hq: str) -> Sequence[int]:
        """How many shifts a headquarters may give to one attack or overrun; none if it cannot."""

    def why_not_shift(self, facts: Ways | Field, hq: str, shift: int) -> Illegal | None:
        """Why a headquarters that could help may not give so many shifts."""

    def led_battle(self, public: Public, battle: Battle) -> Battle:
        """A combat with the shifts that its headquarters gives in this turn."""
        return battle

    def led(self, side: Side, led: Mapping[str, int], act: Attack | Overrun) -> dict[str, int]:
        """What is remembered of the shifts that headquarters gave, after those of one attack."""

    # -- replacements and victory ---------------------------------------------------------------

    def why_no_step(
        self, book: Book, public: Public, f: Replacement, counter: Counter
    ) -> Illegal | None:
        """Why a unit gets no step by the numbers of its side."""

    def replaced(self, book: Book, d: D, unit: str) -> None:
        """A unit got a step."""
        return

    def points(self, book: Book, public: Any, side: Side) -> Tally:
        """The victory points of a side, as if they were counted now."""

    def lost(self, counter: Counter) -> int:
        """What the enemy scores if a unit is eliminated."""

    def saved(self, counter: Counter) -> int:
        """What a unit may score by getting away."""
