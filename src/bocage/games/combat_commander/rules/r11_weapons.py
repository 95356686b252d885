"""Chapter 11.3 - Weapons change hands in a Move order, or are given up."""

from __future__ import annotations

from bocage.games.combat_commander.book import Book
from bocage.games.combat_commander.events.move import HandedOver
from bocage.games.combat_commander.rules.common import change
from bocage.games.combat_commander.rules.o21_move_2_costs import MP, shown
from bocage.games.combat_commander.rules.o21_move_3_paths import March
from bocage.games.combat_commander.state import holder_of
from bocage.games.combat_commander.types import D, Drop, Hand, Moving, Public, Seen
from bocage.kernel.api import Choice, Illegal, OneOf, refuse, rule


@rule("11.3b")
def drop_choice(book: Book, seen: Seen) -> Choice:
    """Any weapon of one's own may be given up at any time."""
    found = [
        Drop(state.weapon)
        for unit, state in seen.public.units.items()
        if state.weapon and book.units[unit].side == seen.side
    ]
    return OneOf(found, lambda act: why_not_drop(book, seen, act), types=(Drop,))


def why_not_drop(book: Book, seen: Seen, act: Drop) -> Illegal | None:
    """A weapon that a unit of one's own carries."""
    holder = holder_of(seen.public, act.weapon)
    if holder is None or book.units[holder].side != seen.side:
        return refuse("11.3b", "not-your-weapon", weapon=act.weapon)
    return None


@rule("O21.1.1", "11.3a")
def why_not_hand(march: March, act: Hand) -> Illegal | None:
    """An activated unit with an MP left hands its weapon to a unit in its hex that has none."""
    public, f = march.public, march.f
    giver = holder_of(public, act.weapon)
    if giver is None or giver not in f.units:
        return refuse("O21.1.1", "not-with-mover", weapon=act.weapon)
    taker = public.units.get(act.to)
    if taker is None or march.book.units[act.to].side != f.side or act.to == giver:
        return refuse("O21.1.1", "not-yours", unit=act.to)
    if taker.at != march.at(giver):
        return refuse("O21.1.1", "not-stacked", unit=act.to)
    if taker.weapon:
        return refuse("8.1.1", "has-weapon", unit=act.to)
    if giver in f.wired:
        return refuse("F106.2", "wire-stops", unit=giver)
    left = march.left((giver,), taker.at)
    if left < MP:
        return refuse("11.3a", "too-few-mp-to-hand", unit=giver, left=shown(max(0, left)))
    return None


def hands(march: March) -> list[Hand]:
    """Weapons that could be handed over now."""
    units, counters = march.public.units, march.book.units
    found = []
    for giver in march.f.units:
        state = units.get(giver)
        if state is None or not state.weapon:
            continue
        takers = sorted(
            (
                unit
                for unit, other in units.items()
                if other.at == state.at and not other.weapon and counters[unit].side == march.f.side
            ),
            key=march.book.place,
        )
        found += [Hand(state.weapon, unit) for unit in takers]
    return found


def hand_choice(march: March) -> Choice:
    """Hand over a weapon."""
    return OneOf(hands(march), lambda act: why_not_hand(march, act), types=(Hand,))


@rule("11.2a", "11.3a")
def hand_over(d: D, act: Hand) -> None:
    """The weapon changes hands for 1 MP of the giver."""
    giver = holder_of(d.public, act.weapon) or ""
    spent = d.caller(Moving).spent
    d.amend(Moving, spent={**spent, giver: spent.get(giver, 0) + MP})
    change(d, giver, weapon="")
    change(d, act.to, weapon=act.weapon)
    d.emit(HandedOver("O21.1.1", act.weapon, giver, act.to))


def can_hand(book: Book, public: Public, f: Moving) -> bool:
    """Whether public facts leave a weapon to hand over."""
    if not any(unit in public.units and public.units[unit].weapon for unit in f.units):
        return False
    march = March(book, public, f)
    return any(why_not_hand(march, act) is None for act in hands(march))
