"""Positions that no game would come to soon: everybody somewhere near, in any weather."""

from bocage.games.normandy.types import GERMAN
from bocage.kernel.chance import Rng
from tests.games.normandy.auditor.printed import BRIDGES, COUNTERS, HEXES, far, rows


def scene_of(scenario, area, seed, box, side):
    """A situation: the counters of a scenario around where they start, and a state."""
    rng = Rng(seed)
    start = {r["unit"]: r["hex"] for r in rows(f"setup_{scenario}") if r["hex"]}
    for row in rows(f"reinforcements_{scenario}"):
        start[row["unit"]] = row["entry"]
    land = sorted(name for name in area if HEXES[name]["terrain"] != "sea")
    trenches = {row["hex"] for row in rows("entrenchments") if row["scenario"] == scenario}
    far_off, units = 1 + rng.below(5), []
    held: dict[str, str] = {}
    stacks: dict[str, int] = {}
    for unit, home in sorted(start.items()):
        counter = COUNTERS[unit]
        if rng.below(10) == 0 and not counter.is_hq:
            continue
        near = [
            name
            for name in land
            if far(name, home) <= far_off
            and not (name in trenches and counter.side != GERMAN)
            and held.get(name, counter.nation) == counter.nation
            and stacks.get(name, 0) + counter.stack <= 6
        ]
        if not near:
            continue
        at = near[rng.below(len(near))]
        held[at], stacks[at] = counter.nation, stacks.get(at, 0) + counter.stack
        most = counter.steps
        low = 2 if most == 3 else 1
        units.append({"id": unit, "at": at, "steps": most if rng.below(3) else low})
    placed = {unit["id"] for unit in units}
    gone = [{"id": unit, "gone": True} for unit in sorted(start.keys() - placed)]
    night = rng.below(4) == 0 and box != "mechanized"
    first, last = (61, 78) if scenario == "epsom" else (20, 27)
    turns = [turn for turn in range(first + 1, last) if (turn % 3 == 1) == night]
    dry = ["clear", "overcast", "fog", "light-showers"]
    wet = ["heavy-rain", "storm"]
    weather = wet[rng.below(2)] if rng.below(3) == 0 else dry[rng.below(4)]
    bridges = sorted(pair for pair in BRIDGES if pair[0] < pair[1] and set(pair) <= set(land))
    level = 0 if night else rng.below(3)
    works = {
        at
        for at, nation in sorted(held.items())
        if nation == GERMAN
        and HEXES[at]["terrain"] in ("clear", "farmland", "forest")
        and not HEXES[at]["settlement"]
        and stacks[at] < 6
        and rng.below(8) == 0
    }
    public = {
        "blown": [pair for pair in bridges if rng.below(4) == 0],
        "air": {"total": 60, "support": 20, "levels": {"B": level, "C": level}},
        "works": dict.fromkeys(sorted(works | trenches), "entrenched"),
    }
    marks = {at: ["entrenched"] for at in works | (trenches & held.keys())}
    turn = turns[rng.below(len(turns))]
    state = {"turn": turn, "box": box, "side": side, "weather": weather, "csp": 30, "marks": marks}
    return {
        "scenario": scenario,
        "unit": [*units, *gone],
        "state": {**state, "public": public},
    }
