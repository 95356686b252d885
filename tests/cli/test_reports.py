"""What commands report, as JSON for programs and as text for people."""

import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from bocage.text import check_texts
from tests.interrupts import interrupted

ROOT = Path(__file__).resolve().parents[2]


def read(ran, code=0):
    assert ran.code == code, ran
    return json.loads(ran.out)


def test_games(bocage):
    games = read(bocage("games", "--json"))["games"]
    game = next(g for g in games if g["game"] == "skirmish")
    assert game["sides"] == ["blue", "red"]
    assert [s["scenario"] for s in game["scenarios"]] == ["crossroads", "orchard", "estate"]
    assert game["options"][0] == {
        "option": "long",
        "clause": "11.1",
        "values": ["off", "on"],
        "default": "off",
        "title": "Long day",
        "about": "The time limit is two spaces longer.",
        "scenarios": [],
    }
    assert "十字路" in bocage("games", "--lang", "ja").out
    cards = next(g for g in games if g["game"] == "combat-commander")
    assert {o["option"]: o["scenarios"] for o in cards["options"]} == {
        "map": ["random"],
        "front": ["random"],
    }
    assert "random." in bocage("games").out


def test_a_unit_is_told_as_its_game_calls_its_steps(bocage):
    garden = bocage("show", "market-garden", "--lang", "en").out
    assert "Fresh" in garden and "4/4" not in garden
    assert "2/2" in bocage("show", "skirmish").out


def test_language_of_the_environment(bocage, monkeypatch):
    monkeypatch.setenv("LANG", "ja_JP.UTF-8")
    assert "十字路" in bocage("games").out
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert "Crossroads" in bocage("games").out


def test_rules_of_a_clause(bocage):
    clause = read(bocage("rules", "skirmish", "5.6", "--json"))["clauses"][0]
    assert set(clause) == {"clause", "status", "code", "tests", "data"}
    assert clause["code"]
    told = bocage("rules", "skirmish", "5.6").out
    assert "must stop there" in told
    assert "r05_movement.py" in told
    assert "止" in bocage("rules", "skirmish", "5.6", "--lang", "ja").out


def test_all_rules_and_the_book(bocage):
    clauses = read(bocage("rules", "skirmish", "--json"))["clauses"]
    assert len(clauses) > 50
    assert bocage("rules", "skirmish").out.count("\n") > 50
    book = bocage("rules", "skirmish", "--book")
    assert book.out.startswith("# Skirmish")


def test_rules_check_fails_with_1(bocage, tmp_path):
    report = read(bocage("rules", "skirmish", "--check", "--root", tmp_path, "--json"), code=1)
    assert report["problems"]


SITUATION = """
game = "skirmish"
scenario = "crossroads"
title = "Blue bids first"
clauses = ["3.3"]

[[expect]]
offered = "{action}"
side = "blue"
"""


def test_check(bocage, tmp_path):
    (tmp_path / "good.toml").write_text(SITUATION.format(action="bid"), encoding="utf-8")
    (tmp_path / "bad.toml").write_text(SITUATION.format(action="done"), encoding="utf-8")
    reports = read(bocage("check", "good.toml", "--json"))
    assert reports == [{"file": "good.toml", "ok": True, "message": ""}]
    reports = read(bocage("check", ".", "--json"), code=1)
    assert [report["ok"] for report in reports] == [False, True]
    told = bocage("check", "bad.toml")
    assert told.code == 1
    assert "bad.toml" in told.out


def test_check_tells_a_bad_file_from_a_failed_one(bocage, tmp_path):
    (tmp_path / "good.toml").write_text(SITUATION.format(action="bid"), encoding="utf-8")
    (tmp_path / "failed.toml").write_text(SITUATION.format(action="done"), encoding="utf-8")
    (tmp_path / "bad.toml").write_text("game = 3", encoding="utf-8")
    told = bocage("check", "failed.toml")
    assert (told.code, told.out.count("failed.toml")) == (1, 1)
    reports = read(bocage("check", ".", "no.toml", "--json"), code=2)
    assert [report["ok"] for report in reports] == [False, False, True, False]
    assert all(report["message"] for report in reports if not report["ok"])
    told = bocage("check", "bad.toml", "good.toml")
    assert (told.code, told.err.count("bad.toml")) == (2, 1)
    assert "1 of 2 situations hold" in told.out


def test_data(bocage):
    report = read(bocage("data", "skirmish", "--json"))
    tables = {table["file"]: table for table in report["tables"]}
    assert tables["units.tsv"]["rows"] > 0
    assert not tables["units.tsv"]["overlaid"]
    assert "units.tsv" in bocage("data", "skirmish").out


def test_fuzz(bocage):
    report = read(
        bocage("fuzz", "skirmish", "--games", "3", "--seed", "2", "--probes", "5", "--json")
    )
    assert (report["games"], report["seed"], report["scenario"]) == (3, 2, None)
    assert report["failures"] == []
    for key in ("decisions", "decisions_per_second", "prompts", "events", "clauses_hit"):
        assert report[key]
    assert report["probes"]["asked"] == 15
    assert "0 failures" in bocage("fuzz", "skirmish", "--games", "2").out


def test_replay(bocage, record):
    (report,) = read(bocage("replay", record, "--verify", "--digests", "--json"))
    assert report["over"]
    assert report["verified"]
    assert report["same_rules"]
    assert report["winner"] in ("blue", "red")
    assert len(report["digests"]) == report["entries"] + 1
    assert report["digests"][-1] == report["digest"]
    assert "seed verified" in bocage("replay", record, "--verify").out


def test_replay_goes_on_after_a_bad_record(bocage, record):
    reports = read(bocage("replay", "nofile", record, "--json"), code=2)
    assert [report["ok"] for report in reports] == [False, True]
    assert "nofile: no such file" in reports[0]["message"]


def test_replay_tells_the_story(bocage, record):
    told = bocage("replay", record, "--log")
    assert told.code == 0, told.err
    assert "A new turn begins" in told.out
    assert "The game is over" in told.out
    assert "missions of Red" in told.out
    assert not re.search(r"draws .*[br]c\d", told.out)
    blue = bocage("replay", record, "--log", "--side", "blue")
    assert re.search(r"Blue draws .*bc\d", blue.out)
    assert not re.search(r"Red draws", blue.out)
    assert "陣営" not in bocage("replay", record, "--log", "--lang", "ja").err


def test_show_hides_what_a_side_does_not_see(bocage, record):
    spectator = read(bocage("show", record, "--at", "4", "--json"))
    assert spectator["own"] is None
    blue = read(bocage("show", record, "--at", "4", "--side", "blue", "--json"))
    assert set(blue["own"]) == {"hand", "mission"}
    assert "sealed" not in blue
    told = bocage("show", record, "--at", "4").out
    assert "your hand" not in told


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("scenario", ["crossroads", "orchard", "estate"])
def test_show_draws_every_space_and_unit(bocage, scenario, lang):
    ran = bocage("show", "skirmish", "--scenario", scenario, "--side", "red", "--lang", lang)
    assert ran.code == 0, ran.err
    assert "⟦" not in ran.out
    view = read(bocage("show", "skirmish", "--scenario", scenario, "--json"))
    for unit, state in view["public"]["units"].items():
        assert unit in ran.out
        assert state["at"] in ran.out


def test_holders_and_marks_are_readable_at_80_columns_without_colour(bocage, monkeypatch, record):
    monkeypatch.setenv("COLUMNS", "80")
    told = bocage("show", "skirmish", "--scenario", "estate").out
    assert "⌂b" in told
    assert "⌂r" in told
    assert re.search(r"objectives: .* ★\d (nobody|Blue|Red)", told)
    for at in ("20", "40", "60"):
        view = read(bocage("show", record, "--at", at, "--json"))
        lines = bocage("show", record, "--at", at).out.splitlines()
        for unit, state in view["public"]["units"].items():
            line = next(line for line in lines if re.match(rf"\s*{unit} ", line))
            for mark in ("pinned", "moved", "fired", "committed", "attacked"):
                assert (mark in line) == bool(state.get(mark))
        rows = [line for line in lines if re.match(r"[br]\d[a-z]? [A-Z]", line)]
        assert rows
        assert max(map(len, rows)) <= 80


def test_arena(bocage):
    words = ("arena", "skirmish", "--bots", "random", "random:attack", "--games", "6", "--json")
    report = read(bocage(*words))
    assert [row["bot"] for row in report["bots"]] == ["random", "random:attack"]
    assert sum(row["wins"] for row in report["bots"]) + report["draws"] == 6
    low, high = report["wilson"]
    assert 0 <= low <= report["share"] <= high <= 1
    for row in report["bots"]:
        assert sum(row["wins_by_side"].values()) == row["wins"]
        assert row["p99_seconds"] >= 0
    again = read(bocage(*words, "--jobs", "2"))
    assert [row["wins"] for row in again["bots"]] == [row["wins"] for row in report["bots"]]
    assert "Wilson" in bocage(*words[:-1]).out


def test_arena_draws_a_plot(bocage, tmp_path):
    path = tmp_path / "ends.svg"
    words = ("arena", "skirmish", "--bots", "random", "random", "--games", "2", "--json")
    report = read(bocage(*words, "--plot", str(path)))
    assert sum(report["figures"]["wins"]) == 2
    assert "skirmish: random against random, 2 games" in path.read_text()


def test_help_has_examples(bocage):
    from bocage.cli.app import COMMANDS

    told = bocage("--help").out
    for command in COMMANDS:
        assert command in told
        assert "Examples:" in bocage(command, "--help").out


def test_version(bocage):
    from bocage import __version__

    assert bocage("--version").out.strip() == __version__


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_completion_scripts_can_be_made(shell):
    from bocage.cli.app import app

    script = app.generate_completion(prog_name="bocage", shell=shell)
    assert "arena" in script
    assert "--scenario" in script


def test_texts_of_both_languages_agree():
    folder = ROOT / "src" / "bocage" / "cli" / "text"
    assert check_texts(folder) == []


def start(*words, **streams):
    program = "import sys; from bocage.cli import main; sys.exit(main())"
    return subprocess.Popen([sys.executable, "-c", program, *words], cwd=ROOT, **streams)


def test_a_closed_pipe_is_no_error():
    process = start("rules", "skirmish", "--book", stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    process.stdout.close()
    assert process.stderr.read() == b""
    process.stderr.close()
    assert process.wait() == 0


def test_help_that_nobody_reads_to_its_end():
    process = start("play", "--help", stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    process.stdout.close()
    assert process.stderr.read() == b""
    process.stderr.close()
    assert process.wait() == 0


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
def test_a_full_disk_is_one_line():
    with Path("/dev/full").open("w", encoding="utf-8") as full:
        process = start("games", stdout=full, stderr=subprocess.PIPE)
        _, err = process.communicate()
    assert (process.returncode, err) == (2, b"bocage: output: no space left on device\n")


@pytest.mark.skipif(os.name != "posix", reason="signals are those of POSIX")
def test_an_interrupt_ends_quietly_with_130():
    words = ("fuzz", "skirmish", "--games", "100000")
    assert interrupted(words, lambda p: p.send_signal(signal.SIGINT)) == (130, b"", b"")


def test_benchmarks_say_by_which_clock_they_were_measured(bocage, monkeypatch):
    import bench

    def told(name):
        return {"figures": {"a figure": 1}, "targets": [], "measured": bench.MEASURED.get(name, "")}

    monkeypatch.setattr(bench, "run", told)
    out = bocage("bench", "load", "server", "apply", "profile").out
    assert "load, apply: CPU time, best of 5" in out
    assert "server: wall-clock time, best of 5" in out
    assert "profile:" not in out
    assert set(bench.MEASURED) <= set(bench.NAMES)
