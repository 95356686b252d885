"""Chapter 15 - German delay units: where they appear, and that they stay alone."""

from __future__ import annotations

from typing import Any

from bocage.families.cobra.rules.c10_supply import in_supply
from bocage.families.cobra.rules.common import leave, put_units
from bocage.families.cobra.state import Ways
from bocage.families.cobra.types import GERMAN, Fate, UnitState
from bocage.games.cobra.events import Absorbed, Placed
from bocage.games.cobra.types import D, Place, PlayerTurn, Public
from bocage.kernel.api import Form, Illegal, Pick, refuse, rule
from bocage.space import Mask, flood_bits, step_bits, without


def unused(book: Any, public: Public) -> list[str]:
    """The delay units that have not appeared."""
    return [u for u in book.delays if u not in public.units and u not in public.fates]


@rule("2008:15.2.1", "2008:E17")
def why_none_now(ways: Ways) -> Illegal | None:
    """One a turn from turn 2 on, in the first German movement phase."""
    book: Any = ways.book
    if ways.side != GERMAN or ways.phase.mechanised:
        return refuse("2008:E17", "delay-first-phase")
    most = book.turns[ways.public.turn].delay if book.expanded else 0
    if not most or getattr(ways.turn, "delayed", False):
        return refuse("2008:15.2.1", "delay-one-a-turn")
    return None


def why_not_place(ways: Ways, act: Place) -> Illegal | None:
    """A delay unit in hand, and a hex where it may appear."""
    public: Any = ways.public
    bad = why_none_now(ways)
    if bad is not None:
        return bad
    if act.unit not in unused(ways.book, public):
        return refuse("2008:15.2.1", "no-delay-unit", unit=act.unit)
    return why_not_there(ways, act.hex)


@rule("2008:15.2.2", "2008:15.2.3", "2008:15.3.2")
def why_not_there(ways: Ways, hex_: str) -> Illegal | None:
    """Free, in supply, next to a friend that is no headquarters, in no enemy zone."""
    lines, bit = ways.lines, ways.bit[hex_]
    if not ways.country.next_to[hex_]:
        return refuse("2008:5.7.4", "sea-hex", hex=hex_)
    if lines.here(hex_):
        return refuse("2008:15.3.2", "delay-not-free", hex=hex_)
    if ways.zoned(hex_):
        return refuse("2008:15.2.3", "delay-in-zoc", hex=hex_)
    if not escorted(ways) & bit:
        return refuse("2008:15.2.2", "delay-no-friend", hex=hex_)
    if not in_supply(ways.book, lines, GERMAN, hex_):
        return refuse("2008:15.2.2", "delay-unsupplied", hex=hex_)
    if not behind_own_front(ways) & bit:
        return refuse("2008:E17", "delay-behind", hex=hex_)
    return None


@rule("2008:15.2.2")
def escorted(ways: Ways) -> Mask:
    """The hexes next to German units other than headquarters and delay units."""
    book, lines = ways.book, ways.lines
    known: int | None = lines.known.get("escorted")
    if known is not None:
        return known
    delays = getattr(book, "delays", ())
    alone, held = book.roster.headquarters.union(delays), lines.held[GERMAN]
    hexes = [lines.units[unit].at for unit in delays if unit in lines.units]
    lonely = ways.country.bits.mask(hex_ for hex_ in hexes if alone.issuperset(held[hex_]))
    found = step_bits(without(lines.fronts[GERMAN].fighting, lonely), ways.country.next_steps)
    lines.known["escorted"] = found
    return found


def fed(ways: Ways) -> int:
    """The hexes that are in supply."""
    return ways.book.sources[GERMAN].area(ways.lines, GERMAN)


@rule("2008:E17")
def behind_own_front(ways: Ways) -> Mask:
    """The hexes that are reached from a German source without enemies and their zones."""
    found: int | None = ways.lines.known.get("behind")
    if found is None:
        shut = ways.ezoc | ways.lines.fronts[ways.enemy].standing
        start = without(ways.country.bits.mask(ways.book.sources[GERMAN].hexes), shut)
        found = flood_bits(start, ways.country.next_steps, shut)
        ways.lines.known["behind"] = found
    return found


def place_form(ways: Ways) -> Form:
    """A delay unit, and a hex."""
    public: Any = ways.public

    def hexes() -> list[str]:
        lines = ways.lines
        closed = ways.ezoc | lines.fronts[GERMAN].standing | lines.fronts[ways.enemy].standing
        found = without(escorted(ways) & behind_own_front(ways), closed)
        return sorted(ways.country.bits.some(found & fed(ways)))

    return Form(
        Place,
        (
            Pick("unit", lambda done: [] if why_none_now(ways) else unused(ways.book, public)),
            Pick("hex", lambda done: hexes()),
        ),
        lambda act: why_not_place(ways, act),
    )


@rule("2008:15.1", "2008:15.3.1")
def place(book: Any, d: D, act: Place) -> None:
    """It stands there, with its zone of control, and may move."""
    put_units(book, d, {act.unit: UnitState(act.hex, book.full_steps[act.unit])})
    d.amend(PlayerTurn, delayed=True)
    d.emit(Placed("2008:15.2.1", act.unit, act.hex))


@rule("2008:15.3.2")
def why_not_through(ways: Ways, unit: str, path: tuple[str, ...]) -> Illegal | None:
    """A delay unit neither passes nor joins friends."""
    if ways.book.counters[unit].type != "delay":
        return None
    held = ways.lines.held[GERMAN]
    for hex_ in path:
        if hex_ in held and held[hex_] != (unit,):
            return refuse("2008:15.3.2", "delay-not-free", hex=hex_)
    return None


def why_not_joining(ways: Ways, unit: str, hex_: str) -> Illegal | None:
    """The same by where a move would end."""
    return why_not_through(ways, unit, (hex_,))


@rule("2008:15.3.2", "2008:15.4.1")
def absorb(book: Any, d: D) -> None:
    """At the end of a phase delay units with friends in their hex are gone, without points."""
    for unit in book.delays:
        state = d.public.units.get(unit)
        if state is not None and len(book.lines(d.public).here(state.at)) > 1:
            leave(book, d, unit, Fate("removed", d.public.turn))
            d.emit(Absorbed("2008:15.3.2", unit))
