"""The position before anything has happened: own counters in their places, piles for everybody."""

from __future__ import annotations

from typing import Any

from bocage.games.normandy import types as t
from bocage.games.normandy.book import Book
from bocage.kernel.api import rule

MARKS: dict[str, t.Mark] = {"strongpoint": "strongpoint", "battery": "battery"}


def public_at_start(book: Book) -> t.Public:
    """Piles, turn and points."""
    row = book.scenario
    return t.Public(
        piles={hex_: pile_of(book, hex_) for hex_ in book.stacks},
        turn=row.first,
        csp=row.csp,
        weather=book.conditions.weather,
        forecast=book.conditions.forecast,
        control=control_at_start(book),
        works=dict.fromkeys(book.trenches, "entrenched"),
        air=t.Air(total=row.air),
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


def pile_of(book: Book, hex_: str) -> t.Pile:
    """What everybody sees of those that start in a hex."""
    here = [book.counters[row.unit] for row in book.stacks[hex_]]
    marks: list[t.Mark] = [
        mark for type_, mark in MARKS.items() if any(c.type == type_ for c in here)
    ]
    if hex_ in book.trenches:
        marks.append("entrenched")
    return t.Pile(
        side=here[0].side,
        nation=here[0].nation,
        n=sum(counter.type not in MARKS for counter in here),
        zoc=any(not counter.is_support for counter in here),
        since=0,
        marks=tuple(marks),
    )


@rule("21.0b")
def private_at_start(book: Book) -> dict[str, t.Private]:
    """The counters of each side, and its companies."""
    units: dict[str, dict[str, t.Own]] = {side: {} for side in t.SIDES}
    for hex_, rows in book.stacks.items():
        for row in rows:
            units[book.side_of[row.unit]][row.unit] = t.Own(hex_, book.steps(row))
    return {
        side: t.Private(
            {unit: units[side][unit] for unit in book.counters if unit in units[side]},
            pools=pools(book, side),
            waiting=tuple(r.unit for r in book.start.arrivals if book.side_of[r.unit] == side),
            feldersatz=feldersatz(book) if side == t.GERMAN else {},
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


def pools(book: Book, side: str) -> dict[str, int]:
    """How many companies of each kind a side has left, by nation and type."""
    started: dict[Any, int] = {}
    for row in book.start.setup:
        counter = book.counters[row.unit]
        if "pool" in counter.flags:
            key = (counter.nation, counter.type)
            started[key] = started.get(key, 0) + 1
    return {
        f"{row.nation}-{row.type}": row.count - started.get((row.nation, row.type), 0)
        for row in book.tables.pools
        if (row.nation == "german") == (side == t.GERMAN)
    }
