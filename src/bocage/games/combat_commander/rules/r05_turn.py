"""Chapter 5 - The sequence of play: turns, orders, passing, drawing up to the hand size."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from bocage.games.combat_commander.book import RANDOM, Book
from bocage.games.combat_commander.events.core import Passed, TurnBegan
from bocage.games.combat_commander.rules.common import draw, lose_weapon, spend_card
from bocage.games.combat_commander.rules.o16_advance_1_order import advance_form, begin_advance
from bocage.games.combat_commander.rules.o18_artillery import (
    access_form,
    begin_access,
    begin_bombard,
    begin_deny,
    bombard_form,
    deny_form,
)
from bocage.games.combat_commander.rules.o20_fire_1_order import begin_fire, fire_form
from bocage.games.combat_commander.rules.o21_move_1_order import begin_move, move_form
from bocage.games.combat_commander.rules.o22_recover import begin_recover, recover_form
from bocage.games.combat_commander.rules.o23_rout import begin_rout, rout_form
from bocage.games.combat_commander.rules.r01_rolls import empty
from bocage.games.combat_commander.rules.r05_setup import camps, commence, prepare, shuffle_decks
from bocage.games.combat_commander.rules.r08_stacking import overstacked
from bocage.games.combat_commander.rules.r11_weapons import drop_choice
from bocage.games.combat_commander.state import mixed_hexes
from bocage.games.combat_commander.types import (
    Access,
    Advance,
    AfterPass,
    Bombard,
    D,
    Deny,
    Discard,
    Drop,
    End,
    Fire,
    Game,
    Generating,
    Melees,
    Move,
    Overstacked,
    Public,
    Recover,
    Refill,
    Rout,
    Seen,
    Side,
    Trigger,
    Turn,
    other,
)
from bocage.kernel.api import (
    Action,
    Ask,
    Choice,
    Form,
    Illegal,
    Menu,
    OneOf,
    Step,
    Subset,
    refuse,
    rule,
)


class GameStep(Step):
    """Set up; then turns, first that of the side the scenario names, in alternation."""

    def run(self, book: Book, d: D, f: Game) -> None:
        """The whole game."""
        match f.stage:
            case "start":
                self.begin(book, d)
            case "made":
                d.goto("camp-0")
            case "turn":
                d.call(Turn(side=d.public.active), "next")
            case "next":
                d.put(active=other(d.public.active))
                d.goto("turn")
            case stage:
                self.camp(book, d, int(stage.removeprefix("camp-")))

    def begin(self, book: Book, d: D) -> None:
        """What the scenario lays down, or first the making of a random one."""
        shuffle_decks(book, d)
        if book.scenario.number == RANDOM:
            return d.call(Generating(), "made")
        prepare(book, d)
        return d.goto("camp-0")

    @rule("5a")
    def camp(self, book: Book, d: D, number: int) -> None:
        """One side after the other sets up; then play begins."""
        order = camps(book, d.public)
        if number < len(order):
            return d.call(order[number], f"camp-{number + 1}")
        commence(book, d)
        return d.goto("turn")


# -- turns ----------------------------------------------------------------------------------


class Orders:
    """What the choice of an order looks at."""

    __slots__ = ("book", "seen")

    def __init__(self, book: Book, seen: Seen) -> None:
        self.book, self.seen = book, seen


def _of(form: Callable[[Book, Seen], Choice]) -> Callable[[Orders], Choice]:
    return lambda facts: form(facts.book, facts.seen)


@rule("5a", "5b", "5.1a", "5.1b", "1.5a", "O14.2")
class TurnStep(Step):
    """Orders, one after the other, or a pass; then stacking, then cards."""

    def run(self, book: Book, d: D, f: Turn) -> None:
        """The stages of a turn."""
        match f.stage:
            case "start":
                self.begin(d, f)
            case "order" if d.public.given >= d.public.orders[f.side]:
                self.tidy(book, d, f)
            case "ordered" if mixed_hexes(book, d.public):
                d.call(Melees(), "fought")
            case "ordered" | "fought":
                d.put(given=d.public.given + 1)
                d.goto("order")
            case "end" | "stacked":
                self.tidy(book, d, f)
            case "refill":
                d.call(Refill(side=f.side), "over")
            case "over":
                d.finish()

    @rule("5.4c", "8.2b")
    def tidy(self, book: Book, d: D, f: Turn) -> None:
        """Stacking comes before the cards: first the inactive side, then the active one."""
        if f.stage != "stacked" and overstacked(book, d.public, other(f.side)):
            d.call(Overstacked(side=other(f.side)), "stacked")
        elif overstacked(book, d.public, f.side):
            d.call(Overstacked(side=f.side), "refill")
        else:
            d.call(Refill(side=f.side), "over")

    @rule("gl.6", "gl.9")
    def begin(self, d: D, f: Turn) -> None:
        """Nobody has been activated yet."""
        radios = d.public.radios
        if any(radio.used for radio in radios.values()):
            d.put(radios={s: _rested(radio) for s, radio in radios.items()})
        d.put(activated=(), roused=(), given=0, active=f.side)
        d.emit(TurnBegan("5a", f.side))
        d.goto("order")

    def who(self, book: Book, public: Public, f: Turn) -> tuple[Ask, ...]:
        """The active side."""
        left = public.orders[f.side] - public.given
        first = "no" if public.given else "yes"
        return (Ask(f.side, "order", "5.1a", {"left": left, "first": first}),)

    def choice(self, book: Book, seen: Seen, f: Turn, ask: Ask) -> Choice:
        """An order, or the end of it."""
        makers = NEXT if seen.public.given else FIRST
        return Menu("5.1a", makers, Orders(book, seen))

    def take(self, book: Book, d: D, f: Turn, side: str, action: Action) -> None:
        """Give it."""
        match action:
            case Drop():
                lose_weapon(d, action.weapon, "11.3b")
            case End():
                d.goto("end")
            case Discard():
                discard(d, side, action)
            case _:
                BEGIN[type(action)](book, d, side, action, "ordered")


def _rested(radio: Any) -> Any:
    from msgspec.structs import replace

    return replace(radio, used=False)


@rule("5.3", "O15")
def discard_form(book: Book, seen: Seen) -> Choice:
    """Pass: discard as many cards as the nation may, or fewer, or none."""
    hand = seen.own.hand if seen.own else ()
    most = book.discard[seen.side or ""]

    def why_not(act: Discard) -> Illegal | None:
        for card in act.cards:
            if card not in hand:
                return refuse("O15", "not-in-hand", card=card)
        if len(act.cards) > most:
            return refuse("5.3", "too-many-discards", most=most)
        return None

    part = Subset("cards", lambda done: hand, 0, min(most, len(hand)))
    return Form(Discard, (part,), why_not)


@rule("O15", "5b")
def discard(d: D, side: Side, action: Discard) -> None:
    """The cards go to the discard pile; the enemy may answer if there was one."""
    for card in action.cards:
        spend_card(d, side, card)
    d.emit(Passed("O15", side, action.cards))
    if action.cards:
        d.call(AfterPass(seats=(other(side),)), "end")
    else:
        d.goto("end")


def end_choice(book: Book, seen: Seen) -> Choice:
    """End the turn."""
    return OneOf((End(),))


Begin = Callable[[Book, D, Side, Any, str], None]
ORDERS: Mapping[type[Action], Callable[[Orders], Choice]] = {
    Fire: _of(fire_form),
    Move: _of(move_form),
    Advance: _of(advance_form),
    Recover: _of(recover_form),
    Rout: _of(rout_form),
    Deny: _of(deny_form),
    Access: _of(access_form),
    Bombard: _of(bombard_form),
}
FIRST: Mapping[type[Action], Callable[[Orders], Choice]] = {
    **ORDERS,
    Discard: _of(discard_form),
    Drop: _of(drop_choice),
}
NEXT: Mapping[type[Action], Callable[[Orders], Choice]] = {
    **ORDERS,
    End: _of(end_choice),
    Drop: _of(drop_choice),
}
BEGIN: Mapping[type[Action], Begin] = {
    Fire: begin_fire,
    Move: begin_move,
    Advance: begin_advance,
    Recover: begin_recover,
    Rout: begin_rout,
    Deny: begin_deny,
    Access: begin_access,
    Bombard: begin_bombard,
}


# -- the end of a turn ----------------------------------------------------------------------


@rule("5.4a", "5.4b", "1.1", "9b")
class RefillStep(Step):
    """The active side draws up to its hand size; the last card of the pile lets time advance."""

    def run(self, book: Book, d: D, f: Refill) -> None:
        """Draw until the hand is full or the pile is empty."""
        hand = d.private[f.side].hand
        pile = d.sealed.decks[f.side]
        drawn = pile[: max(0, d.public.plan[f.side].hand - len(hand))]
        if drawn:
            draw(book, d, f.side, drawn, "5.4a")
        if drawn and empty(d.public, f.side):
            return d.call(Trigger(side=f.side, kind="time"), "start")
        return d.finish()
