"""Where the bots of the editions differ: what they want, and what a result costs them.

What stands here is what Cobra (1977) does; the bot of another edition tells a book its own mind.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Any
from weakref import WeakKeyDictionary

from bocage.families.cobra.book import Book
from bocage.families.cobra.bot.worth import giving_ground, losses
from bocage.families.cobra.odds import ALL
from bocage.families.cobra.rules.c08_5_result import can_flee
from bocage.families.cobra.state import Field, Ways
from bocage.families.cobra.terrain import column_row
from bocage.families.cobra.types import (
    ALLIED,
    GERMAN,
    Attack,
    Battle,
    Go,
    Overrun,
    PlayerTurn,
    Public,
    Side,
    Suffering,
)

if TYPE_CHECKING:
    from bocage.families.cobra.bot.picture import Picture
    from bocage.families.cobra.bot.score import Scorer

Anchors = tuple[dict[str, int], frozenset[str]]
PACE = 17  # half points that they will make in a turn
RUN = 36  # half points that a division can make in a turn on its way out
CLEAR_RUN = 70
ARMOUR_OUT = 9  # regiments that leave by the west edge


class Mind:
    """What the heuristics of an edition want."""

    attack: type[Attack] = Attack
    overrun: type[Overrun] = Overrun
    go: type[Go] = Go
    scarce: tuple[Side, ...] = (ALLIED,)  # whose headquarters help only so often
    resting_hq = False  # whether headquarters stay where they are in the mechanised phase
    unsupplied = 160  # what it costs to be out of supply
    care: Mapping[Side, int] = MappingProxyType({GERMAN: 100, ALLIED: 30})  # of losses, in percent
    gain = 10  # a move must be better than staying by this much
    thin: Mapping[Side, int] = MappingProxyType({GERMAN: 12, ALLIED: 12})  # a second zone
    massed: Mapping[Side, int] = MappingProxyType({GERMAN: 100, ALLIED: 100})  # of strength

    # -- where to -------------------------------------------------------------------------------

    def aims(self, book: Book, public: Any, army: str) -> tuple[str, ...]:
        """Where an Allied army wants to go: out in the west, to Falaise, then to close the bag."""
        plan, turn = book.edition.plan, public.turn
        if army == "us":
            return plan.neck if turn > plan.exit_turn and us_out(book, public) else west_edge(book)
        return plan.falaise if turn <= plan.closing else plan.neck

    def goals(self, scorer: Scorer) -> tuple[str, ...]:
        """Where a group wants to go in the end."""
        book, picture = scorer.book, scorer.picture
        if picture.side == ALLIED:
            return self.aims(book, picture.public, scorer.counter.group)
        if scorer.counter.type == "hq":
            return tuple(sorted(book.edges["east"]))
        threat, east = picture.foe.threat, book.edition.plan.east
        return tuple(hex_ for hex_ in east if hex_ not in threat) or east

    def anchors(self, book: Book, public: Any, side: Side) -> Anchors:
        """Where a line may begin in the west or south, at what cost, and end in the north-east."""
        country = book.country
        left: dict[str, int] = {}
        right = []
        for hex_ in country.names:
            column, row = column_row(hex_)
            if not country.next_to[hex_]:
                continue
            coast = len(country.next_to[hex_]) < 6
            if coast and column <= 9 and 2 <= row <= 22:
                left[hex_] = 0
            elif hex_ in book.edges["west"] or hex_ in book.edges["south"]:
                left[hex_] = 20 if side == GERMAN else 0
            elif row <= 2 and column >= 38:
                right.append(hex_)
        return left, frozenset(right)

    def anchored(self, book: Book, public: Any) -> Any:
        """What the anchors of a line depend on beside the side."""
        return None

    def running(self, scorer: Scorer) -> bool:
        """Whether it is time for a group to leave the fight: to go east, or out in the west."""
        book, turn = scorer.book, scorer.turn
        plan, last = book.edition.plan, book.edition.last_turn
        if scorer.picture.side == GERMAN:
            if scorer.counter.type in ("panzer", "panzergrenadier"):
                left = PACE * (last - turn)
                return turn >= plan.withdraw and scorer.way(scorer.start) >= left
            return scorer.counter.type == "hq" and turn >= last - 1
        if not self.wants_out(book, scorer.picture.public, scorer.group[0]):
            return False
        most = min(CLEAR_RUN, RUN * max(1, plan.exit_turn + 1 - turn))
        return scorer.way(scorer.start) <= most

    def wants_out(self, book: Book, public: Any, unit: str) -> bool:
        """Whether an Allied unit gains by leaving by the west edge."""
        counter = book.counters[unit]
        if counter.group != "us":
            return False
        out, last = us_out(book, public), book.edition.plan.exit_turn
        if public.turn > last:
            return not out
        if public.units[unit].truck:
            return True
        if counter.type == "armour":
            mates = book.divisions.get(counter.formation or "", ())
            return out < ARMOUR_OUT or any(mate in public.fates for mate in mates)
        return not out and public.turn >= last - 1

    def leaves(self, book: Book, public: Any, unit: str, hex_: str) -> str:
        """By which edge a unit should leave now, if at all."""
        if book.side_of[unit] == ALLIED:
            west = hex_ in book.exits[ALLIED]["west"] and self.wants_out(book, public, unit)
            return "west" if west else ""
        if public.turn < book.edition.last_turn:
            return ""
        return next((e for e in ("east", "south", "north") if hex_ in book.exits[GERMAN][e]), "")

    def prize(self, picture: Picture, group: tuple[str, ...], hex_: str) -> int:
        """What it is worth to stand in a hex whatever else is there."""
        return 0

    def risk(self, scorer: Scorer, hex_: str) -> int:
        """What else speaks against a hex."""
        return 0

    def held(self, picture: Picture, hex_: str) -> int:
        """What a hex that we hold costs the line beyond the usual."""
        return 0

    def caring(self, scorer: Scorer) -> int:
        """How much a side cares for the losses of a group, in percent."""
        return self.care[scorer.picture.side]

    def bare(self, picture: Picture, hex_: str) -> int:
        """What a hex that we do not hold costs the line beyond the usual."""
        return 0

    def hole(self, picture: Picture) -> int:
        """What it is worth to stop a hole in the line."""
        return 70 if picture.side == GERMAN else 40

    def newcomers(self, ways: Ways) -> frozenset[str]:
        """The units that entered in this phase."""
        if ways.phase.mechanised:
            return frozenset()
        arrivals, turn = ways.book.arrivals, ways.public.turn
        return frozenset(
            unit for unit in ways.phase.spent if unit in arrivals and arrivals[unit].turn == turn
        )

    def reached(self, picture: Picture) -> frozenset[str] | None:
        """The hexes that our supply reaches, if the edition knows better than to look for roads."""
        return None

    # -- fighting -------------------------------------------------------------------------------

    def helped(self, field: Field, act: Attack) -> Iterator[Attack]:
        """The same attack with help that only the edition knows."""
        yield from ()

    def enough(self, field: Field | Ways) -> int:
        """What an attack must promise."""
        return 25 if field.side == GERMAN else 8

    def ground(self, book: Book, public: Any, units: Sequence[str], hexes: int) -> int:
        """What it costs to retreat with these units."""
        return giving_ground(book, public, units, hexes)

    def spent(self, act: Attack) -> int:
        """What the help of an attack may be worth elsewhere, headquarters apart."""
        return 0

    def taken(
        self, book: Book, public: Public, battle: Battle, turn: PlayerTurn, force: Suffering
    ) -> tuple[int, int | None]:
        """What a number costs a force as steps, and as ground, if it can give that up."""
        lose, _ = losses(book, public, force.units, force.number)
        if not can_flee(book, public, force, turn):
            return lose, None
        return lose, self.ground(book, public, force.units, force.number)

    def column_worth(self, book: Book, column: int) -> int:
        """What an attack on a column is worth on average, whoever fights."""
        total = 0
        for die in range(1, 7):
            cell = book.crt[column, die]
            total += INFLICTED[cell.defender]
            total -= WIPED_OUT if cell.attacker == ALL else SUFFERED[cell.attacker]
        return total // 6


# What a result is worth: the defender's number, the attacker's number.
INFLICTED = (0, 60, 130, 180, 220, 250)
SUFFERED = (0, 45, 95, 150, 220)
WIPED_OUT = 400

_MINDS: WeakKeyDictionary[Book, Mind] = WeakKeyDictionary()
_USUAL = Mind()


def know(book: Book, mind: Mind) -> None:
    """From now on a book is played with this mind."""
    if book not in _MINDS:
        _MINDS[book] = mind


def mind_of(book: Book) -> Mind:
    """The mind with which a book is played."""
    return _MINDS.get(book, _USUAL)


def west_edge(book: Book) -> tuple[str, ...]:
    """The hexes by which the Allies leave."""
    return tuple(sorted(book.edges["west"]))


def us_out(book: Book, public: Any) -> int:
    """How many units of the US group have left the map."""
    return sum(
        fate.how == "exited" and book.group_of[unit] == "us" for unit, fate in public.fates.items()
    )
