"""Answers that are worked out once."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

K = TypeVar("K")
V = TypeVar("V")


class Answers(dict[K, V]):
    """The answers of a function, each worked out when it is first asked for."""

    def __init__(self, ask: Callable[[K], V]) -> None:
        self._ask = ask

    def __missing__(self, key: K) -> V:
        found = self[key] = self._ask(key)
        return found
