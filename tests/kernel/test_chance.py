from collections import Counter

import pytest

from bocage.kernel.chance import Chance, Rng, Scripted, ScriptError, Sealed, indices_for
from tests.kernel.little import draft_of


def test_rng_gives_the_published_sequence_of_pcg32():
    rng = Rng(42, stream=54)
    assert [rng._next() for _ in range(6)] == [
        0xA15C02B7,
        0x7B47F409,
        0xBA1D3330,
        0x83D2F293,
        0xBFA4784B,
        0xCBED606E,
    ]


def test_rng_is_even_and_refuses_sizes_below_one():
    rng = Rng(1)
    counts = Counter(rng.below(6) for _ in range(6000))
    assert sorted(counts) == list(range(6))
    assert min(counts.values()) > 850
    with pytest.raises(ValueError, match="below 0"):
        rng.below(0)


def test_streams_differ_and_seeds_repeat():
    assert [Rng(1).below(100) for _ in range(3)] == [Rng(1).below(100) for _ in range(3)]
    first, second = Rng(1, stream=1), Rng(1, stream=2)
    assert [first.below(1000) for _ in range(5)] != [second.below(1000) for _ in range(5)]


def test_shuffled_keeps_the_items_and_leaves_the_original():
    items = list("abcdef")
    assert sorted(Rng(3).shuffled(items)) == items == list("abcdef")
    assert Rng(3).choose("x") == "x"


def test_sealed_draws_depend_on_key_and_index_only():
    one, other = Sealed(bytes(32)), Sealed(bytes(31) + b"\1")
    draws = [one.below(1000, i) for i in range(20)]
    assert draws == [one.below(1000, i) for i in range(20)]
    assert draws != [other.below(1000, i) for i in range(20)]
    assert one.below(1000, 7) == draws[7]
    assert one.commitment != other.commitment


def test_sealed_draws_are_even_by_rejection():
    sealed = Sealed(b"k" * 32)
    counts = Counter(sealed.below(6, i) for i in range(6000))
    assert min(counts.values()) > 850
    # Two thirds of all words are below this limit, so that rejection does happen.
    size = (1 << 64) * 2 // 3
    assert all(0 <= sealed.below(size, i) < size for i in range(50))


def test_sealed_rejection_takes_the_next_attempt(monkeypatch):
    words = iter([b"\xff" * 8, b"\x00" * 7 + b"\x05"])

    class Hash:
        def digest(self):
            return next(words)

    monkeypatch.setattr("bocage.kernel.chance.hashlib.blake2b", lambda *a, **k: Hash())
    assert Sealed(bytes(32)).below(6, 0) == 5


def test_a_seed_has_32_bytes():
    with pytest.raises(ValueError, match="32 bytes, not 3"):
        Sealed(b"abc")


def test_scripted_gives_its_values_and_complains_when_it_cannot():
    script = Scripted([3, 5])
    assert script.below(6, 0) == 3
    with pytest.raises(ScriptError, match=r"below 5 .* says 5"):
        script.below(5, 1)
    with pytest.raises(ScriptError, match="no draws left"):
        Scripted().below(6, 0)
    with pytest.raises(ScriptError, match="says"):
        Scripted([["a"]]).below(6, 0)


def test_a_wished_order_becomes_the_draws_that_make_it():
    script = Scripted([["c", "a", "b"]])
    d = draft_of(chance=script)
    assert d.shuffled(["a", "b", "c"], "1.1") == ("c", "a", "b")
    values = [draw.value for draw in d.drawn]
    assert [draw.size for draw in d.drawn] == [3, 2]
    again = draft_of(chance=Scripted(values))
    assert again.shuffled(["a", "b", "c"], "1.1") == ("c", "a", "b")
    assert again.drawn == d.drawn and again.draws == d.draws == 2


def test_a_wish_must_be_an_order_of_the_items():
    with pytest.raises(ScriptError, match="no order of"):
        Scripted([["a", "a"]]).wish(["a", "b"])
    assert Scripted([1]).wish(["a"]) is None


def test_indices_handle_equal_items():
    assert len(indices_for(["a", "a", "b"], ["b", "a", "a"])) == 2


@pytest.mark.parametrize("chance", [Rng(1), Sealed(bytes(32))])
def test_only_a_script_wishes_for_an_order(chance: Chance):
    assert chance.wish(["a", "b"]) is None


def test_sizes_of_more_than_32_bits_are_drawn_too():
    rng = Rng(1)
    size = (1 << 40) + 7
    drawn = [rng.below(size) for _ in range(300)]
    assert all(0 <= value < size for value in drawn)
    assert max(drawn) > size * 9 // 10 and min(drawn) < size // 10


@pytest.mark.parametrize("size", [0, -1, (1 << 64) + 1])
def test_sealed_chance_refuses_a_size_it_cannot_draw(size):
    with pytest.raises(ValueError, match="cannot draw below"):
        Sealed(bytes(32)).below(size, 0)
