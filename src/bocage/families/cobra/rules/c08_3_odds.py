"""Chapter 8.3 - Strengths, shifts and the odds of a combat."""

from __future__ import annotations

from collections.abc import Sequence

from bocage.families.cobra.book import Book
from bocage.families.cobra.edition import Factor
from bocage.families.cobra.odds import rounded_up
from bocage.families.cobra.rules.c06_5_integrity import integrated
from bocage.families.cobra.rules.c10_supply import in_supply
from bocage.families.cobra.state import ENEMY, Lines, kind_now
from bocage.families.cobra.terrain import Shift, river_shift, terrain_shifts
from bocage.families.cobra.types import GERMAN, Battle, Public
from bocage.kernel.api import Adding, Tally, rule


def battle_tallies(
    book: Book, public: Public, battle: Battle, strikes: Sequence[str]
) -> tuple[Tally, ...]:
    """Both strengths and the net shift, each term with its clause."""
    lines, battle = book.lines(public), book.edition.led_battle(public, battle)
    return (
        attack_strength(book, lines, battle),
        defence_strength(book, lines, battle),
        net_shift(book, lines, battle, strikes),
    )


def attack_strength(book: Book, lines: Lines, battle: Battle) -> Tally:
    """The attackers' strengths, doubled, halved and quartered; then what hunger takes of all."""
    tally = Adding("attack")
    side, edition = battle.side, book.edition
    paid = edition.pays(battle, side, lines)
    short: list[int] = []
    fed = False
    for unit in battle.by:
        value = printed_strength(book, lines, unit, overrun=battle.overrun)
        tally.add("2008:8.1.2", "strength", value, unit=unit)
        value = multiplied(book, lines, battle, unit, value, tally)
        supplied = in_supply(book, lines, side, lines.units[unit].at)
        fed = fed or supplied
        if value and not (supplied and paid):
            short.append(value)
    edition.starving(tally, short, "no-point" if fed and not paid else "unsupplied")
    return tally.done()


def multiplied(  # noqa: PLR0913 - the facts of one unit
    book: Book, lines: Lines, battle: Battle, unit: str, value: int, tally: Adding
) -> int:
    """The strength of a unit after all its factors, in whole points after each."""
    if not value:
        return 0
    edition, times, parts = book.edition, value, 1
    attacks = unit in battle.by
    for factor_of in edition.attack_factors if attacks else edition.defence_factors:
        factor = factor_of(book, lines, battle, unit)
        if factor is not None:
            times, parts, before = times * factor.times, parts * factor.parts, value
            value = at_least_one(times, parts)
            tally.add(factor.clause, factor.label, value - before, unit=unit)
    return value


@rule("2008:10.6.2")
def at_least_one(times: int, parts: int) -> int:
    """A strength in whole points, fractions up, and never less than one."""
    return max(1, rounded_up(times, parts))


def printed_strength(book: Book, lines: Lines, unit: str, overrun: bool = False) -> int:
    """What stands on the counter; a Tiger battalion adds nothing to an overrun."""
    if overrun and unit in book.tigers:
        return 0
    return book.strength[unit, lines.units[unit].steps]


@rule("integ.1", "2008:6.5.2b")
def doubled_attack(book: Book, lines: Lines, battle: Battle, unit: str) -> Factor | None:
    """Integrated divisions attack at double strength if their supply is paid for."""
    if battle.overrun or not book.edition.pays(battle, battle.side, lines):
        return None
    if not of_division(book, unit, integrated(book, lines, battle.side, lines.units[unit].at)):
        return None
    return Factor(book.cite("integ.1", "2008:6.5.2a"), "integrated", 2)


@rule("2008:8.3.8", "2008:5.5.5")
def marsh_attack(book: Book, lines: Lines, battle: Battle, unit: str) -> Factor | None:
    """Mechanised units attack into and out of marsh at half strength."""
    marshes, here = book.country.marshes, lines.units[unit].at
    if here not in marshes and marshes.isdisjoint(battle.on):
        return None
    if kind_now(book, lines.units, unit) != "mechanised":
        return None
    if battle.overrun:
        return Factor("2008:5.5.5", "in-marsh", parts=2)
    return Factor("2008:8.3.8", "in-marsh", parts=2)


def dives_attack(book: Book, lines: Lines, battle: Battle, unit: str) -> Factor | None:
    """Mechanised units attack across the lower Dives at a half or a quarter."""
    country, here = book.country, lines.units[unit].at
    if here not in country.on_dives or kind_now(book, lines.units, unit) != "mechanised":
        return None
    edges = [edge for hex_ in battle.on if (edge := country.edge(here, hex_)).dives]
    if not edges:
        return None
    return Factor("2008:8.3.6", "dives", parts=dives_parts(all(edge.bridge for edge in edges)))


@rule("2008:6.5.1b")
def of_division(book: Book, unit: str, division: str | None) -> bool:
    """Only units of the integrated division itself are doubled."""
    return division is not None and book.counters[unit].formation == division


@rule("2008:8.3.6")
def dives_parts(bridged: bool) -> int:
    """A half over a bridge of the lower Dives, a quarter without."""
    return 2 if bridged else 4


def defence_strength(book: Book, lines: Lines, battle: Battle) -> Tally:
    """The defenders' strengths; headquarters alone count 1."""
    tally = Adding("defence")
    side = ENEMY[battle.side]
    short: list[int] = []
    for unit in battle.defenders:
        value = printed_strength(book, lines, unit)
        tally.add("2008:8.2.1", "strength", value, unit=unit)
        value = multiplied(book, lines, battle, unit, value, tally)
        if value and not in_supply(book, lines, side, lines.units[unit].at):
            short.append(value)
    book.edition.starving(tally, short, "unsupplied")
    if book.roster.headquarters.issuperset(battle.defenders):
        lone_headquarters(book, tally)
    return tally.done()


@rule("hq.2", "rul.36", "2008:9.2.2b")
def lone_headquarters(book: Book, tally: Adding) -> None:
    """Headquarters that defend alone have strength 1."""
    tally.add(book.cite("hq.2", "2008:9.2.2b"), "headquarters", 1)


@rule("2008:6.5.2a")
def doubled_defence(book: Book, lines: Lines, battle: Battle, unit: str) -> Factor | None:
    """Integrated divisions defend at double strength."""
    side = ENEMY[battle.side]
    if not of_division(book, unit, integrated(book, lines, side, lines.units[unit].at)):
        return None
    return Factor("2008:6.5.2a", "integrated", 2)


@rule("2008:M.TEC7")
def marsh_defence(book: Book, lines: Lines, battle: Battle, unit: str) -> Factor | None:
    """Mechanised units defend in marsh at half strength."""
    marsh = lines.units[unit].at in book.country.marshes
    if not marsh or kind_now(book, lines.units, unit) != "mechanised":
        return None
    return Factor("2008:M.TEC7", "in-marsh", parts=2)


# -- shifts ---------------------------------------------------------------------------------


def net_shift(book: Book, lines: Lines, battle: Battle, strikes: Sequence[str]) -> Tally:
    """Every column shift that the edition has."""
    tally = Adding("shift")
    for add in book.edition.shifts:
        add(book, lines, battle, strikes, tally)
    return tally.done()


def terrain_and_river(
    book: Book, lines: Lines, battle: Battle, strikes: Sequence[str], tally: Adding
) -> None:
    """What the ground gives the defender."""
    for shift in strongest_terrain(book, battle.on):
        tally.add(shift.clause, shift.label, shift.value)
    sides = ((lines.units[unit].at, hex_) for unit in battle.by for hex_ in battle.on)
    tally.add("2008:M.TEC6", "river", river_shift(book.country, sides))


def headquarters_and_air(
    book: Book, lines: Lines, battle: Battle, strikes: Sequence[str], tally: Adding
) -> None:
    """What the headquarters of both sides and the air force give."""
    cite = book.cite
    if battle.side == GERMAN:
        tally.add(cite("hq.4", "2008:8.3.5a"), "attack-hq", battle.shift)
    else:
        tally.add(cite("hq.5", "2008:8.3.5e"), "attack-hq", battle.shift)
    tally.add(cite("hq.4", "2008:8.3.5a"), "defence-hq", -defence_lead(battle))
    tally.add(cite("combat.5", "2008:14.4.1a"), "air", air_shift(battle, strikes))


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


@rule("hq.4", "2008:8.3.5a")
def defence_lead(battle: Battle) -> int:
    """A headquarters that helps the defence gives one shift to the left."""
    return 1 if battle.lead else 0
