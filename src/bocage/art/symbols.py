"""Unit symbols in the manner of NATO: lines inside a box of 22 by 15, drawn in the ink's colour."""

from __future__ import annotations

WIDE, HIGH = 22.0, 15.0

_FOOT = '<path d="M-11-7.5L11 7.5M-11 7.5L11-7.5"/>'
_TRACK = '<path d="M-4-3.7h8a3.7 3.7 0 0 1 0 7.4h-8a3.7 3.7 0 0 1 0-7.4z"/>'
_SOLID_TRACK = _TRACK.replace("<path", '<path fill="currentColor"')
_SLASH = '<path d="M-11 7.5L11-7.5"/>'
_CHUTE = '<path d="M-4.6 6.6a2.3 2.8 0 0 1 4.6 0a2.3 2.8 0 0 1 4.6 0"/>'
_WINGS = '<path d="M-6 1.9l6 5l6-5"/>'
_BASE = '<path d="M-11 4.6h22v2.9h-22z" fill="currentColor"/>'


def _letters(text: str, size: float) -> str:
    return (
        f'<text y="{size * 0.36:.1f}" font-size="{size:g}" text-anchor="middle" '
        f'fill="currentColor" stroke="none">{text}</text>'
    )


_INSIDE = {
    "infantry": _FOOT,
    "motorised": _FOOT + '<path d="M0-7.5v15"/>',
    "mechanised": _FOOT + _TRACK,
    "panzergrenadier": _FOOT + _TRACK,
    "parachute": _FOOT + _CHUTE,
    "airborne": _FOOT + _WINGS,
    "static": _FOOT + _BASE,
    "armour": _TRACK,
    "panzer": _TRACK,
    "tiger": _SOLID_TRACK,
    "assault-gun": _TRACK + '<path d="M0-7.5v3.8"/>',
    "cavalry": _SLASH,
    "recon": _SLASH + _TRACK,
    "artillery": '<circle r="2.6" fill="currentColor"/>',
    "anti-tank": '<path d="M-11 7.5L0-7.5L11 7.5"/>',
    "flak": '<path d="M-11 7.5a11 9.5 0 0 1 22 0"/>',
    "engineer": '<path d="M-6 4v-7h12v7M0-3v7"/>',
    "commando": _letters("CDO", 9),
    "hq": _letters("HQ", 11),
    "unknown": _letters("?", 14),
    "flak-tower": '<path d="M-11 4.6a11 8.5 0 0 1 22 0"/>' + _BASE,
}
_STAFF = '<path d="M-11-7.5v21"/>'  # headquarters carry a flag


def defs() -> str:
    """All symbols, to be used as `#nato-<word>`; the box is filled in the caller's colour."""
    out = []
    for word, inside in _INSIDE.items():
        staff = _STAFF if word == "hq" else ""
        out.append(
            f'<g id="nato-{word}"><path d="M-11-7.5h22v15h-22z"/>'
            f'<g fill="none" stroke-linejoin="round">{inside}{staff}</g></g>'
        )
    return "".join(out)


_SIGNS = {
    "truck": '<path d="M-5.5 2.2v-5.4h6.4v5.4zM.9-1.4h2.8l1.8 1.8v1.8h-4.6z"/>'
    '<circle cx="-3" cy="2.8" r="1.5"/><circle cx="3.1" cy="2.8" r="1.5"/>',
    "unsupplied": '<path d="M-3.6-3.4h7.2v6.8h-7.2zM-4.9 4.6l9.8-9.2" fill="none" '
    'stroke="currentColor" stroke-width="1.4"/>',
    "isolated": '<circle r="4.2" fill="none" stroke="currentColor" stroke-width="1.4"/>'
    '<circle r="1.4"/>',
    "moved": '<path d="M-4.5-1h5v-2.6l4.4 3.6l-4.4 3.6v-2.6h-5z"/>',
    "fought": '<path d="M-4-4l8 8M4-4l-8 8" fill="none" stroke="currentColor" stroke-width="2"/>',
    "disrupted": '<path d="M-1 4.8l1-3.6h-3.4l4.4-6l-1 3.8h3.4z"/>',
    "pinned": '<path d="M-3.4-4.4h6.8l-1.6 3l2.2 2.2h-8l2.2-2.2zM-.7.8h1.4v4h-1.4z"/>',
    "entrenched": '<path d="M-5 3.6v-4h2.4v-3h5.2v3h2.4v4" fill="none" stroke="currentColor" '
    'stroke-width="1.6"/>',
}


def sign_defs() -> str:
    """The signs of marks, to be used as `#mark-<word>`."""
    return "".join(
        f'<g id="mark-{word}" fill="currentColor">{inside}</g>' for word, inside in _SIGNS.items()
    )


def has_sign(mark: str) -> bool:
    """Whether a mark has a sign of its own."""
    return mark in _SIGNS
