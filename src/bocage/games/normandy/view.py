"""What a view tells: hidden parts that it could come from, and which counters look alike."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from bocage.games.normandy import types as t
from bocage.games.normandy.book import Book
from bocage.games.normandy.rules.common import pools_of, units_at
from bocage.games.normandy.rules.r18_1_beaches import ENGINEER, MORNING
from bocage.kernel.api import Frame, Rng


def guess(book: Book, view: t.Seen, rng: Rng) -> tuple[dict[str, t.Private], t.Sealed]:
    """The counters that a side may have, dealt over its piles; what one knows is true."""
    found = {side: Dealer(book, view, side, rng).part() for side in t.SIDES if side != view.side}
    if view.own is not None and view.side is not None:
        found[view.side] = view.own
    return {side: found[side] for side in t.SIDES}, t.Sealed()


def guise(book: Book, view: t.Seen, hidden: str) -> str | None:
    """Of a counter its colour is seen, and whether it is a fort or has no zone of control.

    Who is due later is known from the schedule; companies are as many as there are.
    """
    counter = book.counters.get(hidden)
    if counter is None or counter.type in t.MARKS or hidden in view.public.returns:
        return None
    if hidden in view.public.aloft or counter.type == "pathfinder":
        return None
    due = book.due.get(hidden)
    comes = due is not None and (due > view.public.turn, "due")
    words = (counter.nation, counter.steps, counter.is_support, comes, "pool" in counter.flags)
    return " ".join(map(str, words))


def sights(view: t.Seen) -> dict[str, t.Sight]:
    """By hex, what the looks of a side have found that is still so."""
    piles = view.public.piles
    known = view.own.known if view.own is not None else {}
    return {at: s for at, s in known.items() if at in piles and piles[at].since == s.since}


# -- what the frames show ---------------------------------------------------------------------


def shown_places(book: Book, frames: tuple[Frame, ...]) -> dict[str, str]:
    """Where counters are that stand in frames, the innermost last."""
    found: dict[str, str] = {}
    for frame in frames:
        space = getattr(frame, "space", None)
        for name in frame.__struct_fields__:
            value = getattr(frame, name)
            if isinstance(value, Mapping):
                found |= {u: h for u, h in value.items() if u in book.counters and is_hex(book, h)}
            elif name == "foes" and space is not None:
                found |= dict.fromkeys(value, space)
    return found


def is_hex(book: Book, word: Any) -> bool:
    """Whether it names a hex."""
    return isinstance(word, str) and word in book.country.num


def shown_steps(frames: tuple[Frame, ...]) -> dict[str, int]:
    """How many steps they have."""
    found: dict[str, int] = {}
    for frame in frames:
        for name in ("steps", "units"):
            value = getattr(frame, name, None)
            if isinstance(value, Mapping):
                found |= {unit: n for unit, n in value.items() if isinstance(n, int)}
    return found


def shown_units(book: Book, frames: tuple[Frame, ...]) -> Iterator[str]:
    """All counters that frames name."""
    for frame in frames:
        for name in frame.__struct_fields__:
            yield from words(book, getattr(frame, name))


def words(book: Book, value: Any) -> Iterator[str]:
    """The counters that are named anywhere in a value."""
    if isinstance(value, str):
        if value in book.counters:
            yield value
    elif isinstance(value, Mapping):
        for key, item in value.items():
            yield from words(book, key)
            yield from words(book, item)
    elif isinstance(value, tuple):
        for item in value:
            yield from words(book, item)
    elif hasattr(value, "__struct_fields__"):
        for name in value.__struct_fields__:
            yield from words(book, getattr(value, name))


# -- dealing ------------------------------------------------------------------------------------


def has_zone(item: tuple[str, t.Pile]) -> bool:
    """Whether a pile, with its hex, has a zone of control."""
    return item[1].zoc


class Dealer:
    """Deals the counters of a side that one does not see."""

    def __init__(self, book: Book, view: t.Seen, side: str, rng: Rng) -> None:
        self.book, self.view, self.side, self.rng = book, view, side, rng
        self.public = view.public
        self.at: dict[str, str] = {}
        self.here: dict[str, set[str]] = {}  # the same by hex
        self.steps = shown_steps(view.frames)
        off = {*self.public.dead, *self.public.returns, *self.public.aloft}
        mine = [unit for unit, whose in book.side_of.items() if whose == side and unit not in off]
        counters = book.counters
        now = self.public.turn
        regular = [u for u in mine if u in book.roster and book.due.get(u, 0) <= now]
        if now > MORNING:  # those of the landing have left
            regular = [u for u in regular if ENGINEER not in counters[u].flags]
        self.free = rng.shuffled([u for u in regular if "pool" not in counters[u].flags])
        pool = [u for u in mine if "pool" in counters[u].flags]
        self.free += rng.shuffled(pool)  # only where nobody else is left

    def part(self) -> t.Private:
        """The hidden part of the side."""
        self.known()
        mine = ((at, pile) for at, pile in self.public.piles.items() if pile.side == self.side)
        for space, pile in sorted(mine, key=has_zone):  # support units are few
            self.fill(space, pile)
        units = {u: self.own(u) for u in self.book.counters if u in self.at}
        counters = self.book.counters
        gone = [u for u in (*self.public.dead, *self.free) if "pool" not in counters[u].flags]
        late = self.book.due
        return t.Private(
            units,
            walking=self.walking(units),
            origin=self.origin(),
            pools=pools_of(self.book, self.side, units),
            gone=tuple(u for u in gone if self.book.side_of[u] == self.side and u not in late),
            waiting=tuple(u for u in late if u not in units and u not in self.public.dead),
        )

    def own(self, unit: str) -> t.Own:
        """A counter with the steps that are known, or all of them."""
        return t.Own(self.at[unit], self.steps.get(unit, self.book.counters[unit].steps))

    def put(self, unit: str, space: str) -> None:
        """It lies there."""
        self.here.get(self.at.get(unit, ""), set()).discard(unit)
        self.at[unit] = space
        self.here.setdefault(space, set()).add(unit)
        if unit in self.free:
            self.free.remove(unit)

    def known(self) -> None:
        """What frames show and looks have found is where it is."""
        side_of = self.book.side_of
        for space, sight in sights(self.view).items():
            if self.public.piles[space].side == self.side:
                for unit, steps in zip(sight.units, sight.steps, strict=True):
                    self.put(unit, space)
                    self.steps.setdefault(unit, steps)
        places = shown_places(self.book, self.view.frames)
        for unit, space in places.items():
            pile = self.public.piles.get(space)
            if side_of[unit] == self.side and pile is not None and pile.side == self.side:
                self.put(unit, space)
        for unit in dict.fromkeys(shown_units(self.book, self.view.frames)):
            if side_of[unit] == self.side and unit not in self.at and unit in self.free:
                self.free.remove(unit)
                self.free.insert(0, unit)  # somewhere it must be

    def fill(self, space: str, pile: t.Pile) -> None:
        """As many counters as are seen, of the colour that is seen."""
        counters = self.book.counters
        here = [*self.here.get(space, ())]
        for kind, mark in t.MARKS.items():
            if mark in pile.marks and not any(counters[u].type == kind for u in here):
                here += self.draw(space, pile, 1, lambda u, kind=kind: counters[u].type == kind)
        plain = [u for u in here if counters[u].type not in t.MARKS]
        want = pile.n - len(plain)
        if want > 0 and pile.zoc and all(counters[u].is_support for u in here):
            want -= len(self.draw(space, pile, 1, self.is_plain))
        support = self.is_support if not pile.zoc else self.is_any
        self.draw(space, pile, want, support)

    def is_plain(self, unit: str) -> bool:
        """A counter with a zone of control."""
        return self.is_any(unit) and not self.book.counters[unit].is_support

    def is_support(self, unit: str) -> bool:
        """A counter without one."""
        return self.book.counters[unit].is_support

    def is_any(self, unit: str) -> bool:
        """Whatever is no fort and can lie on the map."""
        return self.book.counters[unit].type not in (*t.MARKS, "ship", "pathfinder")

    def draw(self, space: str, pile: t.Pile, number: int, fits: Any) -> list[str]:
        """The first counters that fit."""
        found: list[str] = []
        for unit in self.free:
            if len(found) >= number:
                break
            if self.book.counters[unit].nation == pile.nation and fits(unit):
                found.append(unit)
        for unit in found:
            self.put(unit, space)
        return found

    def walking(self, units: Mapping[str, t.Own]) -> tuple[str, ...]:
        """Those that walk are so many of their pile."""
        for frame in self.view.frames:
            if isinstance(frame, t.Walk) and frame.side == self.side:
                return units_at(units, frame.at)[: frame.n]
        return ()

    def origin(self) -> str:
        """Where they are counts as where they began: nobody has kept that."""
        frames = self.view.frames
        walks = (f for f in frames if isinstance(f, t.Walk) and f.side == self.side)
        return next((walk.at for walk in walks), "")
