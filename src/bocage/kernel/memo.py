"""What was worked out of positions lately. The kernel owns it: one for each game that is played."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ParamSpec, TypeVar

from bocage.kernel.trail import Trail

P = ParamSpec("P")
T = TypeVar("T")
K = TypeVar("K")
V = TypeVar("V")
KEPT = 2  # answers of each function that are remembered: now, and what is tried or was before


class Memo:
    """The last answers of functions, by what they were asked about.

    An answer is found again if it was asked about the very same objects: parts of positions are
    replaced and never changed, so the same object is the same state. It is what makes a book as
    good as immutable: what follows from a position stands here, what follows from print alone
    (`table`) is shared by all games of that book.
    """

    __slots__ = ("_each", "_kept", "_last", "_tables", "moves", "notes")

    def __init__(self, tables: dict[Any, dict[Any, Any]] | None = None) -> None:
        self._kept: dict[Any, dict[tuple[int, ...], tuple[tuple[Any, ...], Any]]] = {}
        self._last: dict[Any, Any] = {}
        self._each: dict[Any, tuple[Mapping[Any, Any], dict[Any, Any]]] = {}
        self._tables = {} if tables is None else tables
        self.moves = Trail()  # of the units: what changed from one mapping to the next
        self.notes: dict[Any, Any] = {}  # what a bot takes along from one decision to the next

    def of(self, make: Callable[P, T], *args: P.args, **none: P.kwargs) -> T:
        """The answer of `make(*args)`."""
        key = tuple(map(id, args))
        kept = self._kept.get(make)
        if kept is None:
            kept = self._kept[make] = {}
        else:
            known = kept.get(key)
            if known is not None:
                return known[1]  # type: ignore[no-any-return]
        new = make(*args, **none)
        if len(kept) >= KEPT:
            del kept[next(iter(kept))]
        kept[key] = (args, new)  # as long as the arguments are held, nothing else has their ids
        self._last[make] = new
        return new

    def last(self, make: Callable[..., T]) -> T | None:
        """The newest answer, to make the next one of it."""
        return self._last.get(make)

    def each(self, make: Callable[[Any, K, V], T], book: Any, values: Mapping[K, V]) -> dict[K, T]:
        """`make(book, key, value)` of a mapping; what is as it was last is not made again."""
        old, known = self._each.get(make, ({}, {}))
        if old is not values:
            known = {
                key: known[key] if key in known and old[key] is value else make(book, key, value)
                for key, value in values.items()
            }
            self._each[make] = values, known
        return known

    def table(self, name: Any) -> dict[Any, Any]:
        """Answers that depend on nothing but what is printed; those who ask fill it."""
        return self._tables.setdefault(name, {})

    def printed(self, make: Callable[[Any], T], book: Any) -> T:
        """The answer of `make(book)`, worked out once for all games of the book."""
        table = self.table(make)
        if not table:
            table[make] = make(book)
        return table[make]  # type: ignore[no-any-return]

    def fresh(self) -> Memo:
        """The memo of another game of the same book."""
        return Memo(self._tables)
