"""Chapter 10 - Assaults: declaring, attack and defence values, results, the last re-roll."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from typing import Any

from msgspec.structs import asdict

from bocage.games.market_garden.book import Book
from bocage.games.market_garden.events import (
    AssaultBegan,
    AssaultResolved,
    ForwardNamed,
    Overran,
    TakenBack,
)
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
from bocage.games.market_garden.rules.r10_losses import capacity
from bocage.games.market_garden.rules.r10_retreat import (
    PER_BRIDGE,
    Flight,
    flight_back,
    needs_bridge,
)
from bocage.games.market_garden.rules.r12_advantage import losses_that_cost, spend
from bocage.games.market_garden.rules.r15_artillery import may_support, targets
from bocage.games.market_garden.state import Acts, Lay, lay
from bocage.games.market_garden.types import (
    ALLIED,
    DIS1,
    FRESH,
    GERMAN,
    SPENT,
    Activation,
    Assault,
    Before,
    Chance,
    D,
    Duty,
    Fallback,
    Fight,
    Fleeing,
    Forward,
    Half,
    Holder,
    Leaving,
    Moved,
    Public,
    Rolling,
    Seen,
    Side,
    Suffering,
    begun,
    other,
)
from bocage.kernel.api import (
    Adding,
    Ask,
    Choice,
    EngineFault,
    Form,
    Frame,
    Illegal,
    OneOf,
    Pick,
    Rng,
    Step,
    Subset,
    Tally,
    innermost,
    refuse,
    rule,
)

MF_SPENT, MF_FRESH = 1 * 2, 2 * 2  # 10.1b, in half points
TOGETHER = 3  # 10.72D: units of a division
NO_BRIDGE = 2  # 10.73D
Past = Mapping[str, Moved]  # what a half remembers of its units


# -- declaring ------------------------------------------------------------------------------


@rule("10.741c", "10.6d", "18.43")
def entered(past: Moved) -> bool:
    """It came from another space; units that dropped count as having begun where they are."""
    return bool(past.last) and past.how != "drop"


@rule("10.1a", "10.6a")
def ready(acts: Acts, space: str) -> list[str]:
    """Actors in a space: those that began there, and those that have entered it."""
    units, towers = acts.public.units, acts.book.towers
    return [unit for unit in acts.actors if units[unit].at == space and unit not in towers]


def fields(acts: Acts) -> list[str]:
    """Spaces that could be assaulted now: somebody there can lead."""
    units, points, enemies = acts.public.units, acts.book.points, acts.lay.at[acts.enemy]
    spaces = dict.fromkeys([units[unit].at for unit in acts.actors if unit in points])
    return [space for space in spaces if space in enemies and why_not_space(acts, space) is None]


def why_not_space(acts: Acts, space: str) -> Illegal | None:
    """Enemies are there, it was not assaulted yet, and no other assault is due."""
    if acts.due and space not in acts.due:
        return refuse("10.2a", "assault-first", space=acts.must)
    if not acts.lay.of(acts.enemy, space):
        return refuse("10.1a", "no-enemy", space=space)
    if space in acts.half.assaulted and not assaulted_again(acts, space):
        return refuse("9.1c", "assaulted-already", space=space)
    return None


@rule("12.3c")
def assaulted_again(acts: Acts, space: str) -> bool:
    """A second activation of an area lets its Fresh units assault there again."""
    activation, second = acts.activation, len(acts.half.activations) > 1
    if space == activation.again:
        return True
    return second and space in activation.spaces and space not in activation.fought


def guns_for(acts: Acts, space: str, by: Sequence[str]) -> list[str]:
    """Artillery that may support an assault by these units."""
    units, moved = acts.public.units, acts.half.moved
    guns = [gun for gun in acts.book.guns_of[acts.side] if gun in units]
    return [gun for gun in guns if may_support(acts.lay, gun, space, by, moved) is None]


def bound_to(acts: Acts, space: str) -> list[str]:
    """Units that cannot stay out of an assault on a space."""
    return [unit for unit in acts.waiting.get(space, ()) if acts.memory(unit).must]


class Force(Subset):
    """Units that take part; some of them must."""

    def __init__(self, acts: Acts) -> None:
        super().__init__("by", lambda done: ready(acts, done["space"]), low=1)
        self._acts = acts

    def _split(self, done: Mapping[str, Any]) -> tuple[list[str], list[str], list[str]]:
        """All, those that must, and the others; artillery that dropped may also support."""
        units = ready(self._acts, done["space"])
        book, memory_of = self._acts.book, self._acts.memory
        must = [
            unit
            for unit in bound_to(self._acts, done["space"])
            if unit not in book.artillery or entered(memory_of(unit))
        ]
        return units, must, [unit for unit in units if unit not in must]

    def values(self, done: Mapping[str, Any]) -> Iterator[Any]:
        """Those that must, with any of the others; small forces first."""
        units, must, others = self._split(done)
        for size in range(len(others) + 1):
            for more in combinations(others, size):
                if must or more:
                    yield tuple(unit for unit in units if unit in must or unit in more)

    def missing(self, done: Mapping[str, Any], so_far: Sequence[str]) -> tuple[str, ...]:
        """Those that must, as far as they are not named yet."""
        return tuple(unit for unit in self._split(done)[1] if unit not in so_far)

    def more(self, done: Mapping[str, Any], so_far: Any) -> tuple[Any, ...]:
        """First those that must, then the others."""
        taken = so_far or ()
        return self.missing(done, taken) or super().more(done, taken)

    def takes(self, done: Mapping[str, Any], so_far: Any) -> bool:
        """In any order."""
        if not isinstance(so_far, list | tuple):
            return False
        able = ready(self._acts, done["space"])
        return all(unit in able and unit not in so_far[:i] for i, unit in enumerate(so_far))

    def leaders(self, done: Mapping[str, Any]) -> list[str]:
        """Who may be the point unit; nobody before all are named that must take part."""
        by, points = done["by"], self._acts.book.points
        return [] if self.missing(done, by) else [unit for unit in by if unit in points]

    def sample(self, done: Mapping[str, Any], rng: Rng) -> Any:
        """Those that must, and a toss for each of the others."""
        units, must, others = self._split(done)
        tosses = rng.below(1 << len(others)) if others else 0
        more = [unit for i, unit in enumerate(others) if tosses >> i & 1]
        return tuple(unit for unit in units if unit in must or unit in more)


@rule("10.7b")
def assault_form(acts: Acts) -> Choice:
    """The space, all who take part, the point unit and supporting artillery."""
    force = Force(acts)
    return Form(
        Assault,
        (
            Pick("space", lambda done: fields(acts)),
            force,
            Pick("point", force.leaders),
            Subset("guns", lambda done: guns_for(acts, done["space"], done["by"])),
        ),
        lambda act: why_not_assault(acts, act),
        lambda act: both_values(acts, act),
    )


def both_values(acts: Acts, act: Assault) -> tuple[Tally, ...]:
    """AV, and DV with the forward unit that suits the defender best."""
    past = acts.half.moved
    fight = Fight(side=acts.side, space=act.space, by=act.by, point=act.point, guns=act.guns)
    able = targets(acts.lay, other(acts.side), act.space)
    values = [defence_value(acts.lay, past, fight, unit) for unit in able]
    best = sorted(values, key=lambda value: -value.total)[:1]
    return (attack_value(acts.book, past, act), *best)


def why_not_assault(acts: Acts, act: Assault) -> Illegal | None:
    """The space, everybody who takes part, who cannot stay out, the point unit and the guns."""
    bad = why_not_space(acts, act.space)
    if bad is not None:
        return bad
    for unit in act.by:
        bad = why_not_part(acts, act.space, unit)
        if bad is not None:
            return bad
    for unit in act.guns:
        bad = may_support(acts.lay, unit, act.space, act.by, acts.half.moved)
        if bad is not None:
            return bad
    return why_not_point(acts.book, act) or why_not_without(acts, act)


@rule("8.4", "10.1a")
def why_not_part(acts: Acts, space: str, unit: str) -> Illegal | None:
    """A Fresh unit of an active space that stands there now; towers do not attack."""
    state = acts.public.units.get(unit)
    if state is None or acts.book.side_of[unit] != acts.side:
        return refuse("10.1a", "not-yours", unit=unit)
    if unit in acts.book.towers:
        return refuse("4.125a", "never-attacks", unit=unit)
    if state.at != space:
        return refuse("10.1a", "not-there", unit=unit, space=space)
    if state.state != FRESH:
        return refuse("8.3", "not-fresh", unit=unit)
    if unit not in acts.actors:
        return refuse("10.3b", "not-active", unit=unit)
    return None


@rule("10.2e", "10.3a", "4.123", "4.124a")
def why_not_point(book: Book, act: Assault) -> Illegal | None:
    """Infantry or armour that takes part leads."""
    if not any(unit in book.points for unit in act.by):
        return refuse("10.2e", "no-point")
    if act.point not in act.by:
        return refuse("10.72A", "point-outside", unit=act.point)
    if act.point in book.artillery:
        return refuse("4.123", "not-point-type", unit=act.point)
    if act.point not in book.points:
        return refuse("4.124a", "not-point-type", unit=act.point)
    return None


def why_not_without(acts: Acts, act: Assault) -> Illegal | None:
    """Units whose entry makes the assault mandatory take part."""
    for unit in bound_to(acts, act.space):
        if unit not in act.by and unit not in act.guns:
            return must_join(acts, act.space, unit)
    return None


def must_join(acts: Acts, space: str, unit: str) -> Illegal:
    """The unit cannot stay out."""
    return refuse(why_bound(acts, space, unit), "must-take-part", unit=unit)


@rule("10.2a", "10.2b", "18.43", "8.222c")
def why_bound(acts: Acts, space: str, unit: str) -> str:
    """The clause that binds a unit: for how it came, for the area, or for what it crossed."""
    if acts.memory(unit).how == "drop":
        return "18.43"
    if not acts.activation.spaces and not acts.activation.overrun:  # after an infiltration
        return "8.222c"
    return "10.2b" if acts.was_contested(space) else "10.2a"


WHY = {"10.2a": "area", "10.2b": "crossing", "18.43": "drop", "8.222c": "infiltration"}


def duty_of(acts: Acts) -> Duty | None:
    """The assault that is due, or the first of several."""
    if not acts.due:
        return None
    units = bound_to(acts, acts.must)
    clause = why_bound(acts, acts.must, units[0])
    afloat = clause == "10.2b" and acts.memory(units[0]).how in ("ferry", "boat")
    why = "afloat" if afloat else WHY[clause]
    return Duty(acts.must, tuple(units), clause, why, len(acts.due) > 1)


# -- the attack value -----------------------------------------------------------------------


@rule("10.72B", "4.123", "4.124a", "err.1")
def helps(book: Book, past: Past, unit: str) -> bool:
    """Field artillery that has moved in has no part in the attack value; FLAK has."""
    return unit not in book.artillery or unit not in past or not entered(past[unit])


def attack_value(book: Book, past: Past, act: Assault | Fight) -> Tally:
    """AV: the point unit, others, support, whole divisions, SS with others."""
    others = [unit for unit in act.by if unit != act.point and helps(book, past, unit)]
    adding = Adding("assault")
    adding.add("10.72A", "point", book.counters[act.point].af, unit=act.point)
    adding.add("10.72B", "others", len(others))
    adding.add("10.72C", "support", len(act.guns))
    team = (act.point, *others, *act.guns)
    adding.add("10.72D", "divisions", divisions_together(book, team))
    adding.add("10.72E", "ss-and-others", -int(mixed(book, team)))
    return adding.done()


@rule("10.72D")
def divisions_together(book: Book, team: Sequence[str]) -> int:
    """Divisions with three units or more; independent units are of none."""
    count: dict[str, int] = {}
    for unit in team:
        division = book.counters[unit].division
        if division is not None:
            count[division] = count.get(division, 0) + 1
    return sum(units >= TOGETHER for units in count.values())


@rule("10.72E")
def mixed(book: Book, team: Sequence[str]) -> bool:
    """SS and other German units together."""
    return {book.counters[unit].nation for unit in team} >= {"ss", "german"}


# -- the defence value ----------------------------------------------------------------------


def defence_value(here: Lay, past: Past, f: Fight, forward: str) -> Tally:
    """DV: the forward unit, terrain, what the attackers crossed, other Fresh defenders."""
    book, state = here.book, here.units[forward].state
    counter = book.counters[forward]
    adding = Adding("defence")
    adding.add("10.73A", "forward", counter.df if state == FRESH else counter.spent, unit=forward)
    adding.add("10.73A", "disrupted", -disruption(state))
    adding.add("10.73B", "terrain", book.tem[f.space])
    cross(adding, over_bridges(here, past, f), without_bridge(past, f))
    adding.add("10.73E", "others-fresh", len(steady(here, other(f.side), f.space, forward)))
    return adding.done()


@rule("10.73A")
def disruption(state: int) -> int:
    """The Dis level."""
    return max(0, state - SPENT)


@rule("10.73C")
def over_bridges(here: Lay, past: Past, f: Fight) -> tuple[str, ...]:
    """Terms for a bridge in a mandatory assault, if it is the enemy's, if it is on a river.

    Of several bridges the one with most terms counts.
    """
    worst: tuple[str, ...] = ()
    for unit in f.by:
        way = past.get(unit)
        if way is None or not way.must or way.how != "bridge":
            continue
        edge = here.book.edges[way.over]
        terms = ["bridge"]
        if here.holder(edge) != f.side:
            terms.append("enemy-bridge")
        if edge.kind == "river":
            terms.append("river-bridge")
        worst = max(worst, tuple(terms), key=len)
    return worst


@rule("10.73D")
def without_bridge(past: Past, f: Fight) -> int:
    """Somebody crossed a canal without a bridge, or a river by ferry or boat."""
    hows = [past[unit].how for unit in f.by if unit in past]
    return NO_BRIDGE if any(how in ("canal", "ferry", "boat") for how in hows) else 0


@rule("10.73CD")
def cross(adding: Adding, bridge: tuple[str, ...], none: int) -> None:
    """Of the terms with and without a bridge only the larger counts."""
    if none > len(bridge):
        adding.add("10.73D", "no-bridge", none)
        return
    for term in bridge:
        adding.add("10.73C", term, 1)


@rule("10.73E")
def steady(here: Lay, side: Side, space: str, forward: str) -> list[str]:
    """Other Fresh defenders, but not airborne units that have no supply line to zone F."""
    cut_off = side == ALLIED and not here.supplied(ALLIED, space)
    airborne = here.book.airborne
    return [
        unit
        for unit in here.fresh(side, space)
        if unit != forward and not (cut_off and unit in airborne)
    ]


# -- beginning ------------------------------------------------------------------------------


def begin_assault(book: Book, d: D, f: Frame, action: Assault, then: str) -> None:
    """The attacker has declared; the defender answers. Its value: whether it was an overrun."""
    half = d.caller(Half)
    must = obliged(half, action)
    announce(d, half, action, must)
    count_assault(d, half, action.space)
    charge(book, d, half, action.space)
    d.call(
        Fight(
            side=half.side,
            space=action.space,
            by=action.by,
            point=action.point,
            guns=action.guns,
            must=must,
            tallies=(attack_value(book, half.moved, action),),
        ),
        then,
    )


@rule("10.2f")
def obliged(half: Half, action: Assault) -> bool:
    """If it is mandatory for one it is for all."""
    return any(memory(half, unit).must for unit in action.by)


def announce(d: D, half: Half, act: Assault, must: bool) -> None:
    """Tell who assaults what, and under which clause."""
    told = (half.side, act.space, act.by, act.point, act.guns, must)
    if must:
        start = begun(half)
        contested = act.space in start.german and act.space in start.allied
        d.emit(AssaultBegan("10.2b" if contested else "10.2a", *told))
    else:
        inside = not any(entered(memory(half, unit)) for unit in act.by)
        d.emit(AssaultBegan("10.6a" if inside else "10.3a", *told))


@rule("9.1c", "10.1d", "12.3c")
def count_assault(d: D, half: Half, space: str) -> None:
    """Nobody enters this area any more in this impulse, nor assaults it."""
    if space not in half.assaulted:
        d.amend(Half, assaulted=(*half.assaulted, space))
    activation = d.inside(Activation)
    if activation is not None:
        again = activation.again if activation.again != space else ""
        d.amend(Activation, fought=(*activation.fought, space), again=again)


@rule("10.1b", "10.1c", "10.6e")
def charge(book: Book, d: D, half: Half, space: str) -> None:
    """All who began in an active space pay for an assault in it, whether they take part or not."""
    activation = d.inside(Activation)
    if activation is None or space not in activation.spaces:
        return
    fresh = lay(book, d.public).any_fresh(other(half.side), space)
    cost = half.charged.get(space, 0) + (MF_FRESH if fresh else MF_SPENT)
    d.amend(Half, charged={**half.charged, space: cost})


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
