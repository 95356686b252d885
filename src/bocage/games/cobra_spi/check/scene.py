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
from bocage.families.cobra.tables import HexRow
from bocage.families.cobra.terrain import Country
from bocage.families.cobra.types import GERMAN
from bocage.games.cobra_spi.book import (
    Book,
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
            HexRow(row.hex, "clear", False, False, None, row.name, scene.edges_of_map(row.hex))
            for row in tables.hexes
        ),
    )


def book_of(tables: Tables, country: Country, arrivals: Any, options: Mapping[str, str]) -> Book:
    """The book; without arrivals of its own, with those of the tables."""
    due = arrivals_of(tables) if arrivals is None else arrivals
    return Book(tables, country, due, options)


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

    own: ClassVar[Mapping[str, str]] = {"carpet_used": "carpet_used", "no_exit": "no_exit_vp"}

    def printed(self) -> scene.Print:
        """The tables and the map of 1977."""
        return scene.Print(tables_of, country_of, book_of)

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
