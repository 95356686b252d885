"""How a bot fires in the invasion: alone or together, at whom, with what help; and who storms."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bocage.games.normandy import types as t
from bocage.games.normandy.bot import waves
from bocage.games.normandy.bot.picture import Picture
from bocage.games.normandy.rules.phase import Phase
from bocage.games.normandy.rules.r12_duties import only_forts
from bocage.games.normandy.rules.r18_1_beaches import is_foot
from bocage.games.normandy.rules.r18_4_fire import Battle
from bocage.kernel.api import Action, Choice

ALWAYS, NEVER = 1, 9  # rolls up to which a shot hits at least, and at most
ALONE = 3  # what it is worth that a strongpoint is alone: a hit opens the way
BEACHED = 2  # that they are on a beach
HELP = 4  # what the help of a gun or a ship must add at least


def fired(pic: Picture, seen: t.Seen, f: t.FireSegment, choice: Choice) -> Action | None:
    """Look, form battalions, call ships, fire with all; then the end."""
    if choice.why_not(t.LookAll()) is None:
        return t.LookAll()
    phase = Phase(pic.book, seen, f)
    allied = pic.side == t.ALLIED and f.only is None
    if allied:
        action = waves.regrouped(pic, phase, choice, last=False)
        if action is not None:
            return action
    shots = sorted(
        best_shots(pic, Battle(phase)), key=lambda one: (-one[0], one[1].space, one[1].by)
    )
    if allied and shots and f.phase == LAST:
        action = waves.called(pic, choice)
        if action is not None:
            return action
    for _, shot in shots:
        if choice.why_not(shot) is None:
            return shot
    return t.EndFire()


LAST = 3


def best_shots(pic: Picture, battle: Battle) -> Iterator[tuple[int, t.Shoot]]:
    """For each hex and target: all together, or one after the other if that hits more."""
    for by in battle.firers():
        start = pic.own.units[by[0]].at
        for space in battle.targets(start):
            one = [(number(battle, (unit,), space), unit) for unit in by]
            joint = number(battle, by, space)
            worth = prize(pic, space)
            if sum(n for n, _ in one) > joint and len(by) > 1:
                most, unit = max(one)
                yield most + worth, helped(pic, battle, t.Shoot((unit,), space), most)
            else:
                yield joint + worth, helped(pic, battle, t.Shoot(tuple(by), space), joint)


def number(battle: Battle, by: Sequence[str], space: str) -> int:
    """Up to which roll these hit, as far as their side knows."""
    found = battle.tally(t.Shoot(tuple(by), space))
    return min(NEVER, max(ALWAYS, found[0].total)) if found else 0


def prize(pic: Picture, space: str) -> int:
    """Which target is worth most: what falls at once, and what stands on a beach."""
    if pic.side == t.ALLIED:
        return ALONE * only_forts(pic.public.piles[space]) + pic.pull(space) // 8
    return BEACHED * (space in pic.book.beach_at)


def helped(pic: Picture, battle: Battle, shot: t.Shoot, alone: int) -> t.Shoot:
    """With the gun, or the ship, that adds most and not too little."""
    counters, best, most = pic.book.counters, shot, HELP - 1
    for gun in battle.guns(shot.by, shot.space):
        gain = min(NEVER - alone, (counters[gun].artillery or 0) if gun else 0)
        if gain >= most - 1 and gun:
            best, most = t.Shoot(shot.by, shot.space, gun), gain + 1
    if battle.side == t.ALLIED and battle.f.phase == LAST and pic.public.csp > 1:
        for ship in battle.ships(shot.space):
            gain = min(NEVER - alone, counters[ship].artillery or 0)
            if gain > most:
                best, most = t.Shoot(shot.by, shot.space, None, (ship,)), gain
    return best


def stormed(pic: Picture, choice: Choice) -> Action:
    """Infantry goes into a hex that was emptied, tanks if there is none."""
    found = [act for act in choice.legal() if isinstance(act, t.Advance)]
    foot = [act for act in found if is_foot(pic.book.counters[act.by[0]])]
    return next(iter((*foot, *found)), t.Stay())
