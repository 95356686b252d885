"""The examples of the page on situations run, and it names every kind of expectation."""

import re
from pathlib import Path

import pytest

from bocage.kernel.module import load_module, module_names
from bocage.tools.situations import parse_situation, run
from bocage.tools.situations.expect import KINDS

PAGE = Path(__file__).parents[3] / "docs" / "situations.md"
TEXT = PAGE.read_text(encoding="utf-8")
EXAMPLES = re.findall(r"^```toml\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL)


def test_the_page_has_an_example_of_each_sort():
    assert len(EXAMPLES) == 8


@pytest.mark.parametrize(
    "example",
    EXAMPLES,
    ids=["hexes", "areas", "cards", "cobra", "garden", "commander", "normandy", "puzzle"],
)
def test_an_example_runs(example: str):
    assert run(parse_situation(example)) is None


def test_every_kind_of_expectation_is_on_the_page():
    for kind in (*KINDS, *load_module("skirmish").facts):
        assert f"`{kind} = " in TEXT, kind


@pytest.mark.parametrize("game", module_names())
def test_every_kind_that_is_a_games_own_is_on_the_page(game):
    for kind in load_module(game).facts:
        assert f"`{kind} = " in TEXT or f"`{kind}`" in TEXT, kind
