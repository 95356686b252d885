"""Plots of matches: bars that add up, split by who won."""

import re
from xml.etree import ElementTree as ET

import pytest

from bocage.arena import Plan, plot, run_arena
from bocage.arena.match import Game
from bocage.arena.plot import _step
from bocage.arena.stats import figures

SIDES = ("blue", "red")


def game(number, winner, figure=""):
    bots = {"blue": number % 2, "red": 1 - number % 2}
    return Game(number, bots, winner, "points", figure=figure)


def report(found, games):
    rows = [{"bot": "a"}, {"bot": "b<c"}]
    return {"game": "skirmish", "seed": 1, "games": games, "bots": rows, "figures": found}


def test_figures_are_counted_by_side_and_in_order():
    games = [game(0, 0, "far"), game(1, 0, "near"), game(2, None, "far"), game(3, 1, "far")]
    found = figures("how far", ("near", "middle", "far"), SIDES, games)
    assert found["bars"] == {"near": [0, 1, 0], "far": [2, 0, 1]}
    assert found["wins"] == [2, 1, 1]


def test_without_figures_the_winners_are_counted():
    found = figures("winner", SIDES, SIDES, [game(0, 0), game(1, 0), game(2, None)])
    assert found["bars"] == {"blue": [1, 0, 0], "red": [0, 1, 0], "nobody": [0, 0, 1]}


def test_the_picture_is_sound_and_says_the_numbers():
    games = [game(n, 0, "near" if n % 3 else "far") for n in range(12)]
    svg = plot(report(figures("how far", ("near", "far"), SIDES, games), 12))
    root = ET.fromstring(svg)  # noqa: S314 - our own drawing
    texts = [item.text for item in root.iter() if item.tag.endswith("text")]
    assert "skirmish: a against b<c, 12 games, seed 1" in texts
    assert {"near", "far", "how far", "8", "4", "blue won 6", "red won 6"} <= set(texts)
    assert not any("nobody" in text for text in texts if text)
    heights = [float(h) for h in re.findall(r'height="([\d.]+)" fill="#(?:4f|8c)', svg)]
    assert len(heights) == 6  # two bars of two colours, and the key


def test_a_match_without_games_can_be_drawn():
    assert plot(report(figures("winner", SIDES, SIDES, []), 0)).endswith("</svg>\n")


@pytest.mark.parametrize(("most", "step"), [(1, 1), (6, 1), (7, 2), (13, 5), (31, 10), (200, 50)])
def test_the_scale_has_few_lines(most, step):
    assert _step(most) == step


def test_a_match_tells_its_figures():
    told = run_arena(Plan("skirmish", ("random", "random"), 2))["figures"]
    assert told["of"] == "winner"
    assert sum(told["wins"]) == 2
