"""What follows an order: shots, ways, advances, and fire at those who move."""

from __future__ import annotations

from collections.abc import Iterator

from bocage.games.combat_commander.book import Book
from bocage.games.combat_commander.bot.field import field_of
from bocage.games.combat_commander.bot.fire import Gunnery, Shot
from bocage.games.combat_commander.bot.move import (
    OUT,
    Marching,
    exit_gain,
    plan_melees,
    plan_moves,
    plan_steps,
)
from bocage.games.combat_commander.bot.order import Idea, gangs
from bocage.games.combat_commander.bot.picture import Picture
from bocage.games.combat_commander.bot.worth import card_worth
from bocage.games.combat_commander.rules.a33_opfire import still_there
from bocage.games.combat_commander.rules.o14_activation import Troop, order_cards
from bocage.games.combat_commander.rules.o16_advance_1_order import waiting, why_not_out
from bocage.games.combat_commander.rules.o20_fire_2_group import Firers
from bocage.games.combat_commander.rules.o21_move_3_paths import March, together
from bocage.games.combat_commander.types import (
    Advancing,
    Alert,
    Assault,
    Drop,
    Enter,
    Entered,
    Finish,
    Firing,
    Go,
    Halt,
    Leave,
    Moving,
    On,
    Play,
    Seen,
    Shoot,
    Walking,
)
from bocage.kernel.api import Choice, Pass, innermost

OPEN_FIRE = 0.55  # of the worth of a Fire card an opportunity must gain
AGAIN = 1.35  # those alerted may fire again at the next hex


# -- fire -----------------------------------------------------------------------------------


def firing_ideas(book: Book, seen: Seen, pic: Picture, f: Firing, choice: Choice) -> list[Idea]:
    """The best attack that is left; the end when none gains anything."""
    hand = seen.own.hand if seen.own is not None else ()
    firers = Firers(book, seen.public, f.side, f.units, hand=hand, fired=f.fired)
    gunnery = Gunnery(pic, firers)
    _, shots = gunnery.plan(firers.pieces)
    found = list(_shoots(gunnery, shots[:2]))
    found.append(Idea(0.0, Finish()))
    poor = gunnery.best(firers.pieces)
    if poor is not None:
        found.append(Idea(-1.0, Shoot(poor.at, poor.base, poor.by)))
    return found


def _shoots(gunnery: Gunnery, shots: list[Shot]) -> Iterator[Idea]:
    """Each attack with its cards, and without them in case they do not fit."""
    for shot in shots:
        yield Idea(shot.gain, gunnery.declared(shot))
        yield Idea(shot.gain - 0.1, Shoot(shot.at, shot.base, shot.by))


def entered_ideas(book: Book, seen: Seen, pic: Picture, f: Entered, choice: Choice) -> list[Idea]:
    """Fire at those who entered, wake others for it, hidden mines and wire; or nothing."""
    found = [Idea(0.0, Pass())]
    public, side = seen.public, pic.side
    there = still_there(public, f)
    hand = seen.own.hand if seen.own is not None else ()
    if f.fire:
        if not f.fired and f.alert:
            firers = _firers(book, seen, pic, f, f.alert)
            gunnery = Gunnery(pic, firers)
            shot = gunnery.best(firers.pieces, (f.at,))
            if shot is not None and shot.gain > 1:
                found += list(_shoots(gunnery, [shot]))
        if not f.fired and len(found) == 1:
            found += alerts(book, seen, pic, f)
    if there:
        for card in hand:
            gain = _hidden(book, pic, f, there, book.cards[card].action)
            if gain > 0.8 * card_worth(book, public, side, card):
                found.append(Idea(gain, Play(card)))
    return sorted(found, key=lambda idea: -idea.value)


def _firers(book: Book, seen: Seen, pic: Picture, f: Entered, units: tuple[str, ...]) -> Firers:
    hand = seen.own.hand if seen.own is not None else ()
    order = next((one for one in reversed(seen.frames) if isinstance(one, Moving)), None)
    return Firers(
        book,
        seen.public,
        pic.side,
        units,
        hand=hand,
        targets=(f.at,),
        ordnance=False,
        moving=order.units if order is not None else f.units,
    )


def alerts(book: Book, seen: Seen, pic: Picture, f: Entered) -> Iterator[Idea]:
    """A Fire card for a leader and his men, or for one unit, if the fire is worth the card."""
    side = pic.side
    cards = order_cards(book, seen, "fire")
    if not cards:
        return
    card = min(cards, key=lambda c: card_worth(book, seen.public, side, c))
    keep = OPEN_FIRE * card_worth(book, seen.public, side, card) / (1 + 0.4 * (len(cards) - 1))
    for gain, by in lookouts(book, seen, pic, f):
        if AGAIN * gain > keep:
            yield Idea(AGAIN * gain - keep, Alert(card, by))


def lookouts(
    book: Book, seen: Seen, pic: Picture, f: Entered
) -> Iterator[tuple[float, tuple[str, ...]]]:
    """Who could be activated together to fire at those who entered, and what the shot gains."""
    for leader, men in gangs(book, Troop(book, seen.public, pic.side)):
        units = (leader, *men) if leader else men
        firers = _firers(book, seen, pic, f, tuple(units))
        shot = Gunnery(pic, firers).best(firers.pieces, (f.at,))
        if shot is None:
            continue
        able = {firers.holder(p) for p in firers.pieces if firers.reaches(p, f.at)}
        by = {*able, leader} if leader and len(able) > 1 else able
        yield shot.gain, tuple(sorted(by, key=book.place))


def reply(book: Book, seen: Seen, pic: Picture, f: Entered) -> Shoot | None:
    """The best shot of those who are active, without cards."""
    firers = _firers(book, seen, pic, f, f.alert)
    shot = Gunnery(pic, firers).best(firers.pieces, (f.at,))
    return None if shot is None else Shoot(shot.at, shot.base, shot.by)


def _hidden(book: Book, pic: Picture, f: Entered, there: tuple[str, ...], word: str) -> float:
    """What hidden mines or wire would gain here."""
    if word == "hidden-mines":
        power = pic.public.mines or book.scenario.mines
        return sum(pic.loss(unit, power - pic.morale(unit), f.fire) for unit in there)
    if word == "hidden-wire":
        return 10.0 * len(there)
    return 0.0


# -- movement -------------------------------------------------------------------------------


def moving_ideas(book: Book, seen: Seen, pic: Picture, f: Moving, choice: Choice) -> list[Idea]:
    """The group that gains most; the end when none gains anything."""
    field = field_of(pic, f.side)
    march = March(book, seen.public, f)
    left = march.waiting()
    found: list[Idea] = list(assaults(book, seen, pic, f))
    marching = Marching(field, march)
    ways = plan_moves(marching, left)
    for way in ways[:2]:
        if way.end == OUT and not way.path:
            found.append(Idea(way.gain, leave_of(book, seen, way.by)))
        else:
            found.append(Idea(way.gain, Go(way.by, way.path)))
    found.append(Idea(0.0, Finish()))
    if not f.crossed:
        poor = [one for unit in left if (one := marching.ways((unit,))) is not None]
        poor.sort(key=lambda one: -one.gain)
        for bad in poor[:3]:
            go = Go(bad.by, bad.path) if bad.path else leave_of(book, seen, bad.by)
            found.append(Idea(bad.gain - 1000, go))
        found += [
            Idea(-2000.0, Drop(weapon))
            for unit in left
            if (weapon := seen.public.units[unit].weapon)
        ]
    return sorted(found, key=lambda idea: -idea.value)


def walking_ideas(book: Book, seen: Seen, pic: Picture, f: Walking, choice: Choice) -> list[Idea]:
    """Go on where it is worth it, leave the map, or stop."""
    order = innermost(seen.frames, Moving)
    field = field_of(pic, f.side)
    march = March(book, seen.public, order)
    group = together(seen.public, f.units)
    found = [Idea(0.0, Halt()), *assaults(book, seen, pic, order)]
    if group and march.why_not_leave(group) is None:
        found.append(Idea(exit_gain(field, group), leave_of(book, seen, group)))
    if group and not all(seen.public.units[u].broken for u in group):
        way = Marching(field, march).ways(group)
        if way is not None and way.path:
            found.append(Idea(way.gain, On(way.path)))
    return sorted(found, key=lambda idea: -idea.value)


def leave_of(book: Book, seen: Seen, group: tuple[str, ...]) -> Leave:
    """Off the map, to come back with the next time advance."""
    return Leave(dict.fromkeys(group, min(book.spaces[-1], seen.public.time + 1)))


def assaults(book: Book, seen: Seen, pic: Picture, f: Moving) -> Iterator[Idea]:
    """Assault Fire by units of the order, if it gains more than the card is worth."""
    hand = seen.own.hand if seen.own is not None else ()
    cards = [card for card in hand if book.cards[card].action == "assault-fire"]
    if not cards:
        return
    units = tuple(unit for unit in f.units if unit in seen.public.units)
    card = min(cards, key=lambda c: card_worth(book, seen.public, f.side, c))
    firers = Firers(book, seen.public, f.side, units, hand=hand, boxes=True)
    gunnery = Gunnery(pic, firers)
    shot = gunnery.best(firers.pieces)
    if shot is None:
        return
    gain = shot.gain - card_worth(book, seen.public, f.side, card)
    if gain > 0 and firers.heavy(shot.base) is None:
        yield Idea(gain + 20, Assault(card, shot.at, shot.base, shot.by))


# -- advances -------------------------------------------------------------------------------


def advancing_ideas(
    book: Book, seen: Seen, pic: Picture, f: Advancing, choice: Choice
) -> list[Idea]:
    """Melees first, then better ground, then the way off the map."""
    field = field_of(pic, f.side)
    public = seen.public
    left = waiting(public, f)
    found: list[Idea] = []
    for one in plan_melees(field, left):
        start = public.units[one.by[0]].at
        by = tuple(u for u in sorted(one.by, key=book.place) if public.units[u].at == start)
        found.append(Idea(one.gain + 500, Enter(by, one.to)))
    for unit in left:
        if why_not_out(book, public, unit) is None:
            gain = exit_gain(field, (unit,))
            if gain > 0:
                found.append(Idea(gain, leave_of(book, seen, (unit,))))
    found += [Idea(step.gain, Enter(step.by, step.to)) for step in plan_steps(field, left, {})]
    found.append(Idea(0.0, Finish()))
    if not f.crossed:
        found += [
            Idea(field.gain((unit,), to) - 1000, Enter((unit,), to))
            for unit in left
            for to in book.adjacent[public.units[unit].at]
        ]
    return sorted(found, key=lambda idea: -idea.value)
