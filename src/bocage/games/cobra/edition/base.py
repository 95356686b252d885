"""What all hooks of the edition know: its tables and its scenario."""

from __future__ import annotations

from collections import Counter as Tallied
from typing import TYPE_CHECKING

from bocage.families.cobra.edition import Edition, Plan

if TYPE_CHECKING:
    from bocage.games.cobra.tables import ScenarioRow, Tables


class Printed(Edition):
    """The edition over the tables of a scenario."""

    last_turn = 28
    plan = Plan(
        exit_turn=26,
        withdraw=22,
        closing=23,
        falaise=("A3915",),
        neck=tuple(f"A42{row:02}" for row in range(14, 23)),
        east=tuple(f"A{column}{row:02}" for column in range(42, 51) for row in range(1, 33)),
    )

    def __init__(self, scenario: ScenarioRow, tables: Tables) -> None:
        self.scenario, self.tables = scenario, tables
        self.expanded = scenario.expanded
        named = (counter.formation for counter in tables.counters.values())
        airborne = (c for c in tables.counters.values() if c.type == "airborne")
        self.airborne = frozenset(c.id for c in airborne if c.side == "allied")
        self.parts = Tallied(formation for formation in named if formation)

    def cite(self, older: str, newer: str) -> str:
        """The name of the clause in 2008."""
        return newer
