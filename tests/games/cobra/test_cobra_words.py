"""Every unit, division, hex with a name and option of COBRA (2008) is called something."""

import re

import pytest

from bocage.families.cobra.types import Enter, Move
from bocage.kernel.engine import Engine
from bocage.kernel.module import load_module
from bocage.text import LANGUAGES, load_texts, message_id
from bocage.tools.rules.clauses import load_clauses

COBRA = load_module("cobra")
BOOK = Engine(COBRA, "campaign").book


@pytest.mark.parametrize("lang", LANGUAGES)
def test_things_have_names(lang):
    texts = load_texts(COBRA.text_folders, lang)
    universe = {**COBRA.universe(BOOK), "space": tuple(BOOK.names)}
    ids = [message_id(kind, item) for kind, items in universe.items() for item in items]
    ids += [message_id("chapter", clause.chapter) for clause in load_clauses(COBRA).values()]
    for option in COBRA.options:
        ids += [message_id("option", option.id), message_id("option", f"{option.id}-about")]
    ids += [message_id("dates", row.dates) for row in BOOK.turns.values()]
    ids += [message_id("type", counter.type) for counter in BOOK.counters.values()]
    assert [name for name in ids if not texts.has(name)] == []


def test_a_hex_of_both_maps_is_known_by_either_name():
    engine = Engine(COBRA, "campaign")
    assert engine.parse("enter US1 B3621") == Enter("US1", "A2601")
    assert engine.parse("move by 243 path B3621,B3521") == Move(("243",), ("A2601", "A2501"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_clauses_name_none_of_the_other_edition(lang):
    found = re.compile(r"(?<![A-Za-z.])[a-z]{2,}\.\d")
    texts = {c.clause: c.text(lang) for c in load_clauses(COBRA).values()}
    assert [clause for clause, text in texts.items() if found.search(text)] == []
