"""Charts, scenarios and options: TOML into a struct, with errors that name the key."""

import re
import tomllib
from collections.abc import Collection
from typing import Any, TypeVar

import msgspec
from msgspec import inspect

from bocage.data.errors import DataError, did_you_mean, one_of
from bocage.data.files import DataFiles
from bocage.data.sources import EXPECTED, source_problem

T = TypeVar("T")

SOURCE = "source"

_WORDS = {
    "int": "a whole number",
    "str": "text",
    "bool": "true or false",
    "float": "a number",
    "array": "a list",
    "object": "a table",
}
_AT = re.compile(r"(.*?)(?: - at (`key` in )?`\$(.*)`)?", re.DOTALL)
_STEP = re.compile(r"\.([^.\[\]]+)|\[(\d+)\]|\[(\.\.\.)\]")
_LINE = re.compile(r"(.*) \(at line (\d+), column \d+\)")
_NONE = object()


def load_toml(
    files: DataFiles, name: str, kind: type[T], *, clauses: Collection[str] | None = None
) -> T:
    """The file `name` as a value of type `kind`.

    The file has a `source`, or each of its tables has. A `source` anywhere in it is checked; at the
    top level it is left out where `kind` has no such field.
    """
    text = files.read(name)
    data = read_toml(text.text, text.path_for_messages)
    check_sources(data, text.path_for_messages, clauses)
    info = inspect.type_info(kind)
    if isinstance(info, inspect.StructType) and SOURCE not in _fields(info):
        data = {key: value for key, value in data.items() if key != SOURCE}
    return convert_toml(data, text.path_for_messages, kind)


def read_toml(text: str, file: str) -> dict[str, Any]:
    """TOML text as plain values; a syntax error names the line."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        found = _LINE.fullmatch(str(error))
        if found:
            raise DataError(file, int(found[2]), message=_lower(found[1])) from None
        raise DataError(file, message=_lower(str(error))) from None
    except (ValueError, RecursionError) as error:  # numbers or nesting beyond any sense
        raise DataError(file, message=f"cannot be read: {error}") from None


def convert_toml(data: dict[str, Any], file: str, kind: type[T]) -> T:
    """Plain values as a value of type `kind`; an error names the dotted key."""
    try:
        return msgspec.convert(data, kind, str_keys=True)
    except msgspec.ValidationError as error:
        raise _explain(data, file, kind, str(error)) from None


def check_sources(data: dict[str, Any], file: str, clauses: Collection[str] | None = None) -> None:
    """The file has a valid source, or every part of it has."""
    if SOURCE not in data:
        for key, value in data.items():
            parts = value if isinstance(value, list) else [value]
            if not parts or not all(isinstance(part, dict) and SOURCE in part for part in parts):
                raise DataError(file, column=key, message=f"no source; {EXPECTED}")
        if not data:
            raise DataError(file, message=f"no source; {EXPECTED}")
    _check_sources_below(data, (), file, clauses)


def _check_sources_below(
    value: Any, path: tuple[str | int, ...], file: str, clauses: Collection[str] | None
) -> None:
    if isinstance(value, list):
        for index, item in enumerate(value):
            _check_sources_below(item, (*path, index), file, clauses)
    elif isinstance(value, dict):
        for key, item in value.items():
            if key == SOURCE and isinstance(item, str):
                problem = source_problem(item, clauses)
                if problem:
                    raise DataError(file, column=dotted((*path, key)), message=problem)
            _check_sources_below(item, (*path, key), file, clauses)


def dotted(path: tuple[str | int, ...]) -> str:
    """A path into a file as one writes it: `rows.3[0]`."""
    text = "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in path)
    return text.removeprefix(".")


def _explain(data: dict[str, Any], file: str, kind: type[Any], error: str) -> DataError:
    """Msgspec's message in our words, with the path to the very key."""
    found = _AT.fullmatch(error)
    what, in_key, where = (found[1], found[2], found[3]) if found else (error, None, None)
    path = _exact_path(data, kind, error, where or "", bool(in_key))
    value = _NONE if in_key else _value_at(data, path)
    allowed = _allowed_at(inspect.type_info(kind), path)
    column = dotted(path) or None
    if unknown := re.fullmatch(r"Object contains unknown field `(.*)`", what):
        column = dotted((*path, unknown[1]))
        return DataError(file, None, column, f"unknown key{one_of(unknown[1], allowed)}")
    if missing := re.fullmatch(r"Object missing required field `(.*)`", what):
        return DataError(file, None, dotted((*path, missing[1])), "missing")
    if re.match(r"Invalid (enum )?value", what) and isinstance(value, str) and allowed:
        near = did_you_mean(value, allowed) or one_of(value, allowed)
        return DataError(file, None, column, f"unknown '{value}'{near}")
    return DataError(file, None, column, _in_our_words(what, value))


def _in_our_words(what: str, value: object) -> str:
    expected = re.sub(r", got `\w+`$", "", what)
    expected = re.sub(r"`([\w |]+)`", _words, expected)
    got = "" if value is _NONE else f", got {_show(value)}"
    return f"{_lower(expected)}{got}"


def _words(found: re.Match[str]) -> str:
    """`int | null` in plain words; TOML cannot say null, so it is left out."""
    kinds = [kind for kind in found[1].split(" | ") if kind != "null"]
    return " or ".join(_WORDS.get(kind, kind) for kind in kinds)


def _show(value: object) -> str:
    if isinstance(value, dict):
        return "a table"
    if isinstance(value, list):
        return "a list"
    if isinstance(value, bool):
        return "true" if value else "false"
    return f"'{value}'" if isinstance(value, str) else str(value)


def _lower(text: str) -> str:
    return text[:1].lower() + text[1:]


def _exact_path(
    data: dict[str, Any], kind: type[Any], error: str, where: str, in_key: bool
) -> tuple[str | int, ...]:
    """The path of an error; msgspec writes `[...]` for a key of a mapping, so find that key."""
    path: tuple[str | int, ...] = ()
    for name, index, any_key in _STEP.findall(where):
        if any_key:
            path = (*path, _guilty_key(data, kind, error, path))
        else:
            path = (*path, int(index) if index else name)
    return (*path, _guilty_key(data, kind, error, path)) if in_key else path


def _guilty_key(
    data: dict[str, Any], kind: type[Any], error: str, path: tuple[str | int, ...]
) -> str:
    """The one key of the mapping at `path` that alone gives the same error."""
    table = _value_at(data, path)
    for key, value in table.items():
        try:
            only = _with_value(data, path, {key: value})
            msgspec.convert(only, kind, str_keys=True)
        except msgspec.ValidationError as same:
            if str(same) == error:
                return str(key)
    return "..."


def _value_at(data: Any, path: tuple[str | int, ...]) -> Any:
    for step in path:
        data = data[step]
    return data


def _with_value(data: Any, path: tuple[str | int, ...], new: Any) -> Any:
    """A copy of `data` with `new` at `path`."""
    if not path:
        return new
    changed = data.copy()
    changed[path[0]] = _with_value(data[path[0]], path[1:], new)
    return changed


def _fields(info: inspect.StructType) -> tuple[str, ...]:
    return tuple(field.encode_name for field in info.fields)


def _allowed_at(info: Any, path: tuple[str | int, ...]) -> tuple[str, ...]:
    """The keys of the table, or the words of the choice, that the type allows at `path`."""
    if isinstance(info, inspect.UnionType):
        parts = (_allowed_at(part, path) for part in info.types)
        return tuple(dict.fromkeys(word for part in parts for word in part))
    if path:
        inner = _type_below(info, path[0])
        return _allowed_at(inner, path[1:]) if inner is not None else ()
    if isinstance(info, inspect.StructType):
        return _fields(info)
    if isinstance(info, inspect.LiteralType):
        return tuple(str(value) for value in info.values)
    if isinstance(info, inspect.EnumType):
        return tuple(str(member.value) for member in info.cls)
    return ()


def _type_below(info: Any, step: str | int) -> Any:
    """The type of one field of a struct, value of a mapping or item of a list."""
    if isinstance(info, inspect.StructType):
        return next((f.type for f in info.fields if f.encode_name == step), None)
    if isinstance(info, inspect.DictType):
        return info.value_type
    if isinstance(info, inspect.TupleType) and isinstance(step, int):
        return info.item_types[step]
    return getattr(info, "item_type", None)
