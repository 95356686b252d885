"""The paired-hand test: what a side holds is in nothing that the others get, nor in when.

Two real servers hold the same games but for the hand, the secret chits and the pile of one side.
The same is done in both, on clocks that move together: what the other side and a spectator get must
be the same bytes at the same times, window after window.
"""

from __future__ import annotations

from collections import Counter
from itertools import chain
from pathlib import Path

import pytest

from bocage.games.combat_commander.types import Decline, Discard, End, Finish, Halt
from bocage.kernel.nouns import Action, Ask, Window
from tests.server.clocked import clocked
from tests.server.match import Match
from tests.server.pairs import Pair, keep, make_pair, shown

MOST = 150  # windows of one pair
TRIES = 40
WEIGHTS = {"fire": 90, "move": 60, "go": 90, "on": 90, "shoot": 90, "enter": 9, "advance": 9}
WEIGHTS |= {"recover": 3, "rout": 3, "discard": 1, "end": 1, "drop": 0}  # what opens windows
PLAIN = (End(), Discard(), Finish(), Halt(), Decline())  # if nothing else will do


class Paired(Match):
    """Hands that differ: what is done names nothing that only one of them holds."""

    pair: Pair

    def play(self, most: int) -> None:
        """Go on until the game is over, or something hidden has come out, or it is enough."""
        pair = self.pair
        self.check()
        while self.count["windows"] < most and not self.dull():
            if pair.one.outcome or pair.two.outcome or not pair.same_ahead():
                return
            asks = pair.engine.asks(pair.one)
            secrets, before = set(pair.secrets()), pair.one.sealed.decks[pair.hider]
            goes_on = self.step(asks[0])
            self.check_open(secrets, len(before))
            self.count["steps"] += 1
            if not goes_on or not pair.same_view():
                return
            self.check()

    def dull(self) -> bool:
        """Whether hardly any window opens."""
        return self.count["steps"] > 30 + 2 * self.count["windows"]

    def check_open(self, secrets: set[str], pile: int) -> None:
        """The two look different only if a card came out, or the pile was shuffled anew."""
        pair = self.pair
        shuffled = len(pair.one.sealed.decks[pair.hider]) > pile
        assert pair.same_view() or shown(pair, secrets) or shuffled

    def step(self, ask: Ask) -> bool:
        """One decision in both; False if they have gone different ways."""
        pair = self.pair
        if isinstance(pair.one.frames[-1], Window):
            return self.window(ask)
        action = self.chosen(ask)
        if action is None:
            return False
        version = pair.one.version
        self.carry_on(ask.side, action, action)
        for table in self.tables:
            table.act(ask.side, version, action)
        return True

    def chosen(self, ask: Ask) -> Action | None:
        """Something that is legal in both and names nothing that only one of them holds."""
        pair = self.pair
        choice = pair.engine.choice(pair.one, ask.side)
        assert choice is not None
        tried = (choice.sample(self.rng, WEIGHTS) for _ in range(TRIES))
        for action in chain(tried, PLAIN):
            if action is not None and pair.shared(action) and self.legal(ask.side, action):
                return action
        return None

    def legal(self, side: str, action: Action) -> bool:
        """Whether both may do it."""
        pair = self.pair
        found = (pair.engine.why_not(pos, side, action) for pos in (pair.one, pair.two))
        return not any(found)


ORDERED = ((), ("conceal", "ask"), ("better",), ("fire", "conceal"), ("better", "conceal"))


def matched(folder: Path, pairs: list[Pair], wanted: int) -> Counter[str]:
    """Play pairs on two servers until enough windows have passed; what there was, by kind."""
    one, two = folder / "one.sqlite3", folder / "two.sqlite3"
    keep(pairs, one, two)
    count: Counter[str] = Counter()
    with clocked(one) as first, clocked(two) as second:
        for seed, pair in enumerate(pairs):
            match = Paired(pair, (first, second), seed)
            try:
                match.play(min(MOST, wanted - count["windows"]))
            finally:
                match.close()
            count += match.count
            if count["windows"] >= wanted:
                break
    return count


def make_pairs(number: int) -> list[Pair]:
    """Of all scenarios and both sides, early and late in the game, with and without orders."""
    sides = ("axis", "allies")
    return [
        make_pair(
            str(n % 12 + 1),
            sides[(n + n // 12) % 2],
            seed=n,
            decisions=60 + 37 * n % 90,
            ordered=ORDERED[n % len(ORDERED)],
        )
        for n in range(number)
    ]


def test_the_same_bytes_at_the_same_time_whatever_the_other_holds(tmp_path):
    count = matched(tmp_path, make_pairs(9), 160)
    assert count["windows"] >= 160 and count["hider asked"] >= 50, count
    assert count["entered"] and count["shield"] and count["reroll"], count
    assert count["unasked"], count


@pytest.mark.slow
def test_the_same_in_a_thousand_windows(tmp_path):
    count = matched(tmp_path, make_pairs(48), 1000)
    assert count["windows"] >= 1000 and count["hider asked"] >= 300, count
    assert count["ordered"] >= 30 and count["parted"] >= 3, count
