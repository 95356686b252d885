"""Chapter 9.6: replacement steps under German headquarters."""

from __future__ import annotations

from bocage.games.normandy import types as t
from bocage.games.normandy.book import Book
from bocage.games.normandy.events import Mended, StepsSpent
from bocage.games.normandy.rules.phase import Extra, Phase
from bocage.games.normandy.rules.r09_losses import prices
from bocage.games.normandy.rules.r09_replace import add_step
from bocage.games.normandy.state.net import division_of, net_of
from bocage.kernel.api import Choice, Frame, Illegal, OneOf, refuse, rule


def price(book: Book, own: t.Private, unit: str) -> int | None:
    """The steps that the next step of a unit takes; None: it needs more than men."""
    found = prices(book, unit)
    at = own.units[unit].steps
    price = found[at] if at < len(found) else None
    return price[1] if price is not None and price[0] == "inf" else None


@rule("9.6a", "9.6b", "7.7e")
def why_not_refill(phase: Phase, act: t.Refill) -> Illegal | None:
    """Why a unit gets no step: infantry of the division, reduced, in general supply."""
    book, own = phase.book, phase.own
    state = own.units.get(act.unit)
    if state is None or state.steps >= book.counters[act.unit].steps:
        return refuse("9.6b", "not-reduced", unit=act.unit)
    home = division_of(book, act.unit)
    if home is None or home not in own.units or not own.feldersatz.get(home):
        return refuse("9.6a", "no-steps", unit=act.unit)
    cost = price(book, own, act.unit)
    if cost is None:
        return refuse("9.6b", "not-infantry", unit=act.unit)
    if cost > own.feldersatz[home]:
        return refuse("9.6b", "few-steps", unit=act.unit, hq=home)
    net = net_of(book, phase.public, own, phase.side)
    return None if net.general(act.unit) else refuse("7.5c", "no-supply", unit=act.unit)


def refill_choice(phase: Phase) -> Choice:
    """A reduced unit of a division that has steps."""
    book, own = phase.book, phase.own
    candidates = [
        t.Refill(unit)
        for unit, state in own.units.items()
        if own.feldersatz and state.steps < book.counters[unit].steps
    ]
    return OneOf(candidates, lambda act: why_not_refill(phase, act), types=(t.Refill,))


@rule("9.6b")
def take_refill(book: Book, d: t.D, f: Frame, side: str, action: t.Refill) -> None:
    """A step goes from the headquarters to the unit, wherever that is; nobody sees which."""
    own = d.private[side]
    hq, cost = division_of(book, action.unit) or "", price(book, own, action.unit) or 0
    left = {**own.feldersatz, hq: own.feldersatz[hq] - cost}
    add_step(book, d, side, action.unit)
    d.carry(side, feldersatz={h: n for h, n in left.items() if n})
    d.emit(StepsSpent("9.6b", hq, action.unit, left[hq]), to=(side,))
    state = d.private[side].units[action.unit]
    d.emit(Mended("9.6b", action.unit, state.steps, state.at), to=(side,))


MOVEMENT = (Extra(t.Refill, refill_choice, take_refill),)
