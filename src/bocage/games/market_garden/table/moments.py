"""The moments of the dice: of one side, of an assault, and of every attempt that they decide."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bocage.art.moment import Moment, Throw, latest
from bocage.art.panels import Words
from bocage.games.market_garden import events as e
from bocage.games.market_garden.book import Book
from bocage.games.market_garden.rules.r12_advantage import ROLLS
from bocage.games.market_garden.types import SIDES, other
from bocage.kernel.api import Event

Told = Sequence[Event]
Attempt = e.SeizureTried | e.RepairTried | e.DemolitionTried | e.InfiltrationTried
Single = e.WeatherRolled | e.SurrenderRolled
GOOD = {"repulse": -2, "stalemate": -1, "success": 2}


def _throw(event: e.Rolled | e.Drew, total: int | None = None) -> Throw:
    faces, card = ((), event.card) if isinstance(event, e.Drew) else (event.dice, 0)
    return Throw(event.side, faces=faces, card=str(card or ""), total=total)


def _thread(told: Told) -> str:
    """What was rolled for last goes on."""
    rolled = latest(told, e.Rolled, e.Drew)
    return f"dice {rolled.about}" if rolled else ""


def _other_half(event: e.Rolled | e.Drew, told: Told) -> Iterator[e.Rolled | e.Drew]:
    """Of an assault both sides roll, one after the other: what the first has rolled."""
    before = told[0] if told else None
    if isinstance(before, e.Rolled | e.Drew) and before.about == event.about:
        yield from (before,) if before.side != event.side else ()


def of_roll(book: Book, event: e.Rolled | e.Drew, told: Told) -> Moment:
    """Dice of one side, or the card instead of them."""
    die = ROLLS.get(event.clause, "card" if isinstance(event, e.Drew) else "bid")
    throws = tuple(_throw(before) for before in _other_half(event, told))
    return Moment(
        look="card" if isinstance(event, e.Drew) else "dice",
        title=Words(f"die-{die}"),
        throws=(*throws, _throw(event)),
        on=(event.about,) if event.about else (),
        side=event.side,
        thread=f"dice {event.about}",
    )


def of_assault(book: Book, event: e.AssaultResolved, told: Told) -> Moment:
    """Both totals, and what becomes of the assault."""
    begun = latest(told, e.AssaultBegan)
    side = begun.side if begun else ""
    totals = {side: event.attack, other(side): event.defence} if begun else {}
    rolls = [roll for roll in told if isinstance(roll, e.Rolled | e.Drew)][:2]
    return Moment(
        look="fight",
        title=Words("moment-assault", {"space": event.space}),
        result=Words("moment-fought", {"result": event.result, "points": event.points}),
        about=Words("moment-totals", {"attack": event.attack, "defence": event.defence}),
        throws=tuple(_throw(roll, totals.get(roll.side)) for roll in reversed(rolls)),
        by=begun.by if begun else (),
        on=(event.space,),
        side=side,
        good=GOOD[event.result],
        mark=f"{event.attack} : {event.defence}",
        thread=_thread(told),
    )


def _of_both(space: str, told: Told) -> tuple[e.Rolled, ...]:
    """The last roll of each side about a space."""
    rolls: dict[str, e.Rolled] = {}
    for event in told:
        if isinstance(event, e.Rolled) and event.about == space:
            rolls.setdefault(event.side, event)
        if len(rolls) == len(SIDES):
            break
    return tuple(rolls.values())


def of_bombs(book: Book, event: e.Bombarded, told: Told) -> Moment:
    """Guns or bombs on a space: the dice of both sides, and what they come to."""
    rolled = latest(told, e.Rolled)
    guns = rolled is None or ROLLS.get(rolled.clause) == "guns"
    values = dict(zip((event.side, other(event.side)), event.tallies, strict=True))
    rolls = _of_both(event.space, told)
    totals = {roll.side: values[roll.side].total + sum(roll.dice) for roll in rolls}
    sums = {"attack": totals.get(event.side), "defence": totals.get(other(event.side))}
    return Moment(
        look="fire" if guns else "bomb",
        title=Words("die-guns" if guns else "die-bombs"),
        about=Words("moment-totals", sums) if None not in sums.values() else None,
        throws=tuple(_throw(roll, totals[roll.side]) for roll in reversed(rolls)),
        by=event.by,
        on=(event.space,),
        side=event.side,
        good=min(2, event.points),
        mark=str(event.points),
        thread=_thread(told),
    )


def of_attempt(book: Book, event: Attempt, told: Told) -> Moment:
    """A die for a bridge or for a way through."""
    unit = getattr(event, "unit", "")
    rolled = latest(told, e.Rolled)
    return Moment(
        throws=(Throw(rolled.side if rolled else "", faces=(event.die,)),),
        by=(unit,) if unit else (),
        on=(event.space if isinstance(event, e.InfiltrationTried) else event.bridge,),
        side=rolled.side if rolled else "",
        good=2 if event.success else -1,
        thread=_thread(told),
    )


def of_die(book: Book, event: Single, told: Told) -> Moment:
    """A die and what it says."""
    on = (event.unit,) if isinstance(event, e.SurrenderRolled) else ()
    return Moment(throws=(Throw(faces=(event.die,)),), on=on, thread=_thread(told))


def of_drop(book: Book, event: e.Dropped, told: Told) -> Moment | None:
    """A landing under fire; without a die there is nothing to wait for."""
    if not event.die:
        return None
    throw = Throw(faces=(event.die,))
    return Moment(throws=(throw,), on=(event.space,), thread=_thread(told))


def of_sunset(book: Book, event: e.SunsetRolled, told: Told) -> Moment:
    """The dice that end the day, or not."""
    rolled = latest(told, e.Rolled)
    throws = (_throw(rolled, event.tallies[0].total),) if rolled and event.tallies else ()
    return Moment(title=Words("die-sunset"), throws=throws, thread=_thread(told))


MOMENTS = {
    e.Rolled: of_roll,
    e.Drew: of_roll,
    e.AssaultResolved: of_assault,
    e.Bombarded: of_bombs,
    e.SeizureTried: of_attempt,
    e.RepairTried: of_attempt,
    e.DemolitionTried: of_attempt,
    e.InfiltrationTried: of_attempt,
    e.WeatherRolled: of_die,
    e.SurrenderRolled: of_die,
    e.Dropped: of_drop,
    e.SunsetRolled: of_sunset,
}
