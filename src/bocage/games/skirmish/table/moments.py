"""The moments of cards that are revealed, played or drawn, and of what comes of them."""

from __future__ import annotations

from collections.abc import Sequence

from bocage.art.moment import Cell, Moment, Throw, latest
from bocage.art.panels import Words
from bocage.games.skirmish import events as e
from bocage.games.skirmish.book import COLUMNS, Book
from bocage.kernel.api import Event

Told = Sequence[Event]


def of_reveal(book: Book, event: e.Revealed, told: Told) -> Moment:
    """A card for a roll; what comes of it follows."""
    throw = Throw(event.side, card=event.card, total=event.value)
    return Moment(look="card", throws=(throw,), side=event.side, thread=event.card)


def _rolled(told: Told) -> tuple[tuple[Throw, ...], str]:
    """The card that was revealed last, and its thread."""
    card = latest(told, e.Revealed)
    return ((Throw(card.side, card=card.card, total=card.value),), card.card) if card else ((), "")


def of_fire(book: Book, event: e.Fired, told: Told) -> Moment:
    """A hit or a miss."""
    throws, thread = _rolled(told)
    return Moment(
        look="fire",
        title=Words("forecast-fire", {"unit": event.unit, "target": event.target}),
        result=Words("odd-hit" if event.hit else "odd-miss"),
        throws=throws,
        by=(event.unit,),
        on=(event.target,),
        side=book.side_of[event.unit],
        good=2 if event.hit else -1,
        mark=str(event.total),
        thread=thread,
    )


def of_attack(book: Book, event: e.CombatResolved, told: Told) -> Moment:
    """The hits of both sides, with the column of the table."""
    throws, thread = _rolled(told)
    begun = latest(told, e.AttackDeclared)
    column = COLUMNS.index(event.column)
    hits = {"attacker": event.attacker_hits, "defender": event.defender_hits}
    rows = sorted(book.results)
    return Moment(
        look="fight",
        title=Words("forecast-attack", {"space": event.space, "column": event.column}),
        result=Words("odd-hits-about", hits),
        throws=throws,
        cells=tuple(
            Cell(str(row), Words(text="{}/{}".format(*book.results[row][column]))) for row in rows
        ),
        came=rows.index(event.roll),
        by=begun.units if begun else (),
        on=(event.space,),
        side=begun.side if begun else "",
        good=max(-2, min(2, event.defender_hits - event.attacker_hits)),
        mark="{attacker}/{defender}".format(**hits),
        thread=thread,
    )


def of_card(book: Book, event: e.Played | e.Rallied, told: Told) -> Moment:
    """A card is played."""
    on = (event.unit,) if isinstance(event, e.Rallied) else ()
    return Moment(look="card", throws=(Throw(event.side, card=event.card),), on=on, side=event.side)


def of_draw(book: Book, event: e.Drew, told: Told) -> Moment | None:
    """Cards come into a hand; only its owner is told."""
    cards = tuple(Throw(event.side, card=card) for card in event.cards)
    return Moment(look="card", throws=cards, side=event.side) if cards else None


MOMENTS = {
    e.Revealed: of_reveal,
    e.Fired: of_fire,
    e.CombatResolved: of_attack,
    e.Played: of_card,
    e.Rallied: of_card,
    e.Drew: of_draw,
}
