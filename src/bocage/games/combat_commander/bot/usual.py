"""The usual answers, which the page shows filled in: who fires in an order or a window, and how."""

from __future__ import annotations

from collections.abc import Sequence

from bocage.games.combat_commander.book import Book
from bocage.games.combat_commander.bot.fire import Gunnery
from bocage.games.combat_commander.bot.order import fire_orders
from bocage.games.combat_commander.bot.picture import picture_of
from bocage.games.combat_commander.bot.within import lookouts, reply
from bocage.games.combat_commander.rules.o14_activation import Troop
from bocage.games.combat_commander.rules.o20_fire_2_group import Firers
from bocage.games.combat_commander.types import Alert, Entered, Firing, Seen, Shoot, Turn
from bocage.kernel.api import Action, Choice, Partial


def proposal(book: Book, seen: Seen, choice: Choice, partial: Partial) -> Action | None:
    """A Fire card: the leader and his men who would fire; a shot: the best group, no cards."""
    frame, fields = seen.frames[-1], partial.fields
    found: Action | None = None
    if isinstance(frame, Turn) and partial.do == "fire" and set(fields) == {"card"}:
        found = _activated(book, seen, fields["card"])
    elif isinstance(frame, Entered):
        found = _reacting(book, seen, frame, partial)
    elif isinstance(frame, Firing) and partial.do in (None, "shoot") and set(fields) <= {"at"}:
        found = _shot(book, seen, frame, [fields["at"]] if fields else None)
    return found if found is not None and choice.why_not(found) is None else None


def _reacting(book: Book, seen: Seen, f: Entered, partial: Partial) -> Action | None:
    """Opportunity fire: with a card who would fire best together; then their best shot."""
    fields, pic = partial.fields, picture_of(book, seen)
    if partial.do == "alert" and set(fields) == {"card"}:
        best = max(lookouts(book, seen, pic, f), default=None)
        return None if best is None else Alert(fields["card"], best[1])
    if partial.do in (None, "shoot") and f.alert and not f.fired and set(fields) <= {"at"}:
        return reply(book, seen, pic, f)
    return None


def _activated(book: Book, seen: Seen, card: str) -> Action | None:
    """The order of this card that brings most."""
    side = seen.side or ""
    troop = Troop(book, seen.public, side)
    orders = fire_orders(book, seen, picture_of(book, seen), troop, card)
    best = max(orders, key=lambda idea: idea.value, default=None)
    return None if best is None else best.action


def _shot(book: Book, seen: Seen, f: Firing, at: Sequence[str] | None) -> Action | None:
    """The attack that gains most, at any hex or at this one."""
    hand = seen.own.hand if seen.own is not None else ()
    firers = Firers(book, seen.public, f.side, f.units, hand=hand, fired=f.fired)
    shot = Gunnery(picture_of(book, seen), firers).best(firers.pieces, at)
    return None if shot is None else Shoot(shot.at, shot.base, shot.by)
