"""Tables as rows: some put in the place of others, and what tells two versions of a file apart."""

import tomllib
from collections.abc import Sequence

from bocage.data.errors import DataError, did_you_mean

Cells = tuple[str, ...]
SOURCE = "# source:"


def with_rows(text: str, rows: str, path: str) -> str:
    """A table whose rows give way to others of the same key."""
    lines = text.split("\n")
    header, *old = [at for at, line in enumerate(lines) if _is_row(line)]
    columns = cells_of(lines[header])
    new = [(at, line) for at, line in enumerate(rows.split("\n"), start=1) if _is_row(line)]
    if not new or cells_of(new[0][1]) != columns:
        raise DataError(path, message=f"expected the header {', '.join(columns)}")
    key = key_columns([cells_of(lines[at]) for at in old])
    places = {named(cells_of(lines[at]), key): at for at in old}
    for number, line in new[1:]:
        name = named(cells_of(line), key)
        if name not in places:
            by = ", ".join(columns[at] for at in key)
            near = did_you_mean(name, places)
            message = f"replaces no row: {name}{near}; rows are told apart by {by}"
            raise DataError(path, number, message=message)
        lines[places[name]] = line
    return "\n".join(lines)


def key_columns(rows: Sequence[Cells]) -> tuple[int, ...]:
    """The first columns that tell all rows apart, without those that are not needed for it."""
    width = len(rows[0]) if rows else 1
    key = tuple(range(width))
    for size in range(1, width):
        if len({row[:size] for row in rows}) == len(rows):
            key = tuple(range(size))
            break
    for column in reversed(key[1:]):
        fewer = tuple(at for at in key if at != column)
        if len({named(row, fewer) for row in rows}) == len(rows):
            key = fewer
    return key


def named(row: Cells, key: Sequence[int]) -> str:
    """What a row is called: its key."""
    return " ".join(row[at] for at in key if at < len(row))


def differing(name: str, old: str, new: str) -> list[str] | None:
    """What differs in another version of a file: rows by their keys, tables of a TOML file.

    None: nothing that is read. An empty list: all of it. A key that is new has a `+`, one that is
    gone a `-`.
    """
    if old.strip() == new.strip():
        return None
    return _tables(old, new) if name.endswith(".toml") else _rows(old, new)


def _rows(old: str, new: str) -> list[str] | None:
    if _source(old) != _source(new):
        return []
    was, now = table_rows(old), table_rows(new)
    if was[:1] != now[:1]:
        return []
    key = key_columns(was[1:])
    return _changes({named(r, key): r for r in was[1:]}, {named(r, key): r for r in now[1:]})


def _tables(old: str, new: str) -> list[str] | None:
    try:
        return _changes(tomllib.loads(old), tomllib.loads(new))
    except (ValueError, RecursionError):  # told when the file is read
        return []


def _changes(was: dict[str, object], now: dict[str, object]) -> list[str] | None:
    found = [name if name in was else f"+{name}" for name in now if was.get(name) != now[name]]
    return [*found, *(f"-{name}" for name in was if name not in now)] or None


def _source(text: str) -> list[str]:
    """The lines that give a source to all rows."""
    return [line.strip() for line in text.split("\n") if line.startswith(SOURCE)]


def table_rows(text: str) -> list[Cells]:
    """Header and rows of a table."""
    return [cells_of(line) for line in text.split("\n") if _is_row(line)]


def _is_row(line: str) -> bool:
    return bool(line.strip()) and not line.startswith("#")


def cells_of(line: str) -> Cells:
    """The cells of a line."""
    return tuple(cell.strip() for cell in line.split("\t"))
