"""The tables that end the printed rulebook."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bocage.games.market_garden.beside import charts
from bocage.games.market_garden.book import HOME, AreaRow, Tables, printed_tables
from bocage.text import Texts, load_texts


def appendix(lang: str) -> str:
    """The charts, then areas and the turn track as they are in the files."""
    tables = printed_tables()
    say = load_texts((HOME.parent / "text",), lang)
    parts = [
        (say.say(chart.title.id), _table(_words(say, chart.columns), _all(say, chart.rows)))
        for chart in charts()
    ]
    parts += [
        (say.say("table-areas"), _areas(tables, say)),
        (say.say("table-turns"), _turns(tables, say)),
    ]
    heading = f"## {say.say('table-all')}"
    body = "\n\n".join(f"### {title}\n\n{table}" for title, table in parts)
    return f"{heading}\n\n{say.say('table-note')}\n\n{body}\n"


def _table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join("| " + " | ".join(cells) + " |" for cells in lines)


def _words(say: Texts, cells: Iterable[str]) -> list[str]:
    """Cells that are ids of texts become words."""
    return [say.say(cell) if "-" in cell and say.has(cell) else cell for cell in cells]


def _all(say: Texts, rows: Iterable[Iterable[str]]) -> list[list[str]]:
    return [_words(say, row) for row in rows]


def _areas(tables: Tables, say: Texts) -> str:
    words = ("area", "tem", "terrain", "sector", "drop", "points")
    rows = [_area(row, say) for row in tables.areas.values()]
    return _table([say.say(f"table-{word}") for word in words], rows)


def _area(row: AreaRow, say: Texts) -> list[str]:
    points = str(row.points or "*") if row.victory else ""
    return [
        f"{row.area} {say.say(f'space-{row.area}')}",
        f"+{row.tem}",
        say.say(f"terrain-{row.terrain}"),
        ", ".join(row.sectors or ()),
        say.say(f"drop-{row.drop}") if row.drop else "",
        points,
    ]


def _turns(tables: Tables, say: Texts) -> str:
    rows = [
        [
            str(row.day),
            say.say(f"weather-{row.weather or 'unknown'}"),
            str(row.check or ""),
        ]
        for row in tables.turns.values()
    ]
    return _table([say.say(f"table-{word}") for word in ("day", "weather", "check")], rows)
