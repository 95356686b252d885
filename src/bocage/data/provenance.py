"""What a game's data is made of: which table comes from where, and what a player replaced."""

from collections import Counter
from typing import Any

import msgspec

from bocage.data.files import DataFiles
from bocage.data.sources import source_kind
from bocage.data.toml import SOURCE, check_sources, read_toml
from bocage.data.tsv import read_raw


class Origin(msgspec.Struct, frozen=True):
    """The sources of one table: a TSV file, or the parts of a TOML file that share a name."""

    file: str
    table: str  # empty for a TSV file and for the top level of a TOML file
    rows: int
    sources: tuple[tuple[str, int], ...]  # source and number of rows, in order of first use
    overlaid: bool

    def kinds(self) -> dict[str, int]:
        """Rows by kind of source: rulebook, public, history, reconstructed, own."""
        total: Counter[str] = Counter()
        for source, count in self.sources:
            total[source_kind(source)] += count
        return dict(total)


def origins(files: DataFiles) -> list[Origin]:
    """The origin of every table, in order of file name and of place in the file."""
    found: list[Origin] = []
    for name in files.names():
        found += _of_tsv(files, name) if name.endswith(".tsv") else _of_toml(files, name)
    return found


def _of_tsv(files: DataFiles, name: str) -> list[Origin]:
    raw = read_raw(files, name)
    counts = Counter(raw.row_source(cells) or "unknown" for _, cells in raw.rows)
    return [Origin(name, "", len(raw.rows), tuple(counts.items()), name in files.overlaid())]


def _of_toml(files: DataFiles, name: str) -> list[Origin]:
    """One origin for the top level, one for each table with sources of its own."""
    text = files.read(name)
    data = read_toml(text.text, text.path_for_messages)
    check_sources(data, text.path_for_messages)
    found = []
    top = 0
    for key, value in data.items():
        parts: list[Any] = value if isinstance(value, list) else [value]
        tables = [part for part in parts if isinstance(part, dict) and SOURCE in part]
        if key != SOURCE and not tables:
            top += 1
        if tables:
            whole = str(data.get(SOURCE, ""))
            counts = Counter(str(part.get(SOURCE, whole)) for part in parts)
            found.append(Origin(name, key, len(parts), tuple(counts.items()), text.overlaid))
    if top:
        sources = ((str(data[SOURCE]), top),)
        found.insert(0, Origin(name, "", top, sources, text.overlaid))
    return found
