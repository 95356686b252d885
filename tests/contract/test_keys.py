"""What a page draws in lists has each id once, in all positions of random games."""

from collections import Counter
from collections.abc import Iterable, Iterator

import pytest

from bocage.art.panels import Hand, Pool, Track
from bocage.kernel.engine import Engine
from bocage.kernel.module import load_module
from bocage.kernel.position import AnyView
from bocage.tools.contract.common import walk

GAMES = ("skirmish", "cobra-spi", "market-garden", "combat-commander")
LOOKED = 25  # every so-manieth decision is looked at
MOST = 900


def twice(ids: Iterable[str]) -> list[str]:
    """Those that come more than once."""
    return [one for one, count in Counter(ids).items() if count > 1]


def lists_of(engine: Engine, view: AnyView) -> Iterator[tuple[str, list[str]]]:
    """The ids of each list that is drawn with them."""
    module, book = engine.module, engine.book
    pieces = module.pieces(book, view)
    yield "pieces", [piece.id for piece in pieces]
    yield from ((f"marks of {piece.id}", list(piece.marks)) for piece in pieces)
    panels = module.panels(book, view)
    yield "panels", [panel.id for panel in panels]
    for panel in panels:
        match panel:
            case Hand():
                yield panel.id, [card.id for card in panel.cards]
            case Track():
                yield panel.id, [box.id for box in panel.boxes]
            case Pool():
                yield from ((panel.id, [p.id for p in some]) for _, some in panel.groups)


@pytest.mark.parametrize("name", GAMES)
def test_no_id_comes_twice(name):
    module = load_module(name)
    engine = Engine(module, next(iter(module.scenarios)))
    seen = 0
    for number, step in enumerate(walk(engine, 5)):
        if number >= MOST:
            break
        if number % LOOKED:
            continue
        for side in (*module.sides, None):
            for where, ids in lists_of(engine, engine.view(step.applied.position, side)):
                assert not twice(ids), (number, side, where, twice(ids))
                seen += bool(ids)
    assert seen > 100


def test_twice_finds_what_comes_twice():
    assert twice(["a", "b", "a"]) == ["a"]
