"""“All of them”: offered where everybody on offer goes together, and nowhere else."""

from collections.abc import Iterator
from typing import Any

import pytest

from bocage.kernel.chance import Rng
from bocage.kernel.engine import Engine
from bocage.kernel.module import load_module
from bocage.kernel.position import Applied
from bocage.server import api
from bocage.server.menus import menu
from bocage.server.shelf import TableWords
from bocage.server.targets import Asked
from tests.server.asking import with_target

GAMES = {
    "cobra-spi": ("breakout", 60),
    "market-garden": ("garden", 60),
    "combat-commander": ("1", 60),
    "skirmish": ("estate", 150),
}
DEEP = 6  # fields that are filled on the way to an action


def positions(game: str, seed: int) -> Iterator[Asked]:
    """Decisions of a random game, as the side that has to make them sees them."""
    module = load_module(game)
    scenario, count = GAMES[game]
    engine, rng = Engine(module, scenario), Rng(seed)
    words = TableWords(module, engine.book, "en")
    position = engine.start(rng).position
    for _ in range(count):
        if position.outcome is not None:
            return
        ask = engine.pending(position)[0]
        choice = engine.choice(position, ask.side)
        assert choice is not None
        view = engine.view(position, ask.side)
        yield Asked(engine, words, view, ask, choice, {})
        action = choice.sample(rng, module.weights)
        assert action is not None
        done = engine.apply(position, ask.side, action, rng)
        assert isinstance(done, Applied)
        position = done.position


def together(found: api.Menu, fields: dict[str, Any]) -> dict[str, dict[str, Any]]:
    """For each list on offer, the fields with everything on offer added to it."""
    return {
        field.name: {**fields, field.name: [*fields.get(field.name, ()), *values]}
        for field in (found.field, found.grow)
        if field and (values := [target.value for target in field.targets])
        if not any(isinstance(value, list) for value in values)
    }


def leads_to_an_action(asked: Asked, do: str, fields: dict[str, Any], deep: int = DEEP) -> bool:
    """Whether clicks on what is offered can end in something legal, this list left as it is."""
    found = menu(asked, do, fields)
    if found.complete:
        return True
    field = found.field
    if not deep or not field or (found.refused and found.refused.code == "bad-form"):
        return False
    for target in field.targets[:40]:
        more = {**fields, field.name: with_target(field, found.form, target)}
        if leads_to_an_action(asked, do, more, deep - 1):
            return True
    return False


def lists_on_the_way(asked: Asked, rng: Rng) -> Iterator[tuple[str, dict[str, Any], api.Menu]]:
    """Menus of half-made declarations, each kind of action filled at random."""
    for do in asked.kinds():
        fields: dict[str, Any] = {}
        for _ in range(DEEP):
            found = menu(asked, do, fields)
            yield do, dict(fields), found
            field = found.field
            if not field or not field.targets:
                break
            fields[field.name] = with_target(field, found.form, rng.choose(field.targets))


@pytest.mark.parametrize("game", GAMES)
def test_all_of_them_is_offered_only_where_it_leads_to_something_legal(game):
    rng, offered, refused = Rng(7), 0, 0
    for asked in positions(game, seed=11):
        for do, fields, found in lists_on_the_way(asked, rng):
            shown = (field for field in (found.field, found.grow) if field)
            flags = {field.name: field.together for field in shown}
            for name, all_of_them in together(found, fields).items():
                answer = menu(asked, do, all_of_them)  # whatever is sent, nothing breaks
                if not flags[name]:
                    refused += 1
                    continue
                offered += len(all_of_them[name]) > 1
                (taken,) = [one.value for one in answer.form if one.field == name]
                assert sorted(map(str, taken)) == sorted(map(str, all_of_them[name]))
                names = [one.field for one in answer.form]
                up_to = answer.form[: names.index(name) + 1]
                declared = {one.field: one.value for one in up_to}
                assert leads_to_an_action(asked, do, declared), (do, declared)
    assert offered and refused
