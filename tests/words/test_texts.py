"""The sentences that terminal and page share."""

from functools import cache
from pathlib import Path
from typing import get_type_hints

import pytest

from bocage import words
from bocage.games.cobra.events import Scattered
from bocage.games.combat_commander.events.core import Passed
from bocage.kernel.engine import Engine
from bocage.kernel.module import load_module, module_names
from bocage.kernel.nouns import Adding, Ask
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


def test_what_chooses_between_sentences_is_no_subject():
    module = load_module("combat-commander")
    told = words.Words(module, Engine(module, "1").book, "en")
    ask = Ask("axis", "order", "5.1a", {"first": "yes", "left": 2, "more": 3})
    assert told.prompt(ask).startswith("Axis: give an order")
    assert told.subject(ask) == "more: 3"


def test_nothing_chooses_the_same_sentence_in_both_languages():
    module = load_module("combat-commander")
    book = Engine(module, "1").book
    passed = Passed("O15", "axis", ())
    told = [words.Words(module, book, lang).event(passed) for lang in ("en", "ja")]
    assert told[0] == "The Axis pass and discard nothing."
    assert told[1] == "枢軸軍はパスします。捨てたカード：なし。"
    lost = Scattered("2008:19.2.2.3", "505/82", 1, "")
    module = load_module("cobra")
    book = Engine(module, "build-up").book
    told = [words.Words(module, book, lang).event(lost) for lang in ("en", "ja")]
    assert ("lost in the sea" in told[0], "海に落ちて" in told[1]) == (True, True)


FACTS = [
    (name, kind, field)
    for name in module_names()
    for kind in load_module(name).events
    for field, type_ in get_type_hints(kind).items()
    if type_ is bool
]


@cache
def words_of(name):
    module = load_module(name)
    return words.Words(module, Engine(module, module.scenarios[0]).book, "en")


@pytest.mark.parametrize(("name", "kind", "field"), FACTS, ids=str)
def test_what_is_so_or_not_chooses_between_sentences(name, kind, field):
    """Where a sentence depends on a fact of an event, it goes otherwise if it is not so."""
    told = words_of(name)
    message = f"event-{kind.__struct_config__.tag}"
    if field in told.texts.chooses(message):
        given = dict.fromkeys(get_type_hints(kind), "")
        yes, no = (
            told.texts.say(message, **told.args({**given, field: so})) for so in (True, False)
        )
        assert yes != no
