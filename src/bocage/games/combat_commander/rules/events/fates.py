"""Events that befall one unit, or all out of command: E44, E50, E51, E60, E62, E64, E66."""

from __future__ import annotations

from typing import ClassVar

from bocage.games.combat_commander.book import Book
from bocage.games.combat_commander.events.happen import VeteranMade
from bocage.games.combat_commander.rules.common import change, eliminate, rally, suppress
from bocage.games.combat_commander.rules.events.base import Handler, OneUnit
from bocage.games.combat_commander.rules.r01_rolls import total
from bocage.games.combat_commander.state import (
    command_of,
    cover,
    is_leader,
    morale,
    of_side,
)
from bocage.games.combat_commander.types import SIDES, D, Happening, Public, Roll, Side
from bocage.kernel.api import Ask, rule


@rule("E44", "8.1.1")
class BattleHarden(OneUnit):
    """A unit of the drawer becomes a veteran."""

    clause: ClassVar[str] = "E44"

    def units(self, book: Book, public: Public, f: Happening) -> list[str]:
        """His units without such a marker."""
        return [u for u in of_side(book, public, f.side) if not public.units[u].veteran]

    def treat(self, book: Book, d: D, f: Happening, unit: str) -> None:
        """The marker."""
        change(d, unit, veteran=True)
        d.emit(VeteranMade("E44", unit))
        d.goto("over")


# -- Commissar ------------------------------------------------------------------------------


def russian(book: Book) -> Side:
    """The Russian side."""
    return next(side for side in SIDES if book.nation[side] == "russian")


@rule("E50")
class Commissar(OneUnit):
    """A broken Russian unit: a roll above its Morale eliminates it, any other rallies it."""

    clause: ClassVar[str] = "E50"

    def units(self, book: Book, public: Public, f: Happening) -> list[str]:
        """The broken units of the Russian side."""
        return [u for u in of_side(book, public, russian(book)) if public.units[u].broken]

    def who(self, book: Book, public: Public, f: Happening) -> tuple[Ask, ...]:
        """The Russian side chooses."""
        return (Ask(russian(book), f"event-{f.name}", "E50"),)

    def treat(self, book: Book, d: D, f: Happening, unit: str) -> None:
        """The Russian side rolls."""
        d.remember(units=(unit,))
        d.call(Roll(side=russian(book), kind="commissar", clause="E50", about=unit), "rolled")

    def back(self, book: Book, d: D, f: Happening, value: str | None) -> None:
        """Above the Morale it dies."""
        if f.stage != "rolled" or value is None:
            return
        for unit in f.units:
            if unit not in d.public.units:
                continue
            if total(book, value) > morale(book, d.public, unit):
                eliminate(book, d, unit, "E50")
            else:
                rally(d, unit, "E50")
        d.goto("over")


# -- suppression ----------------------------------------------------------------------------


@rule("E51", "3.3.1.1a")
def commanded(book: Book, public: Public, unit: str) -> bool:
    """Whether a unit is within the radius of a leader of its side; a leader is in his own."""
    at, side = public.units[unit].at, book.units[unit].side
    return any(
        book.distance[state.at][at] <= command_of(book, public, one)
        for one, state in public.units.items()
        if book.units[one].side == side and is_leader(book, one)
    )


@rule("E51")
class Cower(Handler):
    """All units of the drawer out of command are suppressed."""

    clause: ClassVar[str] = "E51"

    def run(self, book: Book, d: D, f: Happening) -> None:
        """Every one of them."""
        lonely = [u for u in of_side(book, d.public, f.side) if not commanded(book, d.public, u)]
        if not lonely:
            return self.nothing(d, f)
        for unit in lonely:
            suppress(d, unit, "E51")
        return d.finish()


@rule("E60")
class Interdiction(OneUnit):
    """A unit of either side in poor cover is suppressed."""

    clause: ClassVar[str] = "E60"

    def units(self, book: Book, public: Public, f: Happening) -> list[str]:
        """Without a Suppressed marker, in a hex with cover of 1 or less."""
        return [
            unit
            for unit, state in public.units.items()
            if not state.suppressed and cover(book, public, state.at) <= 1
        ]

    def treat(self, book: Book, d: D, f: Happening, unit: str) -> None:
        """The marker."""
        suppress(d, unit, "E60")
        d.goto("over")


# -- broken units ---------------------------------------------------------------------------


class OneBroken(OneUnit):
    """A broken unit of either side."""

    @rule("gl.7")
    def units(self, book: Book, public: Public, f: Happening) -> list[str]:
        """Any broken unit, one's own if there is no other."""
        return [unit for unit, state in public.units.items() if state.broken]


@rule("E62")
class Kia(OneBroken):
    """A broken unit is eliminated."""

    clause: ClassVar[str] = "E62"

    def treat(self, book: Book, d: D, f: Happening, unit: str) -> None:
        """It is gone; it does not break, so Light Wounds do not help."""
        eliminate(book, d, unit, "E62")
        d.goto("over")


@rule("E64")
class Medic(OneBroken):
    """A broken unit rallies."""

    clause: ClassVar[str] = "E64"

    def treat(self, book: Book, d: D, f: Happening, unit: str) -> None:
        """It rallies."""
        rally(d, unit, "E64")
        d.goto("over")


@rule("E66")
class PrisonersOfWar(OneUnit):
    """A broken unit of the drawer with or next to an enemy is eliminated."""

    clause: ClassVar[str] = "E66"

    def units(self, book: Book, public: Public, f: Happening) -> list[str]:
        """His broken units in or next to a hex with an enemy."""
        enemies = {s.at for u, s in public.units.items() if book.units[u].side != f.side}
        return [
            unit
            for unit in of_side(book, public, f.side)
            if public.units[unit].broken
            and any(book.distance[public.units[unit].at][at] <= 1 for at in enemies)
        ]

    def treat(self, book: Book, d: D, f: Happening, unit: str) -> None:
        """It is gone."""
        eliminate(book, d, unit, "E66")
        d.goto("over")
