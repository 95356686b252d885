"""Counters, weapons, radios and cards as they are printed, made of the rows of the tables."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from bocage.games.combat_commander.book.printed import LeaderRow, Tables, UnitRow
from bocage.games.combat_commander.types import SIDES
from bocage.kernel.api import rule

UNITS = ("leader", "squad", "team")
LETTERS = "ABCDEFGHIJKLMNO"  # the columns of a map


class Stats(msgspec.Struct, frozen=True, gc=False):
    """The numbers on one side of a counter (3.1)."""

    fp: int
    range: int
    move: int
    morale: int
    command: int = 0


class Boxed(msgspec.Struct, frozen=True, gc=False):
    """Which numbers of the front are boxed (3.1.6)."""

    fp: bool = False
    range: bool = False
    move: bool = False


class Counter(msgspec.Struct, frozen=True, gc=False):
    """A unit as printed: front unbroken, back broken. Stem: what all counters alike share."""

    id: str
    side: str
    nation: str
    name: str
    type: str
    quality: str
    figures: int
    vp: int
    front: Stats
    back: Stats
    boxed: Boxed
    stem: str
    leads: bool = False  # leaders and heroes


class WeaponRow(msgspec.Struct, frozen=True, gc=False):
    """A weapon as printed; side is who has it in this scenario, empty for nobody's."""

    id: str
    side: str
    nation: str
    name: str
    klass: str
    ordnance: bool
    fp: int
    low: int
    high: int
    move: int
    smoke: bool
    one_shot: bool
    no_cover: bool
    boxed: Boxed
    fixes: frozenset[int]
    breaks: frozenset[int]
    stem: str


class RadioRow(msgspec.Struct, frozen=True, gc=False):
    """A radio as printed."""

    id: str
    side: str
    nation: str
    name: str
    fp: int
    smoke: bool
    vulnerable: int


class Card(msgspec.Struct, frozen=True, gc=False):
    """A Fate card; arg is the direction of a Breeze, else 0; trigger is empty if there is none."""

    id: str
    side: str
    order: str
    action: str
    event: str
    arg: int
    white: int
    red: int
    trigger: str
    hex: str


class Item(msgspec.Struct, frozen=True, gc=False):
    """A line of a support table. Unit and weapon are stems (see Book.stems), radio is an id."""

    name: str
    kind: str
    unit: str | None
    weapon: str | None
    radio: str | None
    cost: int


@rule("3.1")
def counters(tables: Tables, nation: Mapping[str, str], scenario: str) -> dict[str, Counter]:
    """Every unit of both nations: leaders by name, squads and teams numbered."""
    found = []
    for side in SIDES:
        for one in tables.leaders.values():
            only = one.pool.removeprefix("scenario-")  # some leaders are of one scenario only
            if one.nation == nation[side] and only in (one.pool, scenario):
                found.append(_leader(one, side))
        for row in tables.units.values():
            if row.nation == nation[side]:
                found += [_soldiers(row, side, number + 1) for number in range(row.count)]
    return {counter.id: counter for counter in found}


def _leader(row: LeaderRow, side: str) -> Counter:
    """A leader or hero; he counts one figure (8.2a)."""
    return Counter(
        row.id,
        side,
        row.nation,
        row.name,
        row.type,
        "any",
        1,
        row.vp,
        Stats(row.fp, row.range, row.move, row.morale, row.command),
        Stats(row.back_fp, row.back_range, row.back_move, row.back_morale, row.back_command),
        Boxed(),
        row.id,
        leads=True,
    )


def _soldiers(row: UnitRow, side: str, number: int) -> Counter:
    """One of the counters of a squad or team."""
    return Counter(
        f"{row.stem}{number}",
        side,
        row.nation,
        row.name,
        row.type,
        row.quality,
        row.figures,
        row.vp,
        Stats(row.fp, row.range, row.move, row.morale),
        Stats(row.back_fp, row.back_range, row.back_move, row.back_morale),
        Boxed(row.boxed_fp, row.boxed_range, row.boxed_move),
        row.stem,
    )


def weapons(tables: Tables, nation: Mapping[str, str]) -> dict[str, WeaponRow]:
    """Every weapon of both nations, and those of nobody, numbered."""
    side_of = {name: side for side, name in nation.items()}
    return {
        f"{row.stem}{number}": WeaponRow(
            f"{row.stem}{number}",
            side_of.get(row.nation, ""),
            row.nation,
            row.name,
            row.klass,
            row.ordnance,
            row.fp,
            row.low,
            row.high,
            row.move,
            row.smoke,
            row.one_shot,
            row.no_cover,
            Boxed(row.boxed_fp, row.boxed_range),
            frozenset(row.fixes),
            frozenset(row.breaks),
            row.stem,
        )
        for row in tables.weapons.values()
        if row.nation in side_of or row.nation == "any"
        for number in range(1, row.count + 1)
    }
