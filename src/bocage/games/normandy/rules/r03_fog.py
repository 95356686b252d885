"""Chapter 3: who may look into a pile, and what it shows."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from bocage.games.normandy import types as t
from bocage.games.normandy.book import Book
from bocage.games.normandy.events import Found, Looked
from bocage.games.normandy.rules.common import units_at
from bocage.games.normandy.rules.phase import Extra, Phase
from bocage.games.normandy.rules.r17_2o_dummies import is_veiled
from bocage.kernel.api import Choice, Form, Frame, Illegal, NoneOf, OneOf, Pick, refuse, rule

NEVER = -1  # no pile has changed then: what was seen is only a note


class Eyes:
    """What a side can look at."""

    def __init__(self, phase: Phase) -> None:
        self.book, self.public = phase.book, phase.public
        self.own, self.side, self.f = phase.own, phase.side, phase.f
        self.at = {own.at for own in self.own.units.values()}

    @rule("3.6a", "3.6b")
    def hides(self, space: str) -> bool:
        """Whether nobody sees into a hex from the next: cities and bocage."""
        country = self.book.country
        number = country.num[space]
        return country.city[number] or country.terrain[number] == "bocage"

    @rule("12.6.3.1")
    def scouted(self, space: str) -> bool:
        """Whether a reconnaissance unit is next to it, in a mechanized phase."""
        if not (isinstance(self.f, t.Movement) and self.f.mechanized and self.f.side == self.side):
            return False
        near = set(self.book.grid.neighbours(space))
        counters = self.book.counters
        return any(
            own.at in near and counters[unit].type == "recon"
            for unit, own in self.own.units.items()
        )

    def is_known(self, space: str) -> bool:
        """Whether it has been looked at since its last change."""
        sight = self.own.known.get(space)
        return sight is not None and sight.since == self.public.piles[space].since

    @rule("3.6a")
    def why_not(self, space: str) -> Illegal | None:
        """Why a side cannot look into a pile."""
        pile = self.public.piles.get(space)
        if pile is None or pile.side == self.side:
            return refuse("3.6a", "no-pile", space=space)
        if self.is_known(space):
            return refuse("3.6a", "already-seen", space=space)
        land = self.book.country
        if not any(land.names[b] in self.at for b in land.around[land.num[space]]):
            return refuse("3.6a", "not-next", space=space)
        if self.hides(space) and not self.scouted(space):
            return refuse("3.6b", "out-of-sight", space=space)
        return None

    def open_to(self) -> list[str]:
        """All hexes that may be looked at."""
        land = self.book.country
        near = {b for a in self.at for b in land.around[land.num[a]]}
        foes = [h for h, pile in self.public.piles.items() if pile.side != self.side]
        return [h for h in foes if land.num[h] in near and self.why_not(h) is None]

    def in_the_open(self) -> list[str]:
        """Those of them into which everybody sees, not only reconnaissance."""
        return [space for space in self.open_to() if not self.hides(space)]


def eyes_of(phase: Phase) -> Eyes:
    """Worked out once for a question."""
    found: Eyes = phase.facts.get("eyes") or Eyes(phase)
    phase.facts["eyes"] = found
    return found


def look_choice(phase: Phase) -> Choice:
    """A pile to look into."""
    eyes = eyes_of(phase)
    spaces = eyes.open_to()
    if not spaces:
        return NoneOf(t.Look, refuse("3.6a", "no-look"), lambda act: eyes.why_not(act.space))
    pick = Pick("space", lambda done: spaces)
    return Form(t.Look, (pick,), lambda act: eyes.why_not(act.space))


def look_all_choice(phase: Phase) -> Choice:
    """All of them at once."""
    if not eyes_of(phase).in_the_open():
        return NoneOf(t.LookAll, refuse("3.6a", "no-look"))
    return OneOf((t.LookAll(),))


def take_look(book: Book, d: t.D, f: Frame, side: str, action: t.Look) -> None:
    """Look into one pile."""
    scouts(d, Eyes(asked(book, d, f, side)), (action.space,))
    look(book, d, side, action.space)


def take_look_all(book: Book, d: t.D, f: Frame, side: str, action: t.LookAll) -> None:
    """Look into all that may be looked into."""
    for space in Eyes(asked(book, d, f, side)).in_the_open():
        look(book, d, side, space)


class Asked(Phase):
    """A phase of which only what a side may see is known, while something is carried out."""

    def __init__(self, book: Book, d: t.D, f: Any, side: str) -> None:
        self.book, self.f, self.side = book, f, side
        self.public, self.own = d.public, d.private[side]
        self.facts = {}


def asked(book: Book, d: t.D, f: Frame, side: str) -> Asked:
    """The same as a phase, in the midst of carrying out."""
    return Asked(book, d, f, side)


@rule("12.6.3.1")
def scouts(d: t.D, eyes: Eyes, spaces: Any) -> None:
    """Reconnaissance looks at the end of the phase: nobody moves after it."""
    if any(eyes.hides(space) for space in spaces):
        d.amend(t.Movement, joined=True)


@rule("3.6a", "17.2o.1")
def look(book: Book, d: t.D, side: str, space: str) -> None:
    """Everybody sees that a side looks; what it finds it keeps for itself. No way back."""
    foe = t.other(side)
    theirs = d.private[foe].units
    units = tuple(
        unit
        for unit in units_at(theirs, space)
        if not is_veiled(book, d.public, d.private[foe], unit)
    )
    steps = tuple(theirs[unit].steps for unit in units)
    sight = t.Sight(d.public.piles[space].since, units, steps, d.public.turn)
    d.put_private(side, known={**elsewhere(d.private[side].known, set(units)), space: sight})
    d.put_private(foe, shown=d.private[foe].shown + 1)
    d.emit(Looked("3.6a", side, space))
    d.emit(Found("3.6a", space, units), to=(side,))


@rule("3.6d")
def learn(book: Book, d: t.D, watcher: str, shown: Iterable[str]) -> None:
    """What all were shown of a side its enemy keeps: a whole pile as a look, of others a note."""
    owns = d.private[t.other(watcher)].units
    here: dict[str, tuple[str, ...]] = {}
    for unit in shown:
        own = owns.get(unit)
        if own is not None and own.at in d.public.piles:
            here[own.at] = (*here.get(own.at, ()), unit)
    if not here:
        return
    before = d.private[watcher].known
    known = elsewhere(before, {unit for units in here.values() for unit in units})
    for space, units in here.items():
        pile = d.public.piles[space]
        sight = before.get(space)
        if sight is not None and sight.since == pile.since:
            known[space] = sight  # all of it has been seen
            continue
        types = {book.counters[unit].type for unit in units}
        plain = [unit for unit in units if book.counters[unit].type not in t.MARKS]
        forts = {kind for kind, mark in t.MARKS.items() if mark in pile.marks}
        whole = len(plain) == pile.n and forts <= types
        steps = tuple(owns[unit].steps for unit in units)
        known[space] = t.Sight(pile.since if whole else NEVER, units, steps, d.public.turn)
    d.carry(watcher, known=known)


def elsewhere(known: Mapping[str, t.Sight], seen: set[str]) -> dict[str, t.Sight]:
    """What is known, but for these: they have been seen in another hex."""
    left = ((space, without(sight, seen)) for space, sight in known.items())
    return {space: sight for space, sight in left if sight is not None}


def without(sight: t.Sight, gone: set[str]) -> t.Sight | None:
    """What was seen of a pile but for those that have been seen elsewhere since."""
    if gone.isdisjoint(sight.units):
        return sight
    steps = sight.steps or (0,) * len(sight.units)
    left = [(u, n) for u, n in zip(sight.units, steps, strict=True) if u not in gone]
    if not left:
        return None
    return t.Sight(NEVER, tuple(u for u, _ in left), tuple(n for _, n in left), sight.turn)


LOOKS = (
    Extra(t.Look, look_choice, take_look),
    Extra(t.LookAll, look_all_choice, take_look_all),
)
