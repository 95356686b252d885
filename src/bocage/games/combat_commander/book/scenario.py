"""The header of a scenario: forces, edges, areas, and a random one that is still open."""

from __future__ import annotations

from typing import Any

import msgspec

from bocage.games.combat_commander.book.counters import LETTERS
from bocage.games.combat_commander.book.printed import ROWS, ForceRow, ScenarioRow
from bocage.games.combat_commander.types import AXIS, SIDES, Plan
from bocage.kernel.api import rule

EDGES = ("top", "bottom", "left", "right")
OPPOSITE = {"top": "bottom", "bottom": "top", "left": "right", "right": "left"}
RANDOM = "random"  # the scenario that is made before it is played


class Force(msgspec.Struct, frozen=True, gc=False):
    """Some pieces of one kind; space None is on the map; ids are the counters taken for them."""

    item: str
    kind: str
    count: int
    space: int | None
    placement: str
    hexes: tuple[str, ...]
    holder: str
    clause: str
    ids: tuple[str, ...]


class Scenario(msgspec.Struct, frozen=True):
    """What a scenario lays down for both sides together."""

    number: str
    year: int
    map: int
    specials: frozenset[str]
    start_vp: int
    time_start: int
    sudden_death: int
    mines: int
    first_turn: str
    setup_first: str
    initiative: str
    open_chits: tuple[str, ...]
    open_random: int
    excluded: tuple[str, ...]


def force_of(row: ForceRow, ids: tuple[str, ...]) -> Force:
    """A row of the forces with the counters taken for it."""
    return Force(
        row.item,
        row.kind,
        row.count,
        row.space,
        row.placement or "",
        row.hexes,
        row.holder or "",
        row.clause or "",
        ids,
    )


def _each(row: ScenarioRow, word: str) -> dict[str, Any]:
    """A column of the header for each side."""
    return {side: getattr(row, f"{side}_{word}") for side in SIDES}


def plan_of(row: ScenarioRow, side: str) -> Plan:
    """What the header lays down for a side."""
    posture = getattr(row, f"{side}_posture")
    columns = ("quality", "edge", "setup")
    return Plan(posture, hand_size(posture), *(getattr(row, f"{side}_{word}") for word in columns))


@rule("G.1", "G.1a")
def open_header(number: int, front: str) -> ScenarioRow:
    """The header of a random scenario: map, year and nation; what is still to be decided is plain.

    One open chit is drawn at random, and a secret one for each side.
    """
    year, _, nation = front.partition("-")
    sides = {
        f"{side}_{word}": value
        for side in SIDES
        for word, value in {
            "posture": "recon",
            "quality": "line",
            "orders": 1,
            "discard": None,
            "surrender": 1,
            "secret": 1,
            "setup": "all",
            "cards": (),
            "control": (),
        }.items()
    }
    row = {
        **sides,
        "number": RANDOM,
        "year": int(year),
        "map": number,
        "axis_nation": "german",
        "allies_nation": nation,
        "axis_edge": "bottom",
        "allies_edge": "top",
        "initiative": AXIS,
        "setup_first": AXIS,
        "first_turn": AXIS,
        "time_start": 0,
        "sudden_death": 0,
        "start_vp": 0,
        "open_chits": (),
        "open_random": 1,
        "excluded": (),
        "mines": 6,
        "cards_clause": None,
        "specials": (),
    }
    return msgspec.convert(row, ScenarioRow)


def scenario_of(row: ScenarioRow) -> Scenario:
    """The header without what each side has for itself."""
    return Scenario(
        row.number,
        row.year,
        row.map,
        frozenset(row.specials),
        row.start_vp,
        row.time_start,
        row.sudden_death,
        row.mines,
        row.first_turn,
        row.setup_first,
        row.initiative,
        row.open_chits,
        row.open_random,
        row.excluded,
    )


def area_text(edge: str, depth: int) -> str:
    """The rows or columns along an edge, as a set-up area."""
    match edge:
        case "top":
            return f"rows 1-{depth}"
        case "bottom":
            return f"rows {ROWS + 1 - depth}-{ROWS}"
        case "left":
            return f"cols A-{LETTERS[depth - 1]}"
        case _:
            return f"cols {LETTERS[-depth]}-O"


@rule("1.1")
def hand_size(posture: str) -> int:
    """How many cards a side holds: 6 attacking, 5 on reconnaissance, 4 defending."""
    return {"attack": 6, "recon": 5, "defend": 4}[posture]
