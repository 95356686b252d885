"""What a game's data is made of: which table comes from where, and what a player replaced."""

from collections import Counter
from typing import Any

import msgspec

from bocage.data.files import DataFiles
from bocage.data.rows import key_columns, named, table_rows
from bocage.data.sources import YOURS, source_kind
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
        """Rows by kind of source: rulebook, public, history, reconstructed, own; and yours."""
        total: Counter[str] = Counter()
        for source, count in self.sources:
            total[source_kind(source)] += count
        return dict(total)


def origins(files: DataFiles) -> list[Origin]:
    """The origin of every table, in order of file name and of place in the file."""
    found: list[Origin] = []
    overlaid = frozenset(files.overlaid())
    for name in files.names():
        of = _of_tsv if name.endswith(".tsv") else _of_toml
        found += of(files, name, name in overlaid)
    return found


def _of_tsv(files: DataFiles, name: str, overlaid: bool) -> list[Origin]:
    """A row that was changed and still names the source of the printed one is yours."""
    raw = read_raw(files, name)
    was = table_rows(files.printed(name))[1:] if overlaid else []
    key = key_columns(was)
    printed = {named(row, key): row for row in was}
    counts: Counter[str] = Counter()
    for _, cells in raw.rows:
        old = printed.get(named(cells, key), cells)
        changed = raw.values(old) != raw.values(cells)
        source = raw.row_source(cells) or "unknown"
        counts[YOURS if changed and raw.row_source(old) == source else source] += 1
    return [Origin(name, "", len(raw.rows), tuple(counts.items()), overlaid)]


def _of_toml(files: DataFiles, name: str, overlaid: bool) -> list[Origin]:
    """One origin for the top level, one for each table with sources of its own."""
    text = files.read(name)
    data = read_toml(text.text, text.path_for_messages)
    check_sources(data, text.path_for_messages)
    was = read_toml(files.printed(name), name) if overlaid else data
    found, top = [], Counter[str]()
    whole = str(data.get(SOURCE, ""))
    for key, value in data.items():
        parts: list[Any] = value if isinstance(value, list) else [value]
        tables = [part for part in parts if isinstance(part, dict) and SOURCE in part]
        if key != SOURCE and not tables:
            changed = was.get(key, value) != value and was.get(SOURCE) == whole
            top[YOURS if changed else whole] += 1
        if tables:
            old: list[Any] = was[key] if isinstance(was.get(key), list) else [was.get(key)]
            sources = (_source(part, whole, old[i : i + 1]) for i, part in enumerate(parts))
            found.append(Origin(name, key, len(parts), tuple(Counter(sources).items()), overlaid))
    if top:
        found.insert(0, Origin(name, "", top.total(), tuple(top.items()), overlaid))
    return found


def _source(part: Any, whole: str, printed: list[Any]) -> str:
    """The source of a part: yours if it was changed and still names that of the printed one."""
    source = str(part.get(SOURCE, whole))
    same = [old for old in printed if isinstance(old, dict) and old.get(SOURCE, whole) == source]
    return YOURS if same and same[0] != part else source
