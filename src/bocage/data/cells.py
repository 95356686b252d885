"""From the text of a table's cell to a value of the field's type."""

import re
from collections.abc import Callable
from enum import Enum
from functools import partial
from sys import intern
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, NewType, Union, get_args, get_origin

import msgspec

from bocage.data.errors import one_of

Convert = Callable[[str], Any]

_NONE = ("", "-")
_BOOLS = {"0": False, "1": True, "no": False, "yes": True}
_INT = re.compile(r"[+-]?[0-9]+")


class CellError(Exception):
    """A cell that does not fit; the message says what was expected."""


def converter(kind: Any) -> Convert:
    """The conversion for a field type; TypeError for a type that a cell cannot hold."""
    if isinstance(kind, NewType):
        return converter(kind.__supertype__)
    origin, args = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return partial(_constrained, kind, converter(args[0]))
    if origin in (Union, UnionType) and len(args) == 2 and NoneType in args:
        return partial(_optional, converter(next(arg for arg in args if arg is not NoneType)))
    if origin is tuple and len(args) == 2 and args[1] is Ellipsis:
        return partial(_several, converter(args[0]))
    if origin is Literal:
        return partial(_choice, {str(arg): arg for arg in args})
    if isinstance(kind, type) and issubclass(kind, Enum):
        return partial(_choice, {str(member.value): member for member in kind})
    if kind in _SIMPLE:
        return _SIMPLE[kind]
    raise TypeError(f"a table's cell cannot hold {kind!r}")


def _text(cell: str) -> str:
    """An id is the same object wherever it stands: then looking it up compares no letters."""
    return intern(cell)


LONGEST = 18  # digits of a whole number


def _whole(cell: str) -> int:
    if not _INT.fullmatch(cell) or len(cell) > LONGEST:
        raise CellError(f"expected a whole number, got '{cell[:40]}'")
    return int(cell)


def _yes_no(cell: str) -> bool:
    if cell not in _BOOLS:
        raise CellError(f"expected 0, 1, yes or no, got '{cell}'")
    return _BOOLS[cell]


_SIMPLE: dict[Any, Convert] = {str: _text, int: _whole, bool: _yes_no}


def _optional(inner: Convert, cell: str) -> Any:
    return None if cell in _NONE else inner(cell)


def _several(inner: Convert, cell: str) -> tuple[Any, ...]:
    if cell in _NONE:
        return ()
    items = [item.strip() for item in cell.split(",")]
    if "" in items:
        raise CellError(f"expected items between commas, got '{cell}'")
    return tuple(inner(item) for item in items)


def _choice(allowed: dict[str, Any], cell: str) -> Any:
    if cell not in allowed:
        raise CellError(f"unknown '{cell}'{one_of(cell, allowed)}")
    return allowed[cell]


def _constrained(kind: Any, inner: Convert, cell: str) -> Any:
    value = inner(cell)
    try:
        return msgspec.convert(value, kind)
    except msgspec.ValidationError as error:
        expected = str(error).replace("Expected `int`", "expected a whole number")
        expected = expected.replace("Expected `str`", "expected text")
        raise CellError(f"{expected}, got '{cell}'") from None
