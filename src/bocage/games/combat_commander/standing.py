"""Standing orders: opportunity fire, Concealment, where a walk ends, when one is always asked.

Whether an order is for a window follows from what everybody sees: the hex that was entered, the FP
of the units, the cover. Only the card comes from the hand.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Annotated, ClassVar

import msgspec

from bocage.games.combat_commander.book import Book
from bocage.games.combat_commander.rules.a33_opfire import gunners
from bocage.games.combat_commander.rules.o14_activation import (
    action_cards,
    available,
    in_radius,
    order_cards,
)
from bocage.games.combat_commander.rules.o20_fire_2_group import Firers
from bocage.games.combat_commander.rules.o20_fire_3_declared import fp_tally, why_not_shoot
from bocage.games.combat_commander.rules.o20_fire_4_shoot import Group
from bocage.games.combat_commander.rules.o20_fire_6_defence import shelter
from bocage.games.combat_commander.state import is_leader
from bocage.games.combat_commander.types import (
    Advancing,
    Alert,
    Attack,
    Cards,
    Entered,
    Firing,
    Halt,
    Hex,
    Moving,
    Play,
    Public,
    Recovering,
    Routing,
    Seen,
    Shelling,
    Shield,
    Shoot,
    Side,
    Units,
    Walking,
)
from bocage.kernel.api import (
    AS_SET,
    Action,
    AskMe,
    Frame,
    Illegal,
    OnlyBetter,
    OnlyRolls,
    Staff,
    Standing,
    innermost,
    kind,
    refuse,
)

ORDERS: dict[type[Frame], str] = {
    Firing: "fire-order",
    Moving: "move-order",
    Advancing: "advance-order",
    Recovering: "recover-order",
    Routing: "rout-order",
    Shelling: "artillery-order",
}
Command = Annotated[str, kind("command")]  # an order, as one names it here
Least = Annotated[int, msgspec.Meta(ge=1, le=30)]


class FireOnEntry(Standing, frozen=True, gc=False):
    """Fire at who enters one of these hexes, with these units, if their FP is enough."""

    hexes: Annotated[tuple[Hex, ...], AS_SET]
    units: Units
    fp: Least
    keep: Cards = ()  # not to be spent for it


class Conceal(Standing, frozen=True, gc=False):
    """Play Concealment for one of these units (for any, if none is named) at enough cover."""

    cover: Least
    units: Units = ()
    keep: Cards = ()


class HaltThere(Standing, frozen=True, gc=False):
    """Units that have come to the end of the way that was chosen for them halt there."""

    swift: ClassVar[bool] = True


class AskAlways(Standing, frozen=True, gc=False):
    """Ask in every window while the enemy carries out one of these orders."""

    asks: ClassVar[bool] = True
    orders: Annotated[tuple[Command, ...], AS_SET]


QUESTIONS = (
    "walk",
    "reroll",
    "shield",
    "entered",
    "boost",
    "wounds",
    "ambush",
    "quarter",
    "dig-in",
    "after-pass",
    "defend",
    "retreat",
    "ambushed",
    "melee",
    "jam",
    "stack",
    "clear-smoke",
    "reinforce",
    "sniper",
)
ROLLS = (
    "attack",
    "defence",
    "targeting",
    "accuracy",
    "rally",
    "rout",
    "melee",
    "death",
    "support",
    "commissar",
)
KINDS: tuple[type[Standing], ...] = (
    FireOnEntry,
    Conceal,
    HaltThere,
    OnlyBetter,
    OnlyRolls,
    Staff,
    AskAlways,
    AskMe,
)
USUAL: tuple[Standing, ...] = (OnlyBetter(), HaltThere())


def why_not(book: Book, side: Side, order: Standing) -> Illegal | None:
    """Units are one's own; a list that must name something does."""
    match order:
        case FireOnEntry(hexes=()):
            return refuse("A33.2a", "no-hexes")
        case FireOnEntry(units=()):
            return refuse("A33.2a", "no-units")
        case AskAlways(orders=()):
            return refuse("A24.2", "no-orders")
        case FireOnEntry(units=units) | Conceal(units=units):
            theirs = (unit for unit in units if book.units[unit].side != side)
            return next((refuse("O14.1a", "not-yours", unit=unit) for unit in theirs), None)
    return None


def applies(book: Book, seen: Seen, side: Side, order: Standing) -> bool:
    """Whether an order is for the window that is open."""
    frame = seen.frames[-1]
    match order:
        case FireOnEntry() if isinstance(frame, Entered):
            return frame.at in order.hexes and plan(book, seen.public, frame, side, order) != ()
        case Conceal() if isinstance(frame, Shield):
            return concealable(book, seen, frame, order)
        case HaltThere() if isinstance(frame, Walking) and frame.side == side:
            return bool(frame.at) and not frame.path and not frame.heavy
        case AskAlways():
            under = (ORDERS.get(type(f)) for f in seen.frames if getattr(f, "side", side) != side)
            return any(one in order.orders for one in under)
    return False


def answer(book: Book, view: Seen, order: Standing) -> Action | None:
    """What an order does in a window that it is for."""
    frame = view.frames[-1]
    match order:
        case FireOnEntry() if isinstance(frame, Entered) and view.side is not None:
            return fire(book, view, frame, view.side, order)
        case Conceal() if isinstance(frame, Shield):
            return conceal(book, view, frame, order)
        case HaltThere() if isinstance(frame, Walking):
            return Halt()
    return None


def spendable(cards: Sequence[str], order: FireOnEntry | Conceal) -> str | None:
    """The first of these cards of the hand that the order may spend."""
    return next((card for card in cards if card not in order.keep), None)


# -- opportunity fire -----------------------------------------------------------------------

Plan = tuple[Shoot] | tuple[Shoot, tuple[str, ...]] | tuple[()]


def plan(book: Book, public: Public, f: Entered, side: Side, order: FireOnEntry) -> Plan:
    """The shot, and who must be activated for it: nobody if those who are alert are enough."""
    if not f.fire or f.fired:
        return ()
    awake = [unit for unit in f.alert if unit in order.units]
    shot = best_shot(gunners(book, public, f, side, awake), f.at, order.fp)
    if shot is not None:
        return (shot,)
    found: Plan = ()
    least = order.fp
    for troop in troops(book, public, f, side, order) if public.hands[side] else ():
        firers = gunners(book, public, f, side, [*awake, *troop])
        shot = best_shot(firers, f.at, least)
        if shot is not None:
            found, least = (shot, troop), fp_tally(firers, shot).total + 1
    return found


def troops(
    book: Book, public: Public, f: Entered, side: Side, order: FireOnEntry
) -> Iterator[tuple[str, ...]]:
    """Whom one card may activate of the units named: each alone, or a leader with all his men."""
    free = [unit for unit in available(book, public, side) if unit in order.units]
    firers = gunners(book, public, f, side, free)
    able = {firers.holder(one) for one in firers.pieces if firers.reaches(one, f.at)}
    for unit in free:
        men = led(book, public, unit, [one for one in free if one in able])
        if men:
            yield tuple(sorted((unit, *men), key=book.place))
        if unit in able:
            yield (unit,)


def led(book: Book, public: Public, unit: str, others: Sequence[str]) -> list[str]:
    """Those of the others whom a unit may activate with itself."""
    if not is_leader(book, unit):
        return []
    men = (one for one in others if not is_leader(book, one))
    return [one for one in men if in_radius(book, public, unit, one)]


def best_shot(firers: Firers, at: str, least: int) -> Shoot | None:
    """The attack of all who can fire together, led by the piece that makes the most of it."""
    best = None
    group = Group(firers)
    for base in firers.pieces:
        if firers.reaches(base, at):
            shot = Shoot(at, base, group.whole({"at": at, "base": base}))
            total = fp_tally(firers, shot).total
            if total >= least and why_not_shoot(firers, shot) is None:
                best, least = shot, total + 1
    return best


def fire(book: Book, view: Seen, f: Entered, side: Side, order: FireOnEntry) -> Action | None:
    """Shoot, or first activate with a Fire card."""
    match plan(book, view.public, f, side, order):
        case (shot, troop):
            card = spendable(order_cards(book, view, "fire"), order)
            return None if card is None else Alert(card, troop)
        case (shot,):
            return shot
    return None


# -- Concealment ----------------------------------------------------------------------------


def struck(public: Public, attack: Attack, unit: str) -> str:
    """The hex for which a unit would conceal itself: its own, if the attack is aimed at it."""
    at = public.units[unit].at if unit in public.units else ""
    return at if at in attack.hexes else attack.hexes[0]


def concealable(book: Book, seen: Seen, f: Shield, order: Conceal) -> bool:
    """Whether the cover is enough, and Concealment has not been played there in this attack."""
    attack = innermost(seen.frames, Attack)
    at = struck(seen.public, attack, f.unit)
    if (order.units and f.unit not in order.units) or at in attack.concealed:
        return False
    return sum(value for _, _, value in shelter(book, seen.public, attack, at)) >= order.cover


def conceal(book: Book, view: Seen, f: Shield, order: Conceal) -> Action | None:
    """A Concealment card for the hex that is struck."""
    attack = innermost(view.frames, Attack)
    card = spendable(action_cards(book, view, "concealment"), order)
    at = struck(view.public, attack, f.unit) if len(attack.hexes) > 1 else None
    return None if card is None else Play(card, at)
