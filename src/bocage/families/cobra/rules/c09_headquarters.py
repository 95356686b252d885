"""Chapter 9 - Headquarters: command radius, combat bonus, displacement."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from bocage.families.cobra.book import Book
from bocage.families.cobra.events import Displaced
from bocage.families.cobra.rules.c10_supply import in_supply
from bocage.families.cobra.rules.common import eliminate, place
from bocage.families.cobra.state import Field, Lines, Ways
from bocage.families.cobra.types import (
    GERMAN,
    D,
    Displace,
    Displacing,
    Movement,
    Public,
    Seen,
    Side,
    other,
)
from bocage.kernel.api import Ask, Choice, Form, Illegal, Pick, Step, refuse, rule
from bocage.space import flood_bits, without

DISPLACED = 4  # 2008:9.2.1a: hexes
Facts = Ways | Field  # of the phase in which a headquarters helps


# -- the bonus ------------------------------------------------------------------------------


def helpers(book: Book, lines: Lines, side: Side, units: Sequence[str]) -> list[str]:
    """The headquarters of a side that could help these units; the same for the same question."""
    last: tuple[Sequence[str], list[str]] | None = lines.known.get("helpers")
    if last is None or last[0] is not units:
        last = lines.known["helpers"] = (units, _helpers(book, lines, side, units))
    return last[1]


def _helpers(book: Book, lines: Lines, side: Side, units: Sequence[str]) -> list[str]:
    away, places = book.country.away[lines.units[units[0]].at], lines.units
    near = [
        hq
        for hq in book.headquarters[side]
        if hq in places and away[places[hq].at] <= book.radius[hq]
    ]
    return [hq for hq in near if why_not_help(book, lines, side, hq, units) is None]


@rule("hq.3", "2008:9.2.5")
def why_not_help(
    book: Book, lines: Lines, side: Side, hq: str, units: Sequence[str]
) -> Illegal | None:
    """All units of the side in the combat are in the radius of this headquarters, in supply."""
    state = lines.units.get(hq)
    if state is None or not book.roster.is_hq[hq] or book.side_of[hq] != side:
        return refuse(book.cite("hq.3", "2008:8.3.5a"), "no-headquarters", unit=hq)
    if side != GERMAN and any(book.group_of[unit] != book.group_of[hq] for unit in units):
        return refuse("2008:8.3.5c", "other-nation", unit=hq)
    radius = command_radius(book, hq)
    for unit in units:
        if not in_radius(lines, side, state.at, lines.units[unit].at, radius):
            return refuse("2008:8.3.5a", "out-of-radius", unit=unit, hq=hq)
    if not in_supply(book, lines, side, state.at):
        return refuse(book.cite("hq.3", "2008:9.2.5"), "headquarters-unsupplied", unit=hq)
    return book.edition.why_idle(book, lines, hq)


@rule("2008:9.1", "2008:E19a")
def in_radius(lines: Lines, side: Side, start: str, end: str, radius: int) -> bool:
    """Whether a headquarters at `start` reaches `end` within its radius."""
    if lines.country.apart(start, end) > radius:
        return False
    return bool(all_in_radius(lines, side, start, radius) & lines.country.bits.bit[end])


def all_in_radius(lines: Lines, side: Side, start: str, radius: int) -> int:
    """All hexes that a headquarters at `start` reaches within its radius, whatever the terrain."""
    key = (side, start, radius)
    found: int | None = lines.known.get(key)
    if found is None:
        here, shut = lines.country.bits.bit[start], lines.shut_to(side)
        reached = flood_bits(here, lines.country.next_steps, without(shut, here), radius)
        found = lines.known[key] = without(reached, shut) | here
    return found


@rule("unit.3", "2008:2.3.4c")
def command_radius(book: Book, hq: str) -> int:
    """The number in brackets on the counter."""
    return book.radius[hq]


def why_not_lead_attack(
    facts: Facts, units: Sequence[str], hq: str | None, shift: int
) -> Illegal | None:
    """A headquarters that may help, with as many shifts as it has."""
    book, side = facts.book, facts.side
    if hq is None:
        return refuse(book.cite("hq.5", "2008:8.3.5a"), "no-shift") if shift != 1 else None
    bad = why_not_help(book, facts.lines, side, hq, units)
    if bad is not None:
        return bad
    return book.edition.why_not_shift(facts, hq, shift)


def defence_helpers(
    book: Book, lines: Lines, side: Side, units: Sequence[str], used: Collection[str] = ()
) -> list[str]:
    """The headquarters that could help these units in defence; some are used already."""
    if not book.edition.helps_defence(side):
        return []
    guards = book.edition.guards
    return [hq for hq in helpers(book, lines, side, units) if guards(hq, used)]


def attack_helpers(facts: Facts, units: Sequence[str]) -> list[str]:
    """The headquarters that could help an attack by these units."""
    leads = facts.book.edition.leads
    near = helpers(facts.book, facts.lines, facts.side, units)
    return [hq for hq in near if leads(facts, hq)]


def shifts(facts: Facts, hq: str | None) -> Sequence[int]:
    """How many shifts a headquarters may give; without one the number says nothing."""
    return (1,) if hq is None else facts.book.edition.leads(facts, hq)


# -- displacement ---------------------------------------------------------------------------


@rule("2008:9.2.1a")
def refuges(book: Book, public: Public, hq: str, hex_: str) -> list[str]:
    """Where a headquarters that must leave its hex may be put."""
    lines = book.lines(public)
    return [
        there
        for there in book.grid.within(hex_, DISPLACED)
        if why_not_refuge(book, lines, hq, hex_, there) is None
    ]


def why_not_refuge(book: Book, lines: Lines, hq: str, hex_: str, there: str) -> Illegal | None:
    """Within four hexes, on land, with no enemy and no enemy zone without a friend."""
    if there == hex_ or book.country.apart(hex_, there) > DISPLACED:
        return refuse("2008:9.2.1a", "too-far-away", hex=there, most=DISPLACED)
    if book.country.ground[there].terrain == "sea":
        return refuse("2008:5.7.4", "sea-hex", hex=there)
    if not lines.open_to(book.side_of[hq], there):
        return refuse("2008:9.2.1a", "refuge-closed", hex=there)
    return book.edition.why_no_refuge(book, lines, hq, there)


class DisplaceStep(Step):
    """The owner puts headquarters whose hex was entered into other hexes."""

    def run(self, book: Book, d: D, f: Displacing) -> None:
        """Those that cannot be displaced are eliminated; then the rest, one by one."""
        if not f.units:
            return d.finish()
        unit = f.units[0]
        if displaced_twice(d, unit):
            eliminate(book, d, unit, "2008:9.2.1b")
        elif not refuges(book, d.public, unit, f.hex):
            eliminate(book, d, unit, "2008:9.2.1a")
        else:
            return None
        return d.goto("start", units=f.units[1:])

    def who(self, book: Book, public: Public, f: Displacing) -> tuple[Ask, ...]:
        """The owner."""
        return (Ask(f.side, "displace", "2008:9.2.1a", {"unit": f.units[0]}),)

    def choice(self, book: Book, seen: Seen, f: Displacing, ask: Ask) -> Choice:
        """A hex for the first of them."""
        return Form(
            Displace,
            (
                Pick("unit", lambda done: f.units[:1]),
                Pick("hex", lambda done: refuges(book, seen.public, f.units[0], f.hex)),
            ),
            lambda act: why_not_displace(book, seen.public, f, act),
        )

    def take(self, book: Book, d: D, f: Displacing, side: str, action: Displace) -> None:
        """Put it there."""
        place(book, d, action.unit, action.hex)
        d.amend(Movement, displaced=(*d.caller(Movement).displaced, action.unit))
        book.edition.displaced(book, d, action.unit)
        d.emit(Displaced("2008:9.2.1a", action.unit, action.hex))
        d.goto("start", units=f.units[1:])


@rule("2008:9.2.1b")
def displaced_twice(d: D, unit: str) -> bool:
    """A second displacement in a phase eliminates a headquarters."""
    return unit in d.caller(Movement).displaced


def why_not_displace(book: Book, public: Public, f: Displacing, act: Displace) -> Illegal | None:
    """The headquarters that is due, to a hex where it may be."""
    if act.unit != f.units[0]:
        return refuse("2008:9.2.1a", "other-headquarters", unit=f.units[0])
    return why_not_refuge(book, book.lines(public), act.unit, f.hex, act.hex)


def alone_here(book: Book, lines: Lines, side: Side, hex_: str) -> tuple[str, ...]:
    """The enemy headquarters of a hex that a unit of this side enters."""
    return lines.here(hex_) if lines.hq_alone(side, hex_) else ()


def call_displacing(d: D, side: Side, units: tuple[str, ...], hex_: str, then: str) -> None:
    """A unit of this side has entered the hex of these headquarters."""
    d.call(Displacing(side=other(side), units=units, hex=hex_), then)
