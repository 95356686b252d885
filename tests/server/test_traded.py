"""Hidden stacks over the wire: counters that trade places are in nothing that the others get.

Two real servers hold the same battle of Normandy, but some counters of one side that look alike
have traded places. What is done with one of them in the first is done with the other in the second.
"""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from msgspec import field
from msgspec.structs import replace

from bocage.games.normandy import module
from bocage.games.normandy import types as t
from bocage.games.normandy.standing import Defend
from bocage.kernel.chance import Rng, Sealed
from bocage.kernel.choice import tag_of
from bocage.kernel.engine import Engine
from bocage.kernel.nouns import Action, Ask, Pass, Window
from bocage.kernel.position import AnyPosition, Applied
from bocage.kernel.wording import text
from bocage.tools.contract import swaps
from tests.server.clocked import clocked
from tests.server.match import Match, Table
from tests.server.pairs import SEED, Twins, keep

MOST = 40  # decisions of one pair
TRIES = 30
TRADES = 5  # pairs of counters
LAYERS = ",".join(module.layer_ids)
UNIT_LAYERS = ",".join(module.unit_layer_ids)
PROBES = (
    *("end-movement", "pass", "look B3609", "attack B3609 by US-1/175/29"),
    "move by US-1/175/29 way B4001",
)
WEIGHTS = {**module.weights, "move": 12, "end-movement": 6}
WEIGHTS |= {"attack": 60, "shell": 40, "assist": 60}


class Trades(Twins):
    """Counters of one side have traded places."""

    names: dict[str, str] = field(default_factory=dict)

    def other_action(self, side: str, action: Action) -> Action:
        """What is done in the second, where this is done in the first."""
        if side != self.hider:
            return action
        done: Action = self.engine.ordered(swaps.traded(action, self.names))
        return done


def traded_of(engine: Engine, pos: AnyPosition, hider: str, rng: Rng) -> Trades | None:
    """The same with some counters in each other's place; None if no two look alike."""
    watcher = t.other(hider)
    kinds = swaps._kinds(engine)
    hidden = swaps._hidden(engine, pos, (hider, watcher), kinds)
    view = engine.view(pos, watcher)
    alike: dict[Any, list[str]] = defaultdict(list)
    for unit in hidden:
        guise, counter = module.guise(engine.book, view, unit), engine.book.counters.get(unit)
        if guise is not None and counter is not None and unit in pos.private[hider].units:
            close = (counter.type, counter.size) if rng.below(3) else ()
            alike[guise, close].append(unit)
    names: dict[str, str] = {}
    for group in rng.shuffled(sorted(alike.values())):
        units = rng.shuffled(group)
        for a, b in islice(zip(units[::2], units[1::2], strict=False), TRADES):
            names |= {a: b, b: a}
        if len(names) >= 2 * TRADES:
            break
    if not names:
        return None
    private = {**pos.private, hider: swaps.traded(pos.private[hider], names)}
    answers = {s: swaps.traded(a, names) if s == hider else a for s, a in pos.answers.items()}
    two = replace(pos, private=private, answers=answers, version=0, draws=0)
    one = replace(pos, version=0, draws=0)
    return Trades(engine.scenario, engine, hider, one, two, names=names, probes=PROBES)


def positions(engine: Engine, seed: int, every: int) -> Iterator[AnyPosition]:
    """Now and then a position of endless random games in which many fight."""
    rng = Rng(seed)
    while True:
        pos, wait = engine.start(Sealed(SEED)).position, rng.below(every)
        while pos.outcome is None:
            wait -= 1
            if wait < 0 and not pos.answers:
                yield pos
                wait = every
            side = engine.pending(pos)[0].side
            choice: Any = engine.choice(pos, side)
            action = choice.sample(rng, WEIGHTS)
            pos = engine.apply_legal(pos, side, action, rng).position


def make_trades(scenario: str, seed: int, number: int, every: int) -> list[Trades]:
    """Pairs of one scenario, both sides hiding by turns."""
    engine, rng = Engine(module, scenario), Rng(seed)
    found: list[Trades] = []
    for n, pos in enumerate(positions(engine, seed, every)):
        pair = traded_of(engine, pos, t.SIDES[n % 2], rng)
        if pair is not None:
            assert pair.same_view()
            piles = pos.public.piles
            held = tuple(at for at in engine.book.country.names if at in piles)
            held = tuple(at for at in held if piles[at].side == pair.hider)
            pair.orders = (text(Defend(held)),) if len(found) % 3 == 2 else ()
            found.append(pair)
        if len(found) == number:
            break
    return found


class Traded(Match):
    """A pair of battles: the counters that traded places do each other's deeds."""

    pair: Trades

    def play(self, most: int) -> None:
        """Go on until something hidden comes to light, or it is enough."""
        self.check()
        while self.count["decisions"] < most and not self.pair.one.outcome:
            if self.count["decisions"] % 9 == 4:
                self.look_around()
            asks = self.pair.engine.pending(self.pair.one)
            assert asks == self.pair.engine.pending(self.pair.two)
            if not self.step(asks[0]):
                return
            self.check()

    def step(self, ask: Ask) -> bool:
        """One decision in both; False if what was hidden has come to light."""
        pair, window = self.pair, isinstance(self.pair.one.frames[-1], Window)
        if window and self.rng.below(2):
            self.count["decisions"] += 1
            return self.window(ask)
        action = self.chosen(ask, window=window)
        if action is None:
            return False
        version, other = pair.one.version, pair.other_action(ask.side, action)
        if self.parted(ask, action, other):
            return False
        self.count["decisions"] += 1
        self.count["hider's"] += ask.side == pair.hider
        self.count["traded"] += action != other
        self.count[tag_of(action)] += 1
        pair.carry_on(ask.side, action, other)
        for table, done in zip(self.tables, (action, other), strict=True):
            table.carry_out(ask.side, version, done, pair.one.version)
        return True

    def chosen(self, ask: Ask, *, window: bool) -> Action | None:
        """Something that can be done in both, by choice of those that have traded places."""
        pair = self.pair
        found: Action | None = None
        choice: Any = pair.engine.choice(pair.one, ask.side)
        tries = (choice.sample(self.rng, WEIGHTS) for _ in range(TRIES))
        wait = 6 * self.rng.below(2) if ask.side == pair.hider else 0
        for number, action in enumerate(tries):
            other = pair.other_action(ask.side, action)
            refused = pair.engine.why_not(pair.two, ask.side, other)
            assert refused is None or ask.side == pair.hider, (text(action), refused)
            if refused is None and not (window and isinstance(action, Pass)):
                found = found if found and action == other else action
                if action != other or number >= wait:
                    break
        return found

    def parted(self, ask: Ask, action: Action, other: Action) -> bool:
        """Whether the others are told more of one than of the other, as only a reveal may."""
        pair, both = self.pair, []
        for pos, done in ((pair.one, action), (pair.two, other)):
            applied = pair.engine.apply(pos, ask.side, done, Sealed(SEED))
            assert isinstance(applied, Applied)
            both.append(applied)
        told = (both[0], both[1])
        shown = [
            swaps._compare(pair.engine, told, seat, pair.names, text(action))
            for seat in (pair.other, None)
        ]
        self.count["shown"] += any(shown)
        return any(shown) or any(applied.position.outcome is not None for applied in both)

    def look_around(self) -> None:
        """All that the other side can ask for, and what it could declare."""
        pair, version = self.pair, self.pair.one.version
        mine = [ask for ask in pair.engine.pending(pair.one) if ask.side == pair.other]
        choice: Any = pair.engine.choice(pair.one, pair.other) if mine else None
        action = choice.sample(self.rng, WEIGHTS) if choice else None
        hexes = self.rng.shuffled(sorted(pair.one.public.piles))[:2]
        units = self.rng.shuffled(sorted(pair.one.private[pair.other].units))[:1]
        for table in self.tables:
            table.ask_all(version)
            self.declare(table, version, action)
            self.pry(table, version, hexes, units)
        self.count["looks"] += 1
        self.check()

    def declare(self, table: Table, version: int, action: Action | None) -> None:
        """A declaration field by field, with its previews and refusals."""
        if action is None:
            return
        data = json.loads(self.pair.engine.codec.json(action))
        body: dict[str, Any] = {"seat": self.pair.other, "version": version, "do": tag_of(action)}
        fields: dict[str, Any] = {}
        table.ask("POST", f"{table.place}/narrow", body)
        for name in action.__struct_fields__:
            if name in data:
                fields[name] = data[name]
                table.ask("POST", f"{table.place}/narrow", {**body, "fields": fields})
        table.ask("POST", f"{table.place}/narrow", {**body, "propose": True})
        self.count["declared"] += 1

    def pry(self, table: Table, version: int, hexes: list[str], units: list[str]) -> None:
        """What layers and reasons say of places where counters of the other side lie."""
        seat, about = self.pair.other, {"seat": self.pair.other, "version": version}
        table.ask("GET", f"{table.place}/layers?seat={seat}&ids={LAYERS}")
        for unit in (*units, *list(self.pair.names)[:1]):
            for space in ("", *hexes[:1]):
                table.ask(
                    "GET",
                    f"{table.place}/layers?seat={seat}&ids={UNIT_LAYERS}&unit={unit}&space={space}",
                )
            table.ask("POST", f"{table.place}/why", {**about, "piece": unit})
        for space in hexes:
            table.ask("POST", f"{table.place}/why", {**about, "space": space})


def matched(folder: Path, pairs: list[Trades], wanted: int, most: int = MOST) -> Counter[str]:
    """Play pairs on two servers until there were enough decisions."""
    one, two = folder / "one.sqlite3", folder / "two.sqlite3"
    keep(pairs, one, two)
    count: Counter[str] = Counter()
    with clocked(one) as first, clocked(two) as second:
        for seed, pair in enumerate(pairs):
            match = Traded(pair, (first, second), seed)
            try:
                match.play(min(most, wanted - count["decisions"]))
            finally:
                match.close()
            count += match.count
            if count["decisions"] >= wanted:
                break
    return count


def test_the_same_bytes_whatever_lies_in_the_stacks(tmp_path):
    pairs = make_trades("elle", 1, 16, 60)
    count = matched(tmp_path, pairs, 80, most=16)
    assert count["decisions"] >= 80 and count["traded"] >= 5 and count["looks"] >= 8, count


@pytest.mark.slow
def test_the_same_in_a_thousand_decisions(tmp_path):
    pairs = [*make_trades("elle", 2, 40, 60), *make_trades("epsom", 3, 40, 200)]
    found = [pairs[n // 2 + 40 * (n % 2)] for n in range(80)]
    count = matched(tmp_path, found, 1000)
    assert count["decisions"] >= 1000 and count["traded"] >= 100 and count["shown"], count
