"""The API as a page uses it, in both languages."""

import json

import pytest

from bench.server_talk import Player, add, new_game


def test_catalogue_in_both_languages(client):
    for lang, word in (("en", "Blue"), ("ja", "青軍")):
        found = client.good("GET", f"/api/catalogue?lang={lang}")
        games = {game["id"]: game for game in found["games"]}
        assert set(games) == {
            "cobra",
            "cobra-spi",
            "combat-commander",
            "market-garden",
            "normandy",
            "skirmish",
        }
        assert games["skirmish"]["sides"][0]["title"] == word
        assert games["skirmish"]["bots"][0]["id"] == "greedy@1"
        assert games["skirmish"]["hides"]
        assert not games["cobra-spi"].get("hides")
        assert "⟦" not in json.dumps(found, ensure_ascii=False)


def test_bots_have_names_for_people(client):
    """Not those of their families in the code."""
    for lang in ("en", "ja"):
        games = client.good("GET", f"/api/catalogue?lang={lang}")["games"]
        named = {
            bot["id"].partition("@")[0]: bot["title"] for game in games for bot in game["bots"]
        }
        assert named.keys() == {"greedy", "search", "fire", "random"}
        assert not {"greedy", "search", "fire"} & set(named.values())
        assert lang == "en" or not any(title.isascii() for title in named.values())


def test_bots_are_offered_only_where_they_can_play(client):
    found = client.good("GET", "/api/catalogue")
    bots = {game["id"]: [bot["id"] for bot in game["bots"]] for game in found["games"]}
    assert bots["skirmish"] == ["greedy@1", "search@1", "random"]
    assert bots["combat-commander"] == ["greedy@1", "search@1", "fire@1", "random"]
    seats = {"blue": "me", "red": "fire@1"}
    body = {"game": "skirmish", "scenario": "crossroads", "seats": seats}
    refused = client.send("POST", "/api/games", body)
    assert refused.status == 400
    assert "'fire@1' cannot play skirmish; these can: greedy@1" in json.dumps(refused.json)


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_a_whole_game_between_two_people(client, lang):
    game = new_game(client)
    table = client.good("GET", f"/api/games/{game}?lang={lang}")
    player = Player(client, game, list(table["seats"]), seed=3)
    with client.live(game, "blue", lang=lang) as live:
        first = json.loads(live.recv(timeout=5))
        while player.step():
            pass
        state = first["state"]
        log = list(first["log"])
        serial = first["serial"]
        while not state.get("ending"):
            message = json.loads(live.recv(timeout=5))
            assert message["type"] == "delta"
            serial = follow(state, log, message["delta"], serial)
    want = client.good("GET", f"/api/games/{game}/state?seat=blue&lang={lang}")
    assert state == want
    assert log == client.good("GET", f"/api/games/{game}/log?seat=blue&lang={lang}")
    assert "⟦" not in json.dumps([state, log], ensure_ascii=False)
    row = client.good("GET", f"/api/games?lang={lang}")[0]
    assert row["id"] == game and row["over"] == state["ending"]["text"] and not row["waiting"]


def follow(state, log, delta, serial):
    """What a page does with a delta."""
    assert delta["since"] == serial
    for name in ("version", "at", "last"):
        state[name] = delta[name]
    for name in ("pieces", "stacks", "panels"):
        for key, value in delta.get(name, {}).items():
            if value is None:
                del state[name][key]
            else:
                state[name][key] = value
    for name in ("status", "asks", "menu", "undo", "ending"):
        if delta.get(name) is not None:
            state[name] = delta[name]
    if not state.get("undo", True):
        del state["undo"]
    if delta.get("no_menu"):
        state.pop("menu", None)
    if delta.get("keep") is not None:
        del log[delta["keep"] :]
    log += delta.get("log", [])
    return delta["serial"]


def test_the_same_key_has_the_same_answer(client):
    game = new_game(client)
    player = Player(client, game, ["blue", "red"])
    seat, state = player.asked()
    action = player.choose(seat, state)
    first = player.act(seat, state["version"], action, "the-same-key")
    again = player.act(seat, state["version"], action, "the-same-key")
    assert first.status == again.status == 200
    assert first.json == again.json
    assert client.good("GET", f"/api/games/{game}/state?seat={seat}")["at"] == first.json["at"]


def test_a_stale_version_is_refused(client):
    game = new_game(client, "cobra-spi")
    player = Player(client, game, ["german", "allied"], hasty=True)
    seat, state = player.asked()
    action = player.choose(seat, state)
    assert player.act(seat, state["version"], action).status == 200
    late = player.act(seat, state["version"], action)
    assert late.status == 409
    assert late.json["code"] == "stale"
    body = {"seat": seat, "version": state["version"], "do": "", "fields": {}}
    assert client.send("POST", f"/api/games/{game}/narrow", body).status == 409


def test_two_pages_act_at_once(client, server):
    """Of two actions for the same moment one is carried out, and both pages learn of it."""
    game = new_game(client, "cobra-spi")
    player = Player(client, game, ["german", "allied"], hasty=True)
    with client.live(game, "german") as one, client.live(game, "german") as two:
        for live in (one, two):
            assert json.loads(live.recv(timeout=5))["type"] == "state"
        state = player.state("german")
        action = player.choose("german", state)
        codes = sorted(player.act("german", state["version"], action).status for _ in range(2))
        assert codes == [200, 409]
        deltas = [json.loads(live.recv(timeout=5)) for live in (one, two)]
    assert deltas[0] == deltas[1]
    assert deltas[0]["delta"]["at"] == 1


def test_a_page_that_comes_back_gets_what_it_missed(client):
    game = new_game(client, "cobra-spi")
    player = Player(client, game, ["german", "allied"], hasty=True)
    with client.live(game, "german") as live:
        first = json.loads(live.recv(timeout=5))
    for _ in range(6):
        player.step()
    with client.live(game, "german", serial=first["serial"]) as live:
        back = json.loads(live.recv(timeout=5))
        assert back["type"] == "delta"
    state, log = first["state"], list(first["log"])
    follow(state, log, back["delta"], first["serial"])
    assert state == player.state("german")
    with client.live(game, "german", serial=12345) as live:
        assert json.loads(live.recv(timeout=5))["type"] == "state"


def test_a_page_in_mid_declaration_goes_on_after_a_break(client):
    game = new_game(client, "cobra-spi")
    player = Player(client, game, ["german", "allied"], hasty=True)
    while not any(k["do"] == "move" for k in player.asked()[1]["menu"]["kinds"]):
        seat, state = player.asked()
        player.act(seat, state["version"], "done")
    seat, state = player.asked()
    fields: dict = {}
    menu = player.narrow(seat, state["version"], "move", fields)
    add(fields, menu, menu["field"]["targets"][0]["value"])
    with client.live(game, seat) as live:
        live.recv(timeout=5)
    menu = player.narrow(seat, state["version"], "move", fields)
    assert menu["field"]["name"] == "path" and menu["field"]["targets"]
    add(fields, menu, menu["field"]["targets"][-1]["value"])
    menu = player.narrow(seat, state["version"], "move", fields)
    assert menu["complete"] and player.act(seat, state["version"], menu["action"]).status == 200


def test_far_targets_are_ways_that_may_be_sent(client):
    game = new_game(client, "cobra-spi")
    player = Player(client, game, ["german", "allied"], hasty=True)
    seat, state = player.asked()
    player.act(seat, state["version"], "done")
    seat, state = player.asked()
    menu = player.narrow(seat, state["version"], "move", {})
    unit = menu["field"]["targets"][5]["value"]
    menu = player.narrow(seat, state["version"], "move", {"by": [unit]})
    ways = [target for target in menu["field"]["targets"] if isinstance(target["value"], list)]
    assert ways
    for target in ways:
        whole = player.narrow(
            seat, state["version"], "move", {"by": [unit], "path": target["value"]}
        )
        assert whole.get("complete"), (target, whole.get("refused"))
        assert target["space"] == target["value"][-1]


def test_undo_and_the_log_after_it(client):
    game = new_game(client, "cobra-spi")
    player = Player(client, game, ["german", "allied"], hasty=True)
    while not any(k["do"] == "move" for k in player.asked()[1]["menu"]["kinds"]):
        seat, state = player.asked()
        player.act(seat, state["version"], "done")
    with client.live(game, "german") as live:
        first = json.loads(live.recv(timeout=5))
        before = player.state("german")
        menu = player.narrow("german", before["version"], "move", {})
        way = player.narrow(
            "german", before["version"], "move", {"by": [menu["field"]["targets"][0]["value"]]}
        )["field"]["targets"][0]["value"]
        fields = {
            "by": [menu["field"]["targets"][0]["value"]],
            "path": way if isinstance(way, list) else [way],
        }
        action = player.narrow("german", before["version"], "move", fields)["action"]
        assert player.act("german", before["version"], action).status == 200
        body = {"seat": "german", "at": before["at"] + 1, "key": "undo-key-1"}
        assert client.send("POST", f"/api/games/{game}/undo", body).status == 200
        assert client.send("POST", f"/api/games/{game}/undo", body).status == 200
        state, log = first["state"], list(first["log"])
        serial = first["serial"]
        for _ in range(2):
            serial = follow(state, log, json.loads(live.recv(timeout=5))["delta"], serial)
    after = player.state("german")
    assert state == after
    assert after["version"] == before["version"] + 2
    assert after["pieces"] == before["pieces"]
    assert log == first["log"]
    stale = client.send("POST", f"/api/games/{game}/undo", {**body, "key": "undo-key-2"})
    assert stale.status == 409


def test_every_moment_can_be_looked_at(client):
    game = new_game(client, "cobra-spi")
    player = Player(client, game, ["german", "allied"], hasty=True)
    seen = [player.state("german")]
    for _ in range(40):
        player.step()
        seen.append(player.state("german"))
    for moment in seen:
        then = player.state("german", at=moment["at"])
        assert then["pieces"] == moment["pieces"]
        assert then["asks"] == moment["asks"]
        assert then["last"] == seen[-1]["at"]
    assert client.get(f"/api/games/{game}/state?seat=german&at=999").status == 404


def test_why_not(client):
    game = new_game(client, "cobra-spi")
    player = Player(client, game, ["german", "allied"], hasty=True)
    seat, state = player.asked()
    player.act(seat, state["version"], "done")
    seat, state = player.asked()
    menu = player.narrow(seat, state["version"], "move", {})
    unit = menu["field"]["targets"][0]["value"]
    body = {"seat": seat, "version": state["version"], "do": "move", "fields": {"by": [unit]}}
    far_away = client.good("POST", f"/api/games/{game}/why", {**body, "space": "0101"})
    assert not far_away["allowed"]
    assert far_away["refused"]["clause"] and far_away["refused"]["rule"]
    enemy = next(p for p in state["pieces"].values() if p["side"] != seat)
    body = {"seat": seat, "version": state["version"], "piece": enemy["id"]}
    assert not client.good("POST", f"/api/games/{game}/why", body)["allowed"]
    body = {"seat": seat, "version": state["version"], "action": "done"}
    assert client.good("POST", f"/api/games/{game}/why", body)["allowed"]
    other = "allied" if seat == "german" else "german"
    body = {"seat": other, "version": state["version"], "space": "0101"}
    assert not client.good("POST", f"/api/games/{game}/why", body)["allowed"]


@pytest.mark.parametrize(("lang", "suffix"), [("en", ""), ("ja", "状態")])
def test_a_board_says_what_the_steps_of_its_counters_are_called(client, lang, suffix):
    words = client.good("GET", f"/api/boards/market-garden/garden?lang={lang}")["terrains"]
    told = [f"{word}{suffix}" for word in ("Dis2", "Dis1", "Spent", "Fresh")]
    assert [words[f"steps-{left}"] for left in (1, 2, 3, 4)] == told
    assert words["status-D1"] == words["steps-2"]


def test_a_random_scenario_is_drawn_and_has_its_own_board(client):
    seats = {"axis": "me", "allies": "greedy@1"}
    asked = {"game": "combat-commander", "scenario": "random", "seats": seats}
    made = client.good("POST", "/api/games", asked | {"options": {"map": "7"}})
    table = client.good("GET", f"/api/games/{made['id']}")
    assert table["options"]["map"] == "7" and table["options"]["front"] != "any"
    page = client.good("GET", f"{table['board']}&lang=ja")
    seventh = client.good("GET", "/api/boards/combat-commander/7?lang=ja")
    assert page["board"]["hexes"] == seventh["board"]["hexes"]
    assert page["board"] != client.good("GET", "/api/boards/combat-commander/8")["board"]
    bad = client.get("/api/boards/combat-commander/random?options=map%3D99")
    assert bad.status == 404
    refused = client.send("POST", "/api/games", asked | {"options": {"map": "13"}})
    assert refused.status == 400 and "it can be: any, 1, 2" in refused.json["error"]
    refused = client.send("POST", "/api/games", asked | {"scenario": "1", "options": {"map": "1"}})
    assert refused.status == 400 and "only for: random" in refused.json["error"]


def test_layers_rules_guide_and_board(client):
    game = new_game(client, "cobra-spi")
    state = client.good("GET", f"/api/games/{game}/state?seat=german")
    found = client.good("GET", f"/api/games/{game}/layers?seat=german&ids=zoc-german,zoc-allied")
    assert [layer["id"] for layer in found["layers"]] == ["zoc-german", "zoc-allied"]
    unit = next(iter(state["pieces"]))
    found = client.good("GET", f"/api/games/{game}/layers?seat=german&unit={unit}&lang=ja")
    assert found["layers"]
    assert client.get(f"/api/games/{game}/layers?seat=german&ids=nonsense").status == 400
    for lang in ("en", "ja"):
        page = client.good("GET", f"/api/rules/cobra-spi?lang={lang}")
        assert len(page["clauses"]) > 100 and page["tables"]
        read = {one["clause"]: one["number"] for one in page["clauses"]}
        numbers = client.good("GET", f"/api/games/{game}?lang={lang}")["numbers"]
        assert numbers == {id_: number for id_, number in read.items() if number != id_}
        assert numbers["2008:5.6.2a"] == "zoc.2 · 2008:5.6.2a" and read["zoc.2"] == "zoc.2"
        guide = client.good("GET", f"/api/games/{game}/guide?lang={lang}")
        assert guide["steps"]
    board = client.get("/api/boards/cobra-spi/breakout")
    again = client.get("/api/boards/cobra-spi/breakout", **{"if-none-match": board.headers["etag"]})
    assert again.status == 304 and not again.data
    assert client.get("/api/boards/cobra-spi/nowhere").status == 404


def test_signs_on_a_map_of_areas(client):
    seats = {"german": "me", "allied": "chair"}
    body = {"game": "market-garden", "scenario": "garden", "seats": seats}
    game = client.good("POST", "/api/games", body)["id"]
    state = client.good("GET", f"/api/games/{game}/state?seat=allied")
    bridge = state["pieces"]["13-17"]
    assert bridge["symbol"] == "bridge" and "13-17" not in state["stacks"]
    for lang in ("en", "ja"):
        page = client.good("GET", f"/api/boards/market-garden/garden?lang={lang}")
        spots = {spot["id"] for spot in page["board"]["spots"]}
        assert set(page["spots"]) <= spots
        assert page["spots"]["15-25"] == page["spots"]["ferry-15-25"]
        assert page["spots"]["7-19"] != page["spots"]["ferry-7-19"]
        assert {"badge-tem", "sign-blown", "status-D1"} <= set(page["terrains"])
    assert "spots" not in client.good("GET", "/api/boards/cobra-spi/breakout")


def test_resign_and_delete(client):
    game = new_game(client)
    with client.live(game, "red") as live:
        live.recv(timeout=5)
        client.good("POST", f"/api/games/{game}/resign", {"seat": "red"})
        delta = json.loads(live.recv(timeout=5))["delta"]
        assert delta["ending"]["winner"] == "blue" and delta["ending"]["resigned"] == "red"
        assert client.good("GET", f"/api/games/{game}/verify")["ok"]
        player = Player(client, game, ["blue"])
        assert player.asked()[0] == ""
        assert player.act("blue", 0, "bid").status == 409
        client.good("DELETE", f"/api/games/{game}")
        assert json.loads(live.recv(timeout=5))["type"] == "gone"
    assert client.get(f"/api/games/{game}").status == 404
    assert client.send("DELETE", f"/api/games/{game}").status == 404


def test_a_game_against_a_bot(client):
    game = new_game(client, seats={"blue": "me", "red": "greedy@1"})
    assert client.get(f"/api/games/{game}/state?seat=red").status == 409
    player = Player(client, game, ["blue"], seed=5)
    with client.live(game, "blue") as live:
        kinds = set()
        state = json.loads(live.recv(timeout=5))["state"]
        while not state.get("ending"):
            if state.get("menu"):
                version = state["version"]
                answer = player.act("blue", version, player.choose("blue", state))
                assert answer.status in (200, 409), answer.data
            message = json.loads(live.recv(timeout=20))
            kinds.add(message["type"])
            state = player.state("blue")
        assert "thinking" in kinds
    assert client.good("GET", f"/api/games/{game}/verify")["ok"]
    assert client.good("GET", f"/api/games/{game}/luck?seat=blue&lang=ja")["rolls"]
    record = client.get(f"/api/games/{game}/record")
    assert record.status == 200 and b"seed=" in record.data


def test_records_go_out_and_come_in(client):
    game = new_game(client, "cobra-spi")
    player = Player(client, game, ["german", "allied"], hasty=True)
    for _ in range(70):
        player.step()
    record = client.get(f"/api/games/{game}/record").data.decode()
    only = client.good("POST", "/api/games/import", {"record": record})["id"]
    looked = Player(client, only, ["german", "allied"])
    assert looked.state("german", at=3)["pieces"] == player.state("german", at=3)["pieces"]
    assert looked.act("german", 70, "done").json["code"] == "look-only"
    for broken in (record.replace("done", "dome", 1), record + "0 mo", "nonsense", ""):
        answer = client.send("POST", "/api/games/import", {"record": broken})
        assert answer.status == 400 and answer.json["error"], broken[:50]


def test_what_a_game_hides_may_depend_on_its_options(client):
    found = client.good("GET", "/api/catalogue")["games"]
    garden = next(game for game in found if game["id"] == "market-garden")
    hiding = {option["id"]: option.get("hides", []) for option in garden["options"]}
    assert not garden["hides"]
    assert {name for name, values in hiding.items() if values == ["on"]} == {"bid", "cards"}
    for options, hidden in (({"depots": "on"}, False), ({"bid": "on"}, True)):
        game = new_game(client, "market-garden", options=options)
        assert client.good("GET", f"/api/games/{game}")["hides"] == hidden
        assert client.get(f"/api/games/{game}/record").status == (409 if hidden else 200)


def test_a_record_that_hides_things_stays_until_the_end(client):
    game = new_game(client)
    answer = client.get(f"/api/games/{game}/record?lang=ja")
    assert answer.status == 409 and answer.json["code"] == "hidden"


@pytest.mark.parametrize("name", ["skirmish", "cobra-spi"])
def test_a_branch_is_a_game_of_its_own(client, name, tmp_path):
    from bocage.cli import main

    game = new_game(client, name)
    table = client.good("GET", f"/api/games/{game}")
    sides = list(table["seats"])
    player = Player(client, game, sides)
    for _ in range(12):
        player.step()
    at = player.state(sides[0])["at"] - 3
    body = {"seat": sides[0], "at": at, "seats": dict.fromkeys(sides, "me")}
    branch = client.good("POST", f"/api/games/{game}/branch", body)["id"]
    other = Player(client, branch, sides)
    then, start = player.state(sides[0], at=at), other.state(sides[0])
    assert start["pieces"] == then["pieces"] and start["asks"] == then["asks"]
    assert start["at"] == start["first"] if "first" in start else start["at"] == 0
    assert client.good("GET", f"/api/games/{branch}")["commitment"] != table["commitment"]
    for _ in range(5):
        other.step()
    client.good("POST", f"/api/games/{branch}/resign", {"seat": sides[0]})
    assert client.good("GET", f"/api/games/{branch}/verify")["ok"]
    file = tmp_path / "branch.bocage"
    file.write_bytes(client.get(f"/api/games/{branch}/record").data)
    assert main(["replay", str(file)]) == 0


def test_bodies_that_cannot_be_read(client):
    game = new_game(client)
    place = f"/api/games/{game}/act"
    good = {"seat": "blue", "version": 0, "action": "bid", "key": "12345678"}
    for body in (
        b"",
        b"{",
        b"[]",
        b"null",
        b"\xff\xfe",
        json.dumps({**good, "more": 1}).encode(),
        json.dumps({**good, "version": "0"}).encode(),
        json.dumps({**good, "key": "short"}).encode(),
        b"[" * 50_000,
    ):
        answer = client.send("POST", place + "?lang=ja", body)
        assert answer.status == 400, (body[:40], answer.data)
        assert answer.json["error"]
    assert client.send("POST", place, b" " * 70_000).status == 413
    assert client.send("PUT", place, good).status == 405
    assert client.get("/api/nothing").status == 404
    assert client.get("/api/games/nobody/state?seat=blue").status == 404
    assert client.get(f"/api/games/{game}/state?seat=blue&at=x").status == 400
    assert client.get(f"/api/games/{game}/state?seat=blue&nonsense=1").status == 400
    assert client.get(f"/api/games/{game}/state?seat=green").status == 409


def test_new_games_that_cannot_be(client):
    good = {"game": "skirmish", "scenario": "orchard", "seats": {"blue": "me", "red": "random"}}
    client.good("POST", "/api/games", good)
    for change in (
        {"game": "chess"},
        {"scenario": "x"},
        {"options": {"x": "on"}},
        {"options": {"long": "x"}},
        {"seats": {"blue": "me"}},
        {"seats": {"blue": "random", "red": "random"}},
        {"seats": {"blue": "me", "red": "nobody"}},
        {"seats": {"blue": "me", "red": "me", "green": "me"}},
        {"pause": 31},
    ):
        answer = client.send("POST", "/api/games", {**good, **change})
        assert answer.status == 400 and answer.json["error"], change
