"""Chapter 5.9.8 - Allied units leave the game at the end of their turn; what else ends with it."""

from __future__ import annotations

from typing import Any

from bocage.families.cobra.odds import COLUMNS
from bocage.families.cobra.rules.c10_supply import in_supply
from bocage.families.cobra.rules.common import eliminate, leave, lose_steps
from bocage.families.cobra.types import ALLIED, GERMAN, Done, Fate
from bocage.games.cobra.book import Book
from bocage.games.cobra.events import Absorbed, Harassed, Withdrew
from bocage.games.cobra.rules.c05_9_limits import is_airborne
from bocage.games.cobra.rules.c08_5_result import FEW_STEPS
from bocage.games.cobra.types import D, Harass, Public, Seen, Withdraw, Withdrawing
from bocage.kernel.api import Ask, Choice, Illegal, OneOf, Step, refuse, rule

HARASSED = COLUMNS.index("3:1")  # 2008:5.9.9a
STARVE_TURN = 3  # 2008:10.6.6
LAST_DELAY = 7  # 2008:15.4.2


@rule("2008:5.9.8", "2008:5.9.9c")
class WithdrawStep(Step):
    """Any number of units, one after the other."""

    def run(self, book: Book, d: D, f: Withdrawing) -> None:
        """Note who is exposed; end when nobody can leave."""
        if f.stage == "start":
            d.goto("choose", exposed=exposed(book, d.public))
        elif f.stage == "gone":
            depart(book, d, f.unit)
            d.goto("choose", unit="")
        elif f.stage == "choose" and not able(book, d.public):
            d.finish()

    def who(self, book: Book, public: Public, f: Withdrawing) -> tuple[Ask, ...]:
        """The Allies; the Germans if they may attack the unit."""
        if f.stage == "harass":
            return (Ask(GERMAN, "harass", "2008:5.9.9a", {"unit": f.unit}),)
        return (Ask(ALLIED, "withdraw", "2008:5.9.8"),)

    def choice(self, book: Book, seen: Seen, f: Withdrawing, ask: Ask) -> Choice:
        """A unit in supply, or nobody; an attack, or none."""
        if f.stage == "harass":
            return OneOf((Harass(), Done()), types=(Harass, Done))
        return OneOf(
            (Done(), *(Withdraw(unit) for unit in able(book, seen.public))),
            lambda act: why_not_withdraw(book, seen.public, act),
            types=(Done, Withdraw),
            sure=True,
        )

    def take(
        self, book: Book, d: D, f: Withdrawing, side: str, action: Withdraw | Harass | Done
    ) -> None:
        """Carry it out."""
        if isinstance(action, Withdraw):
            stage = "harass" if action.unit in f.exposed else "gone"
            return d.goto(stage, unit=action.unit)
        if isinstance(action, Harass):
            harass(book, d, f.unit)
        elif f.stage != "harass":
            return d.finish()
        return d.goto("gone")


def able(book: Book, public: Public) -> list[str]:
    """The Allied units that have a supply line, in the order of the book."""
    lines = book.lines(public)
    found: list[str] | None = lines.known.get("able")
    if found is None:
        stacks = lines.held[ALLIED].items()
        fed = [unit for h, here in stacks if in_supply(book, lines, ALLIED, h) for unit in here]
        found = lines.known["able"] = sorted(fed, key=book.place)
    return found


def why_not_withdraw(book: Book, public: Public, act: Withdraw | Done) -> Illegal | None:
    """An Allied unit that has a supply line."""
    if isinstance(act, Done):
        return None
    state = public.units.get(act.unit)
    if state is None or book.side_of[act.unit] != ALLIED:
        return refuse("2008:5.9.8", "not-yours", unit=act.unit)
    if not in_supply(book, book.lines(public), ALLIED, state.at):
        return refuse("2008:5.9.8", "withdraw-unsupplied", unit=act.unit)
    return None


@rule("2008:5.9.9a")
def exposed(book: Book, public: Public) -> tuple[str, ...]:
    """The Allied units on beach hexes in German zones of control."""
    lines = book.lines(public)
    held = lines.held[ALLIED]
    hexes = [hex_ for hex_ in book.beaches if hex_ in held and lines.in_zoc(GERMAN, hex_)]
    return tuple(unit for hex_ in hexes for unit in held[hex_])


@rule("2008:5.9.9a")
def harass(book: Book, d: D, unit: str) -> None:
    """An attack at 3:1 without shifts: only the unit suffers, and only steps."""
    die = 1 + d.below(6, "2008:5.9.9a")
    result = book.crt[HARASSED, die]
    few = result.star and d.public.units[unit].steps <= FEW_STEPS
    number = 1 if few else result.defender
    d.emit(Harassed("2008:5.9.9a", unit, die, number))
    if number:
        lose_steps(book, d, unit, number, "2008:5.9.9a")


@rule("2008:5.9.8", "2008:5.9.9b")
def depart(book: Book, d: D, unit: str) -> None:
    """It never comes back; one that was destroyed on the way counts as that instead."""
    if unit in d.public.units:
        leave(book, d, unit, Fate("withdrawn", d.public.turn))
        d.emit(Withdrew("2008:5.9.8", unit))


# -- at the end of a turn -----------------------------------------------------------------------


def end_of_turn(book: Any, d: D) -> None:
    """What the expanded rules do when the Allied player turn is over."""
    if d.public.turn == STARVE_TURN:
        starve_airborne(book, d)
    if d.public.turn == LAST_DELAY:
        dismiss_delays(book, d)


@rule("2008:10.6.6")
def starve_airborne(book: Any, d: D) -> None:
    """Airborne units that are out of supply at the end of turn 3 are eliminated."""
    lines, units = book.lines(d.public), d.public.units
    airborne = [unit for unit in units if is_airborne(book.counters[unit])]
    for unit in [u for u in airborne if not in_supply(book, lines, ALLIED, units[u].at)]:
        eliminate(book, d, unit, "2008:10.6.6")


@rule("2008:15.4.2")
def dismiss_delays(book: Any, d: D) -> None:
    """All delay units leave the game at the end of turn 7."""
    for unit in book.delays:
        if unit in d.public.units:
            leave(book, d, unit, Fate("removed", d.public.turn))
            d.emit(Absorbed("2008:15.4.2", unit))
