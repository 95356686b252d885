"""The tables: the geometry of the rulebook, and what rules to come rely on."""

import shutil
import time

import pytest

from bocage.data import DataError, DataFiles
from bocage.games.normandy.book import STACK, load_book, map_of
from bocage.games.normandy.book.charts import COLUMNS
from bocage.games.normandy.book.tables import HOME, SCENARIOS, load_tables, the_grid

GRID = the_grid()
NE, E, SE, SW, W, NW = range(1, 7)


def compass(name, direction):
    """The neighbour in a direction of the drop rules, from the places of the hexes alone."""
    x, y = GRID.centre(name)
    step = {E: (2, 0), W: (-2, 0), NE: (1, -3), NW: (-1, -3), SE: (1, 3), SW: (-1, 3)}[direction]
    return next(n for n in GRID.neighbours(name) if GRID.centre(n) == (x + step[0], y + step[1]))


def test_five_maps_are_one():
    assert len(GRID.names) == 11_249
    assert GRID.canonical("B1018") == "A4309"
    assert {name[0] for name in GRID.names} == set("ABCDE")


def test_neighbours_of_the_worked_examples():
    assert compass("A4218", W) == "A4219"
    assert compass("A4219", NE) == "A4118"
    assert compass("A4219", E) == "A4218"
    assert compass(compass("A4118", E), E) == "A4116"
    queue = ["C1829"]
    for _ in range(3):
        queue.append(compass(queue[-1], NE))
    assert queue == ["C1829", "C1728", "C1628", "C1527"]  # King Red and its queue
    for a, b in (("B3015", "B3114"), ("B1205", "B1305"), ("C3014", "C3013"), ("C3014", "C2913")):
        assert b in GRID.neighbours(a) and a in GRID.neighbours(b)
    assert {"C1928", "C1929"} <= set(GRID.neighbours("C1829"))


def test_every_row_of_a_map_counts_westward_and_southward():
    odd, even = "C2120", "C2220"
    assert [compass(even, d) for d in (E, W, NE, NW, SE, SW)] == [
        *("C2219", "C2221", "C2119", "C2120", "C2319", "C2320")
    ]
    assert [compass(odd, d) for d in (E, W, NE, NW, SE, SW)] == [
        *("C2119", "C2121", "C2020", "C2021", "C2220", "C2221")
    ]


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_stacks_at_the_start(scenario):
    book = load_book(scenario, {})
    seen = [row.unit for row in (*book.start.setup, *book.start.arrivals)]
    assert len(seen) == len(set(seen))
    for hex_, rows in book.stacks.items():
        assert hex_ in book.area
        counters = [book.counters[row.unit] for row in rows]
        assert len({counter.nation for counter in counters}) == 1
        land = [c for c, row in zip(counters, rows, strict=True) if row.mode == "ground"]
        assert sum(c.stack for c in land if c.ma is not None) <= STACK
        if any(row.mode == "ground" for row in rows):
            assert not book.country.sea[book.country.num[hex_]]
        assert all(1 <= book.steps(row) <= book.counters[row.unit].steps for row in rows)


def test_how_many_start():
    found = {name: load_book(name, {}) for name in SCENARIOS}
    assert {name: len(book.start.setup) for name, book in found.items()} == {
        "elle": 44,
        "epsom": 179,
        "breakout": 1025,
        "campaign": 367,
        "omaha": 71,
        "utah": 130,
        "sword": 78,
        "dday": 357,
    }
    assert len(found["epsom"].area) == 558 and len(found["elle"].area) == 410
    assert found["elle"].scenario.turns == 8 and found["epsom"].scenario.turns == 18
    assert all(hex_ in found["epsom"].area for row in found["epsom"].sources for hex_ in row.hexes)
    assert all(hex_ in found["elle"].area for row in found["elle"].sources for hex_ in row.hexes)


def test_counters():
    tables = load_tables(DataFiles(HOME, ()))
    named = [c for c in tables.counters.values() if "pool" not in c.flags]
    assert len(named) == 1613 + tables.markers["truck"]
    company = tables.counters["US-inf-60"]
    assert (company.attack, company.defence, company.ma, company.stack) == (1, 2, 6, 2)
    assert "US-inf-61" not in tables.counters
    tank = next(c for c in named if c.nation == "cw" and c.type == "armor" and c.stack == 4)
    assert tank.steps == 3


def test_charts():
    charts = load_book("elle", {}).charts
    assert charts.crt["3:1", 8] == "1/2"
    assert {column for column, _ in charts.crt} == set(COLUMNS)
    assert [day.date for day in charts.days if day.weather] == [
        *("6 June", "7 June", "8 June", "9 June")
    ]
    assert next(d.date for d in charts.days if d.cw_stack == 7) == "1 August"
    assert next(d.date for d in charts.days if d.support == 3) == "15 July"
    rolls = {row.weather: (row.first, row.last) for row in charts.weather}
    assert rolls["heavy-rain"] == (3, 4) and rolls["clear"] == (12, 12)


def test_ground():
    country = load_book("campaign", {}).country
    num = country.num
    assert country.sides[num["B3015"], num["B3114"]] & {"river", "stream"}
    assert country.spans[num["B3114"], num["B3015"]]  # a bridge
    assert all("cliff" in country.sides[num["B1205"], num[h]] for h in ("B1304", "B1305"))
    for (a, b), roads in country.spans.items():
        assert country.roads[a, b] <= roads  # of several roads the best is on the map
        assert country.sides[a, b] & {"river", "stream"}


def test_zones_end_at_the_sea_and_at_cities():
    country = load_book("campaign", {}).country
    caen, beside = country.num["C3518"], country.num["C3418"]
    assert country.city[caen] and not country.city[beside]
    assert caen in country.around[beside] and caen not in country.zone[beside]
    assert beside in country.zone[caen]
    assert not any(country.sea[other] for zone in country.zone for other in zone)


@pytest.mark.parametrize(
    ("name", "old", "new", "message"),
    [
        ("roads.tsv", "A1054\tA1153", "A1054\tA1253", "is not next to"),
        ("setup_elle.tsv", "US-V-HQ\tB3102", "US-V-HQ\tA0101", "unknown 'A0101'"),
        ("setup_elle.tsv", "US-V-HQ\tB3102", "US-V-HQ\tB3610", "two nations"),
        ("setup_elle.tsv", "US-741-Tk\tB3403", "US-741-Tk\tB3009", "9 points start in 'B3009'"),
        ("setup_elle.tsv", "US-V-HQ\tB3102", "US-VX-HQ\tB3102", "unknown 'US-VX-HQ'"),
        ("reinforcements_elle.tsv", "US-1/38/2", "US-V-HQ", "unknown 'US-V-HQ'"),
        ("crt.tsv", "3:1\t8\t1/2", "3:1\t8\t1/X", "expected a result"),
        ("weather.tsv", "heavy-rain\t3\t4", "heavy-rain\t3\t3", "does not follow"),
    ],
)
def test_what_does_not_fit_is_refused(tmp_path, name, old, new, message):
    shutil.copy(HOME / name, tmp_path / name)
    text = (tmp_path / name).read_text(encoding="utf-8")
    assert text.count(old) == 1
    (tmp_path / name).write_text(text.replace(old, new), encoding="utf-8")
    with pytest.raises(DataError, match=message):
        load_book("elle", {}, (tmp_path,))


def test_the_book_is_loaded_in_time():
    begun = time.process_time()
    map_of(load_tables(DataFiles(HOME, ())))
    assert time.process_time() - begun < 3  # twice what is allowed
