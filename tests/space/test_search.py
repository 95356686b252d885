"""The two searches, against slow methods written separately."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from bocage.space import back, flood, hops, ways
from bocage.space import cheapest as found_cheapest

Net = dict[int, dict[int, int]]  # from, to, price


def net(seed: int) -> Net:
    """Some places with one-way steps between them."""
    rng = Random(seed)
    size = rng.randrange(1, 14)
    return {
        here: {
            there: rng.randrange(4)
            for there in range(size)
            if there != here and rng.random() < rng.choice((0.1, 0.3))
        }
        for here in range(size)
    }


def cheapest(steps: Net, start: int) -> dict[int, int]:
    """The costs, bettered until nothing gets better."""
    found = {start: 0}
    changed = True
    while changed:
        changed = False
        for here, beyond in steps.items():
            for there, price in beyond.items():
                if here in found and found[here] + price < found.get(there, 999):
                    found[there] = found[here] + price
                    changed = True
    return found


@pytest.mark.parametrize("seed", range(60))
def test_ways_are_the_cheapest(seed: int) -> None:
    steps = net(seed)
    wanted = cheapest(steps, 0)
    found = ways(0, lambda here, spent: steps[here].items())
    assert {at: cost for at, (cost, _) in found.items()} == wanted
    assert [cost for cost, _ in found.values()] == sorted(wanted.values())
    for budget in range(5):
        within = ways(0, lambda here, spent: steps[here].items(), budget)
        assert {at: cost for at, (cost, _) in within.items()} == {
            at: cost for at, cost in wanted.items() if cost <= budget
        }


@pytest.mark.parametrize("seed", range(60))
def test_cheapest_says_whence_in_the_order_of_ways(seed: int) -> None:
    steps = net(seed)
    found = found_cheapest(0, lambda here, spent: steps[here].items())
    start: tuple[int, int | None] = (0, None)
    pairs = ways(
        start,
        lambda state, spent: [((there, state[0]), p) for there, p in steps[state[0]].items()],
        place=lambda state: state[0],
    )
    assert list(found.items()) == [(at, (cost, on[1])) for at, (cost, on) in pairs.items()]


@pytest.mark.parametrize("seed", range(60))
def test_whole_paths_may_be_states(seed: int) -> None:
    steps = net(seed)
    wanted = cheapest(steps, 0)

    def step(path: tuple[int, ...], spent: int) -> list[tuple[tuple[int, ...], int]]:
        assert spent == sum(steps[a][b] for a, b in pairwise(path))
        return [((*path, there), price) for there, price in steps[path[-1]].items()]

    start: tuple[int, ...] = (0,)
    found = ways(start, step, place=lambda path: path[-1])
    assert found.keys() == wanted.keys()
    for end, (cost, path) in found.items():
        assert path[0] == 0
        assert path[-1] == end
        assert cost == wanted[end] == sum(steps[a][b] for a, b in pairwise(path))


def test_flags_keep_states_apart() -> None:
    """One marsh at the most: who has crossed one is not where he is who has not."""
    marshes = {2, 3}

    def step(state: tuple[int, int], spent: int) -> list[tuple[tuple[int, int], int]]:
        here, wet = state
        after = wet + (here + 1 in marshes)
        near = [((here + 1, after), 1)] if after < 2 else []
        return [*near, ((here + 10, wet), 5)] if here < 10 else near

    found = ways((1, 0), step, 7)
    assert (2, 1) in found
    assert (3, 2) not in found
    assert found[11, 0] == (5, (11, 0))
    assert found[12, 0] == (6, (12, 0))
    assert found[12, 1] == (6, (12, 1))


@pytest.mark.parametrize("seed", range(60))
def test_a_flood_finds_the_nearest_first(seed: int) -> None:
    steps = {here: dict.fromkeys(beyond, 1) for here, beyond in net(seed).items()}
    far = cheapest(steps, 0)
    came = flood([0], lambda here: steps[here])
    assert hops(came) == far
    assert list(hops(came).values()) == sorted(far.values())
    for end in came:
        way = back(came, end)
        assert (way[0], way[-1], len(way)) == (end, 0, far[end] + 1)
        assert all(here in steps[there] for here, there in pairwise(way))
    for most in range(4):
        near = flood([0], lambda here: steps[here], most)
        assert hops(near) == {at: steps_ for at, steps_ in far.items() if steps_ <= most}


def test_several_sources_come_from_nowhere() -> None:
    came = flood("ab", lambda here: {"a": "c", "b": "cd"}.get(here, ""))
    assert came == {"a": None, "b": None, "c": "a", "d": "b"}
    assert flood("", lambda here: "x") == {}
