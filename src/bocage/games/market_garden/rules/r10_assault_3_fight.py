"""10.5 to 10.9: the fight, its results, overruns, and the last re-roll (12.4)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import asdict

from bocage.games.market_garden.book import Book
from bocage.games.market_garden.events import AssaultResolved, ForwardNamed, Overran, TakenBack
from bocage.games.market_garden.rules.common import (
    ask_dice,
    at_least,
    end_move,
    memory,
    remember,
    set_bridge,
    set_held,
    total,
)
from bocage.games.market_garden.rules.r10_assault_2_values import (
    defence_value,
    entered,
    without_bridge,
)
from bocage.games.market_garden.rules.r10_losses import capacity
from bocage.games.market_garden.rules.r10_retreat import (
    PER_BRIDGE,
    Flight,
    flight_back,
    needs_bridge,
)
from bocage.games.market_garden.rules.r12_advantage import losses_that_cost, spend
from bocage.games.market_garden.rules.r15_artillery import targets
from bocage.games.market_garden.state import Lay, lay
from bocage.games.market_garden.types import (
    DIS1,
    GERMAN,
    SPENT,
    Activation,
    Before,
    Chance,
    D,
    Fallback,
    Fight,
    Fleeing,
    Forward,
    Half,
    Holder,
    Leaving,
    Public,
    Rolling,
    Seen,
    Suffering,
    other,
)
from bocage.kernel.api import (
    Ask,
    Choice,
    EngineFault,
    Form,
    Illegal,
    OneOf,
    Step,
    Subset,
    innermost,
    refuse,
    rule,
)

# -- the fight ------------------------------------------------------------------------------


class FightStep(Step):
    """The forward unit, dice, the result; retreats, losses, retreats by choice; the end."""

    def run(self, book: Book, d: D, f: Fight) -> None:
        """Each box in its turn."""
        match f.stage:
            case "start":
                look_out(book, d, f)
            case "roll":
                roll(book, d, f)
            case "repulse":
                repulse(book, d, f)
            case "stalemate":
                stalemate(book, d, f)
            case "success":
                success(book, d, f)
            case "losses":
                last_chance(d, f)
            case "withdraw":
                let_go(d, f)
            case "over":
                end_fight(book, d, f)

    def who(self, book: Book, public: Public, f: Fight) -> tuple[Ask, ...]:
        """The defender names his forward unit; the attacker, who falls back."""
        if f.stage == "forward":
            return (Ask(other(f.side), "forward", "10.7b", {"space": f.space}),)
        tie = f.difference == 0
        about = {"space": f.space, "tie": tie}
        return (Ask(f.side, "fallback", "10.742a" if tie else "10.3d", about),)

    def choice(self, book: Book, seen: Seen, f: Fight, ask: Ask) -> Choice:
        """A defender; or some of the attackers that have entered."""
        half = innermost(seen.frames, Half)
        if ask.prompt == "forward":
            here = lay(book, seen.public)
            return OneOf(
                [Forward(unit) for unit in here.of(other(f.side), f.space)],
                lambda act: why_not_forward(here, f, act),
                lambda act: (*f.tallies, defence_value(here, half.moved, f, act.unit)),
                types=(Forward,),
            )
        able = may_fall_back(book, seen.public, half, f)
        return Form(
            Fallback,
            (Subset("units", lambda done: list(able)),),
            lambda act: why_not_fallback(half, f, able, act),
        )

    def take(self, book: Book, d: D, f: Fight, side: str, action: Forward | Fallback) -> None:
        """Go on with it."""
        if isinstance(action, Forward):
            return name_forward(d, f, action.unit)
        return d.call(Fleeing(side=side, units=action.units, back=True), "losses")

    def back(self, book: Book, d: D, f: Fight, value: Any) -> None:
        """The dice, or whether they are rolled again because of the losses."""
        if f.stage == "rolled":
            resolve(book, d, f, value)
        elif f.stage == "asked":
            if value:
                roll_again(d, f)
            else:
                d.goto("withdraw", before=None)


# -- the forward unit and the dice ----------------------------------------------------------


@rule("10.7b")
def look_out(book: Book, d: D, f: Fight) -> None:
    """The defender names his forward unit; a single candidate needs no naming."""
    able = targets(lay(book, d.public), other(f.side), f.space)
    if len(able) == 1:
        name_forward(d, f, able[0])
    else:
        d.wait("forward")


def why_not_forward(here: Lay, f: Fight, act: Forward) -> Illegal | None:
    """A defender; artillery only where nothing else is."""
    side = other(f.side)
    if act.unit not in here.of(side, f.space):
        return refuse("10.7b", "not-defender", unit=act.unit)
    if act.unit not in targets(here, side, f.space):
        return refuse("15.1", "artillery-forward", unit=act.unit)
    return None


def name_forward(d: D, f: Fight, unit: str) -> None:
    """It is known to all before the dice are rolled."""
    d.emit(ForwardNamed("10.73A", unit, f.space))
    d.goto("roll", forward=unit)


@rule("10.71")
def roll(book: Book, d: D, f: Fight) -> None:
    """The values are fixed; both sides roll two dice at the same time."""
    half = d.caller(Half)
    value = defence_value(lay(book, d.public), half.moved, f, f.forward)
    d.remember(tallies=(f.tallies[0], value), sunset=half.sunset == 0)
    values = (f.tallies[0].total, value.total)
    ask_dice(d, "rolled", f.side, "10.71", 2, both=True, combat=True, about=f.space, values=values)


RESULTS = {"repulse": "10.741a", "stalemate": "10.742a", "success": "10.743"}


@rule("10.7a")
def resolve(book: Book, d: D, f: Fight, dice: tuple[int, ...]) -> None:
    """AT against DT."""
    attack = f.tallies[0].total + total(dice)
    defence = f.tallies[1].total + total(dice, mine=False)
    difference = attack - defence
    points = casualties(book, f.space, difference)
    word = "success" if difference > 0 else "repulse" if difference else "stalemate"
    d.emit(AssaultResolved(RESULTS[word], f.space, attack, defence, word, points, f.tallies))
    d.goto(word, dice=dice, difference=difference, points=points, before=how_it_was(d))


@rule("10.743", "10.81")
def casualties(book: Book, space: str, difference: int) -> int:
    """CP: what the attack total is higher by, one less in elevated areas and in polder."""
    rough = space in book.elevated or space in book.polder
    return max(0, difference - int(rough))


# -- results --------------------------------------------------------------------------------


@rule("10.741a")
def repulse(book: Book, d: D, f: Fight) -> None:
    """All who took part are Dis1; supporting artillery is not touched."""
    for unit in f.by:
        at_least(book, d, "10.741a", unit, DIS1)
    if f.must:
        thrown_back(d, f)
    else:
        offer_fallback(book, d, f)


@rule("10.741b", "10.741c")
def thrown_back(d: D, f: Fight) -> None:
    """After a mandatory assault those that entered must go back; no bridge is too narrow."""
    half = d.caller(Half)
    units = tuple(unit for unit in f.by if entered(memory(half, unit)))
    d.call(Fleeing(side=f.side, units=units, back=True, exempt=True), "losses")


@rule("10.742a")
def stalemate(book: Book, d: D, f: Fight) -> None:
    """All who took part are Spent, the point unit Dis1; the crossing is won all the same."""
    for unit in f.by:
        at_least(book, d, "10.742a", unit, DIS1 if unit == f.point else SPENT)
    win_crossings(book, d, f)
    offer_fallback(book, d, f)


def offer_fallback(book: Book, d: D, f: Fight) -> None:
    """Those that entered may go back."""
    if may_fall_back(book, d.public, d.caller(Half), f):
        d.wait("fallback")
    else:
        d.goto("losses")


@rule("10.3d", "10.742a")
def may_fall_back(book: Book, public: Public, half: Half, f: Fight) -> dict[str, Flight]:
    """Attackers that entered and could go back."""
    came = [unit for unit in f.by if entered(memory(half, unit))]
    flights = {unit: flight_back(book, public, half, unit, False) for unit in came}
    return {unit: one for unit, one in flights.items() if one.any_way}


def why_not_fallback(
    half: Half, f: Fight, able: Mapping[str, Flight], act: Fallback
) -> Illegal | None:
    """Attackers that came from another space, as many as the bridges carry."""
    for unit in act.units:
        if unit in able:
            continue
        if unit not in f.by:
            return refuse("10.3d", "not-attacker", unit=unit)
        if not entered(memory(half, unit)):
            return refuse("10.6d", "began-there", unit=unit)
        return refuse("10.91b", "nowhere-to-retreat", unit=unit)
    return why_too_many_back([able[unit] for unit in act.units])


@rule("10.91c")
def why_too_many_back(flights: Sequence[Flight]) -> Illegal | None:
    """Nobody is lost by choosing to go back: together they fit on each bridge."""
    ways = {one.unit: one.book.between[one.start, one.first] for one in flights}
    for one in flights:
        edge = ways[one.unit]
        together = sum(
            ways[mate.unit] is edge and needs_bridge(mate.lay, mate.unit, edge) for mate in flights
        )
        if not one.fits(edge, together):
            return refuse("10.91c", "bridge-full", bridge=edge.id, most=PER_BRIDGE)
    return None


@rule("10.743")
def success(book: Book, d: D, f: Fight) -> None:
    """The crossing is won; the defenders absorb the points."""
    win_crossings(book, d, f)
    d.remember(overrun=overruns(book, d, f))
    if not f.points:
        return d.goto("losses")
    side = other(f.side)
    return d.call(Suffering(side=side, space=f.space, points=f.points, forward=f.forward), "losses")


@rule("10.2c", "10.2d", "7.2d", "10.742b")
def win_crossings(book: Book, d: D, f: Fight) -> None:
    """A mandatory assault that is not repulsed wins the bridge or the water that was crossed."""
    half = d.caller(Half)
    holder: Holder = "german" if f.side == GERMAN else "allied"
    for unit in f.by:
        past = memory(half, unit)
        if not past.must or not past.over:
            continue
        if past.how == "bridge":
            set_bridge(d, "10.2c" if f.difference else "10.742b", past.over, holder)
        elif book.edges[past.over].wet and d.public.bridges.get(past.over, "blown") == "blown":
            set_held(d, "10.2d", past.over, f.side)


# -- overruns -------------------------------------------------------------------------------


@rule("10.5a", "10.8d", "err.4")
def overruns(book: Book, d: D, f: Fight) -> bool:
    """More points than the defenders can absorb, where overruns are possible."""
    here = lay(book, d.public)
    if f.points <= capacity(here, other(f.side), f.space):
        return False
    half = d.caller(Half)
    return not bogged(book, half, f) and not landing(half)


@rule("10.5b")
def bogged(book: Book, half: Half, f: Fight) -> bool:
    """Elevated areas, polder, and water that was crossed without a bridge stop everybody."""
    if f.space in book.elevated or f.space in book.polder:
        return True
    return without_bridge(half.moved, f) > 0


@rule("10.5d")
def landing(half: Half) -> bool:
    """There are no overruns in the airborne phase of D-Day."""
    return half.phase == "airborne"


# -- the last re-roll -----------------------------------------------------------------------


def how_it_was(d: D) -> Before | None:
    """What a last re-roll would bring back; nothing if nobody has the advantage."""
    if d.public.advantage == "none":
        return None
    half, public, on_map = d.caller(Half), d.public, d.public.__struct_fields__
    names = Before.__struct_fields__
    return Before(*(getattr(public if name in on_map else half, name) for name in names))


@rule("12.4b", "12.4a", "12.4c")
def last_chance(d: D, f: Fight) -> None:
    """Losses that cost the advantage: its holder may spend it to have the dice rolled again."""
    holder = d.public.advantage
    if f.before is None or holder == "none":
        return d.goto("withdraw", before=None)
    cost = losses_that_cost(holder)
    if not f.before.lost.get(holder, 0) < cost <= d.caller(Half).lost.get(holder, 0):
        return d.goto("withdraw", before=None)
    return d.call(
        Chance(
            seats=(holder,),
            side=f.side,
            clause="12.4b",
            dice=f.dice,
            count=2,
            both=True,
            about=f.space,
            values=tuple(tally.total for tally in f.tallies),
            last=True,
        ),
        "asked",
    )


@rule("12.4b", "12.5c", "12.2b")
def roll_again(d: D, f: Fight) -> None:
    """All is as it was before the dice; the new ones are the sunset DR if the old ones were."""
    before = f.before
    if before is None:
        raise EngineFault("a last re-roll of a fight that was not remembered")
    d.emit(TakenBack("12.4b", f.space))
    back = asdict(before)
    d.put(**{name: back.pop(name) for name in d.public.__struct_fields__ if name in back})
    d.amend(Half, **back, **({"sunset": 0} if f.sunset else {}))
    spend(d, "12.4b", "loss")
    d.remember(before=None, overrun=False)
    again = Rolling(
        side=f.side, clause="10.71", count=2, both=True, combat=True, about=f.space, again=True
    )
    d.call(again, "rolled")


# -- the end --------------------------------------------------------------------------------


@rule("10.9a", "10.93")
def let_go(d: D, f: Fight) -> None:
    """When the attackers have retreated the defenders may."""
    d.call(Leaving(side=other(f.side), space=f.space), "over")


@rule("10.5c", "10.6b")
def end_fight(book: Book, d: D, f: Fight) -> None:
    """Who took part is Spent and done, or goes on after an overrun."""
    left = bool(lay(book, d.public).of(other(f.side), f.space))
    if f.overrun:
        go_on(d, f)
    else:
        end_move(book, d, "10.5c", f.by)
    hold_fast(book, d, f.space, left)
    d.finish(f.overrun)


@rule("10.5a", "12.3b")
def go_on(d: D, f: Fight) -> None:
    """The units that took part may use the points that they have left."""
    half = d.caller(Half)
    d.emit(Overran("10.5a", f.space))
    for unit in f.by:
        past = half.moved.get(unit)
        spent = half.charged.get(f.space, 0) if past is None else past.spent
        remember(d, (unit,), spent=spent, overran=True, waits=False, must=False, stopped=False)
    if d.inside(Activation) is not None:
        d.amend(Activation, overrun=True, moment=True)


@rule("10.6c")
def hold_fast(book: Book, d: D, space: str, left: bool) -> None:
    """Where an enemy is left in an active area nobody leaves in this impulse; zones one may."""
    stuck = tuple(one for one in d.caller(Half).stuck if one != space)
    activation = d.inside(Activation)
    active = activation is not None and space in activation.spaces
    if left and active and space not in book.zones:
        stuck = (*stuck, space)
    d.amend(Half, stuck=stuck)
