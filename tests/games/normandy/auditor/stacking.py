"""How much may lie in a hex at the end of a phase: chapter 6, by date."""

from bocage.games.normandy.types import GERMAN
from tests.games.normandy.auditor.printed import COUNTERS

AUGUST = 57  # its first day, counted from 6 June


def points(table, name, units):
    """Printed points; a headquarters with replacements counts these: 9.6c; 10.6.entrench."""
    total = 0
    for unit in units:
        stored = table.position.private[COUNTERS[unit].side].feldersatz.get(unit, 0)
        total += max(COUNTERS[unit].stack, stored)
    return total + (table.public.works.get(name) == "entrenched" and bool(units))


def limit(table, units):
    """Six; from 1 August a tank battalion of the Commonwealth fits with one of infantry."""
    found = [COUNTERS[unit] for unit in units]
    tanks = [c for c in found if c.nation == "cw" and c.type == "armor" and c.stack == 4]
    foot = [c for c in found if c.nation == "cw" and c.type in INFANTRY and c.size == "bn"]
    pair = len(found) == 2 and len(tanks) == len(foot) == 1
    return 7 if pair and table.day >= AUGUST else 6


INFANTRY = ("inf", "mot", "mech", "para", "glider", "commando")


def too_full(table, name, units):
    """Whether somebody must go: a lone unit may always lie with such a headquarters."""
    if points(table, name, units) <= limit(table, units):
        return False
    store = table.position.private[GERMAN].feldersatz
    plain = [unit for unit in units if not store.get(unit, 0)]
    return len(plain) > 1 or len(plain) == len(units)


def crowded(table, side):
    """The hexes in which a side has too much."""
    return {name for name, units in table.at[side].items() if too_full(table, name, units)}


def needless(table, name, units, gone):
    """Whether one of these need not go, since the others are enough: 6.2b."""
    for unit in gone:
        if not too_full(table, name, [u for u in units if u == unit or u not in gone]):
            return True
    return False
