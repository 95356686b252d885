"""Chapter 9 - Supply, attrition, control, step losses and the headquarters' succession."""

from __future__ import annotations

from msgspec.structs import replace

from bocage.games.skirmish.book import Book
from bocage.games.skirmish.events import Control, Cut, Eliminated, LostStep, Succeeded
from bocage.games.skirmish.state import Lines, fits, in_order, own_units, spaces_of
from bocage.games.skirmish.types import SIDES, D, Place, Public, Seen, Side, Succession, UnitState
from bocage.kernel.api import AnyOf, Ask, Choice, Illegal, OneOf, Pass, Step, refuse, rule
from bocage.space import flood

TURN_END = "turn-end"
PASS = OneOf((Pass(),))


def supplied_spaces(book: Book, public: Public, side: Side, lines: Lines | None = None) -> set[str]:
    """The spaces from which a path leads to one of the side's sources (for membership only)."""
    return set(supply_ways(book, lines or Lines(book, public, side), side))


def supply_ways(book: Book, lines: Lines, side: Side) -> dict[str, str | None]:
    """The same, each with the next space of its path."""
    open_to = open_spaces(book, lines)
    sources = [space for space in book.plan.sources.get(side, ()) if space in open_to]
    return flood(sources, lambda space: book.next_to[space] if space in open_to else ())


@rule("9.1")
def open_spaces(book: Book, lines: Lines) -> set[str]:
    """No enemy unit, and no enemy contact unless a friendly unit is there."""
    shut = lines.enemies | (lines.contact - lines.friends)
    return {space for space in book.spaces if space not in shut}


@rule("9.2")
def in_supply(book: Book, public: Public, unit: str) -> bool:
    """Supply is looked up at the moment when it matters, never remembered."""
    return public.units[unit].at in supplied_spaces(book, public, book.side_of[unit])


def lose_steps(book: Book, d: D, unit: str, steps: int, clause: str) -> None:
    """Take steps from a unit, by the clause that says so; with none left it is eliminated."""
    units = d.edit("units")
    state: UnitState = units[unit]
    side = book.side_of[unit]
    losses = d.edit("losses")
    losses[side] += min(steps, state.steps)
    if state.steps > steps:
        units[unit] = replace(state, steps=state.steps - steps)
        d.emit(LostStep(clause, unit))
        return
    del units[unit]
    d.emit(Eliminated(clause, unit))
    if book.counters[unit].type == "hq":
        plan_succession(d, side, unit)


@rule("9.3", "9.4")
def attrition(book: Book, d: D) -> None:
    """Units out of supply that were already cut lose a step; then all marks are set anew."""
    before = d.snapshot()  # losses of one side must not change the supply of the other
    for side in SIDES:
        supplied = supplied_spaces(book, before, side)
        for unit in own_units(book, before, side):
            state = before.units[unit]
            if state.at in supplied:
                if state.cut:
                    mark_cut(d, unit, cut=False)
            elif state.cut:
                waste(book, d, unit)
            else:
                mark_cut(d, unit, cut=True)


@rule("9.4")
def waste(book: Book, d: D, unit: str) -> None:
    """A unit that was already cut loses a step."""
    lose_steps(book, d, unit, 1, "9.4")


@rule("9.3")
def mark_cut(d: D, unit: str, cut: bool) -> None:
    """Out of supply: marked cut. In supply: no longer."""
    units = d.edit("units")
    units[unit] = replace(units[unit], cut=cut)
    if cut:
        d.emit(Cut("9.3", unit))


@rule("9.5")
def update_control(book: Book, d: D) -> None:
    """A side controls an objective once it alone has units there, until the enemy alone has."""
    holders = holders_of(book, d.public)
    for space in book.plan.objectives:
        side = holders.get(space)
        if side is not None and d.public.control.get(space) != side:
            control = d.edit("control")
            control[space] = side
            d.emit(Control("9.5", side, space))


def holders_of(book: Book, public: Public) -> dict[str, Side | None]:
    """Who alone has units in an objective; None where both have."""
    holders: dict[str, Side | None] = {}
    side_of, objectives = book.side_of, book.plan.objectives
    for unit, state in public.units.items():
        if state.at in objectives:
            side = side_of[unit]
            holders[state.at] = side if holders.get(state.at, side) == side else None
    return holders


@rule("9.6")
def plan_succession(d: D, side: Side, unit: str) -> None:
    """An eliminated headquarters may come back at the end of this turn, once in the game."""
    if side not in d.public.succeeded:
        d.later(TURN_END, Succession(side=side, unit=unit))


def why_not_place(book: Book, public: Public, f: Succession, act: Place) -> Illegal | None:
    """In supply, with a friendly unit, within stacking."""
    if act.space not in spaces_of(book, public, f.side):
        return refuse("9.6", "no-friend", space=act.space)
    if act.space not in supplied_spaces(book, public, f.side):
        return refuse("9.6", "out-of-supply-space", space=act.space)
    if not fits(book, public, (f.unit,), act.space):
        return refuse("9.6", "overstacked", space=act.space)
    return None


@rule("9.6")
class Succeeding(Step):
    """The owner of an eliminated headquarters may place it again."""

    def run(self, book: Book, d: D, f: Succession) -> None:
        """Without a possible space it is gone."""
        if not any(why_not_place(book, d.public, f, Place(s)) is None for s in book.spaces):
            d.finish()

    def who(self, book: Book, public: Public, f: Succession) -> tuple[Ask, ...]:
        """The owner decides."""
        return (Ask(f.side, "succession", "9.6", {"unit": f.unit}),)

    def choice(self, book: Book, seen: Seen, f: Succession, ask: Ask) -> Choice:
        """A space, or leave it."""
        places = [Place(space) for space in book.spaces]
        place = OneOf(places, lambda act: why_not_place(book, seen.public, f, act))
        return AnyOf("9.6", place, PASS)

    def take(self, book: Book, d: D, f: Succession, side: str, action: Place | Pass) -> None:
        """Put it there, whole."""
        if isinstance(action, Place):
            back = UnitState(action.space, book.counters[f.unit].steps)
            d.put(units=in_order(book, {**d.public.units, f.unit: back}))
            d.put(succeeded=(*d.public.succeeded, side))
            d.emit(Succeeded("9.6", side, f.unit, action.space))
        d.finish()
