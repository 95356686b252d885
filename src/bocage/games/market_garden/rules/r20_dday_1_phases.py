"""Chapter 20 - D-Day: its four phases on 17 September."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from bocage.games.market_garden.book import Book
from bocage.games.market_garden.events import Activated, PhaseBegan
from bocage.games.market_garden.rules.r08_impulse_2_half import how_it_stands
from bocage.games.market_garden.rules.r11_bombard_1_declare import begin_bombard, begin_strike
from bocage.games.market_garden.rules.r12_advantage import pass_advantage
from bocage.games.market_garden.rules.r20_dday_2_bombing import (
    air_form,
    barrage_form,
    guns_ready,
    tower_areas,
)
from bocage.games.market_garden.rules.r20_dday_3_landing import (
    area_form,
    begin_ground,
    begin_landing,
    drop_all,
    land_form,
    landed_areas,
)
from bocage.games.market_garden.types import (
    ALLIED,
    Activate,
    Bombard,
    D,
    DDay,
    Land,
    Landing,
    Phase,
    Public,
    Seen,
    Strike,
)
from bocage.kernel.api import Action, Ask, Choice, Step, rule

Name = Literal["air", "guns", "airborne", "ground"]
PHASES: tuple[Name, ...] = ("air", "guns", "airborne", "ground")


@rule("20.1", "6.22")
class DDayStep(Step):
    """The four phases that take the place of dawn on 17 September."""

    def run(self, book: Book, d: D, f: DDay) -> None:
        """One after the other."""
        if f.stage == "start":
            return d.goto("air")
        for phase, following in zip(PHASES, (*PHASES[1:], "over"), strict=True):
            if f.stage == phase:
                return d.call(Phase(side=ALLIED, phase=phase), following)
        return d.finish()


class PhaseStep(Step):
    """One phase of D-Day. In each the advantage may be used once, and passes at its end."""

    def run(self, book: Book, d: D, f: Phase) -> None:
        """Ask as long as there is something to do."""
        match f.stage:
            case "start":
                d.emit(PhaseBegan("20.1", f"dday-{f.phase}"))
                d.goto("begin", start_of=how_it_stands(book, d.public))
            case "begin":
                BEGIN[f.phase](book, d, f)
            case "go":
                if not GOING[f.phase](book, d.public, f):
                    d.goto("end")
            case "end":
                end_phase(d, f)

    def who(self, book: Book, public: Public, f: Phase) -> tuple[Ask, ...]:
        """The Allies."""
        if f.stage == "land":
            return (Ask(ALLIED, "dday-drop", "23.2a"),)
        prompt, clause = PROMPTS[f.phase]
        return (Ask(ALLIED, prompt, clause),)

    def choice(self, book: Book, seen: Seen, f: Phase, ask: Ask) -> Choice:
        """What belongs to the phase."""
        if f.stage == "land":
            return land_form(book, seen.public)
        return CHOICES[f.phase](book, seen, f)

    def take(self, book: Book, d: D, f: Phase, side: str, action: Action) -> None:
        """Carry it out, and come back."""
        if isinstance(action, Land):
            return drop_all(book, d, action.into)
        if isinstance(action, Strike):
            d.remember(active=(*f.active, action.space))
            return begin_strike(book, d, action, "go")
        if isinstance(action, Bombard):
            d.remember(active=(*f.active, action.space))
            return begin_bombard(book, d, ALLIED, action, "go")
        if isinstance(action, Activate):
            d.remember(active=(*f.active, *action.spaces))
            d.emit(Activated("20.4b", ALLIED, action.spaces, "landing"))
            return d.call(Landing(side=ALLIED, spaces=action.spaces, stirred=True), "go")
        return None


@rule("12.2c")
def end_phase(d: D, f: Phase) -> None:
    """An advantage that was spent passes. Losses cost it in impulses only (12.4a)."""
    pass_advantage(d, f)
    d.finish()


def begin_simply(book: Book, d: D, f: Phase) -> None:
    """Nothing before the first decision."""
    d.goto("go")


BEGIN: dict[str, Callable[[Book, D, Phase], None]] = {
    "air": begin_simply,
    "guns": begin_simply,
    "airborne": begin_landing,
    "ground": begin_ground,
}
GOING: dict[str, Callable[[Book, Public, Phase], object]] = {
    "air": tower_areas,
    "guns": guns_ready,
    "airborne": landed_areas,
}
PROMPTS = {
    "air": ("dday-air", "20.2a"),
    "guns": ("dday-guns", "20.3"),
    "airborne": ("dday-area", "20.4b"),
}
CHOICES: dict[str, Callable[[Book, Seen, Phase], Choice]] = {
    "air": air_form,
    "guns": barrage_form,
    "airborne": area_form,
}
