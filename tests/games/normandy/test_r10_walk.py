"""Walks can be taken back, looks cannot; who walks is nobody's business."""

from typing import Any

import pytest

from bocage.games.normandy import module
from bocage.games.normandy import types as t
from bocage.games.normandy.events import Found, Marched, Passed
from bocage.games.normandy.rules.r09_reinforce import face_of
from bocage.kernel.chance import Rng
from bocage.kernel.engine import Engine
from bocage.kernel.nouns import Action
from bocage.kernel.play import Play
from bocage.kernel.position import Applied

MOVES = (
    "move by US-1/115/29 way B3308",
    "move by US-2/115/29 way B3307",
    "move by US-3/115/29 way B3206",
)


class Table:
    """A game in which one types actions."""

    def __init__(self):
        self.engine = Engine(module, "elle")
        self.play = Play.sealed(self.engine, bytes(32))

    def act(self, action, side=t.ALLIED):
        found = self.play.act(side, action)
        assert isinstance(found, Applied), (action, found)
        return found

    def do(self, line, side=t.ALLIED):
        action = self.engine.parse(line)
        assert isinstance(action, Action), line
        return self.act(action, side)

    def undo(self, side=t.ALLIED):
        return getattr(self.play.undo(side), "reason", None)


def ten_moves(table):
    """Ten legal walks of the Allies, found at random."""
    rng, done = Rng(5), 0
    while done < 10:
        choice = table.engine.choice(table.play.position, t.ALLIED)
        action = choice.of(t.Move).sample(rng) if hasattr(choice, "of") else None
        if action is not None and not action.pause:
            table.act(action)
            done += 1


def test_ten_walks_in_a_row_are_taken_back():
    table = Table()
    before = table.play.position
    ten_moves(table)
    moved = table.play.position
    assert moved.private[t.ALLIED].units != before.private[t.ALLIED].units
    assert [table.undo() for _ in range(10)] == [None] * 10
    assert table.play.position.private == before.private
    assert table.play.position.public == before.public


def test_everybody_is_told_how_many_and_the_owner_who():
    table = Table()
    applied: Any = table.do("move by US-1/115/29 way B3407")
    told = [(e.event, e.to) for e in applied.events]
    assert [to for event, to in told if isinstance(event, Passed)] == [None]
    assert [to for event, to in told if isinstance(event, Marched)] == [(t.ALLIED,)]


def test_nothing_is_taken_back_after_a_look():
    spec = {
        "scenario": "blank",
        "board": {"plain": ["B2030 3"]},
        "unit": [{"id": "US-1/16/1", "at": "B2030"}, {"id": "GE-I/914", "at": "B2028"}],
    }
    book, position = module.scene(spec, "look")
    engine = Engine.over(module, book)
    barriers, found = [], []
    for line in ("move by US-1/16/1 way B2029", "look B2028"):
        action = engine.parse(line)
        assert isinstance(action, Action)
        applied = engine.apply(position, t.ALLIED, action, Rng(1))
        assert isinstance(applied, Applied)
        barriers.append(applied.barrier)
        found = [(e.event.units, e.to) for e in applied.events if isinstance(e.event, Found)]
        position = applied.position
    assert barriers == [False, True]
    assert found == [(("GE-I/914",), (t.ALLIED,))]


def test_the_frame_of_a_walk_names_nobody():
    table = Table()
    table.do("move by US-1/115/29 way B3407 pause")
    engine: Any = table.engine
    walk = table.play.position.frames[-1]
    assert isinstance(walk, t.Walk) and (walk.n, walk.at, walk.way) == (1, "B3407", ())
    assert engine.view(table.play.position, t.GERMAN).own.walking == ()
    table.do("halt")
    assert table.play.position.private[t.ALLIED].walking == ()


@pytest.mark.covers("10.1a")
def test_who_moves_goes_somewhere():
    table = Table()
    nowhere = table.engine.why_not(table.play.position, t.ALLIED, t.Move(("US-1/115/29",), ()))
    assert nowhere is not None and (nowhere.clause, nowhere.message) == ("10.1a", "no-way")


@pytest.mark.covers("9.2.1a", "10.4a")
def test_guns_that_are_drawn_have_moved_when_they_enter():
    book = Engine(module, "epsom").book
    drawn = next(u for u in book.due if book.counters[u].type == "art")
    foot = next(u for u in book.due if book.counters[u].artillery is None)
    assert face_of(book, drawn) == t.MOVED
    assert face_of(book, foot) == t.READY
