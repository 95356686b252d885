"""The usual answers, which the page shows filled in: they follow from the view alone."""

from __future__ import annotations

from typing import Any

from bocage.games.normandy import types as t
from bocage.games.normandy.book import Book
from bocage.games.normandy.bot import fight, staff
from bocage.games.normandy.bot.fight import Fights
from bocage.games.normandy.bot.picture import Picture, picture_of
from bocage.games.normandy.rules.phase import Phase
from bocage.kernel.api import Action, Choice, Partial


def proposal(book: Book, seen: t.Seen, choice: Choice, partial: Partial) -> Action | None:
    """All who pay against a hex that was clicked; the cheapest losses; guns that help."""
    if seen.own is None:
        return None
    found = answered(picture_of(book, seen), seen, choice, partial)
    return found if found is not None and choice.why_not(found) is None else None


def answered(pic: Picture, seen: t.Seen, choice: Choice, partial: Partial) -> Action | None:
    """What most would do."""
    frame: Any = seen.frames[-1]
    match partial.do, frame:
        case "attack", t.Combat() if set(partial.fields) == {"space"}:
            return attack(pic, seen, choice, partial.fields["space"])
        case "assist", t.Support() | t.Defence() if not partial.fields:
            found = fight.helped(pic, choice, frame)
            return found if isinstance(found, t.Assist) else None
        case None | "lose", t.Losing() if not partial.fields:
            return fight.suffered(pic.book, frame, choice)
        case None | "plot-air" | "plot-flak", t.Plot() if not partial.fields:
            found_plot = staff.plotted(pic, choice)
            fits = partial.do in (None, "plot-air" if pic.side == t.ALLIED else "plot-flak")
            return found_plot if fits else None
        case _:
            return None


def attack(pic: Picture, seen: t.Seen, choice: Choice, space: str) -> Action | None:
    """The attack on a hex that promises most."""
    fights = Fights(pic, Phase(pic.book, seen, seen.frames[-1]), choice)
    found = [one for one in fights.attacks() if one[1].space == space]
    for _, action in sorted(found, key=lambda one: -one[0]):
        if choice.why_not(action) is None:
            return action
    return None
