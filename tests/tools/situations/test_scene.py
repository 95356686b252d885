"""What a situation of skirmish may set up, beside a blank board with units."""

from bocage.tools.situations import parse_situation, run

ORCHARD = """
game = "skirmish"
scenario = "orchard"
title = "The start of a scenario, changed"
"""

MAP = """
game = "skirmish"
title = "The map of a scenario without its units"
board = { map = "estate" }

[[unit]]
id = "b4"
at = "gate"
values = { move = 2, range = 1 }

[[unit]]
id = "r5"
at = "barn"
"""


def check(text: str) -> None:
    assert run(parse_situation(text)) is None


def test_the_map_of_a_scenario_with_other_values_of_a_unit():
    check(f'{MAP}\n[[expect]]\nreach = {{ unit = "b4", includes = ["yard", "lodge", "wood"] }}')
    check(f'{MAP}\n[[expect]]\nunit = {{ id = "b1", gone = true }}')


def test_the_units_of_a_scenario_can_be_changed():
    check(
        f"""{ORCHARD}
        [[unit]]
        id = "b1"
        gone = true
        [[unit]]
        id = "b2"
        at = "0202"
        steps = 1
        [[expect]]
        unit = {{ id = "b1", gone = true }}
        [[expect]]
        unit = {{ id = "b2", at = "0202", steps = 1 }}
        [[expect]]
        control = {{ "0202" = "blue", "0201" = "nobody" }}
        [[expect]]
        unit = {{ id = "r1", at = "0302", steps = 2 }}
        """
    )


def test_the_state_of_a_scenario_can_be_changed():
    check(
        f"""{ORCHARD}
        [state]
        step = "rally"
        active = "red"
        token = "blue"
        time = 3
        hand = {{ red = ["rc6"] }}
        mission = {{ red = "hold-0201" }}
        [[expect]]
        decides = {{ side = "red", prompt = "rally" }}
        [[expect]]
        token = "blue"
        [[expect]]
        hand_size = {{ blue = 3, red = 1 }}
        """
    )


def test_draws_say_how_a_scenario_is_dealt():
    decks = [[f"{side}c{n}" for n in range(12, 0, -1)] for side in "br"]
    check(
        f"""{ORCHARD}
        [state]
        draws = {[*decks, 0, 0]}
        [[expect]]
        hand = {{ blue = ["bc12", "bc11", "bc10"], red = ["rc12", "rc11", "rc10"] }}
        """
    )


def test_the_same_seed_deals_the_same_hands():
    hands = set()
    for seed in (1, 1, 2):
        text = f"{ORCHARD}\n[state]\nseed = {seed}\n[[expect]]\nhand = {{ blue = [] }}"
        hands.add(run(parse_situation(text)))
    assert len(hands) == 2


def test_options_hold():
    veterans = "[state]\noptions = { veterans = true }"
    check(f"{ORCHARD}\n{veterans}\n[[expect]]\nhand_size = {{ red = 4 }}")
    check(f"{ORCHARD}\n[state]\nlimit = 8\noptions = {{ long = true }}\ntime = 9")
