"""The usual answers, which the page shows filled in: they follow from the view alone."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice
from typing import Any

from bocage.games.normandy import types as t
from bocage.games.normandy.book import Book
from bocage.games.normandy.bot.answers import answered
from bocage.games.normandy.bot.fight import MANY, Fights
from bocage.games.normandy.bot.march import March
from bocage.games.normandy.bot.picture import picture_of
from bocage.games.normandy.rules.common import units_at
from bocage.games.normandy.rules.phase import Phase
from bocage.games.normandy.rules.r12_duties import duties_of
from bocage.games.normandy.state import points_of, stack_limit
from bocage.kernel.api import Action, Choice, Frame, Partial, tag_of

WHOLE: dict[type[Frame], tuple[type[Action], ...]] = {
    t.Support: (t.Assist,),
    t.Defence: (t.Assist,),
    t.Fight: (t.Coordinate, t.Shelter),
    t.Losing: (t.Lose,),
    t.Fleeing: (t.Flee,),
    t.Advancing: (t.Advance,),
    t.Shelling: (t.Suffer,),
    t.Return: (t.Place,),
    t.Replace: (t.Mend,),
    t.Plot: (t.PlotAir, t.PlotFlak),
    t.Recon: (t.Strafe, t.Suffer),
    t.Engineers: (t.Entrench,),
}  # the answers that are usual where nothing was begun


def proposal(book: Book, seen: t.Seen, choice: Choice, partial: Partial) -> Action | None:
    """All who pay against a hex that was clicked; the cheapest losses; guns that help."""
    if seen.own is None:
        return None
    found = (act for act in ideas(book, seen, choice, partial) if choice.why_not(act) is None)
    return next(found, None)


def ideas(book: Book, seen: t.Seen, choice: Choice, partial: Partial) -> Iterable[Action]:
    """What most would do, the best first."""
    frame: Any = seen.frames[-1]
    fields = partial.fields
    match partial.do, frame:
        case "attack", t.Combat() if set(fields) == {"space"}:
            yield from attacks(book, seen, choice, fields["space"])
        case "shell", t.Combat() if len(fields) < len(t.Shell.__struct_fields__):
            yield from shots(book, seen, choice, fields)
        case "enter", t.Movement() if set(fields) <= {"space"}:
            march = March(picture_of(book, seen), Phase(book, seen, frame), choice)
            found = march.entering()
            yield from (a for a in found if fields.get("space", a.space) == a.space)
        case do, _ if not fields and type(frame) in WHOLE:
            act = answered(book, seen, choice)
            if act is not None and isinstance(act, WHOLE[type(frame)]):
                yield from (act,) if do in (None, tag_of(act)) else ()


def attacks(book: Book, seen: t.Seen, choice: Choice, space: str) -> list[Action]:
    """The attacks on a hex, the one that promises most first."""
    fights = Fights(picture_of(book, seen), Phase(book, seen, seen.frames[-1]), choice)
    found = [one for one in fights.attacks() if one[1].space == space]
    return [action for _, action in sorted(found, key=lambda one: -one[0])]


def shots(book: Book, seen: t.Seen, choice: Choice, fields: Any) -> list[Action]:
    """The shots that go on from what was begun: at whom one must attack, then as they hit."""
    phase = Phase(book, seen, seen.frames[-1])
    fights = Fights(picture_of(book, seen), phase, choice)
    duties = duties_of(book, seen.public, phase.own, phase.side)
    owed = {space for spaces in duties.values() for space in spaces}
    fits = (
        (hits, act)
        for hits, act in fights.shots()
        if all(getattr(act, name) == value for name, value in fields.items())
    )
    found = fits if owed else islice(fits, MANY)
    return [act for _, act in sorted(found, key=lambda one: (one[1].space not in owed, -one[0]))]


def has_room(book: Book, seen: t.Seen, unit: str, space: str) -> bool:
    """Whether the limit of stacking lets a counter stay in a hex, as all stand now."""
    if seen.own is None:
        return True
    here = (*(u for u in units_at(seen.own.units, space) if u != unit), unit)
    points = points_of(book, seen.public, seen.own, here, space)
    return points <= stack_limit(book, seen.public, here)
