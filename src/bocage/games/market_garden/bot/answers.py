"""Answers in a fight: forward units, losses, retreats, dice, the sunset."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice

from bocage.games.market_garden.book import ARNHEM, LAST_BOX, Book
from bocage.games.market_garden.bot.fight import DICE
from bocage.games.market_garden.bot.half import crossing_worth
from bocage.games.market_garden.bot.march import Idea
from bocage.games.market_garden.bot.picture import LEFT, Picture
from bocage.games.market_garden.rules.common import total
from bocage.games.market_garden.rules.r15_artillery import targets
from bocage.games.market_garden.rules.r19_engineers import (
    BUILD_ON,
    SEIZE_ON,
    demolition_drm,
    repair_drm,
    seizure_drm,
)
from bocage.games.market_garden.types import (
    ALLIED,
    DIS2,
    FRESH,
    GERMAN,
    Absorb,
    Activation,
    Aim,
    Barrage,
    Chance,
    Evening,
    Fallback,
    Fight,
    Finish,
    Fleeing,
    Forward,
    Half,
    Leaving,
    Reroll,
    Retreat,
    Rolling,
    Seen,
    Shift,
    Side,
    Suffering,
    Wear,
    Wearing,
    Withdraw,
    begun,
    other,
)
from bocage.kernel.api import Choice, Pass, innermost

MANY = 300  # ways to absorb that are looked at


def forward_ideas(pic: Picture, seen: Seen, f: Fight) -> list[Idea]:
    """The unit that makes the defence strongest; of equals the one worth least."""
    found = []
    for unit in targets(pic.lay, other(f.side), f.space):
        fresh = pic.units[unit].state == FRESH
        value = 100 * (pic.strength(unit) - fresh) - pic.full[unit] // 8
        found.append(Idea(value, Forward(unit)))
    return sorted(found, key=lambda idea: -idea.value)


def absorb_ideas(pic: Picture, seen: Seen, f: Suffering, choice: Choice) -> list[Idea]:
    """The losses that hurt least."""
    stay = ground_worth(pic, f.side, f.space)
    here = pic.lay.of(f.side, f.space)
    ways = islice(choice.legal(), MANY)
    found = [Idea(-absorb_cost(pic, here, act, stay), in_order(pic.book, act)) for act in ways]
    return sorted(found, key=lambda idea: -idea.value)


def in_order(book: Book, act: Absorb) -> Absorb:
    """The same with units in the order of the book."""
    steps = {unit: act.steps[unit] for unit in sorted(act.steps, key=book.place)}
    return Absorb(steps, tuple(sorted(act.retreat, key=book.place)))


def ground_worth(pic: Picture, side: Side, space: str) -> int:
    """What it is worth to a side to have somebody in a space."""
    slope = pic.slope.get(space, 0)
    if side == GERMAN:
        value = (slope + (100 if space == ARNHEM else 0)) * pic.style.stubborn // 100
    elif pic.lay.control.get(space) == "german":
        value = slope
    else:
        value = pic.stake(space) + 20
    return value * pic.style.stay // 100


def absorb_cost(pic: Picture, here: Sequence[str], act: Absorb, stay: int) -> int:
    """What is lost: levels, units, and the ground if nobody is left."""
    cost = left = 0
    dead = False
    for unit in here:
        state = pic.units[unit].state
        after = state + act.steps.get(unit, 0)
        worth = pic.full[unit]
        if after > DIS2:
            cost += worth * LEFT[state] // 100 + worth // 5
            dead = True
        else:
            cost += worth * (LEFT[state] - LEFT[after]) // 100
            if unit not in act.retreat:
                left += 1
    if dead and pic.book.side_of[here[0]] == pic.public.advantage == ALLIED:
        cost += pic.advantage * pic.style.forfeit // 100
    return cost if left else cost + stay


def fallback_ideas(pic: Picture, seen: Seen, f: Fight, choice: Choice) -> list[Idea]:
    """After a repulse all go back; after a tie all stay."""
    stays = Idea(1 if f.difference == 0 else 0, Fallback(()))
    found = [stays]
    most: Fallback | None = None
    for act in islice(choice.legal(), 64):
        if most is None or len(act.units) > len(most.units):
            most = act
    if most is not None and most.units:
        units = tuple(sorted(most.units, key=pic.book.place))
        found.append(Idea(0 if f.difference == 0 else 1, Fallback(units)))
    return sorted(found, key=lambda idea: -idea.value)


def retreat_ideas(pic: Picture, seen: Seen, f: Fleeing, choice: Choice) -> list[Idea]:
    """Where the unit is of most use."""
    found = [
        Idea(ground_worth(pic, f.side, act.path[-1]), act)
        for act in islice(choice.legal(), 40)
        if isinstance(act, Retreat)
    ]
    return sorted(found, key=lambda idea: -idea.value)


def withdraw_ideas(pic: Picture, seen: Seen, f: Leaving, choice: Choice) -> list[Idea]:
    """Weak units leave ground that is not worth dying for."""
    here = pic.lay.of(f.side, f.space)
    stay = ground_worth(pic, f.side, f.space)
    found = [Idea(0, Finish())]
    shaken = [unit for unit in here if pic.units[unit].state >= 2]
    worth = sum(pic.worth(unit) for unit in shaken)
    enemies = pic.lay.fresh(other(f.side), f.space)
    if shaken and enemies and (len(shaken) < len(here) or stay < worth // 2):
        found += [
            Idea(10 + ground_worth(pic, f.side, act.path[-1]) // 50, act)
            for act in islice(choice.legal(), 40)
            if isinstance(act, Withdraw) and act.unit in shaken
        ]
    return sorted(found, key=lambda idea: -idea.value)


def wear_ideas(pic: Picture, seen: Seen, f: Wearing, choice: Choice) -> list[Idea]:
    """The cheapest units lose their steps."""
    found = []
    for act in islice(choice.legal(), 100):
        if isinstance(act, Wear):
            cost = 0
            for unit in act.units:
                state = pic.units[unit].state
                cost += pic.full[unit] * (LEFT[state] - LEFT[min(3, state + 1)]) // 100
            found.append(Idea(-cost, Wear(tuple(sorted(act.units, key=pic.book.place)))))
    return sorted(found, key=lambda idea: -idea.value)


def aim_ideas(pic: Picture, seen: Seen, f: Barrage, choice: Choice) -> list[Idea]:
    """The most valuable unit."""
    found = [Idea(pic.worth(act.unit), act) for act in choice.legal() if isinstance(act, Aim)]
    return sorted(found, key=lambda idea: -idea.value)


def shift_ideas(f: Evening) -> list[Idea]:
    """The Allies want the day to last; the Germans do not."""
    boxes = f.boxes if f.side == ALLIED else -f.boxes
    return [Idea(1, Shift(boxes))]


# -- dice -----------------------------------------------------------------------------------


def reroll_ideas(pic: Picture, seen: Seen, f: Chance) -> list[Idea]:
    """Roll again what went badly wrong, if that is worth the advantage."""
    gain = again_worth(pic, seen, f)
    price = pic.advantage + pic.style.again
    pass_ = Idea(0, Pass())
    again = Idea(gain - price, Reroll())
    return sorted([pass_, again], key=lambda idea: -idea.value)


def again_worth(pic: Picture, seen: Seen, f: Chance) -> int:
    """What the holder may expect of other dice, more than of these."""
    frames = seen.frames
    holder: Side = f.seats[0]
    around = next(x for x in reversed(frames) if not isinstance(x, Chance | Rolling))
    if isinstance(around, Fight) and f.clause == "10.71":
        return fight_again(pic, seen, around, f, holder)
    if isinstance(around, Activation):
        return engineers_again(pic, seen, around, f, holder)
    if isinstance(around, Half) and f.about == "sunset":
        return sunset_again(pic, total(f.dice), holder)
    return 0


def sunset_again(pic: Picture, natural: int, holder: Side) -> int:
    """What it promises to roll the sunset again: impulses for the Allies, or none."""
    public = pic.public
    needed = public.impulse - public.drm  # with less the day is over
    over = natural < needed
    if over == (holder == GERMAN):
        return 0
    ends = falls_short(needed)
    more = hours_to_come(needed, len(pic.lay.ready(ALLIED))) * pic.style.sunset
    return more * (36 - ends if over else ends) // (36 * 36)


def hours_to_come(needed: int, most: int) -> int:
    """Impulses that follow if the day goes on, in thirty-sixths, but no more than `most`."""
    found = chance = 36
    for later in range(1, LAST_BOX):
        chance = chance * (36 - falls_short(needed + later)) // 36
        found += chance
    return min(found, 36 * most)


def falls_short(needed: int) -> int:
    """Ways out of 36 that two dice show less."""
    return sum(one + two < needed for one in range(1, 7) for two in range(1, 7))


def fight_again(pic: Picture, seen: Seen, fight: Fight, f: Chance, holder: Side) -> int:
    """An assault: its usual result against this one."""
    edge = fight.tallies[0].total - fight.tallies[1].total
    margin = edge + total(f.dice) - total(f.dice, mine=False)
    usual = sum(ways * result(pic, fight, edge + i - 10) for i, ways in enumerate(DICE)) // 1296
    better = usual - result(pic, fight, margin)
    return better if holder == fight.side else -better


def result(pic: Picture, fight: Fight, margin: int) -> int:
    """What a result is worth to the attacker."""
    worth = pic.full
    if margin < 0:
        return -sum(worth[u] for u in fight.by if u in pic.units) * 38 // 100
    if margin == 0:
        return -worth[fight.point] // 4
    side = other(fight.side)
    there = pic.lay.of(side, fight.space)
    steps = max(1, pic.steps(there))
    share = min(1000, margin * 1000 // steps)
    prize = spoils(pic, fight)
    return sum(map(pic.worth, there)) * share // 1000 + prize * share * share // 1000000


def spoils(pic: Picture, fight: Fight) -> int:
    """What the space of a fight is worth to the attacker."""
    if fight.side == GERMAN:
        return pic.damage(fight.space, fight.by)
    owners = [pic.book.owner_of[unit] for unit in fight.by]
    owner = "xxx" if "xxx" in owners else owners[0]
    return pic.gain(fight.space, owner) + (pic.style.relief if fight.space == "F" else 0)


def engineers_again(pic: Picture, seen: Seen, f: Activation, c: Chance, holder: Side) -> int:
    """A seizure, a repair or a demolition."""
    word, *about = f.stage.split()
    if word not in ("seize", "repair", "blow") or not about:
        return 0
    bridge = about[-1]
    if word == "seize":
        here = pic.units[about[0]].at
        drm = seizure_drm(pic.lay, f.side, pic.book.edges[bridge], here).total
        needed = SEIZE_ON
    elif word == "repair":
        drm, needed = repair_drm(pic.book, seen.public, f.side, bridge).total, BUILD_ON
    else:
        half = innermost(seen.frames, Half)
        drm, needed = demolition_drm(pic.book, begun(half), f.side, bridge).total, BUILD_ON
    chances = max(0, min(6, 7 + drm - needed))
    worth = crossing_worth(pic, bridge)
    won = c.dice[0] + drm >= needed
    if holder == f.side:
        return 0 if won else worth * chances // 6
    return worth * (6 - chances) // 6 if won else 0
