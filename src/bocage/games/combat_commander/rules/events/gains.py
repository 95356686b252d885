"""Events about points, cards and objectives: E45, E49, E54, E57, E61, E65, E67, E74."""

from __future__ import annotations

from typing import ClassVar

from bocage.games.combat_commander.book import Book
from bocage.games.combat_commander.events.happen import (
    CardLost,
    HandInspected,
    HandShown,
    SurrenderMoved,
)
from bocage.games.combat_commander.rules.common import gain, spend_card
from bocage.games.combat_commander.rules.events.base import Handler
from bocage.games.combat_commander.rules.offers import offer
from bocage.games.combat_commander.rules.r07_victory import draw_chit, draw_secret, open_chit
from bocage.games.combat_commander.types import (
    SIDES,
    ChooseCard,
    ChooseChit,
    D,
    Happening,
    Public,
    Seen,
    other,
)
from bocage.kernel.api import Action, Ask, Choice, rule


@rule("E45")
class BattlefieldIntegrity(Handler):
    """A point for every enemy unit on the casualty track."""

    clause: ClassVar[str] = "E45"

    def run(self, book: Book, d: D, f: Happening) -> None:
        """Count them."""
        gain(d, f.side, len(d.public.dead[other(f.side)]), "E45")
        d.finish()


@rule("E49")
class CommandAndControl(Handler):
    """A point for every objective that the drawer controls."""

    clause: ClassVar[str] = "E49"

    def run(self, book: Book, d: D, f: Happening) -> None:
        """Count them."""
        control = d.public.control
        gain(d, f.side, sum(control.get(number) == f.side for number in book.objective), "E49")
        d.finish()


@rule("E54")
class Elan(Handler):
    """The surrender marker of the drawer moves one space up."""

    clause: ClassVar[str] = "E54"

    def run(self, book: Book, d: D, f: Happening) -> None:
        """Move it."""
        space = d.public.surrender[f.side] + 1
        d.edit("surrender")[f.side] = space
        d.emit(SurrenderMoved("E54", f.side, space))
        d.finish()


# -- cards ----------------------------------------------------------------------------------


@rule("E57")
class FogOfWar(Handler):
    """Each side loses a random card of its hand."""

    clause: ClassVar[str] = "E57"

    def run(self, book: Book, d: D, f: Happening) -> None:
        """One card each; an empty hand loses none."""
        for side in SIDES:
            hand = d.private[side].hand
            if hand:
                card = hand[d.below(len(hand), "E57")]
                spend_card(d, side, card)
                d.emit(CardLost("E57", side, card))
        d.finish()


@rule("E61", "1.0")
class Interrogation(Handler):
    """The enemy shows his hand to the drawer, who may have one card of it discarded."""

    clause: ClassVar[str] = "E61"

    def run(self, book: Book, d: D, f: Happening) -> None:
        """Show it; only the drawer sees it."""
        if f.stage != "begin":
            return None
        enemy = other(f.side)
        if not d.public.hands[enemy]:
            return self.nothing(d, f)
        hand = d.private[enemy].hand
        d.put_private(f.side, seen_hand=hand)
        d.emit(HandInspected("E61", f.side))
        d.emit(HandShown("E61", enemy, hand), to=(f.side,))
        return d.goto("shown")

    def choice(self, book: Book, seen: Seen, f: Happening, ask: Ask) -> Choice:
        """One of the cards shown, or none."""
        cards = seen.own.seen_hand if seen.own is not None else ()
        return offer([ChooseCard(card) for card in cards], "E61", may=True)

    def take(self, book: Book, d: D, f: Happening, side: str, action: Action) -> None:
        """It goes to its owner's discard pile; what was seen is put away."""
        d.put_private(side, seen_hand=())
        if isinstance(action, ChooseCard):
            spend_card(d, other(side), action.card)
            d.emit(CardLost("E61", other(side), action.card))
        d.finish()


# -- objectives -----------------------------------------------------------------------------


@rule("E65")
class MissionObjective(Handler):
    """The drawer draws one more secret objective."""

    clause: ClassVar[str] = "E65"

    def run(self, book: Book, d: D, f: Happening) -> None:
        """If there is one left."""
        if not draw_secret(book, d, f.side, "E65"):
            return self.nothing(d, f)
        return d.finish()


@rule("E74")
class StrategicObjective(Handler):
    """One more open objective."""

    clause: ClassVar[str] = "E74"

    def run(self, book: Book, d: D, f: Happening) -> None:
        """If there is one left."""
        chit = draw_chit(d, "E74")
        if not chit:
            return self.nothing(d, f)
        open_chit(book, d, chit, "E74")
        return d.finish()


@rule("E67")
class Reconnaissance(Handler):
    """The enemy must open one of his secret objectives."""

    clause: ClassVar[str] = "E67"

    def run(self, book: Book, d: D, f: Happening) -> None:
        """None: nothing. One: that one."""
        chits = d.private[other(f.side)].chits
        if not chits:
            return self.nothing(d, f)
        if len(chits) == 1:
            self.show(book, d, f, chits[0])
        return None

    def show(self, book: Book, d: D, f: Happening, chit: str) -> None:
        """It lies open from now on."""
        enemy = other(f.side)
        left = tuple(one for one in d.private[enemy].chits if one != chit)
        d.put_private(enemy, chits=left)
        open_chit(book, d, chit, "E67", enemy)
        d.finish()

    def who(self, book: Book, public: Public, f: Happening) -> tuple[Ask, ...]:
        """The enemy of the drawer."""
        return (Ask(other(f.side), f"event-{f.name}", "E67"),)

    def choice(self, book: Book, seen: Seen, f: Happening, ask: Ask) -> Choice:
        """One of his own."""
        chits = seen.own.chits if seen.own is not None else ()
        return offer([ChooseChit(chit) for chit in chits], "E67")

    def take(self, book: Book, d: D, f: Happening, side: str, action: ChooseChit) -> None:
        """That one."""
        self.show(book, d, f, action.chit)
