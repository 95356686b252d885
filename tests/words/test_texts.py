"""The sentences that terminal and page share."""

from pathlib import Path

from bocage import words
from bocage.kernel.engine import Engine
from bocage.kernel.module import load_module
from bocage.kernel.nouns import Adding
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


def test_numbers_that_are_counted_in_halves():
    assert [words.number(n, halves=True) for n in (0, 1, 2, 3, -1, -4)] == [
        "0",
        "½",
        "1",
        "1½",
        "-½",
        "-2",
    ]
    told = words.Words(SKIRMISH, Engine(SKIRMISH, "crossroads").book, "en")
    adding = Adding("cost", halves=True)
    adding.add("1", "road", 1)
    adding.add("2", "spent", -2)
    assert told.tally(adding.done()) == "cost -½ = road +½ [1], spent -1 [2]"
