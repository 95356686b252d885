"""The check of texts, on the toy game with texts of its own."""

import shutil
from pathlib import Path

import pytest

from bocage.kernel.engine import Engine
from bocage.text import check_texts
from bocage.tools.contract import Broken, check_sentences
from bocage.tools.contract.sentences import KERNEL, needed
from tests.kernel import toy

RULES = """
def rules(x, words, adding):
    words.add("only one")
    words.add("graph", "edge")
    adding.add("2.4", "card", 1)
    refuse("1.3", "not-in-hand" if x else "not-yours")
    return Ask(x, prompt="bid", clause="1.2"), Adding("claim"), Modifier("2.6", "bold", 1)
"""

SAID = """
event-bid-shown = { $side } bids { $card }.
event-claimed = { $side } claims { $space } with { $die }: { $won }.
event-spoiled = { $card } spoils it.
event-flagged = A flag in { $space }.
event-drawn = { $card } is drawn.
event-stored = Grain is stored.
prompt-bid = { $side } bids.
prompt-claim = { $side } claims.
prompt-spoil = { $side } spoils.
prompt-store = { $side } stores, for { $space }.
refuse-not-in-hand = { $card } is not in hand.
refuse-not-yours = Not yours.
tally-claim = Claim
label-card = { $card } counts
label-held = held
label-bold = bold
label-spoiled = spoiled
outcome-turns = { $winner } wins, { $north } to { $south }.
outcome-all-fields = { $winner } has all fields.
side-north = North
side-south = South
scenario-valley = Valley
scenario-ridge = Ridge
"""


class Spoken(toy.Fields):
    """The toy game in a folder of its own."""

    def __init__(self, home: Path) -> None:
        self._home = home

    @property
    def home(self) -> Path:
        return self._home


@pytest.fixture
def spoken(tmp_path):
    shutil.copytree(toy.module.home / "data", tmp_path / "data")
    (tmp_path / "rules.py").write_text(RULES)
    (tmp_path / "text").mkdir()
    write(tmp_path, SAID)
    return Spoken(tmp_path)


def write(home: Path, said: str) -> None:
    """The sentences in both languages, told apart by a mark that translates every line."""
    (home / "text" / "en.ftl").write_text(said)
    lines = [f"{line}（訳）" if " = " in line else line for line in said.split("\n")]
    (home / "text" / "ja.ftl").write_text("\n".join(lines))


def broken(module: Spoken) -> str:
    with pytest.raises(Broken) as found:
        check_sentences(Engine(module, "valley"), 3, 1)
    return str(found.value)


def test_the_kernel_says_the_same_in_both_languages():
    assert check_texts(KERNEL) == []


def test_complete_texts_are_counted(spoken):
    found = check_sentences(Engine(spoken, "valley"), 3, 1)
    assert found["needed"] == len(needed(spoken)) and found["said"] > 10


def test_only_words_of_the_game_are_needed(spoken):
    code = {name for name in needed(spoken) if name.startswith(("refuse-", "label-", "tally-"))}
    assert code == {
        "refuse-not-in-hand",
        "refuse-not-yours",
        "label-card",
        "label-bold",
        "tally-claim",
    }


@pytest.mark.parametrize(
    "name",
    [
        "event-claimed",
        "refuse-not-yours",  # named in the code, on one side of an `if`
        "prompt-bid",
        "prompt-claim",  # asked in random games
        "prompt-spoil",  # of a window
        "label-held",  # counted in random games
        "tally-claim",
        "outcome-turns",
        "side-north",
        "scenario-ridge",
    ],
)
def test_a_missing_sentence_is_named(spoken, name):
    write(spoken.home, "\n".join(x for x in SAID.split("\n") if not x.startswith(f"{name} ")))
    assert broken(spoken) == (
        f"fields: the texts are not complete: en.ftl: '{name}' is missing; "
        f"ja.ftl: '{name}' is missing"
    )


def test_a_variable_that_is_not_given_is_named(spoken):
    write(spoken.home, SAID.replace("{ $card } spoils it", "{ $cards } spoils it"))
    assert "text 'event-spoiled' in en: no variable $cards" in broken(spoken)


def test_a_language_without_texts_is_named(spoken):
    (spoken.home / "text" / "ja.ftl").unlink()
    assert "ja.ftl: no such file" in broken(spoken)


def test_two_ids_with_one_name_are_named(spoken, monkeypatch):
    known = toy.module.universe("valley")
    ids = {**known, "card": (*known["card"], "x/1", "x-1", "x1")}
    monkeypatch.setattr(Spoken, "universe", lambda self, book: ids)
    write(spoken.home, f"{SAID}\ncard-x-1 = Card")
    assert "'card-x-1' would name x/1 and x-1" in broken(spoken)


def test_all_problems_are_named_at_once(spoken):
    write(spoken.home, "game-title = Fields")
    told = broken(spoken)
    asked = [line.split(" = ")[0] for line in SAID.split("\n") if line.startswith("prompt-")]
    assert asked and all(f"en.ftl: '{prompt}' is missing" in told for prompt in asked)
