"""Chapter 10 - Victory: points, missions, sudden death, time."""

from __future__ import annotations

from bocage.games.skirmish.book import Book
from bocage.games.skirmish.events import GameOver, Time
from bocage.games.skirmish.state import spaces_of
from bocage.games.skirmish.types import SIDES, D, Public, Side, other
from bocage.kernel.api import Adding, Outcome, Tally, rule


@rule("10.2")
def fulfilled(book: Book, public: Public, side: Side, mission: str) -> bool:
    """Hold: control that objective. Raid: have a unit in an enemy supply source."""
    if mission == "raid":
        enemy = book.plan.sources.get(other(side), ())
        here = spaces_of(book, public, side)
        return any(space in here for space in enemy)
    return public.control.get(mission.removeprefix("hold-")) == side


@rule("10.1")
def points(book: Book, public: Public, side: Side, mission: str) -> Tally:
    """Objectives controlled, half the enemy steps eliminated, and the mission."""
    tally = Adding("points")
    for space, value in book.plan.objectives.items():
        if public.control.get(space) == side:
            tally.add("10.1", "objective", value, space=space)
    tally.add("10.1", "eliminated", public.losses[other(side)] // 2)
    tally.add("10.1", "mission", 2 if fulfilled(book, public, side, mission) else 0)
    return tally.done()


def count_points(book: Book, d: D) -> None:
    """The side with more points wins; if they are equal, the side without the token."""
    missions = {side: d.private[side].mission for side in SIDES}
    score = {side: points(book, d.public, side, missions[side]).total for side in SIDES}
    blue, red = (score[side] for side in SIDES)
    if blue == red:
        finish(d, other(d.public.token), "10.5", "tie", score)
    else:
        finish(d, SIDES[0] if blue > red else SIDES[1], "10.5", "points", score)


def finish(d: D, winner: Side, clause: str, reason: str, score: dict[str, int]) -> None:
    """The game is over; the missions are shown."""
    missions = {side: d.private[side].mission for side in SIDES}
    d.put(missions=missions)
    d.emit(GameOver(clause, winner, missions, score))
    d.end(Outcome(winner, clause, reason, score))


@rule("10.3")
def check_units(book: Book, d: D) -> None:
    """A side without units loses at once; if neither has any, points are counted."""
    units = d.public.units
    if not units:
        return count_points(book, d)
    some = book.side_of[next(iter(units))]
    if all(book.side_of[unit] == some for unit in units):
        finish(d, some, "10.3", "eliminated", _score(book, d))
    return None


@rule("10.3")
def check_objectives(book: Book, d: D, side: Side) -> None:
    """At the end of a side's half its enemy wins at once if it controls all objectives."""
    enemy = other(side)
    holders = [d.public.control.get(space) for space in book.plan.objectives]
    if holders and all(holder == enemy for holder in holders):
        finish(d, enemy, "10.3", "objectives", _score(book, d))


def _score(book: Book, d: D) -> dict[str, int]:
    return {side: points(book, d.public, side, d.private[side].mission).total for side in SIDES}


@rule("10.4")
def advance_time(book: Book, d: D) -> None:
    """The time marker advances; at the limit the game ends at once."""
    time = d.public.time + 1
    d.put(time=time)
    d.emit(Time("10.4", time, book.limit))
    if time >= book.limit and d.outcome is None:
        count_points(book, d)
