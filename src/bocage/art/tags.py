"""Signs of single hexes and sides: forts, beaches, objectives, sources, boundaries, cliffs."""

from __future__ import annotations

from collections.abc import Iterator

from bocage.art import near
from bocage.art.board import Area
from bocage.art.geometry import XY, Lattice, Line, mix, moved, normal, straight
from bocage.art.looks import SIGHTS
from bocage.art.sheet import Maker, Op

AWAY, FAR_AWAY = 33.0, 60.0  # from the middle of a hex or an area to its signs
SMALL = 0.6  # below this scale signs do not become smaller


def below(lattice: Lattice, maker: Maker) -> None:
    """Sand of beaches and the rings of fortified hexes; boundaries and cliffs along hexsides."""
    rings = {
        word: [lattice.polygon(h.id, by) for h in lattice.hexes.values() if word in h.tags]
        for word, by in (("beach", 3), ("fortified", 6), ("fortress", 6))
    }
    lines = {word: [straight(ring) for ring in found] for word, found in rings.items()}
    teeth = [tooth for ring in rings["fortress"] for tooth in _teeth(ring)]
    maker.draw(lines["beach"], Op(line="sand", wide=6, dash=(1, 5)))
    maker.draw(lines["fortified"], Op(line="ink", wide=1.4, dash=(2, 4)))
    maker.draw([*lines["fortress"], *teeth], Op(line="ink", wide=1.8))
    boundary = Op(name="boundary", line="ink", wide=2.6, dash=(12, 5, 2, 5))
    maker.draw(_along(lattice, "boundary"), boundary)
    maker.draw(_along(lattice, "cliff"), Op(name="cliff", line="hachure", wide=3.4))
    maker.draw(near.cliffs(lattice), Op(name="cliff", fill="hachure"))


def _along(lattice: Lattice, kind: str) -> Iterator[Line]:
    for border in lattice.board.borders:
        for side in lattice.along(border) if border.kind == kind else ():
            yield straight([lattice.px(p) for p in side], shut=False)


def _teeth(ring: list[XY]) -> Iterator[Line]:
    """Short strokes inwards, as on the plan of a fort."""
    for i, a in enumerate(ring):
        b = ring[(i + 1) % len(ring)]
        nx, ny = normal(a, b)
        for k in range(1, 6):
            start = mix(a, b, k / 6)
            yield straight([start, moved(start, nx * 4, ny * 4)], shut=False)


def above(lattice: Lattice, maker: Maker) -> None:
    """Forts, ports and airfields; stars of objectives and discs of sources beside the counters."""
    places = lattice.board.places
    spots = {
        word: [lattice.centre(name) for p in places if p.kind == word for name in p.at]
        for word in SIGHTS
    }
    away = FAR_AWAY if lattice.board.areas else AWAY
    # of an area with a label, its name and its badges say so
    bare = [h for h in lattice.hexes.values() if not (isinstance(h, Area) and h.label)]
    for word, aside in (("objective", -away), ("source", away)):
        tagged = (lattice.centre(h.id) for h in bare if word in h.tags)
        spots[word] = [moved(at, aside, 0) for at in tagged]
    for word, points in spots.items():
        maker.draw([straight(points, shut=False)], Op(name=word, sign=word, grow=SMALL))
