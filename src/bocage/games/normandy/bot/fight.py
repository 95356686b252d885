"""How a bot fights: which attacks pay, who helps, who suffers, who goes where."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any

from bocage.games.normandy import types as t
from bocage.games.normandy.book import Book
from bocage.games.normandy.bot.picture import Picture
from bocage.games.normandy.rules import r12_strength as arms
from bocage.games.normandy.rules.phase import Phase
from bocage.games.normandy.rules.r12_declare import Front, front_of
from bocage.games.normandy.rules.r12_duties import duties_of
from bocage.games.normandy.rules.r12_modifiers import Scene, drm_tally, plus_of
from bocage.games.normandy.rules.r13_fire import shell_choice
from bocage.kernel.api import Action, Choice, Pass

PAYS = {t.ALLIED: -30, t.GERMAN: 20}  # hundredths of a step: what an attack must promise
DEAR = 12  # supply points below which several hexes are too dear
RETREAT, TAKEN, BEATEN = 80, 60, 50  # what it is worth to drive them off, and to be driven off
SUPPORT = 3  # strength that a gun may add
ROLLS = range(1, 11)
MANY = 60


class Fights:
    """A combat phase of one side."""

    def __init__(self, pic: Picture, phase: Phase, choice: Choice) -> None:
        self.pic, self.phase, self.choice = pic, phase, choice
        self.book: Book = pic.book
        self.front: Front = front_of(pic.book, pic.public, pic.own, pic.side)

    def best(self) -> Action | None:
        """Look; the attacks that pay; those that must be; the end."""
        if self.choice.why_not(t.LookAll()) is None:
            return t.LookAll()
        found = sorted(self.attacks(), key=lambda one: (-one[0], one[1].space))
        due = self.due()
        for value, action in found:
            if value >= PAYS[self.pic.side] and self.choice.why_not(action) is None:
                return action
        end: Action = t.EndCombat()
        if self.choice.why_not(end) is None:
            return end
        for _, action in found:
            if action.space in due and self.choice.why_not(action) is None:
                return action
        return self.otherwise(due)

    def due(self) -> set[str]:
        """Hexes that somebody must attack."""
        pic = self.pic
        owed = duties_of(self.book, pic.public, pic.own, pic.side)
        return {space for spaces in owed.values() for space in spaces}

    def otherwise(self, due: set[str]) -> Action | None:
        """A gun, or to give up."""
        shots: list[Any] = list(
            islice(shell_choice(self.book, self.phase.seen, self.phase.f).legal(), MANY)
        )
        for action in shots:
            if action.space in due:
                return action  # type: ignore[no-any-return]
        pic = self.pic
        for unit in duties_of(self.book, pic.public, pic.own, pic.side):
            action = t.Concede(unit)
            if self.choice.why_not(action) is None:
                return action
        return None

    def attacks(self) -> Iterator[tuple[int, t.Attack]]:
        """Attacks with what they promise, in hundredths of a step."""
        for space in self.front.targets():
            tried = set()
            for group in self.front.groups(space):
                starts = self.front.starts(group)
                ways = [group]
                ways += [
                    tuple(u for u in group if starts[u] == at)
                    for at in dict.fromkeys(starts.values())
                ]
                for by in ways:
                    if by and by not in tried:
                        tried.add(by)
                        yield self.promise(space, by)

    def promise(self, space: str, by: tuple[str, ...]) -> tuple[int, t.Attack]:
        """What an attack may be expected to bring."""
        action, pic = t.Attack(space, by), self.pic
        starts = self.front.starts(by)
        attack = self.front.attack_seen(action).total
        hexes = len(set(starts.values()))
        rich = pic.side == t.GERMAN or pic.public.csp > (3 if hexes > 1 else 1)
        attack += SUPPORT * min(3, len(by)) if rich else 0
        column = arms.bound_column(attack, pic.foe(space))
        scene = Scene(
            space=space,
            by=starts,
            foes=tuple(self.front.known(space) or ()),
            late=(),
            marks=pic.public.piles[space].marks,
            part=t.part_of(pic.public.turn),
            weather=pic.public.weather,
            guns=rich,
            points=min(2, pic.public.air.support) if pic.side == t.ALLIED and rich else 0,
        )
        drm = drm_tally(self.book, "odds", scene).total + max(plus_of(self.book, scene), default=0)
        value = expected(self.book, column, drm)
        if space in pic.drawn.goals:
            value += TAKEN // 2
        if hexes > 1 and pic.side == t.ALLIED and pic.public.csp < DEAR:
            value -= 30
        return value, action


def expected(book: Book, column: str, drm: int) -> int:
    """The mean of a column with a modifier, in hundredths of a step."""
    total = 0
    for die in ROLLS:
        found = arms.result_of(book, column, arms.on_table(die + drm))
        total += 100 * (found.defender - found.attacker)
        total += RETREAT * found.defender_flees - BEATEN * found.attacker_flees
    return total // len(ROLLS)


# -- help ---------------------------------------------------------------------------------------


def helped(pic: Picture, choice: Choice, f: Any) -> Action:
    """As many guns as may help, the nearest of those that are ready, and a point in the air."""
    allied = pic.side == t.ALLIED
    if allied and pic.public.csp < 2:
        return Pass()
    best: t.Assist | None = None
    guns = [
        unit
        for unit in pic.own.units
        if pic.book.counters[unit].artillery is not None
        and choice.why_not(t.Assist((unit,), 0)) is None
    ]
    chosen: tuple[str, ...] = ()
    for gun in sorted(guns, key=lambda u: -(pic.book.counters[u].artillery or 0)):
        order = [u for u in pic.book.counters if u in (*chosen, gun)] if chosen else [gun]
        action = t.Assist(tuple(order), 0)
        if choice.why_not(action) is None:
            chosen, best = tuple(order), action
        if len(chosen) >= 3:
            break
    for points in (2, 1) if allied else ():
        action = t.Assist(chosen, points)
        if choice.why_not(action) is None:
            return action
    return best or Pass()


# -- losses and retreats --------------------------------------------------------------------------


def dear(book: Book, unit: str, steps: int) -> int:
    """How dear the next step of a counter is."""
    counter = book.counters[unit]
    force = arms.attack_of(book, unit, steps) + arms.defence_of(book, unit, steps)
    last = 6 if steps == 1 else 0
    return force + last + (20 if counter.is_hq else 0) + (3 if counter.dot == "white" else 0)


def suffered(book: Book, f: t.Losing, choice: Choice) -> Action | None:
    """The cheapest steps."""
    found: list[Any] = list(islice(choice.legal(), MANY))

    def price(act: t.Lose) -> int:
        return sum(dear(book, u, max(1, f.units[u])) * n for u, n in act.steps.items())

    return min(found, key=price, default=None)


def fled(pic: Picture, f: t.Fleeing, choice: Choice) -> Action | None:
    """Out of the enemy's reach; an enemy is sent the other way."""
    found: list[Any] = list(islice(choice.legal(), MANY))
    if not found:
        return None
    mine = f.side == pic.side

    def value(act: Any) -> tuple[int, int]:
        if isinstance(act, t.Flee):
            foes = len(pic.foes_near(act.to))
            return (-4 * foes + pic.cover(act.to) + len(act.by), pic.away(act.to))
        return (-3, 0) if isinstance(act, t.Stand) else (-20, 0)

    return max(found, key=value) if mine else min(found, key=value)  # type: ignore[no-any-return]


def followed(pic: Picture, f: t.Advancing, choice: Choice) -> Action:
    """Into a hex that counts or leads towards one."""
    start = next(iter(f.by.values()))
    if pic.side == t.GERMAN and f.space not in pic.drawn.goals:
        return t.Stay()
    if pic.pull(f.space) < pic.pull(start) and f.space not in pic.drawn.goals:
        return t.Stay()
    units: Sequence[str] = [u for u in pic.book.counters if u in f.by]
    for number in (2, 1):
        for first in range(len(units)):
            action = t.Advance(tuple(units[first : first + number]))
            if choice.why_not(action) is None:
                return action
    return t.Stay()


def coordinated(book: Book, f: t.Fight, choice: Choice) -> Action | None:
    """What combined arms do best."""
    found: list[Any] = list(choice.legal())

    def value(act: t.Coordinate) -> int:
        cell = arms.result_of(book, f.column, arms.on_table(f.roll + act.plus))
        gain = RETREAT * cell.defender_flees - BEATEN * cell.attacker_flees
        return 100 * (cell.defender - cell.attacker) + gain

    return max(found, key=value, default=None)
