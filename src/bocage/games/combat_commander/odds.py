"""The dice of the cards, counted: every pair of faces is as likely as any other.

A deck has each of the 36 pairs twice. What has been seen of a deck is not counted here: for a view
the next pair is one of 36.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")

FACES = range(1, 7)
PAIRS = 36
SUMS = {total: 6 - abs(total - 7) for total in range(2, 13)}  # how many pairs make a sum
PRODUCTS: Counter[int] = Counter(white * red for white in FACES for red in FACES)


def of_sum(result: Callable[[int], T]) -> Counter[T]:
    """How many of the 36 pairs give each result of their sum."""
    found: Counter[T] = Counter()
    for total, ways in SUMS.items():
        found[result(total)] += ways
    return found


def of_sums(result: Callable[[int, int], T]) -> Counter[T]:
    """How many of 1296 pairs of pairs give each result of both sums."""
    found: Counter[T] = Counter()
    for first, ways in SUMS.items():
        for second, more in SUMS.items():
            found[result(first, second)] += ways * more
    return found


def above(needed: int) -> int:
    """How many of the 36 pairs have a product above a number."""
    return sum(ways for product, ways in PRODUCTS.items() if product > needed)
