"""Words and small pictures on paper: text elements with a halo, safe inside XML."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from bocage.art.colours import INK, TONES
from bocage.art.fonts import SANS_BOLD, Face, css, width
from bocage.art.geometry import XY, num
from bocage.art.marks import Stroke

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


def tone(what: str, word: str, part: float = 1.0, own: Mapping[str, str] | None = None) -> str:
    """The fill or stroke of an element in a tone, by day, or one of a palette's own colours."""
    if not word:
        return f'{what}="none"'
    colour = (own or {}).get(word) or TONES[word][0]
    part *= int(colour[7:] or "ff", 16) / 255
    return f'{what}="{colour[:7]}"' + (f' {what}-opacity="{part:.2g}"' if part < 1 else "")


def drawn(marks: Sequence[Stroke], own: Mapping[str, str] | None = None, name: str = "") -> str:
    """A small picture as elements, in the colours of its owner."""
    return "".join(_drawn(mark, own, name) for mark in marks)


def _drawn(mark: Stroke, own: Mapping[str, str] | None, name: str) -> str:
    fill = tone("fill", mark.fill, mark.part, own)
    if mark.text:
        x, y = mark.at[0], mark.at[1] + mark.size * 0.36
        shown = escape(name if mark.text == "@" else mark.text)
        return (
            f'<text x="{num(x)}" y="{num(y)}" {css(SANS_BOLD)} font-size="{mark.size:g}" '
            f'text-anchor="middle" {fill}>{shown}</text>'
        )
    line = ""
    if mark.line:
        line = f' {tone("stroke", mark.line, mark.part, own)} stroke-width="{mark.wide:g}"'
        line += ' stroke-linejoin="round"'
        line += (
            f' stroke-dasharray="{" ".join(f"{n:g}" for n in mark.dash)}"'
            if mark.dash
            else ""
            if mark.blunt
            else ' stroke-linecap="round"'
        )
    return f'<path d="{mark.d}" {fill}{line}/>'
