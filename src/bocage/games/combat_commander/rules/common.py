"""What several chapters do: cards that are played, units that break, die, rally, come and go.

Only these functions change units, weapons and points, so that nothing is forgotten: casualty
tracks, the weapon box, victory points, the end of the game.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from bocage.games.combat_commander.book import Book
from bocage.games.combat_commander.events.core import (
    Acted,
    Drawn,
    GameOver,
    HandFilled,
    Placed,
    PointsGained,
    Replaced,
    UnitBroke,
    UnitEliminated,
    UnitRallied,
    UnitSuppressed,
    WeaponBroke,
    WeaponFixed,
    WeaponLost,
)
from bocage.games.combat_commander.state import is_leader, of_side
from bocage.games.combat_commander.types import (
    Advancing,
    Attack,
    Breaking,
    D,
    Entered,
    Firing,
    Leaving,
    Moving,
    Public,
    Recovering,
    Retreating,
    Routing,
    Side,
    UnitState,
    Waiting,
    Walking,
    other,
)
from bocage.kernel.api import Frame, Outcome, rule

UNDER_WAY: dict[type[Frame], tuple[str, ...]] = {  # the units that an order or attack concerns
    Advancing: ("units", "done", "going"),
    Attack: ("targets", "victims", "now"),
    Entered: ("units", "alert"),
    Firing: ("units", "fired"),
    Leaving: ("units",),
    Moving: ("units", "done", "road", "wired", "alert"),
    Recovering: ("units", "now"),
    Retreating: ("units",),
    Routing: ("units", "now"),
    Walking: ("units",),
}

# -- cards ----------------------------------------------------------------------------------


@rule("1.5b", "1.6b")
def spend_card(d: D, side: Side, card: str) -> None:
    """A card that is played or discarded goes from the hand to the discard pile at once."""
    hand = tuple(one for one in d.private[side].hand if one != card)
    d.put_private(side, hand=hand)
    d.edit("hands")[side] = len(hand)
    discards = d.public.discards
    d.put(discards={**discards, side: (*discards[side], card)})


@rule("1.6a", "5.2", "A24.3a", "A24.3b")
def act(book: Book, d: D, side: Side, card: str, clause: str) -> None:
    """A card is played for its action."""
    spend_card(d, side, card)
    d.emit(Acted(clause, side, card, book.cards[card].action))


@rule("5.4a")
def draw(book: Book, d: D, side: Side, cards: tuple[str, ...], clause: str) -> None:
    """The next cards of the pile go to the hand; only the side itself learns which."""
    held = {*d.private[side].hand, *cards}
    hand = tuple(card for card in book.deck[side] if card in held)
    d.put_private(side, hand=hand)
    decks = d.sealed.decks
    d.put_sealed(decks={**decks, side: decks[side][len(cards) :]})
    d.edit("hands")[side] = len(hand)
    d.edit("piles")[side] = len(decks[side]) - len(cards)
    d.emit(Drawn(clause, side, cards), to=(side,))
    d.emit(HandFilled(clause, side, len(cards)))


# -- points ---------------------------------------------------------------------------------


@rule("4.1.1")
def gain(d: D, side: Side, points: int, clause: str) -> None:
    """Move the victory point marker towards a side (away from it below 0)."""
    if points:
        vp = d.public.vp + (points if side == "axis" else -points)
        d.put(vp=vp)
        d.emit(PointsGained(clause, side, points, vp))


# -- units ----------------------------------------------------------------------------------


def change(d: D, unit: str, **fields: object) -> None:
    """Change what is known of a unit on the map."""
    units = d.edit("units")
    units[unit] = replace(units[unit], **fields)


def put_unit(d: D, unit: str, at: str, clause: str, **fields: object) -> None:
    """A unit comes onto the map, with no part in what is under way."""
    forget(d, unit)
    d.edit("units")[unit] = UnitState(at=at, **fields)  # type: ignore[arg-type]  # by name
    d.emit(Placed(clause, unit, at))


@rule("gl.6")
def forget(d: D, unit: str) -> None:
    """A counter that was lost and is placed again takes no part in the order it was lost in."""
    for frame_type, names in UNDER_WAY.items():
        frame = d.inside(frame_type)
        if frame is None:
            continue
        left = {
            name: tuple(one for one in getattr(frame, name) if one != unit)
            for name in names
            if unit in getattr(frame, name)
        }
        if left:
            d.amend(frame_type, **left)


def off_track(d: D, side: Side, unit: str) -> str:
    """A unit leaves the casualty track or the time track; the weapon that waited with it."""
    lost = d.public.dead[side]
    if unit in lost:
        d.edit("dead")[side] = tuple(one for one in lost if one != unit)
    if unit not in d.public.track:
        return ""
    waiting: Waiting = d.edit("track").pop(unit)
    return waiting.weapon


def take_off(d: D, unit: str) -> UnitState:
    """A unit leaves the map; its activation is forgotten only with the turn."""
    state: UnitState = d.edit("units").pop(unit)
    return state


@rule("13.1")
def suppress(d: D, unit: str, clause: str) -> None:
    """A Suppressed marker, if the unit has none yet."""
    if not d.public.units[unit].suppressed:
        change(d, unit, suppressed=True)
        d.emit(UnitSuppressed(clause, unit))


@rule("3.2.5")
def rally(d: D, unit: str, clause: str) -> None:
    """A broken unit turns to its front; its markers stay."""
    if d.public.units[unit].broken:
        change(d, unit, broken=False)
        d.emit(UnitRallied(clause, unit))


def break_units(d: D, units: Iterable[str], clause: str, then: str) -> None:
    """Units break one after the other: Light Wounds may be played for each squad."""
    d.call(Breaking(units=tuple(units), clause=clause), then)


@rule("3.2.1", "3.2.4", "3.2.2", "3.2.3b")
def break_one(book: Book, d: D, unit: str, clause: str) -> None:
    """An unbroken unit turns to its back, a broken one is removed; markers and weapon stay.

    Whether that ends the game must be checked afterwards.
    """
    if d.public.units[unit].broken:
        return remove(book, d, unit, clause)
    change(d, unit, broken=True)
    return d.emit(UnitBroke(clause, unit))


@rule("4.2a", "7.1a", "3.2.4", "E58.1a", "11.3c", "7.3.2e")
def remove(book: Book, d: D, unit: str, clause: str) -> None:
    """Off the map: to the casualty track (not heroes), its weapon to the box, points to the enemy.

    Whether that ends the game must be checked afterwards.
    """
    at = d.public.units[unit].at
    state = take_off(d, unit)
    d.emit(UnitEliminated(clause, unit, at))
    if state.weapon:
        lose_weapon(d, state.weapon, clause)
    counter = book.units[unit]
    if counter.type != "hero":
        d.edit("dead")[counter.side] = (*d.public.dead[counter.side], unit)
        points = counter.vp * (2 if "X" in d.public.chits else 1)
        gain(d, other(counter.side), points, "7.1a")


def eliminate(book: Book, d: D, unit: str, clause: str) -> None:
    """A unit is eliminated, which may end the game."""
    eliminate_all(book, d, (unit,), clause)


@rule("6.3.1b")
def eliminate_all(book: Book, d: D, units: Iterable[str], clause: str) -> None:
    """Units are eliminated at the same moment: only then one looks who has lost."""
    sides = []
    for unit in units:
        remove(book, d, unit, clause)
        sides.append(book.units[unit].side)
    for side in dict.fromkeys(sides):
        check_end(book, d, side)


@rule("E52.2a", "A36c", "11.3c", "13.3", "E44.1b")
def replace_unit(
    d: D, unit: str, heirs: tuple[str, ...], clause: str, second: tuple[str, ...] = ()
) -> None:
    """A squad goes back to the counter mix, one or two teams take its place in every respect.

    They are broken if it was; its weapon and markers go to the first team, those named in
    `second` to the second. Who has acted this turn, and all that is still to come, follows them.
    """
    state = take_off(d, unit)
    units = d.edit("units")
    for heir in heirs:
        units[heir] = UnitState(at=state.at, broken=state.broken)
    for mark in ("weapon", "suppressed", "veteran"):
        heir = heirs[-1] if mark in second else heirs[0]
        change(d, heir, **{mark: getattr(state, mark)})
    d.emit(Replaced(clause, unit, heirs))
    acted = d.public.activated
    if unit in acted:
        d.put(activated=(*(one for one in acted if one != unit), *heirs))
    d.rename("unit", unit, heirs)
    d.rename("piece", unit, heirs)


def in_mix(public: Public, unit: str) -> bool:
    """Whether a counter is in no use: not on the map, a casualty track or the time track."""
    if unit in public.units or unit in public.track:
        return False
    return all(unit not in row for row in public.dead.values())


@rule("E52.1", "A36b")
def spare_teams(book: Book, public: Public, side: Side) -> list[str]:
    """The teams of a side's own quality that are left in the counter mix."""
    stem = book.teams[side][public.plan[side].quality]
    return [team for team in book.stems[stem] if in_mix(public, team)]


@rule("4.2b", "6.3", "6.3.1a", "6.3.1b")
def check_end(book: Book, d: D, side: Side) -> None:
    """A side whose casualties reach its surrender marker, or that has no unit on the map, loses.

    If that happens to both at once the holder of the initiative wins.
    """
    lost = {one: _beaten(book, d, one) for one in ("axis", "allies")}
    if d.outcome is None and lost[side]:
        winner = d.public.initiative if lost[other(side)] else other(side)
        clause = lost[side]
        reason = "surrender" if clause == "4.2b" else "wiped-out"
        d.emit(GameOver(clause, winner, reason, d.public.vp))
        d.end(Outcome(winner, clause, reason))


def _beaten(book: Book, d: D, side: Side) -> str:
    """The clause by which a side has lost, or nothing."""
    public = d.public
    if len(public.dead[side]) >= public.surrender[side]:
        return "4.2b"
    return "" if of_side(book, public, side) else "6.3"


# -- weapons --------------------------------------------------------------------------------


@rule("11.4a")
def break_weapon(d: D, weapon: str, clause: str) -> None:
    """A weapon breaks; a broken one is eliminated."""
    if weapon in d.public.jammed:
        return lose_weapon(d, weapon, clause)
    d.put(jammed=(*d.public.jammed, weapon))
    return d.emit(WeaponBroke(clause, weapon))


@rule("11.4b")
def fix_weapon(d: D, weapon: str, clause: str) -> None:
    """A broken weapon can be used again."""
    d.put(jammed=tuple(one for one in d.public.jammed if one != weapon))
    d.emit(WeaponFixed(clause, weapon))


@rule("4.2a", "7.2.2b")
def lose_weapon(d: D, weapon: str, clause: str) -> None:
    """A weapon is eliminated: it lies unbroken in the box."""
    for unit, state in d.public.units.items():
        if state.weapon == weapon:
            change(d, unit, weapon="")
            break
    d.put(
        box=(*d.public.box, weapon),
        jammed=tuple(one for one in d.public.jammed if one != weapon),
    )
    d.emit(WeaponLost(clause, weapon))


# -- activation -----------------------------------------------------------------------------


@rule("gl.6", "O14.1a", "E58.1b")
def may_activate(book: Book, activated: tuple[str, ...], unit: str) -> bool:
    """A unit acts once a turn; heroes as often as they like."""
    return unit not in activated or book.units[unit].type == "hero"


def activate(d: D, units: Iterable[str]) -> None:
    """These units have acted this turn."""
    known = d.public.activated
    fresh = tuple(unit for unit in units if unit not in known)
    if fresh:
        d.put(activated=known + fresh)


def leaders(book: Book, units: Iterable[str]) -> list[str]:
    """The leaders among some units."""
    return [unit for unit in units if is_leader(book, unit)]
