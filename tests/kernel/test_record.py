import hashlib

import pytest
from msgspec.structs import replace

from bocage.kernel.chance import Rng, Sealed
from bocage.kernel.engine import Engine
from bocage.kernel.play import Play
from bocage.kernel.record import (
    INTERVAL,
    Act,
    End,
    Entry,
    Mark,
    Rebase,
    Record,
    RecordError,
    Reseed,
    Undo,
    line,
    read,
    read_header,
    write,
)
from bocage.kernel.replay import digest_key_of, rebase, replay, rules_digest, verify_seed
from tests.kernel.toy import module
from tests.kernel.toy_types import Bid, Rest

FLAGS = {"set-flag": 9, "take-flag": 9}  # many choices that can be taken back
SEED = hashlib.sha256(b"test").digest()
TYPES = Engine(module, "valley").codec.action_types


def act(play, side, rng, weights):
    choice = play.engine.choice(play.position, side)
    play.act(side, choice.sample(rng, weights))


def finished(seed: int = 1) -> Play:
    """A sealed game played at random to its end, with many choices taken back."""
    engine = Engine(module, "valley")
    play = Play.sealed(engine, SEED)
    rng = Rng(seed)
    while play.position.outcome is None:
        ask = rng.choose(engine.pending(play.position))
        if rng.below(3) == 0 and play.why_not_undo(ask.side) is None:
            play.undo(ask.side)
        else:
            act(play, ask.side, rng, FLAGS)
    return play


@pytest.fixture(scope="module")
def play() -> Play:
    play = next(p for p in map(finished, range(1000)) if p.entries > INTERVAL)
    assert any(isinstance(entry, Mark) for entry in play.record.entries)
    assert any(isinstance(entry, Undo) for entry in play.record.entries)
    return play


@pytest.fixture
def engine() -> Engine:
    return Engine(module, "valley")


def last(record: Record, engine: Engine):
    *_, step = replay(record, engine)
    return step.position


def test_a_record_is_read_as_it_was_written(play):
    text = write(play.record)
    assert read(text, TYPES) == play.record
    assert write(read(text, TYPES)) == text
    assert text.startswith("bocage-record 1\n{") and text.endswith(f"seed={SEED.hex()}\n")


def test_a_record_replays_to_the_same_position(play, engine):
    steps = list(replay(read(write(play.record), TYPES), engine))
    assert steps[0].number == 0 and steps[-1].position == play.position
    assert steps[-1].number == play.entries
    undone = {s.mark for s in steps if s.mark is not None}
    told = [e for s in steps if s.applied and s.number - 1 not in undone for e in s.applied.events]
    assert told == play.events


def test_a_running_game_is_resumed_from_its_record_as_it_was(engine):
    play = Play.sealed(engine, SEED)
    rng = Rng(5)
    for _ in range(16):
        ask = engine.pending(play.position)[0]
        play.act(ask.side, engine.choice(play.position, ask.side).sample(rng))
        if rng.below(3) == 0 and play.why_not_undo(ask.side) is None:
            play.undo(ask.side)
    again = Play.resume(engine, read(write(play.record), TYPES), SEED)
    assert again.position == play.position
    assert again.events == play.events
    for side in engine.module.sides:
        assert again.why_not_undo(side) == play.why_not_undo(side)
    ask = engine.pending(play.position)[0]
    action = engine.choice(play.position, ask.side).sample(rng)
    assert again.act(ask.side, action) == play.act(ask.side, action)
    assert write(again.record) == write(play.record)


def test_resuming_needs_the_seed_that_was_committed_to(engine):
    play = Play.sealed(engine, SEED)
    with pytest.raises(RecordError, match="commitment"):
        Play.resume(engine, play.record, bytes(32))


def test_a_record_may_end_before_the_game_does(play, engine):
    part = Record(play.record.header, play.record.entries[:5])
    assert part.ended is None and play.record.ended is not None
    assert last(read(write(part), TYPES), engine).outcome is None


def test_the_header_names_what_was_played(play):
    header = read_header(write(play.record))
    assert (header.game, header.edition, header.scenario) == ("fields", "1", "valley")
    assert header.commitment == Sealed(SEED).commitment
    assert header.rules == rules_digest(module) and len(header.setup) == 7
    assert SEED.hex() not in write(Record(header, []))


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda t: t[:-1], "cut off"),
        (lambda t: t[: len(t) // 2].rsplit("\n", 1)[0], "cut off"),
        (lambda t: "", "line 1: expected 'bocage-record 1'"),
        (lambda t: t.replace("record 1", "record 9", 1), "line 1: expected"),
        (lambda t: "bocage-record 1\n", "line 2: the header is missing"),
        (lambda t: "bocage-record 1\n{}\n", "line 2: bad header"),
        (lambda t: "bocage-record 1\n{\n", "line 2: bad header"),
        (lambda t: t + "0 rest\n", "nothing may follow"),
        (lambda t: t.replace("\n0 bid", "\n0 bit", 1), "unknown-action 'bit"),
        (lambda t: t.replace("\n0 bid", "\n0 bid nonsense", 1), "bad-form"),
        (lambda t: t.replace("\n0 bid", "\nx bid", 1), "expected an action"),
        (lambda t: t.replace(" ; ", " ; -", 1), "whole numbers after ';'"),
        (lambda t: t.replace("\n= ", "\n= x", 1), "expected an action"),
        (lambda t: t.replace("seed=", "seed=zz", 1), "cannot read"),
    ],
)
def test_a_damaged_record_is_refused_with_its_line(play, change, message):
    with pytest.raises(RecordError, match=message) as caught:
        read(change(write(play.record)), TYPES, "game.record")
    assert str(caught.value).startswith("game.record: line ")


def with_entry(record: Record, at: int, entry) -> Record:
    return Record(record.header, [*record.entries[:at], entry, *record.entries[at + 1 :]])


def first_draw(record: Record) -> int:
    return next(i for i, e in enumerate(record.entries) if isinstance(e, Act) and e.draws)


def test_an_altered_draw_is_noticed(play, engine):
    at = first_draw(play.record)
    act = play.record.entries[at]
    changed = tuple((value + 1) % 6 for value in act.draws)
    with pytest.raises(RecordError):
        verify_seed(with_entry(play.record, at, replace(act, draws=changed)), engine)


@pytest.mark.parametrize(
    ("draws", "message"),
    [((), "no draws left"), ((7,), "says 7"), ((0, 0, 0), "were not needed")],
)
def test_wrong_draws_name_the_entry(play, engine, draws, message):
    at = first_draw(play.record)
    act = play.record.entries[at]
    with pytest.raises(RecordError, match=rf"entry {at + 1}: .*{message}"):
        last(with_entry(play.record, at, replace(act, draws=draws)), engine)


@pytest.mark.parametrize(
    ("entry", "message"),
    [
        (Act(0, Rest()), "rule:1.2"),
        (Act(0, Bid("k9")), "protocol:unknown-id"),
        (Act(5, Bid()), "no side number 5"),
        (Undo(0), "cannot take back"),
        (Mark(3, "0" * 16), "the mark says 3"),
        (Mark(0, "0" * 16), "the record says 0000"),
        (End(0, "0" * 16), "the record says 0000"),
        (Rebase("x", b"junk"), "rebased position cannot be read"),
    ],
)
def test_an_impossible_first_entry_is_refused(play, engine, entry, message):
    with pytest.raises(RecordError, match=message):
        last(Record(play.record.header, [entry]), engine)


@pytest.mark.parametrize("setup", [(), (0,), (9,) * 7, (0,) * 9])
def test_a_wrong_setup_is_refused(play, engine, setup):
    header = replace(play.record.header, setup=setup)
    with pytest.raises(RecordError):
        last(Record(header, []), engine)


def test_the_seed_proves_every_draw(play, engine):
    verify_seed(play.record, engine)


def test_a_seed_that_is_not_the_committed_one_is_noticed(play, engine):
    end = replace(play.record.entries[-1], seed=bytes(32).hex())
    with pytest.raises(RecordError, match="does not match the commitment"):
        verify_seed(with_entry(play.record, len(play.record.entries) - 1, end), engine)
    with pytest.raises(RecordError, match="only when the game is over"):
        verify_seed(Record(play.record.header, []), engine)


def test_draws_that_the_seed_does_not_give_are_noticed(engine):
    play = Play(engine, Rng(3), bytes(16), SEED)
    rng = Rng(4)
    while play.position.outcome is None:
        ask = engine.pending(play.position)[0]
        act(play, ask.side, rng, {})
    last(play.record, engine)
    with pytest.raises(RecordError, match="not what the seed gives"):
        verify_seed(play.record, engine)


def test_a_rebased_record_goes_on_from_its_position(play, engine):
    steps = list(replay(play.record, engine))
    middle = next(s for s in steps if s.number == 10)
    based = rebase(play.record, engine, middle.position, keep=10)
    again = read(write(based), TYPES)
    assert isinstance(again.entries[-1], Rebase)
    assert last(again, engine) == middle.position
    rest = [e for e in play.record.entries if not isinstance(e, Mark | End)][10:]
    if not isinstance(rest[0], Undo):
        assert last(Record(again.header, [*again.entries, rest[0]]), engine) is not None


def test_rebasing_keeps_marks_and_drops_the_end(play, engine):
    based = rebase(play.record, engine, play.position, keep=10_000)
    assert not any(isinstance(entry, End) for entry in based.entries)
    assert any(isinstance(entry, Mark) for entry in based.entries)
    assert last(based, engine) == play.position


def test_lines_of_entries():
    assert line(Act(1, Bid("k2"), (3, 0))) == "1 bid card=k2 ; 3 0"
    assert line(Act(0, Rest())) == "0 rest"
    assert line(Undo(1)) == "~ 1"
    assert line(Mark(64, "ab")) == "= 64 ab"
    assert line(End(9, "ab", "cd")) == ". 9 ab seed=cd"
    assert line(End(9, "ab", "cd", ("me", "random"))) == ". 9 ab seed=cd seats=me,random"
    assert line(Reseed("ab", "cd")) == "% seed=ab commitment=cd"


# -- the chain ------------------------------------------------------------------------------------


def older(record: Record, engine: Engine) -> Record:
    """The same record as it was written before digests were chained."""
    bare: list[Entry] = [e for e in record.entries if not isinstance(e, Mark | End)]
    header = replace(record.header, version=1)
    key = digest_key_of(header)
    after = {s.number: s.position for s in replay(Record(header, bare), engine)}
    old = [
        replace(e, digest=engine.codec.digest(after[e.after], key))
        if isinstance(e, Mark | End)
        else e
        for e in record.entries
    ]
    return Record(header, old)


def swaps(record: Record):
    """The record with two neighbouring choices of one side the other way round."""
    for at, (one, two) in enumerate(zip(record.entries, record.entries[1:], strict=False)):
        if isinstance(one, Act) and isinstance(two, Act) and one.side == two.side and one != two:
            rest = record.entries[at + 2 :]
            yield Record(record.header, [*record.entries[:at], two, one, *rest])


def verifies(record: Record, engine: Engine) -> bool:
    try:
        verify_seed(record, engine)
    except RecordError:
        return False
    return True


def test_independent_choices_cannot_change_places(play, engine):
    assert any(verifies(swapped, engine) for swapped in swaps(older(play.record, engine)))
    assert not any(verifies(swapped, engine) for swapped in swaps(play.record))


def test_a_digest_that_is_left_out_is_missed(play, engine):
    marks = [i for i, e in enumerate(play.record.entries) if isinstance(e, Mark)]
    entries = [e for i, e in enumerate(play.record.entries) if i != marks[0]]
    old = older(play.record, engine)
    verify_seed(Record(old.header, [e for e in old.entries if not isinstance(e, Mark)]), engine)
    with pytest.raises(RecordError, match=f"after entry {INTERVAL}: the digest is missing"):
        verify_seed(Record(play.record.header, entries), engine)
    part = Record(play.record.header, play.record.entries[: marks[0]])
    with pytest.raises(RecordError, match="the digest is missing"):
        last(part, engine)


def test_a_choice_and_its_taking_back_cannot_be_left_out(play, engine):
    at = next(
        i
        for i, e in enumerate(play.record.entries)
        if isinstance(e, Undo) and isinstance(play.record.entries[i - 1], Act) and i > INTERVAL + 2
    )
    entries = [*play.record.entries[: at - 1], *play.record.entries[at + 1 :]]
    ends = [replace(e, after=e.after - 2) if isinstance(e, End) else e for e in entries]
    assert not verifies(Record(play.record.header, ends), engine)


def test_records_from_before_the_chain_are_read_and_go_on_as_they_began(play, engine):
    old = older(play.record, engine)
    assert "version" not in write(old).split("\n")[1]
    assert read(write(old), TYPES) == old
    verify_seed(old, engine)
    begun = Record(old.header, old.entries[: INTERVAL - 4])
    again = Play.resume(engine, begun, SEED)
    for entry in old.entries[INTERVAL - 4 :]:
        if isinstance(entry, Act):
            again.act(module.sides[entry.side], entry.action)
        elif isinstance(entry, Undo):
            again.undo(module.sides[entry.side])
    assert write(again.record) == write(old)


def test_a_record_of_a_later_version_is_refused(play):
    later = Record(replace(play.record.header, version=9), [])
    with pytest.raises(RecordError, match="line 2: made by a newer Bocage"):
        read(write(later), TYPES)


def test_a_chained_record_is_no_longer_than_one_that_is_not(play, engine):
    assert len(write(play.record)) - len(write(older(play.record, engine))) == len(',"version":2')


# -- other seeds ----------------------------------------------------------------------------------


def reseeded(play: Play, engine: Engine, seed: bytes) -> Play:
    """The same game gone on with from the middle, with other dice."""
    entries = play.record.entries[: first_draw(play.record)]
    reseed = Reseed(SEED.hex(), Sealed(seed).commitment)
    again = Play.resume(engine, Record(play.record.header, [*entries, reseed]), seed)
    rng = Rng(9)
    while again.position.outcome is None:
        ask = engine.pending(again.position)[0]
        act(again, ask.side, rng, {})
    return again


def test_a_game_with_a_second_seed_proves_both_parts(play, engine):
    other = bytes(range(32))
    record = reseeded(play, engine, other).record
    assert read(write(record), TYPES) == record
    verify_seed(record, engine)
    at = next(i for i, e in enumerate(record.entries) if isinstance(e, Reseed))
    entry = record.entries[at]
    for wrong in (replace(entry, seed=other.hex()), replace(entry, commitment="00" * 32)):
        with pytest.raises(RecordError, match="does not match the commitment"):
            verify_seed(with_entry(record, at, wrong), engine)
    later = enumerate(record.entries[at:], at)
    draws, drawn = next((i, e) for i, e in later if isinstance(e, Act) and e.draws)
    changed = tuple(1 - min(value, 1) for value in drawn.draws)
    with pytest.raises(RecordError):
        verify_seed(with_entry(record, draws, replace(drawn, draws=changed)), engine)
