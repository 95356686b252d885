"""Games as they lie on the shelf: engines with their books, boards and words, made once each."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from typing import ClassVar

from bocage.art.board import Board
from bocage.kernel.engine import Engine, checked_options
from bocage.kernel.module import Module, load_module
from bocage.words import Words

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
        self._words: dict[str, TableWords] = {}

    def words(self, lang: str) -> TableWords:
        """The words of the game in one language."""
        if lang not in self._words:
            self._words[lang] = TableWords(self.module, self.engine.book, lang)
        return self._words[lang]

    @cached_property
    def board(self) -> Board:
        """The map."""
        board: Board = self.module.board(self.engine.book)
        return board

    @cached_property
    def spaces(self) -> frozenset[str]:
        """The ids of all spaces."""
        return frozenset(h.id for h in self.board.hexes)


class Shelf:
    """All games that are in use."""

    def __init__(self, overlays: Overlays | None = None) -> None:
        self.overlays = overlays or {}
        self._boxes: dict[tuple[str, str, tuple[tuple[str, str], ...]], Box] = {}
        self._plain: dict[tuple[str, str], TableWords] = {}

    def box(self, game: str, scenario: str, options: Mapping[str, str]) -> Box:
        """The game with this scenario and these options; InputError if there is none."""
        module = load_module(game)
        full = checked_options(module, scenario, options)
        key = (game, scenario, tuple(sorted(full.items())))
        if key not in self._boxes:
            engine = Engine(module, scenario, full, self.overlays.get(game, ()))
            self._boxes[key] = Box(engine)
        return self._boxes[key]

    def plain(self, module: Module, lang: str) -> TableWords:
        """The words of a game without a book: titles and names of sides and scenarios."""
        key = (module.id, lang)
        if key not in self._plain:
            self._plain[key] = TableWords(module, None, lang)
        return self._plain[key]
