"""What to do with a half: which space to activate, and then one act after the other."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from bocage.games.market_garden.book import Book
from bocage.games.market_garden.bot.fight import (
    aim_of,
    best_point,
    bombard_value,
    guns_for,
)
from bocage.games.market_garden.bot.march import Idea, Scout, fresh_units
from bocage.games.market_garden.bot.picture import Picture
from bocage.games.market_garden.bot.style import Style
from bocage.games.market_garden.rules.r08_impulse_2_half import german_opening
from bocage.games.market_garden.rules.r09_movement_2_march import why_not_march
from bocage.games.market_garden.rules.r10_assault_1_declare import why_not_assault
from bocage.games.market_garden.rules.r11_bombard_1_declare import (
    cover,
    guns_of,
    guns_value,
    planes_value,
)
from bocage.games.market_garden.rules.r16_air import ready_planes, why_not_fly, why_not_over
from bocage.games.market_garden.rules.r18_drops import drop_areas, why_guns_alone
from bocage.games.market_garden.rules.r19_engineers import (
    BUILD_ON,
    blown_around,
    demolition_drm,
    repair_drm,
    why_not_repair,
    why_not_seize,
)
from bocage.games.market_garden.state import Acts, acts_in
from bocage.games.market_garden.types import (
    ALLIED,
    GERMAN,
    UK,
    ZONE_F,
    Activate,
    Activation,
    Assault,
    Boat,
    Bombard,
    Demolish,
    Drop,
    Finish,
    Half,
    Interdict,
    Landing,
    March,
    Phase,
    Repair,
    Rest,
    Seen,
    Seize,
    Side,
    Strike,
    begun,
)
from bocage.kernel.api import Action, Choice, Illegal, innermost

GUNS_STAY = 15
RULES: dict[type[Action], Callable[[Acts, Any], Illegal | None]] = {
    March: why_not_march,
    Assault: why_not_assault,
    Seize: why_not_seize,
}


def scout_of(pic: Picture, seen: Seen, side: Side) -> Scout:
    """The scout of the side whose half it is; kept as long as it is asked about."""
    return pic.book.memo.of(_scout, pic, innermost(seen.frames, Half), side)


def _scout(book: Book, pic: Picture, half: Half, side: Side) -> Scout:
    return Scout(pic, half, side)


# -- which impulse --------------------------------------------------------------------------


def half_ideas(pic: Picture, seen: Seen, half: Half) -> list[Idea]:
    """What to do with the half, best first."""
    scout = scout_of(pic, seen, half.side)
    second = bool(half.activations)
    if second and seen.public.advantage != half.side:
        found = list(space_ideas(seen, scout, (ZONE_F,)))
        return ranked([*found, Idea(pic.style.some, Finish())])
    found = [*space_ideas(seen, scout, pic.book.areas), *drop_ideas(seen, scout)]
    if german_opening(seen.public, half.side):
        return ranked([*found, Idea(0, Rest())])
    found += gun_ideas(seen, scout)
    if half.side == ALLIED:
        if not second:
            found += air_ideas(seen, scout)
    else:
        found += interdiction_ideas(seen, scout)
    if second:
        price = pic.advantage + pic.style.second
        if half.side == ALLIED and half.sunset + half.drm < seen.public.impulse:
            price -= price * pic.style.dusk // 100
        found = [
            i if free_of_charge(half, i.action) else Idea(i.value - price, i.action) for i in found
        ]
        return ranked([*found, Idea(pic.style.some, Finish())])
    if half.side == ALLIED:
        found = [f_comes_later(idea, pic.style.some + 1) for idea in found]
    return ranked([*found, Idea(pic.style.some // 2, Rest())])


def f_comes_later(idea: Idea, most: int) -> Idea:
    """Zone F may be added after any other activation: it is not first if anything else is."""
    if isinstance(idea.action, Activate) and idea.action.spaces == (ZONE_F,):
        return Idea(min(idea.value, most), idea.action)
    return idea


def free_of_charge(half: Half, action: Action) -> bool:
    """Zone F as an addition."""
    free = isinstance(action, Activate) and action.spaces == (ZONE_F,)
    return free and half.side == ALLIED and ZONE_F not in half.active


def ranked(found: Iterable[Idea]) -> list[Idea]:
    """Best first; of equals in a fixed order."""
    return sorted(found, key=lambda idea: -idea.value)


def space_ideas(seen: Seen, scout: Scout, spaces: Iterable[str]) -> Iterable[Idea]:
    """Spaces that could be activated, by what their units, engineers and sappers would do."""
    side, pic = scout.side, scout.pic
    opening = german_opening(seen.public, side)
    for space in spaces:
        units = [] if opening else fresh_units(pic, side, space)
        value = 0
        if units and not stuck_there(scout, space):
            value = worth_of_acts(possible(scout, space, scout.ideas(space, units)), pic.style)
        value += repairs_worth(seen, scout, space)
        if side == GERMAN:
            value += sum(idea.value for idea in blow_ideas(seen, scout, (space,)))
        if value > 0:
            yield Idea(value, Activate((space,)))


def drop_ideas(seen: Seen, scout: Scout) -> Iterable[Idea]:
    """To drop units, if there are any and the weather allows it."""
    waiting = scout.side == ALLIED and fresh_units(scout.pic, ALLIED, UK)
    if waiting and seen.public.weather == "clear":
        value = drop_choice(seen, scout).value
        if value > 0:
            yield Idea(value, Activate((UK,)))


def stuck_there(scout: Scout, space: str) -> bool:
    """Its units have been active already."""
    return space in scout.half.active


def possible(scout: Scout, space: str, ideas: Sequence[Idea]) -> list[Idea]:
    """Without the best ones that the rules forbid."""
    acts = Acts(
        scout.book, scout.pic.public, scout.half, Activation(side=scout.side, spaces=(space,))
    )
    order = ranked(ideas)
    for at, idea in enumerate(order):
        if idea.value <= scout.pic.style.some:
            return []
        rule = RULES.get(type(idea.action))
        if rule is None or rule(acts, idea.action) is None:
            return order[at:]
    return []


def worth_of_acts(ideas: Sequence[Idea], style: Style) -> int:
    """The best act, and something for what other units could do after it."""
    total = 0
    share = 100
    used: set[str] = set()
    aims: set[str] = set()
    for idea in ranked(ideas):
        if idea.value <= style.some:
            break
        units, aim = parties(idea.action)
        if used.isdisjoint(units) and aim not in aims:
            total += idea.value * share // 100
            share = share * style.more // 100
            used.update(units)
            aims.add(aim)
    return total


def parties(action: Action) -> tuple[tuple[str, ...], str]:
    """Who acts, and where."""
    if isinstance(action, March):
        return action.by, action.path[-1]
    if isinstance(action, Assault):
        return action.by, action.space
    if isinstance(action, Seize):
        return (action.unit,), action.bridge
    return (), ""


# -- bridges --------------------------------------------------------------------------------


def repairs_worth(seen: Seen, scout: Scout, space: str) -> int:
    """What repairs out of a space promise."""
    if scout.side == GERMAN or seen.public.control.get(space) != "xxx":
        return 0
    return sum(max(0, i.value) for i in repair_ideas(seen, scout, (space,)))


def repair_ideas(seen: Seen, scout: Scout, spaces: tuple[str, ...]) -> list[Idea]:
    """Blown bridges that could be repaired."""
    found = []
    public, pic, book = seen.public, scout.pic, scout.book
    acts = Acts(book, public, scout.half, Activation(side=scout.side, spaces=spaces))
    for bridge in dict.fromkeys(blown_around(book, public, spaces)):
        if why_not_repair(acts, Repair(bridge)) is not None:
            continue
        drm = repair_drm(book, public, scout.side, bridge).total
        chances = max(0, min(6, 7 + drm - BUILD_ON))
        value = crossing_worth(pic, bridge) * chances // 6
        found.append(Idea(value + 40, Repair(bridge)))
    return found


def crossing_worth(pic: Picture, bridge: str) -> int:
    """What it is worth to the Allies that a bridge stands."""
    edge = pic.book.edges[bridge]
    blown = pic.style.blown_river if edge.kind == "river" else pic.style.blown
    slope = 0
    for space, before in ((edge.a, edge.b), (edge.b, edge.a)):
        way = pic.by.get(space)
        if way is not None and way[0] == before:
            slope = max(slope, pic.slope.get(space, 0))
        elif pic.far.get(before, 0) < pic.far.get(space, 0):
            slope = max(slope, pic.slope.get(space, 0) // 2)
    return slope * blown // 10


def blow_ideas(seen: Seen, scout: Scout, spaces: tuple[str, ...]) -> list[Idea]:
    """Bridges that the Germans could blow around spaces."""
    found = []
    start, half, book = begun(scout.half), scout.half, scout.book
    for space in spaces:
        for _, edge in book.around[space]:
            bridge = edge.id
            if seen.public.bridges.get(bridge) != GERMAN or bridge in half.demolished:
                continue
            if not threatened(scout, bridge):
                continue
            drm = demolition_drm(book, start, GERMAN, bridge).total
            chances = max(0, min(6, 7 + drm - BUILD_ON))
            value = crossing_worth(scout.pic, bridge) * chances // 6
            value = value * scout.pic.style.blow // 100
            if value > 0:
                found.append(Idea(value, Demolish(bridge)))
    return found


def threatened(scout: Scout, bridge: str) -> bool:
    """One end is the enemy's or contested, as it must be."""
    edge = scout.book.edges[bridge]
    lay = scout.lay
    return any(not lay.friendly(GERMAN, s) or lay.contested(s) for s in (edge.a, edge.b))


def demolish_ideas(pic: Picture, seen: Seen, f: Activation) -> list[Idea]:
    """Blow what the Allies want to cross; the Allies never do."""
    found = [Idea(pic.style.some // 2, Finish())]
    if f.side == GERMAN:
        found += blow_ideas(seen, scout_of(pic, seen, GERMAN), f.spaces)
    return ranked(found)


# -- guns and planes ------------------------------------------------------------------------


def gun_ideas(seen: Seen, scout: Scout) -> list[Idea]:
    """Bombardments: all guns that reach a space."""
    side, pic, book = scout.side, scout.pic, scout.book
    if not any(pic.units[gun].state == 0 for gun in pic.guns[side]):
        return []
    guns = guns_of(book, seen, side)
    found = []
    for space, able in guns.by_space.items():
        aim = aim_of(pic, side, space)
        if aim is None:
            continue
        gun = max(able, key=lambda u: (book.counters[u].af, u))
        help_ = tuple(guns.mates(gun, space))
        attack = guns_value(book, gun, help_, barrage=False).total
        defence = cover(pic.lay, scout.enemy, space, planes=False).total
        value = bombard_value(pic, side, space, attack, defence)
        found.append(Idea(softened(scout, space, value), Bombard(space, gun, help_, aim=aim)))
    return found


def softened(scout: Scout, space: str, value: int) -> int:
    """More if the space matters."""
    pic = scout.pic
    wanted = pic.slope.get(space, 0) * 3 if scout.side == ALLIED else pic.stake(space) // 4
    value = value * (600 + wanted * pic.style.wanted // 100) // 600
    return value * pic.style.shelled // 100 - GUNS_STAY


def air_ideas(seen: Seen, scout: Scout) -> list[Idea]:
    """Strikes; they keep the clock where it is."""
    public, pic = seen.public, scout.pic
    planes = ready_planes(public)
    if not planes or why_not_fly(public, scout.half) is not None:
        return []
    found = []
    for space in scout.book.areas:
        if not pic.lay.of(GERMAN, space) or why_not_over(pic.lay, space) is not None:
            continue
        aim = aim_of(pic, ALLIED, space)
        if aim is None:
            continue
        attack = planes_value(planes[0]).total
        defence = cover(pic.lay, GERMAN, space, planes=True).total
        value = softened(scout, space, bombard_value(pic, ALLIED, space, attack, defence))
        if pic.lay.contested(space):
            value -= 15
        found.append(Idea(value, Strike(space, planes[0], aim)))
    return found


def interdiction_ideas(seen: Seen, scout: Scout) -> list[Idea]:
    """Markers where the Allies would drop."""
    pic = scout.pic
    if len(seen.public.interdiction) >= 2:
        return []
    into: dict[str, int] = {}
    for unit in pic.lay.of(ALLIED, UK):
        space = scout.book.counters[unit].drop
        if space is not None:
            into[space] = into.get(space, 0) + 1
    return [
        Idea(12 * count, Interdict(space))
        for space, count in into.items()
        if space not in seen.public.interdiction
    ]


# -- drops ----------------------------------------------------------------------------------


def drop_choice(seen: Seen, scout: Scout) -> Idea:
    """Up to three units where they are wanted most."""
    pic, lay, book = scout.pic, scout.lay, scout.book
    worth: list[tuple[int, str, str]] = []
    each = pic.style.dropped * (8 + pic.hours) // 40
    for unit in fresh_units(pic, ALLIED, UK):
        for space in drop_areas(book, seen.public, unit):
            risk = lay.interdiction(space) * 20
            value = each + pic.dangers.get(space, 0) // 3 - risk
            if lay.of(GERMAN, space) and not lay.of(ALLIED, space):
                value -= 150
            if unit in book.artillery:
                value -= 30
            if lay.room(ALLIED, space) > 0:
                worth.append((value, unit, space))
    worth.sort(reverse=True)
    into: dict[str, str] = {}
    total = 0
    for value, unit, space in worth:
        if len(into) < 3 and unit not in into and value > 0:
            room = lay.room(ALLIED, space) - sum(s == space for s in into.values())
            if room > 0:
                into[unit] = space
                total += value
    into = {unit: into[unit] for unit in book.counters if unit in into}
    if not into or why_guns_alone(lay, into) is not None:
        points = {u: s for u, s in into.items() if u in book.points}
        return Idea(total // 2 if points else 0, Drop(points))
    return Idea(total, Drop(into))


# -- acts -----------------------------------------------------------------------------------


def act_ideas(pic: Picture, seen: Seen, f: Activation) -> list[Idea]:
    """The next act of an activation, best first."""
    scout = scout_of(pic, seen, f.side)
    acts = acts_in(pic.book, seen, f)
    if acts.due:
        return ranked(due_ideas(scout, acts))
    found = [Idea(pic.style.some, Finish())]
    if not f.stirred and f.side == ALLIED:
        found += [
            Idea(idea.value + 5000, idea.action) for idea in repair_ideas(seen, scout, f.spaces)
        ]
    if UK in f.spaces and not f.dropped:
        drop = drop_choice(seen, scout)
        if isinstance(drop.action, Drop) and drop.action.into:
            found.append(drop)
    found += waiting_ideas(scout, acts)
    for space, units in by_space(scout, acts).items():
        found += scout.ideas(space, units)
    found += boat_ideas(scout, acts)
    return ranked(found)


def by_space(scout: Scout, acts: Acts) -> dict[str, list[str]]:
    """Actors that do not wait before an enemy, by where they stand."""
    found: dict[str, list[str]] = {}
    for unit in acts.actors:
        at = acts.public.units[unit].at
        if at == UK or unit in scout.book.towers:
            continue
        past = acts.half.moved.get(unit)
        if past is not None and (past.waits or past.landed):
            continue
        found.setdefault(at, []).append(unit)
    return found


def due_ideas(scout: Scout, acts: Acts) -> list[Idea]:
    """Assaults that must be made: with all who can."""
    found: list[Idea] = []
    for space in acts.due:
        found += assaults_on(scout, acts, space)
    return found


def waiting_ideas(scout: Scout, acts: Acts) -> list[Idea]:
    """Assaults that may be made by those who have come for them."""
    found: list[Idea] = []
    for space in acts.waiting:
        found += assaults_on(scout, acts, space)
    return found


def assaults_on(scout: Scout, acts: Acts, space: str) -> list[Idea]:
    """An assault by all that stand there and may act."""
    units = acts.public.units
    must = {u for u in acts.waiting.get(space, ()) if acts.memory(u).must}
    here = [
        u
        for u in acts.actors
        if units[u].at == space
        and u not in scout.book.towers
        and (u not in scout.book.artillery or u in must)
    ]
    prize = scout.spoils(space, here) if here else 0
    point = best_point(scout.pic, here)
    if point is None:
        return []
    guns = guns_for(scout.pic, scout.side, space, here, scout.moved)
    idea = scout.assault(space, tuple(here), prize, 0)
    value = 0 if idea is None else idea.value
    return [Idea(value, Assault(space, tuple(here), point, guns))]


def boat_ideas(scout: Scout, acts: Acts) -> list[Idea]:
    """Over a river where there is no bridge any more, towards something."""
    if scout.side != ALLIED or not acts.public.boat:
        return []
    found = []
    pic = scout.pic
    for space in acts.activation.spaces:
        if acts.start.control.get(space) != "xxx" or not scout.lay.free(ALLIED, space):
            continue
        units = [
            u
            for u in fresh_units(pic, ALLIED, space)
            if u in scout.book.infantry and not scout.book.counters[u].mech and u in acts.actors
        ]
        if not units:
            continue
        unit = max(units, key=lambda u: (scout.book.counters[u].af, u))
        for far, edge in scout.book.around[space]:
            if edge.kind != "river" or scout.lay.bridged(edge):
                continue
            value = boat_value(scout, unit, far)
            found.append(Idea(value, Boat(unit, edge.id)))
    return found


def boat_value(scout: Scout, unit: str, far: str) -> int:
    """What crossing by boat is worth."""
    pic = scout.pic
    sector = scout.book.sector.get(unit)
    if sector is not None and far not in sector:
        return 0
    prize = pic.gain(far, scout.book.owner_of[unit]) // 2
    if scout.lay.of(GERMAN, far):
        idea = scout.assault(far, (unit,), prize, 2)
        return 0 if idea is None else idea.value
    if scout.lay.control.get(far) != "german":
        return 0
    return prize + 20 - pic.tiring(unit)


# -- D-Day ----------------------------------------------------------------------------------


def phase_ideas(pic: Picture, seen: Seen, f: Phase, choice: Choice) -> list[Idea] | None:
    """Bombers and guns: at what is worth most; drop areas in the order of their best act."""
    if f.stage == "land":
        return None
    if f.phase == "air":
        return [Idea(0, next(iter(choice.legal())))]
    if f.phase == "guns":
        return barrage_ideas(pic, seen)
    scout = scout_of(pic, seen, ALLIED)
    found = []
    for action in choice.legal():
        space = action.spaces[0]
        ideas = scout.ideas(space, fresh_units(pic, ALLIED, space))
        found.append(Idea(worth_of_acts(ideas, pic.style), action))
    return ranked(found)


def barrage_ideas(pic: Picture, seen: Seen) -> list[Idea]:
    """The barrage of XXX Corps."""
    book = pic.book
    guns = guns_of(book, seen, ALLIED)
    able = [gun for gun in guns.reaching(ZONE_F) if book.counters[gun].corps]
    aim = aim_of(pic, ALLIED, ZONE_F)
    if not able or aim is None:
        return []
    return [Idea(0, Bombard(ZONE_F, able[0], (), True, aim))]


def landing_ideas(pic: Picture, seen: Seen, f: Landing) -> list[Idea]:
    """What a drop area does; and the assault in zone F."""
    scout = scout_of(pic, seen, ALLIED)
    acts = acts_in(pic.book, seen, f)
    space = f.spaces[0]
    units = [u for u in acts.actors if acts.public.units[u].at == space]
    if space == ZONE_F:
        return ground_ideas(scout, units)
    found = [Idea(pic.style.some // 2, Finish())]
    found += scout.ideas(space, units)
    return ranked(found)


def ground_ideas(scout: Scout, units: Sequence[str]) -> list[Idea]:
    """The assault in zone F: a few lead, so that others can go on in the first impulses."""
    found = []
    for by in scout.teams(units):
        idea = scout.assault(ZONE_F, by, scout.spoils(ZONE_F, by), 0)
        if idea is not None:
            found.append(Idea(-abs(len(by) - scout.style.vanguard), idea.action))
    return ranked(found)
