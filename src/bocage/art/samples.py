"""Samples for the key to a map: small boards of one or two hexes, drawn like the map itself."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from bocage.art.board import BORDERS, Area, Board, Border, Exit, Hex, Place, Road
from bocage.art.geometry import Lattice
from bocage.art.looks import GROUND, LEVELS, ROADS, TAGS

_AROUND = ((0, -2), (3, -1), (3, 1), (0, 2), (-3, 1), (-3, -1))
_TWO = (Hex("a", (0, 0), number=""), Hex("b", (0, 2), number=""))
_BUILT = ("city", "town", "village")


class Little(NamedTuple):
    """A word of a map and the board that shows it: the hex `a`, or what is between `a` and `b`."""

    group: str  # terrain, sides, roads
    word: str
    board: Board
    fine: bool = False  # as on a map of areas

    def lattice(self) -> Lattice:
        """The small map."""
        found = Lattice(self.board)
        found.fine = self.fine
        return found


def samples(board: Board) -> list[Little]:
    """Everything that a board shows."""
    return [*_terrain(board), *_sides(board), *_roads(board)]


def _terrain(board: Board) -> Iterator[Little]:
    terrains = {h.terrain for h in board.spaces} - {"box"}
    # of an area with a label, its name and its badges tell the tags
    bare = [h for h in board.spaces if not (isinstance(h, Area) and h.label)]
    tags = {tag for h in bare for tag in h.tags}
    places = {p.kind for p in board.places if p.point is None and p.kind in _BUILT}
    for word in dict.fromkeys((*GROUND, *TAGS, *_BUILT)):
        if word not in terrains | tags | places:
            continue
        if word in terrains:
            here = Hex("a", (0, 0), word, number="")
        else:
            ground = "stream" if word == "bridge" else "clear"
            here = Hex("a", (0, 0), ground, (word,) if word in tags else (), "")
        # a hill needs lower ground around it, a bridge its road
        lower = enumerate(_AROUND if word in LEVELS else ())
        ways = (3, 6) if word == "bridge" else ()
        built = () if word in terrains | tags else (Place("", "", word, ("a",)),)
        small = Board(
            hexes=(here, *(Hex(f"{i}", at, number="") for i, at in lower)),
            exits=tuple(Exit("a", "secondary", side) for side in ways),
            places=built,
            near=board.near,
        )
        yield Little("terrain", word, small)


def _sides(board: Board) -> Iterator[Little]:
    """A side of each kind, with the river and the road of a bridge."""
    there = {b.kind for b in board.borders} - {"joined"}
    wet = {h.id for h in board.spaces if GROUND[h.terrain].wet}
    if not any(b.kind == "sea" and not {b.a, b.b} & wet for b in board.borders):
        there.discard("sea")
    for kind in BORDERS:
        if kind in there:
            way = kind in ("bridge", "ferry")
            under = (Border("a", "b", "minor-river"),) if way else ()
            borders = (*under, Border("a", "b", kind))
            roads = (Road("a", "b", "secondary"),) if way else ()
            small = Board(hexes=_TWO, borders=borders, roads=roads, near=board.near)
            yield Little("sides", kind, small)


def _roads(board: Board) -> Iterator[Little]:
    there = {r.kind for r in board.roads} | {e.kind for e in board.exits}
    fine = any(road.line for road in board.roads)
    for kind in reversed(ROADS):
        if kind in there:
            exits = (Exit("a", kind, 1), Exit("b", kind, 4))
            roads = (Road("a", "b", kind),)
            small = Board(hexes=_TWO, roads=roads, exits=exits, near=board.near)
            yield Little("roads", kind, small, fine)
