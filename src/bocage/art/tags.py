"""Signs of single hexes and sides: forts, beaches, objectives, sources, boundaries, cliffs."""

from __future__ import annotations

from collections.abc import Iterator

from bocage.art import colours as c
from bocage.art import near
from bocage.art.board import Area
from bocage.art.geometry import XY, Lattice, mix, normal, num, straight

_STAR = "M0-7l1.9 4.4 4.8.4-3.6 3.1 1.1 4.7L0 3.1l-4.2 2.5 1.1-4.7-3.6-3.1 4.8-.4z"

_SIGHTS = {
    "fort": "M-9 7v-14h5v4h3v-4h2v4h3v-4h5v14z",
    "port": "M0-9v17M-4-4h8M-9 2c1 5 5 7 9 7s8-2 9-7M0-9a2 2 0 1 0 .1 0",
    "airfield": "M-10 0a10 10 0 1 0 20 0a10 10 0 1 0-20 0M-6 3L6-3M-3-5L3 5",
}


def below(lattice: Lattice) -> list[str]:
    """Sand of beaches and the rings of fortified hexes."""
    out = []
    for hexagon in lattice.hexes.values():
        ring = lattice.polygon(hexagon.id, 6)
        if "beach" in hexagon.tags:
            out.append(
                f'<path d="{straight(lattice.polygon(hexagon.id, 3))}" fill="none" '
                f'stroke="{c.SAND}" stroke-width="6" stroke-dasharray="1 5" '
                'stroke-linecap="round"/>'
            )
        if "fortified" in hexagon.tags:
            out.append(
                f'<path d="{straight(ring)}" fill="none" stroke="{c.INK}" stroke-width="1.4" '
                'stroke-dasharray="2 4"/>'
            )
        if "fortress" in hexagon.tags:
            out.append(
                f'<path d="{straight(ring)}{"".join(_teeth(ring))}" fill="none" '
                f'stroke="{c.INK}" stroke-width="1.8" stroke-linejoin="round"/>'
            )
    return out


def _teeth(ring: list[XY]) -> Iterator[str]:
    """Short strokes inwards, as on the plan of a fort."""
    for i, a in enumerate(ring):
        b = ring[(i + 1) % len(ring)]
        nx, ny = normal(a, b)
        for k in range(1, 6):
            x, y = mix(a, b, k / 6)
            yield f"M{num(x)} {num(y)}l{num(nx * 4)} {num(ny * 4)}"


def above(lattice: Lattice) -> list[str]:
    """Stars of objectives and discs of supply sources, in the lower corners."""
    out = []
    away = 60 if lattice.board.areas else 33
    for hexagon in lattice.hexes.values():
        if isinstance(hexagon, Area) and hexagon.label is not None:
            continue  # its name and its badges say so
        x, y = lattice.centre(hexagon.id)
        if "objective" in hexagon.tags:
            out.append(
                f'<path class="objective" transform="translate({num(x - away)} {num(y)})" '
                f'd="{_STAR}" fill="#d9a520" stroke="{c.INK}" stroke-width=".9"/>'
            )
        if "source" in hexagon.tags:
            out.append(
                f'<g class="source" transform="translate({num(x + away)} {num(y)})">'
                f'<circle r="6" fill="{c.PAPER}" stroke="{c.INK}" stroke-width="1.2"/>'
                f'<path d="M-2.6 2.8v-3.4l2.6-2.4 2.6 2.4v3.4z" fill="{c.INK}"/></g>'
            )
    return out


def sights(lattice: Lattice) -> list[str]:
    """Forts, ports and airfields in the middle of their hex."""
    out = []
    for place in lattice.board.places:
        for name in place.at if place.kind in _SIGHTS else ():
            x, y = lattice.centre(name)
            out.append(
                f'<path class="{place.kind}" transform="translate({num(x)} {num(y)})" '
                f'd="{_SIGHTS[place.kind]}" fill="none" stroke="{c.INK}" stroke-width="2" '
                'stroke-linejoin="round" stroke-linecap="round"/>'
            )
    return out


def lines(lattice: Lattice) -> list[str]:
    """Boundaries and cliffs along hexsides."""
    out = []
    for kind, style in (
        ("boundary", f'stroke="{c.INK}" stroke-width="2.6" stroke-dasharray="12 5 2 5"'),
        ("cliff", f'stroke="{c.HACHURE}" stroke-width="3.4"'),
    ):
        d = "".join(
            straight([lattice.px(p) for p in side], shut=False)
            for b in lattice.board.borders
            if b.kind == kind
            for side in lattice.along(b)
        )
        if d:
            out.append(f'<path class="{kind}" d="{d}" fill="none" {style}/>')
    if teeth := near.cliffs(lattice):
        out.append(f'<path class="cliff" d="{teeth}" fill="{c.HACHURE}"/>')
    return out
