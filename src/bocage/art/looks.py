"""How each word of a board looks: the one place where a terrain, a river or a road is drawn.

A terrain needs a row here and its tone in `colours.py`; a sign of its own stands in `SIGNS`.
"""

from __future__ import annotations

from typing import NamedTuple

from bocage.art.marks import Stroke, disc


class Ground(NamedTuple):
    """What a terrain or a tag does to the ground, from the first row up."""

    tone: str = ""
    part: float = 1.0
    inset: float = 0.0  # seen from near: how far inside the sides it ends
    sign: str = ""  # what is strewn over it,
    step: float = 0.0  # so far apart,
    keep: int = 85  # at so many of a hundred places
    wet: bool = False  # it is all water


GROUND = {
    "clear": Ground(),
    "brush": Ground("scrub", 0.6, 3, "shrub", 11.5, 82),
    "orchard": Ground("lawn", 0.6, 3),
    "gully": Ground("sunken", 0.4, 3),
    "field": Ground("crop", 0.78, 3),
    "building": Ground("yard", 0.6, 5),
    "bocage": Ground("bocage"),
    "box": Ground("box"),
    "polder": Ground("polder", 0.82, sign="ditch", step=46),
    "woods": Ground("woods", 0.85, sign="tree", step=15.5, keep=80),
    "forest": Ground("forest", 0.92, sign="pine", step=12.5, keep=96),
    "marsh": Ground("marsh", 0.95, sign="reed", step=19),
    "rough": Ground(sign="rock", step=21),
    "town": Ground(),
    "city": Ground("built", 0.9),
    "high": Ground("high", 0.63),
    "stream": Ground(),
    "sea": Ground(wet=True),
    "lake": Ground(wet=True),
    "water": Ground(wet=True),
}
LEVELS = ("level-1", "level-2", "level-3", "level-4")
ONLY_TAGS = ("bocage", "beach", "fortress", "fortified", "objective", "source", "bridge", *LEVELS)
TERRAINS = tuple(word for word in GROUND if word != "bocage")
TAGS = (*ONLY_TAGS, "high", "woods", "marsh")


class Stream(NamedTuple):
    """A river: how wide, the least of it on the screen, and the tones of its banks and water."""

    wide: float
    least: float
    edge: str
    tone: str
    banks: float = 0.0  # from which scale on these are seen


RIVERS = {
    "stream": Stream(2.2, 0.8, "river-edge", "river", 0.3),
    "minor-river": Stream(3.8, 1.3, "river-edge", "river", 0.3),
    "major-river": Stream(8.5, 2.4, "major-edge", "major"),
    "canal": Stream(3.6, 1.3, "canal-edge", "canal"),
}


class Way(NamedTuple):
    """A road: width and tone of its edge and of its surface, its dashes, and the least width."""

    edge: float
    edge_tone: str
    wide: float
    tone: str
    dash: tuple[float, ...] = ()
    least: float = 1.3


ROADS = {
    "rail": Way(3.0, "rail", 1.4, "paper", (6, 5), 0.8),
    "track": Way(0.0, "", 1.6, "lane-edge", (5, 3), 0.6),
    "secondary": Way(4.8, "lane-edge", 2.9, "lane"),
    "primary": Way(6.6, "road-edge", 4.4, "road", (), 1.9),
}
# On maps of areas the lines between these are broad and pale, the roads thin and dark.
FINE_ROADS = {
    "rail": Way(5.0, "rail", 2.6, "paper", (9, 8), 0.8),
    "track": Way(7.0, "casing", 3.2, "way", (9, 7), 1.2),
    "secondary": Way(8.0, "casing", 3.8, "way", (), 1.8),
    "primary": Way(13.6, "road-edge", 9.6, "road", (), 2.8),
}
# Seen from near they are as broad as they would be.
NEAR_ROADS = {
    "rail": Way(15.0, "ballast", 10.5, "sleeper", (2.6, 4.6), 1.5),
    "track": Way(10.0, "dirt-edge", 7.6, "dirt", (), 1.2),
    "secondary": Way(15.4, "lane-edge", 12.6, "lane"),
    "primary": Way(17.4, "lane-edge", 14.6, "lane", (), 1.9),
}

# What stands along hexsides: tone, width and dashes of each line, from below.
Strokes = tuple[tuple[str, float, tuple[float, ...]], ...]
SIDES: dict[str, Strokes] = {
    "fence": (("casing", 4.2, ()), ("wood", 1.7, ()), ("wood", 5.0, (0.1, 9.6))),
    "wall": (("stone-1", 6.6, ()), ("stone-2", 4.0, (6.4, 1.6))),
    "hedge": (
        ("hedgerow-1", 5.6, ()),
        ("hedgerow-1", 9.4, (0.1, 6.9)),
        ("hedgerow-2", 5.0, (0.1, 6.9)),
    ),
}


def _crown(word: str, r: float) -> tuple[Stroke, ...]:
    return (
        Stroke(d=disc(r + 0.4, 1.4, 1.9, r - 0.4), fill=f"{word}-3", part=0.5),
        Stroke(d=disc(r), fill=f"{word}-1"),
        Stroke(d=disc(r / 2, -1.3, -1.4), fill=f"{word}-2"),
    )


_STAR = "M0-7l1.9 4.4 4.8.4-3.6 3.1 1.1 4.7L0 3.1l-4.2 2.5 1.1-4.7-3.6-3.1 4.8-.4z"
# What is strewn over the ground, and what stands in a hex.
SIGNS = {
    "tree": _crown("tree", 4.6),
    "pine": _crown("pine", 5.0),
    "fruit": _crown("fruit", 5.8),
    "shrub": (
        Stroke(d=disc(4.4, 1.2, 1.6, 3), fill="shrub-3", part=0.45),
        Stroke(
            d="M-4.2 1.6a2.6 2.6 0 0 1 1.4-4.2a3 3 0 0 1 5.4-.4a2.5 2.5 0 0 1 1.6 4.6z",
            fill="shrub-1",
        ),
        Stroke(d=disc(1.7, -0.8, -1.2), fill="shrub-2"),
    ),
    "reed": (
        Stroke(d="M-6 1.5h12M-2.5 4h8", line="pool", wide=1.1),
        Stroke(d="M0 0v-6M-2.4 0l-1.8-4.6M2.4 0l1.8-4.6", line="reed", wide=1.1),
    ),
    "rock": (
        Stroke(d="M-5 3l2-6 4-2 4 3 1 5z", fill="rough", part=0.55),
        Stroke(d="M-3-3l4-2 1 4", line="hachure", wide=0.7),
    ),
    "ditch": (Stroke(d="M-13 0h19M-4 6h17", line="ditch", wide=1.5, part=0.75),),
    "fort": (Stroke(d="M-9 7v-14h5v4h3v-4h2v4h3v-4h5v14z", line="ink", wide=2),),
    "port": (
        Stroke(d="M0-9v17M-4-4h8M-9 2c1 5 5 7 9 7s8-2 9-7M0-9a2 2 0 1 0 .1 0", line="ink", wide=2),
    ),
    "airfield": (
        Stroke(d="M-10 0a10 10 0 1 0 20 0a10 10 0 1 0-20 0M-6 3L6-3M-3-5L3 5", line="ink", wide=2),
    ),
    "objective": (Stroke(d=_STAR, fill="gold", line="ink", wide=0.9),),
    "source": (
        Stroke(d=disc(6), fill="paper", line="ink", wide=1.2),
        Stroke(d="M-2.6 2.8v-3.4l2.6-2.4 2.6 2.4v3.4z", fill="ink"),
    ),
    "corner": (
        Stroke(d=disc(8), fill="paper", line="grid", wide=1.5),
        Stroke(d="M-4-4l8 8M4-4l-8 8", line="alarm", wide=2),
    ),
}
SIGHTS = ("fort", "port", "airfield")  # kinds of places with a sign
