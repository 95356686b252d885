"""How the bot moves: one sweep through the units, each to the best hex that it can reach.

The order of the sweep is that of the counters, and what has moved is remembered by the phase, so
every decision follows from the view alone.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bocage.families.cobra.book import Book
from bocage.families.cobra.bot import fight
from bocage.families.cobra.bot.mind import mind_of
from bocage.families.cobra.bot.picture import Picture, picture_of, stacks
from bocage.families.cobra.bot.score import Group, Scorer
from bocage.families.cobra.bot.worth import armoured
from bocage.families.cobra.rules.c05_movement import reach, why_not_mover
from bocage.families.cobra.rules.c13_reinforcement import due, entry_hexes
from bocage.families.cobra.state import Ways
from bocage.families.cobra.terrain import MP
from bocage.families.cobra.types import (
    Done,
    Enter,
    Exit,
    Move,
    Movement,
    PlayerTurn,
    Seen,
)
from bocage.kernel.api import Action, Choice, innermost


def moves(book: Book, seen: Seen, choice: Choice) -> Action:
    """An exit, an overrun, the next unit's best move, an entry, or done."""
    ways = Ways(book, seen.public, innermost(seen.frames, PlayerTurn), phase_of(seen))
    for action in _proposals(ways, choice):
        if choice.why_not(action) is None:
            return action
    return Done()


def phase_of(seen: Seen) -> Movement:
    """The movement phase that is under way."""
    return innermost(seen.frames, Movement)


def _proposals(ways: Ways, choice: Choice) -> Iterator[Action]:
    yield from _exits(ways)
    overrun = fight.best_overrun(ways)
    if overrun is not None:
        yield overrun
    yield from _sweep(ways)
    yield from _entries(ways)


# -- leaving and entering the map -----------------------------------------------------------


def _exits(ways: Ways) -> Iterator[Action]:
    book = ways.book
    for hex_, here in stacks(ways.lines, ways.side):
        if hex_ in book.ways_out[ways.side]:
            for unit in here:
                edge = mind_of(book).leaves(book, ways.public, unit, hex_)
                if edge:
                    yield Exit(unit, edge)


def _entries(ways: Ways) -> Iterator[Action]:
    for unit in due(ways.book, ways.public, ways.side):
        hexes = entry_hexes(ways, unit) if ways.book.edition.enters_now(ways, unit) else ()
        if hexes:
            yield Enter(unit, _entry(ways, unit, hexes))


def _entry(ways: Ways, unit: str, hexes: Sequence[str]) -> str:
    """With its division if that is there; else where the way to its goal is shortest."""
    book, units, lines = ways.book, ways.public.units, ways.lines
    picture = picture_of(book, ways.public, ways.side)
    scorer = Scorer(picture, (unit,), hexes[0])
    mates = {
        units[mate].at
        for mate in book.divisions.get(book.counters[unit].formation or "", ())
        if mate in units
    }

    def badness(hex_: str) -> tuple[int, int, str]:
        full = not book.fits((*lines.here(hex_), unit))
        return (1000 * full - 500 * (hex_ in mates), scorer.far(hex_), hex_)

    return min(hexes, key=badness)


# -- the sweep ------------------------------------------------------------------------------


def _sweep(ways: Ways) -> Iterator[Action]:
    """The moves of the units after the last one that has moved, each if it is worth it."""
    book, spent = ways.book, ways.phase.spent
    new = mind_of(book).newcomers(ways)
    last = max((book.place(u) for u in spent if u not in new and not _overran(ways, u)), default=-1)
    able = _able(ways)
    yield from _each(ways, able, {u for u in able if book.place(u) > last or u in new}, new)


def second_sweep(ways: Ways) -> Iterator[Action]:
    """The moves of the units that have stayed, now that all the others have moved."""
    able = {unit for unit in _able(ways) if unit not in ways.phase.spent}
    yield from _each(ways, able, able, frozenset())


def _able(ways: Ways) -> set[str]:
    able = {unit for unit in ways.public.units if why_not_mover(ways.book, ways, unit) is None}
    return {unit for unit in able if not _rests(ways, unit)}


def _each(ways: Ways, able: set[str], turn: set[str], new: frozenset[str]) -> Iterator[Action]:
    """The moves of those whose turn it is, in the order of the counters."""
    book, spent = ways.book, ways.phase.spent
    picture = picture_of(book, ways.public, ways.side)
    seen: set[str] = set()
    for unit in sorted(turn, key=book.place):
        if unit not in seen:
            group = _group(ways, unit, able)
            seen.update(group)
            if unit in new and any(spent.get(mate, 0) > MP for mate in group):
                continue
            action = _best_move(picture, ways, group)
            if action is not None:
                yield action


def _rests(ways: Ways, unit: str) -> bool:
    """Whether a headquarters stays where it is, so that it goes on working."""
    if not ways.phase.mechanised or not ways.book.roster.is_hq[unit]:
        return False
    if not mind_of(ways.book).resting_hq or ways.public.units[unit].idle:
        return False
    picture = picture_of(ways.book, ways.public, ways.side)
    return not ways.zoned(ways.public.units[unit].at) or not picture.ezoc


def _overran(ways: Ways, unit: str) -> bool:
    """Whether a unit has overrun in this phase, out of turn."""
    return ways.book.counters[unit].formation in ways.phase.overran


def _group(ways: Ways, unit: str, able: set[str]) -> Group:
    """Who moves together: the units of a mobile division that share a hex."""
    book, units = ways.book, ways.public.units
    counter = book.counters[unit]
    if counter.formation is None or not (armoured(counter) or units[unit].truck):
        return (unit,)
    spent = ways.phase.spent
    return tuple(
        mate
        for mate in book.divisions[counter.formation]
        if mate in able
        and units[mate].at == units[unit].at
        and spent.get(mate, 0) == spent.get(unit, 0)
    )


def _best_move(picture: Picture, ways: Ways, group: Group) -> Move | None:
    start = ways.public.units[group[0]].at
    found = reach(ways, group)
    if not found:
        return None
    scorer = Scorer(picture, group, start)
    scorer.late = ways.phase.mechanised
    stay = scorer.score(start) - scorer.hunger(start)
    scored = []
    for hex_, (cost, _) in found.items():
        if scorer.room(hex_):
            scored.append((-scorer.score(hex_), cost, hex_))
    best, best_value = None, stay + scorer.mind.gain
    for value, _, hex_ in sorted(scored):
        if -value <= best_value:
            break
        real = -value - scorer.hunger(hex_)
        if real > best_value:
            best, best_value = hex_, real
    return Move(group, found[best][1]) if best else None
