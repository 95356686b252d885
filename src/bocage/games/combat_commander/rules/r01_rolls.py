"""Chapter 1 - Cards: rolls, triggers, random hexes. Chapter 9 - The initiative card.

One place for everything that is flipped. A roll is a frame; its value is the card that stands.
"""

from __future__ import annotations

from typing import ClassVar

from bocage.games.combat_commander.book import Book
from bocage.games.combat_commander.events.core import (
    Revealed,
    Rolled,
    RolledAgain,
    TriggerIgnored,
)
from bocage.games.combat_commander.rules.common import fix_weapon, lose_weapon
from bocage.games.combat_commander.state import holder_of, mixed_hexes
from bocage.games.combat_commander.types import (
    SIDES,
    Again,
    D,
    Happening,
    Melees,
    Public,
    Reroll,
    Roll,
    Seen,
    Side,
    Sniper,
    TimeAdvance,
    Trigger,
    other,
)
from bocage.kernel.api import Action, Ask, Choice, OneOf, Pass, Step, WindowStep, rule

AGAIN = OneOf((Reroll(), Pass()))


# -- the top card ---------------------------------------------------------------------------


@rule("1.3", "1.2c")
def flip(d: D, side: Side) -> str:
    """The next card of a draw pile goes face up onto the discard pile."""
    decks = d.sealed.decks
    card = decks[side][0]
    d.put_sealed(decks={**decks, side: decks[side][1:]})
    d.edit("piles")[side] = len(decks[side]) - 1
    discards = d.public.discards
    d.put(discards={**discards, side: (*discards[side], card)})
    return card


def empty(public: Public, side: Side) -> bool:
    """Whether a draw pile is used up: time is due."""
    return not public.piles[side]


@rule("1.7", "1.3b")
def reveal_event(d: D, side: Side) -> str:
    """The card whose event happens."""
    card = flip(d, side)
    d.emit(Revealed("1.9.1.1a", side, card, "event"))
    return card


@rule("1.8a", "1.8b", "1.3b")
def random_hex(book: Book, d: D, side: Side, clause: str) -> str:
    """A random hex; before anything happens there, broken weapons are looked at (11.4b).

    The pile must not be empty: time advances before (`TimeAdvance`).
    """
    card = flip(d, side)
    d.emit(Revealed(clause, side, card, "hex"))
    at = book.cards[card].hex
    check_weapons(book, d, int(at[1:]))
    return at


@rule("11.4b")
def check_weapons(book: Book, d: D, number: int) -> None:
    """The number of a random hex repairs or eliminates broken weapons in play."""
    for weapon in d.public.jammed:
        if holder_of(d.public, weapon) is None:
            continue
        row = book.weapons[weapon]
        if number in row.fixes:
            fix_weapon(d, weapon, "11.4b")
        elif number in row.breaks:
            lose_weapon(d, weapon, "11.4b")


def dice(book: Book, card: str) -> tuple[int, int]:
    """The white and the coloured die of a card."""
    row = book.cards[card]
    return row.white, row.red


@rule("1.9b")
def total(book: Book, card: str) -> int:
    """A roll: the sum of both dice."""
    return sum(dice(book, card))


@rule("1.9b")
def product(book: Book, card: str) -> int:
    """A targeting or accuracy roll: the dice multiplied."""
    white, red = dice(book, card)
    return white * red


# -- rolls ----------------------------------------------------------------------------------


class RollStep(Step):
    """Flip, let the holder of the initiative have it rolled again, time, trigger; then the result.

    Its value is the card. An empty pile means that time advances: at once after a roll, but not
    within a trigger, where it waits for the end of the trigger or until a card is needed.
    """

    def run(self, book: Book, d: D, f: Roll) -> None:
        """The stages of a roll."""
        match f.stage:
            case "start":
                self.begin(book, d, f)
            case "rolled":
                seats = (d.public.initiative,)
                white, red = dice(book, f.card)
                again = Again(
                    seats=seats,
                    roller=f.side,
                    kind=f.kind,
                    about=f.about,
                    card=f.card,
                    white=white,
                    red=red,
                )
                d.call(again, "asked")
            case "timed":
                self.trigger(book, d, f)
            case "done":
                d.finish(f.card)

    @rule("9.1d", "6.1.2i")
    def begin(self, book: Book, d: D, f: Roll) -> None:
        """With an empty pile, such as after a re-roll of its last card, time advances first."""
        if empty(d.public, f.side):
            return d.call(Trigger(side=f.side, kind="time"), "start")
        return self.flip(book, d, f)

    @rule("1.9a")
    def flip(self, book: Book, d: D, f: Roll) -> None:
        """The dice are those of the next card of the roller."""
        row = book.cards[flip(d, f.side)]
        d.emit(Rolled(f.clause, f.side, f.kind, row.id, row.white, row.red, row.trigger, f.about))
        d.goto("rolled", card=row.id)

    def back(self, book: Book, d: D, f: Roll, value: bool | None) -> None:
        """The initiative was used, or not; other frames need no answer."""
        if f.stage != "asked":
            return None
        return self.again(d, f) if value else self.time(book, d, f)

    @rule("9.1a", "9.1b", "9.1c")
    def again(self, d: D, f: Roll) -> None:
        """Dice and trigger are cancelled, the initiative card goes to the other side."""
        holder = d.public.initiative
        d.put(initiative=other(holder))
        d.emit(RolledAgain("9.1a", holder, f.card))
        d.goto("start", card="")

    @rule("6.1.2a", "6.1.2b", "1.9.1b", "1.9.1.4", "1.9.1c", "E42d")
    def time(self, book: Book, d: D, f: Roll) -> None:
        """Time! or the last card: time advances once, before any other trigger."""
        row = book.cards[f.card]
        if d.inside(Trigger) is not None:
            if row.trigger:
                d.emit(TriggerIgnored("1.9.1c", f.card, row.trigger))
            return d.finish(f.card)
        if row.trigger == "time" or empty(d.public, f.side):
            return d.call(Trigger(side=f.side, kind="time"), "timed")
        return self.trigger(book, d, f)

    @rule("1.9.1a", "1.9.1d", "1.9.1e", "1.9.1.1a", "1.9.1.3a")
    def trigger(self, book: Book, d: D, f: Roll) -> None:
        """Event! and Sniper! are resolved before the result of the roll."""
        match book.cards[f.card].trigger:
            case "event":
                d.call(Trigger(side=f.side, kind="event"), "done")
            case "sniper":
                d.call(Trigger(side=f.side, kind="sniper"), "done")
            case _:
                d.finish(f.card)


@rule("9.1a")
class AgainStep(WindowStep):
    """The holder of the initiative card is asked after every roll; its value: roll again?"""

    rule: ClassVar[str] = "holder"
    prompt: ClassVar[str] = "reroll"
    clause: ClassVar[str] = "9.1a"

    def about(self, f: Again) -> dict[str, object]:
        """What was rolled."""
        return {
            "roller": f.roller,
            "kind": f.kind,
            "about": f.about,
            "named": bool(f.about),
            "white": f.white,
            "red": f.red,
        }

    def choice(self, book: Book, seen: Seen, f: Again, ask: Ask) -> Choice:
        """Have it rolled again, or let it stand."""
        return AGAIN

    def play(self, book: Book, d: D, f: Again, side: str, action: Action) -> None:
        """Again."""
        d.finish(True)

    def closed(self, book: Book, d: D, f: Again) -> None:
        """It stands."""
        d.finish(False)


# -- triggers -------------------------------------------------------------------------------


class TriggerStep(Step):
    """Carry out a trigger; then melees; then the time that its own cards have used up.

    Hexes in which both sides stood before (an Advance order under way) are not its melees.
    """

    def run(self, book: Book, d: D, f: Trigger) -> None:
        """The stages of a trigger."""
        match f.stage:
            case "start":
                d.goto("begin", before=mixed_hexes(book, d.public))
            case "begin":
                self.begin(book, d, f)
            case "happened":
                d.call(Melees(fought=f.before), "fought")
            case "fought":
                self.due(d, f)

    @rule("1.9.1.1a", "1.9.1.3a", "1.9.1.4", "E42a")
    def begin(self, book: Book, d: D, f: Trigger) -> None:
        """An event needs a card; if there is none, time advances first."""
        if f.kind == "time":
            return d.call(TimeAdvance(side=f.side), "happened")
        if empty(d.public, f.side):
            return d.call(TimeAdvance(side=f.side), "begin")
        if f.kind == "sniper":
            return d.call(Sniper(side=f.side), "happened")
        card = reveal_event(d, f.side)
        row = book.cards[card]
        frame = Happening(side=f.side, name=row.event, card=card, arg=row.arg)
        return d.call(frame, "happened")

    @rule("6.1.2a")
    def due(self, d: D, f: Trigger) -> None:
        """A pile used up by the trigger: time advances when the outermost trigger is over."""
        if len([one for one in d.frames if isinstance(one, Trigger)]) == 1:
            for side in SIDES:
                if empty(d.public, side):
                    return d.call(TimeAdvance(side=side), "happened")
        return d.finish()
