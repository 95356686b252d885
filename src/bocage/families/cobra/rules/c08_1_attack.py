"""Chapter 8.1 - Attacks: who may attack what, and the combat that this begins."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bocage.families.cobra.book import Book
from bocage.families.cobra.counters import Group
from bocage.families.cobra.rules.c05_8_trucks import why_not_apart
from bocage.families.cobra.rules.c08_3_odds import battle_tallies
from bocage.families.cobra.rules.c09_headquarters import attack_helpers, shifts, why_not_lead_attack
from bocage.families.cobra.rules.c11_points import why_not_more
from bocage.families.cobra.state import Field, Lines, kind_now
from bocage.families.cobra.terrain import marsh_open
from bocage.families.cobra.types import Attack, Battle, Combat, D, PlayerTurn, Public, Side
from bocage.kernel.api import Flag, Form, Illegal, Pick, Stack, Tally, refuse, rule

# -- who may attack what --------------------------------------------------------------------


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


def why_not_attacker(field: Field, unit: str, on: Sequence[str]) -> Illegal | None:
    """A unit of ours that has not attacked, next to every hex that is attacked."""
    book, state = field.book, field.public.units.get(unit)
    if state is None or book.side_of[unit] != field.side:
        return refuse("2008:8.1.1a", "not-yours", unit=unit)
    if book.roster.is_hq[unit]:
        return refuse(book.cite("hq.1", "2008:9.2.2a"), "headquarters-attack", unit=unit)
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
        bad = field.why_not_target(hex_)
        if bad is not None:
            return bad
    for unit in act.by:
        bad = why_not_attacker(field, unit, act.on)
        if bad is not None:
            return bad
    group = field.book.group_of[act.by[0]]
    made = field.turn.attacks.get(group, 0)
    bad = why_not_joint(field, act.by) or why_not_more(field.book, group, field.public.turn, made)
    if bad is not None:
        return bad
    return field.book.edition.why_not_point(field, act) or why_not_lead_attack(
        field, act.by, act.hq, act.shift
    )


def why_not_joint(field: Field, by: tuple[str, ...]) -> Illegal | None:
    """One group of nations in an attack; trucks keep the regiments of a division together."""
    book = field.book
    if len({book.group_of[unit] for unit in by}) > 1:
        return refuse(book.cite("combat.4", "2008:8.8.1"), "mixed-nations")
    return why_not_apart(book, field.public, by)


def attack_form(field: Field) -> Form:
    """An attack with everything that may help it."""
    return Form(
        Attack,
        attack_parts(field),
        lambda act: why_not_attack(field, act),
        lambda act: attack_tallies(field, act),
    )


@rule("2008:8.1.5")
def attack_parts(field: Field) -> tuple[Stack, Stack, Flag, Pick, Pick]:
    """Hexes that some unit could attack together, the attackers, the point, the headquarters."""
    targets = Targets(field)
    return (
        Stack("on", lambda done: targets),
        Stack("by", lambda done: field.forces(done["on"])),
        Flag("point", lambda done: may_pay(field, done["by"])),
        Pick("hq", lambda done: [None, *attack_helpers(field, done["by"])]),
        Pick("shift", lambda done: shifts(field, done["hq"])),
    )


def may_pay(field: Field, by: tuple[str, ...]) -> bool:
    """Whether an attack by these units may use a supply point."""
    return field.book.edition.why_not_point(field, Attack((), by, point=True)) is None


def attack_tallies(field: Field, act: Attack) -> tuple[Tally, ...]:
    """Strengths and shifts as the attack would be resolved without help for the defender."""
    battle = declared(field.book, field.lines, field.side, field.phase.refuge, act)
    return battle_tallies(field.book, field.public, battle, field.phase.strikes)


def declared(book: Book, lines: Lines, side: Side, refuge: Sequence[str], act: Attack) -> Battle:
    """The combat that an attack begins."""
    defenders, refugees = defending(lines, act.on, refuge)
    return book.edition.battle(
        side=side,
        on=act.on,
        by=act.by,
        point=act.point,
        hq=act.hq or "",
        shift=act.shift if act.hq else 0,
        defenders=defenders,
        refugees=refugees,
        starts={unit: lines.units[unit].at for unit in (*act.by, *defenders)},
        **book.edition.helped(act),
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


@rule("cmd.1", "2008:11.3.1b")
def count_attack(d: D, group: Group) -> None:
    """Every attack counts, supplied or not."""
    made = d.caller(PlayerTurn).attacks
    d.amend(PlayerTurn, attacks={**made, group: made.get(group, 0) + 1})


@rule("2008:8.1.6", "2008:8.2.4")
def remember_fighters(d: D, f: Combat, battle: Battle) -> None:
    """No unit attacks, or is attacked, twice in a phase."""
    d.remember(
        attacked=(*f.attacked, *battle.by),
        defended=(*f.defended, *battle.defenders, *battle.refugees),
    )
