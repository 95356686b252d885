"""Every guided first turn, from the button of the lobby to its last card, by clicks."""

import pytest
from playwright.sync_api import Page, expect

from bocage.kernel.module import offered_names
from tests.e2e.guided import Follower
from tests.e2e.harness import PHONE, Contexts
from tests.e2e.player import Player
from tests.e2e.served import Served

# what everybody sees who does as he is told, whatever dice and the other side bring; not "fought"
# of the Cobras: after the first attack nobody may be left who can attack
SURE = {
    "Skirmish": "map units supply cards bid move path go more done end",
    "Cobra (1977)": "map stack leaders weather zones supply move path more "
    "attack tally mechanised end",
    "Market Garden": "map points stack clock advantage air strike more-air guns barrage area act "
    "ground odds impulse acting next",
    "The Battle for Normandy": "map units fog supply day move more fought mechanized end",
    "Combat Commander: Europe": "map units leaders setup stacks weapons hand dice triggers orders "
    "pass end initiative melee recover time",
}
if "cobra" in offered_names():
    SURE["COBRA (2008)"] = (
        "map stack leaders weather zones supply move path more commit attack tally mechanised end"
    )


@pytest.mark.parametrize("title", SURE)
def test_a_guide_leads_to_its_end(page: Page, server: Served, title: str):
    guide = Follower(Player(page, server))
    guide.start(title)
    guide.follow()
    assert [card for card in SURE[title].split() if card not in guide.seen] == []


def test_a_guide_on_a_phone_in_japanese(open_context: Contexts, server: Served):
    context = open_context(viewport=PHONE, has_touch=True, is_mobile=True, locale="ja-JP")
    guide = Follower(Player(context.new_page(), server, "ja", touch=True))
    guide.start("スカーミッシュ")
    guide.follow()


def test_back_shows_earlier_cards_and_stays_there(page: Page, server: Served):
    guide = Follower(Player(page, server))
    guide.start("Market Garden")
    player = guide.player
    while not guide.steps[guide.at].get("until"):
        guide.button("guide-next").click()
    waits = guide.at
    for earlier in (1, 2):
        guide.button("guide-back").click()
        page.wait_for_timeout(200)
        assert guide.at == waits - earlier
        expect(guide.region).to_contain_text(player.say("guide-past"))
    guide.button("guide-next").click()
    assert guide.at == waits - 1
    player.asked.first.click()  # what is done brings one to what is next
    expect(player.confirm).to_be_enabled()
    expect(guide.region).not_to_contain_text(player.say("guide-past"))
    assert guide.at == waits + 1
    player.cancel.click()  # and what is taken back, back
    expect(player.confirm).to_be_hidden()
    assert guide.at == waits


def test_what_is_taken_back_takes_the_guide_back(page: Page, server: Served):
    guide = Follower(Player(page, server))
    guide.start("Cobra (1977)")
    undo = page.get_by_role("button", name=guide.player.say("undo-short"), exact=True)
    cards = [card["id"] for card in guide.steps]
    for again in (False, True):
        guide.follow("more")
        assert cards[guide.at] == "more"
        guide.seen.clear()
        if again:
            page.reload()  # it is remembered
            guide.player.wait_for_turn()
        undo.click()
        expect(guide.region).to_contain_text(guide.steps[cards.index("move")]["text"][:60])
