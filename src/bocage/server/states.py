"""All that a seat sees at one moment, made from its view alone; and what has changed since."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from bocage.art.board import Piece
from bocage.art.panels import Hand, Panel, Pool
from bocage.kernel.choice import Choice
from bocage.kernel.nouns import Ask
from bocage.kernel.position import AnyView
from bocage.server import api, say
from bocage.server.menus import Asked, menu
from bocage.server.shelf import Box
from bocage.words import status_lines


class Moment:
    """One moment as one side sees it; what is asked for is worked out once."""

    def __init__(self, box: Box, view: AnyView, asks: tuple[Ask, ...], lang: str) -> None:
        self.box = box
        self.view = view
        self.asks = asks  # public
        self.lang = lang

    @cached_property
    def pieces(self) -> dict[str, Piece]:
        """The counters by id; of a stack the top one first."""
        module, book = self.box.module, self.box.engine.book
        return {piece.id: piece for piece in module.pieces(book, self.view)}

    @cached_property
    def unsaid(self) -> tuple[Panel, ...]:
        """What lies beside the map, not yet in words."""
        panels: tuple[Panel, ...] = self.box.module.panels(self.box.engine.book, self.view)
        return panels

    def panels(self) -> dict[str, Panel]:
        """What lies beside the map, in words."""
        side = self.view.side or ""
        return {panel.id: self.box.said(panel, side, self.lang) for panel in self.unsaid}

    def status(self) -> tuple[tuple[str, str], ...]:
        """The one-line status in words."""
        words = self.box.words(self.lang)
        return status_lines(words, self.box.module.status(self.box.engine.book, self.view))


def stacks_of(pieces: dict[str, Piece]) -> dict[str, tuple[str, ...]]:
    """The counters of each space; signs on the map are none."""
    found: dict[str, list[str]] = {}
    for piece in pieces.values():
        if piece.is_sign:
            continue
        found.setdefault(piece.at, []).append(piece.id)
    return {space: tuple(ids) for space, ids in found.items()}


def asked_of(moment: Moment, choice: tuple[Ask, Choice]) -> Asked:
    """The decision of a seat, ready to be told."""
    hands = (panel for panel in moment.unsaid if isinstance(panel, Hand))
    cards = (card.id for hand in hands for card in hand.cards)
    pools = (panel for panel in moment.unsaid if isinstance(panel, Pool))
    aside = (piece.id for pool in pools for _, pieces in pool.groups for piece in pieces)
    return Asked(
        engine=moment.box.engine,
        words=moment.box.words(moment.lang),
        view=moment.view,
        ask=choice[0],
        choice=choice[1],
        pieces=moment.pieces,
        aside=frozenset(aside),
        spaces=moment.box.places,
        cards=frozenset(cards),
    )


def state_of(moment: Moment, asked: Asked | None, **more: Any) -> api.State:
    """The state; `more` gives what the view does not know: `last`, `undo`, `ending`, `first`."""
    view, words = moment.view, moment.box.words(moment.lang)
    pieces = moment.pieces
    return api.State(
        version=view.version,
        at=view.version,
        seat=view.side or "",
        status=moment.status(),
        pieces=pieces,
        stacks=stacks_of(pieces),
        panels=moment.panels(),
        asks=say.asks(words, moment.asks, view.frames),
        menu=menu(asked) if asked else None,
        **more,
    )


def changes(old: api.State, new: api.State) -> dict[str, Any]:
    """The fields of a delta between two states; empty if nothing has changed."""
    out: dict[str, Any] = {}
    for name in ("pieces", "stacks", "panels"):
        changed = _changed(getattr(old, name), getattr(new, name))
        if changed:
            out[name] = changed
    for name in ("status", "asks", "undo"):
        if getattr(old, name) != getattr(new, name):
            out[name] = getattr(new, name)
    if new.menu != old.menu:
        out |= {"no_menu": True} if new.menu is None else {"menu": new.menu}
    if new.ending != old.ending:
        out["ending"] = new.ending
    if (old.version, old.last) != (new.version, new.last):
        out["version"] = new.version
    return out


def _changed(old: dict[str, Any], new: dict[str, Any]) -> dict[str, Any]:
    gone = {key: None for key in old if key not in new}
    return gone | {key: value for key, value in new.items() if old.get(key) != value}
