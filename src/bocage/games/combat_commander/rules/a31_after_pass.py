"""After the enemy has passed and discarded: Demolitions (A31), Hidden Unit (A35.4)."""

from __future__ import annotations

from typing import ClassVar

from bocage.games.combat_commander.book import Book
from bocage.games.combat_commander.rules.common import act
from bocage.games.combat_commander.rules.e59_support import hidden_hexes
from bocage.games.combat_commander.rules.markers import remove_fort
from bocage.games.combat_commander.rules.o14_activation import action_cards
from bocage.games.combat_commander.state import (
    is_defender,
    side_at,
)
from bocage.games.combat_commander.types import (
    AfterPass,
    D,
    Play,
    Public,
    Seen,
    Side,
    Support,
)
from bocage.kernel.api import Ask, Choice, Illegal, OneOf, Pass, WindowStep, refuse, rule

# -- Demolitions ----------------------------------------------------------------------------


@rule("A31b")
def blow_hexes(book: Book, public: Public, side: Side) -> list[str]:
    """Hexes with a fortification and a unit of the side."""
    return [at for at in public.forts if side_at(book, public, at, side)]


@rule("A31a", "A31b")
def why_not_blow(book: Book, public: Public, side: Side, play: Play) -> Illegal | None:
    """Demolitions need a hex with a unit of one's own and a fortification."""
    if play.at is None or play.unit is not None:
        return refuse("A31b", "needs-hex")
    if play.at not in public.forts:
        return refuse("A31b", "no-fort-there", hex=play.at)
    if not side_at(book, public, play.at, side):
        return refuse("A31b", "no-unit-there", hex=play.at)
    return None


# -- Hidden Unit ----------------------------------------------------------------------------


@rule("A35a", "A35.4a", "A35.4b")
def why_not_hidden(book: Book, public: Public, side: Side, play: Play) -> Illegal | None:
    """Hidden Unit is for the defender, and needs a hex where a unit can have hidden."""
    if not is_defender(public, side):
        return refuse("A35a", "not-defender")
    if play.at is not None or play.unit is not None:
        return refuse("A35.4b", "only-card")
    if not any(hidden_hexes(book, public, side)):
        return refuse("A35.4b", "no-place")
    return None


# -- the window -----------------------------------------------------------------------------


def why_not_after(book: Book, seen: Seen, side: Side, play: Play) -> Illegal | None:
    """A card of the hand with one of the two actions, and what that one asks for."""
    if seen.own is None or play.card not in seen.own.hand:
        return refuse("A24.1", "not-in-hand", card=play.card)
    match book.cards[play.card].action:
        case "demolitions":
            return why_not_blow(book, seen.public, side, play)
        case "hidden-unit":
            return why_not_hidden(book, seen.public, side, play)
        case _:
            return refuse("A31a", "other-action", card=play.card)


def after_pass_choice(book: Book, seen: Seen, side: Side) -> Choice:
    """Demolitions somewhere, Hidden Unit, or nothing."""
    found: list[Play | Pass] = [
        Play(card, at)
        for card in action_cards(book, seen, "demolitions")
        for at in blow_hexes(book, seen.public, side)
    ]
    found += [Play(card) for card in action_cards(book, seen, "hidden-unit")]

    def why_not(action: Play | Pass) -> Illegal | None:
        if isinstance(action, Pass):
            return None
        return why_not_after(book, seen, side, action)

    return OneOf((*found, Pass()), why_not, types=(Play, Pass))


@rule("A31a", "A31b", "A35.4a", "A35.4b")
class AfterPassStep(WindowStep):
    """The window after the enemy has discarded by passing."""

    rule: ClassVar[str] = "each-exhausts"
    prompt: ClassVar[str] = "after-pass"
    clause: ClassVar[str] = "A31a"

    def could_react(self, book: Book, public: Public, f: AfterPass, side: str) -> bool:
        """Cards in hand, and something to blow up or a place to hide."""
        if not public.hands[side]:
            return False
        if is_defender(public, side) and any(hidden_hexes(book, public, side)):
            return True
        return bool(blow_hexes(book, public, side))

    def choice(self, book: Book, seen: Seen, f: AfterPass, ask: Ask) -> Choice:
        """A card, or nothing."""
        return after_pass_choice(book, seen, ask.side)

    def play(self, book: Book, d: D, f: AfterPass, side: str, action: Play) -> None:
        """Blow it up, or roll for the unit."""
        if book.cards[action.card].action == "demolitions":
            act(book, d, side, action.card, "A31a")
            return remove_fort(d, action.at or "", "A31b")
        act(book, d, side, action.card, "A35.4a")
        return d.call(Support(side=side, clause="A35.4b", how="hidden"), "start")
