"""How things would look after an act: the arrangement worked out, and judged as a whole.

What `Scout` says of an act is a guess along the slopes of the present picture. Here the units are
put where they would be, areas and bridges change hands, and the whole is looked at again; an
assault has four results, each with its weight.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise

from msgspec.structs import replace

from bocage.games.market_garden.bot_fight import ALL, Force, attack_of, defence_of, margin_odds
from bocage.games.market_garden.bot_march import Scout
from bocage.games.market_garden.bot_picture import Picture
from bocage.games.market_garden.lay import Lay
from bocage.games.market_garden.types import (
    ALLIED,
    DIS1,
    DIS2,
    GERMAN,
    SPENT,
    Assault,
    March,
    Owner,
    Public,
    UnitState,
)
from bocage.kernel.api import Action


class World:
    """A copy of what counts in a picture, to be changed."""

    def __init__(self, pic: Picture) -> None:
        self.pic, self.book = pic, pic.book
        public = pic.public
        self.units, self.control = dict(public.units), dict(public.control)
        self.bridges = dict(public.bridges)
        self.flipped: list[str] = []

    def put(self, unit: str, at: str, state: int) -> None:
        """A unit somewhere, in this state or a worse one that it has."""
        self.units[unit] = UnitState(at, max(state, self.units[unit].state))

    def lose(self, unit: str) -> None:
        """A unit is gone."""
        self.units.pop(unit, None)

    def take(self, space: str, owner: Owner) -> None:
        """A space changes hands."""
        if self.control.get(space, owner) != owner:
            self.control[space] = owner
            self.flipped.append(space)

    def public(self) -> Public:
        """All that as a position."""
        for space in self.flipped:
            for near, edge in self.book.around[space]:
                if self.bridges.get(edge.id, "blown") != "blown":
                    ends = {self.control[space] == "german", self.control[near] == "german"}
                    if len(ends) == 1:
                        self.bridges[edge.id] = "german" if True in ends else "allied"
        return replace(
            self.pic.public, units=self.units, control=self.control, bridges=self.bridges
        )

    def total(self) -> int:
        """How it looks for the Allies."""
        public = self.public()
        return Picture(Lay(self.book, public, self.pic.lay), public, self.pic.style).total


class After:
    """Judges acts of a scout's side by what they lead to."""

    def __init__(self, scout: Scout) -> None:
        self.scout, self.pic, self.book = scout, scout.pic, scout.book
        self.sign = 1 if scout.side == ALLIED else -1
        self._known: dict[Action, int] = {}

    def value(self, action: Action, guess: int) -> int:
        """What an act changes for the better; the guess for kinds that are not worked out."""
        found = self._known.get(action)
        if found is None:
            found = self._known[action] = self._value(action, guess)
        return found

    def _value(self, action: Action, guess: int) -> int:
        if isinstance(action, March):
            here = self.pic.units[action.by[0]].at
            if self.scout.lay.of(self.scout.enemy, action.path[-1]):
                water = self.scout.water(action.path, here)
                return self.fight(action.path[-1], action.by, (), action.path, water)
            return self.march(action, here)
        if isinstance(action, Assault):
            return self.fight(action.space, action.by, action.guns, (), 0)
        return guess

    def change(self, total: int) -> int:
        """How much better it is for the side."""
        return self.sign * (total - self.pic.total)

    def owner(self, by: Sequence[str]) -> Owner:
        """Who will control what these units take."""
        owners: list[Owner] = [self.book.owner_of[unit] for unit in by]
        return "xxx" if "xxx" in owners else owners[0]

    # -- marches

    def march(self, action: March, here: str) -> int:
        """A march into spaces without enemies."""
        world = World(self.pic)
        self.walk(world, action.by, here, action.path)
        for unit in action.by:
            world.put(unit, action.path[-1], SPENT)
        return self.change(world.total()) + self.nearer(action.by, here, action.path[-1])

    def nearer(self, by: Sequence[str], here: str, there: str) -> int:
        """What it is worth to be where one is wanted."""
        return self.scout.drawn(here, there, by, self.scout.style.pulled)

    def walk(self, world: World, by: Sequence[str], here: str, path: Iterable[str]) -> None:
        """Take what is on the way."""
        lay, side, enemy = self.pic.lay, self.scout.side, self.scout.enemy
        owner = self.owner(by)
        for before, space in pairwise((here, *path)):
            if lay.of(enemy, space):
                continue
            now = world.control[space]
            if now != owner and (side == GERMAN or now == "german" or owner == "xxx"):
                world.take(space, owner)
            edge = self.book.between[before, space]
            if world.bridges.get(edge.id, "blown") != "blown":
                world.bridges[edge.id] = "german" if side == GERMAN else "allied"

    # -- assaults

    def fight(
        self,
        space: str,
        by: Sequence[str],
        guns: Sequence[str],
        path: tuple[str, ...],
        water: int,
    ) -> int:
        """An assault, perhaps after a march: repulsed, a draw, losses, or the space is cleared."""
        scout, pic = self.scout, self.pic
        force = scout.force(space, tuple(by), tuple(guns), water)
        if force is None:
            return 0
        here = pic.units[by[0]].at
        enemies = pic.lay.of(scout.enemy, space)
        steps = pic.steps(enemies)
        rough = int(space in self.book.elevated or space in self.book.polder)
        attack = attack_of(pic, force)
        defence = defence_of(pic, scout.enemy, space) + water
        back, draw, hurt, points, clear = sort_margins(attack - defence - rough, rough, steps)
        value = 0
        if back:
            value += back * self.change(self.repulsed(by, here, path).total())
        if draw + hurt:
            lost = points // hurt if hurt else 0
            value += (draw + hurt) * self.change(self.mauled(force, here, path, lost).total())
        if clear:
            value += clear * self.change(self.cleared(force, here, path).total())
        nearer = self.nearer(by, here, space) * (ALL - back) // ALL if path else 0
        return value // ALL + nearer

    def repulsed(self, by: Sequence[str], here: str, path: tuple[str, ...]) -> World:
        """The attackers are shaken, and back where they came from."""
        world = World(self.pic)
        at = here
        if len(path) > 1:
            self.walk(world, by, here, path[:-1])
            at = path[-2]
        for unit in by:
            world.put(unit, at, DIS1)
        return world

    def mauled(self, force: Force, here: str, path: tuple[str, ...], points: int) -> World:
        """Attackers and what is left of the defenders stand in the same space."""
        world = World(self.pic)
        self.walk(world, force.by, here, path[:-1])
        for unit in force.by:
            world.put(unit, force.space, SPENT)
        units = sorted(self.pic.lay.of(self.scout.enemy, force.space), key=self.pic.strength)
        while points > 0 and units:
            for unit in tuple(units):
                state = world.units[unit].state
                if points <= 0:
                    break
                points -= 1
                if state == DIS2:
                    world.lose(unit)
                    units.remove(unit)
                else:
                    world.put(unit, force.space, state + 1)
        return world

    def cleared(self, force: Force, here: str, path: tuple[str, ...]) -> World:
        """The defenders are gone, and the space is taken."""
        world = World(self.pic)
        self.walk(world, force.by, here, path[:-1])
        for unit in self.pic.lay.of(self.scout.enemy, force.space):
            world.lose(unit)
        for unit in force.by:
            world.put(unit, force.space, SPENT)
        owner = self.owner(force.by)
        now = world.control[force.space]
        if self.scout.side == GERMAN or now == "german" or owner == "xxx":
            world.take(force.space, owner)
        if path:
            before = path[-2] if len(path) > 1 else here
            edge = self.book.between[before, force.space]
            if world.bridges.get(edge.id, "blown") != "blown":
                world.bridges[edge.id] = "german" if self.scout.side == GERMAN else "allied"
        return world


def sort_margins(edge: int, rough: int, steps: int) -> tuple[int, int, int, int, int]:
    """Ways out of 1296: repulsed, a draw, losses (and the points of these in all), cleared."""
    back = draw = hurt = points = clear = 0
    for margin, ways in margin_odds(edge, 0):
        if margin + rough < 0:
            back += ways
        elif margin <= 0:
            draw += ways
        elif margin >= steps:
            clear += ways
        else:
            hurt += ways
            points += ways * margin
    return back, draw, hurt, points, clear
