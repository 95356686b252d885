"""The sentences that terminal and page share."""

from pathlib import Path

from bocage import words
from bocage.kernel.engine import Engine
from bocage.kernel.module import load_module
from bocage.text import check_texts

HERE = Path(words.__file__).resolve().parent / "text"
SKIRMISH = load_module("skirmish")


def test_texts_of_both_languages_agree():
    assert check_texts(HERE) == []


def test_small_words_need_no_command_line():
    told = words.Words(SKIRMISH, Engine(SKIRMISH, "crossroads").book, "en")
    assert told.say("comma") == ", "
    assert told.word("do", "fire") == "fire"
    assert told.say("hint") == "⟦words-hint⟧"
