"""Who stands where, and how many zones of control of each side reach into a hex."""

from __future__ import annotations

from collections.abc import Mapping

from bocage.games.normandy.book import Book
from bocage.games.normandy.types import SIDES, Pile, other
from bocage.kernel.api import rule


class Field:
    """Piles and zones by hex numbers, from what everybody sees."""

    __slots__ = ("_near", "book", "held", "piles", "zoc")

    def __init__(self, book: Book, piles: Mapping[str, Pile]) -> None:
        self.book = book
        self.piles = piles
        size = len(book.country.names)
        self.held = {side: bytearray(size) for side in SIDES}
        self.zoc = {side: bytearray(size) for side in SIDES}
        self._near: dict[tuple[str, int], bytes] = {}
        num = book.country.num
        for name, pile in piles.items():
            self._count(num[name], pile, 1)

    def follow(self, piles: Mapping[str, Pile]) -> Field:
        """The field of other piles, made of this one by what differs."""
        field = object.__new__(Field)
        field.book, field.piles, field._near = self.book, piles, {}
        field.held = {side: held[:] for side, held in self.held.items()}
        field.zoc = {side: zoc[:] for side, zoc in self.zoc.items()}
        before = self.piles
        for name, pile in piles.items():
            old = before.get(name)
            if old is not pile:
                field.change(name, old, pile)
        for name in before.keys() - piles.keys():
            field.change(name, before[name], None)
        for (side, most), near in self._near.items():
            if field.held[other(side)] == self.held[other(side)]:
                field._near[side, most] = near
        return field

    @rule("5.1a", "5.1b", "5.3a", "5.3b")
    def _count(self, number: int, pile: Pile, by: int) -> None:
        """A pile has a zone in the hexes next to it, but not over open sea nor in cities."""
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

    @rule("10.1c")
    def enemy_in(self, side: str, name: str) -> bool:
        """Whether the enemy of a side stands in a hex."""
        return self.held[other(side)][self.book.country.num[name]] > 0

    def side_at(self, name: str) -> str | None:
        """Whose counters stand in a hex."""
        pile = self.piles.get(name)
        return pile.side if pile is not None else None

    def enemy_adjacent(self, side: str, name: str) -> bool:
        """Whether the enemy of a side stands next to a hex."""
        country, held = self.book.country, self.held[other(side)]
        return any(held[near] for near in country.around[country.num[name]])

    def near_enemy(self, side: str, most: int) -> bytes:
        """By hex number, whether the enemy of a side is so many hexes away, or fewer."""
        found = self._near.get((side, most))
        if found is None:
            found = self._near[side, most] = self._spread(self.held[other(side)], most)
        return found

    def _spread(self, held: bytearray, most: int) -> bytes:
        around, num = self.book.country.around, self.book.country.num
        mask = bytearray(len(held))
        edge = [num[name] for name in self.piles if held[num[name]]]
        for number in edge:
            mask[number] = 1
        for _ in range(most):
            ahead = []
            for number in edge:
                for near in around[number]:
                    if not mask[near]:
                        mask[near] = 1
                        ahead.append(near)
            edge = ahead
        return bytes(mask)
