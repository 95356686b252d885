"""The ledger against the kernel's own play: the same record, undo and positions."""

import random

import pytest

from bocage.kernel.chance import Rng, Sealed
from bocage.kernel.engine import Engine
from bocage.kernel.module import load_module
from bocage.kernel.nouns import Illegal
from bocage.kernel.play import Play
from bocage.kernel.record import Rebase, RecordError, line, read, write
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
        assert ledger.why_not_undo(side) == play.why_not_undo(side)
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
            assert other.why_not_undo(side) == ledger.why_not_undo(side)
    assert rows_of(read(ledger.text(), engine.codec.action_types)) == ledger.rows


def test_a_record_without_its_seed_can_be_looked_at():
    engine, _, ledger = played("cobra-spi", 5, 90)
    again = Ledger.replayed(engine, ledger.header, b"", list(ledger.rows))
    assert again.text() == ledger.text() and again.position == ledger.position


def test_few_positions_are_kept():
    _, _, ledger = played("cobra-spi", 7, 120)
    assert len(ledger.snapshots) <= ledger.last // 16 + 3
    assert ledger.last in ledger.snapshots


def both_ways(engine, ledger):
    """The same ledger from its lines, and from its cache."""
    entries = [ledger.entry_row(n) for n in range(1, ledger.last + 1)]
    told = [ledger.told_row(n) for n in range(ledger.last + 1)]
    log = Log(entries, told, dict(ledger.snapshots))
    yield Ledger.replayed(engine, ledger.header, ledger.seed, list(ledger.rows))
    yield Ledger.load(engine, ledger.header, ledger.seed, log)


def go_on(engine, ledger, rng, steps):
    for _ in range(steps):
        side = engine.pending(ledger.position)[0].side
        action = engine.choice(ledger.position, side).sample(rng, engine.module.weights)
        ledger.commit(ledger.act(side, action, None))
        if rng.below(3) == 0 and ledger.why_not_undo(side) is None:
            ledger.commit(ledger.undo(side))


@pytest.mark.parametrize("name", ["skirmish", "cobra-spi", "market-garden", "combat-commander"])
def test_new_dice_and_a_new_start_come_back_too(name):
    """Takings back after a reseed and a rebase name the entries of the ledger."""
    module = load_module(name)
    engine, rng = Engine(module, module.scenarios[0]), Rng(4)
    ledger = Ledger.begin(engine, SEED)
    go_on(engine, ledger, rng, 20)
    ledger.reseed(bytes(reversed(SEED)))
    assert ledger.commitment == Sealed(bytes(reversed(SEED))).commitment != ledger.header.commitment
    go_on(engine, ledger, rng, 20)
    for other in both_ways(engine, ledger):
        assert (other.text(), other.position) == (ledger.text(), ledger.position)
        assert other.commitment == ledger.commitment
        assert other.steps == ledger.steps and other.shown == ledger.shown
    ledger.commit(ledger.rebased(ledger.position))
    assert ledger.why_not_undo(module.sides[0]) is not None
    go_on(engine, ledger, rng, 80)
    replayed, loaded = both_ways(engine, ledger)
    assert loaded.steps == ledger.steps and loaded.shown == ledger.shown
    for other in (replayed, loaded):
        assert (other.text(), other.position) == (ledger.text(), ledger.position)
        assert other.steps[ledger.base :] == ledger.steps[ledger.base :]
        assert (other.commitment, other.base, other.entries) == (
            ledger.commitment,
            ledger.base,
            ledger.entries,
        )
        for n in (ledger.base, ledger.base + 30, ledger.last):
            assert other.position_at(n) == ledger.position_at(n)
        for side in module.sides:
            assert other.why_not_undo(side) == ledger.why_not_undo(side)
        copied = Rng(9)
        go_on(engine, other, copied, 5)
    assert replayed.text() == loaded.text() != ledger.text()


def test_lines_that_nobody_can_read_any_more_stay_before_a_new_start():
    engine = Engine(load_module("skirmish"), "crossroads")
    ledger = Ledger.begin(engine, SEED)
    go_on(engine, ledger, Rng(4), 6)
    rows = ["0 parley with=blue ; 3", "~ 0"]
    ledger = Ledger.replayed(engine, ledger.header, SEED, [*rows, line(rebase_of(ledger))])
    assert ledger.rows[:2] == rows and ledger.base == 3 and ledger.entries == 2
    assert [step.side for step in ledger.steps[:3]] == ["", "blue", "blue"]
    go_on(engine, ledger, Rng(5), 8)
    again, loaded = both_ways(engine, ledger)
    assert again.position == loaded.position == ledger.position


def rebase_of(ledger):
    return Rebase("0" * 16, ledger.engine.codec.encode(ledger.position))


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda rows: [*rows[:3], rows[3] + " ; 1 2 3", *rows[4:]], "entry 4"),
        (lambda rows: [rows[0], "7 pass", *rows[2:]], "side number 7"),
        (lambda rows: [row.split("\n")[0] for row in rows], "digest is missing"),
        (lambda rows: [row.replace("= 64 ", "= 64 0") for row in rows], "digest"),
        (lambda rows: [*rows[:2], "~ 1", *rows[3:]], "cannot take back"),
        (lambda rows: ["nonsense", *rows], "entry 1"),
    ],
)
def test_a_record_that_does_not_fit_is_refused(change, message):
    engine = Engine(load_module("cobra-spi"), "breakout")
    ledger = Ledger.begin(engine, SEED)
    go_on(engine, ledger, Rng(4), 70)
    with pytest.raises(RecordError, match=message):
        Ledger.replayed(engine, ledger.header, SEED, change(list(ledger.rows)))
