"""What lies in a hex under its counters: works, smoke, blazes; and the discs of goals."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin

from bocage.art import colours as c
from bocage.art.board import WORKS, Piece
from bocage.art.fonts import SANS_BOLD, css
from bocage.art.geometry import XY, Lattice, closed, mix, num, straight, xy
from bocage.art.ink import escape

ROUND = 'stroke-linecap="round" stroke-linejoin="round"'
RING = 36.0  # how far from the middle works lie, so that counters leave them free
PITS = ((-36, 14), (-21, 34.5), (-7, 34.5), (7, 34.5), (21, 34.5), (36, 14))  # beside a counter
FLAME = "M0 15c-9 0-12-6-11-12c1-5 5-7 5-13c4 2 6 5 6 9c2-1 3-4 2-7c5 4 9 9 9 14c0 6-5 9-11 9z"
PUFFS = (
    (-30, 6, 13),
    (-17, 22, 14),
    (2, 27, 15),
    (20, 21, 14),
    (31, 5, 13),
    (21, -17, 13),
    (2, -23, 14),
    (-19, -16, 13),
    (0, 2, 19),
)


def works(lattice: Lattice, pieces: Sequence[Piece]) -> list[str]:
    """Everything but the discs, which lie above the counters."""
    return [
        _at(lattice, piece, f'<g transform="scale({lattice.radius / 48:g})">{work(piece)}</g>')
        for piece in pieces
        if piece.symbol in WORKS and piece.symbol != "goal" and piece.at in lattice.hexes
    ]


def goals(lattice: Lattice, pieces: Sequence[Piece]) -> list[str]:
    """Discs with the numbers of goals, and with the value of smoke."""
    out = []
    for piece in pieces:
        if piece.at in lattice.hexes and piece.name:
            if piece.symbol == "goal":
                out.append(_at(lattice, piece, goal(piece), -35.0))
            elif piece.symbol == "smoke":
                out.append(_at(lattice, piece, value(piece), 35.0))
    return out


def _at(lattice: Lattice, piece: Piece, body: str, aside: float = 0.0) -> str:
    x, y = lattice.centre(piece.at)
    return (
        f'<g class="{piece.symbol}" data-piece="{escape(piece.id)}" '
        f'transform="translate({num(x + aside)} {num(y)})">{body}</g>'
    )


def goal(piece: Piece) -> str:
    """A disc in the colour of who controls it; nobody's is white."""
    look = c.PALETTES[piece.palette]
    face, edge, ink = (look.face, look.edge, look.ink) if piece.side else (c.PAPER, c.INK, c.INK)
    return (
        f'<circle r="11.5" fill="{c.CASING}"/><circle r="9.6" fill="{face}" stroke="{edge}" '
        f'stroke-width="2.2"/>{_digits(piece.name, ink, 13)}'
    )


def value(piece: Piece) -> str:
    """How much smoke hinders."""
    return (
        f'<circle r="9.6" fill="{c.SMOKE}" stroke="{c.STEEL}" stroke-width="1.6"/>'
        f"{_digits(piece.name, c.STEEL, 12.5)}"
    )


def _digits(text: str, ink: str, size: float) -> str:
    return (
        f'<text y="{num(size * 0.36)}" {css(SANS_BOLD)} font-size="{size:g}" fill="{ink}" '
        f'text-anchor="middle">{escape(text)}</text>'
    )


def work(piece: Piece) -> str:
    """One of them around the point 0, 0, in a hex of radius 48."""
    return _WORKS[piece.symbol]()


def _around(degrees: float, far: float = RING) -> XY:
    turn = degrees * pi / 180
    return far * cos(turn), far * sin(turn)


def _hexagon(far: float) -> list[XY]:
    return [_around(60 * k, far) for k in range(6)]


def _foxholes() -> str:
    return "".join(
        f'<ellipse cx="{num(x)}" cy="{num(y)}" rx="6.4" ry="4.8" fill="{c.EARTH[0]}" '
        f'stroke="{c.EARTH[1]}" stroke-width="2.6"/>'
        for x, y in PITS
    )


def _trench() -> str:
    ring = _hexagon(40)
    points = []
    for i, a in enumerate(ring):
        b = ring[(i + 1) % 6]
        for k in range(4):
            inner = 0.14 if k % 2 else 0.0
            points += [mix(mix(a, b, part / 4), (0, 0), inner) for part in (k, k + 1)]
    d = straight(points)
    return (
        f'<path d="{d}" fill="none" stroke="{c.EARTH[1]}" stroke-width="9" {ROUND}/>'
        f'<path d="{d}" fill="none" stroke="{c.EARTH[0]}" stroke-width="5" {ROUND}/>'
    )


def _wire() -> str:
    ring = _hexagon(40)
    d = straight(ring)
    for i, a in enumerate(ring):
        b = ring[(i + 1) % 6]
        for k in range(7):
            x, y = mix(a, b, k / 7)
            d += f"M{num(x - 3.8)} {num(y)}a3.8 3.8 0 1 0 7.6 0a3.8 3.8 0 1 0-7.6 0"
    line = f'<path d="{d}" fill="none"'
    return (
        f'{line} stroke="{c.CASING}" stroke-width="2.6" stroke-opacity=".7"/>'
        f'{line} stroke="{c.STEEL}" stroke-width="1.1"/>'
    )


def _mines() -> str:
    spikes = "".join(f"M{xy(_around(45 * k, 4))}L{xy(_around(45 * k, 7.4))}" for k in range(8))
    one = (
        f'<path d="{spikes}" stroke="{c.INK}" stroke-width="1.7"/>'
        f'<circle r="4.8" fill="{c.ALARM}" stroke="{c.INK}" stroke-width="1.3"/>'
    )
    return "".join(f'<g transform="translate({xy(pit)})">{one}</g>' for pit in PITS)


def _pillbox() -> str:
    return (
        f'<circle r="34" fill="none" stroke="{c.STEEL}" stroke-width="9"/>'
        f'<circle r="34" fill="none" stroke="{c.CONCRETE}" stroke-width="6"/>'
        f'<path d="M{xy(_around(60, 34))}A34 34 0 0 1 {xy(_around(120, 34))}" fill="none" '
        f'stroke="{c.INK}" stroke-width="2.6"/>'
    )


def _bunker() -> str:
    ring = straight([(-30, -30), (30, -30), (38, 0), (30, 34), (-30, 34), (-38, 0)])
    return (
        f'<path d="{ring}" fill="{c.CONCRETE}" fill-opacity=".5" stroke="{c.STEEL}" '
        f'stroke-width="9" {ROUND}/><path d="{ring}" fill="none" stroke="{c.CONCRETE}" '
        f'stroke-width="6" {ROUND}/><path d="M-19 34h13M6 34h13" stroke="{c.INK}" '
        'stroke-width="2.8"/>'
    )


def _smoke() -> str:
    rims = "".join(
        f'<circle cx="{x}" cy="{y}" r="{r}" fill="{c.SMOKE}" stroke="#a9a598" stroke-width="2"/>'
        for x, y, r in PUFFS
    )
    inner = "".join(
        f'<circle cx="{x}" cy="{y}" r="{r - 2}" fill="{c.SMOKE}"/>' for x, y, r in PUFFS
    )
    return f'<g opacity=".82">{rims}{inner}</g>'


def _blaze() -> str:
    glow = closed([_around(60 * k + 30, 36) for k in range(6)])
    flames = "".join(
        f'<g transform="translate({x} {y})scale({size})">'
        f'<path d="{FLAME}" fill="{c.FLAME[0]}" stroke="#8c2408" stroke-width="1.4"/>'
        f'<path d="{FLAME}" transform="translate(0 5.5)scale(.56)" fill="{c.FLAME[1]}"/></g>'
        for x, y, size in ((-19, 2, 1.05), (19, 3, 1.05), (0, -4, 1.7))
    )
    return f'<path d="{glow}" fill="{c.FLAME[1]}" fill-opacity=".4"/>{flames}'


_WORKS = {
    "foxholes": _foxholes,
    "trench": _trench,
    "pillbox": _pillbox,
    "bunker": _bunker,
    "wire": _wire,
    "mines": _mines,
    "smoke": _smoke,
    "blaze": _blaze,
}
