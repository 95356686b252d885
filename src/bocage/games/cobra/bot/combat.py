"""The combat phase: what is committed, what is bombed, where the air forces help."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec.structs import replace

from bocage.families.cobra.bot.fight import Plan, attack_plans, best_strikes, combat_field
from bocage.families.cobra.bot.picture import picture_of
from bocage.families.cobra.bot.worth import losses
from bocage.families.cobra.state import Field
from bocage.families.cobra.types import ALLIED, GERMAN
from bocage.games.cobra.rules.c11_points import POOLS, price
from bocage.games.cobra.rules.c14_air import CARPET_COLUMN, why_not_struck
from bocage.games.cobra.types import Cancel, Combat, Commit, Fly, PlayerTurn, Schedule, Seen, Strike
from bocage.kernel.api import Action, Choice, innermost

CARPET = 60  # what bombs must promise
WORTH = {GERMAN: 40, ALLIED: 10}  # what a point must promise


def best_commit(book: Any, seen: Seen, choice: Choice) -> Action:
    """For each attack that is worth its points, and will hardly lack the units for it."""
    side = innermost(seen.frames, Combat).side
    counts = dict.fromkeys(POOLS[side], 0)
    for plan in _independent(_paid_plans(book, seen), WORTH[side]):
        group = book.group_of[plan.act.by[0]]
        if (counts[group] + 1) * price(group) <= seen.public.points[group]:
            limit = book.edition.limit(group, seen.public.turn)
            if limit is None or counts[group] < limit:
                counts[group] += 1
    return Commit(**{group: count * price(group) for group, count in counts.items()})


def _paid_plans(book: Any, seen: Seen) -> list[Plan]:
    """The attacks that could be made with all points, the air forces helping everywhere."""
    field, points = combat_field(book, seen), seen.public.points
    phase: Any = replace(field.phase, committed=dict(points))
    paid = Field(book, seen.public, field.turn, phase)
    strikes = sorted(field.lines.held[GERMAN]) if field.side == ALLIED and seen.public.air else ()
    return [plan for plan in attack_plans(paid, strikes) if plan.act.point]


def _independent(plans: Sequence[Plan], least: int) -> Iterator[Plan]:
    """Those that are worth it, best first, that do not need too many units of one before."""
    used: set[str] = set()
    for plan in sorted(plans, key=lambda plan: (-plan.value, plan.act.on)):
        if plan.value < max(least, 1):
            return
        if sum(unit in used for unit in plan.act.by) * 2 <= len(plan.act.by):
            used.update(plan.act.by)
            yield plan


def best_mission(book: Any, seen: Seen, choice: Choice) -> Action | None:
    """Flown if it may be and the enemy is still worth it; else cancelled; if there is none, so."""
    plan = seen.own.plan if seen.own else ""
    if choice.why_not(Fly()) is None and bombing(book, seen.public, plan) >= CARPET // 2:
        return Fly()
    if choice.why_not(Cancel()) is None:
        return Cancel()
    return None


def best_strike(book: Any, seen: Seen, choice: Choice) -> Action:
    """The hexes of the best attacks; not those of the front that has bombed."""
    bombed = innermost(seen.frames, PlayerTurn).bombed
    hexes = best_strikes(book, seen, seen.public.air)
    if bombed:
        hexes = tuple(h for h in hexes if not why_not_struck(book, seen.public, bombed, h))
    return Strike(hexes)


def best_plan(book: Any, seen: Seen, choice: Choice) -> Action:
    """The German stack next to Allied units on which bombs promise most."""
    public = seen.public
    held = book.lines(public).held
    near = {there for hex_ in held[ALLIED] for there in book.country.next_to[hex_]}
    weigh = _weights(book, seen)
    found = [
        (bombing(book, public, hex_) * weigh.get(hex_, 70) // 100, hex_)
        for hex_ in sorted(held[GERMAN])
        if hex_ in near
    ]
    value, hex_ = max(found, default=(0, ""))
    return Schedule(hex_) if value >= CARPET else Schedule(None)


def _weights(book: Any, seen: Seen) -> dict[str, int]:
    """How much stacks matter to the armies, in percent."""
    picture = picture_of(book, seen.public, ALLIED)
    found: dict[str, int] = {}
    for army in ("us", "british"):
        for hex_, target in picture.targets(army).items():
            found[hex_] = max(found.get(hex_, 0), target.weight)
    return found


def bombing(book: Any, public: Any, hex_: str) -> int:
    """What carpet bombing may be expected to cost the Germans in a hex."""
    units = book.lines(public).here(hex_)
    numbers = [book.crt[CARPET_COLUMN, die].defender for die in range(1, 7)]
    return sum(losses(book, public, units, number)[0] for number in numbers) // 6


def best_lead(book: Any, seen: Seen, choice: Choice) -> Action:
    """Help is free; an air point is, in the enemy's turn, half as many as there are."""
    first: Action = next(iter(choice.legal()))
    return first
