"""What is moved and looked at as one: divisions with their regiments, brigades, battle groups."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

from bocage.art.panels import Group, Words
from bocage.games.normandy import types as t
from bocage.games.normandy.book import Book
from bocage.games.normandy.book.rows import Counter
from bocage.games.normandy.state.net import brigades, headquarters
from bocage.games.normandy.table.board import plain

NUMBERED = re.compile(r"(\d*)(?:st|nd|rd|th)? ?(.*)")  # what formations are called
SMALL = 8  # counters of a brigade at most
LEAST = 2  # counters of a part that is told by itself


def groups(book: Book, view: t.Seen) -> Iterator[Group]:
    """Those of the own side, by what is printed on its counters and by who is attached to whom."""
    if view.own is None:
        return
    counters = book.counters
    on_map = {unit: counters[unit] for unit, own in view.own.units.items() if own.at}
    for (nation, formation, corps), units in sorted(belonging(on_map).items(), key=ranked):
        id_ = f"{nation}:{formation or corps}{'' if formation else ' corps'}"
        leads = (unit for unit in units if counters[unit].is_hq)
        title, short = titled(book, nation, formation, corps), formation or corps
        yield Group(id_, title, units, short, next(leads, ""), ground=bool(formation))
        for name, part in sorted(parts(on_map, units).items()):
            if LEAST <= len(part) < len(units):
                title = Words("group-regiment", {"name": name, "kind": nation})
                yield Group(f"{id_}/{name}", title, part, name, within=id_)
    yield from battle_groups(book, view.own)


def belonging(units: Mapping[str, Counter]) -> dict[tuple[str, str, str], tuple[str, ...]]:
    """Counters by nation and division, or the corps whose own troops they are."""
    found: dict[tuple[str, str, str], tuple[str, ...]] = {}
    for unit, counter in units.items():
        if counter.type == "hq-kg" or not (counter.formation or counter.corps):
            continue
        key = (
            counter.nation,
            counter.formation or "",
            "" if counter.formation else counter.corps or "",
        )
        found[key] = (*found.get(key, ()), unit)
    return found


def ranked(item: tuple[tuple[str, str, str], tuple[str, ...]]) -> tuple[Any, ...]:
    """Divisions by their numbers, then what is smaller, then the troops of the corps."""
    (nation, formation, corps), units = item
    number = formation.partition(" ")[0].rstrip("stndrh")
    small = len(units) < SMALL
    return nation, not formation, small, int(number) if number.isdigit() else 0, formation, corps


def parts(units: Mapping[str, Counter], all_of: tuple[str, ...]) -> dict[str, tuple[str, ...]]:
    """The regiments of a division, or its brigades."""
    found: dict[str, tuple[str, ...]] = {}
    for unit in all_of:
        name = units[unit].regiment
        if name:
            found[name] = (*found.get(name, ()), unit)
    return found


def titled(book: Book, nation: str, formation: str, corps: str) -> Words:
    """What a formation is called."""
    if not formation:
        return Words("group-corps", {"name": corps})
    hq = book.memo.printed(headquarters).get((nation, formation))
    if nation == "cw" and formation in book.memo.printed(brigades):
        kind = "brigade"
    elif hq is None:
        kind = "plain"
    else:
        kind = "brigade" if "Bde" in book.tables.counters[hq].name else "division"
    if kind == "plain":
        return Words("group-plain", {"name": formation})
    number, rest = NUMBERED.fullmatch(formation).groups()  # type: ignore[union-attr]
    word = plain(rest) or "foot"
    return Words(f"group-{kind}", {"name": formation, "number": number, "kind": word})


def battle_groups(book: Book, own: t.Private) -> Iterator[Group]:
    """A battle group's headquarters with those that are attached to it in this phase."""
    for unit in own.units:
        counter = book.counters[unit]
        if counter.type == "hq-kg":
            members = (
                unit,
                *(u for u, hq in own.attached.items() if hq == unit and u in own.units),
            )
            number = counter.name.rpartition(" ")[2]
            title = Words("group-kg", {"number": number})
            yield Group(f"kg:{unit}", title, members, f"KG {number}", unit, ground=False)
