"""What a bot sees: goals, how far they are, and how strong piles may be."""

from __future__ import annotations

from collections.abc import Mapping

from bocage.games.normandy import types as t
from bocage.games.normandy.book import Book
from bocage.games.normandy.bot.threat import FAR, Threat, steps_to, threat_of
from bocage.games.normandy.rules import r12_strength as arms
from bocage.games.normandy.rules.r12_duties import FORTS
from bocage.games.normandy.state import field_of
from bocage.games.normandy.state.net import Net, net_of
from bocage.kernel.api import once

WEIGHT, STEP = 8, 3  # of a victory point, and of a hex towards it
UNSEEN, SUPPORT = 4, 1  # the strength of a counter that was not looked at; of one without a zone
FORT = 3  # of a strongpoint or a battery
DUG_IN = 2
POOR = 3  # supply points below which there is no help
TOGETHER = 2  # times the share of a hex of a place that counts as a whole


class Picture:
    """One side's view of a position, with what is worked out of it."""

    def __init__(self, book: Book, public: t.Public, own: t.Private, side: str) -> None:
        self.book, self.public, self.own, self.side = book, public, own, side
        self.enemy = t.other(side)
        self.field = field_of(book, public)
        self.num = book.country.num
        self.drawn = book.memo.of(Drawing, public.control, side)
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

    @property
    def rich(self) -> bool:
        """Whether the supply points last for an attack with help."""
        return self.side == t.GERMAN or self.public.csp >= POOR

    @property
    def flying(self) -> bool:
        """Whether there are points in the air for the day, or may be by then."""
        night = t.part_of(self.public.turn) == "night"
        return self.public.air.support > 0 or night

    @once
    def foes(self) -> dict[str, int]:
        """The strength with which each enemy pile may fight."""
        piles = self.public.piles.items()
        return {space: self.worth(space, pile) for space, pile in piles if pile.side == self.enemy}

    def worth(self, space: str, pile: t.Pile) -> int:
        """What a pile may be worth: counters that were seen count exactly."""
        sight = self.own.known.get(space)
        if sight is not None and sight.since == pile.since:
            counters = self.book.counters
            steps = sight.steps or tuple(counters[u].steps for u in sight.units)
            pairs = zip(sight.units, steps, strict=True)
            found = sum(arms.defence_of(self.book, u, n) for u, n in pairs)
        else:
            found = (UNSEEN if pile.zoc else SUPPORT) * pile.n
            found += FORT * sum(mark in FORTS for mark in pile.marks)
        return max(1, found * DUG_IN if "entrenched" in pile.marks else found)

    def foe(self, space: str) -> int:
        """The strength with which an enemy pile may defend."""
        return self.foes[space]

    @once
    def threat(self) -> Threat:
        """What follows from where the enemy stands."""
        return threat_of(self.book, self.side, self.foes, self.drawn.held)

    def away(self, space: str) -> int:
        """How far the nearest enemy is."""
        return self.threat.near.get(self.num[space], FAR)

    def pull(self, space: str) -> int:
        """How much a hex is worth as a place to be: goals near it."""
        return self.drawn.pull.get(self.num[space], -STEP * FAR)

    def foes_near(self, space: str) -> list[str]:
        """Enemy piles next to a hex."""
        held, land = self.field.held[self.enemy], self.book.country
        return [land.names[n] for n in land.around[self.num[space]] if held[n]]

    def fights(self, unit: str) -> bool:
        """Whether a counter belongs into the line: no gun, no headquarters, no truck."""
        counter = self.book.counters[unit]
        return not (counter.is_hq or counter.is_support or counter.artillery is not None)

    @once
    def strengths(self) -> dict[str, int]:
        """The own strength that stands next to each enemy pile."""
        found: dict[str, int] = {}
        for unit, state in self.own.units.items():
            if self.book.counters[unit].artillery is None:
                force = arms.attack_of(self.book, unit, state.steps)
                for near in self.foes_near(state.at) if force else ():
                    found[near] = found.get(near, 0) + force
        return found

    @once
    def guards(self) -> dict[str, int]:
        """By hex, the strength with which those in the line defend it."""
        found: dict[str, int] = {}
        for unit, state in self.own.units.items():
            if self.fights(unit):
                force = arms.defence_of(self.book, unit, state.steps)
                found[state.at] = found.get(state.at, 0) + force
        return found

    @once
    def covered(self) -> dict[int, int]:
        """How many of those in the line stand in or next to each hex, by number."""
        found: dict[int, int] = {}
        for unit, state in self.own.units.items():
            if self.fights(unit):
                for h in self.watched(state.at):
                    found[h] = found.get(h, 0) + 1
        return found

    def watched(self, space: str) -> tuple[int, ...]:
        """A hex and those that are watched from it, by number."""
        here = self.num[space]
        return (here, *self.book.country.zone[here])

    @once
    def shelter(self) -> dict[str, int]:
        """What was asked about cover."""
        return self.book.memo.table("normandy-cover")

    def cover(self, space: str) -> int:
        """How well a hex shelters: what attackers have to take off."""
        known = self.shelter
        if space not in known:
            row, chart = self.book.country.rows[self.num[space]], self.book.charts.terrain
            words = (row.terrain, row.settlement)
            cells = (chart[word].drm for word in words if word)
            worth = sum(int(c) for c in cells if c is not None and c.lstrip("-").isdecimal())
            known[space] = min(3, max(-2, -worth))
        return known[space]


class Drawing:
    """How places that count draw a side, by hex number."""

    def __init__(self, book: Book, control: Mapping[str, str], side: str) -> None:
        self.places = places = places_of(book)
        self.held = {space: n for space, n in places.items() if control.get(space) == side}
        self.wanted = {space: n for space, n in places.items() if space not in self.held}
        self.pull: dict[int, int] = {}
        for space, value in (self.wanted if side == t.ALLIED else places).items():
            for number, steps in steps_to(book, space).items():
                worth = WEIGHT * value - STEP * steps
                if worth > self.pull.get(number, -1000):
                    self.pull[number] = worth


def places_of(book: Book) -> dict[str, int]:
    """The hexes of places that count, with their share of the points."""
    found: dict[str, int] = {}
    for row in book.victory:
        for space in row.hexes if row.kind == "place" else ():
            share = row.points if len(row.hexes) == 1 else TOGETHER * row.points // len(row.hexes)
            found[space] = max(found.get(space, 0), abs(share))
    return found


def picture_of(book: Book, seen: t.Seen) -> Picture:
    """The same, found again for the same position."""
    return book.memo.of(Picture, seen.public, seen.own, seen.side)
