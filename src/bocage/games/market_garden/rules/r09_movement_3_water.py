"""9.2, 9.5 and 9.6: wading canals, ferries and boats."""

from __future__ import annotations

from collections.abc import Mapping

from bocage.games.market_garden.book import Book, Edge
from bocage.games.market_garden.events import Crossed, Ferried
from bocage.games.market_garden.rules.common import place, remember
from bocage.games.market_garden.rules.r07_control import settle_control
from bocage.games.market_garden.rules.r09_movement_1_ways import FERRY_DAY, Leg, allowance, ways_of
from bocage.games.market_garden.rules.r09_movement_2_march import (
    go,
    hold,
    marchers,
    points_of,
    set_off,
    why_not_actor,
    why_not_elsewhere,
    why_not_party,
)
from bocage.games.market_garden.state import Acts
from bocage.games.market_garden.types import (
    ALLIED,
    GERMAN,
    Activation,
    Boat,
    Crossing,
    D,
    Ferry,
    Half,
    Public,
    Wade,
)
from bocage.kernel.api import Adding, Choice, Form, Illegal, Pick, Stack, Tally, refuse, rule

# -- canals ---------------------------------------------------------------------------------


def wade_form(acts: Acts) -> Choice:
    """A canal that has a bridge, and infantry of one space beside it."""
    groups: dict[str, list[list[str]]] = {}
    for stack in marchers(acts):
        here = acts.public.units[stack[0]].at
        for there, edge in acts.book.wet[here]:
            able = [u for u in stack if why_not_waders(acts, (u,), edge, there) is None]
            if able and (not acts.due or there in acts.due):
                groups.setdefault(edge.id, []).append(able)
    return Form(
        Wade,
        (Pick("over", lambda done: list(groups)), Stack("by", lambda done: groups[done["over"]])),
        lambda act: why_not_wade(acts, act),
        lambda act: afloat_tallies(acts, "9.2b", act.by[0], act.over),
    )


@rule("9.2b")
def why_not_wade(acts: Acts, act: Wade) -> Illegal | None:
    """Infantry, where a canal has a bridge that it could take instead; for all its points."""
    if not act.by:
        return refuse("9.1a", "nobody-moves")
    bad = why_not_party(acts, act.by) or why_not_site(acts, act.by[0], act.over)
    if bad is not None:
        return bad
    edge = acts.book.edges[act.over]
    there = edge.beyond(acts.public.units[act.by[0]].at)
    return why_not_waders(acts, act.by, edge, there) or why_not_elsewhere(acts, there)


def why_not_waders(acts: Acts, by: tuple[str, ...], edge: Edge, there: str) -> Illegal | None:
    """A canal with a bridge, infantry, and the limits of any entry."""
    if edge.kind != "canal" or not acts.lay.bridged(edge):
        return refuse("9.2b", "no-bridge-beside", boundary=edge.id)
    for unit in by:
        if unit not in acts.book.infantry:
            return refuse("9.2b", "wade-infantry-only", unit=unit, boundary=edge.id)
    found = ways_of(acts).walk(by, (there,), beside=True)
    return found if isinstance(found, Illegal) else None


def begin_wade(book: Book, d: D, acts: Acts, act: Wade) -> None:
    """Over the canal; the bridge stays as it is."""
    there = book.edges[act.over].beyond(d.public.units[act.by[0]].at)
    go(book, d, acts, (there,), ways_of(acts).walk(act.by, (there,), beside=True))


# -- ferries --------------------------------------------------------------------------------


def ferry_form(acts: Acts) -> Choice:
    """A unit and a ferry beside it."""
    ready = [boundary for boundary, state in acts.public.ferries.items() if state == "ready"]
    able = beside_water(acts, acts.book.by_space(ready))
    return Form(
        Ferry,
        (
            Pick("unit", lambda done: list(able)),
            Pick("ferry", lambda done: able[done["unit"]]),
        ),
        lambda act: why_not_ferry(acts, act),
        lambda act: afloat_tallies(acts, "9.63b", act.unit, act.ferry),
    )


def beside_water(acts: Acts, sites: Mapping[str, list[str]]) -> dict[str, list[str]]:
    """Units that could still move and stand at one of these boundaries: at which of them."""
    units = acts.public.units
    if not any(units[unit].at in sites for unit in acts.actors):
        return {}
    movers = [unit for group in marchers(acts) for unit in group]
    return {unit: sites[units[unit].at] for unit in movers if units[unit].at in sites}


def why_not_ferry(acts: Acts, act: Ferry) -> Illegal | None:
    """One unit per ferry and daylight, for all its points; German armour from 19 September."""
    bad = why_not_actor(acts, act.unit) or why_not_site(acts, act.unit, act.ferry)
    if bad is not None:
        return bad
    book, public = acts.book, acts.public
    if act.ferry not in book.ferries:
        return refuse("3.11", "no-ferry", boundary=act.ferry)
    state = public.ferries[act.ferry]
    if state == "gone":
        return refuse("4.7b", "ferry-gone", ferry=act.ferry)
    if state == "used":
        return refuse("9.63a", "ferry-used", ferry=act.ferry)
    if act.unit in book.armour:
        bad = why_not_armour_ferry(book, public, act.unit, act.ferry)
    elif act.unit not in book.infantry:
        bad = why_not_gun_ferry(book, act.unit, act.ferry)
    return bad or why_not_afloat(acts, act.unit, act.ferry, "ferry")


@rule("3.21d", "9.4a")
def why_not_gun_ferry(book: Book, unit: str, over: str) -> Illegal | None:
    """A ferry is a road for armour at most: guns and FLAK do not enter or leave polder by it."""
    if book.polder.isdisjoint(book.ends[over]):
        return None
    return refuse("9.4a", "polder-no-ferry-road", unit=unit, ferry=over)


@rule("3.21d", "9.63c")
def why_not_armour_ferry(book: Book, public: Public, unit: str, over: str) -> Illegal | None:
    """Armour crosses only where the ferry counts as a road; Germans not before 19 September."""
    if not book.edges[over].road:
        return refuse("3.21d", "ferry-no-road", unit=unit, ferry=over)
    if book.side_of[unit] == GERMAN and public.day < FERRY_DAY:
        return refuse("9.63c", "ferry-too-early", unit=unit)
    return None


def why_not_site(acts: Acts, unit: str, over: str) -> Illegal | None:
    """The unit must stand at the boundary."""
    edge = acts.book.edges[over]
    if acts.public.units[unit].at not in (edge.a, edge.b):
        return refuse("9.1a", "not-at-boundary", unit=unit, boundary=over)
    return None


@rule("9.63b", "9.5a")
def why_not_afloat(acts: Acts, unit: str, over: str, how: Crossing) -> Illegal | None:
    """What holds for ferries and boats alike: all points, and the limits of any entry."""
    past = acts.memory(unit)
    edge = acts.book.edges[over]
    here = acts.public.units[unit].at
    there = edge.beyond(here)
    ways = ways_of(acts)
    leg = Leg(unit, past, here, there, edge, (unit,))
    bad = ways.why_not_now(leg) or why_not_elsewhere(acts, there)
    if bad is not None:
        return bad
    if past.spent:
        return refuse("9.63b" if how == "ferry" else "9.5a", "needs-all-mf", unit=unit, space=there)
    bad = ways.why_not_space(leg) or ways.why_not_leave(leg)
    if bad is not None:
        return bad
    waiting = bool(acts.lay.of(acts.enemy, there))
    if waiting and unit not in acts.book.points and not ways.led(there, (unit,)):
        return refuse("9.65b", "not-led", unit=unit, space=there)
    return None


def afloat_tallies(acts: Acts, clause: str, unit: str, over: str) -> tuple[Tally, ...]:
    """A ferry or a boat costs all points."""
    points, here = points_of(acts, unit), acts.public.units[unit].at
    adding = Adding("march", halves=True)
    adding.add(clause, "into", points.total, space=acts.book.edges[over].beyond(here))
    return adding.done(), points


@rule("9.5c")
def cross_water(d: D, acts: Acts, unit: str, over: str, how: Crossing) -> None:
    """Over by ferry or boat, for all points."""
    book = acts.book
    edge = book.edges[over]
    here = d.public.units[unit].at
    there = edge.beyond(here)
    enemies = bool(acts.lay.of(acts.enemy, there))
    set_off(d, acts, (unit,), there)
    place(book, d, unit, there)
    told = Ferried("9.63b", unit, over) if how == "ferry" else Crossed("9.5a", unit, over)
    d.emit(told)
    remember(
        d,
        (unit,),
        spent=allowance(book, d.public, unit),
        last=here,
        over=over,
        how=how,
        must=enemies,
        waits=enemies,
        stopped=True,
    )
    d.amend(Half, movers=(unit,))
    d.amend(Activation, stirred=True)
    settle_control(book, d)
    if not enemies and not acts.lay.bridged(edge):
        hold(d, "9.22d", edge, acts.side)


@rule("4.7a", "9.63a")
def begin_ferry(book: Book, d: D, acts: Acts, act: Ferry) -> None:
    """Nobody else may use this ferry in this phase."""
    d.put(ferries={**d.public.ferries, act.ferry: "used"})
    cross_water(d, acts, act.unit, act.ferry, "ferry")


# -- boats ----------------------------------------------------------------------------------


def boat_form(acts: Acts) -> Choice:
    """A unit and a river beside it."""
    able = {}
    if acts.side == ALLIED and acts.public.boat:
        found = beside_water(acts, acts.book.rivers_at)
        able = {unit: over for unit, over in found.items() if may_embark(acts, unit)}
    return Form(
        Boat,
        (
            Pick("unit", lambda done: list(able)),
            Pick("over", lambda done: able[done["unit"]]),
        ),
        lambda act: why_not_boat(acts, act),
        lambda act: afloat_tallies(acts, "9.5a", act.unit, act.over),
    )


@rule("9.5a", "4.1211")
def may_embark(acts: Acts, unit: str) -> bool:
    """Infantry on foot."""
    return unit in acts.book.infantry and not acts.book.counters[unit].mech


@rule("9.5a", "9.5b")
def why_not_boat(acts: Acts, act: Boat) -> Illegal | None:
    """One Allied infantry unit on foot, out of a supplied Free area of XXX Corps."""
    book, lay = acts.book, acts.lay
    if acts.side != ALLIED:
        return refuse("9.5a", "allies-only")
    if not acts.public.boat:
        return refuse("3.10", "boats-used")
    bad = why_not_actor(acts, act.unit) or why_not_site(acts, act.unit, act.over)
    if bad is not None:
        return bad
    edge = book.edges[act.over]
    if not may_embark(acts, act.unit):
        return refuse("9.5a", "boat-infantry-only", unit=act.unit)
    if edge.kind != "river" or lay.bridged(edge):
        return refuse("9.5a", "boat-where-no-bridge", boundary=act.over)
    here = acts.public.units[act.unit].at
    if acts.memory(act.unit).last:
        return refuse("9.5b", "boat-from-start", unit=act.unit)
    if acts.start.control[here] != "xxx" or acts.enemies_were_in(here):
        return refuse("9.5b", "boat-from-xxx", space=here)
    if not acts.lay_at_start.supplied(ALLIED, here):
        return refuse("9.5b", "boat-unsupplied", space=here)
    return why_not_afloat(acts, act.unit, act.over, "boat")


@rule("9.5d", "3.10")
def begin_boat(book: Book, d: D, acts: Acts, act: Boat) -> None:
    """The marker is used as soon as it is declared."""
    d.put(boat=False)
    cross_water(d, acts, act.unit, act.over, "boat")
