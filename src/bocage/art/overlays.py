"""Layers over the map: hatched, tinted or outlined hexes, and lines from hex to hex."""

from __future__ import annotations

from collections.abc import Sequence

from bocage.art import colours as c
from bocage.art.board import Area, Layer
from bocage.art.fonts import SANS_BOLD, css
from bocage.art.geometry import XY, Lattice, hatch, moved, num, path, smooth, straight
from bocage.art.ink import escape, halo
from bocage.art.ways import arrow

GAP = 9.0  # between the lines of a hatching
BOLD = 1.7  # how much larger on maps of areas
INSET, STEP = 3.5, 4.5  # outlines of layers lie beside each other, inside the hexsides


def draw(layers: tuple[Layer, ...], lattice: Lattice) -> list[str]:
    """All layers in their order."""
    out = []
    for number, layer in enumerate(layers):
        colour = c.ROLES[layer.role][0]
        out.append(f'<g class="layer" data-layer="{layer.id}">')
        if layer.hexes:
            rings = [lattice.polygon(name) for name in layer.hexes]
            area = path(*lattice.exact(layer.hexes))
            grown = BOLD if lattice.fine else 1.0
            edge = path(*lattice.inset(layer.hexes, grown * (INSET + STEP * (number % 4))))
            out.append(filled(layer, rings, area) + _outline(edge, colour, 3 * grown))
        out += [_line(line, lattice, colour, layer.style) for line in layer.lines]
        out += [_note(lattice, name, text, colour) for name, text in layer.notes.items()]
        out.append("</g>")
    return out


def filled(layer: Layer, rings: Sequence[Sequence[XY]], area: str) -> str:
    """The inside of hexes in the style of a layer; `area` is the path around them all."""
    colour, _, slope = c.ROLES[layer.role]
    if layer.style == "hatch":
        d = path(*(stroke for ring in rings for stroke in hatch(ring, slope, GAP)))
        return f'<path d="{d}" stroke="{colour}" stroke-width="1.7" stroke-opacity=".5"/>'
    if layer.style == "tint":
        return f'<path d="{area}" fill="{colour}" fill-opacity=".2"/>'
    return ""


def _outline(edge: str, colour: str, wide: float) -> str:
    return (
        f'<path d="{edge}" fill="none" stroke="{colour}" stroke-width="{wide:g}" '
        'stroke-opacity=".85" '
        'stroke-linejoin="round"/>'
    )


def _note(lattice: Lattice, name: str, text: str, colour: str) -> str:
    """A note in the middle of a hex, or above the name of an area."""
    space, size = lattice.hexes[name], 15.0
    x, y = moved(lattice.centre(name), 0, 5)
    if isinstance(space, Area) and space.label is not None:
        (x, y), size = moved(lattice.px(space.label), 0, -34), 25.0
    return (
        f'<text x="{num(x)}" y="{num(y)}" {css(SANS_BOLD)} font-size="{size:g}" '
        f'text-anchor="middle" fill="{colour}" {halo(c.PAPER, 3)}>{escape(text)}</text>'
    )


def _line(line: tuple[str, ...], lattice: Lattice, colour: str, style: str) -> str:
    """A line through the middles of hexes, with an arrow at its end unless it is an outline."""
    points = [lattice.centre(name) for name in line]
    if len(points) < 2:
        return ""
    d, head = path(smooth(points)), path(straight(arrow(points[-2], points[-1], 12, 7)))
    tip = "" if style == "outline" else f'<path d="{head}" fill="{colour}"/>'
    return (
        f'<path d="{d}" fill="none" stroke="{c.PAPER}" stroke-width="7" stroke-opacity=".7" '
        f'stroke-linecap="round"/><path d="{d}" fill="none" stroke="{colour}" stroke-width="3.6" '
        f'stroke-linecap="round" stroke-dasharray="9 7"/>{tip}'
    )
