"""The suite notices what it is there to notice: broken games fail the check meant for them."""

import pytest

from bocage.kernel.chance import Rng
from bocage.kernel.engine import Engine
from bocage.tools.contract import CHECKS, Broken, check_games, check_probes, check_replays
from bocage.tools.contract.common import walk
from bocage.tools.contract.differ import difference
from bocage.tools.contract.domain import Bounds, domain_of
from tests.contract import hashy, mutants, shuffled
from tests.kernel.toy import module
from tests.kernel.toy_types import Bid, Claim, Store


@pytest.mark.parametrize("check", [check for check in CHECKS if check != "texts"])
@pytest.mark.parametrize("scenario", module.scenarios)
def test_the_toy_game_keeps_the_contract(scenario, check):
    run, count = CHECKS[check]
    assert run(Engine(module, scenario), count, 1)


@pytest.mark.parametrize(
    ("mutant", "check", "message"),
    [
        (mutants.SaysOpen, "games", "yet the game says that it hides nothing"),
        (mutants.TellsHands, "hidden", "does not look the same"),
        (mutants.HandyWindow, "hidden", "differ|told|taken back|who is asked"),
        (mutants.HandyWindow, "windows", "can tell the reactor's hand|messages"),
        (mutants.TellsPile, "hidden", "differ"),
        (mutants.OtherTally, "games", "was shown as .* and resolved as"),
        (mutants.ListsLess, "domains", "accepted but not listed"),
        (mutants.ListsTwice, "domains", "lists 'bid' twice"),
        (mutants.UnknownClause, "domains", "not by a clause"),
        (mutants.UnknownClause, "probes", "rule:9.9"),
        (mutants.NoChoice, "games", "has no choice"),
        (mutants.ChangesInput, "games", "changed the position|something else follows"),
        (mutants.NeverEnds, "games", "no rule has ended"),
        (mutants.Undeclared, "games", "BidShown is not declared"),
        (mutants.NoEndClause, "games", "ended by no clause"),
        (mutants.FloatTally, "games", "'bold' of the tally 'claim' is 0.5, which is no whole"),
        (mutants.BoolTally, "games", "'bold' of the tally 'claim' is True, which is no whole"),
        (mutants.FloatDraw, "games", "the size of a draw for 2.8 is 6.0, which is no whole"),
        (mutants.SaysFree, "usual", "is listed as free, which depends on hidden"),
        (mutants.ProposesAnything, "usual", "is proposed, yet refused"),
        (mutants.ProposesOther, "usual", "which does not go on from"),
        (mutants.BadIds, "words", "odd 'a,b' cannot be written"),
    ],
)
def test_a_broken_game_is_caught(mutant, check, message):
    run, count = CHECKS[check]
    with pytest.raises(Broken, match=message):
        run(Engine(mutant(), "valley"), count, 1)


def test_a_sealed_answer_that_shows_is_caught():
    with pytest.raises(Broken, match=r"sees that .* has answered"):
        check_games(mutants.CountsPasses(module, "valley"), 1, 1)


def test_an_answer_out_of_turn_that_is_accepted_is_caught():
    with pytest.raises(Broken, match=r"expected '?protocol:not-your-decision"):
        check_probes(mutants.Accepts(module, "valley"), 1000, 1)


def test_a_game_that_depends_on_the_hash_seed_is_caught():
    with pytest.raises(Broken, match=r"^fields.*(differs under hash seed|failed:)"):
        check_replays(Engine(hashy.module, "valley"), 300, 1)


def test_an_order_that_depends_on_the_hash_seed_is_caught():
    with pytest.raises(Broken, match=r"entry \d+ differs under hash seed"):
        check_replays(Engine(shuffled.module, "valley"), 300, 1)


@pytest.mark.parametrize(
    ("mutant", "check"),
    [
        (mutants.ListsLess, "domains"),
        (mutants.UnknownClause, "probes"),
        (mutants.TellsHands, "hidden"),
        (mutants.HandyWindow, "windows"),
        (mutants.NoChoice, "games"),
        (mutants.NoEndClause, "games"),
    ],
)
def test_every_check_names_where_it_failed(mutant, check):
    run, count = CHECKS[check]
    with pytest.raises(Broken, match=r"^fields/valley seed \d+ decision \d+: "):
        run(Engine(mutant(), "valley"), count, 1)


def test_what_is_told_differently_is_named_by_kind():
    with pytest.raises(Broken) as found:
        CHECKS["hidden"][0](Engine(mutants.HandyWindow(), "valley"), 400, 1)
    assert "depend" in str(found.value) and len(str(found.value)) < 400


def test_the_first_difference_is_named():
    one = {"view": {"turn": 1, "units": [1, 2]}, "asks": []}
    assert difference(one, one | {"asks": ["x"]}) == "asks is [] or ['x']"
    other = {"view": {"turn": 1, "units": [1, 3]}, "asks": []}
    assert difference(one, other) == "view.units.1 is 2 or 3"
    assert difference(Bid("k1"), Bid("k2")) == "card is 'k1' or 'k2'"
    assert difference(1, None) == "it is 1 or None"


def test_a_failure_names_where_it_was_met():
    with pytest.raises(Broken, match=r"^fields/valley seed \d+ decision \d+: "):
        list(walk(Engine(mutants.NeverEnds(), "valley"), 5, cap=50))


@pytest.mark.parametrize("check", ["games", "probes", "hidden", "swaps", "windows"])
def test_a_long_game_is_left_before_its_end(check):
    assert CHECKS[check][0](Engine(mutants.Campaign(), "valley"), 20, 1)


def test_a_long_game_is_entered_in_its_midst_too():
    engine = Engine(mutants.Campaign(), "valley")
    games = [list(walk(engine, seed)) for seed in range(8)]
    assert {game[0].position.public.turn for game in games} == {1, 2}
    assert {len(game) for game in games} == {40}
    assert CHECKS["games"][0](engine, 2, 1)["decisions"] == 80


def test_a_domain_is_complete_within_its_bounds():
    engine = Engine(module, "valley")
    claims = domain_of(engine, Claim, Bounds(size=2), Rng(1))
    assert len(claims) == 3 * (1 + 8 + 28) * 2 == len({str(a) for a in claims})
    assert Claim("mid", ("k1", "k2")) in claims and Claim("mid", ("k1", "k2", "k3")) not in claims
    assert next(iter(domain_of(engine, Bid, Bounds(), Rng(1)))) == Bid(None)
    stores = domain_of(engine, Store, Bounds(number=2, size=1), Rng(1))
    assert [a.grain for a in stores][:4] == [{}, {"west": 0}, {"west": 1}, {"west": 2}]  # type: ignore[attr-defined]


def test_a_thinned_domain_keeps_what_it_must():
    engine = Engine(module, "valley")
    keep = Claim("east", ("k2", "k5", "k8"), True)
    for seed in range(20):
        small = domain_of(engine, Claim, Bounds(limit=30), Rng(seed), [keep])
        assert keep in small and len(small) <= 30
