"""What is this edition's own in the rules of the family: the hooks, each with its clause."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from bocage.families.cobra.book import Book
from bocage.families.cobra.counters import Counter, Group, british_infantry
from bocage.families.cobra.edition import Edition, Plan, Supply
from bocage.families.cobra.odds import halved
from bocage.families.cobra.rules.c05_5_overrun import OVERRUN_COST
from bocage.families.cobra.rules.c05_movement import why_left
from bocage.families.cobra.rules.c08_3_odds import (
    dives_attack,
    doubled_attack,
    doubled_defence,
    headquarters_and_air,
    marsh_attack,
    marsh_defence,
    terrain_and_river,
)
from bocage.families.cobra.rules.c10_supply import Sources, in_supply
from bocage.families.cobra.rules.c12_replacement import is_armour
from bocage.families.cobra.state import Field, Lines, Ways
from bocage.families.cobra.terrain import Country
from bocage.families.cobra.types import (
    ALLIED,
    GERMAN,
    Attack,
    Battle,
    D,
    Overrun,
    PlayerTurn,
    Public,
    Replacement,
    Side,
    other,
)
from bocage.games.cobra_spi.rules import victory
from bocage.games.cobra_spi.types import LAST_TURN
from bocage.kernel.api import Adding, Illegal, refuse, rule

LIMIT = 6  # stack.1: one division, in sixths
COLUMNS_ON_MAP, ROWS_ON_MAP = 51, 34
EXIT_DIVISIONS = "exit-divisions"  # the option opt.2
DIVISIONS_OUT = 3  # opt.2
OVERRUN_TERRAIN = "overrun-terrain"  # the option opt.1
BRITISH_LIMIT = 5  # cmd.2
NOWHERE: frozenset[str] = frozenset()
US_SHIFTS = 2  # hq.5: shifts of a US headquarters in a phase


@rule("combat.3")
def tigers(book: Book, lines: Lines, battle: Battle, strikes: Sequence[str], tally: Adding) -> None:
    """One shift for a German attack with a Tiger battalion, however many; none in defence."""
    tally.add("combat.3", "tiger", 0 if book.tigers.isdisjoint(battle.by) else 1)


class Spi(Edition):
    """Cobra of 1977."""

    last_turn = LAST_TURN
    plan = Plan(
        exit_turn=victory.EXIT_TURN,
        withdraw=8,
        closing=9,
        falaise=("3915",),
        neck=tuple(f"42{row:02}" for row in range(14, 23)),
        east=tuple(f"{column}{row:02}" for column in range(42, 51) for row in range(1, 33)),
    )
    attack_factors = (doubled_attack, marsh_attack, dives_attack)
    defence_factors = (doubled_defence, marsh_defence)
    shifts = (terrain_and_river, tigers, headquarters_and_air)

    def cite(self, older: str, newer: str) -> str:
        """The name of the clause in 1977."""
        return older

    # -- counters and map -----------------------------------------------------------------------

    @rule("stack.2", "stack.3")
    def bulk(self, counter: Counter) -> int:
        """Sixths of a division: a British brigade a half, other brigades and regiments a third."""
        if counter.size in ("hq", "battalion"):
            return 0
        if counter.size == "division":
            return LIMIT
        return LIMIT // 2 if counter.group == "british" else LIMIT // 3

    @rule("stack.1", "2008:6.1c")
    def fits(self, bulks: Iterable[Any]) -> bool:
        """At most one division in a hex."""
        total: int = sum(bulks)
        return total <= LIMIT

    @rule("seq.3", "seq.5", "rul.38")
    def moves_twice(self, counter: Counter) -> bool:
        """Panzers, Tigers among them, panzergrenadiers; armour, cavalry, British infantry; HQs."""
        if counter.side == GERMAN:
            return counter.type in ("panzer", "panzergrenadier", "tiger", "hq")
        return counter.type in ("hq", "armour", "cavalry") or british_infantry(counter)

    @rule("integ.2")
    def tolerated(self, counter: Counter) -> bool:
        """Headquarters and Tiger battalions do not disturb integration."""
        return counter.type in ("hq", "tiger")

    @rule("2008:5.9.2", "rul.34")
    def exits(self, edges: Mapping[str, frozenset[str]], side: Side) -> dict[str, frozenset[str]]:
        """Where a side may leave the map.

        Germans leave where their reinforcements enter; the Allies do not leave by the north edge
        from which they came.
        """
        found = {"west": NOWHERE if side == GERMAN else edges["west"], "east": edges["east"]}
        return {**found, "south": edges["south"], "north": edges["north-german"]}

    @rule("sup.4", "sup.5")
    def sources(self, country: Country) -> dict[Side, Supply]:
        """The east edge, 5101 to 5134, for the Germans; the north, 0101 to 3701, for the Allies."""
        east = [f"51{row:02}" for row in range(1, ROWS_ON_MAP + 1)]
        north = [f"{column:02}01" for column in range(1, 38)]
        return {GERMAN: Sources(country, east), ALLIED: Sources(country, north)}

    # -- movement -------------------------------------------------------------------------------

    @rule("move.2")
    def thirds(self, book: Book, public: Public, side: Side) -> int:
        """Germans: all in storm, two thirds in overcast, one third in clear weather."""
        if side == ALLIED or public.weather == "storm":
            return 3
        return clear_thirds(public) if public.weather == "clear" else overcast_thirds(book, public)

    @rule("zoc.2")
    def has_left(self, ways: Ways, unit: str) -> bool:
        """Whether the unit has left an enemy zone of control earlier in this turn."""
        return unit in ways.turn.left

    @rule("zoc.2")
    def remember_leaving(self, d: D, units: tuple[str, ...]) -> None:
        """Who has left an enemy zone of control enters none for the rest of the turn."""
        d.amend(PlayerTurn, left=(*d.caller(PlayerTurn).left, *units))

    @rule("zoc.4")
    def river_barred(self, ways: Ways, here: str, there: str) -> bool:
        """Over a major river into the zone of a unit on a major river, unless a friend is there."""
        country, lines = ways.country, ways.lines
        if country.edge(here, there).river != "major" or there in lines.held[ways.side]:
            return False
        enemies = lines.held[ways.enemy]
        return any(
            on_major_river(country, near) and any(ways.book.roster.exerts[u] for u in enemies[near])
            for near in country.zoc_to[there]
            if near in enemies
        )

    @rule("carpet.5", "rul.41")
    def shut(self, turn: PlayerTurn, side: Side) -> frozenset[str]:
        """The Allies do not enter the bombed hex, not even in retreat."""
        return frozenset((turn.bombed,)) if side == ALLIED and turn.bombed else NOWHERE

    @rule("move.3")
    def broken_out(self, book: Book, public: Public) -> bool:
        """Whether an Allied unit has left by the west edge; with the option, three divisions."""
        if book.on(EXIT_DIVISIONS):
            return three_out(book, public)
        return any(left_west(public, unit) for unit in public.fates)

    # -- overruns -------------------------------------------------------------------------------

    @rule("over.1")
    def overrun_cost(self, ways: Ways, unit: str, hex_: str) -> int:
        """Three points in all; with the option, the terrain of the hex besides."""
        terrain = ways.book.on(OVERRUN_TERRAIN)
        return OVERRUN_COST + (terrain_cost(ways, unit, hex_) if terrain else 0)

    def why_not_overrun(self, ways: Ways, act: Overrun) -> Illegal | None:
        """Zones are ignored, but not by those who have left one."""
        left = [unit for unit in act.by if self.has_left(ways, unit)]
        return why_left(ways, left[0], act.hex) if left and ways.zoned(act.hex) else None

    @rule("rul.43")
    def kept_out(self, d: D, lines: Lines, f: Battle, units: tuple[str, ...]) -> bool:
        """Who has left an enemy zone stays out of a hex that is in one after a retreat."""
        left = d.caller(PlayerTurn).left
        return any(unit in left for unit in units) and lines.in_zoc(other(f.side), f.on[0])

    # -- combat ---------------------------------------------------------------------------------

    @rule("cmd.2", "cmd.3")
    def limit(self, group: Group, turn: int) -> int | None:
        """British five; US four to turn 3, five on turns 4 and 5, then six; the Germans any."""
        us = 4 if turn <= 3 else 5 if turn <= 5 else 6
        return {"german": None, "us": us, "british": BRITISH_LIMIT}[group]

    def why_not_point(self, field: Field, act: Attack) -> Illegal | None:
        """A supply point is there, is Allied, and some attacker is in supply to make use of it."""
        if not act.point:
            return None
        unit, book, lines = act.by[0], field.book, field.lines
        if book.side_of[unit] != ALLIED:
            return refuse("asp.2", "german-point")
        group = book.group_of[unit]
        if field.public.points[group] < 1:
            return refuse("asp.3", "no-points", group=group)
        if not any(in_supply(book, lines, ALLIED, lines.units[u].at) for u in act.by):
            return refuse("asp.4", "point-wasted")
        return None

    @rule("2008:10.0b", "asp.2")
    def pays(self, battle: Battle, side: Side, lines: Lines) -> bool:
        """An Allied attack without a supply point is as out of supply; overruns need none."""
        return side == GERMAN or battle.point or battle.overrun

    @rule("sup.3")
    def starving(self, tally: Adding, short: Sequence[int], label: str) -> None:
        """Units out of supply, or as good as that, are added up and halved, fractions up."""
        total = sum(short)
        tally.add("sup.3", label, at_least_one_each(halved(total), len(short)) - total)

    @rule("result.2")
    def order(self, book: Book) -> tuple[str, str]:
        """The defender first."""
        return "defender", "attacker"

    @rule("adv.4")
    def stops_advance(self, country: Country, here: str, there: str) -> bool:
        """Bocage ends an advance."""
        return country.ground[there].bocage

    # -- headquarters ---------------------------------------------------------------------------

    @rule("2008:9.0a", "hq.4")
    def helps_defence(self, side: Side) -> bool:
        """Only German headquarters help in defence."""
        return side == GERMAN

    @rule("hq.4", "hq.5")
    def leads(self, facts: Ways | Field, hq: str) -> Sequence[int]:
        """A German one gives one; a US one two to one attack, or one to each of two, in a phase."""
        most = 1 if facts.side == GERMAN else US_SHIFTS - facts.phase.led.get(hq, 0)
        return range(1, most + 1)

    def why_not_shift(self, facts: Ways | Field, hq: str, shift: int) -> Illegal | None:
        """No more than it has left."""
        given = self.leads(facts, hq)
        if shift in given:
            return None
        if facts.side == GERMAN:
            return refuse("hq.4", "one-shift", unit=hq)
        return refuse("hq.5", "too-many-shifts", unit=hq, left=max(given, default=0))

    def led(self, side: Side, led: Mapping[str, int], act: Attack | Overrun) -> dict[str, int]:
        """Only the shifts of US headquarters are counted."""
        hq = act.hq
        return {**led, hq: led.get(hq, 0) + act.shift} if hq and side == ALLIED else dict(led)

    # -- replacements and points ----------------------------------------------------------------

    @rule("rep.2")
    def why_no_step(
        self, book: Book, public: Public, f: Replacement, counter: Counter
    ) -> Illegal | None:
        """In a turn one step for German armour and two for infantry; the Allies have no limit."""
        armour = is_armour(counter)
        used, most = sum(is_armour(book.counters[u]) == armour for u in f.given), 2 - armour
        if f.side == GERMAN and used >= most:
            return refuse("rep.2", "no-steps-left", most=most)
        return None

    points = staticmethod(victory.points)

    def lost(self, counter: Counter) -> int:
        """The points of vp.2 to vp.4, vp.8 and vp.9."""
        if counter.side == GERMAN:
            return victory.lost_infantry(counter) + victory.saved_panzer(counter)
        armour = victory.lost_us_armour(counter)
        return armour + victory.lost_regiment(counter) + victory.lost_division(counter)

    def saved(self, counter: Counter) -> int:
        """The points of vp.7."""
        return victory.saved_armour(counter)


# -- units and map ----------------------------------------------------------------------------


def on_major_river(country: Country, hex_: str) -> bool:
    """Whether a major river runs along a side of the hex."""
    return any(country.edge(hex_, near).river == "major" for near in country.around[hex_])


# -- movement ---------------------------------------------------------------------------------


@rule("move.3")
def clear_thirds(public: Public) -> int:
    """In clear weather one third; two thirds after the Allies have broken out in the west."""
    return 2 if public.west_exit else 1


@rule("opt.2")
def overcast_thirds(book: Book, public: Public) -> int:
    """In overcast two thirds; all of it after the break-out, if that takes three divisions."""
    return 3 if public.west_exit and book.on(EXIT_DIVISIONS) else 2


@rule("opt.2")
def three_out(book: Book, public: Public) -> bool:
    """Whether three mechanised divisions have left by the west edge."""
    gone = [
        division
        for division, units in book.divisions_of[ALLIED]
        if any(left_west(public, unit) and on_wheels(book, public, unit) for unit in units)
        and all(unit in public.fates for unit in units)
    ]
    return len(gone) >= DIVISIONS_OUT


def left_west(public: Public, unit: str) -> bool:
    """Whether a unit has left the map by the west edge."""
    fate = public.fates.get(unit)
    return fate is not None and (fate.how, fate.edge) == ("exited", "west")


def on_wheels(book: Book, public: Public, unit: str) -> bool:
    """Whether a unit that has left was armour, or infantry on trucks."""
    return book.counters[unit].type == "armour" or public.fates[unit].truck


@rule("2008:10.6.2")
def at_least_one_each(strength: int, units: int) -> int:
    """No unit falls below 1."""
    return max(strength, units) if units else 0


@rule("opt.1")
def terrain_cost(ways: Ways, unit: str, hex_: str) -> int:
    """What the unit would pay to move into the hex."""
    return ways.country.cost[ways.kind(unit)][ways.public.units[unit].at][hex_]
