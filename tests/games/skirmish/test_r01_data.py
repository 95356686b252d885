"""Chapter 1 - what is printed: sides, maps, units, and what is refused of an owner's tables."""

import shutil

import pytest

from bocage.data import DataError
from bocage.games.skirmish import module
from bocage.games.skirmish.book import HOME, load_book
from bocage.kernel.chance import Rng
from bocage.kernel.engine import Engine


@pytest.mark.covers("1.1")
@pytest.mark.parametrize("scenario", module.scenarios)
def test_1_1_each_side_has_four_or_five_units_a_deck_and_a_mission(scenario):
    engine = Engine(module, scenario)
    start = engine.start(Rng(1)).position
    for side in module.sides:
        units = [unit for unit in start.public.units if engine.book.side_of[unit] == side]
        assert len(units) in {4, 5}
        assert len([card for card in engine.book.cards.values() if card.side == side]) == 12
        assert start.private[side].mission in engine.book.plan.missions[side]


@pytest.mark.covers("1.2")
@pytest.mark.parametrize(
    ("scenario", "spaces"), [("crossroads", 19), ("orchard", 7), ("estate", 6)]
)
def test_1_2_the_maps_have_their_size_and_are_fair(scenario, spaces):
    book = load_book(scenario, {})
    assert len(book.spaces) == spaces
    assert all(book.apart[a, b] < spaces for a in book.spaces for b in book.spaces)
    assert len(book.plan.sources["blue"]) == len(book.plan.sources["red"])
    assert len(book.plan.objectives) == 3
    types = {
        side: sorted(book.counters[u].type for u in book.plan.units if u[0] == side[0])
        for side in module.sides
    }
    assert types["blue"] == types["red"]


@pytest.mark.covers("1.2")
def test_1_2_the_crossroads_look_the_same_from_both_ends():
    book = load_book("crossroads", {})
    turned = {
        space: f"{6 - int(space[:2]):02}{(6 if int(space[:2]) % 2 else 5) - int(space[2:]):02}"
        for space in book.spaces
    }
    assert sorted(turned.values()) == sorted(book.spaces)
    for space, across in turned.items():
        assert book.terrain[space] == book.terrain[across]
        assert book.plan.objectives.get(space) == book.plan.objectives.get(across)
    for unit, space in book.plan.units.items():
        if unit[0] == "b":
            assert book.plan.units["r" + unit[1:]] == turned[space]


@pytest.mark.covers("8.8")
def test_8_8_a_better_column_or_roll_never_hurts_the_attacker():
    table = load_book("orchard", {}).results
    for roll in range(1, 7):
        for column in range(6):
            attacker, defender = table[roll][column]
            for better in [table[roll][min(column + 1, 5)], table[min(roll + 1, 6)][column]]:
                assert better[0] <= attacker
                assert better[1] >= defender


BROKEN = [
    ("units.tsv", "\tmove\t", "\tspeed\t", "units.tsv: row 2, column 'speed'"),
    ("units.tsv", "\t2\t3\t2\t2\t1\t2\t2\t", "\t2\tthree\t2\t2\t1\t2\t2\t", "column 'strength'"),
    ("units.tsv", "\tarmour\t", "\ttank\t", "column 'type'"),
    ("results.tsv", "2/0\t2/0", "2-0\t2/0", "expected hits like '1/0', got '2-0'"),
    ("terrain.tsv", "wood\t2", "wood\ttwo", "column 'cost': expected a whole number, got 'two'"),
    (
        "scenarios.toml",
        '"0102", "0103", "0104",\n  "0201"',
        '"0102", "0103",\n  "0201"',
        "unknown space '0104'",
    ),
    ("scenarios.toml", 'b1 = "0102", b2 = "0104"', 'b9 = "0102", b2 = "0104"', "unknown unit 'b9'"),
    ("scenarios.toml", 'layout = "areas"', 'layout = "squares"', "estate.layout"),
    ("scenarios.toml", '"hold-0204"', '"hold-0202"', "expected 'raid' or 'hold-<objective>'"),
    ("scenarios.toml", "0303 stream", "0303 canal", "unknown border feature 'canal'"),
]


@pytest.mark.parametrize(("file", "old", "new", "message"), BROKEN)
def test_a_broken_overlay_is_refused_by_file_row_and_column(tmp_path, file, old, new, message):
    text = (HOME / file).read_text()
    assert old in text
    (tmp_path / file).write_text(text.replace(old, new))
    with pytest.raises(DataError) as caught:
        load_book("crossroads", {}, (tmp_path,))
    assert str(caught.value).startswith(str(tmp_path / file))
    assert message in str(caught.value)


def test_an_overlay_changes_the_game_and_its_digest(tmp_path):
    shutil.copy(HOME / "terrain.tsv", tmp_path)
    table = tmp_path / "terrain.tsv"
    table.write_text(table.read_text().replace("wood\t2", "wood\t3"))
    book = load_book("crossroads", {}, (tmp_path,))
    assert book.terrain["0202"].cost == 3
    assert module.data_digest((tmp_path,)) != module.data_digest(()) == ""


# -- double entry: the tables as typed in a second time from the rulebook ----------------------

CARDS = "1 ambush, 1 smoke!, 2 assault, 2 entrench, 3 disperse, 3 rally, "
CARDS += "4 ambush, 4 smoke, 5 assault, 5 entrench, 6 disperse!, 6 rally"
# steps, strength, reduced strength, fire, range, move, size
UNITS = {
    "infantry": (2, 3, 2, 2, 1, 2, 2),
    "armour": (2, 4, 2, 2, 1, 3, 2),
    "gun": (1, 1, 1, 3, 2, 1, 1),
    "hq": (1, 1, 1, 0, 0, 3, 1),
    "platoon": (1, 1, 1, 1, 1, 2, 1),
}
RESULTS = """
2/0 2/0 1/0 1/0 1/1 0/1
2/0 1/0 1/0 1/1 0/1 0/1
1/0 1/0 1/1 0/1 0/1 0/2
1/0 1/1 0/1 0/1 0/2 0/2
1/1 0/1 0/1 0/2 0/2 0/3
0/1 0/1 0/2 0/2 0/3 0/3
"""
LIMITS = {"crossroads": 7, "orchard": 5, "estate": 6}
OBJECTIVES = {"crossroads": "1 2 1", "orchard": "1 2 1", "estate": "1 2 1"}


@pytest.mark.covers("1.1")
def test_1_1_both_decks_are_the_cards_of_the_list():
    cards = load_book("orchard", {}).cards.values()
    for side in module.sides:
        mine = [card for card in cards if card.side == side]
        text = ", ".join(f"{c.value} {c.use}{'!' if c.mishap else ''}" for c in mine)
        assert text == CARDS


@pytest.mark.covers("1.3")
def test_1_3_every_counter_has_the_values_of_its_type():
    counters = load_book("orchard", {}).counters.values()
    assert len(counters) == 18
    for c in counters:
        values = (c.steps, c.strength, c.reduced, c.fire, c.range, c.move, c.size)
        assert values == UNITS[c.type]
        assert (c.parent is not None) == (c.type == "platoon")


@pytest.mark.covers("8.8")
def test_8_8_the_results_table_is_as_printed():
    table = load_book("orchard", {}).results
    rows = [" ".join(f"{a}/{d}" for a, d in table[roll]) for roll in range(1, 7)]
    assert rows == RESULTS.strip().split("\n")


@pytest.mark.covers("1.2")
@pytest.mark.parametrize("scenario", module.scenarios)
def test_1_2_limits_and_objectives_are_as_printed(scenario):
    book = load_book(scenario, {})
    assert book.limit == LIMITS[scenario]
    assert " ".join(str(value) for value in book.plan.objectives.values()) == OBJECTIVES[scenario]
