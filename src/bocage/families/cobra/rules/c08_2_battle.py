"""Chapter 8.2 - An attack or overrun from its declaration to its end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from bocage.families.cobra.book import Book
from bocage.families.cobra.events import AttackDeclared, CombatResolved, Led, OverrunDeclared
from bocage.families.cobra.odds import ALL, COLUMNS, odds_column, shifted
from bocage.families.cobra.rules.c05_5_overrun import end_overrun
from bocage.families.cobra.rules.c08_3_odds import battle_tallies
from bocage.families.cobra.rules.c08_7_advance import advance_after
from bocage.families.cobra.rules.c09_headquarters import defence_helpers, why_not_help
from bocage.families.cobra.rules.common import eliminate
from bocage.families.cobra.types import (
    Battle,
    Combat,
    D,
    Lead,
    Phase,
    Public,
    Seen,
    other,
)
from bocage.kernel.api import Ask, Choice, Illegal, OneOf, Step, Tally, innermost, rule


class BattleStep(Step):
    """Declaration, help for the defender, the roll, the results, the end."""

    def run(self, book: Book, d: D, f: Battle) -> None:
        """One stage after the other."""
        match f.stage:
            case "start":
                announce(book, d, f)
                if self.may_guard(book, d.public, d.caller(Phase), f):
                    d.wait("lead")
                else:
                    roll(book, d, f)
            case "roll":
                roll(book, d, f)
            case "defender" | "attacker":
                self.suffer(book, d, f)
            case "end":
                self.end(book, d, f)
            case "over":
                d.finish()

    def may_guard(self, book: Book, public: Public, phase: Phase, f: Battle) -> bool:
        """Whether the defender has any help to declare."""
        lines = book.lines(public)
        return bool(defence_helpers(book, lines, other(f.side), f.defenders, phase.led))

    def suffer(self, book: Book, d: D, f: Battle) -> None:
        """A side takes its number; refugees die of any, and the result e leaves no choice."""
        then = after(book, f.stage)
        if f.stage == "defender":
            if f.defender:
                lose_refugees(book, d, f)
            side, units, number = other(f.side), f.defenders, f.defender
        else:
            if f.attacker == ALL:
                all_eliminated(book, d, f)
            side, units, number = f.side, f.by, f.attacker
        if number > 0:
            d.call(book.edition.suffering(f, side, units, number), then)
        elif then == "end":
            self.end(book, d, f)
        else:
            d.goto(then)

    def end(self, book: Book, d: D, f: Battle) -> None:
        """An overrun ends as it ends; after an attack the victor, if there is one, may advance."""
        if f.overrun:
            end_overrun(book, d, f)
            return d.finish()
        advance = advance_after(book, d, f)
        return d.finish() if advance is None else d.call(advance, "over")

    @rule("2008:8.3.5d")
    def who(self, book: Book, public: Public, f: Battle) -> tuple[Ask, ...]:
        """The attacker has declared; now the defender says which headquarters helps."""
        return (Ask(other(f.side), "lead", "2008:8.3.5d", {"hexes": f.on, "units": f.by}),)

    @rule("2008:8.3.1c")
    def choice(self, book: Book, seen: Seen, f: Battle, ask: Ask) -> Choice:
        """A headquarters that may help, or none."""
        lines = book.lines(seen.public)
        used = innermost(seen.frames, Phase).led
        helpers = defence_helpers(book, lines, other(f.side), f.defenders, used)
        strikes = strikes_of(seen.frames)
        return OneOf(
            (*(Lead(hq) for hq in helpers), Lead()),
            lambda act: why_not_lead(book, seen.public, f, act),
            lambda act: _led_tallies(book, seen.public, f, act, strikes),
            types=(Lead,),
            sure=True,
        )

    def take(self, book: Book, d: D, f: Battle, side: str, action: Lead) -> None:
        """It counts for this combat."""
        if action.hq:
            d.amend(Phase, led=book.edition.guarded(d.caller(Phase).led, action.hq))
            d.emit(Led("2008:8.3.1c", side, action.hq))
        d.goto("roll", lead=action.hq or "")

    def back(self, book: Book, d: D, f: Battle, value: Any) -> None:
        """The paths of a force that retreated."""
        if value:
            d.remember(flights=(*f.flights, *value))


def why_not_lead(book: Book, public: Public, f: Battle, act: Lead) -> Illegal | None:
    """Help may be declined; given, it must reach all defenders."""
    if act.hq is None:
        return None
    return why_not_help(book, book.lines(public), other(f.side), act.hq, f.defenders)


def strikes_of(frames: Sequence[Any]) -> tuple[str, ...]:
    """The hexes with ground attacks in this phase."""
    phase = innermost(frames, Phase)
    return phase.strikes if isinstance(phase, Combat) else ()


def _led_tallies(
    book: Book, public: Public, f: Battle, act: Lead, strikes: tuple[str, ...]
) -> tuple[Tally, ...]:
    return battle_tallies(book, public, replace(f, lead=act.hq or ""), strikes)


def announce(book: Book, d: D, f: Battle) -> None:
    """Tell what was declared."""
    if f.overrun:
        d.emit(OverrunDeclared(book.cite("over.1", "2008:5.5.4a"), f.side, f.on[0], f.by))
    else:
        d.emit(AttackDeclared("2008:8.1.3", f.side, f.on, f.by))


@rule("2008:8.1.2", "2008:10.2", "2008:5.5.1c")
def roll(book: Book, d: D, f: Battle) -> None:
    """Odds and shifts as they are now, one die, the result from the table."""
    phase = d.inside(Combat)
    tallies = battle_tallies(book, d.public, f, phase.strikes if phase else ())
    attack, defence, shift = [tally.total for tally in tallies]
    column = shifted(odds_column(max(1, attack), max(1, defence)), shift)
    die = 1 + d.below(6, "2008:8.1.2")
    result = book.edition.outcome(d.public, f, book.crt[column, die])
    d.emit(
        CombatResolved(
            "2008:8.1.2", COLUMNS[column], die, result.attacker, result.defender, tallies
        )
    )
    d.goto(
        book.edition.order(book)[0],
        tallies=tallies,
        column=column,
        attacker=result.attacker,
        defender=result.defender,
    )


@rule("result.2", "2008:8.5.7a")
def after(book: Book, who: str) -> str:
    """In a result for both one side takes its number first, then the other."""
    first, second = book.edition.order(book)
    return second if who == first else "end"


@rule("2008:8.6.5")
def lose_refugees(book: Book, d: D, f: Battle) -> None:
    """Units that took refuge in an attacked hex die of any result, which they do not lessen."""
    for unit in f.refugees:
        eliminate(book, d, unit, "2008:8.6.5")


@rule("2008:8.5.5")
def all_eliminated(book: Book, d: D, f: Battle) -> None:
    """The result e eliminates every attacker, without a choice."""
    for unit in f.by:
        eliminate(book, d, unit, "2008:8.5.5")
