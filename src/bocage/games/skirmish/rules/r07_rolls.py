"""Chapter 7 - Rolls: a revealed card, the token's re-roll, mishaps."""

from __future__ import annotations

from bocage.games.skirmish.book import Book
from bocage.games.skirmish.events import Mishap, Pinned, Rerolled, Revealed
from bocage.games.skirmish.rules.common import mark
from bocage.games.skirmish.rules.r02_cards import discard, run_out, take_top
from bocage.games.skirmish.types import D, Public, Reroll, RerollCards, Rolling, Seen, Side, other
from bocage.kernel.api import Ask, Choice, OneOf, Pass, Step, WindowStep, rule

REROLL = OneOf((Pass(), Reroll()))


class Roll(Step):
    """A roll: reveal a card, let the token's holder cancel it, resolve a mishap, return it."""

    def run(self, book: Book, d: D, f: Rolling) -> None:
        """The value is returned; nothing is done with it here."""
        match f.stage:
            case "start":
                reveal_roll(book, d, f)
                d.call(RerollCards(seats=(d.public.token,), spent=f.rerolled), "asked")
            case "asked":
                d.goto("stands")
            case "stands":
                if book.cards[f.card].mishap:
                    mishap(book, d)
                d.finish(roll_value(book, f))

    def back(self, book: Book, d: D, f: Rolling, value: bool | None) -> None:
        """The holder of the token has cancelled the roll, or let it stand."""
        if value:
            d.goto("start")


@rule("7.1")
def reveal_roll(book: Book, d: D, f: Rolling) -> None:
    """The side reveals the top card of its own draw pile."""
    (card,) = take_top(d, f.side)
    discard(d, f.side, card)
    d.remember(card=card)
    d.emit(Revealed("7.1", f.side, card, book.cards[card].value))
    run_out(book, d, f.side)


@rule("7.1")
def roll_value(book: Book, f: Rolling) -> int:
    """The roll is the card's value."""
    return book.cards[f.card].value


class RerollWindow(WindowStep):
    """Before a roll has any effect the token's holder may give the token away to cancel it."""

    rule = "holder"
    prompt = "reroll-window"
    clause = "7.2"

    def could_react(self, book: Book, public: Public, f: RerollCards, side: Side) -> bool:
        """The holder is always asked, unless it has re-rolled this roll already."""
        return may_reroll(f, side)

    def choice(self, book: Book, seen: Seen, f: RerollCards, ask: Ask) -> Choice:
        """Re-roll, or let it stand."""
        return REROLL

    def play(self, book: Book, d: D, f: RerollCards, side: Side, action: Reroll) -> None:
        """The token changes hands; the roll is made again."""
        rolling = d.caller(Rolling)
        d.amend(Rolling, rerolled=(*rolling.rerolled, side))
        d.put(token=other(side))
        d.emit(Rerolled("7.2", side))
        d.finish(True)

    def closed(self, book: Book, d: D, f: RerollCards) -> None:
        """The roll stands."""
        d.finish(False)


@rule("7.2")
def may_reroll(f: RerollCards, side: Side) -> bool:
    """Each side may use the token once per roll."""
    return side not in f.spent


@rule("7.3")
def mishap(book: Book, d: D) -> None:
    """A random space: every unit in it is pinned before the roll takes effect."""
    space = book.spaces[d.below(len(book.spaces), "7.3")]
    d.emit(Mishap("7.3", space))
    for unit in book.counters:
        state = d.public.units.get(unit)
        if state is not None and state.at == space and not state.pinned:
            mark(d, unit, pinned=True)
            d.emit(Pinned("7.3", unit))
