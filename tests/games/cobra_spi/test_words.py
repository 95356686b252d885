"""What is said is what happened: labels of numbers, refusals, mistakes in situations."""

import pytest

from bocage.data import DataError
from bocage.families.cobra.rules.c08_1_attack import declared
from bocage.families.cobra.rules.c08_3_odds import battle_tallies
from bocage.families.cobra.types import Attack
from bocage.games.cobra_spi import module
from bocage.tools.rules import load_clauses
from bocage.words import Words

FED = [{"id": "914/352", "at": "2009"}, {"id": "US29", "at": "2010"}]
CUT_OFF = [*FED, {"id": "915/352", "at": "2011"}]
STATE = {"side": "allied", "phase": "combat"}


def made(units=FED, **state):
    spec = {"scenario": "blank", "unit": units, "state": {**STATE, **state}}
    return module.scene(spec, "here")


def halving(units, point):
    """The term that halves the attack of US29 on 2009, if there is one."""
    book, position = made(units)
    lines = book.lines(position.public)
    act = Attack(("2009",), ("US29",), point=point)
    attack = battle_tallies(book, position.public, declared(book, lines, "allied", (), act), ())[0]
    return [(item.clause, item.label) for item in attack.items if item.value < 0]


@pytest.mark.covers("asp.2", "asp.4", "sup.3")
def test_only_units_without_a_line_are_called_out_of_supply():
    assert halving(FED, point=True) == []
    assert halving(FED, point=False) == [("sup.3", "no-point")]
    assert halving(CUT_OFF, point=False) == [("sup.3", "unsupplied")]


@pytest.mark.parametrize(
    ("values", "told"),
    [
        ({"strengths": [0, 0]}, "strengths are 1 or more"),
        ({"strengths": [5]}, "a regiment has 2 strengths, not 1"),
        ({"ma": 0}, "ma"),
        ({"radius": 3}, "no headquarters"),
    ],
)
def test_values_that_no_counter_has_are_a_mistake_of_the_file(values, told):
    with pytest.raises(DataError, match=told) as found:
        made([{"id": "914/352", "at": "2010", "values": values}])
    assert "unit[0].values" in str(found.value)


def test_an_unknown_option_is_a_mistake_of_the_file():
    with pytest.raises(DataError, match="unknown option 'overrun-terain'; did you mean"):
        made(options={"overrun-terain": True})


def test_a_clause_of_2008_is_read_behind_the_one_of_1977_that_it_fills_in():
    clauses = load_clauses(module)
    ours = {c for c in clauses if not c.startswith("2008:")}
    known = ours | {clauses[c].chapter for c in ours}
    assert all(clauses[c].fills in known for c in clauses if c not in ours)
    assert not any(clauses[c].fills for c in ours)
    words = Words(module, None, "en")
    assert words.cite("2008:5.2.1") == "move · 2008:5.2.1"
    assert words.cite("zoc.2") == "zoc.2" and words.cite("no such") == "no such"
