"""Following an id through frames: a company that disperses is still meant by what waits for it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from msgspec.structs import replace

from bocage.kernel.shapes import Shape, shapes_of


def renamed(frame: Any, kind: str, old: str, new: tuple[str, ...]) -> Any:
    """The frame with the id replaced: in lists by all heirs, in single places by the first."""
    changes = {}
    frame_type: type = type(frame)
    for shape in _id_fields(frame_type, kind):
        value = getattr(frame, shape.name)
        other = _SWAPS[shape.form](value, shape, kind, (old, new))
        if other != value:
            changes[shape.name] = other
    return replace(frame, **changes) if changes else frame


@cache
def _id_fields(frame_type: type, kind: str) -> tuple[Shape, ...]:
    return tuple(s for s in shapes_of(frame_type) if kind in (s.kind, s.value_kind))


def own_names(action: Any, kind: str, names: Mapping[str, str]) -> Any:
    """The action with ids of a kind by their own names, where it has others."""
    changes: dict[str, Any] = {}
    action_type: type = type(action)
    for shape in _id_fields(action_type, kind):
        value = getattr(action, shape.name)
        if shape.form == "one":
            changes[shape.name] = names.get(value, value)
        elif shape.form == "many":
            changes[shape.name] = tuple(names.get(item, item) for item in value)
        elif shape.kind == kind:
            changes[shape.name] = {names.get(key, key): item for key, item in value.items()}
    return replace(action, **changes) if changes else action


Swap = tuple[str, tuple[str, ...]]


def _swap_one(value: Any, shape: Shape, kind: str, swap: Swap) -> Any:
    return swap[1][0] if value == swap[0] else value


def _swap_many(value: Any, shape: Shape, kind: str, swap: Swap) -> Any:
    if swap[0] not in value:
        return value
    at = value.index(swap[0])
    heirs = tuple(heir for heir in swap[1] if heir not in value)
    return (*value[:at], *heirs, *value[at + 1 :])


def _swap_map(value: Any, shape: Shape, kind: str, swap: Swap) -> Any:
    out: dict[Any, Any] = {}
    for key, item in value.items():
        entry = swap[1][0] if shape.value_kind == kind and item == swap[0] else item
        keys = swap[1] if shape.kind == kind and key == swap[0] else (key,)
        out.update(dict.fromkeys(keys, entry))
    return out


_SWAPS: dict[str, Callable[[Any, Shape, str, Swap], Any]] = {
    "one": _swap_one,
    "many": _swap_many,
    "map": _swap_map,
}
