"""Where units can go and what that is worth: marches, assaults after them, seizures."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from operator import itemgetter
from typing import NamedTuple

from bocage.games.market_garden.book import ARNHEM, Book, Edge
from bocage.games.market_garden.bot.fight import (
    Force,
    best_point,
    guns_for,
    judge,
)
from bocage.games.market_garden.bot.picture import Picture
from bocage.games.market_garden.rules.r09_movement_1_ways import allowance
from bocage.games.market_garden.types import (
    ALLIED,
    FRESH,
    GERMAN,
    UK,
    ZONE_F,
    Assault,
    Half,
    March,
    Seize,
    Side,
    other,
)
from bocage.kernel.api import Action
from bocage.space import ways

MP = 2
LEADERS = ("infantry", "armour")
GROUP = 5  # units that cross a bridge together
SHARES = (100, 85, 70, 50, 40, 30, 20, 15, 10, 5)  # of the pull, unit by unit


Link = tuple[str, bool, bool, bool]  # near, by road, for all points, to be mired
Net = dict[str, list[Link]]
Going = tuple[str, tuple[str, ...], bool]  # where, by which way, and whether it ends there
NETS = 60  # that are kept


class Idea(NamedTuple):
    """Something to do, and what it is worth."""

    value: int
    action: Action


class Way(NamedTuple):
    """A path, what it costs in half points, and whether it ends before enemies."""

    path: tuple[str, ...]
    spent: int
    enemies: bool


class Mover(NamedTuple):
    """What decides where a unit can go."""

    side: Side
    type: str
    fast: bool
    left: int
    begun: bool  # it has spent something
    sector: str  # the division to whose sector it keeps


class Scout:
    """One moment of a side's half: where its units could go, and what for."""

    def __init__(self, pic: Picture, half: Half, side: Side) -> None:
        self.pic, self.half, self.side = pic, half, side
        self.book: Book = pic.book
        self.style = pic.style
        self.lay = pic.lay
        self.enemy = other(side)
        self.moved = dict(half.moved)
        self._reach: dict[tuple[Mover, str], dict[str, Way]] = {}
        self._pulls: dict[str, dict[str, int]] = {}
        self._holds: dict[str, int] = {}
        self._leaves_cost: dict[tuple[str, ...], int] = {}

    # -- where

    def mover(self, unit: str) -> Mover:
        """The kind of mover that a unit is now."""
        book = self.book
        past = self.moved.get(unit)
        spent = past.spent if past is not None else self.charged(unit)
        left = allowance(book, self.pic.public, unit) - spent
        type_ = book.type_of[unit]
        fast = unit in book.fast_on_roads
        return Mover(self.side, type_, fast, left, spent > 0, book.airborne.get(unit, ""))

    def charged(self, unit: str) -> int:
        """What an assault in its area has cost a unit that took no part."""
        return self.half.charged.get(self.pic.units[unit].at, 0)

    def reach(self, unit: str) -> dict[str, Way]:
        """Where a unit could get, by the cheapest way."""
        past = self.moved.get(unit)
        if past is not None and (past.waits or past.stopped or past.done):
            return {}
        mover, here = self.mover(unit), self.pic.units[unit].at
        found = self._reach.get((mover, here))
        if found is None:
            sector = self.book.sector.get(unit)
            found = self._reach[mover, here] = self._search(mover, here, sector)
        return found

    def _search(self, mover: Mover, start: str, sector: frozenset[str] | None) -> dict[str, Way]:
        """The cheapest ways, by what the book and the arrangement say; rules are asked later."""
        net, free = self._net(mover.type), self.free
        entry = self.entries if mover.type in LEADERS else self.safe_entries
        enemies = self.lay.at[self.enemy]
        begun, left = mover.begun, mover.left
        held = start not in self.book.zones and self.lay.contested(start)
        bound = held and self._bound(mover, start)

        def step(at: Going, spent: int) -> Iterator[tuple[Going, int]]:
            here, path, stop = at
            first = not path and not begun
            quick = mover.fast and here in free
            for near, road, whole, mires in net[here] if not stop else ():
                if near not in entry or (sector is not None and near not in sector):
                    continue
                if not path and held and near not in free:
                    continue
                cost = 1 if quick and road and near in free else entry[near]
                ends = mires or near in enemies
                if whole or (bound and not path) or spent + cost > left:
                    if not first:
                        continue
                    cost, ends = max(left, 1), True
                yield (near, (*path, near), ends), cost

        begin: Going = (start, (), False)
        found = ways(begin, step, place=itemgetter(0))
        return {
            here: Way(path, spent, here in enemies)
            for here, (spent, (_, path, _)) in found.items()
            if path
        }

    def _bound(self, mover: Mover, here: str) -> bool:
        """To leave a contested area takes all points, but for armour where there is no other."""
        if mover.type != "armour":
            return True
        armour = self.book.armour
        return any(unit in armour for unit in self.lay.of(self.enemy, here))

    @cached_property
    def free(self) -> frozenset[str]:
        """The spaces that are Free, and were the side's when the half began."""
        enemies, german = self.lay.at[self.enemy], self.side == GERMAN
        start = self.half.start_of
        before = start.control if start is not None else self.lay.control
        return frozenset(
            space
            for space, owner in self.lay.control.items()
            if (owner == "german") == german
            and (before[space] == "german") == german
            and space not in enemies
        )

    @cached_property
    def entries(self) -> dict[str, int]:
        """What it costs to enter each space that can be entered, in half points."""
        lay, free, enemy = self.lay, self.free, self.enemy
        found = {}
        for space in lay.control:
            if space in self.half.assaulted or lay.room(self.side, space) < 1:
                continue
            if space in lay.at[enemy]:
                found[space] = 4 * MP if lay.any_fresh(enemy, space) else 3 * MP
            else:
                found[space] = MP if space in free else 2 * MP
        if self.side == ALLIED:
            for zone in self.book.zones:
                found.pop(zone, None)
        found.pop(ZONE_F, None)
        return found

    @cached_property
    def safe_entries(self) -> dict[str, int]:
        """The same for units that never go first into an area of the enemy."""
        lay, side = self.lay, self.side
        return {s: c for s, c in self.entries.items() if lay.friendly(side, s) or lay.contested(s)}

    def _net(self, type_: str) -> Net:
        """By space: where a type of unit could go; the same as long as no bridge is blown."""
        blown = tuple(b for b, holder in self.lay.bridges.items() if holder == "blown")
        known: dict[tuple[str, tuple[str, ...]], Net] = self.book.memo.table("nets")
        found = known.get((type_, blown))
        if found is None:
            if len(known) > NETS:
                known.clear()
            found = known[type_, blown] = {
                space: [
                    link
                    for near, edge in around
                    if (link := self._link(type_, space, near, edge)) is not None
                ]
                for space, around in self.book.around.items()
            }
        return found

    def _link(self, type_: str, here: str, near: str, edge: Edge) -> Link | None:
        """Roads for armour, roads in polder, bridges over rivers, canals for infantry."""
        polder = self.book.polder
        road = edge.road and not edge.ferry
        foot = type_ == "infantry"
        if not road and (type_ == "armour" or (not foot and (here in polder or near in polder))):
            return None
        canal = edge.wet and not self.lay.bridged(edge)
        if canal and (edge.kind == "river" or not foot):
            return None
        return near, road, canal or near in self.book.zones, foot and near in polder and not road

    # -- what for

    def prize(self, space: str, owner: str) -> int:
        """What it is worth to have a space that one has not."""
        if self.side == ALLIED:
            return self.pic.gain(space, owner)
        return 0

    def taken(self, path: Iterable[str], by: Sequence[str]) -> int:
        """What is taken on the way: spaces of the enemy; for XXX Corps those of others too."""
        lay, pic, seen = self.lay, self.pic, self.style.seen
        value = 0
        if self.side == GERMAN:
            for space in path:
                if lay.control.get(space) != "german" and not lay.of(ALLIED, space):
                    value += pic.damage(space, by) + seen
            return value
        owner = (
            "xxx" if any(self.book.owner_of[u] == "xxx" for u in by) else self.book.owner_of[by[0]]
        )
        for space in path:
            now = lay.control.get(space)
            if lay.of(GERMAN, space) and now == "german":
                continue
            if now == "german":
                value += pic.gain(space, owner) + seen
            elif owner == "xxx" and now != "xxx":
                value += pic.gain(space, owner) + seen // 2
        return value

    def left_behind(self, space: str, gone: tuple[str, ...]) -> int:
        """What it costs that these units leave a space."""
        if space in self.book.zones:
            return self._zone_left(space, gone)
        found = self._leaves_cost.get(gone)
        if found is None:
            rest = [unit for unit in self.lay.of(self.side, space) if unit not in gone]
            found = self._leaves_cost[gone] = self.holds(space) - self.hold(space, rest)
        return found

    def holds(self, space: str) -> int:
        """What it is worth to have there who is there now."""
        found = self._holds.get(space)
        if found is None:
            found = self._holds[space] = self.hold(space, self.lay.of(self.side, space))
        return found

    def _zone_left(self, space: str, gone: Sequence[str]) -> int:
        rest = len(self.lay.of(self.side, space)) - len(gone)
        return (
            3000
            if space == ZONE_F and self.side == ALLIED and not rest and self._f_contested()
            else 0
        )

    def _f_contested(self) -> bool:
        return bool(self.lay.of(GERMAN, ZONE_F))

    def hold(self, space: str, units: Sequence[str]) -> int:
        """What it is worth to a side to have these units in a space."""
        pic, style = self.pic, self.style
        if self.side == ALLIED:
            if self.lay.control.get(space) == "german":
                return pic.slope.get(space, 0) // 4 * min(2, len(units))
            return -pic.danger(space, units)
        slope = pic.slope.get(space, 0)
        if space == ARNHEM:
            slope += style.guard
        if not slope:
            return 0
        if not units:
            return slope * style.vacant // 10 if self.lay.control.get(space) == "german" else 0
        value = style.per_point * pic.defence(units, space) + min(12, 3 * len(units))
        return slope * (style.defended + value) // 10

    # -- pulls

    def pull(self, unit: str) -> dict[str, int]:
        """How much every space pulls a unit."""
        key = "german" if self.side == GERMAN else self.book.airborne.get(unit, "xxx")
        found = self._pulls.get(key)
        if found is None:
            heats = self._german_heat() if key == "german" else self._allied_heat(key, unit)
            found = self._pulls[key] = self._spread(heats, self.book.sector.get(unit))
        return found

    def _allied_heat(self, owner: str, unit: str) -> dict[str, int]:
        pic, lay = self.pic, self.lay
        heat: dict[str, int] = {}
        sector = self.book.sector.get(unit)
        for space in pic.order:
            if space in self.book.zones or (sector is not None and space not in sector):
                continue
            now = lay.control[space]
            if now == "german" or (owner == "xxx" and now != "xxx") or lay.of(GERMAN, space):
                value = pic.gain(space, owner)
                if value:
                    heat[space] = value
        for space, value in pic.dangers.items():
            if sector is None or space in sector:
                heat[space] = max(heat.get(space, 0), value * self.style.called // 100)
        return heat

    def _german_heat(self) -> dict[str, int]:
        pic, lay, style = self.pic, self.lay, self.style
        heat: dict[str, int] = {}
        for space in pic.order:
            slope = pic.slope.get(space, 0)
            if space in self.book.zones or not slope:
                continue
            units = lay.of(ALLIED, space)
            if lay.control[space] == "german" or not units:
                value = slope * style.wall // 10 + pic.severed(space)
            else:
                value = pic.stake(space) * 4 // (4 + pic.steps(units))
            friends = len(lay.of(GERMAN, space))
            heat[space] = value * style.crowd // (style.crowd + friends)
        heat[ARNHEM] = heat.get(ARNHEM, 0) + (
            style.retake if lay.control[ARNHEM] != "german" else style.guard
        )
        return heat

    def _spread(self, heat: dict[str, int], sector: frozenset[str] | None) -> dict[str, int]:
        style = self.style

        def step(space: str, minus: int) -> Iterator[tuple[str, int]]:
            """Heat is a cost below nothing: the hottest comes first, and each step takes some."""
            if not space:
                yield from ((hot, -value) for hot, value in heat.items())
                return
            fades = style.through if self.lay.of(self.enemy, space) else style.fades
            for near, edge in self.book.around[space]:
                if sector is not None and near not in sector:
                    continue
                open_ = not edge.wet or self.lay.bridged(edge)
                if open_ or edge.kind != "river":
                    yield near, minus * fades // (100 if open_ else 200) - minus

        found = ways("", step)
        return {space: -minus for space, (minus, _) in found.items() if space}

    # -- ideas for units of one space

    def ideas(self, here: str, units: Sequence[str]) -> list[Idea]:
        """What these units, all of one space, could do."""
        found: list[Idea] = []
        if self.lay.of(self.enemy, here) and here != UK:
            found += self.stand(here, units)
        targets: dict[str, list[tuple[str, Way]]] = {}
        for unit in units:
            for there, way in self.reach(unit).items():
                targets.setdefault(there, []).append((unit, way))
        for there, movers in targets.items():
            if movers[0][1].enemies:
                found += self.storms(here, there, movers)
            elif self.tempting(here, there, movers[0]):
                found += self.marches(here, there, movers)
        found += self.seizures(here, units)
        return found

    def tempting(self, here: str, there: str, mover: tuple[str, Way]) -> bool:
        """Whether it could be worth a march: ground, a stronger pull, or something to hold."""
        unit, way = mover
        pull = self.pull(unit)
        if pull.get(there, 0) > pull.get(here, 0):
            return True
        control, german = self.lay.control, self.side == GERMAN
        for space in way.path:
            if (control[space] == "german") != german:
                return True
        if german:
            return self.pic.slope.get(there, 0) > self.pic.slope.get(here, 0)
        if there in self.pic.dangers:
            return True
        xxx = self.book.owner_of[unit] == "xxx"
        return xxx and any(control[space] != "xxx" for space in way.path)

    def stand(self, here: str, units: Sequence[str]) -> list[Idea]:
        """Assaults where the units are."""
        if here in self.half.assaulted:
            return []
        prize = self.spoils(here, units)
        found = []
        for by in self.teams(units):
            idea = self.assault(here, by, prize, 0)
            if idea is not None:
                found.append(idea)
        return found

    def spoils(self, space: str, by: Sequence[str]) -> int:
        """What clearing a space of the enemy is worth."""
        if self.side == GERMAN:
            return self.pic.damage(space, by) + self.style.seen
        if self.style.joined:
            by = (*by, *self.lay.of(ALLIED, space))
        owner = (
            "xxx" if any(self.book.owner_of[u] == "xxx" for u in by) else self.book.owner_of[by[0]]
        )
        prize = self.pic.gain(space, owner) + self.style.seen
        if space == ZONE_F:
            prize += self.style.relief
        return prize

    def teams(self, units: Sequence[str]) -> list[tuple[str, ...]]:
        """Who might assault together: the best to lead, and more or fewer others, cheap ones first.

        Artillery supports instead.
        """
        book, worth = self.book, self.pic.full
        able = [unit for unit in units if unit not in book.towers and unit not in book.artillery]
        lead = best_point(self.pic, able)
        if lead is None:
            return []
        others = sorted((u for u in able if u != lead), key=lambda u: (worth[u], u))
        sizes = {len(others), min(4, len(others)), min(2, len(others)), min(1, len(others)), 0}
        return [tuple(sorted((lead, *others[:size]), key=book.place)) for size in sorted(sizes)]

    def force(
        self, space: str, by: tuple[str, ...], guns: tuple[str, ...], water: int
    ) -> Force | None:
        """Who assaults: the best to lead, and guns, if none are named all that may support."""
        point = best_point(self.pic, by)
        if point is None:
            return None
        if not guns:
            guns = guns_for(self.pic, self.side, space, by, self.moved)
        return Force(self.side, space, by, point, guns, water)

    def assault(self, space: str, by: tuple[str, ...], prize: int, water: int) -> Idea | None:
        """An assault by units that stand in a space, or have come there."""
        force = self.force(space, by, (), water)
        if force is None:
            return None
        odds = judge(self.pic, force, prize)
        tired = sum(map(self.pic.tiring, by))
        return Idea(odds.value - tired, Assault(space, by, force.point, force.guns))

    def storms(self, here: str, there: str, movers: list[tuple[str, Way]]) -> list[Idea]:
        """Marches into enemies, with the assault that follows."""
        found = []
        units = [unit for unit, _ in movers]
        for team in self.teams(units):
            by, path = self.together(team, movers)
            if not by:
                continue
            water = self.water(path, here)
            idea = self.assault(there, by, self.spoils(there, by), water)
            if idea is None:
                continue
            value = idea.value + self.taken(path[:-1], by) - self.left_behind(here, by)
            value += self.advanced(here, there, by) // 2
            found.append(Idea(value, March(by, path)))
        return found

    def water(self, path: Sequence[str], here: str) -> int:
        """Terms of the defence value for the last crossing."""
        before = path[-2] if len(path) > 1 else here
        edge = self.book.between[before, path[-1]]
        if not edge.wet:
            return 0
        if not self.lay.bridged(edge):
            return 2
        return 1 + int(self.lay.holder(edge) != self.side) + int(edge.kind == "river")

    def together(
        self, by: Sequence[str], movers: list[tuple[str, Way]]
    ) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """Those who can go the same way, and the way."""
        ways = {unit: way for unit, way in movers if unit in by}
        lead = next((unit for unit in by if unit in self.book.points), None)
        if lead is None:
            return (), ()
        path = ways[lead].path
        here = self.pic.units[lead].at
        most = self._most(here, path)
        same = [unit for unit in by if ways[unit].path == path]
        if len(same) > most:
            ranked = sorted(
                same, key=lambda u: (u not in self.book.points, -self.book.counters[u].af)
            )
            same = sorted(ranked[:most], key=self.book.place)
        return tuple(same), path

    def _most(self, here: str, path: Sequence[str]) -> int:
        """How many units can go this way."""
        most = self.lay.room(self.side, path[-1])
        spaces = (here, *path)
        for before, after in zip(spaces, path, strict=False):
            edge = self.book.between[before, after]
            if edge.wet and self.lay.bridged(edge):
                most = min(most, GROUP - self.half.crossings.get(edge.id, 0))
            if after != path[-1]:
                most = min(most, self.lay.room(self.side, after))
        return most

    def marches(self, here: str, there: str, movers: list[tuple[str, Way]]) -> list[Idea]:
        """Marches to spaces without enemies, by more or fewer units."""
        way = movers[0][1]
        same = [unit for unit, one in movers if one.path == way.path]
        most = self._most(here, way.path)
        if most < 1:
            return []
        worth = self.pic.full
        points = self.book.points
        ranked = sorted(same, key=lambda u: (u not in points, worth[u], u))
        if not ranked or (ranked[0] not in points and not self.lay.friendly(self.side, there)):
            return []
        found = []
        for size in sorted({1, min(2, len(ranked), most), min(len(ranked), most)}):
            by = tuple(sorted(ranked[:size], key=self.book.place))
            found.append(Idea(self.march_value(here, way.path, by), March(by, way.path)))
        return found

    def march_value(self, here: str, path: tuple[str, ...], by: tuple[str, ...]) -> int:
        """What it is worth that these units go there."""
        there = path[-1]
        value = self.taken(path, by) - self.left_behind(here, by) + self.kept(there, by)
        value += self.drawn(here, there, by, self.style.pulled) + self.advanced(here, there, by)
        return value - sum(map(self.pic.tiring, by))

    def drawn(self, here: str, there: str, by: Sequence[str], percent: int) -> int:
        """What it is worth to units to be nearer to where they are drawn."""
        value = 0
        herd = self.style.herd
        for at, (unit, share) in enumerate(zip(by, SHARES, strict=False)):
            pull = self.pull(unit)
            felt = share * herd // 100 if at else share
            value += (pull.get(there, 0) - pull.get(here, 0)) * felt * percent // 10000
        return value

    def advanced(self, here: str, there: str, by: Sequence[str]) -> int:
        """What it is worth that units of XXX Corps get nearer to Arnhem."""
        if self.side == GERMAN:
            return 0
        along, owner = self.pic.ground.along, self.book.owner_of
        steps = along.get(there, 0) - along.get(here, 0)
        return steps * self.pic.forward * sum(owner[unit] == "xxx" for unit in by)

    def kept(self, there: str, by: Sequence[str]) -> int:
        """What it adds to a space that these units are in it."""
        if self.lay.friendly(self.side, there) or self.lay.of(self.side, there):
            return self.hold(there, [*self.lay.of(self.side, there), *by]) - self.holds(there)
        return -self.pic.danger(there, by) if self.side == ALLIED else 0

    def seizures(self, here: str, units: Sequence[str]) -> list[Idea]:
        """Bridges to seize."""
        pic, lay = self.pic, self.lay
        if here == UK or not lay.free(self.side, here):
            return []
        points = [u for u in units if u in self.book.points and self.mover(u).left >= MP]
        if not points:
            return []
        unit = min(points, key=lambda u: pic.full[u])
        found = []
        for far, edge in self.book.around[here]:
            if pic.public.bridges.get(edge.id) != self.enemy or edge.id in self.half.tried:
                continue
            drm = int(lay.vacant(self.side, far)) - len(lay.fresh(self.enemy, far))
            drm -= int(edge.kind == "river")
            chances = max(0, min(6, 3 + drm))
            value = self.bridge_worth(edge) * chances // 6 * self.style.seize // 100
            found.append(Idea(value - pic.tiring(unit), Seize(unit, edge.id)))
        return found

    def bridge_worth(self, edge: Edge) -> int:
        """What it is worth to the Allies to hold a bridge."""
        if self.side == GERMAN:
            return 0
        pic = self.pic
        slope = max(
            (pic.slope.get(s, 0) for s in (edge.a, edge.b) if pic.by.get(s, ("", None))[1] is edge),
            default=0,
        )
        return slope * (pic.toll(edge) + 20) // 10


def fresh_units(pic: Picture, side: Side, space: str) -> list[str]:
    """Units of a side in a space that can still act."""
    towers = pic.book.towers
    return [
        unit
        for unit in pic.lay.of(side, space)
        if pic.units[unit].state == FRESH and unit not in towers
    ]
