"""Chapter 20.1: trucks for German infantry divisions."""

from __future__ import annotations

from bocage.games.normandy import types as t
from bocage.games.normandy.book import Book
from bocage.games.normandy.events import Loaded, TrucksCame
from bocage.games.normandy.rules.phase import Extra, Phase
from bocage.kernel.api import Choice, Frame, Illegal, OneOf, refuse, rule


def trucks_of(book: Book) -> list[str]:
    """All counters of trucks."""
    return [unit for unit, counter in book.counters.items() if "truck" in counter.flags]


@rule("20.1a", "20.1b", "20.1c")
def truck_comes(book: Book, d: t.D) -> None:
    """A counter of trucks may enter, if one is left."""
    part = d.private[t.GERMAN]
    free = [u for u in trucks_of(book) if u not in part.units and u not in part.waiting]
    if free:
        gone = tuple(unit for unit in part.gone if unit != free[0])
        d.carry(t.GERMAN, waiting=(*part.waiting, free[0]), gone=gone)
        d.put(dead=tuple(unit for unit in d.public.dead if unit != free[0]))
        d.emit(TrucksCame("20.1a", free[0]), to=(t.GERMAN,))


@rule("20.1a", "20.1b")
def why_not_load(book: Book, public: t.Public, own: t.Private, act: t.Load) -> Illegal | None:
    """Why trucks are not put under a headquarters: of an infantry division, in their hex."""
    truck, hq = own.units.get(act.truck), own.units.get(act.hq)
    if truck is None or "truck" not in book.counters[act.truck].flags:
        return refuse("20.1a", "no-truck", unit=act.truck)
    if hq is None or not is_infantry(book, act.hq):
        return refuse("20.1a", "no-infantry-division", hq=act.hq)
    if hq.at != truck.at:
        return refuse("20.1a", "not-in-its-hex", hq=act.hq)
    if own.trucks.get(act.truck, ("", 0))[0] == act.hq:
        return refuse("20.1a", "carried-already", hq=act.hq)
    return None


def is_infantry(book: Book, hq: str) -> bool:
    """Whether it is the headquarters of a German infantry division: one without tanks."""
    counter = book.counters[hq]
    if counter.type != "hq-div" or counter.side != t.GERMAN:
        return False
    return not any(
        c.formation == counter.formation and c.type in ("armor", "mech")
        for c in book.tables.counters.values()
        if c.side == t.GERMAN
    )


def load_choice(phase: Phase) -> Choice:
    """Trucks, and a headquarters in their hex."""
    book, public, own = phase.book, phase.public, phase.own
    trucks = [u for u in own.units if "truck" in book.counters[u].flags]
    at = {u: own.units[u].at for u in trucks}
    near = [u for u, o in own.units.items() if trucks and o.at in at.values()]
    candidates = [t.Load(truck, hq) for truck in trucks for hq in near if hq != truck]
    return OneOf(candidates, lambda act: why_not_load(book, public, own, act), types=(t.Load,))


@rule("20.1a", "20.1b")
def take_load(book: Book, d: t.D, f: Frame, side: str, action: t.Load) -> None:
    """They carry this division from now on, or from the next turn if they have left another."""
    held = d.private[side].trucks
    turn = d.public.turn + (action.truck in held)
    d.carry(side, trucks={**held, action.truck: (action.hq, turn)})
    d.emit(Loaded("20.1a", action.truck, action.hq, turn), to=(side,))


MOVEMENT = (Extra(t.Load, load_choice, take_load),)
