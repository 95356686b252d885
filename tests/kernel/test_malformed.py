"""Actions of the wrong type are refused as such, whatever the position; nothing raises."""

import pytest

from bocage.games.skirmish import module
from bocage.games.skirmish.types import Attack, Bid, Move, Settle
from bocage.kernel.chance import Rng
from bocage.kernel.engine import Engine
from bocage.kernel.nouns import Action
from bocage.kernel.play import Play
from bocage.kernel.record import RecordError
from bocage.kernel.replay import replay

ENGINE = Engine(module, "orchard")
START = ENGINE.start(Rng(1)).position

WRONG = [
    Move(["b1"], ("0202",)),  # type: ignore[arg-type]
    Move("b1", None),  # type: ignore[arg-type]
    Move("b1", ["0202"]),  # type: ignore[arg-type]
    Move("b1", (7,)),  # type: ignore[arg-type]
    Settle(losses=()),  # type: ignore[arg-type]
    Settle(losses={"b1": True}),
    Settle(losses={"b1": 1.0}),  # type: ignore[dict-item]
    Settle(retreat=None),  # type: ignore[arg-type]
    Settle(retreat=True),
    Attack("0202", {"b1": 1}),  # type: ignore[arg-type]
    Attack("0202", ("b1",), hq="yes"),  # type: ignore[arg-type]
    Bid(3),  # type: ignore[arg-type]
]


@pytest.mark.parametrize("action", WRONG, ids=repr)
def test_a_value_of_the_wrong_type_is_refused(action: Action):
    refused = ENGINE.apply(START, "blue", action, Rng(1))
    assert getattr(refused, "reason", None) == "protocol:bad-form"


def test_a_record_is_replayed_only_with_the_engine_it_names():
    play = Play.sealed(ENGINE, bytes(32))
    for other in (Engine(module, "estate"), Engine(module, "orchard", {"long": "on"})):
        with pytest.raises(RecordError, match=r"line 2: (scenario|options) is"):
            list(replay(play.record, other))
        with pytest.raises(RecordError, match=r"line 2: (scenario|options) is"):
            Play.resume(other, play.record, bytes(32))
