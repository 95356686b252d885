"""Chapter 12.11 - Advance after combat: into the hex that the defenders have left."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bocage.games.normandy import types as t
from bocage.games.normandy.book import Book
from bocage.games.normandy.events import Advanced
from bocage.games.normandy.rules.common import shift
from bocage.games.normandy.rules.r12_duties import sorted_units
from bocage.games.normandy.rules.r12_modifiers import is_up_bluff
from bocage.games.normandy.state import enterable, points_of, stack_limit
from bocage.kernel.api import (
    AnyOf,
    Ask,
    Choice,
    EngineFault,
    Form,
    Frame,
    Illegal,
    OneOf,
    Step,
    Subset,
    refuse,
    rule,
)


@rule("12.11a", "12.11c")
def may_follow(book: Book, public: t.Public, f: t.Fight) -> bool:
    """Whether the hex is empty, and, in bocage, emptied by the result alone."""
    if f.space in public.piles:
        return False
    land = book.country
    return f.fallen or land.terrain[land.num[f.space]] != "bocage"


@rule("12.11b", "12.11d", "10.6.cliff", "10.6.bluff.b")
def why_not_follow(book: Book, public: t.Public, f: t.Advancing, unit: str) -> Illegal | None:
    """Guns stay, towed anti-tank guns too, and whoever could not move there."""
    if unit not in f.by:
        return refuse("12.11a", "took-no-part", unit=unit)
    counter = book.counters[unit]
    if counter.artillery is not None or counter.type in ("at", "att"):
        return refuse("12.11b", "never-advances", unit=unit)
    land = book.country
    kinds = land.sides.get((land.num[f.by[unit]], land.num[f.space]), frozenset())
    if "cliff" in kinds or not enterable(book, public, unit, f.by[unit], f.space):
        return refuse("12.11d", "cannot-advance-there", unit=unit)
    if counter.type != "commando" and is_up_bluff(book, f.by[unit], f.space):
        return refuse("10.6.bluff.b", "cannot-advance-there", unit=unit)
    return None


def able(book: Book, public: t.Public, f: t.Advancing) -> tuple[str, ...]:
    """Attackers that may advance."""
    found = [unit for unit in f.by if why_not_follow(book, public, f, unit) is None]
    return sorted_units(book, found)


@rule("12.11a", "6.1a")
def why_not_advance(
    book: Book, public: t.Public, own: t.Private, f: t.Advancing, act: t.Advance
) -> Illegal | None:
    """Each may go, and together they fit into the hex."""
    for unit in act.by:
        bad = why_not_follow(book, public, f, unit)
        if bad is not None:
            return bad
    if not act.by:
        return refuse("12.11a", "nobody-advances")
    points, most = points_of(book, public, own, act.by, f.space), stack_limit(book, public, act.by)
    if points > most:
        return refuse("6.1a", "too-many-advance", points=points, most=most)
    return None


class AdvancingStep(Step):
    """The attacker is asked once."""

    def run(self, book: Book, d: t.D, f: t.Advancing) -> None:
        """If anybody can."""
        if f.stage == "over" or not able(book, d.public, f):
            d.finish()

    def who(self, book: Book, public: t.Public, f: t.Advancing) -> tuple[Ask, ...]:
        """The attacker."""
        return (Ask(f.side, "advance", "12.11a", {"space": f.space}),)

    def choice(self, book: Book, seen: t.Seen, f: t.Advancing, ask: Ask) -> Choice:
        """Some, or nobody."""
        if seen.own is None:
            raise EngineFault("a spectator is asked")
        own, units = seen.own, able(book, seen.public, f)
        form = Form(
            t.Advance,
            (Subset("by", lambda done: units, low=1),),
            lambda act: why_not_advance(book, seen.public, own, f, act),
        )
        return AnyOf("12.11a", form, OneOf((t.Stay(),)))

    def take(self, book: Book, d: t.D, f: t.Advancing, side: str, action: Any) -> None:
        """Go."""
        if isinstance(action, t.Advance):
            advance(book, d, f, action.by)
        d.goto("over")


@rule("12.11a")
def advance(book: Book, d: t.D, f: t.Advancing, by: Sequence[str]) -> None:
    """Zones of control do not hinder them, and it costs no movement points."""
    shift(book, d, f.side, by, f.space)
    d.emit(Advanced("12.11a", f.side, tuple(by), f.space))


STEPS: dict[type[Frame], Step] = {t.Advancing: AdvancingStep()}
