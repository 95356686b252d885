"""Every mistake in a situation file is told on one line that names the key and what is right."""

from pathlib import Path

import pytest

from bocage.tools.situations import check_file

GOOD = """
game = "skirmish"
scenario = "blank"
title = "A unit moves"
clauses = ["5.1"]

[board]
layout = "hexes"
spaces = { "0201" = "open source=blue objective=1", "0202" = "wood", "0203" = "open source=red" }
borders = ["0201 0202 stream"]

[[unit]]
id = "b1"
at = "0201"

[[unit]]
id = "r4"
at = "0203"
status = ["pinned"]

[state]
step = "movement"
hand = { red = ["rc7"] }
deck = { red = ["rc2", "rc3"] }

[[do]]
side = "blue"
action = "move b1 path 0202"

[[expect]]
after = 0
refused = "move b1 path 0203"
clause = "5.1"
"""

SCENARIO = """
game = "skirmish"
scenario = "orchard"
title = "The start"
"""

# Fire at a moving unit, with a card that draws a space.
MISHAP = (
    GOOD.replace('status = ["pinned"]', "").replace('hand = { red = ["rc7"] }', "")
    + """
[[do]]
side = "red"
action = "fire r4"

[[do]]
side = "red"
action = "pass"
draws = ["0201"]
"""
)


def message_for(text: str, folder: Path) -> str | None:
    path = folder / "foo.toml"
    path.write_text(text, encoding="utf-8")
    message = check_file(path)
    return None if message is None else message.removeprefix(f"{folder}/")


@pytest.mark.parametrize("text", [GOOD, SCENARIO, MISHAP], ids=["board", "scenario", "mishap"])
def test_without_a_mistake_there_is_no_message(text: str, tmp_path: Path):
    assert message_for(text, tmp_path) is None


TOP = [
    ("game =", "gaem =", "gaem: unknown key; did you mean 'game'?"),
    ('game = "skirmish"', "", "game: missing"),
    ('"skirmish"', '"skermish"', "game: unknown game 'skermish'; known games: "),
    ('title = "A unit moves"', "", "title: missing"),
    ('"blank"', '"orchad"', "scenario: unknown scenario 'orchad'; did you mean 'orchard'?"),
    ('"blank"', '"orchard"', 'board: only with scenario = "blank"'),
    ('clauses = ["5.1"]', 'clauses = ["55.1"]', "clauses[0]: unknown clause '55.1' of skirmish"),
    ('clauses = ["5.1"]', "clauses = [5.1]", "clauses[0]: expected text, got 5.1"),
    ("after = 0", "after =", "line 31: invalid value"),
]
BOARD = [
    ("layout =", "layuot =", "board.layuot: unknown key; did you mean 'layout'?"),
    ('"hexes"', '"squares"', "board.layout: unknown 'squares'; did you mean 'areas'?"),
    ('"wood"', '"wodo"', "board.spaces.0202: unknown terrain 'wodo'; did you mean 'wood'?"),
    ('"wood"', '"wood keep=1"', "board.spaces.0202: expected 'objective=NUMBER' or 'source=SIDE'"),
    ('"0202" =', '"022" =', "board.spaces.022: expected a hex by column and row, like '0203'"),
    ('"0201 0202 stream"', '"0201"', "board.borders[0]: expected two spaces"),
    ("0202 stream", "0209 stream", "board.borders[0]: unknown space '0209'"),
    ("0202 stream", "0202 river", "board.borders[0]: unknown border feature 'river'"),
    ("0202 stream", "0203 stream", "board.borders: hexes '0201' and '0203' are not adjacent"),
    ('layout = "hexes"', 'map = "orchad"', "board.map: unknown map 'orchad'"),
]
UNIT = [
    ('id = "b1"', 'id = "b9"', "unit[0].id: unknown unit 'b9'"),
    ('id = "r4"', 'id = "b1"', "unit[1].id: 'b1' is listed twice"),
    ('at = "0203"', 'at = "0303"', "unit[1].at: unknown space '0303'"),
    ('at = "0201"', "", "unit[0].at: missing"),
    ('at = "0201"', 'at = "0201"\nsteps = 3', "unit[0].steps: expected 1 to 2, got 3"),
    ('at = "0201"', 'at = "0201"\nstpes = 1', "unit[0].stpes: unknown key; did you mean 'steps'?"),
    ('["pinned"]', '["pined"]', "unit[1].status[0]: unknown 'pined'; did you mean 'pinned'?"),
    ('at = "0201"', 'at = "0201"\nvalues = { mvoe = 4 }', "unit[0].values.mvoe: unknown key"),
]
STATE = [
    ("step =", "setp =", "state.setp: unknown key; did you mean 'step'?"),
    ('"movement"', '"moving"', "state.step: unknown 'moving'"),
    ("hand = { red", "hand = { green", "state.hand.green: unknown side 'green'; known: blue, red"),
    ('["rc7"]', '["rc77"]', "state.hand.red[0]: unknown card of red 'rc77'; did you mean 'rc7'?"),
    ('["rc7"]', '["bc7"]', "state.hand.red[0]: unknown card of red 'bc7'"),
    ('["rc7"]', '["rc3"]', "state.deck.red[1]: 'rc3' is listed twice"),
    ("[state]", "[state]\ntime = 9", "state.time: expected 0 to 8, got 9"),
    ("[state]", '[state]\ntoken = "green"', "state.token: unknown 'green'"),
    ("[state]", '[state]\nattacked = ["0909"]', "state.attacked[0]: unknown space '0909'"),
    ("[state]", '[state]\ncontrol = { "0202" = "red" }', "state.control.0202: unknown objective"),
    ("[state]", '[state]\nmission = { red = "hold-0202" }', "state.mission.red: unknown mission"),
    ("[state]", "[state]\noptions = { lnog = true }", "state.options.lnog: unknown option 'lnog'"),
    (
        "[state]",
        '[state]\nsecond_half = true\nfirst = "blue"',
        "state.first: blue has the second half, so red went first",
    ),
]
DO = [
    ('side = "blue"', 'side = "green"', "do[0].side: unknown side 'green'; known: blue, red"),
    ('side = "blue"', "", "do[0].side: missing"),
    ("action =", "act =", "do[0].act: unknown key; did you mean 'action'?"),
    ('"move b1 path 0202"', '"mvoe b1"', "do[0].action: unknown action 'mvoe'; known: bid, "),
    (
        '"move b1 path 0202"',
        '"move b1 0202"',
        "do[0].action: 'move b1 0202' cannot be read; expected: move UNIT path SPACE,SPACE,…",
    ),
    ("b1 path 0202", "b9 path 0202", "do[0].action: 'move b9 path 0202': protocol:unknown-id"),
    ('0202"\n', '0202"\ndraws = [0]\n', "do[0].draws: not needed: 0"),
    ('0202"\n', '0202"\ndraws = ["0909"]\n', "do[0].draws[0]: unknown space '0909'"),
]
EXPECT = [
    ("after = 0", "after = 2", "expect[0].after: expected 0 to 1, got 2"),
    ("after = 0", 'side = "green"', "expect[0].side: unknown side 'green'"),
    ("refused =", "refusd =", "expect[0].refusd: unknown expectation 'refusd'; did you mean 'ref"),
    ('refused = "move b1 path 0203"', "", "expect[0]: expected one kind of expectation in a tab"),
    ("after = 0", 'token = "red"', "expect[0]: expected one kind of expectation in a table, fou"),
    ('clause = "5.1"', 'clause = "5.99"', "expect[0].clause: unknown clause '5.99' of skirmish"),
    ('"move b1 path 0203"', '"move"', "expect[0].refused: 'move' cannot be read; expected: move"),
    ('"move b1 path 0203"', "3", "expect[0].refused: expected text, got 3"),
]


@pytest.mark.parametrize(("old", "new", "said"), [*TOP, *BOARD, *UNIT, *STATE, *DO, *EXPECT])
def test_a_mistake_is_told_with_its_key(old: str, new: str, said: str, tmp_path: Path):
    assert old in GOOD
    message = message_for(GOOD.replace(old, new, 1), tmp_path)
    assert message is not None and "\n" not in message
    assert message.startswith(f"foo.toml: {said}")


KINDS = [
    ("clause", 'offered = "done"', ".clause: does not go with 'offered'"),
    ("", "unit = { id = 'b9', at = '0202' }", ".unit.id: unknown unit 'b9'; known: b1, b1a"),
    ("", "unit = { id = 'b1', at = '0909' }", ".unit.at: unknown space '0909'"),
    ("", "unit = { id = 'b1', on = '0202' }", ".unit.on: unknown key; did you mean 'gone'?"),
    ("", "unit = { id = 'b1', status = ['x'] }", ".unit.status[0]: unknown 'x'"),
    ("", "reach = { unit = 'b9' }", ".reach.unit: unknown unit 'b9'"),
    ("", "reach = { unit = 'b1', equals = ['0909'] }", ".reach: unknown space '0909'"),
    ("", "cost = { unit = 'b1', to = '0909', is = 1 }", ".cost.to: unknown space '0909'"),
    ("", "cost = { unit = 'b1', to = '0202' }", ".cost.is: missing"),
    ("", "control = { '0202' = 'blue' }", ".control: unknown objective '0202'"),
    ("", "token = 'green'", ".token: unknown 'green'"),
    ("", "time = 'late'", ".time: expected a whole number, got 'late'"),
    ("", "hand_size = { green = 1 }", ".hand_size: unknown side 'green'"),
    ("", "tally = { total = 1 }", ".tally.of: missing"),
    ("", "tally = { of = 'fire', items = { '6.77' = 1 } }", ".tally.items.6.77: unknown clause"),
    ("", "tally = { of = 'fire', preview = 'fire' }", ".tally.preview: 'fire' cannot be read"),
    ("", "event = { unit = 'b1' }", ".event.kind: missing"),
    ("", "event = { kind = 'hitt' }", ".event.kind: unknown event 'hitt'; did you mean 'hit'?"),
    ("", "event = { kind = 'hit', untl = 1 }", ".event.untl: unknown field 'untl'"),
    ("", "decides = { sdie = 'red' }", ".decides.sdie: unknown key; did you mean 'side'?"),
    ("", "decides = { side = 'green' }", ".decides.side: unknown side 'green'"),
    ("", "decides = { clause = '99' }", ".decides.clause: unknown clause '99'"),
    ("", "winner = 'green'", ".winner: unknown side 'green'; known: blue, red, nobody"),
    ("", "score = { green = 1 }", ".score.green: unknown side 'green'"),
    ("", "outcome = { winner = 'green' }", ".outcome.winner: unknown side 'green'"),
]


@pytest.mark.parametrize(("beside", "table", "said"), KINDS)
def test_a_mistake_in_an_expectation_is_told(beside: str, table: str, said: str, tmp_path: Path):
    extra = 'clause = "5.1"\n' if beside else ""
    message = message_for(f"{GOOD}\n[[expect]]\nafter = 0\n{extra}{table}\n", tmp_path)
    assert message is not None
    assert message.startswith(f"foo.toml: expect[1]{said}")


DRAWS = [
    ('draws = ["0201"]', "", "do[2].draws: a draw below 3 is needed, but the script has no draws"),
    ('["0201"]', "[7]", "do[2].draws: a draw below 3 is needed, but the script says 7"),
    ('["0201"]', '[["0201"]]', "do[2].draws: a draw below 3 is needed, but the script says "),
    ('["0201"]', "[0, 1]", "do[2].draws: not needed: 1"),
    ('["0201"]', "[0.5]", "do[2].draws[0]: expected a whole number or text or a list, got 0.5"),
]


@pytest.mark.parametrize(("old", "new", "said"), DRAWS)
def test_draws_that_do_not_fit_are_told(old: str, new: str, said: str, tmp_path: Path):
    message = message_for(MISHAP.replace(old, new), tmp_path)
    assert message is not None
    assert message.startswith(f"foo.toml: {said}")


def test_the_draws_of_a_scenario_must_fit(tmp_path: Path):
    few = message_for(f"{SCENARIO}[state]\ndraws = [0]\n", tmp_path)
    assert few is not None
    assert few.startswith("foo.toml: state.draws: a draw below 11 is needed, but the script has no")
    cards = {side: [f"{side}c{n}" for n in range(1, 13)] for side in "br"}
    draws = [cards["b"], cards["r"], 0, 0, 5]
    many = message_for(f"{SCENARIO}[state]\ndraws = {draws}\n", tmp_path)
    assert many == "foo.toml: state.draws: not needed: 5"


def test_several_sides_decide_so_a_side_must_be_named(tmp_path: Path):
    message = message_for(f'{SCENARIO}\n[[expect]]\noffered = "bid"\n', tmp_path)
    assert message == "foo.toml: expect[0].side: missing; blue and red decide now"


def test_a_file_that_cannot_be_read(tmp_path: Path):
    assert check_file("nowhere.toml") == "nowhere.toml: cannot be read (No such file or directory)"
    path = tmp_path / "foo.toml"
    path.write_bytes(b'game = "\xff"')
    assert check_file(path) == f"{path}: expected UTF-8 text"
