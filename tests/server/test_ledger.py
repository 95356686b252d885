"""The ledger against the kernel's own play: the same record, undo and positions."""

import random

import pytest

from bocage.kernel.chance import Rng
from bocage.kernel.engine import Engine
from bocage.kernel.module import load_module
from bocage.kernel.nouns import Illegal
from bocage.kernel.play import Play
from bocage.kernel.record import read, write
from bocage.kernel.replay import replay
from bocage.server.ledger import Ledger
from bocage.server.records import rows_of
from bocage.server.store import Log

SEED = bytes(range(32))


def played(name, seed, steps):
    """The same random game, with much taking back, in the kernel and in a ledger."""
    module = load_module(name)
    engine = Engine(module, module.scenarios[-1])
    play, ledger = Play.sealed(engine, SEED), Ledger.begin(engine, SEED)
    rng, dice = random.Random(seed), Rng(seed)
    for _ in range(steps):
        if play.position.outcome is not None:
            break
        side = rng.choice(module.sides)
        ours = ledger.why_not_undo(side, engine.asks(ledger.position))
        assert ours == play.why_not_undo(side)
        if rng.random() < 0.25:
            made = ledger.undo(side)
            refused = play.undo(side)
            assert isinstance(made, Illegal) == (refused is not None)
        else:
            side = rng.choice([ask.side for ask in engine.pending(play.position)])
            choice = engine.choice(play.position, side)
            assert choice is not None
            action = choice.sample(dice, module.weights)
            assert action is not None
            made = ledger.act(side, action, None)
            play.act(side, action)
        if not isinstance(made, Illegal):
            ledger.commit(made)
        assert ledger.position == play.position
    return engine, play, ledger


@pytest.mark.parametrize("name", ["skirmish", "cobra-spi"])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_it_writes_what_the_kernel_writes(name, seed):
    engine, play, ledger = played(name, seed, 150)
    assert ledger.text() == write(play.record)
    record = read(ledger.text(), engine.codec.action_types)
    positions = {}
    for step in replay(record, engine):
        positions[step.number] = step.position
    for n in random.Random(seed).sample(range(ledger.last + 1), min(40, ledger.last)):
        assert ledger.position_at(n) == positions[n], n
    told = [e for n in ledger.shown for e in ledger.steps[n].events]
    assert told == play.events


@pytest.mark.parametrize("name", ["skirmish", "cobra-spi"])
def test_it_comes_back_from_its_lines_and_from_its_cache(name):
    engine, _, ledger = played(name, 5, 90)
    again = Ledger.replayed(engine, ledger.header, SEED, list(ledger.rows))
    entries = [ledger.entry_row(n) for n in range(1, ledger.last + 1)]
    told = [ledger.told_row(n) for n in range(ledger.last + 1)]
    cached = Ledger.load(engine, ledger.header, SEED, Log(entries, told, dict(ledger.snapshots)))
    for other in (again, cached):
        assert other.text() == ledger.text()
        assert other.position == ledger.position
        assert other.shown == ledger.shown
        assert [s.events for s in other.steps] == [s.events for s in ledger.steps]
        for side in engine.module.sides:
            asks = engine.asks(ledger.position)
            assert other.why_not_undo(side, asks) == ledger.why_not_undo(side, asks)
    assert rows_of(read(ledger.text(), engine.codec.action_types)) == ledger.rows


def test_few_positions_are_kept():
    _, _, ledger = played("cobra-spi", 7, 120)
    assert len(ledger.snapshots) <= ledger.last // 16 + 3
    assert ledger.last in ledger.snapshots
