"""What is told of a game that is over: points term by term, turning points, luck, length."""

from functools import cache
from typing import Any

import pytest

from bench.server_talk import Client, new_game
from bocage.art.forecast import Die
from bocage.kernel.module import load_module
from bocage.server.luck import fortune
from bocage.words import Words
from tests.e2e.played import played

GAMES = {"skirmish": "orchard", "cobra-spi": "breakout", "market-garden": "garden"}
GAMES["combat-commander"] = "1"
MOST = 6000


@pytest.fixture(scope="module")
def ledgers():
    """One finished game of each."""
    return {name: played(name, scenario, MOST, seed=3) for name, scenario in GAMES.items()}


@cache
def put(client_host: str, text: str) -> str:
    client = Client(client_host)
    game = client.good("POST", "/api/games/import", {"record": text})["id"]
    client.close()
    return str(game)


def told(client: Client, ledger: Any, lang: str = "en") -> dict[str, Any]:
    game = put(client.host, ledger.text())
    found: dict[str, Any] = client.good("GET", f"/api/games/{game}/after?lang={lang}")
    return found


@pytest.mark.parametrize("name", GAMES)
def test_terms_add_up_to_the_points(client, ledgers, name):
    ledger = ledgers[name]
    after = told(client, ledger)
    assert ledger.position.outcome is not None
    totals = {score["side"]: score["total"] for score in after["scores"]}
    for score in after["scores"]:
        terms = score["terms"]
        assert sum(term["points"] for term in terms) == score["total"]
        for term in terms:
            if (value := term.get("value")) is not None:
                assert value * term.get("count", 1) == term["points"]
            assert len(term.get("items", ())) in (0, term.get("count", 1))
    outcome = ledger.position.outcome.score
    if name == "combat-commander":  # one marker: what one side gains the other loses
        assert totals["axis"] - totals["allies"] == outcome["axis"]
    else:
        assert totals == {side: outcome[side] for side in totals}
    assert after["curve"][-1]["points"] == [outcome[side] for side in after["sides"]]


@pytest.mark.parametrize("name", GAMES)
def test_turning_points_are_the_changes_of_the_curve(client, ledgers, name):
    ledger = ledgers[name]
    module, book = ledger.engine.module, ledger.engine.book
    after = told(client, ledger)
    assert 1 <= len(after["swings"]) <= 3
    for swing in after["swings"]:
        n = ledger.entry_at(swing["at"])
        scores = [module.score(book, ledger.position_at(at)) for at in (n - 1, n)]
        ahead = [
            next(iter(s.values())).total - (list(s.values())[1].total if len(s) > 1 else 0)
            for s in scores
        ]
        by = ahead[1] - ahead[0]
        assert swing["by"] == (by // 2 if name == "combat-commander" else by) != 0
        assert swing["text"] and swing["turn"] and swing["terms"]
    assert [swing["at"] for swing in after["swings"]] == sorted(s["at"] for s in after["swings"])


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("lang", ["en", "ja"])
def test_all_is_in_words(client, ledgers, name, lang):
    after = told(client, ledgers[name], lang)
    said = [after["turns"], *(term["title"] for s in after["scores"] for term in s["terms"])]
    said += [i["label"] for s in after["scores"] for t in s["terms"] for i in t.get("items", ())]
    said += [swing["text"] for swing in after["swings"]]
    said += [kind for one in after["luck"] for kind in (*one["counted"], *one.get("left", ()))]
    assert all(said) and not [text for text in said if "⟦" in text or "term-" in text]
    if lang == "ja":
        assert any(ord(letter) > 0x3000 for letter in "".join(said))
    assert sum(after["decisions"].values()) == ledgers[name].last
    assert {one["side"] for one in after["luck"]} <= set(load_module(name).sides)


def test_a_game_under_way_tells_nothing(client):
    game = new_game(client)
    answer = client.send("GET", f"/api/games/{game}/after")
    assert answer.status == 409 and answer.json["code"] == "not-over"


def test_who_gives_up_does_not_bring_hidden_points_to_light(client):
    game = new_game(client)
    client.good("POST", f"/api/games/{game}/resign", {"seat": "blue"})
    after = client.good("GET", f"/api/games/{game}/after")
    assert after["scores"] == [] and after["curve"] == []
    open_game = new_game(client, "cobra-spi", seats={"german": "me", "allied": "chair"})
    client.good("POST", f"/api/games/{open_game}/resign", {"seat": "german"})
    assert client.good("GET", f"/api/games/{open_game}/after")["curve"]


def test_luck_is_counted_by_what_is_good_for_who_rolls():
    words = Words(load_module("cobra-spi"), None, "en")
    dice = {"a": Die("die-combat", good=-1), "b": Die("die-weather")}
    low = fortune(dice, words, "german", [("a", 1)] * 12 + [("b", 6)] * 5)
    high = fortune(dice, words, "german", [("a", 6)] * 12)
    even = fortune(dice, words, "german", [("a", face) for face in range(1, 7)])
    assert (low.place, high.place, even.place) == (100, 0, 50)
    assert (low.rolls, low.counted, low.left) == (12, ("Combat",), ("Weather",))
    assert even.off == 0 and low.off == -high.off > 0
    nothing = fortune(dice, words, "german", [("b", 6)])
    assert (nothing.rolls, nothing.place) == (0, 50)


def test_every_game_says_which_faces_are_good():
    for name in GAMES:
        module = load_module(name)
        assert any(die.good for die in module.dice.values()), name
