"""The tables: what they must hold, and what is said when they do not."""

import shutil

import pytest

from bocage.data import DataError
from bocage.families.cobra.types import SIDES
from bocage.games.cobra_spi.book import HOME, load_book
from bocage.kernel.engine import Engine
from bocage.kernel.module import load_module

COBRA = load_module("cobra-spi")
BOOK = Engine(COBRA, "breakout").book


@pytest.fixture
def overlay(tmp_path):
    def change(name, old, new):
        text = (HOME / name).read_text(encoding="utf-8")
        assert old in text
        (tmp_path / name).write_text(text.replace(old, new, 1), encoding="utf-8")
        return load_book("breakout", {}, (tmp_path,))

    return change


@pytest.mark.covers("2008:3.0b", "2008:3.0d")
def test_the_germans_are_set_up_first_and_some_units_reduced():
    units = COBRA.setup(BOOK).public.units
    sides = [BOOK.side_of[unit] for unit in units]
    assert sides == sorted(sides, key=SIDES.index)
    assert units["US79"].steps == 3
    assert {unit: state.steps for unit, state in units.items()} == {
        row.unit: row.steps for row in BOOK.setup
    }


@pytest.mark.covers("2008:8.5.2", "2008:8.5.3", "2008:8.5.4", "unit.2")
def test_steps_follow_from_the_size():
    steps = {"hq": 1, "battalion": 1, "regiment": 2, "brigade": 2}
    for counter in BOOK.counters.values():
        allied = 4 if counter.side == "allied" else 2
        assert counter.steps == steps.get(counter.size, allied), counter.id
    assert [BOOK.counters["US29"].strength(n) for n in (4, 3, 2, 1)] == [12, 9, 6, 3]


def test_nobody_starts_over_the_limit_or_on_an_enemy():
    lines = BOOK.lines(COBRA.setup(BOOK).public)
    for here in lines.at.values():
        assert len({BOOK.side_of[unit] for unit in here}) == 1
        assert sum(BOOK.bulk[unit] for unit in here) <= 6


def test_an_overlay_changes_the_map(overlay):
    book = overlay("map.tsv", "2020\tclear\t", "2020\tforest\t")
    assert book.country.ground["2020"].terrain == "forest"


@pytest.mark.parametrize(
    ("name", "old", "new", "said"),
    [
        ("map.tsv", "0101\tclear", "0101\tdesert", "map.tsv: row 2, column 'terrain'"),
        ("map.tsv", "0101\t", "0199\t", "unknown '0199'"),
        ("hexsides.tsv", "0101\t0102", "0101\t0303", "'0303' is not next to '0101'"),
        ("terrain.tsv", "forest\t3\t4", "forest\tx\t4", "expected movement points"),
        ("terrain.tsv", "woods\t", "jungle\t", "unknown 'jungle'"),
        ("crt.tsv", "\t2/-\t", "\t2-\t", "expected a result such as '1/-'"),
        ("units.tsv", "\t5,3\t", "\t5\t", "2 strengths, not 1"),
        ("units.tsv", "914/352\tg", "914 352\tg", "cannot be an id"),
        ("setup.tsv", "US79\t0302\t3", "US79\t0302\t5", "'US79' has 4 steps, not 5"),
        ("setup.tsv", "US79\t0302", "US79\t0110", "unknown '0110'"),
        ("reinforcements.tsv", "US28\t4", "US28\t14", "reinforcements.tsv"),
        ("weather.tsv", "clear\tstorm", "clear\tfog", "weather.tsv"),
        ("terrain.tsv", "forest\t3\t4", "forest\t3\t-", "expected movement points, got '-'"),
        ("map.tsv", "\tFalaise\t", "\tElsewhere\t", "no hex is named 'Falaise'"),
        ("units.tsv", "\tgerman\tge\t", "\tus\tge\t", "does not fight for the side german"),
        ("units.tsv", "\tgerman\tge\t", "\tgerman\txx\t", "column 'arm'"),
        ("setup.tsv", "711\t4002", "711\t3803", "both sides start in '3803'"),
        ("setup.tsv", "711\t4002", "711\t0402", "more than a division starts in '0402'"),
    ],
)
def test_what_is_wrong_is_told(overlay, name, old, new, said):
    with pytest.raises(DataError) as error:
        overlay(name, old, new)
    assert said in str(error.value)


def test_missing_rows_are_told(tmp_path):
    for name, cut, said in (
        ("crt.tsv", "10:1\t6\t", "expected 84 rows"),
        ("map.tsv", "5134\t", "no row for hex '5134'"),
        ("turns.tsv", "13\t", "expected 13 turns"),
        ("terrain.tsv", "secondary\t", "no row for 'secondary'"),
    ):
        lines = (HOME / name).read_text(encoding="utf-8").splitlines(keepends=True)
        kept = [line for line in lines if not line.startswith(cut)]
        (tmp_path / name).write_text("".join(kept), encoding="utf-8")
        with pytest.raises(DataError) as error:
            load_book("breakout", {}, (tmp_path,))
        assert said in str(error.value)
        (tmp_path / name).unlink()
    shutil.rmtree(tmp_path)
