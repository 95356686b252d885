"""What stands beside the map: the steps and the turns, desks, points and levels, pools, charts."""

from __future__ import annotations

from collections.abc import Iterator

from bocage.art.panels import Box, Chart, Fact, Facts, Mark, Panel, Pool, Track, Words
from bocage.families.cobra.table import panels as shared
from bocage.families.cobra.tables import CHART_ROWS
from bocage.families.cobra.types import (
    ALLIED,
    GERMAN,
    SIDES,
    Combat,
    Movement,
    Replacement,
    Side,
    Trucks,
)
from bocage.games.cobra.book import NEVER, Book
from bocage.games.cobra.rules.c05_4_weather import column_of, modifier
from bocage.games.cobra.rules.c16_events import divisions
from bocage.games.cobra.rules.c18_1_expanded import bridgehead
from bocage.games.cobra.rules.c18_victory import LEVELS, final_level, first_level, line_held
from bocage.games.cobra.table import desks
from bocage.games.cobra.tables import FORTS
from bocage.games.cobra.types import Appeal, Bordering, Landing, Public, Seen, Withdrawing

FATES = ("eliminated", "exited", "lost", "removed", "withdrawn")
STAGES = {"land": "land", "scatter": "scatter"}  # of the landing; all later ones are its defence
PHASES: dict[type, str] = {
    Combat: "combat",
    Replacement: "replacement",
    Trucks: "trucks",
    Bordering: "boundary",
    Withdrawing: "withdrawal",
    Appeal: "appeal",
}


# -- one line ---------------------------------------------------------------------------------


def status(book: Book, seen: Seen) -> tuple[tuple[Words, Words | str], ...]:
    """Turn and date, whose turn, which phase, weather, supply points, points and level."""
    public, turn = seen.public, shared.turn_of(seen)
    dates = book.turns[public.turn].dates
    score = {side: tally.total for side, tally in shared.score(book, public).items()}
    now = {"turn": public.turn, "last": book.scenario.last, "dates": dates}
    return (
        (Words("now-turn"), Words("now-dates", now)),
        *([(Words("now-side"), f"side-{turn.side}")] if turn else []),
        (Words("now-phase"), f"phase-{phase_of(seen)}"),
        (Words("now-weather"), f"weather-{public.weather}"),
        (Words("now-victory"), Words("now-score", score)),
        (Words("now-level"), f"level-{level(book, public)}"),
    )


def phase_of(seen: Seen) -> str:
    """The word for the phase that is being played."""
    for frame in reversed(seen.frames):
        if isinstance(frame, Movement):
            return "mechanised" if frame.mechanised else "movement"
        if isinstance(frame, Landing):
            return STAGES.get(frame.stage, "defence")
        for kind, word in PHASES.items():
            if isinstance(frame, kind):
                return word
    return "over"


def level(book: Book, public: Public) -> str:
    """Who would win, and how high, as things stand."""
    score = shared.score(book, public)
    ahead = score[ALLIED].total - score[GERMAN].total
    return LEVELS[final_level(book.memo.of(first_level, public), ahead)]


# -- panels -----------------------------------------------------------------------------------


def panels(book: Book, seen: Seen) -> tuple[Panel, ...]:
    """Everything that lies beside the map."""
    return (
        *shared.steps(phase_of(seen), steps(book, seen)),
        _turns(book, seen.public),
        *desks.beaches(book, seen),
        desks.supplies(book, seen),
        desks.limits(book, seen),
        desks.air(book, seen),
        _level(book, seen.public),
        *(shared.victory(book, seen, side, "2008:18.0") for side in SIDES),
        desks.supplies_next(book, seen),
        *(_arrivals(book, seen, side) for side in SIDES),
        *(shared.gone(book, seen, side, FATES) for side in SIDES),
        shared.results(book, seen),
        shared.terrain(book, (*CHART_ROWS, *(FORTS if book.expanded else ()))),
        _weather(book, seen.public),
    )


def steps(book: Book, seen: Seen) -> tuple[str, ...]:
    """The phases of a player turn; those that seldom come only while they last."""
    turn, now = shared.turn_of(seen), phase_of(seen)
    if turn is None:
        return ("land", "scatter", "defence")
    body = ("replacement", "movement", "combat", "mechanised")
    if turn.side == GERMAN:
        return ("appeal", *body) if now == "appeal" else body
    trucks = ("trucks",) if now == "trucks" else ()
    last = ("withdrawal",) if book.expanded else ()
    return ("boundary", "replacement", *trucks, *body[1:], *last)


def _turns(book: Book, public: Public) -> Track:
    """The turns of the scenario with their dates, weather and points."""
    row = book.scenario
    boxes = []
    for turn in range(row.first, row.last + 1 + row.extra):
        track, passed = book.turns[turn], turn - row.first
        known = public.history[passed] if passed < len(public.history) else row.weather(turn)
        args = {"dates": track.dates, "us": track.us, "british": track.british}
        args["weather"] = known or "unknown"
        boxes.append(Box(str(turn), Words(text=str(turn)), Words("box-turn", args)))
    mark = Mark(at=str(public.turn), title=Words("mark-turn"), role="third")
    title = Words("table-turns")
    return Track(id="turns", title=title, boxes=tuple(boxes), marks=(mark,), place="rail")


def _level(book: Book, public: Public) -> Facts:
    """Where the game stands: the first level, the points, and the level that they make of it."""
    first = LEVELS[book.memo.of(first_level, public)]
    score = shared.score(book, public)
    ahead = score[ALLIED].total - score[GERMAN].total
    lines = [
        *_tests(book, public),
        Fact(Words("fact-first-level"), f"level-{first}", "2008:18.3.1"),
        Fact(Words("fact-ahead"), f"{ahead:+}", "2008:18.3.3"),
        Fact(Words("fact-level"), f"level-{level(book, public)}", "2008:18.3a"),
    ]
    return Facts(id="level", title=Words("panel-level"), lines=tuple(lines), place="rail")


def _tests(book: Book, public: Public) -> Iterator[Fact]:
    """What the first level rests on."""
    if not bridgehead(book):
        held = "fact-held" if book.memo.of(line_held, public) else "fact-broken"
        yield Fact(Words("fact-line"), held, "2008:18.3.1")


def _arrivals(book: Book, seen: Seen, side: Side) -> Pool:
    """The reinforcements that are still to come, turn by turn; those that are due say so."""
    public = seen.public
    groups: list[tuple[Words, list[str]]] = []
    late: list[str] = []
    coming = shared.arrivals(book, seen, side)
    if any(isinstance(frame, Landing) for frame in seen.frames) and side == ALLIED:
        wave = [unit for units in coming.values() for unit in units if unit in book.landing]
        groups.append((Words("group-wave"), wave))
        coming = {turn: [u for u in units if u not in wave] for turn, units in coming.items()}
    for turn, units in coming.items():
        if turn == NEVER:
            freed = [unit for unit in units if unit in public.freed]
            late += freed
            waiting = [unit for unit in divisions(book) if unit in units and unit not in freed]
            if waiting:
                groups.append((Words("group-15th-army"), waiting))
        elif turn <= public.turn:
            late += units
        elif turn in book.turns and turn <= book.scenario.last + book.scenario.extra:
            groups.append((shared.due(book, turn), units))
    if late:
        groups.insert(0, (Words("group-due"), late))
    return shared.arriving(book, side, [group for group in groups if group[1]])


def _weather(book: Book, public: Public) -> Chart:
    """The weather table with what changes the next die."""
    chart = shared.weather(book, column_of(book, public.history, public.turn + 1))
    return Chart(
        id=chart.id,
        title=chart.title,
        columns=chart.columns,
        rows=chart.rows,
        clause=chart.clause,
        lit_row=chart.lit_row,
        note=Words("table-weather-note", {"change": modifier(public.history)}),
    )
