"""Every unit, division and town has a name, and every refusal brings what its sentence needs."""

import ast

import pytest

from bocage.kernel.engine import Engine
from bocage.kernel.module import load_module
from bocage.text import LANGUAGES, load_texts, message_id
from bocage.tools.rules.clauses import load_clauses
from bocage.tools.rules.index import package_dirs
from bocage.tools.rules.sites import call_name

COBRA = load_module("cobra-spi")
BOOK = Engine(COBRA, "breakout").book


@pytest.fixture(params=LANGUAGES)
def texts(request):
    return load_texts(COBRA.text_folders, request.param)


def test_things_have_names(texts):
    universe = {**COBRA.universe(BOOK), "space": tuple(BOOK.names)}
    ids = [message_id(kind, item) for kind, items in universe.items() for item in items]
    ids += [message_id("chapter", clause.chapter) for clause in load_clauses(COBRA).values()]
    for option in COBRA.options:
        ids += [message_id("option", option.id), message_id("option", f"{option.id}-about")]
    ids += [message_id("dates", row.dates) for row in BOOK.turns.values()]
    ids += [message_id("weather", weather) for weather in BOOK.weather]
    ids += [message_id("type", counter.type) for counter in BOOK.counters.values()]
    assert [name for name in ids if not texts.has(name)] == []


def test_names_of_hexes_are_those_of_the_map():
    english = load_texts(COBRA.text_folders, "en")
    told = {name: english.say(message_id("space", name)) for name in BOOK.names}
    assert told == {hex_: f"{hex_} {name}" for hex_, name in BOOK.names.items()}


def test_refusals_bring_what_their_sentences_need(texts):
    calls = [
        node
        for folder in package_dirs(COBRA)
        for file in sorted(folder.rglob("*.py"))
        for node in ast.walk(ast.parse(file.read_text()))
        if isinstance(node, ast.Call) and call_name(node) == "refuse"
    ]
    assert len(calls) > 90
    for call in calls:
        message = ast.literal_eval(call.args[1])
        given = {str(item.arg): 2 for item in call.keywords}
        assert texts.say(f"refuse-{message!s}", **given)  # strict: nothing is missing
