"""The tables that end the printed rulebook."""

from __future__ import annotations

from bocage.families.cobra.table.appendix import Appendix
from bocage.games.cobra_spi.book import HOME, printed_tables

HEADS = ("turn", "dates", "us", "british", "trucks")


def appendix(lang: str) -> str:
    """Results, terrain, weather and the turn track, each with the origin of its values."""
    tables = printed_tables()
    arrivals = [row.turn for row in tables.trucks]
    turns = [
        [str(turn), row.dates, str(row.us), str(row.british), str(arrivals.count(turn) or "")]
        for turn, row in tables.turns.items()
    ]
    return Appendix(HOME, lang).whole(tables.crt, tables.weather, HEADS, turns)
