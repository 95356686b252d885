"""Chapter 14 - Air points in attack and defence, and the carpet bombing that was planned."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bocage.families.cobra.book import Book
from bocage.families.cobra.events import AirDeclared, Bombed
from bocage.families.cobra.odds import COLUMNS, rounded_up
from bocage.families.cobra.rules.c14_air import air_points
from bocage.families.cobra.state import contacts
from bocage.families.cobra.types import ALLIED, GERMAN, Done, PlayerTurn
from bocage.games.cobra.events import CarpetCancelled, CarpetPlanned
from bocage.games.cobra.rules.c05_10_boundary import front
from bocage.games.cobra.types import (
    Battle,
    Cancel,
    Combat,
    D,
    Fly,
    Public,
    Schedule,
    Strike,
    Suffering,
)
from bocage.kernel.api import (
    Action,
    Choice,
    Form,
    Frame,
    Illegal,
    OneOf,
    Pick,
    Subset,
    refuse,
    rule,
)

CARPET_COST = 3  # 2008:14.5.1a
CARPET_COLUMN = COLUMNS.index("6:1")  # 2008:14.5.1a
AFTER_COMBAT = ("withdrawal", "over")  # where a player turn goes on then
BEFORE_MISSION = ("start", "commit", "missions", "mission")  # stages of a combat phase
AFTER_PLAN = ("attack", "over")
PERIODS = ((5, 14, 1), (15, 99, 2))  # 2008:14.5.4: from, to, and how many missions


# -- points -------------------------------------------------------------------------------------


@rule("2008:14.1", "2008:14.2", "2008:14.3.2b")
def receive_air(d: D) -> None:
    """By the weather of the game turn, none on turn 1; what was left of the last is lost."""
    d.put(air=air_points(d.public.weather) if d.public.turn > 1 else 0)


@rule("2008:14.4.1b", "2008:14.4.1a")
def why_not_guard_by_air(public: Public, f: Battle) -> Illegal | None:
    """Up to half of the points of the turn, fractions up, may help against German attacks."""
    if f.side == ALLIED or f.overrun:
        return refuse("2008:14.4.1a", "air-not-here")
    all_points = air_points(public.weather) if public.turn > 1 else 0
    most = rounded_up(all_points, 2)
    if not public.air or all_points - public.air >= most:
        return refuse("2008:14.4.1b", "no-air-points", most=most)
    return None


def use_air(d: D) -> None:
    """A point is spent for the turn."""
    d.put(air=d.public.air - 1)


# -- ground attacks -----------------------------------------------------------------------------


def strike_form(book: Book, public: Public, bombed: str) -> Form:
    """Hexes of the enemy, each with one point."""
    hexes = strike_hexes(book, public, bombed)
    return Form(
        Strike,
        (Subset("hexes", lambda done: hexes, high=public.air),),
        lambda act: why_not_strike(book, public, bombed, act),
        whole=True,
    )


def strike_hexes(book: Book, public: Public, bombed: str) -> list[str]:
    """The hexes that air points may go to."""
    near = sorted(contacts(book.lines(public), GERMAN))
    return [hex_ for hex_ in near if why_not_struck(book, public, bombed, hex_) is None]


def enemy_hexes(book: Book, public: Public) -> list[str]:
    """The hexes that German units stand in."""
    return sorted(book.lines(public).held[GERMAN])


def why_not_strike(book: Book, public: Public, bombed: str, act: Strike) -> Illegal | None:
    """No more than there are, on hexes of the enemy; not by the front that has bombed."""
    if len(act.hexes) > public.air:
        cost = len(act.hexes)
        return refuse("2008:14.1", "too-few-air-points", cost=cost, points=public.air)
    for hex_ in act.hexes:
        bad = why_not_struck(book, public, bombed, hex_)
        if bad is not None:
            return bad
    return None


@rule("2008:14.3.2a", "2008:14.5.2c")
def why_not_struck(book: Book, public: Public, bombed: str, hex_: str) -> Illegal | None:
    """Enemies next to us, on the other side of the army boundary than a bombed hex."""
    lines = book.lines(public)
    if not lines.enemy_at(ALLIED, hex_):
        return refuse("2008:14.4.1a", "no-enemy", hex=hex_)
    if not lines.touching(GERMAN) & book.country.bits.bit[hex_]:
        return refuse("2008:14.3.2a", "no-combat-there", hex=hex_)
    if bombed and front(book, public, hex_) == front(book, public, bombed):
        return refuse("2008:14.5.2c", "air-of-the-bombing-front", hex=hex_)
    return None


@rule("2008:14.3.2a")
def strike(d: D, act: Strike) -> None:
    """All of them are named before any combat; what is not used is lost."""
    d.put(air=0)
    d.amend(Combat, strikes=act.hexes)
    if act.hexes:
        d.emit(AirDeclared("2008:14.3.2a", act.hexes))


# -- the mission of this turn -------------------------------------------------------------------


@rule("2008:14.5.1c")
def may_be_due(book: Any, public: Public) -> bool:
    """Whether a mission may have been planned a turn ago, as far as everybody can tell."""
    turn = public.turn
    barred = turn == book.scenario.first or public.cancelled == turn - 1
    return not barred and missions_left(public, turn) > 0


def may_be_secret(book: Any, public: Public, frames: Sequence[Frame]) -> bool:
    """Whether a mission may be planned now and not flown yet, as far as everybody can tell."""
    turn = next((frame for frame in frames if isinstance(frame, PlayerTurn)), None)
    phase = next((frame for frame in frames if isinstance(frame, Combat)), None)
    if turn is None or turn.side != ALLIED or (phase is None and turn.stage not in AFTER_COMBAT):
        return may_be_due(book, public)
    if phase is not None and phase.stage in BEFORE_MISSION:
        return may_be_due(book, public)
    planned = phase is None or phase.stage in AFTER_PLAN
    return planned and may_plan(book, public, public.cancelled == public.turn)


def is_new(frames: Sequence[Frame]) -> bool:
    """Whether what is planned now was planned in this turn, for the next."""
    turn = next((frame for frame in frames if isinstance(frame, PlayerTurn)), None)
    phase = next((frame for frame in frames if isinstance(frame, Combat)), None)
    if turn is None or turn.side != ALLIED:
        return False
    return turn.stage in AFTER_COMBAT if phase is None else phase.stage in AFTER_PLAN


def mission_choice(book: Book, public: Public, plan: str) -> Choice:
    """Fly it, if weather and points allow and the enemy is there; cancel it; or there is none."""
    return OneOf(
        (Fly(), Cancel(), Done()),
        lambda act: why_not_mission(book, public, plan, act),
        types=(Fly, Cancel, Done),
    )


def why_not_mission(book: Book, public: Public, plan: str, act: Action) -> Illegal | None:
    """What was planned is flown or cancelled, and nothing else."""
    if isinstance(act, Done):
        return refuse("2008:14.5.1d", "fly-or-cancel", hex=plan) if plan else None
    if not plan:
        return refuse("2008:14.5.1c", "nothing-planned")
    return why_not_fly(book, public, plan) if isinstance(act, Fly) else None


@rule("2008:14.5.3", "2008:14.3.1")
def why_not_fly(book: Book, public: Public, plan: str) -> Illegal | None:
    """In clear weather, with three points, on a hex of the enemy."""
    if public.weather != "clear":
        return refuse("2008:14.5.3", "carpet-weather")
    if public.air < CARPET_COST:
        return refuse("2008:14.5.1a", "too-few-air-points", cost=CARPET_COST, points=public.air)
    if not book.lines(public).enemy_at(ALLIED, plan):
        return refuse("2008:14.5.1a", "no-enemy", hex=plan)
    return None


@rule("2008:14.5.1a", "2008:14.5.1b", "2008:14.5.2a")
def fly(book: Book, d: D, then: str) -> None:
    """Before all attacks, on the 6:1 column without any shift; only the defender suffers."""
    hex_ = d.private[ALLIED].plan
    d.put_private(ALLIED, plan="")
    d.put(air=d.public.air - CARPET_COST, carpets=(*d.public.carpets, d.public.turn))
    d.amend(PlayerTurn, bombed=hex_)
    die = 1 + d.below(6, "2008:14.5.1a")
    result = book.crt[CARPET_COLUMN, die]
    d.emit(Bombed("2008:14.5.1a", hex_, die, result.defender))
    units = book.lines(d.public).here(hex_)
    force = Suffering(side=GERMAN, units=units, number=result.defender, may_retreat=False)
    d.call(force, then)


@rule("2008:14.5.1d")
def cancel(d: D, then: str) -> None:
    """For any reason; no other is planned in the same phase."""
    d.put_private(ALLIED, plan="")
    d.put(cancelled=d.public.turn)
    d.emit(CarpetCancelled("2008:14.5.1d"))
    d.goto(then, cancelled=True)


# -- the next one -------------------------------------------------------------------------------


@rule("2008:14.5.4")
def missions_left(public: Public, turn: int) -> int:
    """How many may still be flown in the period of a turn; cancelled ones do not count."""
    for first, last, most in PERIODS:
        if first <= turn <= last:
            return most - len([flown for flown in public.carpets if first <= flown <= last])
    return 0


@rule("2008:4.B.4b", "2008:14.5.1c")
def may_plan(book: Book, public: Public, cancelled: bool) -> bool:
    """Whether a mission may be planned for the next turn; it shows nothing of what is planned."""
    coming = public.turn + 1
    return not cancelled and coming in book.turns and missions_left(public, coming) > 0


def plan_form(book: Book, public: Public) -> Form:
    """Any hex of land, or none: who will be there next turn is not known; first where they are."""
    held, land = enemy_hexes(book, public), book.memo.printed(land_hexes)
    hexes = dict.fromkeys((None, *held, *land))
    return Form(
        Schedule,
        (Pick("hex", lambda done: tuple(hexes)),),
        lambda act: why_not_plan(book, act),
    )


def land_hexes(book: Book) -> list[str]:
    """All hexes that are not sea."""
    ground = book.country.ground
    return [hex_ for hex_ in book.country.names if ground[hex_].terrain != "sea"]


def why_not_plan(book: Book, act: Schedule) -> Illegal | None:
    """A hex of land."""
    if act.hex is not None and book.country.ground[act.hex].terrain == "sea":
        return refuse("2008:5.7.4", "sea-hex", hex=act.hex)
    return None


@rule("2008:14.5.1c")
def plan(d: D, act: Schedule) -> None:
    """It is written down, for the Allied side alone."""
    d.put_private(ALLIED, plan=act.hex or "")
    if act.hex:
        d.emit(CarpetPlanned("2008:14.5.1c", act.hex), to=(ALLIED,))
