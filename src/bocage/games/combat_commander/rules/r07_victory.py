"""Chapter 7 - Victory: control of objectives, chits, the end of the game by points.

`settle` runs after every change of what is public.
"""

from __future__ import annotations

from bocage.games.combat_commander.book import Book
from bocage.games.combat_commander.events.core import ChitShown, ControlChanged, GameOver
from bocage.games.combat_commander.events.happen import ChitDrawn, ChitSeen
from bocage.games.combat_commander.rules.common import gain
from bocage.games.combat_commander.rules.s_specials import lose_captured, lose_tank_gun
from bocage.games.combat_commander.types import ALLIES, AXIS, SIDES, D, Pos, Public, Side
from bocage.kernel.api import Adding, Outcome, Tally, rule

GROUND = frozenset(("units", "stage", "forts"))  # fields on which control depends

# -- what follows from every change ---------------------------------------------------------


def settle(book: Book, d: D) -> None:
    """After a change: who controls what, who holds a bunker."""
    if d.public.stage != "play" or d.outcome is not None:
        return
    if not d.changed.isdisjoint(GROUND):
        occupiers = _occupiers(book, d.public)
        take_control(book, d, occupiers)
        keep_works(d, occupiers)
        lose_tank_gun(book, d)
    if "jammed" in d.changed:
        lose_captured(book, d)


def _occupiers(book: Book, public: Public) -> dict[str, str]:
    """Who is in each hex with units; nobody's name where both are."""
    found: dict[str, str] = {}
    units = book.units
    for unit, state in public.units.items():
        side = units[unit].side
        if found.setdefault(state.at, side) != side:
            found[state.at] = ""
    return found


@rule("7.3.1b", "7.3.1.1", "7.3.3e", "2.3", "S7.3")
def take_control(book: Book, d: D, occupiers: dict[str, str]) -> None:
    """Who is alone in an objective, all of its building, controls it until the enemy is."""
    for number, hexes in book.objective.items():
        there = {occupiers[at] for at in hexes if at in occupiers}
        if len(there) != 1:
            continue
        (side,) = there
        if side and d.public.control.get(number) != side:
            change_control(book, d, number, side)


@rule("7.3.3e", "7.3.3d")
def change_control(book: Book, d: D, number: str, side: Side) -> None:
    """The open value goes from the old owner to the new one."""
    worth = open_value(book, d.public, number)
    former = d.public.control.get(number)
    d.edit("control")[number] = side
    d.emit(ControlChanged("7.3.1b", number, side))
    if former is not None:
        gain(d, former, -worth, "7.3.3e")
    gain(d, side, worth, "7.3.3e")


@rule("F101", "F104")
def keep_works(d: D, occupiers: dict[str, str]) -> None:
    """Who was alone in a bunker or pillbox is its defender when an enemy comes in."""
    works = [at for at, fort in d.public.forts.items() if fort in ("bunker", "pillbox")]
    if not works and not d.public.held:
        return
    held = {}
    for at in works:
        side = occupiers.get(at)
        if side is not None:
            held[at] = side or d.public.held.get(at, "")
    if held != d.public.held:
        d.put(held=held)


# -- chits ----------------------------------------------------------------------------------


@rule("7.3", "7.3.2a", "7.3.2b")
def value_of(book: Book, chit: str, number: str) -> int:
    """What a chit makes an objective worth."""
    row = book.chits[chit]
    return row.vp if row.objective in (number, "each") else 0


def open_value(book: Book, public: Public, number: str) -> int:
    """What the open chits together make an objective worth."""
    return sum(value_of(book, chit, number) for chit in public.chits)


@rule("7.3.3a", "7.3.3d", "E67", "E74")
def open_chit(book: Book, d: D, chit: str, clause: str, side: str = "") -> None:
    """A chit lies open from now on: whoever controls what it names scores at once."""
    d.put(chits=(*d.public.chits, chit))
    d.emit(ChitShown(clause, chit, side))
    score_chit(book, d, chit, "7.3.3d")


def score_chit(book: Book, d: D, chit: str, clause: str) -> None:
    """The owners of the objectives that a chit names get its points."""
    for number in book.objective:
        owner = d.public.control.get(number)
        if owner is not None:
            gain(d, owner, value_of(book, chit, number), clause)


def draw_chit(d: D, clause: str) -> str:
    """A random chit of the cup, or nothing if it is empty."""
    bag = d.sealed.bag
    if not bag:
        return ""
    at = d.below(len(bag), clause)
    d.put_sealed(bag=(*bag[:at], *bag[at + 1 :]))
    return bag[at]


@rule("7.3.3b", "7.3.3c", "E65", "4.3.3")
def draw_secret(book: Book, d: D, side: Side, clause: str) -> bool:
    """A side draws a secret objective; one that has no secret side is opened. Whether it could."""
    chit = draw_chit(d, clause)
    if not chit:
        return False
    d.emit(ChitDrawn(clause, side))
    if book.chits[chit].secret:
        d.put_private(side, chits=(*d.private[side].chits, chit))
        d.emit(ChitSeen(clause, side, chit), to=(side,))
    else:
        open_chit(book, d, chit, "7.3.3c", side)
    return True


# -- the end --------------------------------------------------------------------------------


@rule("7.3.2c")
def all_five(book: Book, d: D) -> bool:
    """Before a sudden death roll: with the chit V who controls all five objectives wins."""
    if not any(book.chits[chit].effect == "all-five-wins" for chit in d.public.chits):
        return False
    owners = {d.public.control.get(number) for number in book.objective}
    (winner, *others) = owners or {None}
    if others or winner is None or len(book.objective) < 5:
        return False
    finish_game(d, winner, "7.3.2c", "objectives")
    return True


@rule("6.3", "6.3.2a", "6.3.2b", "7", "9.2")
def end_by_points(book: Book, d: D, clause: str, reason: str) -> None:
    """Secret chits are opened and score; more points win, at 0 the holder of the initiative."""
    shown = {}
    for side in SIDES:
        chits = d.private[side].chits
        shown[side] = chits
        for chit in chits:
            d.emit(ChitShown("6.3.2a", chit, side))
            score_chit(book, d, chit, "6.3.2a")
    d.put(shown=shown)
    vp = d.public.vp
    if vp:
        finish_game(d, AXIS if vp > 0 else ALLIES, clause, reason)
    else:
        finish_game(d, d.public.initiative, "6.3.2b", reason)


def finish_game(d: D, winner: Side, clause: str, reason: str) -> None:
    """The game is over."""
    d.emit(GameOver(clause, winner, reason, d.public.vp))
    d.end(Outcome(winner, clause, reason, {AXIS: d.public.vp, ALLIES: -d.public.vp}))


def score(book: Book, position: Pos) -> dict[str, Tally]:
    """Where the marker of the victory track lies, seen by each side."""
    points = {}
    for side, sign in ((AXIS, 1), (ALLIES, -1)):
        adding = Adding("points")
        adding.add("4.1.1", "track", sign * position.public.vp)
        points[side] = adding.done()
    return points
