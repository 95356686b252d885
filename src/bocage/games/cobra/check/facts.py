"""Situations: what only positions of 2008 can be asked, beside what both editions can."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from bocage.check import Facts, compare, different, plain
from bocage.families.cobra.check import facts as family
from bocage.families.cobra.terrain import MP
from bocage.families.cobra.types import SIDES
from bocage.games.cobra.rules.c05_10_boundary import boundary_of
from bocage.games.cobra.rules.c10_5_beaches import given_up
from bocage.games.cobra.rules.c14_6_naval import naval_points
from bocage.games.cobra.types import Combat, Movement
from bocage.kernel.api import innermost
from bocage.kernel.position import AnyPosition as Pos


class Spent(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"points": "is"}):
    """The movement points that a unit has spent in this phase."""

    unit: str
    points: int | float


class Fact(family.Fact, frozen=True, forbid_unknown_fields=True):
    """All kinds; an expectation has one of them."""

    beaches: dict[str, str] | None = None
    beach: dict[str, str] | None = None
    beach_shifts: dict[str, int] | None = None
    zones_destroyed: tuple[str, ...] | None = None
    control: dict[str, str] | None = None
    vp_track: dict[str, int] | None = None
    naval: int | None = None
    savings: dict[str, int] | None = None
    committed: dict[str, int] | None = None
    spent: Spent | None = None
    boundary: tuple[str, str] | None = None
    boundary_line: tuple[str, ...] | None = None
    vp_by: dict[str, int] | None = None
    harbour: tuple[str, ...] | None = None


def _beaches(book: Any, position: Pos, wanted: Mapping[str, str]) -> str | None:
    """Hexes: destroyed, or in use."""
    gone = position.public.destroyed
    return compare("beaches", wanted, {h: "destroyed" if h in gone else "held" for h in wanted})


def _beach(book: Any, position: Pos, wanted: Mapping[str, str]) -> str | None:
    """Whole beaches: abandoned, or held."""
    public = position.public
    found = {b: "abandoned" if given_up(book, public, b.lower()) else "held" for b in wanted}
    return compare("beach", wanted, found)


def _shifts(book: Any, position: Pos, wanted: Mapping[str, int]) -> str | None:
    shifts = position.public.beach_shifts
    return compare("beach_shifts", wanted, {hex_: shifts.get(hex_, 0) for hex_ in wanted})


def _zones(book: Any, position: Pos, wanted: tuple[str, ...]) -> str | None:
    return different("zones", sorted(wanted), sorted(position.public.razed))


def _control(book: Any, position: Pos, wanted: Mapping[str, str]) -> str | None:
    control = position.public.control
    return compare("control", wanted, {hex_: control.get(hex_, "none") for hex_ in wanted})


def _track(book: Any, position: Pos, wanted: Mapping[str, int]) -> str | None:
    """What the Germans have got at the starts of turns, and for abandoned beaches."""
    public = position.public
    total = sum(public.scored.values()) + 10 * len(public.abandoned)
    return compare("vp_track", wanted, {"german": total})


def _naval(book: Any, position: Pos, wanted: int) -> str | None:
    """What is left of the naval points of the turn."""
    public, used = position.public, 0
    for frame in position.frames:
        used += getattr(frame, "naval", 0)
    return different("naval", wanted, naval_points(book, public.turn, public.weather) - used)


def _savings(book: Any, position: Pos, wanted: Mapping[str, int]) -> str | None:
    """German replacement steps in hand, in halves."""
    found = position.public.savings
    return compare("savings", wanted, {kind: found.get(kind, 0) for kind in wanted})


def _committed(book: Any, position: Pos, wanted: Mapping[str, int]) -> str | None:
    """Supply points that were committed in this combat phase, and not used yet."""
    found = {str(group): n for group, n in innermost(position.frames, Combat).committed.items()}
    return compare("committed", wanted, {group: found.get(group, 0) for group in wanted})


def _spent(book: Any, position: Pos, wanted: Spent) -> str | None:
    found = innermost(position.frames, Movement).spent.get(wanted.unit, 0)
    return different(f"what {wanted.unit} has spent", wanted.points, plain(found, MP))


def _boundary(book: Any, position: Pos, wanted: tuple[str, str]) -> str | None:
    """The markers of the army boundary."""
    return different("the boundary", list(wanted), list(position.public.boundary))


def _line(book: Any, position: Pos, wanted: tuple[str, ...]) -> str | None:
    """Hexes that are all on the boundary."""
    missing = set(wanted) - boundary_of(book, position.public).hexes
    return f"{', '.join(sorted(missing))} should be on the boundary" if missing else None


def _points_by(book: Any, position: Pos, wanted: Mapping[str, int]) -> str | None:
    """Victory points by the clause that gives them."""
    found = dict.fromkeys(wanted, 0)
    for side in SIDES:
        for item in book.edition.points(book, position.public, side).items:
            if item.clause in found:
                found[item.clause] += item.value
    return compare("vp_by", wanted, found)


fact = Facts(
    Fact,
    {
        **family.KINDS,
        "beaches": _beaches,
        "beach": _beach,
        "beach_shifts": _shifts,
        "zones_destroyed": _zones,
        "control": _control,
        "vp_track": _track,
        "naval": _naval,
        "savings": _savings,
        "committed": _committed,
        "spent": _spent,
        "boundary": _boundary,
        "boundary_line": _line,
        "vp_by": _points_by,
        "harbour": lambda b, p, wanted: different("harbour", [*wanted], [*p.public.harbour]),
    },
)
