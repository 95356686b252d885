"""Chapter 17.2 - The drop: battalions come down as companies, scattered along one direction."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bocage.games.normandy import types as t
from bocage.games.normandy.book import Book
from bocage.games.normandy.book.book import AIRBORNE
from bocage.games.normandy.events import Alighted, Glided, Jumped, LandedWho, Marshed, ShotAt
from bocage.games.normandy.rules.common import arrive, free_companies, lose_step, put_owns, units_at
from bocage.games.normandy.rules.phase import Phase
from bocage.games.normandy.rules.r07_hq import hq_lost
from bocage.games.normandy.rules.r09_losses import note_loss
from bocage.games.normandy.rules.r17_1_guides import DIE, beside, is_marsh, overrun_guides
from bocage.games.normandy.rules.r17_2o_dummies import dummy_for
from bocage.games.normandy.rules.r18_4_number import fire_of
from bocage.games.normandy.state import field_of
from bocage.kernel.api import (
    Action,
    Ask,
    Choice,
    Form,
    Frame,
    Illegal,
    Menu,
    OneOf,
    Pick,
    Step,
    refuse,
    rule,
)

COMPANIES = 3
NEAR, FAR = 1, 6  # dice of a battalion for half the distance, and for twice the dice
DROWNED = 5  # from this on a die in a marsh costs a step
GLIDER_LOST = 2  # up to this a die costs gliders a step
AT_NIGHT = 2  # off that die, for guns that are dropped


# -- who may jump ---------------------------------------------------------------------------------


def is_battalion(book: Book, unit: str) -> bool:
    """Whether it jumps as companies."""
    return book.counters[unit].steps == COMPANIES


@rule("17.8")
def may_wait(book: Book, unit: str) -> bool:
    """Guns may come in gliders instead."""
    return book.counters[unit].artillery is not None


@rule("17.2a", "17.2b")
def guides_for(book: Book, public: t.Public, unit: str) -> list[str]:
    """Where it may jump: a battalion at its regiment's pathfinder, the others at any."""
    if not is_battalion(book, unit):
        return list(public.guides)
    return [guide for guide in public.guides if guide == book.guide_of(unit)]


@rule("17.2a")
def why_not_jump(book: Book, public: t.Public, f: t.Dropping, act: t.Jump) -> Illegal | None:
    """Why it does not jump there, or not now: all of a regiment before the next."""
    if act.unit not in public.aloft:
        return refuse("17.2a", "not-aloft", unit=act.unit)
    if act.guide not in guides_for(book, public, act.unit):
        return refuse("17.2a", "other-pathfinder", unit=act.unit, guide=act.guide)
    if is_battalion(book, act.unit) and f.guide not in ("", act.guide) and rest(book, public, f):
        return refuse("17.2a", "regiment-first", guide=f.guide)
    return None


def rest(book: Book, public: t.Public, f: t.Dropping) -> list[str]:
    """The battalions of the regiment that has begun."""
    mine = (u for u in public.aloft if is_battalion(book, u))
    return [unit for unit in mine if book.guide_of(unit) == f.guide]


def jump_choice(phase: Phase) -> Choice:
    """Who jumps, and at which pathfinder."""
    book, public, f = phase.book, phase.public, phase.f

    def guides(unit: str) -> list[str]:
        found = guides_for(book, public, unit)
        return [g for g in found if why_not_jump(book, public, f, t.Jump(unit, g)) is None]

    return Form(
        t.Jump,
        (
            Pick("unit", lambda done: [u for u in public.aloft if guides(u)]),
            Pick("guide", lambda done: guides(done["unit"])),
        ),
        lambda act: why_not_jump(book, public, f, act),
    )


def end_choice(phase: Phase) -> Choice:
    """Only guns may stay behind."""
    book, public = phase.book, phase.public

    def why_not(act: t.EndDrop) -> Illegal | None:
        left = [unit for unit in public.aloft if not may_wait(book, unit)]
        return refuse("17.2a", "all-jump", unit=left[0]) if left else None

    return OneOf((t.EndDrop(),), why_not)


MAKERS: Mapping[type[Action], Any] = {t.Jump: jump_choice, t.EndDrop: end_choice}


class DroppingStep(Step):
    """One unit after the other, as the Allies like."""

    @rule("16.A1")
    def run(self, book: Book, d: t.D, f: t.Dropping) -> None:
        """Until nobody is left."""
        if f.stage == "over" or not d.public.aloft:
            overrun_guides(book, d)
            return d.finish()
        return d.wait("open")

    def who(self, book: Book, public: t.Public, f: t.Dropping) -> tuple[Ask, ...]:
        """The Allies."""
        return (Ask(f.side, "dropping", "17.2a"),)

    def choice(self, book: Book, seen: t.Seen, f: t.Dropping, ask: Ask) -> Choice:
        """Who jumps next."""
        return Menu("17.2a", MAKERS, Phase(book, seen, f))

    def take(self, book: Book, d: t.D, f: t.Dropping, side: str, action: Action) -> None:
        """They jump."""
        if not isinstance(action, t.Jump):
            return d.goto("over")
        d.put(aloft=tuple(unit for unit in d.public.aloft if unit != action.unit))
        jump(book, d, side, action)
        battalion = is_battalion(book, action.unit)
        return d.goto("start", guide=action.guide if battalion else f.guide)


# -- the jump -------------------------------------------------------------------------------------


@rule("17.2.1a")
def accuracy(book: Book, d: t.D, unit: str) -> int:
    """The die of a battalion; the Commonwealth always comes down as with a 1."""
    if book.counters[unit].nation == "cw":
        return NEAR
    return 1 + d.below(DIE, "17.2.1a")


@rule("17.2.1a", "17.2.1c")
def distance(d: t.D, aimed: int) -> int:
    """How far from the pathfinder a company comes down."""
    roll = 1 + d.below(DIE, "17.2.1c")
    if aimed == NEAR:
        return roll // 2
    return roll + 1 + d.below(DIE, "17.2.1c") if aimed == FAR else roll


@rule("17.2.1c")
def blown(book: Book, space: str, direction: int, far: int) -> str | None:
    """The hex so far away; None: off the map."""
    at: str | None = space
    for _ in range(far):
        at = beside(book, at, direction) if at is not None else None
    return at


@rule("16.A2", "17.2a", "17.2b", "17.2.1b", "17.8")
def jump(book: Book, d: t.D, side: str, act: t.Jump) -> None:
    """Aim and direction for the battalion, then a distance for each company."""
    start = d.public.guides[act.guide]
    aimed = accuracy(book, d, act.unit)
    direction = 1 + d.below(DIE, "17.2.1b")
    d.emit(Jumped("17.2.1b", act.unit, start, aimed, direction))
    for unit in landers(book, d, side, act.unit):
        if may_wait(book, unit) and not crashed(book, d, side, unit, start, AT_NIGHT):
            continue
        far = distance(d, aimed)
        alight(book, d, side, unit, blown(book, start, direction, far), far)


def landers(book: Book, d: t.D, side: str, unit: str) -> tuple[str, ...]:
    """Those that come down: for a battalion three companies, and it waits in the airborne box."""
    if not is_battalion(book, unit):
        return (unit,)
    own = d.private[side]
    found = tuple(free_companies(book, own.units, unit)[:COMPANIES])
    false = dummy_for(book, own, unit)
    if false:
        found = d.shuffled((*found, *false), "17.2o.1")
    d.put_private(
        side,
        boxed={**own.boxed, unit: AIRBORNE},
        kin={**own.kin, **dict.fromkeys(found, unit)},
    )
    return found


# -- coming down ----------------------------------------------------------------------------------


def alight(  # noqa: PLR0913 - who comes down, and where
    book: Book, d: t.D, side: str, unit: str, at: str | None, far: int
) -> None:
    """One comes down; what lands among enemies, in the sea or off the map is lost."""
    gone = at is None or is_fatal(book, d.public, side, at)
    d.emit(Alighted("17.2.1c", side, at, far, gone))
    if at is None or gone:
        return lose_whole(book, d, side, unit)
    return touch_down(book, d, side, unit, at)


@rule("17.2.2a")
def is_fatal(book: Book, public: t.Public, side: str, at: str) -> bool:
    """Whether nobody survives a landing there."""
    return book.country.sea[book.country.num[at]] or field_of(book, public).enemy_in(side, at)


@rule("17.2.2b", "17.2.2c", "17.8", "17.7c")
def touch_down(  # noqa: PLR0913 - who, and where
    book: Book, d: t.D, side: str, unit: str, at: str, steps: int = 0
) -> None:
    """It is on the ground: marsh may cost it a step, and every stack next to it fires at once."""
    counter = book.counters[unit]
    arrive(book, d, side, (unit,), at, steps={unit: steps or counter.steps})
    d.emit(LandedWho("17.2.1c", unit, at), to=(side,))
    if counter.artillery is not None:
        put_owns(d, side, {unit: t.Own(at, counter.steps, t.MOVED)}, carried=True)
    if is_marsh(book, at):
        roll = 1 + d.below(DIE, "17.2.2b")
        d.emit(Marshed("17.2.2b", side, at, roll, roll >= DROWNED))
        if roll >= DROWNED and lost_step(book, d, unit):
            return
    for near in book.grid.neighbours(at):
        pile = d.public.piles.get(near)
        if pile is None or pile.side == side or unit not in d.private[side].units:
            continue
        roll = 1 + d.below(10, "17.2.2c")
        hit = roll <= best_fire(book, d, near)
        d.put_private(t.GERMAN, shown=d.private[t.GERMAN].shown + 1)
        d.emit(ShotAt("17.2.2c", t.other(side), near, at, roll, hit))
        if hit:
            lost_step(book, d, unit)


@rule("17.2.2c")
def best_fire(book: Book, d: t.D, space: str) -> int:
    """The highest single attack strength of a German stack (A-16)."""
    theirs = d.private[t.GERMAN].units
    here = units_at(theirs, space)
    return max((fire_of(book.counters[u], theirs[u].steps) for u in here), default=0)


def lost_step(book: Book, d: t.D, unit: str) -> bool:
    """It loses a step. Whether nothing is left of it."""
    if not lose_step(book, d, unit, shown=False):
        return False
    if book.counters[unit].is_hq:
        hq_lost(book, d, unit)
    return True


def lose_whole(book: Book, d: t.D, side: str, unit: str, left: int = 0) -> None:
    """It is lost before it was anywhere, with the steps that it has left; companies go back."""
    for steps in range(left or book.counters[unit].steps, 0, -1):
        note_loss(book, d, unit, steps)
    own = d.private[side]
    if "pool" in book.counters[unit].flags:
        return d.put_private(side, kin={u: b for u, b in own.kin.items() if u != unit})
    d.put_private(side, gone=(*own.gone, unit))
    return hq_lost(book, d, unit) if book.counters[unit].is_hq else None


@rule("17.7b", "17.8")
def crashed(  # noqa: PLR0913 - who lands where, and what is taken off the die
    book: Book, d: t.D, side: str, unit: str, aim: str, off: int = 0
) -> int:
    """The die for gliders. The steps that are left of a unit in them."""
    roll = 1 + d.below(10, "17.7b")
    hit = roll - off <= GLIDER_LOST
    d.emit(Glided("17.7b", side, aim, roll, hit))
    whole = book.counters[unit].steps
    if not hit:
        return whole
    if whole == 1:
        lose_whole(book, d, side, unit)
    else:
        note_loss(book, d, unit, whole)
    return whole - 1


STEPS: Mapping[type[Frame], Step] = {t.Dropping: DroppingStep()}
