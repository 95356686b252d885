"""Text ids of panels become sentences; events point at what they name."""

from typing import Any

import pytest

from bocage.art.board import Layer
from bocage.art.forecast import Forecast, Odd
from bocage.art.panels import Box, Chart, Fact, Facts, Pool, Track
from bocage.art.panels import Words as Said
from bocage.kernel.engine import Engine
from bocage.kernel.module import load_module
from bocage.words import Words, filled, layer_title, pointed_at, sentence, status_lines

COBRA = load_module("cobra-spi")
SKIRMISH = load_module("skirmish")
BOOKS = {
    "cobra-spi": Engine(COBRA, "breakout").book,
    "skirmish": Engine(SKIRMISH, "crossroads").book,
}


class Named(Words):
    """As a page says it: names without ids."""

    with_ids = False


@pytest.fixture
def en():
    return Words(COBRA, BOOKS["cobra-spi"], "en")


@pytest.fixture
def ja():
    return Words(COBRA, BOOKS["cobra-spi"], "ja")


def test_every_word_of_a_panel_is_filled(en, ja):
    panel: Any = Track(
        id="x",
        title=Said("table-turns"),
        boxes=(Box("1", Said(text="1"), Said("group-turn", {"turn": 2, "dates": "19-21 Jul"})),),
    )
    assert filled(en, panel).title.text == "Turn track"
    box = filled(ja, panel).boxes[0]
    assert (box.title.text, box.note.text) == ("1", "第2ターン、7月19～21日")
    assert filled(en, panel).boxes[0].note.args == {"turn": 2, "dates": "19-21 Jul"}


def test_cells_and_values_may_be_ids_of_texts(en):
    chart = Chart(
        id="c", title=Said("table-weather"), columns=("table-last", "1"), rows=(("-", "e/-"),)
    )
    assert filled(en, chart).columns == ("Last weather", "1")
    assert filled(en, chart).rows == (("-", "e/-"),)
    facts = Facts(
        id="f", title=Said("table-all"), lines=(Fact(Said("now-weather"), "weather-storm"),)
    )
    assert filled(en, facts).lines[0].value == "storm"


def test_counters_are_left_alone(en):
    from bocage.families.cobra.table.panels import off_map

    piece = off_map(BOOKS["cobra-spi"], "US28")
    pool = Pool(id="p", title=Said("table-all"), groups=((Said("how-lost"), (piece,)),))
    (title, pieces) = filled(en, pool).groups[0]
    assert title.text == "could not enter" and pieces == (piece,)


def test_forecasts_are_filled_too(en):
    odd = Odd(6, Said("weather-storm"), Said("odd-weather-storm"))
    forecast = Forecast(Said("forecast-weather", {"side": "german"}), "seq.6", 6, (odd,))
    assert filled(en, forecast).title.text == "Weather for the Germans"
    assert filled(en, forecast).odds[0].text.text.startswith("No air attacks")


def test_a_status_is_pairs_of_sentences(en):
    status = ((Said("now-turn"), "3/13"), (Said("now-weather"), "weather-clear"))
    assert status_lines(en, status) == (("Turn", "3/13"), ("Weather", "clear"))
    assert sentence(en, "no-such-text") == "no-such-text"


def test_a_layer_is_called_by_its_title(en):
    assert layer_title(en, Layer(id="supply", title="supply-none")) == "out of supply"
    assert layer_title(en, Layer(id="zoc-german", title="zoc-german")) == "German zones of control"


def test_names_come_with_their_ids_or_without():
    book = BOOKS["skirmish"]
    for words in (Words, Named):  # it is printed on the counter
        assert words(SKIRMISH, book, "en").name("unit", "b1") == "b1 Heron Company"
    assert Words(SKIRMISH, book, "en").name("card", "bc2") == "Smoke 1 (mishap) (bc2)"
    assert Named(SKIRMISH, book, "en").name("card", "bc2") == "Smoke 1 (mishap)"


def test_what_an_event_points_at(en):
    events: dict[str, Any] = {event.__name__: event for event in COBRA.events}
    declared = events["AttackDeclared"]("2008:8.1.3", "german", ("1605",), ("22/21", "711"))
    assert pointed_at(en, declared) == (("1605",), ("22/21", "711"))
    turn = events["TurnBegan"]("seq.1", 3, "22-24 Jul")
    assert pointed_at(en, turn) == ((), ())
    other: dict[str, Any] = {event.__name__: event for event in SKIRMISH.events}
    words = Words(SKIRMISH, BOOKS["skirmish"], "en")
    assert pointed_at(words, other["EnteredSpace"]("5.1", "b1", "0203")) == (("0203",), ("b1",))
    over = other["GameOver"]("10.5", "blue", {"blue": "raid"}, {"blue": 3})
    assert pointed_at(words, over) == ((), ())
