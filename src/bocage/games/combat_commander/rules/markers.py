"""Smoke, blazes and fortifications: where they may lie, how they come and go."""

from __future__ import annotations

from bocage.games.combat_commander.book import Book
from bocage.games.combat_commander.events.fire import (
    BlazePlaced,
    FortGone,
    FortPlaced,
    SmokeGone,
    SmokePlaced,
    SmokeThinner,
)
from bocage.games.combat_commander.types import D, Public
from bocage.kernel.api import Illegal, refuse, rule

WATER = {"marsh": "T89b", "stream": "T95b", "water-barrier": "T98"}

# -- the cup --------------------------------------------------------------------------------


@rule("T94a")
def draw_marker(d: D) -> int:
    """A random marker of the cup: its value, or 0 if the cup is empty."""
    cup = d.public.cup
    left = sum(cup)
    if not left:
        return 0
    at = d.below(left, "T94a")
    for value, count in enumerate(cup, 1):
        if at < count:
            _count(d, value, -1)
            return value
        at -= count
    return 0


def _count(d: D, value: int, change: int) -> None:
    """There are more or fewer markers of a value in the cup."""
    cup = d.public.cup
    d.put(cup=(*cup[: value - 1], cup[value - 1] + change, *cup[value:]))


# -- smoke ----------------------------------------------------------------------------------


def why_not_smoke(book: Book, public: Public, at: str) -> Illegal | None:
    """Smoke may lie in any hex that is no water and has no blaze."""
    if at in book.water:
        return refuse(WATER[book.terrain[at]], "in-water", hex=at)
    if at in public.blaze:
        return refuse("8.1.5", "blaze-there", hex=at)
    return None


@rule("T94a", "8.1.4", "8.1")
def put_smoke(book: Book, d: D, at: str, clause: str) -> None:
    """A random smoke marker into a hex; of two the greater stays, the other goes to the cup.

    Nothing is drawn for water and blazes, nor from an empty cup.
    """
    value = draw_marker(d) if why_not_smoke(book, d.public, at) is None else 0
    known = d.public.smoke.get(at, 0)
    if value > known:
        if known:
            _count(d, known, 1)
        d.edit("smoke")[at] = value
        d.emit(SmokePlaced(clause, at, value))
    elif value:
        _count(d, value, 1)
        d.emit(SmokeThinner("8.1.4", at, value))


def remove_smoke(d: D, at: str, clause: str) -> None:
    """The smoke marker of a hex, if there is one, goes back into the cup."""
    if at in d.public.smoke:
        _count(d, d.edit("smoke").pop(at), 1)
        d.emit(SmokeGone(clause, at))


# -- blazes ---------------------------------------------------------------------------------


@rule("8.1.5", "E46a")
def put_blaze(book: Book, d: D, at: str, clause: str) -> bool:
    """A hex that is no water catches fire, once; smoke and works there are gone.

    Whoever calls this moves the units out of the hex. Answers whether it burns now.
    """
    if at in book.water or at in d.public.blaze:
        return False
    value = draw_marker(d)
    if not value:
        return False
    remove_smoke(d, at, "8.1.5")
    remove_fort(d, at, "8.1.5")
    d.edit("blaze")[at] = value
    d.emit(BlazePlaced(clause, at))
    return True


# -- fortifications -------------------------------------------------------------------------


def why_not_fort(book: Book, public: Public, at: str) -> Illegal | None:
    """One fortification in a hex, none in water or fire."""
    if "no-forts" in book.scenario.specials:
        return refuse("S5.2", "no-forts-here")
    if at in book.water:
        return refuse("F100.3", "in-water", hex=at)
    if at in public.forts:
        return refuse("8.1.3", "fort-there", hex=at)
    if at in public.blaze:
        return refuse("8.1.5", "blaze-there", hex=at)
    return None


@rule("8.1.3", "F100.1", "F100.3")
def put_fort(book: Book, d: D, at: str, what: str, clause: str) -> bool:
    """A fortification comes into a hex if it may lie there; whether it does."""
    if why_not_fort(book, d.public, at) is not None:
        return False
    if what == "pillbox" and pillbox_in_play(d.public):
        return False
    d.edit("forts")[at] = what
    d.emit(FortPlaced(clause, what, at))
    return True


@rule("A35.3")
def pillbox_in_play(public: Public) -> bool:
    """There is one pillbox."""
    return "pillbox" in public.forts.values()


@rule("F100.2")
def remove_fort(d: D, at: str, clause: str) -> None:
    """The fortification of a hex, if there is one, is gone."""
    if at in d.public.forts:
        fort = d.edit("forts").pop(at)
        d.emit(FortGone(clause, fort, at))
