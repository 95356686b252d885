"""What was worked out of positions lately. The kernel owns it: one for each game that is played."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from bocage.kernel.trail import Trail

T = TypeVar("T")
K = TypeVar("K")
V = TypeVar("V")
# An argument, the others, the answer; and the same of the answer before: what was, or is tried.
Kept = tuple[Any, tuple[Any, ...], Any, Any, tuple[Any, ...], Any]
NONE: Kept = (object(), (), None, object(), (), None)


class Memo:
    """The last two answers of functions, by what they were asked about.

    An answer is found again if it was asked about the very same object: parts of positions are
    replaced and never changed, so the same object is the same state. It is what makes a book as
    good as immutable: what follows from a position stands here, what follows from print alone
    (`table`, `printed`) is shared by all games of that book.
    """

    __slots__ = ("_book", "_each", "_kept", "_tables", "moves", "notes")

    def __init__(self, book: Any, tables: dict[Any, Any] | None = None) -> None:
        self._book = book
        self._kept: dict[Any, Kept] = {}
        self._each: dict[Any, tuple[Mapping[Any, Any], dict[Any, Any]]] = {}
        self._tables: dict[Any, Any] = {} if tables is None else tables
        self.moves = Trail()  # of the units: what changed from one mapping to the next
        self.notes: dict[Any, Any] = {}  # what a bot takes along from one decision to the next

    def of(self, make: Callable[..., T], part: Any, *more: Any) -> T:
        """The answer of `make(book, part, *more)`; `part` is what changes most often."""
        kept = self._kept.get(make, NONE)
        if kept[0] is part and kept[1] == more:
            return kept[2]  # type: ignore[no-any-return]
        if kept[3] is part and kept[4] == more:
            return kept[5]  # type: ignore[no-any-return]
        new = make(self._book, part, *more)
        self._kept[make] = (part, more, new, kept[0], kept[1], kept[2])
        return new

    def last(self, make: Callable[..., T]) -> T | None:
        """The newest answer, to make the next one of it."""
        return self._kept.get(make, NONE)[2]  # type: ignore[no-any-return]

    def each(
        self, make: Callable[[Any, K, V], T], values: Mapping[K, V], whose: Any = None
    ) -> dict[K, T]:
        """`make(book, key, value)` of a mapping; what is as it was last is not made again.

        `whose` tells mappings apart that are asked about by turns.
        """
        old, known = self._each.get((make, whose), ({}, {}))
        if old is not values:
            book = self._book
            known = {
                key: known[key] if key in known and old[key] is value else make(book, key, value)
                for key, value in values.items()
            }
            self._each[make, whose] = values, known
        return known

    def table(self, name: Any) -> dict[Any, Any]:
        """Answers that depend on nothing but what is printed; those who ask fill it."""
        return self._tables.setdefault(name, {})  # type: ignore[no-any-return]

    def printed(self, make: Callable[[Any], T]) -> T:
        """The answer of `make(book)`, worked out once for all games of the book."""
        found = self._tables.get(make)
        if found is None:
            found = self._tables[make] = make(self._book)
        return found

    def fresh(self, book: Any) -> Memo:
        """The memo of another game, for its copy of the book."""
        return Memo(book, self._tables)
