"""Clause markers: `@rule("5.6.1")` on the function or step that carries the clause out."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from types import CodeType, FunctionType
from typing import TypeVar

T = TypeVar("T")

# What is marked, by its code: `bocage fuzz` watches which of it runs. Nothing is wrapped.
MARKED: dict[CodeType, tuple[str, ...]] = {}


def rule(*clauses: str) -> Callable[[T], T]:
    """Mark what carries out these clauses. Read statically by `bocage rules`; free at run time."""
    if not clauses:
        raise TypeError("rule() needs at least one clause number")

    def mark(thing: T) -> T:
        for code in _codes(thing):
            MARKED[code] = (*MARKED.get(code, ()), *clauses)
        return thing

    return mark


def _codes(thing: object) -> Iterator[CodeType]:
    """The code of a function, or of all methods of a class."""
    parts = vars(thing).values() if isinstance(thing, type) else (thing,)
    for part in parts:
        if isinstance(part, FunctionType):
            yield part.__code__
