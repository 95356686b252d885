"""Chapter 7: places with headquarters that supply more than their own units."""

from __future__ import annotations

from collections.abc import Iterable

from bocage.games.normandy import types as t
from bocage.games.normandy.book import Book
from bocage.games.normandy.events import Attached
from bocage.games.normandy.rules.phase import Extra, Phase
from bocage.games.normandy.state.net import Net, bond, net_of, seated
from bocage.kernel.api import Choice, Form, Frame, Illegal, Pick, refuse, rule


@rule("7.2b", "7.2c")
def why_not_attach(net: Net, act: t.Attach) -> Illegal | None:
    """Why a unit cannot take a place: it must need one, trace to it, and find it free."""
    if act.unit not in net.units or act.hq not in net.units:
        return refuse("7.2b", "not-here", unit=act.unit)
    if act.unit in net.attached:
        return refuse("7.2c", "attached-already", unit=act.unit, hq=net.attached[act.unit])
    if not net.book.counters[act.hq].is_hq:
        return refuse("7.2b", "no-hq", hq=act.hq)
    bad = why_not_place(net, act.unit, act.hq)
    if bad is None and act.hq not in net.hqs(act.unit):
        return refuse("7.2a", "no-line", hq=act.hq)
    return bad


@rule("7.2b")
def why_not_place(net: Net, unit: str, hq: str) -> Illegal | None:
    """Why a headquarters has no place for a unit: it needs none, or all are taken."""
    if bond(net.book, unit, hq) in ("own", "corps"):
        return refuse("7.2b", "needs-no-place", unit=unit, hq=hq)
    return net.why_not_slot(unit, hq)


def open_to(net: Net, unit: str) -> list[str]:
    """The headquarters with which a unit may take a place."""
    if unit in net.attached:
        return []
    return [hq for hq in net.hqs(unit) if why_not_place(net, unit, hq) is None]


def attach_choice(phase: Phase) -> Choice:
    """A unit, and a headquarters that has room."""
    net = net_of(phase.book, phase.public, phase.own, phase.side)
    found: dict[str, list[str]] = {}

    def units(done: object) -> list[str]:
        if not found:
            found.update({unit: open_to(net, unit) for unit in net.units})
        return [unit for unit, hqs in found.items() if hqs]

    return Form(
        t.Attach,
        (Pick("unit", units), Pick("hq", lambda done: open_to(net, done["unit"]))),
        lambda act: why_not_attach(net, act),
    )


def attach(d: t.D, side: str, unit: str, hq: str) -> None:
    """A unit is attached for the rest of the phase; that shows nothing."""
    d.carry(side, attached={**d.private[side].attached, unit: hq})
    d.emit(Attached("7.2c", unit, hq), to=(side,))


def take_attach(book: Book, d: t.D, f: Frame, side: str, action: t.Attach) -> None:
    """As the owner wants it."""
    attach(d, side, action.unit, action.hq)


def claim(book: Book, d: t.D, side: str, units: Iterable[str]) -> None:
    """Units that begin to move or fight take the places that they need."""
    own = d.private[side]
    for unit, hq in seated(book, d.public, own, side, units).attached.items():
        if unit not in own.attached:
            attach(d, side, unit, hq)


MOVEMENT = (Extra(t.Attach, attach_choice, take_attach),)
COMBAT = MOVEMENT
