"""The tables that end the printed rulebook."""

from __future__ import annotations

from bocage.families.cobra.odds import COLUMNS
from bocage.families.cobra.types import Weather
from bocage.games.cobra_spi.book import HOME, Tables, printed_tables
from bocage.text import Texts, load_texts, table

WEATHER: tuple[Weather, ...] = ("clear", "overcast", "storm")


def appendix(lang: str) -> str:
    """Results, terrain, weather and the turn track, each with the origin of its values."""
    tables = printed_tables()
    say = load_texts((HOME.parent / "text",), lang)
    parts = (
        (say.say("table-results"), _results(tables, say)),
        (say.say("table-terrain"), _terrain(say)),
        (say.say("table-weather"), _weather(tables, say)),
        (say.say("table-turns"), _turns(tables, say)),
    )
    heading = f"## {say.say('table-all')}"
    note = say.say("table-note")
    body = "\n\n".join(f"### {title}\n\n{table}" for title, table in parts)
    return f"{heading}\n\n{note}\n\n{body}\n"


def _results(tables: Tables, say: Texts) -> str:
    cells = {(row.column, row.die): row.result for row in tables.crt}
    rows = [[str(die), *(cells[column, die] for column in COLUMNS)] for die in range(1, 7)]
    return table([say.say("table-die"), *COLUMNS], rows)


def _terrain(say: Texts) -> str:
    text = (HOME / "terrain.tsv").read_text(encoding="utf-8")
    rows = [line.split("\t")[:4] for line in text.splitlines()[1:]]
    head = [say.say(f"table-{word}") for word in ("ground", "infantry", "mechanised", "shift")]
    return table(head, [[_ground(say, row[0]), *row[1:]] for row in rows])


def _ground(say: Texts, word: str) -> str:
    """The name of a terrain, a river or a road."""
    names = [f"{kind}-{word}" for kind in ("terrain", "border", "road")]
    return say.say(next(name for name in names if say.has(name)))


def _weather(tables: Tables, say: Texts) -> str:
    rows = [
        [say.say(f"weather-{last}"), *(say.say(f"weather-{w}") for w in tables.weather[last])]
        for last in WEATHER
    ]
    return table([say.say("table-last"), *"123456"], rows)


def _turns(tables: Tables, say: Texts) -> str:
    head = [say.say(f"table-{word}") for word in ("turn", "dates", "us", "british", "trucks")]
    arrivals = [row.turn for row in tables.trucks]
    rows = [
        [
            str(turn),
            row.dates,
            str(row.us),
            str(row.british),
            str(arrivals.count(turn) or ""),
        ]
        for turn, row in tables.turns.items()
    ]
    return table(head, rows)
