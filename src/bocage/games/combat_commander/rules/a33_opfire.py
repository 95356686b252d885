"""Chapter A33 - Opportunity fire; A35.2 and A35.5 - Hidden Mines and Wire.

The window of the other side when units have moved or advanced into a hex. It opens on what
everybody sees: cards in hand (not which), units that could fire, the posture of the side.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, ClassVar

from bocage.games.combat_commander.book import Book
from bocage.games.combat_commander.events.move import Alerted, Stuck
from bocage.games.combat_commander.rules.common import act, activate, spend_card
from bocage.games.combat_commander.rules.markers import put_fort, why_not_fort
from bocage.games.combat_commander.rules.o14_activation import (
    Troop,
    action_cards,
    available,
    order_cards,
    why_not_activate,
)
from bocage.games.combat_commander.rules.o20_fire_2_group import Firers
from bocage.games.combat_commander.rules.o20_fire_4_shoot import shoot_form
from bocage.games.combat_commander.rules.o20_fire_5_attack import begin_attack, begin_mines
from bocage.games.combat_commander.sight import lines_of
from bocage.games.combat_commander.state import is_defender
from bocage.games.combat_commander.types import (
    Alert,
    D,
    Entered,
    Moving,
    Play,
    Public,
    Seen,
    Shoot,
    Side,
)
from bocage.kernel.api import (
    Action,
    Choice,
    Form,
    Illegal,
    Menu,
    OneOf,
    Pass,
    Pick,
    WindowStep,
    refuse,
    rule,
)

PASS = OneOf((Pass(),))
HIDDEN = {"hidden-mines": "A35.2a", "hidden-wire": "A35.5"}


# -- who could react ------------------------------------------------------------------------


def still_there(public: Public, f: Entered) -> tuple[str, ...]:
    """Those of the units that entered that are in the hex."""
    units = public.units
    return tuple(unit for unit in f.units if unit in units and units[unit].at == f.at)


@rule("A33.1", "A33.3d")
def in_sights(book: Book, public: Public, f: Entered, side: Side) -> bool:
    """Whether anybody is there to be fired at: those who came, or who was there before them.

    Where none is left of those who came, one attack is all that can still be made.
    """
    if still_there(public, f):
        return True
    enemies = (unit for unit, state in public.units.items() if state.at == f.at)
    return not f.fired and any(book.units[unit].side != side for unit in enemies)


def may_react(book: Book, public: Public, f: Entered, side: Side) -> bool:
    """Whether what everybody sees leaves a side something to do."""
    cards = public.hands[side] > 0
    if cards and why_not_hide(book, public, f, side) is None:
        return True
    if not f.fire or not in_sights(book, public, f, side):
        return False
    units = list(f.alert) if not f.fired else []
    if cards:
        units += available(book, public, side)
    return any(marksmen(book, public, f, side, units))


@rule("11.5c", "A33.3a")
def gunners(book: Book, public: Public, f: Entered, side: Side, units: Sequence[str]) -> Firers:
    """Units and their weapons, without ordnance, with the hex that was entered as only target."""
    return Firers(book, public, side, units, targets=(f.at,), ordnance=False, moving=f.units)


def marksmen(
    book: Book, public: Public, f: Entered, side: Side, units: Sequence[str]
) -> Iterator[str]:
    """Those of some units that have the hex in range and sight themselves or with a weapon."""
    states = public.units
    there = [unit for unit in units if unit in states]
    near = lines_of(book).seen(public, f.at, {states[unit].at for unit in there})
    if near:
        firers = gunners(book, public, f, side, [u for u in there if states[u].at in near])
        for piece in firers.pieces:
            if firers.reaches(piece, f.at):
                yield firers.holder(piece)


# -- opportunity fire -----------------------------------------------------------------------


class Reaction:
    """What the other side looks at."""

    __slots__ = ("_able", "book", "f", "seen", "side")

    def __init__(self, book: Book, seen: Seen, f: Entered, side: Side) -> None:
        self.book, self.seen, self.f, self.side = book, seen, f, side
        self._able: set[str] | None = None

    def able(self, unit: str) -> bool:
        """Whether a unit that may still be activated, or its weapon, could fire at the hex."""
        if self._able is None:
            book, public, side = self.book, self.seen.public, self.side
            self._able = set(marksmen(book, public, self.f, side, available(book, public, side)))
        return unit in self._able


@rule("A33.1b", "A33.2a")
def alert_form(facts: Reaction) -> Choice:
    """A Fire card activates units, as a Fire order would."""
    book, seen, side = facts.book, facts.seen, facts.side
    parts = (
        Pick("card", lambda done: order_cards(book, seen, "fire") if facts.f.fire else ()),
        Troop(book, seen.public, side, able=facts.able),
    )
    return Form(Alert, parts, lambda action: why_not_alert(facts, action))


def why_not_alert(facts: Reaction, action: Alert) -> Illegal | None:
    """A Fire card, units that may be activated, one of them with the hex in range and sight."""
    hand = facts.seen.own.hand if facts.seen.own else ()
    if not facts.f.fire:
        return why_no_fire(facts)
    if action.card not in hand:
        return refuse("A24.1", "not-in-hand", card=action.card)
    if facts.book.cards[action.card].order != "fire":
        return refuse("A33.1b", "other-order", card=action.card)
    bad = why_not_activate(facts.book, facts.seen.public, facts.side, action.by)
    if bad is None and not any(map(facts.able, action.by)):
        return refuse("A33.2a", "no-target", hex=facts.f.at)
    return bad


def why_no_fire(facts: Reaction) -> Illegal:
    """Nobody fires at units that advance; from trench to trench this window does not even open."""
    return refuse("O16.1b", "advancing", hex=facts.f.at)


@rule("A33.2a", "A33.3c")
def opportunity(facts: Reaction) -> Choice:
    """One fire attack at the hex by units that are activated for it in this order."""
    book, seen, f = facts.book, facts.seen, facts.f
    if not f.fire:
        return OneOf((), lambda action: why_no_fire(facts), types=(Shoot,))
    if f.fired:
        bad = refuse("A33.3c", "fired-already", hex=f.at)
        return OneOf((), lambda action: bad, types=(Shoot,))
    return shoot_form(book, seen, facts.side, f.alert, (f.at,), ordnance=False)


@rule("A33.3b")
def alert(d: D, f: Entered, side: Side, action: Alert) -> None:
    """The units stay active for this Move order, and are activated for this turn."""
    spend_card(d, side, action.card)
    d.emit(Alerted("A33.2a", side, action.card, action.by))
    activate(d, action.by)
    awake = f.alert + tuple(unit for unit in action.by if unit not in f.alert)
    d.remember(alert=awake, played=True)
    d.amend(Moving, alert=awake)


# -- hidden mines and wire ------------------------------------------------------------------


@rule("A35a", "A35.2a", "A35.5")
def why_not_hide(book: Book, public: Public, f: Entered, side: Side) -> Illegal | None:
    """Only the Defender, against units that have come, and where a fortification may lie."""
    if not is_defender(public, side):
        return refuse("A35a", "not-defender")
    if not still_there(public, f):
        return refuse("A35.2a", "nobody-came", hex=f.at)
    return why_not_fort(book, public, f.at)


def hidden_choice(facts: Reaction) -> Choice:
    """A card for Hidden Mines or Hidden Wire."""
    book, seen, f = facts.book, facts.seen, facts.f
    barred = why_not_hide(book, seen.public, f, facts.side)
    cards = [card for word in HIDDEN for card in action_cards(book, seen, word)]

    def why_not(action: Play) -> Illegal | None:
        hand = seen.own.hand if seen.own else ()
        if action.card not in hand:
            return refuse("A24.1", "not-in-hand", card=action.card)
        if book.cards[action.card].action not in HIDDEN:
            return refuse("A24.1", "other-action", card=action.card)
        if action.at is not None or action.unit is not None:
            return refuse("A35.2a", "nothing-to-choose")
        return barred

    found = [Play(card) for card in cards] if barred is None else []
    return OneOf(found, why_not, types=(Play,))


def hide(book: Book, d: D, f: Entered, side: Side, card: str) -> None:
    """Mines that attack those who entered at once, or wire that stops them."""
    action = book.cards[card].action
    act(book, d, side, card, HIDDEN[action])
    d.remember(played=True)
    if action == "hidden-mines":
        spring_mines(book, d, f)
    else:
        spring_wire(book, d, f)


@rule("A35.2b")
def spring_mines(book: Book, d: D, f: Entered) -> None:
    """Units that were in the hex before are spared."""
    if put_fort(book, d, f.at, "mines", "A35.2a"):
        begin_mines(book, d, still_there(d.public, f), f.at, "start")


@rule("A35.5", "F106.2")
def spring_wire(book: Book, d: D, f: Entered) -> None:
    """Units that move lose the MP that they have left."""
    order = d.inside(Moving)
    if put_fort(book, d, f.at, "wire", "A35.5") and order is not None:
        units = still_there(d.public, f)
        d.amend(Moving, wired=order.wired + tuple(u for u in units if u not in order.wired))
        d.emit(Stuck("F106.2", units, f.at))


# -- the window -----------------------------------------------------------------------------

MAKERS: Mapping[type[Action], Callable[[Reaction], Choice]] = {
    Pass: lambda facts: PASS,
    Alert: alert_form,
    Shoot: opportunity,
    Play: hidden_choice,
}


@rule("A33.1", "O21.3", "A24.2")
class EnteredStep(WindowStep):
    """Units have entered a hex: the other side may react, as often as it can; then they go on.

    Its value: whether anything was played.
    """

    rule: ClassVar[str] = "each-exhausts"
    prompt: ClassVar[str] = "entered"
    clause: ClassVar[str] = "A33.1"

    def could_react(self, book: Book, public: Public, f: Entered, side: Side) -> bool:
        """Cards in hand and somebody who could fire, or a Defender who could have hidden works."""
        return may_react(book, public, f, side)

    def about(self, f: Entered) -> dict[str, Any]:
        """Who came, where, and whether one may fire."""
        return {"unit": f.units[0], "hex": f.at, "fire": "yes" if f.fire else "no"}

    def choice(self, book: Book, seen: Seen, f: Entered, ask: Any) -> Choice:
        """Activate, fire, mines, wire, or nothing."""
        return Menu("A33.1", MAKERS, Reaction(book, seen, f, ask.side))

    def play(self, book: Book, d: D, f: Entered, side: Side, action: Action) -> None:
        """Carry it out; the window stays open."""
        match action:
            case Alert():
                alert(d, f, side, action)
            case Shoot():
                d.remember(fired=True, played=True)
                begin_attack(book, d, side, action, "start")
            case Play():
                hide(book, d, f, side, action.card)

    def closed(self, book: Book, d: D, f: Entered) -> None:
        """Tell the mover whether anything happened."""
        d.finish(f.played)
