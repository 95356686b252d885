import msgspec
import pytest
from msgspec.structs import replace

from bocage.kernel.chance import Rng
from bocage.kernel.engine import Engine
from bocage.kernel.nouns import Illegal, Pass
from tests.kernel.toy import module
from tests.kernel.toy_types import Bid, Claim

ENGINE = Engine(module, "valley")
CODEC = ENGINE.codec


def test_positions_and_views_come_back_equal():
    pos = ENGINE.start(Rng(1)).position
    assert CODEC.decode(CODEC.encode(pos)) == pos
    for side in ("north", "south", None):
        view = ENGINE.view(pos, side)
        assert CODEC.decode_view(CODEC.encode(view)) == view


def test_a_sealed_answer_is_stored_too():
    pos = ENGINE.start(Rng(1)).position
    card = pos.private["south"].cards[0]
    pos = ENGINE.apply_legal(pos, "south", Bid(card), Rng(1)).position
    assert CODEC.decode(CODEC.encode(pos)).answers == {"south": Bid(card)}


def test_bytes_keep_the_order_of_mappings_and_digests_do_not_depend_on_it():
    engine = Engine(module, "valley")
    start = engine.start(Rng(1)).position
    turned = replace(
        start,
        public=replace(start.public, owner=dict(reversed(start.public.owner.items()))),
    )
    again = CODEC.decode(CODEC.encode(turned))
    assert list(again.public.owner) == list(turned.public.owner) != list(start.public.owner)
    assert CODEC.digest(turned, b"key") == CODEC.digest(start, b"key")


@pytest.mark.parametrize("data", [b'{"a":' * 100_000, "\ud800", b"[" * 5_000, "x" * 70_000])
def test_junk_over_the_wire_is_refused_and_never_raises(data):
    refused = CODEC.action_from_json(data)
    assert isinstance(refused, Illegal) and refused.reason == "protocol:bad-form"
    assert len(str(refused.args)) < 400


@pytest.mark.parametrize("data", [b"", b"\xc1", b"\x80", b"\x93\x01\x02\x03"])
def test_bad_bytes_are_refused(data):
    with pytest.raises(msgspec.DecodeError):
        CODEC.decode(data)


@pytest.mark.parametrize("action", [Pass(), Bid(), Bid("k1"), Claim("mid", ("k1",), True)])
def test_actions_go_over_the_wire(action):
    assert CODEC.action_from_json(CODEC.json(action)) == action


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b"\xff",
        b"{}",
        b'{"do": "fly"}',
        b'{"do": "claim"}',
        b'{"do": "claim", "space": 3, "by": []}',
        b'{"do": "claim", "space": "mid", "by": "k1"}',
        b'{"do": "rest", "more": 1}',
        b'{"do": "store", "grain": {"mid": -1}}',
        b'{"do": "store", "grain": {"mid": 0.5}}',
        "{",
        b'{"do": "bid", "card": ' + b"[" * 5000 + b"]" * 5000 + b"}",
    ],
)
def test_a_malformed_message_is_refused(data):
    refused = CODEC.action_from_json(data)
    assert isinstance(refused, Illegal) and refused.reason == "protocol:bad-form"
    assert refused.args["expected"]


def test_digests_are_keyed():
    pos = ENGINE.start(Rng(1)).position
    other = ENGINE.start(Rng(2)).position
    assert CODEC.digest(pos, b"k" * 16) == CODEC.digest(pos, b"k" * 16)
    assert CODEC.digest(pos, b"k" * 16) != CODEC.digest(pos, b"j" * 16)
    assert CODEC.digest(pos, b"k" * 16) != CODEC.digest(other, b"k" * 16)
    assert len(CODEC.digest(pos, b"k" * 16)) == 16
