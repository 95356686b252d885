"""Where the editions of Cobra differ: hooks that each game carries out, and that its book holds.

A rule that is the same in both stands in the family; where one only has another name in the other
book, `cite` tells which.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple, Protocol

from bocage.families.cobra.counters import Counter, Group, british_infantry
from bocage.families.cobra.odds import halved, rounded_up
from bocage.families.cobra.terrain import MP, Country
from bocage.families.cobra.types import (
    Attack,
    Battle,
    D,
    Overrun,
    PlayerTurn,
    Public,
    Replacement,
    Side,
)
from bocage.kernel.api import Adding, Illegal, Tally, rule

if TYPE_CHECKING:
    from bocage.families.cobra.book import Book
    from bocage.families.cobra.state import Lines, Ways


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
    order: ClassVar[tuple[str, str]]  # who takes the result of a combat first, and then
    attack_factors: ClassVar[tuple[FactorOf, ...]]
    defence_factors: ClassVar[tuple[FactorOf, ...]]
    shifts: ClassVar[tuple[AddShift, ...]]

    def cite(self, older: str, newer: str) -> str:
        """Of the two names of a clause, that of this edition."""

    # -- counters and map -----------------------------------------------------------------------

    def bulk(self, counter: Counter) -> Any:
        """What a counter counts for in a stack; nothing, if it is false."""

    def fits(self, bulks: Iterable[Any]) -> bool:
        """Whether such counters may stand in one hex."""

    def moves_twice(self, counter: Counter) -> bool:
        """Whether a unit moves in the mechanised phase too, without trucks."""

    def tolerated(self, counter: Counter) -> bool:
        """Whether a unit does not disturb the integrity of a division in its hex."""

    def exits(self, edges: Mapping[str, frozenset[str]], side: Side) -> dict[str, frozenset[str]]:
        """Where a side may leave the map."""

    def sources(self, country: Country) -> dict[Side, Supply]:
        """Where the supply of both sides comes from, and how."""

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

    def shut(self, turn: PlayerTurn, side: Side) -> frozenset[str]:
        """The hexes that a side does not enter for the rest of the turn, whoever stands there."""

    def broken_out(self, book: Book, public: Public) -> bool:
        """Whether what the Allies have got off the map lets the Germans move more freely."""

    # -- overruns -------------------------------------------------------------------------------

    def overrun_cost(self, ways: Ways, unit: str, hex_: str) -> int:
        """What an overrun costs a unit, in half points."""

    def why_not_overrun(self, ways: Ways, act: Overrun) -> Illegal | None:
        """What enemy zones, and what the units have done before, say to an overrun."""

    def kept_out(self, d: D, lines: Lines, f: Battle, units: tuple[str, ...]) -> bool:
        """Whether units that have emptied a hex may not enter it all the same."""

    # -- combat ---------------------------------------------------------------------------------

    def limit(self, group: Group, turn: int) -> int | None:
        """How many attacks, and how many overruns, a group may make in a turn; None: any."""

    def why_not_point(
        self, book: Book, lines: Lines, public: Public, act: Attack
    ) -> Illegal | None:
        """Why an attack may not use a supply point."""

    def pays(self, battle: Battle, side: Side) -> bool:
        """Whether a side has paid for the supply of its attack, or need not."""

    def starving(self, tally: Adding, short: Sequence[int], label: str) -> None:
        """What units out of supply lose together, beyond the factors of each."""

    def stops_advance(self, country: Country, here: str, there: str) -> bool:
        """Whether an advance ends in a hex."""

    # -- headquarters ---------------------------------------------------------------------------

    def helps_defence(self, side: Side) -> bool:
        """Whether headquarters of a side help in defence."""

    def shifts_left(self, side: Side, led: Mapping[str, int], hq: str) -> int:
        """How many shifts a headquarters may still give to one attack."""

    def led(self, side: Side, led: Mapping[str, int], hq: str | None, shift: int) -> dict[str, int]:
        """What is remembered of the shifts that headquarters gave, after those of one attack."""

    # -- replacements and victory ---------------------------------------------------------------

    def why_no_step(
        self, book: Book, public: Public, f: Replacement, counter: Counter
    ) -> Illegal | None:
        """Why a unit gets no step by the numbers of its side."""

    def points(self, book: Book, public: Any, side: Side) -> Tally:
        """The victory points of a side, as if they were counted now."""

    def lost(self, counter: Counter) -> int:
        """What the enemy scores if a unit is eliminated."""

    def saved(self, counter: Counter) -> int:
        """What a unit may score by getting away."""
