"""How a bot lands: the waves in their order, battalions formed again, ships, queues."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bocage.games.normandy import types as t
from bocage.games.normandy.bot.picture import Picture
from bocage.games.normandy.rules.common import stacks_of
from bocage.games.normandy.rules.phase import Phase
from bocage.games.normandy.rules.r09_2_queues import beaches_before, due, heads_for, spaces_for
from bocage.games.normandy.rules.r09_reinforce import rows_of
from bocage.games.normandy.rules.r10_9_ships import waters
from bocage.games.normandy.rules.r15_companies import combinable
from bocage.games.normandy.rules.r18_3_landing import Shore
from bocage.games.normandy.rules.r18_5_regroup import WHOLE, possible
from bocage.kernel.api import Action, Choice

CROWDED = 3  # what every unit on a beach costs another
IN_ZONE = 4  # what a beach in an enemy zone costs
COVER = 2
SHORT = 2  # supply points that are not spent on ships


def landed(pic: Picture, seen: t.Seen, f: t.Landing, choice: Choice) -> Action | None:
    """Out of the way of others, ashore from west to east, up the queue; then the end."""
    if choice.why_not(t.LookAll()) is None:
        return t.LookAll()
    shore = Shore(pic.book, pic.public, pic.own, f)
    for action in (*hops(pic, shore), *landings(pic, shore)):
        if choice.why_not(action) is None:
            return action
    return t.EndLanding()


def hops(pic: Picture, shore: Shore) -> Iterator[Action]:
    """From a beach inland, and on towards the places that count."""
    for by in shore.groups(at_sea=False):
        for unit in by:
            here = stay_worth(pic, shore.start((unit,)))
            found = [(stay_worth(pic, at), at) for at in shore.hops((unit,))]
            best = max(found, default=None)
            if best is not None and best[0] > here and fights_or_free(pic, unit, best[1]):
                yield t.Hop((unit,), best[1])


def fights_or_free(pic: Picture, unit: str, space: str) -> bool:
    """Guns and headquarters keep out of the enemy's reach."""
    return pic.fights(unit) or not pic.foes_near(space)


def stay_worth(pic: Picture, space: str) -> int:
    """How good it is to stand in a hex during the landing."""
    value = pic.pull(space) + COVER * pic.cover(space)
    if space in pic.book.beach_at:
        value -= CROWDED + pic.public.piles[space].n if space in pic.public.piles else CROWDED
    return value


def landings(pic: Picture, shore: Shore) -> Iterator[Action]:
    """The first waves from west to east, then those behind them."""
    book = pic.book
    groups = {shore.start(by): by for by in shore.groups(at_sea=True)}
    waves = [row.queue for row in book.beaches]
    for wave in range(max(map(len, waves), default=0)):
        for queue in waves:
            by = groups.get(queue[wave]) if wave < len(queue) else None
            if by:
                yield from ashore(pic, shore, by)


def ashore(pic: Picture, shore: Shore, by: Sequence[str]) -> Iterator[Action]:
    """Together, or one after the other; where fewest are under fire."""
    together = sorted(shore.spaces(by), key=lambda at: fire_on(pic, at))
    if together:
        yield t.Land(tuple(by), together[0])
    for unit in sorted(by, key=lambda u: pic.book.counters[u].is_support):
        spaces = sorted(shore.spaces((unit,)), key=lambda at: fire_on(pic, at))
        if spaces:
            yield t.Land((unit,), spaces[0])


def fire_on(pic: Picture, space: str) -> int:
    """How dangerous a beach is: who is near, and how crowded it is."""
    pile = pic.public.piles.get(space)
    return CROWDED * (pile.n if pile else 0) + sum(pic.foe(foe) for foe in pic.foes_near(space))


# -- battalions -----------------------------------------------------------------------------------


def regrouped(pic: Picture, phase: Phase, choice: Choice, *, last: bool) -> Action | None:
    """Battalions fire better, need less room and are a smaller target; only companies storm."""
    for unit, fit in possible(phase):
        here = pic.own.units[fit[0]].at
        waits = not last and len(fit) < WHOLE and pic.foes_near(here)
        for by in () if waits else (fit[:WHOLE], fit[:2]):
            action = t.Regroup(unit, tuple(by))
            if choice.why_not(action) is None:
                return action
    return None


def combined(phase: Phase, choice: Choice) -> Action | None:
    """Companies of a hex become a battalion that was lost, where a headquarters is near."""
    for unit, fit in combinable(phase):
        for by in (fit[:WHOLE], fit[:2]):
            action = t.Combine(unit, tuple(by))
            if choice.why_not(action) is None:
                return action
    return None


def mustered(pic: Picture, seen: t.Seen, f: t.Muster, choice: Choice) -> Action | None:
    """Special tanks, the best beach, every battalion that can be formed."""
    if f.stage == "claim":
        found = [row.hex for row in pic.book.beaches if row.site == f.site]
        fits = [at for at in found if choice.why_not(t.Claim(at)) is None]
        return t.Claim(max(fits, key=lambda at: head_worth(pic, at))) if fits else None
    if f.stage == "keep":
        return next(iter(choice.legal()), None)
    return regrouped(pic, Phase(pic.book, seen, f), choice, last=True) or t.EndMuster()


def head_worth(pic: Picture, space: str) -> tuple[int, bool, int]:
    """A beachhead to which many beaches lead, out of the enemy's reach."""
    doors = beaches_before(pic.book, pic.book.beach_at[space].queue[0])
    return len(doors), not pic.field.in_enemy_zone(pic.side, space), -fire_on(pic, space)


# -- ships ----------------------------------------------------------------------------------------


def berths(pic: Picture) -> list[str]:
    """Waters, the nearest to the beaches first."""
    book = pic.book
    table: dict[str, list[str]] = book.memo.table("normandy-berths")
    if "all" not in table:
        shores = [row.hex for row in book.beaches if row.queue]
        far = {at: sum(book.grid.distance(at, s) for s in shores) for at in waters(book)}
        table["all"] = sorted(far, key=lambda at: (far[at], at))
    return table["all"]


def sailed(pic: Picture, choice: Choice) -> Action | None:
    """Ships that wait go where they reach farthest inland; others stay."""
    for ship, state in pic.public.ships.items():
        if state.at is None:
            for space in berths(pic):
                action = t.Sail(ship, space)
                if choice.why_not(action) is None:
                    return action
    return t.EndSailing()


def called(pic: Picture, choice: Choice) -> Action | None:
    """The largest ships that wait, while there are points for their fire."""
    if pic.public.csp <= SHORT:
        return None
    counters = pic.book.counters
    waiting = [s for s, state in pic.public.ships.items() if state.at is None]
    for ship in sorted(waiting, key=lambda s: -(counters[s].artillery or 0)):
        for site in pic.book.sites:
            for space in berths(pic)[:FEW]:
                action = t.Call(ship, space, site)
                if choice.why_not(action) is None:
                    return action
    return None


FEW = 40


# -- after the morning ----------------------------------------------------------------------------


def queued(phase: Phase, choice: Choice) -> Action | None:
    """Headquarters, then those that fight, as near to the beach as there is room."""
    book, public, own = phase.book, phase.public, phase.own
    rows, counters = book.memo.printed(rows_of), book.counters

    def rank(unit: str) -> tuple[bool, int, bool]:
        counter = counters[unit]
        return not counter.is_hq, rows[unit].turn, counter.artillery is not None

    for unit in sorted(due(book, public, own) if public.heads else (), key=rank):
        for head in heads_for(book, public, unit, rows[unit].entry):
            for space in book.beach_at[head].queue:
                action = t.Enqueue(space, (unit,))
                if choice.why_not(action) is None:
                    return action
    return None


def came(pic: Picture, phase: Phase, choice: Choice) -> Action | None:
    """Those in queues go on, the first hex first."""
    stacks = stacks_of(pic.book, pic.own.units)
    for beach in pic.book.beaches:
        for space in beach.queue:
            for by in (stacks.get(space, ()), *((unit,) for unit in stacks.get(space, ()))):
                if by:
                    ends = spaces_for(phase, tuple(by))
                    for end in sorted(ends, key=lambda at: fire_on(pic, at)):
                        action = t.Land(tuple(by), end)
                        if choice.why_not(action) is None:
                            return action
    return None
