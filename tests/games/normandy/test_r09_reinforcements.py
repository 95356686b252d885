"""Chapter 9.2: reinforcements along roads."""

from typing import Any

import pytest
from msgspec.structs import replace

from bocage.games.normandy import events as e
from bocage.games.normandy import module
from bocage.games.normandy import types as t
from bocage.games.normandy.book import load_book
from bocage.games.normandy.rules.common import arrive
from bocage.games.normandy.rules.r09_reinforce import Gate
from bocage.kernel.api import Draft
from bocage.kernel.chance import Scripted
from bocage.kernel.engine import Engine
from bocage.kernel.position import Position

GERMAN, ENTRY, OTHER = "german", "C4838", "C4837"
SCOUTS = "GE-AA-9-SS"
INF = ("GE-I/19-SS-9-SS", "GE-II/19-SS-9-SS", "GE-III/19-SS-9-SS")


class Play:
    """Epsom in a turn, somebody perhaps put somewhere."""

    def __init__(self, turn, *others, weather="overcast", side=GERMAN):
        self.book = load_book("epsom", {})
        self.engine: Any = Engine.over(module, self.book)
        made = module.setup(self.book)
        public = replace(made.public, turn=turn, weather=weather)
        pos: Any = Position(public, made.private, made.sealed, (t.Turn(number=turn, box=9),))
        d: Any = Draft(pos, Scripted(()))
        for unit, at in others:
            arrive(self.book, d, self.book.side_of[unit], (unit,), at)
        frames = (
            t.Game(stage="next"),
            t.Turn(number=turn, box=9),
            t.Movement(side=side, stage="moves"),
        )
        self.pos: Any = Position(d.public, dict(d.private), made.sealed, frames)
        self.side = side

    def refused(self, line):
        bad = self.engine.why_not(self.pos, self.side, self.engine.parse(line))
        return None if bad is None else (bad.clause, bad.message)

    def do(self, line):
        assert self.refused(line) is None, self.refused(line)
        done = self.engine.apply(self.pos, self.side, self.engine.parse(line), Scripted(()))
        self.pos = done.position
        return done

    @property
    def own(self):
        return self.pos.private[self.side]


@pytest.mark.covers("9.2a")
def test_they_come_in_their_turn_or_later():
    assert Play(67).refused(f"enter {ENTRY} by {SCOUTS}") == ("9.2a", "not-yet")
    for turn in (68, 71):
        play = Play(turn)
        play.do(f"enter {ENTRY} by {SCOUTS}")
        assert play.own.units[SCOUTS].at == ENTRY and SCOUTS not in play.own.waiting
        assert play.refused(f"enter {ENTRY} by {SCOUTS}") == ("9.2a", "not-yet")


@pytest.mark.covers("9.2.1a")
def test_later_groups_pay_for_the_road_behind_the_map():
    play = Play(69)
    assert Gate(play.book, play.pos.public, play.own, GERMAN).road(ENTRY) == "highway"
    prices = []
    for unit in (SCOUTS, *INF):
        play.do(f"enter {ENTRY} by {unit}")
        prices.append(play.own.units[unit].spent)
    stacks = [play.book.counters[u].stack for u in (SCOUTS, *INF)]
    assert stacks == [2, 3, 3, 3] and prices == [3, 3, 6, 6]


@pytest.mark.covers("9.2.1a")
def test_a_stack_enters_together_but_no_more():
    play = Play(69)
    three = ",".join(INF)
    assert play.refused(f"enter {ENTRY} by {three}") == ("9.2.1a", "group-too-large")
    done = play.do(f"enter {ENTRY} by {INF[0]},{INF[1]}")
    told = [one for one in done.events if isinstance(one.event, e.EnteredWho)]
    assert told[0].to == (GERMAN,) and not done.barrier
    assert play.pos.public.piles[ENTRY].n == 2


@pytest.mark.covers("9.2.1b")
def test_who_enters_is_in_supply_for_that_phase():
    play = Play(69)
    play.do(f"enter {ENTRY} by {INF[0]}")
    own = play.own.units[INF[0]]
    assert own.flags & t.ENTERED and own.spent == 3


@pytest.mark.covers("9.2.1c")
def test_a_blocked_road_is_entered_beside_it_or_a_turn_later_on_the_next():
    barred = Play(68, ("CW-53-Hvy", ENTRY))
    assert barred.refused(f"enter {ENTRY} by {SCOUTS}") == ("9.2.1c", "not-there")
    gate = Gate(barred.book, barred.pos.public, barred.own, GERMAN)
    beside = sorted(gate.entries(SCOUTS))
    near = [n for n in barred.book.grid.neighbours(ENTRY) if n in barred.book.area]
    assert beside == sorted(near)
    assert barred.refused(f"enter {beside[0]} by {SCOUTS}") is None
    later = Play(69, ("CW-53-Hvy", ENTRY))
    assert OTHER in Gate(later.book, later.pos.public, later.own, GERMAN).entries(SCOUTS)
    if OTHER not in near:
        assert barred.refused(f"enter {OTHER} by {SCOUTS}") == ("9.2.1c", "not-there")
    assert "C4830" not in Gate(later.book, later.pos.public, later.own, GERMAN).entries(SCOUTS)


@pytest.mark.covers("9.2a")
def test_nobody_enters_in_the_mechanized_phase():
    play = Play(68)
    frames = (*play.pos.frames[:-1], t.Movement(side=GERMAN, mechanized=True, stage="moves"))
    play.pos = replace(play.pos, frames=frames)
    assert play.refused(f"enter {ENTRY} by {SCOUTS}") == ("9.2.1a", "not-now")


@pytest.mark.covers("9.2a")
def test_the_schedules_wait_from_the_start():
    for scenario, sides in (("elle", (4, 4)), ("epsom", (1, 42))):
        made = module.setup(load_book(scenario, {}))
        assert tuple(len(made.private[side].waiting) for side in t.SIDES) == sides
