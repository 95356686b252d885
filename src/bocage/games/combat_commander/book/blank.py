"""Boards of one's own, for situations."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from bocage.data.errors import did_you_mean
from bocage.games.combat_commander.book.book import Book, Row, printed_tables
from bocage.games.combat_commander.book.printed import (
    Board,
    HexRow,
    SideRow,
    check_tracks,
    full_grid,
)

# -- boards of one's own --------------------------------------------------------------------


def blank_book(
    board: Board | int,
    scenario: str = "1",
    changes: Mapping[str, Any] | None = None,
    overlays: Sequence[Path] = (),
) -> Book:
    """A book without forces: the header of a scenario with some columns changed, on any board.

    A number is that printed map, with its measured lines of sight.
    """
    tables = printed_tables(overlays)
    header = msgspec.structs.replace(tables.scenarios[scenario], **dict(changes or {}))
    return Book(tables, header, tables.boards[board] if isinstance(board, int) else board)


FEATURES = ("level", "under", "road", "trail", "rail", "objective", "building")


def small_board(hexes: Mapping[str, str], sides: Mapping[str, str] | None = None) -> Board:
    """A board of one's own: `{"B2": "woods level=1 road=1,4"}` and `{"B2/B3": "hedge"}`.

    ValueError says what is wrong with a hex or a side.
    """
    grid = full_grid()
    for name in hexes:
        if name not in grid:
            raise ValueError(f"unknown hex '{name}'{did_you_mean(name, grid.names)}")
    rows = tuple(_hex_row(name, hexes[name]) for name in grid.names if name in hexes)
    found = []
    for pair, kind in (sides or {}).items():
        a, _, b = pair.partition("/")
        if a not in hexes or b not in hexes or b not in grid.neighbours(a):
            raise ValueError(f"expected two adjacent hexes of the board like 'B2/B3', got '{pair}'")
        row = {"map": 0, "hex": a, "side": grid.side_between(a, b), "next": b, "kind": kind}
        found.append(_converted(row, SideRow, pair))
    check_tracks(rows)
    return Board(0, rows, tuple(found))


def _hex_row(name: str, text: str) -> HexRow:
    """One hex in words: its terrain, then features like `level=1`."""
    terrain, *features = text.split() or ["open"]
    row: dict[str, Any] = {"map": 0, "hex": name, "terrain": terrain}
    for feature in features:
        word, equals, value = feature.partition("=")
        if word not in FEATURES or not equals or not value:
            near = did_you_mean(word, FEATURES) or f"; expected one of {', '.join(FEATURES)}"
            raise ValueError(f"hex '{name}': unknown feature '{feature}'{near}")
        if word in ("road", "trail", "rail"):
            row[word] = [int(side) if side.isdecimal() else side for side in value.split(",")]
        elif word == "building":
            row[word] = value.split(",")
        else:
            row[word] = int(value) if word == "level" and value.isdecimal() else value
    return _converted(row, HexRow, name)


def _converted(row: dict[str, Any], kind: type[Row], where: str) -> Row:
    """The row as a struct; ValueError tells what does not fit."""
    try:
        return msgspec.convert(row, kind)
    except msgspec.ValidationError as error:
        raise ValueError(f"'{where}': {error}") from None
