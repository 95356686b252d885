"""Whatever is wrong with the words or files given: one message that helps, and exit code 2."""

import os
import re
import shutil

import pytest

CASES = {
    "unknown command": (("gmes",), "Did you mean .*games"),
    "unknown flag": (("fuzz", "skirmish", "--gmes", "3"), "Did you mean --games"),
    "not a number": (("fuzz", "skirmish", "--games", "few"), "--games"),
    "no games": (("fuzz", "skirmish", "--games", "0"), "at least 1"),
    "unknown game": (("rules", "nogame"), "unknown game 'nogame'.*skirmish"),
    "unknown clause": (("rules", "skirmish", "5.66"), "5.66.*did you mean '5.6'"),
    "two wishes": (("rules", "skirmish", "5.6", "--book"), "only one of"),
    "bad sample": (("rules", "skirmish", "--mutate", "--sample", "0"), "--sample"),
    "unknown option": (("play", "skirmish", "--option", "lng=on"), "unknown option 'lng'.*long"),
    "unknown value": (("play", "skirmish", "--option", "long=x"), "'long' cannot be 'x'.*on"),
    "no option": (("play", "skirmish", "--option", "long"), "NAME=VALUE"),
    "unknown scenario": (("play", "skirmish", "--scenario", "x"), "unknown scenario 'x'.*estate"),
    "fuzz scenario": (("fuzz", "skirmish", "--scenario", "x"), "unknown scenario 'x'"),
    "unknown bias": (("fuzz", "skirmish", "--bias", "x"), "unknown bias 'x'.*attack"),
    "unknown bot": (("play", "skirmish", "--red", "grdy"), "unknown bot 'grdy'.*greedy@1"),
    "wrong bot": (("play", "skirmish", "--red", "fire@1"), "cannot play skirmish.*greedy@1"),
    "arena bot": (("arena", "skirmish", "--bots", "random", "x"), "unknown bot 'x'"),
    "one bot": (("arena", "skirmish", "--bots", "random"), "--bots"),
    "odd games": (("arena", "skirmish", "--bots", "random", "random", "--games", "3"), "even"),
    "arena scenario": (
        ("arena", "skirmish", "--bots", "random", "random", "--scenario", "x"),
        "unknown scenario",
    ),
    "bad seed": (("play", "skirmish", "--seed", "zz"), "64 hex digits"),
    "unknown side": (("show", "skirmish", "--side", "bleu"), "did you mean 'blue'"),
    "unknown seat": (("play", "skirmish", "--seat", "green=me"), "unknown side 'green'"),
    "unknown language": (("games", "--lang", "fr"), "en.*ja"),
    "neither record nor game": (("show", "nothing"), "neither a record file nor a game"),
    "at without record": (("show", "skirmish", "--at", "3"), "needs a record"),
    "no record": (("replay",), "at least one record"),
    "missing record": (("replay", "nofile"), "nofile: no such file"),
    "a folder": (("replay", "."), "directory"),
    "missing situation": (("check", "no.toml"), "no.toml: cannot be read"),
    "no situation": (("check",), "at least one"),
    "empty folder": (("check", "."), "no situation files"),
    "missing overlay": (("data", "skirmish", "--data", "nodir"), "nodir: expected a directory"),
    "unknown benchmark": (("bench", "nope"), "unknown benchmark 'nope'"),
    "unwritable record": (("play", "skirmish", "--red", "random", "--record", "no/x"), "no/x"),
    "jobs of mutants": (("rules", "skirmish", "--mutate", "--jobs", "0"), "--jobs .*not 0"),
    "sample of nothing": (("rules", "skirmish", "--sample", "3"), "--sample 3 .*--mutate"),
    "no list of bots": (("arena", "skirmish", "--empty-bots"), "--bots"),
    "jobs of the arena": (
        ("arena", "skirmish", "--bots", "random", "random", "--jobs", "-1"),
        "--jobs must be at least 1, not -1",
    ),
    "fuzz seed": (("fuzz", "skirmish", "--seed", "-4"), "--seed must be at least 0, not -4"),
    "resumed scenario": (
        ("play", "--resume", "x", "--scenario", "estate"),
        "--scenario estate cannot be given with --resume",
    ),
    "two players": (
        ("play", "skirmish", "--blue", "me", "--seat", "blue=random"),
        "--blue me and --seat blue=random contradict",
    ),
    "side without log": (("replay", "x", "--side", "blue"), "--side blue .*--log"),
    "log as JSON": (("replay", "x", "--log", "--json"), "--log"),
    "a device": (("play", "skirmish", "--record", "/dev/null"), "/dev/null: is not a file"),
    "nothing to resume": (("play", "--resume", "nofile"), "nofile: no such file"),
}


@pytest.mark.parametrize("case", CASES)
def test_one_helpful_message_and_exit_code_2(bocage, case):
    words, message = CASES[case]
    ran = bocage(*words)
    assert ran.code == 2, ran
    assert re.search(message, ran.err), ran.err
    assert ran.err.startswith("bocage: ")
    assert len(ran.err.splitlines()) <= 2
    assert "Traceback" not in ran.err
    assert ran.out == ""


def edited(record, change):
    text = record.read_text(encoding="utf-8")
    made = record.with_name("edited.bocage")
    made.write_text(change(text), encoding="utf-8")
    assert made.read_text(encoding="utf-8") != text
    return made


def row(number, new):
    def change(text):
        rows = text.split("\n")
        rows[number - 1] = new(rows[number - 1])
        return "\n".join(rows)

    return change


def last(pattern, new):
    return lambda text: re.sub(pattern, new, text)


BROKEN = {
    "cut off": (lambda text: text[:-40], "cut off"),
    "empty": (lambda text: "", "line 1: expected 'bocage-record 1'"),
    "other file": (lambda text: "hello\n", "line 1"),
    "no header": (lambda text: "bocage-record 1\n", "line 2"),
    "bad header": (row(2, lambda _: '{"game": 1}'), "line 2: bad header"),
    "other game": (row(2, lambda r: r.replace("skirmish", "chess")), "line 2: unknown game"),
    "other edition": (row(2, lambda r: r.replace('"edition":"1"', '"edition":"9"')), "edition"),
    "bad key": (row(2, lambda r: re.sub('"key":"..', '"key":"zz', r)), "line 2: .*hex"),
    "bad setup": (row(2, lambda r: r.replace('"setup":[', '"setup":[99,')), "line 2: setup"),
    "more setup": (row(2, lambda r: r.replace("]", ",0]")), "line 2: setup: 1 recorded draws"),
    "other option": (row(2, lambda r: r.replace('"long"', '"lng"')), "unknown option 'lng'"),
    "unknown action": (row(3, lambda _: "0 fly b1"), "line 3: unknown-action"),
    "bad form": (row(3, lambda _: "0 move b1"), "line 3: bad-form"),
    "unknown mark": (row(3, lambda _: "% 3"), "line 3: "),
    "no such side": (row(3, lambda r: "7" + r[1:]), "entry 1: there is no side"),
    "illegal action": (
        row(3, lambda _: "0 done"),
        "line 3, entry 1: “done” is not the word here; it is “bid”.*3.3",
    ),
    "more draws": (row(3, lambda r: r + " ; 3"), "entry 1: 1 recorded draws were not needed"),
    "other digest": (last(r"\n\. (\d+) \w{4}", r"\n. \1 0000"), "digest"),
    "after the end": (lambda text: text + "0 pass\n", "nothing may follow"),
}


@pytest.mark.parametrize("case", BROKEN)
def test_a_broken_record_is_named_with_its_place(bocage, record, case):
    change, message = BROKEN[case]
    ran = bocage("replay", edited(record, change))
    assert ran.code == 2, ran
    assert "edited.bocage" in ran.err
    assert re.search(message, ran.err), ran.err
    assert "Traceback" not in ran.err


def test_a_record_that_is_not_text(bocage, tmp_path):
    (tmp_path / "x").write_bytes(b"\xff\xfe\x00junk")
    ran = bocage("replay", "x")
    assert (ran.code, ran.err) == (2, "bocage: x: expected UTF-8 text\n")


def test_a_forged_seed_is_found_by_verify(bocage, record):
    forged = edited(record, last(r"seed=\w{4}", "seed=0000"))
    assert bocage("replay", forged).code == 0
    ran = bocage("replay", forged, "--verify")
    assert ran.code == 2
    assert "does not match the commitment" in ran.err


def test_a_seed_cannot_be_verified_before_the_end(bocage, record):
    running = edited(record, lambda text: text[: text.rindex("\n.") + 1])
    ran = bocage("replay", running, "--verify")
    assert ran.code == 2
    assert "only when the game is over" in ran.err


def test_a_record_says_its_scenario(bocage, record):
    ran = bocage("show", record, "--scenario", "estate")
    assert ran.code == 2
    assert "--scenario estate needs a game" in ran.err


def test_at_beyond_the_end(bocage, record):
    assert bocage("show", record, "--at", "0").code == 0
    ran = bocage("show", record, "--at", "99999")
    assert ran.code == 2
    assert "between 0 and" in ran.err
    assert bocage("show", record, "--at", "-1").code == 2


def overlay(tmp_path, name, change):
    from bocage.kernel.module import load_module

    folder = tmp_path / "mine"
    folder.mkdir(exist_ok=True)
    shutil.copy(load_module("skirmish").home / "data" / name, folder / name)
    text = (folder / name).read_text(encoding="utf-8")
    (folder / name).write_text(change(text), encoding="utf-8")
    return folder


def test_a_bad_overlay_names_file_row_and_column(bocage, tmp_path):
    folder = overlay(tmp_path, "terrain.tsv", lambda text: text.replace("wood\t2", "wood\ttwo"))
    ran = bocage("data", "skirmish", "--data", folder)
    assert ran.code == 2
    assert re.search(r"terrain\.tsv: row \d+, column 'cost'.*two", ran.err), ran.err


def test_bad_toml_names_the_file(bocage, tmp_path):
    folder = overlay(tmp_path, "scenarios.toml", lambda text: text + "\n[oops\n")
    ran = bocage("data", "skirmish", "--data", folder)
    assert ran.code == 2
    assert "scenarios.toml" in ran.err


def test_an_overlay_is_told(bocage, tmp_path):
    folder = overlay(tmp_path, "terrain.tsv", lambda text: text.replace("wood\t2", "wood\t3"))
    ran = bocage("data", "skirmish", "--data", folder)
    assert ran.code == 0, ran.err
    assert "yours: terrain.tsv (wood)" in ran.out
    assert "rulebook 2, yours 1" in ran.out


def test_what_a_table_of_ones_own_breaks_elsewhere_is_put_down_to_it(bocage, tmp_path):
    folder = overlay(tmp_path, "units.tsv", lambda text: text.replace("\nb4\t", "\nb6\t"))
    ran = bocage("data", "skirmish", "--data", folder)
    assert ran.code == 2
    assert "scenarios.toml: key 'crossroads.units': unknown unit 'b4'" in ran.err
    assert "you have replaced units.tsv (+b6, -b4)" in ran.err
    served = bocage("serve", "--port", "0", "--data", f"skirmish={folder}")
    assert (served.code, served.err) == (2, ran.err)


@pytest.mark.skipif(os.name != "posix", reason="permissions are those of POSIX")
def test_nothing_half_written(tmp_path):
    from bocage.cli.output import write_whole

    target = tmp_path / "x"
    write_whole(target, "old")
    with pytest.raises(UnicodeEncodeError):
        write_whole(target, "new \ud800")
    assert target.read_text(encoding="utf-8") == "old"
    assert [file.name for file in tmp_path.iterdir()] == ["x"]
    write_whole(target, "secret", private=True)
    assert target.stat().st_mode & 0o077 == 0


def test_tables_are_written_for_their_owner(bocage, tmp_path):
    folder = tmp_path / "tables"
    assert bocage("data", "cobra", "--export", folder).code == 0
    assert (folder / "units.tsv").is_file() and (folder / "map.tsv").is_file()
    ran = bocage("data", "cobra", "--data", folder)
    assert ran.code == 0, ran.err
    assert "yours" not in ran.out  # nothing differs yet
    again = bocage("data", "cobra", "--export", folder)
    assert again.code == 2 and "is there already" in again.err
