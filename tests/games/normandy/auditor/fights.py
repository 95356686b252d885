"""Ground combat and fire: strengths, modifiers, columns, prices, worked out of the book's words."""

from tests.games.normandy.auditor.duties import fixed
from tests.games.normandy.auditor.marches import FOOT
from tests.games.normandy.auditor.printed import COUNTERS, CRT, GROUND, HEXES, WEATHER, far, half
from tests.games.normandy.auditor.printed import SIDES as HEXSIDES

INFANTRY = FOOT - {"hq-div", "hq-corps", "hq-kg"}
COVER = ("bocage", "forest", "farmland")


def attack_of(unit, steps):
    counter = COUNTERS[unit]
    return (counter.attack if steps == counter.steps else counter.less_attack) or 0


def defence_of(table, unit, steps):
    """7.7a, 7.7c, 12.5.5a."""
    counter = COUNTERS[unit]
    if counter.is_gun:
        return 1
    value = (counter.defence if steps == counter.steps else counter.less_defence) or 0
    if counter.is_hq and counter.side == "german":
        return table.position.private["german"].feldersatz.get(unit, 0) or value
    return value


def halved_out_of(table, name, space):
    """How often what attacks out of a hex is halved: 10.6.river.b, 10.6.stream.b, 10.6.flood.b."""
    wet = bool(table.water(name, space))
    marsh = HEXES[name]["terrain"] == "flooded"
    perimeter = "perimeter" in HEXSIDES.get((name, space), ())
    return wet + marsh + perimeter


def attacking(table, by, space, hungry):
    """The strength of all who attack: stacks are summed, then halved for each cause."""
    total = 0
    for name in set(by.values()):
        here = [unit for unit in by if by[unit] == name]
        fed = sum(attack_of(u, table.own[u].steps) for u in here if u not in hungry)
        oos = sum(attack_of(u, table.own[u].steps) for u in here if u in hungry)
        value = fed + half(oos)
        for _ in range(halved_out_of(table, name, space)):
            value = half(value)
        total += max(1, value)
    return total


def ground_drm(table, space, units):
    """The terrain of the hex: 12.6.5a, 12.6.6, 10.6.poi, 10.6.beach."""
    row = HEXES[space]
    dots = [COUNTERS[unit].dot for unit in units]
    tanks = bool(units) and all(dot == "white" for dot in dots)
    if row["settlement"] == "city":
        total = -2 if tanks else -3
    else:
        total = int(GROUND[row["terrain"]]["drm"])
        if row["settlement"] == "village":
            total -= 1
        if row["settlement"] == "town":
            total -= 1 if tanks else 2
    if row["poi"] and any(dots):
        total -= 1
    if row["terrain"] == "beach":
        total += max(0, len(units) - 2)
    return total


def uphill(by, space):
    return all(int(HEXES[name]["level"] or 0) < int(HEXES[space]["level"] or 0) for name in by)


def column(attack, defence):
    if attack >= defence:
        return f"{min(7, attack // max(1, defence))}:1"
    return f"1:{min(4, -(-defence // attack))}"


def roll_modifier(table, fight):
    """All modifiers but combined arms: 12.4c, 12.6."""
    space, units = fight["space"], fight["units"]
    ground = ground_drm(table, space, units)
    hexside = int(uphill(set(fight["by"].values()), space))
    total = max(-3, ground - hexside)
    recon = len(units) == 1 and COUNTERS[units[0]].type == "recon"
    if recon and ground < 0:
        total -= 1
    if table.night:
        total -= 1
    total += int(WEATHER[table.public.weather]["drm"])
    total += fight["points"] - fight["cover"]
    if fight["guards"] and not fight["guns"]:
        total -= 1
    if fight["again"]:
        total += 1
    if fight["engineers"]:
        total += 1
    return max(-3, min(3, total))


def is_infantry(unit):
    """Armoured cars are vehicles: 2.4u.a, 2.4u.b."""
    counter = COUNTERS[unit]
    cars = counter.type == "recon" and counter.phase != "foot"
    return counter.type in INFANTRY and counter.dot is None and not cars


def combined(table, fight):
    """What combined arms may add: 12.6.2."""
    space, by = fight["space"], fight["by"]
    if HEXES[space]["settlement"] == "city":
        return (0,)
    tanks = [
        unit
        for unit in by
        if COUNTERS[unit].dot == "white"
        and not table.water(by[unit], space)
        and HEXES[space]["terrain"] != "flooded"
    ]
    foot = [u for u in by if is_infantry(u)]
    stopped = any(COUNTERS[unit].dot for unit in fight["units"])
    armour = bool(tanks and foot and not stopped)
    guns = bool(fight["guns"] and not fight["guards"])
    return {0: (0,), 1: (0, 1), 2: (1, 2)}[armour + guns]


def result(name, number):
    return CRT[name, max(0, min(12, number))]


def gun_worth(table, unit, full):
    """Rockets count half but in attacks: 12.5.4b, err.10; out of supply any gun: 7.5a."""
    counter = COUNTERS[unit]
    value = half(counter.artillery) if counter.type == "nw" and not full else counter.artillery
    return value if table.supplied(unit) else half(value)


def in_range(unit, at, space):
    """12.5.3a."""
    return half(half(COUNTERS[unit].range)) <= far(at, space) <= COUNTERS[unit].range


def hit_number(table, gun, space, counter=False):
    """13.3."""
    row = HEXES[space]
    if row["settlement"] == "city":
        ground = -3
    else:
        ground = int(GROUND[row["terrain"]]["fire"])
        ground += {"village": -1, "town": -2}.get(row["settlement"], 0)
    if table.public.works.get(space) == "entrenched":
        ground -= 3
    total = (
        gun_worth(table, gun, False) + max(-3, ground) + int(WEATHER[table.public.weather]["drm"])
    )
    total -= table.night + (table.night and counter)
    foes = [unit for unit, own in table.own.items() if own.at == space]
    steps = sum(table.own[unit].steps for unit in foes)
    return total + (steps >= 4) + (steps >= 6)


def supports(units):
    """How many guns may help so many: 12.5.1b."""
    small = [u for u in units if COUNTERS[u].size in ("co", "hq", "bty") or fixed(u)]
    small = [u for u in units if u in small or COUNTERS[u].is_hq or COUNTERS[u].is_company]
    return len(units) - len(small) + half(len(small))
