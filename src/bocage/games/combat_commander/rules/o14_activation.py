"""Chapters 3.3 and O14 - Giving orders: the card, who is activated, the radius of a leader."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import combinations
from typing import Any

from bocage.games.combat_commander.book import Book
from bocage.games.combat_commander.events.core import Ordered
from bocage.games.combat_commander.rules.common import activate, may_activate, spend_card
from bocage.games.combat_commander.state import command_of, is_leader
from bocage.games.combat_commander.types import D, Play, Public, Seen, Side
from bocage.kernel.api import (
    NO_VALUE,
    Action,
    Choice,
    Illegal,
    OneOf,
    PartKind,
    Pass,
    Rng,
    refuse,
    rule,
)

# -- cards ----------------------------------------------------------------------------------


def order_cards(book: Book, seen: Seen, order: str) -> list[str]:
    """The cards in hand that bear an order."""
    hand = seen.own.hand if seen.own else ()
    return [card for card in hand if book.cards[card].order == order]


@rule("O14.1d", "O19", "1a", "1b")
def why_not_order_card(book: Book, seen: Seen, card: str, order: str) -> Illegal | None:
    """An order needs a card of the hand that bears it."""
    if seen.own is None or card not in seen.own.hand:
        return refuse("O14.1a", "not-in-hand", card=card)
    if book.cards[card].order == "command-confusion":
        return refuse("O19", "only-action", card=card)
    if book.cards[card].order != order:
        return refuse("O14.1d", "other-order", card=card)
    return None


def action_cards(book: Book, seen: Seen, action: str) -> list[str]:
    """The cards in hand that bear an action."""
    hand = seen.own.hand if seen.own else ()
    return [card for card in hand if book.cards[card].action == action]


@rule("A24.1", "A28", "1a", "1b")
def why_not_action_card(
    book: Book, seen: Seen, card: str, action: str, clause: str
) -> Illegal | None:
    """An action needs a card of the hand that bears it."""
    if seen.own is None or card not in seen.own.hand:
        return refuse("A24.1", "not-in-hand", card=card)
    if book.cards[card].action != action:
        return refuse(clause, "other-action", card=card)
    return None


def card_choice(book: Book, seen: Seen, word: str, clause: str) -> Choice:
    """A card with an action that needs nothing else, or nothing."""
    found: list[Action] = [Play(card) for card in action_cards(book, seen, word)]

    def why_not(play: Action) -> Illegal | None:
        if not isinstance(play, Play):
            return None
        if play.at is not None or play.unit is not None:
            return refuse(clause, "only-card")
        return why_not_action_card(book, seen, play.card, word, clause)

    return OneOf((*found, Pass()), why_not, types=(Play, Pass))


@rule("O14.1a", "O14.1c")
def give(book: Book, d: D, card: str, units: Sequence[str], clause: str) -> None:
    """The card is discarded, the order announced, everybody named is activated."""
    row = book.cards[card]
    spend_card(d, row.side, card)
    d.emit(Ordered(clause, row.side, card, row.order, tuple(units)))
    activate(d, units)


# -- who may be activated -------------------------------------------------------------------


def available(book: Book, public: Public, side: Side) -> list[str]:
    """Units of a side that may still be activated this turn, in the order of the book."""
    counters, activated = book.units, public.activated
    found = [
        unit
        for unit in public.units
        if counters[unit].side == side and may_activate(book, activated, unit)
    ]
    return sorted(found, key=book.place)


@rule("3.3.1.1b", "3.3.1.4")
def in_radius(book: Book, public: Public, leader: str, unit: str) -> bool:
    """Whether a unit is within as many hexes of a leader as his Command, whatever is between."""
    units = public.units
    return book.distance[units[leader].at][units[unit].at] <= command_of(book, public, leader)


def why_not_activate(
    book: Book, public: Public, side: Side, units: Sequence[str]
) -> Illegal | None:
    """One unit; or a leader with units that are no leaders within his radius; none acted yet."""
    if not units:
        return refuse("O14.1a", "nobody")
    for unit in units:
        if unit not in public.units or book.units[unit].side != side:
            return refuse("O14.1a", "not-yours", unit=unit)
        if not may_activate(book, public.activated, unit):
            return refuse("O14.1a", "already-activated", unit=unit)
    return why_not_led(book, public, units) if len(units) > 1 else None


@rule("O14.1b", "3.3.1.1a")
def why_not_led(book: Book, public: Public, units: Sequence[str]) -> Illegal | None:
    """Several units: one leader, and everybody else within his command radius."""
    leaders = [unit for unit in units if is_leader(book, unit)]
    if not leaders:
        return refuse("3.3.1.1a", "no-leader")
    if len(leaders) > 1:
        return refuse("3.3.1.1c", "leader-by-leader", unit=leaders[1], leader=leaders[0])
    for unit in units:
        if unit != leaders[0] and not in_radius(book, public, leaders[0], unit):
            return refuse("3.3.1.1b", "out-of-command", unit=unit, leader=leaders[0])
    return None


# -- the part of a form ---------------------------------------------------------------------


class Troop:
    """The units that an order activates: one alone, or a leader with some of his men.

    `able` says whether a unit could do anything with the order: somebody must be able to.
    """

    kind: PartKind = "stack"
    grows = True

    def __init__(
        self,
        book: Book,
        public: Public,
        side: Side,
        name: str = "by",
        able: Callable[[str], bool] | None = None,
    ) -> None:
        self.name = name
        self._book, self._public, self._side = book, public, side
        self._able = able
        self._known: dict[str, bool] = {}
        self._free: list[str] | None = None
        self._men: dict[str, tuple[str, ...]] = {}

    def free(self) -> list[str]:
        """Everybody who may be activated."""
        if self._free is None:
            self._free = available(self._book, self._public, self._side)
        return self._free

    def men(self, leader: str) -> tuple[str, ...]:
        """Those whom a leader may activate with himself."""
        found = self._men.get(leader)
        if found is None:
            book, public = self._book, self._public
            found = self._men[leader] = tuple(
                unit
                for unit in self.free()
                if not is_leader(book, unit) and in_radius(book, public, leader, unit)
            )
        return found

    def _leaders(self) -> list[str]:
        return [unit for unit in self.free() if is_leader(self._book, unit)]

    def able(self, unit: str) -> bool:
        """Whether a unit could do something."""
        found = self._known.get(unit)
        if found is None:
            found = self._known[unit] = self._able is None or self._able(unit)
        return found

    def fits(self, units: Iterable[str]) -> bool:
        """Whether somebody of these could do something."""
        return any(map(self.able, units))

    def _sort(self, units: Sequence[str]) -> tuple[str, ...]:
        return tuple(sorted(units, key=self._book.place))

    def values(self, done: Mapping[str, Any]) -> Iterator[Any]:
        """Single units first, then leaders with more and more men."""
        for unit in self.free():
            if self.able(unit):
                yield (unit,)
        for leader in self._leaders():
            men = self.men(leader)
            sizes = range(1, len(men) + 1) if self.fits((leader, *men)) else ()
            for size in sizes:
                for found in combinations(men, size):
                    if self.fits((leader, *found)):
                        yield self._sort((leader, *found))

    def sample(self, done: Mapping[str, Any], rng: Rng) -> Any:
        """Anybody who could do something, or the next after him; a leader tosses for each man."""
        free = self.free()
        start = rng.below(len(free)) if free else 0
        for i in range(len(free)):
            unit = free[(start + i) % len(free)]
            men = self.men(unit) if is_leader(self._book, unit) else ()
            if men and self.fits((unit, *men)):
                tosses = rng.below(1 << len(men))
                chosen = (unit, *(man for j, man in enumerate(men) if tosses >> j & 1))
                return self._sort(chosen if self.fits(chosen) else (unit, *men))
            if self.able(unit):
                return (unit,)
        return NO_VALUE

    def more(self, done: Mapping[str, Any], so_far: Any) -> tuple[Any, ...]:
        """Who may still be added: men of the leader in it, or of a leader of all in it."""
        taken = tuple(so_far or ())
        if not taken:
            return tuple(self.free())
        led = next((unit for unit in taken if is_leader(self._book, unit)), None)
        leaders = self._leaders() if led is None else [led]
        found: dict[str, None] = {}
        for leader in leaders:
            group = (leader, *self.men(leader))
            if all(unit in group for unit in taken):
                found.update(dict.fromkeys(unit for unit in group if unit not in taken))
        return self._sort(tuple(found))

    def takes(self, done: Mapping[str, Any], so_far: Any) -> bool:
        """Units that can be activated together, each once, and at least one."""
        if not isinstance(so_far, list | tuple) or not so_far:
            return False
        return all(unit in self.more(done, so_far[:i]) for i, unit in enumerate(so_far))

    def sorted(self, done: Mapping[str, Any], so_far: Any) -> Any:
        """In the order of the book."""
        return self._sort(so_far)
