"""What has happened, as sentences; and at the end the result, the points and what was secret."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from bocage.kernel.nouns import EngineFault

if TYPE_CHECKING:
    from rich.console import Console

    from bocage.cli.words import Words
    from bocage.kernel.engine import Engine
    from bocage.kernel.nouns import Emitted, Event
    from bocage.kernel.position import AnyPosition
    from bocage.kernel.record import Record


def print_events(
    out: Console, words: Words, events: Iterable[Emitted], side: str | None = None
) -> None:
    """Events that this side sees, with their clause; numbers with what made them."""
    for emitted in events:
        if not emitted.seen_by(side):
            continue
        event = emitted.event
        out.print(f"  {words.event(event)}", markup=False, end="")
        out.print(f"  [{words.cite(event.clause)}]", style="dim", markup=False)
        for tally in getattr(event, "tallies", ()):
            out.print(f"      {words.tally(tally)}", style="dim", markup=False)


def events_of(record: Record, engine: Engine, path: str) -> tuple[list[Emitted], AnyPosition]:
    """All events of a record, without what was taken back, and where they led to."""
    from bocage.kernel.record import Act, Undo
    from bocage.kernel.replay import replay

    events: list[Emitted] = []
    before: dict[int, int] = {}  # how many events there were before each entry
    position: AnyPosition | None = None
    for step in replay(record, engine, path):
        if isinstance(step.entry, Act | Undo):
            before[step.number - 1] = len(events)
        if step.mark is not None:
            del events[before[step.mark] :]
        events.extend(step.applied.events if step.applied else ())
        position = step.position
    if position is None:
        raise EngineFault("a replay without its beginning")
    return events, position


def print_result(
    out: Console,
    words: Words,
    engine: Engine,
    position: AnyPosition,
    events: Sequence[Emitted] = (),
) -> None:
    """Who has won, what made the points of each side, and what the end disclosed of each."""
    outcome = position.outcome
    if outcome is None:
        return
    out.print(
        f"{words.outcome(outcome)}  [{words.cite(outcome.clause)}]", style="bold", markup=False
    )
    tallies = engine.module.score(engine.book, position)
    for side, points in outcome.score.items():
        tally = tallies.get(side)
        explained = str(points) if tally is None else words.tally(tally)
        name = words.name("side", side)
        out.print("  " + words.say("points", side=name, points=explained), markup=False)
    told = (list(_disclosed(words, emitted.event)) for emitted in reversed(events))
    for line in next((lines for lines in told if lines), ()):
        out.print(f"  {line}", markup=False)


def _disclosed(words: Words, event: Event) -> Iterable[str]:
    """What an event tells of each side in words, such as their missions."""
    for field in event.__struct_fields__:
        value = getattr(event, field)
        if not isinstance(value, dict) or set(value) != set(words.module.sides):
            continue
        for side, item in value.items():
            if isinstance(item, str):
                what = words.word("track", field)
                told = words.name(field.removesuffix("s"), item)
                yield words.say("disclosed", side=words.name("side", side), what=what, item=told)
