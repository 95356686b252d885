"""What assaults and bombardments are worth: expected losses of both sides, and ground."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bocage.games.market_garden.book import EINDHOVEN
from bocage.games.market_garden.bot.picture import HOURS, Picture
from bocage.games.market_garden.rules.r10_assault_2_values import divisions_together, mixed
from bocage.games.market_garden.rules.r15_artillery import may_support, targets
from bocage.games.market_garden.types import ALLIED, FRESH, Moved, Side, other

DICE = [0] * 21  # ways out of 1296 for a difference of two DRs, from -10 on
for one in range(36):
    for two in range(36):
        DICE[one // 6 + one % 6 - two // 6 - two % 6 + 10] += 1
ALL = 1296


class Odds(NamedTuple):
    """An assault in numbers."""

    attack: int
    defence: int
    value: int  # what may be expected of it, for the attacker
    clears: int  # how often the space is cleared, in thousandths


def margin_odds(attack: int, defence: int) -> list[tuple[int, int]]:
    """AT - DT with its weight out of 1296."""
    edge = attack - defence
    return [(edge + i - 10, ways) for i, ways in enumerate(DICE)]


class Force(NamedTuple):
    """Who assaults where."""

    side: Side
    space: str
    by: tuple[str, ...]
    point: str
    guns: tuple[str, ...]
    water: int = 0  # terms for crossings


def attack_of(pic: Picture, force: Force) -> int:
    """AV."""
    book = pic.book
    team = (*force.by, *force.guns)
    value = book.counters[force.point].af + len(team) - 1
    return value + divisions_together(book, team) - int(mixed(book, team))


def best_point(pic: Picture, by: Sequence[str]) -> str | None:
    """The unit with the highest attack factor that may lead; of equals the one worth least."""
    able = [unit for unit in by if unit in pic.book.points]
    if not able:
        return None
    counters = pic.book.counters
    return max(able, key=lambda unit: (counters[unit].af, -pic.full[unit]))


def guns_for(
    pic: Picture, side: Side, space: str, by: Sequence[str], moved: dict[str, Moved]
) -> tuple[str, ...]:
    """All guns that may support."""
    units, artillery = pic.units, pic.book.artillery
    return tuple(
        unit
        for unit in pic.guns[side]
        if unit in artillery
        and units[unit].state == FRESH
        and unit not in by
        and may_support(pic.lay, unit, space, by, moved) is None
    )


def judge(pic: Picture, force: Force, prize: int) -> Odds:
    """What an assault promises; `prize` is what clearing the space is worth to the attacker."""
    enemy = other(force.side)
    defenders = pic.lay.of(enemy, force.space)
    attack = attack_of(pic, force)
    defence = defence_of(pic, enemy, force.space) + force.water
    rough = int(force.space in pic.book.elevated or force.space in pic.book.polder)
    steps = pic.steps(defenders)
    style = pic.style
    worth = sum(pic.worth(unit) for unit in defenders) * style.kill // 100
    prize = prize * style.prize // 100
    mine = sum(pic.full[unit] for unit in force.by)
    lead = pic.full[force.point]
    foothold = foot_in(pic, force)
    grind = style.grind * min(pic.hours, HOURS) // HOURS
    value = clears = 0
    for margin, ways in margin_odds(attack, defence):
        if not ways:
            continue
        if margin < 0:
            value -= ways * mine * style.shaken // 100
        elif margin == 0:
            value += ways * foothold - ways * lead * style.hurt // 100
        else:
            share = min(1000, (margin - rough) * 1000 // steps) if steps else 1000
            cleared = share * (share * (100 - grind) + 1000 * grind) // 100_000
            clears += ways * cleared // 1000
            taken = prize * cleared + foothold * (1000 - cleared)
            value += ways * (worth * share // 1000 + taken // 1000)
    return Odds(attack, defence, value // ALL, clears * 1000 // ALL)


def foot_in(pic: Picture, force: Force) -> int:
    """What it is worth to stay in the space, though it is not cleared."""
    if force.space != EINDHOVEN or pic.book.owner_of[force.point] != "xxx":
        return 0
    return pic.foothold


def defence_of(pic: Picture, side: Side, space: str) -> int:
    """DV of who is there; cut-off airborne units do not help each other."""
    units = pic.lay.of(side, space)
    if side == ALLIED and not pic.lay.supplied(ALLIED, space):
        fresh = [u for u in units if pic.units[u].state == FRESH and u not in pic.book.airborne]
        best = max((pic.strength(unit) - (unit in fresh) for unit in units), default=0)
        return best + len(fresh) + pic.book.tem[space]
    return pic.defence(units, space)


def bombard_value(pic: Picture, side: Side, space: str, attack: int, defence: int) -> int:
    """What a bombardment of a space is worth: steps of those it hits."""
    enemy = other(side)
    hit = sorted(
        (pic.full[unit] * step_loss(pic, unit) // 100, step_price(pic, unit))
        for unit in pic.lay.of(enemy, space)
        if pic.units[unit].state < 3
    )
    if not hit:
        return 0
    worth, price = hit[-1]
    rest = sum(value for value, _ in hit[:-1])
    cost = sum(price for _, price in hit[:-1]) or 1
    total = 0
    for margin, ways in margin_odds(attack, defence):
        if margin >= price:
            total += ways * (worth + min(rest, rest * (margin - price) // cost))
    return total // ALL


def step_loss(pic: Picture, unit: str) -> int:
    """In percent: what the next step costs a unit that stays in play."""
    return (14, 26, 22, 0)[pic.units[unit].state]


def step_price(pic: Picture, unit: str) -> int:
    """AP for its next step."""
    price = 2 if pic.units[unit].state == FRESH else 1
    return price + int(unit in pic.book.armour)


def aim_of(pic: Picture, side: Side, space: str) -> str | None:
    """The primary target: where the step is worth most."""
    able = [u for u in targets(pic.lay, other(side), space) if pic.units[u].state < 3]
    if not able:
        return None
    return max(able, key=lambda u: (pic.full[u] * step_loss(pic, u), u))
