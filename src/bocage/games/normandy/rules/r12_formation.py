"""Chapter 12.1 - Who may attack together: one division, and those that are attached to it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from bocage.games.normandy.book import Book
from bocage.games.normandy.state.net import EXTRA, KG_UNITS, STRANGERS, Net, bond, is_stranger
from bocage.kernel.api import Illegal, refuse, rule


class Command(NamedTuple):
    """Under whom counters act together, and which of them are attached for it."""

    hq: str  # empty: they are of one formation, or one alone
    attached: tuple[str, ...] = ()


def of_one(book: Book, units: Sequence[str]) -> bool:
    """Whether counters are of one division or brigade by themselves."""
    first = book.counters[units[0]]
    if len(units) == 1:
        return True
    return first.formation is not None and all(
        (book.counters[unit].nation, book.counters[unit].formation)
        == (first.nation, first.formation)
        for unit in units
    )


@rule("12.1d", "20.3b")
def commands(book: Book, net: Net, units: Sequence[str]) -> tuple[Command, ...]:
    """Everybody under whom these may attack together; the first asks for the fewest places."""
    found = [Command("")] if of_one(book, units) else []
    for hq in net.lines.at:
        kind = book.counters[hq].type
        if kind == "hq-kg" and in_battle_group(net, hq, units):
            found.append(Command(hq, tuple(units)))
        elif kind == "hq-div" and why_not_under(book, net, hq, units) is None:
            found.append(Command(hq, guests(book, hq, units)))
    return tuple(sorted(found, key=lambda command: len(command.attached)))


def guests(book: Book, hq: str, units: Iterable[str]) -> tuple[str, ...]:
    """Those who are not of the division itself."""
    return tuple(unit for unit in units if bond(book, unit, hq) != "own")


@rule("20.3b", "12.1d")
def in_battle_group(net: Net, hq: str, units: Sequence[str]) -> bool:
    """The counters that a battle group supplies are one formation."""
    new = [unit for unit in units if net.attached.get(unit) != hq]
    room = KG_UNITS - len(net.guests(hq)) >= len(new)
    free = all(net.attached.get(unit) in (None, hq) for unit in units)
    return room and free and all(hq in net.hqs(unit) for unit in units)


@rule("12.1e", "6.3b", "7.2b", "7.2e")
def why_not_under(book: Book, net: Net, hq: str, units: Sequence[str]) -> Illegal | None:
    """Why a division cannot lead these: supply, nation, and the places that it has."""
    extra = list(net.guests(hq))
    for unit in guests(book, hq, units):
        if not attachable(book, net, hq, unit):
            return refuse("12.1e", "not-attachable-now", unit=unit, hq=hq)
        if unit not in extra:
            extra.append(unit)
    _, counted = net.split_guests(tuple(extra))
    if len(counted) > EXTRA:
        return refuse("12.1e", "too-many-attached", hq=hq, units=counted)
    strangers = tuple(unit for unit in counted if is_stranger(book, unit, hq))
    if len(strangers) > STRANGERS:
        return refuse("7.2b", "stranger-taken", hq=hq, units=strangers)
    return None


@rule("12.1e", "7.2d")
def attachable(book: Book, net: Net, hq: str, unit: str) -> bool:
    """Whether a counter draws supply from the division's headquarters or its corps'."""
    if bond(book, unit, hq) is None or net.attached.get(unit) not in (None, hq):
        return False
    return net.draws_on(unit, hq)


def why_not_together(book: Book, net: Net, units: Sequence[str]) -> Illegal | None:
    """Why these cannot attack in one combat."""
    if commands(book, net, units):
        return None
    divisions = [hq for hq in net.lines.at if book.counters[hq].type == "hq-div"]
    homes = [hq for hq in divisions if any(bond(book, unit, hq) == "own" for unit in units)]
    for hq in homes:
        bad = why_not_under(book, net, hq, units)
        if bad is not None:
            return bad
    return refuse("12.1d", "no-common-command", units=tuple(units))
