"""The combat phases, A4 and B4: what is committed and declared first, then the attacks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bocage.families.cobra.events import PhaseBegan
from bocage.families.cobra.rules.c08_1_attack import count_attack, declared, remember_fighters
from bocage.families.cobra.rules.common import done
from bocage.families.cobra.state import Field
from bocage.families.cobra.types import ALLIED, Done, PlayerTurn
from bocage.games.cobra.book import Book
from bocage.games.cobra.rules.c08_1_attack import attack_form
from bocage.games.cobra.rules.c10_4_sources import by_port, use_port
from bocage.games.cobra.rules.c11_points import POOLS, commit, commit_form, price, use_points
from bocage.games.cobra.rules.c14_air import (
    cancel,
    fly,
    may_be_due,
    may_plan,
    mission_choice,
    plan,
    plan_form,
    strike,
    strike_form,
)
from bocage.games.cobra.rules.c15_delay import absorb
from bocage.games.cobra.types import (
    Attack,
    Cancel,
    Combat,
    Commit,
    D,
    Fly,
    Public,
    Schedule,
    Seen,
    Strike,
)
from bocage.kernel.api import Action, Ask, Choice, Menu, Step, innermost, rule

ATTACKS: dict[type[Action], Callable[[Field], Choice]] = {Attack: attack_form, Done: done}
PHASES = {"german": "2008:4.A.4a", "allied": "2008:4.B.4a"}
ASKS = {
    "commit": "2008:8.1.1c",
    "mission": "2008:14.5.1d",
    "air": "2008:14.3.2a",
    "plan": "2008:14.5.1c",
    "attack": "2008:8.1.4",
}


class CombatStep(Step):
    """Points, the mission of this turn, air points, the next mission; then attacks, until done."""

    @rule("2008:4.A.4a", "2008:4.B.4a", "2008:4.B.4b")
    def run(self, book: Book, d: D, f: Combat) -> None:
        """One after the other, in their order; end when nobody can attack."""
        match f.stage:
            case "start":
                d.emit(PhaseBegan(PHASES[f.side], f.side, "combat"))
                some = any(d.public.points[group] for group in POOLS[f.side])
                d.goto("commit") if some else d.goto("missions")
            case "missions" if f.side != ALLIED:
                d.goto("attack")
            case "missions":
                d.goto("mission" if may_be_due(book, d.public) else "strikes")
            case "strikes":
                d.goto("air" if d.public.air else "plans")
            case "plans":
                d.goto("plan" if may_plan(book, d.public, f.cancelled) else "attack")
            case "attack":
                field = book.memo.of(Field, d.public, d.caller(PlayerTurn), f)
                if not field.in_contact():
                    d.goto("over")
            case "over":
                absorb(book, d)
                d.finish()

    def who(self, book: Book, public: Public, f: Combat) -> tuple[Ask, ...]:
        """The side whose phase it is."""
        told: dict[str, dict[str, Any]] = {
            "air": {"points": public.air},
            "commit": {"cost": price(POOLS[f.side][0])},
            "mission": {"weather": public.weather},
        }
        return (Ask(f.side, f.stage, ASKS[f.stage], told.get(f.stage, {})),)

    @rule("2008:8.1.4")
    def choice(self, book: Book, seen: Seen, f: Combat, ask: Ask) -> Choice:
        """What the stage asks for; attacks are never forced."""
        turn = innermost(seen.frames, PlayerTurn)
        match f.stage:
            case "commit":
                return commit_form(seen.public, f.side)
            case "mission":
                return mission_choice(book, seen.public, seen.own.plan if seen.own else "")
            case "air":
                return strike_form(book, seen.public, turn.bombed)
            case "plan":
                return plan_form(book, seen.public)
        return Menu("2008:8.1.4", ATTACKS, book.memo.of(Field, seen.public, turn, f))

    def take(self, book: Book, d: D, f: Combat, side: str, action: Any) -> None:
        """Carry it out."""
        match action:
            case Commit():
                commit(d, side, action)
                d.goto("missions")
            case Fly():
                fly(book, d, "strikes")
            case Cancel():
                cancel(d, "strikes")
            case Strike():
                strike(d, action)
                d.goto("plans")
            case Schedule():
                plan(d, action)
                d.goto("attack")
            case Attack():
                begin_attack(book, d, f, action)
            case Done() if f.stage == "mission":
                d.goto("strikes")
            case _:
                d.goto("over")


def begin_attack(book: Book, d: D, f: Combat, act: Attack) -> None:
    """Pay, count and remember; then fight."""
    battle = declared(book, book.lines(d.public), f.side, f.refuge, act)
    group = book.group_of[act.by[0]]
    if act.point and by_port(book, book.lines(d.public), act.by):
        use_port(d)
    elif act.point:
        use_points(d, f, group)
    count_attack(d, group)
    d.remember(led=book.edition.led(f.side, f.led, act), naval=f.naval + act.naval)
    remember_fighters(d, f, battle)
    d.call(battle, "attack")
