"""The typefaces that drawings bring along, and how wide words are set in them.

They are subsets of open fonts (see typefaces/OFL.txt) under our own names: a drawing looks the same
on every machine. Signs that they lack fall back to what the machine has.
"""

from __future__ import annotations

import base64
import struct
from functools import cache
from pathlib import Path
from typing import NamedTuple

HOME = Path(__file__).resolve().parent / "typefaces"


class Face(NamedTuple):
    """A typeface: its file, and how CSS asks for it."""

    file: str
    family: str
    weight: int
    italic: bool = False


SANS = Face("BocageSans-Medium", "Bocage Sans", 500)
SANS_BOLD = Face("BocageSans-Bold", "Bocage Sans", 700)
SERIF = Face("BocageSerif-Medium", "Bocage Serif", 500)
SERIF_BOLD = Face("BocageSerif-Bold", "Bocage Serif", 700)
SERIF_ITALIC = Face("BocageSerif-MediumItalic", "Bocage Serif", 500, True)
GOTHIC = Face("BocageGothic-Medium", "Bocage Gothic", 500)
FACES = (SANS, SANS_BOLD, SERIF, SERIF_BOLD, SERIF_ITALIC, GOTHIC)
FALLBACK = {"Bocage Sans": "sans-serif", "Bocage Serif": "serif", "Bocage Gothic": "sans-serif"}
_HIGH = 0x2000  # above it only the Japanese face has letters


def files() -> list[str]:
    """The files of all faces."""
    return [str(HOME / f"{face.file}.ttf") for face in FACES]


def families(face: Face) -> str:
    """The families to try, as CSS lists them."""
    return f"'{face.family}','Bocage Gothic',{FALLBACK[face.family]}"


def css(face: Face) -> str:
    """A face as attributes of an SVG element."""
    slant = ' font-style="italic"' if face.italic else ""
    return f'font-family="{families(face)}" font-weight="{face.weight}"{slant}'


def embedded(text: str) -> str:
    """Style rules that carry the faces along; the Japanese one only if the text needs it."""
    japanese = any(ord(sign) > 0x2E80 for sign in text)
    rules = []
    for face in FACES:
        if face is GOTHIC and not japanese:
            continue
        data = base64.b64encode((HOME / f"{face.file}.ttf").read_bytes()).decode()
        slant = "italic" if face.italic else "normal"
        rules.append(
            f"@font-face{{font-family:'{face.family}';font-weight:{face.weight};"
            f"font-style:{slant};src:url(data:font/ttf;base64,{data})}}"
        )
    return "\n".join(rules)


def covers(text: str) -> bool:
    """Whether these faces have every letter of a text."""
    known = _widths(SANS).keys() | _widths(GOTHIC).keys()
    return all(ord(sign) in known for sign in set(text) if not sign.isspace())


def width(text: str, face: Face, size: float) -> float:
    """How wide a line of text is."""
    return sum(_advance(sign, face) for sign in text) * size


def _advance(sign: str, face: Face) -> float:
    own = _widths(face).get(ord(sign))
    if own is None and ord(sign) > _HIGH:
        own = _widths(GOTHIC).get(ord(sign), 1.0)
    return 0.6 if own is None else own


@cache
def _widths(face: Face) -> dict[int, float]:
    """How far each character moves on, in parts of the size of the letters."""
    data = (HOME / f"{face.file}.ttf").read_bytes()
    tables = _tables(data)
    (per_em,) = struct.unpack_from(">H", data, tables["head"] + 18)
    (count,) = struct.unpack_from(">H", data, tables["hhea"] + 34)
    advances = struct.unpack_from(">" + "Hh" * count, data, tables["hmtx"])[::2]
    return {
        code: advances[min(glyph, count - 1)] / per_em
        for code, glyph in _glyphs(data, tables["cmap"]).items()
    }


def _tables(data: bytes) -> dict[str, int]:
    """Where the tables of a font begin."""
    (count,) = struct.unpack_from(">H", data, 4)
    rows = (struct.unpack_from(">4sIII", data, 12 + 16 * i) for i in range(count))
    return {tag.decode("ascii"): start for tag, _, start, _ in rows}


def _glyphs(data: bytes, cmap: int) -> dict[int, int]:
    """The number of the glyph for each character (of the table's form 4)."""
    (count,) = struct.unpack_from(">H", data, cmap + 2)
    starts = [struct.unpack_from(">HHI", data, cmap + 4 + 8 * i)[2] + cmap for i in range(count)]
    for start in starts:
        form, _, _, double = struct.unpack_from(">HHHH", data, start)
        if form == 4:
            return _segments(data, start, double // 2)
    raise ValueError("the font has no table of characters that we read")


def _segments(data: bytes, start: int, n: int) -> dict[int, int]:
    ends = struct.unpack_from(f">{n}H", data, start + 14)
    firsts = struct.unpack_from(f">{n}H", data, start + 16 + 2 * n)
    deltas = struct.unpack_from(f">{n}H", data, start + 16 + 4 * n)
    ranges_at = start + 16 + 6 * n
    ranges = struct.unpack_from(f">{n}H", data, ranges_at)
    found = {}
    for i in range(n):
        for code in range(firsts[i], min(ends[i], 0xFFFE) + 1):
            glyph = code
            if ranges[i]:
                at = ranges_at + 2 * i + ranges[i] + 2 * (code - firsts[i])
                (glyph,) = struct.unpack_from(">H", data, at)
            found[code] = (glyph + deltas[i]) & 0xFFFF
    return found
