"""Windows and events: cards against fire, wounds, ambushes, re-rolls, snipers, losses, retreats."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from bocage.games.combat_commander.book import Book
from bocage.games.combat_commander.bot.field import field_of
from bocage.games.combat_commander.bot.move import melee_gain
from bocage.games.combat_commander.bot.order import Idea
from bocage.games.combat_commander.bot.picture import Picture
from bocage.games.combat_commander.bot.worth import (
    BROKEN,
    POINT,
    ROLL_BELOW,
    ROLL_IS,
    SUPPRESSED,
    WIN,
    card_worth,
    hits,
)
from bocage.games.combat_commander.odds import PAIRS, SUMS
from bocage.games.combat_commander.rules.o20_fire_5_attack import attack_tally
from bocage.games.combat_commander.rules.o20_fire_6_defence import WORKS, morale_tally, shelter
from bocage.games.combat_commander.rules.r01_rolls import product, total
from bocage.games.combat_commander.state import is_leader, moving, side_at
from bocage.games.combat_commander.types import (
    Again,
    Ambush,
    Attack,
    Boost,
    Choose,
    ChooseWeapon,
    Melee,
    Play,
    Reroll,
    Seen,
    Shelling,
    Shield,
    Wounds,
    other,
)
from bocage.kernel.api import Choice, Pass

KEEP = 0.7  # how much of its worth a card must save to be played in defence
INITIATIVE = 75.0  # what the initiative card is worth


def sign(book: Book, seen: Seen, unit: str) -> int:
    """1 for our units, -1 for the enemy's."""
    return 1 if book.units[unit].side == seen.side else -1


# -- an attack under way --------------------------------------------------------------------


def attack_of(seen: Seen) -> Attack | None:
    """The attack under way."""
    return next((f for f in reversed(seen.frames) if isinstance(f, Attack)), None)


def defended(pic: Picture, unit: str, gap: int, moved: bool) -> float:
    """What a defence roll still to come is expected to cost: gap is attack total less Morale."""
    hit = ROLL_BELOW[max(-20, min(39, gap))]
    tie = ROLL_IS[max(-20, min(39, gap))]
    if moved:
        return pic.blow(unit) * (hit + tie)
    return pic.blow(unit) * hit + SUPPRESSED * pic.price(unit) * tie


def shield_ideas(book: Book, seen: Seen, pic: Picture, f: Shield, choice: Choice) -> list[Idea]:
    """Concealment and hidden works, if they save more than they are worth."""
    found = [Idea(0.0, Pass())]
    attack = attack_of(seen)
    if attack is None or f.unit not in seen.public.units:
        return found
    side = book.units[f.unit].side
    hexes = set(attack.hexes)
    left = [
        u
        for u in {f.unit: None, **dict.fromkeys(attack.targets)}
        if u in seen.public.units
        and book.units[u].side == side
        and seen.public.units[u].at in hexes
    ]
    moved = moving(seen.frames)
    for action in choice.legal():
        if not isinstance(action, Play):
            continue
        at = attack.hexes[0] if action.at is None else action.at
        word = book.cards[action.card].action
        saved = 0.0
        for unit in left:
            morale = morale_tally(book, seen.public, attack, unit).total
            less = _shielded(pic, attack, unit, at, word)
            gap = attack.total - morale
            saved += defended(pic, unit, gap, unit in moved)
            saved -= defended(pic, unit, gap - less, unit in moved)
        value = saved - KEEP * card_worth(book, seen.public, side, action.card)
        found.append(Idea(value, action))
    return sorted(found, key=lambda idea: -idea.value)


def _shielded(pic: Picture, attack: Attack, unit: str, at: str, word: str) -> int:
    """By how much a card makes an attack weaker for a unit."""
    book = pic.book
    cover = sum(value for _, _, value in shelter(book, pic.public, attack, at))
    if word == "concealment":
        special = attack.side == "axis" and book.special("allies-concealment")
        return cover + (2 if special else 0)
    if attack.bare or pic.public.units[unit].at != at:
        return 0
    row = book.forts[WORKS[word]]
    value = row.mortars if attack.indirect else row.cover
    return max(0, (value or 0) - (1 if book.roads[at] else 0) - cover)


def boost_ideas(book: Book, seen: Seen, pic: Picture, f: Boost, choice: Choice) -> list[Idea]:
    """Cards that raise the FP of ordnance that has hit."""
    found = [Idea(0.0, Pass())]
    attack = attack_of(seen)
    if attack is None:
        return found
    now = _attacked(book, seen, pic, attack, 0)
    more = _attacked(book, seen, pic, attack, 2)
    for action in choice.legal():
        if isinstance(action, Play):
            keep = 0.8 * card_worth(book, seen.public, pic.side, action.card)
            found.append(Idea(more - now - keep, action))
    return sorted(found, key=lambda idea: -idea.value)


def _attacked(book: Book, seen: Seen, pic: Picture, attack: Attack, more: int) -> float:
    """What an attack whose roll is still to come is expected to gain us."""
    fp = attack_tally(book, attack, more).total
    moved = moving(seen.frames)
    units = attack.victims if attack.kind == "mines" else _there(seen, attack)
    return -sum(
        sign(book, seen, unit)
        * pic.loss(unit, fp - morale_tally(book, seen.public, attack, unit).total, unit in moved)
        for unit in units
        if unit in seen.public.units
    )


def _there(seen: Seen, attack: Attack) -> list[str]:
    return [unit for unit, state in seen.public.units.items() if state.at in attack.hexes]


def wounds_ideas(book: Book, seen: Seen, pic: Picture, f: Wounds, choice: Choice) -> list[Idea]:
    """A point for a squad that would be eliminated is well spent."""
    found = [Idea(0.0, Pass())]
    if f.unit in seen.public.units:
        saved = pic.blow(f.unit)
        for action in choice.legal():
            if isinstance(action, Play):
                keep = KEEP * card_worth(book, seen.public, pic.side, action.card)
                found.append(Idea(0.75 * saved - POINT - keep, action))
    return sorted(found, key=lambda idea: -idea.value)


def defend_ideas(book: Book, seen: Seen, pic: Picture, f: Attack, choice: Choice) -> list[Idea]:
    """Leaders first while their Command helps; a weapon of little worth jams."""
    if f.stage == "jam":
        weapons = [a for a in choice.legal() if isinstance(a, ChooseWeapon)]
        return [Idea(-float(book.weapons[a.weapon].fp), a) for a in weapons]
    units = [a for a in choice.legal() if isinstance(a, Choose)]
    return sorted(
        (Idea(-50.0 * is_leader(book, a.unit) + pic.price(a.unit), a) for a in units),
        key=lambda idea: -idea.value,
    )


# -- rolls ----------------------------------------------------------------------------------


def again_ideas(book: Book, seen: Seen, pic: Picture, f: Again, choice: Choice) -> list[Idea]:
    """Have it rolled again if that is worth more than the initiative."""
    now, fresh = prospects(book, seen, pic, f)
    return sorted(
        (Idea(0.0, Pass()), Idea(fresh - now - INITIATIVE, Reroll())), key=lambda i: -i.value
    )


def prospects(book: Book, seen: Seen, pic: Picture, f: Again) -> tuple[float, float]:
    """What we expect if the roll stands, and if it is made again."""
    rolled, attack = total(book, f.card), attack_of(seen)

    def mean(result: Callable[[int], float]) -> float:
        return sum(ways * result(roll) for roll, ways in SUMS.items()) / PAIRS

    match f.kind:
        case "attack" if attack is not None:
            known = partial(_rolled, book, seen, pic, attack)
            return known(rolled), mean(known)
        case "defence" if attack is not None and f.about in seen.public.units:
            stood = partial(_stood, book, seen, pic, attack, f.about)
            return stood(rolled), mean(stood)
        case "rally" if f.about in seen.public.units:
            worth = pic.price(f.about) * BROKEN * sign(book, seen, f.about)
            morale = pic.morale(f.about) + pic.cover(seen.public.units[f.about].at)
            return (worth if rolled < morale else 0.0), worth * ROLL_BELOW[morale]
        case "death":
            return _death(seen, pic, rolled)
        case "targeting" | "accuracy":
            return _aim(book, seen, pic, f)
        case "melee":
            return _melee(book, seen, pic, f, rolled)
    return 0.0, 0.0


def _rolled(book: Book, seen: Seen, pic: Picture, attack: Attack, roll: int) -> float:
    """What an attack roll is expected to gain us."""
    power = attack_tally(book, attack, roll).total
    moved = moving(seen.frames)
    found = 0.0
    for unit in attack.targets or _there(seen, attack):
        if unit in seen.public.units:
            gap = power - morale_tally(book, seen.public, attack, unit).total
            found -= sign(book, seen, unit) * defended(pic, unit, gap, unit in moved)
    return found


def _stood(  # noqa: PLR0913  one unit under one attack with one roll
    book: Book, seen: Seen, pic: Picture, attack: Attack, unit: str, roll: int
) -> float:
    """What a defence roll gains us."""
    gap = attack.total - attack.morale.total - roll
    if gap < 0:
        return 0.0
    moved = unit in moving(seen.frames)
    cost = pic.blow(unit) if gap > 0 or moved else SUPPRESSED * pic.price(unit)
    return -cost * sign(book, seen, unit)


def _death(seen: Seen, pic: Picture, rolled: int) -> tuple[float, float]:
    """Who leads wants the end."""
    lead = seen.public.vp if pic.side == "axis" else -seen.public.vp
    time = seen.public.time
    worth = float(WIN) if lead > 0 else -float(WIN)
    worth *= min(1.0, 0.3 + abs(lead) / 10)
    return (worth if rolled < time else 0.0), worth * ROLL_BELOW[time]


def _aim(book: Book, seen: Seen, pic: Picture, f: Again) -> tuple[float, float]:
    attack = attack_of(seen)
    if f.kind == "accuracy" or attack is None or attack.aim is None or attack.smoke:
        shells = [one for one in seen.frames if isinstance(one, Shelling)]
        if f.kind != "accuracy" or not shells:
            return 0.0, 0.0
        worth = 60.0 if f.roller == seen.side else -60.0
        needed = shells[-1].needed
    else:
        worth, needed = _attacked(book, seen, pic, attack, 0), attack.aim.total
    return (worth if product(book, f.card) > needed else 0.0), worth * hits(needed)


def _melee(book: Book, seen: Seen, pic: Picture, f: Again, rolled: int) -> tuple[float, float]:
    """A melee roll: the stake is everybody in the hex."""
    frame = next((one for one in reversed(seen.frames) if isinstance(one, Melee)), None)
    if frame is None or not frame.fp:
        return 0.0, 0.0
    me = pic.side
    prize = sum(pic.price(u) for u in side_at(book, seen.public, frame.at, other(me)))
    stake = sum(pic.price(u) for u in side_at(book, seen.public, frame.at, me))
    lead = frame.fp[me].total - frame.fp[other(me)].total
    lead += frame.rolls.get(me, 0) - frame.rolls.get(other(me), 0)
    mine = 1 if f.roller == me else -1
    second = bool(frame.rolls)

    def result(roll: int) -> float:
        gap = lead + mine * roll
        if second:
            return prize if gap > 0 else -stake if gap < 0 else prize - stake
        win = sum(w for s, w in SUMS.items() if gap - mine * s > 0) / PAIRS
        return win * prize - (1 - win) * stake

    return result(rolled), sum(w * result(s) for s, w in SUMS.items()) / PAIRS


# -- melee cards ----------------------------------------------------------------------------


def ambush_ideas(book: Book, seen: Seen, pic: Picture, f: Ambush, choice: Choice) -> list[Idea]:
    """An ambush if the melee needs it."""
    field = field_of(pic, pic.side)
    mine = side_at(book, seen.public, f.at, pic.side)
    gain = melee_gain(field, f.at, mine, 1) - melee_gain(field, f.at, mine)
    plays = [a for a in choice.legal() if isinstance(a, Play)]
    found = [
        Idea(gain + 15 - 0.5 * card_worth(book, seen.public, pic.side, a.card), a) for a in plays
    ]
    return sorted([*found, Idea(0.0, Pass())], key=lambda idea: -idea.value)


def any_play(book: Book, seen: Seen, pic: Picture, f: Any, choice: Choice) -> list[Idea]:
    """Always use it: No Quarter, Hidden Unit; never blow up one's own works."""
    plays = [a for a in choice.legal() if isinstance(a, Play)]
    good = [a for a in plays if book.cards[a.card].action != "demolitions"]
    return [*(Idea(1.0, a) for a in good), Idea(0.0, Pass())]


def victim_ideas(book: Book, seen: Seen, pic: Picture, f: Any, choice: Choice) -> list[Idea]:
    """The unit of ours that we miss least."""
    units = [a for a in choice.legal() if isinstance(a, Choose)]
    return sorted((Idea(-pic.blow(a.unit), a) for a in units), key=lambda idea: -idea.value)
