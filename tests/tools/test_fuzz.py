import json
import re
from itertools import pairwise
from pathlib import Path

import pytest

from bocage.kernel.chance import Rng
from bocage.kernel.engine import Engine
from bocage.kernel.module import InputError
from bocage.kernel.record import read
from bocage.kernel.replay import replay
from bocage.tools.contract import clauses_of
from bocage.tools.contract.common import dice, walk
from bocage.tools.fuzz import Stats, binds, play_random, record_game, run_fuzz
from tests.contract import mutants
from tests.kernel.toy import module


@pytest.fixture(scope="module")
def report():
    return run_fuzz(module, 60, 3, replay_check=10)


def test_the_report_has_what_others_read(report):
    assert report["games"] == 60 and report["failures"] == []
    assert 0 < report["decisions"] <= report["steps"]
    assert report["decisions_per_second"] > 0
    assert set(report["prompts"]) == {"bid", "claim", "spoil", "store"}
    assert sum(row["count"] for row in report["prompts"].values()) == report["steps"]
    assert all(0 <= row["several"] <= row["count"] for row in report["prompts"].values())
    assert set(report["events"]) <= {
        "bid-shown",
        "claimed",
        "spoiled",
        "flagged",
        "drawn",
        "stored",
    }
    assert sum(report["outcomes"].values()) == 60 == sum(report["winners"].values())
    assert set(report["clauses_hit"]) | set(report["clauses_missed"]) == clauses_of(module)
    assert report["replayed"] >= 4
    json.dumps(report)


def test_the_same_seed_gives_the_same_games(report):
    again = run_fuzz(module, 60, 3, replay_check=0)
    for key in ("steps", "decisions", "prompts", "events", "outcomes", "winners"):
        assert again[key] == report[key]
    assert run_fuzz(module, 60, 4, replay_check=0)["events"] != report["events"]


def test_several_processes_find_the_same():
    done = []
    one = run_fuzz(module, 50, 7, bias="each")
    two = run_fuzz(module, 50, 7, bias="each", jobs=2, progress=lambda n, of: done.append((n, of)))
    for key in ("steps", "decisions", "prompts", "events", "clauses_hit", "replayed"):
        assert one[key] == two[key]
    assert done[-1] == (50, 50) and all(a < b for a, b in pairwise(done))


def test_a_bias_changes_what_is_played():
    plain = run_fuzz(module, 40, 1, replay_check=0)
    react = run_fuzz(module, 40, 1, bias="react", replay_check=0)
    assert react["events"]["spoiled"] > 1.5 * plain["events"]["spoiled"]
    with pytest.raises(InputError, match="unknown bias 'peace' of fields; known biases: claim"):
        run_fuzz(module, 1, 1, bias="peace")


def test_one_scenario_only():
    owners = run_fuzz(module, 4, 1, scenario="ridge", replay_check=1)
    assert owners["games"] == 4 == owners["replayed"]
    with pytest.raises(InputError, match="unknown scenario 'moon'"):
        run_fuzz(module, 4, 1, scenario="moon")


@pytest.mark.parametrize(
    ("mutant", "message"),
    [
        (mutants.NeverEnds, "Broken: no end: 5000 decisions"),
        (mutants.NoChoice, "Broken: .* has no choice"),
        (mutants.OtherTally, "Broken: .*was shown as"),
        (mutants.NoEndClause, "Broken: clauses .'9.9'. are not in clauses.tsv"),
    ],
)
def test_a_failure_comes_with_a_record_that_leads_to_it(tmp_path, mutant, message):
    broken = mutant()
    report = run_fuzz(broken, 3, 1, scenario="valley", replay_check=1, records=tmp_path)
    failure = report["failures"][0]
    assert failure["scenario"] == "valley" and failure["seed"] and failure["game"] >= 0
    assert re.match(message, failure["message"])
    assert Path(failure["record"]).parent == tmp_path
    engine = Engine(broken, "valley")
    record = read(Path(failure["record"]).read_text(encoding="utf-8"), engine.codec.action_types)
    assert list(replay(record, engine))


def test_a_game_that_cannot_start_is_a_failure_without_a_record(monkeypatch):
    def broken(book, d):
        raise KeyError("settle")

    monkeypatch.setattr(module, "settle", broken)
    report = run_fuzz(module, 1, 1)
    assert report["failures"][0]["message"].endswith(": 'settle'")


def test_the_measured_loop_plays_the_same_games_as_the_checks():
    engine = Engine(module, "ridge")
    for seed in range(5):
        player, chance = dice(seed)
        stats = play_random(engine, player, module.weights, chance)
        moments = list(walk(engine, seed))
        assert stats.steps == len(moments)
        play = record_game(engine, seed, module.weights)
        assert play.position == moments[-1].applied.position


def test_a_decision_counts_only_if_it_binds():
    engine = Engine(module, "valley")
    counted = 0
    for moment in walk(engine, 8):
        several = len(list(moment.choice.legal())) > 1
        after = moment.applied.position
        counted += several and (moment.applied.barrier or binds(engine, after, moment.ask.side))
    player, chance = dice(8)
    assert play_random(engine, player, module.weights, chance).decisions == counted


def test_one_source_of_chance_is_enough():
    assert play_random(Engine(module, "valley"), Rng(1), {}).games == 1


def test_stats_add_up():
    total = Stats(games=1, prompts={"a": 1}, clauses={"1"}, failures=[{"seed": 1}])
    total.add(Stats(games=2, prompts={"a": 2, "b": 1}, clauses={"2"}, failures=[{"seed": 2}]))
    assert (total.games, total.prompts, total.clauses) == (3, {"a": 3, "b": 1}, {"1", "2"})
    assert len(total.failures) == 2
