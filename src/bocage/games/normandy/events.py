"""What happens: what players are told, and what a record keeps.

What names hidden counters is told to their side alone; see `SHOWS` for what brings them to light.
"""

from __future__ import annotations

from bocage.games.normandy.types import Hex, Unit
from bocage.kernel.api import Event

# -- A: movement ------------------------------------------------------------------------------


class TurnBegan(Event, frozen=True, gc=False):
    """A turn begins."""

    turn: int


class Passed(Event, frozen=True, gc=False):
    """Counters went one hex on: everybody sees how many."""

    side: str
    n: int
    start: Hex
    space: Hex


class Marched(Event, frozen=True, gc=False):
    """Who they were; for their owner alone."""

    units: tuple[Unit, ...]
    space: Hex


class Looked(Event, frozen=True, gc=False):
    """A side has looked at a pile."""

    side: str
    space: Hex


class Found(Event, frozen=True, gc=False):
    """What the look has found; for who looked alone."""

    space: Hex
    units: tuple[Unit, ...]


# -- B: supply, weather, replacements ---------------------------------------------------------


# -- C: combat --------------------------------------------------------------------------------


# -- D: fire, air, engineers ------------------------------------------------------------------


# -- what brings hidden counters to light: A, B, C and D each add theirs ----------------------

SHOWS: tuple[type[Event], ...] = (
    Found,
    # -- B
    # -- C
    # -- D
)
