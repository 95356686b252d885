"""Events that strike near a random hex or at a distance: E43, E63, E72, E75, E77."""

from __future__ import annotations

from typing import ClassVar

from bocage.games.combat_commander.book import Book
from bocage.games.combat_commander.rules.common import break_units, break_weapon, suppress
from bocage.games.combat_commander.rules.events.base import AtRandomHex, Handler, OneUnit
from bocage.games.combat_commander.rules.markers import put_smoke, why_not_smoke
from bocage.games.combat_commander.rules.offers import (
    choose_hexes,
    choose_units,
    nearest,
    offer,
)
from bocage.games.combat_commander.sight import sees
from bocage.games.combat_commander.state import units_at, weapon_value
from bocage.games.combat_commander.types import (
    Choose,
    ChooseHex,
    ChooseWeapon,
    D,
    Happening,
    Public,
    Seen,
    Victim,
    other,
)
from bocage.kernel.api import Action, Ask, Choice, rule


def occupied_near(book: Book, public: Public, at: str) -> list[str]:
    """The hex itself if units are there, else the nearest hexes with units."""
    far = book.distance[at]
    used = dict.fromkeys(state.at for state in public.units.values())
    return nearest([(far[one], one) for one in used])


@rule("E43")
class AirSupport(AtRandomHex):
    """All units in a random hex, or in the nearest with units, may be broken."""

    clause: ClassVar[str] = "E43"

    def found(self, book: Book, d: D, f: Happening) -> None:
        """The drawer is asked if there is anybody."""
        if not d.public.units:
            self.nothing(d, f)

    def choice(self, book: Book, seen: Seen, f: Happening, ask: Ask) -> Choice:
        """The hex, one of several at the same distance, or none."""
        return choose_hexes(occupied_near(book, seen.public, f.at), "E43", may=True)

    def take(self, book: Book, d: D, f: Happening, side: str, action: Action) -> None:
        """All break, those of the inactive side first."""
        if not isinstance(action, ChooseHex):
            return d.finish()
        units = units_at(d.public, action.at)
        units.sort(key=lambda unit: book.units[unit].side == d.public.active)
        return break_units(d, units, "E43", "over")


@rule("E72")
class ShellShock(AtRandomHex):
    """The unit nearest to a random hex breaks."""

    clause: ClassVar[str] = "E72"

    def near(self, book: Book, public: Public, f: Happening) -> list[str]:
        """The nearest units of either side."""
        far = book.distance[f.at]
        return nearest([(far[state.at], unit) for unit, state in public.units.items()])

    def found(self, book: Book, d: D, f: Happening) -> None:
        """One alone breaks at once."""
        units = self.near(book, d.public, f)
        if not units:
            return self.nothing(d, f)
        if len(units) == 1:
            break_units(d, units, "E72", "over")
        return None

    def choice(self, book: Book, seen: Seen, f: Happening, ask: Ask) -> Choice:
        """One of those at the same distance."""
        return choose_units(self.near(book, seen.public, f), "E72")

    def take(self, book: Book, d: D, f: Happening, side: str, action: Choose) -> None:
        """That one."""
        break_units(d, (action.unit,), "E72", "over")


@rule("E63")
class Malfunction(AtRandomHex):
    """The unbroken weapon nearest to a random hex breaks."""

    clause: ClassVar[str] = "E63"

    def near(self, book: Book, public: Public, f: Happening) -> list[str]:
        """The nearest weapons of either side that are not broken."""
        far = book.distance[f.at]
        return nearest(
            [
                (far[state.at], state.weapon)
                for state in public.units.values()
                if state.weapon and state.weapon not in public.jammed
            ]
        )

    def found(self, book: Book, d: D, f: Happening) -> None:
        """One alone breaks at once."""
        weapons = self.near(book, d.public, f)
        if not weapons:
            return self.nothing(d, f)
        if len(weapons) == 1:
            break_weapon(d, weapons[0], "E63")
            return d.goto("over")
        return None

    def choice(self, book: Book, seen: Seen, f: Happening, ask: Ask) -> Choice:
        """One of those at the same distance."""
        return offer([ChooseWeapon(one) for one in self.near(book, seen.public, f)], "E63")

    def take(self, book: Book, d: D, f: Happening, side: str, action: ChooseWeapon) -> None:
        """That one."""
        break_weapon(d, action.weapon, "E63")
        d.goto("over")


@rule("E75")
class SuppressingFire(OneUnit):
    """The drawer may suppress an enemy within range and sight of one of his machine guns."""

    clause: ClassVar[str] = "E75"
    may: ClassVar[bool] = True

    def guns(self, book: Book, public: Public, f: Happening) -> list[tuple[str, int]]:
        """Hex and range of every unbroken machine gun of an unbroken, unsuppressed unit."""
        return [
            (state.at, weapon_value(book, public, state.weapon, unit, "range"))
            for unit, state in public.units.items()
            if book.units[unit].side == f.side
            and state.weapon
            and book.weapons[state.weapon].klass == "mg"
            and state.weapon not in public.jammed
            and not state.broken
            and not state.suppressed
        ]

    def units(self, book: Book, public: Public, f: Happening) -> list[str]:
        """Enemies without a Suppressed marker that one of the guns reaches."""
        guns = self.guns(book, public, f)
        return [
            unit
            for unit, state in public.units.items()
            if book.units[unit].side != f.side
            and not state.suppressed
            and any(
                book.distance[at][state.at] <= far and sees(book, public, at, state.at)
                for at, far in guns
            )
        ]

    def treat(self, book: Book, d: D, f: Happening, unit: str) -> None:
        """It is suppressed."""
        suppress(d, unit, "E75")
        d.goto("over")


@rule("E77")
class WhitePhosphorus(Handler):
    """Smoke next to an unbroken squad of the drawer; each side breaks one of its units there."""

    clause: ClassVar[str] = "E77"

    def hexes(self, book: Book, public: Public, f: Happening) -> list[str]:
        """Next to such a squad, neither water nor fire; none if the cup is empty."""
        if not sum(public.cup):
            return []
        squads = [
            state.at
            for unit, state in public.units.items()
            if book.units[unit].side == f.side
            and book.units[unit].type == "squad"
            and not state.broken
        ]
        near = dict.fromkeys(to for at in squads for to in book.adjacent[at])
        return [at for at in near if why_not_smoke(book, public, at) is None]

    def run(self, book: Book, d: D, f: Happening) -> None:
        """Smoke, then the inactive side, then the active one."""
        active = d.public.active
        match f.stage:
            case "begin":
                hexes = self.hexes(book, d.public, f)
                if not hexes:
                    return self.nothing(d, f)
                if len(hexes) == 1:
                    self.smoke(book, d, hexes[0])
            case "placed":
                d.call(self.victim(f, other(active)), "half")
            case "half":
                d.call(self.victim(f, active), "over")
            case "over":
                d.finish()
        return None

    def victim(self, f: Happening, side: str) -> Victim:
        """A side must break one of its units there."""
        return Victim(side=side, at=f.at, clause="E77", prompt=f"event-{f.name}")

    def smoke(self, book: Book, d: D, at: str) -> None:
        """The marker is drawn and put there."""
        put_smoke(book, d, at, "E77")
        d.goto("placed", at=at)

    def choice(self, book: Book, seen: Seen, f: Happening, ask: Ask) -> Choice:
        """One of the hexes."""
        return choose_hexes(self.hexes(book, seen.public, f), "E77")

    def take(self, book: Book, d: D, f: Happening, side: str, action: ChooseHex) -> None:
        """There."""
        self.smoke(book, d, action.at)
