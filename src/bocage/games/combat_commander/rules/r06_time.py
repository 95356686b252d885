"""Chapter 6 - Game time: the time marker advances, sudden death, reinforcements, Dig In."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from bocage.games.combat_commander.book import Book
from bocage.games.combat_commander.events.happen import (
    Delayed,
    RadioGained,
    RadioRefused,
    TimeAdvanced,
)
from bocage.games.combat_commander.rules.common import act, gain, put_unit
from bocage.games.combat_commander.rules.markers import put_fort, remove_smoke, why_not_fort
from bocage.games.combat_commander.rules.o14_activation import action_cards, why_not_action_card
from bocage.games.combat_commander.rules.offers import choose_hexes, offer
from bocage.games.combat_commander.rules.r01_rolls import total
from bocage.games.combat_commander.rules.r07_victory import all_five, end_by_points
from bocage.games.combat_commander.rules.s_specials import more_orders
from bocage.games.combat_commander.state import (
    is_defender,
    rim_of,
    rooms,
    side_at,
)
from bocage.games.combat_commander.types import (
    ALLIES,
    SIDES,
    ChooseHex,
    D,
    DigIn,
    Play,
    Public,
    Put,
    RadioState,
    Roll,
    Seen,
    Side,
    TimeAdvance,
    other,
)
from bocage.kernel.api import (
    AnyOf,
    Ask,
    Choice,
    Form,
    Illegal,
    OneOf,
    Pass,
    Pick,
    Step,
    WindowStep,
    refuse,
    rule,
)

ENTRY = "A9"  # scenario 12: where Allied reinforcements may come in as well


def places_free(book: Book, public: Public, unit: str, hexes: tuple[str, ...]) -> list[str]:
    """Those hexes that a unit may be put into: passable, not burning, with room for it."""
    open_ = (at for at in hexes if at not in book.barred and at not in public.blaze)
    return rooms(book, public, unit, open_)


# -- the advance ----------------------------------------------------------------------------


class TimeAdvanceStep(Step):
    """The six steps of a time advance, in their order."""

    def run(self, book: Book, d: D, f: TimeAdvance) -> None:
        """The stages."""
        match f.stage:
            case "start":
                self.advance(book, d, f)
            case "death":
                self.death(book, d, f)
            case "points":
                self.points(book, d)
            case "smoke":
                self.clear(d, f)
            case "arrivals":
                self.muster(book, d, f)
            case "placing":
                self.next_unit(book, d, f)
            case "dig":
                active = d.public.active
                d.call(DigIn(seats=(other(active), active)), "over")
            case "over":
                d.finish()

    @rule("6.1.2a", "6.1.2c", "1.4")
    def advance(self, book: Book, d: D, f: TimeAdvance) -> None:
        """One space on; only who triggered it shuffles draw and discard pile together."""
        d.put(time=d.public.time + 1)
        d.emit(TimeAdvanced("6.1.2a", f.side, d.public.time))
        cards = (*d.sealed.decks[f.side], *d.public.discards[f.side])
        pile = d.shuffled(cards, "6.1.2c")
        d.put_sealed(decks={**d.sealed.decks, f.side: pile})
        d.put(
            discards={**d.public.discards, f.side: ()},
            piles={**d.public.piles, f.side: len(pile)},
        )
        more_orders(book, d)
        d.goto("death")

    @rule("6.1.2d", "6.2.1", "6.2.2", "7.3.2c")
    def death(self, book: Book, d: D, f: TimeAdvance) -> None:
        """On the sudden death space and beyond it who triggered it rolls."""
        if d.public.time < d.public.death:
            return d.goto("points")
        if all_five(book, d):
            return None
        return d.call(Roll(side=f.side, kind="death", clause="6.2.2"), "rolled")

    @rule("6.2.2", "6.3")
    def back(self, book: Book, d: D, f: TimeAdvance, value: str | None) -> None:
        """A roll below the number of the space ends the game."""
        if f.stage != "rolled" or value is None:
            return None
        if total(book, value) < d.public.time:
            return end_by_points(book, d, "6.2.2", "sudden-death")
        return d.goto("points")

    @rule("6.1.2e", "gl.8")
    def points(self, book: Book, d: D) -> None:
        """The defender, and only he, gains a point."""
        for side in SIDES:
            if is_defender(d.public, side):
                gain(d, side, 1, "6.1.2e")
        d.goto("smoke")

    @rule("6.1.2f")
    def clear(self, d: D, f: TimeAdvance) -> None:
        """Who triggered it must remove a smoke marker; the only one without being asked."""
        smoke = d.public.smoke
        if len(smoke) == 1:
            remove_smoke(d, next(iter(smoke)), "6.1.2f")
        if len(smoke) <= 1:
            d.goto("arrivals")

    # -- reinforcements ---------------------------------------------------------------------

    @rule("6.1.2g", "gl.2")
    def muster(self, book: Book, d: D, f: TimeAdvance) -> None:
        """Who waits on this space comes: radios to their box, units are placed by their owner."""
        due = [one for one, wait in d.public.track.items() if wait.space == d.public.time]
        for radio in due:
            if radio in book.radios:
                side = d.public.track[radio].side
                d.edit("track").pop(radio)
                gain_radio(d, side, radio, "6.1.2g")
        inactive = other(d.public.active)
        units = [one for one in due if one in book.units]
        units.sort(key=lambda unit: (book.units[unit].side != inactive, book.place(unit)))
        d.goto("placing", units=tuple(units))

    @rule("6.1.2g")
    def next_unit(self, book: Book, d: D, f: TimeAdvance) -> None:
        """Units that find no place wait; when all others are placed one may dig in."""
        if not f.units:
            return d.goto("dig")
        for unit in f.units:
            if not entry_hexes(book, d.public, unit):
                delay(d, unit)
                return d.goto("placing", units=tuple(one for one in f.units if one != unit))
        return None

    # -- decisions --------------------------------------------------------------------------

    def who(self, book: Book, public: Public, f: TimeAdvance) -> tuple[Ask, ...]:
        """Who removes smoke, or who places reinforcements."""
        if f.stage == "smoke":
            return (Ask(f.side, "clear-smoke", "6.1.2f"),)
        return (Ask(book.units[f.units[0]].side, "reinforce", "6.1.2g"),)

    def choice(self, book: Book, seen: Seen, f: TimeAdvance, ask: Ask) -> Choice:
        """A hex with smoke; or a unit and its hex."""
        if f.stage == "smoke":
            return choose_hexes(sorted(seen.public.smoke, key=book.index.__getitem__), "6.1.2f")
        mine = [unit for unit in f.units if book.units[unit].side == ask.side]
        found = [Put(u, at) for u in mine for at in entry_hexes(book, seen.public, u)]
        return offer(found, "6.1.2g")

    def take(self, book: Book, d: D, f: TimeAdvance, side: str, action: ChooseHex | Put) -> None:
        """Remove the smoke, or place the unit."""
        if isinstance(action, ChooseHex):
            remove_smoke(d, action.at, "6.1.2f")
            return d.goto("arrivals")
        arrive(d, action.unit, action.at, "6.1.2g")
        return d.goto("placing", units=tuple(one for one in f.units if one != action.unit))


@rule("6.1.2g", "E59b")
def entry_hexes(book: Book, public: Public, unit: str) -> list[str]:
    """Where a reinforcement may come in: hexes of its own edge with room for it."""
    side = book.units[unit].side
    hexes = rim_of(book, public, side)
    more = [at for at in side_door(book, side) if at not in hexes]
    return places_free(book, public, unit, (*hexes, *more))


@rule("S12.3")
def side_door(book: Book, side: Side) -> tuple[str, ...]:
    """Scenario 12: Allied reinforcements may also come in at A9 and next to it."""
    if side == ALLIES and book.special("entry-a9") and ENTRY in book.adjacent:
        return (ENTRY, *book.adjacent[ENTRY])
    return ()


@rule("7.2.1b", "11.2b")
def arrive(d: D, unit: str, at: str, clause: str) -> None:
    """A unit comes from the time track as a new one, with its weapon."""
    wait = d.edit("track").pop(unit)
    acted = d.public.activated
    if unit in acted:
        d.put(activated=tuple(one for one in acted if one != unit))
    put_unit(d, unit, at, clause, weapon=wait.weapon)


def delay(d: D, unit: str) -> None:
    """Without any place on its edge a unit comes with the next advance."""
    track = d.edit("track")
    track[unit] = replace(track[unit], space=d.public.time + 1)
    d.emit(Delayed("6.1.2g", unit, d.public.time + 1))


@rule("8.1.2", "6.1.2g", "12a")
def gain_radio(d: D, side: Side, radio: str, clause: str) -> None:
    """A radio comes into an empty artillery box; there is room for one."""
    if side in d.public.radios:
        d.emit(RadioRefused("8.1.2", side, radio))
    else:
        d.edit("radios")[side] = RadioState(radio)
        d.emit(RadioGained(clause, side, radio))


# -- Dig In ---------------------------------------------------------------------------------


@rule("A32")
def why_not_dig(book: Book, public: Public, side: Side, at: str) -> Illegal | None:
    """Foxholes go where a unit of one's own is, neither in water nor fire, without other works."""
    if not side_at(book, public, at, side):
        return refuse("A32", "no-unit-there", hex=at)
    return why_not_fort(book, public, at)


def dig_hexes(book: Book, public: Public, side: Side) -> list[str]:
    """Where a side may dig in."""
    found = dict.fromkeys(
        state.at for unit, state in public.units.items() if book.units[unit].side == side
    )
    return [at for at in found if why_not_fort(book, public, at) is None]


@rule("6.1.2h", "A24.2", "A32")
class DigInStep(WindowStep):
    """The end of a time advance: both sides may dig in, the inactive one first."""

    rule: ClassVar[str] = "each-exhausts"
    prompt: ClassVar[str] = "dig-in"
    clause: ClassVar[str] = "6.1.2h"

    def could_react(self, book: Book, public: Public, f: DigIn, side: str) -> bool:
        """Cards in hand and a hex without works."""
        return bool(public.hands[side]) and bool(dig_hexes(book, public, side))

    def choice(self, book: Book, seen: Seen, f: DigIn, ask: Ask) -> Choice:
        """A card with Dig In and a hex, or nothing."""
        public, side = seen.public, ask.side

        def why_not(play: Play) -> Illegal | None:
            if play.at is None or play.unit is not None:
                return refuse("A32", "needs-hex")
            refusal = why_not_action_card(book, seen, play.card, "dig-in", "A32")
            return refusal or why_not_dig(book, public, side, play.at)

        parts = (
            Pick("card", lambda done: action_cards(book, seen, "dig-in")),
            Pick("at", lambda done: dig_hexes(book, public, side)),
        )
        return AnyOf("6.1.2h", Form(Play, parts, why_not), OneOf((Pass(),)))

    def play(self, book: Book, d: D, f: DigIn, side: str, action: Play) -> None:
        """Foxholes."""
        act(book, d, side, action.card, "A32")
        put_fort(book, d, action.at or "", "foxholes", "A32")
