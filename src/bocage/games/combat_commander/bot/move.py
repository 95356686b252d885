"""Moves and advances: which units go where, by which way, and what that is worth."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from heapq import heappop, heappush
from itertools import count
from typing import NamedTuple

from bocage.games.combat_commander.bot.field import Field
from bocage.games.combat_commander.bot.picture import FAR
from bocage.games.combat_commander.bot.worth import ties, wins
from bocage.games.combat_commander.rules.o16_advance_1_order import why_not_advance
from bocage.games.combat_commander.rules.o21_move_2_costs import exits
from bocage.games.combat_commander.rules.o21_move_3_paths import March, caught
from bocage.games.combat_commander.rules.r07_exit import may_score
from bocage.games.combat_commander.rules.s_specials import melee_bonus
from bocage.games.combat_commander.state import (
    figures,
    is_leader,
    limit_at,
    rim_of,
    unit_value,
)
from bocage.games.combat_commander.types import (
    Side,
    other,
)

ENTERED = 0.75  # how much of the fire that may come strikes at each hex that is entered
LOOKED = 14  # ends of a group's way that are looked at closely
REALISED = 1.15  # points that are made against points that are near
OUT = "out"


class Way(NamedTuple):
    """Units, the way that they go, and what it is worth; the end is `out` if they leave the map."""

    gain: float
    by: tuple[str, ...]
    path: tuple[str, ...]
    end: str


class Marching:
    """The best ways of groups in a Move order."""

    def __init__(self, field: Field, march: March) -> None:
        self.field, self.march = field, march
        self.pic = field.pic
        self._ways: dict[tuple[str, ...], Way | None] = {}

    def danger(self, group: Sequence[str], at: str) -> float:
        """What entering a hex is expected to cost a group."""
        return ENTERED * self.field.caution * sum(self.pic.harm(u, at, True) for u in group)

    def reach(self, group: tuple[str, ...]) -> dict[str, tuple[float, tuple[str, ...]]]:
        """Every hex in reach with the least dangerous way found, and its danger."""
        march, pic = self.march, self.pic
        public, enemies = pic.public, march.enemies
        tick = count()
        start = march.at(group[0])
        stuck = any(unit in march.f.wired for unit in group)
        queue: list[tuple[float, int, int, str, bool, tuple[str, ...]]] = [
            (0.0, 0, next(tick), start, False, ())
        ]
        labels: dict[str, int] = {}
        best: dict[str, tuple[float, tuple[str, ...]]] = {}
        risks: dict[str, float] = {start: 0.0}
        limits: dict[str, tuple[int, int]] = {}
        wires = "wire" in public.forts.values()
        while queue and not stuck:
            risk, spent, _, here, road, path = heappop(queue)
            if path and here not in best:
                best[here] = (risk, path)
            if wires and path and caught(public, path[-2] if len(path) > 1 else start, here):
                continue
            if here not in limits:
                plain = march.left(group, here)
                limits[here] = (plain, max(plain, march.left(group, here, 0, True)))
            off, on = limits[here]
            for there, price, paved in exits(pic.book, public, march.f.side, here):
                total = spent + price
                if total > (on if road or paved else off) or there in enemies or there == start:
                    continue
                if there in public.blaze or total >= labels.get(there, FAR):
                    continue
                if there not in risks:
                    risks[there] = self.danger(group, there) + 0.01
                labels[there] = total
                way = (risk + risks[there], total, next(tick), there, road or paved)
                heappush(queue, (*way, (*path, there)))
        return best

    def ways(self, group: tuple[str, ...]) -> Way | None:
        """The best way of a group, off the map too; worked out once."""
        if group not in self._ways:
            self._ways[group] = self._way(group)
        return self._ways[group]

    def _way(self, group: tuple[str, ...]) -> Way | None:
        best: Way | None = None
        reached, field = self.reach(group), self.field
        rough = {
            at: sum([field.alone(u, at) for u in group]) + field.aims_of(group, at) - risk
            for at, (risk, _) in reached.items()
        }
        for at in sorted(rough, key=lambda at: -rough[at])[:LOOKED]:
            risk, path = reached[at]
            gain = field.gain(group, at) - risk
            if best is None or gain > best.gain:
                best = Way(gain, group, path, at)
        leave = self.leave(group, reached)
        if leave is not None and (best is None or leave.gain > best.gain):
            best = leave
        return best

    def leave(
        self, group: tuple[str, ...], reached: Mapping[str, tuple[float, tuple[str, ...]]]
    ) -> Way | None:
        """The way off the map, if the group gets there now."""
        book, side, field = self.pic.book, self.march.f.side, self.field
        if not may_score(book, side):
            return None
        here = self.march.at(group[0])
        ends: list[tuple[float, tuple[str, ...]]] = []
        if self.march.why_not_leave(group) is None:
            ends.append((0.0, ()))
        for at in rim_of(book, self.pic.public, other(side)):
            if at in reached and at != here:
                risk, path = reached[at]
                _, extra, road, stop = self.march.after(group, path)
                if not stop and self.march.left(group, at, extra, road) >= 2:
                    ends.append((risk, path))
        if not ends:
            return None
        risk, path = min(ends)
        return Way(exit_gain(field, group) - risk, group, path, OUT)


def exit_gain(field: Field, group: Sequence[str]) -> float:
    """What leaving the map is worth to a group: points at once, for its place on the map."""
    pic, where = field.pic, field.where
    points = sum(pic.exit_worth(field.side, u) / 0.8 for u in group)
    total = REALISED * max(field.push, 0.8) * points
    total -= sum(field.alone(u, where[u]) for u in group)
    rest = len([u for u in field.units if u not in group])
    lead = pic.public.vp if field.side == "axis" else -pic.public.vp
    if rest == 0:  # the game would end with the last of them
        return 3000.0 if lead * 100 + points > 0 else -3000.0
    return total - 12 * len(group) - (40 if rest < 3 else 0)


def lots(march: March, units: Sequence[str]) -> list[tuple[str, ...]]:
    """The groups that may go together: each unit alone, and all of a hex."""
    book = march.book
    stacks: dict[tuple[str, str], list[str]] = {}
    for unit in sorted(units, key=book.place):
        stacks.setdefault((march.at(unit), march.f.start.get(unit, "")), []).append(unit)
    found: list[tuple[str, ...]] = []
    for stack in stacks.values():
        whole = [u for u in stack if not march.public.units[u].broken]
        if len(whole) > 1:
            found.append(tuple(whole))
            men = [u for u in whole if not is_leader(book, u)]
            if len(men) > 1 and len(men) + 1 == len(whole):
                leader = next(u for u in whole if is_leader(book, u))
                found += [tuple(sorted((leader, man), key=book.place)) for man in men[:2]]
        alike: dict[tuple[object, ...], str] = {}
        for unit in stack:
            alike.setdefault((book.units[unit].stem, march.public.units[unit]), unit)
        found += [(unit,) for unit in alike.values()]
    return found


def plan_moves(marching: Marching, units: Sequence[str]) -> list[Way]:
    """One group after the other, each time the one that gains most."""
    field, march = marching.field, marching.march
    found: list[Way] = []
    moved: dict[str, str] = {}
    ideas = [way for group in lots(march, units) if (way := marching.ways(group))]
    gone: set[str] = set()
    for way in sorted(ideas, key=lambda way: -way.gain / len(way.by) ** 0.5):
        if way.gain <= 0 or any(unit in gone for unit in way.by):
            continue
        gain = way.gain
        if moved and way.end != OUT:
            gain += field.gain(way.by, way.end, moved) - field.gain(way.by, way.end)
            if gain <= 0:
                continue
        gone.update(way.by)
        found.append(way._replace(gain=gain))
        if way.end != OUT:
            moved.update(dict.fromkeys(way.by, way.end))
    return found


# -- advances -------------------------------------------------------------------------------


class Thrust(NamedTuple):
    """Units that advance into one hex, from one hex or several, and what it is worth."""

    gain: float
    by: tuple[str, ...]
    to: str


def fists(field: Field, unit: str) -> int:
    """The strength of a unit in a melee."""
    book, public = field.pic.book, field.pic.public
    boxed = book.units[unit].boxed.fp and not public.units[unit].broken
    return unit_value(book, public, unit, "fp") + boxed


def melee_gain(field: Field, at: str, mine: Sequence[str], ambushes: int = 0) -> float:
    """What a melee in a hex is expected to gain the side of the field."""
    pic, side = field.pic, field.side
    foe: Side = "allies" if side == "axis" else "axis"
    theirs = pic.at[foe].get(at, [])
    ours = sum(fists(field, u) for u in mine) + melee_bonus(pic.book, side)
    strong = sum(fists(field, u) for u in theirs) + melee_bonus(pic.book, foe)
    gap = ours - strong + 2 * min(ambushes, len(theirs))
    win, tie = wins(gap), ties(gap)
    if pic.public.forts.get(at) in ("bunker", "pillbox"):
        tie = 0.0
    prize = sum(pic.price(u) * (0.65 if pic.public.units[u].broken else 1.0) for u in theirs)
    stake = sum(pic.price(u) * (0.65 if pic.public.units[u].broken else 1.0) for u in mine)
    wary = 0.06 * min(4, pic.public.hands[foe])  # he may have an ambush
    win, lose = win * (1 - wary), 1 - win - tie + win * wary
    return (win + tie) * prize - (lose + tie) * stake


def ambush_cards(field: Field) -> int:
    """How many Ambush cards the side holds."""
    own = field.pic.seen.own
    cards = field.pic.book.cards
    return sum(cards[card].action == "ambush" for card in own.hand) if own is not None else 0


def plan_melees(field: Field, units: Sequence[str]) -> list[Thrust]:
    """For every hex with enemies next to some units the best force to send there."""
    pic, book, public = field.pic, field.pic.book, field.pic.public
    foe: Side = "allies" if field.side == "axis" else "axis"
    found: list[Thrust] = []
    ambushes = ambush_cards(field)
    for at in pic.at[foe]:
        able = [
            u
            for u in units
            if not public.units[u].broken and why_not_advance(book, public, u, at) is None
        ]
        able.sort(key=lambda u: (-fists(field, u), book.place(u)))
        there = pic.at[field.side].get(at, [])  # the melee is begun already
        force = list(there)
        base = melee_gain(field, at, there, ambushes) if there else 0.0
        best: Thrust | None = None
        for unit in able:
            if figures(book, (*force, unit)) > limit_at(book, public, at):
                continue
            force.append(unit)
            gain = melee_gain(field, at, force, ambushes) - base
            number = book.number_at.get(at)
            if gain > 0 and not there and number and public.control.get(number) != field.side:
                gain += 0.5 * field.goals.get(number, 0.0)
            if best is None or gain > best.gain:
                best = Thrust(gain, tuple(u for u in force if u not in there), at)
        if best is not None and best.gain > 0:
            found.append(best)
    return sorted(found, key=lambda one: -one.gain)


def plan_steps(field: Field, units: Sequence[str], moved: dict[str, str]) -> list[Thrust]:
    """Advances into hexes without enemies: nobody fires at them."""
    pic, book, public = field.pic, field.pic.book, field.pic.public
    foe: Side = "allies" if field.side == "axis" else "axis"
    found: list[Thrust] = []
    for unit in units:
        best: Thrust | None = None
        for to in book.adjacent[public.units[unit].at]:
            if to in pic.at[foe] or why_not_advance(book, public, unit, to) is not None:
                continue
            gain = field.gain((unit,), to, moved)
            if public.forts.get(to) == "mines":
                gain -= 0.4 * pic.blow(unit)
            if best is None or gain > best.gain:
                best = Thrust(gain, (unit,), to)
        if best is not None and best.gain > 0:
            moved[unit] = best.to
            found.append(best)
    return found
