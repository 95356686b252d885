"""What the terminal shows: the hexes in which somebody stands, as the view knows them."""

from __future__ import annotations

from typing import Any

from bocage.games.normandy import types as t
from bocage.games.normandy.book import Book
from bocage.games.normandy.view import sights


def sketch(book: Book, seen: t.Seen) -> dict[str, Any]:
    """The occupied hexes with their counters; unseen ones only as many as there are."""
    found: dict[str, list[dict[str, Any]]] = {}
    for space, pile in sorted(seen.public.piles.items()):
        found[space] = list(in_pile(book, seen, space, pile))
    return {
        "spots": {space: spot(book, seen, space, here) for space, here in found.items()},
        "places": {},
        "links": {},
        "pieces": tuple(piece for here in found.values() for piece in here),
    }


def spot(book: Book, seen: t.Seen, space: str, here: list[dict[str, Any]]) -> dict[str, Any]:
    """A hex."""
    row = book.country.rows[book.country.num[space]]
    return {
        "id": space,
        "terrain": row.settlement or row.terrain,
        "objective": None,
        "owner": seen.public.control.get(space),
        "source": None,
        "pieces": tuple(here),
    }


def in_pile(book: Book, seen: t.Seen, space: str, pile: t.Pile) -> list[dict[str, Any]]:
    """The counters of a pile: one's own, those that were seen, and blanks."""
    if pile.side == seen.side and seen.own is not None:
        mine = seen.own.units.items()
        return [known(book, unit, space, own.steps) for unit, own in mine if own.at == space]
    sight = sights(seen).get(space)
    if sight is not None:
        pairs = zip(sight.units, sight.steps, strict=True)
        return [known(book, unit, space, steps) for unit, steps in pairs]
    return [blank(space, pile, number) for number in range(max(pile.n, 1))]


def known(book: Book, unit: str, space: str, steps: int) -> dict[str, Any]:
    """A counter that is known."""
    counter = book.counters[unit]
    return {
        "id": unit,
        "side": counter.side,
        "type": counter.type,
        "at": space,
        "steps": steps,
        "full": counter.steps,
        "marks": (),
        "printed": counter,
    }


def blank(space: str, pile: t.Pile, number: int) -> dict[str, Any]:
    """A counter that nobody knows."""
    return {
        "id": f"{space}.{number}",
        "side": pile.side,
        "type": "unknown",
        "at": space,
        "steps": None,
        "full": None,
        "marks": pile.marks if number == 0 else (),
        "printed": None,
    }
