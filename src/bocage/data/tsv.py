"""Long tables: one row per thing, typed by a struct, each row with its source.

A table is tab-separated, without quoting. `#` starts a comment line; blank lines are skipped. The
first other line is the header. `# source: <source>` above the header names the source of all rows
that have no `source` cell of their own.
"""

from collections.abc import Collection, Iterable, Sequence
from typing import Any, Self, TypeVar

import msgspec

from bocage.data.cells import CellError, Convert, converter
from bocage.data.errors import DataError, did_you_mean, one_of
from bocage.data.files import DataFiles
from bocage.data.sources import source_problem

Row = TypeVar("Row", bound=msgspec.Struct)

SOURCE = "source"


class Rows(tuple[Row, ...]):  # noqa: SLOT001  # a tuple cannot have non-empty slots
    """The rows of a table, which also knows its file and the line of each row, for messages."""

    file: str
    lines: tuple[int, ...]

    def __new__(cls, rows: Iterable[Row], file: str = "", lines: Iterable[int] = ()) -> Self:
        self = super().__new__(cls, rows)
        self.file = file
        self.lines = tuple(lines)
        return self


class Raw(msgspec.Struct, frozen=True):
    """A table before its cells are typed."""

    file: str
    header_row: int
    columns: tuple[str, ...]
    rows: tuple[tuple[int, tuple[str, ...]], ...]
    source: str

    def row_source(self, cells: Sequence[str]) -> str:
        """The row's own source, else that of the whole table; empty if there is none."""
        at = self.columns.index(SOURCE) if SOURCE in self.columns else len(cells)
        return (cells[at] if at < len(cells) else "") or self.source

    def values(self, cells: Sequence[str]) -> tuple[str, ...]:
        """The cells of a row but for its source."""
        named = zip(self.columns, cells, strict=False)
        return tuple(cell for column, cell in named if column != SOURCE)


def load_tsv(
    files: DataFiles,
    name: str,
    row_type: type[Row],
    *,
    key: str | tuple[str, ...] | None = (),
    clauses: Collection[str] | None = None,
) -> Rows[Row]:
    """The table `name` as structs of `row_type`.

    No two rows may have the same `key`: the first column, unless told; None allows duplicates.
    With `clauses`, a source that is a clause must be one of them.
    """
    raw = read_raw(files, name)
    fields = msgspec.structs.fields(row_type)
    _check_header(raw, fields)
    converters = {field.encode_name: (field.name, converter(field.type)) for field in fields}
    if raw.source and (problem := source_problem(raw.source, clauses)):
        raise DataError(raw.file, column=SOURCE, message=problem)
    rows = []
    for line, cells in raw.rows:
        _check_source(raw, line, cells, clauses)
        rows.append(_make(raw, line, cells, row_type, converters))
    _check_key(raw, key)
    return Rows(rows, raw.file, [line for line, _ in raw.rows])


def check_refs(
    rows: Iterable[Any], column: str, allowed: Collection[str], file: str | None = None
) -> None:
    """Every value of a column (also each of several; None passes) is one of `allowed`."""
    lines = rows.lines if isinstance(rows, Rows) else ()
    where = file or (rows.file if isinstance(rows, Rows) else "")
    known = frozenset(allowed)
    for index, row in enumerate(rows):
        value = getattr(row, column)
        for item in value if isinstance(value, tuple) else (value,):
            if item is not None and item not in known:
                line = lines[index] if lines else None
                near = did_you_mean(str(item), allowed)
                raise DataError(where, line, column, f"unknown '{item}'{near}")


def read_raw(files: DataFiles, name: str) -> Raw:
    """The table's header and cells, not yet typed; every row as wide as the header."""
    text = files.read(name)
    source, header_row = "", 0
    columns: tuple[str, ...] = ()
    rows: list[tuple[int, tuple[str, ...]]] = []
    for line, content in enumerate(text.text.split("\n"), start=1):
        if content.startswith("#"):
            source = _comment_source(text.path_for_messages, line, content, columns) or source
        elif content.strip():
            cells = tuple(cell.strip() for cell in content.split("\t"))
            if not columns:
                header_row, columns = line, cells
                continue
            if len(cells) != len(columns):
                raise DataError(
                    text.path_for_messages,
                    line,
                    message=f"expected {len(columns)} cells ({', '.join(columns)}), "
                    f"got {len(cells)}",
                )
            rows.append((line, cells))
    if not columns:
        raise DataError(text.path_for_messages, message="expected a header, got an empty table")
    return Raw(text.path_for_messages, header_row, columns, tuple(rows), source)


def _comment_source(file: str, line: int, content: str, columns: tuple[str, ...]) -> str:
    """The source that a comment gives to the whole table, or nothing."""
    word, colon, value = content.lstrip("#").strip().partition(":")
    if word != SOURCE or not colon:
        return ""
    if columns:
        raise DataError(file, line, message="'# source:' must stand above the header")
    return value.strip()


def _check_header(raw: Raw, fields: Sequence[msgspec.structs.FieldInfo]) -> None:
    known = tuple(field.encode_name for field in fields)
    for column in raw.columns:
        if column not in known and column != SOURCE:
            missing = [name for name in known if name not in raw.columns]
            near = did_you_mean(column, missing) or one_of(column, known)
            tabs = "; cells are separated by tabs" if " " in column else ""
            raise DataError(raw.file, raw.header_row, column, f"unknown column{near}{tabs}")
        if raw.columns.count(column) > 1:
            raise DataError(raw.file, raw.header_row, column, "column given twice")
    for field in fields:
        column = field.encode_name
        if column not in raw.columns and column != SOURCE and field.required:
            message = f"missing column; expected {', '.join(known)}"
            raise DataError(raw.file, raw.header_row, column, message)


def _check_source(
    raw: Raw, line: int, cells: tuple[str, ...], clauses: Collection[str] | None
) -> None:
    problem = source_problem(raw.row_source(cells), clauses)
    if problem:
        raise DataError(raw.file, line, SOURCE, problem)


def _make(
    raw: Raw,
    line: int,
    cells: tuple[str, ...],
    row_type: type[Row],
    converters: dict[str, tuple[str, Convert]],
) -> Row:
    """One row as a struct: every cell by its field's type."""
    values: dict[str, Any] = {}
    if SOURCE in converters:
        values[converters[SOURCE][0]] = raw.row_source(cells)
    for column, cell in zip(raw.columns, cells, strict=True):
        if column == SOURCE:
            continue
        field, convert = converters[column]
        try:
            values[field] = convert(cell)
        except CellError as error:
            raise DataError(raw.file, line, column, str(error)) from None
    try:
        return row_type(**values)
    except ValueError as error:  # a check of the struct's own, in __post_init__
        raise DataError(raw.file, line, message=str(error)) from None


def _check_key(raw: Raw, key: str | tuple[str, ...] | None) -> None:
    """No two rows have the same key, and none has an empty one."""
    if key is None:
        return
    names = (key,) if isinstance(key, str) else key or raw.columns[:1]
    places = [raw.columns.index(name) for name in names]
    seen: dict[tuple[str, ...], int] = {}
    for line, cells in raw.rows:
        value = tuple(cells[place] for place in places)
        column = ", ".join(names)
        if not all(value):
            raise DataError(raw.file, line, column, "may not be empty")
        if value in seen:
            message = f"'{', '.join(value)}' stands already in row {seen[value]}; must be unique"
            raise DataError(raw.file, line, column, message)
        seen[value] = line
