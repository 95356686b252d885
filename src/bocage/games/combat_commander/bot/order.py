"""The choice of an order: what every playable card would bring, and when to pass and discard."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from bocage.games.combat_commander.book import Book
from bocage.games.combat_commander.bot.field import Field, field_of
from bocage.games.combat_commander.bot.fire import Gunnery
from bocage.games.combat_commander.bot.move import Marching, plan_melees, plan_moves, plan_steps
from bocage.games.combat_commander.bot.picture import Picture
from bocage.games.combat_commander.bot.worth import (
    BROKEN,
    ROLL_BELOW,
    ROLL_IS,
    SUPPRESSED,
    card_worth,
    hits,
)
from bocage.games.combat_commander.rules.o14_activation import Troop, order_cards
from bocage.games.combat_commander.rules.o18_artillery import (
    drifted,
    impact_area,
    why_not_radio,
    why_not_spot,
    why_not_spotter,
)
from bocage.games.combat_commander.rules.o20_fire_2_group import Firers
from bocage.games.combat_commander.rules.o21_move_3_paths import March
from bocage.games.combat_commander.rules.o22_recover import why_not_recover
from bocage.games.combat_commander.rules.o23_rout import why_not_rout
from bocage.games.combat_commander.sight import hindrance
from bocage.games.combat_commander.state import (
    depth_of,
    is_leader,
)
from bocage.games.combat_commander.types import (
    Access,
    Advance,
    Bombard,
    Deny,
    Discard,
    End,
    Fire,
    Move,
    Moving,
    Recover,
    Rout,
    Seen,
    Side,
    Turn,
    other,
)
from bocage.kernel.api import Action, Choice

RESERVE = 12.0  # what an order must bring more than nothing
POOR = 23.0  # a card worth less is better exchanged


class Idea(NamedTuple):
    """An action and what it is worth."""

    value: float
    action: Action


def turn_ideas(book: Book, seen: Seen, pic: Picture, f: Turn, choice: Choice) -> list[Idea]:
    """Orders by what they bring; passing if none brings enough."""
    side = f.side
    field = field_of(pic, side)
    troop = Troop(book, seen.public, side)
    found = [
        *fire_orders(book, seen, pic, troop),
        *move_orders(book, seen, field, troop),
        *advance_orders(book, seen, field, troop),
        *recover_orders(book, seen, pic),
        *rout_orders(book, seen, pic),
        *artillery_orders(book, seen, pic),
    ]
    found = [idea for idea in found if idea.value > RESERVE]
    if seen.public.given:
        found.append(Idea(RESERVE, End()))
    else:
        found.append(discard_idea(book, seen, side))
        found.append(Idea(-1.0, Discard()))
    return sorted(found, key=lambda idea: -idea.value)


def cheapest(book: Book, seen: Seen, side: Side, order: str) -> str | None:
    """The card of an order whose action is worth least."""
    cards = order_cards(book, seen, order)
    return min(cards, key=lambda c: card_worth(book, seen.public, side, c), default=None)


def gangs(book: Book, troop: Troop) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Every leader with his men; then everybody alone."""
    for unit in troop.free():
        if is_leader(book, unit):
            men = troop.men(unit)
            if men:
                yield unit, men
    for unit in troop.free():
        yield "", (unit,)


# -- fire -----------------------------------------------------------------------------------


def fire_orders(
    book: Book, seen: Seen, pic: Picture, troop: Troop, card: str | None = None
) -> Iterator[Idea]:
    """Every leader with those of his men who would fire; single units. By this card, or any."""
    side = pic.side
    card = card or cheapest(book, seen, side, "fire")
    if card is None:
        return
    for leader, men in gangs(book, troop):
        units = (leader, *men) if leader else men
        firers = Firers(book, pic.public, side, units)
        gunnery = Gunnery(pic, firers)
        value, shots = gunnery.plan(firers.pieces)
        if not shots:
            continue
        busy = {firers.holder(piece) for shot in shots for piece in shot.by}
        by = sorted({*busy, leader} if leader and len(busy) > 1 else busy, key=book.place)
        yield Idea(value, Fire(card, tuple(by)))


# -- movement -------------------------------------------------------------------------------


def move_orders(book: Book, seen: Seen, field: Field, troop: Troop) -> Iterator[Idea]:
    """Every leader with those of his men who would move; single units only without him."""
    side = field.side
    card = cheapest(book, seen, side, "move")
    if card is None:
        return
    public = seen.public
    tried: set[str] = set()
    able = [u for u in troop.free() if not public.units[u].broken]
    start = {unit: public.units[unit].at for unit in able}
    march = March(book, public, Moving(side=side, units=tuple(able), start=start))
    marching = Marching(field, march)
    for leader, men in gangs(book, troop):
        if not leader and men[0] in tried:
            continue
        units = [u for u in ((leader, *men) if leader else men) if not public.units[u].broken]
        ways = plan_moves(marching, units)
        tried.update(units)
        goers = sorted({unit for way in ways for unit in way.by}, key=book.place)
        if not goers:
            continue
        if len(goers) > 1 and leader and leader not in goers:
            goers = sorted((leader, *goers), key=book.place)
        yield Idea(sum(way.gain for way in ways), Move(card, tuple(goers)))


def advance_orders(book: Book, seen: Seen, field: Field, troop: Troop) -> Iterator[Idea]:
    """Every leader with those of his men who would advance; single units."""
    card = cheapest(book, seen, field.side, "advance")
    if card is None:
        return
    for leader, men in gangs(book, troop):
        units = (leader, *men) if leader else men
        value, by = thrust(field, units)
        if not by:
            continue
        if len(by) > 1 and leader and leader not in by:
            by = {*by, leader}
        yield Idea(value, Advance(card, tuple(sorted(by, key=book.place))))


def thrust(field: Field, units: Sequence[str]) -> tuple[float, set[str]]:
    """What an advance of some units brings, and who takes part."""
    value, by = 0.0, set[str]()
    moved: dict[str, str] = {}
    for one in plan_melees(field, units):
        if not any(unit in by for unit in one.by):
            value += one.gain
            by.update(one.by)
            moved.update(dict.fromkeys(one.by, one.to))
    rest = [unit for unit in units if unit not in by]
    for step in plan_steps(field, rest, moved):
        value += step.gain
        by.update(step.by)
    return value, by


# -- recovery and rout ----------------------------------------------------------------------


def rally_gain(pic: Picture, unit: str) -> float:
    """What a rally roll is expected to bring."""
    state = pic.public.units[unit]
    morale = pic.morale(unit) + state.suppressed + pic.cover(state.at)
    back = ROLL_BELOW[morale] * BROKEN
    return pic.price(unit) * (back - ROLL_IS[morale] * SUPPRESSED)


def recover_orders(book: Book, seen: Seen, pic: Picture) -> Iterator[Idea]:
    """Broken units rally, suppression ends."""
    side, public = pic.side, pic.public
    card = cheapest(book, seen, side, "recover")
    if card is None or why_not_recover(book, public, side) is not None:
        return
    value = 0.0
    for unit in pic.units[side]:
        state = public.units[unit]
        if state.broken:
            value += 1.15 * rally_gain(pic, unit)
        elif state.suppressed:
            value += SUPPRESSED * pic.price(unit)
    yield Idea(value, Recover(card))


def rout_orders(book: Book, seen: Seen, pic: Picture) -> Iterator[Idea]:
    """The enemy's broken units run, some of them off the map."""
    side, public, foe = pic.side, pic.public, pic.enemy
    card = cheapest(book, seen, side, "rout")
    if card is None or why_not_rout(book, public, foe) is not None:
        return
    value = 0.0
    for unit in pic.units[foe]:
        state = public.units[unit]
        if not state.broken:
            continue
        morale = pic.morale(unit) + pic.cover(state.at)
        depth = depth_of(book, public, foe)[state.at]
        lost = 1 - ROLL_BELOW[morale + depth + 1]  # farther than the edge of the map
        runs = 1 - ROLL_BELOW[morale + 1]
        value += lost * pic.price(unit) * (1 - BROKEN) + (runs - lost) * 18
        number = book.number_at.get(state.at)
        if number:
            value += runs * 0.25 * pic.prizes[number]
    yield Idea(value, Rout(card, foe))


# -- artillery ------------------------------------------------------------------------------


def artillery_orders(book: Book, seen: Seen, pic: Picture) -> Iterator[Idea]:
    """Deny the enemy's radio, repair one's own, fire for effect."""
    side, public = pic.side, pic.public
    radio, foe = public.radios.get(side), public.radios.get(other(side))
    denied = cheapest(book, seen, side, "artillery-denied")
    if denied is not None and foe is not None:
        yield Idea(60.0 if foe.broken else 45.0, Deny(denied))
    card = cheapest(book, seen, side, "artillery-request")
    if card is None or radio is None:
        return
    if radio.broken:
        yield Idea(40.0, Access(card))
    elif why_not_radio(radio) is None:
        yield from bombardments(book, pic, card, radio.id)


def bombardments(book: Book, pic: Picture, card: str, radio: str) -> Iterator[Idea]:
    """Every spotter with the best hex that he sees."""
    public, side = pic.public, pic.side
    hurt = {at: shelled(pic, radio, at) for at in {s.at for s in public.units.values()}}
    area: dict[str, float] = {}

    def total(at: str | None) -> float:
        if at is None:
            return 0.0
        if at not in area:
            area[at] = sum(hurt.get(one, 0.0) for one in impact_area(book, at))
        return area[at]

    foes = pic.at[pic.enemy]
    hexes = [h for h in book.hexes if any(book.distance[h][at] <= 1 for at in foes)]
    dice = [(white, red) for white in range(1, 7) for red in range(1, 7)]
    near = {h: sum(total(drifted(book, h, pair)) for pair in dice) / 36 for h in hexes}
    best = sorted(hexes, key=lambda h: -near[h])[:12]
    far = {h: sum(total(drifted(book, h, (w,) * r)) for w, r in dice) / 36 for h in best}
    for unit in pic.units[side]:
        if why_not_spotter(book, public, side, unit) is not None:
            continue
        here = public.units[unit].at
        for h in best:
            if why_not_spot(book, public, here, h) is None:
                chance = hits(book.distance[here][h] + hindrance(book, public, here, h))
                value = chance * near[h] + (1 - chance) * far[h]
                yield Idea(value, Bombard(card, unit, h))


def shelled(pic: Picture, radio: str, at: str) -> float:
    """What shells on a hex are expected to cost the enemy, less what they cost us."""
    fp = pic.book.radios[radio].fp + (2 if pic.book.terrain[at] == "woods" else 0)
    cover = pic.cover(at, "", True)
    total = 0.0
    for unit in pic.at[pic.enemy].get(at, ()):
        total += pic.loss(unit, fp - pic.morale(unit) - cover)
    for unit in pic.at[pic.side].get(at, ()):
        total -= 1.2 * pic.loss(unit, fp - pic.morale(unit) - cover)
    return total


# -- passing --------------------------------------------------------------------------------


def discard_idea(book: Book, seen: Seen, side: Side) -> Idea:
    """Pass, and give away what is worth least."""
    hand = seen.own.hand if seen.own is not None else ()
    worth = {card: card_worth(book, seen.public, side, card) for card in hand}
    counts: dict[str, int] = {}
    for card in sorted(hand, key=lambda c: -worth[c]):
        order = book.cards[card].order
        counts[order] = counts.get(order, 0) + 1
        worth[card] /= 1 + 0.35 * (counts[order] - 1)
    bad = sorted((c for c in hand if worth[c] < POOR), key=lambda c: worth[c])
    if not bad:  # time must go on
        bad = sorted(hand, key=lambda c: worth[c])[:1]
    bad = bad[: book.discard[side]]
    value = sum(max(0.0, POOR - 1 - worth[card]) for card in bad) * 0.55
    cards = tuple(card for card in book.deck[side] if card in bad)
    return Idea(value, Discard(cards))
