"""What holds in every combat phase, looked at over random fronts."""

import pytest

from bocage.games.normandy import types as t
from bocage.games.normandy.events import AttackDeclared, Conceded, Destroyed, Reduced, Retreated
from bocage.games.normandy.rules.r12_duties import duties
from tests.games.normandy.battles import battle, in_phase, play

SEEDS = range(24)
WATER = {"river", "stream"}


def neighbours(book, space):
    """Hexes next to one, with what is between; not over the sea."""
    land = book.country
    here = land.num[space]
    for near in book.grid.neighbours(space):
        there = land.num[near]
        if not land.open_sea(here, there):
            yield near, land.sides.get((here, there), frozenset())


class Owed:
    """Mandatory attacks once more, written the slow way and from the whole position."""

    def __init__(self, book):
        self.book, self.zones = book, {}

    def foes(self, position, side, space):
        """Enemies that are not only across water, nor strongpoints by themselves."""
        for near, kinds in neighbours(self.book, space):
            pile = position.public.piles.get(near)
            if pile is None or pile.side == side or kinds & WATER:
                continue
            alone = pile.n == 0 and {"strongpoint", "battery"} & set(pile.marks)
            if not (side == t.ALLIED and alone):
                yield near

    def note(self, before, side, applied):
        """Remember whose zones reach those who attack; follow companies."""
        land = self.book.country
        for emitted in applied.events:
            event = emitted.event
            if isinstance(event, AttackDeclared):
                for unit, at in zip(event.units, event.hexes, strict=True):
                    city = land.rows[land.num[at]].settlement == "city"
                    near = self.foes(before, side, at)
                    zoc = {h for h in near if before.public.piles[h].zoc and not city}
                    self.zones[unit] = zoc - {event.space}
            elif isinstance(event, Reduced) and event.unit in self.zones:
                self.zones[event.heir] = self.zones.pop(event.unit)
            elif isinstance(event, Destroyed | Conceded):
                self.zones.pop(event.unit, None)

    def stuck(self, position, side, unit):
        """Enemies, zones and closed ground on all sides."""
        from bocage.games.normandy.state import enterable

        piles, at = position.public.piles, position.private[side].units[unit].at

        def watched(space):
            land = self.book.country
            if land.rows[land.num[space]].settlement == "city":
                return False
            near = (piles.get(h) for h, _ in neighbours(self.book, space))
            return any(p is not None and p.side != side and p.zoc for p in near)

        for near in self.book.grid.neighbours(at):
            foe = near in piles and piles[near].side != side
            if foe or (watched(at) and watched(near)):
                continue
            if enterable(self.book, position.public, unit, at, near):
                return False
        return True

    def of(self, position, side):
        """By counter, whom it must still see attacked."""
        public, own, found = position.public, position.private[side], {}
        quiet = t.part_of(public.turn) == "night" or public.weather in ("heavy-rain", "storm")
        for unit, state in own.units.items():
            row = self.book.country.rows[self.book.country.num[state.at]]
            marks = public.piles[state.at].marks
            if state.flags & t.ATTACKED:
                wanted = self.zones.get(unit, set())
            elif (
                state.flags & t.RETREATED
                or quiet
                or row.settlement in ("town", "city")
                or row.terrain not in ("clear", "farmland", "flooded")
                or row.poi
                or {"strongpoint", "battery", "entrenched"} & set(marks)
                or self.stuck(position, side, unit)
            ):
                continue
            else:
                wanted = set(self.foes(position, side, state.at))
            due = {h for h in wanted if h in public.piles and public.piles[h].side != side}
            due -= set(public.struck)
            due -= {h for h in due if public.fled.get(h, 0) >= public.piles[h].n > 0}
            if due:
                found[unit] = due
        return found


@pytest.mark.covers("12.3a", "12.3b", "12.3c", "12.3d", "12.3f", "12.3g", "12.3k")
@pytest.mark.parametrize("seed", SEEDS)
def test_a_phase_may_end_if_and_only_if_nothing_is_owed(seed):
    engine, position = battle(seed)
    owed = Owed(engine.book)

    def watch(before, side, action, applied):
        owed.note(before, side, applied)
        after = applied.position
        if not in_phase(after) or type(after.frames[-1]).__name__ != "Combat":
            return
        mine = after.frames[-1].side
        open_duties = owed.of(after, mine)
        known = duties(engine.book, after.public, after.private[mine], mine)
        assert {unit: set(spaces) for unit, spaces in known.items()} == open_duties
        refused = engine.why_not(after, mine, t.EndCombat())
        assert (refused is None) == (not open_duties)
        if refused is not None:
            assert refused.clause in ("12.3a", "12.3b")
            choice = engine.choice(after, mine)
            kinds = (t.Attack, t.Shell, t.Concede)
            found = [next(choice.of(kind).legal(), None) for kind in kinds]
            assert any(action is not None for action in found), "nothing can be done"

    play(engine, position, seed, 200, watch)


@pytest.mark.covers("12.10a", "12.10f", "12.10i", "6.1a")
@pytest.mark.parametrize("seed", SEEDS)
def test_nobody_retreats_into_enemies_or_stays_where_there_is_no_room(seed):
    engine, position = battle(seed + 50)
    book = engine.book

    def watch(before, side, action, applied):
        after = applied.position
        for emitted in applied.events:
            event = emitted.event
            if isinstance(event, Retreated):
                pile = before.public.piles.get(event.space)
                assert pile is None or pile.side == event.side
                assert event.space in book.area
        for own_side in t.SIDES:
            for unit, own in after.private[own_side].units.items():
                assert after.public.piles[own.at].side == own_side == book.side_of[unit]
        if in_phase(after) and type(after.frames[-1]).__name__ == "Combat":
            stacks: dict[str, int] = {}
            for own_side in t.SIDES:
                for unit, own in after.private[own_side].units.items():
                    points = book.counters[unit].stack
                    stacks[own.at] = stacks.get(own.at, 0) + points
            assert max(stacks.values()) <= 6

    play(engine, position, seed, 200, watch)


@pytest.mark.covers("12.1a")
@pytest.mark.parametrize("seed", range(6))
def test_nobody_attacks_or_is_attacked_twice(seed):
    engine, position = battle(seed + 100)
    attackers: list[str] = []
    targets: list[str] = []

    def watch(before, side, action, applied):
        if isinstance(action, t.Attack):
            attackers.extend(action.by)
            targets.append(action.space)
        elif isinstance(action, t.Shell):
            targets.append(action.space)

    after = play(engine, position, seed, 200, watch)
    assert len(set(attackers)) == len(attackers)
    assert len(set(targets)) == len(targets)
    if not in_phase(after):
        flags = t.ATTACKED | t.RETREATED
        assert not any(o.flags & flags for p in after.private.values() for o in p.units.values())
        assert not after.public.struck and not after.public.fled
