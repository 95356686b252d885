"""Chapter seq - The sequence of play: game, player turns and phases, in their order."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bocage.families.cobra.events import PhaseBegan, TurnBegan, WeatherRolled
from bocage.families.cobra.rules import c05_1_phase
from bocage.families.cobra.rules.c05_1_phase import end_of_moves
from bocage.families.cobra.rules.c05_5_overrun import begin_overrun, overrun_form
from bocage.families.cobra.rules.c05_8_trucks import TruckStep
from bocage.families.cobra.rules.c05_movement import MarchStep, exit_form, move_form
from bocage.families.cobra.rules.c06_stacking import ExcessStep
from bocage.families.cobra.rules.c08_1_attack import (
    attack_form,
    count_attack,
    declared,
    remember_fighters,
)
from bocage.families.cobra.rules.c08_2_battle import BattleStep
from bocage.families.cobra.rules.c08_5_result import SufferStep
from bocage.families.cobra.rules.c08_7_advance import AdvanceStep
from bocage.families.cobra.rules.c09_headquarters import DisplaceStep
from bocage.families.cobra.rules.c12_replacement import ReplaceStep
from bocage.families.cobra.rules.c13_reinforcement import enter_form
from bocage.families.cobra.rules.c14_air import air_points
from bocage.families.cobra.rules.common import done
from bocage.families.cobra.state import Field, Ways
from bocage.families.cobra.types import (
    ALLIED,
    GERMAN,
    Advancing,
    Attack,
    Battle,
    Combat,
    Displacing,
    Done,
    Enter,
    Excess,
    Exit,
    Game,
    March,
    Move,
    Movement,
    Overrun,
    PlayerTurn,
    Replacement,
    Suffering,
    Trucks,
)
from bocage.games.cobra_spi.book import Book
from bocage.games.cobra_spi.rules.air import air_form, declare_air
from bocage.games.cobra_spi.rules.points import receive_points, use_point
from bocage.games.cobra_spi.rules.victory import count_no_exit, finish_game
from bocage.games.cobra_spi.types import LAST_TURN, Air, D, Public, Seen
from bocage.kernel.api import Action, Ask, Choice, Frame, Menu, Step, innermost, rule


@rule("seq.1")
class GameStep(Step):
    """Thirteen turns: the German player turn, then the Allied one; then the points are counted."""

    def run(self, book: Book, d: D, f: Game) -> None:
        """Turn after turn."""
        match f.stage:
            case "start":
                turn = d.public.turn
                d.emit(TurnBegan("seq.1", turn, book.turns[turn].dates))
                d.call(PlayerTurn(side=GERMAN), "allied")
            case "allied":
                d.call(PlayerTurn(side=ALLIED), "end")
            case "end":
                count_no_exit(book, d)
                if d.public.turn == LAST_TURN:
                    return finish_game(book, d)
                d.put(turn=d.public.turn + 1)
                d.goto("start")
        return None


@rule("seq.2", "seq.4")
class PlayerTurnStep(Step):
    """Weather, (supply,) replacements, movement, combat, mechanised movement(, trucks)."""

    def run(self, book: Book, d: D, f: PlayerTurn) -> None:
        """The boxes of a player turn."""
        match f.stage:
            case "start":
                roll_weather(book, d, f)
                d.goto("supply" if f.side == ALLIED else "replacement")
            case "supply":
                receive_points(book, d)
                d.goto("replacement")
            case "replacement":
                d.call(Replacement(side=f.side), "movement")
            case "movement":
                d.call(Movement(side=f.side), "combat")
            case "combat":
                d.call(Combat(side=f.side), "mechanised")
            case "mechanised":
                d.call(Movement(side=f.side, mechanised=True), "trucks")
            case "trucks" if f.side == ALLIED:
                d.call(Trucks(side=ALLIED), "over")
            case _:
                d.finish()


@rule("seq.6", "2008:M.WT1")
def roll_weather(book: Book, d: D, f: PlayerTurn) -> None:
    """In each player turn; the column is the weather of the player turn before."""
    die = 1 + d.below(6, "seq.6")
    weather = book.weather[d.public.weather][die - 1]
    d.put(weather=weather)
    d.emit(WeatherRolled("seq.6", f.side, die, weather))


MOVES: c05_1_phase.Moves = {
    Move: move_form,
    Overrun: overrun_form,
    Enter: enter_form,
    Exit: exit_form,
    Done: end_of_moves,
}


class MovementStep(c05_1_phase.MovementStep):
    """A movement phase of 1977: overruns too."""

    moves = MOVES

    def begun(self, d: D, f: Movement) -> None:
        """Tell that the phase begins."""
        clause_phase(d, f.side, "mechanised" if f.mechanised else "movement")

    def other(self, book: Book, d: D, f: Movement, action: Any) -> None:
        """An overrun."""
        ways = book.memo.of(Ways, d.public, d.caller(PlayerTurn), f)
        begin_overrun(book, d, ways, action)


def clause_phase(d: D, side: str, phase: str) -> None:
    """Tell that a phase begins."""
    d.emit(PhaseBegan("seq.2" if side == GERMAN else "seq.4", side, phase))


ATTACKS: dict[type[Action], Callable[[Field], Choice]] = {Attack: attack_form, Done: done}


class CombatStep(Step):
    """A combat phase: air, then attacks one after the other, until done."""

    def run(self, book: Book, d: D, f: Combat) -> None:
        """Ask for the air points if there are any; end when nobody can attack."""
        match f.stage:
            case "start":
                clause_phase(d, f.side, "combat")
                flies = f.side == ALLIED and air_points(d.public.weather) > 0
                if flies:
                    d.wait("air")
                else:
                    d.goto("attacks")
            case "attacks":
                field = book.memo.of(Field, d.public, d.caller(PlayerTurn), f)
                if not field.in_contact():
                    d.finish()

    def who(self, book: Book, public: Public, f: Combat) -> tuple[Ask, ...]:
        """The attacker."""
        if f.stage == "air":
            return (Ask(f.side, "air", "combat.5", {"points": air_points(public.weather)}),)
        return (Ask(f.side, "attack", "combat.1"),)

    @rule("combat.1", "2008:8.1.4")
    def choice(self, book: Book, seen: Seen, f: Combat, ask: Ask) -> Choice:
        """The use of the air points; or an attack, or done: nobody has to attack."""
        if f.stage == "air":
            return air_form(book, seen.public)
        field = book.memo.of(Field, seen.public, innermost(seen.frames, PlayerTurn), f)
        return Menu("combat.1", ATTACKS, field)

    def take(self, book: Book, d: D, f: Combat, side: str, action: Air | Attack | Done) -> None:
        """Carry it out."""
        if isinstance(action, Air):
            declare_air(book, d, action)
        elif isinstance(action, Attack):
            begin_attack(book, d, f, action)
        else:
            d.finish()


def begin_attack(book: Book, d: D, f: Combat, act: Attack) -> None:
    """Pay, count and remember; then fight."""
    lines = book.lines(d.public)
    battle = declared(book, lines, f.side, f.refuge, act)
    group = book.group_of[act.by[0]]
    if act.point and group != "german":
        use_point(d, group)
    count_attack(d, group)
    if act.hq:
        d.remember(led=book.edition.led(f.side, f.led, act))
    remember_fighters(d, f, battle)
    d.call(battle, "attacks")


STEPS: dict[type[Frame], Step] = {
    Game: GameStep(),
    PlayerTurn: PlayerTurnStep(),
    Replacement: ReplaceStep(),
    Movement: MovementStep(),
    March: MarchStep(),
    Displacing: DisplaceStep(),
    Excess: ExcessStep(),
    Combat: CombatStep(),
    Battle: BattleStep(),
    Suffering: SufferStep(),
    Advancing: AdvanceStep(),
    Trucks: TruckStep(),
}
