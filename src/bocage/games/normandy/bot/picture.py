"""What a bot sees: goals, how far they are, and how strong piles may be."""

from __future__ import annotations

from collections.abc import Mapping

from bocage.games.normandy import types as t
from bocage.games.normandy.book import Book
from bocage.games.normandy.rules import r12_strength as arms
from bocage.games.normandy.state import field_of
from bocage.games.normandy.state.net import Net, net_of

FAR = 40  # hexes; nobody looks farther
WEIGHT, STEP = 8, 3  # of a victory point, and of a hex towards it
UNSEEN = {t.ALLIED: 4, t.GERMAN: 4}  # the strength of a counter that was not looked at
DUG_IN = 2


class Picture:
    """One side's view of a position, with what is worked out of it."""

    def __init__(self, book: Book, public: t.Public, own: t.Private, side: str) -> None:
        self.book, self.public, self.own, self.side = book, public, own, side
        self.enemy = t.other(side)
        self.field = field_of(book, public)
        self.num = book.country.num
        self.drawn = book.memo.of(Drawing, public.control, side)
        self.near = book.memo.of(enemies_away, public.piles, side)
        self._foes: dict[str, int] = {}
        self._power: dict[str, int] | None = None

    @property
    def net(self) -> Net:
        """Who is supplied."""
        return net_of(self.book, self.public, self.own, self.side)

    @property
    def day(self) -> bool:
        """Whether it is day, and no bad weather."""
        bad = self.public.weather in ("heavy-rain", "storm")
        return t.part_of(self.public.turn) != "night" and not bad

    def away(self, space: str) -> int:
        """How far the nearest enemy is."""
        return self.near.get(self.num[space], FAR)

    def pull(self, space: str) -> int:
        """How much a hex is worth as a place to be: goals near it."""
        return self.drawn.pull.get(self.num[space], -STEP * FAR)

    def foe(self, space: str) -> int:
        """The strength with which an enemy pile may defend."""
        if space not in self._foes:
            pile = self.public.piles[space]
            sight = self.own.known.get(space)
            if sight is not None and sight.since == pile.since:
                counters = self.book.counters
                steps = sight.steps or tuple(counters[u].steps for u in sight.units)
                pairs = zip(sight.units, steps, strict=True)
                found = sum(arms.defence_of(self.book, u, n) for u, n in pairs)
            else:
                found = UNSEEN[self.enemy] * pile.n
            if "entrenched" in pile.marks:
                found *= DUG_IN
            self._foes[space] = max(1, found)
        return self._foes[space]

    def foes_near(self, space: str) -> list[str]:
        """Enemy piles next to a hex."""
        piles, land = self.public.piles, self.book.country
        names = (land.names[n] for n in land.around[self.num[space]])
        return [n for n in names if n in piles and piles[n].side == self.enemy]

    def power(self, space: str) -> int:
        """The own strength that stands next to a hex."""
        if self._power is None:
            self._power = {}
            for unit, state in self.own.units.items():
                if self.book.counters[unit].artillery is None:
                    force = arms.attack_of(self.book, unit, state.steps)
                    for near in self.foes_near(state.at) if force else ():
                        self._power[near] = self._power.get(near, 0) + force
        return self._power.get(space, 0)

    def cover(self, space: str) -> int:
        """How well a hex shelters: what attackers have to take off."""
        row, chart = self.book.country.rows[self.num[space]], self.book.charts.terrain
        words = (row.terrain, row.settlement)
        cells = (chart[word].drm for word in words if word)
        worth = sum(int(c) for c in cells if c is not None and c.lstrip("-").isdecimal())
        return min(3, max(-2, -worth))


class Drawing:
    """How goals draw a side, by hex number."""

    def __init__(self, book: Book, control: Mapping[str, str], side: str) -> None:
        self.goals = goals_of(book, control, side)
        self.pull: dict[int, int] = {}
        for space, value in self.goals.items():
            for number, steps in reached(book, (book.country.num[space],), FAR).items():
                worth = WEIGHT * value - STEP * steps
                if worth > self.pull.get(number, -1000):
                    self.pull[number] = worth


def goals_of(book: Book, control: Mapping[str, str], side: str) -> dict[str, int]:
    """Places that a side wants to take or to keep, with their points."""
    found: dict[str, int] = {}
    for row in book.victory:
        for space in row.hexes if row.kind == "place" else ():
            held = control.get(space) == side
            share = max(1, abs(row.points) // len(row.hexes))
            wanted = share if (side == t.GERMAN) == held else max(0, share - 3)
            if wanted:
                found[space] = max(found.get(space, 0), wanted)
    return found


def enemies_away(book: Book, piles: Mapping[str, t.Pile], side: str) -> dict[int, int]:
    """How far the nearest enemy pile is, by hex number."""
    num = book.country.num
    return reached(book, [num[h] for h, pile in piles.items() if pile.side != side], FAR)


def reached(book: Book, starts: object, most: int) -> dict[int, int]:
    """How many hexes it is from one of these, over land in play."""
    land, open_to = book.country.around, book.open
    edge: list[int] = list(starts)  # type: ignore[call-overload]
    found = dict.fromkeys(edge, 0)
    for steps in range(1, most + 1):
        ahead = []
        for a in edge:
            for b in land[a]:
                if b not in found and open_to[b]:
                    found[b] = steps
                    ahead.append(b)
        edge = ahead
    return found


def picture_of(book: Book, seen: t.Seen) -> Picture:
    """The same, found again for the same position."""
    return book.memo.of(Picture, seen.public, seen.own, seen.side)
