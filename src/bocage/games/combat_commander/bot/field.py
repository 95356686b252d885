"""The worth of standing somewhere: goals, the way off the map, leaders near, cover, targets."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from bocage.games.combat_commander.bot.picture import CROWD, STEP, Picture, decayed
from bocage.games.combat_commander.sight import hindrance, sees
from bocage.games.combat_commander.state import command_of, is_leader, limit_at, unit_value
from bocage.games.combat_commander.types import Side

COMMANDED = 16.0  # a squad within the radius of a leader
TOGETHER = 7.0  # in his hex, for each point of Command
TARGET = 0.28  # of what fire from there would gain
EXPOSED = 0.9
CROWDED = 500.0
Row = tuple[float, Mapping[str, float], tuple[float, float, float]]


class Field:
    """How well the units of a side stand, and what changes if some of them stand elsewhere."""

    def __init__(self, pic: Picture, side: Side) -> None:
        self.pic, self.side = pic, side
        book, public = pic.book, pic.public
        self.units = pic.units[side]
        self.whole = [u for u in self.units if not public.units[u].broken]
        self.goals = pic.goals(side)
        self.fields = {goal: pic.away(side, goal) for goal in (*self.goals, "exit")}
        self.leaders = {u: command_of(book, public, u) for u in self.whole if is_leader(book, u)}
        self.men = [u for u in self.units if not is_leader(book, u)]
        self.where = {u: public.units[u].at for u in self.units}
        self.push, self.caution = mood(pic, side)
        self._fire: dict[tuple[str, str], float] = {}
        self._alone: dict[tuple[str, str], float] = {}
        self._nearest: dict[str, list[tuple[int, str]]] = {}
        self._bonds: dict[str, float] = {}
        self._others: dict[tuple[str, ...], tuple[list[Row], int]] = {}
        self._guns: dict[str, list[tuple[int, int]]] = {}
        self.aims0 = self.aims(self.where)
        self.bonds0 = self.bonds(self.where)

    # -- what depends on one unit -----------------------------------------------------------

    def alone(self, unit: str, at: str) -> float:
        """The worth of a hex to a unit by itself: fire that may come, targets, the way off."""
        key = (unit, at)
        found = self._alone.get(key)
        if found is None:
            pic = self.pic
            found = -EXPOSED * self.caution * pic.harm(unit, at)
            found += 1.5 * pic.cover(at)
            if pic.public.forts.get(at) == "wire":
                found -= 15
            if not pic.public.units[unit].broken if unit in pic.public.units else True:
                found += TARGET * self.fire(unit, at)
                worth = pic.exit_worth(self.side, unit)
                found += self.push * worth * decayed(self.fields["exit"][at] + STEP)
            self._alone[key] = found
        return found

    def fire(self, unit: str, at: str) -> float:
        """What fire of a unit from a hex could gain."""
        key = (unit, at)
        found = self._fire.get(key)
        if found is None:
            found = self._fire[key] = self._best_fire(unit, at)
        return found

    def _best_fire(self, unit: str, at: str) -> float:
        pic, book, public = self.pic, self.pic.book, self.pic.public
        guns = self._guns.get(unit)
        if guns is None:
            guns = self._guns[unit] = self._armed(unit)
        best, row = 0.0, book.distance[at]
        for there, foes in pic.at[pic.enemy if self.side == pic.side else pic.side].items():
            able = [fp for fp, far in guns if far >= row[there]]
            if not able or there == at or not sees(book, public, at, there):
                continue
            fp = max(able) + len(able) - hindrance(book, public, at, there)
            if book.special("night"):
                fp -= row[there]
            cover = pic.cover(there)
            gain = sum(pic.loss(foe, fp - pic.morale(foe) - cover) for foe in foes)
            best = max(best, gain)
        return best

    def _armed(self, unit: str) -> list[tuple[int, int]]:
        """FP and range of a unit and its weapon."""
        book, public = self.pic.book, self.pic.public
        if unit not in public.units:
            return []
        guns = [(unit_value(book, public, unit, "fp"), unit_value(book, public, unit, "range"))]
        weapon = public.units[unit].weapon
        if weapon and weapon not in public.jammed and not book.weapons[weapon].ordnance:
            guns.append((book.weapons[weapon].fp, book.weapons[weapon].high))
        return guns

    # -- what depends on several ------------------------------------------------------------

    def aims(self, where: Mapping[str, str]) -> float:
        """The worth of being near goals: who is nearest counts most."""
        total = 0.0
        for goal, worth in self.goals.items():
            if worth:
                field = self.fields[goal]
                near = sorted([field[where[unit]] for unit in self.whole])
                total += worth * _share(near)
        return self.push * total

    def aims_of(self, group: Sequence[str], at: str) -> float:
        """The same if only one group has left its place."""
        first, second, third = CROWD
        total = 0.0
        rows, movers = self._rows(tuple(group))
        for worth, near, (one, two, three) in rows:
            here = near[at]
            if movers == 0 or here <= three:
                total += worth * (first * one + second * two + third * three)
            elif movers > 1:
                best = sorted([*[here] * movers, one, two, three], reverse=True)
                total += worth * (first * best[0] + second * best[1] + third * best[2])
            elif here >= one:
                total += worth * (first * here + second * one + third * two)
            elif here >= two:
                total += worth * (first * one + second * here + third * two)
            else:
                total += worth * (first * one + second * two + third * here)
        return total

    def _rows(self, group: tuple[str, ...]) -> tuple[list[Row], int]:
        """For each goal: its worth, how near every hex is, how near the others are; who moves."""
        found = self._others.get(group)
        if found is None:
            rows: list[Row] = []
            for goal, worth in self.goals.items():
                if worth:
                    near = nearness(self.pic, self.side, goal)
                    others = [near[self.where[u]] for _, u in self._near(goal) if u not in group]
                    one, two, three = [*others[:3], 0.0, 0.0, 0.0][:3]
                    rows.append((self.push * worth, near, (one, two, three)))
            movers = min(len(CROWD), sum(unit in self.whole for unit in group))
            found = self._others[group] = (rows, movers)
        return found

    def _near(self, goal: str) -> list[tuple[int, str]]:
        """Who is how far from a goal, nearest first."""
        found = self._nearest.get(goal)
        if found is None:
            field = self.fields[goal]
            found = sorted((field[self.where[unit]], unit) for unit in self.whole)
            self._nearest[goal] = found
        return found

    def bonds(self, where: Mapping[str, str]) -> float:
        """The worth of leaders being near their men."""
        posts = [(where[unit], reach) for unit, reach in self.leaders.items()]
        known: dict[str, float] = {}
        total = 0.0
        for unit in self.men:
            at = where[unit]
            if at not in known:
                known[at] = self.bond(at, posts)
            total += known[at]
        return total

    def bond(self, at: str, posts: Sequence[tuple[str, int]]) -> float:
        """What leaders are worth to a man in a hex."""
        best, here, row = 0.0, 0, self.pic.book.distance[at]
        for post, radius in posts:
            far = row[post]
            if far <= radius:
                best = COMMANDED
                here += radius if far == 0 else 0
            elif best < COMMANDED:
                best = max(best, COMMANDED * 0.5 - 2 * (far - radius))
        return best + min(2, here) * TOGETHER

    def bonds_of(self, group: Sequence[str], at: str) -> float:
        """What changes of them if only one group has left its place."""
        if any(unit in self.leaders for unit in group):
            return self.bonds({**self.where, **dict.fromkeys(group, at)}) - self.bonds0
        total = 0.0
        for unit in group:
            if unit in self.men:
                total += self._bond0(at) - self._bond0(self.where[unit])
        return total

    def _bond0(self, at: str) -> float:
        found = self._bonds.get(at)
        if found is None:
            posts = [(self.where[unit], reach) for unit, reach in self.leaders.items()]
            found = self._bonds[at] = self.bond(at, posts)
        return found

    def gain(self, group: Sequence[str], at: str, moved: Mapping[str, str] | None = None) -> float:
        """What changes if a group stands elsewhere, when others have moved already."""
        if not moved:
            total = sum(self.alone(u, at) - self.alone(u, self.where[u]) for u in group)
            total += self.aims_of(group, at) - self.aims0 + self.bonds_of(group, at)
            return total - self.crowding(group, at, self.where)
        before = {**self.where, **moved}
        after = {**before, **dict.fromkeys(group, at)}
        total = sum(self.alone(u, at) - self.alone(u, before[u]) for u in group)
        total += self.aims(after) - self.aims(before)
        total += self.bonds(after) - self.bonds(before)
        return total - self.crowding(group, at, before)

    def crowding(self, group: Iterable[str], at: str, where: Mapping[str, str]) -> float:
        """Too many soldiers in a hex are lost at the end of the turn."""
        units = self.pic.book.units
        men = sum(units[u].figures for u in group)
        if where is self.where:
            there: Iterable[str] = self.pic.at[self.side].get(at, ())
        else:
            there = [u for u in self.units if where[u] == at]
        men += sum(units[u].figures for u in there if u not in group)
        return CROWDED if men > limit_at(self.pic.book, self.pic.public, at) else 0.0

    def total(self) -> float:
        """How well all units of the side stand."""
        alone = sum(self.alone(unit, at) for unit, at in self.where.items())
        return alone + self.aims0 + self.bonds0


def _share(near: Sequence[int]) -> float:
    """How much of a goal those who are nearest to it have."""
    return sum([part * decayed(far) for part, far in zip(CROWD, near, strict=False)])


def nearness(pic: Picture, side: Side, goal: str) -> Mapping[str, float]:
    """What is left of a goal in every hex."""
    known: dict[tuple[str, str], dict[str, float]] = pic.book.memo.table("bot-near")
    found = known.get((side, goal))
    if found is None:
        field = pic.away(side, goal)
        found = known[side, goal] = {at: decayed(far) for at, far in field.items()}
    return found


def field_of(pic: Picture, side: Side) -> Field:
    """The field of a side; worked out once for a picture."""
    found = pic.known.get(side)
    if not isinstance(found, Field):
        found = pic.known[side] = Field(pic, side)
    return found


def mood(pic: Picture, side: Side) -> tuple[float, float]:
    """How much a side pushes and how careful it is: who is behind must go, who leads may sit."""
    public, book = pic.public, pic.book
    lead = public.vp if side == "axis" else -public.vp
    if pic.seen.side == side and pic.seen.own is not None:
        for chit in pic.seen.own.chits:
            row = book.chits[chit]
            for number, owner in public.control.items():
                if row.objective in (number, "each"):
                    lead += row.vp if owner == side else -row.vp
    left = max(1, public.death + 2 - public.time)
    hurry = min(1.0, 3 / left)
    if lead > 0:
        return 1 - 0.35 * hurry - min(0.25, 0.02 * lead), 1.15 + 0.2 * hurry
    behind = min(0.5, 0.03 * -lead)
    return 1.15 + behind + 0.5 * hurry, 0.95 - 0.3 * behind - 0.3 * hurry
