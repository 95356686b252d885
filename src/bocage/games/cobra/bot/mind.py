"""What the bot of 2008 wants: the ends of the line, exits while they score, beaches and cities."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from bocage.families.cobra.bot import mind as family
from bocage.families.cobra.bot.mind import Anchors, west_edge
from bocage.families.cobra.bot.worth import armoured, giving_ground, shelter
from bocage.families.cobra.edition import Plan
from bocage.families.cobra.rules.c10_supply import in_supply
from bocage.families.cobra.state import Field, Ways
from bocage.families.cobra.types import ALLIED, GERMAN, Side
from bocage.games.cobra import types as t
from bocage.games.cobra.bot import closing
from bocage.games.cobra.bot.results import can_go, spread_losses
from bocage.games.cobra.rules.c05_10_boundary import place_of
from bocage.games.cobra.rules.c08_5_result import why_not_hexes
from bocage.games.cobra.rules.c09_headquarters import patton_shifts
from bocage.games.cobra.rules.c14_6_naval import naval_left, points_per_shift
from bocage.games.cobra.rules.c18_1_expanded import port_joined
from bocage.games.cobra.rules.c18_victory import (
    ENDS,
    HQ_DEADLINE,
    SCORING,
    US_DEADLINE,
    out_west,
    us_divisions,
    west_exit,
)
from bocage.space import flood, hops

if TYPE_CHECKING:
    from bocage.families.cobra.bot.picture import Picture
    from bocage.families.cobra.bot.score import Scorer
    from bocage.families.cobra.types import Attack, Battle, PlayerTurn

BREAK_OUT = 15  # the turn from which the Allies look to the south
ENDING = 23  # the turn from which the Germans look to the ends of their line
WEST_COAST = 9  # columns of map A
HELP = 12  # a shift of Patton or a naval point that may be wanted elsewhere
RUN = 44  # half points to the edge from which a division may go for it
GIVEN, SHIFT, IN_LINE = 6, 6, 15  # what the Germans lose with ground
CUT_OFF = 15
HOLE = 110
UNREACHED = 25  # what a hex costs the line that nobody can cover
ALONE, LEASH, FAR_AHEAD = 70, 3, 9  # for each hex that armour is farther from infantry
DEAR = {"Cherbourg": 120, "Caen": 80, "Saint-Lo": 60, "Carentan": 50, "Isigny": 30, "Bayeux": 30}
STILL = {"us": ("Carentan", "Isigny", "Saint-Lo", "Cherbourg"), "british": ("Bayeux", "Caen")}
LOWER = ("Carentan", "Isigny", "Saint-Lo")
NORTH, EAST = -3, 15  # rows and columns of the Cotentin, as map A counts them
END = 300
CROSSROADS = ("B1516", "B1419")  # of the roads that lead from Cherbourg out


class Mind(family.Mind):
    """The wants of 2008."""

    attack = t.Attack
    overrun = t.Overrun
    go = t.Go
    scarce = (GERMAN, ALLIED)
    resting_hq = True
    gain = 3
    unsupplied = 300
    care: Mapping[Side, int] = MappingProxyType({GERMAN: 160, ALLIED: 30})
    thin: Mapping[Side, int] = MappingProxyType({GERMAN: 3, ALLIED: 12})
    massed: Mapping[Side, int] = MappingProxyType({GERMAN: 200, ALLIED: 100})

    # -- where to -------------------------------------------------------------------------------

    def aims(self, book: Any, public: Any, army: str) -> tuple[str, ...]:
        """Cities that are not taken; then out in the west, and to both ends of the line."""
        if early(book, public):
            found = cities(book, public, army, STILL[army])
            if found:
                return found
        if army == "us":
            return (*west_edge(book), ENDS[1])
        plan: Plan = book.edition.plan
        return plan.falaise if public.turn <= plan.closing else plan.neck

    def anchors(self, book: Any, public: Any, side: Side) -> Anchors:
        """The coasts; near the end of the game, for the Germans, the ends that victory asks for."""
        if self._ending(book, public) and side == GERMAN:
            return {ENDS[1]: 0}, frozenset((ENDS[0],))
        left: dict[str, int] = {}
        right = []
        next_to = book.country.next_to
        for hex_ in book.country.names:
            if not next_to[hex_]:
                continue
            column, row = place_of(hex_)
            coast = len(next_to[hex_]) < 6
            if coast and column <= WEST_COAST and row <= 22 and (row >= 2 or book.expanded):
                left[hex_] = 0
            elif hex_ in book.edges["west"] or hex_ in book.edges["south"]:
                left[hex_] = 20 if side == GERMAN else 0
            elif row in (1, 2) and column >= 38:
                right.append(hex_)
        return left, frozenset(right)

    def anchored(self, book: Any, public: Any) -> bool:
        """Near the end there are others."""
        return self._ending(book, public)

    def _ending(self, book: Any, public: Any) -> bool:
        """Whether it is time for the line that victory asks for, while no Ally holds an end."""
        if public.turn < ENDING:
            return False
        held = book.lines(public).held[ALLIED]
        return not any(hex_ in held for hex_ in ENDS)

    def running(self, scorer: Scorer) -> bool:
        """US armour that can reach the edge soon, and a headquarters in time."""
        if scorer.picture.side == GERMAN:
            return False
        if not self.wants_out(scorer.book, scorer.picture.public, scorer.group[0]):
            return False
        return scorer.way(scorer.start) <= (RUN // 2 if scorer.late else RUN)

    def wants_out(self, book: Any, public: Any, unit: str) -> bool:
        """Whether points are to be had for it: four mechanised US divisions, and a headquarters."""
        counter = book.counters[unit]
        if counter.group != "us" or (book.expanded and public.turn < BREAK_OUT):
            return False
        if counter.is_hq:
            hqs = [hq for hq in book.headquarters[ALLIED] if book.group_of[hq] == "us"]
            gone = any(west_exit(public, hq) is not None for hq in hqs)
            return not gone and public.turn <= HQ_DEADLINE and counter.designation != "Patton"
        if public.turn > US_DEADLINE or not (counter.type == "armour" or public.units[unit].truck):
            return False
        mates = book.divisions.get(counter.formation or "", ())
        if any(west_exit(public, mate) is not None for mate in mates):
            return True
        return divisions_out(book, public) < SCORING

    def leaves(self, book: Any, public: Any, unit: str, hex_: str) -> str:
        """Only in the west."""
        if book.side_of[unit] != ALLIED or hex_ not in book.exits[ALLIED]["west"]:
            return ""
        return "west" if self.wants_out(book, public, unit) else ""

    def goals(self, scorer: Scorer) -> tuple[str, ...]:
        """Of the cities those that the group can get at: the corps on the Cotentin its own."""
        public: Any = scorer.picture.public
        book = scorer.book
        if scorer.picture.side == ALLIED and scorer.counter.group == "us" and early(book, public):
            north = place_of(scorer.start)[1] <= NORTH and place_of(scorer.start)[0] <= EAST
            found = cities(book, public, "us", ("Cherbourg",) if north else LOWER)
            if north and port_joined(book, public):
                found = (*found, *CROSSROADS)
            if found:
                return found
        return super().goals(scorer)

    def prize(self, picture: Picture, group: tuple[str, ...], hex_: str) -> int:
        """Cities, for the first who stands there; the ends of the line when the end is near."""
        book, public = picture.book, picture.public
        here = [unit for unit in picture.lines.here(hex_) if unit not in group]
        if picture.side == GERMAN:
            if any(not book.roster.is_hq[unit] for unit in here):
                return 0
            if hex_ in ENDS and self._ending(book, public):
                return END
            return dear(book, public, hex_)
        if hex_ == ENDS[1] and public.turn >= ENDING and not here:
            return END
        return 0

    def risk(self, scorer: Scorer, hex_: str) -> int:
        """Allied armour does not go far ahead of the infantry."""
        if scorer.picture.side == GERMAN or scorer.counter.type not in ("armour", "cavalry"):
            return 0
        ahead = infantry_near(scorer.picture).get(hex_, FAR_AHEAD)
        return ALONE * max(0, ahead - LEASH)

    def caring(self, scorer: Scorer) -> int:
        """Panzers score, and cannot be replaced: twice as much."""
        care = self.care[scorer.picture.side]
        return 2 * care if scorer.picture.side == GERMAN and armoured(scorer.counter) else care

    def bare(self, picture: Picture, hex_: str) -> int:
        """A line that nobody can close in this phase is none."""
        near = closing.coverable(picture)
        return 0 if near is None or hex_ in near else UNREACHED

    def hole(self, picture: Picture) -> int:
        """Victory asks the Germans for a line without any; in June the Allies think of cities."""
        if picture.side == GERMAN:
            return HOLE
        return 8 if early(picture.book, picture.public) else 40

    def newcomers(self, ways: Ways) -> frozenset[str]:
        """The units that entered in this phase, whenever they were due."""
        public: Any = ways.public
        late = {*getattr(ways.turn, "landed", ()), *public.freed}
        for unit, arrival in ways.book.arrivals.items():
            if arrival.turn == public.turn:
                late.add(unit)
        return frozenset(unit for unit in ways.phase.spent if unit in late)

    def reached(self, picture: Picture) -> frozenset[str]:
        """The hexes that are in supply as things stand."""
        book, lines = picture.book, picture.lines
        area = book.sources[picture.side].area(lines, picture.side)
        return frozenset(book.country.bits.among(book.country.names, area))

    # -- fighting -------------------------------------------------------------------------------

    def helped(self, field: Field, act: Attack) -> Iterator[t.Attack]:
        """With all that Patton and the ships can give."""
        if field.side != ALLIED or not isinstance(act, t.Attack):
            return
        patton = max(patton_shifts(field, act.by))
        left = naval_left(field)
        price = points_per_shift(field.book, act.on) if left else None
        naval = left - left % price if price else 0
        if patton:
            yield replace(act, patton=patton)
        if naval:
            yield replace(act, naval=naval)
        if patton and naval:
            yield replace(act, patton=patton, naval=naval)

    def enough(self, field: Field | Ways) -> int:
        """The more points there are, the less an attack must promise."""
        points = field.public.points
        if field.side == GERMAN:
            return 25 - 2 * max(0, points["german"] - 6)
        return 8 - max(0, min(points["us"], points["british"]) - 4)

    def ground(self, book: Any, public: Any, units: Sequence[str], hexes: int) -> int:
        """Germans give ground; what they hold for its own sake they give up last."""
        if book.side_of[units[0]] == ALLIED:
            return giving_ground(book, public, units, hexes)
        total = GIVEN * hexes
        for hex_ in dict.fromkeys(public.units[unit].at for unit in units):
            total += SHIFT * shelter(book, hex_) + IN_LINE + dear(book, public, hex_) // 2
        return total

    def held(self, picture: Picture, hex_: str) -> int:
        """A line does not lead through what is cut off."""
        if picture.side == ALLIED or in_supply(picture.book, picture.lines, GERMAN, hex_):
            return 0
        return CUT_OFF

    def spent(self, act: Any) -> int:
        """Patton's shifts and naval points."""
        given: int = act.patton + act.naval
        return HELP * given

    def taken(
        self, book: Any, public: Any, battle: Battle, turn: PlayerTurn, force: Any
    ) -> tuple[int, int | None]:
        """All in steps; or the best mix with hexes."""
        lose, _ = spread_losses(book, public, force.units, force.number)
        best: int | None = None
        for hexes in range(1, force.number + 1):
            if why_not_hexes(force, hexes) is not None or not can_go(book, public, force, hexes):
                continue
            steps, _ = spread_losses(book, public, force.units, force.number - hexes)
            ground = steps + self.ground(book, public, force.units, hexes)
            best = ground if best is None else min(best, ground)
        return lose, best


def early(book: Any, public: Any) -> bool:
    """Whether the break-out has still to wait."""
    return bool(book.expanded and public.turn < BREAK_OUT)


def cities(book: Any, public: Any, army: str, names: Sequence[str]) -> tuple[str, ...]:
    """The hexes of places that are not taken."""
    hexes = (hex_ for place in names for hex_ in book.places[place])
    return tuple(hex_ for hex_ in hexes if public.control.get(hex_) != ALLIED)


def dear(book: Any, public: Any, hex_: str) -> int:
    """What a hex is worth to the Germans for its own sake."""
    if not book.expanded:
        return 0
    for place, value in DEAR.items():
        if hex_ in book.places[place]:
            return value
    return 0


def infantry_near(picture: Picture) -> dict[str, int]:
    """How many hexes away our nearest division of infantry is, up to a limit."""
    found: dict[str, int] | None = picture.notes.get("infantry")
    if found is None:
        size, here = picture.book.counters, picture.lines.here
        start = [h for h in picture.force if any(size[u].size == "division" for u in here(h))]
        near = flood(start, picture.book.country.next_to.__getitem__, FAR_AHEAD - 1)
        found = picture.notes["infantry"] = hops(near)
    return found


def divisions_out(book: Any, public: Any) -> int:
    """The US divisions that have left by the west edge, or have begun to."""
    return sum(
        out_west(public, units) is not None
        or any(west_exit(public, unit) is not None for unit in units)
        for _, units in us_divisions(book)
    )


MIND = Mind()
