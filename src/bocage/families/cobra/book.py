"""What is printed, whichever the edition: counters, map, results, and when reinforcements come."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from typing import Any

import msgspec

from bocage.families.cobra.counters import Counter, kind_of
from bocage.families.cobra.edition import Edition
from bocage.families.cobra.odds import table
from bocage.families.cobra.state import Lines, Roster, lines_of
from bocage.families.cobra.terrain import Country
from bocage.kernel.api import Memo, rule

STRETCHES = ("north-allied", "north-german", "west", "south", "east")  # of the map's edge
MOST_STACKS = 20_000  # that are remembered as fitting into a hex or not


class Arrival(msgspec.Struct, frozen=True):
    """When a reinforcement is due, and the hexes where it may enter."""

    turn: int
    hexes: tuple[str, ...]
    steps: int = 0  # 0: all of them


class Book:
    """Everything that does not change during a game, with what follows from it."""

    def __init__(
        self,
        edition: Edition,
        tables: Any,
        country: Country,
        arrivals: Mapping[str, Arrival],
        options: Mapping[str, str],
    ) -> None:
        self.edition = edition
        self.cite = edition.cite
        self.tables = tables
        self._on = frozenset(name for name, value in options.items() if value == "on")
        self.country = country
        self.grid = country.grid
        self._print(tables.counters)
        self.roster = Roster(self.counters)
        self.memo = Memo(self)
        self._fitting: dict[tuple[str, ...], bool] = self.memo.table("fits")
        self.crt = table((row.column, row.die, row.result) for row in tables.crt)
        self.turns, self.trucks, self.setup = tables.turns, tables.trucks, tables.setup
        self._schedule(arrivals)
        self.edges = edge_hexes(tables.hexes)
        self.exits = {side: edition.exits(self.edges, side) for side in ("german", "allied")}
        self.ways_out = {
            side: frozenset().union(*found.values()) for side, found in self.exits.items()
        }
        self.names: dict[str, str] = {row.hex: row.name for row in tables.hexes if row.name}
        self.sources = edition.sources(country)

    def lines(self, public: Any) -> Lines:
        """Who stands where, the zones of control, and what feeds them."""
        return self.memo.of(lines_at, public)

    def fits(self, units: Iterable[str]) -> bool:
        """Whether these units may stand in one hex."""
        stack, known = tuple(units), self._fitting
        found: bool | None = known.get(stack)
        if found is None:
            if len(known) > MOST_STACKS:
                known.clear()
            found = known[stack] = self.edition.fits(map(self.bulk.__getitem__, stack))
        return found

    def on(self, option: str) -> bool:
        """Whether an option is in force."""
        return option in self._on

    def _print(self, counters: Mapping[str, Counter]) -> None:
        """What is printed on the counters, by what it is asked for."""
        self.counters = dict(counters)
        self.side_of = {unit: counter.side for unit, counter in self.counters.items()}
        self.group_of = {unit: counter.group for unit, counter in self.counters.items()}
        self.place = {unit: i for i, unit in enumerate(self.counters)}.__getitem__
        self.full_steps = {unit: counter.steps for unit, counter in self.counters.items()}
        self.strength = {
            (unit, steps): counter.strength(steps)
            for unit, counter in self.counters.items()
            for steps in range(1, counter.steps + 1)
        }
        self.tigers = frozenset(u for u, c in self.counters.items() if c.type == "tiger")
        self.kind = {unit: kind_of(counter) for unit, counter in self.counters.items()}
        self.bulk = {unit: self.edition.bulk(counter) for unit, counter in self.counters.items()}
        self.tolerated = frozenset(
            unit for unit, counter in self.counters.items() if self.edition.tolerated(counter)
        )
        self.divisions = _divisions(self.counters)
        self.divisions_of = {
            side: tuple(
                (division, units)
                for division, units in self.divisions.items()
                if self.counters[units[0]].side == side
            )
            for side in ("german", "allied")
        }
        self.only_first_phase = frozenset(
            unit for unit, c in self.counters.items() if not self.edition.moves_twice(c)
        )
        self.headquarters = {
            side: tuple(u for u, c in self.counters.items() if c.is_hq and c.side == side)
            for side in ("german", "allied")
        }
        self.radius = {unit: counter.radius or 0 for unit, counter in self.counters.items()}
        self.us_infantry = {
            division: units
            for division, units in self.divisions.items()
            if self.counters[units[0]].nation == "us" and self.counters[units[0]].type == "infantry"
        }

    def _schedule(self, arrivals: Mapping[str, Arrival]) -> None:
        """Who comes when and where."""
        self.arrivals = dict(arrivals)
        self.entries = {
            unit: tuple(hex_ for hex_ in arrival.hexes if self.country.next_to[hex_])
            for unit, arrival in self.arrivals.items()
        }
        self.ways_in = {unit: self.country.bits.mask(hexes) for unit, hexes in self.entries.items()}
        self.called = {
            side: {turn: self._called(side, turn) for turn in self.tables.turns}
            for side in ("german", "allied")
        }

    def _called(self, side: str, turn: int) -> tuple[str, ...]:
        """The reinforcements of a side that were due by this turn."""
        return tuple(
            unit
            for unit, arrival in self.arrivals.items()
            if self.side_of[unit] == side and arrival.turn <= turn
        )

    @cached_property
    def falaise(self) -> str:
        """The hex of Falaise."""
        return next(hex_ for hex_, name in self.names.items() if name == "Falaise")


@rule("2008:2.3.1a")
def _divisions(counters: Mapping[str, Counter]) -> dict[str, tuple[str, ...]]:
    """The units of each division, by the number that they bear; others are independent."""
    found: dict[str, tuple[str, ...]] = {}
    for unit, counter in counters.items():
        if counter.formation is not None:
            found[counter.formation] = (*found.get(counter.formation, ()), unit)
    return found


def edge_hexes(hexes: Sequence[Any]) -> dict[str, frozenset[str]]:
    """The hexes of each stretch of the map's edge."""
    return {
        name: frozenset(row.hex for row in hexes if row.edges and name in row.edges)
        for name in STRETCHES
    }


def lines_at(book: Book, public: Any) -> Lines:
    """The lines of a position: those of its units, as far as nothing else matters."""
    edition = book.edition
    return book.memo.of(lines_of, public.units, edition.feeding(public), edition.quiet(public))
