"""Matches: swapped sides, the interval, and bots that break the rules of the arena."""

import os
import signal

import pytest

from bocage.arena import Plan, play_game, run_arena, summary, wilson
from bocage.arena.match import Game
from bocage.arena.stats import quantile
from bocage.bots.base import register
from bocage.bots.random_bot import RandomBot
from bocage.kernel.engine import Engine
from bocage.kernel.module import InputError, load_module
from bocage.kernel.nouns import Pass
from bocage.kernel.record import read
from tests.interrupts import interrupted


@pytest.fixture(scope="module")
def engine():
    return Engine(load_module("skirmish"), "orchard")


class Crashing(RandomBot):
    def decide(self, engine, view, ask, choice, budget, rng):
        raise RuntimeError("no idea")


class Cheating(RandomBot):
    def decide(self, engine, view, ask, choice, budget, rng):
        return Pass()  # a bid is asked first


class Slow(RandomBot):
    def decide(self, engine, view, ask, choice, budget, rng):
        budget.spend(10_000)
        return super().decide(engine, view, ask, choice, budget, rng)


register("crashing", lambda variant: Crashing())
register("cheating", lambda variant: Cheating())
register("slow", lambda variant: Slow())


@pytest.mark.parametrize(
    ("name", "reason"), [("crashing", "crash"), ("cheating", "illegal"), ("slow", "overrun")]
)
def test_a_fault_loses_the_game(engine, name, reason):
    for number in (0, 1):
        game = play_game(engine, (name, "random"), number, nodes=100)
        assert (game.winner, game.reason) == (1, reason)
        assert game.detail


def test_faults_are_named_in_the_report():
    report = run_arena(Plan("skirmish", ("random", "crashing"), 2))
    assert [fault["reason"] for fault in report["faults"]] == ["crash", "crash"]
    assert "no idea" in report["faults"][0]["detail"]
    assert report["bots"][0]["wins_by_side"] == {"blue": 1, "red": 1}


def test_a_pair_has_the_same_seed_and_swapped_sides(engine, tmp_path):
    pair = ("random", "random:attack")
    games = [play_game(engine, pair, n, 100, tmp_path) for n in (8, 9)]
    assert games[0].bots == {"blue": 0, "red": 1}
    assert games[1].bots == {"blue": 1, "red": 0}
    texts = [file.read_text(encoding="utf-8") for file in sorted(tmp_path.iterdir())]
    headers = [read(text, engine.codec.action_types).header for text in texts]
    assert headers[0] == headers[1]
    assert play_game(engine, pair, 8, 100).record == games[0].record != games[1].record


def test_a_bot_against_itself_plays_no_game_twice():
    report = run_arena(Plan("skirmish", ("greedy@1", "greedy@1"), 6, scenario="orchard"))
    assert (report["games"], report["distinct"]) == (6, 6)


def test_the_interval_counts_a_game_that_was_played_twice_once():
    seats = ({"blue": 0, "red": 1}, {"blue": 1, "red": 0})
    games = [Game(n, seats[n % 2], n % 2, "x", record=str(n // 2)) for n in range(20)]
    report = summary(("a", "b"), ("blue", "red"), games)
    assert (report["games"], report["distinct"], report["share"]) == (20, 10, 0.5)
    assert report["wilson"] == [round(edge, 4) for edge in wilson(5, 10)]


def test_bots_play_with_tables_of_ones_own(tmp_path):
    own, records = tmp_path / "own", tmp_path / "records"
    own.mkdir()
    rows = "terrain\tcost\tshift\tfire\tblocks\nwood\t3\t-1\t-1\tyes\n"
    (own / "terrain.rows.tsv").write_text(rows)
    plan = Plan("skirmish", ("random", "random"), 2, 1, "orchard", 10, str(records), (str(own),))
    assert run_arena(plan)["games"] == 2
    for record in records.iterdir():
        assert '"replaced":["terrain.tsv (wood)"]' in record.read_text(encoding="utf-8")


def test_other_seeds_are_other_games():
    plans = [Plan("skirmish", ("random", "random"), 2, seed=seed) for seed in (1, 2)]
    assert plans[0].first() + 2 <= plans[1].first()


def test_wilson():
    assert wilson(0, 0) == (0.0, 1.0)
    low, high = wilson(90, 100)
    assert (round(low, 4), round(high, 4)) == (0.8256, 0.9448)
    assert wilson(10, 10)[1] == 1.0
    assert wilson(0, 10)[0] == 0.0


def test_draws_count_half():
    games = [Game(0, {"blue": 0, "red": 1}, None, "points"), Game(1, {"blue": 1, "red": 0}, 0, "x")]
    report = summary(("a", "b"), ("blue", "red"), games)
    assert (report["share"], report["draws"]) == (0.75, 1)
    assert report["bots"][0]["wins_by_side"] == {"blue": 0, "red": 1}


def test_quantile():
    assert quantile([], 0.99) == 0.0
    assert quantile(list(range(100)), 0.99) == 99


@pytest.mark.parametrize("games", [0, 1, 7])
def test_the_number_of_games_is_even(games):
    with pytest.raises(InputError, match="even"):
        run_arena(Plan("skirmish", ("random", "random"), games))


@pytest.mark.skipif(os.name != "posix", reason="signals are those of POSIX")
def test_an_interrupt_ends_all_processes_at_once():
    words = ("arena", "skirmish", "--bots", "random", "random", "--games", "20000", "--jobs", "2")
    assert interrupted(words, lambda p: os.killpg(p.pid, signal.SIGINT)) == (130, b"", b"")
