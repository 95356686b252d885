"""Small pictures as data, which paper and page paint alike."""

from __future__ import annotations

import msgspec


class Stroke(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A stroke of a small picture around the point 0, 0; `d` as in SVG.

    Tones may also be `face`, `edge` or `ink`, of the palette of whoever it belongs to. The text `@`
    is the name of what is drawn.
    """

    d: str = ""
    fill: str = ""
    line: str = ""
    wide: float = 1.0
    part: float = 1.0
    dash: tuple[float, ...] = ()
    blunt: bool = False  # its ends are not round
    text: str = ""
    at: tuple[float, float] = (0.0, 0.0)  # of the text
    size: float = 0.0


def disc(r: float, x: float = 0.0, y: float = 0.0, high: float = 0.0) -> str:
    """A circle as a path, or an ellipse so high."""
    arc = f"a{r:g} {high or r:g} 0 1 0"
    return f"M{x - r:g} {y:g}{arc} {2 * r:g} 0{arc} {-2 * r:g} 0z"
