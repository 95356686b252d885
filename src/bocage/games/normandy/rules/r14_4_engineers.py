"""Chapter 14.4 - Engineers that lead an attack, and what it costs them."""

from __future__ import annotations

from collections.abc import Iterable

from bocage.games.normandy import types as t
from bocage.games.normandy.book import Book
from bocage.games.normandy.book.rows import Counter
from bocage.kernel.api import rule


@rule("14.4a")
def leaders(book: Book, space: str, marks: Iterable[t.Mark], by: Iterable[str]) -> list[str]:
    """Engineer battalions that help against this hex; those with armour help anywhere."""
    hard = book.country.city[book.country.num[space]] or {"strongpoint", "entrenched"} & set(marks)
    kinds = ("eng", "armeng") if hard else ("armeng",)
    counters = book.counters
    return [u for u in by if counters[u].type in kinds and is_battalion(counters[u])]


@rule("2.4.4")
def is_battalion(counter: Counter) -> bool:
    """Battalions; what the Commonwealth calls a regiment is one too, and printed as one."""
    return counter.size == "bn"


@rule("14.4b")
def first_to_lose(engineers: tuple[str, ...], alive: Iterable[str]) -> tuple[str, ...]:
    """Engineers whose help was used lose the first step."""
    here = set(alive)
    return tuple(unit for unit in engineers if unit in here)
