"""Chapter 12.3 - Whom a side must attack before its combat phase may end.

All of it follows from what everybody sees and from the side's own counters.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from bocage.games.normandy import types as t
from bocage.games.normandy.book import Book
from bocage.games.normandy.state import enterable, field_of
from bocage.kernel.api import rule

Hexes = tuple[str, ...]
OPEN = ("clear", "farmland", "flooded")
FORTS = ("strongpoint", "battery")


def _numbers(book: Book, counters: Mapping[str, object]) -> dict[str, int]:
    """The place of each counter in the book."""
    return {unit: number for number, unit in enumerate(counters)}


def sorted_units(book: Book, units: Iterable[str]) -> tuple[str, ...]:
    """Counters in the order of the book."""
    place = book.memo.of(_numbers, book.counters)
    return tuple(sorted(units, key=place.__getitem__))


# -- piles ------------------------------------------------------------------------------------


def around(book: Book, space: str) -> tuple[tuple[str, frozenset[str]], ...]:
    """The hexes from which one can be attacked, and what is between; looked up once."""
    known = book.memo.table(around)
    if space not in known:
        known[space] = tuple(next_to(book, space))
    return known[space]  # type: ignore[no-any-return]


@rule("12.1f")
def next_to(book: Book, space: str) -> Iterator[tuple[str, frozenset[str]]]:
    """The hexes from which one can be attacked, and what is on the hexsides between."""
    land = book.country
    here = land.num[space]
    for there in land.around[here]:
        if not land.open_sea(here, there):
            yield land.names[there], land.sides.get((here, there), frozenset())


def only_forts(pile: t.Pile) -> bool:
    """Whether there is nothing but strongpoints and static guns."""
    return pile.n == 0 and any(mark in FORTS for mark in pile.marks)


@rule("12.1a", "12.10b")
def only_fled(public: t.Public, space: str) -> bool:
    """Whether all who are there have retreated in this phase: they were attacked already."""
    pile = public.piles[space]
    gone = public.fled.get(space, 0)
    return gone >= pile.n and not only_forts(pile) and gone > 0


def is_target(public: t.Public, side: str, space: str) -> bool:
    """Whether a hex holds enemies that can still be attacked in this phase."""
    pile = public.piles.get(space)
    if pile is None or pile.side == side or space in public.struck:
        return False
    return not only_fled(public, space)


# -- the first case: open ground ----------------------------------------------------------------


@rule("12.3g", "12.6.1")
def is_quiet(public: t.Public) -> bool:
    """At night, in heavy rain and in storms nobody must attack."""
    return t.part_of(public.turn) == "night" or public.weather in ("heavy-rain", "storm")


@rule("12.3a", "10.6.clear", "10.6.farm", "10.6.flood.d")
def in_the_open(book: Book, space: str) -> bool:
    """Clear hexes, farmland and flooded hexes; villages are as the ground they stand on."""
    row, chart = book.country.rows[book.country.num[space]], book.charts.terrain
    for word in (row.settlement, row.terrain):
        said = chart[word].mandatory if word else None
        if said in ("yes", "no"):
            return said == "yes"
    return False


@rule("12.3i")
def is_exempt(book: Book, public: t.Public, space: str) -> bool:
    """Strongpoints, static guns and who is with them; entrenchments; points of interest."""
    row, pile = book.country.rows[book.country.num[space]], public.piles.get(space)
    if row.poi:
        return True
    marks = pile.marks if pile else ()
    if any(mark in FORTS for mark in marks):
        return True
    return "entrenched" in marks and row.terrain in OPEN


@rule("12.3f")
def over_water(kinds: frozenset[str]) -> bool:
    """Nobody must attack across streams and rivers, bridges or not."""
    return "river" in kinds or "stream" in kinds


@rule("12.3i", "10.6.perim.c")
def behind_line(book: Book, side: str, space: str, kinds: frozenset[str]) -> bool:
    """Germans behind the perimeter of Cherbourg need not attack across it."""
    inside = book.country.rows[book.country.num[space]].cherbourg
    return side == t.GERMAN and inside and "perimeter" in kinds


@rule("12.3h")
def left_alone(side: str, pile: t.Pile) -> bool:
    """The Allies need not attack strongpoints and static guns that are by themselves."""
    return side == t.ALLIED and only_forts(pile)


def enemies(book: Book, public: t.Public, side: str, space: str) -> Iterator[str]:
    """Enemies next to a hex that somebody in it can be made to attack."""
    for near, kinds in around(book, space):
        pile = public.piles.get(near)
        if pile is None or pile.side == side:
            continue
        if over_water(kinds) or left_alone(side, pile) or behind_line(book, side, space, kinds):
            continue
        yield near


@rule("22.4o")
def are_ignored(book: Book) -> bool:
    """An option: nobody must attack."""
    return book.is_on("no-duties")


@rule("12.3a")
def obliging(book: Book, public: t.Public, side: str, space: str) -> Hexes:
    """The enemies that a counter in this hex must see attacked, exceptions counted."""
    if (
        are_ignored(book)
        or is_quiet(public)
        or not in_the_open(book, space)
        or is_exempt(book, public, space)
    ):
        return ()
    return tuple(enemies(book, public, side, space))


@rule("12.3d")
def is_stuck(book: Book, public: t.Public, side: str, unit: str, space: str) -> bool:
    """Whether a counter cannot leave: enemies, their zones and closed ground all around."""
    field = field_of(book, public)
    watched = field.in_enemy_zone(side, space)
    for near in book.country.grid.neighbours(space):
        shut = field.enemy_in(side, near) or (watched and field.in_enemy_zone(side, near))
        if not shut and near in book.area and enterable(book, public, unit, space, near):
            return False
    return True


# -- the second case: whoever attacks -------------------------------------------------------------


@rule("12.3b", "12.3j")
def watchers(book: Book, public: t.Public, side: str, space: str) -> Hexes:
    """The enemies whose zones reach a hex: whoever attacks from it must see them attacked."""
    land = book.country
    here = land.num[space]
    return tuple(
        near
        for near in enemies(book, public, side, space)
        if public.piles[near].zoc and here in land.zone[land.num[near]]
    )


@rule("12.3j")
def must_see(book: Book, public: t.Public, side: str, space: str) -> Hexes:
    """Whom those who attack from a hex must see attacked: in the open all, whatever excuses."""
    if in_the_open(book, space) and not is_quiet(public):
        return tuple(enemies(book, public, side, space))
    return watchers(book, public, side, space)


# -- both ------------------------------------------------------------------------------------------


@rule("12.3a", "12.3b", "12.3c")
def duties(book: Book, public: t.Public, own: t.Private, side: str) -> dict[str, Hexes]:
    """By counter, the enemies that it must still see attacked or fired at in this phase."""
    found: dict[str, Hexes] = {}
    if are_ignored(book):
        return found
    due: dict[str, Hexes] = {}
    for unit, state in own.units.items():
        if state.flags & (t.ATTACKED | t.RETREATED):
            wanted = own.owing.get(unit, ())
        else:
            if state.at not in due:
                due[state.at] = obliging(book, public, side, state.at)
            wanted = due[state.at]
        wanted = tuple(hex_ for hex_ in wanted if is_target(public, side, hex_))
        if wanted and not excused(book, public, side, unit, state):
            found[unit] = wanted
    return found


def excused(book: Book, public: t.Public, side: str, unit: str, state: t.Own) -> bool:
    """Whoever cannot leave need not attack; but if it has attacked, nothing excuses it."""
    if state.flags & t.ATTACKED:
        return False
    return is_stuck(book, public, side, unit, state.at)


def duties_of(book: Book, public: t.Public, own: t.Private, side: str) -> dict[str, Hexes]:
    """The same, found again for the same position."""
    return book.memo.of(duties, public, own, side)


def obliged_at(book: Book, public: t.Public, side: str, space: str) -> bool:
    """Whether a counter that came to this hex would have to attack from there."""
    return bool(obliging(book, public, side, space))
