"""Chapter 13.9 - Isolated units roll for surrender; the advantage in phases without impulses."""

from __future__ import annotations

from bocage.games.market_garden.book import Book
from bocage.games.market_garden.events import AdvantagePassed, SurrenderRolled
from bocage.games.market_garden.rules.common import eliminate, worsen
from bocage.games.market_garden.state import lay
from bocage.games.market_garden.types import DIS2, D, Public, Side
from bocage.kernel.api import rule


@rule("13.9a", "6.4d", "13.8c")
def isolated_units(book: Book, public: Public, side: Side) -> tuple[str, ...]:
    """The units of a side without a supply line, as things stand when the rolls begin.

    Which units roll is settled before the first die: units that surrender may change control and
    with it the lines of others, but that counts only on the next day.
    """
    here = lay(book, public)
    cut_off = [units for space, units in here.at[side].items() if here.isolated(side, space)]
    return tuple(sorted([unit for units in cut_off for unit in units], key=book.place))


@rule("13.9a", "13.9c")
def isolation_level(state: int) -> int:
    """Fresh 1, Spent 2, Dis1 3, Dis2 4."""
    return state + 1


@rule("13.9a", "13.9b", "13.9c")
def fate(state: int, die: int) -> str:
    """Below the level it is gone; at the level it is one step worse, beyond Dis2 gone too."""
    level = isolation_level(state)
    if die < level or (die == level and state == DIS2):
        return "surrenders"
    return "worse" if die == level else "holds"


def surrender(book: Book, d: D, unit: str, die: int) -> None:
    """Carry out one roll; who surrenders does not count as a loss for the advantage (12.4)."""
    state = d.public.units[unit].state
    result = fate(state, die)
    d.emit(SurrenderRolled("13.9a", unit, die, isolation_level(state), result))
    if result == "surrenders":
        eliminate(book, d, "13.9a", unit, "surrendered")
    elif result == "worse":
        worsen(book, d, "13.9b", unit)


@rule("12.2c")
def end_quiet_phase(d: D) -> None:
    """An advantage that was spent at dawn or in a side's refit passes when that is over.

    The book names impulses and D-Day phases only; 12.2a lets any die be rolled again, and 12.1a
    asks for a holder at the start of the next impulse.
    """
    heir = d.public.heir
    if heir != "none":
        d.put(advantage=heir, heir="none")
        d.emit(AdvantagePassed("12.2c", heir))
