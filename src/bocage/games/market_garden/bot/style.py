"""How a player weighs things: the numbers that heuristics are made of."""

from __future__ import annotations

from typing import NamedTuple

from bocage.games.market_garden.types import GERMAN, Side


class Style(NamedTuple):
    """One way to weigh things; the defaults are those of `greedy@1` and stay as they are.

    Values are in thousandths of a victory point, ways in tenths of an easy step.
    """

    # What it costs XXX Corps to go on.
    vacant: int = 25
    defended: int = 20
    per_point: int = 5
    contested: int = 12
    enemy_bridge: int = 12
    enemy_river: int = 20
    blown: int = 32
    blown_river: int = 55
    # How far it may get: in any case, and for each impulse.
    enough: int = 30
    pace: int = 13
    floor: int = 6  # the least slope of a point
    forward: int = 24  # for each of its units and each area that it is nearer to Arnhem
    last_call: int = 350  # for a victory area that it enters on the last day
    eindhoven: int = 0  # for units of it there on the first day
    shut_in: int = 1800  # what Germans in zone F are worth to them at the start
    vanguard: int = 5  # units that assault in zone F on the first day
    relief: int = 1500  # what clearing it of them is worth
    # Units.
    worth: int = 30  # of a point of attack or defence factor
    lasting: int = 8  # impulses' worth of a unit that is left at the end
    tired: int = 10  # percent that a unit loses when it is Spent
    option: int = 60  # and what a unit of XXX Corps could still have done in a whole day
    # What the Allies may lose.
    stake: int = 40  # tenths of the slope that are at stake with a space
    cut: int = 1200  # percent of what is cut off that stays so, sooner or later
    sever: int = 0  # percent of what would be cut off that draws the Germans
    head: int = 250  # for a supply head
    loses: int = 100  # percent of the usual danger for a garrison
    lost: int = 100  # and for a space without one
    bridgehead: int = 1500  # the 1st Airborne Division in Arnhem
    # Where units are drawn to.
    fades: int = 80  # percent of a pull that is felt one step away
    through: int = 55  # and through enemies
    pulled: int = 30  # percent of a pull that a unit gains by being nearer
    herd: int = 100  # percent of what the usual share of others than the first is
    called: int = 25  # percent of a danger that pulls
    seen: int = 30  # for ground that is taken, whatever it is
    guard: int = 150  # for Germans in Arnhem
    retake: int = 500  # and for those who come when it is lost
    wall: int = 30  # tenths of the slope that pull Germans into the way
    crowd: int = 4  # so many Germans there halve the pull
    # Fights.
    shaken: int = 28  # percent of the attackers that a repulse costs
    hurt: int = 16  # and of the point unit that a stalemate costs
    prize: int = 100  # percent of what the ground is worth
    joined: int = 0  # 1: it is of XXX Corps too if some of it stands there already
    grind: int = 0  # percent of it that enemies are worn down for, though they are not cleared
    kill: int = 100  # percent of what enemies are worth
    shelled: int = 100  # percent of what bombardments are worth
    wanted: int = 100  # percent of what it adds that the ground matters
    # Halves and acts.
    some: int = 10  # what an act must be worth
    more: int = 40  # percent of what another act of the same space adds
    second: int = 150  # what a second activation must be worth, more than the advantage
    dusk: int = 0  # percent of that which is waived when the day is over after it
    dropped: int = 90  # for each unit that drops
    blow: int = 100  # percent of a crossing that a demolition is worth
    seize: int = 100  # and a seizure
    stay: int = 100  # percent of the ground that is worth to stay for
    stubborn: int = 300  # percent of the slope that ground is worth to Germans
    advantage: int = 100  # percent of the usual worth of the advantage
    forfeit: int = 0  # percent of the advantage that an Allied unit lost costs with it
    again: int = 100  # what other dice must be worth, more than the advantage
    sunset: int = 0  # what an impulse is worth to the Allies when the sunset is rolled again
    heed: int = 0  # percent of the enemy's best answer that counts against a plan
    # Nights.
    near: int = 250  # how strong a pull doubles what a refit is worth
    step: int = 12  # what a step in regrouping must be worth
    regrouped: int = 40  # percent of a pull that a step gives


PLAIN = Style()
# Found by playing: a thousand games in which every number of both sides was moved up or down at
# random, and the points of the Allies fitted to the moves. Numbers that did not matter are plain.
KEEN_ALLIED = Style(
    vacant=18,
    contested=10,
    pace=11,
    last_call=300,
    eindhoven=1000,
    shut_in=2300,
    vanguard=3,
    relief=2200,
    worth=55,
    tired=19,
    stake=32,
    loses=70,
    bridgehead=2500,
    fades=85,
    pulled=20,
    herd=70,
    called=33,
    prize=120,
    joined=1,
    grind=50,
    shelled=130,
    wanted=125,
    more=48,
    dropped=120,
    advantage=130,
    step=9,
)
KEEN_GERMAN = Style(
    vacant=20,
    defended=25,
    per_point=7,
    blown_river=39,
    enough=24,
    pace=9,
    floor=8,
    sever=80,
    heed=80,
    bridgehead=2300,
    pulled=20,
    herd=70,
    some=8,
)


def keen(side: Side | None) -> Style:
    """How `search@1` weighs things."""
    return KEEN_GERMAN if side == GERMAN else KEEN_ALLIED
