"""All colours: calm ground, clear counters, layers that the colour-blind can tell apart."""

from __future__ import annotations

from typing import NamedTuple

PAPER = "#f7f2e6"
INK = "#33302a"
FAINT = "#625a4b"
FRAME = "#5b5142"
ALARM = "#a8200f"

LAND = "#efe8d1"
FIELDS = ("#f4eedb", "#eae3c6", "#f1e6c9", "#e8e5c9")
BOCAGE = "#d6deb2"
MEADOWS = ("#dce4bc", "#d0daab", "#dadeb3", "#ccd7a8")
HEDGE = "#a5b784"
BUSH = "#91a973"
WOODS = "#c3d3a0"
FOREST = "#a3bf8f"
TREE = ("#7ba06c", "#94b681", "#5c7f53")  # body, light, shade
PINE = ("#5d8a60", "#77a374", "#46704d")
MARSH = "#cfe0d4"
REED = "#6b917c"
POOL = "#8fb7c2"
ROUGH = "#b09b7c"
HIGH = "#c0965a"
HACHURE = "#8c6537"
BUILT = "#e2cdb6"
BLOCKS = ("#a4675a", "#b87a69", "#8d5b52")
SAND = "#f0dca6"
POLDER = "#c7ddd2"
DITCH = "#8fb5ad"
BOX = "#ebe3cd"

# Seen from near: grass, crops, houses, hexsides; hills step by step.
GRASS = "#e6e8c6"
PATCHES = ("#eaebce", "#e0e4bc", "#e8e6c2", "#dde3ba")
HILLS = ("#dcc795", "#cfae74", "#bd9158", "#a67643")
CREST = "#8a6232"
CROP = "#ecd893"
FURROW = "#cdae5c"
LAWN = "#d3deab"
SCRUB = "#cdd6a0"
SHRUB = ("#8a9a4e", "#a7b568", "#69783a")  # body, light, shade
FRUIT = ("#86ab5c", "#a3c47a", "#5f8242")
SUNKEN = "#c2ab7d"
BANK = "#86683c"
ROOFS = (("#b5604c", "#964a3b"), ("#a86f50", "#88563d"), ("#8b8580", "#6f6a66"))
ROOF_EDGE = "#4a2f27"
YARD = "#e2d8b8"
HEDGEROW = ("#3f6536", "#6f9a55")
STONE = ("#55524b", "#c9c4b6")
WOOD = "#6b4a2b"
BALLAST = "#bdb3a0"
SLEEPER = "#6a5a48"
DIRT = "#e9d7ac"
DIRT_EDGE = "#a88b55"
PLANK = "#b08d5c"
DOT = "#8a8468"
SMOKE = "#f1efe8"
EARTH = ("#7a5b34", "#b9986a")
STEEL = "#4b4f52"
FLAME = ("#d9481c", "#f6b93b")
CONCRETE = "#b9b6ad"

SEA = "#bfd8e2"
SHALLOW = "#dcebee"
COAST = "#6e96a6"
RIVER = "#8fbdd6"
RIVER_EDGE = "#4d83a5"
MAJOR = "#6ea6c9"
MAJOR_EDGE = "#2f6691"
CANAL = "#7fb4d6"
CANAL_EDGE = "#20507c"
FAR_WATER = "#d3e2e6"
WATER_INK = "#3c6f8f"

ROAD = "#d9764f"
ROAD_EDGE = "#7d3c28"
LANE = "#fbf3dd"
LANE_EDGE = "#7d6a4a"
RAIL = "#4b4640"
BRIDGE = "#3b3229"
GRID = "#6f6247"
CASING = "#fbf7ea"
WAY = "#5d4b36"
BORDER = "#8c8575"
BRIDGE_FACE = "#f0cf5f"

# The tones of badges: face, edge, letters.
TONES = {
    "plain": ("#fdfaf1", "#4a4234", "#2c2820"),
    "dark": ("#6a5636", "#3d3120", "#fffaf0"),
    "red": ("#b8312f", "#6d1514", "#fffaf0"),
    "green": ("#3d7f42", "#1e4a22", "#fffaf0"),
    "blue": ("#2f65a6", "#173c6b", "#fffaf0"),
    "purple": ("#80305c", "#4c1735", "#fffaf0"),
    "gold": ("#e3ad2d", "#7a5607", "#2c2008"),
}


class Palette(NamedTuple):
    """The colours of a counter; `corner` is its radius, so that sides differ in shape as well."""

    face: str
    ink: str
    edge: str
    box: str  # inside of the symbol
    stripe: str
    corner: float


GERMAN_CORNER, ALLIED_CORNER = 3.0, 9.0
PALETTES = {
    "german": Palette("#929d93", "#161b17", "#454e45", "#dde3da", "#c9493a", GERMAN_CORNER),
    "ss": Palette("#3b3e42", "#f4f2ea", "#141517", "#6a6e74", "#e0705f", GERMAN_CORNER),
    "luftwaffe": Palette("#b4d0e2", "#14283a", "#557a94", "#e7f1f7", "#c9493a", GERMAN_CORNER),
    "us": Palette("#87923f", "#131605", "#4e561f", "#dfe3b8", "#a8321f", ALLIED_CORNER),
    "british": Palette("#efdcaa", "#33260f", "#94763c", "#f6ead0", "#a8321f", ALLIED_CORNER),
    "canadian": Palette("#efa867", "#331b08", "#9c5f26", "#fbe4cb", "#8f2413", ALLIED_CORNER),
    "polish": Palette("#f0b9c4", "#3f1218", "#a5606b", "#fbe6ea", "#a0202d", ALLIED_CORNER),
    "french": Palette("#8399d2", "#141f40", "#4b619a", "#dbe3f5", "#a8321f", ALLIED_CORNER),
    "soviet": Palette("#c98a6a", "#2f1208", "#7e4527", "#efd2c2", "#7d1414", ALLIED_CORNER),
    "blue": Palette("#9dbfe0", "#10243c", "#47719c", "#e0ecf7", "#b4452f", ALLIED_CORNER),
    "red": Palette("#e2a593", "#3d150b", "#96503c", "#f8e1d9", "#7b2114", GERMAN_CORNER),
    "green": Palette("#a9c79a", "#17290f", "#58794a", "#e0edd9", "#a8321f", ALLIED_CORNER),
    "yellow": Palette("#ecd97f", "#382f08", "#9a8530", "#f9f1cd", "#a8321f", ALLIED_CORNER),
    "grey": Palette("#c3c0b8", "#26241f", "#77736a", "#ecebe6", "#a8321f", GERMAN_CORNER),
}

BACK, BACK_INK = "#f8f4e9", "#25221c"


def backed(look: Palette) -> Palette:
    """The other side of a counter: white, with dark ink."""
    return look._replace(face=BACK, ink=BACK_INK, box="#ffffff")


# Roles of layers: a colour, and the slope of the hatching, which tells them apart without colour.
ROLES = {
    "first": ("#a8175f", (0.7071, 0.7071)),
    "second": ("#33399b", (0.7071, -0.7071)),
    "third": ("#3d3a35", (1.0, 0.0)),
    "fourth": ("#665000", (0.0, 1.0)),
    "good": ("#00936b", (0.5, 0.866)),
    "bad": ("#d0461a", (0.5, -0.866)),
}
