"""Chapter O16 - The Advance order: one hex, whatever it costs, even to where the enemy is."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from bocage.games.combat_commander.book import Book
from bocage.games.combat_commander.events.move import Advanced
from bocage.games.combat_commander.rules.a33_opfire import may_react
from bocage.games.combat_commander.rules.common import change, lose_weapon
from bocage.games.combat_commander.rules.o14_activation import (
    Troop,
    give,
    order_cards,
    why_not_activate,
    why_not_order_card,
)
from bocage.games.combat_commander.rules.o20_fire_5_attack import begin_mines
from bocage.games.combat_commander.rules.o21_move_2_costs import barrier, why_not_bridge
from bocage.games.combat_commander.rules.o21_move_3_paths import together
from bocage.games.combat_commander.rules.r07_exit import begin_leaving, leave_form, why_not_spaces
from bocage.games.combat_commander.rules.r11_weapons import drop_choice
from bocage.games.combat_commander.state import depth_of
from bocage.games.combat_commander.types import (
    Advance,
    Advancing,
    D,
    Drop,
    Enter,
    Entered,
    Finish,
    Leave,
    Public,
    Seen,
    Side,
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
    Pick,
    Stack,
    Step,
    refuse,
    rule,
)

# -- where units can advance ----------------------------------------------------------------


@rule("O16.3")
def why_not_advance(book: Book, public: Public, unit: str, to: str) -> Illegal | None:
    """Any adjacent hex that is not impassable; a cliff only without a weapon."""
    state = public.units[unit]
    if to not in book.adjacent[state.at]:
        return refuse("O16.1a", "not-adjacent", hex=to)
    match barrier(book, public, state.at, to):
        case "bridge":
            return why_not_bridge("O16.3", book, state.at, to)
        case "cliff" if state.weapon:
            return refuse("O16.2", "cliff-with-weapon", unit=unit, hex=to)
        case "blaze" | "water":
            return refuse("O16.3", "impassable", hex=to)
    return None


def hexes(book: Book, public: Public, units: Sequence[str]) -> list[str]:
    """Where all of these units of one hex can advance."""
    near = book.adjacent[public.units[units[0]].at]
    return [
        to for to in near if all(why_not_advance(book, public, unit, to) is None for unit in units)
    ]


@rule("7.2.1a", "O16.2", "O16.3", "7.2a", "7.2b")
def why_not_out(book: Book, public: Public, unit: str) -> Illegal | None:
    """Units beside the enemy's edge, and no other edge, may leave the map."""
    at = public.units[unit].at
    if depth_of(book, public, other(book.units[unit].side))[at]:
        return refuse("O16.3", "not-at-edge", hex=at)
    return None


def can_go(book: Book, public: Public, unit: str) -> bool:
    """Whether a unit can advance anywhere."""
    return bool(hexes(book, public, (unit,))) or why_not_out(book, public, unit) is None


# -- the order ------------------------------------------------------------------------------


def advance_form(book: Book, seen: Seen) -> Choice:
    """A card, and the units that are to advance."""
    side, public = seen.side or "", seen.public

    troop = Troop(book, public, side, able=lambda unit: can_go(book, public, unit))

    def why_not(act: Advance) -> Illegal | None:
        bad = why_not_order_card(book, seen, act.card, "advance")
        bad = bad or why_not_activate(book, public, side, act.by)
        if bad is None and not troop.fits(act.by):
            return refuse("O14.4", "nobody-can-move")
        return bad

    cards = Pick("card", lambda done: order_cards(book, seen, "advance"))
    return Form(Advance, (cards, troop), why_not)


@rule("O16.1a")
def begin_advance(book: Book, d: D, side: Side, action: Advance, then: str) -> None:
    """The units are activated to advance."""
    give(book, d, action.card, action.by, "O16.1a")
    d.call(Advancing(side=side, units=action.by), then)


# -- within the order -----------------------------------------------------------------------


class Ahead:
    """What the side that advances looks at."""

    __slots__ = ("book", "f", "seen")

    def __init__(self, book: Book, seen: Seen, f: Advancing) -> None:
        self.book, self.seen, self.f = book, seen, f

    def lots(self, able: Callable[[str], bool]) -> list[list[str]]:
        """The units that have still to advance and are able to, by hex."""
        public = self.seen.public
        found: dict[str, list[str]] = {}
        for unit in sorted(waiting(public, self.f), key=self.book.place):
            if able(unit):
                found.setdefault(public.units[unit].at, []).append(unit)
        return list(found.values())


def waiting(public: Public, f: Advancing) -> list[str]:
    """The units that have not advanced yet."""
    return [unit for unit in f.units if unit not in f.done and unit in public.units]


def why_not_units(public: Public, f: Advancing, units: Sequence[str]) -> Illegal | None:
    """Activated units of one hex that have not advanced yet."""
    if not units:
        return refuse("O16.1a", "nobody")
    for unit in units:
        if unit not in f.units or unit not in public.units:
            return refuse("O14.1c", "not-activated", piece=unit)
        if unit in f.done:
            return refuse("O16.1a", "already-moved", unit=unit)
        if public.units[unit].at != public.units[units[0]].at:
            return refuse("O16.1a", "not-together", unit=unit)
    return None


@rule("O16.1a", "O16.1b")
def enter_form(facts: Ahead) -> Choice:
    """Units of one hex and the hex that they enter."""
    book, public, f = facts.book, facts.seen.public, facts.f

    def why_not(act: Enter) -> Illegal | None:
        bad = why_not_units(public, f, act.by)
        if bad is not None:
            return bad
        found = (why_not_advance(book, public, unit, act.to) for unit in act.by)
        return next((one for one in found if one is not None), None)

    groups = facts.lots(lambda unit: bool(hexes(book, public, (unit,))))
    parts = (
        Stack("by", lambda done: groups),
        Pick("to", lambda done: hexes(book, public, done["by"])),
    )
    return Form(Enter, parts, why_not)


def leave_choice(facts: Ahead) -> Choice:
    """Units beside the enemy's edge leave the map."""
    book, public, f = facts.book, facts.seen.public, facts.f

    def why_not(act: Leave) -> Illegal | None:
        units = tuple(act.spaces)
        bad = why_not_spaces(book, act) or why_not_units(public, f, units)
        return bad or why_not_out(book, public, units[0])

    groups = facts.lots(lambda unit: why_not_out(book, public, unit) is None)
    return leave_form(book, groups, why_not, whole=False)


@rule("O14.4")
def finish_choice(facts: Ahead) -> Choice:
    """The order is over when somebody has advanced, or nobody can any more."""
    book, public, f = facts.book, facts.seen.public, facts.f

    def why_not(act: Finish) -> Illegal | None:
        if f.crossed or not any(can_go(book, public, unit) for unit in waiting(public, f)):
            return None
        return refuse("O14.4", "somebody-must-move")

    return OneOf((Finish(),), why_not)


MAKERS: Mapping[type[Action], Callable[[Ahead], Choice]] = {
    Enter: enter_form,
    Leave: leave_choice,
    Drop: lambda facts: drop_choice(facts.book, facts.seen),
    Finish: finish_choice,
}


class AdvancingStep(Step):
    """An Advance order: units enter a hex each; mines attack, the Defender may have hidden some."""

    def run(self, book: Book, d: D, f: Advancing) -> None:
        """The stages of an entry; over when nobody is left who can advance."""
        match f.stage:
            case "start":
                if not any(can_go(book, d.public, unit) for unit in waiting(d.public, f)):
                    d.finish()
            case "entering":
                self.mines(book, d, f)
            case "entered":
                self.window(book, d, f)

    @rule("F103.1a")
    def mines(self, book: Book, d: D, f: Advancing) -> None:
        """Mines in the hex that was entered; those in the hex that was left have had their turn."""
        d.goto("entered")
        going = together(d.public, f.going)
        if going:
            at = d.public.units[going[0]].at
            if d.public.forts.get(at) == "mines":
                begin_mines(book, d, going, at, "entered")

    @rule("A35.2a", "A35.5", "O16.1b")
    def window(self, book: Book, d: D, f: Advancing) -> None:
        """The Defender may play Hidden Mines or Hidden Wire; nobody fires."""
        d.goto("start", going=())
        going = together(d.public, f.going)
        if going:
            enemy, at = other(f.side), d.public.units[going[0]].at
            frame = Entered(seats=(enemy,), units=going, at=at, fire=False)
            if may_react(book, d.public, frame, enemy):
                d.call(frame, "start")

    def who(self, book: Book, public: Public, f: Advancing) -> tuple[Ask, ...]:
        """The side that advances."""
        return (Ask(f.side, "advance", "O16.1a"),)

    def choice(self, book: Book, seen: Seen, f: Advancing, ask: Ask) -> Choice:
        """Enter a hex, leave the map, give up a weapon, or be done."""
        return Menu("O16.1a", MAKERS, Ahead(book, seen, f))

    def take(self, book: Book, d: D, f: Advancing, side: str, action: Action) -> None:
        """Carry it out."""
        match action:
            case Finish():
                d.finish()
            case Drop():
                lose_weapon(d, action.weapon, "11.3b")
            case Leave():
                d.remember(crossed=True)
                begin_leaving(d, side, action)
            case Enter():
                enter(book, d, f, action)


@rule("O16.1a", "O16.1b", "F103.2d", "F103.2f")
def enter(book: Book, d: D, f: Advancing, act: Enter) -> None:
    """The units are in the hex; mines where they come from attack first."""
    here = d.public.units[act.by[0]].at
    for unit in act.by:
        change(d, unit, at=act.to)
    d.emit(Advanced("O16.1a", act.by, act.to))
    d.goto("entering", done=f.done + act.by, going=act.by, crossed=True)
    if d.public.forts.get(here) == "mines":
        begin_mines(book, d, act.by, here, "entering")
