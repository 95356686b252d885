"""The tables that end the printed rulebook of either edition."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from bocage.families.cobra.odds import COLUMNS
from bocage.families.cobra.table import TEXT
from bocage.families.cobra.tables import ResultRow
from bocage.families.cobra.types import Weather
from bocage.text import Texts, load_texts, table

WEATHER: tuple[Weather, ...] = ("clear", "overcast", "storm")


class Appendix:
    """Results, terrain, weather and the turn track, each with the origin of its values."""

    def __init__(self, home: Path, lang: str) -> None:
        self.home = home  # of the data
        self.say: Texts = load_texts((TEXT, home.parent / "text"), lang)

    def whole(
        self,
        crt: Iterable[ResultRow],
        weather: Mapping[Weather, Sequence[Weather]],
        heads: Sequence[str],
        turns: Sequence[Sequence[str]],
    ) -> str:
        """All of it, as Markdown."""
        said = self.say.say
        head = [said(f"table-{word}") for word in heads]
        parts = (
            (said("table-results"), self._results(crt)),
            (said("table-terrain"), self._terrain()),
            (said("table-weather"), self._weather(weather)),
            (said("table-turns"), table(head, [list(row) for row in turns])),
        )
        body = "\n\n".join(f"### {title}\n\n{text}" for title, text in parts)
        return f"## {said('table-all')}\n\n{said('table-note')}\n\n{body}\n"

    def _results(self, crt: Iterable[ResultRow]) -> str:
        cells = {(row.column, row.die): row.result for row in crt}
        rows = [[str(die), *(cells[column, die] for column in COLUMNS)] for die in range(1, 7)]
        return table([self.say.say("table-die"), *COLUMNS], rows)

    def _terrain(self) -> str:
        text = (self.home / "terrain.tsv").read_text(encoding="utf-8")
        rows = [line.split("\t")[:4] for line in text.splitlines()[1:]]
        words = ("ground", "infantry", "mechanised", "shift")
        head = [self.say.say(f"table-{word}") for word in words]
        return table(head, [[self._ground(row[0]), *row[1:]] for row in rows])

    def _ground(self, word: str) -> str:
        """The name of a terrain, a river or a road."""
        names = [f"{kind}-{word}" for kind in ("terrain", "border", "road")]
        return self.say.say(next(name for name in names if self.say.has(name)))

    def _weather(self, weather: Mapping[Weather, Sequence[Weather]]) -> str:
        said = self.say.say
        rows = [
            [said(f"weather-{last}"), *(said(f"weather-{w}") for w in weather[last])]
            for last in WEATHER
        ]
        return table([said("table-last"), *"123456"], rows)
