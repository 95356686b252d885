"""Situations: the map of a file, which may draw some of its hexes anew."""

from __future__ import annotations

from itertools import pairwise
from typing import Any, Protocol

import msgspec
from msgspec.structs import replace

from bocage.data import DataError
from bocage.games.normandy.book import printed_map
from bocage.games.normandy.book.country import Country
from bocage.games.normandy.book.rows import HexRow, RoadRow, SideRow

TERRAINS = ("sea", "beach", "clear", "farmland", "bocage", "forest", "flooded")
SETTLEMENTS = ("village", "town", "city")
ROADS = ("highway", "primary", "secondary", "railroad")
KINDS = ("river", "stream", "bluff", "draw", "cliff", "perimeter", "flooded-side", "sea")


class BoardSpec(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The map of a scenario, some of its hexes drawn anew, without what was on their sides.

    `plain`: a hex and how far around it all is clear and level (`B2030 4`). `ground`: by hex, its
    terrain and perhaps a settlement, `level=2`, `hill`, `poi`, `airfield`. `sides`: two hexes and
    what is between them; a `river` or a `stream` and the roads that bridge it (`bridge-primary`).
    `roads`: hexes one after the other, and at the end which road.
    """

    map: str = "campaign"
    plain: tuple[str, ...] = ()
    ground: dict[str, str] = {}
    sides: tuple[str, ...] = ()
    roads: tuple[str, ...] = ()
    sources: dict[str, tuple[str, ...]] = {}


class Failing(Protocol):
    """What tells of mistakes in a file."""

    def fail(self, key: str, message: str) -> DataError:
        """An error that names the key."""
        ...


class Ground:
    """Draws the map of a file."""

    def __init__(self, maker: Failing, board: BoardSpec) -> None:
        self.maker, self.board = maker, board
        self.base = printed_map()

    def country(self) -> Country:
        """The printed map, or one with the changes of the file."""
        board = self.board
        drawn = {**self._plain(), **board.ground}
        if not (drawn or board.sides or board.roads):
            return self.base
        rows = {row.hex: row for row in self.base.rows}
        hexes = {name: self._hex(rows, name, words) for name, words in drawn.items()}
        sides = [self._side(line) for line in board.sides]
        roads = [row for line in board.roads for row in self._road(line)]
        return self.base.redrawn(hexes, sides, roads)

    def _plain(self) -> dict[str, str]:
        """The hexes that are clear."""
        found: dict[str, str] = {}
        grid = self.base.grid
        for line in self.board.plain:
            name, far = [*line.split(), ""][:2]
            if name not in self.base.num or not far.isdecimal():
                raise self.maker.fail("board.plain", f"expected a hex and how far, got '{line}'")
            found |= {h: "clear" for h in self.base.names if grid.distance(name, h) <= int(far)}
        return found

    def _hex(self, rows: dict[str, HexRow], name: str, text: str) -> HexRow:
        key = f"board.ground.{name}"
        if name not in rows:
            raise self.maker.fail(key, f"no hex '{name}'")
        plain: dict[str, Any] = dict.fromkeys(("settlement", "name", "coast", "height"))
        plain |= dict.fromkeys(("poi", "airfield", "naval"))
        plain |= {"level": 0, "hill": False, "cherbourg": False}
        for word in text.split():
            if word in TERRAINS:
                plain["terrain"] = word
            elif word in SETTLEMENTS:
                plain["settlement"] = word
            elif word.startswith("level=") and word[6:].isdecimal():
                plain["level"] = int(word[6:])
            elif word == "hill":
                plain["hill"] = True
            elif word in ("poi", "airfield"):
                plain[word] = "here"
            else:
                raise self.maker.fail(key, f"unknown '{word}'")
        if plain.get("terrain") == "sea":
            plain |= {"coast": "all-sea", "level": None, "naval": "open"}
        return replace(rows[name], **{"terrain": "clear", **plain})

    def _pair(self, a: str, b: str, key: str) -> None:
        grid = self.base.grid
        if a not in self.base.num or b not in grid.neighbours(a):
            raise self.maker.fail(key, f"'{b}' is not next to '{a}'")

    def _side(self, line: str) -> SideRow:
        a, b, kind, *more = [*line.split(), "", "", ""][: max(3, len(line.split()))]
        self._pair(a, b, "board.sides")
        bridges = tuple(word.removeprefix("bridge-") for word in more)
        if kind not in KINDS or not set(bridges) <= set(ROADS):
            raise self.maker.fail("board.sides", f"expected two hexes and a hexside, got '{line}'")
        row: Any = SideRow
        return row(a, b, kind, bridges, None)  # type: ignore[no-any-return]

    def _road(self, line: str) -> list[RoadRow]:
        *hexes, road = line.split()
        if road not in ROADS or len(hexes) < 2:
            raise self.maker.fail("board.roads", f"expected hexes and a road, got '{line}'")
        found = []
        row: Any = RoadRow
        for a, b in pairwise(hexes):
            self._pair(a, b, "board.roads")
            found.append(row(a, b, road, None))
        return found
