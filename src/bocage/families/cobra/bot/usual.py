"""The usual answer, which the page shows filled in: an attack by all that can."""

from __future__ import annotations

from collections.abc import Sequence

from bocage.families.cobra.book import Book
from bocage.families.cobra.bot.fight import combat_field, led_best
from bocage.families.cobra.bot.mind import mind_of
from bocage.families.cobra.bot.picture import fighting
from bocage.families.cobra.rules.c08_1_attack import may_pay, why_not_attacker
from bocage.families.cobra.state import Field
from bocage.families.cobra.types import Seen
from bocage.kernel.api import Action, Choice, Partial


def proposal(book: Book, seen: Seen, choice: Choice, partial: Partial) -> Action | None:
    """Attack these hexes with all that can, with a supply point and a headquarters if they help."""
    on, given = partial.fields.get("on"), partial.fields.get("by")
    if partial.do != "attack" or not on or set(partial.fields) - {"on", "by"} or given == ():
        return None
    field = combat_field(book, seen)
    by = given or all_that_can(field, on)
    if not by:
        return None
    act = led_best(field, tuple(on), by, may_pay(field, by))
    attack = mind_of(book).attack
    tries = (act, attack(act.on, by, act.point), attack(act.on, by))
    return next((one for one in tries if choice.why_not(one) is None), None)


def all_that_can(field: Field, on: Sequence[str]) -> tuple[str, ...]:
    """The units that may attack these hexes together: of two armies the stronger one."""
    book, units = field.book, field.public.units
    armies: dict[str, list[str]] = {}
    near = (unit for hex_ in book.country.around[on[0]] for unit in field.lines.at.get(hex_, ()))
    for unit in near:
        if why_not_attacker(field, unit, on) is None:
            armies.setdefault(book.group_of[unit], []).append(unit)
    by = max(
        armies.values(), key=lambda army: sum(fighting(book, units, u) for u in army), default=[]
    )
    return tuple(sorted(by, key=book.place))
