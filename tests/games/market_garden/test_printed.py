"""What the rulebook prints of map, counters and turns never moves, however the balance stands.

Most of the tables is reconstructed and may move in the ranges that the game's page gives. Here is
what rules and examples tell, each with its clause: facts of the book, typed in from the book.
"""

import csv

import pytest

from bocage.games.market_garden import module
from bocage.games.market_garden.book import HOME
from bocage.tools.rules.clauses import clauses_of

OURS = "reconstructed"
TOWER = {"side": "german", "type": "tower", "af": "0", "mf": "0", "date": "start"}
INDEPENDENT = {"side": "german", "type": "artillery", "division": "-", "independent": "yes"}
LATE = {"setup": "9", "date": "sp"}  # 22.2: both sides' units for Deelen
POLDER = {"terrain": "polder"}

UNITS = [
    ("4.22", "1Gren", {"nation": "british", "type": "infantry", "mech": "yes"}),
    ("4.22", "1Gren", {"af": "5", "df": "6", "mf": "6"}),
    ("4.23a", "43Recce", {"type": "armour", "spent": "3", "date": "18", "setup": "F"}),
    ("10.72D", "44RTR", {"nation": "british", "type": "armour", "division": "-"}),
    ("15.12c", "1/184Art", INDEPENDENT),
    ("15.12c", "88Art", INDEPENDENT),
    ("15.12c", "III/HG", INDEPENDENT),
    ("15.12c", "ArtLehr", INDEPENDENT),
    ("22.2a", "155Bde", {"nation": "british", "division": "52", **LATE}),
    ("22.2a", "156Bde", {"nation": "british", "division": "52", **LATE}),
    ("22.2a", "157Bde", {"nation": "british", "division": "52", **LATE}),
    ("22.2b", "PiLehr", {"side": "german", **LATE}),
    ("23.2c", "GPR", {"type": "infantry", "glider": "yes", "date": "17", "drop": "5"}),
    ("23.2c", "1Light", {"type": "artillery", "airborne": "1"}),
    ("ex1", "T-Son", {**TOWER, "setup": "54"}),
    ("ex2", "XXXArt", {"type": "artillery", "corps": "yes", "af": "7", "setup": "F"}),
    ("ex2", "II/20", {"nation": "ss", "type": "infantry", "mech": "yes", "division": "9SS"}),
    ("ex2", "II/20", {"setup": "F", "date": "start"}),
    ("ex3", "1/502", {"nation": "us", "division": "101", "date": "17", "drop": "54"}),
    ("ex7", "T-Nijmegen", {**TOWER, "setup": "28"}),
    ("ex8", "2Gren", {"nation": "british", "type": "armour", "division": "Gds", "af": "8"}),
    ("ex8", "10SSRecon", {"side": "german", "type": "armour", "df": "3"}),
    ("ex9", "2Para", {"nation": "british", "airborne": "1", "spent": "3"}),
    ("ex9", "9SSPz", {"nation": "ss", "type": "armour", "af": "5"}),
    ("ex9", "IISSArt", {"nation": "ss", "type": "artillery", "corps": "yes"}),
    ("ex9", "Knaust", {"nation": "german", "type": "armour"}),
    ("ex11", "GdsArt", {"type": "artillery", "division": "Gds", "af": "6"}),
    ("ex12", "T-Wyler", {**TOWER, "setup": "31"}),
    ("ex12", "Fuerst", {"side": "german", "type": "infantry"}),
    ("ex12", "Greschick", {"side": "german", "type": "infantry"}),
    ("ex12", "Stargaard", {"side": "german", "type": "infantry"}),
    ("ex13", "129Bde", {"nation": "british", "type": "infantry", "division": "43"}),
    ("ex14", "Becker", {"type": "infantry", "af": "2", "mf": "3"}),
    ("ex14", "Hermann", {"side": "german", "type": "infantry"}),
    ("ex14", "FeldtArt", {"nation": "german", "type": "artillery", "corps": "yes"}),
]
AREAS = [
    ("3.2b", "15", {"area": "15"}),
    ("3.2b", "53", {"area": "53"}),
    ("3.2b", "57", {"area": "57"}),
    ("3.2b", "58", {"area": "58"}),
    ("3.11", "7", {"area": "7"}),
    ("3.22a", "34", {"terrain": "elevated", "tem": "3"}),
    *[("3.22b", str(area), POLDER) for area in range(16, 26)],
    ("3.22b", "23", {"tem": "2"}),
    ("3.262", "32", {"sectors": "82", "drop": "green", "head": "82"}),
    ("9.4d", "28", {"area": "28"}),
    ("9.4d", "33", {"area": "33"}),
    ("13.411", "I", {"terrain": "zone"}),
    ("14.2c", "F", {"terrain": "zone"}),
    ("14.2c", "56", {"area": "56"}),
    ("14.2c", "64", {"area": "64"}),
    ("21.1", "A", {"terrain": "zone"}),
    ("21.31", "63", {"victory": "yes", "points": "0"}),
    ("21.32", "13", {"victory": "yes", "points": "4"}),
    ("22.2a", "9", {"area": "9"}),
    ("23.2c", "5", {"sectors": "1", "drop": "red"}),
    ("23.2a", "24", {"drop": "green"}),
    ("23.2b", "54", {"drop": "green"}),
    ("ex1", "54", {"tem": "2"}),
    ("ex2", "F", {"tem": "2"}),
    ("ex3", "54", {"sectors": "101"}),
    ("ex8", "24", {"tem": "2"}),
    ("ex8", "29", {"area": "29"}),
    ("ex9", "12", {"area": "12"}),
    ("ex9", "13", {"tem": "4"}),
    ("ex9", "14", {"area": "14"}),
    ("ex11", "16", {"tem": "2"}),
    ("ex12", "30", {"area": "30"}),
    ("ex12", "31", {"area": "31"}),
    ("ex14", "35", {"tem": "2", "terrain": "open"}),
    ("ex14", "36", {"area": "36"}),
]
ROAD = {"road": "yes"}
BOUNDARIES = [
    ("3.2b", "15-17", {"kind": "river"}),
    ("3.2b", "7-17", {"kind": "river"}),
    ("3.11", "7-19", {"kind": "river", "ferry": "yes", "road": "no"}),
    ("3.21d", "15-16", {"kind": "river", "ferry": "yes", **ROAD}),
    ("3.21d", "15-25", {"kind": "river", "ferry": "yes", **ROAD}),
    ("9.4d", "28-34", {**ROAD, "road_b": "b"}),
    ("9.4d", "33-34", {**ROAD, "road_b": "a"}),  # not the road of 28-34
    ("14.2c", "F-64", {"kind": "arrow", **ROAD}),
    ("ex8", "24-28", {"kind": "river", "bridge": "Nijmegen_road", **ROAD}),
    ("ex8", "24-29", {"kind": "river"}),
    ("ex8", "28-29", {"a": "28"}),
    ("ex9", "7-13", ROAD),
    ("ex9", "12-13", ROAD),
    ("ex9", "13-14", ROAD),
    ("ex9", "13-15", ROAD),
    ("ex9", "13-17", {"kind": "river", "bridge": "Arnhem_road", **ROAD}),
    ("ex12", "28-30", {"a": "28"}),
    ("ex12", "30-31", {"a": "30"}),
    ("ex12", "31-35", {"a": "31"}),
    ("ex13", "5-7", {"a": "5"}),
    ("ex13", "7-19", {"bridge": "Oosterbeek_rail"}),
    ("ex14", "35-36", {"kind": "open"}),
]
TURNS = [
    *[("6.21a", str(day), {"weather": "clear"}) for day in (17, 18)],
    *[("6.21a", str(day), {"weather": "-", "check": "-"}) for day in (19, 21, 22, 23, 25)],
    ("21.2", "20", {"check": "10"}),
    ("22.1", "24", {"check": "15"}),
    ("22.1", "26", {"check": "21"}),
]
PRINTED = {
    "units.tsv": UNITS,
    "areas.tsv": AREAS,
    "boundaries.tsv": BOUNDARIES,
    "turns.tsv": TURNS,
}


def rows(name):
    with (HOME / name).open(encoding="utf-8", newline="") as file:
        found = list(csv.DictReader(file, delimiter="\t"))
    key = {"units.tsv": "id", "areas.tsv": "area", "turns.tsv": "day"}.get(name)
    return {row[key] if key else f"{row['a']}-{row['b']}": row for row in found}


@pytest.mark.parametrize(
    ("name", "clause", "row", "fields"),
    [(name, *fact) for name, facts in PRINTED.items() for fact in facts],
)
def test_a_printed_value_stays_as_it_is_printed(name, clause, row, fields):
    found = rows(name)[row]
    assert {field: found[field] for field in fields} == fields, f"{row} is printed in {clause}"
    assert clause in clauses_of(module)


@pytest.mark.parametrize("name", PRINTED)
def test_what_names_a_clause_as_its_source_is_printed_there(name):
    told = {(row, clause) for clause, row, _ in PRINTED[name]}
    named = {(row, found["source"]) for row, found in rows(name).items()}
    assert {pair for pair in named if pair[1] != OURS} <= told


def test_what_is_printed_is_not_called_ours():
    for name, facts in PRINTED.items():
        ours = {row for row, found in rows(name).items() if found["source"] == OURS}
        assert not ours & {row for _, row, _ in facts}


def test_3_2b_and_14_2c_what_is_not_adjacent():
    joined = {frozenset(pair.split("-")) for pair in rows("boundaries.tsv")}
    assert frozenset(("53", "57")) not in joined
    assert frozenset(("54", "58")) not in joined
    assert [pair for pair in joined if "F" in pair] == [frozenset(("F", "64"))]


def test_3_2_3_3_3_11_3_22_how_many_there_are():
    areas, edges = rows("areas.tsv"), rows("boundaries.tsv")
    assert {a for a in areas if areas[a]["terrain"] != "zone"} == {str(n) for n in range(1, 66)}
    assert {a for a in areas if areas[a]["terrain"] == "zone"} == set("ABCDEFGHIJ")
    assert {a for a in areas if areas[a]["terrain"] == "polder"} == {str(n) for n in range(16, 26)}
    assert {e for e in edges if edges[e]["ferry"] == "yes"} == {"7-19", "15-16", "15-25"}
    assert all(1 <= int(row["tem"]) <= 4 for row in areas.values())  # 3.221


def test_ex2_five_german_units_without_armour_begin_in_zone_f():
    found = [r for r in rows("units.tsv").values() if r["side"] == "german" and r["setup"] == "F"]
    assert len(found) == 5
    assert all(row["type"] != "armour" for row in found)


def test_ex3_six_american_battalions_drop_into_54_on_d_day():
    units = rows("units.tsv").values()
    assert len([row for row in units if row["drop"] == "54" and row["date"] == "17"]) == 6


def test_4_22_british_mechanised_infantry_moves_as_the_printed_one():
    """Which battalion is pictured is not told: the whole class has its movement."""
    found = [r for r in rows("units.tsv").values() if r["nation"] == "british"]
    assert {row["mf"] for row in found if row["mech"] == "yes"} == {"6"}
