"""What is told of a game that is over: its points term by term, how they came, luck and length.

All of it is worked out from the record, beside the event loop. What was hidden is told only if the
rules have ended the game: then the points show it anyway.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterable, Sequence
from datetime import datetime
from itertools import pairwise
from typing import TYPE_CHECKING

import msgspec

from bocage.kernel.nouns import Event, Modifier, Tally
from bocage.server import api
from bocage.server.ledger import KEEP
from bocage.server.luck import fortunes
from bocage.server.trouble import Trouble

if TYPE_CHECKING:
    from bocage.server.ledger import Ledger
    from bocage.server.rooms import Room
    from bocage.words import Words

CLOSE = 600  # entries up to which the points are counted after each of them
SWINGS = 3  # turning points that are told
TRIED = 5  # stretches in which they are looked for
TERMS = 3  # of a turning point

Score = dict[str, Tally]
Row = tuple[int, int, tuple[int, ...]]
Key = tuple[str, str, str]  # side, clause, label with its arguments


class Swing(msgspec.Struct, frozen=True):
    """An entry with which the points changed much."""

    n: int
    turn: int
    by: int  # for the first side
    terms: tuple[tuple[str, Modifier, int], ...]  # side, term, how much more it gives now


class Course(msgspec.Struct, frozen=True):
    """A game from its beginning to its end, in numbers."""

    account: Score
    sides: tuple[str, ...]  # that have points
    points: tuple[Row, ...]  # entry, turn, points of the sides
    swings: tuple[Swing, ...]
    turns: tuple[int, int]  # first and last


async def after(room: Room, seat: str, lang: str) -> api.After:
    """The account of a game that is over, as a seat is told it."""
    if room.playing:
        raise Trouble("not-over")
    room.seat(seat)
    if room.course is None:
        ledger = room.ledger.apart(room.engine.another())
        room.course = asyncio.ensure_future(asyncio.to_thread(course_of, ledger))
    try:
        course = await asyncio.shield(room.course)
    except Exception:
        room.course = None
        raise
    return await asyncio.to_thread(told, room, course, seat, lang)


# -- in numbers ----------------------------------------------------------------------------------


def course_of(ledger: Ledger) -> Course:
    """Everything that does not depend on who asks, with an engine of its own."""
    module, book = ledger.engine.module, ledger.engine.book
    shown = [n for n in ledger.shown if n >= ledger.base]
    last = ledger.position_at(shown[-1])
    turns = module.turn(book, ledger.position_at(shown[0])), module.turn(book, last)
    if last.outcome is None and ledger.engine.hides:
        return Course({}, (), (), (), turns)
    events = [e.event for n in shown for e in ledger.steps[n].events]
    every = [n for n in shown if len(shown) <= CLOSE or n % KEEP == 0 or n in (shown[0], shown[-1])]
    counted = [(n, *_counted(ledger, n)) for n in every]
    if not counted[-1][2]:
        return Course({}, (), (), (), turns)
    sides = tuple(counted[-1][2])
    rows = [(n, turn, tuple(score[side].total for side in sides)) for n, turn, score in counted]
    account = module.account(book, last, events)
    return Course(account, sides, tuple(rows), tuple(_swings(ledger, shown, rows)), turns)


def _counted(ledger: Ledger, n: int) -> tuple[int, Score]:
    """The turn and the points after an entry."""
    position, module, book = ledger.position_at(n), ledger.engine.module, ledger.engine.book
    return module.turn(book, position), module.score(book, position)


def _ahead(totals: Sequence[int]) -> int:
    """By how much the first side is ahead; where one marker serves both, it is its place."""
    one, *others = totals
    return one if others == [-one] else one - sum(others)


def _swings(ledger: Ledger, shown: Sequence[int], rows: Sequence[Row]) -> list[Swing]:
    """The entries with the greatest changes, in their order."""
    parts = [(abs(_ahead(b[2]) - _ahead(a[2])), a[0], b[0]) for a, b in pairwise(rows)]
    parts = sorted((part for part in parts if part[0]), key=lambda part: (-part[0], part[1]))
    found = []
    for _, a, b in parts[:TRIED]:
        way = [n for n in shown if a <= n <= b]
        scores = [_counted(ledger, n) for n in way]
        steps = zip(way[1:], scores, scores[1:], strict=False)
        found += [swing for n, one, two in steps if (swing := _swing(n, one, two)).by]
    found.sort(key=lambda swing: (-abs(swing.by), -_held(rows, swing), swing.n))
    return sorted(found[:SWINGS], key=lambda swing: swing.n)


def _held(rows: Sequence[Row], swing: Swing) -> int:
    """For how many entries what an entry changed was not made good again."""
    before = max((row for row in rows if row[0] < swing.n), default=rows[0])
    for n, _, totals in rows:
        if n > swing.n and (_ahead(totals) - _ahead(before[2])) * swing.by <= 0:
            return n - swing.n
    return rows[-1][0] - swing.n + 1


def _swing(n: int, before: tuple[int, Score], now: tuple[int, Score]) -> Swing:
    """What an entry changed."""
    (_, old), (turn, new) = before, now
    by = _ahead([t.total for t in new.values()]) - _ahead([t.total for t in old.values()])
    values, known = Counter[Key](), {}
    for score, sign in ((old, -1), (new, 1)):
        for side, tally in score.items():
            for item in tally.items:
                key = (side, item.clause, f"{item.label} {sorted(item.args.items())}")
                values[key] += sign * item.value
                known[key] = item
    changed = [(key[0], known[key], value) for key, value in values.items() if value]
    labels = {item.label for _, item, _ in changed}
    if len(new) > 1 == len(labels) and not sum(value for *_, value in changed):  # one marker
        changed = [one for one in changed if one[2] > 0]
    changed.sort(key=lambda one: -abs(one[2]))
    return Swing(n, turn, by, tuple(changed[:TERMS]))


def bent(rows: Sequence[Row]) -> list[Row]:
    """The points of a curve without those that lie on a level stretch."""
    ends = (0, len(rows) - 1)
    return [
        row
        for i, row in enumerate(rows)
        if i in ends or row[1:] != rows[i - 1][1:] or row[1:] != rows[i + 1][1:]
    ]


# -- in words ------------------------------------------------------------------------------------


def told(room: Room, course: Course, seat: str, lang: str) -> api.After:
    """The same in words, with the luck and the length of the game."""
    words, ledger, side = room.box.words(lang), room.ledger, room.seat(seat)
    steps = [ledger.steps[n] for n in ledger.shown]
    asked = [ledger.steps[n].side for n in ledger.shown if room.unasked.asked(n)]
    events: list[Event] = [e.event for step in steps for e in step.events if e.seen_by(side)]
    first, last = course.turns
    return api.After(
        scores=tuple(_score(words, who, tally) for who, tally in course.account.items()),
        sides=course.sides,
        curve=tuple(
            api.Stand(ledger.steps[n].version, turn, row) for n, turn, row in bent(course.points)
        ),
        swings=tuple(_told(room, swing, side, lang) for swing in course.swings),
        luck=fortunes(room.box.module, room.engine.book, words, events),
        turns=_own(words, "after-turns", count=last - first + 1) if last >= 0 else "",
        decisions=dict(Counter(side for side in asked if side)),
        seconds=_seconds(room.row.created, room.row.played),
    )


def _own(words: Words, name: str, **args: int) -> str:
    """A sentence that a game may say in its own words."""
    return words.texts.say(name, **args) if words.texts.has(name) else words.say(name, **args)


def _score(words: Words, side: str, tally: Tally) -> api.Scored:
    groups: dict[tuple[str, str], list[Modifier]] = {}
    for item in tally.items:
        groups.setdefault((item.clause, item.label), []).append(item)
    terms = tuple(term(words, items) for items in groups.values())
    return api.Scored(side, tally.total, terms, tally.halves)


def term(words: Words, items: Sequence[Modifier]) -> api.Term:
    """Terms of one kind: how many, what each is worth, and what they are."""
    first, times = items[0], [int(item.args.get("times", 1)) for item in items]
    each = {item.value / many if many else 0 for item, many in zip(items, times, strict=True)}
    value = first.value // times[0] if len(each) == 1 and times[0] else None
    own = {name for item in items for name in item.args if name != "times"}
    several = tuple(api.Item(words.label(i), i.value, i.clause) for i in items) if own else ()
    title = words.named("term", first.label) or ("" if first.args else words.label(first))
    clause = words.clause(first.clause)
    return api.Term(
        title=title or (clause.title if clause else words.label(first)),
        clause=first.clause,
        points=sum(item.value for item in items),
        count=sum(times),
        value=value,
        items=several,
    )


def _told(room: Room, swing: Swing, side: str | None, lang: str) -> api.Swing:
    """A turning point, with the sentence that this side was told then."""
    words, lines = room.box.words(lang), room.told(swing.n, side, lang)
    line = next((line for line in lines if line.moment), None) or next(iter(lines), None)
    terms = tuple(
        api.SwingTerm(who, words.label(item), value, item.clause)
        for who, item, value in swing.terms
    )
    return api.Swing(
        at=room.ledger.steps[swing.n].version,
        turn=_own(words, "after-turn", turn=swing.turn) if swing.turn >= 0 else "",
        text=line.text if line else "",
        by=swing.by,
        terms=terms,
    )


def _seconds(begun: str, ended: str) -> int:
    """From the beginning of a game to its last decision, pauses included."""
    times: Iterable[datetime] = (datetime.fromisoformat(one) for one in (begun, ended))
    one, two = times
    return max(0, int((two - one).total_seconds()))
