"""Several counters moved as one: a proposal of moves that each could make alone."""

from functools import cache

import pytest

from bocage.bots.base import Budget, answer, make_bot
from bocage.kernel.chance import Rng
from bocage.kernel.engine import Engine
from bocage.kernel.module import load_module
from bocage.kernel.nouns import Illegal
from bocage.kernel.position import Applied
from bocage.kernel.together import may_walk, walks
from bocage.kernel.usual import is_free
from bocage.server import api
from bocage.server.marching import marching
from bocage.server.shelf import Box
from bocage.server.states import Moment
from bocage.server.trouble import Trouble
from tests.server.asking import asked_at


@cache
def box(game, scenario):
    return Box(Engine(load_module(game), scenario))


def moments(game, scenario, seed, most):
    """Decisions of a game in which counters can be sent somewhere."""
    shelf = box(game, scenario)
    engine, rng, bot = shelf.engine, Rng(seed), make_bot("greedy@1")
    position, found = engine.start(Rng(seed)).position, 0
    for _ in range(4000):
        if position.outcome is not None or found >= most:
            return
        side = engine.pending(position)[0].side
        choice = engine.choice(position, side)
        if choice is not None and any(walks(choice)) and rng.below(3) == 0:
            found += 1
            yield position, side
        action = answer(bot, engine, position, side, Budget(nodes=1), rng)
        applied = engine.apply(position, side, action, rng)
        assert isinstance(applied, Applied)
        position = applied.position


def aims(asked, lattice, rng):
    """Some counters and somewhere to go; what is proposed for them."""
    mine = [unit for unit, piece in asked.pieces.items() if piece.side == asked.view.side]
    able = may_walk(asked.choice, mine)
    if not able:
        return None
    middle = asked.pieces[rng.choose(able)].at
    near = sorted(able, key=lambda u: lattice.distance(asked.pieces[u].at, middle))
    units = tuple(near[: 1 + rng.below(12)])
    goals = sorted(asked.spaces, key=lambda space: (lattice.distance(space, middle), space))
    goal = goals[rng.below(min(len(goals), 90))]
    body = api.Marching(asked.view.side, asked.view.version, units, goal, close=rng.below(2) == 1)
    return body, marching(asked, lattice, body)


@pytest.mark.parametrize(
    ("game", "scenario", "seed"),
    [("normandy", "epsom", 1), ("normandy", "elle", 2), ("cobra-spi", "breakout", 3)],
)
def test_a_group_does_what_its_single_moves_would_and_no_more(game, scenario, seed):
    shelf, rng, gone = box(game, scenario), Rng(seed), 0
    engine, lattice = shelf.engine, shelf.land.lattice
    for before, side in moments(game, scenario, seed, 12):
        asked = asked_at(shelf, before, side)
        made = aims(asked, lattice, rng)
        if made is None:
            continue
        body, plan = made
        position = before
        moved: set[str] = set()
        for step in plan.steps:
            now = asked_at(shelf, position, side)
            action = engine.parse(step.action)
            assert not isinstance(action, Illegal)
            assert now.choice.why_not(action) is None  # as a single move it is legal
            who = {step.piece, *step.with_it}
            assert who <= set(body.units) and not who & moved
            assert {now.pieces[unit].at for unit in who} == {now.pieces[step.piece].at}
            applied = engine.apply(position, side, action, Rng(0))
            assert isinstance(applied, Applied)
            if not is_free(engine, now.view, action):
                break  # the request ends here, whatever was proposed after it
            moved |= who
            position = applied.position
            after = asked_at(shelf, position, side)
            assert {after.pieces[unit].at for unit in who} == {step.space}
        gone += len(moved)
        rest = {unit for unit in asked.pieces if asked.pieces[unit].side == side} - moved
        after_all = Moment(shelf, engine.view(position, side), engine.asks(position)).pieces
        assert all(after_all[unit].at == asked.pieces[unit].at for unit in rest)
        everybody = {unit for step in plan.steps for unit in (step.piece, *step.with_it)}
        assert set(plan.stay) == set(body.units) - everybody
    assert gone > 10


def test_each_keeps_its_place_or_all_close_up():
    shelf = box("normandy", "epsom")
    lattice = shelf.land.lattice
    for position, side in moments("normandy", "epsom", 4, 40):
        asked = asked_at(shelf, position, side)
        groups = Moment(shelf, asked.view, ()).groups("en")
        group = next((g for g in groups if g.id == "cw:15"), None)
        if group is None or len(may_walk(asked.choice, group.units)) < 12:
            continue
        at = {unit: asked.pieces[unit].at for unit in group.units}
        kept, closed = (
            marching(asked, lattice, api.Marching(side, 0, group.units, "C3928", close=close))
            for close in (False, True)
        )
        spread = [width(lattice, plan, at) for plan in (kept, closed)]
        assert spread[1] < spread[0]
        return
    raise AssertionError("the 15th Division never moved")


def width(lattice, plan, at):
    """How far the counters stand from each other after a plan, all taken together."""
    ends = dict(at)
    for step in plan.steps:
        ends |= dict.fromkeys((step.piece, *step.with_it), step.space)
    places = list(ends.values())
    return sum(lattice.distance(a, b) for a in places for b in places)


def test_what_is_hidden_has_no_part_in_a_proposal_nor_in_formations():
    shelf = box("normandy", "epsom")
    engine = shelf.engine
    for position, side in moments("normandy", "epsom", 9, 6):
        view = engine.view(position, side)
        told = []
        for seed in (1, 2):
            other = engine.guess(view, Rng(seed))
            assert engine.view(other, side) == view
            asked = asked_at(shelf, other, side)
            groups = Moment(shelf, asked.view, ()).groups("en")
            told.append((groups, aims(asked, shelf.land.lattice, Rng(5))))
        assert told[0] == told[1]
        foe = next(one for one in engine.module.sides if one != side)
        theirs = set(position.private[foe].units)
        assert not theirs & {unit for group in told[0][0] for unit in group.units}
        spectator = Moment(shelf, engine.view(position, None), engine.asks(position))
        assert spectator.groups("en") == ()


def test_every_counter_of_the_map_is_in_one_formation_and_parts_lie_within():
    for scenario in ("elle", "epsom", "breakout"):
        shelf = box("normandy", scenario)
        position = shelf.engine.start(Rng(1)).position
        for side in shelf.engine.module.sides:
            moment = Moment(shelf, shelf.engine.view(position, side), ())
            groups = {group.id: group for group in moment.groups("en")}
            ground = [u for g in groups.values() if g.ground and not g.within for u in g.units]
            assert len(ground) == len(set(ground))
            for group in groups.values():
                assert set(group.units) <= set(moment.pieces)
                assert not group.within or set(group.units) < set(groups[group.within].units)
                assert not group.lead or moment.pieces[group.lead].symbol == "hq"


# -- over the wire


def epsom(client):
    """A game in which the Allies move, and its state."""
    seats = {"allied": "me", "german": "me"}
    body = {"game": "normandy", "scenario": "epsom", "seats": seats}
    game = str(client.good("POST", "/api/games", body)["id"])
    for _ in range(20):
        now = client.good("GET", f"/api/games/{game}/state?seat=allied&lang=en")
        side = now["asks"][0]["side"]
        now = client.good("GET", f"/api/games/{game}/state?seat={side}&lang=en")
        if now["asks"][0]["prompt"] == "movement":
            return game, now
        menu = now["menu"]
        whole = [kind["action"] for kind in menu["kinds"] if kind.get("action")]
        line = whole[0] if whole else menu["action"]
        act = {"seat": side, "version": now["version"], "action": line, "key": f"go-{now['at']:06}"}
        client.good("POST", f"/api/games/{game}/act", act)
    raise AssertionError("nobody moves")


def test_a_division_goes_in_one_request_stops_at_a_look_and_comes_back(client):
    game, now = epsom(client)
    assert now["menu"]["marches"]
    group = next(one for one in now["groups"] if one["id"] == "cw:49")
    ask = {"seat": "allied", "version": now["version"], "units": group["units"], "goal": "C3931"}
    plan = client.good("POST", f"/api/games/{game}/march", ask)
    lines = [step["action"] for step in plan["steps"]]
    assert len(lines) > 3 and plan["steps"][0]["way"][-1] == plan["steps"][0]["space"]
    after = client.good("GET", f"/api/games/{game}/state?seat=allied&lang=en")
    assert after["pieces"] == now["pieces"]  # nothing of it has happened
    mixed = [*lines[:2], "look-all", *lines[2:]]
    body = {"seat": "allied", "version": now["version"], "actions": mixed, "key": "group-0001"}
    did = client.good("POST", f"/api/games/{game}/acts", body)
    assert (did["done"], did["stopped"]) in ((3, "barrier"), (2, "refused"))
    moved = client.good("GET", f"/api/games/{game}/state?seat=allied&lang=en")
    for step in plan["steps"][:2]:
        assert moved["pieces"][step["piece"]]["at"] == step["space"]
    for step in plan["steps"][2:]:
        assert moved["pieces"][step["piece"]]["at"] == now["pieces"][step["piece"]]["at"]


def test_a_proposal_is_for_this_moment_and_for_spaces_of_the_map(client):
    game, now = epsom(client)
    units = now["groups"][0]["units"]
    ask = {"seat": "allied", "version": now["version"], "units": units, "goal": "C3931"}
    path = f"/api/games/{game}/march"
    assert client.send("POST", path, {**ask, "version": now["version"] - 1}).status == 409
    assert client.send("POST", path, {**ask, "goal": "Z9999"}).status == 400
    assert client.send("POST", path, {**ask, "seat": "german"}).status >= 400
    foes = [p["id"] for p in now["pieces"].values() if p["side"] == "german"][:3]
    assert client.good("POST", path, {**ask, "units": foes})["steps"] == []


def test_a_space_that_is_not_there_is_trouble():
    position, side = next(moments("normandy", "elle", 1, 1))
    shelf = box("normandy", "elle")
    asked = asked_at(shelf, position, side)
    with pytest.raises(Trouble):
        marching(asked, shelf.land.lattice, api.Marching(side, 0, ("x",), "Z9999"))
