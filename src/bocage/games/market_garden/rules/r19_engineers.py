"""Chapter 19 - Bridges: seizing, repairing and blowing them."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from msgspec.structs import replace

from bocage.games.market_garden.book import Book, Edge
from bocage.games.market_garden.events import DemolitionTried, RepairTried, SeizureTried
from bocage.games.market_garden.rules.common import ask_dice, remember, set_bridge
from bocage.games.market_garden.rules.r09_movement_1_ways import MP, ways_of
from bocage.games.market_garden.rules.r09_movement_2_march import set_off, why_not_actor
from bocage.games.market_garden.state import Acts, Lay, lay, shares
from bocage.games.market_garden.types import (
    ALLIED,
    GERMAN,
    SIDES,
    Activation,
    D,
    Demolish,
    Half,
    Holder,
    Owner,
    Public,
    Repair,
    Seize,
    Side,
    Start,
    Works,
    begun,
    other,
)
from bocage.kernel.api import Adding, Choice, Form, Illegal, OneOf, Pick, Tally, refuse, rule

SEIZE_ON = 4  # 9.22a
BUILD_ON = 7  # 19.2b, 19.4b
TOP_LEVEL = 2  # 19.21c
TRIES = {GERMAN: 1, ALLIED: 2}  # 19.2c


# -- seizing --------------------------------------------------------------------------------


def seize_form(acts: Acts) -> Choice:
    """A unit and a bridge of its area."""
    book, units, holders = acts.book, acts.public.units, acts.public.bridges

    def bridges(here: str) -> list[str]:
        found = [b for b in book.bridges_at[here] if holders[b] == acts.enemy]
        return [b for b in found if b not in acts.half.tried]

    able = {
        unit: found
        for unit in (() if acts.due else acts.actors)
        if unit in book.points
        and (found := bridges(units[unit].at))
        and acts.lay.free(acts.side, units[unit].at)
    }
    return Form(
        Seize,
        (
            Pick("unit", lambda done: list(able)),
            Pick("bridge", lambda done: able[done["unit"]]),
        ),
        lambda act: why_not_seize(acts, act),
        tally=lambda act: (seizure(acts, act),),
    )


def why_not_seize(acts: Acts, act: Seize) -> Illegal | None:
    """Infantry or armour in a Free area with a point left; each bridge once an impulse."""
    bad = why_not_actor(acts, act.unit)
    if bad is not None:
        return bad
    book, lay, past = acts.book, acts.lay, acts.memory(act.unit)
    here = acts.public.units[act.unit].at
    edge = book.edges[act.bridge]
    if act.unit not in book.points:
        return refuse("9.22a", "seize-point-only", unit=act.unit)
    if here not in (edge.a, edge.b):
        return refuse("9.22a", "not-at-boundary", unit=act.unit, boundary=act.bridge)
    holder = acts.public.bridges.get(act.bridge, "blown")
    if holder == "blown":
        return refuse("9.22d", "no-bridge-here", boundary=act.bridge)
    if holder == acts.side:
        return refuse("9.22a", "bridge-is-ours", bridge=act.bridge)
    if act.bridge in acts.half.tried:
        return refuse("9.22b", "tried-already", bridge=act.bridge)
    if not lay.free(acts.side, here):
        return refuse("9.22a", "seize-from-free", space=here)
    if acts.must:
        return refuse("10.1d", "assault-first", space=acts.must)
    if ways_of(acts).left(act.unit, past) < MP:
        return refuse("9.22a", "no-mf-left", unit=act.unit)
    return ways_of(acts).why_not_onward(act.unit, past, here)


def seizure(acts: Acts, act: Seize) -> Tally:
    """What is added to the die of a seizure attempt."""
    here = acts.public.units[act.unit].at
    return seizure_drm(acts.lay, acts.side, acts.book.edges[act.bridge], here)


@rule("19.3a")
def seizure_drm(lay: Lay, side: Side, edge: Edge, here: str) -> Tally:
    """+1 if the far area is vacant, -1 for each Fresh enemy in it, -1 across a river."""
    far = edge.beyond(here)
    adding = Adding("seizure")
    adding.add("19.3a", "far-vacant", int(lay.vacant(side, far)))
    adding.add("19.3a", "far-fresh", -len(lay.fresh(other(side), far)))
    adding.add("19.3a", "river", -int(edge.kind == "river"))
    return adding.done()


@rule("9.22a", "9.22b")
def begin_seize(book: Book, d: D, acts: Acts, act: Seize) -> None:
    """One point, and a die."""
    set_off(d, acts, (act.unit,), "")
    half = d.caller(Half)
    d.amend(Half, tried=(*half.tried, act.bridge), movers=(act.unit,))
    remember(d, (act.unit,), spent=acts.memory(act.unit).spent + MP, overran=False)
    d.amend(Activation, stirred=True)
    ask_dice(d, f"seize {act.unit} {act.bridge}", acts.side, "9.22a", about=act.bridge)


@rule("9.22a", "9.22c")
def end_seize(book: Book, d: D, unit: str, bridge: str, die: int) -> None:
    """4 or more: the bridge is ours, and others pay a point more to cross it."""
    side = book.side_of[unit]
    here = d.public.units[unit].at
    tally = seizure_drm(lay(book, d.public), side, book.edges[bridge], here)
    success = die + tally.total >= SEIZE_ON
    d.emit(SeizureTried("9.22a", unit, bridge, die, success, (tally,)))
    if success:
        set_bridge(d, "9.22a", bridge, GERMAN if side == GERMAN else ALLIED)
        half = d.caller(Half)
        d.amend(Half, seized={**half.seized, bridge: unit})


# -- the die for repairs and demolitions ----------------------------------------------------


@rule("19.5a")
def area_drm(friendly: bool, contested: bool, enemies_only: bool) -> int:
    """+3 for a Free area, +2 for an own contested one, +1 for an enemy's contested one."""
    if contested:
        return 2 if friendly else 1
    return 3 if friendly and not enemies_only else 0


@rule("19.5b")
def repair_drm(book: Book, public: Public, side: Side, bridge: str) -> Tally:
    """Both areas, -1 for a river, -1 for a repair, and the level of the construction marker."""
    edge = book.edges[bridge]
    now = lay(book, public)
    adding = Adding("repair")
    for space in (edge.a, edge.b):
        value = area_drm(
            now.friendly(side, space), now.contested(space), not now.vacant(side, space)
        )
        adding.add("19.5a", "area", value, space=space)
    adding.add("19.5b", "river", -int(edge.kind == "river"))
    adding.add("19.5b", "repair", -1)
    adding.add("19.5b", "level", level_of(public, side, bridge))
    return adding.done()


@rule("19.4c", "19.5a", "19.5b")
def demolition_drm(book: Book, start: Start, side: Side, bridge: str) -> Tally:
    """Both areas as they stood at the start of the impulse, -1 for a river."""
    edge = book.edges[bridge]
    adding = Adding("demolition")
    for space in (edge.a, edge.b):
        friendly, contested, enemies = stood(start, side, space)
        adding.add("19.5a", "area", area_drm(friendly, contested, enemies), space=space)
    adding.add("19.5b", "river", -int(edge.kind == "river"))
    return adding.done()


def stood(start: Start, side: Side, space: str) -> tuple[bool, bool, bool]:
    """At the start of the impulse: controlled by the side, contested, with enemies."""
    friendly = (start.control[space] == "german") == (side == GERMAN)
    enemies = space in (start.allied if side == GERMAN else start.german)
    contested = space in start.allied and space in start.german
    return friendly, contested, enemies


def level_of(public: Public, side: Side, bridge: str) -> int:
    """The level of a side's construction marker on a bridge."""
    works = public.works.get(bridge)
    if works is None:
        return 0
    return works.german if side == GERMAN else works.allied


# -- repairing ------------------------------------------------------------------------------


def repair_form(acts: Acts) -> Choice:
    """A blown bridge of an active area."""
    found = blown_around(acts.book, acts.public, acts.activation.spaces)
    return OneOf(
        [Repair(bridge) for bridge in found],
        lambda act: why_not_repair(acts, act),
        tally=lambda act: (repair_drm(acts.book, acts.public, acts.side, act.bridge),),
        types=(Repair,),
    )


def blown_around(book: Book, public: Public, spaces: tuple[str, ...]) -> list[str]:
    """The blown bridges on the boundaries of these spaces."""
    bridges = public.bridges
    return [b for space in spaces for b in book.bridges_at[space] if bridges[b] == "blown"]


def blown_among(book: Book, bridges: Mapping[str, Holder]) -> list[str]:
    """The blown ones of all bridges."""
    return [bridge for bridge, holder in bridges.items() if holder == "blown"]


def ends_to_repair(book: Book, public: Public, half: Half, known: Collection[str]) -> set[str]:
    """Spaces, other than those known, whose activation would let the side repair a bridge."""
    found, blown = set[str](), book.memo.of(blown_among, public.bridges)
    if not blown:
        return found
    acts = Acts(book, public, half, Activation(side=half.side, spaces=()))
    ours = acts.lay.ours[half.side]
    for bridge in blown:
        ends = ours.intersection(book.ends[bridge]).difference(known, found)
        if not ends or bridge in half.repaired:
            continue
        if why_not_build(book, public, half.side, bridge) is None:
            found.update([space for space in ends if why_not_repair_from(acts, space) is None])
    return found


@rule("8.21a", "19.2a")
def why_not_repair(acts: Acts, act: Repair) -> Illegal | None:
    """First of all in an assault impulse, out of an own area that is not isolated."""
    edge = acts.book.edges[act.bridge]
    ends = [space for space in acts.activation.spaces if space in (edge.a, edge.b)]
    if not ends:
        return refuse("19.2a", "not-at-active", boundary=act.bridge)
    begins = ends_that_begin(acts, ends)
    if acts.activation.stirred or not begins:
        return refuse("8.21a", "repairs-first")
    if act.bridge in acts.half.repaired:
        return refuse("19.2c", "tried-already", bridge=act.bridge)
    bad = None
    for space in begins:
        bad = why_not_repair_from(acts, space)
        if bad is None:
            break
    return bad or why_not_build(acts.book, acts.public, acts.side, act.bridge)


@rule("12.3e")
def ends_that_begin(acts: Acts, ends: list[str]) -> list[str]:
    """Once a space was brought in at an overrun, it alone is at its first step."""
    late = acts.activation.late
    return [space for space in ends if space == late] if late else ends


@rule("19.2a")
def why_not_repair_from(acts: Acts, space: str) -> Illegal | None:
    """The area must be ours and not isolated; for the Allies, XXX Corps' and supplied."""
    if not acts.lay.friendly(acts.side, space):
        return refuse("19.2a", "not-our-area", space=space)
    if acts.side == ALLIED and acts.start.control[space] != "xxx":
        return refuse("19.2a", "repair-xxx-only", space=space)
    cut_off = acts.lay.isolated(acts.side, space)
    if cut_off or (acts.side == ALLIED and not acts.lay_at_start.supplied(ALLIED, space)):
        return refuse("19.2a", "isolated-area", space=space)
    return None


@rule("19.2c", "19.21a", "3.9", "9.22d")
def why_not_build(book: Book, public: Public, side: Side, bridge: str) -> Illegal | None:
    """A blown bridge, a construction marker, and not more bridges a turn than a side may try."""
    if public.bridges.get(bridge) != "blown":
        return refuse("19.2c", "not-blown", boundary=bridge)
    tried = public.repairs.get(side, ())
    if bridge not in tried and len(tried) >= TRIES[side]:
        return refuse("19.2c", "repairs-used", most=TRIES[side])
    if not level_of(public, side, bridge) and public.markers[side] <= 0:
        return refuse("19.21a", "no-marker")
    return None


def attempt_repair(book: Book, d: D, side: Side, bridge: str, then: str) -> None:
    """Roll for a repair; `back` at stage `then` gets the die and calls `end_repair`."""
    tried = d.public.repairs.get(side, ())
    if bridge not in tried:
        d.put(repairs={**d.public.repairs, side: (*tried, bridge)})
    ask_dice(d, then, side, "19.2b", about=bridge)


@rule("19.2b", "19.21b", "19.21c")
def end_repair(book: Book, d: D, side: Side, bridge: str, die: int) -> bool:
    """7 or more: the bridge stands and is ours; else the construction marker goes up a level."""
    tally = repair_drm(book, d.public, side, bridge)
    success = die + tally.total >= BUILD_ON
    works = d.public.works.get(bridge, Works())
    level = level_of(d.public, side, bridge)
    if success:
        remaining = dict(d.public.works)
        remaining.pop(bridge, None)
        markers = dict(d.public.markers)
        if not level:
            markers[side] -= 1
        d.put(works=remaining, markers=markers)
        set_bridge(d, "19.2b", bridge, GERMAN if side == GERMAN else ALLIED)
        d.put(held=tuple(b for b in d.public.held if b != bridge))
    else:
        if not level:
            d.put(markers={**d.public.markers, side: d.public.markers[side] - 1})
        level = min(level + 1, TOP_LEVEL)
        d.put(works={**d.public.works, bridge: replace(works, **{side: level})})
    d.emit(RepairTried("19.2b", side, bridge, die, success, 0 if success else level, (tally,)))
    return success


# -- blowing --------------------------------------------------------------------------------


def ends_to_blow(book: Book, public: Public, half: Half) -> set[str]:
    """Spaces whose activation would let the side blow a bridge."""
    found, able = set[str](), exposed(book, half)
    for bridge in able:
        if why_not_blow(public, half, able, bridge) is None:
            found.update(book.ends[bridge])
    return found


@rule("19.4a", "19.4c")
def exposed(book: Book, half: Half) -> frozenset[str]:
    """Own bridges, one end of which was the enemy's or contested, as the half began."""
    return book.memo.of(_exposed, begun(half), half.side)


def _exposed(book: Book, start: Start, side: Side) -> frozenset[str]:
    near = book.memo.of(_at_the_front, start.control, start.bridges)[side]
    contested = set(start.allied).intersection(start.german)
    more = [b for s in contested for b in book.bridges_at[s] if start.bridges[b] == side]
    return near.union(more) if more else near


def _at_the_front(
    book: Book, control: Mapping[str, Owner], bridges: Mapping[str, Holder]
) -> dict[Side, frozenset[str]]:
    ours = book.memo.of(shares, control)
    return {
        side: frozenset(
            [b for b in bridges if bridges[b] == side and not ours[side].issuperset(book.ends[b])]
        )
        for side in SIDES
    }


def demolitions(book: Book, public: Public, half: Half, f: Activation) -> list[Demolish]:
    """The bridges that the side may try to blow."""
    able = exposed(book, half)
    found = [b for space in f.spaces for b in book.bridges_at[space] if b in able]
    return [Demolish(b) for b in found if why_not_blow(public, half, able, b) is None]


@rule("19.4a", "8.21b")
def why_not_demolish(
    book: Book, public: Public, half: Half, f: Activation, act: Demolish
) -> Illegal | None:
    """An own bridge of an active area, one end of which was the enemy's or contested."""
    if set(f.spaces).isdisjoint(book.ends[act.bridge]):
        return refuse("19.4a", "not-at-active", boundary=act.bridge)
    return why_not_blow(public, half, exposed(book, half), act.bridge)


@rule("19.4a", "19.4c")
def why_not_blow(public: Public, half: Half, able: Collection[str], bridge: str) -> Illegal | None:
    """An own bridge, now and at the start, one end of which was the enemy's or contested.

    `able` are those that were so exposed as the half began.
    """
    side = half.side
    if public.bridges.get(bridge) != side:
        return refuse("19.4a", "not-our-bridge", boundary=bridge)
    if begun(half).bridges.get(bridge) != side:
        return refuse("19.4c", "not-ours-at-start", boundary=bridge)
    if bridge in half.demolished:
        return refuse("19.4a", "tried-already", bridge=bridge)
    if bridge not in able:
        return refuse("19.4a", "bridge-is-safe", bridge=bridge)
    return None


def begin_demolish(book: Book, d: D, side: Side, act: Demolish) -> None:
    """A die."""
    half = d.caller(Half)
    d.amend(Half, demolished=(*half.demolished, act.bridge))
    ask_dice(d, f"blow {act.bridge}", side, "19.4b", about=act.bridge)


@rule("19.4b")
def end_demolish(book: Book, d: D, side: Side, bridge: str, die: int) -> None:
    """7 or more: it is blown."""
    tally = demolition_drm(book, begun(d.caller(Half)), side, bridge)
    success = die + tally.total >= BUILD_ON
    d.emit(DemolitionTried("19.4b", side, bridge, die, success, (tally,)))
    if success:
        set_bridge(d, "19.4b", bridge, "blown")
