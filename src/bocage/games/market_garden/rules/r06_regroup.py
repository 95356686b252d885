"""Chapter 6.5 - Regrouping: every unit may go one step to a Free space."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from bocage.games.market_garden.book import LIMIT, Book, Edge
from bocage.games.market_garden.events import Regrouped
from bocage.games.market_garden.rules.common import place
from bocage.games.market_garden.state import Lay, lay
from bocage.games.market_garden.types import (
    GERMAN,
    UK,
    ZONE_F,
    D,
    Finish,
    Public,
    Regroup,
    Regrouping,
    Seen,
    Side,
    other,
)
from bocage.kernel.api import (
    Action,
    Ask,
    Choice,
    Flag,
    Form,
    Illegal,
    Menu,
    OneOf,
    Pick,
    Stack,
    Step,
    once,
    refuse,
    rule,
)

FINISH = OneOf((Finish(),))
BRIDGE_LIMIT = 5  # 9.62b
FERRY_DAY = 19  # 6.51g


@rule("6.5a")
class RegroupStep(Step):
    """Move by move, each unit once, until the player has finished."""

    def run(self, book: Book, d: D, f: Regrouping) -> None:
        """Note which areas are full as it begins."""
        if f.stage == "start":
            d.goto("regroup", full=full_areas(book, d.public, f.side))

    def who(self, book: Book, public: Public, f: Regrouping) -> tuple[Ask, ...]:
        """The side whose phase it is."""
        return (Ask(f.side, "regroup", "6.5a"),)

    def choice(self, book: Book, seen: Seen, f: Regrouping, ask: Ask) -> Choice:
        """Units of one space and where they go, or no more."""
        return Menu("6.5a", REGROUPS, Moves(book, seen.public, f))

    def take(self, book: Book, d: D, f: Regrouping, side: str, action: Regroup | Finish) -> None:
        """They are there."""
        if isinstance(action, Finish):
            return d.finish()
        return regroup(book, d, f, action)


def full_areas(book: Book, public: Public, side: Side) -> tuple[str, ...]:
    """The areas that hold as many units of a side as they may."""
    here = lay(book, public)
    return tuple(s for s, units in here.stacks(side) if is_full(book, s, len(units)))


def is_full(book: Book, space: str, count: int) -> bool:
    """An area with ten units; zones are never full."""
    return count >= LIMIT and space not in book.zones and space != UK


class Moves:
    """One moment of a regroup phase: who could go where."""

    def __init__(self, book: Book, public: Public, phase: Regrouping) -> None:
        self.book, self.public, self.phase = book, public, phase
        self.side: Side = phase.side
        self.lay: Lay = lay(book, public)

    @once
    def stacks(self) -> dict[tuple[str, bool], list[tuple[Edge, list[str]]]]:
        """By destination and means: the units that have still to go, beside it."""
        found: dict[tuple[str, bool], list[tuple[Edge, list[str]]]] = {}
        free = self.lay.ours[self.side].difference(self.lay.at[other(self.side)])
        for here, units in self.lay.stacks(self.side):
            ready = [unit for unit in units if unit not in self.phase.done]
            for there, edge in self.book.around[here] if ready else ():
                for ferry in self.means(edge) if there in free else ():
                    found.setdefault((there, ferry), []).append((edge, ready))
        return found

    def groups(self, there: str, ferry: bool) -> Iterator[list[str]]:
        """The units of each space that could go there alone."""
        for edge, units in self.stacks.get((there, ferry), ()):
            able = [u for u in units if why_not_alone(self, u, edge, there, ferry) is None]
            if able:
                yield able

    def means(self, edge: Edge) -> list[bool]:
        """How a boundary may be crossed at all: on foot or wheels (False), by ferry (True)."""
        foot = [] if edge.wet and not self.lay.bridged(edge) else [False]
        return [*foot, True] if edge.ferry else foot


def regroup_form(moves: Moves) -> Choice:
    """Where to, by ferry or not, and who of one space."""
    near = dict.fromkeys([there for there, _ in moves.stacks])
    spaces = [s for s in near if any(moves.groups(s, False)) or any(moves.groups(s, True))]
    spaces.sort(key=moves.book.rank)
    return Form(
        Regroup,
        (
            Pick("space", lambda done: spaces),
            Flag("ferry", lambda done: any(moves.groups(done["space"], True))),
            Stack("by", lambda done: list(moves.groups(done["space"], done["ferry"]))),
        ),
        lambda act: why_not_regroup(moves, act),
    )


def finish_of(moves: Moves) -> Choice:
    """No more."""
    return FINISH


REGROUPS: dict[type[Action], Callable[[Moves], Choice]] = {
    Regroup: regroup_form,
    Finish: finish_of,
}


def why_not_regroup(moves: Moves, act: Regroup) -> Illegal | None:
    """Units of one space, each able to go, and all of them together within the limits."""
    book, units = moves.book, moves.public.units
    if not act.by:
        return refuse("6.5a", "nobody-moves")
    for unit in act.by:
        if unit not in units or book.side_of[unit] != moves.side or units[unit].at == UK:
            return refuse("6.5a", "not-yours", unit=unit)
        if unit in moves.phase.done:
            return refuse("6.5a", "regrouped-already", unit=unit)
    here = units[act.by[0]].at
    if any(units[unit].at != here for unit in act.by):
        return refuse("6.5a", "not-together")
    edge = book.between.get((here, act.space))
    if edge is None:
        return refuse("6.5a", "not-adjacent", space=here, other=act.space)
    for unit in act.by:
        bad = why_not_alone(moves, unit, edge, act.space, act.ferry)
        if bad is not None:
            return bad
    return why_not_all(moves, act, edge, here)


def why_not_alone(moves: Moves, unit: str, edge: Edge, there: str, ferry: bool) -> Illegal | None:
    """What a unit may not do, however many go with it."""
    if unit in moves.book.towers:
        return refuse("6.51a", "never-moves", unit=unit)
    if there == ZONE_F:
        return why_not_zone_f(unit)
    if not moves.lay.free(moves.side, there):
        return refuse("6.5a", "not-free", space=there)
    return (
        why_not_sector(moves.book, unit, there)
        or why_not_ground(moves.book, unit, edge)
        or why_not_water(moves, unit, edge, there, ferry)
    )


@rule("6.51e", "14.51")
def why_not_zone_f(unit: str) -> Illegal | None:
    """Nobody goes back to zone F."""
    return refuse("6.51e", "no-return", unit=unit)


@rule("6.51h")
def why_not_sector(book: Book, unit: str, there: str) -> Illegal | None:
    """Airborne units stay in the sector of their division."""
    sector = book.sector.get(unit)
    if sector is not None and there not in sector:
        return refuse("6.51h", "outside-sector", unit=unit, space=there)
    return None


@rule("6.51b", "6.51c", "3.21d")
def why_not_ground(book: Book, unit: str, edge: Edge) -> Illegal | None:
    """Armour goes by road; into and out of polder all but infantry do. To them a ferry is none."""
    if edge.road and (not edge.ferry or unit in book.armour):
        return None
    if unit in book.armour:
        return refuse("6.51c", "armour-needs-road", unit=unit, boundary=edge.id)
    if unit not in book.infantry and (edge.a in book.polder or edge.b in book.polder):
        return refuse("6.51b", "polder-needs-road", unit=unit, boundary=edge.id)
    return None


@rule("6.51d")
def why_not_water(moves: Moves, unit: str, edge: Edge, there: str, ferry: bool) -> Illegal | None:
    """Water is crossed by bridge or ferry; not out of a contested area where the enemy holds it."""
    here = edge.beyond(there)
    if ferry:
        bad = why_not_ferry(moves, unit, edge)
    elif edge.wet and not moves.lay.bridged(edge):
        bad = refuse("6.51d", "no-crossing", boundary=edge.id)
    else:
        bad = None
    if bad is None and edge.wet and moves.lay.contested(here):
        bad = why_not_leave(moves, unit, edge)
    return bad


@rule("9.621", "6.51h")
def why_not_leave(moves: Moves, unit: str, edge: Edge) -> Illegal | None:
    """Contested areas are not left over what the enemy holds."""
    if moves.lay.holder(edge) != moves.side:
        return refuse("9.621", "enemy-crossing", unit=unit, boundary=edge.id)
    return None


@rule("9.63a", "6.51g")
def why_not_ferry(moves: Moves, unit: str, edge: Edge) -> Illegal | None:
    """A ferry that is there and unused; German armour only from 19 September on."""
    state = moves.public.ferries.get(edge.id, "gone")
    if state == "gone":
        return refuse("6.51d", "no-ferry", boundary=edge.id)
    if state == "used":
        return refuse("9.63a", "ferry-used", ferry=edge.id)
    if moves.side == GERMAN and unit in moves.book.armour and moves.public.day < FERRY_DAY:
        return refuse("6.51g", "ferry-too-early", unit=unit)
    return None


def why_not_all(moves: Moves, act: Regroup, edge: Edge, here: str) -> Illegal | None:
    """How many may go."""
    if act.ferry and len(act.by) > 1:
        return refuse("9.63a", "one-by-ferry", ferry=edge.id)
    crossed = moves.phase.crossings.get(edge.id, 0)
    if edge.wet and not act.ferry and crossed + len(act.by) > BRIDGE_LIMIT:
        return refuse("6.51h", "bridge-full-tonight", bridge=edge.id, most=BRIDGE_LIMIT)
    return why_not_exchange(moves, here, act.space) or why_not_stack(moves, act)


@rule("6.51f")
def why_not_exchange(moves: Moves, here: str, there: str) -> Illegal | None:
    """Full areas exchange no units, nor do areas that were full as it began, one by one."""
    count = {space: len(moves.lay.of(moves.side, space)) for space in (here, there)}
    full = all(is_full(moves.book, space, units) for space, units in count.items())
    back = (there, here) in moves.phase.went
    return refuse("6.51f", "no-exchange", space=here, other=there) if full or back else None


@rule("6.51h")
def why_not_stack(moves: Moves, act: Regroup) -> Illegal | None:
    """Ten units of a side in an area."""
    if len(act.by) > moves.lay.room(moves.side, act.space):
        return refuse("6.51h", "full", space=act.space)
    return None


@rule("6.5a", "6.51h", "9.63a")
def regroup(book: Book, d: D, f: Regrouping, act: Regroup) -> None:
    """They go, and what they crossed is remembered."""
    here = d.public.units[act.by[0]].at
    edge = book.between[here, act.space]
    for unit in act.by:
        place(book, d, unit, act.space)
        d.emit(Regrouped("6.5a", unit, act.space))
    crossings = f.crossings
    if act.ferry:
        d.put(ferries={**d.public.ferries, edge.id: "used"})
    elif edge.wet:
        crossings = {**crossings, edge.id: crossings.get(edge.id, 0) + len(act.by)}
    went = (*f.went, (here, act.space)) if {here, act.space} <= {*f.full} else f.went
    d.wait("regroup", done=(*f.done, *act.by), crossings=crossings, went=went)
