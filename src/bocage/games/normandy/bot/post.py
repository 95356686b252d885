"""How good a hex is for a counter that fights: the way to places, the line, what is attacked."""

from __future__ import annotations

from bocage.games.normandy import types as t
from bocage.games.normandy.bot.aims import Target, target_of
from bocage.games.normandy.bot.odds import GUARDS, GUNS, expected, promise
from bocage.games.normandy.bot.picture import Picture
from bocage.games.normandy.rules import r12_strength as arms
from bocage.games.normandy.rules.r12_duties import obliging
from bocage.games.normandy.state.net import division_of

PULL = {t.ALLIED: 4, t.GERMAN: 1}  # quarters of what draws a side that count
LINE = {t.ALLIED: 2, t.GERMAN: 4}  # quarters of what the line is worth
TWICE, OFTEN = 1, 0  # quarters of a hex of the line that is watched already
KEEP, DEAR = 4, 5  # for holding a place that counts, and halves for each of its points
CLOSE = 4
CARE = {t.ALLIED: 3, t.GERMAN: 1}  # how little cover counts
TARGET = 7  # for standing next to what the division attacks
NEARER = {t.ALLIED: 1, t.GERMAN: 3}  # for each hex nearer to it
DRAWN = 8  # hexes
STRAY, TOGETHER = 2, 4  # for each hex farther from the headquarters than this
FLANKS = {t.ALLIED: 1, t.GERMAN: 3}  # for each pile more than one next to it
DREAD = {t.ALLIED: 30, t.GERMAN: 14}  # hundredths of a step that count as one
EAGER = {t.ALLIED: 10, t.GERMAN: 16}
SHY = {t.ALLIED: -1, t.GERMAN: -6}  # for standing next to what is too strong
OWED = 8  # for a pile that would have to be attacked, and should not be
SENSE = -20  # below which it should not be


class Post:
    """What hexes are worth in one position."""

    def __init__(self, pic: Picture) -> None:
        self.pic, self.book, self.side = pic, pic.book, pic.side
        self.far = pic.book.memo.table("normandy-apart")
        self._members: dict[str, list[str]] = {}
        self._leaders: dict[str, str | None] = {}
        self._targets: dict[str, Target | None] = {}

    def worth(self, unit: str, space: str) -> int:
        """All that counts."""
        value = self.draws(unit, space) + self.in_line(unit, space)
        foes = self.pic.foes_near(space)
        value += self.fights(unit, space, foes) if foes else 0
        return value - self.risk(unit, space)

    # -- the way --

    def draws(self, unit: str, space: str) -> int:
        """Places that count, what the division attacks, cover."""
        pic, side = self.pic, self.side
        value = PULL[side] * pic.pull(space) // 4 + pic.cover(space) // CARE[side]
        if space in pic.drawn.wanted or self.is_alone(unit, space):
            value += KEEP + pic.drawn.places[space] * DEAR // 2
        hq, target = self.leader(unit), self.target(unit)
        if hq is not None:
            value -= STRAY * max(0, self.apart(space, pic.own.units[hq].at) - TOGETHER)
        if target is not None:
            value += NEARER[side] * max(0, DRAWN - self.apart(space, target[1]))
        return value

    def apart(self, a: str, b: str) -> int:
        """How far it is from one hex to another."""
        table: dict[tuple[str, str], int] = self.far
        if (a, b) not in table:
            table[a, b] = self.book.grid.distance(a, b)
        return table[a, b]

    def members(self, hq: str) -> list[str]:
        """Where the counters of a division are."""
        if hq not in self._members:
            units, book = self.pic.own.units, self.book
            self._members[hq] = [o.at for u, o in units.items() if division_of(book, u) == hq]
        return self._members[hq]

    def is_alone(self, unit: str, space: str) -> bool:
        """Whether it would be the only one to hold a place with the enemy near."""
        pic = self.pic
        if space not in pic.drawn.held or pic.away(space) > CLOSE:
            return False
        mine = space == pic.own.units[unit].at
        force = arms.defence_of(self.book, unit, pic.own.units[unit].steps) if mine else 0
        return pic.guards.get(space, 0) == force

    def target(self, unit: str) -> Target | None:
        """What its division attacks, or the one nearest to it."""
        if unit not in self._targets:
            hq = self.leader(unit)
            self._targets[unit] = target_of(self.pic, hq) if hq else None
        return self._targets[unit]

    def leader(self, unit: str) -> str | None:
        """The headquarters with which it goes."""
        if unit not in self._leaders:
            self._leaders[unit] = self.nearest(unit)
        return self._leaders[unit]

    def nearest(self, unit: str) -> str | None:
        """That of its division, or the nearest."""
        units, counters = self.pic.own.units, self.book.counters
        hq = division_of(self.book, unit)
        if hq is not None:
            return hq if hq in units else None
        here, nation = units[unit].at, counters[unit].nation
        found = [u for u in units if counters[u].type == "hq-div" and counters[u].nation == nation]
        return min(
            found, key=lambda u: (self.book.grid.distance(here, units[u].at), u), default=None
        )

    # -- the line --

    def in_line(self, unit: str, space: str) -> int:
        """What it watches that the enemy must not come through."""
        pic = self.pic
        passes = pic.threat.passes
        here = pic.num[space]
        if pic.threat.near.get(here, 99) > CLOSE + 2:
            return 0
        before = set(pic.watched(pic.own.units[unit].at))
        total = 0
        for h in pic.watched(space):
            worth = passes.get(h)
            if worth:
                others = pic.covered.get(h, 0) - (h in before)
                total += worth * (4 if others <= 0 else TWICE if others == 1 else OFTEN)
        return LINE[self.side] * total // 32

    def risk(self, unit: str, space: str) -> int:
        """What an attack on it may cost, less what it saves those who are there."""
        pic = self.pic
        menace = pic.threat.menace.get(pic.num[space], 0)
        if not menace:
            return 0
        state = pic.own.units[unit]
        mine = arms.defence_of(self.book, unit, state.steps)
        others = pic.guards.get(space, 0) - (mine if state.at == space else 0)
        alone = self.cost(menace, others + mine, space)
        return alone - (self.cost(menace, others, space) if others > 0 else 0)

    def cost(self, menace: int, defence: int, space: str) -> int:
        """What an attack of all that is near would promise the enemy."""
        column = arms.bound_column(menace + GUNS, defence + GUARDS)
        value = expected(self.book, column, max(-3, -self.pic.cover(space)))
        return max(0, value) // DREAD[self.side]

    # -- the attack --

    def fights(self, unit: str, space: str, foes: list[str]) -> int:
        """The best attack from there, and those that would have to be made."""
        pic, state = self.pic, self.pic.own.units[unit]
        force = arms.attack_of(self.book, unit, state.steps)
        before = set(pic.foes_near(state.at))
        target = self.target(unit)
        values = {}
        for foe in foes:
            power = pic.strengths.get(foe, 0) + (0 if foe in before else force)
            values[foe] = promise(pic, power, pic.foe(foe), foe)
        aim = target[1] if target and force else None
        if target and aim in values:
            values[aim] = max(values[aim], target[0])
        value = max(SHY[self.side], min(8, max(values.values()) // EAGER[self.side]))
        if aim in values:
            value = max(0, value) + TARGET
        if pic.day:
            owed = obliging(self.book, pic.public, self.side, space)
            value -= OWED * sum(values.get(foe, 0) < SENSE and foe != aim for foe in owed)
        return value - FLANKS[self.side] * (len(foes) - 1)
