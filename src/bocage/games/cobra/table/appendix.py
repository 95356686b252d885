"""The tables that end the printed rulebook."""

from __future__ import annotations

from bocage.families.cobra.table.appendix import Appendix
from bocage.games.cobra.book import all_tables
from bocage.games.cobra.table.desks import in_steps
from bocage.games.cobra.tables import HOME, TurnRow

HEADS = ("turn", "dates", "us", "british", "limits", "german", "naval", "trucks")


def appendix(lang: str) -> str:
    """Results, terrain, weather and the turn track, each with the origin of its values."""
    tables = all_tables()
    arrivals = [row.turn for row in tables.trucks]
    turns = [[*_turn(row), str(arrivals.count(row.turn) or "")] for row in tables.turns.values()]
    return Appendix(HOME, lang).whole(tables.crt, tables.weather, HEADS, turns)


def _turn(row: TurnRow) -> list[str]:
    limits = "/".join("–" if n is None else str(n) for n in (row.us_limit, row.british_limit))
    german = f"{in_steps(row.mechanised_halves)}/{in_steps(row.infantry_halves)}"
    numbers = (str(row.turn), row.dates, str(row.us), str(row.british))
    return [*numbers, limits, german, str(row.naval)]
