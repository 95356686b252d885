"""Chapter 18.5 - In the invasion companies become battalions of the holding boxes, anywhere."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec.structs import replace

from bocage.games.normandy import types as t
from bocage.games.normandy.book import Book
from bocage.games.normandy.book.book import AIRBORNE
from bocage.games.normandy.events import Joined
from bocage.games.normandy.rules.common import company_of, own_of, place, stacks_of
from bocage.games.normandy.rules.phase import Extra, Phase
from bocage.games.normandy.state import overfull
from bocage.kernel.api import Choice, Form, Frame, Illegal, NoneOf, Pick, Subset, refuse, rule

WHOLE = 3
TANKS = ("armor", "dd")


@rule("18.5a", "19.6.2a", "15.4b", "15.4c")
def fits(book: Book, own: t.Private, unit: str, company: str) -> bool:
    """Whether a company is of the kind into which a battalion broke down; tanks are tanks.

    Who has dropped goes back to his own battalion.
    """
    small, large = book.counters[company], book.counters[unit]
    if "pool" not in small.flags or small.nation != large.nation:
        return False
    if own.boxed.get(unit) == AIRBORNE or company in own.kin:
        return own.kin.get(company) == unit
    kind = company_of(book, unit)
    return small.type == kind or (kind in TANKS and small.type in TANKS)


@rule("18.5a", "15.4b", "18.8.1c")
def why_not_regroup(phase: Phase, act: t.Regroup) -> Illegal | None:
    """Two or three companies of a hex ashore, and a battalion of a holding box; no headquarters."""
    book, own = phase.book, phase.own
    if getattr(phase.f, "fired", False):
        return refuse("18.5a", "fired-already")
    if act.unit not in own.boxed:
        return refuse("18.5a", "not-in-box", unit=act.unit)
    spaces = {own.units[u].at for u in act.by if u in own.units}
    if not 2 <= len(act.by) <= WHOLE or len(spaces) != 1 or not own.units.keys() >= set(act.by):
        return refuse("15.4a", "two-or-three")
    if not all(fits(book, own, act.unit, u) for u in act.by):
        return refuse("15.4a", "wrong-company", unit=act.unit)
    space = spaces.pop()
    if space in book.queue_at:
        return refuse("18.5a", "still-at-sea", space=space)
    if overfull(book, phase.public, own, space):
        return refuse("6.2a", "overfull", space=space)
    return None


def possible(phase: Phase) -> Iterator[tuple[str, Sequence[str]]]:
    """Battalions in boxes, each with the companies of a hex that could become one."""
    for stack in stacks_of(phase.book, phase.own.units).values():
        for unit in phase.own.boxed if len(stack) > 1 else ():
            fit = [company for company in stack if fits(phase.book, phase.own, unit, company)]
            if len(fit) > 1 and why_not_regroup(phase, t.Regroup(unit, tuple(fit[:2]))) is None:
                yield unit, fit


def regroup_choice(phase: Phase) -> Choice:
    """A battalion, and its companies."""
    found = list(possible(phase))

    def why_not(act: t.Regroup) -> Illegal | None:
        return why_not_regroup(phase, act)

    if not found:
        late = getattr(phase.f, "fired", False)
        why = "fired-already" if late else "none-to-combine"
        return NoneOf(t.Regroup, refuse("18.5a", why), why_not)
    units = list(dict.fromkeys(unit for unit, _ in found))

    def companies(done: Any) -> list[str]:
        return [u for unit, stack in found if unit == done["unit"] for u in stack]

    parts = (Pick("unit", lambda done: units), Subset("by", companies, low=2, high=WHOLE))
    return Form(t.Regroup, parts, why_not)


@rule("18.5a")
def take_regroup(book: Book, d: t.D, f: Frame, side: str, action: t.Regroup) -> None:
    """The battalion lies where the companies were; it has fired if one of them has."""
    units = d.private[side].units
    own = own_of(d, action.by[0])
    flags = own.flags
    for unit in action.by:
        flags |= units[unit].flags
    owns = {action.unit: replace(own, steps=len(action.by), flags=flags)}
    place(book, d, side, owns, without=action.by)
    boxed = {u: site for u, site in d.private[side].boxed.items() if u != action.unit}
    d.carry(side, boxed=boxed)
    d.emit(Joined("18.5a", action.unit, action.by, own.at), to=(side,))


REGROUP = (Extra(t.Regroup, regroup_choice, take_regroup),)
