"""What a board page calls things: counters of every game have names for their values."""

from typing import Any

import pytest

from bocage.kernel.engine import Engine
from bocage.kernel.module import load_module
from bocage.kernel.play import Play
from bocage.server.catalogue import board_page
from bocage.server.shelf import Box
from bocage.text import LANGUAGES

GAMES = ("skirmish", "cobra-spi", "cobra", "market-garden")


@pytest.mark.parametrize("game", GAMES)
def test_the_values_of_counters_are_named(game: str) -> None:
    module = load_module(game)
    engine: Any = Engine(module, module.offered[0])
    box = Box(engine)
    view = engine.view(Play.sealed(engine, bytes(32)).position, module.sides[0])
    written = {len(p.values) for p in module.pieces(engine.book, view) if p.values}
    assert written
    for lang in LANGUAGES:
        known = board_page(box, lang).terrains
        for many in written:
            assert all(known.get(f"value-{many}-{i + 1}") for i in range(many)), (lang, many)
