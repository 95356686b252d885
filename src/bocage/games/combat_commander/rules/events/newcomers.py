"""Events that bring units or weapons: E52, E56, E58, E59, E68, E71, E76."""

from __future__ import annotations

from typing import ClassVar, Literal

from bocage.games.combat_commander.book import Book
from bocage.games.combat_commander.events.happen import WeaponGiven
from bocage.games.combat_commander.rules.common import (
    change,
    lose_weapon,
    off_track,
    put_unit,
    rally,
)
from bocage.games.combat_commander.rules.events.base import Handler
from bocage.games.combat_commander.rules.offers import choose_hexes, choose_units, offer
from bocage.games.combat_commander.rules.r01_rolls import empty, random_hex
from bocage.games.combat_commander.rules.r06_time import places_free
from bocage.games.combat_commander.rules.r08_stacking import (
    can_deploy,
    deploy,
    deploy_form,
    squads_of,
)
from bocage.games.combat_commander.rules.r11_weapons import drop_choice
from bocage.games.combat_commander.state import friendly, of_side, side_at
from bocage.games.combat_commander.types import (
    Choose,
    ChooseHex,
    D,
    Decline,
    Deploy,
    Drop,
    Equip,
    Happening,
    Public,
    Seen,
    Support,
    TimeAdvance,
)
from bocage.kernel.api import Action, AnyOf, Ask, Choice, OneOf, rule


@rule("E52.1")
class Deploying(Handler):
    """The drawer may replace one of his squads by two teams."""

    clause: ClassVar[str] = "E52.1"

    def squads(self, book: Book, public: Public, f: Happening) -> list[str]:
        """His squads on the map."""
        return squads_of(book, public, of_side(book, public, f.side))

    def run(self, book: Book, d: D, f: Happening) -> None:
        """Without squads or teams nothing happens."""
        if not self.squads(book, d.public, f) or not can_deploy(book, d.public, f.side):
            self.nothing(d, f)

    def choice(self, book: Book, seen: Seen, f: Happening, ask: Ask) -> Choice:
        """A squad, and what goes to which team; or none."""
        form = deploy_form(book, seen.public, self.squads(book, seen.public, f))
        return AnyOf("E52.1", form, OneOf((Decline(),)))

    def take(self, book: Book, d: D, f: Happening, side: str, action: Action) -> None:
        """Deploy it."""
        if isinstance(action, Deploy):
            deploy(book, d, action, "E52.1")
        d.finish()


# -- leaders --------------------------------------------------------------------------------


@rule("E56")
class FieldPromotion(Handler):
    """The drawer may put his Private where one of his broken units is."""

    clause: ClassVar[str] = "E56"

    def hexes(self, book: Book, public: Public, f: Happening) -> list[str]:
        """Hexes with a broken unit of his, if the Private is not on the map."""
        if book.private[f.side] in public.units:
            return []
        units = of_side(book, public, f.side)
        return list(dict.fromkeys(public.units[u].at for u in units if public.units[u].broken))

    def run(self, book: Book, d: D, f: Happening) -> None:
        """Nowhere: nothing happens."""
        if not self.hexes(book, d.public, f):
            self.nothing(d, f)

    def choice(self, book: Book, seen: Seen, f: Happening, ask: Ask) -> Choice:
        """A hex, or none."""
        return choose_hexes(self.hexes(book, seen.public, f), "E56", may=True)

    def take(self, book: Book, d: D, f: Happening, side: str, action: Action) -> None:
        """There he is."""
        if isinstance(action, ChooseHex):
            private = book.private[f.side]
            weapon = off_track(d, f.side, private)
            put_unit(d, private, action.at, "E56", weapon=weapon)
        d.finish()


@rule("E58")
class Hero(Handler):
    """The drawer must put his hero into a friendly hex and may then rally a unit there."""

    clause: ClassVar[str] = "E58"

    def hexes(self, book: Book, public: Public, f: Happening) -> list[str]:
        """Friendly hexes, if the hero is not on the map."""
        if book.hero[f.side] in public.units:
            return []
        known = [state.at for state in public.units.values()]
        known += [at for hexes in book.objective.values() for at in hexes]
        return [
            at
            for at in dict.fromkeys(known)
            if friendly(book, public, at, f.side)
            and at not in public.blaze
            and at not in book.barred
        ]

    def broken(self, book: Book, public: Public, f: Happening) -> list[str]:
        """The broken units where he stands."""
        return [u for u in side_at(book, public, f.at, f.side) if public.units[u].broken]

    def run(self, book: Book, d: D, f: Happening) -> None:
        """Only one hex: there. Nobody to rally: done."""
        if f.stage == "begin":
            hexes = self.hexes(book, d.public, f)
            if not hexes:
                return self.nothing(d, f)
            if len(hexes) == 1:
                self.put(book, d, f, hexes[0])
        elif not self.broken(book, d.public, f):
            d.finish()
        return None

    def put(self, book: Book, d: D, f: Happening, at: str) -> None:
        """There he is."""
        put_unit(d, book.hero[f.side], at, "E58")
        d.goto("rally", at=at)

    def choice(self, book: Book, seen: Seen, f: Happening, ask: Ask) -> Choice:
        """A hex; then a unit, or none."""
        if f.stage == "begin":
            return choose_hexes(self.hexes(book, seen.public, f), "E58")
        return choose_units(self.broken(book, seen.public, f), "E58", may=True)

    def take(self, book: Book, d: D, f: Happening, side: str, action: Action) -> None:
        """Put him there; rally it."""
        if isinstance(action, ChooseHex):
            return self.put(book, d, f, action.at)
        if isinstance(action, Choose):
            rally(d, action.unit, "E58")
        return d.finish()


# -- support --------------------------------------------------------------------------------


class FromTable(Handler):
    """A roll on the support table."""

    how: ClassVar[Literal["infiltration", "reinforcements"]] = "infiltration"

    def run(self, book: Book, d: D, f: Happening) -> None:
        """The roll, the item, its place."""
        if f.stage == "begin":
            d.call(Support(side=f.side, clause=self.clause, how=self.how), "over")
        else:
            d.finish()


@rule("E59")
class Infiltration(FromTable):
    """A unit of the support table in or next to a random hex."""

    clause: ClassVar[str] = "E59"


@rule("E68")
class Reinforcements(FromTable):
    """A unit of the support table on the own edge, or a radio."""

    clause: ClassVar[str] = "E68"
    how: ClassVar[Literal["infiltration", "reinforcements"]] = "reinforcements"


# -- what was lost --------------------------------------------------------------------------


@rule("E71", "8.1.1")
class Scrounge(Handler):
    """The drawer may give an eliminated weapon to a unit of his without one."""

    clause: ClassVar[str] = "E71"

    def found(self, book: Book, public: Public, f: Happening) -> list[Equip]:
        """Every weapon of the box with every unit of his that has none."""
        units = [u for u in of_side(book, public, f.side) if not public.units[u].weapon]
        return [Equip(weapon, unit) for weapon in public.box for unit in units]

    def run(self, book: Book, d: D, f: Happening) -> None:
        """No weapon lies in the box, and he has none to give up: nothing happens."""
        units = of_side(book, d.public, f.side)
        if not d.public.box and not any(d.public.units[unit].weapon for unit in units):
            self.nothing(d, f)

    @rule("11.3b")
    def choice(self, book: Book, seen: Seen, f: Happening, ask: Ask) -> Choice:
        """Which to whom, or none; first he may give up what is in the way, or wanted elsewhere."""
        found = offer(self.found(book, seen.public, f), "E71", may=True)
        return AnyOf("E71", found, drop_choice(book, seen))

    def take(self, book: Book, d: D, f: Happening, side: str, action: Action) -> None:
        """It is in play again."""
        if isinstance(action, Drop):
            return lose_weapon(d, action.weapon, "11.3b")
        if isinstance(action, Equip):
            d.put(box=tuple(one for one in d.public.box if one != action.weapon))
            change(d, action.to, weapon=action.weapon)
            d.emit(WeaponGiven("E71", action.weapon, action.to))
        return d.finish()


@rule("E76", "gl.7", "E59b")
class WalkingWounded(Handler):
    """An eliminated unit of either side comes back, broken, in or next to a random hex."""

    clause: ClassVar[str] = "E76"

    def lost(self, public: Public) -> list[str]:
        """All units on the casualty tracks."""
        return [unit for row in public.dead.values() for unit in row]

    def hexes(self, book: Book, public: Public, f: Happening) -> list[str]:
        """Where it may come: passable, within stacking."""
        return places_free(book, public, f.unit, (f.at, *book.adjacent[f.at]))

    def run(self, book: Book, d: D, f: Happening) -> None:
        """The unit, the hex, the place; without a choice at once."""
        match f.stage:
            case "begin":
                lost = self.lost(d.public)
                if not lost:
                    return self.nothing(d, f)
                if len(lost) == 1:
                    d.goto("hex", unit=lost[0])
            case "hex":
                if empty(d.public, f.side):
                    return d.call(TimeAdvance(side=f.side), "hex")
                d.goto("place", at=random_hex(book, d, f.side, "E76"))
            case "place":
                hexes = self.hexes(book, d.public, f)
                if not hexes:
                    return self.nothing(d, f)
                if len(hexes) == 1:
                    self.put(book, d, f, hexes[0])
        return None

    def put(self, book: Book, d: D, f: Happening, at: str) -> None:
        """It leaves the casualty track."""
        off_track(d, book.units[f.unit].side, f.unit)
        put_unit(d, f.unit, at, "E76", broken=True)
        d.finish()

    def choice(self, book: Book, seen: Seen, f: Happening, ask: Ask) -> Choice:
        """A unit; later a hex."""
        if f.stage == "begin":
            return choose_units(self.lost(seen.public), "E76")
        return choose_hexes(self.hexes(book, seen.public, f), "E76")

    def take(self, book: Book, d: D, f: Happening, side: str, action: Choose | ChooseHex) -> None:
        """That one; there."""
        if isinstance(action, Choose):
            return d.goto("hex", unit=action.unit)
        return self.put(book, d, f, action.at)
