"""Results: how many hexes, who loses the steps, and where everybody goes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bocage.families.cobra.bot.fight import FOLLOW
from bocage.families.cobra.bot.mind import mind_of
from bocage.families.cobra.bot.picture import picture_of
from bocage.families.cobra.bot.score import Scorer
from bocage.families.cobra.bot.worth import losses
from bocage.games.cobra.rules.c08_5_result import hexes_offered
from bocage.games.cobra.rules.c08_6_retreat import withdrawal
from bocage.games.cobra.types import Battle, Go, Public, Seen, Suffer, Suffering
from bocage.kernel.api import Action, Choice, innermost


def spread_losses(
    book: Any, public: Any, units: Sequence[str], number: int
) -> tuple[int, dict[str, int]]:
    """The cheapest way to lose so many steps, nobody a second before all have lost one."""
    is_hq = book.roster.is_hq
    return losses(
        book, public, units, number, lambda unit, lost: 99 if is_hq[unit] else min(1, lost)
    )


def can_go(book: Any, public: Any, force: Any, hexes: int) -> bool:
    """Whether every unit has a way of so many hexes."""
    flight = withdrawal(book, public, force, hexes)
    return all(flight.ways(unit) for unit in force.units)


def best_suffering(book: Any, seen: Seen, choice: Choice) -> Action | None:
    """The mix of hexes and steps that costs least."""
    f = innermost(seen.frames, Suffering)
    public = seen.public
    found = []
    for hexes in hexes_offered(book, public, f):
        cost, steps = spread_losses(book, public, f.units, f.number - hexes)
        if hexes:
            cost += mind_of(book).ground(book, public, f.units, hexes)
            cost += FOLLOW if f.attacks and beaten(book, public, seen) else 0
        found.append((cost, hexes, steps))
    for _, hexes, steps in sorted(found, key=lambda one: one[:2]):
        act = Suffer(hexes, steps)
        if choice.why_not(act) is None:
            return act
    return None


def beaten(book: Any, public: Public, seen: Seen) -> bool:
    """Whether nobody is left of those who are attacked."""
    lines = book.lines(public)
    return not any(lines.here(hex_) for hex_ in innermost(seen.frames, Battle).on)


def best_flight(book: Any, seen: Seen, choice: Choice) -> Action | None:
    """The path that ends best, unit by unit, taking nobody along."""
    f = innermost(seen.frames, Suffering)
    picture = picture_of(book, seen.public, f.side)
    flight = withdrawal(book, seen.public, f, f.hexes)
    best: Action | None = None
    best_value: tuple[int, int] | None = None
    for unit in f.going:
        scorer = Scorer(picture, (unit,), seen.public.units[unit].at)
        for path in flight.open_ways(unit):
            value = (scorer.refuge(path[-1]), -book.place(unit))
            if best_value is None or value > best_value:
                best, best_value = Go(unit, path), value
    return best
