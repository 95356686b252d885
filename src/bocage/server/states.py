"""All that a seat sees at one moment, made from its view alone; and what has changed since."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from bocage.art.board import SIGNS, Piece
from bocage.art.panels import Hand, Panel, Pool
from bocage.art.plain import pieces_of
from bocage.kernel.choice import Choice
from bocage.kernel.nouns import Ask
from bocage.kernel.position import AnyView
from bocage.server import api, say
from bocage.server.menus import menu
from bocage.server.shelf import Box
from bocage.server.targets import Asked
from bocage.words import status_lines


class Moment:
    """One moment as one side sees it; whatever is asked for is worked out once."""

    def __init__(
        self, box: Box, view: AnyView, asks: tuple[Ask, ...], *, live: bool = True
    ) -> None:
        self.box = box
        self.view = view
        self.asks = asks  # public
        self.live = live  # this side may decide now, if it is asked
        self._first: dict[str, tuple[Any, ...]] = {}  # what the first field of an action can be
        self._asked: dict[str, Asked] = {}
        self._kinds: dict[str, tuple[api.Kind, ...]] = {}  # in words, as far as they are known
        self._states: dict[str, api.State] = {}

    def apart(self, box: Box) -> Moment:
        """The same for another engine; counters and panels are not read again."""
        twin = Moment(box, self.view, self.asks, live=self.live)
        twin.pieces, twin.unsaid = self.pieces, self.unsaid
        twin._first = self._first
        twin._kinds = {lang: asked.told for lang, asked in self._asked.items()}
        return twin

    @cached_property
    def pieces(self) -> dict[str, Piece]:
        """The counters by id; of a stack the top one first."""
        module, book = self.box.module, self.box.engine.book
        return {piece.id: piece for piece in pieces_of(module, book, self.view)}

    @cached_property
    def stacks(self) -> dict[str, tuple[str, ...]]:
        """The counters of each space; signs on the map are none."""
        found: dict[str, tuple[str, ...]] = {}
        for id_, piece in self.pieces.items():
            if piece.symbol not in SIGNS:
                at = piece.at
                found[at] = (*found[at], id_) if at in found else (id_,)
        return found

    @cached_property
    def acted(self) -> tuple[str, ...]:
        """The own counters that have done what is asked now."""
        told = self.box.module.acted(self.box.engine.book, self.view)
        own = [piece for piece in self.pieces.values() if piece.side == self.view.side]
        return tuple(p.id for p in own if (p.is_done if told is None else p.id in told))

    @cached_property
    def unsaid(self) -> tuple[Panel, ...]:
        """What lies beside the map, not yet in words."""
        panels: tuple[Panel, ...] = self.box.module.panels(self.box.engine.book, self.view)
        return panels

    @cached_property
    def status(self) -> tuple[tuple[Any, Any], ...]:
        """The one-line status, not yet in words."""
        return self.box.module.status(self.box.engine.book, self.view)

    def groups(self, lang: str) -> tuple[api.Group, ...]:
        """The own counters that belong together."""
        box = self.box
        return tuple(
            api.Group(g.id, box.title(g, lang), g.units, g.short, g.lead, g.within, g.ground)
            for g in box.module.groups(box.engine.book, self.view)
        )

    @cached_property
    def cards(self) -> frozenset[str]:
        """The cards that lie open to this side."""
        hands = (panel for panel in self.unsaid if isinstance(panel, Hand))
        return frozenset(card.id for hand in hands for card in hand.cards)

    @cached_property
    def aside(self) -> frozenset[str]:
        """The counters beside the map."""
        pools = (panel for panel in self.unsaid if isinstance(panel, Pool))
        groups = (pieces for pool in pools for _, pieces in pool.groups)
        return frozenset(piece.id for pieces in groups for piece in pieces)

    @cached_property
    def choice(self) -> tuple[Ask, Choice] | None:
        """What this side decides, from its view; None if it is not asked."""
        return self.box.engine.choice_of_view(self.view) if self.live else None

    def asked(self, lang: str) -> Asked | None:
        """The decision, ready to be told."""
        if self.choice is None:
            return None
        if lang not in self._asked:
            self._asked[lang] = Asked(
                engine=self.box.engine,
                words=self.box.words(lang),
                view=self.view,
                ask=self.choice[0],
                choice=self.choice[1],
                pieces=self.pieces,
                aside=self.aside,
                spaces=self.box.land.places,
                cards=self.cards,
                told=self._kinds.get(lang, ()),
                first=self._first,
            )
        return self._asked[lang]

    def state(self, lang: str) -> api.State:
        """All of it in words, but for what the view does not know: `last`, `undo`, `ending`."""
        if lang not in self._states:
            self._states[lang] = self._state(lang)
        return self._states[lang]

    def _state(self, lang: str) -> api.State:
        view, words, asked = self.view, self.box.words(lang), self.asked(lang)
        side = view.side or ""
        return api.State(
            version=view.version,
            at=view.version,
            last=view.version,
            seat=side,
            status=status_lines(words, self.status),
            pieces=self.pieces,
            stacks=self.stacks,
            panels={panel.id: self.box.said(panel, side, lang) for panel in self.unsaid},
            asks=say.asks(words, self.asks, view.frames, self.box.module.again),
            menu=menu(asked, propose=True) if asked else None,
            acted=self.acted if asked else (),
            groups=self.groups(lang),
        )


def changes(old: api.State, new: api.State) -> dict[str, Any]:
    """The fields of a delta between two states; empty if nothing has changed."""
    out: dict[str, Any] = {}
    for name in ("pieces", "stacks", "panels"):
        changed = _changed(getattr(old, name), getattr(new, name))
        if changed:
            out[name] = changed
    for name in ("status", "asks", "undo", "acted", "groups"):
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
    if old is new:
        return {}
    gone = {key: None for key in old if key not in new}
    known = old.get
    return gone | {
        key: value
        for key, value in new.items()
        if (before := known(key)) is not value and before != value
    }
