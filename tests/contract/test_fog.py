"""Hidden piles: Fog keeps the contract, leaks put in by hand are caught, and moves taken back."""

import pytest

from bench import fog
from bench.fog import types as t
from bocage.kernel.engine import Engine
from bocage.kernel.nouns import Action
from bocage.kernel.play import Play
from bocage.kernel.position import Applied
from bocage.tools.contract import CHECKS, Broken, check_hidden, check_swaps, swaps
from tests.contract import leaks, mutants

SMALL = ("open", "ambush")
OLD = {"words": 1, "texts": 3, "games": 15, "probes": 1_000, "hidden": 100, "windows": 100}
COUNTS = {**OLD, "swaps": 400, "replays": 200}


@pytest.mark.parametrize("check", COUNTS)
@pytest.mark.parametrize("scenario", SMALL)
def test_fog_keeps_the_contract(scenario, check):
    assert CHECKS[check][0](Engine(fog.module, scenario), COUNTS[check], 1)


def test_trades_look_where_hidden_units_move():
    """Nearly all trades are of what the other checks stop at."""
    found = check_swaps(Engine(fog.module, "open"), 400, 1)
    assert found["swaps"] == 400 and found["moved"] > 250 and found["shown"] > 20


LEAKS = [
    (leaks.TellsNames, r"can tell A\d and A\d apart: told|can tell G\d and G\d apart: told"),
    (leaks.TellsNumbers, r"apart: (told.*|view\.public.*)"),
]


@pytest.mark.parametrize("check", OLD)
@pytest.mark.parametrize("leak", [leak for leak, _ in LEAKS])
def test_a_leak_is_nothing_to_the_other_checks(leak, check):
    assert CHECKS[check][0](Engine(leak(), "open"), COUNTS[check], 1)


@pytest.mark.parametrize("scenario", SMALL)
@pytest.mark.parametrize(("leak", "message"), LEAKS)
def test_a_leak_is_caught_by_trades(leak, message, scenario):
    with pytest.raises(Broken, match=rf"^fog/{scenario} seed \d+ decision \d+: .*{message}"):
        check_swaps(Engine(leak(), scenario), 400, 1)


@pytest.mark.parametrize(
    ("leak", "scenario", "check", "message"),
    [
        (leaks.ScoutsFree, "ambush", check_hidden, "taken back"),
        (leaks.LooksFree, "open", check_hidden, "'look .* something hidden, yet can be taken back"),
        (leaks.FightsFree, "open", check_swaps, "is shown one of .* yet it can be taken back"),
        (leaks.Silent, "open", check_swaps, "after 'attack .* can tell .* apart"),
        (leaks.Silent, "open", check_hidden, "depending on hidden facts"),
        (leaks.Weighed, "open", check_swaps, r"guise\(\) lets .* trade places: counts"),
    ],
)
def test_what_shows_something_says_so_and_bars_the_way_back(leak, scenario, check, message):
    with pytest.raises(Broken, match=message):
        check(Engine(leak(), scenario), 400, 1)


def test_where_ids_are_hidden_some_of_them_must_be_able_to_trade():
    with pytest.raises(Broken, match=r"^fog/open: no two hidden ids could trade places$"):
        check_swaps(Engine(leaks.Unlike(), "open"), 40, 1)


def test_what_is_hidden_of_pieces_that_all_see_is_no_id(monkeypatch):
    """Such as which of three carts has the gold: an event shows it, nothing can be traded."""
    monkeypatch.setattr(swaps, "_kinds", lambda engine: {})
    found = check_swaps(Engine(leaks.Unlike(), "open"), 40, 1)
    assert (found["hidden"], found["swaps"]) == (0, 0)


def test_hands_are_traded_too():
    with pytest.raises(Broken, match=r"guise\(\) lets k\d and k\d trade places"):
        check_swaps(Engine(mutants.TellsHands(), "valley"), 400, 1)


# -- taking back --------------------------------------------------------------------------------


class Table:
    """A game in which one types actions."""

    def __init__(self, scenario):
        self.engine = Engine(fog.module, scenario)
        self.play = Play.sealed(self.engine, bytes(32))

    def do(self, *lines, side=t.ALLIED):
        for line in lines:
            action = self.engine.parse(line)
            assert isinstance(action, Action), line
            assert isinstance(self.play.act(side, action), Applied), line

    def undo(self, side=t.ALLIED):
        return getattr(self.play.undo(side), "reason", None)


def test_moves_of_hidden_piles_are_taken_back_one_by_one():
    table = Table("open")
    before = table.play.position
    table.do("move by A1,A2 way 0201", "move by A3 way 0104", "move by A4 way 0205")
    assert table.play.position.private[t.ALLIED].units["A3"].at == "0104"
    assert table.play.position.public.piles["0104"].n == 1
    assert [table.undo() for _ in range(3)] == [None] * 3
    assert table.play.position.private == before.private
    assert table.play.position.public == before.public
    assert table.undo() == "protocol:undo-barrier"


def test_the_end_of_a_half_is_taken_back_until_the_enemy_has_moved():
    table = Table("open")
    table.do("move by A3 way 0104", "done")
    assert table.undo() is None
    table.do("done")
    table.do("done", side=t.GERMAN)
    assert table.undo() == "protocol:undo-barrier"


def test_a_look_is_final_and_so_is_what_came_before():
    table = Table("open")
    table.do("move by A3 way 0104,0204", "look 0304")
    assert table.play.position.private[t.ALLIED].known["0304"].units == ("G3",)
    assert table.undo() == "protocol:undo-barrier"


def test_a_walk_among_unseen_piles_is_final_and_stops_where_one_comes_to_light():
    table = Table("ambush")
    assert set(table.play.position.public.piles) == {"0101", "0103", "0105", "0106"}
    table.do("move by A3 way 0104")
    assert table.undo() == "protocol:undo-barrier"
    table.do("move by A5 way 0203,0202")
    assert table.engine.asks(table.play.position)[0].prompt == "met"
    assert {"0303"} <= set(table.play.position.public.piles)
    table.do("halt")
    assert table.undo() is None


# -- the front ----------------------------------------------------------------------------------


def test_the_front_is_as_large_as_the_largest_game():
    small, engine = (Engine(front, "front") for front in fog.FRONTS.values())
    piles = engine.module.setup(engine.book).public.piles
    assert len(engine.book.hexes) >= 7_000 and len(piles) >= 600
    assert check_swaps(engine, 10, 1)["swaps"] == 10
    assert 4 * len(small.book.hexes) == len(engine.book.hexes)
    assert 4 * len(small.module.setup(small.book).public.piles) == len(piles)
