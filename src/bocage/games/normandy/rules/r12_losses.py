"""Chapter 12.9 - Losing steps: the owner chooses, one each before anybody loses a second."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import islice
from typing import Any

from bocage.games.normandy import types as t
from bocage.games.normandy.book import Book
from bocage.games.normandy.events import Destroyed, Reduced, StepLost
from bocage.games.normandy.rules.common import own_of, side_of, step_down
from bocage.games.normandy.rules.r07_hq import hq_lost
from bocage.games.normandy.rules.r19_15_recon import spares_recon
from bocage.kernel.api import Ask, Choice, Form, Frame, Illegal, Split, Step, refuse, rule

# -- what may be chosen -----------------------------------------------------------------------


def due(f: t.Losing) -> int:
    """The steps that are lost: all of the result, but no more than there are."""
    return min(f.number, sum(f.units.values()))


@rule("12.9a")
def caps(f: t.Losing) -> dict[str, int]:
    """How many steps each may lose: one, as long as that is enough."""
    single = f.strict and due(f) <= len(f.units)
    return {unit: 1 if single else steps for unit, steps in f.units.items()}


def lose_form(book: Book, f: t.Losing) -> Form:
    """Steps by counter."""
    total = due(f)
    return Form(
        t.Lose,
        (Split("steps", lambda done: caps(f), lambda done: (total,)),),
        lambda act: why_not_lose(book, f, act),
    )


@rule("12.9a", "14.4b", "19.15")
def why_not_lose(book: Book, f: t.Losing, act: t.Lose) -> Illegal | None:
    """All steps; one each first; engineers that led first of all; reconnaissance after others."""
    lost = act.steps
    for unit, steps in lost.items():
        if unit not in f.units:
            return refuse("12.9a", "not-involved", unit=unit)
        if steps > f.units[unit]:
            return refuse("12.9b", "too-many-steps", unit=unit, most=f.units[unit])
    if sum(lost.values()) != due(f):
        return refuse("12.9a", "exact-losses", steps=due(f))
    if f.strict and not evenly(f, lost):
        return refuse("12.9a", "one-each-first")
    if f.first and not any(lost.get(unit) for unit in f.first):
        return refuse("14.4b", "engineers-first", units=f.first)
    if not spares_recon(book, f.units, lost):
        return refuse("19.15", "recon-not-first")
    return None


@rule("12.9a")
def evenly(f: t.Losing, lost: Mapping[str, int]) -> bool:
    """Whether nobody loses a second step before all have lost one."""
    return max(lost.values(), default=0) <= 1 or all(lost.get(unit) for unit in f.units)


# -- carrying it out --------------------------------------------------------------------------


class LosingStep(Step):
    """A side loses steps; where only one division of them is possible nobody is asked."""

    def run(self, book: Book, d: t.D, f: t.Losing) -> None:
        """Nothing to lose, or nothing to choose."""
        if f.stage == "over" or due(f) <= 0:
            return d.finish()
        found: list[Any] = list(islice(lose_form(book, f).legal(), 2))
        if len(found) == 1:
            lose(book, d, found[0])
        return None

    def who(self, book: Book, public: t.Public, f: t.Losing) -> tuple[Ask, ...]:
        """The owner."""
        return (Ask(f.side, "lose", "12.9a", {"steps": due(f), "units": tuple(f.units)}),)

    def choice(self, book: Book, seen: t.Seen, f: t.Losing, ask: Ask) -> Choice:
        """Steps by counter."""
        return lose_form(book, f)

    def take(self, book: Book, d: t.D, f: t.Losing, side: str, action: t.Lose) -> None:
        """Take them."""
        lose(book, d, action)


def lose(book: Book, d: t.D, act: t.Lose) -> None:
    """Counters flip, become companies, or are gone."""
    for unit, steps in act.steps.items():
        suffer(book, d, unit, steps)
    d.goto("over")


@rule("12.9b")
def suffer(book: Book, d: t.D, unit: str, steps: int = 1) -> str | None:
    """A counter loses steps, one after the other. What is left of it."""
    now: str | None = unit
    for _ in range(steps):
        if now is not None:
            now = hit(book, d, now)
    return now


@rule("12.9b", "12.8a")
def hit(book: Book, d: t.D, unit: str) -> str | None:
    """A counter that was shown loses a step; the company in its place owes what it has owed."""
    side = side_of(d, unit)
    now = step_down(book, d, unit)
    owing = d.private[side].owing
    if now != unit and unit in owing:
        heirs = {now: owing[unit]} if now is not None else {}
        rest = {u: hexes for u, hexes in owing.items() if u != unit}
        d.put_private(side, owing={**rest, **heirs})
    if now is None:
        d.emit(Destroyed("12.8a", unit))
        if book.counters[unit].is_hq:
            hq_lost(book, d, unit)
    elif now != unit:
        d.emit(Reduced("12.9b", unit, now))
    else:
        d.emit(StepLost("12.9b", unit, own_of(d, unit).steps))
    return now


STEPS: dict[type[Frame], Step] = {t.Losing: LosingStep()}
