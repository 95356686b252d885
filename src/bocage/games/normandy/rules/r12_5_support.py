"""Chapter 12.5 - Guns that help in a ground combat, with aircraft (11.4): attack, then defence."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from bocage.games.normandy import events as e
from bocage.games.normandy import types as t
from bocage.games.normandy.book import Book
from bocage.games.normandy.rules.common import put_owns
from bocage.games.normandy.rules.phase import Phase
from bocage.games.normandy.rules.r07_attach import attach
from bocage.games.normandy.rules.r11_air import most_support
from bocage.games.normandy.rules.r11_support import why_not_points, with_flak
from bocage.games.normandy.rules.r12_declare import suppliers
from bocage.games.normandy.rules.r12_formation import commands, why_not_together
from bocage.games.normandy.rules.r13_guns import (
    HELPED,
    Guns,
    Role,
    guns_of,
    is_gun,
    is_heavy,
    most_guns,
)
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
    Subset,
    Tally,
    WindowStep,
    refuse,
    rule,
)

MAJOR = 3  # points of supply for an attack from several hexes
Rule = Callable[[t.Assist], Illegal | None]


def role_of(f: t.Support | t.Defence) -> Role:
    """What guns are asked for."""
    return "attack" if isinstance(f, t.Support) else "defence"


# -- both sides -------------------------------------------------------------------------------


@rule("12.5.1a")
def aid_tally(guns: Guns, role: Role, chosen: Sequence[str]) -> Tally:
    """What guns add: each its strength, which water and hills never halve."""
    adding = Adding("aid")
    for gun in chosen:
        if gun in guns.own.units or gun in guns.ships:
            adding.items += guns.force("aid", gun, role).items
    return adding.done()


@rule("7.6.3b", "7.6.3c", "7.6.3d", "12.5.4f")
def price_tally(side: str, f: t.Support | t.Defence) -> Tally:
    """What help costs the Allies; the attacker's price counts for the whole attack."""
    adding = Adding("csp")
    if side == t.ALLIED and isinstance(f, t.Defence):
        adding.add("7.6.3d", "defended-hex", 1)
    elif side == t.ALLIED and isinstance(f, t.Support):
        adding.add("7.6.3c", "major-attack", MAJOR if f.hexes > 1 else 0)
        adding.add("7.6.3b", "normal-attack", 1 if f.hexes == 1 else 0)
    return adding.done()


@rule("12.5.1b", "12.5.4h")
def why_not_number(book: Book, chosen: Sequence[str], units: Sequence[str]) -> Illegal | None:
    """Why so many guns cannot help so few."""
    most = most_guns(book, units)
    return (
        refuse("12.5.1b", "too-many-guns", n=len(chosen), most=most) if len(chosen) > most else None
    )


def why_not_guns(
    guns: Guns, act: t.Assist, role: Role, f: t.Support | t.Defence, units: Sequence[str]
) -> Illegal | None:
    """Why these guns cannot help these units, one by one and all together."""
    found = (guns.why_not(gun, f.space, role, units) for gun in act.guns)
    bad = next((one for one in found if one is not None), None)
    return bad or why_not_number(guns.book, act.guns, units)


def assists(guns: Guns, f: t.Support | t.Defence, units: Sequence[str], why_not: Rule) -> Choice:
    """Guns and points, or nothing."""
    role = role_of(f)
    able = [gun for gun in guns.ready if guns.why_not(gun, f.space, role, units) is None]
    most = most_guns(guns.book, units)
    points = most_support(guns.book, guns.public)
    if why_not_points(guns.book, guns.public, guns.side, 1) is not None:
        points = 0
    parts = (
        Subset("guns", lambda done: able, high=most),
        Pick("points", lambda done: range(0 if done["guns"] else 1, points + 1)),
    )

    def tally(act: t.Assist) -> tuple[Tally, ...]:
        return aid_tally(guns, role, act.guns), price_tally(guns.side, f)

    clause = "12.5.1a" if role == "attack" else "12.5.4a"
    if not able and not points:
        none = refuse("12.5.1a" if role == "attack" else "12.5.4a", "nobody-helps")
        nothing = NoneOf(t.Assist, none, why_not)
        return AnyOf(clause, nothing, OneOf((Pass(),)))
    return AnyOf(clause, Form(t.Assist, parts, why_not, tally), OneOf((Pass(),)))


@rule("12.5.2a", "3.5")
def carry_out(book: Book, d: t.D, side: str, act: t.Assist, f: t.Support | t.Defence) -> t.Aid:
    """Guns are shown and turned over, points spent; what is left of these after the flak."""
    role = role_of(f)
    guns = Guns(book, d.public, d.private[side], side)
    tally = aid_tally(guns, role, act.guns)
    force = tuple((gun, guns.force("aid", gun, role).total) for gun in act.guns)
    have_fired(d, side, act.guns)
    tallies = tally, price_tally(side, f)
    d.emit(e.Assisted("12.5.1a", side, f.space, act.guns, act.points, tallies))
    hqs = suppliers(guns.net, ashore(guns, act.guns))
    if hqs:
        d.emit(e.LinesShown("12.5.1a", side, hqs))
    return t.Aid(force, with_flak(book, d, f.space, act.points))


@rule("12.5.2a", "8.2i")
def have_fired(d: t.D, side: str, guns: Sequence[str]) -> None:
    """Guns and ships are turned over."""
    owns, ships = d.private[side].units, d.public.ships
    put_owns(d, side, {gun: replace(owns[gun], face=t.FIRED) for gun in guns if gun in owns})
    turned = {gun: replace(ships[gun], face=t.FIRED) for gun in guns if gun in ships}
    if turned:
        d.put(ships={**ships, **turned})


def attach_all(d: t.D, side: str, places: Mapping[str, str]) -> None:
    """Guns take their places with a headquarters for the rest of the phase."""
    for gun, hq in places.items():
        attach(d, side, gun, hq)


def ashore(guns: Guns, chosen: Sequence[str]) -> tuple[str, ...]:
    """The guns that are no ships."""
    return tuple(gun for gun in chosen if gun not in guns.ships)


# -- attack -----------------------------------------------------------------------------------


@rule("7.6.1b", "7.6.1c", "12.5.1e", "7.6.3b", "11.4a")
def why_not_support(guns: Guns, f: t.Support, act: t.Assist) -> Illegal | None:
    """Why an attack cannot be helped like this."""
    if not act.guns and not act.points:
        return refuse("12.5.1a", "nothing-given")
    if not any(guns.net.combat(unit) for unit in f.by):
        return refuse("7.6.1b", "no-combat-supply")
    if guns.side == t.ALLIED and f.hexes == 1 and guns.public.csp < 1:
        return refuse("7.6.3b", "no-csp", cost=1, left=guns.public.csp)
    bad = why_not_guns(guns, act, "attack", f, f.by) or why_not_points(
        guns.book, guns.public, guns.side, act.points
    )
    if bad is None and act.guns:
        bad = why_not_together(guns.book, guns.net, (*f.by, *ashore(guns, act.guns)))
    return bad


@rule("12.4a", "12.5.1a")
class SupportStep(Step):
    """The attacker says what helps him; whether he has a gun is hidden, so he is always asked."""

    def run(self, book: Book, d: t.D, f: t.Support) -> None:
        """Without a point of supply nothing can help the Allies."""
        if f.side == t.ALLIED and d.public.csp < 1:
            d.finish(t.Aid())

    def who(self, book: Book, public: t.Public, f: t.Support) -> tuple[Ask, ...]:
        """The attacker."""
        return (Ask(f.side, "support", "12.5.1a", {"space": f.space}),)

    def choice(self, book: Book, seen: t.Seen, f: t.Support, ask: Ask) -> Choice:
        """Guns that fit, and points in the air."""
        phase = Phase(book, seen, f)
        guns = guns_of(book, phase.public, phase.own, phase.side)
        return assists(guns, f, f.by, lambda act: why_not_support(guns, f, act))

    def take(self, book: Book, d: t.D, f: t.Support, side: str, action: Action) -> None:
        """They fire; those of no division of the attackers are attached to it."""
        if not isinstance(action, t.Assist):
            return d.finish(t.Aid())
        guns = Guns(book, d.public, d.private[side], side)
        land = ashore(guns, action.guns)
        led = commands(book, guns.net, (*f.by, *land))[0] if land else None
        aid = carry_out(book, d, side, action, f)
        if led is not None and led.hq:
            attach_all(d, side, {gun: led.hq for gun in land if gun in led.attached})
        return d.finish(aid)


# -- defence ----------------------------------------------------------------------------------


@rule("12.5.4c", "12.5.4e", "12.5.4g", "27.chart.b")
def why_not_helped(guns: Guns, f: t.Defence) -> Illegal | None:
    """Defenders need general supply, one of them at least, or a supplied friend within three."""
    if any(guns.supplied(unit) for unit in f.units):
        return None
    near = frozenset(guns.book.grid.within(f.space, HELPED))
    friends = (unit for unit, own in guns.own.units.items() if own.at in near)
    if any(unit not in f.units and guns.supplied(unit) for unit in friends):
        return None
    return refuse("12.5.4e", "cut-off", space=f.space)


@rule("12.5.4a", "12.5.4f", "7.6.3d", "11.4a")
def why_not_defend(guns: Guns, f: t.Defence, act: t.Assist) -> Illegal | None:
    """Why a defence cannot be helped like this."""
    if not act.guns and not act.points:
        return refuse("12.5.4a", "nothing-given")
    if guns.side == t.ALLIED and guns.public.csp < 1:
        return refuse("12.5.4f", "no-csp", cost=1, left=guns.public.csp)
    bad = (
        why_not_helped(guns, f)
        or why_not_guns(guns, act, "defence", f, f.units)
        or why_not_points(guns.book, guns.public, guns.side, act.points)
    )
    if bad is not None:
        return bad
    places = guns.attach(act.guns, f.units)
    return places if isinstance(places, Illegal) else None


@rule("12.5.4a", "12.5.4h")
class DefenceStep(WindowStep):
    """The defender is asked in every ground combat: what he has in range is hidden."""

    prompt, clause = "defence", "12.5.4a"

    def could_react(self, book: Book, public: t.Public, f: t.Defence, side: str) -> bool:
        """The Allies need a point of supply."""
        return side == t.GERMAN or public.csp > 0

    def about(self, f: t.Defence) -> dict[str, Any]:
        """Which hex is attacked."""
        return {"space": f.space}

    def choice(self, book: Book, seen: t.Seen, f: t.Defence, ask: Ask) -> Choice:
        """Guns that fit, and points in the air."""
        phase = Phase(book, seen, f)
        guns = guns_of(book, phase.public, phase.own, phase.side)
        return assists(guns, f, f.units, lambda act: why_not_defend(guns, f, act))

    def play(self, book: Book, d: t.D, f: t.Defence, side: str, action: Action) -> None:
        """They fire; the Allies pay a point for the hex."""
        if not isinstance(action, t.Assist):
            raise EngineFault(f"{action!r} is no help")
        guns = Guns(book, d.public, d.private[side], side)
        places = guns.attach(action.guns, f.units)
        aid = carry_out(book, d, side, action, f)
        attach_all(d, side, places if isinstance(places, dict) else {})
        if side == t.ALLIED:
            d.put(csp=d.public.csp - 1)
        d.finish(aid)

    def closed(self, book: Book, d: t.D, f: t.Defence) -> None:
        """Nothing helps."""
        d.finish(t.Aid())


# -- readiness --------------------------------------------------------------------------------


@rule("12.5.2b", "12.5.1f")
class ReadyGunsStep(Step):
    """Guns that have moved or fired are ready again; heavy German ones that have fired are not."""

    def run(self, book: Book, d: t.D, f: t.ReadyGuns) -> None:
        """Nobody is asked."""
        make_ready(book, d, f.side, heavy=False)
        d.finish()


@rule("12.5.2b", "12.5.1f", "12.10c")
def make_ready(book: Book, d: t.D, side: str, *, heavy: bool) -> None:
    """Turn guns over: all but heavy ones that have fired, or only these."""
    turned = {
        unit: replace(own, face=t.READY)
        for unit, own in d.private[side].units.items()
        if own.face != t.READY
        and is_gun(book.counters[unit])
        and heavy == (is_heavy(book.counters[unit]) and own.face == t.FIRED)
    }
    put_owns(d, side, turned, carried=True)


STEPS: Mapping[type[Frame], Step] = {
    t.Support: SupportStep(),
    t.Defence: DefenceStep(),
    t.ReadyGuns: ReadyGunsStep(),
}
