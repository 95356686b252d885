"""Chapter 8.1 - Attacks: what is committed to a combat phase, and who and what helps an attack."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bocage.families.cobra.rules import c08_1_attack as family
from bocage.families.cobra.rules.c08_1_attack import attack_parts, attack_tallies
from bocage.families.cobra.state import Field
from bocage.games.cobra.rules.c09_headquarters import patton_shifts, why_not_patton
from bocage.games.cobra.rules.c14_6_naval import naval_left, points_per_shift, why_not_naval
from bocage.games.cobra.types import Attack
from bocage.kernel.api import Form, Illegal, Pick


def attack_form(field: Field) -> Form:
    """An attack with everything that may help it."""
    return Form(
        Attack,
        (
            *attack_parts(field),
            Pick("patton", lambda done: patton_shifts(field, done["by"])),
            Pick("naval", lambda done: _naval(field, done["on"])),
        ),
        lambda act: why_not_attack(field, act),
        lambda act: attack_tallies(field, act),
    )


def _naval(field: Field, on: tuple[str, ...]) -> Sequence[int]:
    """How many naval points such an attack may use."""
    left = naval_left(field)
    price = points_per_shift(field.book, on) if left else None
    return (0,) if price is None else range(0, left + 1, price)


def why_not_attack(field: Field, act: Any) -> Illegal | None:
    """As in the family; and Patton and the ships may be able to help."""
    return (
        family.why_not_attack(field, act)
        or why_not_patton(field, act.by, act.patton)
        or why_not_naval(field, act.on, act.naval)
    )
