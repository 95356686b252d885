"""What is remembered of positions: found again by the same objects, bounded, one for each game."""

from __future__ import annotations

from itertools import islice

import pytest

from bench.common import random_game
from bocage.kernel.engine import Engine
from bocage.kernel.memo import Memo
from bocage.kernel.module import load_module, module_names


def pair(book: object, a: list[int], b: list[int]) -> tuple[int, int]:
    return len(a), len(b)


def chart(book: object) -> list[int]:
    return [1]


def test_the_same_objects_are_answered_once() -> None:
    memo, one, same = Memo(None), [1], [1]
    found = memo.of(pair, one, same)
    assert memo.of(pair, one, same) is found
    assert memo.of(pair, same, one) is not found


def test_only_the_last_answers_are_kept() -> None:
    memo, parts = Memo(None), [[i] for i in range(3)]
    found = [memo.of(pair, part, part) for part in parts]
    assert memo.last(pair) is found[-1]
    assert memo.of(pair, parts[-1], parts[-1]) is found[-1]
    assert memo.of(pair, parts[0], parts[0]) is not found[0]


def test_an_id_that_was_given_away_is_not_taken_for_the_old_object() -> None:
    memo = Memo(None)
    for i in range(100):
        assert memo.of(pair, [0] * i, []) == (i, 0)


def test_what_is_printed_is_shared_by_all_games_and_the_rest_is_not() -> None:
    memo = Memo(None)
    other = memo.fresh(None)
    memo.table("costs")["a"] = 1
    memo.notes["plan"] = 1
    part = [1]
    found = memo.of(pair, part, part)
    assert other.table("costs") == {"a": 1} and not other.notes
    assert other.last(pair) is None and other.of(pair, part, part) is not found
    assert memo.printed(chart) is other.printed(chart)


def test_of_a_mapping_only_what_has_changed_is_made_again() -> None:
    memo, asked = Memo(2), list[str]()

    def doubled(book: int, key: str, value: list[int]) -> list[int]:
        asked.append(key)
        return value * book

    one, two = [1], [2]
    first = memo.each(doubled, units := {"a": one, "b": two})
    assert first == {"a": [1, 1], "b": [2, 2]} and asked == ["a", "b"]
    assert memo.each(doubled, units) is first
    later = memo.each(doubled, {"b": two, "a": [3], "c": one})
    assert later == {"b": [2, 2], "a": [3, 3], "c": [1, 1]} and asked == ["a", "b", "a", "c"]
    assert later["b"] is first["b"]
    assert memo.each(doubled, {}) == {} and memo.each(doubled, units) == first


@pytest.mark.parametrize("game", module_names())
def test_games_by_turns_are_those_that_are_played_one_after_the_other(game: str) -> None:
    module = load_module(game)
    engine = Engine(module, module.scenarios[0])
    alone = [[step[2] for step in islice(random_game(engine, seed), 80)] for seed in (1, 2)]
    turns = zip(*(islice(random_game(engine.another(), seed), 80) for seed in (1, 2)), strict=True)
    together = [[first[2], second[2]] for first, second in turns]
    assert together == [list(both) for both in zip(*alone, strict=True)] and len(together) == 80
