"""Who stands where, and how many zones of control of each side reach into a hex."""

from __future__ import annotations

from collections.abc import Mapping

from bocage.games.normandy.book import Book
from bocage.games.normandy.types import SIDES, Pile, other


class Field:
    """Piles and zones by hex numbers, from what everybody sees."""

    __slots__ = ("book", "held", "zoc")

    def __init__(self, book: Book, piles: Mapping[str, Pile]) -> None:
        self.book = book
        size = len(book.country.names)
        self.held = {side: bytearray(size) for side in SIDES}
        self.zoc = {side: bytearray(size) for side in SIDES}
        num = book.country.num
        for name, pile in piles.items():
            self._count(num[name], pile, 1)

    def _count(self, number: int, pile: Pile, by: int) -> None:
        self.held[pile.side][number] += by
        if pile.zoc:
            zones = self.zoc[pile.side]
            for near in self.book.country.zone[number]:
                zones[near] += by

    def change(self, name: str, before: Pile | None, after: Pile | None) -> None:
        """Follow the change of one pile."""
        number = self.book.country.num[name]
        if before is not None:
            self._count(number, before, -1)
        if after is not None:
            self._count(number, after, 1)

    def in_enemy_zone(self, side: str, name: str) -> bool:
        """Whether a hex is in a zone of control of the enemy of a side."""
        return self.zoc[other(side)][self.book.country.num[name]] > 0

    def enemy_in(self, side: str, name: str) -> bool:
        """Whether the enemy of a side stands in a hex."""
        return self.held[other(side)][self.book.country.num[name]] > 0
