"""Rule 12.5.6 - Batteries whose facing is fixed: where they can fire at all."""

from __future__ import annotations

from bocage.games.normandy.book import Book
from bocage.kernel.api import rule
from bocage.space import turn

# The steps of the map's compass, north-east first.
COMPASS = {1: (1, -1), 2: (1, 0), 3: (0, 1), 4: (-1, 1), 5: (-1, 0), 6: (0, -1)}


@rule("12.5.6a")
def bears(book: Book, gun: str, at: str, space: str) -> bool:
    """Whether a gun whose facing is fixed can fire so: up to the next directions, edges too."""
    facing = book.counters[gun].facing
    if facing is None:
        return True
    (q, r), (x, y) = book.grid.cube(at), book.grid.cube(space)
    return any(
        between((x - q, y - r), COMPASS[turn(facing, n)], COMPASS[turn(facing, n + 1)])
        for n in (-1, 0)
    )


def between(way: tuple[int, int], left: tuple[int, int], right: tuple[int, int]) -> bool:
    """Whether a way is made of steps in two neighbouring directions alone."""
    det = left[0] * right[1] - left[1] * right[0]
    along = (way[0] * right[1] - way[1] * right[0]) * det
    across = (left[0] * way[1] - left[1] * way[0]) * det
    return along >= 0 and across >= 0
