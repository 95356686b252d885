"""The words of a game with those of the command line (ids start with `cli-`)."""

from __future__ import annotations

from pathlib import Path

from bocage import words
from bocage.text import Texts, load_texts
from bocage.words import Clause, language

__all__ = ["Clause", "Words", "language", "own_texts"]

HERE = Path(__file__).resolve().parent / "text"


def own_texts(lang: str) -> Texts:
    """Only the sentences of the command line."""
    return load_texts((HERE,), lang, strict=False)


class Words(words.Words):
    """The words of one game in one language, for the terminal."""

    folders = (HERE,)
    prefixes = ("cli", "words")
