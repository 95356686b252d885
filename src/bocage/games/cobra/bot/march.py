"""Movement: what the family does, delay units, railways, who must come back; the boundary."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bocage.families.cobra.bot import move
from bocage.families.cobra.bot.picture import picture_of
from bocage.families.cobra.bot.score import Scorer
from bocage.families.cobra.rules.c05_movement import reach, why_not_mover
from bocage.families.cobra.state import Ways
from bocage.families.cobra.types import ALLIED, GERMAN, Done, Move
from bocage.games.cobra.bot import closing
from bocage.games.cobra.rules.c05_10_boundary import boundary_of
from bocage.games.cobra.rules.c15_delay import (
    behind_own_front,
    escorted,
    unused,
    why_none_now,
    why_not_there,
)
from bocage.games.cobra.types import Movement, Place, PlayerTurn, Relay, Seen
from bocage.kernel.api import Action, Choice, innermost

FROM_VIRE, TO_EAST = "A2117", "A5119"


def moves(book: Any, seen: Seen, choice: Choice) -> Action | None:
    """A delay unit first; then as the family does; nobody stays where he may not."""
    turn, phase = innermost(seen.frames, PlayerTurn), innermost(seen.frames, Movement)
    ways = book.memo.of(Ways, seen.public, turn, phase)
    if ways.side == GERMAN:
        closing.look(ways)
    placed = _delay(ways, seen.public)
    if placed is not None and choice.why_not(placed) is None:
        return placed
    found = move.moves(book, seen, choice)
    if not isinstance(found, Done):
        return found
    if ways.side == GERMAN:
        for action in _afterthoughts(ways):
            if choice.why_not(action) is None:
                return action
    return found if choice.why_not(found) is None else _back(ways)


def _afterthoughts(ways: Ways) -> Iterator[Action]:
    """What Germans who have stayed can still do for the line, at last at a risk."""
    yield from move.second_sweep(ways)
    risky = closing.worth_a_risk(ways)
    if risky is not None:
        yield risky


def _delay(ways: Ways, public: Any) -> Action | None:
    """A delay unit where it covers most of the line."""
    book: Any = ways.book
    if not book.expanded or why_none_now(ways) is not None:
        return None
    waiting = unused(book, public)
    if not waiting:
        return None
    names = ways.country.bits.among(ways.country.names, escorted(ways) & behind_own_front(ways))
    hexes = [hex_ for hex_ in sorted(names) if why_not_there(ways, hex_) is None]
    if not hexes:
        return None
    picture = picture_of(book, public, GERMAN)
    scorer = Scorer(picture, (waiting[0],), hexes[0])
    value, hex_ = max((scorer.cover(hex_), hex_) for hex_ in hexes)
    return Place(waiting[0], hex_) if value > 0 else None


def _back(ways: Ways) -> Action | None:
    """A move nearer to the boundary for a unit that is too far beyond it."""
    book: Any = ways.book
    public: Any = ways.public
    beyond = boundary_of(book, public).beyond
    for unit, state in public.units.items():
        if book.side_of[unit] != ALLIED or unit in ways.phase.spent:
            continue
        far = beyond[book.group_of[unit]]
        if not far[state.at] or why_not_mover(book, ways, unit) is not None:
            continue
        found = reach(ways, (unit,))
        if found:
            end = min(found, key=lambda hex_: (far[hex_], found[hex_][0], hex_))
            return Move((unit,), found[end][1])
    return None


# -- the boundary, and the Fifteenth Army ---------------------------------------------------


def best_shift(book: Any, seen: Seen, choice: Choice) -> Action:
    """It stays where it is."""
    return Done()


def best_line(book: Any, seen: Seen, choice: Choice) -> Action:
    """From Vire to the east: Falaise for the British, Argentan for the Americans."""
    return Relay(FROM_VIRE, TO_EAST)


def best_appeal(book: Any, seen: Seen, choice: Choice) -> Action:
    """Never: a division that comes on one die of three is not worth a point for each of them."""
    return Done()
