"""Hooks of stacking, movement, leaving and entering the map."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, cast

from msgspec.structs import replace

from bocage.families.cobra.counters import Counter, british_infantry
from bocage.families.cobra.edition import NOWHERE
from bocage.families.cobra.odds import rounded_up
from bocage.families.cobra.rules.c05_movement import goes
from bocage.families.cobra.state import Lines, Ways
from bocage.families.cobra.terrain import MP
from bocage.families.cobra.types import (
    ALLIED,
    GERMAN,
    D,
    Fate,
    PlayerTurn,
    Public,
    Side,
    UnitState,
)
from bocage.games.cobra import types as t
from bocage.games.cobra.edition.base import Printed
from bocage.games.cobra.options import EXIT_DIVISIONS
from bocage.games.cobra.rules.c05_3_allowance import (
    freer,
    hungry,
    on_wheels,
    one_hex,
    raised_thirds,
    refitted,
    three_west,
    truck_ma,
)
from bocage.games.cobra.rules.c05_4_risk import risk_steps
from bocage.games.cobra.rules.c05_6_zones import (
    covered,
    out_of_zones,
    riverbank_held,
    zoned_without_rivers,
)
from bocage.games.cobra.rules.c05_9_limits import (
    choose,
    early,
    halved_ashore,
    halved_early,
    why_airborne_far,
    why_airborne_stays,
    why_airborne_stops,
    why_garrison_stays,
    why_not_chosen,
)
from bocage.games.cobra.rules.c05_9_return import come_back, returning
from bocage.games.cobra.rules.c05_10_boundary import (
    why_beyond,
    why_not_mended,
    why_over,
    within_zone,
)
from bocage.games.cobra.rules.c06_stacking import Bulk, bulk_of, excess, why_not_mixed
from bocage.games.cobra.rules.c09_headquarters import sleep
from bocage.games.cobra.rules.c10_5_beaches import (
    beach_entry,
    clear_beach,
    stood,
    went,
    why_not_landing,
)
from bocage.games.cobra.rules.c15_delay import why_not_joining, why_not_through
from bocage.kernel.api import Illegal, refuse, rule

if TYPE_CHECKING:
    from bocage.games.cobra.book import Book

ONE_HEX = ("commando", "ranger")  # 2008:5.3.7a


class Moving(Printed):
    """The hooks of movement."""

    free_ends = False

    # -- counters and map -----------------------------------------------------------------------

    def bulk(self, counter: Counter) -> Bulk:
        """What a counter counts for in a stack."""
        return bulk_of(counter)

    @rule("2008:6.1a", "2008:6.1c")
    def fits(self, bulks: Iterable[Any]) -> bool:
        """At most one division in a hex, and who stands there for free."""
        return not excess(list(bulks), self.parts)

    @rule("2008:6.3b")
    def relieves(self, bulks: Sequence[Any], one: Any) -> bool:
        """Excess units are removed: those without whom there is less excess."""
        rest = list(bulks)
        rest.remove(one)
        return excess(rest, self.parts) < excess(bulks, self.parts)

    @rule("2008:4.A.5a", "2008:4.B.5", "2008:5.3.1a", "2008:5.3.1b", "2008:5.3.2", "2008:5.3.3")
    def moves_twice(self, counter: Counter) -> bool:
        """Mechanised units, British infantry divisions, Commandos and Rangers; never Flak."""
        if counter.side == GERMAN:
            return counter.type in ("panzer", "panzergrenadier", "tiger", "hq")
        mechanised = counter.type in ("hq", "armour", "cavalry", *ONE_HEX)
        return mechanised or british_infantry(counter)

    @rule("2008:5.9.2")
    def exits(self, edges: Mapping[str, frozenset[str]], side: Side) -> dict[str, frozenset[str]]:
        """By any edge of the maps in play."""
        north = edges["north-german"] | (NOWHERE if self.expanded else edges["north-allied"])
        return {"west": edges["west"], "east": edges["east"], "south": edges["south"]} | {
            "north": north
        }

    # -- movement -------------------------------------------------------------------------------

    @rule("2008:5.4.1", "2008:5.4.2")
    def thirds(self, book: Any, public: Public, side: Side) -> int:
        """Germans: all in storm, two thirds in overcast, one third in clear weather."""
        if side == ALLIED or public.weather == "storm":
            return 3
        return (1 if public.weather == "clear" else 2) + freer(public)

    @rule("2008:2.3.4b")
    def allowance(self, ways: Ways, unit: str) -> int:
        """The half points that a unit has in a phase; fractions are rounded up once."""
        counter, state = ways.book.counters[unit], ways.public.units.get(unit)
        if ways.phase.mechanised and counter.type in ONE_HEX:
            return one_hex()
        ma = truck_ma(ways.book) if state is not None and state.truck else counter.ma
        times, parts = self._share(ways, unit, counter)
        return rounded_up(ma * times, parts) * MP

    def _share(self, ways: Ways, unit: str, counter: Counter) -> tuple[int, int]:
        """Which part of its allowance a unit has: so many of so many."""
        times, parts = raised_thirds(ways, unit), 3
        if ways.phase.mechanised and british_infantry(counter):
            times, parts = on_wheels(times, parts)
        if unit in ways.phase.hungry:
            times, parts = hungry(times, parts)
        if unit in getattr(ways.turn, "given", ()) and not ways.phase.mechanised:
            times, parts = refitted(times, parts)
        if ways.side == ALLIED:
            parts *= halved_early(ways.book, ways.public.turn) * halved_ashore(ways, unit)
        return times, parts

    def placed(self, book: Any, d: D, changed: Mapping[str, UnitState | None]) -> None:
        """Beaches, cities and fortified zones change hands."""
        if self.expanded:
            stood(book, d, changed)

    def passed(self, book: Any, d: D, units: tuple[str, ...], way: Sequence[str]) -> None:
        """The same where units only go through."""
        if self.expanded:
            went(book, d, units, way)

    def advanced(self, book: Any, d: D, start: str, units: tuple[str, ...]) -> None:
        """The markers of a beach go when units advance out of it."""
        clear_beach(book, d, start, units)

    def why_not_mover(self, ways: Ways, unit: str) -> Illegal | None:
        """What holds units back on the first two turns."""
        if not early(ways.book, ways.public.turn):
            return None
        if ways.side == ALLIED:
            return why_airborne_stays(ways, unit)
        return why_not_chosen(ways, (unit,)) if ways.public.turn == 1 else None

    def why_not_party(self, ways: Ways, by: tuple[str, ...]) -> Illegal | None:
        """On turn 1 few German units move in all."""
        if ways.side == GERMAN and self.expanded and ways.public.turn == 1:
            return why_not_chosen(ways, by)
        return None

    def why_not_way(self, ways: Ways, unit: str, path: tuple[str, ...]) -> Illegal | None:
        """Airborne units go one hex on turn 2; delay units pass no friends."""
        if ways.side == GERMAN:
            return why_not_through(ways, unit, path)
        return why_airborne_stops(ways, unit, len(path)) if self.expanded else None

    @rule("2008:5.6.2b")
    def has_left(self, ways: Ways, unit: str) -> bool:
        """Whether the unit has left an enemy zone of control earlier in this phase."""
        return unit in getattr(ways.phase, "gone", ())

    @rule("2008:5.6.2b")
    def remember_leaving(self, d: D, units: tuple[str, ...]) -> None:
        """Who has left an enemy zone of control enters none for the rest of the phase."""
        d.amend(t.Movement, gone=(*d.caller(t.Movement).gone, *units))

    @rule("2008:5.7.2c")
    def river_barred(self, ways: Ways, here: str, there: str) -> bool:
        """Over a major river into an enemy zone, and only there; in the order of the book."""
        country, lines = ways.country, ways.lines
        if country.edge(here, there).river != "major":
            return False
        if there in lines.held[ways.side]:  # a friend is there
            return False
        return riverbank_held(ways, there) and zoned_without_rivers(ways, here)

    def shut(self, turn: PlayerTurn, side: Side) -> frozenset[str]:
        """No hex is closed to movement."""
        return NOWHERE

    @rule("2008:5.4.4e")
    def broken_out(self, book: Any, public: Public) -> bool:
        """Whether an Allied unit has left by any edge; with the option, three divisions west."""
        if book.on(EXIT_DIVISIONS):
            return three_west(book, public)
        return any(
            fate.how == "exited" and book.side_of[unit] == ALLIED
            for unit, fate in public.fates.items()
        )

    @rule("2008:5.6.4a", "2008:5.3.7a")
    def slips(self, ways: Ways, unit: str) -> frozenset[str]:
        """Germans from cover to cover; Commandos and Rangers in the mechanised phase anywhere."""
        if unit in ways.phase.spent:
            return NOWHERE
        here, ground = ways.public.units[unit].at, ways.country.ground
        near = ways.country.cost[ways.kind(unit)][here]
        if ways.phase.mechanised and ways.book.counters[unit].type in ONE_HEX:
            return out_of_zones(ways, near)
        if ways.side != GERMAN or not covered(ground[here]):
            return NOWHERE
        return out_of_zones(ways, [there for there in near if covered(ground[there])])

    def why_not_end(self, ways: Ways, unit: str, hex_: str) -> Illegal | None:
        """Not with the other Allied army, nor beyond the boundary between them."""
        if ways.side != ALLIED:
            return why_garrison_stays(ways, unit, hex_) or why_not_joining(ways, unit, hex_)
        if self.expanded:
            bad = why_airborne_far(ways, unit, hex_)
            if bad is not None:
                return bad
        bad = why_not_mixed(ways.book, ways.lines, unit, hex_)
        return why_beyond(ways, unit, hex_) if bad is None else bad

    def roams(self, ways: Ways, unit: str) -> bool:
        """Germans do, but for delay units and the garrison."""
        counter = ways.book.counters[unit]
        return ways.side == GERMAN and counter.type != "delay" and not counter.garrison

    def why_not_advance(self, book: Any, public: Any, unit: str, hex_: str) -> Illegal | None:
        """An advance does not end with the other Allied army, nor beyond the boundary."""
        if book.side_of[unit] != ALLIED:
            return None
        bad = why_not_mixed(book, book.lines(public), unit, hex_)
        return why_over(book, public, unit, hex_) if bad is None else bad

    @rule("2008:14.5.2b", "2008:5.9.3")
    def halts(self, ways: Ways) -> frozenset[str]:
        """The Allies stop in the hex that they have bombed this turn, and in fortified zones."""
        if ways.side != ALLIED:
            return NOWHERE
        bombed = ways.turn.bombed
        found = frozenset((bombed,)) if bombed else NOWHERE
        if not self.expanded:
            return found
        book, public = cast("Book", ways.book), cast("t.Public", ways.public)
        return found | book.forts.difference(public.razed)

    def why_not_over(self, ways: Ways) -> Illegal | None:
        """Units beyond the boundary have to come back."""
        return why_not_mended(ways, goes) if ways.side == ALLIED else None

    def moved(self, book: Any, d: D, units: tuple[str, ...]) -> None:
        """Headquarters that move in the mechanised phase stop working; raised units roll."""
        phase = d.caller(t.Movement)
        if phase.mechanised:
            for unit in units:
                if unit in d.public.units and book.roster.is_hq[unit]:
                    sleep(book, d, unit, "2008:4.A.5b")
        choose(book, d, units)
        risk_steps(book, d, units)

    @rule("2008:5.9.1a")
    def exited(self, book: Any, d: D, unit: str, edge: str) -> Fate:
        """The turn, the edge, the steps and the phase are noted."""
        public, state = d.public, d.public.units[unit]
        if book.group_of[unit] == "us" and not public.us_exit:
            d.put(us_exit=public.turn)
        if edge == "south" and book.side_of[unit] == ALLIED:
            d.put(south_exit=True)
        mechanised = d.caller(t.Movement).mechanised
        inside = within_zone(book, public, unit, state.at)
        return Fate("exited", public.turn, edge, state.truck, state.steps, mechanised, inside)

    # -- reinforcements -------------------------------------------------------------------------

    def also_due(self, book: Any, public: Any, side: Side) -> Sequence[str]:
        """Units that were freed; US units that come back over the south edge."""
        if side == GERMAN:
            waiting = (unit for unit in public.freed if unit not in public.units)
            return [unit for unit in waiting if unit not in public.fates]
        back: list[str] = book.memo.of(returning, public.fates, public.turn, public.returned)
        return back

    def entry(self, book: Any, public: Any, unit: str) -> tuple[str, ...]:
        """Its entries; the south edge for those who come back."""
        if unit in public.fates:
            back: tuple[str, ...] = book.doors["south-return"]
            return back
        if self.expanded and book.side_of[unit] == ALLIED:
            return beach_entry(book, public, unit)
        found: tuple[str, ...] = book.arrivals[unit].hexes
        return found

    def why_no_entry(self, ways: Ways, unit: str, hex_: str) -> Illegal | None:
        """In the expanded game the Allies come by the beaches."""
        if self.expanded and ways.side == ALLIED:
            return why_not_landing(ways, unit, hex_)
        return None

    @rule("2008:13.1", "2008:13.3.6a")
    def enters_now(self, ways: Ways, unit: str) -> bool:
        """In the first movement phase; Allied units also later, if they may move then."""
        fate = ways.public.fates.get(unit)
        if fate is not None:
            return fate.mechanised == ways.phase.mechanised
        if not ways.phase.mechanised:
            return True
        return ways.side == ALLIED and unit not in ways.book.only_first_phase

    @rule("2008:13.3.4", "2008:2.5a")
    def enters_zones(self, ways: Ways) -> bool:
        """Allied reinforcements may land in an enemy zone of control."""
        return self.expanded and ways.side == ALLIED

    @rule("2008:13.3.9")
    def entry_cost(self, book: Any, d: D, unit: str, hex_: str) -> int:
        """One point; by road half a point more for each unit that came this way this turn."""
        if hex_ not in book.roads_in:
            return MP
        came = d.caller(t.PlayerTurn).entered
        d.amend(t.PlayerTurn, entered={**came, hex_: came.get(hex_, 0) + 1})
        return MP + came.get(hex_, 0)

    def entered(self, book: Any, d: D, unit: str, hex_: str) -> UnitState:
        """As its row says; one that comes back with the steps that it had."""
        idle = d.caller(t.Movement).mechanised and book.roster.is_hq[unit]
        if hex_ in book.beaches and self.expanded:
            turn = d.caller(t.PlayerTurn)
            d.amend(t.PlayerTurn, landed=(*turn.landed, unit))
        fate = d.public.fates.get(unit)
        if fate is None:
            truck = book.counters[unit].formation in d.public.boarded
            return replace(super().entered(book, d, unit, hex_), idle=idle, truck=truck)
        come_back(book, d, unit, hex_)
        return UnitState(hex_, fate.steps, idle=idle)

    # -- headquarters ---------------------------------------------------------------------------

    @rule("2008:9.2.4")
    def why_no_refuge(self, book: Any, lines: Lines, hq: str, hex_: str) -> Illegal | None:
        """One headquarters in a hex, and not with the other Allied army."""
        here = lines.held[book.side_of[hq]].get(hex_, ())
        if any(book.roster.is_hq[unit] for unit in here):
            return refuse("2008:9.2.4", "second-headquarters", hex=hex_)
        return why_not_mixed(book, lines, hq, hex_)

    @rule("2008:9.2.1a")
    def displaced(self, book: Any, d: D, hq: str) -> None:
        """A headquarters that is displaced stops working."""
        sleep(book, d, hq, "2008:9.2.1a")
