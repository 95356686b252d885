"""The bots of Combat Commander: they beat chance, never break a rule, and see what is obvious."""

from __future__ import annotations

import hashlib
from typing import Any

import pytest

from bocage.bots.base import Budget, answer, make_bot
from bocage.games.combat_commander import module
from bocage.games.combat_commander.bot import evaluate, ranked
from bocage.games.combat_commander.bot.worth import hits, ties, wins
from bocage.games.combat_commander.check import scene
from bocage.games.combat_commander.types import Enter, Fire, Recover, Shoot
from bocage.kernel.chance import Rng
from bocage.kernel.engine import Engine
from bocage.kernel.play import Play

FAIR = 1296


def played(engine: Engine, bots: dict[str, str], seed: int, most: int = 100_000) -> Play:
    """A game, or the first decisions of one; every answer is checked by the engine."""
    play = Play.sealed(engine, hashlib.sha256(b"cc%d" % seed).digest())
    players = {side: make_bot(name) for side, name in bots.items()}
    rng = {side: Rng(2 * seed + i) for i, side in enumerate(bots)}
    for _ in range(most):
        if play.position.outcome is not None:
            break
        ask = engine.pending(play.position)[0]
        budget = Budget(nodes=3000)
        action = answer(players[ask.side], engine, play.position, ask.side, budget, rng[ask.side])
        play.act(ask.side, action)
    return play


@pytest.mark.parametrize(("side", "seed"), [("axis", 1), ("allies", 2)])
def test_beats_random_in_the_first_scenario(side: str, seed: int) -> None:
    """On fixed seeds, with either side."""
    bots = {one: "greedy@1" if one == side else "random" for one in ("axis", "allies")}
    outcome = played(Engine(module, "1"), bots, seed).position.outcome
    assert outcome is not None
    assert outcome.winner == side


@pytest.mark.parametrize("scenario", module.scenarios)
def test_plays_every_scenario(scenario: str) -> None:
    """Set-up and some turns of both sides, without a fault."""
    engine = Engine(module, scenario)
    play = played(engine, {"axis": "greedy@1", "allies": "greedy@1"}, 7, 90)
    assert play.position.public.stage == "play"
    for side in ("axis", "allies"):
        view = engine.view(play.position, side)
        assert isinstance(evaluate(engine.book, view), int)


class Counted(Budget):
    """A budget that knows what it was asked for."""

    asked = 0

    def spend(self, nodes: int = 1) -> bool:
        self.asked += nodes
        return super().spend(nodes)


def test_the_searching_bot_weighs_several_orders_and_nothing_else() -> None:
    """It looks ahead where an order is chosen and there is more than one idea; all are legal."""
    engine = Engine(module, "3")
    play = played(engine, {"axis": "greedy@1", "allies": "greedy@1"}, 7, 60)
    bot, rng = make_bot("search@1"), Rng(3)
    looked = several = 0
    for _ in range(120):
        position = play.position
        ask = engine.pending(position)[0]
        view = engine.view(position, ask.side)
        choice = engine.choice(position, ask.side)
        assert choice is not None
        plans = module.bot.ideas(engine.book, view, choice, 5)
        values = [value for value, _ in plans]
        assert values == sorted(values, reverse=True)
        assert all(choice.why_not(action) is None for _, action in plans)
        assert (module.bot.heed(view) > 0) == (ask.prompt == "order")
        budget = Counted(nodes=3000)
        action = answer(bot, engine, position, ask.side, budget, rng)
        assert (budget.asked > 0) == (ask.prompt == "order" and len(plans) > 1)
        looked += budget.asked > 0
        several += action in [one for _, one in plans[1:]]
        play.act(ask.side, action)
    assert looked > 5
    assert several > 0  # it has left the first idea for another one


def test_the_yardstick_never_moves() -> None:
    """fire@1 stays where it was set up."""
    engine = Engine(module, "1")
    play = played(engine, {"axis": "fire@1", "allies": "fire@1"}, 3, 300)
    tags = {
        type(entry.action).__name__ for entry in play.record.entries if hasattr(entry, "action")
    }
    assert "Discard" in tags
    assert not tags & {"Move", "Go", "Advance", "Enter"}


def table(units: list[dict[str, Any]], **state: Any) -> tuple[Engine, Any]:
    """An engine and a position on open ground."""
    spec = {
        "scenario": "blank",
        "board": {"spaces": {"E5": "woods", "H5": "building"}},
        "unit": units,
        "state": {"initiative": "allies", **state},
    }
    book, position = scene(module, spec, "test")
    engine = Engine.over(module, book)
    return engine, engine.go_on(position, Rng(1)).position


def best(engine: Engine, position: Any, side: str) -> Any:
    """What the heuristics would do."""
    view = engine.view(position, side)
    asked = engine.choice_of_view(view)
    assert asked is not None
    return ranked(engine.book, view, asked[1], 1)[0].action


FIRE, RECOVER, ADVANCE = "fire", "recover", "advance"


def card(order: str) -> str:
    """Some German card with an order."""
    book = module.load("1", {}, ())
    return str(next(one for one in book.deck["axis"] if book.cards[one].order == order))


def test_fires_at_the_stack_in_the_open() -> None:
    """Two squads in the open rather than one in a building, with everybody."""
    engine, position = table(
        [
            {"id": "Karsties", "at": "E5"},
            {"id": "G-Rifle1", "at": "E5", "weapon": "G-LightMG1"},
            {"id": "R-Rifle1", "at": "H5"},
            {"id": "R-Rifle2", "at": "G4"},
            {"id": "R-Rifle3", "at": "G4"},
        ],
        hand={"axis": [card(FIRE)]},
    )
    order = best(engine, position, "axis")
    assert isinstance(order, Fire)
    assert "G-Rifle1" in order.by
    after = engine.apply_legal(position, "axis", order, Rng(1)).position
    shot = best(engine, after, "axis")
    assert isinstance(shot, Shoot)
    assert shot.at == "G4"


def test_recovers_broken_units_out_of_sight() -> None:
    """With nothing to fire at, broken units come first."""
    engine, position = table(
        [
            {"id": "Karsties", "at": "A1"},
            {"id": "G-Rifle1", "at": "A1", "status": ["broken"]},
            {"id": "G-Rifle2", "at": "A2", "status": ["broken"]},
            {"id": "R-Rifle1", "at": "O10"},
        ],
        hand={"axis": [card(RECOVER)]},
    )
    assert isinstance(best(engine, position, "axis"), Recover)


def test_advances_into_a_broken_enemy() -> None:
    """A melee that is as good as won."""
    engine, position = table(
        [
            {"id": "Karsties", "at": "E5"},
            {"id": "G-Rifle1", "at": "E5"},
            {"id": "R-Rifle1", "at": "E6", "status": ["broken"]},
            {"id": "R-Rifle2", "at": "O10"},
        ],
        hand={"axis": [card(ADVANCE)]},
    )
    order = best(engine, position, "axis")
    after = engine.apply_legal(position, "axis", order, Rng(1)).position
    enter = best(engine, after, "axis")
    assert isinstance(enter, Enter)
    assert enter.to == "E6"


def test_odds_are_exact() -> None:
    """Two rolls against each other, and two dice multiplied."""
    assert wins(0) == pytest.approx((FAIR - 146) / 2 / FAIR)
    assert ties(0) == pytest.approx(146 / FAIR)
    assert hits(0) == 1.0
    assert hits(35) == pytest.approx(1 / 36)
