"""O21 - How far units can go: current Movement against MP spent, step by step."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from bocage.games.combat_commander.book import Book
from bocage.games.combat_commander.rules.o21_move_2_costs import (
    MP,
    barrier,
    cost,
    cost_tally,
    exits,
    shown,
    why_not_bridge,
)
from bocage.games.combat_commander.state import (
    command_of,
    depth_of,
    movement_terms,
    printed_value,
    tally,
)
from bocage.games.combat_commander.types import (
    Moving,
    Public,
    Side,
    other,
)
from bocage.kernel.api import Illegal, Reach, Tally, refuse, rule
from bocage.kernel.api import Path as Way

Group = tuple[str, ...]
Path = tuple[str, ...]


class March:
    """What the paths of a Move order depend on, worked out once for a decision."""

    def __init__(self, book: Book, public: Public, f: Moving) -> None:
        self.book, self.public, self.f = book, public, f
        self.enemies: set[str] = set()
        self._leaders: list[tuple[str, str, int]] = []
        self._paces: dict[tuple[Group, str], tuple[int, int]] = {}
        self._ways: dict[tuple[Group, Path], tuple[str, int, bool, bool]] = {}
        counters, side = book.units, f.side
        for unit, state in public.units.items():
            counter = counters[unit]
            if counter.side != side:
                self.enemies.add(state.at)
            elif counter.leads:
                self._leaders.append((unit, state.at, command_of(book, public, unit)))

    # -- Movement -------------------------------------------------------------------------------

    def _base(self, unit: str) -> int:
        """The Movement of a unit without any Command."""
        state = self.public.units[unit]
        found = printed_value(self.book.units[unit], state, "move")
        found += state.veteran - state.suppressed
        return found + self.book.weapons[state.weapon].move if state.weapon else found

    def _command(self, group: Sequence[str], at: str) -> int:
        """The Command in a hex once the group is there."""
        return sum(
            command for unit, where, command in self._leaders if where == at or unit in group
        )

    @rule("O21a", "O21.1c", "O21.2b", "O21.2c", "T93b")
    def left(self, group: Group, at: str, extra: int = 0, road: bool = False) -> int:
        """Half points that the slowest of a group has left in a hex, after spending some more.

        What counts is its Movement in the hex that it is about to leave.
        """
        paces = self._paces.get((group, at))
        if paces is None:
            command, f, counters = self._command(group, at), self.f, self.book.units
            plain, by_road = [], []
            for unit in group:
                moves = self._base(unit) + (0 if counters[unit].leads else command)
                points = MP * moves - f.spent.get(unit, 0)
                plain.append(points + MP if unit in f.road else points)
                by_road.append(points + MP)
            paces = self._paces[group, at] = (min(plain), min(by_road))
        return paces[road] - extra

    def movement(self, group: Group, path: Path) -> Tally:
        """The Movement of the slowest of a group as it enters the last hex of a path."""
        road = any(self.book.roads[there] for there in path)
        units = self.public.units
        slow = min(group, key=lambda unit: (self.left((unit,), self.at(unit)), unit))
        here = self.after(group, path[:-1])[0]
        there = {unit: replace(units[unit], at=here) for unit in group}
        public = replace(self.public, units={**units, **there})
        terms = movement_terms(self.book, public, slow)
        if road or slow in self.f.road:
            terms.append(("T93b", "road", 1))
        return tally("movement", terms)

    def at(self, unit: str) -> str:
        """Where a unit is."""
        return self.public.units[unit].at

    # -- paths ----------------------------------------------------------------------------------

    def after(self, group: Group, path: Path) -> tuple[str, int, bool, bool]:
        """At the end of a path: where, MP spent on it, whether a road was met, whether it stops."""
        known = self._ways.get((group, path))
        if known is not None:
            return known
        if not path:
            stuck = any(unit in self.f.wired for unit in group)
            found = (self.at(group[0]), 0, False, stuck)
        else:
            here, extra, road, _ = self.after(group, path[:-1])
            there = path[-1]
            extra += cost(self.book, self.public, self.f.side, here, there)
            road = road or bool(self.book.roads[there])
            found = (there, extra, road, caught(self.public, here, there))
        self._ways[group, path] = found
        return found

    def onward(self, group: Group, path: Path = ()) -> list[str]:
        """Where a path may go on."""
        here, extra, road, stop = self.after(group, path)
        if stop:
            return []
        enemies, blaze = self.enemies, self.public.blaze
        left, left_road = self.left(group, here, extra, road), self.left(group, here, extra, True)
        return [
            there
            for there, price, paved in exits(self.book, self.public, self.f.side, here)
            if price <= (left_road if paved else left)
            and there not in enemies
            and there not in blaze
        ]

    def account(self, group: Group, path: Path) -> tuple[int, int]:
        """What a path costs, and what the slowest has left for the next step."""
        here, spent, road, _ = self.after(group, path)
        return spent, max(self.left(group, here, spent, road), 0)

    def track(self, group: Callable[[Mapping[str, Any]], Group]) -> Way:
        """The path of a group as a part of a form."""
        return Way(
            "path",
            lambda done, path: self.onward(group(done), path),
            cost=lambda done, path: self.after(group(done), path)[1],
            state=lambda done, path: self.after(group(done), path)[2],
            account=lambda done, path: self.account(group(done), path),
            halves=True,
        )

    def reach(self, unit: str) -> Reach:
        """Every other hex that a unit could move to: the cheapest cost, and the way."""
        found = self.track(lambda done: (unit,)).reach({})
        found.pop(self.at(unit), None)
        return found

    def why_not_path(self, group: Group, path: Path) -> Illegal | None:
        """Whether a group may walk a path, hex by hex."""
        for i, there in enumerate(path):
            bad = self.why_not_step(group, path[:i], there)
            if bad is not None:
                return bad
        return None

    def why_not_step(self, group: Group, path: Path, there: str) -> Illegal | None:
        """Whether a group may go on from the end of a path into a hex."""
        here, extra, road, stop = self.after(group, path)
        if there not in self.book.adjacent[here]:
            return refuse("O21.1a", "not-adjacent", hex=there)
        if stop:
            return refuse("F106.2", "wire-stops", unit=group[0])
        if there in self.enemies:
            return refuse("O21.4a", "enemy-there", hex=there)
        bar = barrier(self.book, self.public, here, there)
        if bar == "bridge":
            return why_not_bridge("O21.4c", self.book, here, there)
        if bar:
            return refuse("O21.4b", "impassable", hex=there)
        road = road or bool(self.book.roads[there])
        return self._why_not_pay(group, here, there, self.left(group, here, extra, road))

    @rule("O21.1b")
    def _why_not_pay(self, group: Group, here: str, there: str, left: int) -> Illegal | None:
        """The whole cost must be available."""
        needed = cost(self.book, self.public, self.f.side, here, there)
        if needed <= left:
            return None
        return refuse(
            "O21.1b", "too-few-mp", hex=there, cost=shown(needed), left=shown(max(0, left))
        )

    def tallies(self, group: Group, path: Path) -> tuple[Tally, ...]:
        """The cost of a path, and the Movement that its last step is paid from."""
        way = (self.at(group[0]), *path)
        price = cost_tally(self.book, self.public, self.f.side, way)
        return (price, self.movement(group, path))

    # -- who can go -----------------------------------------------------------------------------

    @rule("O21.2a")
    def waiting(self) -> list[str]:
        """The units that have not moved yet."""
        done, units = self.f.done, self.public.units
        return [unit for unit in self.f.units if unit not in done and unit in units]

    def can_leave(self, unit: str) -> bool:
        """Whether a unit could leave over the enemy's edge now."""
        return self.why_not_leave((unit,)) is None

    @rule("7.2.1a", "O21.4d", "7.2a", "7.2b")
    def why_not_leave(self, group: Group) -> Illegal | None:
        """A group beside the enemy's edge may leave over it for 1 MP."""
        here = self.at(group[0])
        if depth_of(self.book, self.public, other(self.f.side))[here]:
            return refuse("O21.4d", "not-at-edge", hex=here)
        if any(unit in self.f.wired for unit in group):
            return refuse("F106.2", "wire-stops", unit=group[0])
        if self.left(group, here) < MP:
            left = shown(max(0, self.left(group, here)))
            return refuse("O21.1b", "too-few-mp-to-leave", left=left)
        return None

    def can_go(self, group: Group) -> bool:
        """Whether a group can enter some hex or leave the map."""
        return bool(self.onward(group)) or self.why_not_leave(group) is None

    @rule("11.3b", "O21.1.1")
    def could_go(self, group: Group) -> bool:
        """Whether it can, if need be after parting with its weapons.

        To give one up costs nothing, so whatever handing one over makes possible this does too.
        """
        if self.can_go(group):
            return True
        units, weapons = self.public.units, self.book.weapons
        light = {
            unit: replace(state, weapon="")
            for unit in group
            if (state := units[unit]).weapon and weapons[state.weapon].move
        }
        if not light:
            return False
        public = replace(self.public, units={**units, **light})
        return March(self.book, public, self.f).can_go(group)

    def goers(self) -> list[str]:
        """The units that have not moved yet and could enter some hex."""
        return [unit for unit in self.waiting() if self.onward((unit,))]

    def anybody(self) -> bool:
        """Whether some unit that has not moved yet could cross a hexside."""
        return any(self.could_go((unit,)) for unit in self.waiting())


@rule("F106.2")
def caught(public: Public, here: str, there: str) -> bool:
    """Entering or leaving wire takes all MP that are left."""
    forts = public.forts
    return bool(forts) and (forts.get(here) == "wire" or forts.get(there) == "wire")


def together(public: Public, units: tuple[str, ...]) -> tuple[str, ...]:
    """Those of a group that are still there, in one hex."""
    states = public.units
    there = [unit for unit in units if unit in states]
    return tuple(unit for unit in there if states[unit].at == states[there[0]].at)


def step_cost(book: Book, public: Public, here: str, there: str, side: Side = "") -> Tally:
    """The cost of one step with its terms; of a side where a scenario makes a difference."""
    return cost_tally(book, public, side, (here, there))
