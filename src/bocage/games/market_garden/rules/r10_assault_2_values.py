"""10.72 and 10.73: the attack and the defence value, line by line."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bocage.games.market_garden.book import Book
from bocage.games.market_garden.state import Lay
from bocage.games.market_garden.types import (
    ALLIED,
    FRESH,
    SPENT,
    Assault,
    Fight,
    Moved,
    Side,
    other,
)
from bocage.kernel.api import Adding, Tally, rule

TOGETHER = 3  # 10.72D: units of a division
NO_BRIDGE = 2  # 10.73D
Past = Mapping[str, Moved]  # what a half remembers of its units


# -- declaring ------------------------------------------------------------------------------


@rule("10.741c", "10.6d", "18.43")
def entered(past: Moved) -> bool:
    """It came from another space; units that dropped count as having begun where they are."""
    return bool(past.last) and past.how != "drop"


# -- the attack value -----------------------------------------------------------------------


@rule("10.72B", "4.123", "4.124a", "err.1")
def helps(book: Book, past: Past, unit: str) -> bool:
    """Field artillery that has moved in has no part in the attack value; FLAK has."""
    return unit not in book.artillery or unit not in past or not entered(past[unit])


def attack_value(book: Book, past: Past, act: Assault | Fight) -> Tally:
    """AV: the point unit, others, support, whole divisions, SS with others."""
    others = [unit for unit in act.by if unit != act.point and helps(book, past, unit)]
    adding = Adding("assault")
    adding.add("10.72A", "point", book.counters[act.point].af, unit=act.point)
    adding.add("10.72B", "others", len(others))
    adding.add("10.72C", "support", len(act.guns))
    team = (act.point, *others, *act.guns)
    adding.add("10.72D", "divisions", divisions_together(book, team))
    adding.add("10.72E", "ss-and-others", -int(mixed(book, team)))
    return adding.done()


@rule("10.72D")
def divisions_together(book: Book, team: Sequence[str]) -> int:
    """Divisions with three units or more; independent units are of none."""
    count: dict[str, int] = {}
    for unit in team:
        division = book.counters[unit].division
        if division is not None:
            count[division] = count.get(division, 0) + 1
    return sum(units >= TOGETHER for units in count.values())


@rule("10.72E")
def mixed(book: Book, team: Sequence[str]) -> bool:
    """SS and other German units together."""
    return {book.counters[unit].nation for unit in team} >= {"ss", "german"}


# -- the defence value ----------------------------------------------------------------------


def defence_value(here: Lay, past: Past, f: Fight, forward: str) -> Tally:
    """DV: the forward unit, terrain, what the attackers crossed, other Fresh defenders."""
    book, state = here.book, here.units[forward].state
    counter = book.counters[forward]
    adding = Adding("defence")
    adding.add("10.73A", "forward", counter.df if state == FRESH else counter.spent, unit=forward)
    adding.add("10.73A", "disrupted", -disruption(state))
    adding.add("10.73B", "terrain", book.tem[f.space])
    cross(adding, over_bridges(here, past, f), without_bridge(past, f))
    adding.add("10.73E", "others-fresh", len(steady(here, other(f.side), f.space, forward)))
    return adding.done()


@rule("10.73A")
def disruption(state: int) -> int:
    """The Dis level."""
    return max(0, state - SPENT)


@rule("10.73C")
def over_bridges(here: Lay, past: Past, f: Fight) -> tuple[str, ...]:
    """Terms for a bridge in a mandatory assault, if it is the enemy's, if it is on a river.

    Of several bridges the one with most terms counts.
    """
    worst: tuple[str, ...] = ()
    for unit in f.by:
        way = past.get(unit)
        if way is None or not way.must or way.how != "bridge":
            continue
        edge = here.book.edges[way.over]
        terms = ["bridge"]
        if here.holder(edge) != f.side:
            terms.append("enemy-bridge")
        if edge.kind == "river":
            terms.append("river-bridge")
        worst = max(worst, tuple(terms), key=len)
    return worst


@rule("10.73D")
def without_bridge(past: Past, f: Fight) -> int:
    """Somebody crossed a canal without a bridge, or a river by ferry or boat."""
    hows = [past[unit].how for unit in f.by if unit in past]
    return NO_BRIDGE if any(how in ("canal", "ferry", "boat") for how in hows) else 0


@rule("10.73CD")
def cross(adding: Adding, bridge: tuple[str, ...], none: int) -> None:
    """Of the terms with and without a bridge only the larger counts."""
    if none > len(bridge):
        adding.add("10.73D", "no-bridge", none)
        return
    for term in bridge:
        adding.add("10.73C", term, 1)


@rule("10.73E")
def steady(here: Lay, side: Side, space: str, forward: str) -> list[str]:
    """Other Fresh defenders, but not airborne units that have no supply line to zone F."""
    cut_off = side == ALLIED and not here.supplied(ALLIED, space)
    airborne = here.book.airborne
    return [
        unit
        for unit in here.fresh(side, space)
        if unit != forward and not (cut_off and unit in airborne)
    ]
