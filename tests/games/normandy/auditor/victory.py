"""Who controls what, and the points of the Allies: 3.3, the victory table of a scenario."""

from bocage.games.normandy.types import ALLIED, GERMAN, SIDES
from tests.games.normandy.auditor.printed import COUNTERS, rows


def control_after(table, walks, control):
    """Hexes change hands at once, also while somebody passes: 3.3a to 3.3c."""
    found = dict(control)
    for side, way, units in walks:
        rest = table.without(units)
        near = any(COUNTERS[unit].type != "support" for unit in units)
        for name in way:
            settle(rest, found, side, name, set(table.zone_of(name)) if near else set())
    settle(table, found)
    return found


def settle(table, found, walks=None, here=None, zone=frozenset()):
    """Who holds a hex now: whose counters are in it, or whose zone alone it is."""
    for name in found:
        held = [s for s in SIDES if table.at[s][name] or (s == walks and name == here)]
        zones = [s for s in SIDES if name in table.zones[s] or (s == walks and name in zone)]
        if len(held or zones) == 1:
            found[name] = (held or zones)[0]


def points(table, gone):
    """By rows of the table, what each is worth."""
    return [(row["name"], worth(table, row, gone)) for row in table.scenario.victory]


def worth(table, row, gone):
    value, per = int(row["points"]), int(row["per"])
    hexes = (row["hexes"] or "").split(",")
    if row["kind"] == "loss":
        return value * (lost(row["condition"], gone) // per)
    allied = [unit for unit in table.own if COUNTERS[unit].side == ALLIED]
    here = [unit for unit in allied if table.own[unit].at in hexes]
    if row["kind"] == "bridgehead":
        here = [u for u in here if COUNTERS[u].size == "bn" and not COUNTERS[u].artillery]
        return value if sum(table.supplied(unit) for unit in here) >= 2 else 0
    side = GERMAN if row["condition"] == "german" else ALLIED
    held = all(table.public.control.get(name) == side for name in hexes)
    if row["condition"] == "allied-supplied":
        held = held and any(table.supplied(unit) for unit in here)
    return value if held else 0


def lost(side, gone):
    """Battalions of three steps that are dead."""
    return sum(COUNTERS[u].steps == 3 and COUNTERS[u].side == side for u in gone)


def level(scenario, turn, total):
    """What so many points are worth at the end."""
    row = next(
        r
        for r in rows("victory_levels")
        if r["scenario"] == scenario.name and int(r["turn"]) == turn
    )
    for word in ("decisive_allied", "allied", "draw", "german"):
        if row[word] is not None and total >= int(row[word]):
            return word.replace("_", "-")
    return "german" if row["german"] is None else "decisive-german"
