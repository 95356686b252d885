"""Levels of victory, the German line, and the lines of the army boundary."""

import pytest

from bocage.games.cobra import module
from bocage.games.cobra.rules.c05_10_boundary import Boundary
from bocage.games.cobra.rules.c18_victory import LEVELS, final_level, first_level, line_held
from bocage.kernel.engine import Engine

BOOK = Engine(module, "breakout").book
MARGINAL = LEVELS.index("allied-marginal")


def line_of(units):
    """Whether Germans in these hexes hold the line on a blank map, and the level it gives."""
    regiments = [u for u, c in BOOK.counters.items() if c.size == "regiment" and c.side == "german"]
    regiments = [u for u in regiments if BOOK.counters[u].type != "flak"]
    spec = [{"id": unit, "at": hex_} for unit, hex_ in zip(regiments, units, strict=False)]
    spec.append({"id": "US5", "at": "A0105"})
    state = {"turn": 27, "side": "allied", "phase": "mechanised"}
    book, position = module.scene({"scenario": "blank", "unit": spec, "state": state}, "here")
    return line_held(book, position.public), LEVELS[first_level(book, position.public)]


WHOLE = BOOK.grid.line("A4901", "A0823")[1::3]


@pytest.mark.covers("2008:18.3.1", "2008:18.3.2")
def test_a_line_of_units_and_zones_from_end_to_end():
    assert line_of(WHOLE) == (True, "german-marginal")
    middle = len(WHOLE) // 2
    assert line_of([*WHOLE[:middle], *WHOLE[middle + 1 :]]) == (False, "allied-marginal")
    assert line_of(WHOLE[1:]) == (False, "allied-marginal")


@pytest.mark.covers("2008:18.3.3", "2008:18.3a")
@pytest.mark.parametrize(
    ("difference", "level"),
    [
        (-14, "allied-marginal"),
        (14, "allied-marginal"),
        (-15, "level-draw"),
        (-29, "level-draw"),
        (15, "allied-operational"),
        (-30, "german-marginal"),
        (300, "allied-decisive"),
        (-300, "german-decisive"),
    ],
)
def test_a_level_for_each_full_fifteen_points(difference, level):
    assert LEVELS[final_level(MARGINAL, difference)] == level


@pytest.mark.covers("2008:5.10.1b", "2008:5.10.1c")
def test_lines_of_the_boundary():
    straight = Boundary(BOOK.country, ("A2117", "A5117"), True)
    row = {f"A{column}17" for column in range(21, 52)}
    assert {hex_ for hex_ in straight.hexes if hex_[1:3] != "21"} | {"A2117"} == row
    diagonal = BOOK.grid.line("A2117", "A5132")
    assert len(diagonal) == 31


@pytest.mark.covers("2008:13.3.1")
def test_one_unit_arrives_reduced():
    reduced = {
        unit
        for unit, arrival in BOOK.arrivals.items()
        if arrival.steps and arrival.steps < BOOK.counters[unit].steps
    }
    assert reduced == {"33/9"}


@pytest.mark.covers("2008:13.2.1a")
def test_the_option_for_the_north_entry():
    wider = Engine(module, "breakout", {"north-4101": "on"}).book
    added = {unit for unit in BOOK.arrivals if "A4101" in wider.arrivals[unit].hexes}
    assert added
    assert not any("A4101" in arrival.hexes for arrival in BOOK.arrivals.values())
    for unit in added:
        assert set(wider.arrivals[unit].hexes) - set(BOOK.arrivals[unit].hexes) == {"A4101"}
