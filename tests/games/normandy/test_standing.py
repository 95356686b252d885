"""Standing orders of guns: for what they are, by what everybody sees, and what they do."""

import pytest

from bocage.games.normandy import standing
from bocage.games.normandy import types as t
from bocage.kernel import standing as kernel
from bocage.kernel.api import Illegal, Pass
from tests.games.normandy.firing import Table, row

GUN, SMALL, FOOT = "US-7-FA/1", "US-32-FA/1", ("US-1/16/1", "US-2/16/1")
FOE, FOE_GUN = "GE-I/914", "GE-I/AR352"


def table(**more):
    return Table(
        *(f"US-1-HQ {row(16)}", f"{GUN} {row(14)}", f"{SMALL} {row(14)} artillery=2"),
        *(f"{unit} {row(11)}" for unit in FOOT),
        *(f"{FOE} {row(10)}", f"{FOE_GUN} {row(8)}"),
        csp=2,
        **more,
    )


def seen(board, frame, side=None):
    return board.engine.view(board.run(frame).position, side)


def window(units=FOOT):
    return t.Defence(seats=(t.ALLIED,), space=row(11), units=units)


def message(refusal):
    return None if refusal is None else refusal.message


def made(board, **fields):
    order = kernel.made(board.engine, "defend", {"hexes": [row(11)], **fields})
    assert not isinstance(order, Illegal)
    return order


@pytest.mark.covers("12.5.4a")
def test_a_defence_by_orders():
    board = table()
    order = standing.Defend((row(11),))
    look, mine = seen(board, window()), seen(board, window(), t.ALLIED)
    assert standing.applies(board.book, look, t.ALLIED, order)
    assert not standing.applies(board.book, look, t.ALLIED, standing.Defend((row(12),)))
    assert standing.answer(board.book, mine, order) == t.Assist((GUN, SMALL))
    one = seen(board, window(FOOT[:1]), t.ALLIED)
    assert standing.answer(board.book, one, order) == t.Assist((GUN,))  # the strongest
    kept = standing.Defend((row(11),), keep=(GUN,))
    assert standing.answer(board.book, mine, kept) == t.Assist((SMALL,))
    none = standing.Defend((row(11),), (SMALL,), (SMALL,))
    assert standing.answer(board.book, mine, none) is None


@pytest.mark.covers("12.5.4a")
def test_what_passes():
    board = table()
    look, mine = seen(board, window()), seen(board, window(), t.ALLIED)
    assert standing.applies(board.book, look, t.ALLIED, standing.Spare())
    assert not standing.applies(board.book, look, t.ALLIED, standing.Spare((row(11),)))
    assert standing.answer(board.book, mine, standing.Spare()) == Pass()
    silent = standing.SilentPhase(("defence", "engineers"))
    assert standing.applies(board.book, look, t.ALLIED, silent)
    box = t.Engineers(side=t.ALLIED, stage="work")
    assert standing.applies(board.book, seen(board, box), t.ALLIED, silent)
    assert standing.answer(board.book, seen(board, box, t.ALLIED), silent) == t.EndEngineers()


@pytest.mark.covers("13.4a")
def test_german_guns_are_answered_by_orders():
    board = table()
    frame = t.Answer(seats=(t.ALLIED,), space=row(8))
    look, mine = seen(board, frame), seen(board, frame, t.ALLIED)
    assert standing.applies(board.book, look, t.ALLIED, standing.AnswerGuns())
    assert standing.answer(board.book, mine, standing.AnswerGuns()) == t.Reply(GUN)
    assert standing.answer(board.book, mine, standing.AnswerGuns((SMALL,))) == t.Reply(SMALL)
    assert standing.answer(board.book, mine, standing.AnswerGuns((), (GUN, SMALL))) is None


@pytest.mark.covers("12.5.4a", "12.5.1d", "13.4a")
def test_what_cannot_be_ordered():
    book = table().book
    assert message(standing.why_not(book, t.ALLIED, standing.Defend(()))) == "no-hexes"
    foreign = standing.Defend((row(11),), (FOE_GUN,))
    assert message(standing.why_not(book, t.ALLIED, foreign)) == "not-yours"
    assert message(standing.why_not(book, t.GERMAN, standing.AnswerGuns())) == "allies-only"
    assert message(standing.why_not(book, t.ALLIED, standing.SilentPhase(()))) == "no-questions"
    assert standing.why_not(book, t.ALLIED, standing.Spare()) is None


@pytest.mark.covers("12.5.4a", "12.5.4h")
def test_orders_of_the_kernel_answer_for_their_side():
    """The first order that can be carried out answers; without one that can the side passes."""
    board = table()
    pos = board.run(window()).position
    left = [made(board, keep=[GUN, SMALL]), made(board, guns=[SMALL])]
    assert all(kernel.why_not(board.engine, t.ALLIED, order) is None for order in left)
    orders = kernel.applying(board.engine, pos, t.ALLIED, left)
    assert orders == tuple(left)
    assert kernel.answer(board.engine, pos, t.ALLIED, orders) == t.Assist((SMALL,))
    assert kernel.answer(board.engine, pos, t.ALLIED, orders[:1]) == Pass()
    wrong = made(board, guns=[FOE_GUN])
    assert message(kernel.why_not(board.engine, t.ALLIED, wrong)) == "not-yours"
