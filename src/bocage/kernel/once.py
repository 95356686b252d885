"""A property that is worked out when it is first asked for, and kept by the object."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar

T = TypeVar("T")


class once(Generic[T]):  # noqa: N801 - used like a function
    """Like `functools.cached_property`, but without its lock, which costs more than most answers.

    For objects that live in one thread: two threads might both work it out.
    """

    def __init__(self, ask: Callable[[Any], T]) -> None:
        self._ask = ask
        self._name = ask.__name__
        self.__doc__ = ask.__doc__

    def __get__(self, thing: Any, kind: type | None = None) -> T:
        """Work it out; from then on the object's own attribute is found first."""
        found = self._ask(thing)
        setattr(thing, self._name, found)
        return found
