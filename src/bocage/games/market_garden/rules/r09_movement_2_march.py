"""9.1 to 9.4: marching, and what happens on the way."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bocage.games.market_garden.book import Book, Edge
from bocage.games.market_garden.events import Marched
from bocage.games.market_garden.rules.common import end_move, put_units, set_bridge, set_held
from bocage.games.market_garden.rules.r07_control import settle_control
from bocage.games.market_garden.rules.r09_movement_1_ways import (
    MP,
    Ways,
    allowance,
    ways_of,
)
from bocage.games.market_garden.state import Acts
from bocage.games.market_garden.types import (
    ALLIED,
    FRESH,
    GERMAN,
    UK,
    Activation,
    D,
    Half,
    March,
    Moved,
    Public,
    Side,
    UnitState,
)
from bocage.kernel.api import (
    NO_VALUE,
    Adding,
    EngineFault,
    Form,
    Illegal,
    Path,
    Rng,
    Stack,
    Tally,
    refuse,
    rule,
)

# -- the ways to move -----------------------------------------------------------------


@rule("9.1a", "9.64")
def marchers(acts: Acts) -> list[list[str]]:
    """Units that could still move, by the space they stand in."""
    groups: dict[str, list[str]] = {}
    ways, units, towers = ways_of(acts), acts.public.units, acts.book.towers
    for unit in acts.actors:
        if unit not in towers and ways.able(unit, acts.memory(unit)):
            groups.setdefault(units[unit].at, []).append(unit)
    groups.pop(UK, None)
    if not acts.due:
        return list(groups.values())
    return [units for units in groups.values() if any(ways.leads((unit,), ()) for unit in units)]


class Columns(Stack):
    """Units of one space that march together; at random, such as share a first step."""

    def __init__(self, ways: Ways, groups: list[list[str]]) -> None:
        super().__init__("by", lambda done: groups)
        self._ways, self._stacks = ways, groups

    def sample(self, done: Mapping[str, Any], rng: Rng) -> Any:
        """Somebody who can go somewhere, and perhaps others who can come along."""
        stacks = rng.shuffled(self._stacks) if len(self._stacks) > 1 else self._stacks
        for stack in stacks:
            start = rng.below(len(stack))
            for unit in (*stack[start:], *stack[:start]):
                there = self._somewhere(unit, rng)
                if there is not None:
                    return self._joined(stack, unit, there, rng)
        return NO_VALUE

    def _somewhere(self, unit: str, rng: Rng) -> str | None:
        """A step that a unit could take."""
        near = self._ways.beside((unit,), ())
        start = rng.below(len(near))
        for there in (*near[start:], *near[:start]):
            if self._ways.goes((unit,), (there,)):
                return there
        return None

    def _joined(self, stack: list[str], unit: str, there: str, rng: Rng) -> tuple[str, ...]:
        """The unit with all others who want to come along, or with those who can."""
        tosses = rng.below(1 << len(stack))
        willing = [one for i, one in enumerate(stack) if one == unit or tosses >> i & 1]
        if not isinstance(self._ways.walk(tuple(willing), (there,)), Illegal):
            return tuple(willing)
        by: tuple[str, ...] = (unit,)
        for other in willing:
            more = tuple([one for one in willing if one in by or one == other])
            if other != unit and not isinstance(self._ways.walk(more, (there,)), Illegal):
                by = more
        return by


class Track(Path):
    """The way of a march, step by step; at random, where an assault is due, as far as there."""

    def __init__(self, ways: Ways, most: int | None) -> None:
        super().__init__(
            "path",
            lambda done, path: ways.beside(done["by"], path),
            high=most,
            cost=lambda done, path: ways.spent(tuple(done["by"]), tuple(path)),
            state=lambda done, path: ways.roads(tuple(done["by"]), path),
            account=lambda done, path: ways.account(tuple(done["by"]), path),
            halves=True,
        )
        self._ways = ways

    def keeps(self, done: Mapping[str, Any], path: tuple[Any, ...]) -> bool:
        """Only what the rules allow."""
        return self._ways.goes(tuple(done["by"]), path)

    def sample(self, done: Mapping[str, Any], rng: Rng) -> Any:
        """Any way."""
        due = self._ways.acts.due
        if not due:
            return super().sample(done, rng)
        path: tuple[str, ...] = ()
        while not path or path[-1] not in due:
            steps = self.more(done, path)
            if not steps:
                return NO_VALUE
            path = (*path, steps[rng.below(len(steps))])
        return path


def march_form(acts: Acts) -> Form:
    """Units of one space, and the way they go."""
    return Form(
        March,
        (Columns(ways_of(acts), marchers(acts)), Track(ways_of(acts), None)),
        lambda act: why_not_march(acts, act),
        lambda act: march_tallies(acts, act),
    )


def march_tallies(acts: Acts, act: March) -> tuple[Tally, ...]:
    """What the way costs, and the points for it: those of the unit that has least left then."""
    ways = ways_of(acts)
    after = ways.walk(act.by, act.path)
    if isinstance(after, Illegal):
        return ()
    unit = min(act.by, key=lambda one: ways.left(one, after[one]))
    return ways.paid(unit, act.by, act.path), points_of(acts, unit)


def points_of(acts: Acts, unit: str) -> Tally:
    """The points that a unit has now."""
    printed, have = acts.book.counters[unit].mf * MP, allowance(acts.book, acts.public, unit)
    adding = Adding("movement", halves=True)
    adding.add("4.22", "mf", printed, unit=unit)
    if have > printed:
        adding.add("17.3", "overcast", have - printed)
    else:
        adding.add("20.61b", "first-day", have - printed)
    adding.add("9.2a", "spent-before", -acts.memory(unit).spent)
    return adding.done()


def why_not_march(acts: Acts, act: March) -> Illegal | None:
    """Fresh units of an active space, together, each step within the rules."""
    if not act.by or not act.path:
        return refuse("9.1a", "nobody-moves")
    bad = why_not_party(acts, act.by)
    if bad is not None:
        return bad
    found = ways_of(acts).walk(act.by, act.path)
    return found if isinstance(found, Illegal) else why_not_elsewhere(acts, act.path[-1])


def why_not_party(acts: Acts, by: tuple[str, ...]) -> Illegal | None:
    """Each may act, and all stand in one space."""
    for unit in by:
        bad = why_not_actor(acts, unit)
        if bad is not None:
            return bad
    if len({acts.public.units[unit].at for unit in by}) > 1:
        return refuse("9.1a", "not-together")
    return None


@rule("10.1d", "9.3c")
def why_not_elsewhere(acts: Acts, there: str) -> Illegal | None:
    """Where an assault is due others may join it, but nobody goes anywhere else before."""
    if acts.due and there not in acts.due:
        return refuse("10.1d", "assault-first", space=acts.must)
    return None


@rule("9.1a", "4.125a", "9.64", "8.3")
def why_not_actor(acts: Acts, unit: str) -> Illegal | None:
    """It must be Fresh, have begun in an active space and not have finished."""
    if unit in acts.book.towers:
        return refuse("9.64", "never-moves", unit=unit)
    state = acts.public.units.get(unit)
    if state is not None and state.state != FRESH and acts.book.side_of[unit] == acts.side:
        return refuse("8.3", "not-fresh", unit=unit)
    if unit not in acts.actors or acts.public.units[unit].at == UK:
        return refuse("9.1a", "cannot-act", unit=unit)
    return None


def begin_march(book: Book, d: D, acts: Acts, act: March) -> None:
    """Go all the way."""
    go(book, d, acts, act.path, ways_of(acts).walk(act.by, act.path))


def go(
    book: Book, d: D, acts: Acts, path: tuple[str, ...], after: dict[str, Moved] | Illegal
) -> None:
    """Go step by step: areas are taken, bridges captured; the units remember how they came."""
    if isinstance(after, Illegal):
        raise EngineFault(f"an illegal march: {after}")
    by = tuple(after)
    set_off(d, acts, by, path[-1])
    here = d.public.units[by[0]].at
    for there in path:
        edge = book.between[here, there]
        units, beside = d.public.units, waded(d.public, edge, after[by[0]])
        put_units(book, d, {unit: UnitState(there, units[unit].state) for unit in by})
        for unit in by:
            d.emit(Marched("9.2b" if beside else "9.1a", unit, there))
        take(book, d, there, by)
        if edge.wet and not beside:
            cross(book, d, edge, there, by)
        here = there
    d.amend(Half, moved={**d.caller(Half).moved, **after}, movers=by)
    d.amend(Activation, stirred=True)


@rule("7.2b")
def take(book: Book, d: D, there: str, by: tuple[str, ...]) -> None:
    """A space without enemies is taken at once."""
    if not taken(book, d.public, there, by):
        settle_control(book, d)


@rule("9.22e", "19.1c", "9.22d")
def cross(book: Book, d: D, edge: Edge, there: str, by: tuple[str, ...]) -> None:
    """With a space of its side a unit takes the bridge or water crossed; bridges count it."""
    side = book.side_of[by[0]]
    if bridge_over(d.public, edge):
        past = d.caller(Half).crossings
        d.amend(Half, crossings={**past, edge.id: past.get(edge.id, 0) + len(by)})
    if (d.public.control[there] == "german") == (side == GERMAN):
        hold(d, "9.22e", edge, side)


def bridge_over(public: Public, edge: Edge) -> bool:
    """A bridge stands there."""
    return public.bridges.get(edge.id, "blown") != "blown"


@rule("9.2b")
def waded(public: Public, edge: Edge, past: Moved) -> bool:
    """A unit went beside a bridge, which it neither used nor took."""
    return edge.wet and past.how == "canal" and bridge_over(public, edge)


def taken(book: Book, public: Public, there: str, by: tuple[str, ...]) -> bool:
    """Nothing changes hands when these units enter: it is theirs, or XXX Corps' for good."""
    owner, side = public.control[there], book.side_of[by[0]]
    if (owner == "german") != (side == GERMAN):
        return False
    return owner in ("german", "xxx") or book.corps.isdisjoint(by)


def hold(d: D, clause: str, edge: Edge, side: Side) -> None:
    """A side now holds a bridge, or the water where there is none."""
    if bridge_over(d.public, edge):
        set_bridge(d, clause, edge.id, GERMAN if side == GERMAN else ALLIED)
    elif edge.wet:
        set_held(d, clause, edge.id, side)


@rule("9.1a", "10.3c")
def set_off(d: D, acts: Acts, by: tuple[str, ...], there: str) -> None:
    """One at a time: who moved before has finished, and so has who waits elsewhere.

    Units that may still go on after an overrun, those that wait for this very assault and those
    that must assault elsewhere have not.
    """
    ended = [
        unit
        for unit in acts.half.movers
        if unit in acts.actors
        and unit not in by
        and not acts.memory(unit).overran
        and not acts.memory(unit).waits
    ]
    for space, units in acts.waiting.items():
        if space != there and space not in acts.due:
            ended += [u for u in units if u not in by and not acts.memory(u).untouched]
    end_move(acts.book, d, "10.3c", ended)
