"""Special rules of the scenarios that concern several chapters.

Those of one chapter stand in it: night, fog and concealment in fire, terrain in movement.
"""

from __future__ import annotations

from bocage.games.combat_commander.book import Book
from bocage.games.combat_commander.events.happen import FogThinned, OrdersGrew
from bocage.games.combat_commander.rules.common import lose_weapon
from bocage.games.combat_commander.state import holder_of
from bocage.games.combat_commander.types import ALLIES, AXIS, D, Public, Side
from bocage.kernel.api import rule

MOST_ORDERS = 3  # scenario 6: the Axis never gives more
FOG = 3  # scenario 12: at the start


@rule("F103.2a", "S9.1")
def mine_strength(book: Book, public: Public) -> int:
    """The FP of mines: what the scenario says, unless a side has changed it."""
    return public.mines or book.scenario.mines


@rule("S6.1")
def more_orders(book: Book, d: D) -> None:
    """Scenario 6: with each time advance the Axis may give one more order, up to three."""
    if book.special("axis-orders-grow") and d.public.orders[AXIS] < MOST_ORDERS:
        number = d.public.orders[AXIS] + 1
        d.edit("orders")[AXIS] = number
        d.emit(OrdersGrew("S6.1", AXIS, number))


@rule("S7.4")
def lose_captured(book: Book, d: D) -> None:
    """Scenario 7: the captured mortar is eliminated when it would break."""
    if not book.special("captured-mortar"):
        return
    for weapon in d.public.jammed:
        holder = holder_of(d.public, weapon)
        if holder and book.side_of[holder] == ALLIES and book.weapons[weapon].nation == "german":
            lose_weapon(d, weapon, "S7.4")


@rule("S11.1")
def lose_tank_gun(book: Book, d: D) -> None:
    """Scenario 11: the howitzer of the tank never leaves it and is lost with it or its crew."""
    if not book.special("tank"):
        return
    for state in tuple(d.public.units.values()):
        meant = state.weapon in book.rosters[ALLIES].holders
        gun = meant and book.weapons[state.weapon].ordnance
        if gun and d.public.forts.get(state.at) != "bunker":
            lose_weapon(d, state.weapon, "S11.1")


@rule("S12.2")
def thin_fog(d: D) -> None:
    """Scenario 12: every Breeze takes one off the fog."""
    if d.public.fog:
        d.put(fog=d.public.fog - 1)
        d.emit(FogThinned("S12.2", d.public.fog))


@rule("S12.1")
def sniper_reach(book: Book, side: Side) -> int:
    """How far from the random hex a sniper hits: the next hex; scenario 12: the Axis 2 hexes."""
    return 2 if side == AXIS and book.special("axis-snipers") else 1


@rule("S10.1")
def melee_bonus(book: Book, side: Side) -> int:
    """Scenario 10: the Allies add 1 to each melee roll."""
    return 1 if side == ALLIES and book.special("allies-melee") else 0
