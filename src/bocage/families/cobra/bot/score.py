"""What a hex is worth to a unit or a division: in the line, in an attack, on its way."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from bocage.families.cobra.bot.mind import mind_of
from bocage.families.cobra.bot.picture import (
    LOST,
    Picture,
    Target,
    fighting,
    fragile,
    pressed,
    quarter_column,
)
from bocage.families.cobra.bot.worth import armoured, stake
from bocage.families.cobra.types import ALLIED, GERMAN

Group = tuple[str, ...]

HASTE = 8

# Weights of the terms of a hex's score.
# How much the armies want to get to their goals, for each half point: on foot, on wheels.
DRIVE = {"us": (4, 6), "british": (3, 5)}
REST = 80
SHELTER = 8  # a shift of the terrain, at the end of a retreat
PAIR = 30
WHOLE = 120
NOTHING = -(10**9)


class Scorer:
    """What hexes are worth to a group that stands somewhere, all others staying where they are."""

    def __init__(self, picture: Picture, group: Group, start: str) -> None:
        book, units = picture.book, picture.public.units
        self.picture = picture
        self.book = book
        self.mind = mind_of(book)
        self.group = group
        self.start = start
        self.late = False  # whether nobody moves again this turn
        self.counter = book.counters[group[0]]
        self.truck = any(unit in units and units[unit].truck for unit in group)
        full = sum(book.counters[u].strengths[0] for u in group if u not in units)
        self.strength = full + sum(fighting(book, units, unit) for unit in group if unit in units)
        self.turn = picture.public.turn
        self.exerting = sum(book.roster.exerts[unit] for unit in group)
        self._cover: dict[str, int] = {}
        self._gains: dict[str, int] = {}

    # what role it plays

    @cached_property
    def mobile(self) -> bool:
        """A division that can be integrated."""
        return self.counter.formation is not None and (armoured(self.counter) or self.truck)

    @cached_property
    def complete(self) -> bool:
        """Whether all the division is in the group."""
        return self.mobile and len(self.group) == len(
            self.book.divisions[self.counter.formation or ""]
        )

    @cached_property
    def running(self) -> bool:
        """Whether it is time for it to leave the fight: to go east, or out in the west."""
        return self.mind.running(self)

    @cached_property
    def tired(self) -> bool:
        """Whether an Allied division should go back for replacements."""
        units, steps = self.picture.public.units, self.counter.steps
        unit = self.group[0]
        return (
            self.picture.side == ALLIED and steps > 2 and unit in units and units[unit].steps <= 2
        )

    @cached_property
    def goals(self) -> tuple[str, ...]:
        """Where it wants to go in the end."""
        return self.mind.goals(self)

    @cached_property
    def drive(self) -> int:
        """How much it wants to get there, for each half point of the way."""
        if self.picture.side == GERMAN:
            return 0
        fast = self.counter.type in ("armour", "cavalry") or self.truck
        return DRIVE[self.counter.group][fast]

    # the score

    def score(self, hex_: str) -> int:
        """How good it is to be there."""
        if self.running:
            return self._company(hex_) - HASTE * self._way.get(hex_, 400) - self._danger(hex_) // 2
        if self.counter.type == "hq":
            return self._lead(hex_)
        total = self._covers.get(hex_, 0) + self._company(hex_)
        total += self.mind.prize(self.picture, self.group, hex_) - self.mind.risk(self, hex_)
        if self.drive:
            total -= self.drive * self._way.get(hex_, 400)
        if not self.tired:
            total -= 8 * self.far_from_need(hex_)
        if not self.picture.threat(hex_):  # nothing to fight there
            return total + (REST if self.tired else 0)
        total += self._hold(hex_) - self._danger(hex_)
        return total if self.tired else total + self._strike(hex_) + self._close(hex_)

    def refuge(self, hex_: str) -> int:
        """How good it is to end a retreat there."""
        if self.running:
            return self.score(hex_)
        good = SHELTER * self.picture.ground.shift[hex_] - self.hunger(hex_)
        return good + self._company(hex_) - self._danger(hex_)

    def pursuit(self, end: str) -> int:
        """What an Allied group gains by an advance, at a glance."""
        way = self.picture.ground.plain(self.goals)
        nearer = way.get(self.start, 400) - way.get(end, 400)
        safer = self._danger(self.start) - self._danger(end)
        together = self._company(end) - self._company(self.start)
        return self.drive * nearer + safer + together - self.hunger(end)

    def far(self, hex_: str) -> int:
        """How far a hex is from where the unit is wanted."""
        if self.drive:
            return self._way.get(hex_, 400)
        return self.far_from_need(hex_)

    def way(self, hex_: str) -> int:
        """How far it is from a hex to where it wants to go, past all enemies."""
        return self._way.get(hex_, 400)

    @cached_property
    def _way(self) -> dict[str, int]:
        return self.picture.foe.field(self.goals, "mechanised")

    def hunger(self, hex_: str) -> int:
        """What it costs to be out of supply there."""
        return 0 if self.picture.fed(hex_) else self.mind.unsupplied

    def room(self, hex_: str) -> bool:
        """Whether it may stay there."""
        here = self.picture.lines.here(hex_)
        return not here or self.book.fits((*here, *self.group))

    # holding the line

    def cover(self, hex_: str) -> int:
        """The holes of the line that it would stop there."""
        return self._covers.get(hex_, 0)

    @cached_property
    def _covers(self) -> dict[str, int]:
        """The holes of the line that it stops from each hex."""
        found: dict[str, int] = {}
        if not self.exerting:
            return found
        zoc_from = self.picture.ground.zoc_from
        for hex_ in self.picture.line:
            need = self._need(hex_)
            if need:
                for there in (hex_, *zoc_from[hex_]):
                    found[there] = found.get(there, 0) + need
        return found

    def _need(self, hex_: str) -> int:
        """What it is worth to cover a hex of the line, whoever else does."""
        value = self._cover.get(hex_)
        if value is None:
            value = self._cover[hex_] = self._missing(hex_)
        return value

    def _missing(self, hex_: str) -> int:
        picture = self.picture
        if hex_ not in picture.line or self._others(hex_):
            return 0
        count = picture.zoc.get(hex_, 0)
        if hex_ in self.book.country.zoc_to[self.start]:
            count -= self.exerting
        if count > 1:
            return 0
        if count == 1:
            return self.mind.thin[picture.side]
        return self.mind.hole(picture)

    def _others(self, hex_: str) -> int:
        """Our strength there without the group."""
        force = self.picture.force.get(hex_, 0)
        if not force or hex_ != self.start:
            return force
        stay = [u for u in self.picture.lines.here(hex_) if u not in self.group]
        return sum(fighting(self.book, self.picture.public.units, unit) for unit in stay)

    def _hold(self, hex_: str) -> int:
        """What its strength adds to the defence."""
        picture = self.picture
        threat = picture.threat(hex_)
        if not threat:
            return 0
        others = self._others(hex_)
        ease = 2 + picture.ground.shift[hex_]
        before, after = others * ease // 2, (others + self.strength) * ease // 2
        if self.complete and not others:
            after *= 2
        value = _holding(threat, after) - _holding(threat, before)
        value = value * self.mind.massed[picture.side] // 100
        if hex_ in picture.line:
            return value
        near = any(there in picture.line for there in self.book.country.next_to[hex_])
        return value // 2 if near and hex_ not in picture.ezoc else value // 8

    def _danger(self, hex_: str) -> int:
        """What may be lost there, by the odds and the ways out."""
        picture = self.picture
        threat = picture.threat(hex_)
        if not threat:
            return 0
        ease = 2 + picture.ground.shift[hex_]
        own = (self._others(hex_) + self.strength * (2 if self.complete else 1)) * ease // 2
        chance = pressed(threat, own)
        if not chance:
            return 0
        foe, ezoc, force = picture.foe.force, picture.ezoc, picture.force
        free = 0
        for there in self.book.country.next_to[hex_]:
            if there not in foe and (there not in ezoc or (there in force and there != self.start)):
                free += 1
        return self._stake * chance * LOST[free] * self._care // 1_000_000

    @cached_property
    def _care(self) -> int:
        return self.mind.caring(self)

    @cached_property
    def _stake(self) -> int:
        units = self.picture.public.units
        steps = sum(
            units[u].steps if u in units else self.book.counters[u].steps for u in self.group
        )
        return stake(self.book, self.picture.public, self.group) * fragile(steps) // 100

    # fighting

    def _strike(self, hex_: str) -> int:
        """What it adds to the attacks that can be made from there."""
        near = self._near.get(hex_)
        return max(self._gain(there) for there in near) if near else 0

    @cached_property
    def _near(self) -> dict[str, list[str]]:
        return self.picture.near_targets(self.counter.group)

    def _gain(self, there: str) -> int:
        """What it adds to the attack on a target."""
        found = self._gains.get(there)
        if found is None:
            target = self.picture.targets(self.counter.group)[there]
            found = self._gains[there] = self._added(there, target)
        return found

    def _added(self, there: str, target: Target) -> int:
        strength = self.strength * (2 if self.complete else 1)
        present = target.present
        if there in self.book.country.next_to[self.start]:
            present -= strength
        worth = self.picture.ground.worth
        before = worth[quarter_column(present, target.defence, target.shift)]
        after = worth[quarter_column(present + strength, target.defence, target.shift)]
        return (after - before) * target.weight // 100

    def _close(self, hex_: str) -> int:
        """The ways out of targets that its zone of control closes from there."""
        if not self.exerting:
            return 0
        exits = self._exits
        return sum(exits.get(there, 0) for there in self.book.country.zoc_to[hex_])

    @cached_property
    def _exits(self) -> dict[str, int]:
        """What it is worth to close each way out."""
        picture, country = self.picture, self.book.country
        mine = country.zoc_to[self.start]
        found: dict[str, int] = {}
        for target, facts in picture.targets(self.counter.group).items():
            free = []
            for there in country.next_to[target]:
                count = picture.zoc.get(there, 0) - (self.exerting if there in mine else 0)
                if there in picture.foe.force or (count <= 0 and there not in picture.force):
                    free.append(there)
            closing = LOST[max(0, len(free) - 1)] - LOST[len(free)]
            value = facts.stake * closing * facts.weight // 10_000
            value = value * (30 + pressed(facts.present, facts.defence)) // 200
            for there in free:
                if there not in picture.foe.force:
                    found[there] = found.get(there, 0) + value
        return found

    # being together

    def _company(self, hex_: str) -> int:
        """Divisions belong together; nobody else may disturb them."""
        here = self.picture.lines.here(hex_)
        if self.counter.type == "tiger":
            return 40 if any(self.book.counters[u].type == "panzer" for u in here) else 0
        total = 0
        if self.mobile and not self.complete:
            mates = self.book.divisions[self.counter.formation or ""]
            total += 40 * sum(mate in here and mate not in self.group for mate in mates)
        if self.counter.group == "british" and self.counter.formation is None:
            others = [self.book.counters[u] for u in here if u not in self.group]
            total += PAIR * any(other.size == "brigade" for other in others)
        if self._disturbs(here):
            total -= WHOLE
        return total

    def _disturbs(self, here: Sequence[str]) -> bool:
        """Whether a division that is integrated there, or the group's own, would be no longer."""
        formation = self.counter.formation
        for unit in here:
            counter = self.book.counters[unit]
            if unit in self.group or counter.type in ("hq", "tiger"):
                continue
            whole = self.mobile or armoured(counter)
            if whole and (counter.formation != formation or formation is None):
                return True
        return False

    # headquarters

    def _lead(self, hex_: str) -> int:
        """Near the stacks that it can help, away from the enemy."""
        picture, book, apart = self.picture, self.book, self.book.country.apart
        radius = self.counter.radius or 0
        total = 0
        for there, fight in picture.fights:
            far = apart(hex_, there)
            if far <= radius:
                total += fight * (2 if far < radius else 1)
            elif far <= 2 * radius:
                total += fight // 4
        for hq in book.headquarters[picture.side]:
            state = picture.public.units.get(hq)
            if state is not None and hq not in self.group:
                far = book.country.apart(hex_, state.at)
                total -= 25 * max(0, radius + 2 - far)
        exposed = picture.threat(hex_) if hex_ not in picture.force else picture.threat(hex_) // 3
        return total - 2 * exposed - (200 if hex_ in picture.ezoc else 0)

    # approaching

    @cached_property
    def _wanted(self) -> str | None:
        """The hex of the line, or the target, that most needs the group, not too far away."""
        picture, apart = self.picture, self.book.country.apart
        best, best_value = None, NOTHING
        for hex_ in picture.line:
            value = self._need(hex_)
            if picture.side == GERMAN:
                held, threat = self._others(hex_), picture.threat(hex_)
                value += _holding(threat, held + self.strength) - _holding(threat, held)
            value -= 5 * apart(self.start, hex_)
            if value > best_value:
                best, best_value = hex_, value
        if picture.side == ALLIED:
            for hex_, target in picture.targets(self.counter.group).items():
                value = target.weight - 5 * apart(self.start, hex_)
                if value > best_value:
                    best, best_value = hex_, value
        return best

    def far_from_need(self, hex_: str) -> int:
        """How far it would be from where it is wanted."""
        wanted = self._wanted
        return max(0, self.book.country.apart(hex_, wanted) - 1) if wanted else 0


def _holding(threat: int, strength: int) -> int:
    return 4 * threat * strength // (2 * strength + threat + 1)
