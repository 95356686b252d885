"""Situations of 1977: its tables and maps, and what its positions have beside the family's."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, ClassVar

from msgspec.structs import replace

from bocage.check import SceneSpec
from bocage.families.cobra import book as family
from bocage.families.cobra.check import scene
from bocage.families.cobra.check.scene import BoardSpec, UnitSpec
from bocage.families.cobra.terrain import Country, column_row
from bocage.families.cobra.types import GERMAN
from bocage.games.cobra_spi.book import (
    Book,
    HexRow,
    Tables,
    arrivals_of,
    normandy,
    printed_tables,
    the_grid,
)


class StateSpec(scene.StateSpec, frozen=True, forbid_unknown_fields=True):
    """What else a position has."""

    carpet_used: bool = False
    no_exit_vp: int = 0


@cache
def country_of(flat: bool) -> Country:
    """The map of the game, or its grid, all clear."""
    return Country(the_grid(), {}, {}, printed_tables().chart) if flat else normandy()


@cache
def tables_of(flat: bool) -> Tables:
    """The tables of the game; with a map that is clear, whose edges are all land."""
    tables = printed_tables()
    if not flat:
        return tables
    return replace(
        tables,
        hexes=tuple(
            HexRow(row.hex, "clear", False, False, None, row.name, _edges(row.hex))
            for row in tables.hexes
        ),
    )


def book_of(tables: Tables, country: Country, arrivals: Any, options: Mapping[str, str]) -> Book:
    """The book; without arrivals of its own, with those of the tables."""
    due = arrivals_of(tables) if arrivals is None else arrivals
    return Book(tables, country, due, options)


def _edges(hex_: str) -> Any:
    column, row = column_row(hex_)
    last = 34 if column % 2 else 33
    found = {
        "north-allied": row == 1 and column <= 37,
        "north-german": row == 1 and column >= 41,
        "west": column == 1 and row >= 23,
        "south": row == last,
        "east": column == 51,
    }
    return tuple(name for name, there in found.items() if there) or None


class Scene(scene.Scene[StateSpec]):
    """Makes the parts of a scene."""

    tables = SceneSpec[BoardSpec, UnitSpec, StateSpec]
    waits: ClassVar[Mapping[str, str]] = {
        "replacement": "movement",
        "movement": "combat",
        "combat": "mechanised",
        "mechanised": "trucks",
        "trucks": "over",
    }

    print = scene.Print(tables_of, country_of, book_of)
    own: ClassVar[Mapping[str, str]] = {"carpet_used": "carpet_used", "no_exit": "no_exit_vp"}

    def given(self, book: family.Book) -> tuple[str, ...]:
        """Who has got a step; of the German numbers used, units that are nowhere stand for them."""
        given = list(super().given(book))
        used = self.spec.state.replacements
        named = {unit.id for unit in self.spec.unit}
        for kind, types in (("panzer", ("panzer",)), ("infantry", ("infantry",))):
            spare = [
                unit
                for unit, counter in book.counters.items()
                if counter.side == GERMAN and counter.type in types and unit not in named
            ]
            divisions = {book.counters[unit].formation for unit in named}
            spare = [unit for unit in spare if book.counters[unit].formation not in divisions]
            given += spare[: used.get(kind, 0)]  # type: ignore[call-overload]
        return tuple(given)
