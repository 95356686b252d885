"""The tables: what they must hold, and what is said when they do not."""

import time
from collections import Counter

import pytest

from bocage.data import DataError, DataFiles
from bocage.games.combat_commander.book import (
    HOME,
    blank_book,
    load_book,
    printed_tables,
    small_board,
)
from bocage.games.combat_commander.book.printed import full_grid, load_tables
from bocage.games.combat_commander.types import SIDES

SCENARIOS = tuple(str(number) for number in range(1, 13))
BOOKS = {number: load_book(number, {}) for number in SCENARIOS}


@pytest.fixture
def overlay(tmp_path):
    def change(name, old, new):
        text = (HOME / name).read_text(encoding="utf-8")
        assert old in text
        (tmp_path / name).write_text(text.replace(old, new, 1), encoding="utf-8")
        return load_book("1", {}, (tmp_path,))

    return change


# -- cards ----------------------------------------------------------------------------------


@pytest.mark.parametrize("number", SCENARIOS)
def test_every_deck_has_72_cards_and_every_pair_of_dice_twice(number):
    book = BOOKS[number]
    for side in SIDES:
        cards = [book.cards[card] for card in book.deck[side]]
        assert len(cards) == 72
        assert set(Counter((c.white, c.red) for c in cards).values()) == {2}
        assert sum(c.trigger == "time" for c in cards) == 2
        assert {c.arg for c in cards if c.event == "breeze"} == {1, 2, 3, 4, 5, 6}
        assert all(c.arg == 0 for c in cards if c.event != "breeze")


@pytest.mark.covers("1.1")
def test_hands_follow_from_the_posture():
    for book in BOOKS.values():
        for side in SIDES:
            assert (
                book.plan[side].hand
                == {"attack": 6, "recon": 5, "defend": 4}[book.plan[side].posture]
            )


def test_discards_follow_from_the_nation_unless_the_scenario_says_otherwise():
    assert BOOKS["1"].discard == {"axis": 6, "allies": 3}
    assert BOOKS["2"].discard == {"axis": 6, "allies": 5}
    assert BOOKS["8"].discard == {"axis": 1, "allies": 3}


# -- counters -------------------------------------------------------------------------------


def test_all_counters_of_both_nations_are_there():
    book = BOOKS["1"]
    assert len(book.of_side["axis"]) == 115
    assert book.units["G-Rifle10"].front.range == 5
    assert book.units["G-Rifle1"].boxed.range and not book.units["G-Rifle1"].boxed.fp
    assert book.units["Karsties"].front.command == 2
    assert book.units["Karsties"].back.command == 0
    assert book.private == {"axis": "Herzog", "allies": "Gelon"}
    assert book.hero == {"axis": "Dietel", "allies": "Gretchko"}
    assert book.units["Dietel"].vp == 0
    assert book.teams["axis"]["line"] == "G-LineTeam"
    assert book.teams["allies"]["elite"] == "R-EliteTeam"
    everything = (*book.units, *book.weapons, *book.radios)
    assert [book.place(piece) for piece in everything] == list(range(len(everything)))
    assert "Oliveira" not in BOOKS["2"].units and "Oliveira" in BOOKS["12"].units


def test_leaders_are_worth_one_more_than_their_command():
    for book in BOOKS.values():
        for unit in book.units.values():
            worth = {"squad": 2, "team": 1, "hero": 0, "leader": 1 + unit.front.command}
            assert unit.vp == worth[unit.type], unit.id


def test_repair_and_elimination_numbers_do_not_overlap():
    for book in BOOKS.values():
        for weapon in book.weapons.values():
            assert not weapon.fixes & weapon.breaks, weapon.id


@pytest.mark.covers("4.3.2")
def test_support_depends_on_the_year():
    names = [item.name for item in BOOKS["1"].support["axis"][7]]  # 1941
    assert "Benzing" in names and "Grein" in names and "Pfeiffer" not in names
    names = [item.name for item in BOOKS["2"].support["axis"][7]]  # 1944
    assert "Pfeiffer" in names and "Benzing" not in names
    team = next(i for i in BOOKS["1"].support["axis"][7] if i.name == "WeaponTeam+LightMG")
    assert (team.kind, team.unit, team.weapon) == ("team", "G-WeaponTeam", "G-LightMG")
    assert set(BOOKS["1"].support["allies"]) == set(range(2, 13))


def test_the_cup_has_fifty_smoke_markers():
    assert len(BOOKS["1"].smoke_cup) == 50
    assert Counter(BOOKS["1"].smoke_cup)[10] == 4


# -- maps -----------------------------------------------------------------------------------


@pytest.mark.parametrize("number", SCENARIOS)
def test_a_map_has_150_hexes_and_five_objectives(number):
    book = BOOKS[number]
    assert len(book.hexes) == 150 and book.hexes[:2] == ("A1", "A2") and book.hexes[10] == "B1"
    assert list(book.objective) == ["1", "2", "3", "4", "5"]
    for objective, hexes in book.objective.items():
        assert all(book.number_at[h] == objective for h in hexes)
    for (a, b), kind in book.sides.items():
        assert book.sides[b, a] == kind
    for (a, side), b in book.step.items():
        assert book.heading[a, b] == side and b in book.adjacent[a]
        for tracks in (book.roads, book.rails, book.trails):
            assert (side in tracks[a]) == ((side + 2) % 6 + 1 in tracks[b]), (a, b)


def test_distances_are_counted_in_hexes():
    book = BOOKS["1"]
    assert book.distance["A1"]["A1"] == 0
    assert book.distance["A1"]["B1"] == 1
    assert book.distance["A1"]["A10"] == 9
    assert book.distance["A1"]["O10"] == book.distance["O10"]["A1"] == 16
    assert book.step["A1", 3] == "B1" and book.step["B1", 4] == "B2" and ("A1", 1) not in book.step


@pytest.mark.covers("T82b", "7.3.1.1")
def test_an_objective_in_a_building_is_the_whole_building():
    assert BOOKS["4"].objective["5"] == ("E7", "F6", "F7", "G7", "H6", "H7", "I7")
    assert BOOKS["1"].objective["2"] == ("D3",)


@pytest.mark.covers("T89b", "T95b")
def test_a_bridge_is_not_water():
    book = BOOKS["5"]
    assert book.terrain["G6"] == "bridge-small" and book.under["G6"] == "stream"
    assert "G6" not in book.water
    streams = {h for h, word in book.terrain.items() if word in ("stream", "marsh")}
    assert streams and streams <= book.water and not streams & book.barred


@pytest.mark.covers("O23.3b")
def test_depth_is_counted_in_rows_or_columns():
    book = BOOKS["1"]
    assert book.depth["bottom"]["F5"] == 5 and book.depth["top"]["F5"] == 4
    assert book.rim["top"] == tuple(h for h in book.hexes if h.endswith("1") and len(h) < 3)
    assert book.depth["left"]["F5"] == 5 and book.depth["right"]["F5"] == 9
    assert {h[0] for h in book.rim["right"]} == {"O"}
    assert BOOKS["1"].plan["axis"].edge == "bottom" and BOOKS["3"].plan["axis"].edge == "left"


def test_bocage_makes_hedges_thicker():
    assert (BOOKS["2"].cover["hedge"], BOOKS["2"].chart["hedge"].move) == (2, 2)
    assert (BOOKS["3"].cover["hedge"], BOOKS["3"].chart["hedge"].move) == (1, 1)


# -- scenarios ------------------------------------------------------------------------------


def test_forces_are_resolved_into_counters():
    book = BOOKS["1"]
    assert book.rosters["axis"].units == (
        "Karsties",
        "Winkler",
        *(f"G-Rifle{n}" for n in range(1, 5)),
    )
    assert book.rosters["allies"].weapons == ("R-MediumMG1", "R-MediumMG2", "R-LightMG1")
    assert book.area(book.plan["allies"].area) == ("A1", "A2", "A3", "B1", "B2", "N1", "O1", "O2")
    assert book.scenario.open_random == 1 and book.secret == {"axis": 1, "allies": 1}
    assert book.start_radio == {"axis": None, "allies": None}


def test_some_arrive_later():
    book = BOOKS["9"]
    assert book.arrivals["Wehling"] == 3 and book.arrivals["A-Radio105mm"] == 6
    assert book.weapon_arrivals["A-MediumMG1"] == 3
    assert book.start_radio == {"axis": "G-Radio81mm", "allies": None}
    assert "Wehling" not in book.rosters["axis"].units
    assert not set(book.rosters["allies"].units) & set(book.arrivals)


def test_some_have_a_place_of_their_own():
    assert BOOKS["3"].fixed == {"Egorov": "N5"}
    assert BOOKS["3"].placement == {"wire": "after"}
    assert BOOKS["4"].rosters["axis"].holders == {"G-IG18Gun1": ("G-WeaponTeam1",)}
    assert BOOKS["4"].placement["G-WeaponTeam1"] == "after"
    assert BOOKS["10"].rosters["axis"].holders["G-Flamethrower1"] == ("G-Pionier1", "G-Pionier2")
    tank = BOOKS["11"]
    assert tank.rosters["axis"].forts == {}
    assert tank.rosters["allies"].forts == {"foxholes": 2, "bunker": 1}
    assert tank.fixed_forts["B2"] == "wire" and tank.fixed_forts["E8"] == "mines"
    assert len(tank.fixed_forts) == 18
    meant = tank.rosters["allies"].holders
    assert meant == {"A-50calMG1": ("Buehler",), "A-PackHowitzer1": ("A-WeaponTeam1",)}


def test_a_captured_weapon_belongs_to_its_captor():
    weapon = BOOKS["7"].weapons["G-LightMortar1"]
    assert (weapon.nation, weapon.side) == ("german", "allies")
    assert BOOKS["1"].weapons["G-LightMortar1"].side == "axis"


@pytest.mark.parametrize("number", SCENARIOS)
def test_open_objectives_and_start_cards_are_known(number):
    book = BOOKS[number]
    assert set(book.scenario.open_chits) <= set(book.chits)
    for side in SIDES:
        assert set(book.start_cards[side]) <= set(book.deck[side])
        assert book.area(book.plan[side].area)
    axis, allies = (set(book.area(book.plan[side].area)) for side in SIDES)
    assert not axis & allies or number == "7"


def test_a_scenario_that_is_not_there():
    with pytest.raises(DataError, match="unknown '13'"):
        load_book("13", {})


# -- speed and overlays ---------------------------------------------------------------------


def test_loading_is_quick():
    start = time.process_time()
    load_tables(DataFiles(HOME))
    assert time.process_time() - start < 2  # 0.2 seconds where nothing else runs


def test_tables_are_loaded_once():
    assert printed_tables() is printed_tables()


def test_an_overlay_changes_a_counter(overlay):
    book = overlay(
        "units.tsv",
        "G-Rifle\tgerman\tRifle\tsquad\tline\t4\t10\t2\t5",
        "G-Rifle\tgerman\tRifle\tsquad\tline\t4\t10\t2\t9",
    )
    assert book.units["G-Rifle1"].front.fp == 9
    assert load_book("1", {}).units["G-Rifle1"].front.fp == 5


@pytest.mark.parametrize(
    ("name", "old", "new", "said"),
    [
        (
            "cards.tsv",
            "G-1\tgerman\trecover",
            "G-1\tgerman\trecovery",
            "row 5, column 'order': unknown 'recovery'; did you mean 'recover'?",
        ),
        (
            "cards.tsv",
            "\tassault-fire\t",
            "\tassault-fir\t",
            "column 'action': unknown 'assault-fir'; did you mean 'assault-fire'?",
        ),
        ("cards.tsv", "\tshellholes\t", "\tshellhole\t", "column 'event': unknown 'shellhole'"),
        ("cards.tsv", "\tjammed\t", "\tjam\t", "column 'trigger': unknown 'jam'"),
        ("cards.tsv", "\tA3\t", "\tA13\t", "column 'hex': unknown 'A13'"),
        ("cards.tsv", "G-1\tgerman\t", "G-1\trussian\t", "the german deck has 71 cards, not 72"),
        ("cards.tsv", "\tbreeze\t1\t", "\tbreeze\t-\t", "a Breeze has a direction"),
        ("units.tsv", "G-Pionier\t", "G Pionier\t", "'G Pionier' cannot be an id"),
        ("units.tsv", "boxed_fp", "boxed_fpp", "unknown column; did you mean 'boxed_fp'?"),
        ("support.tsv", "\tGuttman\t", "\tGutman\t", "unknown 'Gutman'; did you mean 'Guttman'?"),
        (
            "hexes.tsv",
            "1\tA1\twoods",
            "1\tA1\twodds",
            "column 'terrain': unknown 'wodds'; did you mean 'woods'?",
        ),
        ("hexes.tsv", "1\tA4\topen\t-\t0\t-\t-\t-\t-\t-\t\n", "", "map 1 has no row for hex 'A4'"),
        (
            "hexes.tsv",
            "1\tA2\topen\t-\t0\t3,6",
            "1\tA2\topen\t-\t0\t2,6",
            "a road leaves 'A2' by side 2, none enters 'B1'",
        ),
        (
            "hexsides.tsv",
            "1\tA3\t4\tA4\t",
            "1\tA3\t4\tA5\t",
            "behind side 4 of 'A3' lies 'A4', not 'A5'",
        ),
        (
            "hexsides.tsv",
            "1\tA3\t4\tA4\tfence\t",
            "1\tA3\t4\tA4\tfence\t\n1\tA4\t1\tA3\twall\t",
            "'wall' from 'A4', but 'fence' from 'A3'",
        ),
        ("hexsides.tsv", "1\tA3\t4\tA4\t", "99\tA3\t4\tA4\t", "there is no map 99"),
        ("los.tsv", "1\tA1\t#", "1\tA1\t", "expected 150 characters, got 149"),
        ("los.tsv", "1\tA1\t#0", "1\tA1\t#?", "got '?'"),
        ("terrain.tsv", "brush\t", "bush\t", "unknown 'bush'; did you mean 'brush'?"),
        (
            "scenarios.tsv",
            "\tcols D-O\t",
            "\tcolumns D-O\t",
            "column 'axis_setup': expected all, cols, rows or hexes",
        ),
        (
            "scenarios.tsv",
            "\tbocage\t",
            "\tbocages\t",
            "column 'specials': unknown 'bocages'; did you mean 'bocage'?",
        ),
        ("scenarios.tsv", "\tG-65\t", "\tR-65\t", "'R-65' is not of the german deck"),
        (
            "scenarios.tsv",
            "1941\t1\tgerman\trussian",
            "1941\t1\tamerican\trussian",
            "the american nation does not fight for the axis",
        ),
        ("scenarios.tsv", "1\t1941\t1\tgerman", "1\t1941\t31\tgerman", "there is no map 31"),
        (
            "forces.tsv",
            "1\taxis\tWinkler\t",
            "1\taxis\tWinckler\t",
            "unknown leader 'Winckler'; did you mean 'Winkler'?",
        ),
        (
            "forces.tsv",
            "1\taxis\tG-Rifle\tsquad\t4",
            "1\taxis\tG-Rifle\tsquad\t11",
            "scenario 1 uses 11 'G-Rifle', there are 10",
        ),
        (
            "forces.tsv",
            "1\taxis\tG-Rifle\tsquad\t4\t-\t-\t-",
            "1\taxis\tG-Rifle\tsquad\t4\t-\t-\tG10,G10,F10,F9",
            "8 figures start in 'G10', more than 7",
        ),
        (
            "forces.tsv",
            "\t-\t-\tN5\t",
            "\t-\t-\tA5\t",
            "'A5' is not in the set-up area of the allies",
        ),
        ("forces.tsv", "\t-\t-\tN5\t", "\t-\t-\tN5,N6\t", "expected 1 hexes, got 2"),
        ("forces.tsv", "\tafter-anywhere\t", "\tlater\t", "column 'placement': unknown 'later'"),
        ("objectives.tsv", "\tvalue\t", "\tworth\t", "column 'effect': unknown 'worth'"),
        ("battle_forces.tsv", "G-A-company\tG-Pionier", "G-A-company\tG-Pioneer", "'G-Pionier'?"),
        (
            "battle_forces.tsv",
            "\tG-Pionier\t6",
            "\tG-Pionier\t7",
            "uses 7 'G-Pionier', there are 6",
        ),
        (
            "battle_forces.tsv",
            "G-A-company\tG-Pionier",
            "G-A-company\tR-Assault",
            "'G-A-company' is german, 'R-Assault' is russian",
        ),
        ("random_years.tsv", "7\t7\t1942\t\n", "", "no row for roll 7"),
        ("random_years.tsv", "7\t7\t1942", "7\t8\t1942", "roll 8 has a row already"),
        (
            "random_years.tsv",
            "9\t12\t1944",
            "9\t8\t1944",
            "column 'high': expected 9 or more, got 8",
        ),
        ("random_years.tsv", "7\t7\t1942", "7\t7\t1946", "column 'year'"),
        ("random_nations.tsv", "1941\t5\t8\t", "1941\t5\t7\t", "no row for roll 8 of 1941"),
        ("random_nations.tsv", "1942\t2\t8\trussian", "1942\t2\t8\tbritish", "'british'"),
        ("random_nations.tsv", "1942\t2\t8\trussian", "1942\t2\t8\tamerican", "1942-american"),
        (
            "random_quality.tsv",
            "german\t1945\t1945\t2\t4\telite",
            "german\t1944\t1945\t2\t4\telite",
            "roll 2 of german 1944 has a row already",
        ),
        (
            "random_quality.tsv",
            "german\t1939\t1941\t7\t12\tline",
            "german\t1939\t1941\t7\t12\tgreen",
            "no green order of battle is german in 1941",
        ),
        ("random_leaders.tsv", "american\t1944\t0\t\n", "", "no row for american 1944"),
        ("random_works.tsv", "10\t6\t\n", "10\t-\t\n", "mines have a strength from 6 to 8"),
        ("random_works.tsv", "wire-9\t3", "wire-9\t0", "column 'cost'"),
        ("random_areas.tsv", "recon\t4", "patrol\t4", "unknown 'patrol'"),
        ("random_areas.tsv", "recon\t4\t6\t\n", "", "no row for 'recon'"),
    ],
)
def test_what_is_wrong_is_named(overlay, name, old, new, said):
    with pytest.raises(DataError) as caught:
        overlay(name, old, new)
    assert said in str(caught.value)
    assert name in str(caught.value)


def test_an_area_that_is_too_small(overlay):
    with pytest.raises(DataError, match="figures do not fit into 1 hexes"):
        overlay("scenarios.tsv", "F9,F10,G9,G10,H9,H10,M10,N9,N10,O10", "F9")


# -- boards of one's own --------------------------------------------------------------------


def test_a_small_board():
    board = small_board(
        {
            "B2": "woods level=1 road=1,4",
            "B1": "open road=4",
            "C2": "building building=X objective=3",
            "C3": "building building=X",
            "B3": "bridge-small under=stream road=1",
        },
        {"B2/C2": "hedge", "B2/C3": "wall-gap"},
    )
    book = blank_book(board, "2", {"axis_posture": "attack", "allies_nation": "russian"})
    assert book.hexes == ("B1", "B2", "B3", "C2", "C3")
    assert book.adjacent["B2"] == ("B1", "C2", "C3", "B3")
    assert (book.terrain["B2"], book.level["B2"], book.under["B3"]) == ("woods", 1, "stream")
    assert book.sides["C2", "B2"] == "hedge" and book.sides["B2", "C3"] == ""
    assert book.gaps["C3", "B2"] == "wall"
    assert book.objective == {"3": ("C2", "C3")}
    assert book.plan["axis"].posture == "attack" and book.nation["allies"] == "russian"
    assert all(book.rosters[side].units == () for side in SIDES)
    assert book.depth[book.plan["axis"].edge] == {"B1": 1, "B2": 1, "B3": 1, "C2": 0, "C3": 0}


def test_a_printed_map_without_forces():
    book = blank_book(7, "1")
    assert book.terrain == BOOKS["7"].terrain and book.rosters["axis"].units == ()


@pytest.mark.parametrize(
    ("hexes", "sides", "said"),
    [
        ({"Z9": "open"}, {}, "unknown hex 'Z9'"),
        ({"A1": "wods"}, {}, "'A1': Invalid enum value 'wods'"),
        ({"A1": "open lvel=1"}, {}, "hex 'A1': unknown feature 'lvel=1'; did you mean 'level'?"),
        ({"A1": "open level=x"}, {}, "'A1': Expected `int`"),
        ({"A1": "open road=4", "A2": "open"}, {}, "a road leaves 'A1' by side 4, none enters 'A2'"),
        ({"A1": "open", "A3": "open"}, {"A1/A3": "wall"}, "expected two adjacent hexes"),
        ({"A1": "open", "A2": "open"}, {"A1/A2": "moat"}, "Invalid enum value 'moat'"),
    ],
)
def test_what_is_wrong_with_a_small_board_is_named(hexes, sides, said):
    with pytest.raises(ValueError) as caught:  # noqa: PT011  the words are looked at below
        small_board(hexes, sides)
    assert said in str(caught.value)


def test_a_full_board_is_the_printed_lattice():
    book = blank_book(small_board(dict.fromkeys(full_grid().names, "open")))
    assert book.distance is BOOKS["1"].distance
