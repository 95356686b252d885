"""What is drawn over the map for one unit: its reach, its supply line, its range, its retreat."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from msgspec.structs import replace

from bocage.art.board import Layer
from bocage.games.market_garden.book import Book
from bocage.games.market_garden.rules.r08_impulse_2_half import how_it_stands
from bocage.games.market_garden.rules.r09_movement_1_ways import MP
from bocage.games.market_garden.rules.r09_movement_2_march import why_not_actor
from bocage.games.market_garden.rules.r10_retreat import flight
from bocage.games.market_garden.rules.r15_artillery import why_out_of_reach
from bocage.games.market_garden.rules.r18_drops import drop_areas
from bocage.games.market_garden.rules.r20_dday_3_landing import reach
from bocage.games.market_garden.state import Acts, Lay, lay
from bocage.games.market_garden.types import (
    UK,
    Activation,
    Half,
    Public,
    Seen,
    Side,
    UnitState,
)
from bocage.space import back, flood

UNIT_LAYERS = ("reach", "supply", "range", "retreat")
ROLES = {"german": "second", "allied": "first"}
Path = tuple[str, ...]


def unit_layers(
    book: Book, seen: Seen, unit: str, ids: Sequence[str], at: str | None
) -> tuple[Layer, ...]:
    """The layers of a unit of either side, also as if it stood in another space."""
    public = placed(seen.public, unit, at)
    if public is None:
        return ()
    there = replace(seen, public=public)
    return tuple(_OF_UNIT[id_](book, there, unit) for id_ in ids)


def placed(public: Public, unit: str, at: str | None) -> Public | None:
    """The units, this one in another space if one is named; None if it is not in play."""
    state = public.units.get(unit)
    if at is None or (state is not None and state.at == at):
        return None if state is None else public
    moved = replace(state, at=at) if state else UnitState(at)
    return replace(public, units={**public.units, unit: moved})


def half_of(book: Book, seen: Seen, side: Side) -> Half:
    """The half that is being played if it is this side's, or a new one."""
    for frame in reversed(seen.frames):
        if isinstance(frame, Half) and frame.side == side and frame.start_of is not None:
            return frame
    return Half(side=side, start_of=how_it_stands(book, seen.public))


# -- where it can go --------------------------------------------------------------------------


def _reach(book: Book, seen: Seen, unit: str) -> Layer:
    """Every space that the unit could march to, with the points that it would cost."""
    at = seen.public.units[unit].at
    if at == UK:
        notes = dict.fromkeys(drop_areas(book, seen.public, unit), "")
    else:
        acts = acts_for(book, seen, unit)
        found = {} if acts is None else reach(acts, unit)
        notes = {space: shown(cost) for space, (cost, _) in found.items()}
    title = "reach" if notes else "reach-none"
    return Layer(
        id="reach",
        title=title,
        role="good" if notes else "bad",
        style="tint",
        hexes=tuple(notes) or (at,),
        notes={space: note for space, note in notes.items() if note},
    )


def acts_for(book: Book, seen: Seen, unit: str) -> Acts | None:
    """The activation that is going on, or one of its space in a new half; None if it cannot act."""
    public, side = seen.public, book.side_of[unit]
    now = next((f for f in reversed(seen.frames) if isinstance(f, Activation)), None)
    if now is not None and now.side == side:
        acts = Acts(book, public, half_of(book, seen, side), now)
        if why_not_actor(acts, unit) is None:
            return acts
    half = Half(side=side, start_of=how_it_stands(book, public))
    active = Activation(side=side, spaces=(public.units[unit].at,))
    acts = Acts(book, public, half, active)
    return acts if why_not_actor(acts, unit) is None else None


def shown(halves: int) -> str:
    """Half points as movement points: 1½."""
    whole, half = divmod(halves, MP)
    return f"{whole or ''}{'½' if half else ''}" or "0"


# -- supply -----------------------------------------------------------------------------------


def _supply(book: Book, seen: Seen, unit: str) -> Layer:
    """Its supply line, or that it has none."""
    side, at = book.side_of[unit], seen.public.units[unit].at
    way = supply_line(lay(book, seen.public), side, at)
    if not way:
        return Layer(id="supply", title="supply-none", role="bad", style="tint", hexes=(at,))
    lines = (way,) if len(way) > 1 else ()
    return Layer(id="supply", title="supply", role="good", style="tint", hexes=(at,), lines=lines)


def supply_line(here: Lay, side: Side, at: str) -> Path:
    """One shortest supply line from a space to a source; empty if there is none."""
    sources = here.sources(side)

    def step(space: str) -> Iterator[str]:
        """Out of the own spaces; over a canal without a bridge only to the end of the line."""
        passes = space in sources or here.friendly(side, space)
        for near, edge in here.book.around[space] if passes else ():
            if here.carries(side, edge) or (edge.kind == "canal" and near == at):
                yield near

    found = flood(sources, step)
    return back(found, at) if at in found else ()


# -- guns and retreats ------------------------------------------------------------------------


def _range(book: Book, seen: Seen, unit: str) -> Layer:
    """What artillery reaches from where it stands; where FLAK counts against drops."""
    here, at = lay(book, seen.public), seen.public.units[unit].at
    role = ROLES[book.side_of[unit]]
    if unit in book.artillery:
        hexes = tuple(s for s in book.areas if why_out_of_reach(here, unit, s) is None)
        if hexes:
            return Layer(id="range", title="range", role=role, style="outline", hexes=hexes)
    if unit in book.flak:
        near = book.near[at] | {at}
        hexes = tuple(space for space in book.areas if space in near)
        return Layer(id="range", title="range-flak", role=role, style="outline", hexes=hexes)
    return Layer(id="range", title="range-none", role=role, style="outline", hexes=())


def _retreat(book: Book, seen: Seen, unit: str) -> Layer:
    """Where it would go if it had to retreat as a defender now."""
    at = seen.public.units[unit].at
    ways: list[Path] = []
    if unit not in book.towers and at != UK:
        half = next((f for f in reversed(seen.frames) if isinstance(f, Half)), None)
        half = half or half_of(book, seen, book.side_of[unit])
        ways = flight(book, seen.public, half, unit).ways
    if not ways:
        return Layer(id="retreat", title="retreat-none", role="bad", style="tint", hexes=(at,))
    ends = tuple(dict.fromkeys(way[-1] for way in ways))
    lines = tuple((at, *way) for way in ways)
    return Layer(id="retreat", title="retreat", role="third", style="tint", hexes=ends, lines=lines)


_OF_UNIT: dict[str, Callable[[Book, Seen, str], Layer]] = {
    "reach": _reach,
    "supply": _supply,
    "range": _range,
    "retreat": _retreat,
}
