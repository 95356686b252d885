"""The tables: every printed fact of the rulebook, and what the rules rely on."""

import shutil

import pytest

from bocage.data import DataError, DataFiles
from bocage.data.rows import with_rows
from bocage.families.cobra.odds import COLUMNS
from bocage.families.cobra.terrain import terrain_shifts
from bocage.families.cobra.types import SIDES
from bocage.games.cobra.book import Book, arrivals_of, in_play, load_book, map_of
from bocage.games.cobra.tables import HOME, load_tables, the_grid
from bocage.kernel.engine import Engine
from bocage.kernel.module import load_module
from bocage.kernel.play import Play
from bocage.tools.rules.clauses import load_clauses

COBRA = load_module("cobra")
BREAKOUT = Engine(COBRA, "breakout").book
ORIGINAL = Engine(COBRA, "breakout", {"original-setup": "on"}).book
CAMPAIGN = Engine(COBRA, "campaign").book


def hexes(book, name):
    return {hex_ for hex_, told in book.names.items() if told == name}


def fresh(scenario, setup=""):
    """A book that is made here and now, out of the files."""
    tables = in_play(load_tables(DataFiles(HOME, ())), scenario, setup)
    return Book(tables, scenario, map_of(tables, scenario), arrivals_of(tables, scenario), {})


def start(book, unit):
    return COBRA.setup(book).public.units[unit]


def test_every_clause_has_a_row():
    clauses = load_clauses(COBRA)
    assert len(clauses) == 480
    assert all(name.startswith("2008:") for name in clauses)


@pytest.mark.covers("2008:2.2", "2008:E15a")
def test_two_maps_join():
    grid = the_grid(True)
    assert len(grid.names) == 2739
    assert grid.canonical("B3621") == "A2601"
    assert "B2701" in grid
    assert grid.neighbour("A2701", 1) == "B3720"  # north is up
    alone, both = fresh("breakout").country, fresh("campaign").country
    assert "A1509" in alone.ground and "B1509" not in alone.ground
    assert {"A1509", "B1509"} <= both.ground.keys()
    assert "B3720" in both.around["A2701"]


@pytest.mark.covers("2008:7.6b")
def test_no_zone_of_control_reaches_into_strongholds():
    country = fresh("campaign").country
    sheltered = {hex_ for hex_ in country.names if country.ground[hex_].shelter}
    cities = hexes(CAMPAIGN, "Caen") | hexes(CAMPAIGN, "Cherbourg")
    forts = {hex_ for hex_ in country.names if country.ground[hex_].fort == "fortress"}
    assert forts and sheltered == cities | forts
    for hex_ in sheltered:
        assert not any(hex_ in country.zoc_to[near] for near in country.around[hex_])
        assert any(near in country.zoc_to[hex_] for near in country.around[hex_])


def test_places_of_the_rulebook():
    assert hexes(CAMPAIGN, "Cherbourg") == {"B1207", "B1307", "B1308", "B1407"}
    assert hexes(CAMPAIGN, "Bayeux") == {"B3620", "A2601", "A2701"}
    assert {"A3403", "A3404"} <= hexes(BREAKOUT, "Caen")
    assert hexes(BREAKOUT, "Vire") == {"A2116"}
    assert hexes(CAMPAIGN, "Isigny-sur-Mer") == {"B2619"}
    assert "A1606" in hexes(BREAKOUT, "Saint-Lô")
    for hex_ in ("A2519", "A2117", "A5117", "A5132", "A4901", "A0823"):
        assert BREAKOUT.country.ground[hex_].terrain != "sea"
    assert CAMPAIGN.country.ground["B1509"].fort == "fortified"


@pytest.mark.covers("2008:E15b")
def test_there_is_no_road_in_a0323_and_its_river_reaches_the_sea():
    around = BREAKOUT.country.around["A0323"]
    edges = [BREAKOUT.country.edge("A0323", near) for near in around]
    assert not any(edge.road for edge in edges)
    assert any(edge.river for edge in edges)


def test_rivers_of_the_rulebook():
    country = BREAKOUT.country
    for pair in (("A3403", "A3404"), ("A3703", "A3802"), ("A3704", "A3703")):
        assert country.edge(*pair).river == "major"
    assert {f"A410{row}" for row in range(1, 7)} <= country.on_dives


def test_edges_of_the_rulebook():
    assert {f"A51{row:02}" for row in range(1, 35)} == BREAKOUT.edges["east"]
    assert {f"A01{row}" for row in range(23, 35)} == BREAKOUT.edges["west"]
    north = {f"A{column:02}01" for column in range(1, 38)}
    assert north == BREAKOUT.edges["north-allied"]
    south = {f"A{column:02}{34 if column % 2 else 33}" for column in range(1, 52)}
    assert south == BREAKOUT.edges["south"]
    assert BREAKOUT.doors["north"] == tuple(sorted(f"A{c}01" for c in range(42, 52)))


@pytest.mark.covers("2008:3.0a", "2008:3.0e", "2008:19.1b")
@pytest.mark.covers("2008:3.0b", "2008:3.0d", "2008:E3", "2008:E5", "2008:E6", "2008:E14")
def test_the_set_ups():
    made = fresh("breakout"), fresh("breakout", "original"), fresh("campaign")
    for book, loaded in zip(made, (BREAKOUT, ORIGINAL, CAMPAIGN), strict=True):
        assert COBRA.setup(book) == COBRA.setup(loaded)
        sides = [book.side_of[unit] for unit in COBRA.setup(book).public.units]
        assert sides == sorted(sides, key=SIDES.index)
    assert [len(COBRA.setup(book).public.units) for book in made] == [145, 133, 26]
    assert start(CAMPAIGN, "LXXXIV").at == "A1606"
    assert [start(book, "SS102").at for book in (BREAKOUT, ORIGINAL)] == ["A3507", "A2806"]
    assert [start(book, "6AL").at for book in (BREAKOUT, ORIGINAL)] == ["A3903", "A3903"]
    assert [start(book, "6AL").steps for book in (BREAKOUT, ORIGINAL)] == [2, 1]
    assert start(ORIGINAL, "15/5FJ").at == "A0608"
    assert (start(ORIGINAL, "US79").at, start(ORIGINAL, "US79").steps) == ("A0302", 3)


@pytest.mark.covers("2008:E2", "2008:E10")
def test_who_is_not_in_a_set_up():
    for unit in ("KG265", "KG266", "K343", "6FJ/91", "F2", "F3", "F4", "F7"):
        assert unit not in COBRA.setup(ORIGINAL).public.units
        assert unit not in ORIGINAL.arrivals
    for book in (BREAKOUT, ORIGINAL):
        on_map = COBRA.setup(book).public.units
        assert not {"505/82", "501/101", "2Rgr", "Cdo1", "Delay1"} & {*on_map, *book.arrivals}


@pytest.mark.covers("2008:19.1.1a", "2008:19.2.1", "2008:19.3.1", "2008:11.1.1")
def test_points_at_the_start():
    assert COBRA.setup(fresh("breakout")).public.points == {"us": 3, "british": 4, "german": 4}
    assert COBRA.setup(fresh("campaign")).public.points == {"us": 0, "british": 0, "german": 6}


@pytest.mark.covers("2008:2.5b", "2008:2.4", "2008:19.1.1a")
def test_turns_of_the_scenarios():
    rows = fresh("breakout").tables.scenarios
    assert {name: (row.first, row.last, row.extra) for name, row in rows.items()} == {
        "breakout": (15, 27, True),
        "build-up": (1, 14, False),
        "campaign": (1, 27, True),
    }
    assert BREAKOUT.turns[15].dates == "16-18 Jul"
    assert BREAKOUT.turns[27].dates == "21-23 Aug"


@pytest.mark.covers("2008:11.1.2", "2008:11.3.1d", "2008:12.3.1a", "2008:12.3.1c", "2008:12.3.1d")
@pytest.mark.covers("2008:12.3.1e")
def test_the_turn_track():
    turns = fresh("breakout").turns
    for turn, row in turns.items():
        allied = (0, 0) if turn <= 2 else (3, 3) if turn <= 10 else (4, 4)
        assert (row.us, row.british) == (allied if turn < 24 else (5, 4))
        mechanised = 0 if turn == 1 else 2 if turn <= 9 else 1
        infantry = 0 if turn == 1 else 4 if turn <= 20 else 2
        assert (row.mechanised_halves, row.infantry_halves) == (mechanised, infantry)
        naval = 0 if turn == 1 else 6 if turn <= 3 else 3 if turn <= 10 else 2
        assert (row.naval, row.rail) == (naval, {2: 4, 3: 2, 4: 1}.get(turn, 0))
        assert row.delay == (1 if 2 <= turn <= 7 else 0)
        assert (row.carpet or 0) == (0 if turn < 5 else 1 if turn < 15 else 2)
    assert (turns[14].us_limit, turns[14].british_limit) == (4, 4)
    assert turns[14].dates == "13-15 Jul"


@pytest.mark.covers("2008:8.5.2", "2008:8.5.3", "2008:8.5.4", "2008:2.3.1a", "2008:E4")
@pytest.mark.covers("2008:15.1")
def test_counters():
    ones = ("hq", "battalion", "delay")
    for counter in CAMPAIGN.counters.values():
        four = counter.side == "allied" and counter.size == "division"
        assert counter.steps == (1 if counter.size in ones else 4 if four else 2), counter.id
    assert [CAMPAIGN.counters["US29"].strength(n) for n in (2, 1)] == [6, 3]
    assert CAMPAIGN.counters["22/21"].formation == "21"
    assert fresh("campaign").divisions["21"] == ("22/21", "125/21", "192/21")
    assert CAMPAIGN.counters["22/21"].type == "panzer"
    assert {c.ma for c in CAMPAIGN.counters.values() if c.type == "flak"} == {12}
    values = {unit: (c.strengths[0], c.ma) for unit, c in CAMPAIGN.counters.items()}
    assert values["FJT"] == (2, 9)
    assert values["F30"] == (5, 12)
    made = fresh("campaign").counters
    delays = [(made[f"Delay{n}"].strengths[0], made[f"Delay{n}"].ma) for n in range(1, 7)]
    assert delays == [(1, 6)] * 6


@pytest.mark.covers("2008:5.9.11c", "2008:E12")
def test_garrison_and_trucks():
    garrison = {unit for unit, c in CAMPAIGN.counters.items() if c.garrison}
    assert garrison == {"F932", "FJT", "F30", "739/709"}
    assert [row.marker for row in CAMPAIGN.trucks] == ["Truck1", "Truck2", "Truck3"]


def test_results_get_better_to_the_right():
    crt = BREAKOUT.crt
    assert len(crt) == len(COLUMNS) * 6
    for column in range(1, len(COLUMNS)):
        worth = [sum(crt[c, die].defender for die in range(1, 7)) for c in (column - 1, column)]
        assert worth[0] <= worth[1]
    assert any(cell.star for cell in crt.values())
    soft = Engine(COBRA, "campaign", {"softer-landing": "on"}).book
    changed = [key for key in crt if crt[key] != soft.crt[key]]
    assert changed == [(COLUMNS.index("1:2"), 2)]


@pytest.mark.covers("2008:3.0c")
def test_everybody_is_somewhere_or_comes_or_is_accounted_for():
    assert fresh("breakout").arrivals == BREAKOUT.arrivals
    assert BREAKOUT.arrivals["33/9"].steps == 1 and BREAKOUT.arrivals["10/9"].steps == 2
    absent = {row.unit for row in BREAKOUT.tables.absent if row.setup == "alt"}
    on_map = set(COBRA.setup(BREAKOUT).public.units)
    for unit in BREAKOUT.counters:
        places = [unit in on_map, unit in BREAKOUT.arrivals, unit in absent]
        assert sum(places) == 1, unit
    landing = {row.unit for row in CAMPAIGN.tables.landing}
    started = set(COBRA.setup(CAMPAIGN).public.units)
    assert landing <= set(CAMPAIGN.arrivals)  # who finds no room on a beach comes later
    coming = set(CAMPAIGN.arrivals) - landing
    delay = {f"Delay{n}" for n in range(1, 7)}
    for unit in CAMPAIGN.counters:
        places = [unit in started, unit in coming, unit in landing, unit in delay]
        assert sum(places) == 1, unit


def test_both_editions_print_the_same_map():
    older = Engine(load_module("cobra-spi"), "breakout").book
    for hex_, ground in older.country.ground.items():
        newer = BREAKOUT.country.ground[f"A{hex_}"]
        assert (ground.terrain, ground.bocage, ground.high, ground.settlement) == (
            *(newer.terrain, newer.bocage, newer.high, newer.settlement),
        )
    edges = {(f"A{a}", f"A{b}"): edge for (a, b), edge in older.country.all_edges.items()}
    assert edges == BREAKOUT.country.all_edges


@pytest.mark.parametrize(
    ("name", "old", "new", "told"),
    [
        ("setup.tsv", "alt\t243\tA0402\t1", "alt\t243\tA0102\t1", "unknown 'A0102'"),
        ("setup.tsv", "alt\t243\tA0402\t1", "alt\t243\tA0402\t9", "has 2 steps, not 9"),
        ("entries.tsv", "A5101", "A9999", "unknown 'A9999'"),
        ("reinforcements.tsv", "north-allied", "moon", "unknown 'moon'"),
        ("map.tsv", "A0101\tclear", "A0101\tice", "unknown 'ice'"),
    ],
)
def test_a_wrong_table_is_named(tmp_path, name, old, new, told):
    text = (HOME / name).read_text(encoding="utf-8")
    assert old in text
    shutil.copy(HOME / name, tmp_path / name)
    (tmp_path / name).write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(DataError, match=told) as found:
        load_book("breakout", {}, (tmp_path,))
    assert name in str(found.value)


@pytest.mark.covers("2008:14.6.4d", "2008:10.5.1b", "2008:13.2.2")
def test_beaches_and_the_city_of_isigny():
    breakout, campaign = fresh("breakout"), fresh("campaign")
    assert campaign.tables.chart["beach"].shift == 2
    for hex_ in ("B2619", "B3620"):
        assert campaign.country.ground[hex_].settlement == "city"
    assert hexes(campaign, "Bayeux") == {"B3620", "A2601", "A2701"}
    beaches = ("utah", "omaha", "gold", "juno", "sword")
    for beach in beaches:
        own = {row.hex for row in campaign.tables.beaches if row.beach == beach}
        assert set(campaign.doors[beach]) == own
    assert not set(beaches) & breakout.doors.keys() and set(beaches) <= campaign.doors.keys()


@pytest.mark.covers("2008:EA2", "2008:E8", "2008:19.2.2.1a", "2008:19.2.2.6a")
def test_who_lands_where():
    cavalry = CAMPAIGN.arrivals["102Cav"]
    assert (cavalry.turn, set(cavalry.hexes)) == (2, set(CAMPAIGN.doors["omaha"]))
    landing = fresh("campaign").tables.landing
    drops = {row.unit: row.place for row in landing if row.how == "drop"}
    columns = {"omaha": "4:1", "utah": "1:1", "gold": "1:2", "juno": "1:2", "sword": "1:3"}
    ashore = [row for row in landing if row.how != "drop" and row.column]
    assert [row.column for row in ashore] == [columns[row.place] for row in ashore]
    assert (drops["3/6"], drops["6AL"], drops["5/6"]) == ("A3905", "A3803", "A3902")
    beaches = {"us": ("utah", "omaha"), "british": ("gold", "juno", "sword")}
    for unit, arrival in CAMPAIGN.arrivals.items():
        if CAMPAIGN.side_of[unit] == "allied" and unit not in drops:
            own = {h for name in beaches[CAMPAIGN.group_of[unit]] for h in CAMPAIGN.doors[name]}
            assert set(arrival.hexes) <= own, unit


def test_an_owner_replaces_a_single_row(tmp_path):
    text = (HOME / "turns.tsv").read_text(encoding="utf-8").split("\n")
    row = next(line for line in text if line.startswith("16\t")).split("\t")
    mine = "\t".join([*row[:2], "7", *row[3:-1], "own"])
    (tmp_path / "turns.rows.tsv").write_text(f"{text[0]}\n{mine}\n", encoding="utf-8")
    engine = Engine(COBRA, "breakout", {}, (tmp_path,))
    assert [engine.book.turns[turn].us for turn in (15, 16, 17)] == [4, 7, 4]
    header = Play.sealed(engine, bytes(32)).record.header
    assert header.replaced == ("turns.tsv (16)",)
    assert header.overlay == COBRA.data_digest((tmp_path,)) != ""


def test_every_table_has_rows_that_can_be_told_apart():
    for table in HOME.iterdir():
        if table.suffix == ".tsv":
            text = table.read_text(encoding="utf-8")
            assert with_rows(text, text, table.name) == text, table.name


@pytest.mark.covers("2008:8.3.3", "2008:8.3.4", "2008:M.TEC5")
def test_terrain_adds_up():
    country = fresh("breakout").country
    chart = country.chart
    for hex_ in ("A1831", "A1606", "A3403"):
        ground = country.ground[hex_]
        flat = (
            "bocage" if ground.bocage and ground.terrain in ("clear", "woods") else ground.terrain
        )
        names = [flat, *["high"] * ground.high, *[ground.settlement] * bool(ground.settlement)]
        total = sum(shift.value for shift in terrain_shifts(country, hex_))
        assert total == -sum(chart[name].shift for name in names), hex_
    high = next(hex_ for hex_ in country.names if country.ground[hex_].high)
    assert ("2008:8.3.3", -chart["high"].shift) in [
        (shift.clause, shift.value) for shift in terrain_shifts(country, high)
    ]
