"""Chapter 10.9 - Ships: where they may lie, how many, and the mines that they meet."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from bocage.games.normandy import types as t
from bocage.games.normandy.book import Book
from bocage.games.normandy.book.rows import Counter
from bocage.games.normandy.events import Mined, Sailed
from bocage.games.normandy.rules.phase import Phase
from bocage.kernel.api import (
    Action,
    Ask,
    Choice,
    Form,
    Frame,
    Illegal,
    Menu,
    OneOf,
    Pick,
    Step,
    refuse,
    rule,
)

BIG = frozenset({"bb", "ca", "cl"})
HEAVY, FAR, NEAR = 5, 3, 2  # strength from which ships keep off; hexes from land
MOST, MOST_SHIPS = 12, 3


@rule("10.9b", "18.8.3a", "18.8.3b")
def keeps_off(counter: Counter, *, first: bool) -> int:
    """How many hexes a ship keeps from land."""
    if counter.size in BIG and (counter.artillery or 0) >= HEAVY:
        return FAR
    return NEAR if first else 0


def waters(book: Book) -> dict[str, int]:
    """The hexes where ships may be at all, with how far they are from land."""
    land = book.country
    ashore = [n for n, row in enumerate(land.rows) if row.coast != "all-sea"]
    far = dict.fromkeys(ashore, 0)
    edge, distance = ashore, 0
    while edge and distance < FAR:
        distance += 1
        ahead = [b for a in edge for b in land.around[a] if b not in far]
        edge = list(dict.fromkeys(ahead))
        far.update(dict.fromkeys(edge, distance))
    return {
        row.hex: far.get(n, FAR)
        for n, row in enumerate(land.rows)
        if row.coast is not None and row.naval != "closed" and row.hex in book.area
    }


@rule("10.9b", "10.9d", "18.8.3a")
def why_not_water(book: Book, ship: str, space: str, *, first: bool) -> Illegal | None:
    """Why a ship cannot lie in a hex at all."""
    known, counter = book.memo.printed(waters), book.counters[ship]
    if space not in known:
        return refuse("10.9d", "closed-water", space=space)
    sea = book.country.rows[book.country.num[space]].coast == "all-sea"
    if not sea and (first or counter.size in BIG):
        return refuse("10.9b", "not-at-sea-hex", space=space)
    least = keeps_off(counter, first=first)
    if known[space] < least:
        return refuse("18.8.3a" if first else "10.9b", "too-near-land", space=space, least=least)
    return None


@rule("10.9c", "18.8.3b", "6.1b")
def why_not_berth(book: Book, public: t.Public, ship: str, space: str) -> Illegal | None:
    """Why there is no room for a ship."""
    there = [s for s, state in public.ships.items() if state.at == space and s != ship]
    points = sum(book.counters[s].artillery or 0 for s in (*there, ship))
    if len(there) >= MOST_SHIPS or points > MOST:
        return refuse("10.9c", "ships-full", space=space, most=MOST, ships=MOST_SHIPS)
    return None


@rule("10.9a", "10.9e")
def why_not_sail(book: Book, public: t.Public, f: t.Fleet, act: t.Sail) -> Illegal | None:
    """Why a ship does not go there."""
    state = public.ships.get(act.ship)
    if state is None:
        return refuse("10.9a", "no-ship", unit=act.ship)
    if state.at == act.space:
        return refuse("10.9a", "there-already", unit=act.ship)
    bad = why_not_water(book, act.ship, act.space, first=f.first)
    return bad or why_not_berth(book, public, act.ship, act.space)


@rule("10.9e")
def sail(book: Book, d: t.D, ship: str, space: str, clause: str) -> bool:
    """A ship leaves its hex and may meet a mine; whether it is still there."""
    roll = 1 + d.below(10, "10.9e")
    hit = next(row for row in book.tables.mines if row.first <= roll <= row.last).result == "hit"
    ships = dict(d.public.ships)
    state = ships.pop(ship)
    if not hit:
        ships[ship] = replace(state, at=space)
    d.put(ships={s: ships[s] for s in book.counters if s in ships})
    d.emit(Sailed(clause, ship, space))
    d.emit(Mined("10.9e", ship, roll, hit))
    return not hit


def sail_choice(phase: Phase) -> Choice:
    """A ship, and a hex."""
    book, public, f = phase.book, phase.public, phase.f
    waters_now: dict[str, list[str]] = {}

    def spaces(done: Any) -> Sequence[str]:
        ship = done["ship"]
        if ship not in waters_now:
            hexes = book.memo.printed(waters)
            acts = (t.Sail(ship, at) for at in hexes)
            waters_now[ship] = [
                act.space for act in acts if why_not_sail(book, public, f, act) is None
            ]
        return waters_now[ship]

    ships = list(public.ships)
    return Form(
        t.Sail,
        (Pick("ship", lambda done: ships), Pick("space", spaces)),
        lambda act: why_not_sail(book, public, f, act),
    )


@rule("18.8.3a")
def why_not_done(public: t.Public, f: t.Fleet) -> Illegal | None:
    """The first time all ships are placed."""
    left = [s for s, state in public.ships.items() if state.at is None]
    return refuse("18.8.3a", "ships-wait", units=tuple(left)) if f.first and left else None


def end_choice(phase: Phase) -> Choice:
    """The fleet stays where it is."""
    return OneOf((t.EndSailing(),), lambda act: why_not_done(phase.public, phase.f))


MAKERS: Mapping[type[Action], Any] = {t.Sail: sail_choice, t.EndSailing: end_choice}


class FleetStep(Step):
    """At night, and at the end of the invasion, ships go where they like."""

    @rule("10.9a", "12.5.2a")
    def run(self, book: Book, d: t.D, f: t.Fleet) -> None:
        """All are ready again; without ships nobody is asked."""
        match f.stage:
            case "start":
                ready = {s: replace(o, face=t.READY) for s, o in d.public.ships.items()}
                if not ready:
                    return d.finish()
                if not f.first:
                    d.put(ships=ready)
                return d.goto("open")
            case "over":
                return d.finish()

    def who(self, book: Book, public: t.Public, f: t.Fleet) -> tuple[Ask, ...]:
        """The Allies."""
        return (Ask(f.side, "fleet", "18.8.3a" if f.first else "10.9a"),)

    def choice(self, book: Book, seen: t.Seen, f: t.Fleet, ask: Ask) -> Choice:
        """A ship goes, or all stay."""
        return Menu("10.9a", MAKERS, Phase(book, seen, f))

    def take(self, book: Book, d: t.D, f: t.Fleet, side: str, action: Action) -> None:
        """It goes."""
        if isinstance(action, t.Sail):
            sail(book, d, action.ship, action.space, "18.8.3a" if f.first else "10.9a")
        else:
            d.goto("over")


STEPS: Mapping[type[Frame], Step] = {t.Fleet: FleetStep()}
