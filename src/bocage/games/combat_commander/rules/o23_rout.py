"""Chapter O23 - The Rout order: broken units of either side run for their own edge."""

from __future__ import annotations

from bocage.games.combat_commander.book import Book
from bocage.games.combat_commander.events.move import Retreated, RoutRolled
from bocage.games.combat_commander.rules.common import change, eliminate, suppress
from bocage.games.combat_commander.rules.o14_activation import (
    give,
    order_cards,
    why_not_order_card,
)
from bocage.games.combat_commander.rules.o20_fire_5_attack import begin_mines
from bocage.games.combat_commander.rules.o21_move_2_costs import barrier
from bocage.games.combat_commander.rules.o21_move_3_paths import together
from bocage.games.combat_commander.rules.o22_recover import broken_units, spirit, waiting
from bocage.games.combat_commander.rules.offers import choose_hexes, choose_units
from bocage.games.combat_commander.rules.r01_rolls import total
from bocage.games.combat_commander.state import depth_of
from bocage.games.combat_commander.types import (
    SIDES,
    Choose,
    ChooseHex,
    D,
    Public,
    Retreating,
    Roll,
    Rout,
    Routing,
    Seen,
    Side,
)
from bocage.kernel.api import Ask, Choice, Illegal, OneOf, Step, refuse, rule

# -- the order ------------------------------------------------------------------------------


def rout_form(book: Book, seen: Seen) -> Choice:
    """A card, and whose broken units roll."""

    def why_not(act: Rout) -> Illegal | None:
        bad = why_not_order_card(book, seen, act.card, "rout")
        return bad or why_not_rout(book, seen.public, act.whose)

    cards = order_cards(book, seen, "rout")
    able = [side for side in SIDES if why_not_rout(book, seen.public, side) is None]
    found = [Rout(card, side) for card in cards for side in able]
    return OneOf(found, why_not, types=(Rout,))


@rule("O23.1a", "O23.1b")
def why_not_rout(book: Book, public: Public, whose: Side) -> Illegal | None:
    """A side with a broken unit that was not activated for Recover or Rout this turn."""
    if whose in public.roused:
        return refuse("O23.1a", "already-roused", side=whose)
    if not broken_units(book, public, whose):
        return refuse("O23.1a", "nobody-broken", side=whose)
    return None


@rule("O23.1a", "O23.1b")
def begin_rout(book: Book, d: D, side: Side, action: Rout, then: str) -> None:
    """That side is activated, not its units; who is broken now rolls."""
    give(book, d, action.card, (), "O23.1a")
    d.put(roused=(*d.public.roused, action.whose))
    units = broken_units(book, d.public, action.whose)
    d.call(Routing(side=side, whose=action.whose, units=units), then)


@rule("O23.2a")
class RoutingStep(Step):
    """The side that gave the order rolls for each of the units, in any order."""

    def run(self, book: Book, d: D, f: Routing) -> None:
        """Results first; one that is left rolls without a question."""
        if f.stage == "rolled":
            return self.result(book, d, f)
        left = waiting(d.public, f.units)
        if not left:
            d.finish()
        elif len(left) == 1:
            self.roll(book, d, f, left[0])
        return None

    @rule("1.9.1e")
    def roll(self, book: Book, d: D, f: Routing, unit: str) -> None:
        """The roll for one unit, with the cards of the side that gave the order.

        It counts against the Morale before the roll, whatever its trigger changes.
        """
        left = tuple(one for one in f.units if one != unit)
        d.remember(units=left, now=(unit,), morale=spirit(book, d.public, unit))
        d.call(Roll(side=f.side, kind="rout", clause="O23.2a", about=unit), "rolled")

    def back(self, book: Book, d: D, f: Routing, value: str | None) -> None:
        """A roll, or a retreat that is over."""
        if value is not None:
            d.remember(roll=total(book, value))

    @rule("1.9.1e", "O23.2b")
    def result(self, book: Book, d: D, f: Routing) -> None:
        """The next of those whom the roll concerns; it counts even for one that has rallied."""
        unit = next((one for one in f.now if one in d.public.units), None)
        if unit is None:
            return d.goto("start", now=(), roll=0)
        d.remember(now=tuple(one for one in f.now if one != unit))
        return rout_result(d, unit, f)

    def who(self, book: Book, public: Public, f: Routing) -> tuple[Ask, ...]:
        """The side that gave the order says who is next."""
        return (Ask(f.side, "rout", "O23.2a"),)

    def choice(self, book: Book, seen: Seen, f: Routing, ask: Ask) -> Choice:
        """A unit that has still to roll."""
        return choose_units(waiting(seen.public, f.units), "O23.2a")

    def take(self, book: Book, d: D, f: Routing, side: str, action: Choose) -> None:
        """It is rolled for."""
        self.roll(book, d, f, action.unit)


@rule("O23.2b")
def rout_result(d: D, unit: str, f: Routing) -> None:
    """Above its Morale it retreats by the difference; equal: it is suppressed; below: nothing."""
    excess = f.roll - f.morale.total
    d.emit(RoutRolled("O23.2b", unit, f.roll, max(0, excess), (f.morale,)))
    if excess > 0:
        return d.call(Retreating(units=(unit,), left=excess), "rolled")
    if not excess:
        suppress(d, unit, "O23.2b")
    return d.goto("rolled")


# -- retreats -------------------------------------------------------------------------------


@rule("O23.3b", "O23.3d")
def closer(book: Book, public: Public, side: Side, at: str) -> list[str]:
    """The adjacent hexes with fewer hexes between them and the friendly edge."""
    depth = depth_of(book, public, side)
    return [near for near in book.adjacent[at] if depth[near] < depth[at]]


@rule("O23.3.5", "O23.3.1", "T83", "T80.1")
def safe(book: Book, public: Public, side: Side, at: str) -> list[str]:
    """Those of them that a unit survives: no enemy, not impassable, not across a cliff."""
    enemies = {state.at for unit, state in public.units.items() if book.units[unit].side != side}
    return [
        near
        for near in closer(book, public, side, at)
        if near not in enemies and not barrier(book, public, at, near)
    ]


class RetreatingStep(Step):
    """The owner retreats a unit hex by hex; mines attack it; where it cannot go on it is lost."""

    def run(self, book: Book, d: D, f: Retreating) -> None:
        """The stages of a step."""
        units = together(d.public, f.units)
        if not units:
            return d.finish()
        at = d.public.units[units[0]].at
        match f.stage:
            case "start":
                self.next(book, d, f, at)
            case "entering":
                d.goto("start")
                if d.public.forts.get(at) == "mines":
                    begin_mines(book, d, units, at, "start")
        return None

    @rule("O23.3c", "O23.3.5")
    def next(self, book: Book, d: D, f: Retreating, at: str) -> None:
        """Over, lost, the only way, or a question."""
        if not f.left:
            return d.finish()
        side = book.units[f.units[0]].side
        ways = safe(book, d.public, side, at)
        if not ways:
            return self.lost(book, d, f, side, at)
        if len(ways) == 1:
            step(book, d, f, ways[0])
        return None

    @rule("7.2.2a", "O23.3c", "O23.3.5")
    def lost(self, book: Book, d: D, f: Retreating, side: Side, at: str) -> None:
        """Forced off the map, into enemies or where nobody can go: eliminated."""
        clause = "O23.3.5" if closer(book, d.public, side, at) else "O23.3c"
        for unit in together(d.public, f.units):
            if d.outcome is None:
                eliminate(book, d, unit, clause)
        if d.outcome is None:
            d.finish()

    @rule("O23.3a")
    def who(self, book: Book, public: Public, f: Retreating) -> tuple[Ask, ...]:
        """The owner, whoever gave the order."""
        unit = f.units[0]
        return (Ask(book.units[unit].side, "retreat", "O23.3a", {"unit": unit, "left": f.left}),)

    def choice(self, book: Book, seen: Seen, f: Retreating, ask: Ask) -> Choice:
        """A closer hex where it is safe."""
        at = seen.public.units[f.units[0]].at
        return choose_hexes(safe(book, seen.public, ask.side, at), "O23.3b")

    def take(self, book: Book, d: D, f: Retreating, side: str, action: ChooseHex) -> None:
        """Go there."""
        step(book, d, f, action.at)


@rule("O23.3.2", "O23.3.3", "O23.3.4", "F103.1a", "F103.2d", "F103.2f")
def step(book: Book, d: D, f: Retreating, to: str) -> None:
    """One hex: no fire, no wire stops it, but mines attack on leaving and on entering."""
    units = together(d.public, f.units)
    here = d.public.units[units[0]].at
    for unit in units:
        change(d, unit, at=to)
    d.emit(Retreated("O23.3b", units, to))
    d.goto("entering", units=units, left=f.left - 1)
    if d.public.forts.get(here) == "mines":
        begin_mines(book, d, units, here, "entering")
