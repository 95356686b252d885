import pytest
from msgspec.structs import replace

from bocage.kernel.api import Illegal, Pass
from bocage.kernel.chance import Rng, Scripted
from bocage.kernel.draft import Draft
from bocage.kernel.engine import Engine
from bocage.kernel.play import Play
from bocage.kernel.record import Act, Undo
from bocage.tools.contract.common import sampled
from tests.kernel.toy import module
from tests.kernel.toy_types import CARDS, Bid, Claim, Rest, SetFlag, TakeFlag


def new_play(*dice):
    script = Scripted([list(CARDS), *dice])
    return Play(Engine(module, "valley"), script, bytes(16))


@pytest.fixture
def play():
    """North (k1-k3) is about to claim."""
    play = new_play(5, 5, 5, 5)
    assert not isinstance(play.act("north", Bid()), Illegal)
    assert not isinstance(play.act("south", Bid()), Illegal)
    return play


def same(position, other):
    """Equal but for the version, which never goes back."""
    return replace(position, version=0) == replace(other, version=0)


def reason(refused):
    return refused.reason if refused is not None else None


def test_own_choices_are_taken_back_one_by_one(play):
    before = play.position
    play.act("north", SetFlag("mid"))
    between = play.position
    play.act("north", TakeFlag("mid"))
    assert play.why_not_undo("north") is None
    assert play.undo("north") is None and same(play.position, between)
    assert play.undo("north") is None and same(play.position, before)
    assert reason(play.undo("north")) == "protocol:undo-barrier"
    assert [type(e) for e in play.record.entries[-4:]] == [Act, Act, Undo, Undo]


def test_nothing_to_take_back_at_the_start():
    assert reason(new_play().undo("north")) == "protocol:nothing-to-undo"


def test_a_sealed_answer_can_be_taken_back_until_the_other_has_answered():
    play = new_play()
    play.act("south", Bid("k4"))
    assert play.undo("south") is None
    assert play.position.answers == {}
    play.act("south", Bid("k5"))
    play.act("north", Bid())
    assert reason(play.undo("south")) == "protocol:undo-barrier"
    assert reason(play.undo("north")) == "protocol:undo-barrier"


def test_a_reveal_cannot_be_taken_back(play):
    play.act("north", Claim("mid", ("k1",)))
    assert reason(play.undo("north")) == "protocol:undo-barrier"


def test_a_draw_cannot_be_taken_back(play):
    play.act("north", Claim("mid", ("k1",)))
    play.act("south", Pass())
    assert reason(play.undo("south")) == "protocol:undo-barrier"


def test_another_sides_choice_is_a_barrier(play):
    play.act("north", Rest())
    assert play.why_not_undo("north") is None
    assert reason(play.why_not_undo("south")) == "protocol:undo-barrier"
    play.act("south", SetFlag("mid"))
    assert reason(play.undo("north")) == "protocol:undo-barrier"
    assert play.undo("south") is None
    assert reason(play.undo("north")) == "protocol:undo-barrier"


def test_a_choice_can_be_taken_back_while_the_other_side_thinks(play):
    before = play.position
    play.act("north", Rest())
    assert play.undo("north") is None and same(play.position, before)


def test_an_answer_prepared_for_what_was_taken_back_is_stale(play):
    play.act("north", SetFlag("mid"))
    version = play.position.version
    play.undo("north")
    refused = play.act("north", TakeFlag("mid"), version=version)
    assert isinstance(refused, Illegal) and refused.reason == "protocol:stale"


def test_undo_does_not_tell_that_the_other_side_has_sealed_its_answer():
    play = new_play()
    before = reason(play.why_not_undo("north"))
    play.act("south", Bid("k4"))
    assert reason(play.why_not_undo("north")) == before == "protocol:nothing-to-undo"


def test_events_of_a_choice_taken_back_are_forgotten(play):
    told = list(play.events)
    play.act("north", SetFlag("mid"))
    assert len(play.events) > len(told)
    play.undo("north")
    assert play.events == told


def test_a_refused_action_leaves_no_trace(play):
    entries, position = list(play.record.entries), play.position
    assert isinstance(play.act("south", Rest()), Illegal)
    assert isinstance(play.act("north", Rest(), version=99), Illegal)
    assert play.record.entries == entries and play.position is position


def test_events_are_kept_in_order(play):
    play.act("north", SetFlag("mid"))
    assert [type(e.event).__name__ for e in play.events] == ["BidShown", "BidShown", "Flagged"]


def test_a_game_that_is_over_cannot_be_taken_back():
    engine = Engine(module, "valley")
    for seed in range(20):
        play, rng = Play(engine, Rng(seed), bytes(16)), Rng(seed, stream=3)
        while play.position.outcome is None:
            ask = engine.pending(play.position)[0]
            last = ask.side
            _, action = sampled(engine, play.position, ask, rng, {})
            assert action is not None
            play.act(ask.side, action)
        assert reason(play.undo(last)) == "protocol:game-over"


def test_what_a_module_reveals_by_itself_cannot_be_taken_back(play):
    draft: Draft = Draft(play.position, Scripted([]))
    assert not draft.reveals("north")
    draft.reveal()
    assert draft.reveals("north")
