"""Chapter 12 - The combat phase: attacks, what must be attacked, and what if it cannot be."""

from __future__ import annotations

from functools import cache
from typing import Any

from msgspec.structs import replace

from bocage.games.normandy import types as t
from bocage.games.normandy.book import Book
from bocage.games.normandy.events import Conceded
from bocage.games.normandy.rules.common import own_of, put_owns
from bocage.games.normandy.rules.phase import Extra, Phase, extras
from bocage.games.normandy.rules.r03_fog import LOOKS
from bocage.games.normandy.rules.r12_declare import (
    Front,
    attack_form,
    declare,
    front_of,
    in_contact,
)
from bocage.games.normandy.rules.r12_duties import duties_of
from bocage.games.normandy.rules.r13_5_at_ships import may_engage
from bocage.games.normandy.rules.r13_fire import can_shell
from bocage.kernel.api import (
    Action,
    Ask,
    Choice,
    Frame,
    Illegal,
    Menu,
    OneOf,
    Step,
    refuse,
    rule,
)

CONTACT = 3  # hexes; nobody sees further to let guns fire


class CombatStep(Step):
    """A side attacks as long as it likes, and at least whom it must."""

    def run(self, book: Book, d: t.D, f: t.Combat) -> None:
        """Without enemies near there is no phase."""
        match f.stage:
            case "start" if not has_targets(book, d.public, f.side):
                d.goto("besieged")
            case "start":
                begin(d)
                d.goto("open")
            case "over":
                end(d)
                d.goto("besieged")
            case "besieged" if f.side == t.GERMAN:
                d.call(t.Siege(), "done")
            case "besieged" | "done":
                d.finish()

    def who(self, book: Book, public: t.Public, f: t.Combat) -> tuple[Ask, ...]:
        """The side whose phase it is."""
        return (Ask(f.side, "combat", "12.1a"),)

    def choice(self, book: Book, seen: t.Seen, f: t.Combat, ask: Ask) -> Choice:
        """Attack, let a gun fire, look, concede, or end the phase."""
        phase = Phase(book, seen, f)
        return Menu("12.1a", makers(), phase)

    def take(self, book: Book, d: t.D, f: t.Combat, side: str, action: Any) -> None:
        """Carry it out."""
        match action:
            case t.Attack():
                declare(book, d, side, action)
            case t.Concede(unit):
                concede(book, d, side, unit)
            case t.EndCombat():
                d.goto("over")
            case _:
                more()[type(action)].take(book, d, f, side, action)


def has_targets(book: Book, public: t.Public, side: str) -> bool:
    """Whether there is somebody to attack or to fire at: enemies near, or ships."""
    return in_contact(book, public, side, CONTACT) or may_engage(book, public, side)


@cache
def more() -> dict[type[Action], Extra]:
    """What other chapters offer in this phase."""
    return {extra.kind: extra for extra in (*LOOKS, *extras("COMBAT").values())}


@cache
def makers() -> dict[type[Action], Any]:
    """All that may be done in the phase."""
    own: dict[type[Action], Any] = {
        t.Attack: attack_form,
        t.Concede: concede_choice,
        t.EndCombat: end_choice,
    }
    return {**own, **{kind: extra.make for kind, extra in more().items()}}


# -- the beginning and the end --------------------------------------------------------------------


@rule("12.1a", "12.1e", "7.2c")
def begin(d: t.D) -> None:
    """Nobody is attached yet, no hex was attacked, nobody has retreated."""
    for side in t.SIDES:
        d.carry(side, attached={}, owing={})
    d.put(struck=(), fled={})


def end(d: t.D) -> None:
    """What counts for the phase is forgotten."""
    for side in t.SIDES:
        wipe = ~(t.ATTACKED | t.RETREATED)
        units = d.private[side].units
        changed = {
            unit: replace(own, flags=own.flags & wipe)
            for unit, own in units.items()
            if own.flags & ~wipe
        }
        put_owns(d, side, changed, carried=True)
        d.carry(side, attached={}, owing={})
    d.put(struck=(), fled={})


@rule("12.3a", "12.3b")
def why_not_end(phase: Phase) -> Illegal | None:
    """Whoever must be attacked was attacked, or fired at."""
    open_duties = duties_of(phase.book, phase.public, phase.own, phase.side)
    for unit, spaces in open_duties.items():
        attacked = phase.own.units[unit].flags & t.ATTACKED
        return refuse("12.3b" if attacked else "12.3a", "must-attack", unit=unit, spaces=spaces)
    return None


def end_choice(phase: Phase) -> Choice:
    """The phase ends when all duties are done."""
    return OneOf((t.EndCombat(),), lambda act: why_not_end(phase))


# -- what cannot be attacked ----------------------------------------------------------------------


@rule("12.3k")
def can_meet(front: Front, space: str) -> bool:
    """Whether some attack on a hex could be declared now, or some gun could fire at it."""
    near = front.near(space)
    tries: list[tuple[str, ...]] = [(unit,) for unit in near]
    for group in front.groups(space):
        tries.append(group)
        starts = front.starts(group)
        tries += [
            tuple(u for u in group if starts[u] == at) for at in dict.fromkeys(starts.values())
        ]
    if any(front.why_not(t.Attack(space, by)) is None for by in dict.fromkeys(tries)):
        return True
    return can_shell(front.book, front.public, front.own, front.side, space)


@rule("12.3k")
def why_not_concede(phase: Phase, act: t.Concede) -> Illegal | None:
    """Only who owes an attack that nobody can make."""
    open_duties = duties_of(phase.book, phase.public, phase.own, phase.side)
    if act.unit not in open_duties:
        return refuse("12.3k", "owes-nothing", unit=act.unit)
    front = front_of(phase.book, phase.public, phase.own, phase.side)
    if all(can_meet(front, space) for space in open_duties[act.unit]):
        return refuse("12.3k", "can-still-attack", unit=act.unit, spaces=open_duties[act.unit])
    return None


def concede_choice(phase: Phase) -> Choice:
    """Counters that owe something."""
    open_duties = duties_of(phase.book, phase.public, phase.own, phase.side)
    return OneOf(
        [t.Concede(unit) for unit in open_duties],
        lambda act: why_not_concede(phase, act),
        types=(t.Concede,),
    )


@rule("12.3k")
def concede(book: Book, d: t.D, side: str, unit: str) -> None:
    """It is shown, and the enemy says where it retreats to."""
    at = own_of(d, unit).at
    owing = {u: hexes for u, hexes in d.private[side].owing.items() if u != unit}
    d.put_private(side, owing=owing)
    d.emit(Conceded("12.3k", side, unit, at))
    d.reveal()
    units = {unit: at}
    d.call(t.Fleeing(side=side, chooser=t.other(side), units=units, force=units), "open")


STEPS: dict[type[Frame], Step] = {t.Combat: CombatStep()}
