"""Chapter 20.3: headquarters of German battle groups."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from bocage.games.normandy import types as t
from bocage.games.normandy.book import Book
from bocage.games.normandy.events import HqTaken
from bocage.games.normandy.rules.common import leave
from bocage.games.normandy.rules.phase import Extra, Phase
from bocage.games.normandy.rules.r07_hq import around, put_down, why_not_stand
from bocage.games.normandy.state.net import net_of
from bocage.kernel.api import Choice, Form, Frame, Illegal, OneOf, Pick, refuse, rule

NEAR = 6  # hexes from a combat unit


def pool(phase: Phase) -> list[str]:
    """The headquarters that may be placed: not on the map, and never eliminated."""
    own = phase.own
    return [hq for hq in phase.book.conditions.kg if hq not in own.units and hq not in own.gone]


@rule("20.3a")
def why_not_place(phase: Phase, act: t.Place) -> Illegal | None:
    """Why a battle group gets no headquarters in a hex."""
    book, public, own = phase.book, phase.public, phase.own
    if phase.side != t.GERMAN or act.hq not in pool(phase):
        return refuse("20.3a", "not-in-pool", hq=act.hq)
    word = why_not_stand(book, public, own, act.hq, act.space)
    if word is not None:
        return refuse("20.3a", word, space=act.space)
    if act.space not in near_units(phase):
        return refuse("20.3a", "too-far-from-units", space=act.space)
    if not draws(phase, act.space):
        return refuse("20.3a", "no-corps-hq", space=act.space)
    return None


@rule("20.3a")
def draws(phase: Phase, space: str) -> bool:
    """Whether a headquarters there traces to a corps headquarters that is supplied."""
    net = net_of(phase.book, phase.public, phase.own, phase.side)
    return net.lines.to_corps_hq("general", "german", phase.book.country.num[space])


@rule("20.3a")
def near_units(phase: Phase) -> frozenset[str]:
    """The hexes that are near enough to a combat unit."""
    return phase.book.memo.of(near_fighters, phase.own.units)


def near_fighters(book: Book, units: Mapping[str, t.Own]) -> frozenset[str]:
    """The same, to be remembered."""
    counters = book.counters
    fighters = (
        own.at
        for unit, own in units.items()
        if not counters[unit].is_hq and not counters[unit].is_support
    )
    return around(book, fighters, NEAR)


def hexes(phase: Phase, hq: str) -> Iterator[str]:
    """Where a headquarters may be placed."""
    for space in sorted(near_units(phase)):
        if space in phase.book.area and why_not_place(phase, t.Place(hq, space)) is None:
            yield space


def place_choice(phase: Phase) -> Choice:
    """A headquarters of the pool, and a hex."""
    found: dict[str, list[str]] = {}

    def spaces(done: Any) -> list[str]:
        if "" not in found:
            found[""] = list(hexes(phase, done["hq"]))  # the same for all of them
        return found[""]

    hqs = pool(phase)[:1] if phase.side == t.GERMAN else []
    return Form(
        t.Place,
        (Pick("hq", lambda done: hqs), Pick("space", spaces)),
        lambda act: why_not_place(phase, act),
    )


def take_place(book: Book, d: t.D, f: Frame, side: str, action: t.Place) -> None:
    """It lies on the map."""
    put_down(book, d, side, action, "20.3a")


@rule("20.3b")
def why_not_dissolve(phase: Phase, act: t.Dissolve) -> Illegal | None:
    """Why a headquarters is not taken away: only that of a battle group."""
    if act.hq not in phase.own.units or phase.book.counters[act.hq].type != "hq-kg":
        return refuse("20.3b", "no-battle-group", hq=act.hq)
    return None


def dissolve_choice(phase: Phase) -> Choice:
    """One of those on the map."""
    hqs = [u for u in phase.own.units if phase.book.counters[u].type == "hq-kg"]
    return OneOf(
        [t.Dissolve(hq) for hq in hqs],
        lambda act: why_not_dissolve(phase, act),
        types=(t.Dissolve,),
    )


@rule("20.3b")
def take_dissolve(book: Book, d: t.D, f: Frame, side: str, action: t.Dissolve) -> None:
    """It goes back to the pool."""
    space = d.private[side].units[action.hq].at
    leave(book, d, side, (action.hq,), carried=True)
    d.emit(HqTaken("20.3b", side, space))


MOVEMENT = (Extra(t.Dissolve, dissolve_choice, take_dissolve),)
