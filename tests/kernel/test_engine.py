import pytest

from bocage.kernel.api import Ask, EngineFault, Form, Illegal, Pick
from bocage.kernel.chance import Rng, Scripted
from bocage.kernel.engine import Engine, drawn_options
from bocage.kernel.module import InputError, Option
from bocage.kernel.nouns import Pass, protocol
from bocage.kernel.position import Applied
from bocage.kernel.wording import parse, text
from tests.kernel.little import Go
from tests.kernel.toy import Fields, module
from tests.kernel.toy_types import CARDS, Bid, Claim, Claimed, Rest, SetFlag, Spoil, Store

ORDER = [*CARDS]  # north k1-k3, south k4-k6, pile k7 k8


@pytest.fixture
def engine() -> Engine:
    return Engine(module, "valley")


@pytest.fixture
def start(engine):
    return engine.start(Scripted([ORDER])).position


def go(engine, pos, *moves, dice=()):
    """Carry out (side, action) pairs, which must be legal; the last result."""
    chance = Scripted(dice)
    applied = None
    for side, action in moves:
        applied = engine.apply(pos, side, action, chance)
        assert isinstance(applied, Applied), applied
        pos = applied.position
    return applied


@pytest.fixture
def claiming(engine, start):
    """North is about to claim."""
    return go(engine, start, ("north", Bid()), ("south", Bid())).position


def test_the_start_is_dealt_and_asks_both_at_once(engine, start):
    assert start.private["north"].cards == ("k1", "k2", "k3")
    assert engine.asks(start) == (Ask("north", "bid", "1.2"), Ask("south", "bid", "1.2"))
    assert engine.pending(start) == engine.asks(start)
    assert start.draws == 7 and start.version == 0


def test_an_answer_is_sealed_until_all_have_answered(engine, start):
    applied = go(engine, start, ("south", Bid("k5")))
    after = applied.position
    assert (applied.events, applied.draws, applied.barrier) == ((), (), False)
    assert after.version == start.version
    assert engine.view(after, "north") == engine.view(start, "north")
    assert engine.view(after, None) == engine.view(start, None)
    assert engine.view(after, "south").answer == Bid("k5")
    assert engine.asks(after) == engine.asks(start)
    assert [ask.side for ask in engine.pending(after)] == ["north"]
    assert engine.ask_of(after, "south") is None and engine.choice(after, "south") is None
    assert engine.choice_of_view(engine.view(after, "south")) is None
    assert engine.why_not(after, "south", Bid()) == protocol("not-your-decision", side="south")


def test_the_order_of_simultaneous_answers_does_not_matter(engine, start):
    one = go(engine, start, ("south", Bid("k5")), ("north", Bid("k1")))
    other = go(engine, start, ("north", Bid("k1")), ("south", Bid("k5")))
    assert one == other
    assert one.barrier and one.position.public.first == "south"
    assert one.position.answers == {} and one.position.version == 1


def test_apply_leaves_the_old_position_alone(engine, claiming):
    before = engine.codec.encode(claiming)
    go(engine, claiming, ("north", SetFlag("mid")), ("north", Claim("mid", ("k3",))))
    assert engine.codec.encode(claiming) == before


def test_a_claim_is_resolved_with_the_tally_that_was_shown(engine, claiming):
    claim = Claim("mid", ("k2", "k3"), bold=True)
    shown = engine.choice(claiming, "north").tallies(claim)
    assert [t.total for t in shown] == [6]
    applied = go(engine, claiming, ("north", claim), ("south", Pass()), dice=[4])
    (event,) = [e.event for e in applied.events if isinstance(e.event, Claimed)]
    assert event.tallies == shown and event.won and event.die == 5
    assert applied.position.public.owner["mid"] == "north"
    assert applied.barrier


def test_the_later_preview_counts_what_was_spoiled(engine, claiming):
    pos = go(engine, claiming, ("north", Claim("mid", ("k3",)))).position
    (shown,) = engine.choice(pos, "south").tallies(Spoil("k4"))
    applied = go(engine, pos, ("south", Spoil("k4")), ("south", Pass()), dice=[0])
    (event,) = [e.event for e in applied.events if isinstance(e.event, Claimed)]
    assert event.tallies == (shown,) and shown.total == 2


@pytest.mark.parametrize(
    ("side", "action", "version", "reason"),
    [
        ("south", Rest(), None, "protocol:not-your-decision"),
        ("nobody", Rest(), None, "protocol:not-your-decision"),
        ("north", Rest(), 0, "protocol:stale"),
        ("north", Rest(), 2, "protocol:stale"),
        ("north", Go(), None, "protocol:unknown-action"),
        ("north", Claim("moon", ("k1",)), None, "protocol:unknown-id"),
        ("north", Claim("mid", ("k1", "ace")), None, "protocol:unknown-id"),
        ("north", Claim("mid", ("k2", "k1")), None, "protocol:unsorted"),
        ("north", Claim("mid", ("k1", "k1")), None, "protocol:duplicate"),
        ("north", Store({"moon": 1}), None, "protocol:unknown-id"),
        ("north", Store({"mid": 1, "west": 1}), None, "protocol:unsorted"),
        ("north", Store({"mid": -1}), None, "protocol:out-of-bounds"),
        ("north", Store({"mid": 2}), None, "rule:2.0"),
        ("north", Pass(), None, "rule:2.0"),
        ("north", Claim("mid", ()), None, "rule:2.2"),
        ("north", Claim("mid", ("k7",)), None, "rule:1.3"),
        ("north", Rest(), 1, None),
    ],
)
def test_refusals_name_their_reason(engine, claiming, side, action, version, reason):
    illegal = engine.why_not(claiming, side, action, version)
    assert (illegal.reason if illegal else None) == reason
    applied = engine.apply(claiming, side, action, Rng(1), version)
    assert applied == illegal if illegal else isinstance(applied, Applied)


@pytest.mark.parametrize(
    ("line", "means"),
    [
        ("claim mid by k2,k1", Claim("mid", ("k1", "k2"))),
        ("store grain mid:1,west:2", Store({"west": 2, "mid": 1})),
        ("claim mid by k2,k1,k2", Claim("mid", ("k1", "k2", "k2"))),
        ("claim mid by k2,ace,k1", Claim("mid", ("k2", "ace", "k1"))),
    ],
)
def test_what_is_written_in_any_order_is_one_action(engine, line, means):
    found = engine.parse(line)
    assert text(found) == text(means)
    sent = engine.codec.json(parse(line, engine.codec.action_types))
    assert text(engine.from_json(sent)) == text(means)
    twice = "k2,k1,k2" in line
    unknown = "ace" in line
    wrong = "protocol:duplicate" if twice else "protocol:unknown-id" if unknown else None
    illegal = engine.malformed(found)
    assert (illegal.reason if illegal else None) == wrong
    assert not twice or illegal.args["id"] == "k2"


def test_nothing_may_be_done_when_the_game_is_over(engine, claiming):
    pos = claiming
    rng = Rng(5)
    while pos.outcome is None:
        ask = engine.pending(pos)[0]
        action = engine.choice(pos, ask.side).sample(rng)
        pos = engine.apply_legal(pos, ask.side, action, rng).position
    assert engine.why_not(pos, "north", Rest()) == protocol("game-over")
    assert engine.asks(pos) == () and engine.choice(pos, "north") is None
    assert engine.choice_of_view(engine.view(pos, "north")) is None


def test_a_view_has_ones_own_hand_and_counts_of_the_rest(engine, start):
    view = engine.view(start, "south")
    assert view.own.cards == ("k4", "k5", "k6")
    assert view.counts.hands == {"north": 3, "south": 3} and view.counts.pile == 2
    assert not hasattr(view, "sealed") and engine.view(start, None).own is None


def test_a_guess_looks_the_same_and_keeps_ones_own_answer(engine, start):
    sealed = go(engine, start, ("south", Bid("k5"))).position
    for seed in range(20):
        view = engine.view(sealed, "south")
        guess = engine.guess(view, Rng(seed))
        assert engine.view(guess, "south") == view
        assert guess.answers == {"south": Bid("k5")}
    spectator = engine.view(sealed, None)
    assert engine.view(engine.guess(spectator, Rng(1)), None) == spectator


def test_the_choice_of_a_view_is_the_choice_of_the_position(engine, claiming):
    ask, choice = engine.choice_of_view(engine.view(claiming, "north"))
    assert ask == engine.ask_of(claiming, "north")
    assert list(choice.legal()) == list(engine.choice(claiming, "north").legal())
    assert engine.choice_of_view(engine.view(claiming, "south")) is None
    assert engine.choice_of_view(engine.view(claiming, None)) is None


def test_settle_may_end_the_game_at_once(engine, claiming):
    owned = {"west": "north", "mid": "", "east": "north"}
    pos = engine.codec.decode(engine.codec.encode(claiming))
    pos.public.owner.update(owned)
    applied = go(
        engine, pos, ("north", Claim("mid", ("k3",), bold=True)), ("south", Pass()), dice=[5]
    )
    assert applied.position.outcome is not None
    assert applied.position.outcome.clause == "4.2"
    assert applied.position.frames == ()


@pytest.mark.parametrize(
    ("scenario", "options", "message"),
    [
        ("moon", {}, "unknown scenario 'moon' of fields; known scenarios: valley, ridge"),
        ("valley", {"fog": "on"}, "unknown option 'fog' of fields; known options: none"),
    ],
)
def test_an_unknown_scenario_or_option_is_named(scenario, options, message):
    with pytest.raises(InputError, match=message):
        Engine(module, scenario, options)


class Misty(Fields):
    options = (
        Option("wind", "1.1", ("any", "north", "south", "west"), "any"),
        Option("fog", "1.1", scenarios=("ridge",)),
    )


def test_options_that_only_some_scenarios_have():
    assert Engine(Misty(), "ridge", {"wind": "west"}).options == {"wind": "west", "fog": "off"}
    assert Engine(Misty(), "valley", {"wind": "west"}).options == {"wind": "west"}
    with pytest.raises(InputError, match="'fog' is not for scenario 'valley', only for: ridge"):
        Engine(Misty(), "valley", {"fog": "on"})


def test_options_that_are_left_to_the_lot():
    drawn = [drawn_options(Misty(), "valley", {}, (), Rng(seed))["wind"] for seed in range(40)]
    assert set(drawn) == {"north", "south", "west"}
    assert len({Engine(Misty(), "valley").options["wind"] for _ in range(5)}) == 1
    assert drawn_options(Misty(), "valley", {"wind": "west"}, (), Rng(1)) == {"wind": "west"}


def test_an_engine_over_a_book_made_elsewhere():
    engine = Engine.over(module, "ridge")
    assert engine.scenario == "blank"
    assert engine.start(Rng(1)).position.public.owner["mid"] == "south"


def test_a_refusal_knows_its_clause():
    assert Illegal("rule:2.1", "own-field").clause == "2.1"
    assert protocol("stale").clause is None


def test_a_form_with_a_part_that_is_no_field_is_a_fault():
    form = Form(Claim, (Pick("spaces", lambda done: ("a1",)),), lambda act: None)
    with pytest.raises(EngineFault, match="parts spaces for fields space, by, bold"):
        next(form.legal())
    with pytest.raises(EngineFault, match="parts spaces for fields space, by, bold"):
        form.sample(Rng(1))
