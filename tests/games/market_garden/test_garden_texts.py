"""Everything has a name, and every refusal brings what its sentence needs."""

import ast
import re
from typing import Any

import msgspec
import pytest

from bocage.games.market_garden import types as t
from bocage.games.market_garden.rules.r20_dday_1_phases import PROMPTS
from bocage.kernel.api import refuse
from bocage.kernel.choice import tag_of
from bocage.kernel.engine import Engine
from bocage.kernel.module import load_module
from bocage.kernel.shapes import shapes_of
from bocage.text import LANGUAGES, load_texts, message_id
from bocage.tools.rules.clauses import load_clauses
from bocage.tools.rules.index import package_dirs
from bocage.tools.rules.sites import call_name
from bocage.words import Words

GARDEN = load_module("market-garden")
BOOK = Engine(GARDEN, "garden").book


@pytest.fixture(params=LANGUAGES)
def texts(request):
    return load_texts((GARDEN.home / "text",), request.param)


def test_things_have_names(texts):
    universe = GARDEN.universe(BOOK)
    ids = [message_id(kind, item) for kind, items in universe.items() for item in items]
    ids += [f"kind-{kind}" for kind in universe]
    ids += [message_id("chapter", clause.chapter) for clause in load_clauses(GARDEN).values()]
    ids += [f"type-{counter.type}" for counter in BOOK.counters.values()]
    ids += [f"terrain-{row.terrain}" for row in BOOK.areas.values()]
    ids += [f"do-{tag_of(action)}" for action in GARDEN.actions]
    ids += [f"field-{shape.name}" for action in GARDEN.actions for shape in shapes_of(action)]
    ids += [f"layer-{name}" for name in (*GARDEN.layer_ids, *GARDEN.unit_layer_ids)]
    ids += [f"option-{option.id}-about" for option in GARDEN.options]
    ids += [f"prompt-{prompt}" for prompt, _ in PROMPTS.values()]
    ids += [f"label-{word}" for word in ("bridge", "enemy-bridge", "river-bridge")]
    ids += [f"outcome-{word}" for word in ("points", "breakthrough")]
    fields = [field.name for field in msgspec.structs.fields(GARDEN.public)]
    ids += [f"track-{name}" for name in fields if name not in ("units", "control")]
    assert [name for name in ids if not texts.has(name)] == []


def test_refusals_bring_what_their_sentences_need(texts):
    calls = [
        node
        for folder in package_dirs(GARDEN)
        for file in sorted(folder.rglob("*.py"))
        for node in ast.walk(ast.parse(file.read_text()))
        if isinstance(node, ast.Call) and call_name(node) == "refuse"
    ]
    assert len(calls) > 150
    for call in calls:
        message = ast.literal_eval(call.args[1])
        given = {str(item.arg): 2 for item in call.keywords}
        assert texts.say(f"refuse-{message!s}", **given)  # strict: nothing is missing


def test_no_sentence_is_left_over(texts):
    used = {
        ast.literal_eval(node.args[1])
        for folder in package_dirs(GARDEN)
        for file in sorted(folder.rglob("*.py"))
        for node in ast.walk(ast.parse(file.read_text()))
        if isinstance(node, ast.Call) and call_name(node) == "refuse"
    }
    text = (GARDEN.home / "text" / f"{texts.lang}.ftl").read_text()
    told = {
        line.partition(" =")[0].removeprefix("refuse-")
        for line in text.splitlines()
        if line.startswith("refuse-")
    }
    assert told == used


def test_words_that_could_be_taken_for_ids():
    words = Words(GARDEN, BOOK, "en")
    events: dict[str, Any] = {event.__name__: event for event in GARDEN.events}
    assert words.event(events["ControlChanged"]("7.2b", "13", "1")) == (
        "Control of Arnhem (13): 1st Airborne Division (1)."
    )
    told = words.event(events["PhaseBegan"]("20.1", "dday-air"))
    assert told == "The air bombardment phase of D-Day begins."
    assert words.event(events["ImpulseBegan"]("6.3a", "german", -2)).startswith("Impulse B:")
    assert words.name("boundary", "10-11") == "Hoenderloo–Terlet (10-11)"


@pytest.mark.parametrize(("lang", "ferry"), [("en", "Driel Ferry"), ("ja", "ドリールのフェリー")])
def test_the_ferry_beside_a_bridge_is_not_called_by_the_bridge(lang, ferry):
    words = Words(GARDEN, BOOK, lang)
    bridge = words.name("boundary", "7-19")
    events: dict[str, Any] = {event.__name__: event for event in GARDEN.events}
    bombarded = events["Bombarded"]
    told = [
        words.action(t.Ferry("Hoffmann", "7-19")),
        words.action(t.Bombard("19", "SchArt", ferry="7-19")),
        words.event(events["Ferried"]("9.63b", "Hoffmann", "7-19")),
        words.event(events["FerryDestroyed"]("4.7b", "7-19")),
        words.event(bombarded("11.4a", "german", "19", ("SchArt",), "ferry", "", "7-19", 2, ())),
        words.refusal(refuse("9.63a", "ferry-used", ferry="7-19")),
    ]
    assert [text for text in told if ferry not in text or bridge in text] == []
    works = bombarded("11.4a", "german", "19", ("SchArt",), "works", "7-19", "", 2, ())
    assert bridge in words.event(works) and ferry not in words.event(works)


@pytest.mark.parametrize(("lang", "none"), [("en", "artillery: none."), ("ja", "砲兵：なし。")])
def test_an_assault_without_artillery_says_so(lang, none):
    words = Words(GARDEN, BOOK, lang)
    began: Any = next(event for event in GARDEN.events if event.__name__ == "AssaultBegan")
    told = words.event(began("10.1a", "allied", "62", ("129Bde",), "129Bde", (), False))
    assert told.endswith(none)
    guns = words.event(began("10.1a", "allied", "62", ("129Bde",), "129Bde", ("LtArt",), False))
    assert not guns.endswith(none)


def test_bids_are_told_in_words():
    for lang, german in (("en", "Germans"), ("ja", "ドイツ軍")):
        words = Words(GARDEN, BOOK, lang)
        opened: Any = next(event for event in GARDEN.events if event.__name__ == "BidsOpened")
        told = words.event(opened("23.5a", "german", 12, "german", 7, "allied", 12, False))
        assert german in told and "12" in told and "7" in told
        assert not re.search(r"(?<!\()\b(german|allied)\b", told)
