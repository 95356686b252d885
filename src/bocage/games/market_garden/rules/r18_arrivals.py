"""Chapter 18.1 - Reinforcements: at dawn, on a condition, and earlier with 23.3."""

from __future__ import annotations

from collections.abc import Iterable

from bocage.games.market_garden.book import Book
from bocage.games.market_garden.events import Arrived
from bocage.games.market_garden.rules.common import put_units, set_control
from bocage.games.market_garden.state import Lay, lay
from bocage.games.market_garden.types import (
    ALLIED,
    FIRST_DAY,
    GERMAN,
    UK,
    ZONE_F,
    Activation,
    D,
    Side,
    UnitState,
)
from bocage.kernel.api import rule

# The conditions of the set-up card are not in the book. Reconstructed: XXX Corps is beyond the
# Maas (areas 1 to 37) on 18 September or later, beyond the Waal (1 to 25) on the 20th (18.3b).
BEYOND_MAAS = frozenset(str(n) for n in range(1, 38))
BEYOND_WAAL = frozenset(str(n) for n in range(1, 26))
GROUPS = {"maas": (18, BEYOND_MAAS), "waal": (20, BEYOND_WAAL)}
LIFT_IMPULSE = 7  # 23.3
LIFT_DAYS = (17, 18)  # 23.3


class Calendar:
    """Who comes when, by what the counters say."""

    def __init__(self, book: Book) -> None:
        self.dated: dict[tuple[Side, int], list[str]] = {}
        self.groups: dict[str, list[str]] = {group: [] for group in GROUPS}
        for unit, counter in book.counters.items():
            if counter.group is not None:
                self.groups[counter.group].append(unit)
            elif counter.date.isdigit() and int(counter.date) > FIRST_DAY:
                self.dated.setdefault((counter.side, int(counter.date)), []).append(unit)


def calendar(book: Book) -> Calendar:
    """Worked out once for a book."""
    return book.memo.printed(Calendar)


def arrive(book: Book, d: D, clause: str, units: Iterable[str]) -> list[str]:
    """Put units that are not in play yet where their counters say, Fresh; answers who they are."""
    public = d.public
    places: dict[str, list[str]] = {}
    for unit in units:
        if unit not in public.units and unit not in public.gone:
            places.setdefault(book.counters[unit].setup, []).append(unit)
    for space, found in places.items():
        put_units(book, d, {unit: UnitState(space) for unit in found})
        d.emit(Arrived(clause, tuple(found), space))
    return [unit for found in places.values() for unit in found]


@rule("18.1", "18.2", "18.4", "6.2a")
def arrive_at_dawn(book: Book, d: D) -> None:
    """The Germans first, in their zones whoever is there; then the Allies, in F and the UK box."""
    dated = calendar(book).dated
    arrive(book, d, "18.2", dated.get((GERMAN, d.public.day), ()))
    arrive(book, d, "18.4", dated.get((ALLIED, d.public.day), ()))


@rule("18.3")
def conditional_arrivals(book: Book, d: D) -> None:
    """What comes as soon as a condition is met; asked after every change."""
    public, here = d.public, lay(book, d.public)
    for group, (date, beyond) in GROUPS.items():
        if public.day < date or group in public.released or group in here.settled:
            continue
        if not corps_is_beyond(book, here, beyond):
            here.settled.add(group)
        else:
            d.put(released=(*d.public.released, group))
            hold_back(d, arrive(book, d, "18.3", calendar(book).groups[group]))
            take_zone_f(book, d)
    if book.on("lift"):
        lift(book, d)


@rule("18.3", "9.1a")
def hold_back(d: D, units: Iterable[str]) -> None:
    """They have not begun the impulse in zone F: only an activation that is still to come helps."""
    activation = d.inside(Activation)
    if activation is not None:
        d.amend(Activation, newcomers=(*activation.newcomers, *units))


@rule("18.3b")
def corps_is_beyond(book: Book, here: Lay, beyond: frozenset[str]) -> bool:
    """A unit of XXX Corps is there, or it controls a supplied area there."""
    at, control = here.at[ALLIED], here.control
    for space in beyond.intersection(at):
        if not book.overland.isdisjoint(at[space]):
            return True
    held = [space for space in beyond & here.ours[ALLIED] if control[space] == "xxx"]
    return any(here.supplied(ALLIED, space) for space in held)


@rule("18.3")
def take_zone_f(book: Book, d: D) -> None:
    """Zone F falls to arrivals that find no enemy in it."""
    here = lay(book, d.public)
    if here.of(ALLIED, ZONE_F) and not here.of(GERMAN, ZONE_F):
        set_control(d, "18.3", ZONE_F, "xxx")


@rule("23.3")
def lift(book: Book, d: D) -> None:
    """Airborne units of the next day are in the UK box from impulse 7 on."""
    public = d.public
    if public.day not in LIFT_DAYS or public.impulse < LIFT_IMPULSE:
        return
    due = calendar(book).dated.get((ALLIED, public.day + 1), ())
    arrive(book, d, "23.3", [unit for unit in due if book.counters[unit].setup == UK])
