"""Chapter combat - Attacks: who may attack what, strengths, shifts and the odds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bocage.families.cobra.counters import Group
from bocage.families.cobra.lines import ENEMY, Lines
from bocage.families.cobra.odds import halved
from bocage.families.cobra.terrain import Shift, marsh_open, river_shift, terrain_shifts
from bocage.families.cobra.types import ALLIED, GERMAN, Attack, Battle, Combat, PlayerTurn, Side
from bocage.games.cobra_spi.book import Book
from bocage.games.cobra_spi.rules.common import kind_now
from bocage.games.cobra_spi.rules.headquarters import (
    attack_helpers,
    us_shifts_left,
    why_not_lead_attack,
)
from bocage.games.cobra_spi.rules.integration import integrated
from bocage.games.cobra_spi.rules.points import why_not_more, why_not_point
from bocage.games.cobra_spi.rules.supply import in_supply
from bocage.games.cobra_spi.types import Public
from bocage.kernel.api import (
    Adding,
    Flag,
    Form,
    Illegal,
    Pick,
    Stack,
    Tally,
    refuse,
    rule,
)

# -- who may attack what --------------------------------------------------------------------


class Field:
    """What the attacks of a combat phase depend on, put together once for a decision."""

    __slots__ = (
        *("book", "contacts", "enemies", "lines", "phase", "public", "side", "turn"),
        *("_attackers", "_done", "_targets"),
    )

    def __init__(self, book: Book, public: Public, turn: PlayerTurn, phase: Combat) -> None:
        self.book = book
        self.public = public
        self.turn = turn
        self.phase = phase
        self.side = phase.side
        self.lines = book.lines(public.units)
        self.enemies = self.lines.held[ENEMY[phase.side]]
        self.contacts = contacts(self.lines, phase.side)
        self._done = [
            group
            for group, made in turn.attacks.items()
            if why_not_more(group, public.turn, made) is not None
        ]
        self._attackers: dict[str, list[str]] = {}
        self._targets: dict[str, tuple[str, ...]] = {}

    def attackers(self, hex_: str) -> list[str]:
        """The units of a hex next to enemies that may still attack."""
        found = self._attackers.get(hex_)
        if found is None:
            here = self.contacts.get(hex_, ())
            found = self._attackers[hex_] = [unit for unit in here if self._may_attack(unit)]
        return found

    def forces(self, on: Sequence[str]) -> list[list[str]]:
        """Who could attack these hexes together, group by group."""
        found: dict[str, list[str]] = {}
        for hex_ in self.book.country.next_to[on[0]]:
            for unit in self.attackers(hex_):
                if self.reach(unit, hex_).issuperset(on):
                    found.setdefault(self.book.group_of[unit], []).append(unit)
        return [sorted(units, key=self.book.place) for units in found.values()]

    def may_pay(self, by: tuple[str, ...]) -> bool:
        """Whether an attack by these units may use a supply point."""
        if self.side != ALLIED:
            return False
        act = Attack((), by, point=True)
        return why_not_point(self.book, self.lines, self.public, act) is None

    def leaders(self, by: Sequence[str]) -> list[str | None]:
        """The headquarters that may help these units, or none."""
        return [None, *attack_helpers(self.book, self.lines, self.side, self.phase.led, by)]

    def shifts(self, hq: str | None) -> tuple[int, ...]:
        """How many shifts a headquarters may give."""
        two = hq is not None and self.side == ALLIED and us_shifts_left(self.phase.led, hq) > 1
        return (1, 2) if two else (1,)

    @rule("2008:8.2.2a")
    def _may_attack(self, unit: str) -> bool:
        """Whether a unit has not attacked, and its group may still attack this turn."""
        if unit in self.phase.attacked or self.book.roster.is_hq[unit]:
            return False
        return self.book.group_of[unit] not in self._done

    def in_contact(self) -> bool:
        """Whether anybody can attack anything."""
        for hex_ in self.contacts:
            units = self.attackers(hex_)
            for there in self.targets(hex_) if units else ():
                for unit in units:
                    if there in self.reach(unit, hex_):
                        return True
        return False

    def reach(self, unit: str, hex_: str) -> frozenset[str]:
        """The hexes that a unit could attack from a hex."""
        return self.book.country.strikes[kind_now(self.book, self.public.units, unit)][hex_]

    def targets(self, hex_: str) -> tuple[str, ...]:
        """The enemy hexes next to a hex that may still be attacked."""
        found = self._targets.get(hex_)
        if found is None:
            near = [there for there in self.book.country.next_to[hex_] if there in self.enemies]
            near = [there for there in near if why_not_target(self, there) is None]
            found = self._targets[hex_] = tuple(sorted(near))
        return found


class Targets(Sequence[tuple[str, ...]]):
    """For each hex of a side that is in contact, what its units may attack; looked up lazily."""

    def __init__(self, field: Field) -> None:
        self._field = field
        self._hexes = list(field.contacts)

    def __len__(self) -> int:
        return len(self._hexes)

    def __getitem__(self, i: Any) -> Any:
        hex_ = self._hexes[i]
        return self._field.targets(hex_) if self._field.attackers(hex_) else ()


def contacts(lines: Lines, side: Side) -> dict[str, tuple[str, ...]]:
    """The hexes of a side that are next to enemies, with the units there."""
    found: dict[str, tuple[str, ...]] | None = lines.known.get(("contacts", side))
    if found is None:
        own, order = lines.held[side], lines.roster.order
        near = {order[own[hex_][0]]: hex_ for hex_ in _touched(lines, side)}
        found = {near[place]: own[near[place]] for place in sorted(near)}
        lines.known["contacts", side] = found
    return found


def _touched(lines: Lines, side: Side) -> set[str]:
    """The hexes of a side next to enemies: in their zones, across rivers, beside those without."""
    own, enemy, country = lines.held[side], ENEMY[side], lines.country
    enemies, found = lines.held[enemy].keys(), own.keys() & lines.zoc[enemy].keys()
    for hex_ in own.keys() & country.across.keys():
        if not enemies.isdisjoint(country.across[hex_]):
            found.add(hex_)
    for unit in lines.roster.without_zoc[enemy]:
        if unit in lines.units:
            found.update(own.keys() & country.next_to[lines.units[unit].at])
    return found


def why_not_target(field: Field, hex_: str) -> Illegal | None:
    """Enemy units that were not attacked in this phase, in a hex that is not closed."""
    if hex_ not in field.enemies:
        return refuse("2008:8.1.3", "no-enemy", hex=hex_)
    if field.side == ALLIED and hex_ == field.turn.bombed:
        return refuse("carpet.5", "bombed-hex", hex=hex_)
    here, phase = field.enemies[hex_], field.phase
    for unit in here:
        if unit in phase.advanced:
            return refuse("2008:8.7.5b", "advanced-defender", unit=unit)
        if unit in phase.defended and unit not in phase.refuge:
            return refuse("2008:8.1.6", "already-attacked", hex=hex_)
    if phase.refuge and all(unit in phase.refuge for unit in here):
        return refuse("2008:8.1.6", "already-attacked", hex=hex_)
    return None


def why_not_attacker(field: Field, unit: str, on: Sequence[str]) -> Illegal | None:
    """A unit of ours that has not attacked, next to every hex that is attacked."""
    book, state = field.book, field.public.units.get(unit)
    if state is None or book.side_of[unit] != field.side:
        return refuse("2008:8.1.1a", "not-yours", unit=unit)
    if book.roster.is_hq[unit]:
        return refuse("hq.1", "headquarters-attack", unit=unit)
    if unit in field.phase.advanced:
        return refuse("2008:8.7.5b", "advanced-attacker", unit=unit)
    if unit in field.phase.attacked:
        return refuse("2008:8.1.6", "has-attacked", unit=unit)
    for hex_ in on:
        if hex_ in field.reach(unit, state.at):
            continue
        if hex_ not in book.country.around[state.at]:
            return why_apart(unit, hex_, len(on))
        bad = why_not_across(book, field.public, unit, state.at, hex_)
        if bad is not None:
            return bad
    return None


def why_apart(unit: str, hex_: str, targets: int) -> Illegal:
    """An attacker is next to what it attacks; of several hexes, to all."""
    if targets > 1:
        return refuse("2008:8.2.3", "not-adjacent-to-all", unit=unit, hex=hex_)
    return refuse("2008:8.1.3", "not-adjacent-target", unit=unit, hex=hex_)


def why_not_across(book: Book, public: Public, unit: str, here: str, there: str) -> Illegal | None:
    """A hexside that can be attacked across."""
    country = book.country
    if there not in country.next_to[here]:
        return refuse("2008:5.7.4", "sea-side", hex=there)
    if not marsh_open(country, kind_now(book, public.units, unit), here, there):
        return refuse("2008:8.5.9", "marsh-attack", unit=unit, hex=there)
    return None


def why_not_attack(field: Field, act: Attack) -> Illegal | None:
    """Targets, attackers, their nations, the limit of attacks, the point and the headquarters."""
    if not act.on or not act.by:
        return refuse("2008:8.1.3", "nobody-attacks")
    for hex_ in act.on:
        bad = why_not_target(field, hex_)
        if bad is not None:
            return bad
    for unit in act.by:
        bad = why_not_attacker(field, unit, act.on)
        if bad is not None:
            return bad
    group = field.book.group_of[act.by[0]]
    made = field.turn.attacks.get(group, 0)
    bad = why_not_joint(field, act.by) or why_not_more(group, field.public.turn, made)
    if bad is not None:
        return bad
    bad = why_not_point(field.book, field.lines, field.public, act)
    if bad is not None:
        return bad
    return why_not_lead_attack(
        field.book, field.lines, field.side, field.phase.led, act.by, act.hq, act.shift
    )


def why_not_joint(field: Field, by: Sequence[str]) -> Illegal | None:
    """One group of nations in an attack; trucks keep the regiments of a division together."""
    book = field.book
    if len({book.group_of[unit] for unit in by}) > 1:
        return refuse("combat.4", "mixed-nations")
    for unit in by:
        division = book.counters[unit].formation
        if field.public.units[unit].truck and division is not None:
            for mate in book.divisions[division]:
                if mate in field.public.units and mate not in by:
                    return refuse("2008:5.8.4b", "trucks-together", unit=mate)
    return None


@rule("2008:8.1.5")
def attack_form(field: Field) -> Form:
    """Hexes that some unit could attack together, the attackers, the point, the headquarters."""
    targets = Targets(field)
    return Form(
        Attack,
        (
            Stack("on", lambda done: targets),
            Stack("by", lambda done: field.forces(done["on"])),
            Flag("point", lambda done: field.may_pay(done["by"])),
            Pick("hq", lambda done: field.leaders(done["by"])),
            Pick("shift", lambda done: field.shifts(done["hq"])),
        ),
        lambda act: why_not_attack(field, act),
        lambda act: attack_tallies(field, act),
    )


def attack_tallies(field: Field, act: Attack) -> tuple[Tally, ...]:
    """Strengths and shifts as the attack would be resolved without help for the defender."""
    battle = declared(field.book, field.lines, field.side, field.phase.refuge, act)
    return battle_tallies(field.book, field.public, battle, field.phase.strikes)


def declared(book: Book, lines: Lines, side: Side, refuge: Sequence[str], act: Attack) -> Battle:
    """The combat that an attack begins."""
    defenders, refugees = defending(lines, act.on, refuge)
    return Battle(
        side=side,
        on=act.on,
        by=act.by,
        point=act.point,
        hq=act.hq or "",
        shift=act.shift if act.hq else 0,
        defenders=defenders,
        refugees=refugees,
        starts={unit: lines.units[unit].at for unit in (*act.by, *defenders)},
    )


@rule("2008:8.6.5", "2008:8.2.1", "rul.35")
def defending(
    lines: Lines, on: Sequence[str], refuge: Sequence[str]
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """All units of the hexes defend, but not those that took refuge with others there."""
    if not refuge and len(on) == 1:
        return lines.here(on[0]), ()
    defenders: list[str] = []
    refugees: list[str] = []
    for hex_ in on:
        here = lines.here(hex_)
        fresh = [unit for unit in here if unit not in refuge]
        defenders += fresh or here
        refugees += [unit for unit in here if unit in refuge] if fresh else []
    order = lines.roster.order.__getitem__
    return tuple(sorted(defenders, key=order)), tuple(sorted(refugees, key=order))


# -- strengths ------------------------------------------------------------------------------


def battle_tallies(
    book: Book, public: Public, battle: Battle, strikes: Sequence[str]
) -> tuple[Tally, ...]:
    """Both strengths and the net shift, each term with its clause."""
    lines = book.lines(public.units)
    return (
        attack_strength(book, lines, battle),
        defence_strength(book, lines, battle),
        net_shift(book, lines, battle, strikes),
    )


def attack_strength(book: Book, lines: Lines, battle: Battle) -> Tally:
    """The attackers' strengths, doubled, halved and quartered; the unsupplied halved together."""
    tally = Adding("attack")
    side = battle.side
    short: list[int] = []
    for unit in battle.by:
        value = printed_strength(book, lines, unit, overrun=battle.overrun)
        tally.add("2008:8.1.2", "strength", value, unit=unit)
        here = lines.units[unit].at
        supplied = in_supply(book, lines, side, here) and pays(battle, side)
        if value and not battle.overrun and supplied:
            value += _doubling(book, lines, side, unit, value, tally)
        value = _wet_attack(book, lines, unit, value, battle, tally)
        if value and not supplied:
            short.append(value)
    fed = any(in_supply(book, lines, side, lines.units[unit].at) for unit in battle.by)
    _starving(tally, short, "no-point" if fed and not pays(battle, side) else "unsupplied")
    return tally.done()


def printed_strength(book: Book, lines: Lines, unit: str, overrun: bool = False) -> int:
    """What stands on the counter; a Tiger battalion adds nothing to an overrun."""
    if overrun and unit in book.tigers:
        return 0
    return book.strength[unit, lines.units[unit].steps]


@rule("2008:10.0b", "asp.2")
def pays(battle: Battle, side: Side) -> bool:
    """An Allied attack without a supply point counts as out of supply; overruns need none."""
    return side == GERMAN or battle.point or battle.overrun


def _doubling(  # noqa: PLR0913 - the facts of one term
    book: Book, lines: Lines, side: Side, unit: str, value: int, tally: Adding
) -> int:
    if not of_division(book, unit, integrated(book, lines, side, lines.units[unit].at)):
        return 0
    tally.add("integ.1", "integrated", value, unit=unit)
    return value


def _wet_attack(  # noqa: PLR0913 - the facts of one term
    book: Book, lines: Lines, unit: str, value: int, battle: Battle, tally: Adding
) -> int:
    """Marsh and the lower Dives weaken mechanised attackers."""
    if not value or kind_now(book, lines.units, unit) != "mechanised":
        return value
    here, country, on = lines.units[unit].at, book.country, battle.on
    if here in country.marshes or not country.marshes.isdisjoint(on):
        if battle.overrun:
            tally.add("2008:5.5.5", "in-marsh", halved(value) - value, unit=unit)
        else:
            tally.add("2008:8.3.8", "in-marsh", halved(value) - value, unit=unit)
        value = halved(value)
    edges = [country.edge(here, hex_) for hex_ in on] if here in country.on_dives else []
    if any(edge.dives for edge in edges):
        less = dives_strength(value, any(edge.dives and not edge.bridge for edge in edges))
        tally.add("2008:8.3.6", "dives", less - value, unit=unit)
        value = less
    return value


@rule("2008:6.5.1b")
def of_division(book: Book, unit: str, division: str | None) -> bool:
    """Only units of the integrated division itself are doubled."""
    return division is not None and book.counters[unit].formation == division


@rule("2008:8.3.6")
def dives_strength(value: int, unbridged: bool) -> int:
    """A half over a bridge of the lower Dives, a quarter without; never less than 1."""
    return max(1, -(-value // 4)) if unbridged else halved(value)


@rule("sup.3")
def _starving(tally: Adding, short: Sequence[int], label: str = "unsupplied") -> None:
    """Units out of supply, or as good as that, are added up and halved, fractions up."""
    if short:
        total = sum(short)
        tally.add("sup.3", label, at_least_one_each(halved(total), len(short)) - total)


@rule("2008:10.6.2")
def at_least_one_each(strength: int, units: int) -> int:
    """No unit falls below 1."""
    return max(strength, units)


def defence_strength(book: Book, lines: Lines, battle: Battle) -> Tally:
    """The defenders' strengths; headquarters alone count 1."""
    tally = Adding("defence")
    side = ENEMY[battle.side]
    short: list[int] = []
    alone = book.roster.headquarters.issuperset(battle.defenders)
    for unit in battle.defenders:
        value = printed_strength(book, lines, unit)
        tally.add("2008:8.2.1", "strength", value, unit=unit)
        here = lines.units[unit].at
        supplied = in_supply(book, lines, side, here)
        if value and supplied:
            value += _doubled_defence(book, lines, side, unit, value, tally)
        value = _wet_defence(book, lines, unit, value, tally)
        if value and not supplied:
            short.append(value)
    _starving(tally, short)
    if alone:
        lone_headquarters(tally)
    return tally.done()


@rule("hq.2", "rul.36")
def lone_headquarters(tally: Adding) -> None:
    """Headquarters that defend alone have strength 1."""
    tally.add("hq.2", "headquarters", 1)


def _doubled_defence(  # noqa: PLR0913 - the facts of one term
    book: Book, lines: Lines, side: Side, unit: str, value: int, tally: Adding
) -> int:
    if not of_division(book, unit, integrated(book, lines, side, lines.units[unit].at)):
        return 0
    tally.add("2008:6.5.2a", "integrated", value, unit=unit)
    return value


def _wet_defence(book: Book, lines: Lines, unit: str, value: int, tally: Adding) -> int:
    """Mechanised units defend in marsh at half strength."""
    marsh = lines.units[unit].at in book.country.marshes
    if not value or not marsh or kind_now(book, lines.units, unit) != "mechanised":
        return value
    tally.add("2008:M.TEC7", "in-marsh", halved(value) - value, unit=unit)
    return halved(value)


# -- shifts ---------------------------------------------------------------------------------


def net_shift(book: Book, lines: Lines, battle: Battle, strikes: Sequence[str]) -> Tally:
    """Every column shift: terrain and river, Tigers, headquarters of both sides, air."""
    tally = Adding("shift")
    country = book.country
    for shift in strongest_terrain(book, battle.on):
        tally.add(shift.clause, shift.label, shift.value)
    sides = ((lines.units[unit].at, hex_) for unit in battle.by for hex_ in battle.on)
    tally.add("2008:M.TEC6", "river", river_shift(country, sides))
    tally.add("combat.3", "tiger", tiger_shift(book, battle))
    if battle.side == GERMAN:
        tally.add("hq.4", "attack-hq", battle.shift)
    else:
        tally.add("hq.5", "attack-hq", battle.shift)
    tally.add("hq.4", "defence-hq", -german_lead(battle))
    tally.add("combat.5", "air", air_shift(battle, strikes))
    return tally.done()


@rule("combat.5", "over.8", "2008:14.3.1", "rul.40")
def air_shift(battle: Battle, strikes: Sequence[str]) -> int:
    """One shift for an attack on a hex with a ground attack, however many; none for overruns."""
    if battle.overrun or not strikes:
        return 0
    return 1 if any(hex_ in strikes for hex_ in battle.on) else 0


@rule("2008:8.3.3b", "combat.2")
def strongest_terrain(book: Book, on: Sequence[str]) -> tuple[Shift, ...]:
    """Of several hexes the one with the greatest shift to the left counts, all its terrain."""
    found = [terrain_shifts(book.country, hex_) for hex_ in on]
    if len(found) == 1:
        return found[0]
    return min(found, key=lambda shifts: sum(shift.value for shift in shifts))


@rule("combat.3")
def tiger_shift(book: Book, battle: Battle) -> int:
    """One shift for a German attack with a Tiger battalion, however many."""
    return 0 if book.tigers.isdisjoint(battle.by) else 1


@rule("hq.4")
def german_lead(battle: Battle) -> int:
    """A German headquarters that helps the defence gives one shift to the left."""
    return 1 if battle.lead else 0


def attack_counts(turn: PlayerTurn, group: Group) -> dict[Group, int]:
    """The attacks of the turn, with one more of this group."""
    return {**turn.attacks, group: turn.attacks.get(group, 0) + 1}
