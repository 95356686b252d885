"""Chapter 5.8 - Trucks: put on US infantry divisions, and taken off, in the replacement phase."""

from __future__ import annotations

from msgspec.structs import replace

from bocage.families.cobra.events import Trucked
from bocage.families.cobra.rules.c05_8_trucks import why_not_carried
from bocage.families.cobra.rules.c10_supply import in_supply
from bocage.families.cobra.rules.c13_reinforcement import due
from bocage.families.cobra.rules.common import DONE, put_units
from bocage.families.cobra.types import ALLIED, Done, Truck, Trucks
from bocage.games.cobra.book import Book
from bocage.games.cobra.events import Unloaded
from bocage.games.cobra.types import D, Public, Seen, Unload
from bocage.kernel.api import AnyOf, Ask, Choice, Illegal, OneOf, Step, refuse, rule


def carried(book: Book, public: Public) -> list[str]:
    """The divisions that have a marker, on the map or about to enter."""
    riding = book.lines(public).riding
    on_map = [name for name, units in book.us_infantry.items() if not riding.isdisjoint(units)]
    return [*on_map, *(name for name in public.boarded if name not in on_map)]


@rule("2008:5.3.4", "2008:5.8.5", "2008:E12")
def free_markers(book: Book, public: Public) -> int:
    """Markers that have arrived and are on no division; a lost division gives its marker back."""
    arrived: int = sum(row.turn <= public.turn for row in book.trucks)
    return arrived - len(carried(book, public))


def why_not_truck(book: Book, public: Public, act: Truck) -> Illegal | None:
    """A free marker for a US infantry division, in one hex and in supply, or due this turn."""
    if act.division not in book.us_infantry:
        return refuse("2008:5.8.1", "no-us-infantry", division=act.division)
    if free_markers(book, public) < 1:
        return refuse("2008:5.3.4", "no-marker")
    if act.division in public.boarded:
        return refuse("2008:5.8.1", "has-truck", division=act.division)
    if entering(book, public, act.division):
        return None
    bad = why_not_carried(book, public, act)
    if bad is not None:
        return bad
    return why_not_fed(book, public, act.division)


@rule("2008:5.8.1")
def entering(book: Book, public: Public, division: str) -> bool:
    """Whether all of a division may enter this turn."""
    waiting = due(book, public, ALLIED)
    return all(unit in waiting for unit in book.divisions[division])


@rule("2008:5.8.4a")
def why_not_fed(book: Book, public: Public, division: str) -> Illegal | None:
    """Only a division in supply; an enemy zone does not matter."""
    hex_ = public.units[book.divisions[division][0]].at
    if in_supply(book, book.lines(public), ALLIED, hex_):
        return None
    return refuse("2008:5.8.4a", "truck-unsupplied", division=division)


def why_not_unload(book: Book, public: Public, act: Unload) -> Illegal | None:
    """Only from a division that has a marker."""
    if act.division in carried(book, public):
        return None
    return refuse("2008:5.8.3b", "no-truck", division=act.division)


class TruckStep(Step):
    """In the Allied replacement phase trucks are put on divisions, moved or taken off."""

    def run(self, book: Book, d: D, f: Trucks) -> None:
        """Markers of units that did not enter are free again; over when there are none at all."""
        if f.stage == "start":
            d.put(boarded=())
            return d.wait("trucks")
        if not any(row.turn <= d.public.turn for row in book.trucks):
            d.finish()
        return None

    @rule("2008:5.8.1", "2008:4.B.2")
    def who(self, book: Book, public: Public, f: Trucks) -> tuple[Ask, ...]:
        """The Allied player."""
        return (Ask(ALLIED, "trucks", "2008:5.8.1"),)

    def choice(self, book: Book, seen: Seen, f: Trucks, ask: Ask) -> Choice:
        """A division, on or off; or done."""
        public, names = seen.public, tuple(book.us_infantry)
        on = OneOf(
            tuple(Truck(name) for name in names),
            lambda act: why_not_truck(book, public, act),
            types=(Truck,),
        )
        off = OneOf(
            tuple(Unload(name) for name in names),
            lambda act: why_not_unload(book, public, act),
            types=(Unload,),
        )
        return AnyOf("2008:5.8.1", on, off, DONE)

    def take(self, book: Book, d: D, f: Trucks, side: str, action: Truck | Unload | Done) -> None:
        """Put the marker there, or take it off."""
        if isinstance(action, Done):
            return d.finish()
        if isinstance(action, Unload):
            unload(book, d, action.division)
            return d.emit(Unloaded("2008:5.8.3b", action.division))
        if entering(book, d.public, action.division):
            d.put(boarded=(*d.public.boarded, action.division))
        else:
            set_trucks(book, d, action.division, True)
        return d.emit(Trucked("2008:5.8.1", action.division))


@rule("2008:5.8.3b")
def unload(book: Book, d: D, division: str) -> None:
    """The marker may go to another division now or later."""
    d.put(boarded=tuple(name for name in d.public.boarded if name != division))
    set_trucks(book, d, division, False)


def set_trucks(book: Book, d: D, division: str, on: bool) -> None:
    """The units of a division that are on the map get trucks, or lose them."""
    units = d.public.units
    found = [unit for unit in book.divisions[division] if unit in units]
    put_units(book, d, {unit: replace(units[unit], truck=on) for unit in found})
