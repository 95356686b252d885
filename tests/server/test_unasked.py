"""What nobody is asked about: the usual orders, empty windows, the rest of a fight; and who is."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bench.inputs import COMMANDER_FIRE, begun
from bench.server_talk import Client, Player, new_game
from bocage.kernel.engine import Engine
from bocage.kernel.module import load_module
from tests.e2e.scenes import put_scene


class Posting:
    """The client as `begun` and `put_scene` know servers."""

    def __init__(self, client: Client) -> None:
        self.client = client

    def post(self, path: str, body: Any) -> Any:
        return self.client.good("POST", path, body)


def log(client: Client, game: str, seat: str) -> list[dict[str, Any]]:
    found = client.good("GET", f"/api/games/{game}/log?seat={seat}&lang=en")
    return list(found)


def unasked(client: Client, game: str, seat: str) -> list[str]:
    return [line["text"] for line in log(client, game, seat) if line["kind"].startswith("unasked")]


def orders(client: Client, game: str, seat: str) -> Any:
    return client.good("GET", f"/api/games/{game}/orders?seat={seat}&lang=en")


def prompt_of(state: Any, seat: str) -> str:
    return next((ask["prompt"] for ask in state["asks"] if ask["side"] == seat), "")


def wait(player: Player) -> tuple[str, Any]:
    for _ in range(400):
        seat, state = player.asked()
        if seat or state.get("ending"):
            return seat, state
        time.sleep(0.02)
    raise AssertionError("nobody is asked")


def test_few_questions_come_before_the_first_ground_decision_of_d_day(client):
    seats = {"german": "me", "allied": "me"}  # a bot would choose differently each time
    game = begun(Posting(client), "market-garden", "garden", seats)
    player = Player(client, game, ["allied", "german"], seed=3)
    theirs = Player(client, game, ["german"], seed=4)  # so that nobody's luck hangs on the other's
    asked: list[str] = []
    while True:
        seat, state = wait(player)
        prompt = prompt_of(state, seat)
        if prompt == "dday-area":
            break
        if seat == "allied":
            asked.append(prompt)
        who = player if seat == "allied" else theirs
        action = "pass" if prompt == "reroll" else who.choose(seat, state)
        assert player.act(seat, state["version"], action).status == 200
    assert len(asked) <= 6, asked
    page = orders(client, game, "allied")
    assert [one["do"] for one in page["standing"]] == ["only-better", "towers-in-turn"]
    assert page["usual"]
    skipped = {one["title"]: one["count"] for one in page["skipped"]}
    assert skipped["next FLAK tower"] == 8 and skipped["re-roll"] >= 8
    assert len(unasked(client, game, "allied")) == sum(skipped.values())
    assert unasked(client, game, "") == []


def test_orders_that_were_taken_away_ask_again(client):
    seats = {"german": "random", "allied": "me"}
    game = begun(Posting(client), "market-garden", "garden", seats)
    client.good("POST", f"/api/games/{game}/orders", {"seat": "allied", "standing": []})
    player = Player(client, game, ["allied"], seed=3)
    assert "usual" not in orders(client, game, "allied")
    prompts = []
    for _ in range(4):
        _, state = wait(player)
        prompts.append(prompt_of(state, "allied"))
        action = "pass" if prompts[-1] == "reroll" else player.choose("allied", state)
        assert player.act("allied", state["version"], action).status == 200
    assert prompts == ["dday-air", "reroll", "dday-air", "reroll"]


def fired(client: Client, allies: str) -> tuple[Player, str]:
    """A shot in Combat Commander, and who answers it."""
    text = COMMANDER_FIRE.replace("INITIATIVE", "axis")
    game = put_scene(Posting(client), text, "1", {"axis": "me", "allies": allies})  # type: ignore[arg-type]
    player = Player(client, game, ["axis", "allies"] if allies in ("me", "chair") else ["axis"])
    for action in ("fire G-55 by Karsties,G-Rifle1", "shoot C7 G-Rifle1 by G-Rifle1"):
        seat, state = wait(player)
        answer = player.act(seat, state["version"], action)
        assert answer.status == 200, answer.data
    return player, game


def play_on(player: Player, until: str = "order") -> list[tuple[str, str]]:
    """Pass, or take the first answer, until a prompt comes: who was asked what."""
    asked: list[tuple[str, str]] = []
    for _ in range(40):
        seat, state = wait(player)
        prompt = prompt_of(state, seat)
        if prompt == until or not seat:
            break
        asked.append((seat, prompt))
        kinds = [kind["do"] for kind in state["menu"]["kinds"]]
        action = "pass" if "pass" in kinds else player.choose(seat, state)
        assert player.act(seat, state["version"], action).status == 200
    return asked


def test_between_people_a_window_without_a_card_is_asked_all_the_same(client):
    player, game = fired(client, "chair")
    asked = play_on(player, "fire")
    assert ("allies", "shield") in asked  # nothing in that hand can be played
    assert all("nothing" not in text for text in unasked(client, game, "allies"))


def test_who_plays_both_sides_is_not_asked_where_nothing_can_be_done(client):
    player, game = fired(client, "chair")
    assert client.send("POST", f"/api/games/{game}/alone").status == 204
    assert client.good("GET", f"/api/games/{game}")["seats"] == {"axis": "me", "allies": "me"}
    asked = play_on(player, "fire")
    assert ("allies", "shield") not in asked
    passed = [text for text in unasked(client, game, "allies") if "Passed (action" in text]
    assert len(passed) == 2 and "action before a defence roll" in passed[0]
    assert unasked(client, game, "") == []


def test_the_rest_of_a_fight_goes_by_at_once(client):
    player, game = fired(client, "chair")
    seat, state = wait(player)
    while prompt_of(state, seat) != "shield":
        kinds = [kind["do"] for kind in state["menu"]["kinds"]]
        action = "pass" if "pass" in kinds else player.choose(seat, state)
        assert player.act(seat, state["version"], action).status == 200
        seat, state = wait(player)
    place = f"/api/games/{game}/rest"
    stale = {"seat": "allies", "version": state["version"] - 1}
    assert client.send("POST", place, stale).status == 409
    body = {"seat": "allies", "version": state["version"]}
    assert client.send("POST", place, body).status == 204
    asked = play_on(player, "fire")
    assert ("allies", "shield") not in asked
    told = [text for text in unasked(client, game, "allies") if "chose to pass until" in text]
    assert len(told) == 2 and not unasked(client, game, "")


def test_against_a_bot_empty_windows_are_passed_over(client):
    seats = {"axis": "me", "allies": "random"}
    game = begun(Posting(client), "combat-commander", "1", seats)
    player = Player(client, game, ["axis"], seed=5)
    for _ in range(60):
        seat, state = wait(player)
        if not seat:
            break
        ask = next(ask for ask in state["asks"] if ask["side"] == "axis")
        kinds = [kind["do"] for kind in state["menu"]["kinds"] if not kind.get("refused")]
        if ask.get("window") and kinds == ["pass"]:  # asked only if nobody answers in a moment
            time.sleep(0.5)
            assert player.state("axis")["version"] > state["version"], ask
            continue
        assert player.act(seat, state["version"], player.choose(seat, state)).status == 200


COBRA = """
game = "cobra-spi"
unit = [
  { id = "US29", at = "2009" }, { id = "US30", at = "1910" }, { id = "914/352", at = "2010" },
  { id = "915/352", at = "2010" },
]
state = { phase = "combat", side = "allied" }
"""


def attacked(client: Client) -> tuple[Player, bool]:
    """An attack in Cobra after which the staff of the attacker answers; whether it had to."""
    game = put_scene(Posting(client), COBRA, "breakout", {"allied": "me", "german": "chair"})  # type: ignore[arg-type]
    order = {"do": "staff", "fields": {"questions": ["result"]}}
    client.good("POST", f"/api/games/{game}/orders", {"seat": "allied", "standing": [order]})
    player = Player(client, game, ["allied", "german"])
    for _ in range(4):
        seat, state = player.asked()
        if prompt_of(state, seat) == "attack":
            answer = player.act(seat, state["version"], "attack on 2010 by US29,US30 point")
            assert answer.status == 200, answer.data
            break
        assert player.step()
    return player, any("Not asked" in text for text in unasked(client, game, "allied"))


def test_the_staff_answers_for_a_side_and_it_can_be_taken_back(client):
    for _ in range(20):  # dice
        player, answered = attacked(client)
        seat, state = player.asked()
        assert (seat, prompt_of(state, seat)) != ("allied", "result")
        if answered:
            break
    told = [text for text in unasked(client, player.game, "allied") if "Not asked" in text]
    assert told == ["Not asked (losses or retreat): the computer answered for you, as you ordered."]
    allied = player.state("allied")
    if allied.get("undo"):  # nothing new has become known: the side is asked itself now
        body = {"seat": "allied", "at": allied["at"], "key": "a-key-to-undo"}
        client.good("POST", f"/api/games/{player.game}/undo", body)
        assert prompt_of(player.state("allied"), "allied") == "result"
        assert unasked(client, player.game, "allied") == []


def test_every_order_that_a_game_has_at_first_is_one_it_knows():
    for name in ("cobra-spi", "combat-commander", "market-garden", "skirmish"):
        module = load_module(name)
        engine = Engine(module, module.scenarios[0])
        universe = module.universe(engine.book)
        assert universe["question"] == module.questions
        for order in module.usual:
            assert type(order) in module.standing and msgspec.to_builtins(order)


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("name", ["cobra-spi", "combat-commander", "market-garden", "skirmish"])
def test_questions_and_rolls_have_names(client, name, lang):
    game = new_game(client, name)
    side = client.good("GET", f"/api/games/{game}")["sides"][0]["id"]
    page = client.good("GET", f"/api/games/{game}/orders?seat={side}&lang={lang}")
    for kind in page["kinds"]:
        assert kind["title"] != kind["do"] and kind["about"]
        for field in kind["fields"]:
            for option in (
                field.get("options", ()) if field["kind"] in ("question", "thrown") else ()
            ):
                assert lang == "en" or option["title"] != option["id"], option
                title = option["title"].replace("re-roll", "")  # the one hyphen that is no id's
                assert "-" not in title or option["id"] == "dday-air", option


def test_the_file_of_a_marked_entry_stays_small(tmp_path: Path):
    """Marks are no longer than the keys of requests may be."""
    from bocage.kernel.nouns import Ask
    from bocage.server.unasked import Swift

    for name in ("combat-commander", "market-garden", "skirmish", "cobra-spi"):
        module = load_module(name)
        longest = max(map(len, module.questions))
        side = max(module.sides, key=len)
        key = Swift(Ask(side, "x" * longest, ""), "empty").key(999_999)
        assert len(key) <= 80


def ends(client: Client, seed: int) -> tuple[int, int]:
    """A game of Skirmish: how often one was asked where one could only end, and how often not."""
    game = new_game(client, "skirmish", seats={"blue": "me", "red": "random"})
    player = Player(client, game, ["blue"], seed=seed)
    asked, last = 0, "done"
    for _ in range(60):
        seat, state = wait(player)
        if not seat:
            break
        kinds = [kind["do"] for kind in state["menu"]["kinds"] if not kind.get("refused")]
        if kinds == ["done"]:
            asked += 1
            assert last not in ("done", "pass"), state["asks"]  # a deed of one's own
        last = player.choose(seat, state)
        assert player.act(seat, state["version"], last).status == 200
    passed = [text for text in unasked(client, game, "blue") if "nothing to do" in text]
    return asked, len(passed)


def test_the_end_counts_only_what_one_was_asked(client):
    game = new_game(client, "skirmish", seats={"blue": "me", "red": "random"})
    player, answers = Player(client, game, ["blue"], seed=5), 0
    while (now := wait(player))[0]:
        seat, state = now
        assert player.act(seat, state["version"], player.choose(seat, state)).status == 200
        answers += 1
    after = client.good("GET", f"/api/games/{game}/after?seat=blue")
    assert unasked(client, game, "blue") and after["decisions"]["blue"] == answers


def test_a_step_that_one_can_only_end_is_passed_over_but_not_after_a_deed(client):
    asked = passed = seed = 0
    while not (asked and passed):
        seed += 1
        assert seed < 30
        more = ends(client, seed)
        asked, passed = asked + more[0], passed + more[1]


def test_who_is_guided_is_asked_twice_before_the_usual_orders_are_carried_out(client):
    seats = {"german": "random", "allied": "me"}
    body = {"game": "market-garden", "scenario": "garden", "seats": seats, "guide": True}
    game = client.good("POST", "/api/games", body)["id"]
    player = Player(client, game, ["allied"], seed=3)
    asked: list[str] = []
    while "dday-guns" not in asked and len(asked) < 60:
        seat, state = wait(player)
        asked.append(prompt_of(state, seat))
        assert player.act(seat, state["version"], player.choose(seat, state)).status == 200
    assert asked.count("dday-air") <= 3 and asked.count("reroll") >= 1 and len(asked) < 60


def test_who_takes_an_order_back_is_asked_and_goes_on_being_asked(client):
    """A guided game: what the orders would do after a second they do not do here either."""
    seats = {"german": "random", "allied": "me"}
    body = {"game": "market-garden", "scenario": "garden", "seats": seats, "guide": True}
    game = client.good("POST", "/api/games", body)["id"]
    player = Player(client, game, ["allied"], seed=3)
    asked = 0
    while asked < 3:
        seat, state = wait(player)
        prompt = prompt_of(state, seat)
        if prompt == "reroll":
            time.sleep(1.3)  # a new question waits, however long one looks at it
            assert prompt_of(player.state("allied"), "allied") == "reroll"
        asked += prompt == "dday-air"
        action = "pass" if prompt == "reroll" else player.choose(seat, state)
        if asked < 3:
            assert player.act(seat, state["version"], action).status == 200
    assert state.get("undo")
    undo = {"seat": "allied", "at": state["at"], "key": "a-key-to-undo"}
    client.good("POST", f"/api/games/{game}/undo", undo)
    time.sleep(1.3)
    assert prompt_of(player.state("allied"), "allied") == "reroll"
