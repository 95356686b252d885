"""Chapter 10.8 - Casualty points: what defenders can absorb, and how they do."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import islice
from typing import Any

from bocage.games.market_garden.book import Book
from bocage.games.market_garden.events import Absorbed
from bocage.games.market_garden.rules.common import worsen
from bocage.games.market_garden.rules.r10_retreat import flight, why_rooted
from bocage.games.market_garden.state import Lay, lay
from bocage.games.market_garden.types import (
    DIS2,
    FRESH,
    Absorb,
    D,
    Fleeing,
    Half,
    Public,
    Seen,
    Side,
    Suffering,
)
from bocage.kernel.api import (
    Ask,
    Choice,
    Form,
    Illegal,
    Rng,
    Split,
    Step,
    Subset,
    innermost,
    once,
    refuse,
    rule,
)


@rule("10.8b")
def steps_left(state: int) -> int:
    """Points that a unit absorbs at most: 4 if Fresh, 1 at Dis2.

    To retreat at Dis2 absorbs no more than to be eliminated.
    """
    return DIS2 + 1 - state


def capacity(here: Lay, side: Side, space: str) -> int:
    """Points that all defenders together absorb at most."""
    return sum(steps_left(here.units[unit].state) for unit in here.of(side, space))


class Losses:
    """What the defenders can take, put together once for a decision."""

    def __init__(self, book: Book, public: Public, half: Half, f: Suffering) -> None:
        self.book, self.public, self.half = book, public, half
        here = lay(book, public)
        self.units = here.of(f.side, f.space)
        self.state = {unit: public.units[unit].state for unit in self.units}
        self.forward, self.points = f.forward, f.points
        self.capacity = capacity(here, f.side, f.space)

    @property
    @rule("10.8d", "10.743")
    def due(self) -> int:
        """Points to absorb: all of them, but none beyond the elimination of everybody."""
        return min(self.points, self.capacity)

    @once
    def runners(self) -> list[str]:
        """Units that could retreat."""
        if self.points > self.capacity:
            return []
        return [unit for unit in self.units if self.why_no_way(unit) is None]

    def why_no_way(self, unit: str) -> Illegal | None:
        """A retreat absorbs a point only if it can be made."""
        bad = why_rooted(self.book, unit)
        if bad is None and not flight(self.book, self.public, self.half, unit).any_way:
            return refuse("10.92b", "nowhere-to-retreat", unit=unit)
        return bad

    def forward_first(self, units: tuple[str, ...]) -> tuple[str, ...]:
        """The order in which units are offered."""
        return tuple(sorted(units, key=lambda unit: unit != self.forward))

    # -- limits for the steps of a unit, once it is known who retreats

    def lows(self, retreat: tuple[str, ...]) -> dict[str, int]:
        """The least steps: the first point is the forward unit's, and no Fresh unit retreats."""
        found = {unit: int(self.state[unit] == FRESH) for unit in retreat}
        if self.forward not in retreat:
            found[self.forward] = 1
        return found

    def caps(self, retreat: tuple[str, ...]) -> dict[str, int]:
        """The most steps: a unit that retreats is not eliminated."""
        return {unit: steps_left(self.state[unit]) - int(unit in retreat) for unit in self.units}


class Runaways(Subset):
    """Units that retreat."""

    def __init__(self, losses: Losses) -> None:
        super().__init__("retreat", lambda done: losses.runners, high=losses.due)
        self._losses = losses

    def more(self, done: Mapping[str, Any], so_far: Any) -> tuple[Any, ...]:
        """The forward unit, and then the others."""
        return self._losses.forward_first(super().more(done, so_far))


class Wounds(Split):
    """Steps by unit, with a least number for some of them."""

    def __init__(self, losses: Losses) -> None:
        super().__init__(
            "steps",
            lambda done: losses.caps(done["retreat"]),
            lambda done: (losses.due - len(done["retreat"]),),
        )
        self._losses = losses

    def more(self, done: Mapping[str, Any], so_far: Any) -> tuple[Any, ...]:
        """The forward unit, which takes the first point, and then the others."""
        return self._losses.forward_first(super().more(done, so_far))

    def given(self, done: Mapping[str, Any]) -> int:
        """Each retreat has absorbed a point."""
        return len(done["retreat"])

    def notes(self, done: Mapping[str, Any]) -> Mapping[Any, str]:
        """Who must take a point, and why."""
        least = self._losses.lows(done["retreat"])
        words = {unit: "before-retreat" for unit, low in least.items() if low}
        forward = self._losses.forward
        return {**words, forward: "first-point"} if forward in words else words

    def values(self, done: Mapping[str, Any]) -> Iterator[Any]:
        """Only divisions that come to something."""
        caps, lows = self._caps(done), self._losses.lows(done["retreat"])
        bounds = [(unit, lows.get(unit, 0), cap) for unit, cap in caps.items()]
        for total in self._totals(done):
            yield from _deal(bounds, total)

    def sample(self, done: Mapping[str, Any], rng: Rng) -> Any:
        """First what must be, then the rest one by one, as long as somebody can take it."""
        caps, dealt = self._caps(done), self._losses.lows(done["retreat"])
        left = self._totals(done)[0] - sum(dealt.values())
        for _ in range(left):
            units = [unit for unit, cap in caps.items() if dealt.get(unit, 0) < cap]
            if not units:
                break
            unit = units[rng.below(len(units))]
            dealt[unit] = dealt.get(unit, 0) + 1
        return {unit: dealt[unit] for unit in caps if dealt.get(unit)}


def _deal(bounds: list[tuple[str, int, int]], total: int) -> Iterator[dict[str, int]]:
    """All divisions of a total within bounds."""
    if not bounds:
        if total == 0:
            yield {}
        return
    (unit, low, cap), rest = bounds[0], bounds[1:]
    least = total - sum(most for _, _, most in rest)
    most = total - sum(little for _, little, _ in rest)
    for points in range(max(low, least), min(cap, most) + 1):
        for tail in _deal(rest, total - points):
            yield {unit: points, **tail} if points else tail


def absorb_form(losses: Losses) -> Form:
    """Who retreats, and who takes how many steps."""
    return Form(
        Absorb,
        (Runaways(losses), Wounds(losses)),
        lambda act: why_not_absorb(losses, act),
    )


def why_not_absorb(losses: Losses, act: Absorb) -> Illegal | None:
    """All points, the first by the forward unit; each unit as many as it can."""
    for unit in (*act.steps, *act.retreat):
        if unit not in losses.state:
            return refuse("10.8a", "not-defender", unit=unit)
    for unit, steps in act.steps.items():
        most = steps_left(losses.state[unit])
        if steps > most:
            return refuse("10.8b", "beyond-elimination", unit=unit, most=most)
    for unit in act.retreat:
        bad = why_not_run(losses, unit, act.steps)
        if bad is not None:
            return bad
    if losses.forward not in act.steps and losses.forward not in act.retreat:
        return refuse("10.8a", "forward-first", unit=losses.forward)
    given = sum(act.steps.values()) + len(act.retreat)
    if given != losses.due:
        return refuse("10.743", "absorb-exactly", points=losses.due, given=given)
    return None


def why_not_run(losses: Losses, unit: str, steps: Mapping[str, int]) -> Illegal | None:
    """Only a Spent or disrupted unit retreats, that survives and has somewhere to go."""
    after = losses.state[unit] + steps.get(unit, 0)
    if after == FRESH:
        return refuse("10.8b", "fresh-cannot-retreat", unit=unit)
    if after > DIS2 or losses.points > losses.capacity:
        return refuse("10.8c", "eliminated-cannot-retreat", unit=unit)
    return losses.why_no_way(unit)


class SufferStep(Step):
    """The defenders absorb casualty points, then those that retreat do."""

    def run(self, book: Book, d: D, f: Suffering) -> None:
        """If there is only one way to absorb them it is taken."""
        if f.stage == "over":
            return d.finish()
        losses = Losses(book, d.public, d.caller(Half), f)
        found: list[Any] = list(islice(absorb_form(losses).legal(), 2))
        if len(found) == 1:
            absorb(book, d, f, losses, found[0])
        return None

    def who(self, book: Book, public: Public, f: Suffering) -> tuple[Ask, ...]:
        """The defender."""
        told = {"space": f.space, "points": f.points, "unit": f.forward}
        return (Ask(f.side, "absorb", "10.8a", told),)

    def choice(self, book: Book, seen: Seen, f: Suffering, ask: Ask) -> Choice:
        """Steps and retreats."""
        return absorb_form(Losses(book, seen.public, innermost(seen.frames, Half), f))

    def take(self, book: Book, d: D, f: Suffering, side: str, action: Absorb) -> None:
        """Take them."""
        absorb(book, d, f, Losses(book, d.public, d.caller(Half), f), action)


@rule("10.8a", "10.8b")
def absorb(book: Book, d: D, f: Suffering, losses: Losses, act: Absorb) -> None:
    """Units get worse or are eliminated; then the others retreat."""
    d.emit(Absorbed("10.8a", f.side, f.space, losses.due))
    for unit, steps in act.steps.items():
        worsen(book, d, "10.8b", unit, steps)
    d.call(Fleeing(side=f.side, units=act.retreat), "over")
