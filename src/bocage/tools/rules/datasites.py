"""Which rows of a game's tables come from which clause."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import msgspec

from bocage.data import DataFiles, is_clause, source_kind
from bocage.data.tsv import read_raw
from bocage.tools.rules.clauses import FILE

CITING = ("source", "clause")

_HEADER = re.compile(r"\s*\[\[?\s*([^\]]+?)\s*\]\]?\s*(?:#.*)?$")
_OWN = re.compile(r"""\s*(?:source|clause)\s*=\s*["']([^"']*)["']""")
_INLINE = re.compile(r"""[{,]\s*(?:source|clause)\s*=\s*["']([^"']*)["']""")


class DataSite(msgspec.Struct, frozen=True):
    """A row of a TSV file, or a table of a TOML file, that a clause stands behind."""

    clause: str
    file: str
    line: int
    end: int
    row: str


class _Section(msgspec.Struct):
    """A `[table]` of a TOML file, from its header to the next one."""

    name: str
    first: int
    lines: list[str]

    @property
    def source(self) -> str:
        found = [match[1] for line in self.lines if (match := _OWN.match(line))]
        return found[0] if found else ""

    @property
    def values(self) -> int:
        """How many lines say something."""
        said = [line for line in self.lines if line.strip() and not line.lstrip().startswith("#")]
        return sum(not _HEADER.match(line) and not _OWN.match(line) for line in said)


def data_sites(data: Path, shown: str) -> list[DataSite]:
    """All rows of the directory `data` that cite something like a clause; `shown` is its name."""
    if not data.is_dir():
        return []
    files = DataFiles(data)
    found: list[DataSite] = []
    for name in files.names():
        if name == FILE:
            continue
        rows = _of_tsv(files, name) if name.endswith(".tsv") else _of_toml(files.read(name).text)
        found += [
            DataSite(clause, f"{shown}/{name}", first, last, row)
            for clause, first, last, row in rows
            if source_kind(clause) == "rulebook" and is_clause(clause)
        ]
    return found


Cited = tuple[str, int, int, str]


def _of_tsv(files: DataFiles, name: str) -> Iterator[Cited]:
    raw = read_raw(files, name)
    for line, cells in raw.rows:
        named = cells[raw.columns.index("clause")] if "clause" in raw.columns else ""
        for clause in dict.fromkeys((raw.row_source(cells), named)):
            yield clause, line, line, cells[0]


def _of_toml(text: str) -> Iterator[Cited]:
    sections = toml_sections(text)
    for section in sections:
        source = section.source or _inherited(section, sections)
        last = section.first + len(section.lines) - 1
        if source and section.values:
            yield source, section.first, last, section.name
        for number, line in enumerate(section.lines, start=section.first):
            for clause in _INLINE.findall(line):
                yield clause, number, number, line.partition("=")[0].strip()


def toml_sections(text: str) -> list[_Section]:
    """The parts of a TOML text; the first has no name."""
    sections = [_Section("", 1, [])]
    for number, line in enumerate(text.split("\n"), start=1):
        if header := _HEADER.match(line):
            sections.append(_Section(header[1], number, []))
        sections[-1].lines.append(line)
    return sections


def _inherited(section: _Section, sections: list[_Section]) -> str:
    """The source of the nearest table around this one, at last of the whole file."""
    around = [other for other in sections if section.name.startswith(other.name + ".")]
    sources = [other.source for other in (sections[0], *around) if other.source]
    return sources[-1] if sources else ""
