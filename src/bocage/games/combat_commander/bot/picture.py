"""What a bot sees in a position: who is where, what threatens a hex, how far the goals are.

A picture belongs to one side and one public part and works everything out once, when it is asked.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from bocage.games.combat_commander.book import Book
from bocage.games.combat_commander.bot.worth import (
    POINT,
    SUPPRESSED,
    blow,
    price,
    prizes,
    ties,
    wins,
)
from bocage.games.combat_commander.rules.o20_fire_2_group import crossed_by, why_not_weapon
from bocage.games.combat_commander.rules.o21_move_2_costs import barrier, cost
from bocage.games.combat_commander.rules.r07_exit import may_score
from bocage.games.combat_commander.sight import hindrance, sees
from bocage.games.combat_commander.state import (
    command_of,
    cover,
    is_leader,
    rim_of,
    unit_value,
    weapon_value,
)
from bocage.games.combat_commander.types import Public, Seen, Side, other
from bocage.space import ways

FAR = 200  # half points: nobody gets there
STEP = 9  # half points that an order takes one further, about
DECAY = 0.80  # what a goal loses with every order that it is away
WILLING = 0.85  # how often an enemy who can fire does
NO_FIRE = 0.75  # how likely a card of the enemy is no Fire card
UNSEEN = 5  # FP that may come from anywhere while nobody is on the map
CROWD = (0.66, 0.22, 0.12)  # how much the nearest, the second and the third unit count for a goal
_DECAYED = [float(DECAY ** (far / STEP)) for far in range(FAR + 1)]


class Picture:
    """A position as one side sees it."""

    def __init__(self, book: Book, seen: Seen, side: Side, public: Public | None = None) -> None:
        self.book, self.seen, self.side = book, seen, side
        self.public = seen.public if public is None else public
        self.enemy = other(side)
        self.units: dict[str, list[str]] = {"axis": [], "allies": []}
        self.at: dict[str, dict[str, list[str]]] = {"axis": {}, "allies": {}}
        for unit, state in self.public.units.items():
            owner = book.units[unit].side
            self.units[owner].append(unit)
            self.at[owner].setdefault(state.at, []).append(unit)
        self._prices: dict[str, float] = {}
        self._morale: dict[str, int] = {}
        self._cover: dict[tuple[str, str, bool], int] = {}
        self._stacks: dict[str, list[tuple[str, list[tuple[int, int, int]]]]] = {}
        self._threat: dict[tuple[str, str], int | None] = {}
        self._harm: dict[tuple[str, str, bool], float] = {}
        self._prizes: dict[str, float] | None = None
        self.known: dict[str, object] = {}  # what others have worked out of it

    # -- units ------------------------------------------------------------------------------

    def price(self, unit: str) -> float:
        """What the loss of a unit costs."""
        found = self._prices.get(unit)
        if found is None:
            found = self._prices[unit] = price(self.book, self.public, unit)
        return found

    def blow(self, unit: str) -> float:
        """What breaking a unit (or killing a broken one) costs."""
        return blow(self.book, self.public, unit, self.price(unit))

    def morale(self, unit: str) -> int:
        """The Morale of a unit without cover."""
        found = self._morale.get(unit)
        if found is None:
            found = self._morale[unit] = unit_value(self.book, self.public, unit, "morale")
        return found

    def cover(self, at: str, word: str = "", indirect: bool = False) -> int:
        """The cover of a hex."""
        key = (at, word, indirect)
        found = self._cover.get(key)
        if found is None:
            found = self._cover[key] = cover(self.book, self.public, at, word, indirect)
        return found

    def loss(self, unit: str, gap: int, moving: bool = False) -> float:
        """What an attack that is stronger than a unit by so much is expected to cost its owner."""
        hit, tie = wins(gap), ties(gap)
        found = self.blow(unit) * (hit + (tie if moving else 0))
        if not moving:
            found += SUPPRESSED * self.price(unit) * tie
        return found

    # -- fire that may come -----------------------------------------------------------------

    def stacks(self, side: Side) -> list[tuple[str, list[tuple[int, int, int]]]]:
        """What a side may fire with, by hex: FP, least and greatest range of every piece."""
        found = self._stacks.get(side)
        if found is None:
            found = self._stacks[side] = [
                (at, guns) for at, units in self.at[side].items() if (guns := self._guns(units))
            ]
        return found

    def _guns(self, units: Sequence[str]) -> list[tuple[int, int, int]]:
        book, public = self.book, self.public
        guns: list[tuple[int, int, int]] = []
        for unit in units:
            guns.append(
                (
                    unit_value(book, public, unit, "fp"),
                    1,
                    unit_value(book, public, unit, "range"),
                )
            )
            weapon = public.units[unit].weapon
            if weapon and why_not_weapon(book, public, weapon, unit) is None:
                row = book.weapons[weapon]
                if not row.ordnance:
                    fp = weapon_value(book, public, weapon, unit, "fp")
                    far = weapon_value(book, public, weapon, unit, "range")
                    guns.append((fp, max(1, row.low), far))
        return [gun for gun in guns if gun[2] >= 1]

    def threat(self, at: str, by: Side) -> int | None:
        """The greatest FP that a side can bring to bear on a hex, about; None if it sees nobody."""
        key = (at, by)
        if key in self._threat:
            return self._threat[key]
        book, public = self.book, self.public
        best, stacks = None, 0
        if not self.units[by]:
            best = UNSEEN
        for here, guns in self.stacks(by):
            away = book.distance[here][at]
            able = [fp for fp, low, high in guns if low <= away <= high]
            if not able or not sees(book, public, here, at):
                continue
            fp = max(able) + len(able) - 1 - hindrance(book, public, here, at)
            rise = book.level[at] - book.level[here]
            fp -= (rise > 0) - (rise < 0)
            if book.special("night"):
                fp -= away
            stacks += 1
            best = fp if best is None else max(best, fp)
        if best is not None:
            best += min(2, max(0, stacks - 1))
        self._threat[key] = best
        return best

    def harm(self, unit: str, at: str, moving: bool = False) -> float:
        """What fire is expected to cost a unit in a hex."""
        key = (unit, at, moving)
        found = self._harm.get(key)
        if found is None:
            fp = self.threat(at, other(self.book.units[unit].side))
            if fp is None or fp < 1:
                found = 0.0
            else:
                gap = fp - self.morale(unit) - self.cover(at)
                found = self.fires(other(self.book.units[unit].side)) * self.loss(unit, gap, moving)
            if self.public.forts.get(at) == "mines":
                found += 0.4 * self.blow(unit)
            self._harm[key] = found
        return found

    def harm_of(self, side: Side, at: str) -> float:
        """What fire is expected to cost a plain squad of a side in a hex."""
        fp = self.threat(at, other(side))
        if fp is None or fp < 1:
            return 0.0
        return self.fires(other(side)) * 120 * wins(fp - 7 - self.cover(at))

    def fires(self, by: Side) -> float:
        """How likely a side can fire when it would like to: by its hand, three cards at least."""
        return WILLING * (1 - float(NO_FIRE ** max(3, self.public.hands[by])))

    def crossed(self, here: Iterable[str], there: str) -> str:
        """The wall or hedge that fire from some hexes crosses."""
        known: dict[tuple[str, str], str] = self.book.memo.table("bot-crossed")
        best = ""
        for a in here:
            word = known.get((a, there))
            if word is None:
                word = known[a, there] = crossed_by(self.book, a, there)
            if word and (not best or self.book.cover[word] > self.book.cover[best]):
                best = word
        return best

    # -- goals ------------------------------------------------------------------------------

    @property
    def prizes(self) -> dict[str, float]:
        """What each objective is worth."""
        if self._prizes is None:
            self._prizes = prizes(self.book, self.seen, self.side)
        return self._prizes

    def goals(self, side: Side) -> dict[str, float]:
        """What taking (or keeping, if an enemy is near) each objective is worth to a side."""
        found: dict[str, float] = {}
        foes = self.at[other(side)]
        for number, worth in self.prizes.items():
            owner = self.public.control.get(number)
            if owner == side:
                far = min(
                    (self.book.distance[a][h] for a in foes for h in self.book.objective[number]),
                    default=9,
                )
                found[number] = worth * max(0.0, 0.55 - 0.09 * far)
            else:
                found[number] = worth * (1.7 if owner else 1.0)
        return found

    def away(self, side: Side, goal: str) -> Mapping[str, int]:
        """Half points from every hex to an objective, or with `exit` off the enemy's edge."""
        known: dict[tuple[str, str], dict[str, int]] = self.book.memo.table("bot-far")
        found = known.get((side, goal))
        if found is None:
            found = known[side, goal] = self._field(side, goal)
        return found

    def _field(self, side: Side, goal: str) -> dict[str, int]:
        book, public = self.book, self.public
        if goal == "exit":
            ends = dict.fromkeys(rim_of(book, public, other(side)), 2)
        else:
            ends = dict.fromkeys(book.objective[goal], 0)

        def step(here: str, _: int) -> Iterator[tuple[str, int]]:
            if not here:
                yield from ((h, n) for h, n in sorted(ends.items()) if h not in book.barred)
                return
            for near in book.adjacent[here]:
                if near not in book.barred and not barrier(book, public, near, here):
                    yield near, cost(book, public, side, near, here)

        found = ways("", step, FAR - 1)
        return {h: found.get(h, (FAR, ""))[0] for h in book.hexes}

    def exit_worth(self, side: Side, unit: str) -> float:
        """What it is worth to a side to lead a unit off the enemy's edge."""
        if not may_score(self.book, side):
            return 0.0
        return POINT * self.book.units[unit].vp * (2 if "W" in self.public.chits else 1) * 0.8


def decayed(far: int) -> float:
    """What is left of a goal so many half points away."""
    return _DECAYED[min(far, FAR)]


def led(book: Book, public: Public, units: Iterable[str]) -> list[tuple[str, int]]:
    """Where leaders are, and how far their Command reaches."""
    return [
        (public.units[unit].at, command_of(book, public, unit))
        for unit in units
        if unit in public.units and is_leader(book, unit) and not public.units[unit].broken
    ]


SAME = ("units", "forts", "smoke", "blaze", "control", "chits", "jammed", "dead", "surrender")


def picture_of(book: Book, seen: Seen) -> Picture:
    """The picture of a view; the last one of a side is kept while nothing that it shows changes."""
    side = seen.side or "axis"
    known: Picture | None = book.memo.notes.get(("bot-picture", side))
    if known is not None and _same(known, seen):
        known.seen, known.public = seen, seen.public
        return known
    fresh = book.memo.notes["bot-picture", side] = Picture(book, seen, side)
    return fresh


def _same(known: Picture, seen: Seen) -> bool:
    """Whether everything that a picture was made of is still the same."""
    old, new = known.public, seen.public
    chits = known.seen.own.chits if known.seen.own is not None else ()
    return (
        all(getattr(old, name) is getattr(new, name) for name in SAME)
        and (old.vp, old.time, old.death, old.fog, old.mines)
        == (new.vp, new.time, new.death, new.fog, new.mines)
        and chits == (seen.own.chits if seen.own is not None else ())
        and known.seen.counts.chits == seen.counts.chits
    )
