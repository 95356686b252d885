"""Positions that no game would come to soon: everybody somewhere near, in any weather."""

from bocage.games.normandy.types import GERMAN
from bocage.kernel.chance import Rng
from tests.games.normandy.auditor.printed import BRIDGES, COUNTERS, HEXES, NEXT, far, rows


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


def piled_up(scenario, pick):
    """A few counters of one nation in a hex at the end of a movement phase, and whose they are."""
    nation = pick.choose(("german", "us", "cw", "cw", "cw"))
    kinds = ("inf", "armor", "hq-div", "art", "recon", "at", "mech")
    every = [c for c in COUNTERS.values() if c.nation == nation and not c.is_company]
    tanks = [c for c in every if c.type == "armor" and c.stack == 4]
    foot = [c for c in every if c.type in ("inf", "mech", "mot") and c.stack == 3]
    if nation == "cw" and pick.below(3):
        found = [pick.choose(tanks), pick.choose(foot if pick.below(4) else tanks)]
    else:
        fits = [c for c in every if c.type in kinds]
        found = [pick.choose(fits) for _ in range(1 + pick.below(4))]
    if pick.below(4) == 0:
        found.append(pick.choose([c for c in every if c.type in kinds]))
    units = sorted({counter.id for counter in found})
    turn = 62 + 3 * pick.below(45) + pick.below(2)  # 26 June to 9 August, by day
    side = "german" if nation == "german" else "allied"
    state = {"turn": turn, "box": "movement", "side": side, "weather": "clear", "csp": 30}
    home = "C4428" if side == GERMAN else "C3233"
    if side == GERMAN:
        stores = {c.id: 1 + pick.below(6) for c in found if c.type == "hq-div" and pick.below(2)}
        state["private"] = {side: {"feldersatz": stores}}
        if pick.below(3) == 0:
            state["public"] = {"works": {home: "entrenched"}}
            state["marks"] = {home: ["entrenched"]}
    start = {r["unit"]: r["hex"] for r in rows(f"setup_{scenario}") if r["hex"]}
    gone = [{"id": unit, "gone": True} for unit in sorted(start.keys() - set(units))]
    here = [{"id": unit, "at": home, "steps": COUNTERS[unit].steps} for unit in units]
    return {"scenario": scenario, "unit": [*here, *gone], "state": state}, side


def stranded(scenario, area, pick):
    """One counter next to an enemy, with nobody near who could help, and whose it is."""
    side = pick.choose((GERMAN, "allied"))
    kinds = ("hq-div", "hq-corps", "art", "inf", "recon")
    every = [c for c in COUNTERS.values() if not c.is_company and c.type in kinds]
    mine = pick.choose([c for c in every if c.side == side and c.ma is not None])
    foe = pick.choose([c for c in every if c.side != side and c.type == "inf"])
    land = [n for n in sorted(area) if HEXES[n]["terrain"] in ("clear", "farmland", "bocage")]
    at = pick.choose(land)
    next_ = pick.choose([name for name in NEXT[at] if name in area])
    start = {r["unit"]: r["hex"] for r in rows(f"setup_{scenario}") if r["hex"]}
    gone = [{"id": unit, "gone": True} for unit in sorted(start.keys() - {mine.id, foe.id})]
    here = [{"id": mine.id, "at": at}, {"id": foe.id, "at": next_}]
    state = {"turn": 65, "box": "combat", "side": side, "weather": "clear", "csp": 30}
    return {"scenario": scenario, "unit": [*here, *gone], "state": state}, side
