"""A little board with one of everything, and a game that shows it."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, ClassVar

from bocage.art import board as b
from bocage.art.colours import PALETTES
from bocage.art.symbols import SIZES
from bocage.space import HexGrid, Sheet
from tests.kernel.toy import Fields

GRID = HexGrid("flat", (Sheet(7, 6),))
TERRAIN = {
    "0101": "sea",
    "0102": "sea",
    "0201": "woods",
    "0202": "forest",
    "0203": "marsh",
    "0204": "rough",
    "0301": "high",
    "0302": "lake",
    "0304": "town",
    "0305": "city",
}
TAGS = {
    "0401": ("bocage",),
    "0402": ("bocage", "high"),
    "0403": ("bocage", "woods"),
    "0103": ("beach",),
    "0501": ("fortress",),
    "0502": ("fortified",),
    "0503": ("objective",),
    "0504": ("source",),
}
BOARD = b.Board(
    hexes=b.hexes_of(GRID, TERRAIN, TAGS),
    borders=(
        b.Border("0403", "0503", "minor-river", "Vire"),
        b.Border("0403", "0504", "minor-river", "Vire"),
        b.Border("0404", "0504", "major-river", "Vire"),
        b.Border("0404", "0504", "bridge"),
        b.Border("0204", "0304", "stream"),
        b.Border("0603", "0703", "sea"),
        b.Border("0605", "0705", "boundary"),
        b.Border("0604", "0705", "cliff"),
        b.Border("0205", "0305", "ferry"),
    ),
    roads=(
        b.Road("0304", "0404"),
        b.Road("0404", "0504"),
        b.Road("0504", "0604"),
        b.Road("0404", "0405", "secondary"),
        b.Road("0405", "0406", "track"),
        b.Road("0503", "0504", "rail"),
    ),
    exits=(b.Exit("0406", "secondary", 4), b.Exit("0701")),
    places=(
        b.Place("caen", "Caen", "city", ("0305", "0306")),
        b.Place("lessay", "L'Éventé & <Fils>", "town", ("0404",)),
        b.Place("hamlet", "Hamlet", "village", ("0606",)),
        b.Place("fort", "Fort", "fort", ("0501",)),
        b.Place("port", "Port", "port", ("0103",)),
        b.Place("field", "Field", "airfield", ("0602",)),
    ),
    labels=(b.Label("gulf", "Gulf", ("0101", "0102"), "water", -90),),
    edges=(
        b.Edge("north", "Arrivals", ("0101", "0201", "0301"), "north"),
        b.Edge("more", "More arrivals", ("0201", "0301"), "north"),
        b.Edge("east", "Exit", ("0703", "0704"), "east"),
        b.Edge("south", "South", ("0406",), "south"),
        b.Edge("west", "West", ("0101", "0102"), "west"),
    ),
)


def pieces() -> tuple[b.Piece, ...]:
    """One of each symbol and palette; the first five lie in one hex."""
    spots = ["0404"] * 6 + [h.id for h in BOARD.hexes if h.terrain not in ("sea", "lake")]
    words = zip(b.SYMBOLS, spots, (*PALETTES, *PALETTES), strict=False)
    return tuple(
        b.Piece(
            id=f"{symbol}/{i}",
            side="north",
            at=at,
            symbol=symbol,
            palette=palette,
            size=(*SIZES, "")[i % 11],
            name=("914", "Panzer Lehr", "")[i % 3],
            formation=("352", "")[i % 2],
            values=("6", "12"),
            steps=1 + i % 2,
            full=2,
            marks=(("truck",), ("odd",), ())[i % 3],
        )
        for i, (symbol, at, palette) in enumerate(words)
    )


LAYERS = {
    "zoc": b.Layer(id="zoc", title="Zones of control", hexes=("0404", "0405", "0601")),
    "reach": b.Layer(id="reach", title="Reach", role="good", style="tint", hexes=("0303",)),
    "edge": b.Layer(id="edge", title="Edge", role="bad", style="outline", hexes=("0303",)),
    "supply": b.Layer(
        id="supply", title="Supply", role="second", lines=(("0404", "0504", "0604"), ("0303",))
    ),
}


def picture(**changes: Any) -> b.Picture:
    parts: dict[str, Any] = {
        "board": BOARD,
        "pieces": pieces(),
        "layers": tuple(LAYERS.values()),
        "title": "Cobra",
        "subtitle": "July 1944",
        "caption": "Set-up",
    }
    return b.Picture(**(parts | changes))


class DrawnFields(Fields):
    """A game with a map."""

    id = "drawn"
    layer_ids = tuple(LAYERS)
    texts: ClassVar[Path]  # set by the test

    @property
    def home(self) -> Path:
        return self.texts

    def board(self, book: Any) -> b.Board:
        return BOARD

    def pieces(self, book: Any, view: Any) -> tuple[b.Piece, ...]:
        shown = pieces()
        return shown[:3] if view.side is None else shown

    def layers(self, book: Any, view: Any, ids: Sequence[str]) -> tuple[b.Layer, ...]:
        return tuple(LAYERS[name] for name in ids)
