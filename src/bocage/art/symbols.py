"""Unit symbols in the manner of NATO: lines inside a box of 22 by 15, drawn in the ink's colour."""

from __future__ import annotations

import msgspec

from bocage.art.marks import disc


class Symbol(msgspec.Struct, frozen=True, omit_defaults=True):
    """What stands in the box of a unit, or by itself: lines, areas and letters."""

    line: str = ""
    solid: str = ""
    text: str = ""
    size: float = 0.0


_FOOT = "M-11-7.5L11 7.5M-11 7.5L11-7.5"
_TRACK = "M-4-3.7h8a3.7 3.7 0 0 1 0 7.4h-8a3.7 3.7 0 0 1 0-7.4z"
_SLASH = "M-11 7.5L11-7.5"
_CHUTE = "M-4.6 6.6a2.3 2.8 0 0 1 4.6 0a2.3 2.8 0 0 1 4.6 0"
_BASE = "M-11 4.6h22v2.9h-22z"


def _man(x: float) -> str:
    return (
        f"M{x - 2.7:g}-6.3a2.7 2.7 0 0 1 5.4 0h.7v1h-6.8v-1zM{x - 3:g}-4.6h6l1 6.6h-1.9v5.9h-1.5"
        "v-4.9h-1.2v4.9h-1.5v-5.9h-1.9z"
    )


UNITS = {
    "infantry": Symbol(_FOOT),
    "motorised": Symbol(f"{_FOOT}M0-7.5v15"),
    "mechanised": Symbol(_FOOT + _TRACK),
    "panzergrenadier": Symbol(_FOOT + _TRACK),
    "parachute": Symbol(_FOOT + _CHUTE),
    "airborne": Symbol(f"{_FOOT}M-6 1.9l6 5l6-5"),
    "static": Symbol(_FOOT, _BASE),
    "armour": Symbol(_TRACK),
    "panzer": Symbol(_TRACK),
    "tiger": Symbol(_TRACK, _TRACK),
    "assault-gun": Symbol(f"{_TRACK}M0-7.5v3.8"),
    "cavalry": Symbol(_SLASH),
    "recon": Symbol(_SLASH + _TRACK),
    "artillery": Symbol(solid=disc(2.8)),
    "anti-tank": Symbol("M-11 7.5L0-7.5L11 7.5"),
    "flak": Symbol("M-11 7.5a11 9.5 0 0 1 22 0"),
    "engineer": Symbol("M-6 4v-7h12v7M0-3v7"),
    "commando": Symbol(text="CDO", size=9),
    "hq": Symbol("M-11-7.5v21", text="HQ", size=11),
    "unknown": Symbol(text="?", size=14),
    "flak-tower": Symbol("M-11 4.6a11 8.5 0 0 1 22 0", _BASE),
}
# Soldiers and what they carry, without a box; their counters have a layout of their own.
FIGURES = {
    "squad": Symbol(solid="".join(map(_man, (-14.4, -6.8, 0.8, 8.4)))),
    "team": Symbol(solid=_man(-8) + _man(1.5)),
    "leader": Symbol(solid=f"{_man(0)}M-4.3-6.9c0-3 8.6-3 8.6 0zM3.3-4.2l6.2-4.4 1.1 1.5-6.3 5z"),
    "hero": Symbol(
        solid=f"{_man(-3)}M8-9.5l1.3 3 3.3.3-2.5 2.2.8 3.2-2.9-1.7-2.9 1.7.8-3.2-2.5-2.2 3.3-.3z"
    ),
    "machine-gun": Symbol(
        "M8-.5l-3.5 7.5M8-.5l3.5 7.5",
        "M-14-3.2h13v-1.6h5v1.6h11v1.8h-11v1.8h-6.5l-1.5 3.4h-2.5l.8-3.4h-5.6l-2.7 3z",
    ),
    "mortar": Symbol("M-12 7.5h10M1.5-3l7.5 10.5M-1 0l5 7.5", "M-9 7.2l11.5-16.2 3 2.2L-4.5 7.2z"),
    "gun": Symbol(
        disc(4, -2.5, 3.5), "M-3-5.5h18v2.6h-18zM-6.5-8h3.5v11h-3.5zM-15 5.5l9-4 1.2 2-8.5 4z"
    ),
    "flamethrower": Symbol(
        solid="M-13-6.5h3.6v12h-3.6zM-8.4-6.5h3.6v12h-3.6zM-4-1.8h8v1.8h-8z"
        "M4.5-1c3-5 7-1.5 10-5.5c1 5-2 10-10 5.5z"
    ),
    "charge": Symbol("M5-5c2-5 6-2 7-5", "M-9-2.5h16v9.5h-16zM-6.5-5.5h11v2.2h-11z"),
}
# Marks with a sign of their own; any other word is written on the counter by its first letters.
MARKS = {
    "truck": Symbol(
        solid="M-5.5 2.2v-5.4h6.4v5.4zM.9-1.4h2.8l1.8 1.8v1.8h-4.6z"
        + disc(1.5, -3, 2.8)
        + disc(1.5, 3.1, 2.8)
    ),
    "unsupplied": Symbol("M-3.6-3.4h7.2v6.8h-7.2zM-4.9 4.6l9.8-9.2"),
    "isolated": Symbol(disc(4.2), disc(1.4)),
    "seen": Symbol("M-5.4 0q5.4-6.4 10.8 0q-5.4 6.4-10.8 0z", disc(1.6)),
    "old": Symbol(disc(4.4) + "M0-2.6v2.8l2.2 1.4"),
    "moved": Symbol("M-4.2.2l3 3.2l5.4-6.6"),
    "fought": Symbol("M-4-4l8 8M4-4l-8 8"),
    "disrupted": Symbol(solid="M-1 4.8l1-3.6h-3.4l4.4-6l-1 3.8h3.4z"),
    "pinned": Symbol(solid="M-3.4-4.4h6.8l-1.6 3l2.2 2.2h-8l2.2-2.2zM-.7.8h1.4v4h-1.4z"),
    "committed": Symbol("M-4.8 0h8.6M.4-3.6l3.8 3.6l-3.8 3.6"),
    "entrenched": Symbol("M-5 3.6v-4h2.4v-3h5.2v3h2.4v4"),
    "suppressed": Symbol("M-4.6-3.8l4.6 3l4.6-3M-4.6.6l4.6 3l4.6-3"),
    "veteran": Symbol(
        solid="M0-5l1.4 3.2 3.5.3-2.6 2.3.8 3.4L0 2.4l-3.1 1.8.8-3.4-2.6-2.3 3.5-.3z"
    ),
    "activated": Symbol("M-4.2.2l3 3.2l5.4-6.6"),
}
ALARMING = ("unsupplied", "isolated", "disrupted", "pinned", "suppressed")
SIZES = {
    "squad": "•",
    "section": "••",
    "platoon": "•••",
    "company": "I",
    "battalion": "II",
    "regiment": "III",
    "brigade": "X",
    "division": "XX",
    "corps": "XXX",
    "army": "XXXX",
}


def defs() -> str:
    """All symbols (`#nato-<word>`) and marks (`#mark-<word>`); a box is in the caller's colour."""
    box = '<path d="M-11-7.5h22v15h-22z"/>'
    return "".join(
        [
            *(f'<g id="nato-{word}">{box}{_drawn(s)}</g>' for word, s in UNITS.items()),
            *(f'<g id="nato-{word}">{_drawn(s, 1.4)}</g>' for word, s in FIGURES.items()),
            *(f'<g id="mark-{word}">{_drawn(s, 1.5)}</g>' for word, s in MARKS.items()),
        ]
    )


def _drawn(symbol: Symbol, wide: float = 0.0) -> str:
    out = ""
    if symbol.line:
        own = f' stroke="currentColor" stroke-width="{wide:g}"' if wide else ""
        out += f'<path d="{symbol.line}" fill="none" stroke-linejoin="round"{own}/>'
    if symbol.solid:
        out += f'<path d="{symbol.solid}" fill="currentColor" stroke="none"/>'
    if symbol.text:
        out += (
            f'<text y="{symbol.size * 0.36:.1f}" font-size="{symbol.size:g}" text-anchor="middle" '
            f'fill="currentColor" stroke="none">{symbol.text}</text>'
        )
    return out
