"""What is drawn over the map on demand: zones, control, and where a counter can go."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from bocage.art.board import Layer
from bocage.games.normandy import types as t
from bocage.games.normandy.book import Book
from bocage.games.normandy.rules.r10_reach import reach_of
from bocage.games.normandy.rules.r12_duties import duties_of
from bocage.games.normandy.state import field_of
from bocage.games.normandy.state.net import Net, net_of
from bocage.kernel.api import innermost

SIDED = tuple(f"{kind}-{side}" for kind in ("zoc", "control") for side in t.SIDES)
LAYERS = (*SIDED, "duties", "net")
SHOWN = ("duties",)  # from the start
UNIT_LAYERS = ("reach", "supply")
ROLES = {t.ALLIED: "first", t.GERMAN: "second"}
STYLES = {"zoc": "hatch", "control": "tint"}
SIXTHS = 6


def layers(book: Book, seen: t.Seen, ids: Sequence[str]) -> tuple[Layer, ...]:
    """Zones of control of a side, and the hexes that count and are its own."""
    return tuple(OWN[id_](book, seen) if id_ in OWN else layer(book, seen, id_) for id_ in ids)


def duties_layer(book: Book, seen: t.Seen) -> Layer:
    """Whom one's own counters must attack where they stand, and from where."""
    own, side = seen.own, seen.side
    found = duties_of(book, seen.public, own, side) if own is not None and side else {}
    ways = {(own.units[unit].at, to): None for unit, hexes in found.items() for to in hexes if own}
    hexes = tuple(dict.fromkeys(to for _, to in ways))
    return Layer(
        id="duties", title="duties", role="bad", style="outline", hexes=hexes, lines=tuple(ways)
    )


def net_layer(book: Book, seen: t.Seen) -> Layer:
    """All hexes that one's own headquarters supply."""
    found: dict[str, None] = {}
    if seen.own is not None and seen.side is not None:
        net = net_of(book, seen.public, seen.own, seen.side)
        for unit in seen.own.units:
            if book.counters[unit].is_hq and net.hq_supplied(unit):
                found |= dict.fromkeys(sorted(net.covers(unit) & book.area))
    return Layer(id="net", title="net", role="good", style="tint", hexes=tuple(found))


OWN = {"duties": duties_layer, "net": net_layer}  # of what one's own side knows


def layer(book: Book, seen: t.Seen, id_: str) -> Layer:
    """One of them."""
    kind, _, side = id_.partition("-")
    if kind == "zoc":
        zone, names = field_of(book, seen.public).zoc[side], book.country.names
        hexes = tuple(names[i] for i, count in enumerate(zone) if count and names[i] in book.area)
    else:
        hexes = tuple(space for space, whose in seen.public.control.items() if whose == side)
    return Layer(id=id_, title=id_, role=ROLES[side], style=STYLES[kind], hexes=hexes)


def unit_layers(
    book: Book, seen: t.Seen, unit: str, ids: Sequence[str], at: str | None
) -> tuple[Layer, ...]:
    """Where an own counter can go, and whether it is in supply; also as if it stood elsewhere."""
    own = seen.own
    if own is None or unit not in own.units:
        return ()
    if at is not None:
        fresh = t.Own(at, own.units[unit].steps)
        own = replace(own, units={**own.units, unit: fresh})
    makers = {"reach": reach_layer, "supply": supply_layer}
    there = replace(seen, own=own)
    return tuple(makers[id_](book, there, own, unit) for id_ in ids)


def reach_layer(book: Book, seen: t.Seen, own: t.Private, unit: str) -> Layer:
    """Every hex in which it could end a walk, with what that costs."""
    phase = any(isinstance(frame, t.Movement) for frame in seen.frames)
    mechanized = phase and innermost(seen.frames, t.Movement).mechanized
    found = reach_of(book, seen, (unit,), mechanized=mechanized)
    return Layer(
        id="reach",
        title="reach",
        role="good",
        style="tint",
        hexes=tuple(found),
        notes={space: points(cost) for space, (cost, _) in found.items()},
    )


def supply_layer(book: Book, seen: t.Seen, own: t.Private, unit: str) -> Layer:
    """Whether it is in general supply, and through which headquarters."""
    net = net_of(book, seen.public, own, book.side_of[unit])
    good, at = net.general(unit), own.units[unit].at
    return Layer(
        id="supply",
        title="supply" if good else "supply-none",
        role="good" if good else "bad",
        style="tint",
        hexes=(at,),
        lines=tuple(chain for hq in net.givers(unit, "general") for chain in chains(net, hq, at)),
    )


def chains(net: Net, hq: str, at: str) -> Iterator[tuple[str, ...]]:
    """From a hex to a headquarters that supplies it, and to those of the corps over that."""
    here = net.units[hq].at
    over = [net.units[one].at for one in net.corps_over(hq)]
    for end in over or [here]:
        yield tuple(dict.fromkeys((at, here, end)))


def points(sixths: int) -> str:
    """A cost as it is read: whole points, halves or thirds."""
    whole, rest = divmod(sixths, SIXTHS)
    part = {0: "", 2: "⅓", 3: "½", 4: "⅔"}.get(rest, f" {rest}/6")
    return f"{whole or ''}{part}" if rest else str(whole)
