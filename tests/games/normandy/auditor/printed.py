"""The printed tables as they lie in their files, and the grid as the book describes it."""

import csv
from collections import defaultdict
from fractions import Fraction
from pathlib import Path

import bocage.games.normandy as game

DATA = Path(game.__file__).parent / "data"


def rows(name):
    with (DATA / f"{name}.tsv").open(encoding="utf-8", newline="") as file:
        lines = list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))
    return [{k: None if v == "-" else v for k, v in line.items()} for line in lines]


def number(text):
    return None if text is None else int(text)


HEXES = {row["hex"]: row for row in rows("map")}
GROUND = {row["terrain"]: row for row in rows("terrain")}
WEATHER = {row["weather"]: row for row in rows("weather")}
CRT = {(row["column"], int(row["roll"])): row["result"] for row in rows("crt")}
BANDS = {row["band"]: row for row in rows("bands")}
ROADS: dict[tuple[str, str], set[str]] = defaultdict(set)
SIDES: dict[tuple[str, str], set[str]] = defaultdict(set)
BRIDGES: dict[tuple[str, str], set[str]] = {}
WATERS: dict[tuple[str, str], str] = {}
for _row in rows("roads"):
    ROADS[_row["hex"], _row["next"]].add(_row["road"])
    ROADS[_row["next"], _row["hex"]].add(_row["road"])
for _row in rows("hexsides"):
    for _pair in ((_row["hex"], _row["next"]), (_row["next"], _row["hex"])):
        SIDES[_pair].add(_row["kind"])
        WATERS[_pair] = _row["name"]
        if _row["bridges"]:
            BRIDGES[_pair] = set(_row["bridges"].split(","))
NATION = {"us": "us", "cw": "cw", "german": "german"}


class Counter:
    """What is printed on a counter."""

    def __init__(self, row, unit=None):
        self.id = unit or row["id"]
        self.nation = row["nation"]
        self.side = "german" if self.nation == "german" else "allied"
        self.type, self.size = row["type"], row.get("size") or "co"
        self.formation, self.corps = row.get("formation"), row.get("corps")
        self.stack, self.ma = int(row["stack"]), number(row["ma"])
        self.attack, self.defence = number(row["attack"]), number(row["defence"])
        self.artillery, self.range = number(row.get("artillery")), number(row.get("range"))
        self.less_attack = number(row.get("attack_reduced"))
        self.less_defence = number(row.get("defence_reduced"))
        self.phase, self.steps, self.dot = row["phase"], int(row["steps"]), row["dot"]
        self.aa, self.band = row["aa"] == "yes", row.get("band")
        self.company = row.get("company")
        self.flags = (row.get("flags") or "").split(",")
        self.is_hq = self.type.startswith("hq-")
        self.is_gun = self.type in ("art", "art-sp", "nw", "battery")
        self.is_company = unit is not None


COUNTERS = {row["id"]: Counter(row) for row in rows("units")}
for _row in rows("pools"):
    for _n in range(1, int(_row["count"]) + 1):
        _word = {"us": "US", "cw": "CW", "german": "GE"}[_row["nation"]]
        _unit = f"{_word}-{_row['type']}-{_n}"
        COUNTERS[_unit] = Counter(_row, _unit)
DIVISIONS = {
    (counter.nation, counter.formation) for counter in COUNTERS.values() if counter.type == "hq-div"
}


def place(name):
    """Row, and twice the column counted eastward, odd rows half a hex to the west."""
    row, column = int(name[1:3]), int(name[3:5])
    return row, -2 * column - row % 2


def next_to(name):
    """The six hexes around, as the book numbers them: NE, E, SE, SW, W, NW."""
    row, column = int(name[1:3]), int(name[3:5])
    odd = row % 2
    around = (
        (row - 1, column - 1 + odd),
        (row, column - 1),
        (row + 1, column - 1 + odd),
        (row + 1, column + odd),
        (row, column + 1),
        (row - 1, column + odd),
    )
    names = [f"{name[0]}{r:02d}{c:02d}" for r, c in around]
    return [other for other in names if other in HEXES]


NEXT = {name: next_to(name) for name in HEXES}


def far(a, b):
    """How many hexes it is from one to the other."""
    (row, x), (other, y) = place(a), place(b)
    down = abs(row - other)
    return down + max(0, (abs(x - y) - down) // 2)


def within(name, most):
    return {other for other in HEXES if other[0] == name[0] and far(name, other) <= most}


def half(value):
    """Half of it, rounded up."""
    return -(-value // 2)


def points(text):
    return Fraction(text)


class Scenario:
    """The area, sources and points of a scenario."""

    def __init__(self, name, area):
        self.name = name
        row = next(row for row in rows("scenarios") if row["scenario"] == name)
        self.last = int(row["last"])
        self.area = {name for name in area if HEXES[name]["terrain"] != "sea"}
        self.sources = [row for row in rows("sources") if row["scenario"] == name]
        for source in self.sources:
            source["hexes"] = source["hexes"].split(",")
        self.victory = [row for row in rows("victory") if row["scenario"] == name]
