"""Games as they lie on the shelf: engines with their books, boards and words, made once each."""

from __future__ import annotations

import gc
import threading
from collections.abc import Mapping
from copy import copy
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

import msgspec

from bocage.art.board import Board, Piece, Point, shared_line
from bocage.art.chart import sheet as drawn
from bocage.art.panels import Group, Panel
from bocage.art.panels import Words as Unsaid
from bocage.art.plain import board_of
from bocage.art.sheet import Sheet as Drawn
from bocage.kernel.chance import Rng
from bocage.kernel.engine import Engine, drawn_options
from bocage.kernel.module import Module, load_module, offered_names
from bocage.space import back, flood
from bocage.text import LANGUAGES
from bocage.words import Words, filled, sentence

if TYPE_CHECKING:
    from bocage.server import api
    from bocage.server.web import Sheet

HERE = Path(__file__).resolve().parent / "text"
Overlays = Mapping[str, tuple[Path, ...]]  # by game


class TableWords(Words):
    """The words of a game on the page: names without ids, and the server's own sentences."""

    folders: ClassVar[tuple[Path, ...]] = (HERE,)
    prefixes: ClassVar[tuple[str, ...]] = ("table", "words")
    with_ids: ClassVar[bool] = False


class Box:
    """A game with one scenario and its options: the engine and what does not change with play."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.module = engine.module
        self.land = Land(engine)
        self._words: dict[str, TableWords] = {}
        self._said: dict[tuple[str, str, str], tuple[Panel, Panel]] = {}
        self._titles: dict[tuple[str, str], tuple[Unsaid, str]] = {}

    def apart(self) -> Box:
        """The same with a memory of its own: for one game, or for another thread."""
        twin = copy(self)
        twin.engine, twin._said = self.engine.another(), {}
        return twin

    @cached_property
    def yours(self) -> tuple[str, ...]:
        """The units whose row, or that of whose kind, the owner has changed."""
        engine = self.engine
        rows = self.module.data_changed(engine.overlays) if engine.overlays else ()
        units = self.module.universe(engine.book).get("unit", ()) if rows else ()
        return tuple(unit for unit in units if {unit, unit.rstrip(DIGITS)} & set(rows))

    def words(self, lang: str) -> TableWords:
        """The words of the game in one language."""
        if lang not in self._words:
            self._words[lang] = TableWords(self.module, self.engine.book, lang)
        return self._words[lang]

    def said(self, panel: Panel, side: str, lang: str) -> Panel:
        """A panel in words; one that has not changed is not put into words again."""
        key = (lang, side, panel.id)
        known = self._said.get(key)
        if known is None or (known[0] is not panel and known[0] != panel):
            known = self._said[key] = (panel, bare(filled(self.words(lang), panel)))
        return known[1]

    def title(self, group: Group, lang: str) -> str:
        """What a group of counters is called, put into words once."""
        known = self._titles.get((lang, group.id))
        if known is None or known[0] != group.title:
            words = sentence(self.words(lang), group.title)
            known = self._titles[lang, group.id] = (group.title, words)
        return known[1]


class Land:
    """The map of a game, which all its boxes share."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self.sheets: dict[str, Sheet] = {}  # by language, ready to be sent

    @cached_property
    def board(self) -> Board:
        """The map as it is drawn."""
        return board_of(self._engine.module, self._engine.book)

    @cached_property
    def drawn(self) -> Drawn:
        """What the map looks like: worked out once."""
        return drawn(self.board)

    @cached_property
    def lattice(self) -> Lattice:
        """Distances on the map."""
        return Lattice(self.board)

    @cached_property
    def spaces(self) -> frozenset[str]:
        """The ids of all spaces."""
        hexes = {one.id for one in self.board.hexes}
        return frozenset(hexes | {one.id for one in self.board.areas})

    @cached_property
    def places(self) -> frozenset[str]:
        """Spaces, and the borders that have a spot of their own on the map."""
        return self.spaces | {one.id for one in self.board.spots}


def bare(value: Any) -> Any:
    """A panel with its sentences alone: what they were made from need not be sent."""
    if isinstance(value, Unsaid):
        return Unsaid(text=value.text)
    if isinstance(value, tuple):
        return tuple(bare(item) for item in value)
    if isinstance(value, msgspec.Struct) and not isinstance(value, Piece):
        fields = {name: bare(getattr(value, name)) for name in value.__struct_fields__}
        return msgspec.structs.replace(value, **fields)
    return value


class Lattice:
    """Distances and straight lines on the board, whatever the rules say of them."""

    def __init__(self, board: Board) -> None:
        self._at = {one.id: one.at for one in board.spaces}
        # Units of the drawing are not as wide as they are high.
        self._wide, self._high = (3, 1) if board.hexes and board.top == "pointy" else (1, 3)
        self._next = _areas_beside(board) if board.areas else _hexes_beside(board)

    def at(self, space: str) -> Point:
        """Where a space is on the drawing."""
        return self._at.get(space, (0, 0))

    def distance(self, a: str, b: str) -> int:
        """How far two spaces are from each other, in units of the drawing."""
        return self.away(a, self.at(b))

    def away(self, space: str, point: Point) -> int:
        """How far a space is from a point of the drawing."""
        x, y = self.at(space)
        return self._wide * (x - point[0]) ** 2 + self._high * (y - point[1]) ** 2

    def adjacent(self, a: str, b: str) -> bool:
        """Whether two spaces touch."""
        return b in self._next.get(a, ())

    def beside(self, space: str) -> str | None:
        """Any space next to this one."""
        return next(iter(self._next.get(space, ())), None)

    def line(self, a: str, b: str) -> list[str]:
        """The spaces after the first on a shortest way; only the last if there is none."""
        came = flood([b], lambda here: self._next.get(here, ()))
        return list(back(came, a)[1:]) if a in came else [b]


def _hexes_beside(board: Board) -> dict[str, list[str]]:
    spots = {one.at: one.id for one in board.hexes}
    return {
        one.id: [
            spots[at]
            for dx, dy in STEPS[board.top]
            if (at := (one.at[0] + dx, one.at[1] + dy)) in spots
        ]
        for one in board.hexes
    }


def _areas_beside(board: Board) -> dict[str, list[str]]:
    found = {
        one.id: [two.id for two in board.areas if one is not two and shared_line(one, two)]
        for one in board.areas
    }
    for arrow in board.arrows:
        found[arrow.a].append(arrow.b)
        found[arrow.b].append(arrow.a)
    return found


DIGITS = "0123456789"  # of counters that are alike
STEPS = {
    "flat": ((0, 2), (0, -2), (3, 1), (3, -1), (-3, 1), (-3, -1)),
    "pointy": ((2, 0), (-2, 0), (1, 3), (-1, 3), (1, -3), (-1, -3)),
}


class Shelf:
    """All games that are in use."""

    def __init__(self, overlays: Overlays | None = None) -> None:
        self.overlays = overlays or {}
        self._boxes: dict[tuple[str, str, tuple[tuple[str, str], ...]], Box] = {}
        self._plain: dict[tuple[str, str], TableWords] = {}
        self.catalogues: dict[str, api.Catalogue] = {}  # by language
        self._fits: dict[tuple[str, str], bool] = {}  # by game and digest
        self._lock = threading.RLock()

    def fits(self, game: str, digest: str) -> bool:
        """Whether the tables in use here are those of a record with this digest."""
        with self._lock:
            if (game, digest) not in self._fits:
                fits = load_module(game).data_fits(self.overlays.get(game, ()), digest)
                self._fits[game, digest] = fits
            return self._fits[game, digest]

    def box(self, game: str, scenario: str, options: Mapping[str, str]) -> Box:
        """The game with this scenario and these options; InputError if there is none."""
        module = load_module(game)
        overlays = self.overlays.get(game, ())
        full = drawn_options(module, scenario, options, overlays, Rng(0))
        key = (game, scenario, tuple(sorted(full.items())))
        with self._lock:
            if key not in self._boxes:
                engine = Engine(module, scenario, full, overlays)
                self._boxes[key] = Box(engine)
                # What is printed stays: the collector need not go over it again and again, which
                # would stop everybody for 60 to 110 ms.
                gc.collect(1)
                gc.freeze()
            return self._boxes[key]

    def plain(self, module: Module, lang: str) -> TableWords:
        """The words of a game without a book: titles and names of sides and scenarios."""
        key = (module.id, lang)
        with self._lock:
            if key not in self._plain:
                words = TableWords(module, None, lang)
                words.texts.has("game-title")  # reads the files now
                self._plain[key] = words
            return self._plain[key]

    def warm(self, lang: str) -> None:
        """Read texts and books before somebody waits for them; runs beside the server."""
        modules = [load_module(name) for name in offered_names()]
        for tongue in sorted(LANGUAGES, key=lambda known: known != lang):
            for module in modules:
                self.plain(module, tongue)
        for module in modules:
            self.box(module.id, module.scenarios[0], {})
