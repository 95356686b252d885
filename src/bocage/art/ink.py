"""Words on paper: text elements with a halo, safe inside XML."""

from __future__ import annotations

from collections.abc import Callable

from bocage.art.colours import INK
from bocage.art.fonts import Face, css, width
from bocage.art.geometry import XY, num

# The words of the legend, in the reader's language: say(group, word).
Say = Callable[[str, str], str]
_JAPANESE = 0x2E80
_UNSAFE = {"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;"}


def plain(group: str, word: str) -> str:
    """The words of the legend if nobody translates them."""
    return word.replace("-", " ")


def escape(text: str) -> str:
    """Text that is safe in XML; control characters are left out."""
    kept = (sign for sign in text if sign >= " " or sign in "\t\n")
    return "".join(_UNSAFE.get(sign, sign) for sign in kept)


def words(text: str, at: XY, face: Face, size: float, style: str = "") -> str:
    """One line of text that begins at a point; `style`: more attributes."""
    return (
        f'<text x="{num(at[0])}" y="{num(at[1])}" {css(face)} font-size="{size:g}" '
        f'fill="{INK}"{style}>{escape(text)}</text>'
    )


def lines(text: str, face: Face, size: float, room: float) -> list[str]:
    """A text broken into lines: between words, or anywhere where there are no spaces."""
    out = [""]
    for piece in _pieces(text):
        if out[-1] and width(out[-1] + piece.rstrip(), face, size) > room:
            out.append("")
        out[-1] += piece
    return [line.strip() for line in out if line.strip()]


def _pieces(text: str) -> list[str]:
    """Words with the space after them; Japanese signs one by one."""
    out = [""]
    for sign in text:
        out[-1] += sign
        if sign == " " or ord(sign) > _JAPANESE:
            out.append("")
    return out


def halo(colour: str, wide: float, part: str = ".85") -> str:
    """The attributes that lay a rim of paper around letters."""
    return (
        f'stroke="{colour}" stroke-width="{wide:g}" stroke-opacity="{part}" '
        'stroke-linejoin="round" paint-order="stroke"'
    )
