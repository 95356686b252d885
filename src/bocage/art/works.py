"""What lies in a hex under its counters: works, smoke, blazes; and the discs of goals."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin

from bocage.art import colours as c
from bocage.art.board import WORKS, Piece
from bocage.art.geometry import XY, Lattice, mix, moved, num, path, straight
from bocage.art.ink import drawn, escape
from bocage.art.marks import Stroke, disc

PITS = ((-36, 14), (-21, 34.5), (-7, 34.5), (7, 34.5), (21, 34.5), (36, 14))  # beside a counter
_PUFFS = (
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
_BUNKER = "M-30-30L30-30L38 0L30 34L-30 34L-38 0Z"


def _around(degrees: float, far: float) -> XY:
    turn = degrees * pi / 180
    return far * cos(turn), far * sin(turn)


_RING = [_around(60 * k, 40) for k in range(6)]
_SIDES = list(zip(_RING, (*_RING[1:], _RING[0]), strict=True))


def _trench() -> str:
    return path(
        straight(
            [
                mix(mix(a, b, part / 4), (0, 0), 0.14 if k % 2 else 0.0)
                for a, b in _SIDES
                for k in range(4)
                for part in (k, k + 1)
            ]
        )
    )


def _wire() -> str:
    loops = (mix(a, b, k / 7) for a, b in _SIDES for k in range(7))
    rings = (f"M{num(x - 3.8)} {num(y)}a3.8 3.8 0 1 0 7.6 0a3.8 3.8 0 1 0-7.6 0" for x, y in loops)
    return path(straight(_RING)) + "".join(rings)


def _mine(at: XY) -> tuple[Stroke, Stroke]:
    rays = ([_around(45 * k, far) for far in (4, 7.4)] for k in range(8))
    spikes = path(*(straight([moved(at, *end) for end in ray], shut=False) for ray in rays))
    return (
        Stroke(d=spikes, line="ink", wide=1.7),
        Stroke(d=disc(4.8, *at), fill="alarm", line="ink", wide=1.3),
    )


def _flame(x: float, y: float, size: float) -> tuple[Stroke, Stroke]:
    def at(dx: float, dy: float, grown: float) -> str:
        curves = (
            (-9, 0, -12, -6, -11, -12),
            (1, -5, 5, -7, 5, -13),
            (4, 2, 6, 5, 6, 9),
            (2, -1, 3, -4, 2, -7),
            (5, 4, 9, 9, 9, 14),
            (0, 6, -5, 9, -11, 9),
        )
        d = "".join("c" + " ".join(num(n * grown) for n in curve) for curve in curves)
        return f"M{num(x + dx)} {num(y + dy + 15 * grown)}{d}z"

    return (
        Stroke(d=at(0, 0, size), fill="flame", line="ember", wide=1.4 * size),
        Stroke(d=at(0, 5.5 * size, 0.56 * size), fill="glow"),
    )


# Around the point 0, 0 in a hex of radius 48; discs lie above the counters.
PICTURES: dict[str, tuple[Stroke, ...]] = {
    "foxholes": tuple(
        Stroke(d=disc(6.4, x, y, 4.8), fill="earth", line="spoil", wide=2.6) for x, y in PITS
    ),
    "trench": (
        Stroke(d=_trench(), line="spoil", wide=9),
        Stroke(d=_trench(), line="earth", wide=5),
    ),
    "pillbox": (
        Stroke(d=disc(34), line="steel", wide=9),
        Stroke(d=disc(34), line="concrete", wide=6),
        Stroke(d="M17 29.4A34 34 0 0 1-17 29.4", line="ink", wide=2.6, blunt=True),
    ),
    "bunker": (
        Stroke(d=_BUNKER, line="steel", wide=9),
        Stroke(d=_BUNKER, fill="concrete", part=0.5),
        Stroke(d=_BUNKER, line="concrete", wide=6),
        Stroke(d="M-19 34h13M6 34h13", line="ink", wide=2.8, blunt=True),
    ),
    "wire": (
        Stroke(d=_wire(), line="casing", wide=2.6, part=0.7),
        Stroke(d=_wire(), line="steel", wide=1.1),
    ),
    "mines": tuple(mark for pit in PITS for mark in _mine(pit)),
    "smoke": (
        Stroke(d="".join(disc(r, x, y) for x, y, r in _PUFFS), line="puff", wide=2, part=0.82),
        Stroke(d="".join(disc(r, x, y) for x, y, r in _PUFFS), fill="smoke", part=0.82),
    ),
    "blaze": (
        Stroke(d=disc(35), fill="glow", part=0.4),
        *(m for at in ((-19, 2, 1.05), (19, 3, 1.05), (0, -4, 1.7)) for m in _flame(*at)),
    ),
    "goal": (
        Stroke(d=disc(11.5), fill="casing"),
        Stroke(d=disc(9.6), fill="face", line="edge", wide=2.2),
        Stroke(text="@", size=13, fill="ink"),
    ),
    "smoke-value": (
        Stroke(d=disc(9.6), fill="smoke", line="steel", wide=1.6),
        Stroke(text="@", size=12.5, fill="steel"),
    ),
}
NOBODY = {"face": c.PAPER, "edge": c.INK, "ink": c.INK}  # a goal that nobody holds is white
GOAL_AT, SMOKE_AT = -35.0, 35.0  # where their discs lie


def works(lattice: Lattice, pieces: Sequence[Piece]) -> list[str]:
    """Everything but the discs, which lie above the counters."""
    return [
        _at(lattice, piece, work(piece))
        for piece in pieces
        if piece.symbol in WORKS and piece.symbol != "goal" and piece.at in lattice.hexes
    ]


def goals(lattice: Lattice, pieces: Sequence[Piece]) -> list[str]:
    """Discs with the numbers of goals, and with the value of smoke."""
    out = []
    for piece in pieces:
        if piece.at in lattice.hexes and piece.name:
            if piece.symbol == "goal":
                out.append(_at(lattice, piece, work(piece), GOAL_AT))
            elif piece.symbol == "smoke":
                body = drawn(PICTURES["smoke-value"], name=piece.name)
                out.append(_at(lattice, piece, body, SMOKE_AT))
    return out


def _at(lattice: Lattice, piece: Piece, body: str, aside: float = 0.0) -> str:
    x, y = lattice.centre(piece.at)
    return (
        f'<g class="{piece.symbol}" data-piece="{escape(piece.id)}" '
        f'transform="translate({num(x + aside)} {num(y)})">{body}</g>'
    )


def work(piece: Piece) -> str:
    """One of them, in the colours of whoever controls it."""
    own = c.PALETTES[piece.palette]._asdict() if piece.side else NOBODY
    return drawn(PICTURES[piece.symbol], own, piece.name)
