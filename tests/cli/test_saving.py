"""Games on disk: never another game's file, never half a save, and nothing for others to read."""

import os
import sys

import pytest

from bocage.bots.base import register
from bocage.bots.random_bot import RandomBot
from bocage.cli.talk import Talk

PLAY = ("play", "skirmish", "--red", "random", "--seed", "3")
ONES = "1\n" * 3000


def names(folder):
    return sorted(file.name for file in folder.iterdir())


def test_another_game_is_not_overwritten(bocage, tmp_path):
    assert bocage(*PLAY, "--record", "game", stdin="1\nquit\n").code == 0
    before = (tmp_path / "game").read_bytes()
    ran = bocage("play", "skirmish", "--red", "random", "--record", "game", stdin="1\n")
    assert ran.code == 2
    assert "game: exists" in ran.err
    assert "--resume" in ran.err
    told = bocage("play", "skirmish", "--red", "random", stdin="save game\nquit\n")
    assert "game: exists" in told.out
    assert (tmp_path / "game").read_bytes() == before


def test_a_record_may_be_saved_again_as_it_grows(bocage):
    ran = bocage(*PLAY, stdin="save game\n1\nsave game\nquit\n")
    assert ran.out.count("Saved in game.") == 2


def test_a_seed_that_belongs_to_another_game_is_kept(bocage, tmp_path):
    (tmp_path / "game.private").write_text("{}", encoding="utf-8")
    ran = bocage(*PLAY, "--record", "game")
    assert ran.code == 2
    assert "game.private: exists and belongs to another game" in ran.err
    assert names(tmp_path) == ["game.private"]


def test_a_file_that_somebody_else_wrote_to_is_left_alone(bocage, tmp_path):
    class Meddling(RandomBot):
        def decide(self, engine, view, ask, choice, budget, rng):
            with (tmp_path / "game.bocage").open("a", encoding="utf-8") as file:
                file.write("0 done\n")
            return super().decide(engine, view, ask, choice, budget, rng)

    register("meddling", lambda variant: Meddling())
    words = ("play", "skirmish", "--red", "meddling", "--seed", "3", "--record", "game.bocage")
    ran = bocage(*words, stdin="1\n1\nquit\n")
    assert ran.code == 0, ran.err
    assert "game.bocage has been changed by somebody else" in ran.out
    assert (tmp_path / "game.bocage").read_text(encoding="utf-8").endswith("0 done\n")
    assert "--resume game-2.bocage" in ran.out
    assert bocage("play", "--resume", "game-2.bocage", stdin="quit\n").code == 0


@pytest.mark.skipif(os.name != "posix", reason="permissions are those of POSIX")
def test_only_the_owner_reads_a_running_game(bocage, tmp_path):
    ran = bocage(*PLAY, "--record", "game", stdin="1\nquit\n")
    assert "tells everything that is hidden" in ran.out
    for name in ("game", "game.private"):
        assert (tmp_path / name).stat().st_mode & 0o077 == 0
    bocage("play", "--resume", "game", stdin=ONES)
    assert (tmp_path / "game").stat().st_mode & 0o044
    assert names(tmp_path) == ["game"]


@pytest.mark.parametrize("place", ["no/such", "folder", "x" * 250])
def test_a_failed_save_names_the_file_and_leaves_nothing(bocage, tmp_path, place):
    (tmp_path / "folder").mkdir()
    ran = bocage(*PLAY, "--record", place)
    assert ran.code == 2
    assert ran.err.startswith(f"bocage: {place}: ")
    assert "Errno" not in ran.err
    assert names(tmp_path) == ["folder"]
    assert names(tmp_path / "folder") == []


def test_a_look_at_a_side_of_a_running_game_is_warned_of(bocage, record):
    bocage(*PLAY, "--record", "game", stdin="1\nquit\n")
    assert "tells everything" in bocage("show", "game", "--side", "blue").err
    assert bocage("show", "game").err == ""
    assert bocage("show", record, "--side", "blue").err == ""


def test_how_to_go_on_can_be_pasted(bocage, monkeypatch):
    monkeypatch.setattr(sys, "argv", ["/some where/bocage"])
    ran = bocage(*PLAY, "--record", "my game", stdin="quit\n")
    assert "To go on: '/some where/bocage' play --resume 'my game'" in ran.out


def test_no_hand_is_left_on_the_screen_of_two(bocage, monkeypatch):
    monkeypatch.setattr(Talk, "clear", lambda self: self.out.print("<CLEARED>"))
    ran = bocage("play", "skirmish", "--blue", "me", "--red", "me", "--seed", "4", stdin="\nquit\n")
    shown, _, after = ran.out.rpartition("<CLEARED>")
    assert "your hand" in shown
    assert "your hand" not in after
    assert "The game is saved" in after
