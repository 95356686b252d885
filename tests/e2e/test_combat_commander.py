"""A game of cards, hidden set-up and windows: Combat Commander by clicks."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from bocage.bots.base import Budget, answer, make_bot
from bocage.games.combat_commander.events.happen import MeleeFought
from bocage.kernel.chance import Rng
from bocage.kernel.engine import Engine
from bocage.kernel.module import load_module
from bocage.server.ledger import Ledger, Made
from tests.e2e import played
from tests.e2e.player import Player
from tests.e2e.served import Served

GAME = "combat-commander"
AXIS = "axis"
MANY = 40  # games begun, and decisions in each, until a group can fire
ENOUGH = 60  # clicks of one stretch of play


def test_set_up_by_clicks(page: Page, server: Served):
    player = Player(page, server)
    seats = {"Axis": player.me, "Allies": player.bot("random")}
    player.start("Combat Commander: Europe", re.escape("1. Fat Lipki"), **seats)
    player.wait_for_turn()
    assert player.prompt == "Set-up, Axis: place a unit."
    expect(player.confirm).to_be_hidden()
    for _ in range(ENOUGH):
        if "Set-up, Axis" not in player.prompt:
            break
        sure = player.confirm.is_visible() and player.confirm.is_enabled()
        player.press(player.confirm if sure else player.picks.last)
        player.wait_for_turn()
    expect(player.panel).to_contain_text("give the Initiative card to the enemy")
    log = page.get_by_role("tabpanel")
    expect(log).to_contain_text(re.compile("Rifle G1 comes into [A-O][0-9]+"))
    player.press(player.kind("Keep the Initiative"))
    hand = page.get_by_role("region", name=re.compile("^Hand of the Axis"))
    expect(hand.get_by_role("listitem")).to_have_count(5)
    expect(hand).to_contain_text(re.compile("Action: .*Event: ", re.DOTALL))


def test_a_counter_is_put_down_by_two_clicks(page: Page, server: Served):
    """From the tray onto the map: nothing is to be confirmed."""
    player = Player(page, server)
    seats = {"Axis": player.me, "Allies": player.bot("random")}
    player.start("Combat Commander: Europe", re.escape("1. Fat Lipki"), **seats)
    player.wait_for_turn()
    player.wait_for_map()
    units = player.panel.get_by_role("group", name="unit").get_by_role("button")
    expect(units).to_have_count(4)
    expect(units.first.locator("svg")).to_be_visible()
    player.press(units.first)
    expect(player.map.locator("[data-space]").first).to_be_attached()
    player.settle()
    box = player.map.locator("[data-space=H10]").bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    log = page.get_by_role("tabpanel")
    expect(log).to_contain_text(re.compile("Rifle G1 is set up in [A-O][0-9]+"))
    expect(units).to_have_count(3)


def test_a_fire_order_and_a_roll_that_stands(page: Page, server: Served):
    player = Player(page, server)
    game = fire_fight(server)
    server.post(f"/api/games/{game}/orders", {"seat": AXIS, "standing": []})  # every roll is asked
    page.goto(f"{server.url}/g/{game}")
    player.sit_down()
    player.wait_for_turn()
    hand = page.get_by_role("region", name=re.compile("^Hand of the Axis"))
    expect(hand).to_contain_text(player.say("hand-lit"))
    player.press(hand.get_by_role("button", name="Fire", exact=True).first)
    expect(hand.get_by_role("button", pressed=True)).to_contain_text("Fire")
    assert player.chosen_kind == "Fire order"
    choose(player)
    player.press(player.confirm)
    player.wait_for_turn()
    assert player.prompt.startswith("Fire order, Axis")
    if not player.chosen_kind:
        player.press(player.kind("Fire").first)
    choose(player)
    odds = player.panel.get_by_role("group", name=player.say("decide-forecast"))
    expect(odds.first).to_be_visible()
    expect(player.panel).to_contain_text(re.compile(r"FP\s+\d+"))
    player.press(player.confirm)
    for _ in range(ENOUGH):
        player.wait_for_turn()
        if "rolled again" in player.prompt:
            break
        player.press(player.passing)
        player.settle()
    assert re.match(r"Axis, (attack|targeting) roll \(.+\): \d and \d\.", player.prompt)
    expect(player.kind("Give up the Initiative")).to_be_visible()
    stands = player.panel.get_by_role("region", name=player.say("roll-stands"))
    again = player.panel.get_by_role("region", name=player.say("roll-new"))
    expect(stands).to_be_visible()
    expect(again).to_contain_text("%")
    expect(player.panel).to_contain_text(re.compile(r"Cost: .*Initiative"))
    player.press(player.passing)
    expect(player.panel).not_to_contain_text(re.compile("(attack|targeting) roll .*rolled again"))
    page.get_by_role("tab", name=player.say("tab-log")).click()
    expect(page.get_by_role("tabpanel")).to_contain_text("Attack total")


def test_standing_orders_are_left_and_taken_back(page: Page, server: Served):
    player = Player(page, server)
    page.goto(f"{server.url}/g/{fire_fight(server)}")
    player.sit_down()
    player.wait_for_turn()
    player.wait_for_map()
    title = player.say("standing-title")
    page.get_by_role("button", name=player.say("bar-menu"), exact=True).click()
    page.get_by_role("button", name=title, exact=True).click()
    orders = page.get_by_role("region", name=title)
    add = orders.get_by_role("button", name=player.say("standing-add"))
    expect(add).to_be_disabled()  # no hex is chosen yet
    box = player.map.bounding_box()
    assert box is not None
    hexes = orders.get_by_role("textbox")
    mark = orders.get_by_role("button", name=player.say("standing-mark"))
    for marked in ("", "^[A-O][0-9]+$"):  # the map is for the decision, until one says otherwise
        page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        expect(hexes).to_have_value(re.compile(marked) if marked else "")
        if not marked:
            player.press(mark)
    page.keyboard.press("Escape")
    expect(mark).to_have_attribute("aria-pressed", "false")
    where = hexes.input_value()
    orders.get_by_role("checkbox").first.check()
    player.press(add)
    lines = orders.get_by_role("listitem")
    usual = re.compile("Ask me about a re-roll only if it is clearly better")
    fire = re.compile(f"Fire at enemies that enter {where} at FP 2 or more")
    there = re.compile("Halt where a chosen way ends")
    expect(lines).to_have_text([usual, there, fire])
    expect(hexes).to_have_value("")
    orders.get_by_role("combobox").select_option(label="Concealment")
    player.press(add)
    expect(lines).to_have_count(4)
    player.press(lines.nth(2).get_by_role("button"))
    expect(lines).to_have_text([usual, there, re.compile("Conceal any unit at cover 2 or more")])
    page.keyboard.press("Escape")
    expect(orders).to_be_hidden()


def test_cards_of_the_hand_are_listed_once(page: Page, server: Served):
    """They are chosen where they lie, and are in the search; if the hand is folded, in a list."""
    player = Player(page, server)
    page.goto(f"{server.url}/g/{fire_fight(server)}")
    player.sit_down()
    player.wait_for_turn()
    player.press(player.kind("Pass and discard"))
    player.settle()
    hand = page.get_by_role("region", name=re.compile("^Hand of the Axis"))
    held = hand.get_by_role("listitem").count()
    listed = player.panel.locator("[data-head] [data-pick]")
    expect(listed).to_have_count(0)
    assert player.picks.count() == held > 0
    player.fold()
    player.press(hand.get_by_role("listitem").first.get_by_role("button").first)
    expect(player.panel.locator("dl.chips")).to_be_visible()
    player.press(hand.get_by_role("button", name=player.say("hand-fold")))
    expect(listed).to_have_count(held - 1)


def choose(player: Player) -> None:
    """Take the first of what is offered until the declaration may be sent."""
    for _ in range(ENOUGH):
        player.settle()
        expect(player.picks.or_(player.confirm).first).to_be_visible()
        if player.confirm.is_visible() and player.confirm.is_enabled():
            return
        player.press(player.picks.first)
    raise AssertionError(f"cannot be declared: {player.prompt}")


def fire_fight(server: Served) -> str:
    """A game on the server in which the Axis may let a group fire, and hold the Initiative."""
    engine = Engine(load_module(GAME), "1")
    for number in range(MANY):
        ledger = Ledger.begin(engine, bytes([number]) * 32)
        if fires(ledger, Rng(number)):
            return put(server, ledger)
    raise AssertionError("no fire fight was found")


def put(server: Served, ledger: Ledger, allies: str = "random") -> str:
    """The game on the server, with somebody at the Axis' side."""
    return played.put(server, ledger, {AXIS: "me", "allies": allies})


def test_a_melee_in_the_log_has_the_numbers_of_both_sides(page: Page, server: Served):
    player = Player(page, server)
    page.goto(f"{server.url}/g/{melee(server)}")
    player.sit_down()
    player.press(player.cover)
    log = page.get_by_role("tabpanel")
    expect(log).to_contain_text(re.compile("melee roll", re.IGNORECASE))
    expect(log.get_by_role("group").filter(has_text="Melee FP").nth(1)).to_be_visible()


def melee(server: Served) -> str:
    """A game on the server in which a melee was fought just now."""
    engine, bot = Engine(load_module(GAME), "1"), make_bot("random:melee")
    for number in range(8, MANY):
        ledger, rng = Ledger.begin(engine, bytes([number]) * 32), Rng(number)
        while asks := engine.pending(ledger.position):
            action = answer(bot, engine, ledger.position, asks[0].side, Budget(), rng)
            made = ledger.act(asks[0].side, action, None)
            assert isinstance(made, Made), made
            ledger.commit(made)
            if any(isinstance(emitted.event, MeleeFought) for emitted in made.step.events):
                return put(server, ledger, "chair")  # nobody plays on
    raise AssertionError("no melee was found")


def fires(ledger: Ledger, rng: Rng) -> bool:
    """Play at random until it has come to that."""
    engine, bot = ledger.engine, make_bot("random")
    for _ in range(MANY * 5):
        asks = engine.pending(ledger.position)
        if not asks:
            return False
        ask = asks[0]
        if (ask.side, ask.prompt) == (AXIS, "order"):
            view = engine.view(ledger.position, AXIS)
            found = engine.choice_of_view(view)
            tried = [found[1].sample(rng) for _ in range(MANY)] if found else []
            if view.public.initiative == AXIS and any(_group(action) for action in tried):
                return True
        action = answer(bot, engine, ledger.position, ask.side, Budget(), rng)
        made = ledger.act(ask.side, action, None)
        assert isinstance(made, Made), made
        ledger.commit(made)
    return False


def _group(action: object) -> bool:
    """A Fire order for several units."""
    return type(action).__name__ == "Fire" and len(getattr(action, "by", ())) > 1
