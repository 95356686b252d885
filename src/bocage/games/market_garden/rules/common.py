"""What several chapters need: changing units, control and bridges, and asking for dice.

Units, control, bridges, held water and ferries are replaced as a whole and never changed in place,
because the lay of a position is kept by them: use the functions here, never `d.edit`, for those.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import Any

from msgspec.structs import replace

from bocage.games.market_garden.book import Book
from bocage.games.market_garden.events import (
    BridgeTaken,
    ControlChanged,
    Eliminated,
    StateChanged,
    WaterHeld,
)
from bocage.games.market_garden.types import (
    ALLIED,
    DIS2,
    FRESH,
    NOTHING,
    SPENT,
    D,
    Half,
    Holder,
    Moved,
    Owner,
    Rolling,
    Side,
    UnitState,
)
from bocage.kernel.api import rule

STATES = ("fresh", "spent", "dis1", "dis2")


# -- units ----------------------------------------------------------------------------------


def put_units(book: Book, d: D, changed: Mapping[str, UnitState]) -> None:
    """Change units, or bring them into play."""
    old = d.public.units
    new = old.copy()
    new.update(changed)
    d.put(units=new)
    book.memo.moves.note(old, new, changed)


def place(book: Book, d: D, unit: str, space: str) -> None:
    """Put a unit into a space, in the state it has (Fresh if it is new)."""
    old = d.public.units.get(unit)
    put_units(book, d, {unit: replace(old, at=space) if old is not None else UnitState(space)})


def set_state(book: Book, d: D, clause: str, unit: str, state: int) -> None:
    """Give a unit a state, and tell it if that is news."""
    old = d.public.units[unit]
    if old.state != state:
        put_units(book, d, {unit: replace(old, state=state)})
        d.emit(StateChanged(clause, unit, STATES[state]))


def at_least(book: Book, d: D, clause: str, unit: str, state: int) -> None:
    """Worsen a unit to this state, if it is better."""
    if d.public.units[unit].state < state:
        set_state(book, d, clause, unit, state)


@rule("4.4")
def worsen(book: Book, d: D, clause: str, unit: str, steps: int = 1) -> None:
    """Some steps worse; beyond Dis2 it is eliminated."""
    state = d.public.units[unit].state + steps
    if state > DIS2:
        eliminate(book, d, clause, unit)
    else:
        set_state(book, d, clause, unit, state)


def eliminate(book: Book, d: D, clause: str, unit: str, how: str = "eliminated") -> None:
    """Take a unit out of the game. Eliminations in an impulse count for the advantage (12.4)."""
    old = d.public.units
    new = old.copy()
    del new[unit]
    d.put(units=new, gone={**d.public.gone, unit: how})
    book.memo.moves.note(old, new, (unit,))
    d.emit(Eliminated(clause, unit, how))
    half = d.inside(Half)
    if how == "eliminated" and half is not None and half.phase == "impulse":
        side = book.side_of[unit]
        d.amend(Half, lost={**half.lost, side: half.lost.get(side, 0) + 1})


# -- the memory of a half -------------------------------------------------------------------


def memory(half: Half, unit: str) -> Moved:
    """What is remembered of a unit."""
    return half.moved.get(unit, NOTHING)


def remember(d: D, units: Collection[str], **fields: object) -> None:
    """Change what the half remembers of units."""
    if not units:
        return
    past = d.caller(Half).moved
    changed = {unit: replace(past.get(unit, NOTHING), **fields) for unit in units}
    d.amend(Half, moved={**past, **changed})


@rule("8.3", "9.1d", "13.1", "13.2")
def end_move(book: Book, d: D, clause: str, units: Iterable[str]) -> None:
    """The impulse of these units is over: those still Fresh become Spent."""
    states = d.public.units
    units = [unit for unit in units if unit in states]
    tired = [unit for unit in units if states[unit].state == FRESH]
    if tired:
        put_units(book, d, {unit: replace(states[unit], state=SPENT) for unit in tired})
    for unit in tired:
        d.emit(StateChanged(clause, unit, STATES[SPENT]))
    remember(d, units, done=True, waits=False, must=False, overran=False)


# -- control, bridges, water ----------------------------------------------------------------


def set_control(d: D, clause: str, space: str, owner: Owner) -> None:
    """A space changes hands."""
    if d.public.control[space] != owner:
        d.put(control={**d.public.control, space: owner})
        d.emit(ControlChanged(clause, space, owner))


def set_bridge(d: D, clause: str, bridge: str, holder: Holder) -> None:
    """A bridge changes hands, is blown or repaired."""
    if d.public.bridges[bridge] != holder:
        d.put(bridges={**d.public.bridges, bridge: holder})
        if holder != "blown":
            d.emit(BridgeTaken(clause, bridge, holder))


def set_held(d: D, clause: str, boundary: str, side: Side) -> None:
    """Water without a bridge changes hands: a Held marker is placed or removed."""
    held = d.public.held
    if (boundary in held) != (side == ALLIED):
        new = (*held, boundary) if side == ALLIED else tuple(b for b in held if b != boundary)
        d.put(held=new)
        d.emit(WaterHeld(clause, boundary, side))


@rule("7.21c", "7.21a", "4.5")
def owner_by(book: Book, units: Iterable[str]) -> Owner:
    """Who controls a space that these units of one side have: XXX Corps before airborne."""
    owners = [book.owner_of[unit] for unit in units]
    return "xxx" if "xxx" in owners else owners[0]


# -- dice -----------------------------------------------------------------------------------


def ask_dice(d: D, then: str, side: Side, clause: str, count: int = 1, **more: Any) -> None:
    """Roll dice, with the chance of a re-roll; `back` gets them at stage `then`.

    One die (dr) or two (DR) of the side; `more` are fields of `Rolling`: with `both` the enemy
    rolls as many, `about` names what it is about. `combat` DRs are drawn from decks with option
    23.7; the value is then one card of each side.
    """
    d.call(Rolling(side=side, clause=clause, count=count, **more), then)


def total(dice: tuple[int, ...], mine: bool = True) -> int:
    """The sum of the roller's dice (or cards), or of the enemy's, in a roll of both sides."""
    half = len(dice) // 2
    return sum(dice[:half] if mine else dice[half:])
