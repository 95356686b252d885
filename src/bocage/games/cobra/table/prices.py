"""What an action gives up for good."""

from __future__ import annotations

from bocage.art.panels import Words
from bocage.families.cobra.table.prices import crowding
from bocage.families.cobra.types import Done, Exit
from bocage.games.cobra.book import Book
from bocage.games.cobra.rules.c14_air import strike_hexes
from bocage.games.cobra.types import Cancel, Combat, PlayerTurn, Release, Seen, Strike, Withdraw
from bocage.kernel.api import Action, innermost


def lost_points(book: Book, seen: Seen, used: int) -> int:
    """Air points that could go to a hex and do not."""
    bombed = innermost(seen.frames, PlayerTurn).bombed
    return min(seen.public.air, len(strike_hexes(book, seen.public, bombed))) - used


def price(book: Book, seen: Seen, action: Action) -> Words | None:
    """A unit that leaves, a point for the Allies, what does not fly, an over-full hex."""
    top = seen.frames[-1] if seen.frames else None
    match action:
        case Exit(unit, edge):
            return Words("price-south" if edge == "south" else "price-exit", {"unit": unit})
        case Withdraw(unit):
            return Words("price-withdraw", {"unit": unit})
        case Release():
            return Words("price-release")
        case Cancel():
            return Words("price-cancel")
        case Strike(hexes) if lost_points(book, seen, len(hexes)):
            return Words("price-air", {"points": lost_points(book, seen, len(hexes))})
        case Done() if isinstance(top, Combat) and top.stage == "attack":
            left = sum(top.committed.values())
            return Words("price-points", {"points": left}) if left else None
    return crowding(book, seen, action)
