"""What refusals and events say, where a number or a side could be told wrongly."""

from __future__ import annotations

from typing import Any

import pytest

from bocage.games.combat_commander import module
from bocage.games.combat_commander.events.core import GameOver
from bocage.games.combat_commander.types import Advance, Enter, Go, Leave, Move, On
from bocage.kernel.api import Action, Ask, Illegal, NoneOf
from bocage.kernel.chance import Rng
from bocage.kernel.engine import Engine
from bocage.words import Words

FOE: dict[str, Any] = {"id": "R-Rifle1", "at": "O5"}
MATE: dict[str, Any] = {"id": "G-Rifle9", "at": "A9"}
MOVE, ADVANCE = "G-20", "G-43"


class Talk:
    """A position, and what is said there in a language."""

    def __init__(self, *units: dict[str, Any], board: Any = None, **state: Any) -> None:
        state = {"hand": {"axis": [MOVE, ADVANCE]}, **state}
        everybody = [*units, MATE, FOE]
        spec = {"scenario": "blank", "unit": everybody, "state": state, "board": board or {}}
        self.book, self.pos = module.scene(spec, "test")
        self.engine: Any = Engine.over(module, self.book)

    def do(self, *actions: Any) -> list[Any]:
        """What the Axis answers; the events of the last answer."""
        events: list[Any] = []
        for action in actions:
            applied = self.engine.apply(self.pos, "axis", action, Rng(1))
            assert not isinstance(applied, Illegal), applied
            self.pos, events = applied.position, [one.event for one in applied.events]
        return events

    def why(self, action: Any, lang: str = "en") -> str:
        """Why the Axis may not do it."""
        refused = self.engine.why_not(self.pos, "axis", action)
        assert refused is not None
        return Words(module, self.book, lang).refusal(refused)

    def none(self, kind: type[Action]) -> str:
        """Why the Axis can do nothing of this kind."""
        choice = self.engine.choice(self.pos, "axis")
        part = next(one for one in choice.choices if kind in one.types)
        assert isinstance(part, NoneOf)
        return Words(module, self.book, "en").refusal(part.why)

    def told(self, events: list[Any], kind: str, lang: str = "en") -> str:
        """The first event of a kind."""
        event = next(one for one in events if type(one).__name__ == kind)
        return Words(module, self.book, lang).event(event)


def walker(at: str, **values: int) -> dict[str, Any]:
    """A squad with a Movement of its own."""
    return {"id": "G-Rifle1", "at": at, "values": values}


@pytest.mark.covers("O21.1b", "S5.3")
def test_points_that_are_short_are_told_with_their_halves() -> None:
    talk = Talk(walker("E5", move=4), specials=["snow"])
    talk.do(Move(MOVE, ("G-Rifle1",)))
    said = talk.why(Go(("G-Rifle1",), ("E6", "E7", "E8")))
    assert said == "E8 costs 1½ MP; MP left: 1."
    talk = Talk(walker("E5", move=2), specials=["snow"])
    talk.do(Move(MOVE, ("G-Rifle1",)))
    assert talk.why(Go(("G-Rifle1",), ("E6", "E7"))) == "E7 costs 1½ MP; MP left: ½."


@pytest.mark.covers("7.2.1a", "O21.1b")
def test_a_unit_that_cannot_pay_for_its_way_out_hears_of_the_way_out() -> None:
    talk = Talk({**walker("E1", move=1), "status": ["suppressed"]}, {"id": "Grein", "at": "E2"})
    talk.do(Move(MOVE, ("Grein", "G-Rifle1")))
    assert talk.why(Leave({"G-Rifle1": 3})) == "Leaving the map costs 1 MP; MP left: 0."


@pytest.mark.covers("11.3b", "O21.1b", "7.2.1a")
def test_a_mover_that_is_too_heavy_hears_how_it_could_go_on() -> None:
    talk = Talk({**walker("E5", move=2), "weapon": "G-HeavyMG1"})
    talk.do(Move(MOVE, ("G-Rifle1",)))
    assert talk.none(Leave).startswith("None of these units can leave the map")
    talk.do(Go(("G-Rifle1",), ("E6",)))
    assert "without a weapon it could go on" in talk.none(On)
    said = Words(module, talk.book, "en").prompt(talk.engine.pending(talk.pos)[0])
    assert said.endswith("Axis: stop, or hand over or give up a weapon to go on.")
    assert talk.none(Leave) == "E6 is not at the enemy's edge."


@pytest.mark.covers("T80.1", "O21.4c", "O16.3")
def test_beside_a_large_bridge_it_matters_whether_one_comes_or_goes() -> None:
    board = {"spaces": {"E5": "bridge-large road=1,4", "E4": "open road=4", "E6": "open road=1"}}
    talk = Talk(walker("E5", move=4), {"id": "G-Rifle2", "at": "D5"}, board=board)
    talk.do(Advance(ADVANCE, ("G-Rifle1",)))
    said = talk.why(Enter(("G-Rifle1",), "F5"))
    assert said == "E5 is a large bridge: it is left along its road or railway only."
    talk = Talk(walker("D5", move=4), board=board)
    talk.do(Move(MOVE, ("G-Rifle1",)))
    said = talk.why(Go(("G-Rifle1",), ("E5",)))
    assert said == "E5 is a large bridge: it is entered along its road or railway only."
    assert talk.why(Go(("G-Rifle1",), ("E9",))) == "E9 is not adjacent."


@pytest.mark.covers("7.2.1b")
def test_who_leaves_for_a_space_that_is_past_will_not_be_back() -> None:
    for space, said in ((4, "and will be back at time 4"), (2, "for good")):
        talk = Talk(walker("E1", move=4), time=2)
        assert talk.do(Move(MOVE, ("G-Rifle1",)))
        if space == 4:
            refused = talk.why(Leave({"G-Rifle1": 99}))
            assert refused == "The time track has no space 99."
        events = talk.do(Leave({"G-Rifle1": space}))
        assert talk.told(events, "Exited").endswith(f"leaves the map {said}.")


@pytest.mark.covers("6.3.2a")
def test_the_end_by_an_exit_does_not_say_who_left() -> None:
    book = module.load("1", {}, ())
    event = GameOver("6.3", "axis", "exit", 5)
    assert "on points, as a side has left the map" in Words(module, book, "en").event(event)
    assert "敵" not in Words(module, book, "ja").event(event)


@pytest.mark.covers("1.9.1.3a")
def test_a_sniper_may_hit_either_side() -> None:
    book = module.load("1", {}, ())
    ask = Ask("axis", "sniper", "1.9.1.3a", {"hex": "E5"})
    assert "of either side" in Words(module, book, "en").prompt(ask)
    assert "敵味方" in Words(module, book, "ja").prompt(ask)


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_what_chooses_between_sentences_is_not_told_as_well(lang):
    words = Words(module, Engine(module, module.scenarios[0]).book, lang)
    for first in ("yes", "no"):
        ask = Ask("allies", "order", "5.1a", {"first": first, "left": 2})
        assert words.subject(ask) == ""
