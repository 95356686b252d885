"""Kernel values as wire values in words: refusals, tallies, asks, log lines, endings."""

from __future__ import annotations

from collections.abc import Container, Sequence

from bocage.art.forecast import Forecast as DrawnForecast
from bocage.art.moment import Moment as DrawnMoment
from bocage.art.panels import Words as Said
from bocage.kernel.engine import Engine
from bocage.kernel.nouns import Ask, Deed, Event, Frame, Illegal, Tally, Window
from bocage.kernel.position import AnyPosition
from bocage.server import api
from bocage.words import WAY, Words, pointed_at, sentence


def refusal(words: Words, illegal: Illegal) -> api.Refusal:
    """Why not, with the clause in our words."""
    number = illegal.clause
    if number is None:
        return api.Refusal(words.refusal(illegal), code=illegal.reason.removeprefix("protocol:"))
    clause = words.clause(number)
    title, rule = (clause.title, clause.text) if clause else ("", "")
    return api.Refusal(words.refusal(illegal), number, title, rule)


def by_clause(words: Words, number: str, text: str) -> api.Refusal:
    """A sentence of our own that rests on a clause."""
    clause = words.clause(number)
    title, rule = (clause.title, clause.text) if clause else ("", "")
    return api.Refusal(text, number, title, rule)


def tallies(words: Words, given: Sequence[Tally]) -> tuple[api.TallyLine, ...]:
    """Numbers with their terms."""
    return tuple(
        api.TallyLine(
            tally.of,
            words.word("tally", tally.of),
            tally.total,
            tuple(api.Item(words.label(i), i.value, i.clause) for i in tally.items),
            tally.halves,
        )
        for tally in given
    )


def asks(
    words: Words, given: Sequence[Ask], frames: Sequence[object], again: Container[str] = ()
) -> tuple[api.AskLine, ...]:
    """Who decides what; `again`: the prompts that are about a new roll."""
    window = bool(frames) and isinstance(frames[-1], Window)
    aims = (frame.upon() for frame in reversed(frames) if isinstance(frame, Frame))
    aim = next((found for found in aims if found is not None), Deed((), ()))
    return tuple(
        api.AskLine(
            ask.side,
            ask.prompt,
            words.prompt(ask),
            words.subject(ask),
            ask.clause,
            window=window,
            again=ask.prompt in again,
            by=aim.by,
            on=aim.on,
        )
        for ask in given
    )


def log_line(
    words: Words, event: Event, at: int, side: str, drawn: DrawnMoment | None = None
) -> api.LogLine:
    """Something that happened, with what it points at and its moment, if it has one."""
    spaces, pieces = pointed_at(words, event)
    return api.LogLine(
        at=at,
        text=words.event(event),
        clause=event.clause,
        kind=str(event.__struct_config__.tag),
        side=side,
        tallies=tallies(words, getattr(event, "tallies", ())),
        spaces=spaces,
        pieces=pieces,
        way=getattr(event, WAY, ()),
        moment=moment(words, drawn) if drawn else None,
    )


def unasked(words: Words, why: str, prompt: str, at: int, side: str) -> api.LogLine:
    """A question that was not put to a side, and why not; only this side is told."""
    text = words.say(f"unasked-{why}", question=words.word("question", prompt))
    return api.LogLine(at=at, text=text, clause="", kind=f"unasked-{why}", side=side)


def moment(words: Words, drawn: DrawnMoment) -> api.MomentLine:
    """A roll, a draw or a result in words."""

    def said(given: Said | None) -> str:
        return sentence(words, given) if given else ""

    throws = tuple(
        api.ThrowLine(
            t.side, said(t.title), t.faces, t.card and words.name("card", t.card), t.total
        )
        for t in drawn.throws
    )
    return api.MomentLine(
        look=drawn.look,
        title=said(drawn.title),
        result=said(drawn.result),
        about=said(drawn.about),
        throws=throws,
        cells=tuple((cell.title, said(cell.text)) for cell in drawn.cells),
        came=drawn.came,
        by=drawn.by,
        on=drawn.on,
        over=drawn.over,
        side=drawn.side,
        good=drawn.good,
        hurts=drawn.hurts,
        mark=drawn.mark,
        thread=drawn.thread,
    )


def forecast(words: Words, given: DrawnForecast) -> api.Forecast:
    """All results of a roll."""
    odds = tuple(
        api.Odd(
            odd.share, sentence(words, odd.title), sentence(words, odd.text), odd.clause, odd.good
        )
        for odd in given.odds
    )
    notes = tuple(sentence(words, note) for note in given.notes)
    title = sentence(words, given.title)
    strip = given.columns, given.base, given.column, given.faces
    return api.Forecast(title, given.clause, given.of, odds, notes, *strip)


def ending(words: Words, engine: Engine, position: AnyPosition) -> api.Ending | None:
    """How it ended, or None."""
    outcome = position.outcome
    if outcome is None:
        return None
    explained = engine.module.score(engine.book, position)
    score = {}
    for side, points in outcome.score.items():
        tally = explained.get(side)
        lines = tallies(words, [tally]) if tally else (api.TallyLine(side, "", points, ()),)
        score[side] = lines[0]
    return api.Ending(outcome.winner or "", words.outcome(outcome), outcome.clause, score)
