"""The printed tables as rows: cards, counters, charts, maps and scenarios, each checked on its own.

What follows from them for one game is in book.py.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Annotated, Any, Literal, TypeVar

import msgspec
from msgspec import Meta

from bocage.data import DataError, DataFiles, Rows, check_refs, load_tsv
from bocage.data.errors import did_you_mean
from bocage.games.combat_commander.book.random_tables import RandomTables, load_random
from bocage.games.combat_commander.book.rows import (
    Edge,
    Nation,
    Natural,
    Party,
    Posture,
    PrintedRow,
    Quality,
    Side16,
    Sum,
    Year,
)
from bocage.games.combat_commander.types import FIGURES, SIDES
from bocage.kernel.wording import is_word
from bocage.space import HexGrid, Sheet

COLUMNS, ROWS = 15, 10
LOS_SIGNS = "#.x0123abcd"
DECK = 72  # 1a: cards of a nation

Terrain = Literal[
    "building",
    "woods",
    "brush",
    "orchard",
    "field",
    "bridge-large",
    "bridge-small",
    "gully",
    "water-barrier",
    "stream",
    "marsh",
    "open",
]
SideKind = Literal["fence", "hedge", "wall", "cliff", "hedge-gap", "wall-gap"]
Order = Literal[
    "fire",
    "move",
    "advance",
    "recover",
    "rout",
    "artillery-request",
    "artillery-denied",
    "command-confusion",
]
ActionWord = Literal[
    "ambush",
    "assault-fire",
    "bore-sighting",
    "command-confusion",
    "concealment",
    "crossfire",
    "demolitions",
    "dig-in",
    "hand-grenades",
    "hidden-entrenchments",
    "hidden-mines",
    "hidden-pillbox",
    "hidden-unit",
    "hidden-wire",
    "light-wounds",
    "marksmanship",
    "no-quarter",
    "smoke-grenades",
    "spray-fire",
    "sustained-fire",
]
EventWord = Literal[
    "air-support",
    "battle-harden",
    "battlefield-integrity",
    "blaze",
    "booby-trap",
    "breeze",
    "command-and-control",
    "commissar",
    "cower",
    "deploy",
    "dust",
    "elan",
    "entrench",
    "field-promotion",
    "fog-of-war",
    "hero",
    "infiltration",
    "interdiction",
    "interrogation",
    "kia",
    "malfunction",
    "medic",
    "mission-objective",
    "prisoners-of-war",
    "reconnaissance",
    "reinforcements",
    "rubble",
    "sappers",
    "scrounge",
    "shell-shock",
    "shellholes",
    "strategic-objective",
    "suppressing-fire",
    "walking-wounded",
    "white-phosphorus",
]
Trigger = Literal["event", "jammed", "sniper", "time"]
FortWord = Literal["foxholes", "trench", "pillbox", "bunker", "wire", "mines"]
Special = Literal[
    "axis-may-open",
    "bocage",
    "broken-weapon",
    "no-forts",
    "snow",
    "allies-concealment",
    "axis-orders-grow",
    "allies-random-setup",
    "axis-chain-setup",
    "control-by-setup",
    "captured-mortar",
    "no-exit",
    "allies-light-foot",
    "night",
    "axis-exit-only",
    "mines-for-card",
    "allies-melee",
    "tank",
    "satchels-at-cover",
    "axis-snipers",
    "fog",
    "entry-a9",
]
Placement = Literal["after", "after-anywhere", "near-buildings", "open-flat", "in-bunker"]


class NationRow(PrintedRow, frozen=True):
    """A nation: its side, the letter of its counters and cards, its discard capability."""

    nation: Nation
    side: Party
    letter: str
    discard: Natural


class CardRow(PrintedRow, frozen=True):
    """A Fate card."""

    card: str
    nation: Nation
    order: Order
    action: ActionWord
    event: EventWord
    arg: Side16 | None
    white: Side16
    red: Side16
    trigger: Trigger | None
    hex: str


class UnitRow(PrintedRow, frozen=True):
    """A squad or team, of which there are several counters."""

    stem: str
    nation: Nation
    name: str
    type: Literal["squad", "team"]
    quality: Literal["green", "line", "elite", "any"]
    figures: Annotated[int, Meta(ge=1, le=FIGURES)]
    count: Annotated[int, Meta(ge=1)]
    vp: Natural
    fp: Natural
    range: Natural
    move: Natural
    morale: Natural
    boxed_fp: bool
    boxed_range: bool
    boxed_move: bool
    back_fp: Natural
    back_range: Natural
    back_move: Natural
    back_morale: Natural


class LeaderRow(PrintedRow, frozen=True):
    """A leader or hero, by name."""

    id: str
    nation: Nation
    name: str
    type: Literal["leader", "hero"]
    rank: str
    vp: Natural
    fp: Natural
    range: Natural
    move: Natural
    morale: Natural
    command: Natural
    back_fp: Natural
    back_range: Natural
    back_move: Natural
    back_morale: Natural
    back_command: Natural
    pool: Literal["support", "table", "promotion", "hero", "scenario-12"]
    roll: int | None


class WeaponLine(PrintedRow, frozen=True):
    """A weapon, of which there may be several counters."""

    stem: str
    nation: Literal["german", "american", "russian", "any"]
    name: str
    klass: Literal["mg", "mortar", "gun", "flamethrower", "satchel", "molotov"]
    count: Annotated[int, Meta(ge=1)]
    ordnance: bool
    fp: Natural
    boxed_fp: bool
    low: Natural
    high: Natural
    boxed_range: bool
    move: Annotated[int, Meta(le=0)]
    smoke: bool
    one_shot: bool
    no_cover: bool
    fixes: tuple[Annotated[int, Meta(ge=1, le=ROWS)], ...]
    breaks: tuple[Annotated[int, Meta(ge=1, le=ROWS)], ...]


class RadioLine(PrintedRow, frozen=True):
    """A radio."""

    id: str
    nation: Nation
    name: str
    fp: Natural
    smoke: bool
    vulnerable: Natural


class SupportRow(PrintedRow, frozen=True):
    """A line of a support table: a unit, perhaps with its weapon, or a radio."""

    nation: Nation
    roll: Sum
    unit: str | None
    weapon: str | None
    radio: str | None
    cost: Natural
    first: int
    last: int


class ChitRow(PrintedRow, frozen=True):
    """An objective chit."""

    chit: str
    objective: Literal["1", "2", "3", "4", "5", "each"] | None
    vp: Natural
    effect: Literal["value", "all-five-wins", "exit-vp-doubled", "elimination-vp-doubled"]
    secret: bool


class TerrainRow(PrintedRow, frozen=True):
    """A row of the terrain chart."""

    terrain: str
    kind: Literal["type", "feature", "hexside", "marker"]
    move: Natural | None
    barred: bool
    cover: int
    mortars: int
    obstacle: bool
    hindrance: Natural
    source: str  # the clause


class FortRow(PrintedRow, frozen=True):
    """A kind of fortification."""

    fort: FortWord
    cover: int | None
    mortars: int | None
    modifier: int | None
    fp: Natural
    limit: int | None
    source: str  # the clause


class SmokeRow(PrintedRow, frozen=True):
    """How many smoke markers have this value."""

    value: Annotated[int, Meta(ge=1, le=10)]
    count: Natural


class TrackRow(PrintedRow, frozen=True):
    """A track of the display, by the number of its last space."""

    track: str
    last: Natural


class HexRow(PrintedRow, frozen=True):
    """A hex of a map; map 0 is a board of one's own."""

    map: int
    hex: str
    terrain: Terrain = "open"
    under: Terrain | None = None
    level: Annotated[int, Meta(ge=0, le=4)] = 0
    road: tuple[Side16, ...] = ()
    trail: tuple[Side16, ...] = ()
    rail: tuple[Side16, ...] = ()
    objective: Literal["1", "2", "3", "4", "5"] | None = None
    building: tuple[str, ...] = ()


class SideRow(PrintedRow, frozen=True):
    """A hexside with something along it, told from one of its hexes."""

    map: int
    hex: str
    side: Side16
    next: str
    kind: SideKind


class LosRow(PrintedRow, frozen=True):
    """What a hex sees, one character for each hex of the map."""

    map: int
    hex: str
    row: str


class ScenarioRow(PrintedRow, frozen=True):
    """What a scenario lays down, but for its forces."""

    number: str
    year: Year
    map: int
    axis_nation: Nation
    allies_nation: Nation
    axis_edge: Edge
    allies_edge: Edge
    axis_posture: Posture
    allies_posture: Posture
    axis_quality: Quality
    allies_quality: Quality
    axis_orders: Side16
    allies_orders: Side16
    axis_discard: Natural | None
    allies_discard: Natural | None
    axis_surrender: Natural
    allies_surrender: Natural
    axis_secret: Natural
    allies_secret: Natural
    axis_setup: str
    allies_setup: str
    axis_cards: tuple[str, ...]
    allies_cards: tuple[str, ...]
    cards_clause: str | None
    axis_control: tuple[Literal["1", "2", "3", "4", "5"], ...]
    allies_control: tuple[Literal["1", "2", "3", "4", "5"], ...]
    initiative: Party
    setup_first: Literal["axis", "allies", "simultaneous"]
    first_turn: Party
    time_start: Natural
    sudden_death: Natural
    start_vp: int
    open_chits: tuple[str, ...]
    open_random: Natural
    excluded: tuple[str, ...]
    mines: Annotated[int, Meta(ge=6, le=8)]
    specials: tuple[Special, ...]


class ForceRow(PrintedRow, frozen=True):
    """Some pieces of one kind that a side has in a scenario."""

    scenario: str
    side: Party
    item: str
    kind: Literal["leader", "squad", "team", "weapon", "radio", "fortification"]
    count: Annotated[int, Meta(ge=1)]
    space: Natural | None
    placement: Placement | None
    hexes: tuple[str, ...]
    holder: str | None
    clause: str | None


class Board(msgspec.Struct, frozen=True):
    """A map: its hexes in the order of the book, its hexsides, and the measured lines of sight.

    Without lines (a board of one's own) sight is found by geometry.
    """

    number: int
    hexes: tuple[HexRow, ...]
    sides: tuple[SideRow, ...]
    los: tuple[str, ...] = ()


class Tables(msgspec.Struct, frozen=True):
    """The files of the game as they stand, checked."""

    nations: dict[str, NationRow]
    cards: dict[str, CardRow]
    units: dict[str, UnitRow]
    leaders: dict[str, LeaderRow]
    weapons: dict[str, WeaponLine]
    radios: dict[str, RadioLine]
    smoke: tuple[SmokeRow, ...]
    chits: dict[str, ChitRow]
    terrain: dict[str, TerrainRow]
    forts: dict[str, FortRow]
    tracks: dict[str, TrackRow]
    boards: dict[int, Board]
    scenarios: dict[str, ScenarioRow]
    random: RandomTables
    support: tuple[SupportRow, ...] = ()
    forces: dict[str, tuple[ForceRow, ...]] = {}


@lru_cache(maxsize=1)
def full_grid() -> HexGrid:
    """Fifteen columns of ten hexes; every second column lies half a hex lower."""
    return HexGrid("flat", (Sheet(COLUMNS, ROWS, scheme="letters"),))


# -- loading --------------------------------------------------------------------------------


def load_tables(files: DataFiles) -> Tables:
    """All files, with every reference checked."""
    nations = load_tsv(files, "nations.tsv", NationRow)
    cards = load_tsv(files, "cards.tsv", CardRow)
    check_decks(cards, nations)
    units = load_tsv(files, "units.tsv", UnitRow)
    leaders = load_tsv(files, "leaders.tsv", LeaderRow)
    weapons = load_tsv(files, "weapons.tsv", WeaponLine)
    radios = load_tsv(files, "radios.tsv", RadioLine)
    _check_words(units, "stem")
    _check_words(leaders, "id")
    _check_words(weapons, "stem")
    _check_words(radios, "id")
    scenarios = load_tsv(files, "scenarios.tsv", ScenarioRow)
    soldiers = {row.stem: (row.nation, row.count) for row in units}
    arms = {row.stem: (row.nation, row.count) for row in weapons}
    tables = Tables(
        {row.nation: row for row in nations},
        {row.card: row for row in cards},
        {row.stem: row for row in units},
        {row.id: row for row in leaders},
        {row.stem: row for row in weapons},
        {row.id: row for row in radios},
        tuple(load_tsv(files, "smoke.tsv", SmokeRow)),
        {row.chit: row for row in load_tsv(files, "objectives.tsv", ChitRow)},
        _chart(files),
        {row.fort: row for row in load_tsv(files, "fortifications.tsv", FortRow)},
        _tracks(files),
        load_boards(files),
        {row.number: row for row in scenarios},
        load_random(files, {**soldiers, **arms}),
    )
    _check_scenarios(scenarios, tables)
    return msgspec.structs.replace(
        tables, support=_support(files, tables), forces=_forces(files, tables)
    )


def _support(files: DataFiles, tables: Tables) -> tuple[SupportRow, ...]:
    """The support tables, with units, weapons and radios that there are."""
    rows = load_tsv(files, "support.tsv", SupportRow, key=None)
    check_refs(rows, "unit", [*tables.units, *tables.leaders])
    check_refs(rows, "weapon", list(tables.weapons))
    check_refs(rows, "radio", list(tables.radios))
    return tuple(rows)


def _check_words(rows: Rows[Any], column: str) -> None:
    """Every id can stand in an action."""
    for line, row in zip(rows.lines, rows, strict=True):
        if not is_word(getattr(row, column)):
            text = f"'{getattr(row, column)}' cannot be an id"
            raise DataError(rows.file, line, column, text)


def check_decks(cards: Rows[CardRow], nations: Iterable[NationRow]) -> None:
    """Every nation has 72 cards, and every random hex is on the map."""
    check_refs(cards, "hex", full_grid().names)
    for nation in nations:
        held = sum(card.nation == nation.nation for card in cards)
        if held != DECK:
            text = f"the {nation.nation} deck has {held} cards, not {DECK}"
            raise DataError(cards.file, column="nation", message=text)
    for line, card in zip(cards.lines, cards, strict=True):
        if not is_word(card.card):
            raise DataError(cards.file, line, "card", f"'{card.card}' cannot be an id")
        if (card.event == "breeze") != (card.arg is not None):
            text = "a Breeze has a direction, and no other event has one"
            raise DataError(cards.file, line, "arg", text)


CHART = (
    *("building", "woods", "brush", "orchard", "field", "bridge-large", "bridge-small", "gully"),
    *("water-barrier", "stream", "marsh", "open", "road", "railway", "trail"),
    *("fence", "hedge", "wall", "cliff", "blaze", "smoke"),
)


def _chart(files: DataFiles) -> dict[str, TerrainRow]:
    """The terrain chart with a row for every word that maps use."""
    rows = load_tsv(files, "terrain.tsv", TerrainRow)
    return _complete(rows, "terrain", CHART)


def _tracks(files: DataFiles) -> dict[str, TrackRow]:
    """The time track and the victory track."""
    return _complete(load_tsv(files, "tracks.tsv", TrackRow), "track", ("time", "victory"))


Line = TypeVar("Line", bound=PrintedRow)


def _complete(rows: Rows[Line], column: str, words: Sequence[str]) -> dict[str, Line]:
    """The rows by a column that has each of these words, and no other."""
    check_refs(rows, column, words)
    found = {getattr(row, column): row for row in rows}
    for word in words:
        if word not in found:
            raise DataError(rows.file, column=column, message=f"no row for '{word}'")
    return found


# -- maps -----------------------------------------------------------------------------------


def load_boards(files: DataFiles) -> dict[int, Board]:
    """The printed maps, each complete."""
    hexes = load_tsv(files, "hexes.tsv", HexRow, key=("map", "hex"))
    sides = load_tsv(files, "hexsides.tsv", SideRow, key=("map", "hex", "side"))
    los = load_tsv(files, "los.tsv", LosRow, key=("map", "hex"))
    check_refs(hexes, "hex", full_grid().names)
    check_refs(los, "hex", full_grid().names)
    maps = dict.fromkeys(row.map for row in hexes)
    _check_maps(sides, maps)
    _check_maps(los, maps)
    check_sides(sides)
    check_los(los)
    found = {}
    for number in maps:
        by_hex = {row.hex: row for row in hexes if row.map == number}
        lines = {row.hex: row.row for row in los if row.map == number}
        for name in full_grid().names:
            if name not in by_hex:
                text = f"map {number} has no row for hex '{name}'"
                raise DataError(hexes.file, column="hex", message=text)
            if lines and name not in lines:
                text = f"map {number} has no row for hex '{name}'"
                raise DataError(los.file, column="hex", message=text)
        rows = tuple(by_hex[name] for name in full_grid().names)
        check_tracks(rows, hexes)
        found[number] = Board(
            number,
            rows,
            tuple(row for row in sides if row.map == number),
            tuple(lines[name] for name in full_grid().names) if lines else (),
        )
    return found


def check_los(rows: Rows[LosRow]) -> None:
    """A line of the table has one known character for each hex of the map."""
    size = len(full_grid().names)
    for line, row in zip(rows.lines, rows, strict=True):
        if len(row.row) != size:
            text = f"expected {size} characters, got {len(row.row)}"
            raise DataError(rows.file, line, "row", text)
        odd = row.row.strip(LOS_SIGNS)
        if odd:
            raise DataError(rows.file, line, "row", f"expected {LOS_SIGNS}, got '{odd[0]}'")


def _check_maps(rows: Rows[Any], maps: Mapping[int, None]) -> None:
    """A row belongs to a map that has hexes."""
    for line, row in zip(rows.lines, rows, strict=True):
        if row.map not in maps:
            raise DataError(rows.file, line, "map", f"there is no map {row.map}")


def check_sides(sides: Rows[SideRow]) -> None:
    """A hexside lies between its two hexes, and is the same from both."""
    grid = full_grid()
    check_refs(sides, "hex", grid.names)
    seen: dict[tuple[int, str, str], SideRow] = {}
    for line, row in zip(sides.lines, sides, strict=True):
        beyond = grid.neighbour(row.hex, row.side)
        if beyond != row.next:
            text = f"behind side {row.side} of '{row.hex}' lies '{beyond}', not '{row.next}'"
            raise DataError(sides.file, line, "next", text)
        twin = seen.get((row.map, row.next, row.hex))
        if twin is not None and twin.kind != row.kind:
            text = f"'{row.kind}' from '{row.hex}', but '{twin.kind}' from '{row.next}'"
            raise DataError(sides.file, line, "kind", text)
        seen[row.map, row.hex, row.next] = row


def check_tracks(rows: Sequence[HexRow], table: Rows[HexRow] | None = None) -> None:
    """A road, trail or railway that leaves a hex comes in on the other side."""
    grid, by_hex = full_grid(), {row.hex: row for row in rows}
    for row in rows:
        for word in ("road", "trail", "rail"):
            for side in getattr(row, word):
                beyond = by_hex.get(grid.neighbour(row.hex, side) or "")
                if beyond is not None and (side + 2) % 6 + 1 not in getattr(beyond, word):
                    text = f"a {word} leaves '{row.hex}' by side {side}, none enters '{beyond.hex}'"
                    if table is None:
                        raise ValueError(text)
                    raise DataError(table.file, table.lines[table.index(row)], word, text)


# -- scenarios and forces -------------------------------------------------------------------


def area(text: str, hexes: Iterable[str]) -> tuple[str, ...]:
    """A set-up area: all, `cols A-C`, `rows 1-2`, or single hexes with commas between."""
    grid = full_grid()
    word, _, span = text.partition(" ")
    low, _, high = span.partition("-")
    if text == "all":
        return tuple(hexes)
    if word == "cols" and len(low) == len(high) == 1 and low <= high:
        return tuple(h for h in hexes if low <= h[0] <= high)
    if word == "rows" and low.isdecimal() and high.isdecimal():
        return tuple(h for h in hexes if int(low) <= grid.number(h)[1] <= int(high))
    named = text.split(",")
    for name in named:
        if name not in grid:
            near = did_you_mean(name, grid.names)
            raise ValueError(f"expected all, cols, rows or hexes, got '{name}'{near}")
    return tuple(h for h in hexes if h in named)


def _check_scenarios(rows: Rows[ScenarioRow], tables: Tables) -> None:
    """Maps, nations, cards, chits and set-up areas of every scenario."""
    check_refs(rows, "axis_cards", list(tables.cards))
    check_refs(rows, "allies_cards", list(tables.cards))
    check_refs(rows, "open_chits", list(tables.chits))
    check_refs(rows, "excluded", list(tables.chits))
    for line, row in zip(rows.lines, rows, strict=True):
        if row.map not in tables.boards:
            raise DataError(rows.file, line, "map", f"there is no map {row.map}")
        for side in SIDES:
            nation = getattr(row, f"{side}_nation")
            if tables.nations[nation].side != side:
                text = f"the {nation} nation does not fight for the {side}"
                raise DataError(rows.file, line, f"{side}_nation", text)
            letter = tables.nations[nation].letter
            for card in getattr(row, f"{side}_cards"):
                if tables.cards[card].nation != nation:
                    text = f"'{card}' is not of the {nation} deck ({letter})"
                    raise DataError(rows.file, line, f"{side}_cards", text)
            try:
                area(getattr(row, f"{side}_setup"), full_grid().names)
            except ValueError as error:
                raise DataError(rows.file, line, f"{side}_setup", str(error)) from None


def _forces(files: DataFiles, tables: Tables) -> dict[str, tuple[ForceRow, ...]]:
    """The forces of every scenario, each item known and not more of it than there are."""
    rows = load_tsv(files, "forces.tsv", ForceRow, key=None)
    check_refs(rows, "scenario", list(tables.scenarios))
    check_refs(rows, "hexes", full_grid().names)
    check_refs(rows, "holder", [*tables.units, *tables.leaders])
    used: dict[tuple[str, str], int] = {}
    for line, row in zip(rows.lines, rows, strict=True):
        most = counters_of(tables, row)
        if most is None:
            near = did_you_mean(row.item, _known(tables, row.kind))
            raise DataError(rows.file, line, "item", f"unknown {row.kind} '{row.item}'{near}")
        used[row.scenario, row.item] = used.get((row.scenario, row.item), 0) + row.count
        if row.kind != "fortification" and used[row.scenario, row.item] > most:
            text = (
                f"scenario {row.scenario} uses {used[row.scenario, row.item]} '{row.item}', "
                f"there are {most}"
            )
            raise DataError(rows.file, line, "count", text)
        if row.hexes and len(row.hexes) != row.count:
            text = f"expected {row.count} hexes, got {len(row.hexes)}"
            raise DataError(rows.file, line, "hexes", text)
    check_places(rows, tables)
    return {
        number: tuple(row for row in rows if row.scenario == number) for number in tables.scenarios
    }


def _known(tables: Tables, kind: str) -> tuple[str, ...]:
    """The items of a kind."""
    if kind == "leader":
        return tuple(tables.leaders)
    if kind == "weapon":
        return tuple(tables.weapons)
    if kind == "radio":
        return tuple(tables.radios)
    if kind == "fortification":
        return tuple(tables.forts)
    return tuple(stem for stem, row in tables.units.items() if row.type == kind)


def counters_of(tables: Tables, row: ForceRow) -> int | None:
    """How many counters there are of an item; None if there is no such item of its kind."""
    if row.item not in _known(tables, row.kind):
        return None
    if row.kind in ("squad", "team"):
        return tables.units[row.item].count
    return tables.weapons[row.item].count if row.kind == "weapon" else 1


def figures_of(tables: Tables, row: ForceRow) -> int:
    """How many soldiers one piece of these has."""
    if row.kind == "leader":
        return 1
    return tables.units[row.item].figures if row.kind in ("squad", "team") else 0


def check_places(rows: Rows[ForceRow], tables: Tables) -> None:
    """Nobody is placed outside the area of his side, and no hex or area is overstacked (8.2a)."""
    stacks: dict[tuple[str, str, str], int] = {}
    crowds: dict[tuple[str, str], int] = {}
    for line, row in zip(rows.lines, rows, strict=True):
        header = tables.scenarios[row.scenario]
        soldiers = figures_of(tables, row)
        if not soldiers or row.space is not None:
            continue
        room = area(getattr(header, f"{row.side}_setup"), full_grid().names)
        for name in row.hexes:
            if name not in room:
                text = f"'{name}' is not in the set-up area of the {row.side}"
                raise DataError(rows.file, line, "hexes", text)
            place = (row.scenario, row.side, name)
            stacks[place] = stacks.get(place, 0) + soldiers
            if stacks[place] > FIGURES:
                text = f"{stacks[place]} figures start in '{name}', more than {FIGURES}"
                raise DataError(rows.file, line, "hexes", text)
        crowd = (row.scenario, row.side)
        crowds[crowd] = crowds.get(crowd, 0) + soldiers * row.count
        if crowds[crowd] > FIGURES * len(room):
            text = f"{crowds[crowd]} figures do not fit into {len(room)} hexes"
            raise DataError(rows.file, line, "count", text)
