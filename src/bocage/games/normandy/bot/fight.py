"""How a bot fights: which attacks pay, who helps, who suffers, who goes where."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from typing import Any

from bocage.games.normandy import types as t
from bocage.games.normandy.book import Book
from bocage.games.normandy.bot.odds import BEATEN, GUARDS, RETREAT, expected
from bocage.games.normandy.bot.picture import Picture
from bocage.games.normandy.rules import r12_strength as arms
from bocage.games.normandy.rules.phase import Phase
from bocage.games.normandy.rules.r12_declare import Front, front_of, owed
from bocage.games.normandy.rules.r12_duties import duties_of, is_target
from bocage.games.normandy.rules.r12_modifiers import Scene, drm_tally, plus_of
from bocage.games.normandy.rules.r13_fire import shell_choice
from bocage.kernel.api import Action, Choice, Pass

PAYS = {t.ALLIED: -40, t.GERMAN: 10}  # hundredths of a step: what an attack must promise
FORCED = -60  # what a gun is fired for rather than make an attack that must be made
DEAR = 12  # supply points below which several hexes are too dear
TAKEN, GROUND = 40, 3  # for a place that counts, and for what lies nearer to one
SUPPORT = 3  # strength that a gun may add
OWING = 8  # for each pile that those who attack must see attacked too
LEAD = 3  # what engineers at the head cost
SPARE = 5  # supply points above which guns fire alone
HITS = 3  # what they must hit at least
MANY = 60


class Fights:
    """A combat phase of one side."""

    def __init__(self, pic: Picture, phase: Phase, choice: Choice) -> None:
        self.pic, self.phase, self.choice = pic, phase, choice
        self.book: Book = pic.book
        self.front: Front = front_of(pic.book, pic.public, pic.own, pic.side)

    def best(self) -> Action | None:
        """Look; the attacks that pay; those that must be; guns alone; the end."""
        if self.choice.why_not(t.LookAll()) is None:
            return t.LookAll()
        found = sorted(self.attacks(), key=lambda one: (-one[0], one[1].space))
        for value, action in found:
            if value >= PAYS[self.pic.side] and self.choice.why_not(action) is None:
                return action
        end: Action = t.EndCombat()
        if self.choice.why_not(end) is None:
            return self.shot() or end
        return self.must(found)

    def must(self, found: list[tuple[int, t.Attack]]) -> Action | None:
        """What somebody must see attacked: a gun if that is better, or to give up."""
        due = self.due()
        shot = self.shot(due)
        for value, action in found:
            if value < FORCED and shot is not None:
                break
            if action.space in due and self.choice.why_not(action) is None:
                return action
        return shot or self.otherwise()

    def due(self) -> set[str]:
        """Hexes that somebody must attack."""
        pic = self.pic
        owed = duties_of(self.book, pic.public, pic.own, pic.side)
        return {space for spaces in owed.values() for space in spaces}

    def shot(self, due: set[str] | None = None) -> Action | None:
        """The gun that hits best: a hex that must be attacked, or any if there is plenty."""
        pic = self.pic
        if due is None and (pic.side == t.GERMAN or pic.public.csp <= SPARE):
            return None
        found = self.shots() if due is not None else islice(self.shots(), MANY)
        best: tuple[int, t.Shell] | None = None
        for hits, action in found:
            fits = hits >= HITS if due is None else action.space in due
            if fits and (best is None or hits > best[0]):
                best = hits, action
        return best[1] if best else None

    def shots(self) -> Iterator[tuple[int, t.Shell]]:
        """Guns that may fire alone, with what they hit at least."""
        choice = shell_choice(self.book, self.phase.seen, self.phase.f)
        for action in choice.legal():
            if isinstance(action, t.Shell):
                yield choice.tallies(action)[0].total, action

    def otherwise(self) -> Action | None:
        """To give up."""
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
        allied = pic.side == t.ALLIED
        rich = not allied or pic.public.csp >= (3 if hexes > 1 else 1)
        helped = rich and any(pic.net.combat(unit) for unit in by)
        attack += SUPPORT * min(3, len(by)) if helped else 0
        defence = pic.foe(space) + self.guards()
        led = self.front.leading(space, by)
        scene = Scene(
            space=space,
            by=starts,
            foes=tuple(self.front.known(space) or ()),
            late=(),
            marks=pic.public.piles[space].marks,
            part=t.part_of(pic.public.turn),
            weather=pic.public.weather,
            engineers=tuple(led[:1]),
            guns=helped,
            guards=self.guards() > 0,
            points=min(2, pic.public.air.support) if allied and helped and pic.day else 0,
        )
        drm = drm_tally(self.book, "odds", scene).total + max(plus_of(self.book, scene), default=0)
        value = expected(self.book, arms.bound_column(attack, defence), drm)
        value += self.gains(space, starts) - OWING * self.owes(action)
        if led:
            action, value = t.Attack(space, by, led[0]), value - LEAD
        if hexes > 1 and allied and pic.public.csp < DEAR:
            value -= 20
        return value, action

    def guards(self) -> int:
        """The strength of the guns with which a defender may be helped."""
        pic = self.pic
        return GUARDS if pic.enemy == t.GERMAN or pic.public.csp > 0 else 0

    def owes(self, action: t.Attack) -> int:
        """How many piles more the attackers would have to see attacked."""
        found = {space for spaces in owed(self.front, action).values() for space in spaces}
        return sum(is_target(self.pic.public, self.pic.side, space) for space in found)

    def gains(self, space: str, starts: Mapping[str, str]) -> int:
        """What the ground is worth."""
        pic = self.pic
        ahead = max(pic.pull(space) - pic.pull(at) for at in starts.values())
        return TAKEN * (space in pic.drawn.wanted) + max(-10, min(10, GROUND * ahead))


# -- help ---------------------------------------------------------------------------------------


def helped(pic: Picture, choice: Choice, f: Any) -> Action:
    """As many guns as may help, the nearest of those that are ready, and a point in the air."""
    allied = pic.side == t.ALLIED
    paid = isinstance(f, t.Support) and f.hexes > 1
    if allied and pic.public.csp < 2 and not paid:
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
    if pic.side == t.GERMAN and f.space not in pic.drawn.wanted:
        return t.Stay()
    if pic.pull(f.space) < pic.pull(start) and f.space not in pic.drawn.wanted:
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
