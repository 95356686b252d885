"""Chapter 18.4 - Fire combat in the invasion: a die for units of one hex that fire at another."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from bocage.games.normandy import types as t
from bocage.games.normandy.book import Book
from bocage.games.normandy.events import FortSeen, SalvoFired, SalvoShown, Stormed
from bocage.games.normandy.rules.common import put_owns, shift, stacks_of, units_at
from bocage.games.normandy.rules.phase import Phase
from bocage.games.normandy.rules.r03_fog import LOOKS
from bocage.games.normandy.rules.r12_5_6_arcs import bears
from bocage.games.normandy.rules.r13_fire import hits
from bocage.games.normandy.rules.r13_guns import is_crewed, is_gun, most_guns, ranges
from bocage.games.normandy.rules.r17_2o_dummies import open_up, unveil
from bocage.games.normandy.rules.r18_1_beaches import (
    NIGHT,
    has_room,
)
from bocage.games.normandy.rules.r18_3_landing import fresh
from bocage.games.normandy.rules.r18_4_number import FORT, fire_of, number_of
from bocage.games.normandy.rules.r18_5_regroup import REGROUP
from bocage.games.normandy.rules.r18_5_ships import CALLS
from bocage.games.normandy.state import enterable
from bocage.games.normandy.state.net import division_of
from bocage.kernel.api import (
    Action,
    AnyOf,
    Ask,
    Choice,
    Form,
    Frame,
    Illegal,
    Menu,
    OneOf,
    Pick,
    Stack,
    Step,
    Subset,
    Tally,
    refuse,
    rule,
)

GUNS_FROM, LAST = 2, 3  # phases
BY_NIGHT = 0  # what stands for a phase when those that have dropped fire, and are fired at


# -- who fires at what ----------------------------------------------------------------------------


class Battle:
    """What a side knows that fires."""

    def __init__(self, phase: Phase) -> None:
        self.book, self.public, self.own = phase.book, phase.public, phase.own
        self.side, self.f = phase.side, phase.f

    @rule("18.4a", "18.5d")
    def why_not_firer(self, unit: str) -> Illegal | None:
        """Each fires once in a segment; support units and guns at sea do not."""
        own, counter = self.own.units.get(unit), self.book.counters[unit]
        if own is None:
            return refuse("18.4a", "not-yours", unit=unit)
        if own.flags & t.SHOT:
            return refuse("18.4a", "has-fired", unit=unit)
        if self.f.only is not None and unit != self.own.origin:
            return refuse("18.3.1c", "swimmers-only", unit=unit)
        if own.at in self.book.queue_at:
            return refuse("18.5d", "still-at-sea", space=own.at)
        if not fire_of(counter, own.steps):
            return refuse("18.4a", "cannot-fire", unit=unit)
        return None

    def firers(self) -> list[list[str]]:
        """By hex, those that may fire, where there is somebody to fire at."""
        stacks = stacks_of(self.book, self.own.units)
        found = []
        for at, stack in stacks.items():
            able = [unit for unit in stack if self.why_not_firer(unit) is None]
            if able and self.targets(at):
                found.append(able)
        return found

    @rule("18.4a", "18.4b", "18.4c")
    def targets(self, at: str) -> list[str]:
        """The enemies next to a hex, but not those at sea."""
        near = self.book.grid.neighbours(at)
        return [h for h in near if self.is_target(h) and linked(self.book, at, h)]

    def is_target(self, space: str) -> bool:
        """Whether an enemy is there, ashore."""
        pile = self.public.piles.get(space)
        return pile is not None and pile.side != self.side and space not in self.book.queue_at

    def why_not_shoot(self, act: t.Shoot) -> Illegal | None:
        """Why these do not fire there."""
        for unit in act.by:
            bad = self.why_not_firer(unit)
            if bad is not None:
                return bad
        starts = {self.own.units[unit].at for unit in act.by}
        if len(starts) != 1:
            return refuse("18.4a", "one-hex")
        if self.f.phase == BY_NIGHT and len(act.by) > 1:
            return refuse("17.4a" if self.side == t.ALLIED else "17.6", "one-by-one")
        if act.space not in self.targets(starts.pop()):
            return refuse("18.4a", "no-target", space=act.space)
        if act.gun is not None:
            bad = self.why_not_gun(act.gun, act.by, act.space)
        return bad or self.why_not_ships(act)

    # -- guns

    @rule("18.7a", "18.7b", "18.7c", "20.6a")
    def why_not_gun(self, gun: str, by: Sequence[str], space: str) -> Illegal | None:
        """One German gun may help, from the second phase on, of those that the beach has."""
        book, own = self.book, self.own.units.get(gun)
        if self.side == t.ALLIED or self.f.phase < GUNS_FROM:
            return refuse("18.7a", "no-guns-yet")
        if own is None or not is_gun(book.counters[gun]) or gun in by:
            return refuse("18.7a", "no-gun", unit=gun)
        if own.face != t.READY or own.flags & (t.SHOT | t.SERVED):
            return refuse("18.7b", "gun-used", unit=gun)
        if not is_crewed(book, self.own, gun):
            return refuse("20.6a", "no-crew", unit=gun, space=own.at)
        least, most = ranges(book.counters[gun])
        far = book.grid.distance(own.at, space)
        if not least <= far <= most:
            return refuse(
                "12.5.3a", "out-of-range", unit=gun, space=space, distance=far, low=least, most=most
            )
        if not bears(book, gun, own.at, space):
            return refuse("12.5.6a", "out-of-arc", unit=gun, space=space)
        if not answers_to(book, gun, by, space):
            return refuse("18.7c", "other-guns", unit=gun, space=space)
        return None

    def guns(self, by: Sequence[str], space: str) -> list[str | None]:
        """The guns that may help, or none."""
        if self.side == t.ALLIED or self.f.phase < GUNS_FROM:
            return [None]
        able = (u for u in self.own.units if is_gun(self.book.counters[u]))
        return [None, *(u for u in able if self.why_not_gun(u, by, space) is None)]

    # -- ships

    @rule("18.5f", "12.5.1b")
    def why_not_ships(self, act: t.Shoot) -> Illegal | None:
        """Ships that were called may help, for a supply point, as guns do."""
        if not act.ships:
            return None
        if self.side == t.GERMAN or self.f.phase < LAST:
            return refuse("18.5f", "no-ships-yet")
        for ship in act.ships:
            if ship not in self.ships(act.space):
                return refuse("18.5f", "ship-out-of-reach", unit=ship)
        if len(act.ships) > most_guns(self.book, act.by):
            return refuse("12.5.1b", "too-many-guns", most=most_guns(self.book, act.by))
        return refuse("7.6.3b", "no-csp", cost=1, left=0) if self.public.csp < 1 else None

    def ships(self, space: str) -> list[str]:
        """The ships in range that have not fired."""
        found = []
        for ship, state in self.public.ships.items():
            if state.at is None or state.face != t.READY:
                continue
            least, most = ranges(self.book.counters[ship])
            if least <= self.book.grid.distance(state.at, space) <= most:
                found.append(ship)
        return found

    def tally(self, act: t.Shoot) -> tuple[Tally, ...]:
        """What the side knows of the number."""
        units = self.own.units
        if not act.by or any(unit not in units for unit in act.by):
            return ()
        sight, pile = self.own.known.get(act.space), self.public.piles.get(act.space)
        seen = sight is not None and pile is not None and sight.since == pile.since
        foes = sight.units if sight is not None and seen else ()
        by = {unit: units[unit].at for unit in act.by}
        steps = {unit: units[unit].steps for unit in act.by}
        here = units_at(units, units[act.by[0]].at)
        helpers = (*((act.gun,) if act.gun else ()), *act.ships)
        return (
            number_of(
                self.book,
                "salvo-seen",
                self.side,
                by,
                steps,
                here,
                act.space,
                foes,
                helpers,
                night=self.f.phase == BY_NIGHT,
            ),
        )


@rule("20.6b")
def linked(book: Book, at: str, space: str) -> bool:
    """A landing under a cliff has to do only with the hex above it."""
    for low, other in ((at, space), (space, at)):
        if low in book.cliff_landings:
            return book.climbs.get(low) == other
    return True


@rule("18.7c", "20.6a")
def answers_to(book: Book, gun: str, by: Sequence[str], space: str) -> bool:
    """Whether a gun serves a beach; inland it serves those of its own division."""
    beach = book.beach_at.get(space)
    if beach is None:
        home = division_of(book, gun)
        return any(division_of(book, unit) == home for unit in by)
    counter = book.counters[gun]
    wanted = book.guns_of_site.get(beach.site, ())
    return counter.formation in wanted or gun in wanted


def battle_of(phase: Phase) -> Battle:
    """Worked out once for a question."""
    found: Battle | None = phase.facts.get("battle")
    if found is None:
        found = phase.facts["battle"] = Battle(phase)
    return found


def shoot_choice(phase: Phase) -> Choice:
    """Who fires, at what, and what helps."""
    battle = battle_of(phase)
    groups = battle.firers()

    def start(done: Any) -> str:
        return battle.own.units[done["by"][0]].at

    parts: list[Any] = [
        Stack("by", lambda done: groups),
        Pick("space", lambda done: battle.targets(start(done))),
    ]
    if battle.side == t.GERMAN:
        parts.append(Pick("gun", lambda done: battle.guns(done["by"], done["space"])))
    else:
        parts.append(ships_part(battle))
    return Form(t.Shoot, tuple(parts), battle.why_not_shoot, battle.tally)


def ships_part(battle: Battle) -> Any:
    """Ships that help."""

    def options(done: Mapping[str, Any]) -> list[str]:
        return battle.ships(done["space"]) if battle.f.phase == LAST and battle.public.csp else []

    return Subset("ships", options)


MAKERS: Mapping[type[Action], Any] = {
    t.Shoot: shoot_choice,
    t.EndFire: lambda phase: OneOf((t.EndFire(),)),
    **{extra.kind: extra.make for extra in LOOKS},
}
TAKES = {extra.kind: extra.take for extra in (*LOOKS, *REGROUP, *CALLS)}


def makers_for(f: t.FireSegment) -> Mapping[type[Action], Any]:
    """What may be done: the Allies first form battalions."""
    if f.side == t.ALLIED and f.only is None and f.phase != BY_NIGHT:
        return {**MAKERS, **{extra.kind: extra.make for extra in (*REGROUP, *CALLS)}}
    return MAKERS


class FireSegmentStep(Step):
    """A side fires as often as it likes, every unit once."""

    def run(self, book: Book, d: t.D, f: t.FireSegment) -> None:
        """All begin afresh; a second shot of swimming tanks does not count."""
        match f.stage:
            case "start":
                if f.only is None:
                    fresh(d, f.side, t.SHOT)
                d.goto("open")
            case "open" if not in_touch(book, d.public, f.side):
                d.goto("over")
            case "over":
                if f.only is not None:
                    fresh(d, f.side, t.SHOT)
                d.finish()

    def who(self, book: Book, public: t.Public, f: t.FireSegment) -> tuple[Ask, ...]:
        """The side that fires."""
        prompt = "fire" if f.only is None else "swimmers-fire"
        if f.phase == BY_NIGHT:
            clause = "17.4a" if f.side == t.ALLIED else "17.6"
            return (Ask(f.side, "night-fire", clause),)
        return (
            Ask(f.side, prompt, "18.4a" if f.side == t.GERMAN else "18.5b", {"phase": f.phase}),
        )

    def choice(self, book: Book, seen: t.Seen, f: t.FireSegment, ask: Ask) -> Choice:
        """Fire, look, or end the segment."""
        return Menu("18.4a", makers_for(f), Phase(book, seen, f))

    def take(self, book: Book, d: t.D, f: t.FireSegment, side: str, action: Action) -> None:
        """Carry it out."""
        match action:
            case t.Shoot():
                open_fire(book, d, f, action)
            case t.EndFire():
                d.goto("over")
            case _:
                TAKES[type(action)](book, d, f, side, action)


def in_touch(book: Book, public: t.Public, side: str) -> bool:
    """Whether somebody of a side is next to an enemy, ashore."""
    piles, queues = public.piles, book.queue_at
    return any(
        near in piles and piles[near].side != side and near not in queues
        for at, pile in piles.items()
        if pile.side == side and at not in queues
        for near in book.grid.neighbours(at)
    )


@rule("18.4a", "18.7b", "18.5f", "7.6.3b")
def open_fire(book: Book, d: t.D, f: t.FireSegment, act: t.Shoot) -> None:
    """Those who fire are shown, and cannot fire again."""
    side, units = f.side, d.private[f.side].units
    by = {unit: units[unit].at for unit in act.by}
    shot = {u: replace(units[u], flags=units[u].flags | t.SHOT) for u in act.by}
    if act.gun is not None:
        gun = units[act.gun]
        shot[act.gun] = replace(gun, flags=gun.flags | t.SHOT, face=t.FIRED)
    put_owns(d, side, shot)
    if act.ships:
        d.put(
            csp=d.public.csp - 1,
            ships={
                **d.public.ships,
                **{s: replace(d.public.ships[s], face=t.FIRED) for s in act.ships},
            },
        )
    d.remember(fired=True)
    helpers = (*((act.gun,) if act.gun else ()), *act.ships)
    d.emit(SalvoShown("18.4a", side, act.space, tuple(act.by), helpers))
    d.reveal()
    d.call(t.Salvo(side=side, space=act.space, by=by, gun=act.gun or ""), "open")
    resolve(book, d, f, act, by, helpers)


@rule("18.4d", "18.9.3b")
def resolve(  # noqa: PLR0913 - who fires at what, with whose help
    book: Book,
    d: t.D,
    f: t.FireSegment,
    act: t.Shoot,
    by: Mapping[str, str],
    helpers: Sequence[str],
) -> None:
    """The target is shown, and the die falls."""
    side, foe = f.side, t.other(f.side)
    unveil(book, d, foe, act.space)
    open_up(book, d, side, act.by)
    units, theirs = d.private[side].units, d.private[foe].units
    foes = units_at(theirs, act.space)
    if not foes:
        return  # there were only dummies: no die
    here = units_at(units, next(iter(by.values())))
    steps = {unit: units[unit].steps for unit in by}
    for unit in (*foes, *by):
        bare(book, d, unit, act.space if unit in foes else by[unit])
    night = f.phase == BY_NIGHT
    tally = number_of(book, "salvo", side, by, steps, here, act.space, foes, helpers, night=night)
    roll = 1 + d.below(10, "18.4d")
    hit = hits(roll, tally.total)
    d.emit(SalvoFired("18.4d", side, act.space, foes, roll, hit, (tally,)))
    d.amend(t.Salvo, foes={unit: theirs[unit].steps for unit in foes}, hit=hit, number=tally.total)


@rule("18.9.1b")
def bare(book: Book, d: t.D, unit: str, space: str) -> None:
    """A strongpoint that attacks or is attacked stays face up."""
    if book.counters[unit].type == FORT and unit not in d.public.bared:
        d.put(bared={**d.public.bared, unit: space})
        d.emit(FortSeen("18.9.1b", unit, space))


class SalvoStep(Step):
    """A shot: who loses the step, and who storms the hex."""

    def run(self, book: Book, d: t.D, f: t.Salvo) -> None:
        """The owner loses a step; an emptied hex may be stormed from a beach."""
        match f.stage:
            case "start" if not f.hit or not f.foes:
                d.finish()
            case "start":
                foe = t.other(f.side)
                d.call(t.Losing(side=foe, units=f.foes, number=1, strict=False), "lost")
            case "lost":
                d.goto("storm") if stormers(book, d, f) else d.finish()
            case "over":
                d.finish()

    def who(self, book: Book, public: t.Public, f: t.Salvo) -> tuple[Ask, ...]:
        """The Allies, about the emptied hex."""
        return (Ask(f.side, "storm", "18.5b", {"space": f.space}),)

    def choice(self, book: Book, seen: t.Seen, f: t.Salvo, ask: Ask) -> Choice:
        """One company, or nobody."""
        phase = Phase(book, seen, f)
        able = able_to_storm(book, phase.public, phase.own, f)
        acts = [t.Advance((unit,)) for unit in able]

        def why_not(act: t.Advance) -> Illegal | None:
            return None if act in acts else refuse("18.5b", "one-company", space=f.space)

        return AnyOf("18.5b", OneOf(acts, why_not), OneOf((t.Stay(),)))

    def take(self, book: Book, d: t.D, f: t.Salvo, side: str, action: Action) -> None:
        """It goes there."""
        if isinstance(action, t.Advance):
            shift(book, d, side, action.by, f.space)
            d.emit(Stormed("18.5b", side, action.by, f.space))
        d.goto("over")


def stormers(book: Book, d: t.D, f: t.Salvo) -> bool:
    """Whether the hex is empty, and a company can go there."""
    if f.side == t.GERMAN or f.space in d.public.piles or d.public.turn == NIGHT:
        return False
    return bool(able_to_storm(book, d.public, d.private[f.side], f))


@rule("18.5b", "10.6.bluff.b", "20.6c", "10.6.cliff")
def able_to_storm(book: Book, public: t.Public, own: t.Private, f: t.Salvo) -> list[str]:
    """The companies that have fired from a beach and may go; rangers up a cliff too."""
    land, found = book.country, []
    for unit, start in f.by.items():
        counter = book.counters[unit]
        if counter.size != "co" or own.units[unit].at != start:
            continue
        if land.terrain[land.num[start]] != "beach":
            continue
        if not enterable(book, public, unit, start, f.space):
            continue
        if has_room(book, public, own, (unit,), f.space):
            found.append(unit)
    return found


STEPS: Mapping[type[Frame], Step] = {t.FireSegment: FireSegmentStep(), t.Salvo: SalvoStep()}
