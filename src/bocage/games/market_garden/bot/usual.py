"""The usual answers, which the page shows filled in: an assault by all, who seizes, who pays."""

from __future__ import annotations

from collections.abc import Iterable

from bocage.games.market_garden.book import Book
from bocage.games.market_garden.bot.half import assaults_on, scout_of
from bocage.games.market_garden.bot.night import Need, refits
from bocage.games.market_garden.bot.picture import picture_of
from bocage.games.market_garden.rules.r13_supply import Stores, level_cost
from bocage.games.market_garden.state import acts_in
from bocage.games.market_garden.types import (
    Activation,
    Assault,
    Resupply,
    Seen,
    Seize,
)
from bocage.kernel.api import Action, Choice, Partial


def proposal(book: Book, seen: Seen, choice: Choice, partial: Partial) -> Action | None:
    """What most would do with what was clicked: a space, a bridge, a unit to refit."""
    fields, frame = partial.fields, seen.frames[-1]
    found: Iterable[Action] = ()
    match partial.do, frame:
        case "assault", Activation() if set(fields) == {"space"}:
            found = _assaults(book, seen, frame, fields["space"])
        case "seize", Activation() if set(fields) == {"bridge"}:
            found = _seizures(book, seen, choice, fields["bridge"])
        case "refit", Resupply() if set(fields) == {"unit"}:
            found = _refits(book, seen, frame, fields["unit"])
    return next((act for act in found if choice.why_not(act) is None), None)


def _assaults(book: Book, seen: Seen, f: Activation, space: str) -> Iterable[Action]:
    """By all that can, with all guns; without them in case they may not."""
    pic = picture_of(book, seen.public)
    for idea in assaults_on(scout_of(pic, seen, f.side), acts_in(book, seen, f), space):
        act = idea.action
        yield act
        if isinstance(act, Assault):
            yield Assault(act.space, act.by, act.point)


def _seizures(book: Book, seen: Seen, choice: Choice, bridge: str) -> Iterable[Action]:
    """By the unit whose loss would hurt least: the die is the same for all of a space."""
    pic = picture_of(book, seen.public)
    able = [a for a in choice.legal() if isinstance(a, Seize) and a.bridge == bridge]
    return sorted(able, key=lambda act: (pic.full[act.unit], book.place(act.unit)))


def _refits(book: Book, seen: Seen, f: Resupply, unit: str) -> Iterable[Action]:
    """Paid by the depot for which it is cheapest."""
    state = seen.public.units[unit]
    need = Need(unit, state.at, level_cost(state.state), 1)
    return [idea.action for idea in refits(Stores(book, seen.public, f), [need])]
