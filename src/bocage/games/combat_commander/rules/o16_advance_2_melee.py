"""O16.4 - Melee; A25 - Ambush; A38 - No Quarter."""

from __future__ import annotations

from typing import ClassVar

from bocage.games.combat_commander.book import Book
from bocage.games.combat_commander.events.happen import MeleeBegan, MeleeBroken, MeleeFought
from bocage.games.combat_commander.rules.common import act, eliminate_all, gain
from bocage.games.combat_commander.rules.o14_activation import card_choice
from bocage.games.combat_commander.rules.offers import choose_hexes
from bocage.games.combat_commander.rules.r01_rolls import total
from bocage.games.combat_commander.rules.s_specials import melee_bonus
from bocage.games.combat_commander.state import mixed_hexes, side_at, unit_value, units_at
from bocage.games.combat_commander.types import (
    ALLIES,
    AXIS,
    SIDES,
    Ambush,
    ChooseHex,
    D,
    Melee,
    Melees,
    Play,
    Public,
    Quarter,
    Roll,
    Seen,
    Side,
    Victim,
    other,
)
from bocage.kernel.api import (
    Adding,
    Ask,
    Choice,
    Step,
    Tally,
    WindowStep,
    rule,
)

# -- where ----------------------------------------------------------------------------------


def to_fight(book: Book, public: Public, f: Melees) -> list[str]:
    """The hexes with both sides that are to be fought over now."""
    return [at for at in mixed_hexes(book, public) if at not in f.fought]


@rule("O16.4a", "O16.4b")
class MeleesStep(Step):
    """A melee in every hex with both sides, one after the other, as the active side chooses."""

    def run(self, book: Book, d: D, f: Melees) -> None:
        """None left: done. Only one: it is fought."""
        hexes = to_fight(book, d.public, f)
        if not hexes:
            return d.finish()
        if len(hexes) == 1:
            begin_melee(d, hexes[0])
        return None

    def who(self, book: Book, public: Public, f: Melees) -> tuple[Ask, ...]:
        """The active side."""
        return (Ask(public.active, "melee", "O16.4b"),)

    def choice(self, book: Book, seen: Seen, f: Melees, ask: Ask) -> Choice:
        """Which one is next."""
        return choose_hexes(to_fight(book, seen.public, f), "O16.4b")

    def take(self, book: Book, d: D, f: Melees, side: str, action: ChooseHex) -> None:
        """That one."""
        begin_melee(d, action.at)


@rule("O16.4.3b")
def begin_melee(d: D, at: str) -> None:
    """Whoever was in a bunker or pillbox first began the melee in it."""
    public = d.public
    works = public.forts.get(at) in ("bunker", "pillbox")
    holder = public.held.get(at) or other(public.active)
    d.emit(MeleeBegan("O16.4a", at))
    d.call(Melee(at=at, holder=holder if works else ""), "start")


# -- one melee ------------------------------------------------------------------------------


def both_there(book: Book, public: Public, at: str) -> bool:
    """Whether both sides have units in the hex."""
    return all(side_at(book, public, at, side) for side in SIDES)


@rule("O16.4.1a", "3.1.6", "3.1.1")
def melee_fp(book: Book, public: Public, at: str, side: Side) -> Tally:
    """The current FP of all units of a side in the hex, one more for each boxed FP; no weapons."""
    adding = Adding("melee")
    for unit in side_at(book, public, at, side):
        adding.add("O16.4.1a", "unit-fp", unit_value(book, public, unit, "fp"), unit=unit)
        if book.units[unit].boxed.fp and not public.units[unit].broken:
            adding.add("3.1.6", "boxed-fp", 1, unit=unit)
    return adding.done()


class MeleeStep(Step):
    """Ambushes, strength, the rolls of the inactive and the active side, the result."""

    def run(self, book: Book, d: D, f: Melee) -> None:
        """The stages of a melee."""
        active = d.public.active
        match f.stage:
            case "start":
                d.call(Ambush(seats=(other(active), active), at=f.at), "ambushed")
            case "ambushed":
                self.measure(book, d, f)
            case "first":
                self.roll(book, d, f, other(active))
            case "second":
                self.roll(book, d, f, active)
            case "result":
                self.result(book, d, f)
            case "mercy":
                d.call(Quarter(seats=(other(active), active), at=f.at), "over")
            case "over":
                d.finish()

    @rule("O16.4.1a", "O16.4.1b", "4.1.2")
    def measure(self, book: Book, d: D, f: Melee) -> None:
        """Who is left after the ambushes fights with his strength of this moment."""
        if not both_there(book, d.public, f.at):
            return self.stop(d, f)
        fp = {side: melee_fp(book, d.public, f.at, side) for side in SIDES}
        return d.goto("first", fp=fp, units=tuple(units_at(d.public, f.at)))

    @rule("O16.4.2a")
    def roll(self, book: Book, d: D, f: Melee, side: Side) -> None:
        """The inactive side rolls first."""
        then = "rolled-first" if f.stage == "first" else "rolled-second"
        d.call(Roll(side=side, kind="melee", clause="O16.4.2a", about=f.at), then)

    @rule("O16.4.2a", "O16.4.2b")
    def back(self, book: Book, d: D, f: Melee, value: str | None) -> None:
        """Note the roll; a side that has vanished meanwhile ends the melee."""
        if not f.stage.startswith("rolled-") or value is None:
            return None
        if not both_there(book, d.public, f.at):
            return self.stop(d, f)
        first = f.stage == "rolled-first"
        active = d.public.active
        side = other(active) if first else active
        rolls = {**f.rolls, side: total(book, value) + melee_bonus(book, side)}
        return d.goto("second" if first else "result", rolls=rolls)

    @rule("O16.4.1b", "O16.4.2b")
    def stop(self, d: D, f: Melee) -> None:
        """The melee has no further effect."""
        d.emit(MeleeBroken("O16.4.1b", f.at))
        d.goto("mercy")

    @rule("O16.4.3a", "O16.4.3b")
    def result(self, book: Book, d: D, f: Melee) -> None:
        """The lower total loses all its units in the melee; at a tie both, or who came to works."""
        totals = {side: f.fp[side].total + f.rolls[side] for side in SIDES}
        if totals[AXIS] != totals[ALLIES]:
            winner = AXIS if totals[AXIS] > totals[ALLIES] else ALLIES
        else:
            winner = f.holder
        tallies = (f.fp[AXIS], f.fp[ALLIES])
        fought = MeleeFought("O16.4.3a", f.at, totals[AXIS], totals[ALLIES], winner, tallies)
        d.emit(fought)
        lost = [
            unit
            for unit in units_at(d.public, f.at)
            if unit in f.units and book.units[unit].side != winner
        ]
        eliminate_all(book, d, lost, "O16.4.3a")
        d.goto("mercy")


# -- Ambush ---------------------------------------------------------------------------------


@rule("A25a", "A25b", "A24.2")
class AmbushStep(WindowStep):
    """Before the rolls: the inactive side plays all its ambushes, then the active side."""

    rule: ClassVar[str] = "each-exhausts"
    prompt: ClassVar[str] = "ambush"
    clause: ClassVar[str] = "A25a"

    def about(self, f: Ambush) -> dict[str, object]:
        """Where."""
        return {"hex": f.at}

    def could_react(self, book: Book, public: Public, f: Ambush, side: str) -> bool:
        """Cards in hand, and an enemy who can be ambushed."""
        return bool(public.hands[side]) and bool(side_at(book, public, f.at, other(side)))

    def choice(self, book: Book, seen: Seen, f: Ambush, ask: Ask) -> Choice:
        """A card with Ambush, or nothing."""
        return card_choice(book, seen, "ambush", "A25a")

    def play(self, book: Book, d: D, f: Ambush, side: str, action: Play) -> None:
        """The enemy chooses one of his units there, which breaks."""
        act(book, d, side, action.card, "A25a")
        victim = Victim(side=other(side), at=f.at, clause="A25b", prompt="ambushed")
        d.call(victim, "start")


# -- No Quarter -----------------------------------------------------------------------------


@rule("A38")
def may_give_no_quarter(book: Book, public: Public, side: Side, at: str) -> bool:
    """Germans against Russians, Russians against anybody, with a unit that has survived."""
    nation, enemy = book.nation[side], book.nation[other(side)]
    if nation != "russian" and (nation, enemy) != ("german", "russian"):
        return False
    return bool(side_at(book, public, at, side))


@rule("A38")
class QuarterStep(WindowStep):
    """The end of a melee: No Quarter."""

    rule: ClassVar[str] = "each-exhausts"
    prompt: ClassVar[str] = "quarter"
    clause: ClassVar[str] = "A38"

    def about(self, f: Quarter) -> dict[str, object]:
        """Where."""
        return {"hex": f.at}

    def could_react(self, book: Book, public: Public, f: Quarter, side: str) -> bool:
        """Cards in hand, the right nations, a survivor."""
        return bool(public.hands[side]) and may_give_no_quarter(book, public, side, f.at)

    def choice(self, book: Book, seen: Seen, f: Quarter, ask: Ask) -> Choice:
        """A card with No Quarter, or nothing."""
        return card_choice(book, seen, "no-quarter", "A38")

    def play(self, book: Book, d: D, f: Quarter, side: str, action: Play) -> None:
        """Two points."""
        act(book, d, side, action.card, "A38")
        gain(d, side, 2, "A38")
