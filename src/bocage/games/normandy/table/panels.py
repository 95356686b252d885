"""What stands beside the map: the day, the weather, points, who comes, the charts."""

from __future__ import annotations

from collections.abc import Iterator

from bocage.art.panels import Chart, Fact, Facts, Panel, Place, Pool, Words
from bocage.games.normandy import types as t
from bocage.games.normandy.book import Book
from bocage.games.normandy.book.charts import COLUMNS, ROLLS
from bocage.games.normandy.rules.r21_victory import name_of
from bocage.games.normandy.table.beaches import landing
from bocage.games.normandy.table.board import piece
from bocage.games.normandy.view import sights

FEW = 9  # places that have room beside the map


def status(book: Book, seen: t.Seen) -> tuple[tuple[Words, Words | str], ...]:
    """The day and its part, the weather, the supply points."""
    public = seen.public
    day, month = t.date_of(t.day_of(public.turn))
    part = Words(f"part-{t.part_of(public.turn)}")
    return (
        (Words("now-day"), Words("now-date", {"day": day, "month": month})),
        (Words("now-part"), part),
        (Words("now-turn"), f"{public.turn - book.scenario.first + 1}/{book.scenario.turns}"),
        (Words("now-weather"), Words(f"weather-{public.weather}")),
        (Words("now-csp"), str(public.csp)),
    )


def panels(book: Book, seen: t.Seen) -> tuple[Panel, ...]:
    """Everything that lies beside the map."""
    return (
        score(book, seen),
        air(seen),
        forecast_facts(seen),
        *replacements(seen),
        *sighted(book, seen),
        *(due(book, seen, side) for side in t.SIDES),
        *lost(book, seen),
        *landing(book, seen),
        results(book),
        terrain(book),
    )


def score(book: Book, seen: t.Seen) -> Facts:
    """The places that count: what each gives and who holds it now; and what else counts."""
    held = seen.public.control
    lines, total = [], 0
    for row in book.victory:
        holders = {held.get(space) for space in row.hexes}
        holder = (holders.pop() or "") if row.kind == "place" and len(holders) == 1 else ""
        wanted = t.GERMAN if row.condition == t.GERMAN else t.ALLIED
        total += row.points if row.kind == "place" and holder == wanted else 0
        name = Words(f"fact-{row.kind}", {"name": name_of(book, row), "per": row.per})
        lines.append(Fact(name, f"{row.points:+}", "21.0a", holder))
    sum_ = Fact(Words("fact-held"), str(total), "21.0a", t.ALLIED)
    place: Place = "rail" if len(lines) <= FEW else ""
    return Facts(id="score", title=Words("panel-score"), lines=(sum_, *lines), place=place)


def air(seen: t.Seen) -> Facts:
    """What is left in the air on this day, and what interdiction takes."""
    left = seen.public.air
    lines = (
        Fact(Words("fact-air-support"), str(left.support), "11.4a", t.ALLIED),
        Fact(Words("fact-air-raids"), str(left.raids), "11.3.1a", t.ALLIED),
        *(
            Fact(Words("fact-interdiction", {"sheet": sheet}), f"−{lost}", "11.2a", t.ALLIED)
            for sheet, lost in left.levels.items()
            if lost
        ),
    )
    return Facts(id="air", title=Words("panel-air"), lines=lines, place="rail")


def sighted(book: Book, seen: t.Seen) -> Iterator[Facts]:
    """What one has found by looking, and when; whether it is still so."""
    if seen.own is None or not seen.own.known:
        return
    valid, piles = sights(seen), seen.public.piles
    lines = []
    for space, sight in seen.own.known.items():
        if space in piles and piles[space].side != seen.side and sight.units:
            day, month = t.date_of(t.day_of(sight.turn))
            args = {"space": space, "units": sight.units, "day": day, "month": month}
            args["part"] = t.part_of(sight.turn)
            value = "sight-true" if space in valid else "sight-old"
            lines.append(Fact(Words("fact-sight", args), value, "3.6a"))
    yield Facts(id="sights", title=Words("panel-sights"), lines=tuple(lines))


def forecast_facts(seen: t.Seen) -> Facts:
    """The weather of the days to come."""
    public = seen.public
    days = (
        Fact(
            Words("fact-in-days", {"days": number}),
            f"weather-{weather}",
            "8.1a",
            brief=Words("brief-in-days", {"days": number}),
        )
        for number, weather in enumerate(public.forecast, start=1)
    )
    return Facts(id="outlook", title=Words("panel-outlook"), lines=tuple(days), place="rail")


def replacements(seen: t.Seen) -> Iterator[Facts]:
    """The points to replace losses, while they are spent."""
    spent = seen.own.spent if seen.own is not None else {}
    lines = tuple(
        Fact(Words(f"points-{kind}"), str(number - spent.get(kind, 0)), "9.3b")
        for kind, number in seen.public.points.items()
        if number
    )
    if lines:
        title = Words("panel-points")
        yield Facts(id="points", title=title, lines=lines, place="ask", prompts=("replace",))


def due(book: Book, seen: t.Seen, side: str) -> Pool:
    """Who is still to come by the schedule."""
    groups: dict[int, list[str]] = {}
    for unit, turn in book.due.items():
        if book.side_of[unit] == side and turn > seen.public.turn:
            groups.setdefault(turn, []).append(unit)
    drawn = tuple(
        (when(book, turn), tuple(piece(book, u, "", book.counters[u].steps) for u in units))
        for turn, units in sorted(groups.items())
    )
    return Pool(id=f"due-{side}", title=Words("panel-due", {"side": side}), groups=drawn)


def when(book: Book, turn: int) -> Words:
    """A turn by its day and part."""
    day, month = t.date_of(t.day_of(turn))
    part = t.part_of(turn)
    return Words("group-turn", {"day": day, "month": month, "part": part, "turn": turn})


def lost(book: Book, seen: t.Seen) -> Iterator[Pool]:
    """Counters that were lost in the sight of both."""
    for side in t.SIDES:
        units = [u for u in seen.public.dead if book.side_of[u] == side]
        if units:
            drawn = tuple(piece(book, u, "", book.counters[u].steps) for u in units)
            title = Words("panel-lost", {"side": side})
            yield Pool(id=f"lost-{side}", title=title, groups=((title, drawn),))


def results(book: Book) -> Chart:
    """The combat results table."""
    rows = tuple(
        (str(roll), *(book.charts.crt[column, roll] for column in COLUMNS)) for roll in ROLLS
    )
    columns = ("table-roll", *COLUMNS)
    return Chart(id="results", title=Words("table-results"), columns=columns, rows=rows)


def terrain(book: Book) -> Chart:
    """What terrain costs and gives."""
    rows = tuple(
        (f"terrain-{row.terrain}", row.foot, row.mech, row.drm or "-", row.fire or "-")
        for row in book.charts.terrain.values()
    )
    columns = ("table-terrain", "table-foot", "table-mech", "table-drm", "table-fire")
    return Chart(id="terrain", title=Words("table-terrains"), columns=columns, rows=rows)
