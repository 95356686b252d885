"""Chapter 3 - The sequence of play: game, turn, half, in the order of the rulebook."""

from __future__ import annotations

from msgspec.structs import replace

from bocage.games.skirmish.book import Book
from bocage.games.skirmish.events import BidsRevealed, HalfBegan, TurnBegan
from bocage.games.skirmish.rules.r02_cards import (
    deal,
    draw_missions,
    play_from_hand,
    refill,
)
from bocage.games.skirmish.rules.r04_rally import Rallying
from bocage.games.skirmish.rules.r05_movement import MovementStep, Mover
from bocage.games.skirmish.rules.r06_fire import EntryWindow, FireStep, FireWindow, HitWindow
from bocage.games.skirmish.rules.r07_rolls import RerollWindow, Roll
from bocage.games.skirmish.rules.r08_combat import AttackStep, CombatSteps, CombatWindow
from bocage.games.skirmish.rules.r08_hits import AdvanceStep, RetreatStep, SettleStep
from bocage.games.skirmish.rules.r09_supply import TURN_END, Succeeding, attrition, update_control
from bocage.games.skirmish.rules.r10_victory import advance_time, check_objectives
from bocage.games.skirmish.types import (
    BLUE,
    RED,
    SIDES,
    Advancing,
    Attacking,
    Bid,
    CombatCards,
    CombatStep,
    D,
    Entered,
    FireCards,
    Firing,
    Game,
    Half,
    HitCards,
    MoveStep,
    Moving,
    Public,
    RallyStep,
    RerollCards,
    Retreating,
    Rolling,
    Seen,
    Settling,
    Side,
    Succession,
    Turn,
    other,
)
from bocage.kernel.api import Ask, Choice, Frame, Illegal, OneOf, Step, refuse, rule


class GameStep(Step):
    """Set up, then turn after turn until a rule ends the game."""

    def run(self, book: Book, d: D, f: Game) -> None:
        """Chapter 2, then 3.1."""
        if f.stage == "start":
            deal(book, d)
            draw_missions(book, d)
            first_token(d)
            first_control(book, d)
            d.goto("turn")
        else:
            d.call(Turn(), "turn")


@rule("1.5")
def first_control(book: Book, d: D) -> None:
    """Each side controls the objectives that its units occupy alone."""
    update_control(book, d)


@rule("2.3")
def first_token(d: D) -> None:
    """Red starts with the token."""
    d.put(token=RED)


@rule("3.1")
class TurnStep(Step):
    """A turn: bid, first half, second half, end."""

    def run(self, book: Book, d: D, f: Turn) -> None:
        """The boxes of the sequence of play."""
        match f.stage:
            case "start":
                d.emit(TurnBegan("3.1", d.public.time))
                d.goto("bid")
            case "bid" if len(f.bids) == len(SIDES):
                d.goto("first-half", first=reveal_bids(book, d, f))
            case "first-half":
                d.call(Half(side=f.first), "second-half")
            case "second-half":
                d.call(Half(side=other(f.first)), "end")
            case "end":
                attrition(book, d)
                d.goto("succession")
            case "succession":
                d.call_due(TURN_END, "refill")
            case "refill":
                end_turn(book, d, f)

    def who(self, book: Book, public: Public, f: Turn) -> tuple[Ask, ...]:
        """Both sides at the same time."""
        return tuple(Ask(side, "bid", "3.3") for side in SIDES)

    def choice(self, book: Book, seen: Seen, f: Turn, ask: Ask) -> Choice:
        """A card of one's hand, or none."""
        hand = seen.own.hand if seen.own else ()
        bids = (Bid(), *(Bid(card) for card in hand))
        return OneOf(bids, lambda act: why_not_bid(seen, act))

    def take(self, book: Book, d: D, f: Turn, side: str, action: Bid) -> None:
        """Sealed until both have bid: the kernel hands over both together."""
        d.remember(bids={**f.bids, side: action.card or ""})


def why_not_bid(seen: Seen, act: Bid) -> Illegal | None:
    """Only a card of one's own hand."""
    if act.card is not None and (seen.own is None or act.card not in seen.own.hand):
        return refuse("3.3", "not-in-hand", card=act.card)
    return None


def reveal_bids(book: Book, d: D, f: Turn) -> Side:
    """Both bids are revealed and discarded; the answer is who goes first."""
    values = {}
    for side in SIDES:
        card = f.bids[side]
        values[side] = book.cards[card].value if card else 0
        if card:
            play_from_hand(d, side, card)
    first = goes_first(values, d.public.token)
    tied = values[BLUE] == values[RED]
    d.emit(BidsRevealed("3.4" if tied else "3.3", values[BLUE], values[RED], first))
    return first


@rule("3.3")
def goes_first(values: dict[str, int], token: Side) -> Side:
    """The higher value goes first."""
    if values[BLUE] == values[RED]:
        return breaks_tie(token)
    return BLUE if values[BLUE] > values[RED] else RED


@rule("3.4")
def breaks_tie(token: Side) -> Side:
    """If the bids are equal, the side without the token goes first."""
    return other(token)


@rule("3.6")
def end_turn(book: Book, d: D, f: Turn) -> None:
    """Both sides refill their hands, the first side first; then time advances."""
    for side in (f.first, other(f.first)):
        refill(book, d, side, "3.6")
    if d.outcome is None:
        advance_time(book, d)
    d.finish()


@rule("3.2")
class HalfStep(Step):
    """A half: rally, movement, combat; then pins go and sudden death is checked."""

    def run(self, book: Book, d: D, f: Half) -> None:
        """The boxes of a half."""
        match f.stage:
            case "start":
                d.emit(HalfBegan("3.2", f.side))
                d.call(RallyStep(side=f.side), "movement")
            case "movement":
                d.call(MoveStep(side=f.side), "combat")
            case "combat":
                d.call(CombatStep(side=f.side), "end")
            case "end":
                recover(book, d, f.side)
                clear_half(d)
                check_objectives(book, d, f.side)
                if d.outcome is None:
                    d.finish()


@rule("3.5")
def recover(book: Book, d: D, side: Side) -> None:
    """Pins are removed at the end of the owner's own half."""
    units = d.edit("units")
    for unit, state in list(units.items()):
        if state.pinned and book.side_of[unit] == side:
            units[unit] = replace(state, pinned=False)


@rule("3.2")
def clear_half(d: D) -> None:
    """What counts for one half is forgotten at its end."""
    units = d.edit("units")
    for unit, state in list(units.items()):
        if state.moved or state.fired or state.committed or state.attacked:
            units[unit] = replace(state, moved=False, fired=False, committed=False, attacked=False)
    d.put(attacked=(), hq_used=False)


STEPS: dict[type[Frame], Step] = {
    Game: GameStep(),
    Turn: TurnStep(),
    Half: HalfStep(),
    RallyStep: Rallying(),
    MoveStep: MovementStep(),
    Moving: Mover(),
    Entered: EntryWindow(),
    Firing: FireStep(),
    FireCards: FireWindow(),
    HitCards: HitWindow(),
    Rolling: Roll(),
    RerollCards: RerollWindow(),
    CombatStep: CombatSteps(),
    Attacking: AttackStep(),
    CombatCards: CombatWindow(),
    Settling: SettleStep(),
    Retreating: RetreatStep(),
    Advancing: AdvanceStep(),
    Succession: Succeeding(),
}
