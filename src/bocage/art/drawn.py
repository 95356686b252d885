"""What the page draws as a position stands, in the words and shapes that paper has: `make types`.

The map itself comes with each board: see `sheet.py`.
"""

from __future__ import annotations

from typing import Any

from bocage.art import colours as c
from bocage.art import signs, symbols, works
from bocage.art.board import SIGNS, WORKS
from bocage.art.looks import SIGNS as STANDING

# Tones that the page itself needs, on the table and for what is written on the map.
_OWN = ("table", "paper", "land", "ink", "faint", "halo", "frame", "water-ink", "alarm")


def drawn() -> dict[str, Any]:
    """Everything, ready to be written as JSON."""
    pictures = {**signs.PICTURES, **works.PICTURES, "corner": STANDING["corner"]}
    marks = [mark for some in pictures.values() for mark in some]
    used = {*_OWN, *(word for mark in marks for word in (mark.fill, mark.line))}
    palettes = {"classic": c.PALETTES, "safe": c.SAFE}
    return {
        "tones": {word: tone for word, tone in c.TONES.items() if word in used},
        "badges": c.BADGES,
        "palettes": {
            kind: {word: look._asdict() for word, look in looks.items()}
            for kind, looks in palettes.items()
        },
        "back": c.backed(c.PALETTES["grey"])._asdict(),
        "roles": c.ROLES,
        "units": symbols.UNITS,
        "figures": symbols.FIGURES,
        "marks": symbols.MARKS,
        "alarming": symbols.ALARMING,
        "sizes": symbols.SIZES,
        "signs": SIGNS,
        "works": WORKS,
        "pictures": pictures,
        "owners": {"bare": signs.BARE, "blown": signs.BLOWN, "nobody": works.NOBODY},
    }
