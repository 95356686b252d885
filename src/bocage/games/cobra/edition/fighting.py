"""Hooks of combat, headquarters, supply and points."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from bocage.families.cobra.book import Book
from bocage.families.cobra.counters import Counter, Group
from bocage.families.cobra.edition import NOWHERE, Supply
from bocage.families.cobra.rules.c08_3_odds import (
    dives_attack,
    doubled_defence,
    marsh_attack,
    marsh_defence,
    terrain_and_river,
)
from bocage.families.cobra.state import Lines
from bocage.families.cobra.terrain import Country
from bocage.families.cobra.types import ALLIED, GERMAN, Attack, Battle, D, Lead, Overrun, Side
from bocage.games.cobra import types as t
from bocage.games.cobra.edition.base import Printed
from bocage.games.cobra.options import DEFENDER_FIRST
from bocage.games.cobra.rules.c05_5_overrun import overrun_cost, overrunning, why_not_here
from bocage.games.cobra.rules.c05_9_limits import EARLY
from bocage.games.cobra.rules.c08_3_odds import (
    air_and_sea,
    beach_markers,
    command,
    fed_division,
    hungry_attack,
    hungry_defence,
    lone_brigade,
    mixed_defence,
    tigers,
    works,
)
from bocage.games.cobra.rules.c08_5_result import outcome, suffering
from bocage.games.cobra.rules.c08_7_advance import stops_advance
from bocage.games.cobra.rules.c09_headquarters import (
    PATTON,
    guards,
    leads,
    led_battle,
    why_idle,
    why_not_shift,
)
from bocage.games.cobra.rules.c10_4_sources import Beachhead, Cotentin
from bocage.games.cobra.rules.c10_supply import Feeding, Roads
from bocage.games.cobra.rules.c11_points import limit, why_not_point
from bocage.games.cobra.tables import holds
from bocage.kernel.api import Adding, rule

SOUTH = ("south-road",)


class Fighting(Printed):
    """The hooks of combat."""

    battle = t.Battle
    attack_factors = (fed_division, hungry_attack, marsh_attack, dives_attack, lone_brigade)
    defence_factors = (doubled_defence, hungry_defence, marsh_defence, mixed_defence)
    shifts = (terrain_and_river, tigers, command, air_and_sea, beach_markers, works)
    overrun_cost = staticmethod(overrun_cost)
    overrunning = staticmethod(overrunning)
    why_not_overrun = staticmethod(why_not_here)
    why_not_point = staticmethod(why_not_point)
    outcome = staticmethod(outcome)
    suffering = staticmethod(suffering)
    stops_advance = staticmethod(stops_advance)
    why_idle = staticmethod(why_idle)
    leads = staticmethod(leads)
    why_not_shift = staticmethod(why_not_shift)
    led_battle = staticmethod(led_battle)

    @rule("2008:6.5.1a", "2008:6.5.1b")
    def tolerated(self, counter: Counter) -> bool:
        """Headquarters and units of no division do not disturb integrity."""
        return counter.is_hq or counter.formation is None

    # -- supply ---------------------------------------------------------------------------------

    def sources(self, country: Country) -> dict[Side, Supply]:
        """Primary roads that lead off the map, by the edges of the scenario."""
        found: dict[str, dict[str, tuple[str, ...]]] = {GERMAN: {}, ALLIED: {}}
        for row in self.tables.sources:
            if holds(row, self.scenario.scenario):
                found[row.side][row.kind] = row.hexes
        if not self.expanded:
            return {side: Roads(country, kinds) for side, kinds in found.items()}
        beaches = {row.hex: row for row in self.tables.beaches}
        allied = Beachhead(country, found[ALLIED], beaches)
        return {GERMAN: Cotentin(country, found[GERMAN]), ALLIED: allied}

    @rule("2008:10.4.1b", "2008:10.4.3", "2008:10.5.2")
    def feeding(self, public: Any) -> Feeding:
        """Once an Ally has left by the south that edge is closed; and the army boundary.

        On the first two turns of the expanded game everybody is in supply.
        """
        closed = SOUTH if public.south_exit else ()
        if not self.expanded:
            return Feeding(closed, public.boundary, public.relaid)
        return Feeding(
            *(closed, public.boundary, public.relaid, public.turn in EARLY, public.control),
            *(public.destroyed, public.abandoned, public.harbour, public.beach_shifts),
            public.razed,
        )

    @rule("2008:7.8")
    def quiet(self, public: Any) -> frozenset[str]:
        """On turn 1 airborne units and the enemies next to them exert no zone of control."""
        return self.airborne if self.expanded and public.turn == 1 else NOWHERE

    # -- overruns -------------------------------------------------------------------------------

    def kept_out(self, d: D, lines: Lines, f: Battle, units: tuple[str, ...]) -> bool:
        """An emptied hex must be entered."""
        return False

    # -- combat ---------------------------------------------------------------------------------

    def limit(self, group: Group, turn: int) -> int | None:
        """That of the turn track."""
        return limit(self.tables.turns, group, turn)

    def helped(self, act: Attack | Overrun) -> dict[str, Any]:
        """Patton, and the ships."""
        return {"patton": getattr(act, "patton", 0), "naval": getattr(act, "naval", 0)}

    def guarding(self, act: Lead) -> dict[str, Any]:
        """An air point."""
        return {"air": getattr(act, "air", False)}

    @rule("2008:8.5.7a", "2008:M.CRT4")
    def order(self, book: Book) -> tuple[str, str]:
        """The attacker first; with the option, the defender."""
        if book.on(DEFENDER_FIRST):
            return "defender", "attacker"
        return "attacker", "defender"

    @rule("2008:10.0b", "2008:11.2.2", "2008:11.1.3")
    def pays(self, battle: Battle, side: Side, lines: Lines) -> bool:
        """An attack without committed points is as out of supply; overruns need none.

        Nor do Allied attacks on the first two turns of the expanded game.
        """
        return battle.point or battle.overrun or (side == ALLIED and lines.feeding.fed)

    def starving(self, tally: Adding, short: Sequence[int], label: str) -> None:
        """Each unit was halved for itself."""

    # -- headquarters ---------------------------------------------------------------------------

    @rule("2008:9.0a")
    def helps_defence(self, side: Side) -> bool:
        """Headquarters of both sides help in defence."""
        return True

    def guards(self, hq: str, used: Collection[str]) -> bool:
        """Once in a phase, and never Patton."""
        return guards(hq, used)

    @rule("2008:8.3.5b")
    def guarded(self, led: dict[str, int], hq: str) -> dict[str, int]:
        """It helps no other combat of the phase."""
        return {**led, hq: 1}

    @rule("2008:8.3.5b", "2008:8.3.7")
    def led(self, side: Side, led: Mapping[str, int], act: Attack | Overrun) -> dict[str, int]:
        """Who has helped an attack, and how often Patton has."""
        found = dict(led)
        if act.hq:
            found[act.hq] = act.shift
        patton = getattr(act, "patton", 0)
        if patton:
            found[PATTON] = found.get(PATTON, 0) + patton
        return found
