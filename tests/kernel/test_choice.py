from collections import Counter
from itertools import islice

import pytest

from bocage.games.skirmish import module as skirmish
from bocage.kernel.api import AnyOf, Flag, Form, OneOf, Pass, Pick, Rng, Subset, Tally, refuse
from bocage.kernel.choice import all_of, has_other, tag_of, wrong_action
from bocage.kernel.engine import Engine
from bocage.kernel.nouns import Adding, Modifier, Partial
from bocage.tools.contract.common import walk
from tests.kernel.toy_types import Bid, Claim, Rest, SetFlag, TakeFlag


def reason(choice, action):
    return choice.why_not(action).reason


def sampled_tags(choice, seed, weights):
    rng = Rng(seed)
    return Counter(tag_of(choice.sample(rng, weights)) for _ in range(300))


def why_not_bid(action):
    return refuse("1.3", "too-high") if action.card == "k8" else None


BIDS = OneOf([Bid(), Bid("k1"), Bid("k8")], why_not_bid)


def make_claims():
    """Two cards need boldness; the moon cannot be claimed."""

    def why_not(action):
        if action.space == "moon":
            return refuse("2.1", "moon")
        return refuse("2.3", "bold") if len(action.by) == 2 and not action.bold else None

    parts = (
        Pick("space", lambda done: ("mid", "moon")),
        Subset("by", lambda done: ("k1", "k2"), low=1),
        Flag("bold", lambda done: True),
    )
    tally = Tally("claim", (Modifier("2.4", "card", 1),))
    return Form(Claim, parts, why_not, lambda a: (tally,))


CLAIMS = make_claims()
LEGAL = [
    Claim("mid", ("k1",)),
    Claim("mid", ("k1",), True),
    Claim("mid", ("k2",)),
    Claim("mid", ("k2",), True),
    Claim("mid", ("k1", "k2"), True),
]


def test_one_of_lists_what_its_rule_allows():
    assert list(BIDS.legal()) == [Bid(), Bid("k1")]
    assert reason(BIDS, Bid("k8")) == "rule:1.3"
    assert BIDS.why_not(Bid("k1")) is None
    assert BIDS.types == (Bid,) and BIDS.tallies(Bid()) == ()
    assert BIDS.narrow(Partial()).options == (Bid(), Bid("k1"))


def test_one_of_without_a_rule_takes_its_candidates_only():
    choice = OneOf([Rest()])
    assert choice.why_not(Rest()) is None
    assert reason(choice, Bid()) == "protocol:unknown-option"


def test_one_of_nothing_has_no_sample():
    assert OneOf([], types=(Bid,)).sample(Rng(1)) is None
    assert OneOf([Bid("k8")], why_not_bid).sample(Rng(1)) is None


def test_candidates_that_are_sure_are_not_asked_about_again_but_others_are():
    asked = []

    def rule(act):
        asked.append(act)
        return why_not_bid(act)

    choice = OneOf([Bid(), Bid("k1")], rule, sure=True)
    assert list(choice.legal()) == [Bid(), Bid("k1")]
    assert choice.count() == 2
    assert not asked
    assert choice.why_not(Bid("k8")) is not None
    assert asked == [Bid("k8")]


def test_a_form_lists_samples_and_accepts_the_same():
    assert list(CLAIMS.legal()) == LEGAL
    rng = Rng(1)
    assert {str(CLAIMS.sample(rng)) for _ in range(200)} == {str(a) for a in LEGAL}
    assert all(CLAIMS.why_not(action) is None for action in LEGAL)
    assert reason(CLAIMS, Claim("moon", ("k1",))) == "rule:2.1"


def test_a_form_that_is_hard_to_sample_is_enumerated():
    parts = (Pick("space", lambda done: [f"s{i}" for i in range(500)]),)
    form = Form(SetFlag, parts, lambda a: None if a.space == "s499" else refuse("2.9", "no"))
    assert form.sample(Rng(1)) == SetFlag("s499")
    none = Form(SetFlag, parts, lambda a: refuse("2.9", "no"))
    assert none.sample(Rng(1)) is None and list(none.legal()) == []


def test_a_form_knows_when_there_is_one_way_on():
    parts = (Pick("space", lambda done: [f"s{i}" for i in range(50)]),)
    form = Form(SetFlag, parts, lambda a: None if a.space == "s7" else refuse("2.9", "no"))
    assert form.sole({}, 60) == SetFlag("s7")
    assert form.sole({}, 50) is None  # there may be more
    assert CLAIMS.sole({}, 1000) is None


def test_a_form_samples_none_where_none_is_an_option():
    form = Form(Bid, (Pick("card", lambda done: (None, "k1")),), lambda a: None)
    rng = Rng(1)
    counts = Counter(form.sample(rng) for _ in range(200))
    assert counts[Bid()] > 60 and counts[Bid("k1")] > 60


def test_a_whole_form_is_sent_only_when_every_part_was_named():
    def form(whole):
        parts = (Pick("card", lambda done: [None, "k1"]),)
        return Form(Bid, parts, lambda act: None, whole=whole)

    bare = Partial("bid")
    assert form(False).narrow(bare).complete
    assert not form(True).narrow(bare).complete and form(True).narrow(bare).field == "card"
    assert form(True).narrow(Partial("bid", {"card": None})).action == Bid()


def test_a_form_narrows_field_by_field():
    first = CLAIMS.narrow(Partial("claim"))
    assert (first.field, first.options, first.complete) == ("space", ("mid", "moon"), False)
    second = CLAIMS.narrow(Partial("claim", {"space": "mid"}))
    assert (second.field, second.options, second.complete) == ("by", ("k1", "k2"), False)


def test_a_form_says_when_it_may_be_sent_and_with_what_numbers():
    ready = CLAIMS.narrow(Partial("claim", {"space": "mid", "by": ["k1"]}))
    assert ready.complete and ready.refused is None and len(ready.tallies) == 1
    refused = CLAIMS.narrow(Partial("claim", {"space": "mid", "by": ["k1", "k2"]}))
    assert not refused.complete and refused.tallies == ()
    assert refused.refused is not None and refused.refused.clause == "2.3"
    bold = CLAIMS.narrow(Partial("claim", {"space": "mid", "by": ["k1", "k2"], "bold": True}))
    assert bold.complete and bold.field is None


def test_any_of_asks_the_choice_of_the_kind():
    choice = AnyOf("2.0", CLAIMS, OneOf([Rest()]), OneOf([], types=(SetFlag,)))
    assert choice.types == (Claim, Rest, SetFlag)
    assert list(choice.legal()) == [*LEGAL, Rest()]
    assert reason(choice, Claim("moon", ("k1",))) == "rule:2.1"
    assert reason(choice, Pass()) == "rule:2.0"
    assert choice.tallies(LEGAL[0]) != () and choice.tallies(Rest()) == () == choice.tallies(Pass())
    assert choice.narrow(Partial()).options == ("claim", "rest")
    assert choice.narrow(Partial("claim")).field == "space"


def test_any_of_samples_by_weight_and_never_what_is_empty():
    choice = AnyOf("2.0", CLAIMS, OneOf([Rest()]), OneOf([], types=(SetFlag,)))
    plain = sampled_tags(choice, 2, {})
    heavy = sampled_tags(choice, 2, {"rest": 20})
    assert set(plain) == {"claim", "rest"} and heavy["rest"] > 240 > plain["rest"]
    assert set(sampled_tags(choice, 2, {"rest": 0})) == {"claim"}
    assert AnyOf("2.0", OneOf([], types=(Rest,))).sample(Rng(1)) is None


def test_weights_of_zero_only_hold_back_while_there_is_something_else():
    flags = OneOf([SetFlag("mid"), TakeFlag("east")])
    rng = Rng(3)
    kinds = {tag_of(flags.sample(rng, {"take-flag": 0}) or Rest()) for _ in range(50)}
    assert kinds == {"set-flag"}
    assert flags.sample(rng, {"take-flag": 0, "set-flag": 0}) is not None


def test_all_of_stops_at_its_limit():
    assert all_of(CLAIMS, 5) == LEGAL
    assert all_of(CLAIMS, 4) is None


@pytest.mark.parametrize("scenario", skirmish.scenarios)
def test_has_other_agrees_with_a_look_at_all_actions(scenario):
    engine, answers = Engine(skirmish, scenario), set()
    for seed in range(6):
        for moment in walk(engine, seed):
            several = len(list(islice(moment.choice.legal(), 2))) == 2
            assert has_other(moment.choice, moment.action) == several
            answers.add(several)
    assert answers == {True, False}


def test_a_wrong_kind_of_action_names_what_is_expected():
    refused = wrong_action("2.0", Claim("mid", ("k1",)), OneOf([Claim("mid", ("k2",)), Pass()]))
    assert refused.reason == "rule:2.0"
    assert refused.args == {"action": "claim", "expected": "claim, pass", "instead": "none"}


def test_a_wrong_word_for_declining_names_the_right_one():
    choice = OneOf([Claim("mid", ("k1",)), Pass()])
    assert wrong_action("2.0", Rest(), choice).args["instead"] == "pass"
    forced = OneOf([Claim("mid", ("k1",))], types=(Claim, Pass))
    assert wrong_action("2.0", Rest(), forced).args["instead"] == "none"  # not legal here


def test_a_tally_leaves_out_zeros_and_adds_up():
    adding = Adding("odds")
    adding.add("1", "a", 3)
    adding.add("2", "b", 0)
    adding.add("3", "c", -1, unit="u1")
    tally = adding.done()
    assert [item.label for item in tally.items] == ["a", "c"] and tally.total == 2


@pytest.mark.parametrize("partial", [{"by": ["k1"]}, {"space": 3}])
def test_a_half_made_declaration_out_of_order_is_not_complete(partial):
    assert not CLAIMS.narrow(Partial("claim", partial)).complete


def test_a_form_says_what_would_be_sent_whatever_the_order_of_clicks():
    ready = CLAIMS.narrow(Partial("claim", {"space": "mid", "by": ["k2", "k1"], "bold": True}))
    straight = CLAIMS.narrow(Partial("claim", {"space": "mid", "by": ["k1", "k2"], "bold": True}))
    assert ready == straight
    assert ready.action is None or ready.action.by == ("k1", "k2")


def test_a_list_in_the_middle_of_a_form_can_still_grow():
    found = CLAIMS.narrow(Partial("claim", {"space": "mid", "by": ["k1"]}))
    assert found.field == "bold" and found.more == ("k2",)
