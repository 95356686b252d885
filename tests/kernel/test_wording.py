from typing import Annotated

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from bocage.kernel.api import AS_SET, Action, Illegal, Pass, Whole, kind
from bocage.kernel.wording import is_word, parse, text, usage

Unit = Annotated[str, kind("unit")]


class Attack(Action, frozen=True):
    target: Unit
    by: Annotated[tuple[Unit, ...], AS_SET]
    points: dict[Unit, Whole]
    supply: bool = False
    prepared: bool = True
    hq: Unit | None = None
    shift: int = 2
    also: tuple[int, ...] = ()
    given: dict[Unit, Unit] = msgspec.field(default_factory=dict)


class Turn(Action, frozen=True):
    way: int
    goal: Unit | None


TYPES = (Attack, Turn, Pass)

words = st.from_regex(r"[^\s,:=]+", fullmatch=True).filter(lambda w: w not in {"-", ";"})
wholes = st.integers(min_value=0, max_value=10**17)
attacks = st.builds(
    Attack,
    target=words,
    by=st.lists(words, max_size=3).map(tuple),
    points=st.dictionaries(words, wholes, max_size=3),
    supply=st.booleans(),
    prepared=st.booleans(),
    hq=st.none() | words,
    shift=st.integers(min_value=-(10**17), max_value=10**17),
    also=st.lists(st.integers(-9, 9), max_size=3).map(tuple),
    given=st.dictionaries(words, words, max_size=3),
)
turns = st.builds(Turn, way=st.integers(-99, 99), goal=st.none() | words)


@given(attacks | turns | st.just(Pass()))
def test_parse_reads_what_text_writes(action):
    assert parse(text(action), TYPES) == action


@pytest.mark.parametrize(
    ("action", "line"),
    [
        (Attack("1605", ("29", "115/29"), {}), "attack 1605 by 29,115/29 points -"),
        (
            Attack("1605", (), {"a": 2}, True, False, "Patton", 0, (1, -2), {"a": "b"}),
            "attack 1605 by - points a:2 supply prepared hq=Patton shift=0 also=1,-2 given=a:b",
        ),
        (Turn(-3, None), "turn -3 -"),
        (Pass(), "pass"),
    ],
)
def test_the_text_form(action, line):
    assert text(action) == line
    assert parse(line, TYPES) == action
    assert parse(f"  {line.replace(' ', '   ')} ", TYPES) == action


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("", "unknown-action"),
        ("   ", "unknown-action"),
        ("attac 1605", "unknown-action"),
        ("Attack 1605 by - points -", "unknown-action"),
        ("attack", "bad-form"),
        ("attack 1605", "bad-form"),
        ("attack 1605 by", "bad-form"),
        ("attack 1605 - -", "bad-form"),
        ("attack 1605 by a,,b points -", "bad-form"),
        ("attack 1605 by a, points -", "bad-form"),
        ("attack 1605 by a points a", "bad-form"),
        ("attack 1605 by a points a:x", "bad-form"),
        ("attack 1605 by a points a:1:2", "bad-form"),
        ("attack 1605 by a points :1", "bad-form"),
        ("attack 1605 by a points a:1,a:2", "bad-form"),
        ("attack 1605 by a points - supply supply", "bad-form"),
        ("attack 1605 by a points - supply=yes", "bad-form"),
        ("attack 1605 by a points - hq", "bad-form"),
        ("attack 1605 by a points - hq=", "bad-form"),
        ("attack 1605 by a points - shift=01", "bad-form"),
        ("attack 1605 by a points - shift=-0", "bad-form"),
        ("attack 1605 by a points - shift=1e3", "bad-form"),
        ("attack 1605 by a points - shift=-", "bad-form"),
        ("attack 16:05 by a points -", "bad-form"),
        ("attack 1605 by a points - other", "bad-form"),
        ("turn x -", "bad-form"),
        ("turn ٣ -", "bad-form"),
        ("pass now", "bad-form"),
    ],
)
def test_a_bad_line_is_refused_with_what_would_be_right(line, code):
    refused = parse(line, TYPES)
    assert isinstance(refused, Illegal) and refused.reason == f"protocol:{code}"
    expected = refused.args["expected"]
    assert expected == ("attack, turn, pass" if code == "unknown-action" else expected)
    assert expected


@given(st.text(max_size=40))
def test_any_line_is_an_action_or_refused(line):
    assert isinstance(parse(line, TYPES), Action | Illegal)


def test_usage_shows_every_field():
    assert usage(Attack) == (
        "attack UNIT by UNIT,UNIT,… points UNIT:NUMBER,… [supply] [prepared] [hq=UNIT] "
        "[shift=NUMBER] [also=NUMBER,NUMBER,…] [given=UNIT:UNIT,…]"
    )


def test_words():
    assert is_word("115/29") and is_word("第3") and not is_word("a b")
    assert not any(is_word(bad) for bad in ("", "a,b", "a:b", "a=b", "a\tb", "a\u3000b"))
