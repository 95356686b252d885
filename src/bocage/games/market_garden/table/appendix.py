"""The tables that end the printed rulebook."""

from __future__ import annotations

from collections.abc import Iterable

from bocage.games.market_garden.book import (
    HOME,
    AreaRow,
    Counter,
    Edge,
    Tables,
    printed_tables,
)
from bocage.games.market_garden.table.panels import charts
from bocage.text import Texts, load_texts, table


def appendix(lang: str) -> str:
    """The charts, then all that is printed on the map and the counters, as it is in the files."""
    tables = printed_tables()
    say = load_texts((HOME.parent / "text",), lang)
    parts = [
        (say.say(chart.title.id), table(_words(say, chart.columns), _all(say, chart.rows)))
        for chart in charts()
    ]
    parts += [
        (say.say("table-areas"), _areas(tables, say)),
        (say.say("table-boundaries"), _boundaries(tables, say)),
        (say.say("table-counters"), _counters(tables, say)),
        (say.say("table-turns"), _turns(tables, say)),
    ]
    heading = f"## {say.say('table-all')}"
    body = "\n\n".join(f"### {title}\n\n{table}" for title, table in parts)
    return f"{heading}\n\n{say.say('table-note')}\n\n{body}\n"


def _words(say: Texts, cells: Iterable[str]) -> list[str]:
    """Cells that are ids of texts become words."""
    return [say.say(cell) if "-" in cell and say.has(cell) else cell for cell in cells]


def _all(say: Texts, rows: Iterable[Iterable[str]]) -> list[list[str]]:
    return [_words(say, row) for row in rows]


def _areas(tables: Tables, say: Texts) -> str:
    words = ("area", "tem", "terrain", "sector", "drop", "head", "points")
    rows = [_area(row, say) for row in tables.areas.values()]
    return table([say.say(f"table-{word}") for word in words], rows)


def _area(row: AreaRow, say: Texts) -> list[str]:
    points = str(row.points or "*") if row.victory else ""
    return [
        f"{row.area} {_printed(say, f'space-{row.area}')}",
        f"+{row.tem}",
        say.say(f"terrain-{row.terrain}"),
        ", ".join(row.sectors or ()),
        say.say(f"drop-{row.drop}") if row.drop else "",
        row.head or "",
        points,
    ]


def _printed(say: Texts, name: str) -> str:
    """A name, and beside it the one on the map if that is another."""
    here, there = say.say(name), load_texts((HOME.parent / "text",), "en").say(name)
    return here if here == there else f"{here}（{there}）"


def _boundaries(tables: Tables, say: Texts) -> str:
    words = ("between", "edge", "crossing", "roads")
    rows = [_boundary(edge, say) for edge in tables.edges.values()]
    return table([say.say(f"table-{word}") for word in words], rows)


def _boundary(edge: Edge, say: Texts) -> list[str]:
    name = f"boundary-{edge.id}"
    crossings = [
        (say.say(name) if say.has(name) else edge.bridge) if edge.bridge else "",
        say.say("kind-ferry") if edge.ferry else "",
        say.say("table-road") if edge.road else "",
    ]
    roads = [f"{space}: {way}" for space in (edge.a, edge.b) if (way := edge.road_in(space))]
    return [
        f"{edge.a} - {edge.b}",
        say.say(f"table-edge-{edge.kind}"),
        ", ".join(filter(None, crossings)),
        ", ".join(roads),
    ]


def _counters(tables: Tables, say: Texts) -> str:
    words = ("counter", "side", "type", "values", "spent", "place", "date", "marks")
    rows = [_counter(counter, say) for counter in tables.counters.values()]
    return table([say.say(f"table-counter-{word}") for word in words], rows)


def _counter(row: Counter, say: Texts) -> list[str]:
    marks = [word for word in ("mech", "glider", "corps", "independent") if getattr(row, word)]
    named = [
        *([f"{row.division}"] if row.division else []),
        *([say.say("table-airborne", division=row.airborne)] if row.airborne else []),
        *([say.say("group-drop", space=say.say(f"space-{row.drop}"))] if row.drop else []),
        *([say.say(f"group-{row.group}")] if row.group else []),
    ]
    return [
        row.id,
        say.say(f"table-nation-{row.nation}"),
        f"{say.say(f'type-{row.type}')}, {say.say(f'table-size-{row.size}')}",
        f"{row.af}-{row.df}-{row.mf}",
        str(row.spent),
        say.say(f"space-{row.setup}"),
        row.date,
        ", ".join([*[say.say(f"table-mark-{word}") for word in marks], *named]),
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
    return table([say.say(f"table-{word}") for word in ("day", "weather", "check")], rows)
