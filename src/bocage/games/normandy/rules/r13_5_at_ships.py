"""Chapter 13.5 - German guns fire at ships, which may say before that they will fire back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from bocage.games.normandy import types as t
from bocage.games.normandy.book import Book
from bocage.games.normandy.events import ShipEngaged, ShipShot
from bocage.games.normandy.rules.common import put_own
from bocage.games.normandy.rules.phase import Extra, Phase
from bocage.games.normandy.rules.r11_air import weather_of
from bocage.games.normandy.rules.r13_fire import hits
from bocage.games.normandy.rules.r13_guns import Guns, guns_of, ranges, why_not_counter
from bocage.kernel.api import (
    Action,
    Adding,
    AnyOf,
    Ask,
    Choice,
    Form,
    Frame,
    Illegal,
    NoneOf,
    OneOf,
    Pick,
    Step,
    Tally,
    refuse,
    rule,
)

SEEN_FROM = 10  # hexes
HEAVIEST, ENOUGH = "bb", 170  # battleships, and the calibre that sinks them


# -- who may fire at which ship ---------------------------------------------------------------


@rule("13.5a", "10.6.bluff.c")
def overlooks(book: Book, space: str) -> bool:
    """Whether one sees the sea from a hex: on the coast, or on a bluff above a beach."""
    land = book.country
    here = land.num[space]
    return land.rows[here].coast == "part-sea" or any(
        land.terrain[near] == "beach" and "bluff" in land.sides.get((near, here), ())
        for near in land.around[here]
    )


@rule("13.5a", "13.2d", "12.5.6b")
def why_not_seen(guns: Guns, gun: str, ship: str) -> Illegal | None:
    """Batteries that never move need nobody; others somebody of theirs who sees the sea."""
    book, at = guns.book, guns.public.ships[ship].at or ""
    if "static" in book.counters[gun].flags:
        return None
    for unit, own in guns.own.units.items():
        if book.counters[unit].is_support or book.grid.distance(own.at, at) > SEEN_FROM:
            continue
        if overlooks(book, own.at) and guns.supplied(unit) and any(guns.ties(unit, gun)):
            return None
    return refuse("13.5a", "ship-not-seen", unit=ship)


@rule("13.5a")
def why_not_engage(guns: Guns, act: t.Engage) -> Illegal | None:
    """Only by day, in fair weather, by a gun that is ready and in range."""
    state = guns.public.ships.get(act.ship)
    if state is None or state.at is None:
        return refuse("13.5a", "no-ship", unit=act.ship)
    if guns.night:
        return refuse("13.5a", "no-ships-at-night")
    if weather_of(guns.book, guns.public).drm < 0:
        return refuse("13.5a", "bad-weather", weather=guns.public.weather)
    bad = guns.why_not_reach(act.gun, state.at)
    return bad or why_not_seen(guns, act.gun, act.ship)


@rule("13.5a")
def may_engage(book: Book, public: t.Public, side: str) -> bool:
    """Whether Germans may fire at ships at all: there are some, it is day, the weather is fair."""
    at_sea = side == t.GERMAN and any(ship.at for ship in public.ships.values())
    night = t.part_of(public.turn) == "night"
    return at_sea and not night and weather_of(book, public).drm >= 0


def engage_choice(phase: Phase) -> Choice:
    """A gun, and a ship."""
    guns = guns_of(phase.book, phase.public, phase.own, phase.side)

    def why_not(act: t.Engage) -> Illegal | None:
        return why_not_engage(guns, act)

    if not may_engage(phase.book, phase.public, phase.side):
        return NoneOf(t.Engage, refuse("13.5a", "nothing-at-sea"), why_not)

    def ships(done: Mapping[str, Any]) -> Sequence[str]:
        found = (t.Engage(done["gun"], ship) for ship in phase.public.ships)
        return [act.ship for act in found if why_not(act) is None]

    able = [gun for gun in guns.ready if ships({"gun": gun})]
    if not able:
        return NoneOf(t.Engage, refuse("13.5a", "nothing-at-sea"), why_not)
    parts = (Pick("gun", lambda done: able), Pick("ship", ships))
    return Form(t.Engage, parts, why_not, lambda act: (number_at_sea(guns, "at-sea", act.gun),))


@rule("13.5a")
def number_at_sea(guns: Guns, of: str, gun: str) -> Tally:
    """The number up to which the die hits: the gun alone, whatever the ground."""
    adding = Adding(of)
    adding.items += guns.force(of, gun, "alone").items
    return adding.done()


def take_engage(book: Book, d: t.D, f: Frame, side: str, action: t.Engage) -> None:
    """The gun is shown where it is."""
    at = d.private[side].units[action.gun].at
    d.emit(ShipEngaged("13.5a", action.gun, at, action.ship))
    d.reveal()
    struck = d.public.struck
    frame = t.Engaging(gun=action.gun, ship=action.ship, at=at, struck=struck, shots=len(struck))
    d.call(frame, f.stage)


# -- the shot ---------------------------------------------------------------------------------


class EngagingStep(Step):
    """The ship says whether it will answer; the die; the answers."""

    def run(self, book: Book, d: t.D, f: t.Engaging) -> None:
        """One after the other."""
        match f.stage:
            case "start" if can_return(book, d.public, f):
                d.goto("asked")
            case "start":
                d.goto("fire")
            case "fire":
                fire(book, d, f)
            case "others":
                others(book, d, f)
            case "over":
                d.put(struck=f.struck)
                d.finish()

    def who(self, book: Book, public: t.Public, f: t.Engaging) -> tuple[Ask, ...]:
        """The ship's side."""
        return (Ask(t.ALLIED, "return-fire", "13.5b", {"unit": f.ship, "space": f.at}),)

    def choice(self, book: Book, seen: t.Seen, f: t.Engaging, ask: Ask) -> Choice:
        """To answer, or not."""
        return AnyOf("13.5b", OneOf((t.ReturnFire(),)), OneOf((t.Stay(),)))

    def take(self, book: Book, d: t.D, f: t.Engaging, side: str, action: Action) -> None:
        """It is said before the die falls."""
        d.goto("fire", returns=isinstance(action, t.ReturnFire))


@rule("13.5b")
def can_return(book: Book, public: t.Public, f: t.Engaging) -> bool:
    """A ship that has not fired today, and reaches the gun."""
    state = public.ships[f.ship]
    if state.at is None or state.face != t.READY:
        return False
    least, most = ranges(book.counters[f.ship])
    return least <= book.grid.distance(state.at, f.at) <= most


@rule("13.5a", "13.5b", "13.5c")
def fire(book: Book, d: t.D, f: t.Engaging) -> None:
    """A ship that is hit does not answer; one that said so and is not hit must."""
    guns = Guns(book, d.public, d.private[t.GERMAN], t.GERMAN)
    number = number_at_sea(guns, "at-sea", f.gun)
    put_own(d, f.gun, face=t.FIRED)
    roll = 1 + d.below(10, "13.5a")
    hit = hits(roll, number.total)
    space = d.public.ships[f.ship].at or ""
    d.emit(ShipShot("13.5a", t.GERMAN, f.gun, f.ship, space, roll, hit, (number,)))
    if hit:
        sink(book, d, f)
        return d.goto("others")
    if not f.returns:
        return d.goto("others")
    return d.call(t.Shelling(side=t.ALLIED, gun=f.ship, space=f.at, counter=True), "others")


@rule("13.5c", "13.5.1")
def sink(book: Book, d: t.D, f: t.Engaging) -> None:
    """It is gone for good; a battleship that small guns have hit, until the next night."""
    ships = dict(d.public.ships)
    state = ships.pop(f.ship)
    calibre = book.counters[f.gun].calibre or 0
    if book.counters[f.ship].size == HEAVIEST and calibre < ENOUGH:
        ships[f.ship] = replace(state, at=None, face=t.FIRED)
    d.put(ships={s: ships[s] for s in book.counters if s in ships})


@rule("13.5d", "13.4a")
def others(book: Book, d: t.D, f: t.Engaging) -> None:
    """Others answer as long as somebody does; no hex is closed by that."""
    again = len(d.public.struck) > f.shots or not f.asked
    if not again or f.at not in d.public.piles or why_not_counter(book, d.public) is not None:
        return d.goto("over")
    d.remember(asked=True, shots=len(d.public.struck))
    return d.call(t.Answer(seats=(t.ALLIED,), space=f.at), "others")


STEPS: Mapping[type[Frame], Step] = {t.Engaging: EngagingStep()}
COMBAT = (Extra(t.Engage, engage_choice, take_engage),)
