"""The moments of the cards: rolls with what comes of them, orders, actions, draws."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bocage.art.moment import Moment, Throw, latest
from bocage.art.panels import Words
from bocage.games.combat_commander.book import Book
from bocage.games.combat_commander.events import core, fire, happen, making, move
from bocage.games.combat_commander.types import other
from bocage.kernel.api import Event

Told = Sequence[Event]
GOOD = {"break": 2, "suppress": 1, "none": -1}  # for the attacker


def _throw(event: core.Rolled, total: int | None = None) -> Throw:
    faces = (event.white, event.red)
    return Throw(event.side, Words(f"kind-{event.roll}"), faces=faces, card=event.card, total=total)


def _last(told: Told, *kinds: str, about: str | None = None) -> core.Rolled | None:
    """The last roll of a kind."""
    rolls = (event for event in told if isinstance(event, core.Rolled) and event.roll in kinds)
    return next((roll for roll in rolls if about is None or roll.about == about), None)


def _threads(told: Told) -> tuple[str, bool]:
    """What the attack goes by; the first defence roll after it is told together with it."""
    for event in told:
        if isinstance(event, fire.Defended):
            return "", False
        if isinstance(event, core.Rolled) and event.roll == "attack":
            return f"attack {event.about}", True
    return "", False


def _shot(told: Told) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Who fires, and what hinders their line; nobody at mines and shells."""
    begun = latest(told, fire.Fired, fire.MinesSprung, fire.ShellsFell)
    return (begun.pieces, begun.over) if isinstance(begun, fire.Fired) else ((), ())


def of_roll(book: Book, event: core.Rolled, told: Told) -> Moment:
    """Both dice of a card; the arrows of an attack come from those who fire."""
    thread, first = _threads(told) if event.roll == "defence" else ("", False)
    by, over = _shot(told) if event.roll == "attack" else ((), ())
    return Moment(
        look="fire" if by else "dice",
        throws=(_throw(event),),
        by=by,
        over=over,
        on=(event.about,) if event.about else (),
        side=event.side,
        thread=thread if first else f"{event.roll} {event.about}",
    )


def of_defence(book: Book, event: fire.Defended, told: Told) -> Moment:
    """Both flips side by side: attack against defence."""
    attack, defence = _last(told, "attack"), _last(told, "defence", about=event.unit)
    by, over = _shot(told)
    thread, first = _threads(told)
    found = [(attack, event.against), (defence, event.total)]
    return Moment(
        look="fire",
        title=Words("moment-fire", {"unit": event.unit}),
        result=Words("moment-defended", {"unit": event.unit, "result": event.result}),
        about=Words("moment-totals", {"attack": event.against, "defence": event.total}),
        throws=tuple(_throw(roll, total) for roll, total in found if roll is not None),
        by=by,
        over=over,
        on=(event.unit,),
        side=other(book.units[event.unit].side),
        good=GOOD[event.result],
        mark=f"{event.against} : {event.total}",
        thread=thread if first else f"defence {event.unit}",
    )


def of_target(book: Book, event: fire.Targeted, told: Told) -> Moment:
    """Whether ordnance or a battery hits its hex."""
    rolled = _last(told, "targeting", "accuracy")
    aimed = latest(told, fire.Aimed)
    return Moment(
        look="fire",
        throws=(_throw(rolled, event.product),) if rolled else (),
        by=(aimed.piece,) if aimed and rolled and rolled.roll == "targeting" else (),
        on=(event.at,),
        side=event.side,
        good=2 if event.hit else -1,
        mark=f"{event.product} : {event.needed}",
        thread=f"{rolled.roll} {rolled.about}" if rolled else "",
    )


def of_unit(book: Book, event: move.RallyRolled | move.RoutRolled, told: Told) -> Moment:
    """A unit that is broken: whether it rallies, how far it runs."""
    kind = "rally" if isinstance(event, move.RallyRolled) else "rout"
    rolled = _last(told, kind, "commissar")
    throws = (_throw(rolled, event.roll),) if rolled else ()
    thread = f"{rolled.roll} {rolled.about}" if rolled else ""
    return Moment(throws=throws, on=(event.unit,), side=book.units[event.unit].side, thread=thread)


def of_melee(book: Book, event: happen.MeleeFought, told: Told) -> Moment:
    """Both totals of a melee."""
    totals = {"axis": event.axis, "allies": event.allies}
    rolls = [r for r in told if isinstance(r, core.Rolled) and r.roll == "melee"][:2]
    return Moment(
        look="fight",
        throws=tuple(_throw(roll, totals[roll.side]) for roll in reversed(rolls)),
        on=(event.at,),
        side=event.winner,
        good=2 if event.winner else 0,
        mark=f"{event.axis} : {event.allies}",
        thread=f"melee {event.at}",
    )


def of_support(book: Book, event: happen.SupportMissing, told: Told) -> Moment:
    """A support roll for nothing."""
    rolled = _last(told, "support")
    throws = (_throw(rolled),) if rolled else ()
    thread = f"support {rolled.about}" if rolled else ""
    return Moment(throws=throws, side=event.side, thread=thread)


def of_lot(book: Book, event: making.LotDrawn, told: Told) -> Moment:
    """A card that is flipped for its dice while a scenario is made."""
    throw = Throw(event.side, faces=(event.white, event.red), card=event.card)
    return Moment(throws=(throw,), side=event.side)


def of_card(book: Book, event: Any, told: Told) -> Moment | None:
    """A card, or cards, that are played, revealed, drawn, discarded or lost."""
    cards = event.cards if hasattr(event, "cards") else (event.card,)
    side = getattr(event, "side", "")
    at, units = getattr(event, "at", ""), getattr(event, "units", ())
    throws = tuple(Throw(side, card=card) for card in cards)
    return (
        Moment(look="card", throws=throws, on=(at,) if at else units, side=side) if cards else None
    )


MOMENTS = {
    core.Rolled: of_roll,
    fire.Defended: of_defence,
    fire.Targeted: of_target,
    move.RallyRolled: of_unit,
    move.RoutRolled: of_unit,
    happen.MeleeFought: of_melee,
    happen.SupportMissing: of_support,
    making.LotDrawn: of_lot,
    core.Ordered: of_card,
    core.Acted: of_card,
    core.Passed: of_card,
    core.Drawn: of_card,
    core.Revealed: of_card,
    core.RolledAgain: of_card,
    core.TriggerIgnored: of_card,
    fire.RoundDrifted: of_card,
    fire.RoundLost: of_card,
    move.Alerted: of_card,
    happen.HandShown: of_card,
    happen.CardLost: of_card,
    happen.MinesWeakened: of_card,
    happen.StartCards: of_card,
}
