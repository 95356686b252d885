"""Chapter 13 - Reinforcements: when and where they enter."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import filterfalse

from bocage.families.cobra.book import Book
from bocage.families.cobra.events import Entered, Lost
from bocage.families.cobra.rules.common import put_units
from bocage.families.cobra.state import Ways
from bocage.families.cobra.types import GERMAN, D, Enter, Fate, Movement, Public, Side, UnitState
from bocage.kernel.api import Form, Illegal, Pick, refuse, rule


@rule("2008:13.1", "2008:13.3.6a")
def due(book: Book, public: Public, side: Side) -> list[str]:
    """The reinforcements of a side whose turn has come and that are not there yet."""
    absent = filterfalse(public.units.__contains__, book.called[side][public.turn])
    found = list(filterfalse(public.fates.__contains__, absent))
    return [*found, *book.edition.also_due(book, public, side)]


def is_due(book: Book, public: Public, side: Side, unit: str) -> bool:
    """Whether this unit is one of them."""
    called = unit in book.called[side][public.turn]
    if called and unit not in public.units and unit not in public.fates:
        return True
    return unit in book.edition.also_due(book, public, side)


def why_not_enter(ways: Ways, act: Enter) -> Illegal | None:
    """A unit that is due, in the first movement phase, at a free hex of its edge."""
    book = ways.book
    if not is_due(book, ways.public, ways.side, act.unit):
        return refuse("2008:13.1", "not-due", unit=act.unit)
    if not book.edition.enters_now(ways, act.unit):
        return refuse("2008:13.1", "first-movement-entry", unit=act.unit)
    return why_not_entry(ways, act.unit, act.hex)


def why_not_entry(ways: Ways, unit: str, hex_: str) -> Illegal | None:
    """On its edge, on land, with no enemy there and in no enemy zone of control."""
    bad = ways.book.edition.why_no_entry(ways, unit, hex_)
    if bad is not None:
        return bad
    if hex_ not in ways.book.edition.entry(ways.book, ways.public, unit):
        return why_wrong_edge(ways, unit, hex_)
    return why_not_free(ways, unit, hex_)


def why_not_free(ways: Ways, unit: str, hex_: str) -> Illegal | None:
    """A hex of its edge may be sea, or closed by enemies."""
    if ways.country.ground[hex_].terrain == "sea":
        return refuse("2008:5.7.4", "sea-hex", hex=hex_)
    if ways.lines.enemy_at(ways.side, hex_):
        return refuse("2008:5.2.2", "enemy-hex", hex=hex_)
    if ways.zoned(hex_) and not ways.book.edition.enters_zones(ways):
        return refuse(ways.book.cite("reinf.3", "2008:13.2.1b"), "entry-in-zoc", hex=hex_)
    return ways.book.edition.why_not_end(ways, unit, hex_)


def why_wrong_edge(ways: Ways, unit: str, hex_: str) -> Illegal:
    """Off the stretches where its side enters, or on one that is not the unit's own."""
    edges, cite = ways.book.edges, ways.book.cite
    if ways.side != GERMAN:
        return refuse(cite("reinf.1", "2008:13.2.1a"), "wrong-edge", unit=unit, hex=hex_)
    if any(hex_ in edges[stretch] for stretch in ("east", "south", "north-german")):
        return refuse("2008:13.2.1a", "wrong-edge", unit=unit, hex=hex_)
    return refuse(cite("reinf.2", "2008:13.2.1a"), "wrong-edge", unit=unit, hex=hex_)


def entries_one_by_one(ways: Ways, unit: str) -> Iterator[str]:
    """Where a unit that is due may enter, each looked at when it is asked for."""
    edition, next_to, bit = ways.book.edition, ways.country.next_to, ways.bit
    closed = closed_to_entry(ways)
    for hex_ in edition.entry(ways.book, ways.public, unit):
        if not next_to[hex_] or closed & bit[hex_]:
            continue
        if edition.why_no_entry(ways, unit, hex_) or edition.why_not_end(ways, unit, hex_):
            continue
        yield hex_


def closed_to_entry(ways: Ways) -> int:
    """The hexes where nobody enters, as bits: with enemies, and mostly in enemy zones."""
    closed = ways.lines.fronts[ways.enemy].standing
    return closed if ways.book.edition.enters_zones(ways) else closed | ways.ezoc


def entry_hexes(ways: Ways, unit: str) -> Sequence[str]:
    """Where a unit that is due may enter."""
    if not ways.book.edition.roams(ways, unit):
        return list(entries_one_by_one(ways, unit))
    hexes, closed = ways.book.entries[unit], closed_to_entry(ways)
    if not closed & ways.book.ways_in[unit]:
        return hexes
    return [hex_ for hex_ in hexes if not closed & ways.bit[hex_]]


def can_enter(ways: Ways, unit: str) -> bool:
    """Whether a unit that is due may enter anywhere."""
    if ways.book.edition.roams(ways, unit):
        return bool(entry_hexes(ways, unit))
    return next(entries_one_by_one(ways, unit), None) is not None


def enter_form(ways: Ways) -> Form:
    """A unit that is due, and a hex."""

    def able() -> list[str]:
        waiting = due(ways.book, ways.public, ways.side)
        return [unit for unit in waiting if ways.book.edition.enters_now(ways, unit)]

    return Form(
        Enter,
        (
            Pick("unit", lambda done: able()),
            Pick("hex", lambda done: entry_hexes(ways, done["unit"])),
        ),
        lambda act: why_not_enter(ways, act),
    )


@rule("reinf.1", "reinf.2", "2008:13.3.2", "2008:13.3.3")
def enter(book: Book, d: D, act: Enter) -> None:
    """The first hex costs 1 point, whatever its terrain; the unit may then move and fight."""
    cost = book.edition.entry_cost(book, d, act.unit, act.hex)
    put_units(book, d, {act.unit: on_arrival(book, d, act.unit, act.hex)})
    d.amend(Movement, spent={**d.caller(Movement).spent, act.unit: cost})
    d.emit(Entered("2008:13.3.2", act.unit, act.hex))


@rule("2008:13.3.1")
def on_arrival(book: Book, d: D, unit: str, hex_: str) -> UnitState:
    """Reinforcements arrive at full strength, unless their row says otherwise."""
    return book.edition.entered(book, d, unit, hex_)


def why_not_done(ways: Ways) -> Illegal | None:
    """German reinforcements enter when they are due, if they can."""
    if ways.side != GERMAN or ways.phase.mechanised:
        return ways.book.edition.why_not_over(ways)
    for unit in due(ways.book, ways.public, GERMAN):
        if can_enter(ways, unit):
            return refuse("2008:13.3.6b", "must-enter", unit=unit)
    return ways.book.edition.why_not_over(ways)


@rule("2008:13.3.6b")
def lose_late(book: Book, d: D, f: Movement) -> None:
    """German reinforcements that could not enter are lost; they give no victory points."""
    if f.side != GERMAN or f.mechanised:
        return
    for unit in due(book, d.public, GERMAN):
        d.put(fates={**d.public.fates, unit: Fate("lost", d.public.turn)})
        d.emit(Lost("2008:13.3.6b", unit))
