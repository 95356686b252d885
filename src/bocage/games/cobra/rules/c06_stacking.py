"""Chapter 6 - Stacking: one division in a hex, and who stands there besides."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal, NamedTuple

from bocage.families.cobra.counters import Counter, british_infantry
from bocage.families.cobra.state import Lines
from bocage.kernel.api import Illegal, refuse, rule

LIMIT = 6  # one division, in sixths
BATTALIONS = 2


class Bulk(NamedTuple):
    """What a counter counts for in a stack."""

    sixths: int
    kind: Literal["hq", "battalion", "ranger", "tank-brigade", "cavalry", "delay", "other"]
    host: str = ""  # who is here as a whole division: `british`, or the US division by its name


def bulk_of(counter: Counter) -> Bulk:
    """By size and kind."""
    if counter.size in ("hq", "delay"):
        return Bulk(0, "hq" if counter.is_hq else "delay")
    if counter.size == "battalion":
        return Bulk(0, "ranger" if counter.type == "ranger" else "battalion")
    kind: Literal["tank-brigade", "cavalry", "other"] = "other"
    if independent_brigade(counter):
        kind = "tank-brigade"
    elif counter.type == "cavalry":
        kind = "cavalry"
    host = "british" if british_infantry(counter) else ""
    if counter.group == "us" and counter.formation:
        host = counter.formation
    return Bulk(sixths(counter), kind, host)


@rule("2008:6.1b", "2008:6.4")
def sixths(counter: Counter) -> int:
    """A division is six, a British brigade three, other brigades, regiments, battle groups two."""
    if counter.size == "division":
        return LIMIT
    british = counter.group == "british" and counter.size == "brigade"
    return LIMIT // 2 if british else LIMIT // 3


@rule("2008:6.2b")
def independent_brigade(counter: Counter) -> bool:
    """A British armoured brigade that belongs to no division."""
    armour = (counter.group, counter.type, counter.size) == ("british", "armour", "brigade")
    return armour and counter.formation is None


def excess(stack: Sequence[Bulk], parts: Mapping[str, int]) -> int:
    """By how much a stack is over the limit; `parts`: how many counters each division has."""
    kinds = [one.kind for one in stack]
    american = whole_us_division(stack, parts)
    return divisions_over(stack, kinds, american) + free_over(kinds, american)


@rule("2008:6.1a")
def divisions_over(stack: Sequence[Bulk], kinds: Sequence[str], american: bool) -> int:
    """The sixths beyond one division."""
    total = sum(one.sixths for one in stack) - guests(stack, kinds, american)
    return max(0, total - LIMIT)


@rule("2008:6.2b", "2008:6.2c")
def guests(stack: Sequence[Bulk], kinds: Sequence[str], american: bool) -> int:
    """One tank brigade is free with a British infantry division, one cavalry with a US division."""
    british = any(one.host == "british" for one in stack)
    tanks = LIMIT // 2 if british and "tank-brigade" in kinds else 0
    return tanks + (LIMIT // 3 if american and "cavalry" in kinds else 0)


@rule("2008:6.2a", "2008:9.2.4")
def free_over(kinds: Sequence[str], american: bool) -> int:
    """One headquarters and two battalions are free; Rangers are free with any US division."""
    battalions = kinds.count("battalion") + (0 if american else kinds.count("ranger"))
    return max(0, kinds.count("hq") - 1) + max(0, battalions - BATTALIONS)


def whole_us_division(stack: Sequence[Bulk], parts: Mapping[str, int]) -> bool:
    """Whether all counters of a US division are there."""
    hosts = [one.host for one in stack if one.host in parts]
    return any(hosts.count(name) >= parts[name] for name in hosts)


@rule("2008:8.8.2a")
def why_not_mixed(book: Any, lines: Lines, unit: str, hex_: str) -> Illegal | None:
    """US and British units do not stack."""
    for mate in lines.held[book.side_of[unit]].get(hex_, ()):
        if book.group_of[mate] != book.group_of[unit]:
            return refuse("2008:8.8.2a", "other-army", unit=mate, hex=hex_)
    return None
