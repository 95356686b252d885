"""The names that a map bears, in the language of the reader."""

from __future__ import annotations

from msgspec.structs import replace

from bocage.art.board import Board
from bocage.text import message_id
from bocage.words.words import Words


def called(words: Words, group: str, name: str, text: str) -> str:
    """What the game's texts call something (`place-<id>`), else what is printed."""
    message = message_id(group, name)
    return words.texts.say(message) if name and words.texts.has(message) else text


def in_words(board: Board, words: Words) -> Board:
    """The board with the names that the texts of the game have for its places."""
    areas = (
        (a, called(words, "space", a.id, a.id if a.number is None else a.number))
        for a in board.areas
    )
    return replace(
        board,
        areas=tuple(replace(area, number=name) for area, name in areas),
        places=tuple(replace(p, name=called(words, "place", p.id, p.name)) for p in board.places),
        labels=tuple(replace(x, text=called(words, "label", x.id, x.text)) for x in board.labels),
        edges=tuple(replace(e, text=called(words, "edge", e.id, e.text)) for e in board.edges),
        borders=tuple(
            replace(b, name=called(words, "river", b.name, b.name)) if b.name else b
            for b in board.borders
        ),
    )
