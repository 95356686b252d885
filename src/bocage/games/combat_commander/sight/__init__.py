"""Line of sight: what a hex sees, how much the line is hindered, and by what.

On a printed map the measured table of that map decides for everything that is printed: where the
art lies inside a hex cannot be known otherwise. On a board of one's own the same question is
answered by exact geometry: woods and buildings are discs of two thirds of a hex round its centre,
everything else fills its hex, a line that runs along a hexside counts only what lies on both sides
of it, and what stands on a hexside counts if the line touches it at all. Smoke and blazes always
fill the closed hex.

Geometry also explains what the table says. Where the two differ the table wins, and the answer
says so.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache, reduce
from operator import or_
from typing import Any, Protocol

import msgspec

from bocage.data import DataError
from bocage.games.combat_commander.book import Book
from bocage.games.combat_commander.book.printed import Board, full_grid
from bocage.games.combat_commander.sight.trace import Cause, Causes, line_of, met, touched, trace
from bocage.kernel.api import rule
from bocage.space.sight import Crossed

BLOCKED = -1
OPAQUE = 255  # of a byte for a line: blocked
KEPT = 64  # how many different clouds of smoke are remembered
_MARGINAL = "xabcd"
_CODES = bytes.maketrans(b"#.x0123abcd", bytes([0, 255, 255, 0, 1, 2, 3, 0, 1, 2, 3]))


class Sight(msgspec.Struct, frozen=True, gc=False):
    """An answer: whether the line is clear, the greatest hindrance, what is in the way.

    printed: the measured table says it, and geometry would say otherwise.
    marginal: by a hair, on the printed map.
    """

    clear: bool
    hindrance: int
    causes: tuple[Cause, ...] = ()
    printed: bool = False
    marginal: bool = False


class Air(Protocol):
    """What of the position matters to a line of sight."""

    @property
    def smoke(self) -> Mapping[str, int]:
        """Hex -> hindrance."""

    @property
    def blaze(self) -> Mapping[str, int]:
        """Hexes that burn."""


# -- questions ------------------------------------------------------------------------------


@rule("10.2")
def sees(book: Book, public: Air, a: str, b: str) -> bool:
    """Whether units in one hex see units in the other."""
    return lines_of(book).code(public, a, b) >= 0


@rule("10.3", "10.3.3")
def hindrance(book: Book, public: Air, a: str, b: str) -> int:
    """The one greatest hindrance along the line; nothing adds up. Fog is not in it."""
    return max(lines_of(book).code(public, a, b), 0)


@rule("10.1a", "10.1d")
def sight(book: Book, public: Air, a: str, b: str) -> Sight:
    """The whole answer, with what is in the way from the first hex to the second."""
    lines = lines_of(book)
    base = lines.base(a, b)
    blockers, hinderers = trace(book, a, b)
    drawn = BLOCKED if blockers else max((c.hinders for c in hinderers), default=0)
    if base != drawn:
        blockers, hinderers = art(book, a, b, base)
    fires, clouds = blazes(public, a, b), smokes(public, a, b)
    if fires or base == BLOCKED:
        found = Sight(clear=False, hindrance=0, causes=(*fires, *blockers))
    else:
        most = sorted((*clouds, *hinderers), key=lambda cause: -cause.hinders)
        found = Sight(clear=True, hindrance=most[0].hinders if most else 0, causes=tuple(most))
    return msgspec.structs.replace(
        found, printed=base != drawn, marginal=lines.mark(a, b) in _MARGINAL
    )


# -- smoke and blazes -----------------------------------------------------------------------


@rule("10.2.1", "T79", "T88.5b")
def blazes(public: Air, a: str, b: str) -> tuple[Cause, ...]:
    """A blaze fills its hex, sides included, at every level; it blocks all lines through it."""
    if not public.blaze:
        return ()
    way = touched(a, b)
    return tuple(Cause(h, "blaze", "10.2.1") for h in way if h in public.blaze and h not in (a, b))


@rule("10.3.4a", "10.3.4b", "T94b")
def smokes(public: Air, a: str, b: str) -> tuple[Cause, ...]:
    """Smoke fills its hex, sides included, at every level; it hinders in, out and through."""
    if not public.smoke or a == b:
        return ()
    return tuple(
        Cause(h, "smoke", "10.3.4b" if h in (a, b) else "10.3.4a", public.smoke[h])
        for h in touched(a, b)
        if h in public.smoke
    )


# -- the lines of a book --------------------------------------------------------------------


@rule("10.1d")
def decoded(board: Board) -> bytes:
    """The measured table of a map as one number for each pair: 255 is blocked, else hindrance."""
    size = len(board.hexes)
    whole = "".join(board.los).encode("ascii")
    for i, row in enumerate(board.hexes):
        if whole[i::size] != whole[i * size : (i + 1) * size]:
            mine, theirs = whole[i * size : (i + 1) * size], whole[i::size]
            at = next(j for j in range(size) if mine[j] != theirs[j])
            text = (
                f"map {board.number}: '{row.hex}' to '{board.hexes[at].hex}' is "
                f"'{chr(mine[at])}', but back it is '{chr(theirs[at])}'"
            )
            raise DataError("los.tsv", column="row", message=text)
    return whole.translate(_CODES)


class Lines:
    """All lines of a board: the measured ones, or those that geometry finds when they are asked.

    Smoke and blazes lie over them as a haze: a byte for every pair of hexes, those of one cloud
    made at once. A number of as many bytes holds the lines that touch a hex: 255 for each of them.
    """

    def __init__(self, book: Book) -> None:
        self.book = book
        self.index = book.index
        self.size = len(book.hexes)
        self.codes = decoded(book.board) if book.board.los else b""
        self.found: dict[tuple[str, str], int] = {}
        self.crossed = _crossed()
        self.over: dict[str, int] = {}
        self.latest: tuple[dict[str, int], set[str], bytes] = ({}, set(), b"")
        self.hazes: dict[Any, bytes] = {}

    def seen(self, public: Air, a: str, hexes: Iterable[str]) -> list[str]:
        """Those of some hexes that are seen from a hex."""
        if not self.codes:
            return [b for b in hexes if self.code(public, a, b) >= 0]
        codes, index, at = self.codes, self.index, self.index[a] * self.size
        found = [b for b in hexes if codes[at + index[b]] < OPAQUE]
        if found and (public.smoke or public.blaze):
            haze = self.haze(public)
            return [b for b in found if haze[at + index[b]] < OPAQUE]
        return found

    @rule("10.1e")
    def base(self, a: str, b: str) -> int:
        """What is printed: BLOCKED, or the hindrance."""
        if self.codes:
            code = self.codes[self.index[a] * self.size + self.index[b]]
            return code if code < OPAQUE else BLOCKED
        found = self.found.get((a, b))
        if found is None:
            blockers, hinderers = trace(self.book, a, b)
            found = BLOCKED if blockers else max((c.hinders for c in hinderers), default=0)
            self.found[a, b] = self.found[b, a] = found
        return found

    def mark(self, a: str, b: str) -> str:
        """The character of the measured table, or nothing that it has."""
        if not self.codes:
            return "-"
        return self.book.board.los[self.index[a]][self.index[b]]

    def code(self, public: Air, a: str, b: str) -> int:
        """The same with smoke and blazes: BLOCKED, or the greatest hindrance."""
        base = self.base(a, b)
        if base < 0 or not (public.smoke or public.blaze):
            return base
        haze = self.haze(public)[self.index[a] * self.size + self.index[b]]
        return max(base, haze) if haze < OPAQUE else BLOCKED

    def haze(self, public: Air) -> bytes:
        """The haze of this cloud: the one that is remembered, or a new one.

        Mappings of a position under change are the same objects with other contents, so what they
        hold is compared, and kept as a copy. All games of a book ask here, from several threads:
        what is remembered is read and replaced as a whole.
        """
        smoke, blaze = public.smoke, public.blaze
        clouds, fires, haze = self.latest
        if smoke == clouds and blaze.keys() == fires:
            return haze
        key = (frozenset(smoke.items()), frozenset(blaze))
        found = self.hazes.get(key)
        if found is None:
            if len(self.hazes) >= KEPT:
                self.hazes.clear()
            made = self._burning(blaze) | self._clouded(smoke)
            found = self.hazes[key] = made.to_bytes(self.size * self.size, "little")
        self.latest = (dict(smoke), set(blaze), found)
        return found

    @rule("10.2.1", "T79", "T88.5b")
    def _burning(self, blaze: Mapping[str, int]) -> int:
        """Blazes block every line that touches their hex on its way."""
        return reduce(or_, map(self._over, blaze), 0)

    @rule("10.3.4a", "10.3.4b", "T94b")
    def _clouded(self, smoke: Mapping[str, int]) -> int:
        """Smoke hinders every line that touches its hex, in, out and through; the most counts."""
        haze, ones = 0, int.from_bytes(b"\1" * self.size * self.size)
        for value, at in sorted((value, at) for at, value in smoke.items()):
            lines = self._over(at) | self._at(at)
            haze = haze & ~lines | lines & ones * value
        return haze

    def _over(self, at: str) -> int:
        """The lines that touch a hex on their way."""
        if at not in self.over:
            index, size = self.index, self.size
            found = bytearray(size * size)
            for a, b in self.crossed.over(at):
                if a in index and b in index:
                    found[index[a] * size + index[b]] = OPAQUE
                    found[index[b] * size + index[a]] = OPAQUE
            self.over[at] = int.from_bytes(found, "little")
        return self.over[at]

    def _at(self, at: str) -> int:
        """The lines that begin or end in a hex; not the one that stays in it."""
        own, size = self.index[at], self.size
        found = bytearray(size * size)
        found[own * size : (own + 1) * size] = found[own::size] = bytes([OPAQUE]) * size
        found[own * size + own] = 0
        return int.from_bytes(found, "little")


@cache
def _crossed() -> Crossed:
    """Which lines touch a hex is the same on all maps."""
    return Crossed(full_grid())


def lines_of(book: Book) -> Lines:
    """The lines of a book, made when they are first asked for."""
    return book.memo.printed(Lines)


# -- the printed map ------------------------------------------------------------------------


def art(book: Book, a: str, b: str, base: int) -> tuple[Causes, Causes]:
    """What the art of a printed map must hold where geometry says otherwise than its table.

    The likeliest things are those of hexes that the line touches at all; else it is the art.
    """
    turned = book.index[a] > book.index[b]
    line = line_of(book, *((b, a) if turned else (a, b)), wide=True)
    blockers, hinderers = met(book, line)
    if base == BLOCKED:
        found = blockers or (Cause("", "art", "10.1a"),)
        return (found[::-1] if turned else found), ()
    found = tuple(cause for cause in hinderers if cause.hinders <= base)
    if base and not any(cause.hinders == base for cause in found):
        found = (*found, Cause("", "art", "10.1a", base))
    return (), (found[::-1] if turned else found) if base else ()


def agreement(book: Book, every: int = 1) -> tuple[int, int]:
    """How many pairs of hexes there are, and for how many geometry says what the table says.

    With `every` above 1 only each so-many-th pair is looked at.
    """
    pairs = equal = count = 0
    lines = lines_of(book)
    for i, a in enumerate(book.hexes):
        for b in book.hexes[i + 1 :]:
            count += 1
            if count % every:
                continue
            blockers, hinderers = trace(book, a, b)
            drawn = BLOCKED if blockers else max((c.hinders for c in hinderers), default=0)
            pairs += 1
            equal += drawn == lines.base(a, b)
    return pairs, equal
