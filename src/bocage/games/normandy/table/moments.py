"""The moments of dice and results, from all chapters."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from bocage.art.moment import Moment, Throw
from bocage.games.normandy import events as e
from bocage.games.normandy.book import Book
from bocage.games.normandy.table import moments_fights, moments_night
from bocage.kernel.api import Event

FIRE = "bocage.games.normandy.table.moments_fire"
fire: Any = import_module(FIRE) if find_spec(FIRE) else None


def of_die(book: Book, event: Any, told: Sequence[Event]) -> Moment:
    """A die that is told by its sentence."""
    side, space = getattr(event, "side", ""), getattr(event, "space", "")
    faces = event.rolls if hasattr(event, "rolls") else (event.roll,)
    return Moment(
        look="dice",
        throws=(Throw(side, faces=tuple(faces)),),
        on=(space,) if space else (),
        side=side,
    )


PLAIN = (
    e.Fired,
    e.FlakFired,
    e.Raided,
    e.Bombed,
    e.BridgeTried,
    e.Swam,
    e.Drifted,
    e.SalvoFired,
    e.Mined,
    e.DivesTried,
    e.Guided,
    e.Jumped,
    e.Marshed,
    e.ShotAt,
    e.Glided,
    e.ShipShot,
    e.Signalled,
    e.FortCutOff,
)
MOMENTS: dict[type[Event], Callable[..., Any]] = {
    **dict.fromkeys(PLAIN, of_die),
    **moments_fights.MOMENTS,
    **moments_night.MOMENTS,
    **getattr(fire, "MOMENTS", {}),
}
