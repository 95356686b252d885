from typing import Any

import pytest

from bocage.kernel.api import Ask, Frame, OneOf, Outcome, Pass, Step, Window, WindowStep
from bocage.kernel.chance import Rng
from bocage.kernel.position import Applied
from tests.kernel.little import Go, engine_of, say


class Main(Frame, frozen=True, kw_only=True):
    seats: tuple[str, ...] = ("a", "b")


class React(Window, frozen=True, kw_only=True):
    pass


class MainStep(Step):
    def run(self, book: Any, d: Any, f: Main) -> None:
        if f.stage == "start":
            d.call(React(seats=f.seats), then="end")
        else:
            d.end(Outcome(None, "1.1", "closed"))


class ReactStep(WindowStep):
    """Everybody may play until three plays have been made; `deaf` can never react."""

    prompt = "react"
    clause = "7.1"
    deaf: tuple[str, ...] = ()

    def could_react(self, book: Any, public: Any, f: React, side: str) -> bool:
        return side not in self.deaf and public.count < 3

    def choice(self, book: Any, seen: Any, f: React, ask: Ask) -> Any:
        return OneOf([Go(), Pass()])

    def play(self, book: Any, d: Any, f: React, side: str, action: Any) -> None:
        say(d, side)
        d.put(count=d.public.count + 1)


class Alternate(ReactStep):
    rule = "alternate"


class Holder(ReactStep):
    rule = "holder"


class DeafA(ReactStep):
    deaf = ("a",)


class DeafAlternate(Alternate):
    deaf = ("a",)


class DeafBoth(ReactStep):
    deaf = ("a", "b")


def played(step, script, seats=("a", "b")):
    """Who was asked before each of the answers (`+` plays, `-` passes), and who played."""
    engine = engine_of({Main: MainStep(), React: step}, Main(seats=seats))
    pos = engine.start(Rng(1)).position
    asked = ""
    for sign in script:
        (ask,) = engine.asks(pos)
        asked += ask.side
        action = Go() if sign == "+" else Pass()
        applied = engine.apply(pos, ask.side, action, Rng(1))
        assert isinstance(applied, Applied)
        pos = applied.position
    return asked, "".join(pos.public.log), pos.outcome is not None


@pytest.mark.parametrize(
    ("step", "script", "asked", "plays", "closed"),
    [
        (ReactStep(), "--", "ab", "", True),
        (ReactStep(), "++-", "aaa", "aa", False),
        (ReactStep(), "+-+-", "aabb", "ab", True),
        (ReactStep(), "+++", "aaa", "aaa", True),
        (Alternate(), "--", "ab", "", True),
        (Alternate(), "+--", "aba", "a", True),
        (Alternate(), "-+--", "abab", "b", True),
        (Alternate(), "++-", "aba", "ab", False),
        (Alternate(), "+++", "aba", "aba", True),
        (DeafA(), "-", "b", "", True),
        (DeafA(), "+-", "bb", "b", True),
        (DeafAlternate(), "+-", "bb", "b", True),
        (DeafBoth(), "", "", "", True),
    ],
)
def test_seats_take_turns_by_the_rule(step, script, asked, plays, closed):
    assert played(step, script) == (asked, plays, closed)


def test_a_holder_alone_is_asked_after_each_play():
    assert played(Holder(), "++-", seats=("b",)) == ("bbb", "bb", True)


def test_the_window_asks_by_its_prompt_and_clause():
    engine = engine_of({Main: MainStep(), React: ReactStep()}, Main())
    assert engine.asks(engine.start(Rng(1)).position) == (Ask("a", "react", "7.1"),)
