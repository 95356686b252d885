"""What the fields of actions and frames are made of, read once from their types."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

import msgspec
from msgspec import inspect

from bocage.kernel.nouns import EngineFault


class Shape(msgspec.Struct, frozen=True):
    """A field: its form, the kind of id in it, its default and its bounds."""

    name: str
    form: str  # "one" | "many" | "map" | "flag" | "other"
    kind: str | None = None  # kind of id (of the keys, for a map); None: a whole number or word
    value_kind: str | None = None  # kind of id of a map's values
    whole: bool = False  # one or many whole numbers (the values, for a map)
    optional: bool = False  # None is allowed
    as_set: bool = False
    required: bool = True
    default: Any = None
    low: int | None = None
    high: int | None = None


@cache
def shapes_of(struct: type) -> tuple[Shape, ...]:
    """The shapes of all fields of an action or a frame type, in order."""
    info = inspect.type_info(struct)
    if not isinstance(info, inspect.StructType):
        raise EngineFault(f"{struct!r} is not a struct")
    return tuple(_shape(field) for field in info.fields)


def _shape(field: inspect.Field) -> Shape:
    required = field.required
    default: Any = None
    if not required:
        default = (
            field.default_factory()
            if field.default_factory is not msgspec.NODEFAULT
            else field.default
        )
    kind_of, inner, extra, optional = _peel(field.type)
    common = {
        "name": field.name,
        "optional": optional,
        "required": required,
        "default": default,
        "as_set": bool(extra.get("set")),
    }
    if isinstance(inner, inspect.BoolType):
        return Shape(form="flag", **common)
    if isinstance(inner, inspect.IntType):
        return Shape(form="one", **_bounds(inner), **common)
    if isinstance(inner, inspect.StrType):
        return Shape(form="one", kind=kind_of, **common)
    if isinstance(inner, inspect.VarTupleType):
        item_kind, item, _, _ = _peel(inner.item_type)
        if isinstance(item, inspect.IntType | inspect.StrType):
            return Shape(form="many", kind=item_kind, **_bounds(item), **common)
    if isinstance(inner, inspect.DictType):
        key_kind, _, _, _ = _peel(inner.key_type)
        value_kind, value, _, _ = _peel(inner.value_type)
        if isinstance(value, inspect.IntType | inspect.StrType):
            return Shape(
                form="map", kind=key_kind, value_kind=value_kind, **_bounds(value), **common
            )
    return Shape(form="other", **common)


def _bounds(info: inspect.Type) -> dict[str, Any]:
    """Whether it is a whole number, and from where to where."""
    if not isinstance(info, inspect.IntType):
        return {}
    low = info.ge if info.gt is None else info.gt + 1
    high = info.le if info.lt is None else info.lt - 1
    return {"whole": True, "low": low, "high": high}


def _peel(info: inspect.Type) -> tuple[str | None, inspect.Type, dict[str, Any], bool]:
    """Take off Annotated and Optional: (kind of id, bare type, extra marks, None allowed)."""
    extra: dict[str, Any] = {}
    optional = False
    while True:
        if isinstance(info, inspect.Metadata):
            extra.update(info.extra or {})
            info = info.type
        elif isinstance(info, inspect.UnionType):
            bare = [t for t in info.types if not isinstance(t, inspect.NoneType)]
            if len(bare) != 1:
                return None, info, extra, optional
            optional, info = True, bare[0]
        else:
            return extra.get("kind"), info, extra, optional


def words_in(value: Any) -> frozenset[str]:
    """All words in a value, however deep, most of them ids; numbers are none."""
    if isinstance(value, str):
        return frozenset((value,))
    if isinstance(value, Mapping):
        return words_in(list(value)) | words_in(list(value.values()))
    if isinstance(value, list | tuple):
        return frozenset().union(*map(words_in, value))
    if isinstance(value, msgspec.Struct):
        return words_in([getattr(value, name) for name in value.__struct_fields__])
    return frozenset()
