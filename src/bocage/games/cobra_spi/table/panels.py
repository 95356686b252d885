"""What stands beside the map: turn track, weather, supply points, victory points, pools, charts."""

from __future__ import annotations

from bocage.art.panels import Box, Fact, Facts, Mark, Panel, Pool, Track, Words
from bocage.families.cobra.counters import Group
from bocage.families.cobra.rules.c05_8_trucks import free_markers
from bocage.families.cobra.rules.c14_air import air_points
from bocage.families.cobra.table import panels as shared
from bocage.families.cobra.tables import CHART_ROWS
from bocage.families.cobra.types import (
    SIDES,
    Combat,
    Movement,
    Replacement,
    Side,
    Trucks,
)
from bocage.games.cobra_spi.book import Book
from bocage.games.cobra_spi.types import Seen

GROUPS: tuple[Group, ...] = ("us", "british")
FATES = ("eliminated", "exited", "lost")
STEPS = ("replacement", "trucks", "movement", "combat", "mechanised")


# -- one line ---------------------------------------------------------------------------------


def status(book: Book, seen: Seen) -> tuple[tuple[Words, Words | str], ...]:
    """Turn and date, whose turn, which phase, weather, supply points, victory points."""
    public = seen.public
    dates = book.turns[public.turn].dates
    turn = shared.turn_of(seen)
    side = turn.side if turn else None
    score = {side: tally.total for side, tally in shared.score(book, public).items()}
    supply = {str(group): public.points[group] for group in GROUPS}
    return (
        (Words("now-turn"), Words("now-dates", {"turn": public.turn, "dates": dates})),
        *([(Words("now-side"), f"side-{side}")] if side else []),
        (Words("now-phase"), f"phase-{_phase(seen)}"),
        (Words("now-weather"), f"weather-{public.weather}"),
        (
            Words("now-supply"),
            Words("now-points", supply),
        ),
        (Words("now-victory"), Words("now-score", score)),
    )


def _phase(seen: Seen) -> str:
    """The word for the phase that is being played."""
    for frame in reversed(seen.frames):
        if isinstance(frame, Movement):
            return "mechanised" if frame.mechanised else "movement"
        if isinstance(frame, Combat):
            return "combat"
        if isinstance(frame, Replacement):
            return "replacement"
        if isinstance(frame, Trucks):
            return "trucks"
    return "over"


# -- panels -----------------------------------------------------------------------------------


def panels(book: Book, seen: Seen) -> tuple[Panel, ...]:
    """Everything that lies beside the map."""
    now = _phase(seen)
    named = [step for step in STEPS if step != "trucks" or now == "trucks"]  # only while laid out
    return (
        *shared.steps(now, named),
        _turns(book, seen),
        _limits(book, seen),
        _held(seen),
        _supplies(book, seen),
        *(shared.victory(book, seen, side, "vp.1") for side in SIDES),
        *(_arrivals(book, seen, side) for side in SIDES),
        *(shared.gone(book, seen, side, FATES) for side in SIDES),
        shared.results(book, seen),
        shared.terrain(book, CHART_ROWS),
        shared.weather(book, seen.public.weather),
    )


def _limits(book: Book, seen: Seen) -> Facts:
    """How many attacks each group has made, of how many."""
    turn = shared.turn_of(seen)
    lines = []
    for group in GROUPS:
        limit = book.edition.limit(group, seen.public.turn)
        made = turn.attacks.get(group, 0) if turn else 0
        lines.append(Fact(Words(f"group-{group}"), f"{made}/{limit}", "cmd.1"))
    title, asked = Words("panel-limits"), shared.limited(seen)
    return Facts(id="limits", title=title, lines=tuple(lines), place="rail", prompts=asked)


def _held(seen: Seen) -> Facts:
    """The supply points that are left, where one spends them."""
    held = seen.public.points
    lines = tuple(Fact(Words(f"group-{group}"), str(held[group]), "asp.1") for group in GROUPS)
    title = Words("now-supply")
    return Facts(id="held", title=title, lines=lines, place="ask", prompts=shared.limited(seen))


def _turns(book: Book, seen: Seen) -> Track:
    """Thirteen turns with their dates and points."""
    boxes = [
        Box(
            str(turn),
            Words(text=str(turn)),
            Words("box-turn", {"dates": row.dates, "us": row.us, "british": row.british}),
        )
        for turn, row in book.turns.items()
    ]
    mark = Mark(at=str(seen.public.turn), title=Words("mark-turn"), role="third")
    title = Words("table-turns")
    return Track(id="turns", title=title, boxes=tuple(boxes), marks=(mark,), place="rail")


def _supplies(book: Book, seen: Seen) -> Facts:
    """Weather and what follows from it; supply points; how much command is left; markers."""
    public = seen.public
    turn = shared.turn_of(seen)
    thirds = Words("fact-thirds")
    lines = [
        Fact(Words("now-weather"), f"weather-{public.weather}", "seq.6"),
        Fact(thirds, f"{book.edition.thirds(book, public, 'german')}/3", "move.2", "german"),
        Fact(Words("fact-air"), str(air_points(public.weather)), "2008:14.1", "allied"),
        Fact(Words("fact-carpet"), _used(public.carpet_used), "carpet.1", "allied"),
    ]
    for group in GROUPS:
        held = Words("fact-supply", {"group": group})
        lines.append(Fact(held, str(public.points[group]), "asp.1", "allied"))
    for group in GROUPS:
        limit = book.edition.limit(group, public.turn)
        made = turn.attacks.get(group, 0) if turn else 0
        attacks = Words("fact-attacks", {"group": group})
        lines.append(Fact(attacks, f"{made}/{limit}", "cmd.1", "allied"))
    trucks = str(free_markers(book, public))
    lines.append(Fact(Words("fact-trucks"), trucks, "truck.1", "allied"))
    return Facts(id="supplies", title=Words("panel-supplies"), lines=tuple(lines))


def _used(used: bool) -> str:
    return "fact-used" if used else "fact-unused"


def _arrivals(book: Book, seen: Seen, side: Side) -> Pool:
    """The reinforcements that are still to come, turn by turn."""
    found = shared.arrivals(book, seen, side)
    groups = [(shared.due(book, turn), units) for turn, units in found.items()]
    return shared.arriving(book, side, groups)
