"""What some controls are called, in both languages."""

import json

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.e2e.harness import Contexts
from tests.e2e.player import Player
from tests.e2e.served import Served

WORDS = {
    "en": {
        "animation": "Animation",
        "comfort": "Help and pace",
        "thinks": "Thinking: Blue …",
        "asked": "Thinking: Red …",
    },
    "ja": {
        "animation": "アニメーション",
        "comfort": "案内とテンポ",
        "thinks": "青軍が考えています…",
        "asked": "赤軍が考えています…",
    },
}


def open_in(open_context: Contexts, lang: str) -> Page:
    return open_context(locale={"en": "en-GB", "ja": "ja-JP"}[lang]).new_page()


@pytest.mark.parametrize("lang", WORDS)
def test_help_and_pace_and_animation(open_context: Contexts, server: Served, lang: str):
    page, words = open_in(open_context, lang), WORDS[lang]
    player = Player(page, server, lang)
    page.goto(f"{server.url}/new?game=skirmish")
    expect(page.get_by_role("heading", name=words["comfort"], exact=True)).to_be_visible()
    page.get_by_role("button", name=player.say("settings"), exact=True).click()
    expect(page.get_by_role("group", name=words["animation"], exact=True)).to_be_visible()


@pytest.mark.parametrize("lang", WORDS)
def test_who_thinks_is_named_after_the_verb(open_context: Contexts, server: Served, lang: str):
    """A side may be singular or plural: "Germans is thinking" is nobody's English."""
    page, words = open_in(open_context, lang), WORDS[lang]
    sockets: list[WebSocketRoute] = []

    def pass_on(socket: WebSocketRoute) -> None:
        """It is as if somebody else had to decide."""

        def tell(message: str | bytes) -> None:
            told = json.loads(message)
            if told["type"] == "state":
                told["state"]["menu"] = None
            socket.send(json.dumps(told))

        socket.connect_to_server().on_message(tell)
        sockets.append(socket)

    page.route_web_socket(lambda url: "/live" in url, pass_on)
    body = {
        "game": "skirmish",
        "scenario": "orchard",
        "seats": {"blue": "me", "red": "random"},
    }
    made = server.post("/api/games", body)["id"]
    page.goto(f"{server.url}/g/{made}")
    player = Player(page, server, lang)
    player.wait_for_map()
    for side, told in (("blue", words["thinks"]), ("red", words["asked"])):
        sockets[-1].send(json.dumps({"type": "thinking", "side": side, "busy": True}))
        expect(page.get_by_role("banner").get_by_role("status")).to_have_text(told)
        expect(player.panel).to_contain_text(told)
        sockets[-1].send(json.dumps({"type": "thinking", "side": side, "busy": False}))
