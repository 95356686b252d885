"""The least chain that joins groups, against a search of every set of spaces."""

from __future__ import annotations

from itertools import combinations

import pytest

from bocage.kernel.chance import Rng
from bocage.space import HexGrid, Sheet, groups, joining

GRID = HexGrid("flat", (Sheet(5, 4, scheme="letters"),))
NEAR = {name: tuple(GRID.neighbours(name)) for name in GRID.names}


def by_trying(used: list[str], free: list[str], at: str, most: int) -> int | None:
    """The fewest free spaces with `at` that make one group of all."""
    others = [one for one in free if one != at]
    own = [at] if at in free else []
    for more in range(most - len(own) + 1):
        for chosen in combinations(others, more):
            if len(groups(NEAR, [*used, *own, *chosen])) == 1:
                return len(own) + more
    return None


@pytest.mark.parametrize("seed", range(12))
def test_the_least_chain_is_that_of_a_search_of_all(seed: int) -> None:
    rng = Rng(seed)
    names = list(rng.shuffled(GRID.names))
    used, free = names[: 1 + seed % 4], names[4 : 14 + seed % 3]
    found = joining(NEAR, used, free, 3)
    for at in [*used, *free]:
        assert found.get(at) == by_trying(used, free, at, 3), at


def test_without_a_used_space_every_free_one_begins_a_chain() -> None:
    assert joining(NEAR, [], GRID.names[:3], 5) == dict.fromkeys(GRID.names[:3], 1)
    assert joining(NEAR, [], GRID.names[:3], 0) == {}
