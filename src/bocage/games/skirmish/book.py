"""What is printed: counters, cards, terrain, the results table and the scenarios, cross-checked."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from bocage.data import DataError, DataFiles, check_refs, load_toml, load_tsv
from bocage.games.skirmish.types import SIDES, Side
from bocage.kernel.api import Whole, rule
from bocage.kernel.wording import is_word
from bocage.space import Graph, HexGrid, Sheet, clear

HOME = Path(__file__).resolve().parent / "data"
COLUMNS = ("1-2", "1-1", "2-1", "3-1", "4-1", "5-1")
COMPANY = "infantry"
STACK = 4  # 5.5: the greatest total size in a space
FAR = 99


AtLeastOne = Annotated[int, Meta(ge=1)]
FEWEST_CARDS = 8  # a side's deck must not run dry while its hand and a bid are held


class Counter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A counter as printed."""

    id: str
    side: Literal["blue", "red"]
    type: Literal["infantry", "armour", "gun", "hq", "platoon"]
    steps: Annotated[int, Meta(ge=1, le=2)]
    strength: AtLeastOne
    reduced: AtLeastOne
    fire: Whole
    range: Annotated[int, Meta(ge=0, le=2)]
    move: AtLeastOne
    size: Annotated[int, Meta(ge=1, le=4)]
    parent: str | None  # the company that these platoons come from


class CardFace(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card as printed."""

    id: str
    side: Literal["blue", "red"]
    value: Annotated[int, Meta(ge=1, le=6)]
    use: Literal["ambush", "smoke", "assault", "entrench", "disperse", "rally"]
    mishap: bool


class Terrain(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of terrain as printed on the chart."""

    terrain: str
    cost: AtLeastOne
    shift: int
    fire: int
    blocks: bool


class ResultRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A row of the combat results table: attacker hits/defender hits in each column."""

    roll: Annotated[int, Meta(ge=1, le=6)]
    half: str
    one: str
    two: str
    three: str
    four: str
    five: str


class Shape(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How an area is drawn: where its counters lie, and the corners of its outline."""

    at: tuple[int, int]
    outline: tuple[tuple[int, int], ...]


class Scenario(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A scenario as written in scenarios.toml (a situation's blank board is one too)."""

    layout: Literal["hexes", "areas"]
    limit: AtLeastOne
    terrain: dict[str, tuple[str, ...]]
    spaces: tuple[str, ...]
    borders: tuple[str, ...]
    objectives: dict[str, int]
    sources: dict[str, tuple[str, ...]]
    units: dict[str, str]
    missions: dict[str, tuple[str, ...]]
    shapes: dict[str, Shape] = {}  # areas only; no rule reads it


class Scenarios(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All scenarios."""

    crossroads: Scenario
    orchard: Scenario
    estate: Scenario


class Book:
    """Everything that does not change during a game, with what follows from it."""

    def __init__(self, files: DataFiles, plan: Scenario, options: Mapping[str, str]) -> None:
        self.plan = plan
        self.counters = {c.id: c for c in load_tsv(files, "units.tsv", Counter)}
        self.cards = {c.id: c for c in load_tsv(files, "cards.tsv", CardFace)}
        self.chart = {t.terrain: t for t in load_tsv(files, "terrain.tsv", Terrain)}
        self.results = _results(files)
        self.hand = hand_size(options)
        self.limit = plan.limit + longer_day(options)
        self.spaces = plan.spaces
        self._lay_out(files)
        self.side_of: dict[str, Side] = {u: c.side for u, c in self.counters.items()}
        self.place = {unit: i for i, unit in enumerate(self.counters)}.__getitem__
        self.platoons: dict[str, tuple[str, ...]] = {}
        for counter in self.counters.values():
            if counter.parent:
                heirs = self.platoons.get(counter.parent, ())
                self.platoons[counter.parent] = (*heirs, counter.id)

    def _lay_out(self, files: DataFiles) -> None:
        """Terrain, adjacency, sides and sight of the map."""
        plan = self.plan
        by_space = {space: word for word, spaces in plan.terrain.items() for space in spaces}
        self.terrain = {s: self.chart[by_space.get(s, "open")] for s in plan.spaces}
        borders = [line.split() for line in plan.borders]
        if plan.layout == "hexes":
            self.grid: HexGrid | None = _grid(plan.spaces)
            special = {(a, b): words for a, b, *words in borders}
            self.graph = Graph.from_grid(self.grid, special)
        else:
            self.grid = None
            self.graph = Graph.from_borders(plan.spaces, [(a, b, w) for a, b, *w in borders])
        names = self.graph.names
        self.next_to = {
            name: tuple(names[j] for j in self.graph.neighbours[i]) for i, name in enumerate(names)
        }
        self.apart = {(a, b): self._distance(a, b) for a in names for b in names}
        self.streams = frozenset(
            (names[i], names[j])
            for (i, j), words in self.graph.features.items()
            if "stream" in words
        )
        self.sees = {
            (a, b)
            for a in names
            for b in names
            if self.grid is not None and self.apart[a, b] == 2 and self._clear(self.grid, a, b)
        }

    def _distance(self, a: str, b: str) -> int:
        """Spaces apart; areas that no way connects are far away."""
        if self.grid is not None:
            return self.grid.distance(a, b)
        steps = self.graph.distance(a, b)
        return steps if steps >= 0 else FAR

    def _clear(self, grid: HexGrid, a: str, b: str) -> bool:
        return clear(grid, a, b, lambda space: self.terrain[space].blocks)


@rule("2.1", "11.2")
def hand_size(options: Mapping[str, str]) -> int:
    """A hand is three cards; veterans hold four."""
    return 4 if options.get("veterans") == "on" else 3


@rule("11.1")
def longer_day(options: Mapping[str, str]) -> int:
    """A long day ends two spaces later."""
    return 2 if options.get("long") == "on" else 0


def _grid(spaces: Sequence[str]) -> HexGrid:
    columns = max((int(name[:2]) for name in spaces if name[:2].isdecimal()), default=1)
    rows = max((int(name[2:]) for name in spaces if name[2:].isdecimal()), default=1)
    return HexGrid("flat", (Sheet(max(columns, 2), max(rows, 2)),), tuple(spaces))


def _results(files: DataFiles) -> dict[int, tuple[tuple[int, int], ...]]:
    """The table as numbers: roll -> for each column (attacker hits, defender hits)."""
    rows = load_tsv(files, "results.tsv", ResultRow)
    out = {}
    for line, row in zip(rows.lines, rows, strict=True):
        cells = []
        for column in ("half", "one", "two", "three", "four", "five"):
            cell = getattr(row, column)
            parts = cell.split("/")
            if len(parts) != 2 or not all(part.isascii() and part.isdecimal() for part in parts):
                raise DataError(rows.file, line, column, f"expected hits like '1/0', got '{cell}'")
            cells.append((int(parts[0]), int(parts[1])))
        out[row.roll] = tuple(cells)
    missing = [str(roll) for roll in range(1, 7) if roll not in out]
    if missing:
        raise DataError(rows.file, message=f"rows for the rolls {', '.join(missing)} are missing")
    return out


def load_book(scenario: str, options: Mapping[str, str], overlays: Sequence[Path] = ()) -> Book:
    """The book of a scenario, with an owner's overlay if there is one."""
    files = DataFiles(HOME, overlays)
    scenarios = load_toml(files, "scenarios.toml", Scenarios)
    where = files.read("scenarios.toml").path_for_messages
    plan: Scenario = getattr(scenarios, scenario)
    check_tables(files)
    check_plan(plan, files, where, scenario)
    try:
        return Book(files, plan, options)
    except ValueError as error:  # a space name or a border that cannot be on a map
        raise DataError(where, column=scenario, message=str(error)) from None


def check_plan(plan: Scenario, files: DataFiles, where: str, name: str) -> None:
    """Every space, unit, terrain and mission that a scenario names must exist and fit."""
    counters = {c.id: c for c in load_tsv(files, "units.tsv", Counter)}
    terrain = {t.terrain for t in load_tsv(files, "terrain.tsv", Terrain)}
    spaces = set(plan.spaces)
    at = _At(where, name)
    at.words("spaces", plan.spaces)
    at.known("terrain", plan.terrain, terrain, "terrain")
    listed = [space for found in plan.terrain.values() for space in found]
    at.known("terrain", listed, spaces, "space")
    at.once("terrain", listed)
    at.known("objectives", plan.objectives, spaces, "space")
    for side in SIDES:
        at.known("sources", plan.sources, SIDES, "side")
        at.known("sources", plan.sources.get(side, ()), spaces, "space")
        _check_missions(plan, at, side)
    at.known("shapes", plan.shapes, spaces, "space")
    at.known("units", plan.units, counters, "unit")
    at.known("units", plan.units.values(), spaces, "space")
    _check_stacks(plan, at, counters)
    for line in plan.borders:
        words = line.split()
        if len(words) < 2:
            raise at.error("borders", f"expected two spaces: '{line}'")
        at.known("borders", words[:2], spaces, "space")
        at.known("borders", words[2:], {"stream"}, "border feature")


class _At:
    """Where in the scenarios something is wrong."""

    def __init__(self, file: str, name: str) -> None:
        self._file = file
        self._name = name

    def error(self, key: str, message: str) -> DataError:
        return DataError(self._file, column=f"{self._name}.{key}", message=message)

    def known(self, key: str, words: Iterable[str], allowed: Collection[str], what: str) -> None:
        for word in words:
            if word not in allowed:
                known = ", ".join(sorted(allowed))
                raise self.error(key, f"unknown {what} '{word}'; known: {known}")

    def words(self, key: str, words: Iterable[str]) -> None:
        for word in words:
            if not is_word(word):
                raise self.error(key, f"'{word}' has a space, comma, colon or equals sign")

    def once(self, key: str, words: Sequence[str]) -> None:
        for word in words:
            if words.count(word) > 1:
                raise self.error(key, f"'{word}' is listed twice")


def _check_missions(plan: Scenario, at: _At, side: Side) -> None:
    missions = plan.missions.get(side, ())
    if not missions:
        raise at.error("missions", f"{side} has no mission")
    for mission in missions:
        hold = mission.removeprefix("hold-")
        if mission != "raid" and not (mission.startswith("hold-") and hold in plan.objectives):
            raise at.error("missions", f"expected 'raid' or 'hold-<objective>', got '{mission}'")


def _check_stacks(plan: Scenario, at: _At, counters: Mapping[str, Counter]) -> None:
    """Units start within stacking and apart from the enemy."""
    for space in plan.spaces:
        here = [counters[unit] for unit, start in plan.units.items() if start == space]
        if len({counter.side for counter in here}) > 1:
            raise at.error("units", f"both sides start in '{space}'")
        if sum(counter.size for counter in here) > STACK:
            raise at.error("units", f"more than {STACK} sizes start in '{space}'")


def check_tables(files: DataFiles) -> None:
    """What the rules rely on in the tables of counters, cards and terrain."""
    counters = load_tsv(files, "units.tsv", Counter)
    check_refs(counters, "parent", [counter.id for counter in counters])
    for line, counter in zip(counters.lines, counters, strict=True):
        if not is_word(counter.id):
            raise DataError(counters.file, line, "id", f"'{counter.id}' cannot be an id")
        heirs = [c for c in counters if c.parent == counter.id]
        if len(heirs) != (2 if counter.type == COMPANY else 0):
            raise DataError(counters.file, line, "id", f"'{counter.id}' has {len(heirs)} platoons")
    cards = load_tsv(files, "cards.tsv", CardFace)
    for side in SIDES:
        if sum(card.side == side for card in cards) < FEWEST_CARDS:
            raise DataError(cards.file, message=f"{side} has fewer than {FEWEST_CARDS} cards")
    chart = load_tsv(files, "terrain.tsv", Terrain)
    if not any(row.terrain == "open" for row in chart):
        raise DataError(chart.file, column="terrain", message="no row for 'open'")
