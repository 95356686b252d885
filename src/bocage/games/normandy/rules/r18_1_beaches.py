"""Chapter 18.1 - Landing sites: beaches, assault hexes, and what may lie in them."""

from __future__ import annotations

from collections.abc import Iterable

from bocage.games.normandy import types as t
from bocage.games.normandy.book import Book
from bocage.games.normandy.book.rows import BeachRow, Counter
from bocage.games.normandy.rules.common import units_at
from bocage.games.normandy.rules.r12_modifiers import is_infantry
from bocage.games.normandy.state import field_of, points_of, stack_limit
from bocage.kernel.api import Illegal, refuse, rule

WAVE = 3  # companies in an assault hex
SPECIAL = ("avre", "crocodile")
ENGINEER = "assault-engineer"
AFTER = 4  # units in an assault hex from the afternoon of 6 June on
NIGHT, MORNING = 1, 2  # the turns of the invasion


def is_invasion(book: Book, public: t.Public) -> bool:
    """Whether these are the turns of the invasion (3.7)."""
    return bool(book.sites) and public.turn in (NIGHT, MORNING)


@rule("18.2g")
def is_other(counter: Counter) -> bool:
    """Headquarters, reconnaissance and guns: they land only where no enemy is near."""
    return counter.is_hq or counter.artillery is not None or counter.type == "recon"


@rule("19.5a")
def is_commando(counter: Counter) -> bool:
    """Commandos, marines and rangers."""
    return counter.type == "commando"


@rule("18.2d", "18.2f", "19.6.1a", "19.7")
def load_of(counter: Counter) -> int:
    """What a unit counts in an assault hex: three companies are a battalion, support nothing."""
    if counter.is_support or is_other(counter):
        return 0
    return 1 if counter.size == "co" else WAVE


@rule("18.2f")
def why_not_wave(book: Book, units: Iterable[str], space: str) -> Illegal | None:
    """Why these are too many for an assault hex in the invasion."""
    load = sum(load_of(book.counters[unit]) for unit in units)
    return refuse("18.2f", "wave-full", space=space, most=WAVE) if load > WAVE else None


@rule("18.8.2b", "9.2.2c")
def why_not_queued(units: Iterable[str], space: str) -> Illegal | None:
    """The same later: units of any size."""
    many = len(tuple(units)) > AFTER
    return refuse("18.8.2b", "queue-full", space=space, most=AFTER) if many else None


def why_not_in_queue(
    book: Book, public: t.Public, own: t.Private, by: Iterable[str], space: str
) -> Illegal | None:
    """Why there is no room for these in an assault hex."""
    units = (*units_at(own.units, space), *by)
    if is_invasion(book, public):
        return why_not_wave(book, units, space)
    return why_not_queued(units, space)


@rule("18.2f", "18.3.2b", "6.1a")
def has_room(book: Book, public: t.Public, own: t.Private, by: Iterable[str], space: str) -> bool:
    """Whether stacking allows these in a hex on land, at once."""
    units = tuple(dict.fromkeys((*units_at(own.units, space), *by)))
    return points_of(book, public, own, units, space) <= stack_limit(book, public, units)


@rule("18.2g")
def is_threatened(book: Book, public: t.Public, side: str, space: str) -> bool:
    """Whether an enemy, or a strongpoint, is next to a beach."""
    return field_of(book, public).enemy_adjacent(side, space)


def neighbours_of(book: Book, beach: BeachRow) -> tuple[str, ...]:
    """The beaches to the left and to the right of a beach, of the same site."""
    near = book.grid.neighbours(beach.hex)
    return tuple(row.hex for row in book.beaches if row.hex in near and row.site == beach.site)


def is_foot(counter: Counter) -> bool:
    """Infantry of all kinds, companies too."""
    return is_infantry(counter) or is_commando(counter)


@rule("18.6a")
def closed_to(book: Book, limit: int, number: int) -> bool:
    """Whether a hex is closed to Germans in the invasion: all beaches are."""
    return bool(limit) and book.country.terrain[number] == "beach"
