"""What follows from where the enemy stands: how near, how strong, where he may come through."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from math import isqrt

from bocage.games.normandy.book import Book

FAR = 40  # hexes; nobody looks farther
SHARE = (6, 6, 4, 2)  # sixths of a pile's strength that reach so many hexes
DEPTH = 4  # hexes in front of the enemy in which a line may stand
SLACK = 1  # hexes of detour on the way to a place
WIDEST = 12  # the worth of the hex through which most ways lead
NEAR = 4  # the nearer the enemy is to a place, the more it counts
KEPT = 4  # answers that are kept


class Threat:
    """One side's enemies, by their piles and what these may be worth."""

    def __init__(self, book: Book, foes: Mapping[str, int], held: Mapping[str, int]) -> None:
        num = book.country.num
        self.near = reached(book, [num[space] for space in foes], FAR)
        self.menace: dict[int, int] = {}
        for space, force in foes.items():
            for number, steps in reached(book, (num[space],), len(SHARE) - 1).items():
                self.menace[number] = self.menace.get(number, 0) + force * SHARE[steps]
        self.menace = {number: sixths // 6 for number, sixths in self.menace.items()}
        self.passes = self.ways_to(book, held) if foes else {}

    def ways_to(self, book: Book, held: Mapping[str, int]) -> dict[int, int]:
        """How much it matters that the enemy does not come through a hex, by number."""
        band = [(h, steps) for h, steps in self.near.items() if 0 < steps <= DEPTH]
        found: dict[int, int] = {}
        for space, value in held.items():
            to, here = steps_to(book, space), book.country.num[space]
            reach = self.near.get(here, FAR)
            worth = 60 * value // (NEAR + reach)
            for h, steps in band:
                if worth and steps + to.get(h, FAR) <= reach + SLACK:
                    found[h] = found.get(h, 0) + worth
        most = max(found.values(), default=1)
        return {h: isqrt(WIDEST * WIDEST * worth // most) for h, worth in found.items()}


def threat_of(book: Book, side: str, foes: Mapping[str, int], held: Mapping[str, int]) -> Threat:
    """The same, found again for the same enemies."""
    key = side, frozenset(foes.items()), frozenset(held.items())
    kept: dict[object, Threat] = book.memo.notes.setdefault("normandy-threat", {})
    if key not in kept:
        while len(kept) >= KEPT:
            del kept[next(iter(kept))]
        kept[key] = Threat(book, foes, held)
    return kept[key]


def steps_to(book: Book, space: str) -> dict[int, int]:
    """How many hexes it is to a place over land in play, by number: print alone tells."""
    table = book.memo.table("normandy-steps-to")
    if space not in table:
        table[space] = reached(book, (book.country.num[space],), FAR)
    found: dict[int, int] = table[space]
    return found


def reached(book: Book, starts: Iterable[int], most: int) -> dict[int, int]:
    """How many hexes it is from one of these, over land in play."""
    land, open_to = book.country.around, book.open
    edge = list(starts)
    found = dict.fromkeys(edge, 0)
    for steps in range(1, most + 1):
        ahead = []
        for a in edge:
            for b in land[a]:
                if b not in found and open_to[b]:
                    found[b] = steps
                    ahead.append(b)
        edge = ahead
    return found
