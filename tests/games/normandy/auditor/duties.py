"""Whom a unit must attack: 12.3."""

from bocage.games.normandy.types import ALLIED
from tests.games.normandy.auditor.printed import COUNTERS, GROUND, HEXES, NEXT
from tests.games.normandy.auditor.table import ENEMY


def open_ground(name):
    """Where attacks are demanded: clear, farmland, flooded; a village follows its background."""
    if HEXES[name]["settlement"] in ("town", "city"):
        return False
    return GROUND[HEXES[name]["terrain"]]["mandatory"] == "yes"


def fixed(unit):
    return COUNTERS[unit].type in ("strongpoint", "battery")


def spared(table, side, name):
    """Units in this hex are never required to attack: 12.3i."""
    if HEXES[name]["poi"] or any(fixed(unit) for unit in table.at[side][name]):
        return True
    return table.public.works.get(name) == "entrenched" and side != ALLIED


def calls(table, side, name, other):
    """Whether enemies in another hex call for an attack out of this one: 12.3f, 12.3h."""
    foes = table.at[ENEMY[side]].get(other, [])
    if not foes or table.water(name, other):
        return False
    return not (side == ALLIED and all(fixed(unit) for unit in foes))


def quiet(table):
    """No attacks are demanded at night, in heavy rain or storm: 12.3g."""
    return table.night or table.rain


def demanded(table, side, name):
    """The hexes that units in this one must see attacked: 12.3a, 12.3f, 12.3h, 12.3i."""
    if quiet(table) or not open_ground(name) or spared(table, side, name):
        return set()
    return {other for other in NEXT[name] if calls(table, side, name, other)}


def bound(table, side, name):
    """Whom those who attack out of a hex must see attacked: 12.3b, and in the open all: 12.3j."""
    every = open_ground(name) and not quiet(table)
    foes = table.at[ENEMY[side]]
    return {
        other
        for other in NEXT[name]
        if calls(table, side, name, other)
        and (every or (name in table.zone_of(other) and watches(foes[other])))
    }


def watches(units):
    """Whether anybody here has a zone of control: 5.1."""
    return any(COUNTERS[unit].type != "support" for unit in units)
