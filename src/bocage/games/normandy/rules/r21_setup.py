"""The position before anything has happened: own counters in their places, piles for everybody."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Any

from bocage.games.normandy import types as t
from bocage.games.normandy.book import Book
from bocage.games.normandy.book.rows import BeachRow, SetupRow
from bocage.kernel.api import rule

WHOLE = 3  # steps of a battalion that breaks down
SWIMMERS = "dd"
HELD = "0:"  # so many companies in the holding box, as if it were a wave


def public_at_start(book: Book) -> t.Public:
    """Piles, turn and points."""
    row = book.scenario
    owns, _ = book.memo.printed(units_at_start)
    piles: dict[str, list[str]] = {}
    for unit, own in owns.items():
        piles.setdefault(own.at, []).append(unit)
    return t.Public(
        piles={hex_: pile_of(book, hex_, units) for hex_, units in piles.items()},
        turn=row.first,
        csp=row.csp,
        weather=book.conditions.weather,
        forecast=book.conditions.forecast,
        control=control_at_start(book),
        works=dict.fromkeys(book.trenches, "entrenched"),
        air=t.Air(total=row.air),
        aloft=tuple(book.drops),
        ships={r.unit: t.Ship() for r in book.start.setup if r.mode == "naval" and book.beaches},
    )


def control_at_start(book: Book) -> dict[str, str]:
    """Who holds the hexes that count: as it is given, or who supplies from them or is nearest."""
    found: dict[str, str] = dict(book.control)
    for source in book.sources:
        found |= dict.fromkeys(source.hexes, source.side)
    scored = {space for row in book.victory for space in row.hexes if space not in found}
    for space in sorted(scored):
        near = min(book.stacks, key=lambda at: book.grid.distance(space, at), default=None)
        unit = book.stacks[near][0].unit if near is not None else None
        found[space] = t.GERMAN if unit is None else book.side_of[unit]
    return found


def pile_of(book: Book, hex_: str, units: Sequence[str]) -> t.Pile:
    """What everybody sees of those that start in a hex."""
    here = [book.counters[unit] for unit in units]
    marks: list[t.Mark] = [
        mark for type_, mark in t.MARKS.items() if any(c.type == type_ for c in here)
    ]
    if hex_ in book.trenches:
        marks.append("entrenched")
    return t.Pile(
        side=here[0].side,
        nation=here[0].nation,
        n=sum(counter.type not in t.MARKS for counter in here),
        zoc=any(not counter.is_support for counter in here),
        since=0,
        marks=tuple(marks),
    )


Owns = dict[str, t.Own]


@rule("19.5c")
def held_at_start(book: Book) -> dict[str, str]:
    """By beach, the kind of a company that has made room for tanks and is in its holding box."""
    from bocage.games.normandy.rules.common import company_of

    found: dict[str, str] = {}
    for row in book.start.setup:
        if any(part.startswith(HELD) for part in row.split) and row.hex in book.queue_at:
            found[book.queue_at[row.hex][0].hex] = company_of(book, row.unit) or ""
    return found


def units_at_start(book: Book) -> tuple[Owns, dict[str, str]]:
    """Where all counters start, in the order of the book; and the battalions in holding boxes."""
    found: Owns = {}
    boxed: dict[str, str] = {}
    taken = {row.unit for row in book.start.setup}
    for hex_, rows in book.stacks.items():
        for row in rows:
            beach = book.queue_at.get(hex_, (None, 0))[0] or book.beach_at.get(hex_)
            if beach is not None and row.mode == "assault" and breaks_down(book, row.unit):
                boxed[row.unit] = beach.site
                for company, at in companies_of(book, row, beach, taken):
                    taken.add(company)
                    found[company] = t.Own(at, 1)
            else:
                found[row.unit] = t.Own(hex_, book.steps(row))
    return {unit: found[unit] for unit in book.counters if unit in found}, boxed


@rule("18.2b", "18.2g")
def breaks_down(book: Book, unit: str) -> bool:
    """Battalions of the first waves land as companies; guns and headquarters do not."""
    counter = book.counters[unit]
    return counter.steps == WHOLE and counter.artillery is None and counter.type != "recon"


@rule("18.2b", "19.6.2a")
def companies_of(
    book: Book, row: SetupRow, beach: BeachRow, taken: Collection[str]
) -> list[tuple[str, str]]:
    """The companies of a battalion, and the assault hexes where they start."""
    from bocage.games.normandy.rules.common import company_of

    nation, kind = book.counters[row.unit].nation, company_of(book, row.unit)
    free = {
        word: [u for u in book.companies.get((nation, word), ()) if u not in taken]
        for word in (kind or "", SWIMMERS)
    }
    found: list[tuple[str, str]] = []
    held = any(part.startswith(HELD) for part in row.split)
    for part in row.split:
        if part.startswith(HELD):
            continue
        wave, _, many = part.partition(":")
        at = beach.queue[int(wave) - 1]
        for word in many.split("+"):
            swim = word.endswith(SWIMMERS)
            names = free[SWIMMERS if swim else kind or ""]
            found += [(names.pop(0), at) for _ in range(int(word.removesuffix(SWIMMERS)))]
    while len(found) < WHOLE - held:
        found.append((free[kind or ""].pop(0), row.hex or ""))
    return found


@rule("21.0b")
def private_at_start(book: Book) -> dict[str, t.Private]:
    """The counters of each side, and its companies."""
    owns, boxed = book.memo.printed(units_at_start)
    units: dict[str, Owns] = {side: {} for side in t.SIDES}
    for unit, own in owns.items():
        units[book.side_of[unit]][unit] = own
    return {
        side: t.Private(
            units[side],
            pools=pools(book, side, units[side]),
            waiting=tuple(r.unit for r in book.start.arrivals if book.side_of[r.unit] == side),
            feldersatz=feldersatz(book) if side == t.GERMAN else {},
            boxed=boxed if side == t.ALLIED else {},
            held=held_at_start(book) if side == t.ALLIED else {},
        )
        for side in t.SIDES
    }


@rule("9.6a")
def feldersatz(book: Book) -> dict[str, int]:
    """The replacement steps that German divisions have, by their headquarters."""
    found: dict[str, int] = {}
    for hq, counter in book.counters.items():
        if counter.type != "hq-div" or counter.side != t.GERMAN:
            continue
        printed = [flag for flag in counter.flags if flag.startswith("feldersatz:")]
        steps = int(printed[0].removeprefix("feldersatz:")) if printed else 0
        if book.feldersatz:
            steps = book.feldersatz.get(counter.formation or "", 0)
        if steps:
            found[hq] = steps
    return found


def pools(book: Book, side: str, units: Iterable[str]) -> dict[str, int]:
    """How many companies of each kind a side has left, by nation and type."""
    started: dict[Any, int] = {}
    for unit in units:
        counter = book.counters[unit]
        if "pool" in counter.flags:
            key = (counter.nation, counter.type)
            started[key] = started.get(key, 0) + 1
    return {
        f"{row.nation}-{row.type}": row.count - started.get((row.nation, row.type), 0)
        for row in book.tables.pools
        if (row.nation == "german") == (side == t.GERMAN)
    }
