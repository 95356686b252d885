"""Chapter 4 - The sequence of play: game, player turns and phases, in their order."""

from __future__ import annotations

from typing import Any

from bocage.families.cobra import types as family
from bocage.families.cobra.events import PhaseBegan, TurnBegan
from bocage.families.cobra.rules import c05_1_phase
from bocage.families.cobra.rules.c05_1_phase import end_of_moves
from bocage.families.cobra.rules.c05_5_overrun import begin_overrun
from bocage.families.cobra.rules.c05_movement import MarchStep, exit_form, move_form
from bocage.families.cobra.rules.c06_stacking import ExcessStep
from bocage.families.cobra.rules.c09_headquarters import DisplaceStep
from bocage.families.cobra.rules.c12_replacement import ReplaceStep
from bocage.families.cobra.rules.c13_reinforcement import enter_form
from bocage.families.cobra.state import Ways
from bocage.families.cobra.types import (
    ALLIED,
    GERMAN,
    Advancing,
    Displacing,
    Done,
    Enter,
    Excess,
    Exit,
    Game,
    March,
    Move,
    Replacement,
    Trucks,
)
from bocage.games.cobra.book import Book
from bocage.games.cobra.rules.c04_recovery import wake_headquarters
from bocage.games.cobra.rules.c05_4_risk import begin_raise, raise_form
from bocage.games.cobra.rules.c05_4_weather import weather_phase
from bocage.games.cobra.rules.c05_5_overrun import overrun_form, united
from bocage.games.cobra.rules.c05_8_trucks import TruckStep
from bocage.games.cobra.rules.c05_9_limits import wake_garrison
from bocage.games.cobra.rules.c05_9_withdrawal import WithdrawStep, end_of_turn
from bocage.games.cobra.rules.c05_10_boundary import BorderStep, note_vire
from bocage.games.cobra.rules.c08_2_battle import BattleStep
from bocage.games.cobra.rules.c08_5_result import SufferStep
from bocage.games.cobra.rules.c08_7_advance import AdvanceStep
from bocage.games.cobra.rules.c10_5_beaches import destroy_beaches
from bocage.games.cobra.rules.c11_points import receive_allied, receive_german
from bocage.games.cobra.rules.c12_replacement import keep_steps, receive_steps
from bocage.games.cobra.rules.c14_air import receive_air
from bocage.games.cobra.rules.c15_delay import absorb, place, place_form
from bocage.games.cobra.rules.c16_events import AppealStep, french_phase, parachute_roll
from bocage.games.cobra.rules.c17_rail import go_by_rail, rail_form
from bocage.games.cobra.rules.c18_1_expanded import beaches_lost, score_start
from bocage.games.cobra.rules.c18_victory import end_turn, lose_beaches
from bocage.games.cobra.rules.c19_landing import LandingStep
from bocage.games.cobra.rules.combat_phase import CombatStep
from bocage.games.cobra.types import (
    Appeal,
    Battle,
    Bordering,
    Combat,
    D,
    Landing,
    Movement,
    Overrun,
    Place,
    PlayerTurn,
    Rail,
    Raise,
    Suffering,
    Withdrawing,
)
from bocage.kernel.api import Frame, Step, rule

PHASES = {  # the clause of a movement phase: by side, and whether it is the mechanised one
    (GERMAN, False): "2008:4.A.3a",
    (GERMAN, True): "2008:4.A.5a",
    (ALLIED, False): "2008:4.B.3",
    (ALLIED, True): "2008:4.B.5",
}


@rule("2008:4.0a", "2008:4.C")
class GameStep(Step):
    """Turn after turn: the German player turn, the Allied one, then the marker moves on."""

    def run(self, book: Book, d: D, f: Game) -> None:
        """From the first turn of the scenario to its last."""
        match f.stage:
            case "start":
                turn = d.public.turn
                d.emit(TurnBegan("2008:4.0a", turn, book.turns[turn].dates))
                score_start(book, d)
                parachute_roll(book, d)
                d.goto("landing" if book.expanded and turn == 1 else "german")
            case "landing":
                d.call(Landing(), "german")
            case "german":
                d.call(PlayerTurn(side=GERMAN), "allied")
            case "allied":
                d.call(PlayerTurn(side=ALLIED), "end")
            case "end":
                end_turn(book, d)


@rule("2008:4.A.2a", "2008:4.B.2")
class PlayerTurnStep(Step):
    """The boxes A1 to A5, or B1 to B5."""

    def run(self, book: Book, d: D, f: PlayerTurn) -> None:
        """One after the other."""
        match f.stage:
            case "start":
                self.start(book, d, f)
            case "open":
                self.begin(book, d, f)
                d.goto("replacement")
            case "replacement":
                wake_headquarters(book, d, f.side)
                d.call(Replacement(side=f.side), "trucks")
            case "trucks" if f.side == ALLIED:
                d.call(Trucks(side=ALLIED), "movement")
            case "trucks":
                keep_steps(d)
                d.goto("movement")
            case "movement":
                d.call(Movement(side=f.side), "combat")
            case "combat":
                d.call(Combat(side=f.side), "mechanised")
            case "mechanised":
                d.call(Movement(side=f.side, mechanised=True), "withdrawal")
            case _:
                self.end(book, d, f)

    def start(self, book: Book, d: D, f: PlayerTurn) -> None:
        """The Fifteenth Army may be asked for; or the boundary is shifted, if a beach is held."""
        if f.side == GERMAN:
            d.call(Appeal(side=GERMAN), "open")
        elif book.expanded and beaches_lost(book, d.public):
            lose_beaches(book, d)
        else:
            d.call(Bordering(side=ALLIED), "open")

    def end(self, book: Book, d: D, f: PlayerTurn) -> None:
        """In the expanded game Allied units may leave, and beaches are lost."""
        expanded = book.expanded and f.side == ALLIED
        if expanded and f.stage == "withdrawal":
            return d.call(Withdrawing(side=ALLIED), "over")
        if expanded:
            destroy_beaches(book, d)
            end_of_turn(book, d)
        note_vire(d, book)
        return d.finish()

    def begin(self, book: Book, d: D, f: PlayerTurn) -> None:
        """Weather and German points; or the Allied supply phase."""
        if f.side == GERMAN:
            weather_phase(book, d)
            receive_air(d)
            receive_german(book, d)
            receive_steps(book, d)
        else:
            receive_allied(book, d)


MOVES: c05_1_phase.Moves = {
    Move: move_form,
    Overrun: overrun_form,
    Enter: enter_form,
    Exit: exit_form,
    Raise: raise_form,
    Place: place_form,
    Rail: rail_form,
    Done: end_of_moves,
}


@rule("2008:5.1.1a", "2008:4.A.3a", "2008:4.B.3")
class MovementStep(c05_1_phase.MovementStep):
    """A movement phase."""

    moves = MOVES

    def begun(self, d: family.D, f: family.Movement) -> None:
        """Tell that the phase begins."""
        name = "mechanised" if f.mechanised else "movement"
        d.emit(PhaseBegan(PHASES[f.side, f.mechanised], f.side, name))

    def run(self, book: Any, d: D, f: family.Movement) -> None:
        """Note which divisions are whole when the first phase begins; the French may leave."""
        if f.stage == "start" and f.side == GERMAN:
            wake_garrison(book, d)
        if f.stage == "end":
            absorb(book, d)
        super().run(book, d, f)
        if f.stage == "start" and not f.mechanised:
            d.remember(united=united(book, book.lines(d.public), f.side))
        if f.stage == "start" and f.side == ALLIED:
            french_phase(book, d, d.caller(Movement))

    def other(self, book: Book, d: D, f: Movement, action: Any) -> None:
        """An overrun, a delay unit, a move by rail; or more movement at a risk."""
        if isinstance(action, Overrun):
            ways = book.memo.of(Ways, d.public, d.caller(PlayerTurn), f)
            begin_overrun(book, d, ways, action)
        elif isinstance(action, Place):
            place(book, d, action)
        elif isinstance(action, Rail):
            ways = book.memo.of(Ways, d.public, d.caller(PlayerTurn), f)
            go_by_rail(book, d, f, ways, action)
        else:
            begin_raise(d, f, action)


STEPS: dict[type[Frame], Step] = {
    Game: GameStep(),
    Landing: LandingStep(),
    PlayerTurn: PlayerTurnStep(),
    Movement: MovementStep(),
    March: MarchStep(),
    Displacing: DisplaceStep(),
    Excess: ExcessStep(),
    Combat: CombatStep(),
    Battle: BattleStep(),
    Suffering: SufferStep(),
    Advancing: AdvanceStep(),
    Replacement: ReplaceStep(),
    Trucks: TruckStep(),
    Bordering: BorderStep(),
    Withdrawing: WithdrawStep(),
    Appeal: AppealStep(),
}
