"""The night: depots at the front, refits that matter, impulses bought, regrouping."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from bocage.games.market_garden.bot.half import crossing_worth, ranked
from bocage.games.market_garden.bot.march import Idea, Scout
from bocage.games.market_garden.bot.picture import Picture
from bocage.games.market_garden.rules.r06_regroup import Moves
from bocage.games.market_garden.rules.r13_refit import build_form, serving, sites
from bocage.games.market_garden.rules.r13_supply import (
    Stores,
    level_cost,
    routes,
    why_not_customer,
)
from bocage.games.market_garden.rules.r19_engineers import BUILD_ON, repair_drm
from bocage.games.market_garden.types import (
    ALLIED,
    FRESH,
    UK,
    Build,
    Buy,
    Finish,
    Half,
    Place,
    Refit,
    Regroup,
    Regrouping,
    Resupply,
    Seen,
    Side,
)
from bocage.kernel.api import Choice

LEVELS = (0, 34, 30, 26)  # percent of a unit's worth that its next level gives back


class Need(NamedTuple):
    """A unit that lacks a level."""

    unit: str
    at: str
    price: int
    worth: int


# -- refit ----------------------------------------------------------------------------------


def refit_ideas(pic: Picture, seen: Seen, f: Resupply, choice: Choice) -> list[Idea]:
    """Depots first, then repairs, then refits, as long as they are worth it."""
    if seen.public.day >= pic.book.last_day:
        return [Idea(0, Finish())]
    stores = Stores(pic.book, seen.public, f)
    needs = needs_of(pic, f)
    for depot in stores.mine:
        if depot not in f.depots and f.points.get(depot, 0):
            place = best_place(stores, depot, needs)
            if place is not None:
                return [place]
    found = [Idea(0, Finish())]
    found += builds(pic, stores)
    found += refits(stores, needs)
    return ranked(found)


def needs_of(pic: Picture, f: Resupply) -> list[Need]:
    """Units that lack a level, and what it is worth: more near where things happen."""
    scout = Scout(pic, Half(side=f.side), f.side)
    near = pic.style.near
    found = []
    for unit in pic.book.of_side[f.side]:
        state = pic.units.get(unit)
        if state is None or state.state == FRESH or state.at == UK or unit in f.refitted:
            continue
        pull = scout.pull(unit).get(state.at, 0)
        worth = pic.full[unit] * LEVELS[state.state] // 100
        worth = worth * (near + min(pull, 3 * near)) // near
        found.append(Need(unit, state.at, level_cost(state.state), worth))
    return found


def served(
    stores: Stores, depot: str, at: str, points: int, needs: Iterable[Need]
) -> tuple[int, list[str]]:
    """What a depot in a space could do, and for whom."""
    ways = routes(stores.lay, stores.side, at)
    able = []
    for need in needs:
        way = ways.get(need.at)
        if way is None or why_not_customer(stores.book, depot, need.unit) is not None:
            continue
        price = need.price + way.cost
        if price <= points:
            able.append((need.worth * 100 // price, price, need.worth, need.unit))
    able.sort(reverse=True)
    total = 0
    units = []
    for _, price, worth, unit in able:
        if price <= points:
            points -= price
            total += worth
            units.append(unit)
    return total, units


def best_place(stores: Stores, depot: str, needs: Sequence[Need]) -> Idea | None:
    """Where a depot does most that others do not."""
    covered: set[str] = set()
    for other, at in stores.refit.depots.items():
        rest = [need for need in needs if need.unit not in covered]
        covered.update(served(stores, other, at, stores.left(other), rest)[1])
    rest = [need for need in needs if need.unit not in covered]
    best: Idea | None = None
    near = {need.at for need in rest} | {n for need in rest for n in stores.book.near[need.at]}
    able = sites(stores, depot)
    for space in [s for s in able if s in near] or able[:1]:
        total, _ = served(stores, depot, space, stores.left(depot), rest)
        if best is None or total > best.value:
            best = Idea(total, Place(depot, space))
    return best


def refits(stores: Stores, needs: Sequence[Need]) -> list[Idea]:
    """Each refit that one depot can pay, by what it gives for its price."""
    found = []
    for need in needs:
        ways = serving(stores, need.unit)
        payers = [
            (need.price + way.cost, stores.left(depot), depot)
            for depot, way in ways.items()
            if need.price + way.cost <= stores.left(depot)
        ]
        if payers:
            price, _, depot = min(payers)
            found.append(Idea(need.worth * 10 // price + 1, Refit(need.unit, {depot: price})))
    return found


def builds(pic: Picture, stores: Stores) -> list[Idea]:
    """Bridges that could be repaired tonight."""
    public = pic.public
    if stores.side != ALLIED or "blown" not in public.bridges.values():
        return []
    found = []
    best: dict[str, Build] = {}
    for act in build_form(stores).legal():
        if isinstance(act, Build):
            known = best.get(act.bridge)
            if known is None or sum(act.pay.values()) < sum(known.pay.values()):
                best[act.bridge] = act
    for bridge, act in best.items():
        drm = repair_drm(pic.book, public, ALLIED, bridge).total
        chances = max(0, min(6, 7 + drm - BUILD_ON))
        value = crossing_worth(pic, bridge) * chances // 6
        if value > 30 * sum(act.pay.values()):
            found.append(Idea(100_000 + value, act))
    return found


def buy_ideas(side: Side, choice: Choice) -> list[Idea]:
    """The Allies buy time, the Germans take it."""
    found = [Idea(0, Finish())]
    for boxes in (1, 2, 3):
        act = Buy(-boxes if side == ALLIED else boxes)
        if choice.why_not(act) is None:
            found.append(Idea(boxes, act))
    return ranked(found)


# -- regrouping -----------------------------------------------------------------------------


def regroup_ideas(pic: Picture, seen: Seen, f: Regrouping) -> list[Idea]:
    """One step nearer to where units are wanted, unless they are wanted where they are."""
    scout = Scout(pic, Half(side=f.side), f.side)
    found = [Idea(pic.style.step, Finish())]
    moves = Moves(pic.book, seen.public, f)
    for there, ferry in moves.stacks:
        for units in moves.groups(there, ferry):
            found += steps(scout, f.crossings, units, there, ferry)
    return ranked(found)


def steps(
    scout: Scout, crossings: Mapping[str, int], units: Sequence[str], there: str, ferry: bool
) -> list[Idea]:
    """By one unit, some, or all."""
    here = scout.pic.units[units[0]].at
    edge = scout.book.between[here, there]
    most = min(len(units), scout.lay.room(scout.side, there))
    if edge.wet:
        most = min(most, 1 if ferry else 5 - crossings.get(edge.id, 0))
    worth = scout.pic.full
    order = sorted(units, key=lambda u: (-scout.pull(u).get(there, 0), worth[u], u))
    found = []
    for size in sorted({1, min(3, most), most}):
        if 0 < size <= most:
            by = tuple(sorted(order[:size], key=scout.book.place))
            found.append(Idea(step_value(scout, here, there, by), Regroup(by, there, ferry)))
    return found


def step_value(scout: Scout, here: str, there: str, by: tuple[str, ...]) -> int:
    """What it is worth that these units go there."""
    value = scout.taken((there,), by) - scout.left_behind(here, by)
    value += scout.drawn(here, there, by, scout.style.regrouped)
    return value + scout.advanced(here, there, by) + scout.kept(there, by)
