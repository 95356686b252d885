"""What stands beside the map: turn track, weather, supply points, victory points, pools, charts."""

from __future__ import annotations

from bocage.art.board import Piece
from bocage.art.panels import Box, Chart, Fact, Facts, Mark, Panel, Pool, Track, Words
from bocage.families.cobra.counters import Group
from bocage.families.cobra.odds import COLUMNS
from bocage.families.cobra.rules.c05_8_trucks import free_markers
from bocage.families.cobra.rules.c05_movement import shown
from bocage.families.cobra.rules.c14_air import air_points
from bocage.families.cobra.table.board import piece
from bocage.families.cobra.table.forecasts import lit_column
from bocage.families.cobra.terrain import Chart as Ground
from bocage.families.cobra.types import (
    SIDES,
    Combat,
    Movement,
    PlayerTurn,
    Replacement,
    Side,
    Trucks,
    UnitState,
)
from bocage.games.cobra_spi.book import CHART_ROWS, Book
from bocage.games.cobra_spi.rules.victory import points
from bocage.games.cobra_spi.types import Public, Seen
from bocage.kernel.api import Tally

GROUPS: tuple[Group, ...] = ("us", "british")
# Charts show a clause, they do not carry it out.
FATES = ("eliminated", "exited", "lost")
WET = {"minor": "border", "major": "border", "primary": "road", "secondary": "road"}


# -- one line ---------------------------------------------------------------------------------


def status(book: Book, seen: Seen) -> tuple[tuple[Words, Words | str], ...]:
    """Turn and date, whose turn, which phase, weather, supply points, victory points."""
    public = seen.public
    dates = book.turns[public.turn].dates
    side = next((f.side for f in seen.frames if isinstance(f, PlayerTurn)), None)
    score = {side: tally.total for side, tally in book.memo.of(_score, public).items()}
    supply = {str(group): public.points[group] for group in GROUPS}
    return (
        (Words("now-turn"), Words("now-dates", {"turn": public.turn, "dates": dates})),
        *([(Words("now-side"), f"side-{side}")] if side else []),
        (Words("now-phase"), _phase(seen)),
        (Words("now-weather"), f"weather-{public.weather}"),
        (
            Words("now-supply"),
            Words("now-points", supply),
        ),
        (Words("now-victory"), Words("now-score", score)),
    )


def _phase(seen: Seen) -> str:
    for frame in reversed(seen.frames):
        if isinstance(frame, Movement):
            return "phase-mechanised" if frame.mechanised else "phase-movement"
        if isinstance(frame, Combat):
            return "phase-combat"
        if isinstance(frame, Replacement):
            return "phase-replacement"
        if isinstance(frame, Trucks):
            return "phase-trucks"
    return "phase-over"


# -- panels -----------------------------------------------------------------------------------


def panels(book: Book, seen: Seen) -> tuple[Panel, ...]:
    """Everything that lies beside the map."""
    return (
        _turns(book, seen),
        _supplies(book, seen),
        *(_victory(book, seen, side) for side in SIDES),
        *(_arrivals(book, seen, side) for side in SIDES),
        *(_gone(book, seen, side) for side in SIDES),
        _results(book, seen),
        _terrain(book),
        _weather(book, seen),
    )


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
    return Track(id="turns", title=Words("table-turns"), boxes=tuple(boxes), marks=(mark,))


def _supplies(book: Book, seen: Seen) -> Facts:
    """Weather and what follows from it; supply points; how much command is left; markers."""
    public = seen.public
    turn = next((f for f in seen.frames if isinstance(f, PlayerTurn)), None)
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


def _score(book: Book, public: Public) -> dict[Side, Tally]:
    """The victory points of both sides."""
    return {side: points(book, public, side) for side in SIDES}


def _victory(book: Book, seen: Seen, side: Side) -> Facts:
    """The victory points of a side as if they were counted now, clause by clause."""
    tally = book.memo.of(_score, seen.public)[side]
    found: dict[tuple[str, str], int] = {}
    for item in tally.items:
        key = (item.label, item.clause)
        found[key] = found.get(key, 0) + item.value
    total = Fact(Words("fact-total"), str(tally.total), "vp.1", side)
    lines = [Fact(Words(f"fact-{label}"), str(vp), clause) for (label, clause), vp in found.items()]
    title = Words("panel-victory", {"side": side})
    return Facts(id=f"victory-{side}", title=title, lines=(total, *lines))


def _arrivals(book: Book, seen: Seen, side: Side) -> Pool:
    """The reinforcements that are still to come, turn by turn."""
    found: dict[int, list[Piece]] = {}
    here, gone = seen.public.units, seen.public.fates
    for unit, arrival in book.arrivals.items():
        if book.side_of[unit] == side and unit not in here and unit not in gone:
            found.setdefault(arrival.turn, []).append(off_map(book, unit))
    groups = [
        (Words("group-turn", {"turn": turn, "dates": book.turns[turn].dates}), tuple(pieces))
        for turn, pieces in sorted(found.items())
    ]
    title = Words("panel-arrivals", {"side": side})
    return Pool(id=f"arrivals-{side}", title=title, groups=tuple(groups))


def _gone(book: Book, seen: Seen, side: Side) -> Pool:
    """The units that are out of the game, and how."""
    fates = seen.public.fates
    groups = []
    for how in FATES:
        units = [u for u, fate in fates.items() if fate.how == how and book.side_of[u] == side]
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


def _results(book: Book, seen: Seen) -> Chart:
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


def _terrain(book: Book) -> Chart:
    """What terrain costs and gives."""
    words = ("ground", "infantry", "mechanised", "shift")
    return Chart(
        id="terrain",
        title=Words("table-terrain"),
        columns=tuple(f"table-{word}" for word in words),
        rows=tuple(_ground(name, book.tables.chart[name]) for name in CHART_ROWS),
        clause="2008:M.TEC1",
    )


def _ground(name: str, row: Ground) -> tuple[str, ...]:
    costs = ("-" if c is None else shown(c) for c in (row.infantry, row.mechanised))
    return (f"{WET.get(name, 'terrain')}-{name}", *costs, str(row.shift or "-"))


def _weather(book: Book, seen: Seen) -> Chart:
    """The weather table; the row of the last weather is lit."""
    rows = [(last, dice) for last, dice in book.weather.items()]
    return Chart(
        id="weather",
        title=Words("table-weather"),
        columns=("table-last", *(str(die) for die in range(1, 7))),
        rows=tuple((f"weather-{last}", *(f"weather-{w}" for w in dice)) for last, dice in rows),
        clause="2008:M.WT1",
        lit_row=[last for last, _ in rows].index(seen.public.weather),
    )
