"""What an action gives up for good."""

from __future__ import annotations

from bocage.art.panels import Words
from bocage.games.combat_commander import types as t
from bocage.games.combat_commander.book import Book
from bocage.kernel.api import Action, Pass


def price(book: Book, seen: t.Seen, action: Action) -> Words | None:
    """The Initiative, weapons, a card without a shot, and a turn in which nothing happens."""
    if isinstance(action, t.Reroll):
        return Words("price-initiative", {"other": t.other(seen.public.initiative)})
    if isinstance(action, t.Drop):
        return Words("price-weapon", {"weapon": action.weapon})
    if isinstance(action, t.Shoot | t.Assault):
        used = tuple(w for w in action.by if w in book.weapons and book.weapons[w].one_shot)
        return Words("price-used", {"weapons": used}) if used else None
    if isinstance(action, Pass) and _nobody_fired(seen):
        return Words("price-unfired")
    if isinstance(action, t.Discard) and not action.cards and seen.own is not None:
        most = min(book.discard[seen.side or ""], len(seen.own.hand))
        return Words("price-keep", {"cards": most}) if most else None
    return None


def _nobody_fired(seen: t.Seen) -> bool:
    """Units were activated in this very hex for opportunity fire, and have not fired yet."""
    f = seen.frames[-1]
    return isinstance(f, t.Entered) and f.played and bool(f.alert) and not f.fired
