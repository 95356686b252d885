from typing import Annotated

import msgspec
import pytest

from bocage.kernel.api import EngineFault, Frame, Outcome, kind
from bocage.kernel.chance import Scripted
from tests.kernel.little import Heard, draft_of

Unit = Annotated[str, kind("unit")]


class Outer(Frame, frozen=True, kw_only=True):
    unit: Unit = "u1"
    note: str = ""


class Inner(Frame, frozen=True, kw_only=True):
    units: tuple[Unit, ...] = ()
    points: dict[Unit, int] = msgspec.field(default_factory=dict)


def test_edit_copies_once_and_leaves_the_base_alone():
    d = draft_of()
    base = d.public
    first = d.edit("at")
    first["u1"] = "s2"
    assert d.edit("at") is first
    assert d.public.at["u1"] == "s2"
    assert base.at == {"u1": "s1", "u2": "s1"}
    assert d.changed


def test_put_after_edit_gives_up_the_edited_mapping():
    d = draft_of()
    d.edit("at")["u1"] = "s2"
    given = {"u3": "s1"}
    d.put(at=given, count=2)
    d.edit("at")["u3"] = "s2"
    assert given == {"u3": "s1"}
    assert d.public.at == {"u3": "s2"} and d.public.count == 2


def test_a_snapshot_is_not_touched_by_later_edits():
    d = draft_of()
    d.edit("at")["u1"] = "s2"
    kept = d.snapshot()
    d.edit("at")["u1"] = "s1"
    assert kept.at["u1"] == "s2" and d.public.at["u1"] == "s1"


def test_a_frozen_position_is_not_touched_by_later_edits():
    d = draft_of(Outer())
    d.edit("at")["u1"] = "s2"
    pos = d.freeze(7)
    d.edit("at")["u1"] = "s1"
    assert pos.public.at["u1"] == "s2" and pos.version == 7


def test_private_and_sealed_parts_are_replaced_not_changed():
    d = draft_of()
    private, sealed = d.private, d.sealed
    d.put_private("a", hand=("q",))
    d.put_sealed(pile=())
    assert private["a"].hand == ("x",) and sealed.pile == ("z",)
    assert d.private["a"].hand == ("q",) and d.private["b"] is private["b"]
    assert d.sealed.pile == ()


def test_goto_moves_on_and_remember_stays():
    d = draft_of(Outer())
    d.goto("next", note="n")
    assert d.frames == [Outer(stage="next", note="n")] and d.moved
    d.moved = False
    d.remember(note="m")
    assert d.frames == [Outer(stage="next", note="m")] and not d.moved


def test_call_and_finish_push_and_pop_a_frame():
    d = draft_of(Outer())
    d.call(Inner(), then="after")
    assert d.frames == [Outer(stage="after"), Inner()] and d.moved
    d.finish(41)
    assert d.frames == [Outer(stage="after")] and d.returned == 41


def test_finish_twice_without_taking_the_value_is_a_fault():
    d = draft_of(Outer(), Inner())
    d.finish(None)
    with pytest.raises(EngineFault, match="not taken its value"):
        d.finish(None)


def test_inside_and_amend_find_the_innermost_frame():
    d = draft_of(Outer(note="1"), Outer(note="2"), Inner())
    found = d.inside(Outer)
    assert found is not None and found.note == "2"
    d.amend(Outer, note="3")
    assert [getattr(f, "note", "") for f in d.frames] == ["1", "3", ""]
    assert draft_of(Inner()).inside(Outer) is None
    with pytest.raises(EngineFault, match="not inside any Outer"):
        draft_of(Inner()).amend(Outer, note="x")


def test_rename_follows_an_id_in_frames_and_in_waiting_frames():
    d = draft_of(Outer(unit="u1"), Inner(units=("u1", "u2"), points={"u1": 2}))
    d.later("dusk", Outer(unit="u1", note="u1"))
    d.rename("unit", "u1", ("u3", "u2"))
    assert d.frames[0] == Outer(unit="u3")
    assert d.frames[1] == Inner(units=("u3", "u2"), points={"u3": 2, "u2": 2})
    assert d.queue[0].frame == Outer(unit="u3", note="u1")


def test_later_frames_come_in_the_order_of_waiting_at_their_moment():
    d = draft_of(Outer())
    d.later("dusk", Outer(note="1"))
    d.later("dawn", Outer(note="2"))
    d.later("dusk", Outer(note="3"))
    assert d.next_due("dusk") == Outer(note="1")
    assert d.next_due("dusk") == Outer(note="3")
    assert d.next_due("dusk") is None
    assert [item.moment for item in d.queue] == ["dawn"]


def test_draws_are_recorded_with_their_clause_and_counted():
    d = draft_of(chance=Scripted([2, 0]))
    assert d.below(6, "3.3") == 2
    assert d.below(2, "4.4") == 0
    assert [(x.clause, x.size, x.value) for x in d.drawn] == [("3.3", 6, 2), ("4.4", 2, 0)]
    assert d.freeze(1).draws == 2


def test_an_ended_game_has_no_frames_and_nothing_waiting():
    d = draft_of(Outer())
    d.later("dusk", Outer())
    d.end(Outcome("a", "9.1", "done"))
    pos = d.freeze(1)
    assert pos.frames == () and pos.later == () and pos.outcome is not None


def changes_public(d):
    d.put(count=1)


def tells_all(d):
    d.emit(Heard("1.1", "hi"))


def draws(d):
    d.below(2, "1.1")


def moves_pile(d):
    d.put_sealed(pile=())


def tells_some(d):
    d.emit(Heard("1.1", "hi"), to=("b",))


def moves_own(d):
    d.put_private("a", hand=())


def moves_other(d):
    d.put_private("b", hand=())


def carries_own(d):
    d.carry("a", hand=("q",))


def carries_other(d):
    d.carry("b", hand=("q",))


def tells_own(d):
    d.emit(Heard("1.1", "hi"), to=("a",))


@pytest.mark.parametrize(
    ("steps", "revealed"),
    [
        ((), False),
        ((changes_public, tells_all), False),
        ((draws,), True),
        ((moves_pile,), True),
        ((tells_some,), True),
        ((moves_own,), False),
        ((moves_own, changes_public), True),
        ((moves_own, tells_all), True),
        ((moves_other,), True),
        ((carries_own, changes_public, tells_all), False),
        ((carries_own, changes_public, tells_own), False),  # of its own units: no news
        ((carries_own, tells_some), True),
        ((carries_other, changes_public), False),
        ((carries_other, tells_some), True),
        ((tells_own,), True),
        ((carries_own, changes_public, moves_own), True),
        ((carries_own, changes_public, moves_other), True),
        ((carries_own, changes_public, draws), True),
    ],
)
def test_what_cannot_be_taken_back(steps, revealed):
    d = draft_of()
    for step in steps:
        step(d)
    assert d.reveals("a") is revealed
