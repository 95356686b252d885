"""The step of every frame."""

from __future__ import annotations

from bocage.games.combat_commander import types as t
from bocage.games.combat_commander.rules.a31_after_pass import AfterPassStep
from bocage.games.combat_commander.rules.a33_opfire import EnteredStep
from bocage.games.combat_commander.rules.a36_wounds import BreakingStep, VictimStep, WoundsStep
from bocage.games.combat_commander.rules.e59_support import SupportStep
from bocage.games.combat_commander.rules.events import HappeningStep
from bocage.games.combat_commander.rules.events.fires import FlightStep
from bocage.games.combat_commander.rules.g_random import GeneratingStep
from bocage.games.combat_commander.rules.g_random_support import AssetsStep, BuyingStep
from bocage.games.combat_commander.rules.o16_advance_1_order import AdvancingStep
from bocage.games.combat_commander.rules.o16_advance_2_melee import (
    AmbushStep,
    MeleesStep,
    MeleeStep,
    QuarterStep,
)
from bocage.games.combat_commander.rules.o18_artillery import ShellingStep
from bocage.games.combat_commander.rules.o20_fire_1_order import FiringStep
from bocage.games.combat_commander.rules.o20_fire_5_attack import AttackStep, BoostStep
from bocage.games.combat_commander.rules.o20_fire_6_defence import ShieldStep
from bocage.games.combat_commander.rules.o21_move_1_order import MovingStep
from bocage.games.combat_commander.rules.o21_move_4_walk import WalkingStep
from bocage.games.combat_commander.rules.o22_recover import RecoveringStep
from bocage.games.combat_commander.rules.o23_rout import RetreatingStep, RoutingStep
from bocage.games.combat_commander.rules.r01_rolls import AgainStep, RollStep, TriggerStep
from bocage.games.combat_commander.rules.r01_sniper import SniperStep
from bocage.games.combat_commander.rules.r05_setup import SetUpStep
from bocage.games.combat_commander.rules.r05_turn import GameStep, RefillStep, TurnStep
from bocage.games.combat_commander.rules.r06_time import DigInStep, TimeAdvanceStep
from bocage.games.combat_commander.rules.r07_exit import LeavingStep
from bocage.games.combat_commander.rules.r08_stacking import OverstackedStep
from bocage.kernel.api import Frame, Step

STEPS: dict[type[Frame], Step] = {
    t.Game: GameStep(),
    t.Generating: GeneratingStep(),
    t.Buying: BuyingStep(),
    t.Assets: AssetsStep(),
    t.SetUp: SetUpStep(),
    t.Turn: TurnStep(),
    t.AfterPass: AfterPassStep(),
    t.Overstacked: OverstackedStep(),
    t.Refill: RefillStep(),
    t.Roll: RollStep(),
    t.Again: AgainStep(),
    t.Trigger: TriggerStep(),
    t.TimeAdvance: TimeAdvanceStep(),
    t.DigIn: DigInStep(),
    t.Sniper: SniperStep(),
    t.Happening: HappeningStep(),
    t.Victim: VictimStep(),
    t.Flight: FlightStep(),
    t.Support: SupportStep(),
    t.Firing: FiringStep(),
    t.Moving: MovingStep(),
    t.Walking: WalkingStep(),
    t.Advancing: AdvancingStep(),
    t.Leaving: LeavingStep(),
    t.Entered: EnteredStep(),
    t.Recovering: RecoveringStep(),
    t.Routing: RoutingStep(),
    t.Retreating: RetreatingStep(),
    t.Shelling: ShellingStep(),
    t.Attack: AttackStep(),
    t.Boost: BoostStep(),
    t.Shield: ShieldStep(),
    t.Breaking: BreakingStep(),
    t.Wounds: WoundsStep(),
    t.Melees: MeleesStep(),
    t.Melee: MeleeStep(),
    t.Ambush: AmbushStep(),
    t.Quarter: QuarterStep(),
}
