"""Chapter 16 - Air power: when and where planes may bomb, and German interdiction markers."""

from __future__ import annotations

from bocage.games.market_garden.book import Book
from bocage.games.market_garden.events import Interdicted
from bocage.games.market_garden.state import Lay
from bocage.games.market_garden.types import ALLIED, UK, D, Half, Interdict, Plane, Public, Seen
from bocage.kernel.api import Choice, Illegal, NoneOf, OneOf, refuse, rule

SUPPLY_PLANE = "8af"  # 16.1: it bombs on D-Day only
MARKERS = 2  # 3.5: German interdiction markers


# -- bombing --------------------------------------------------------------------------------


@rule("16.2a", "17.2", "17.3", "16.21")
def why_not_fly(public: Public, half: Half) -> Illegal | None:
    """Planes bomb in Clear impulses, and nothing else is done in the half."""
    if public.weather != "clear":
        return refuse("17.3", "no-flying")
    if half.activations:
        return refuse("16.21", "planes-alone")
    return None


@rule("16.1")
def ready_planes(public: Public) -> tuple[Plane, ...]:
    """RAF 2 and RAF 83, as long as they are not used."""
    return tuple(plane for plane in public.planes if plane != SUPPLY_PLANE)


def why_grounded(public: Public, half: Half) -> Illegal | None:
    """No planes bomb at all: they may not fly, or none is ready."""
    bad = why_not_fly(public, half)
    if bad is None and not ready_planes(public):
        return refuse("4.31", "planes-used")
    return bad


def why_not_plane(public: Public, plane: str) -> Illegal | None:
    """A bombardment marker that was not used this turn."""
    if plane == SUPPLY_PLANE:
        return refuse("16.1", "supply-plane", plane=plane)
    if plane not in public.planes:
        return refuse("4.31", "plane-used", plane=plane)
    return None


@rule("16.22", "14.4b")
def why_not_over(lay: Lay, space: str) -> Illegal | None:
    """With Allied units in it or beside it, or beside a space that the Allies control."""
    if space == UK:
        return refuse("16.22", "not-over-uk")
    allied, ours, around = lay.at[ALLIED], lay.ours[ALLIED], lay.book.near[space]
    if space in allied or not around.isdisjoint(allied) or not around.isdisjoint(ours):
        return None
    clause = "14.4b" if space in lay.book.zones else "16.22"
    return refuse(clause, "too-deep", space=space)


# -- German interdiction --------------------------------------------------------------------


def interdict_form(book: Book, seen: Seen) -> Choice:
    """An area for a marker."""
    used_up = why_no_marker(seen.public)
    if used_up is not None:
        return NoneOf(Interdict, used_up)
    return OneOf(
        [Interdict(space) for space in book.areas if interdictable(book, space)],
        lambda act: why_not_interdict(book, seen.public, act),
        types=(Interdict,),
    )


@rule("4.33", "16.4b")
def interdictable(book: Book, space: str) -> bool:
    """Drop areas and airborne supply heads (ruling A13)."""
    row = book.areas.get(space)
    return row is not None and (row.drop is not None or row.head is not None)


def why_no_marker(public: Public) -> Illegal | None:
    """Both markers are on the map."""
    if len(public.interdiction) >= MARKERS:
        return refuse("3.5", "no-interdiction-left", most=MARKERS)
    return None


@rule("16.4c")
def why_not_interdict(book: Book, public: Public, act: Interdict) -> Illegal | None:
    """An area for it in which there is none yet."""
    if not interdictable(book, act.space):
        return refuse("16.4b", "no-drop-area", space=act.space)
    if act.space in public.interdiction:
        return refuse("16.4a", "interdicted-already", space=act.space)
    return None


@rule("16.4a")
def place_interdiction(book: Book, d: D, action: Interdict) -> None:
    """The marker lies there to the end of the refit phase; that was the impulse, in any weather."""
    del book
    d.put(interdiction=(*d.public.interdiction, action.space))
    d.emit(Interdicted("16.4a", action.space))
