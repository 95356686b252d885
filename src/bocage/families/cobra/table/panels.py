"""What both editions lay beside the map: steps of a turn, points, counters off the map, charts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from bocage.art.board import Piece
from bocage.art.panels import Box, Chart, Fact, Facts, Mark, Panel, Pool, Track, Words
from bocage.families.cobra.book import Book
from bocage.families.cobra.odds import COLUMNS
from bocage.families.cobra.rules.c05_movement import shown
from bocage.families.cobra.table.board import piece
from bocage.families.cobra.table.forecasts import lit_column
from bocage.families.cobra.terrain import Chart as Ground
from bocage.families.cobra.types import ALLIED, SIDES, PlayerTurn, Seen, Side, UnitState
from bocage.kernel.api import Tally

# Charts show a clause, they do not carry it out.
WET = {"minor": "border", "major": "border", "primary": "road", "secondary": "road"}


# -- the turn ---------------------------------------------------------------------------------


def turn_of(seen: Seen) -> PlayerTurn | None:
    """The player turn that is going on."""
    return next((f for f in seen.frames if isinstance(f, PlayerTurn)), None)


def limited(seen: Seen, *prompts: str) -> tuple[str, ...]:
    """The decisions at whose head limits are told: those of the Allies, attacks first of all."""
    turn = turn_of(seen)
    return ("attack", *prompts) if turn and turn.side == ALLIED else ()


def steps(now: str, named: Sequence[str]) -> Iterator[Track]:
    """The phases of a player turn, and where it stands."""
    if now in named:
        boxes = tuple(Box(step, Words(f"step-{step}")) for step in named)
        mark = Mark(at=now, title=Words(f"phase-{now}"))
        title = Words("now-phase")
        yield Track(id="steps", title=title, boxes=boxes, marks=(mark,), place="bar")


# -- points -----------------------------------------------------------------------------------


def score(book: Book, public: Any) -> dict[Side, Tally]:
    """The victory points of both sides as if they were counted now; worked out once."""
    return book.memo.of(_score, public)


def _score(book: Book, public: Any) -> dict[Side, Tally]:
    return {side: book.edition.points(book, public, side) for side in SIDES}


def victory(book: Book, seen: Seen, side: Side, clause: str) -> Facts:
    """The victory points of a side as if they were counted now, clause by clause."""
    tally = score(book, seen.public)[side]
    found: dict[tuple[str, str], int] = {}
    for item in tally.items:
        key = (item.label, item.clause)
        found[key] = found.get(key, 0) + item.value
    total = Fact(Words("fact-total"), str(tally.total), clause, side)
    lines = [Fact(Words(f"fact-{label}"), str(vp), clause) for (label, clause), vp in found.items()]
    title = Words("panel-victory", {"side": side})
    return Facts(id=f"victory-{side}", title=title, lines=(total, *lines))


# -- counters off the map ---------------------------------------------------------------------


def arrivals(book: Book, seen: Seen, side: Side) -> dict[int, list[str]]:
    """The reinforcements that are still to come, by turn."""
    found: dict[int, list[str]] = {}
    here, gone = seen.public.units, seen.public.fates
    for unit, arrival in book.arrivals.items():
        if book.side_of[unit] == side and unit not in here and unit not in gone:
            found.setdefault(arrival.turn, []).append(unit)
    return dict(sorted(found.items()))


def arriving(book: Book, side: Side, groups: Sequence[tuple[Words, Sequence[str]]]) -> Pool:
    """The pool of the reinforcements."""
    title = Words("panel-arrivals", {"side": side})
    drawn = tuple((name, tuple(off_map(book, u) for u in units)) for name, units in groups)
    return Pool(id=f"arrivals-{side}", title=title, groups=drawn, place="rail")


def due(book: Book, turn: int) -> Words:
    """The title of the reinforcements of a turn."""
    return Words("group-turn", {"turn": turn, "dates": book.turns[turn].dates})


def gone(book: Book, seen: Seen, side: Side, fates: Sequence[str]) -> Panel:
    """The units that are out of the game, and how."""
    groups = []
    for how in fates:
        units = [
            unit
            for unit, fate in seen.public.fates.items()
            if fate.how == how and book.side_of[unit] == side
        ]
        if units:
            order = sorted(units, key=book.place)
            groups.append((Words(f"how-{how}"), tuple(off_map(book, u) for u in order)))
    title = Words("panel-gone", {"side": side})
    return Pool(id=f"gone-{side}", title=title, groups=tuple(groups))


def off_map(book: Book, unit: str) -> Piece:
    """A counter that is not on the map, as it was printed."""
    known = book.memo.table("off-map")
    if unit not in known:
        known[unit] = piece(book, unit, UnitState("", book.full_steps[unit]))
    return known[unit]  # type: ignore[no-any-return]


# -- charts -----------------------------------------------------------------------------------


def results(book: Book, seen: Seen) -> Chart:
    """The combat results table; the column of the combat under way is lit."""
    cells = {(row.column, row.die): row.result for row in book.tables.crt}
    lit = lit_column(book, seen)
    return Chart(
        id="results",
        title=Words("table-results"),
        columns=("table-die", *COLUMNS),
        rows=tuple((str(die), *(cells[word, die] for word in COLUMNS)) for die in range(1, 7)),
        clause="2008:M.CRT1",
        lit_column=lit + 1 if lit >= 0 else -1,
    )


def terrain(book: Book, names: Sequence[str]) -> Chart:
    """What terrain costs and gives."""
    words = ("ground", "infantry", "mechanised", "shift")
    return Chart(
        id="terrain",
        title=Words("table-terrain"),
        columns=tuple(f"table-{word}" for word in words),
        rows=tuple(_ground(name, book.tables.chart[name]) for name in names),
        clause="2008:M.TEC1",
    )


def _ground(name: str, row: Ground) -> tuple[str, ...]:
    costs = ("-" if c is None else shown(c) for c in (row.infantry, row.mechanised))
    return (f"{WET.get(name, 'terrain')}-{name}", *costs, str(row.shift or "-"))


def weather(book: Any, last: str) -> Chart:
    """The weather table; the row of the last weather is lit."""
    rows = [(before, dice) for before, dice in book.weather.items()]
    return Chart(
        id="weather",
        title=Words("table-weather"),
        columns=("table-last", *(str(die) for die in range(1, 7))),
        rows=tuple((f"weather-{before}", *(f"weather-{w}" for w in dice)) for before, dice in rows),
        clause="2008:M.WT1",
        lit_row=[before for before, _ in rows].index(last),
    )
