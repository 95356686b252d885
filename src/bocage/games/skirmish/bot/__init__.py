"""What skirmish knows for searchers: how good a view looks, and which actions are worth a look."""

from __future__ import annotations

from bocage.games.skirmish.book import Book
from bocage.games.skirmish.bot.usual import proposal as proposal
from bocage.games.skirmish.rules.r05_movement import Ground, reach
from bocage.games.skirmish.rules.r09_supply import supplied_spaces
from bocage.games.skirmish.rules.r10_victory import fulfilled
from bocage.games.skirmish.state import strength
from bocage.games.skirmish.types import SIDES, Attack, Bid, Done, Move, Public, Seen, Side, other
from bocage.kernel.api import Action, Choice, Rng

# In hundredths of a victory point.
POINT = 100
STEP = 80  # a step: half a point when it is lost, and what it can still do
MISSION = 200
NEAR = 9  # each space farther from an objective, by its value
GARRISON = 12
UNSUPPLIED = 25
CUT = 30
PINNED = 12
CARD = 8
TOKEN = 6
FIGHTERS = ("infantry", "armour", "platoon")
# What a fight at these odds (column after terrain) is worth to the attacker.
PROSPECTS = (-45, -25, 5, 30, 45, 55)


def evaluate(book: Book, seen: Seen) -> int:
    """How good it looks for the view's side: points so far, forces, ground, prospects."""
    side = seen.side or SIDES[0]
    enemy = other(side)
    public = seen.public
    total = _standing(book, public, side) - _standing(book, public, enemy)
    total += _ground(book, public, side, _wishes(book, seen, side))
    total -= _ground(book, public, enemy, dict(book.plan.objectives))
    total += _prospects(book, public, side) - _prospects(book, public, enemy)
    total += CARD * (public.hand_size[side] - public.hand_size[enemy])
    total += TOKEN if public.token == side else -TOKEN
    if seen.own is not None and fulfilled(book, public, side, seen.own.mission):
        total += MISSION
    return total


def _wishes(book: Book, seen: Seen, side: Side) -> dict[str, int]:
    """The spaces that a side wants, by value: the objectives, and what its mission names."""
    wishes = dict(book.plan.objectives)
    mission = seen.own.mission if seen.own else ""
    if mission.startswith("hold-"):
        wishes[mission.removeprefix("hold-")] += 2
    elif mission == "raid":
        sources = book.plan.sources.get(other(side), ())
        near = {s: _distance(book, seen.public, side, s) for s in sources}
        if near:
            wishes[min(near, key=lambda s: (near[s], s))] = 1
    return wishes


def _standing(book: Book, public: Public, side: Side) -> int:
    """What a side has: objectives, steps, units that are free and in supply."""
    total = sum(
        value * POINT
        for space, value in book.plan.objectives.items()
        if public.control.get(space) == side
    )
    supplied = supplied_spaces(book, public, side)
    for unit, state in public.units.items():
        if book.side_of[unit] == side:
            total += STEP * state.steps + 4 * strength(book, unit, state)
            total -= PINNED if state.pinned else 0
            total -= CUT if state.cut else 0
            total -= UNSUPPLIED if state.at not in supplied else 0
    return total


def _ground(book: Book, public: Public, side: Side, wishes: dict[str, int]) -> int:
    """How near a side's fighters are to what it wants; a garrison where it has it."""
    total = 0
    for space, value in wishes.items():
        away = _distance(book, public, side, space)
        total -= NEAR * value * away
        if away == 0:
            total += GARRISON * value
    return total


def _distance(book: Book, public: Public, side: Side, space: str) -> int:
    """The distance of the nearest fighter; far if there is none."""
    return min(
        (
            book.apart[state.at, space]
            for unit, state in public.units.items()
            if book.side_of[unit] == side and book.counters[unit].type in FIGHTERS
        ),
        default=8,
    )


def _prospects(book: Book, public: Public, side: Side) -> int:
    """What a side's units could make of the attacks that they can still declare."""
    defence: dict[str, int] = {}
    for unit, state in public.units.items():
        if book.side_of[unit] != side:
            defence[state.at] = defence.get(state.at, 0) + strength(book, unit, state)
    attack: dict[str, int] = {}
    for unit, state in public.units.items():
        if book.side_of[unit] == side and not state.pinned and not state.attacked:
            for space in book.next_to[state.at]:
                if space in defence and space not in public.attacked:
                    attack[space] = attack.get(space, 0) + strength(book, unit, state)
    return sum(
        PROSPECTS[_column(force, defence[space], book.terrain[space].shift)]
        for space, force in attack.items()
    )


def _column(attack: int, defence: int, shift: int) -> int:
    """Roughly the column of the results table (8.3): 0 is 1-2, 5 is 5-1."""
    column = attack // defence if attack >= defence else 0
    return max(0, min(5, column + shift))


def candidates(book: Book, seen: Seen, choice: Choice, rng: Rng) -> list[Action] | None:
    """Of moves that end alike only the cheapest, of attacks only the larger ones, and one bid."""
    if Bid in choice.types:
        return [_bid(book, seen, rng)]
    if Move in choice.types:
        return _moves(book, seen)
    if Attack in choice.types:
        return _attacks(choice)
    return None


def _bid(book: Book, seen: Seen, rng: Rng) -> Action:
    """Half of the time the highest card, else none, so that nobody can count on it."""
    hand = seen.own.hand if seen.own else ()
    if not hand or rng.below(2):
        return Bid()
    return Bid(max(hand, key=lambda card: (book.cards[card].value, card)))


def _moves(book: Book, seen: Seen) -> list[Action]:
    """To each space of its reach every unit goes the cheapest way."""
    ground = Ground(book, seen.public, seen.side or SIDES[0])
    ways = ((unit, way) for unit in ground.movers for _, way in reach(ground, unit).values())
    return [Done(), *(Move(unit, way) for unit, way in ways)]


def _attacks(choice: Choice) -> list[Action]:
    """Attacks on each space with all units that can be had, or all but one."""
    found = list(choice.legal())
    most: dict[str, int] = {}
    for action in found:
        if isinstance(action, Attack):
            most[action.space] = max(most.get(action.space, 0), len(action.by))
    return [
        action
        for action in found
        if not isinstance(action, Attack) or len(action.by) >= most[action.space] - 1
    ]
