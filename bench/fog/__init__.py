"""Fog: hidden piles, dummies, looks, and a walk that stops when it meets something.

The pattern for games with hidden stacks, on which `tests/contract` proves that leaks are caught.
`FRONTS` are the same game at two sizes, to be measured: `fog.register()` puts all three beside the
games that are installed.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import ClassVar

from msgspec.structs import replace

from bench.fog import types as t
from bench.fog.book import Book, front, small
from bench.fog.rules import STEPS
from bocage.art.board import Board, Piece, hexes_of
from bocage.kernel.api import Event, Frame, Module, Rng, Setup, Step, innermost
from bocage.kernel.module import GROUP, _found


class Fog(Module):
    """The declaration."""

    id = "fog"
    edition = "1"
    sides: ClassVar[tuple[str, ...]] = t.SIDES
    scenarios: ClassVar[tuple[str, ...]] = ("open", "ambush")
    public, private, sealed = t.Public, t.Private, t.Sealed
    counts_type: ClassVar[type] = t.Counts
    actions = t.ACTIONS
    events: ClassVar[tuple[type[Event], ...]] = t.EVENTS
    shows: ClassVar[tuple[type[Event], ...] | None] = t.SHOWS
    steps: ClassVar[Mapping[type[Frame], Step]] = STEPS
    weights: ClassVar[Mapping[str, int]] = {"move": 6, "attack": 3, "look": 3, "done": 2}

    @property
    def home(self) -> Path:
        """Of games derived from this one too."""
        return Path(__file__).parent

    def load(self, scenario: str, options: Mapping[str, str], overlays: Sequence[Path]) -> Book:
        """The map and the counters."""
        return small(unseen=t.GERMAN if scenario == "ambush" else "")

    def universe(self, book: Book) -> dict[str, tuple[str, ...]]:
        """Counters and hexes."""
        return {"unit": tuple(book.units), "space": book.hexes}

    def setup(self, book: Book) -> Setup:
        """All counters where they start."""
        private = {side: t.Private({}) for side in t.SIDES}
        for unit, printed in book.units.items():
            private[printed.side].units[unit] = t.Own(printed.start)
        return Setup(t.Public(book.piles()), private, t.Sealed(), t.Game())

    def counts(self, book: Book, pos: t.Pos) -> t.Counts:
        """Piles show their numbers."""
        return t.Counts()

    def guess(self, book: Book, view: t.Seen, rng: Rng) -> tuple[dict[str, t.Private], t.Sealed]:
        """The counters that are left, dealt over the piles."""
        private = {s: guessed(book, view, s, rng) for s in t.SIDES if s != view.side}
        if view.own is not None and view.side is not None:
            private[view.side] = view.own
        return {side: private[side] for side in t.SIDES}, t.Sealed()

    def guise(self, book: Book, view: t.Seen, hidden: str) -> str | None:
        """Of a counter its nation is seen."""
        return book.units[hidden].nation

    def evaluate(self, book: Book, view: t.Seen) -> int:
        """Counters of the enemy lost, less one's own."""
        return sum(1 if book.side_of(unit) != view.side else -1 for unit in view.public.dead)

    def board(self, book: Book) -> Board:
        """Hexes and hedges."""
        hedges = dict.fromkeys(book.hedges, "woods")
        return Board(hexes=hexes_of(book.grid, hedges), top="pointy")

    def pieces(self, book: Book, view: t.Seen) -> tuple[Piece, ...]:
        """Own counters, and of the enemy what is known or as many blank ones as are seen."""
        mine = {} if view.own is None else view.own.units
        found = list(book.memo.each(own_piece, mine, view.side).values())
        looks, blanks = sights(view), book.memo.each(blank_pieces, view.public.piles)
        for h, pile in view.public.piles.items():
            if pile.side != view.side:
                known = looks.get(h, ())
                found += [piece(book, unit, h) for unit in known]
                found += blanks[h][len(known) :]
        return tuple(found)


def own_piece(book: Book, unit: str, own: t.Own) -> Piece:
    """One's own counter."""
    return piece(book, unit, own.at)


def blank_pieces(book: Book, h: str, pile: t.Pile) -> list[Piece]:
    """As many blank counters as a pile has."""
    blank = Piece(id="", side=pile.side, at=h, symbol="unknown", palette=pile.nation)
    return [replace(blank, id=f"{h}.{i}") for i in range(pile.n)]


def piece(book: Book, unit: str, at: str) -> Piece:
    """A counter that is known."""
    printed = book.units[unit]
    symbol = "artillery" if printed.gun else "infantry" if printed.power else "marker"
    return Piece(
        id=unit,
        side=printed.side,
        at=at,
        symbol=symbol,
        palette=printed.nation,
        values=(str(printed.power),),
    )


def sights(view: t.Seen) -> dict[str, tuple[str, ...]]:
    """By hex, the enemy's counters that the looks of a side have found and that are still there."""
    piles = view.public.piles
    known = view.own.known if view.own is not None else {}
    return {h: s.units for h, s in known.items() if h in piles and piles[h].since == s.since}


def guessed(book: Book, view: t.Seen, side: str, rng: Rng) -> t.Private:
    """What a view tells of a side's counters is true; the rest is dealt, by nations."""
    public, at = view.public, {}
    for h, units in sights(view).items():
        at.update(dict.fromkeys((u for u in units if book.side_of(u) == side), h))
    for frame in view.frames:
        if isinstance(frame, t.Fight):
            shown = frame.by | frame.against
            at.update({u: h for u, h in shown.items() if book.side_of(u) == side})
    alive = [u for u in book.units if book.side_of(u) == side and u not in public.dead]
    free = rng.shuffled([u for u in alive if u not in at])
    for h, pile in public.piles.items():
        if pile.side == side:
            like = [u for u in free if book.units[u].nation == pile.nation]
            dealt = like[: pile.n - list(at.values()).count(h)]
            at.update(dict.fromkeys(dealt, h))
            free = [u for u in free if u not in dealt]
    seen = {n for h, pile in public.piles.items() for n in (h, *book.near[h]) if pile.side != side}
    dark = [h for h in book.hexes if h not in seen and h not in public.piles]
    at.update({u: rng.choose(dark) for u in free})  # where nobody sees them
    private = t.Private({u: t.Own(at[u]) for u in alive})
    if any(isinstance(f, t.Walk) and f.side == side for f in view.frames):
        walk = innermost(view.frames, t.Walk)
        there = tuple(u for u in alive if at[u] == walk.at)
        private = t.Private(private.units, walking=there[: walk.n])
    return private


class Front(Fog):
    """A front so many times as long and as deep."""

    scenarios: ClassVar[tuple[str, ...]] = ("front",)

    def __init__(self, times: int) -> None:
        self.times = times
        self.id = f"fog-{times * times}"  # type: ignore[misc]  # one of several

    def load(self, scenario: str, options: Mapping[str, str], overlays: Sequence[Path]) -> Book:
        """The map and the counters."""
        return front(self.times)


module = Fog()
small_front, large_front = Front(1), Front(2)
FRONTS = {"1x": small_front, "4x": large_front}


def register() -> None:
    """Put Fog and its fronts beside the games that are installed."""
    for name in ("module", "small_front", "large_front"):
        game: Module = globals()[name]
        _found()[game.id] = EntryPoint(game.id, f"{__name__}:{name}", GROUP)
