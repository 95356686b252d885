"""Chapter 11 - Supply points: what each side gets, commits and pays; command limits."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bocage.families.cobra.book import Book
from bocage.families.cobra.counters import Group
from bocage.families.cobra.events import PointUsed, Received
from bocage.families.cobra.odds import rounded_up
from bocage.families.cobra.state import Field
from bocage.families.cobra.types import GERMAN, Attack, Side
from bocage.games.cobra.events import Committed, GermanReceived
from bocage.games.cobra.rules.c10_4_sources import by_port, why_not_port
from bocage.games.cobra.types import Combat, Commit, D, Public
from bocage.kernel.api import Form, Illegal, Pick, refuse, rule

MOST_GERMAN = 12  # 2008:11.0b
GERMAN_POINTS = {"clear": 1, "overcast": 2, "storm": 3}  # 2008:11.1.6
POOLS: dict[Side, tuple[Group, ...]] = {"german": ("german",), "allied": ("us", "british")}


# -- what comes ---------------------------------------------------------------------------------


@rule("2008:4.A.1b", "2008:11.1.6", "2008:11.0a", "2008:11.0b")
def receive_german(book: Book, d: D) -> None:
    """By the weather, and never more than 12 in all."""
    old = d.public.points["german"]
    new = min(MOST_GERMAN, old + GERMAN_POINTS[d.public.weather])
    d.put(points={**d.public.points, "german": new})
    d.emit(GermanReceived("2008:11.1.6", new - old, new))


@rule("2008:4.B.1", "2008:11.1.2", "2008:11.0a", "2008:11.2.1")
def receive_allied(book: Book, d: D) -> None:
    """What the track says is added to the two pools, less in a storm; what was kept stays."""
    row, points = book.turns[d.public.turn], d.public.points
    us, british = stormy(d.public, row.us), stormy(d.public, row.british)
    d.put(points={**points, "us": points["us"] + us, "british": points["british"] + british})
    d.emit(Received("2008:11.1.2", us, british))


@rule("2008:11.1.4")
def stormy(public: Public, points: int) -> int:
    """Half in a storm, fractions up; nothing in the first storm of the game."""
    if public.weather != "storm":
        return points
    return 0 if public.history.count("storm") <= 1 else rounded_up(points, 2)


# -- what is committed --------------------------------------------------------------------------


@rule("2008:8.1.1b", "2008:4.A.4b", "2008:11.0a")
def price(group: Group) -> int:
    """A supplied attack costs the Allies 1 point, the Germans 2."""
    return 2 if group == "german" else 1


def commit_form(public: Public, side: Side) -> Form:
    """So many points of each pool of the side."""
    return Form(
        Commit,
        tuple(_pool(public, group) for group in POOLS[side]),
        lambda act: why_not_commit(public, side, act),
        whole=True,
    )


def _pool(public: Public, group: Group) -> Pick:
    return Pick(group, lambda done: range(public.points[group] + 1))


def why_not_commit(public: Public, side: Side, act: Commit) -> Illegal | None:
    """No more than there are, and only one's own."""
    for group, points in committed(act).items():
        if group not in POOLS[side] and points:
            return refuse("2008:11.2.1", "not-your-points", group=group)
        if points > public.points[group]:
            return refuse("2008:8.1.1b", "no-points", group=group)
    return None


def committed(act: Commit) -> dict[Group, int]:
    """By pool."""
    return {"us": act.us, "british": act.british, "german": act.german}


@rule("2008:8.1.1c", "2008:4.A.4a", "2008:4.B.4a")
def commit(d: D, side: Side, act: Commit) -> None:
    """They are spent at once, whether an attack uses them or not."""
    spent = {group: points for group, points in committed(act).items() if points}
    left = {group: points - spent.get(group, 0) for group, points in d.public.points.items()}
    d.put(points=left)
    d.amend(Combat, committed=spent)
    for group in POOLS[side]:
        d.emit(Committed("2008:8.1.1c", group, spent.get(group, 0), left[group]))


# -- what an attack pays ------------------------------------------------------------------------


def why_not_point(field: Field, act: Attack) -> Illegal | None:
    """Enough is committed, by the group itself."""
    if not act.point:
        return None
    phase, group = field.phase, field.book.group_of[act.by[0]]
    found: Mapping[Group, int] = phase.committed if isinstance(phase, Combat) else {}
    if by_port(field.book, field.lines, act.by):
        return why_not_port(field)
    if found.get(group, 0) >= price(group):
        return None
    if any(found.get(pool, 0) for pool in POOLS[field.side] if pool != group):
        return refuse("2008:11.2.1", "not-committed", group=group, cost=price(group))
    return refuse("2008:8.1.1b", "not-committed", group=group, cost=price(group))


def use_points(d: D, f: Combat, group: Group) -> None:
    """An attack uses committed points."""
    left = f.committed[group] - price(group)
    d.remember(committed={**f.committed, group: left})
    d.emit(PointUsed("2008:8.1.1b", group, left))


@rule("2008:11.3.1a", "2008:11.3.1d")
def limit(turns: Mapping[int, Any], group: Group, turn: int) -> int | None:
    """The limit of the turn track for the attacks, and apart from them the overruns, of a group."""
    if group == GERMAN:
        return None
    row = turns[turn]
    found: int | None = row.us_limit if group == "us" else row.british_limit
    return found
