"""Results, retreats and numbers of random games against a second, simple way to find them."""

from collections.abc import Iterator, Mapping
from fractions import Fraction
from itertools import chain, combinations, product
from math import ceil
from typing import Any

import pytest
from msgspec.structs import replace

from bocage.families.cobra.events import CombatResolved
from bocage.families.cobra.types import GERMAN, SIDES, Phase, other
from bocage.games.cobra.rules.c10_supply import fed_to_attack
from bocage.games.cobra.types import Attack, Battle, Go, Lead, Overrun, Suffer, Suffering, Thrust
from bocage.kernel.chance import Rng
from bocage.kernel.engine import Engine
from bocage.kernel.module import load_module

COBRA = load_module("cobra")
ENGINE = Engine(COBRA, "breakout")
BOOK: Any = ENGINE.book
COUNTRY = BOOK.country
WEIGHTS = {**COBRA.weights, "attack": 90, "overrun": 60, "thrust": 200, "move": 8, "done": 3}


def moments(seed: int, most: int) -> Iterator[tuple[Any, str, Any, Any, Any]]:
    """Position, side, choice, action and what came of it, in a random game."""
    rng = Rng(seed)
    position: Any = ENGINE.start(rng).position
    for _ in range(most):
        if position.outcome is not None:
            return
        side = ENGINE.pending(position)[0].side
        choice: Any = ENGINE.choice(position, side)
        action = choice.sample(rng, WEIGHTS)
        applied = ENGINE.apply_legal(position, side, action, rng)
        yield position, side, choice, action, applied
        position = applied.position


# -- a second reading of the map ----------------------------------------------------------------


def stacks(public: Any, side: str) -> dict[str, list[str]]:
    """The units of a side by hex."""
    found: dict[str, list[str]] = {}
    for unit, state in public.units.items():
        if BOOK.counters[unit].side == side:
            found.setdefault(state.at, []).append(unit)
    return found


def open_side(a: str, b: str) -> bool:
    """Whether anything can pass from a hex to the next."""
    sea = "sea" in (COUNTRY.ground[a].terrain, COUNTRY.ground[b].terrain)
    return not sea and not COUNTRY.edge(a, b).sea


def zone(public: Any, side: str) -> set[str]:
    """The hexes in the zones of a side."""
    found = set()
    for hex_, units in stacks(public, side).items():
        counters = [BOOK.counters[unit] for unit in units]
        if not any(c.size not in ("hq", "battalion") and c.type != "flak" for c in counters):
            continue
        for near in BOOK.grid.neighbours(hex_):
            river = COUNTRY.edge(hex_, near).river == "major"
            if open_side(hex_, near) and not river and not COUNTRY.ground[near].shelter:
                found.add(near)
    return found


def mechanised(public: Any, unit: str) -> bool:
    """Whether a unit pays as mechanised."""
    return bool(public.units[unit].truck or BOOK.kind[unit] == "mechanised")


def can_step(public: Any, unit: str, a: str, b: str) -> bool:
    """Whether a unit can go from a hex to the next."""
    edge = COUNTRY.edge(a, b)
    wet = "marsh" in (COUNTRY.ground[a].terrain, COUNTRY.ground[b].terrain)
    if mechanised(public, unit) and ((wet and not edge.road) or (edge.dives and not edge.bridge)):
        return False
    return open_side(a, b)


def ways(public: Any, f: Suffering, unit: str, hexes: int) -> list[tuple[str, ...]]:
    """Every way of so many hexes, each farther off, past no enemy and no zone without a friend."""
    start = public.units[unit].at
    own, enemies = stacks(public, f.side), stacks(public, other(f.side))
    shut = zone(public, other(f.side))
    found: list[tuple[str, ...]] = [()]
    for far in range(1, hexes + 1):
        longer = []
        for way in found:
            here = way[-1] if way else start
            for there in BOOK.grid.neighbours(here):
                stay = [u for u in own.get(there, ()) if u not in f.units]
                friend = any(BOOK.counters[u].size not in ("hq", "delay") for u in stay)
                if BOOK.grid.distance(start, there) != far or there in enemies:
                    continue
                if can_step(public, unit, here, there) and (there not in shut or friend):
                    longer.append((*way, there))
        found = longer
    return found


# -- taking a number ----------------------------------------------------------------------------


def legal_losses(public: Any, f: Suffering) -> set[tuple[int, tuple[tuple[str, int], ...]]]:
    """Every way to take the number, tried out one by one."""
    caps = {unit: public.units[unit].steps for unit in f.units}
    found = set()
    for hexes in range(f.number + 1):
        if hexes and (not f.may_retreat or hexes == f.number > 2):
            continue
        if hexes == f.number and f.attacks:
            continue
        total = min(f.number - hexes, sum(caps.values()))
        for lost in product(*(range(min(cap, total) + 1) for cap in caps.values())):
            steps = {unit: n for unit, n in zip(caps, lost, strict=True) if n}
            if sum(lost) == total and allowed(public, f, hexes, caps, steps):
                found.add((hexes, tuple(sorted(steps.items()))))
    return found


def allowed(
    public: Any, f: Suffering, hexes: int, caps: Mapping[str, int], steps: Mapping[str, int]
) -> bool:
    """Spread over all, and a way for everybody who is left."""
    fighters = [unit for unit in caps if BOOK.counters[unit].type != "hq"]
    if max(steps.values(), default=0) > 1 and any(unit not in steps for unit in fighters):
        return False
    left = [unit for unit in caps if steps.get(unit, 0) < caps[unit]]
    if not hexes:
        return True
    return bool(left) and all(ways(public, f, unit, hexes) for unit in left)


def legal_retreats(public: Any, f: Suffering) -> set[tuple[str, tuple[str, ...], tuple[str, ...]]]:
    """Every retreat of one unit, with everybody it may take along."""
    own = stacks(public, f.side)
    found = set()
    for unit in f.going:
        group = BOOK.group_of[unit]
        able = [
            (way, [h for h in way if any(u not in f.units for u in own.get(h, ()))])
            for way in ways(public, f, unit, f.hexes)
            if all(BOOK.fits((*own.get(h, ()), unit)) for h in way)
        ]
        apart = [
            (way, taken)
            for way, taken in able
            if all(BOOK.group_of[u] == group for h in way for u in own.get(h, ()))
        ]
        able = apart or able
        fewest = min((len(taken) for _, taken in able), default=0)
        for way, taken in able:
            if len(taken) == fewest:
                found |= {(unit, way, along) for along in parties(public, f, unit, way)}
    return found


def parties(public: Any, f: Suffering, unit: str, way: tuple[str, ...]) -> Iterator[Any]:
    """Who may go along: every set of bystanders that finds room in each hex from its own on."""
    own = stacks(public, f.side)
    near = [u for h in way[:-1] for u in own.get(h, ()) if u not in f.units]
    for along in chain.from_iterable(combinations(near, n) for n in range(len(near) + 1)):
        party, good = [unit], True
        for i, there in enumerate(way):
            good = good and all(can_step(public, u, way[i - 1], there) for u in party[1:])
            good = good and BOOK.fits((*party, *own.get(there, ())))
            party += [u for u in own.get(there, ()) if u in along]
        if good:
            yield tuple(sorted(along))


@pytest.mark.covers(
    *("2008:8.5.6a", "2008:8.5.6c", "2008:8.5.6e", "2008:8.5.6f", "2008:8.6.1b", "2008:8.6.1c"),
    *("2008:8.6.3a", "2008:8.6.3b", "2008:8.6.4b", "2008:8.6.7", "2008:8.8.2a"),
)
@pytest.mark.parametrize("seed", range(3))
def test_losses_and_retreats_are_those_tried_out_one_by_one(seed: int) -> None:
    seen = {"losses": 0, "retreats": 0}
    for position, _, choice, action, _ in moments(seed, 600):
        f = position.frames[-1]
        if isinstance(action, Suffer):
            seen["losses"] += 1
            found = {(a.hexes, tuple(sorted(a.steps.items()))) for a in choice.legal()}
            assert found == legal_losses(position.public, f)
        elif isinstance(action, Go):
            seen["retreats"] += 1
            gone = {(a.unit, a.path, tuple(sorted(a.along))) for a in choice.legal()}
            assert gone == legal_retreats(position.public, f)
    assert min(seen.values()) > 10


# -- numbers ------------------------------------------------------------------------------------


def whole(public: Any, unit: str) -> bool:
    """Whether a unit belongs to an integrated division."""
    name, here = BOOK.counters[unit].formation, public.units[unit].at
    if name is None or not supplied(public, unit):
        return False
    mates = [u for u, c in BOOK.counters.items() if c.formation == name]
    kinds = {BOOK.counters[u].type for u in mates}
    mobile = kinds & {"panzer", "panzergrenadier", "armour"} or public.units[unit].truck
    together = all(u in public.units and public.units[u].at == here for u in mates)
    others = [u for u in stacks(public, BOOK.side_of[unit])[here] if u not in mates]
    return bool(mobile) and together and all(BOOK.counters[u].formation is None for u in others)


def supplied(public: Any, unit: str, attacks: bool = False) -> bool:
    """Whether a unit is in supply: that is tested elsewhere."""
    side, lines = BOOK.side_of[unit], BOOK.lines(public)
    if attacks:
        return fed_to_attack(BOOK, lines, unit)
    return bool(BOOK.sources[side].reaches(lines, side, public.units[unit].at))


def strength(public: Any, f: Battle, unit: str) -> int:
    """What a unit is worth in a combat, exactly, then rounded up once."""
    counter, state = BOOK.counters[unit], public.units[unit]
    attacks = unit in f.by
    if counter.type == "hq" or (f.overrun and attacks and counter.type == "tiger"):
        return 0
    value = Fraction(counter.strength(state.steps))
    paid = f.point or f.overrun
    fed = supplied(public, unit, attacks)
    if fed and whole(public, unit) and (not attacks or (paid and not f.overrun)):
        value *= 2
    if not fed or (attacks and not paid):
        value /= 2
    wet = COUNTRY.ground[state.at].terrain == "marsh"
    wet = wet or (attacks and any(COUNTRY.ground[h].terrain == "marsh" for h in f.on))
    if wet and mechanised(public, unit):
        value /= 2
    dives = [COUNTRY.edge(state.at, h) for h in f.on if COUNTRY.edge(state.at, h).dives]
    if attacks and dives and mechanised(public, unit):
        value /= 2 if all(edge.bridge for edge in dives) else 4
    mates = [BOOK.counters[u] for u in stacks(public, BOOK.side_of[unit])[state.at]]
    tanks = counter.group == "british" and counter.type == "armour" and counter.formation is None
    infantry = [c for c in mates if (c.type, c.size) == ("infantry", "division")]
    if attacks and tanks and not infantry:
        value /= 2
    if not attacks and len({c.group for c in mates}) > 1:
        value /= 2
    return max(1, ceil(value))


def defence(public: Any, f: Battle) -> int:
    """The defenders together; headquarters alone are 1."""
    total = sum(strength(public, f, unit) for unit in f.defenders)
    return total or 1


def shift(public: Any, f: Battle, strikes: tuple[str, ...]) -> int:
    """All that moves the column."""
    chart = COUNTRY.chart
    hexes = []
    for hex_ in f.on:
        ground = COUNTRY.ground[hex_]
        in_bocage = ground.bocage and ground.terrain in ("clear", "woods")
        base = chart["bocage" if in_bocage else ground.terrain].shift
        base += chart["high"].shift if ground.high else 0
        hexes.append(base + (chart[ground.settlement].shift if ground.settlement else 0))
    found: int = -max(hexes)
    sides = {COUNTRY.edge(public.units[u].at, h).river for u in f.by for h in f.on}
    if None not in sides:
        found -= chart["minor" if "minor" in sides else "major"].shift
    tigers = {u for u, c in BOOK.counters.items() if c.type == "tiger"}
    if not f.thrust:
        found += bool(tigers & set(f.by)) - bool(tigers & set(f.defenders))
    late = public.turn >= 17 and f.side != GERMAN and not f.overrun
    found += (2 if late and f.hq else bool(f.hq)) + f.patton - bool(f.lead)
    if f.side == GERMAN:
        return found - f.air
    return found + (not f.overrun and any(h in strikes for h in f.on))


@pytest.mark.covers(
    *("2008:8.1.2", "2008:8.2.1", "2008:8.3.1b", "2008:8.3.2", "2008:8.3.3", "2008:8.3.3b"),
    *("2008:6.5.2a", "2008:6.5.2b", "2008:6.6", "2008:10.0b", "2008:EA4", "2008:M.TEC6"),
)
@pytest.mark.parametrize("seed", range(3))
def test_numbers_are_those_added_up_from_nothing_and_those_that_were_shown(seed: int) -> None:
    count = 0
    for position, _, choice, action, applied in moments(seed, 700):
        resolved = [e.event for e in applied.events if isinstance(e.event, CombatResolved)]
        if not resolved or not isinstance(action, Attack | Overrun | Lead | Thrust):
            continue
        assert resolved[0].tallies == choice.tallies(action)
        f = fought(position, action, applied)
        if f is None or isinstance(action, Thrust):
            continue
        frames = applied.position.frames or position.frames
        phase = next(frame for frame in reversed(frames) if isinstance(frame, Phase))
        before = position.public
        attack = sum(strength(before, f, unit) for unit in f.by)
        wanted = [attack, defence(before, f), shift(before, f, getattr(phase, "strikes", ()))]
        assert [tally.total for tally in resolved[0].tallies] == wanted
        count += 1
    assert count > 40


def fought(position: Any, action: Any, applied: Any) -> Battle | None:
    """The combat that was rolled for, with all help that was declared; None if it is over."""
    if isinstance(action, Lead):
        battle: Battle = position.frames[-1]
        return replace(battle, lead=action.hq or "", air=action.air)
    found = [frame for frame in applied.position.frames if isinstance(frame, Battle)]
    return found[-1] if found else None


@pytest.mark.covers("2008:10.2")
@pytest.mark.parametrize("seed", range(2))
def test_supply_taken_along_is_what_is_found_from_nothing(seed: int) -> None:
    for position, _, _, _, _ in moments(seed, 500):
        lines = BOOK.lines(position.public)
        for side in SIDES:
            roads, shut = BOOK.sources[side], lines.shut_to(side)
            fresh = roads.fed(roads.net(shut, lines.feeding), shut)
            assert roads.area(lines, side) == fresh
