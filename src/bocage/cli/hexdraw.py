r"""A hex map in characters; each hex is four lines high.

|   _____________
|  /0303 town ★2b\
| / b1² b3²       \
| \ r1¹!          /
|  \_____________/
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.cells import cell_len
from rich.text import Text

if TYPE_CHECKING:
    from bocage.art.plain import Unit
    from bocage.cli.sketch import Sketch, Spot
    from bocage.cli.words import Words

WIDE = 13  # characters of the flat top
PITCH = WIDE + 2
WATER = "≈"
STEPS = "⁰¹²³⁴⁵⁶⁷⁸⁹"
SIDE_STYLES = ("bold bright_blue", "bold bright_red", "bold bright_green", "bold bright_magenta")
TERRAIN_STYLES = {"wood": "green", "woods": "green", "town": "yellow", "stream": "cyan"}
EDGES = {
    # direction (columns, half-hexes): where the side is drawn and with which character
    (0, -2): [(0, 2 + i, "_") for i in range(WIDE)],
    (0, 2): [(4, 2 + i, "_") for i in range(WIDE)],
    (-1, -1): [(1, 1, "/"), (2, 0, "/")],
    (-1, 1): [(3, 0, "\\"), (4, 1, "\\")],
    (1, -1): [(1, WIDE + 2, "\\"), (2, WIDE + 3, "\\")],
    (1, 1): [(3, WIDE + 3, "/"), (4, WIDE + 2, "/")],
}


class Canvas:
    """Characters with styles by line and column; wide characters take two columns."""

    def __init__(self) -> None:
        self._cells: dict[tuple[int, int], tuple[str, str]] = {}

    def put(self, line: int, column: int, text: str, style: str = "") -> int:
        """Write from here; gives the column after the text."""
        for char in text:
            self._cells[line, column] = (char, style)
            wide = cell_len(char)
            if wide == 2:
                self._cells[line, column + 1] = ("", style)
            column += wide
        return column

    def text(self) -> Text:
        """All lines, without spaces at their ends."""
        out = Text()
        for line in range(max((y for y, _ in self._cells), default=-1) + 1):
            row = {x: cell for (y, x), cell in self._cells.items() if y == line}
            for column in range(max(row, default=-1) + 1):
                char, style = row.get(column, (" ", ""))
                out.append(char, style or None)
            out.append("\n")
        return out


def side_style(words: Words, side: str | None) -> str:
    """The colour of a side."""
    sides = words.module.sides
    return SIDE_STYLES[sides.index(side) % len(SIDE_STYLES)] if side in sides else ""


def draw_hexes(picture: Sketch, words: Words) -> Text:
    """The map as text."""
    canvas = Canvas()
    waters: list[tuple[int, int, str]] = []
    for name, (column, half) in picture.places.items():
        line, left = half * 2, column * PITCH
        for direction, cells in EDGES.items():
            wet = _features(picture, name, direction)
            for down, right, char in cells:
                if wet:
                    waters.append((line + down, left + right, WATER))
                else:
                    canvas.put(line + down, left + right, char, "dim")
    for down, right, char in waters:
        canvas.put(down, right, char, "bold cyan")
    for name, (column, half) in picture.places.items():
        _fill(canvas, half * 2, column * PITCH + 2, picture.spots[name], words)
    return canvas.text()


def _features(picture: Sketch, name: str, direction: tuple[int, int]) -> tuple[str, ...]:
    column, half = picture.places[name]
    there = (column + direction[0], half + direction[1])
    for other, place in picture.places.items():
        if place == there:
            return picture.links.get((name, other), ())
    return ()


def _fill(canvas: Canvas, line: int, left: int, spot: Spot, words: Words) -> None:
    tail, word = landmark(spot), ""
    if spot.terrain not in ("", "open", "clear"):
        room = WIDE - cell_len(spot.id) - cell_len(tail) - (2 if tail else 1)
        word = _cut(words.word("terrain", spot.terrain), room)
    wide = sum(cell_len(part) + 1 for part in (spot.id, word, tail) if part)
    column = canvas.put(line + 1, left + (wide <= WIDE), spot.id, "bold")
    if word:
        column = canvas.put(line + 1, column + 1, word, TERRAIN_STYLES.get(spot.terrain, ""))
    if tail:
        canvas.put(line + 1, column + 1, tail, side_style(words, spot.owner or spot.source))
    sides = list(dict.fromkeys(piece.side for piece in spot.pieces))
    for i, side in enumerate(sides[:2]):
        _row(canvas, line + 2 + i, left, [p for p in spot.pieces if p.side == side], words)


def _cut(word: str, room: int) -> str:
    """As much of a word as fits."""
    while cell_len(word) > max(room, 0):
        word = word[:-1]
    return word


def landmark(spot: Spot) -> str:
    """`★2b` for an objective worth two that blue holds, `⌂r` for a supply source of red."""
    star = f"★{spot.objective}{(spot.owner or '')[:1]}" if spot.objective is not None else ""
    return star + (f"⌂{spot.source[:1]}" if spot.source else "")


def _row(canvas: Canvas, line: int, left: int, pieces: list[Unit], words: Words) -> None:
    column, limit = left, left + WIDE
    for i, piece in enumerate(pieces):
        label = piece_label(piece)
        more = "…" if i + 1 < len(pieces) else ""
        if column + len(label) + len(more) > limit:
            canvas.put(line, column, "…", side_style(words, piece.side))
            return
        column = canvas.put(line, column, label, side_style(words, piece.side)) + 1


def piece_label(piece: Unit) -> str:
    """`b1²` with its steps; `!` if it is pinned."""
    steps = STEPS[piece.steps] if piece.steps is not None and 0 <= piece.steps <= 9 else ""
    return piece.id + steps + ("!" if "pinned" in piece.marks else "")
