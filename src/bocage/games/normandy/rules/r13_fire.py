"""Chapter 13 - Guns that fire alone, and the Allies' answer to German guns."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from msgspec.structs import replace

from bocage.games.normandy import events as e
from bocage.games.normandy import types as t
from bocage.games.normandy.book import Book
from bocage.games.normandy.rules.common import lose_step, put_own, units_at
from bocage.games.normandy.rules.phase import Extra, Phase
from bocage.games.normandy.rules.r03_fog import learn
from bocage.games.normandy.rules.r07_attach import attach
from bocage.games.normandy.rules.r11_air import weather_of
from bocage.games.normandy.rules.r12_declare import suppliers
from bocage.games.normandy.rules.r12_modifiers import crowd
from bocage.games.normandy.rules.r13_guns import (
    NO_TIE,
    Guns,
    Role,
    guns_of,
    is_coastal,
    why_not_counter,
)
from bocage.games.normandy.rules.r17_2o_dummies import unveil
from bocage.kernel.api import (
    Action,
    Adding,
    AnyOf,
    Ask,
    Choice,
    EngineFault,
    Form,
    Frame,
    Illegal,
    NoneOf,
    OneOf,
    Pass,
    Pick,
    Step,
    Tally,
    WindowStep,
    refuse,
    rule,
)

WORST = -3  # of ground and works together
DENSE, DENSER = 4, 6  # steps in a hex


# -- the hit number ---------------------------------------------------------------------------


@rule("13.3b")
def add_ground(book: Book, public: t.Public, adding: Adding, space: str) -> None:
    """What ground, houses and entrenchments take off: no more than three together."""
    row, chart = book.country.rows[book.country.num[space]], book.charts.terrain
    pile = public.piles.get(space)
    dug_in = pile is not None and "entrenched" in pile.marks
    total = 0
    for word in (row.terrain, row.settlement, "entrenchment" if dug_in else None):
        if word is not None:
            value = int(chart[word].fire or 0)
            adding.add("13.3b", "ground", value, terrain=word)
            total += value
    adding.add("13.3b", "cover-limit", max(0, WORST - total))


@rule("13.3d")
def density(steps: int) -> int:
    """Crowded hexes are easier to hit."""
    return (steps >= DENSE) + (steps >= DENSER)


@rule("13.3a", "13.3c", "13.4a", "12.6.4", "10.6.beach")
def hit_number(  # noqa: PLR0913 - all that the number is made of
    book: Book, public: t.Public, force: Tally, space: str, steps: int, counter: bool
) -> Tally:
    """The number up to which the die hits; `force` is what the gun has itself."""
    adding = Adding(force.of)
    adding.items += force.items
    add_ground(book, public, adding, space)
    adding.add("12.6.4", "weather", weather_of(book, public).drm)
    if t.part_of(public.turn) == "night":
        adding.add("13.3c", "night", -1)
        adding.add("13.4a", "answer-at-night", -1 if counter else 0)
    adding.add("13.3d", "density", density(steps))
    pile = public.piles.get(space)
    adding.add("10.6.beach", "crowd", crowd(book, space, pile.n if pile else 0))
    return adding.done()


@rule("13.3e", "3.1")
def hits(roll: int, number: int) -> bool:
    """A 1 always hits and a 10 never."""
    return roll == 1 or (roll <= number and roll != 10)


def role_of(f: t.Shelling) -> Role:
    """What the gun is asked for."""
    return "counter" if f.counter else "alone"


def known_steps(book: Book, public: t.Public, own: t.Private, space: str) -> int:
    """The steps in an enemy hex, if a look that still holds has counted them."""
    sight, pile = own.known.get(space), public.piles.get(space)
    if sight is None or pile is None or sight.since != pile.since:
        return 0
    return sum(sight.steps) if sight.steps else len(sight.units)


def seen_tally(guns: Guns, gun: str, space: str, role: Role) -> tuple[Tally, ...]:
    """What a side knows of the hit number before it fires."""
    if gun not in guns.own.units and gun not in guns.ships:
        return ()
    force = guns.force("shell-seen", gun, role)
    steps = known_steps(guns.book, guns.public, guns.own, space)
    counter = role == "counter"
    return (hit_number(guns.book, guns.public, force, space, steps, counter),)


# -- who may fire -----------------------------------------------------------------------------


@rule("13.1a", "13.1b")
def why_not_target(book: Book, public: t.Public, side: str, space: str) -> Illegal | None:
    """Why nobody of a side may fire alone into a hex; those who wait at sea are no target."""
    if book.country.sea[book.country.num[space]]:
        return refuse("13.1a", "no-target", space=space)
    pile = public.piles.get(space)
    if pile is None or pile.side == side:
        return refuse("13.1a", "no-target", space=space)
    if space in public.struck:
        return refuse("13.1b", "struck-already", space=space)
    if side == t.ALLIED and public.csp < 1:
        return refuse("13.1a", "no-csp", cost=1, left=public.csp)
    return None


def why_not_shell(guns: Guns, act: t.Shell) -> Illegal | None:
    """Why a gun may not fire alone."""
    bad = why_not_target(guns.book, guns.public, guns.side, act.space)
    return bad or guns.why_not(act.gun, act.space, "alone")


def targets(guns: Guns) -> list[str]:
    """The hexes into which somebody of a side may fire."""
    piles = guns.public.piles
    open_to = (h for h in piles if why_not_target(guns.book, guns.public, guns.side, h) is None)
    seen = (at for at in open_to if guns.spotters(at) or (guns.ships and is_coastal(guns.book, at)))
    return sorted(seen)


def shell_choice(book: Book, seen: t.Seen, f: Frame) -> Choice:
    """A gun fires alone."""
    return shells(Phase(book, seen, f))


def shells(phase: Phase) -> Choice:
    """The same, of a phase."""
    guns = guns_of(phase.book, phase.public, phase.own, phase.side)

    def why_not(act: t.Shell) -> Illegal | None:
        return why_not_shell(guns, act)

    if not guns.ready:
        return NoneOf(t.Shell, refuse("12.5.2a", "no-gun-ready"), why_not)
    open_to = targets(guns)
    if not open_to:
        return NoneOf(t.Shell, refuse("13.2a", "nothing-spotted"), why_not)

    def spaces(done: Mapping[str, Any]) -> Sequence[str]:
        return [space for space in open_to if guns.in_range(done["gun"], space)]

    @cache
    def able() -> Sequence[str]:
        return [gun for gun in guns.ready if any(guns.in_range(gun, at) for at in open_to)]

    parts = (Pick("gun", lambda done: able()), Pick("space", spaces))
    return Form(t.Shell, parts, why_not, lambda act: seen_tally(guns, act.gun, act.space, "alone"))


def can_shell(book: Book, public: t.Public, own: t.Private, side: str, space: str) -> bool:
    """Whether some gun of a side can fire alone into a hex now."""
    if why_not_target(book, public, side, space) is not None:
        return False
    guns = guns_of(book, public, own, side)
    return any(guns.why_not(gun, space, "alone") is None for gun in guns.ready)


def shell(book: Book, d: t.D, f: Frame, side: str, action: t.Shell) -> None:
    """The gun fires; the phase goes on where it was."""
    d.call(t.Shelling(side=side, gun=action.gun, space=action.space), f.stage)


COMBAT = (Extra(t.Shell, shells, shell),)


# -- the shot ---------------------------------------------------------------------------------


@rule("13.1a", "12.5.2a")
def pay_and_turn(d: t.D, f: t.Shelling) -> None:
    """The Allies pay a point, but not for an answer; a gun that has fired is turned over."""
    if f.side == t.ALLIED and not f.counter:
        d.put(csp=d.public.csp - 1)
    ship = d.public.ships.get(f.gun)
    if ship is None:
        put_own(d, f.gun, face=t.FIRED)
    else:
        d.put(ships={**d.public.ships, f.gun: replace(ship, face=t.FIRED)})


@rule("13.2c", "7.2c")
def tie(d: t.D, f: t.Shelling, guns: Guns) -> None:
    """A gun and its spotter belong to one division for the rest of the phase."""
    found = guns.tie(f.gun, f.space)
    if found is not None and found != NO_TIE:
        attach(d, f.side, *found)


class ShellingStep(Step):
    """A shot: the die, the step that is lost, and the answer to it."""

    def run(self, book: Book, d: t.D, f: t.Shelling) -> None:
        """Fire; whoever is hit says who loses the step; then the Allies may answer."""
        match f.stage:
            case "start":
                self.fire(book, d, f)
            case "answer":
                self.answer(book, d, f)
            case "over":
                d.finish()

    @rule("13.1b", "13.3e")
    def fire(self, book: Book, d: t.D, f: t.Shelling) -> None:
        """The hex counts as attacked, and the die falls."""
        enemy = t.other(f.side)
        unveil(book, d, enemy, f.space)
        here = units_at(d.private[enemy].units, f.space)
        steps = sum(d.private[enemy].units[unit].steps for unit in here)
        guns = Guns(book, d.public, d.private[f.side], f.side)
        force = guns.force("shell", f.gun, role_of(f))
        number = hit_number(book, d.public, force, f.space, steps, f.counter)
        if not f.counter:
            tie(d, f, guns)
        pay_and_turn(d, f)
        d.put(struck=(*d.public.struck, f.space))
        if not here:
            return d.finish()  # there were only dummies: no die
        clause = "13.4a" if f.counter else "13.3e"
        roll = 1 + d.below(10, clause)
        hit = hits(roll, number.total)
        start = guns.place(f.gun)
        d.remember(by={f.gun: start})
        d.emit(e.Fired(clause, f.side, f.gun, start, f.space, roll, hit, (number,)))
        hqs = suppliers(guns.net, (f.gun,)) if f.gun not in guns.ships else ()
        if hqs:
            d.emit(e.LinesShown(clause, f.side, hqs))
        learn(book, d, enemy, (f.gun,))
        if not hit or not here:
            return d.goto("answer")
        if len(here) == 1:
            shot(book, d, f.space, here[0])
            return d.goto("answer")
        return d.goto("hit")

    @rule("13.4a", "13.1b")
    def answer(self, book: Book, d: t.D, f: t.Shelling) -> None:
        """The Allies may answer a German gun at once, once for each hex."""
        at = f.by[f.gun]
        alone = f.side == t.GERMAN and not f.counter
        if not alone or at in d.public.struck or why_not_counter(book, d.public) is not None:
            return d.finish()
        return d.call(t.Answer(seats=(t.ALLIED,), space=at), "over")

    def who(self, book: Book, public: t.Public, f: t.Shelling) -> tuple[Ask, ...]:
        """Whose units were hit."""
        return (Ask(t.other(f.side), "shelled", "13.3e", {"space": f.space}),)

    def choice(self, book: Book, seen: t.Seen, f: t.Shelling, ask: Ask) -> Choice:
        """Any of those in the hex."""
        phase = Phase(book, seen, f)
        here = units_at(phase.own.units, f.space)

        def why_not(act: t.Suffer) -> Illegal | None:
            return None if act.unit in here else refuse("13.3e", "not-hit", unit=act.unit)

        return OneOf([t.Suffer(unit) for unit in here], why_not)

    def take(self, book: Book, d: t.D, f: t.Shelling, side: str, action: Action) -> None:
        """It loses the step."""
        if not isinstance(action, t.Suffer):
            raise EngineFault(f"{action!r} is no loss")
        shot(book, d, f.space, action.unit)
        d.goto("answer")


@rule("13.3e")
def shot(book: Book, d: t.D, space: str, unit: str) -> None:
    """A counter loses the step; it is shown by that."""
    d.emit(e.StepShot("13.3e", space, unit))
    lose_step(book, d, unit)


@rule("13.4a")
class AnswerStep(WindowStep):
    """Whether a gun is in range is hidden, so the window always opens."""

    prompt, clause = "answer-guns", "13.4a"

    def about(self, f: t.Answer) -> dict[str, Any]:
        """From where the shot came."""
        return {"space": f.space}

    def choice(self, book: Book, seen: t.Seen, f: t.Answer, ask: Ask) -> Choice:
        """A gun that has not fired, or none."""
        phase = Phase(book, seen, f)
        guns = guns_of(book, phase.public, phase.own, phase.side)

        def why_not(act: t.Reply) -> Illegal | None:
            return guns.why_not(act.gun, f.space, "counter")

        def able(done: Mapping[str, Any]) -> Sequence[str]:
            return [gun for gun in guns.ready if guns.in_range(gun, f.space)]

        def tally(act: t.Reply) -> tuple[Tally, ...]:
            return seen_tally(guns, act.gun, f.space, "counter")

        return AnyOf("13.4a", Form(t.Reply, (Pick("gun", able),), why_not, tally), OneOf((Pass(),)))

    def play(self, book: Book, d: t.D, f: t.Answer, side: str, action: Action) -> None:
        """It fires in the place of the window."""
        if not isinstance(action, t.Reply):
            raise EngineFault(f"{action!r} is no answer")
        d.call(t.Shelling(side=side, gun=action.gun, space=f.space, counter=True), "fired")

    def run(self, book: Book, d: t.D, f: t.Answer) -> None:
        """One answer is all."""
        if f.stage == "fired":
            return d.finish()
        return super().run(book, d, f)


STEPS: Mapping[type[Frame], Step] = {t.Shelling: ShellingStep(), t.Answer: AnswerStep()}
