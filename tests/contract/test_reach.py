"""Where a unit can go, as it is offered, is what the rule allows: nothing else, nothing less."""

from itertools import product

import pytest

from bocage.kernel.chance import Rng
from bocage.kernel.choice import AnyOf, Form
from bocage.kernel.engine import Engine
from bocage.kernel.module import load_module
from bocage.kernel.parts import Flag, Path
from tests.contract.test_contract import GAMES

ANSWERS = 400


def forms(choice):
    """The forms of a choice with a path; beside it they may ask for what is seldom meant."""
    if isinstance(choice, AnyOf):
        return [form for one in choice.choices for form in forms(one)]
    return [choice] if isinstance(choice, Form) and path_of(choice) is not None else []


def path_of(form):
    """The place of the path among the parts, if nothing follows it but flags seldom meant."""
    places = [n for n, part in enumerate(form.parts) if isinstance(part, Path)]
    if len(places) != 1:
        return None
    rest = form.parts[places[0] + 1 :]
    return places[0] if all(isinstance(part, Flag) and part.aside for part in rest) else None


def may_be_sent(form, kind, values):
    """Whether an action is legal, with some answer to what is seldom meant."""
    flags = [part.name for part in form.parts[path_of(form) + 1 :]]
    answers = product((False, True), repeat=len(flags))
    return any(
        form.why_not(kind(**values, **dict(zip(flags, answer, strict=True)))) is None
        for answer in answers
    )


def walks(engine, bias, seed):
    """Forms with a path that a random game meets, each with a legal action of it."""
    rng = Rng(seed)
    position = engine.start(rng).position
    for _ in range(ANSWERS):
        if position.outcome is not None:
            return
        side = engine.pending(position)[0].side
        choice = engine.choice(position, side)
        for form in forms(choice):
            action = form.sample(rng)
            if action is not None:
                yield form, action
        action = choice.sample(rng, bias)
        position = engine.apply_legal(position, side, action, rng).position


@pytest.mark.parametrize("name", GAMES)
def test_every_way_that_is_offered_may_be_sent_and_none_is_left_out(name):
    module = load_module(name)
    met = 0
    for seed, scenario in enumerate(module.scenarios[:3]):
        engine = Engine(module, scenario)
        for form, action in walks(engine, module.biases.get("movement", module.weights), seed):
            number = path_of(form)
            part = form.parts[number]
            done = {one.name: getattr(action, one.name) for one in form.parts[:number]}
            path = getattr(action, part.name)
            found = form.reach(done)
            assert path[-1] in found, action
            assert found[path[-1]][0] <= part.cost(done, path), action
            for end, (cost, way) in found.items():
                assert way[-1] == end
                assert may_be_sent(form, type(action), {**done, part.name: way}), way
                assert cost == part.cost(done, way)
            if len(path) > 1:  # and from the middle of a way
                on = form.reach(done, path[:1])
                assert path[-1] in on or path[-1] == path[0]
                assert all(cost == part.cost(done, path[:1] + way) for cost, way in on.values())
            met += 1
    assert met > 20
