"""Chapter 17.7 - Gliders land in the movement phase, near a pathfinder of their division."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from bocage.games.normandy import types as t
from bocage.games.normandy.book import Book
from bocage.games.normandy.book.tables import GLIDER
from bocage.games.normandy.events import Alighted
from bocage.games.normandy.rules.common import put_owns
from bocage.games.normandy.rules.phase import Extra, Phase
from bocage.games.normandy.rules.r09_reinforce import rows_of
from bocage.games.normandy.rules.r17_1_guides import scatter_one
from bocage.games.normandy.rules.r17_2_drop import crashed, is_fatal, lose_whole, touch_down
from bocage.games.normandy.state import field_of
from bocage.games.normandy.state.net import net_of
from bocage.kernel.api import Choice, Form, Frame, Illegal, NoneOf, Pick, refuse, rule

AFTERNOON = 3  # the turn from which on guns that did not jump come in gliders


@rule("17.7e", "17.8", "9.2a")
def due(book: Book, public: t.Public, own: t.Private) -> list[str]:
    """The units in gliders that may land now, in whatever weather."""
    rows, waiting = book.memo.printed(rows_of), set(own.waiting)
    late = [
        unit
        for unit in book.counters
        if unit in waiting and rows[unit].entry == GLIDER and rows[unit].turn <= public.turn
    ]
    return [*(public.aloft if public.turn >= AFTERNOON else ()), *late]


@rule("17.7a")
def zones_of(phase: Phase, unit: str) -> Sequence[str]:
    """The hexes from which a supply line leads to a pathfinder of the unit's division."""
    book, counter = phase.book, phase.book.counters[unit]
    key = (counter.nation, counter.formation)
    known: dict[Any, Sequence[str]] = phase.facts.setdefault("glider-zones", {})
    if key not in known:
        net = net_of(book, phase.public, phase.own, phase.side)
        names = book.country.names
        found: dict[int, None] = {}
        for guide, at in phase.public.guides.items():
            mine = book.counters[guide]
            if (mine.nation, mine.formation) == key:
                found |= dict.fromkeys(net.around(book.country.num[at]))
        known[key] = [names[n] for n in sorted(found) if is_free(phase, names[n])]
    return known[key]


@rule("17.7a")
def is_free(phase: Phase, space: str) -> bool:
    """Whether no German is there, nor a zone of theirs."""
    field = field_of(phase.book, phase.public)
    if space not in phase.book.area or phase.book.country.sea[phase.book.country.num[space]]:
        return False
    return not (field.enemy_in(phase.side, space) or field.in_enemy_zone(phase.side, space))


def why_not_glide(phase: Phase, act: t.Glide) -> Illegal | None:
    """Why this one does not land there."""
    if phase.side != t.ALLIED or act.unit not in due(phase.book, phase.public, phase.own):
        return refuse("17.7a", "no-glider", unit=act.unit)
    if phase.f.mechanized:
        return refuse("17.7a", "movement-phase-only")
    if not is_free(phase, act.space):
        return refuse("17.7a", "enemy-zone", space=act.space)
    if act.space not in zones_of(phase, act.unit):
        return refuse("17.7a", "no-way-to-pathfinder", unit=act.unit, space=act.space)
    return None


def glide_choice(phase: Phase) -> Choice:
    """A unit, and where it is to land."""

    def why_not(act: t.Glide) -> Illegal | None:
        return why_not_glide(phase, act)

    able = due(phase.book, phase.public, phase.own) if phase.side == t.ALLIED else []
    units = [u for u in able if not phase.f.mechanized and zones_of(phase, u)]
    if not units:
        return NoneOf(t.Glide, refuse("17.7a", "none-due"), why_not)
    parts = (
        Pick("unit", lambda done: units),
        Pick("space", lambda done: zones_of(phase, done["unit"])),
    )
    return Form(t.Glide, parts, why_not)


@rule("17.7a", "17.7b", "17.7c", "17.7d")
def take_glide(book: Book, d: t.D, f: Frame, side: str, action: t.Glide) -> None:
    """The dice for losses and for the aim; whoever is on the ground goes one hex at most."""
    unit, own = action.unit, d.private[side]
    d.put(aloft=tuple(u for u in d.public.aloft if u != unit))
    d.put_private(side, waiting=tuple(u for u in own.waiting if u != unit))
    steps = crashed(book, d, side, unit, action.space)
    if steps:
        come_down(book, d, side, action, steps)


def come_down(book: Book, d: t.D, side: str, act: t.Glide, steps: int) -> None:
    """What is left of them lands where it is wanted, or next to it."""
    _, at = scatter_one(book, d, act.space, "17.7c")
    lost = at is None or is_fatal(book, d.public, side, at)
    d.emit(Alighted("17.7c", side, at, 0 if at == act.space else 1, lost))
    if at is None or lost:
        return lose_whole(book, d, side, act.unit, steps)
    touch_down(book, d, side, act.unit, at, steps)
    here = d.private[side].units.get(act.unit)
    if here is None:
        return None
    flown = replace(here, flags=here.flags | t.GLIDED)
    return put_owns(d, side, {act.unit: flown}, carried=True)


MOVEMENT = (Extra(t.Glide, glide_choice, take_glide),)
