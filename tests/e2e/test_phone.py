"""A phone: a narrow page under a finger."""

from random import Random

from playwright.sync_api import Locator, expect

from tests.e2e.guided import Follower
from tests.e2e.harness import PHONE, Contexts
from tests.e2e.player import Player
from tests.e2e.served import Served

FINGER = 36  # pixels at least


def test_deciding_with_a_finger(open_context: Contexts, server: Served):
    context = open_context(viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2)
    page = context.new_page()
    player = Player(page, server, touch=True)
    game = player.start("Skirmish", "Crossroads", Blue=player.me, Red=player.bot("random"))
    rng = Random(2)
    idle, answers = page.locator("[data-hand].idle"), page.locator("[data-buttons], .acting")
    seen = 0
    for _ in range(30):
        if not player.wait_for_turn():
            break
        if idle.count() and answers.count():  # cards that answer nothing stand below what does
            seen += 1
            hand, answer = idle.bounding_box(), answers.first.bounding_box()
            assert hand and answer and hand["y"] > answer["y"]
        assert_fits(player.picks.or_(player.allowed).or_(player.confirm))
        player.step(rng)
    assert seen
    assert server.get(f"/api/games/{game}/state?seat=blue")["last"] >= 5
    bar = page.get_by_role("banner").bounding_box()
    assert bar and bar["x"] >= 0 and bar["x"] + bar["width"] <= PHONE["width"]


def assert_fits(controls: Locator) -> None:
    """Nothing reaches over the edge, and everything can be hit."""
    for control in controls.all()[:6]:
        box = control.bounding_box()
        if box is not None:
            assert box["height"] >= FINGER, control
            assert box["x"] >= 0 and box["x"] + box["width"] <= PHONE["width"], control


def test_everything_is_confirmed_under_a_finger(open_context: Contexts, server: Served):
    page = open_context(viewport=PHONE, has_touch=True, is_mobile=True).new_page()
    player = Player(page, server, touch=True)
    game = player.start("Skirmish", "Orchard", Blue=player.me, Red=player.chair)
    player.wait_for_turn()
    player.press(player.picks.first)
    expect(player.confirm).to_be_enabled()
    assert server.get(f"/api/games/{game}/state?seat=blue")["last"] == 0
    player.press(player.confirm)
    expect(player.cover).to_be_visible()


def test_the_handle_raises_the_sheet_with_its_tabs(open_context: Contexts, server: Served):
    page = open_context(viewport=PHONE, has_touch=True, is_mobile=True).new_page()
    guide = Follower(Player(page, server, touch=True))
    guide.start("Skirmish")
    guide.player.wait_for_turn()
    for part in (guide.button("guide-next"), page.locator("[data-hand] button.card").first):
        assert_seen(part)  # without sliding
    ground = page.locator("[data-map]").bounding_box()
    handle = page.locator("[data-log] .handle")
    for _ in range(2):  # up, and down again
        before = handle.bounding_box()
        handle.tap()
        page.wait_for_timeout(400)
        for tab in page.get_by_role("tab").all():
            assert_seen(tab)
        assert handle.bounding_box() != before
    handle.tap()
    page.wait_for_timeout(400)
    assert page.locator("[data-map]").bounding_box() == ground


def assert_seen(part: Locator) -> None:
    """Its middle is what one would touch, without sliding to it."""
    where = part.bounding_box()
    part.tap(trial=True)
    assert part.bounding_box() == where, part
