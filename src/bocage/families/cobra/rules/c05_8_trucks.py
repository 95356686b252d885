"""Chapter 5.8 - Trucks for US infantry divisions."""

from __future__ import annotations

from msgspec.structs import replace

from bocage.families.cobra.book import Book
from bocage.families.cobra.events import Trucked, TruckLost
from bocage.families.cobra.rules.common import DONE, put_units
from bocage.families.cobra.types import ALLIED, D, Done, Public, Seen, Truck, Trucks
from bocage.kernel.api import AnyOf, Ask, Choice, Illegal, OneOf, Step, refuse, rule


@rule("2008:E12", "2008:5.8.5")
def free_markers(book: Book, public: Public) -> int:
    """Markers that have arrived and are on no division; a lost division gives its marker back."""
    arrived: int = sum(row.turn <= public.turn for row in book.trucks)
    if not arrived:
        return 0
    riding = book.lines(public).riding
    carried = [members for members in book.us_infantry.values() if not riding.isdisjoint(members)]
    return arrived - len(carried)


def why_not_truck(book: Book, public: Public, act: Truck) -> Illegal | None:
    """A marker is free, for a US infantry division in one hex that has none."""
    if act.division not in book.us_infantry:
        return refuse(book.cite("truck.1", "2008:5.8.1"), "no-us-infantry", division=act.division)
    if free_markers(book, public) < 1:
        return refuse("2008:5.3.4", "no-marker")
    return why_not_carried(book, public, act)


def why_not_carried(book: Book, public: Public, act: Truck) -> Illegal | None:
    """The division is on the map, in one hex, and has no marker."""
    members = book.divisions[act.division]
    states = [public.units[unit] for unit in members if unit in public.units]
    if not states:
        return refuse(book.cite("truck.1", "2008:5.8.1"), "not-on-map", division=act.division)
    if any(state.truck for state in states):
        return refuse(book.cite("truck.1", "2008:5.8.1"), "has-truck", division=act.division)
    if len({state.at for state in states}) > 1 or len(states) < len(members):
        return refuse(book.cite("truck.3", "2008:5.8.4b"), "not-united", division=act.division)
    return None


class TruckStep(Step):
    """After all Allied movement trucks may be given to divisions."""

    def run(self, book: Book, d: D, f: Trucks) -> None:
        """As long as there is a marker and a division for it."""
        if free_markers(book, d.public) < 1 or not any_able(book, d.public):
            d.finish()

    @rule("truck.1", "2008:5.8.1")
    def who(self, book: Book, public: Public, f: Trucks) -> tuple[Ask, ...]:
        """The Allied player."""
        return (Ask(ALLIED, "trucks", book.cite("truck.1", "2008:5.8.1")),)

    def choice(self, book: Book, seen: Seen, f: Trucks, ask: Ask) -> Choice:
        """A division, or done."""
        divisions = tuple(Truck(division) for division in book.us_infantry)
        return AnyOf(
            book.cite("truck.1", "2008:5.8.1"),
            OneOf(divisions, lambda act: why_not_truck(book, seen.public, act), types=(Truck,)),
            DONE,
        )

    def take(self, book: Book, d: D, f: Trucks, side: str, action: Truck | Done) -> None:
        """Put the marker there."""
        if isinstance(action, Done):
            return d.finish()
        units = d.public.units
        carried = {
            unit: replace(units[unit], truck=True) for unit in book.divisions[action.division]
        }
        put_units(book, d, carried)
        return d.emit(Trucked(book.cite("truck.1", "2008:5.8.1"), action.division))


def any_able(book: Book, public: Public) -> bool:
    """Whether a division could take a free marker now."""
    for division in book.us_infantry:
        if why_not_carried(book, public, Truck(division)) is None:
            return True
    return False


@rule("truck.2", "2008:5.8.3a", "2008:8.6.6")
def drop_truck(book: Book, d: D, unit: str) -> None:
    """A division that retreats as a combat result loses its trucks; they can be used again."""
    units = d.public.units
    division = book.counters[unit].formation
    if not units[unit].truck or division is None:
        return
    on_foot = {
        mate: replace(units[mate], truck=False)
        for mate in book.divisions[division]
        if mate in units
    }
    put_units(book, d, on_foot)
    d.emit(TruckLost(book.cite("truck.2", "2008:5.8.3a"), division))


@rule("2008:5.8.4b")
def companions(book: Book, public: Public, unit: str) -> tuple[str, ...]:
    """Who goes with a unit: the regiments of a truck-borne division stay together."""
    division = book.counters[unit].formation if public.units[unit].truck else None
    if division is None:
        return (unit,)
    return tuple(mate for mate in book.divisions[division] if mate in public.units)


def why_not_apart(book: Book, public: Public, by: tuple[str, ...]) -> Illegal | None:
    """The regiments of a division that has a truck marker move and fight together."""
    for unit in by:
        for mate in companions(book, public, unit):
            if mate not in by:
                return refuse("2008:5.8.4b", "trucks-together", unit=mate)
    return None
