"""The sequence of play: the game, its days and their phases; and the step of every frame."""

from __future__ import annotations

from bocage.games.market_garden.book import Book
from bocage.games.market_garden.events import DayBegan, PhaseBegan
from bocage.games.market_garden.rules.r06_dawn import DawnStep
from bocage.games.market_garden.rules.r06_regroup import RegroupStep
from bocage.games.market_garden.rules.r08_impulse_1_daylight import DaylightStep
from bocage.games.market_garden.rules.r08_impulse_2_half import HalfStep
from bocage.games.market_garden.rules.r08_impulse_3_activation import ActivationStep
from bocage.games.market_garden.rules.r08_infiltration import InfiltrationStep
from bocage.games.market_garden.rules.r10_assault_3_fight import FightStep
from bocage.games.market_garden.rules.r10_losses import SufferStep
from bocage.games.market_garden.rules.r10_retreat import FleeStep, LeaveStep
from bocage.games.market_garden.rules.r11_bombard_2_resolve import BarrageStep, WearStep
from bocage.games.market_garden.rules.r12_advantage import ChanceStep, EveningStep, RollingStep
from bocage.games.market_garden.rules.r13_refit import ResupplyStep
from bocage.games.market_garden.rules.r18_drops import DroppingStep
from bocage.games.market_garden.rules.r20_dday_1_phases import DDayStep, PhaseStep
from bocage.games.market_garden.rules.r20_dday_3_landing import LandingStep
from bocage.games.market_garden.rules.r21_victory import breakthrough, evening_check
from bocage.games.market_garden.rules.r23_options import BiddingStep
from bocage.games.market_garden.types import (
    ALLIED,
    FIRST_DAY,
    GERMAN,
    Activation,
    Barrage,
    Bidding,
    Chance,
    D,
    Dawn,
    Daylight,
    DDay,
    Dropping,
    Evening,
    Fight,
    Fleeing,
    Game,
    Half,
    Infiltration,
    Landing,
    Leaving,
    Phase,
    Regrouping,
    Resupply,
    Rolling,
    Suffering,
    Wearing,
)
from bocage.kernel.api import Frame, Step, rule


@rule("6.1a", "6.1b", "6.4b", "6.5a", "5.3", "20.1", "20.6", "20.7", "6.22")
class GameStep(Step):
    """Day after day: dawn (or D-Day), daylight, refit, regroup; then the points are counted."""

    def run(self, book: Book, d: D, f: Game) -> None:
        """The boxes of a turn."""
        match f.stage:
            case "start":
                if book.on("bid"):
                    d.call(Bidding(), "dawn")
                else:
                    d.goto("dawn")
            case "dawn":
                d.emit(DayBegan("6.1a", d.public.day))
                d.call(DDay() if d.public.day == FIRST_DAY else Dawn(), "daylight")
            case "sunset":
                breakthrough(book, d)
                if d.outcome is None:
                    reset_evening(d)
                    d.goto("refit")
            case "night":
                evening_check(book, d)
                if d.outcome is None:
                    next_day(d)
                    d.goto("dawn")
            case stage:
                if stage in ("refit", "regroup"):
                    d.emit(PhaseBegan("6.1b", stage))
                d.call(*BOXES[stage])


BOXES: dict[str, tuple[Frame, str]] = {
    "daylight": (Daylight(), "sunset"),
    "refit": (Resupply(side=GERMAN), "allied-refit"),
    "allied-refit": (Resupply(side=ALLIED), "regroup"),
    "regroup": (Regrouping(side=GERMAN), "allied-regroup"),
    "allied-regroup": (Regrouping(side=ALLIED), "night"),
}


@rule("6.4a")
def reset_evening(d: D) -> None:
    """The impulse and the sunset DRM go back to 0; ferries used by day can be used again."""
    d.put(
        impulse=0,
        drm=0,
        passes=0,
        ferries={b: "ready" if s == "used" else s for b, s in d.public.ferries.items()},
    )


@rule("3.6", "6.5a")
def next_day(d: D) -> None:
    """The turn marker goes on one box."""
    d.put(day=d.public.day + 1)


STEPS: dict[type[Frame], Step] = {
    Game: GameStep(),
    Bidding: BiddingStep(),
    Dawn: DawnStep(),
    DDay: DDayStep(),
    Phase: PhaseStep(),
    Landing: LandingStep(),
    Daylight: DaylightStep(),
    Half: HalfStep(),
    Activation: ActivationStep(),
    Dropping: DroppingStep(),
    Infiltration: InfiltrationStep(),
    Rolling: RollingStep(),
    Chance: ChanceStep(),
    Fight: FightStep(),
    Suffering: SufferStep(),
    Fleeing: FleeStep(),
    Leaving: LeaveStep(),
    Barrage: BarrageStep(),
    Wearing: WearStep(),
    Evening: EveningStep(),
    Resupply: ResupplyStep(),
    Regrouping: RegroupStep(),
}
