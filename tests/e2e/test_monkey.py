"""Three hundred decisions at random, and at each step the page offers what `narrow` offers."""

from random import Random

from playwright.sync_api import Page, expect

from tests.e2e.mirror import Menu, Mirror
from tests.e2e.player import Player
from tests.e2e.served import Served

DECISIONS = 300
SCENARIOS = ("Orchard", "Estate", "Crossroads")


class Monkey:
    """Uses visible controls, and looks up beside the page what they ought to be."""

    def __init__(self, player: Player, game: str, seed: int) -> None:
        self.player = player
        self.game = game
        self.rng = Random(seed)
        self.mirror = self._asked()

    def decide(self) -> None:
        """One decision, from what the page offers first to what is sent."""
        self.mirror = self._asked()
        self.compare()
        while not self.use():
            self.player.settle()
            self.compare()

    def _asked(self) -> Mirror:
        """Of the side that is asked: its name stands above the question."""
        return Mirror(self.player.server, self.game, self.player.side.lower())

    def compare(self) -> None:
        mirror = self.mirror
        where = f"{mirror.seat} at {mirror.at}: {mirror.do} {mirror.fields}"
        expect(self.player.picks, where).to_have_count(len(self._rows()))
        plain = len(mirror.kinds) == 1 and not mirror.kinds[0].get("action")
        kinds = 0 if plain else len(mirror.kinds)
        expect(self.player.kinds.or_(self.player.passing), where).to_have_count(kinds)

    def _rows(self) -> list[Menu]:
        """The targets; of points, one for each key. Only what is being declared is listed."""
        rows: dict[str, Menu] = {}
        for target in self.mirror.targets if self.mirror.do else ():
            value = target["value"]
            points = isinstance(value, list) and len(value) == 2 and isinstance(value[1], int)
            rows.setdefault(str(value[0] if points else value), target)
        return list(rows.values())

    def use(self) -> bool:
        """Use a control; true if it sent the action."""
        player, mirror, rows = self.player, self.mirror, self._rows()
        if mirror.menu.get("complete") and (not rows or self.rng.random() < 0.6):
            player.confirm.click()
            return True
        if rows and self.rng.random() < 0.95:
            return self._pick(rows)
        if mirror.do and not rows:  # what was chosen leads nowhere
            player.cancel.click()
            self.mirror = self._asked()
            return False
        kind = self.rng.choice([kind for kind in mirror.kinds if not kind.get("refused")])
        player.kind(kind["title"]).click()
        if kind.get("action"):
            return True
        mirror.begin(kind["do"])
        return False

    def _pick(self, rows: list[Menu]) -> bool:
        at = self.rng.randrange(len(rows))
        texts = [text.split("\n") for text in self.player.picks.all_inner_texts()]
        same = [row for row in rows if row["label"] in texts[at]]
        before = sum(texts[at] == text for text in texts[:at])
        target = same[before] if before < len(same) else rows[at]
        self.player.picks.nth(at).click()
        if target.get("action") and not self.mirror.fields:
            return True
        self.mirror.add(target)
        return False


def test_the_page_offers_what_the_rules_offer(page: Page, server: Served):
    player = Player(page, server)
    decisions = number = 0
    while decisions < DECISIONS:
        scenario = SCENARIOS[number % len(SCENARIOS)]
        game = player.start("Skirmish", scenario, Blue=player.me, Red=player.chair)
        number += 1
        player.wait_for_turn()
        monkey = Monkey(player, game, number)
        while decisions < DECISIONS and player.wait_for_turn():
            monkey.decide()
            decisions += 1
