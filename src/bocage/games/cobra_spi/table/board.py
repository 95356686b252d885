"""How the map of 1977 looks."""

from __future__ import annotations

from bocage.art.board import Board, Label
from bocage.families.cobra.table import board as family
from bocage.games.cobra_spi.book import Book

GULF = Label("gulf", "Golfe de Saint-Malo", ("0110", "0111", "0112"), "water", -90)


def board(book: Book) -> Board:
    """The map of Normandy."""
    return family.board(book, (GULF,))
