"""How the maps of 2008 look, and what lies on them beside the counters."""

from __future__ import annotations

from collections.abc import Iterator

from bocage.art.board import Board, Label, Piece
from bocage.families.cobra.table import board as family
from bocage.families.cobra.types import ALLIED, PlayerTurn
from bocage.games.cobra.book import Book
from bocage.games.cobra.types import Seen

GULF = Label("gulf", "Golfe de Saint-Malo", ("A0110", "A0111", "A0112"), "water", -90)
CHANNEL = Label("channel", "La Manche", ("B3512", "B3612", "B3712"), "water", 0)
HOLDERS = {"german": "german", "allied": "us"}  # palettes
OFF_SHORE = 3  # hexes
JOINED = ("north-german", "east", "south", "west")  # edges of the maps when they are joined


def board(book: Book) -> Board:
    """Map A, in the expanded scenarios joined with map B."""
    if not book.expanded:
        return family.board(book, (GULF,))
    works = {row.hex: row.kind for row in reversed(book.tables.works)}  # a fortress before its zone
    signs = {**dict.fromkeys(book.beaches, "beach"), **works}
    return family.board(book, (GULF, CHANNEL, *_beaches(book)), signs, JOINED)


def _beaches(book: Book) -> Iterator[Label]:
    """Their names, over the sea before them."""
    ground, apart = book.country.ground, book.country.apart
    sea = [hex_ for hex_ in book.country.names if ground[hex_].terrain == "sea"]
    for beach in dict.fromkeys(row.beach for row in book.beaches.values()):
        sand = [hex_ for hex_, row in book.beaches.items() if row.beach == beach]
        off = [hex_ for hex_ in sea if min(apart(hex_, one) for one in sand) == OFF_SHORE]
        yield Label(beach, beach.capitalize(), tuple(off), "water")


def pieces(book: Book, seen: Seen) -> tuple[Piece, ...]:
    """The counters, who holds beaches and cities, what was bombed; for its owner what will be."""
    return (*family.pieces(book, seen), *_held(book, seen), *_bombs(seen))


def _held(book: Book, seen: Seen) -> Iterator[Piece]:
    """Discs in the colour of the holder; on a beach its letter, its shift marker or a cross."""
    public = seen.public
    for hex_, side in public.control.items():
        shift, beach = public.beach_shifts.get(hex_, 0), book.beaches.get(hex_)
        letter = beach.beach[0].upper() if beach is not None else "•"
        name = "×" if hex_ in public.destroyed else f"−{shift}" if shift else letter
        yield Piece(
            id=f"held-{hex_}", side=side, at=hex_, symbol="goal", palette=HOLDERS[side], name=name
        )


def _bombs(seen: Seen) -> Iterator[Piece]:
    """Smoke where a carpet was bombed this turn; a blaze, for the Allies, where one is planned."""
    turn = next((f for f in seen.frames if isinstance(f, PlayerTurn)), None)
    if turn is not None and turn.bombed:
        yield Piece(id="bombed", side="", at=turn.bombed, symbol="smoke", palette="grey")
    if seen.side == ALLIED and seen.own is not None and seen.own.plan:
        yield Piece(id="planned", side=ALLIED, at=seen.own.plan, symbol="blaze", palette="grey")
