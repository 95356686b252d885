"""Chapter O22 - The Recover order: suppression ends, broken units may rally."""

from __future__ import annotations

from bocage.games.combat_commander.book import Book
from bocage.games.combat_commander.events.move import RallyRolled, Recovered
from bocage.games.combat_commander.rules.common import change, rally, suppress
from bocage.games.combat_commander.rules.o14_activation import (
    give,
    order_cards,
    why_not_order_card,
)
from bocage.games.combat_commander.rules.offers import choose_units
from bocage.games.combat_commander.rules.r01_rolls import total
from bocage.games.combat_commander.state import morale_terms, of_side, tally
from bocage.games.combat_commander.types import (
    Choose,
    D,
    Public,
    Recover,
    Recovering,
    Roll,
    Seen,
    Side,
)
from bocage.kernel.api import Ask, Choice, Illegal, OneOf, Step, Tally, refuse, rule


def recover_form(book: Book, seen: Seen) -> Choice:
    """A card."""
    side, public = seen.side or "", seen.public
    barred = why_not_recover(book, public, side)

    def why_not(act: Recover) -> Illegal | None:
        return why_not_order_card(book, seen, act.card, "recover") or barred

    cards = order_cards(book, seen, "recover")
    return OneOf([Recover(card) for card in cards], why_not, types=(Recover,))


@rule("O22.1")
def why_not_recover(book: Book, public: Public, side: Side) -> Illegal | None:
    """Once a turn and side, Rout orders counted; somebody must be broken or suppressed."""
    if side in public.roused:
        return refuse("O22.1", "already-roused", side=side)
    units = public.units
    if not any(units[u].broken or units[u].suppressed for u in of_side(book, public, side)):
        return refuse("O22.1", "nobody-to-recover")
    return None


def broken_units(book: Book, public: Public, side: Side) -> tuple[str, ...]:
    """The broken units of a side, in the order of the book."""
    found = [unit for unit in of_side(book, public, side) if public.units[unit].broken]
    return tuple(sorted(found, key=book.place))


@rule("O22.1", "O22.4")
def begin_recover(book: Book, d: D, side: Side, action: Recover, then: str) -> None:
    """The side itself is activated, not its units; suppression ends; who is broken now rolls."""
    give(book, d, action.card, (), "O22.1")
    d.put(roused=(*d.public.roused, side))
    units = broken_units(book, d.public, side)
    relieve(book, d, side)
    d.call(Recovering(side=side, units=units), then)


@rule("O22.2a", "13.3")
def relieve(book: Book, d: D, side: Side) -> None:
    """All units of the side lose their Suppressed markers."""
    for unit in sorted(of_side(book, d.public, side), key=book.place):
        if d.public.units[unit].suppressed:
            change(d, unit, suppressed=False)
            d.emit(Recovered("O22.2a", unit))


def waiting(public: Public, units: tuple[str, ...]) -> list[str]:
    """Those that are still there, rallied meanwhile or not."""
    return [unit for unit in units if unit in public.units]


def spirit(book: Book, public: Public, unit: str) -> Tally:
    """The current Morale of a unit with its terms."""
    return tally("morale", morale_terms(book, public, unit))


@rule("O22.2b")
class RecoveringStep(Step):
    """A rally roll for each unit that was broken when the order was given, in any order."""

    def run(self, book: Book, d: D, f: Recovering) -> None:
        """One that is left rolls without a question; when none is left it is over."""
        left = waiting(d.public, f.units)
        if not left:
            d.finish()
        elif len(left) == 1:
            self.roll(book, d, f, left[0])

    @rule("1.9.1e")
    def roll(self, book: Book, d: D, f: Recovering, unit: str) -> None:
        """The roll of one unit, against its Morale before the roll, whatever a trigger changes."""
        left = tuple(one for one in f.units if one != unit)
        d.remember(units=left, now=(unit,), morale=spirit(book, d.public, unit))
        d.call(Roll(side=f.side, kind="rally", clause="O22.3", about=unit), "start")

    def back(self, book: Book, d: D, f: Recovering, value: str) -> None:
        """The result, even for a unit that a trigger has changed meanwhile."""
        for unit in f.now:
            if unit in d.public.units:
                rally_result(d, unit, total(book, value), f.morale)
        d.remember(now=())

    def who(self, book: Book, public: Public, f: Recovering) -> tuple[Ask, ...]:
        """The side that recovers says who is next."""
        return (Ask(f.side, "rally", "O22.2b"),)

    def choice(self, book: Book, seen: Seen, f: Recovering, ask: Ask) -> Choice:
        """A unit that has still to roll."""
        return choose_units(waiting(seen.public, f.units), "O22.2b")

    def take(self, book: Book, d: D, f: Recovering, side: str, action: Choose) -> None:
        """It rolls."""
        self.roll(book, d, f, action.unit)


@rule("O22.3")
def rally_result(d: D, unit: str, roll: int, spirits: Tally) -> None:
    """Below its Morale it rallies; equal: it is suppressed; above: nothing."""
    d.emit(RallyRolled("O22.3", unit, roll, (spirits,)))
    if roll < spirits.total:
        rally(d, unit, "O22.3")
    elif roll == spirits.total:
        suppress(d, unit, "O22.3")
