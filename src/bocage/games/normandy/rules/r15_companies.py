"""Chapter 15: battalions break down into companies, and companies become battalions again."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from bocage.games.normandy import types as t
from bocage.games.normandy.book import Book
from bocage.games.normandy.book.book import AIRBORNE
from bocage.games.normandy.events import BrokeDown, Joined
from bocage.games.normandy.rules.common import (
    company_of,
    free_companies,
    own_of,
    place,
    stacks_of,
    units_at,
)
from bocage.games.normandy.rules.phase import Extra, Phase
from bocage.games.normandy.state import overfull
from bocage.games.normandy.state.net import division_of
from bocage.kernel.api import (
    Choice,
    Form,
    Frame,
    Illegal,
    NoneOf,
    OneOf,
    Pick,
    Subset,
    refuse,
    rule,
)

ANY_BATTALION = 7  # the turn (8 June) from which those who have dropped join any of the division
WHOLE = 3  # steps of a battalion that breaks down into as many companies


# -- breaking down ----------------------------------------------------------------------------


@rule("15.2a")
def why_not_before_moving(phase: Phase, unit: str) -> Illegal | None:
    """Only in the movement phase, and before the unit moves."""
    own = phase.own.units.get(unit)
    if own is None:
        return refuse("15.2a", "not-yours", unit=unit)
    if phase.f.mechanized:
        return refuse("15.2a", "movement-phase-only")
    if phase.f.joined:
        return refuse("15.4a", "phase-closed")
    if own.flags & t.WALKED:
        return refuse("15.2a", "has-moved", unit=unit)
    return None


@rule("15.2b")
def why_not_break_down(phase: Phase, act: t.BreakDown) -> Illegal | None:
    """Only a full unit of three steps becomes three companies."""
    bad = why_not_before_moving(phase, act.unit)
    if bad is not None:
        return bad
    steps = phase.book.counters[act.unit].steps
    if steps != WHOLE or phase.own.units[act.unit].steps != WHOLE:
        return refuse("15.2b", "not-whole", unit=act.unit)
    return why_not_companies(phase, act.unit, WHOLE)


@rule("15.2b", "15.4.1a", "15.4.2")
def why_not_companies(phase: Phase, unit: str, number: int) -> Illegal | None:
    """There must be counters of that kind."""
    free = free_companies(phase.book, phase.own.units, unit)
    return refuse("15.2b", "no-companies", unit=unit) if len(free) < number else None


@rule("15.2b")
def why_not_shed(phase: Phase, act: t.Shed) -> Illegal | None:
    """A unit of three steps sheds one, whole or reduced; one of two steps only if it is whole."""
    bad = why_not_before_moving(phase, act.unit)
    if bad is not None:
        return bad
    full, steps = phase.book.counters[act.unit].steps, phase.own.units[act.unit].steps
    if full < 2 or (full < WHOLE and steps < full):
        return refuse("15.2b", "nothing-to-shed", unit=act.unit)
    residual = 1 if full == WHOLE and steps < full else 0
    return why_not_companies(phase, act.unit, 1 + residual)


def break_down_choice(phase: Phase) -> Choice:
    """A battalion that becomes three companies."""
    acts = [t.BreakDown(unit) for unit in phase.own.units]
    found = [act for act in acts if why_not_break_down(phase, act) is None]
    if not found:
        none = refuse("15.2b", "none-to-break")
        return NoneOf(t.BreakDown, none, lambda act: why_not_break_down(phase, act))
    return OneOf(found, lambda act: why_not_break_down(phase, act))


def shed_choice(phase: Phase) -> Choice:
    """A battalion that sheds a company."""
    acts = [t.Shed(unit) for unit in phase.own.units]
    found = [act for act in acts if why_not_shed(phase, act) is None]
    if not found:
        none = refuse("15.2b", "none-to-break")
        return NoneOf(t.Shed, none, lambda act: why_not_shed(phase, act))
    return OneOf(found, lambda act: why_not_shed(phase, act))


@rule("15.1", "15.2b")
def take_break_down(book: Book, d: t.D, f: Frame, side: str, action: t.BreakDown) -> None:
    """Three companies lie where the battalion was."""
    own = own_of(d, action.unit)
    heirs = free_companies(book, d.private[side].units, action.unit)[:WHOLE]
    owns = {heir: replace(own, steps=1) for heir in heirs}
    place(book, d, side, owns, without=(action.unit,), gone=(action.unit,))
    d.emit(BrokeDown("15.2b", (action.unit,), tuple(heirs), own.at), to=(side,))


@rule("15.1", "15.2b")
def take_shed(book: Book, d: t.D, f: Frame, side: str, action: t.Shed) -> None:
    """The battalion loses a step to a company; two that are left of it are two companies."""
    own = own_of(d, action.unit)
    free = free_companies(book, d.private[side].units, action.unit)
    if book.counters[action.unit].steps == WHOLE and own.steps < WHOLE:
        heirs = free[:2]
        owns = {heir: replace(own, steps=1) for heir in heirs}
        place(book, d, side, owns, without=(action.unit,), gone=(action.unit,))
    else:
        heirs = free[:1]
        owns = {action.unit: replace(own, steps=own.steps - 1)}
        owns |= {heir: replace(own, steps=1) for heir in heirs}
        place(book, d, side, owns)
    d.emit(BrokeDown("15.2b", (action.unit,), tuple(heirs), own.at), to=(side,))


# -- joining ----------------------------------------------------------------------------------


@rule("15.4a", "15.4d")
def why_not_yet(phase: Phase, space: str) -> Illegal | None:
    """Only in the movement phase, and where stacking is in order."""
    if phase.f.mechanized:
        return refuse("15.4a", "movement-phase-only")
    if overfull(phase.book, phase.public, phase.own, space):
        return refuse("6.2a", "overfull", space=space)
    return None


def suits(book: Book, unit: str, company: str) -> bool:
    """Whether a company is of the kind into which a unit breaks down."""
    small, large = book.counters[company], book.counters[unit]
    return (
        "pool" in small.flags
        and small.nation == large.nation
        and small.type == company_of(book, unit)
    )


@rule("15.4a")
def why_not_combine(phase: Phase, act: t.Combine) -> Illegal | None:
    """Two or three companies of one hex, next to the headquarters, become a lost battalion."""
    book, own = phase.book, phase.own
    if act.unit not in lost_of(own) or book.counters[act.unit].steps != WHOLE:
        return refuse("15.4a", "not-lost", unit=act.unit)
    spaces = {own.units[u].at for u in act.by if u in own.units}
    if not 2 <= len(act.by) <= WHOLE or len(spaces) != 1 or not own.units.keys() >= set(act.by):
        return refuse("15.4a", "two-or-three")
    if not all(suits(book, act.unit, u) for u in act.by):
        return refuse("15.4a", "wrong-company", unit=act.unit)
    if any(is_strange(phase, act.unit, u) for u in act.by):
        return refuse("15.4c", "other-battalion", unit=act.unit)
    space = spaces.pop()
    if not near_headquarters(phase, act.unit, space):
        return refuse("15.4a", "no-headquarters", unit=act.unit)
    return why_not_yet(phase, space)


def lost_of(own: t.Private) -> tuple[str, ...]:
    """Battalions that are not on the map: eliminated, broken down, or never formed on landing."""
    return (*own.gone, *(unit for unit, box in own.boxed.items() if box == AIRBORNE))


@rule("15.4c")
def is_strange(phase: Phase, unit: str, company: str) -> bool:
    """Until 8 June those who have dropped become their own battalion, later any of the division."""
    own, kin = phase.own, phase.own.kin.get(company)
    if phase.public.turn < ANY_BATTALION:
        return (kin is not None or unit in own.boxed) and kin != unit
    counters = phase.book.counters
    return kin is not None and counters[kin].formation != counters[unit].formation


@rule("15.4a")
def near_headquarters(phase: Phase, unit: str, space: str) -> bool:
    """Next to its division's headquarters, or to a corps headquarters if it has no division."""
    book = phase.book
    near = {space, *book.grid.neighbours(space)}
    home, nation = division_of(book, unit), book.counters[unit].nation
    for hq, own in phase.own.units.items():
        counter = book.counters[hq]
        corps = counter.type == "hq-corps" and counter.nation == nation
        if own.at in near and (hq == home or (home is None and corps)):
            return True
    return False


def combine_choice(phase: Phase) -> Choice:
    """A battalion that was lost, and companies."""
    found = list(combinable(phase))
    none = NoneOf(
        t.Combine, refuse("15.4a", "none-to-combine"), lambda act: why_not_combine(phase, act)
    )
    if not found:
        return none
    units = list(dict.fromkeys(unit for unit, _ in found))
    parts = (
        Pick("unit", lambda done: units),
        Subset(
            "by",
            lambda done: [u for unit, stack in found if unit == done["unit"] for u in stack],
            low=2,
            high=WHOLE,
        ),
    )
    return Form(t.Combine, parts, lambda act: why_not_combine(phase, act))


def combinable(phase: Phase) -> Iterable[tuple[str, Sequence[str]]]:
    """Lost battalions, each with the companies of a hex of which it could be made."""
    book = phase.book
    for stack in stacks_of(phase.book, phase.own.units).values():
        pool = [unit for unit in stack if "pool" in book.counters[unit].flags]
        for unit in lost_of(phase.own) if len(pool) > 1 else ():
            fit = [
                company
                for company in pool
                if suits(book, unit, company) and not is_strange(phase, unit, company)
            ]
            if len(fit) > 1 and why_not_combine(phase, t.Combine(unit, tuple(fit[:2]))) is None:
                yield unit, fit


@rule("15.4a")
def take_combine(book: Book, d: t.D, f: Frame, side: str, action: t.Combine) -> None:
    """The battalion lies where the companies were; nobody moves any more in this phase."""
    own = own_of(d, action.by[0])
    flags = own.flags | t.WALKED
    owns = {action.unit: replace(own, steps=len(action.by), flags=flags)}
    place(book, d, side, owns, without=action.by, back=(action.unit,))
    boxed = d.private[side].boxed
    if action.unit in boxed:
        d.carry(side, boxed={u: box for u, box in boxed.items() if u != action.unit})
    d.remember(joined=True)
    d.emit(Joined("15.4a", action.unit, action.by, own.at), to=(side,))


@rule("15.4d")
def why_not_absorb(phase: Phase, act: t.Absorb) -> Illegal | None:
    """A reduced battalion takes in a company that lies with it."""
    book, units = phase.book, phase.own.units
    if act.unit not in units or act.company not in units:
        return refuse("15.4d", "not-yours", unit=act.unit)
    own = units[act.unit]
    if own.at != units[act.company].at:
        return refuse("15.4d", "one-hex")
    if "pool" in book.counters[act.unit].flags or own.steps >= book.counters[act.unit].steps:
        return refuse("15.4d", "not-reduced", unit=act.unit)
    if not suits(book, act.unit, act.company):
        return refuse("15.4d", "wrong-company", unit=act.unit)
    return why_not_yet(phase, own.at)


def absorb_choice(phase: Phase) -> Choice:
    """A reduced battalion and a company."""
    book, own = phase.book, phase.own
    acts = [
        t.Absorb(unit, company)
        for company, there in own.units.items()
        if "pool" in book.counters[company].flags
        for unit in units_at(own.units, there.at)
    ]
    found = [act for act in acts if why_not_absorb(phase, act) is None]
    if not found:
        none = refuse("15.4d", "none-to-absorb")
        return NoneOf(t.Absorb, none, lambda act: why_not_absorb(phase, act))
    return OneOf(found, lambda act: why_not_absorb(phase, act))


@rule("15.4d")
def take_absorb(book: Book, d: t.D, f: Frame, side: str, action: t.Absorb) -> None:
    """The battalion has a step more; nobody moves any more in this phase."""
    own = own_of(d, action.unit)
    owns = {action.unit: replace(own, steps=own.steps + 1, flags=own.flags | t.WALKED)}
    place(book, d, side, owns, without=(action.company,))
    d.remember(joined=True)
    d.emit(Joined("15.4d", action.unit, (action.company,), own.at), to=(side,))


COMPANIES = (
    Extra(t.BreakDown, break_down_choice, take_break_down),
    Extra(t.Shed, shed_choice, take_shed),
    Extra(t.Combine, combine_choice, take_combine),
    Extra(t.Absorb, absorb_choice, take_absorb),
)
