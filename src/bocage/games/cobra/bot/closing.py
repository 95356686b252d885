"""What the Germans can still close in a phase, and who risks a step for it."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from bocage.families.cobra.bot.picture import Picture, picture_of
from bocage.families.cobra.bot.score import Scorer
from bocage.families.cobra.bot.worth import step_cost
from bocage.families.cobra.rules.c05_movement import reach, why_not_mover
from bocage.families.cobra.state import Ways
from bocage.families.cobra.types import GERMAN
from bocage.games.cobra.rules.c05_4_risk import ALL, raised
from bocage.games.cobra.types import Raise

NOTE = "coverable"
RISKY = 50  # what a risk must promise beyond its cost


def look(ways: Ways) -> None:
    """When a phase begins: where everybody can go, and what line follows from that."""
    picture = picture_of(ways.book, ways.public, GERMAN)
    key = (NOTE, picture.public.turn)
    known = picture.foe.notes.get(key)
    if known is None or known[0] != ways.phase.mechanised:
        picture.foe.notes[key] = (ways.phase.mechanised, _coverable(ways))
        picture.foe.barriers.pop(picture.public.turn, None)


def coverable(picture: Picture) -> frozenset[str] | None:
    """The hexes that can be covered in this phase; None if nobody has looked."""
    if picture.side != GERMAN:
        return None
    known = picture.foe.notes.get((NOTE, picture.public.turn))
    return known[1] if known else None


def _coverable(ways: Ways) -> frozenset[str]:
    """The zones of every hex where a unit stands or can go."""
    book, zoc_to = ways.book, ways.country.zoc_to
    found: set[str] = set()
    for unit, state in ways.public.units.items():
        if book.side_of[unit] != GERMAN or not book.roster.exerts[unit]:
            continue
        found.add(state.at)
        if why_not_mover(book, ways, unit) is None:
            found.update(reach(ways, (unit,)))
    return frozenset(found.union(*(zoc_to[hex_] for hex_ in found)))


def worth_a_risk(ways: Ways) -> Raise | None:
    """The unit that does most by going a third further, if that is worth the risk of a step."""
    picture = picture_of(ways.book, ways.public, GERMAN)
    if ways.thirds >= ALL or not _urgent(picture):
        return None
    best, best_value = None, RISKY
    for unit, state in ways.public.units.items():
        if not _may_risk(ways, unit):
            continue
        value = _gain(picture, ways, unit) - step_cost(ways.book, unit, state.steps) // 3
        if value > best_value:
            best, best_value = Raise(unit), value
    return best


def _urgent(picture: Picture) -> bool:
    """Whether the line has a hole, or somebody is not supplied."""
    if any(hex_ not in picture.zoc and hex_ not in picture.force for hex_ in picture.line):
        return True
    return not all(picture.fed(hex_) for hex_ in picture.force)


def _may_risk(ways: Ways, unit: str) -> bool:
    """Whether a unit of two steps or more has stayed where it was."""
    book, state = ways.book, ways.public.units[unit]
    if book.side_of[unit] != GERMAN or state.steps < 2 or not book.roster.exerts[unit]:
        return False
    if unit in ways.phase.spent or unit in raised(ways.phase):
        return False
    return why_not_mover(book, ways, unit) is None


def _gain(picture: Picture, ways: Ways, unit: str) -> int:
    """By how much the best hex that it could reach is better than its own."""
    start = ways.public.units[unit].at
    phase: Any = replace(ways.phase, raised={**raised(ways.phase), unit: 1})
    found = reach(Ways(ways.book, ways.public, ways.turn, phase), (unit,))
    scorer = Scorer(picture, (unit,), start)
    scores = (scorer.score(h) - scorer.hunger(h) for h in found if scorer.room(h))
    return max(scores, default=0) - (scorer.score(start) - scorer.hunger(start))
