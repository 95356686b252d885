"""A failing expectation says what was expected and what was found."""

from pathlib import Path

import pytest

from bocage.games.skirmish.types import Move
from bocage.kernel.api import AnyOf, Form, OneOf, Pass, Pick
from bocage.kernel.api import Path as Way
from bocage.tools.situations import check_files, parse_situation, run
from bocage.tools.situations.compare import listed

FIRE = """
game = "skirmish"
title = "Fire at a unit that moves into a wood"

[board]
spaces = { "0201" = "open source=blue", "0202" = "wood objective=1", "0203" = "open source=red" }

[[unit]]
id = "b1"
at = "0201"

[[unit]]
id = "r1"
at = "0203"

[state]
deck = { red = ["rc11", "rc3", "rc4"] }

[[do]]
side = "blue"
action = "move b1 path 0202"

[[do]]
side = "red"
action = "fire r1"

[[do]]
side = "red"
action = "pass"
draws = ["0201"]
"""

END = """
game = "skirmish"
title = "The time is up"

[board]
spaces = { "0201" = "open source=blue objective=2", "0909" = "open source=red objective=1" }

[[unit]]
id = "b1"
at = "0201"

[[unit]]
id = "r5"
at = "0909"

[state]
step = "combat"
active = "blue"
second_half = true
time = 8

[[do]]
side = "blue"
action = "done"
"""


def told(text: str, expectation: str) -> str | None:
    return run(parse_situation(f"{text}\n[[expect]]\n{expectation}\n"))


RIGHT = [
    (FIRE, 'after = 0\noffered = "move b1 path 0202"'),
    (FIRE, 'after = 0\nrefused = "move b1 path 0203"\nclause = "5.1"'),
    (FIRE, 'after = 0\nrefused = "move b1 path 0203"\nreason = "not-adjacent"'),
    (FIRE, 'after = 0\nrefused = "move b1 path 0203"'),
    (FIRE, 'after = 0\nrefused = "done"\nside = "red"\nreason = "protocol:not-your-decision"'),
    (FIRE, 'after = 1\ntally = { of = "fire", preview = "fire r1", total = 1 }'),
    (FIRE, 'tally = { of = "fire", total = 1, items = { "6.7" = 1, "6.5" = 0 } }'),
    (FIRE, 'event = { kind = "hit", unit = "b1" }'),
    (FIRE, 'no_event = { kind = "hit", unit = "r1" }'),
    (FIRE, 'decides = { side = "blue", prompt = "move", clause = "5.1" }'),
    (FIRE, 'unit = { id = "b1", at = "0202", steps = 1, status = ["committed", "moved"] }'),
    (FIRE, 'unit = { id = "b2", gone = true }'),
    (FIRE, 'after = 0\nreach = { unit = "b1", equals = ["0202"], excludes = ["0201"] }'),
    (FIRE, 'after = 0\ncost = { unit = "b1", to = "0202", is = 2 }'),
    (FIRE, 'after = 0\ncontrol = { "0202" = "nobody" }'),
    (FIRE, 'token = "red"'),
    (FIRE, "time = 0"),
    (FIRE, "hand_size = { blue = 0, red = 0 }"),
    (FIRE, "hand = { blue = [] }"),
    (FIRE, 'discard = { red = ["rc11"] }'),
    (FIRE, "losses = { blue = 1, red = 0 }"),
    (END, 'winner = "blue"'),
    (END, "score = { blue = 2, red = 1 }"),
    (END, 'outcome = { winner = "blue", clause = "10.5", reason = "points" }'),
    (END, 'refused = "done"\nreason = "protocol:game-over"'),
]


@pytest.mark.parametrize(("text", "expectation"), RIGHT)
def test_what_holds_is_not_mentioned(text: str, expectation: str):
    assert told(text, expectation) is None


WRONG = [
    (
        FIRE,
        'after = 0\noffered = "move b1 path 0203"',
        "'move b1 path 0203' should be legal, but it is refused by 5.1 (not-adjacent)",
    ),
    (
        FIRE,
        'after = 0\nrefused = "move b1 path 0202"\nclause = "5.4"',
        "'move b1 path 0202' should be refused by 5.4, but it is legal",
    ),
    (
        FIRE,
        'after = 0\nrefused = "move b1 path 0203"\nclause = "5.4"',
        "'move b1 path 0203' should be refused by 5.4, but it is refused by 5.1 (not-adjacent)",
    ),
    (
        FIRE,
        'after = 0\nrefused = "move b1 path 0204"',
        (
            "'move b1 path 0204' should be refused by a rule, "
            "but it is refused by protocol:unknown-id (kind space, id 0204)"
        ),
    ),
    (
        FIRE,
        'tally = { of = "fire", total = 2 }',
        "tally 'fire' should be 2, but it is 1: +2 fire-value (6.7), -1 terrain (6.7)",
    ),
    (
        FIRE,
        'tally = { of = "fire", items = { "6.6" = -2 } }',
        "tally 'fire' should have -2 by 6.6, but it has 0: +2 fire-value (6.7), -1 terrain (6.7)",
    ),
    (FIRE, 'tally = { of = "odds" }', "there should be a tally 'odds', but there is none"),
    (
        FIRE,
        'after = 0\ntally = { of = "fire", preview = "move b1 path 0203" }',
        "'move b1 path 0203' should be legal, but it is refused by 5.1 (not-adjacent)",
    ),
    (
        FIRE,
        'event = { kind = "hit", unit = "r1" }',
        "there should be an event hit unit=r1, but there is only hit clause=6.8 unit=b1",
    ),
    (
        FIRE,
        'after = 1\nevent = { kind = "hit" }',
        "there should be an event hit, but the events so far are: entered, control",
    ),
    (FIRE, 'no_event = { kind = "hit" }', "there should be no event hit, but there is one"),
    (
        FIRE,
        'decides = { side = "red", prompt = "entry-window" }',
        "red for entry-window should be asked, but it is blue for move (5.1)",
    ),
    (FIRE, 'winner = "red"', "the winner should be red, but the game is not over"),
    (FIRE, "score = { red = 1 }", "the score should be red 1, but the game is not over"),
    (FIRE, 'outcome = { winner = "red" }', "the game should be over, but it is not"),
    (END, 'winner = "red"', "the winner should be red, but it is blue (10.5)"),
    (END, "score = { red = 3 }", "the score should be red 3, but it is blue 2, red 1"),
    (
        END,
        'outcome = { clause = "10.3" }',
        "the clause of the outcome should be 10.3, but it is 10.5",
    ),
    (END, 'decides = { side = "red" }', "red should be asked, but the game is over"),
    (FIRE, 'unit = { id = "b1", at = "0201" }', "the space of b1 should be 0201, but it is 0202"),
    (FIRE, 'unit = { id = "b1", steps = 2 }', "the steps of b1 should be 2, but it is 1"),
    (
        FIRE,
        'unit = { id = "b1", status = ["moved"] }',
        "the status of b1 should be moved, but it is committed, moved",
    ),
    (FIRE, 'unit = { id = "b1", gone = true }', "b1 should be gone, but it is in 0202"),
    (FIRE, 'unit = { id = "b2" }', "b2 should be on the map, but it is not on the map"),
    (
        FIRE,
        'after = 0\nreach = { unit = "b1", equals = [] }',
        "the reach of b1 should be nothing, but it is 0202",
    ),
    (
        FIRE,
        'after = 0\nreach = { unit = "b1", includes = ["0203"] }',
        "the reach of b1 should include 0203, but it is 0202",
    ),
    (
        FIRE,
        'after = 0\nreach = { unit = "b1", excludes = ["0202"] }',
        "the reach of b1 should exclude 0202, but it is 0202",
    ),
    (
        FIRE,
        'after = 1\nreach = { unit = "b1", equals = [] }',
        "b1 should be about to move, but blue is not asked for a move now",
    ),
    (
        FIRE,
        'after = 0\ncost = { unit = "b1", to = "0203", is = 3 }',
        "the cost for b1 to 0203 should be 3, but it cannot move there",
    ),
    (
        FIRE,
        'after = 0\ncost = { unit = "b1", to = "0202", is = 1 }',
        "the cost for b1 to 0202 should be 1, but it is 2",
    ),
    (FIRE, 'control = { "0202" = "red" }', "control: 0202 should be red, but it is blue"),
    (FIRE, 'token = "blue"', "the token should be blue, but it is red"),
    (FIRE, "hand_size = { red = 1 }", "hand_size: red should be 1, but it is 0"),
]


@pytest.mark.parametrize(("text", "expectation", "said"), WRONG)
def test_what_differs_is_told(text: str, expectation: str, said: str):
    assert told(text, expectation) == f"expect[0]: {said}"


def test_a_decision_that_is_refused_is_told():
    text = FIRE.replace("move b1 path 0202", "move b1 path 0203")
    assert told(text, "time = 0") == (
        "do[0]: 'move b1 path 0203' by blue is refused by 5.1 (not-adjacent)"
    )


def test_a_wrong_word_is_told_with_the_right_one():
    text = FIRE.replace("move b1 path 0202", "pass", 1)
    assert str(told(text, "time = 0")).endswith("(wrong-action; the word here is 'done')")


def test_files_are_checked_one_by_one(tmp_path: Path):
    good, bad = tmp_path / "good.toml", tmp_path / "bad.toml"
    good.write_text(END, encoding="utf-8")
    bad.write_text(f"{END}\n[[expect]]\ntime = 3\n", encoding="utf-8")
    names: list[str] = []
    assert check_files([good, bad], names.append) == [
        {"file": str(good), "ok": True, "message": ""},
        {
            "file": str(bad),
            "ok": False,
            "message": f"{bad}: expect[0]: the time should be 3, but it is 9",
        },
    ]
    assert names == [str(good), str(bad)]


def test_a_crash_of_the_engine_is_a_message_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    path = tmp_path / "crash.toml"
    path.write_text(END, encoding="utf-8")

    def crash(situation: object) -> None:
        raise KeyError("b9")

    monkeypatch.setattr("bocage.tools.situations.files.run", crash)
    (result,) = check_files([path])
    assert result["message"].startswith(f"{path}: the engine failed at test_differences.py:")
    assert result["message"].endswith("KeyError: 'b9'")


def test_offered_means_that_a_menu_leads_to_it():
    one, two = Move("b1", ("0202",)), Move("b1", ("0203",))
    assert listed(OneOf((one,)), one)
    assert not listed(OneOf((one,)), two)
    parts = (Pick("unit", lambda done: ["b1"]), Way("path", lambda done, way: ["0202"][len(way) :]))
    form = Form(Move, parts, lambda act: None)
    assert listed(form, one) and listed(AnyOf("1.1", form), one)
    assert not listed(form, two) and not listed(AnyOf("1.1", OneOf((Pass(),))), one)
