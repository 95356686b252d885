"""Chapter 10 - Assaults: who may and who must take part, and declaring it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from typing import Any

from bocage.games.market_garden.book import Book
from bocage.games.market_garden.events import AssaultBegan
from bocage.games.market_garden.rules.common import memory
from bocage.games.market_garden.rules.r10_assault_2_values import (
    attack_value,
    defence_value,
    entered,
)
from bocage.games.market_garden.rules.r15_artillery import may_support, targets
from bocage.games.market_garden.state import Acts, lay
from bocage.games.market_garden.types import (
    FRESH,
    Activation,
    Assault,
    D,
    Duty,
    Fight,
    Half,
    begun,
    other,
)
from bocage.kernel.api import Choice, Form, Frame, Illegal, Pick, Rng, Subset, Tally, refuse, rule

MF_SPENT, MF_FRESH = 1 * 2, 2 * 2  # 10.1b, in half points


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
