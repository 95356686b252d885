"""Menus: every legal action can be reached, and nothing else."""

from hypothesis import given, settings
from hypothesis import strategies as st

from bocage.kernel.chance import Rng
from bocage.kernel.choice import all_of
from bocage.kernel.engine import Engine
from bocage.kernel.module import load_module
from bocage.words.menu import SCREEN, Builder, Item, Tree, menu_of

MODULE = load_module("skirmish")
ENGINES = [Engine(MODULE, scenario) for scenario in MODULE.scenarios]


def leaves(tree):
    for item in tree.items():
        if item.action is not None:
            yield item.action
        else:
            yield from leaves(tree.take(item))


def moments(engine, seed):
    rng = Rng(seed)
    position = engine.start(rng).position
    while position.outcome is None:
        side = engine.pending(position)[0].side
        choice = engine.choice(position, side)
        yield choice
        action = choice.sample(rng, MODULE.weights)
        position = engine.apply_legal(position, side, action, rng).position


@settings(max_examples=10, deadline=None)
@given(st.integers(0, 10_000), st.sampled_from(ENGINES))
def test_a_tree_reaches_every_legal_action_once(seed, engine):
    for choice in moments(engine, seed):
        actions = all_of(choice, 2000) or []
        assert actions
        found = list(leaves(Tree(actions, screen=3)))
        assert sorted(map(repr, found)) == sorted(map(repr, actions))


def test_short_menus_show_whole_actions():
    choice = next(moments(ENGINES[0], 1))
    items = menu_of(choice).items()
    assert len(items) <= SCREEN
    assert all(item.action is not None for item in items)


@settings(max_examples=10, deadline=None)
@given(st.integers(0, 10_000))
def test_what_is_built_on_narrow_is_legal(seed):
    rng = Rng(seed)
    for choice in moments(ENGINES[0], seed):
        builder = Builder(choice)
        for _ in range(12):
            items: list[Item] = builder.items()
            if not items:
                break
            item = items[rng.below(len(items))]
            if item.action is not None:
                assert choice.why_not(item.action) is None
                break
            builder = builder.take(item)
