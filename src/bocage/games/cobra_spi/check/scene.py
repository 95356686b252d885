"""Situations of 1977: its tables and maps, and what its positions have beside the family's."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
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
from bocage.games.cobra_spi.types import Public


class StateSpec(scene.StateSpec, frozen=True, forbid_unknown_fields=True):
    """What else a position has."""

    carpet_used: bool = False
    no_exit_vp: int = 0


@lru_cache(maxsize=1)
def clear_country() -> Country:
    """The grid of the game, all clear."""
    return Country(the_grid(), {}, {}, printed_tables().chart)


@lru_cache(maxsize=1)
def flat_tables() -> Tables:
    """The tables of the game, with a map that is clear and whose edges are all land."""
    tables = printed_tables()
    rows = tuple(
        HexRow(hex_, "clear", False, False, None, None, _edges(hex_)) for hex_ in the_grid().names
    )
    named = {row.hex: row.name for row in tables.hexes}
    return replace(tables, hexes=tuple(replace(row, name=named[row.hex]) for row in rows))


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

    def printed(self, flat: bool) -> Tables:
        """The tables of the game; with a map that is clear, whose edges are all land."""
        return flat_tables() if flat else printed_tables()

    def country(self, flat: bool) -> Country:
        """The map of the game, or one that is clear."""
        return clear_country() if flat else normandy()

    def made(
        self, tables: Tables, country: Country, arrivals: Any, options: Mapping[str, str]
    ) -> Book:
        """The book; without arrivals, those of the tables."""
        due = arrivals_of(tables) if arrivals is None else arrivals
        return Book(tables, country, due, options)

    def public(self, shared: Mapping[str, Any]) -> Public:
        """The public part."""
        state = self.state
        return Public(**shared, carpet_used=state.carpet_used, no_exit=state.no_exit_vp)

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
