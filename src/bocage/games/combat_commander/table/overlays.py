"""What is drawn over the map: sight, range, command and reach of a unit; objectives, areas."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec.structs import replace

from bocage.art.board import Layer
from bocage.games.combat_commander import types as t
from bocage.games.combat_commander.book import Book
from bocage.games.combat_commander.rules.o20_fire_2_group import Firers, why_not_weapon
from bocage.games.combat_commander.rules.o21_move_2_costs import shown
from bocage.games.combat_commander.rules.o21_move_3_paths import March
from bocage.games.combat_commander.rules.r07_victory import open_value, value_of
from bocage.games.combat_commander.sight import hindrance, sees
from bocage.games.combat_commander.state import area_of, command_of, cover, is_leader

LAYERS = (
    "objectives",
    *(f"{kind}-{side}" for kind in ("sight", "command", "setup") for side in t.SIDES),
    "cover",
)
UNIT_LAYERS = ("sight", "range", "weapon", "command", "reach")
ROLES = {t.AXIS: "second", t.ALLIES: "first"}


# -- for the map ------------------------------------------------------------------------------


def layers(book: Book, seen: t.Seen, ids: Sequence[str]) -> tuple[Layer, ...]:
    """Objectives, cover, and what the units of a side see or command."""
    return tuple(_layer(book, seen, id_) for id_ in ids)


def _layer(book: Book, seen: t.Seen, id_: str) -> Layer:
    kind, _, side = id_.partition("-")
    if kind == "objectives":
        return _objectives(book, seen)
    if kind == "cover":
        notes = {at: str(n) for at in book.hexes if (n := cover(book, seen.public, at))}
        hexes = tuple(notes)
        return Layer(id=id_, title=id_, role="good", style="tint", hexes=hexes, notes=notes)
    found = {"sight": _seen_by, "command": _led_by, "setup": _area}[kind](book, seen.public, side)
    return Layer(id=id_, title=id_, role=ROLES[side], style="tint", hexes=found)


def _objectives(book: Book, seen: t.Seen) -> Layer:
    """The objective hexes with what they are worth, as far as this side knows."""
    own = seen.own.chits if seen.own is not None else ()
    notes = {}
    for number, hexes in book.objective.items():
        worth = open_value(book, seen.public, number)
        worth += sum(value_of(book, chit, number) for chit in own)
        notes.update(dict.fromkeys(hexes, f"{number}: {worth}"))
    return Layer(
        id="objectives",
        title="objectives",
        role="third",
        style="outline",
        hexes=tuple(notes),
        notes=notes,
    )


def _stands(book: Book, public: t.Public, side: str) -> list[str]:
    units = public.units.items()
    return list(dict.fromkeys(state.at for unit, state in units if book.units[unit].side == side))


def _seen_by(book: Book, public: t.Public, side: str) -> tuple[str, ...]:
    """All hexes that some unit of a side sees."""
    eyes = _stands(book, public, side)
    return tuple(at for at in book.hexes if any(sees(book, public, eye, at) for eye in eyes))


def _led_by(book: Book, public: t.Public, side: str) -> tuple[str, ...]:
    """All hexes within the command radius of some leader of a side."""
    leaders = [
        (state.at, command_of(book, public, unit))
        for unit, state in public.units.items()
        if book.units[unit].side == side and is_leader(book, unit)
    ]
    return tuple(
        at for at in book.hexes if any(book.distance[here][at] <= far for here, far in leaders)
    )


def _area(book: Book, public: t.Public, side: str) -> tuple[str, ...]:
    """Where a side sets up."""
    return area_of(book, public, side)


# -- for a unit -------------------------------------------------------------------------------


def unit_layers(
    book: Book, seen: t.Seen, unit: str, ids: Sequence[str], at: str | None
) -> tuple[Layer, ...]:
    """The layers of a unit of either side, also as if it stood in another hex."""
    public = placed(seen.public, unit, at)
    if public is None:
        return ()
    there = replace(seen, public=public)
    return tuple(_OF_UNIT[id_](book, there, unit) for id_ in ids)


def placed(public: t.Public, unit: str, at: str | None) -> t.Public | None:
    """The units, this one in another hex if one is named; None if it is not on the map."""
    state = public.units.get(unit)
    if at is None:
        return None if state is None else public
    moved = t.UnitState(at) if state is None else replace(state, at=at)
    return replace(public, units={**public.units, unit: moved})


def _sight(book: Book, seen: t.Seen, unit: str) -> Layer:
    """All hexes that are seen from where it stands, with their hindrance."""
    public, here = seen.public, seen.public.units[unit].at
    hexes = tuple(at for at in book.hexes if at != here and sees(book, public, here, at))
    notes = {at: f"-{less}" for at in hexes if (less := hindrance(book, public, here, at))}
    return Layer(id="sight", title="sight", role="third", style="tint", hexes=hexes, notes=notes)


def _fires_at(book: Book, seen: t.Seen, unit: str, piece: str) -> dict[str, str]:
    """The hexes that a piece could fire at, with the hindrance of the line."""
    public, here = seen.public, seen.public.units[unit].at
    firers = Firers(book, public, book.units[unit].side, (unit,))
    hexes = [at for at in book.hexes if at != here and firers.reaches(piece, at)]
    lines = {at: hindrance(book, public, here, at) for at in hexes}
    return {at: f"-{less}" if less else "" for at, less in lines.items()}


def _range(book: Book, seen: t.Seen, unit: str) -> Layer:
    """What it could fire at by itself."""
    notes = _fires_at(book, seen, unit, unit)
    return _target_layer("range", notes, seen.public.units[unit].at)


def _weapon(book: Book, seen: t.Seen, unit: str) -> Layer:
    """What its weapon could fire at."""
    public, weapon = seen.public, seen.public.units[unit].weapon
    fit = bool(weapon) and why_not_weapon(book, public, weapon, unit) is None
    notes = _fires_at(book, seen, unit, weapon) if fit else {}
    return _target_layer("weapon", notes, public.units[unit].at)


def _target_layer(id_: str, notes: dict[str, str], here: str) -> Layer:
    return Layer(
        id=id_,
        title=id_ if notes else f"{id_}-none",
        role="bad",
        style="outline",
        hexes=tuple(notes) or (here,),
        notes={at: note for at, note in notes.items() if note},
    )


def _command(book: Book, seen: t.Seen, unit: str) -> Layer:
    """The command radius of a leader; of another unit the leaders who could activate it."""
    public, here = seen.public, seen.public.units[unit].at
    if is_leader(book, unit):
        far = command_of(book, public, unit)
        hexes = tuple(at for at in book.hexes if book.distance[here][at] <= far)
        return Layer(id="command", title="command", role="fourth", style="tint", hexes=hexes)
    side = book.units[unit].side
    chiefs = {
        state.at: str(command_of(book, public, chief))
        for chief, state in public.units.items()
        if book.units[chief].side == side
        and is_leader(book, chief)
        and book.distance[state.at][here] <= command_of(book, public, chief)
    }
    return Layer(
        id="command",
        title="command-by" if chiefs else "command-none",
        role="good" if chiefs else "bad",
        style="tint",
        hexes=tuple(chiefs) or (here,),
        notes=chiefs,
    )


def _reach(book: Book, seen: t.Seen, unit: str) -> Layer:
    """Every hex that it could move to with a Move order, and the MP it would take."""
    side, here = book.units[unit].side, seen.public.units[unit].at
    order = next((f for f in reversed(seen.frames) if isinstance(f, t.Moving)), None)
    if order is None or unit not in order.units:
        order = t.Moving(side=side, units=(unit,))
    found = March(book, seen.public, order).reach(unit)
    return Layer(
        id="reach",
        title="reach" if found else "reach-none",
        role="good" if found else "bad",
        style="tint",
        hexes=tuple(found) or (here,),
        notes={at: shown(spent) for at, (spent, _) in found.items()},
    )


_OF_UNIT: dict[str, Callable[[Book, t.Seen, str], Layer]] = {
    "sight": _sight,
    "range": _range,
    "weapon": _weapon,
    "command": _command,
    "reach": _reach,
}
