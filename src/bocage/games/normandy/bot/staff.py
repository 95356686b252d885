"""What a bot's staff does: replacements, aircraft, engineers, headquarters."""

from __future__ import annotations

from itertools import islice
from typing import Any

from bocage.games.normandy import types as t
from bocage.games.normandy.bot.picture import Picture
from bocage.kernel.api import Action, Choice

RECON, SUPPORT = 12, 3
MANY = 40
FRONT = 2  # hexes


def replaced(pic: Picture, choice: Choice) -> Action:
    """Steps for those nearest to the enemy, then lost units, whole if possible."""
    units = pic.own.units
    reduced = [u for u in units if units[u].steps < pic.book.counters[u].steps]
    for unit in sorted(reduced, key=lambda u: pic.away(units[u].at)):
        action: Action = t.Mend(unit)
        if choice.why_not(action) is None:
            return action
    for hq in units if pic.side == t.ALLIED else ():
        action = t.Motorize(hq)
        if pic.book.counters[hq].type == "hq-div" and choice.why_not(action) is None:
            return action
    return rebuilt(pic, choice) or t.EndReplacement()


def rebuilt(pic: Picture, choice: Choice) -> Action | None:
    """A lost unit next to a headquarters."""
    heads = [own.at for u, own in pic.own.units.items() if pic.book.counters[u].is_hq]
    spaces = list(dict.fromkeys(n for at in heads for n in pic.book.grid.neighbours(at)))
    for unit in pic.own.gone:
        for full in (True, False):
            for space in spaces if unit not in pic.own.units else ():
                action = t.Rebuild(unit, space, full)
                bad = choice.why_not(action)
                if bad is None:
                    return action
                if bad.message not in ("not-next-to-hq", "enemy-zone", "no-room", "closed-hex"):
                    break
    return None


def plotted(pic: Picture, choice: Choice) -> Action | None:
    """Some armed reconnaissance, the rest for the ground; flak where the enemy flies."""
    if pic.side == t.ALLIED:
        for recon in (RECON, 6, 0):
            action: Action = t.PlotAir(recon, {})
            if choice.why_not(action) is None:
                return action
        return None
    maps = pic.book.scenario.maps
    action = t.PlotFlak({maps[0]: pic.book.scenario.aa})
    return action if choice.why_not(action) is None else None


def raided(pic: Picture, choice: Choice) -> Action:
    """The largest stacks near the goals."""
    piles = pic.public.piles
    foes = [h for h, pile in piles.items() if pile.side == pic.enemy and pile.n > 1]
    for space in sorted(foes, key=lambda h: (pic.cover(h), -piles[h].n, h))[:MANY]:
        action = t.Strafe(space)
        if choice.why_not(action) is None:
            return action
    return t.EndRecon()


def dug(pic: Picture, choice: Choice) -> Action:
    """Germans dig in at the front; nobody else does anything."""
    for unit, own in pic.own.units.items() if pic.side == t.GERMAN else ():
        if pic.away(own.at) <= FRONT:
            action = t.Entrench(unit)
            if choice.why_not(action) is None:
                return action
    return t.EndEngineers()


def returned(pic: Picture, choice: Choice) -> Action | None:
    """Where it is quiet."""
    found: list[Any] = list(islice(choice.legal(), 4 * MANY))

    def value(act: Any) -> int:
        return min(6, pic.away(act.space)) if isinstance(act, t.Place) else -1

    return max(found, key=value, default=None)
