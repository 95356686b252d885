from typing import Any

import pytest

from bocage.kernel.api import Ask, EngineFault, Frame, OneOf, Outcome, Step
from bocage.kernel.chance import Rng
from tests.kernel.little import Go, Say, engine_of, say


class Main(Frame, frozen=True, kw_only=True):
    got: int = 0


class Sub(Frame, frozen=True, kw_only=True):
    depth: int = 0


class Wait(Frame, frozen=True, kw_only=True):
    word: str = ""


class MainStep(Step):
    """Calls a frame that calls itself, adds the values, then asks."""

    def run(self, book: Any, d: Any, f: Main) -> None:
        match f.stage:
            case "start":
                say(d, "start")
                d.call(Sub(depth=2), then="called")
            case "called":
                say(d, f"got {f.got}")
                d.goto("ask")

    def back(self, book: Any, d: Any, f: Main, value: Any) -> None:
        assert f.stage == "called"
        d.remember(got=f.got + value)

    def who(self, book: Any, public: Any, f: Main) -> tuple[Ask, ...]:
        return (Ask("a", "go", "1.1"),)

    def choice(self, book: Any, seen: Any, f: Main, ask: Ask) -> Any:
        return OneOf([Go()])

    def take(self, book: Any, d: Any, f: Main, side: str, action: Any) -> None:
        d.end(Outcome(None, "1.1", "done"))


class SubStep(Step):
    def run(self, book: Any, d: Any, f: Sub) -> None:
        say(d, f"sub {f.depth} {f.stage}")
        if f.stage == "start" and f.depth:
            d.call(Sub(depth=f.depth - 1), then="back")
        else:
            d.finish(1)

    def back(self, book: Any, d: Any, f: Sub, value: Any) -> None:
        d.finish(value + 1)


def test_frames_call_each_other_and_return_values():
    engine = engine_of({Main: MainStep(), Sub: SubStep()}, Main())
    pos = engine.start(Rng(1)).position
    assert pos.public.log == ("start", "sub 2 start", "sub 1 start", "sub 0 start", "got 3")
    assert engine.asks(pos) == (Ask("a", "go", "1.1"),)
    after = engine.apply_legal(pos, "a", Go(), Rng(1)).position
    assert after.outcome is not None and engine.asks(after) == ()


class Day(Step):
    """Lets frames wait for dusk; one of them makes another wait."""

    def run(self, book: Any, d: Any, f: Main) -> None:
        if f.stage == "start":
            d.later("dusk", Wait(word="one"))
            d.later("dawn", Wait(word="never"))
            d.later("dusk", Wait(word="two"))
            d.call_due("dusk", then="night")
        elif f.stage == "night":
            d.end(Outcome(None, "1.1", "night"))


class WaitStep(Step):
    def run(self, book: Any, d: Any, f: Wait) -> None:
        say(d, f.word)
        if f.word == "one":
            d.later("dusk", Wait(word="three"))
        d.finish()


def test_frames_that_wait_run_in_order_and_may_add_to_the_queue():
    engine = engine_of({Main: Day(), Wait: WaitStep()}, Main())
    pos = engine.start(Rng(1)).position
    assert pos.public.log == ("one", "two", "three")
    assert pos.outcome == Outcome(None, "1.1", "night")


class Loop(Step):
    def run(self, book: Any, d: Any, f: Main) -> None:
        d.goto("again")


class Gone(Step):
    def run(self, book: Any, d: Any, f: Main) -> None:
        d.finish()


class Silent(Step):
    pass


class NobodyStep(Step):
    def who(self, book: Any, public: Any, f: Main) -> tuple[Ask, ...]:
        return ()


@pytest.mark.parametrize(
    ("step", "message"),
    [
        (Loop(), "steps without a decision"),
        (Gone(), "last frame returned"),
        (Silent(), "asks nobody at stage 'start'"),
        (NobodyStep(), "nobody is asked"),
    ],
)
def test_a_step_that_breaks_its_contract_is_a_fault(step, message):
    with pytest.raises(EngineFault, match=message):
        engine_of({Main: step}, Main()).start(Rng(1))


class Asking(Silent):
    def who(self, book: Any, public: Any, f: Main) -> tuple[Ask, ...]:
        return (Ask("a", "go", "1.1"),)


def test_a_step_that_asks_must_offer_and_take():
    engine = engine_of({Main: Asking()}, Main())
    pos = engine.start(Rng(1)).position
    with pytest.raises(EngineFault, match="offers no choice for 'go'"):
        engine.choice(pos, "a")
    with pytest.raises(EngineFault, match="takes no answer"):
        engine.apply_legal(pos, "a", Say(), Rng(1))


class Counting(Asking):
    """Changes the board without moving on: `run` is asked again until nothing changes."""

    def run(self, book: Any, d: Any, f: Main) -> None:
        if d.public.count < 3:
            d.put(count=d.public.count + 1)


def test_run_goes_on_until_nothing_changes():
    engine = engine_of({Main: Counting()}, Main())
    assert engine.start(Rng(1)).position.public.count == 3
