"""What is written on the map: hex numbers, names of places and waters, words along the edges."""

from __future__ import annotations

from bocage.art import colours as c
from bocage.art.board import EDGES, Area, Edge, Label, Place
from bocage.art.crowd import Box, Crowd
from bocage.art.fonts import SANS, SERIF, SERIF_BOLD, SERIF_ITALIC, Face, css, width
from bocage.art.geometry import RADIUS, ROOT3, XY, Lattice, mean, moved, num, path, straight
from bocage.art.ink import escape, halo

SIZES = {"city": 20.0, "town": 15.0, "village": 11.5}
NUMBER = 8.6
TITLE, ABOVE = 15.0, 45.0  # names of areas
EDGE_SIZE = 18.0


def numbers(lattice: Lattice) -> list[str]:
    """The number of every hex, under its top; the names of areas above their counters."""
    if lattice.board.areas:
        return _titles(lattice)
    high = _half_height(lattice)
    drop = 10.2 if lattice.board.top == "flat" else 17.0
    style = f'{css(SANS)} font-size="{NUMBER}" fill="{c.FAINT}" text-anchor="middle"'
    if lattice.board.near:
        style = (
            f'{css(SANS)} font-size="{NUMBER + 0.8}" fill="{c.INK}" text-anchor="middle" '
            f"{halo(c.CASING, 2.6, '.75')}"
        )
    out = [f'<g id="numbers" {style}>']
    for name, hexagon in lattice.hexes.items():
        x, y = lattice.centre(name)
        shown = name if hexagon.number is None else hexagon.number
        out.append(
            f'<text data-hex="{escape(name)}" x="{num(x)}" y="{num(y - high + drop)}">'
            f"{escape(shown)}</text>"
        )
    return [*out, "</g>"]


def _titles(lattice: Lattice) -> list[str]:
    style = f'{css(SERIF)} font-size="{TITLE}" fill="{c.INK}" text-anchor="middle"'
    out = [f'<g id="numbers" {style}>']
    for name, area in lattice.hexes.items():
        if isinstance(area, Area) and area.label is not None:
            continue  # it has its own place: see signs.py
        x, y = lattice.centre(name)
        shown = name if area.number is None else area.number
        out.append(
            f'<text data-hex="{escape(name)}" x="{num(x)}" y="{num(y - ABOVE)}" '
            f"{halo(c.PAPER, 3)}>{escape(shown)}</text>"
        )
    return [*out, "</g>"]


def _half_height(lattice: Lattice) -> float:
    """From the middle of a hex to the side or corner at its top."""
    return RADIUS * (ROOT3 / 2 if lattice.board.top == "flat" else 1.0)


def places(lattice: Lattice, crowd: Crowd) -> list[str]:
    """Names of places, cities first; each where it covers least."""
    rank = sorted((p for p in lattice.board.places if p.name), key=lambda p: -_size(p))
    out = [f'<g id="places" fill="{c.INK}" text-anchor="middle">']
    for place in rank:
        spots = _spots(lattice, place)
        at, _ = min(spots, key=lambda spot: round(crowd.cost(_box(place, spot[0])) * 10 + spot[1]))
        crowd.add_box(_box(place, at), 8)
        out.append(_place(place, at))
    return [*out, "</g>"]


def _size(place: Place) -> float:
    """Names in Japanese are set smaller: their letters are larger."""
    size = SIZES.get(place.kind, 12.0)
    return size * 0.84 if any(ord(sign) > 0x2E80 for sign in place.name) else size


def _face(place: Place) -> Face:
    return SERIF_BOLD if place.kind == "city" else SERIF


def _box(place: Place, at: XY) -> Box:
    """The room of a name whose base line is centred at a point."""
    size = _size(place)
    half = width(place.name, _face(place), size) / 2 + 2
    return Box(at[0] - half, at[1] - 0.72 * size, at[0] + half, at[1] + 0.2 * size)


def _place(place: Place, at: XY) -> str:
    face, size = _face(place), _size(place)
    return (
        f'<text data-place="{escape(place.id)}" x="{num(at[0])}" y="{num(at[1])}" {css(face)} '
        f'font-size="{size:g}" {halo(c.PAPER, 3.2)}>{escape(place.name)}</text>'
    )


def _spots(lattice: Lattice, place: Place) -> list[tuple[XY, float]]:
    """Where a name may stand, with what each place costs of itself."""
    size, high = _size(place), _half_height(lattice)
    found: list[tuple[XY, float]] = []
    for name in place.at:
        centre = lattice.centre(name)
        found += [
            (moved(centre, 0, high - 3.5 + max(0.0, size - 15) * 0.7), 0),
            (moved(centre, 0, high + 0.25 * size), 170),
            (moved(centre, 0, -high + 0.6 * size), 320),
            (moved(centre, 0, -high + 0.25 * size), 380),
        ]
        half = width(place.name, _face(place), size) / 2
        for sign in (-1, 1):
            found.append((moved(centre, sign * (half + 20), high - 4), 420))
            found.append((moved(centre, sign * (half + 22), 4), 520))
    if len(place.at) > 1:
        middle = mean([lattice.centre(name) for name in place.at])
        found.append((moved(middle, 0, size * 0.35), 40))
    return found


def labels(lattice: Lattice) -> list[str]:
    """Names of waters and regions, wide and quiet."""
    return [_label(lattice, label) for label in lattice.board.labels if label.at]


def _label(lattice: Lattice, label: Label) -> str:
    x, y = mean([lattice.centre(name) for name in label.at])
    size, face, colour, part = {
        "water": (30.0, SERIF_ITALIC, c.TONES["water-ink"][0], ".75"),
        "region": (34.0, SERIF, c.INK, ".32"),
        "note": (13.0, SERIF_ITALIC, c.INK, ".9"),
    }[label.kind]
    gap = 0 if label.kind == "note" else size * 0.3
    turn = f" rotate({label.turn})" if label.turn else ""
    return (
        f'<text data-label="{escape(label.id)}" transform="translate({num(x)} {num(y)}){turn}" '
        f'y="{num(size * 0.33)}" {css(face)} font-size="{size:g}" letter-spacing="{num(gap)}" '
        f'text-anchor="middle" fill="{colour}" fill-opacity="{part}">{escape(label.text)}</text>'
    )


def edges(lattice: Lattice) -> list[str]:
    """Brackets and words outside the map; stretches that overlap stand further out."""
    out: list[str] = []
    used: dict[str, list[tuple[float, float]]] = {}
    for edge in lattice.board.edges:
        if edge.at:
            first, last = _span(lattice, edge)
            rows = used.setdefault(edge.side, [])
            rank = sum(a < last and first < b for a, b in rows)
            rows.append((first, last))
            out.append(_edge(lattice, edge, (first, last), 16 + 22 * rank))
    return out


def edge_room(lattice: Lattice) -> dict[str, float]:
    """How much room the words along each edge need."""
    used: dict[str, list[tuple[float, float]]] = {}
    room = dict.fromkeys(EDGES, 0.0)
    for edge in lattice.board.edges:
        if edge.at:
            first, last = _span(lattice, edge)
            rows = used.setdefault(edge.side, [])
            rank = sum(a < last and first < b for a, b in rows)
            rows.append((first, last))
            room[edge.side] = max(room[edge.side], 34 + 22 * rank)
    return room


def _span(lattice: Lattice, edge: Edge) -> tuple[float, float]:
    axis = 0 if edge.side in ("north", "south") else 1
    ends = [p[axis] for name in edge.at for p in lattice.polygon(name)]
    return min(ends) + 8, max(ends) - 8


def _edge(lattice: Lattice, edge: Edge, span: tuple[float, float], away: float) -> str:
    right, bottom = lattice.left + lattice.width, lattice.top + lattice.height
    first, last = span
    x, y, turn = {
        "north": ((first + last) / 2, lattice.top - away, 0),
        "south": ((first + last) / 2, bottom + away, 0),
        "west": (lattice.left - away, (first + last) / 2, -90),
        "east": (right + away, (first + last) / 2, 90),
    }[edge.side]
    half, tick = (last - first) / 2, -5 if edge.side == "south" else 5
    text = width(edge.text, SERIF_ITALIC, EDGE_SIZE) / 2 + 8
    bars = [straight([(-half, tick), (-half, 0), (-min(text, half), 0)], shut=False)]
    bars.append(straight([(half, tick), (half, 0), (min(text, half), 0)], shut=False))
    return (
        f'<g class="edge" data-edge="{escape(edge.id)}" '
        f'transform="translate({num(x)} {num(y)}) rotate({turn})">'
        f'<path d="{path(*bars)}" fill="none" stroke="{c.FAINT}" stroke-width="1.4"/>'
        f'<text y="5.6" {css(SERIF_ITALIC)} font-size="{EDGE_SIZE:g}" text-anchor="middle" '
        f'fill="{c.INK}">{escape(edge.text)}</text></g>'
    )
