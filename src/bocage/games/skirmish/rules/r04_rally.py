"""Chapter 4 - Rally: restoring steps and removing pins with Rally cards."""

from __future__ import annotations

from msgspec.structs import replace

from bocage.games.skirmish.book import Book
from bocage.games.skirmish.events import Rallied
from bocage.games.skirmish.rules.common import mark, why_not_card
from bocage.games.skirmish.rules.r02_cards import play_from_hand
from bocage.games.skirmish.rules.r09_supply import in_supply
from bocage.games.skirmish.state import Lines, own_units, reduced
from bocage.games.skirmish.types import D, Done, Public, Rally, RallyStep, Seen
from bocage.kernel.api import AnyOf, Ask, Choice, Illegal, OneOf, Step, refuse, rule

DONE = OneOf((Done(),))


def why_not_rally(book: Book, seen: Seen, side: str, act: Rally) -> Illegal | None:
    """A Rally card restores a step or removes a pin, within 4.1 to 4.3."""
    bad = why_not_card(book, seen, act.card, "rally", "4.1")
    if bad is not None:
        return bad
    state = seen.public.units.get(act.unit)
    if state is None or book.side_of[act.unit] != side:
        return refuse("4.1", "not-yours", unit=act.unit)
    if act.unpin:
        return None if state.pinned else refuse("4.1", "not-pinned", unit=act.unit)
    if not reduced(book, act.unit, state):
        return refuse("4.1", "not-reduced", unit=act.unit)
    if state.at in Lines(book, seen.public, side).contact:
        return refuse("4.2", "in-contact", unit=act.unit)
    if not in_supply(book, seen.public, act.unit):
        return refuse("4.3", "unsupplied", unit=act.unit)
    return None


@rule("4.1")
def resolve_rally(d: D, side: str, act: Rally) -> None:
    """Play the card: one step back, or no longer pinned."""
    play_from_hand(d, side, act.card)
    if act.unpin:
        mark(d, act.unit, pinned=False)
    else:
        units = d.edit("units")
        units[act.unit] = replace(units[act.unit], steps=units[act.unit].steps + 1)
    d.emit(Rallied("4.1", side, act.unit, act.card))


class Rallying(Step):
    """The rally step: Rally cards one at a time, until done."""

    def who(self, book: Book, public: Public, f: RallyStep) -> tuple[Ask, ...]:
        """Always asked: whether one holds a Rally card is nobody's business."""
        return (Ask(f.side, "rally", "4.1"),)

    def choice(self, book: Book, seen: Seen, f: RallyStep, ask: Ask) -> Choice:
        """A card on a unit, or done."""
        hand = seen.own.hand if seen.own else ()
        cards = [card for card in hand if book.cards[card].use == "rally"]
        plays = [
            Rally(unit, card, unpin)
            for card in cards
            for unit in own_units(book, seen.public, f.side)
            for unpin in (False, True)
        ]
        rally = OneOf(plays, lambda act: why_not_rally(book, seen, f.side, act), types=(Rally,))
        return AnyOf("4.1", rally, DONE)

    def take(self, book: Book, d: D, f: RallyStep, side: str, action: Rally | Done) -> None:
        """Carry out a rally, or go on to movement."""
        if isinstance(action, Done):
            return d.finish()
        return resolve_rally(d, side, action)
