"""The frozen yardstick: a side that sits in cover, fires, fires at those who move, and recovers.

It never moves, advances, calls artillery or plays an action, and keeps only Fire and Recover cards.
It shares nothing with the other bot files, so that it stays as it is when they get better.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bocage.games.combat_commander.book import Book
from bocage.games.combat_commander.odds import PAIRS, SUMS
from bocage.games.combat_commander.rules.o14_activation import Troop, order_cards
from bocage.games.combat_commander.rules.o20_fire_2_group import Firers, fire_terms
from bocage.games.combat_commander.rules.r05_setup_places import Camp
from bocage.games.combat_commander.state import cover, is_leader, unit_value
from bocage.games.combat_commander.types import (
    Alert,
    Choose,
    Discard,
    End,
    Entered,
    Equip,
    Finish,
    Fire,
    Firing,
    Moving,
    Put,
    Recover,
    Seen,
    SetUp,
    Shoot,
    Sniper,
    Turn,
)
from bocage.kernel.api import Action, Choice, Rng

OPEN_FIRE = 0.25  # units that must be expected to break before a Fire card is spent on movers
KEPT = ("fire", "recover")
_ALL = PAIRS * PAIRS
_BREAKS = {
    gap: sum(n * m for a, n in SUMS.items() for b, m in SUMS.items() if gap + a > b) / _ALL
    for gap in range(-11, 12)
}


def fire_only(book: Book, seen: Seen, choice: Choice, rng: Rng) -> Action | None:
    """The first idea that is legal, or None."""
    del rng
    for action in _ideas(book, seen):
        if type(action) in choice.types and choice.why_not(action) is None:
            return action
    return None


def _ideas(book: Book, seen: Seen) -> Iterable[Action]:
    frame, side = seen.frames[-1], seen.side or ""
    match frame:
        case SetUp():
            return _set_up(book, seen, frame)
        case Turn():
            return _orders(book, seen, side)
        case Firing():
            firers = Firers(book, seen.public, side, frame.units, fired=frame.fired)
            shot = _best(firers)
            return (Finish(),) if shot is None else (shot[1], Finish())
        case Entered():
            return _react(book, seen, side, frame)
        case Sniper():
            near = book.distance[frame.at]
            return [
                Choose(unit)
                for unit, state in seen.public.units.items()
                if book.units[unit].side != side and near[state.at] <= 1
            ]
    return ()


# -- set-up ---------------------------------------------------------------------------------


def _set_up(book: Book, seen: Seen, f: SetUp) -> Iterable[Action]:
    """Units in cover near objectives and friends, weapons to soldiers."""
    camp = Camp(book, seen.public, seen.own, f.side, f.late)
    if f.stage == "weapons":
        weapons = camp.weapons_now()
        return [
            Equip(weapon, unit)
            for weapon in weapons
            for unit in sorted(camp.holders(weapon), key=lambda u: is_leader(book, u))
        ]
    if f.stage != "units" or f.at:
        return ()
    goals = [h for hexes in book.objective.values() for h in hexes]

    def worth(at: str) -> float:
        near = min(book.distance[at][goal] for goal in goals)
        friends = sum(book.distance[at][h] <= 1 for h in camp.where.values())
        return 3 * cover(book, seen.public, at) - near + min(2, friends)

    units = camp.units_now()
    hexes = sorted(camp.hexes_for(units[0]), key=worth, reverse=True)
    return [Put(units[0], at) for at in hexes]


# -- orders ---------------------------------------------------------------------------------


def _orders(book: Book, seen: Seen, side: str) -> list[Action]:
    """Recover if two or more are broken; else fire; else recover; else discard the rest."""
    hand = seen.own.hand if seen.own is not None else ()
    units = seen.public.units
    broken = sum(s.broken for u, s in units.items() if book.units[u].side == side)
    recover: list[Action] = [Recover(card) for card in order_cards(book, seen, "recover")]
    fire: list[Action] = []
    cards = order_cards(book, seen, "fire")
    if cards:
        gang = _gang(book, seen, side, Troop(book, seen.public, side))
        fire = [Fire(cards[0], gang)] if gang else []
    found = [*recover, *fire] if broken > 1 else [*fire, *(recover if broken else [])]
    junk = [card for card in hand if book.cards[card].order not in KEPT] or list(hand)
    return [*found, End(), Discard(tuple(junk[: book.discard[side]])), Discard()]


def _gang(book: Book, seen: Seen, side: str, troop: Troop) -> tuple[str, ...]:
    """The leader with his men, or the unit, whose best attack is expected to break most."""
    best = 0.0
    found: tuple[str, ...] = ()
    for unit in troop.free():
        men = troop.men(unit) if is_leader(book, unit) else ()
        units = tuple(sorted((unit, *men), key=book.place))
        shot = _best(Firers(book, seen.public, side, units))
        if shot is not None and shot[0] > best:
            best, found = shot[0], units
    return found


# -- attacks --------------------------------------------------------------------------------


def _best(firers: Firers) -> tuple[float, Shoot] | None:
    """The attack that is expected to break most: everybody in one hex, or one piece alone."""
    best: tuple[float, Shoot] | None = None
    for at in dict.fromkeys(h for piece in firers.pieces for h in firers.hits(piece)):
        for group in _groups(firers, at):
            base = max(group, key=lambda p: _fp(firers, p, (p,), at))
            fp = _fp(firers, base, group, at)
            if fp < 1 and firers.heavy(base) is None:
                continue
            value = _breaks(firers, fp, at)
            if best is None or value > best[0]:
                best = (value, Shoot(at, base, group))
    return best


def _groups(firers: Firers, at: str) -> list[tuple[str, ...]]:
    """All that reach a hex from one hex together; ordnance alone."""
    able = [piece for piece in firers.pieces if firers.reaches(piece, at)]
    heavy = [(piece,) for piece in able if firers.heavy(piece) is not None]
    lots: dict[str, list[str]] = {}
    for piece in able:
        if firers.heavy(piece) is None:
            lots.setdefault(firers.at(piece), []).append(piece)
    return [*heavy, *map(tuple, lots.values())]


def _fp(firers: Firers, base: str, by: Sequence[str], at: str) -> int:
    return sum(value for _, _, value in fire_terms(firers, base, by, (at,)))


def _breaks(firers: Firers, fp: int, at: str) -> float:
    """How many enemies are expected to break."""
    book, public = firers.book, firers.public
    shelter = cover(book, public, at)
    return sum(
        _BREAKS[max(-11, min(11, fp - shelter - unit_value(book, public, unit, "morale")))]
        for unit in firers.enemies.get(at, ())
    )


def _react(book: Book, seen: Seen, side: str, f: Entered) -> list[Action]:
    """Fire at movers with whoever is awake; wake somebody if it promises enough."""
    if not f.fire or f.fired:
        return []
    order = next((one for one in reversed(seen.frames) if isinstance(one, Moving)), None)
    on_the_move = order.units if order is not None else ()

    def firers(units: Sequence[str]) -> Firers:
        return Firers(
            book,
            seen.public,
            side,
            units,
            targets=(f.at,),
            ordnance=False,
            moving=on_the_move,
        )

    shot = _best(firers(f.alert)) if f.alert else None
    if shot is not None:
        return [shot[1]]
    cards = order_cards(book, seen, "fire")
    troop = Troop(book, seen.public, side)
    best = OPEN_FIRE
    found: tuple[str, ...] = ()
    for unit in troop.free() if cards else ():
        men = troop.men(unit) if is_leader(book, unit) else ()
        units = tuple(sorted((unit, *men), key=book.place))
        one = _best(firers(units))
        if one is not None and one[0] > best:
            best, found = one[0], units
    return [Alert(cards[0], found)] if found else []
