"""What an action gives up for good."""

from __future__ import annotations

from bocage.art.panels import Words
from bocage.games.market_garden.book import Book
from bocage.games.market_garden.rules.r08_impulse_2_half import adds_zone_f
from bocage.games.market_garden.rules.r13_refit import place_form, refit_form
from bocage.games.market_garden.rules.r13_supply import Stores
from bocage.games.market_garden.types import (
    Activate,
    Boat,
    Bombard,
    Double,
    Finish,
    Half,
    Infiltrate,
    Interdict,
    Reroll,
    Resupply,
    Seen,
    Strike,
    other,
)
from bocage.kernel.api import Action

ACTIVATES = (Activate, Infiltrate, Bombard, Strike, Interdict)


def price(book: Book, seen: Seen, action: Action) -> Words | None:
    """The advantage, the boats, and supply points that could still be spent."""
    if spends_advantage(seen, action):
        return Words("price-advantage", {"other": other(seen.public.advantage)})
    if isinstance(action, Boat):
        return Words("price-boat")
    return unspent(book, seen) if isinstance(action, Finish) else None


def unspent(book: Book, seen: Seen) -> Words | None:
    """What could still be done in a refit: units refitted, or depots placed for those in need."""
    top = seen.frames[-1] if seen.frames else None
    if not isinstance(top, Resupply) or top.stage != "refit":
        return None
    stores = Stores(book, seen.public, top)
    if next(refit_form(stores).legal(), None) is not None:
        return Words("price-refit", {"points": sum(top.points.values())})
    units = seen.public.units.items()
    tired = any(state.state for unit, state in units if book.side_of[unit] == top.side)
    if tired and next(place_form(stores).legal(), None) is not None:
        return Words("price-depots")
    return None


def spends_advantage(seen: Seen, action: Action) -> bool:
    """A roll again, another space, or a second activation that does not just add zone F."""
    if isinstance(action, Reroll | Double):
        return True
    half = next((f for f in reversed(seen.frames) if isinstance(f, Half)), None)
    if half is None or not isinstance(action, ACTIVATES):
        return False
    if isinstance(action, Activate) and len(action.spaces) > 1:
        return True
    return bool(half.activations) and not adds_zone_f(half, action)
