"""What has changed from one mapping to the next, where mappings are replaced as a whole."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

Values = Mapping[str, Any]


class Trail:
    """The keys that have changed since a mapping, as long as each replacement is noted.

    It only saves comparing: whoever has no note of a way from one mapping to another compares them.
    """

    __slots__ = ("_end", "_keys", "_start")

    def __init__(self) -> None:
        self._start: Values | None = None
        self._end: Values | None = None
        self._keys: list[str] = []

    def note(self, old: Values, new: Values, keys: Iterable[str]) -> None:
        """`new` takes the place of `old` and differs from it in these keys only."""
        if self._end is not old:
            self._start, self._keys = old, []
        self._keys += keys
        self._end = new

    def changed(self, old: Values, new: Values) -> Iterable[str]:
        """All keys in which the mappings may differ; the trail goes on from the new one."""
        noted = self._start is old and self._end is new
        keys = dict.fromkeys(self._keys) if noted else differences(old, new)
        self._start, self._end, self._keys = new, new, []
        return keys


def differences(old: Values, new: Values) -> Iterable[str]:
    """The keys whose values are not the same object, or that only one of the mappings has."""
    known = old.get
    changed = [key for key, value in new.items() if known(key) is not value]
    return changed + [key for key in old if key not in new]
