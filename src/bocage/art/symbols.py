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

# Soldiers and what they carry, without a box; about as large as one.
_MAN = (
    "M{x}-6.3a2.7 2.7 0 0 1 5.4 0h.7v1h-6.8v-1zM{y}-4.6h6l1 6.6h-1.9v5.9h-1.5"
    "v-4.9h-1.2v4.9h-1.5v-5.9h-1.9z"
)


def _man(at: float) -> str:
    return _MAN.format(x=f"{at - 2.7:g}", y=f"{at - 3:g}")


_SOLDIERS = {
    "squad": f'<path d="{"".join(map(_man, (-14.4, -6.8, 0.8, 8.4)))}"/>',
    "team": f'<path d="{"".join(map(_man, (-8, 1.5)))}"/>',
    "leader": f'<path d="{_man(0)}M-4.3-6.9c0-3 8.6-3 8.6 0zM3.3-4.2l6.2-4.4 1.1 1.5-6.3 5z"/>',
    "hero": f'<path d="{_man(-3)}M8-9.5l1.3 3 3.3.3-2.5 2.2.8 3.2L8-2.5l-2.9 1.7.8-3.2'
    '-2.5-2.2 3.3-.3z"/>',
    "machine-gun": '<path d="M-14-3.2h13v-1.6h5v1.6h11v1.8h-11v1.8h-6.5l-1.5 3.4h-2.5l.8-3.4'
    'h-5.6l-2.7 3z"/><path d="M8-.5l-3.5 7.5M8-.5l3.5 7.5" stroke="currentColor" '
    'stroke-width="1.3" fill="none"/>',
    "mortar": '<path d="M-9 7.2l11.5-16.2 3 2.2L-4.5 7.2z"/><path d="M-12 7.5h10M1.5-3l7.5 10.5'
    'M-1 0l5 7.5" stroke="currentColor" stroke-width="1.5" fill="none"/>',
    "gun": '<path d="M-3-5.5h18v2.6h-18zM-6.5-8h3.5v11h-3.5zM-15 5.5l9-4 1.2 2-8.5 4z"/>'
    '<circle cx="-2.5" cy="3.5" r="4" fill="none" stroke="currentColor" stroke-width="1.8"/>',
    "flamethrower": '<path d="M-13-6.5h3.6v12h-3.6zM-8.4-6.5h3.6v12h-3.6zM-4-1.8h8v1.8h-8z"/>'
    '<path d="M4.5-1c3-5 7-1.5 10-5.5c1 5-2 10-10 5.5z"/>',
    "charge": '<path d="M-9-2.5h16v9.5h-16zM-6.5-5.5h11v2.2h-11z"/><path d="M5-5c2-5 6-2 7-5" '
    'fill="none" stroke="currentColor" stroke-width="1.3"/>',
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
    for word, inside in _SOLDIERS.items():
        out.append(f'<g id="nato-{word}" fill="currentColor" stroke="none">{inside}</g>')
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
    "suppressed": '<path d="M-4.6-3.8l4.6 3l4.6-3M-4.6.6l4.6 3l4.6-3" fill="none" '
    'stroke="currentColor" stroke-width="1.8"/>',
    "veteran": '<path d="M0-5l1.4 3.2 3.5.3-2.6 2.3.8 3.4L0 2.4l-3.1 1.8.8-3.4-2.6-2.3 3.5-.3z"/>',
    "activated": '<path d="M-4.2.2l3 3.2l5.4-6.6" fill="none" stroke="currentColor" '
    'stroke-width="2"/>',
}


def sign_defs() -> str:
    """The signs of marks, to be used as `#mark-<word>`."""
    return "".join(
        f'<g id="mark-{word}" fill="currentColor">{inside}</g>' for word, inside in _SIGNS.items()
    )


def has_sign(mark: str) -> bool:
    """Whether a mark has a sign of its own."""
    return mark in _SIGNS
