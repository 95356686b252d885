"""All colours: calm ground, clear counters, layers that the colour-blind can tell apart.

Drawings name them by words. The page has the same words from `drawn.json`, which `make types`
writes.
"""

from __future__ import annotations

from typing import NamedTuple

# By day and by night; an eighth and last pair of digits says how much of it covers what is below.
TONES = {
    "table": ("#e9e2d1", "#16181a"),
    "paper": ("#f7f2e6", "#1d2022"),
    "ink": ("#33302a", "#ece6d6"),
    "faint": ("#6a6252", "#a39c8b"),
    "frame": ("#5b5142", "#8b8371"),
    "halo": ("#f9f5ea", "#1c1e1c"),
    "land": ("#efe8d1", "#4d4a3f"),
    "fields-1": ("#f4eedb", "#524f43"),
    "fields-2": ("#eae3c6", "#48463b"),
    "fields-3": ("#f1e6c9", "#544d3d"),
    "fields-4": ("#e8e5c9", "#4a4a3c"),
    "bocage": ("#d6deb2", "#2a3524"),
    "meadows-1": ("#dce4bc", "#303c29"),
    "meadows-2": ("#d0daab", "#26311f"),
    "meadows-3": ("#dadeb3", "#2f3723"),
    "meadows-4": ("#ccd7a8", "#25301e"),
    "hedge": ("#a5b784", "#46563a"),
    "bush": ("#91a973", "#506340"),
    "woods": ("#c3d3a0", "#34432c"),
    "forest": ("#a3bf8f", "#2a3d2b"),
    "tree-1": ("#7ba06c", "#4c6a43"),
    "tree-2": ("#94b681", "#5d7d51"),
    "tree-3": ("#5c7f53", "#22321f"),
    "pine-1": ("#5d8a60", "#3c6144"),
    "pine-2": ("#77a374", "#4b7553"),
    "pine-3": ("#46704d", "#1d3023"),
    "marsh": ("#cfe0d4", "#2c403c"),
    "reed": ("#6b917c", "#6f9583"),
    "pool": ("#8fb7c2", "#4a7886"),
    "rough": ("#b09b7c", "#7b6b52"),
    "high": ("#c0965a4d", "#d9b27c62"),
    "hachure": ("#8c6537", "#b8935f"),
    "built": ("#e2cdb6", "#4d3f33"),
    "blocks-1": ("#a4675a", "#a06a5c"),
    "blocks-2": ("#b87a69", "#b67d6c"),
    "blocks-3": ("#8d5b52", "#865a50"),
    "sand": ("#f0dca6", "#8a7a4c"),
    "sea": ("#bfd8e2", "#1f3540"),
    "shallow": ("#dcebee", "#2a4753"),
    "coast": ("#6e96a6", "#6d98a8"),
    "river": ("#8fbdd6", "#4a83a3"),
    "river-edge": ("#4d83a5", "#21465c"),
    "major": ("#6ea6c9", "#5593b8"),
    "major-edge": ("#2f6691", "#1b3d55"),
    "water-ink": ("#2f6384", "#9cc8de"),
    "road": ("#d9764f", "#a26a50"),
    "road-edge": ("#7d3c28", "#241610"),
    "lane": ("#fbf3dd", "#8f866e"),
    "lane-edge": ("#7d6a4a", "#2b261c"),
    "rail": ("#4b4640", "#b3aa9b"),
    "bridge": ("#3b3229", "#e9e0cc"),
    "grid": ("#6f6247", "#b8ae96"),
    "wash": ("#eeeae0", "#2b2c2b"),
    "polder": ("#c7ddd2", "#33473f"),
    "ditch": ("#8fb5ad", "#5b7d74"),
    "box": ("#ebe3cd", "#35332b"),
    "canal": ("#7fb4d6", "#5a97bd"),
    "canal-edge": ("#20507c", "#16344b"),
    "far-water": ("#d3e2e6", "#2b3c45"),
    "casing": ("#fbf7ea", "#2c2a24"),
    "border": ("#8c8575", "#a59c86"),
    "way": ("#5d4b36", "#c9bb9c"),
    "alarm": ("#a8200f", "#ff8a72"),
    "bridge-face": ("#f0cf5f", "#c9a63f"),
    "grass": ("#e6e8c6", "#40452f"),
    "patches-1": ("#eaebce", "#454a34"),
    "patches-2": ("#e0e4bc", "#3b412b"),
    "patches-3": ("#e8e6c2", "#474832"),
    "patches-4": ("#dde3ba", "#394029"),
    "hills-1": ("#dcc795", "#5d4e30"),
    "hills-2": ("#cfae74", "#6f5934"),
    "hills-3": ("#bd9158", "#826439"),
    "hills-4": ("#a67643", "#967040"),
    "crest": ("#8a6232", "#c49a5e"),
    "crop": ("#ecd893", "#6d5e2c"),
    "furrow": ("#cdae5c", "#8b7838"),
    "lawn": ("#d3deab", "#3d4a2a"),
    "scrub": ("#cdd6a0", "#434826"),
    "shrub-1": ("#8a9a4e", "#6d7a3c"),
    "shrub-2": ("#a7b568", "#838f4c"),
    "shrub-3": ("#69783a", "#2c331a"),
    "fruit-1": ("#86ab5c", "#587a3d"),
    "fruit-2": ("#a3c47a", "#6e9250"),
    "fruit-3": ("#5f8242", "#263818"),
    "sunken": ("#c2ab7d", "#5a4c33"),
    "bank": ("#86683c", "#2a2115"),
    "roofs-1": ("#b5604c", "#9a5443"),
    "roofs-2": ("#964a3b", "#7c4034"),
    "roofs-3": ("#a86f50", "#8f6047"),
    "roofs-4": ("#88563d", "#714936"),
    "roofs-5": ("#8b8580", "#77736f"),
    "roofs-6": ("#6f6a66", "#5d5a57"),
    "roof-edge": ("#4a2f27", "#1d1411"),
    "yard": ("#e2d8b8", "#4c4635"),
    "hedgerow-1": ("#3f6536", "#1f3a1c"),
    "hedgerow-2": ("#6f9a55", "#4f7a3c"),
    "stone-1": ("#55524b", "#1d1c19"),
    "stone-2": ("#c9c4b6", "#a09b8e"),
    "wood": ("#6b4a2b", "#c39a68"),
    "ballast": ("#bdb3a0", "#57513f"),
    "sleeper": ("#6a5a48", "#2f281e"),
    "dirt": ("#e9d7ac", "#7c6b47"),
    "dirt-edge": ("#a88b55", "#2f281a"),
    "plank": ("#b08d5c", "#8a6c45"),
    "dot": ("#8a8468", "#a8a284"),
    "smoke": ("#f1efe8", "#f1efe8"),
    "puff": ("#a9a598", "#a9a598"),
    "earth": ("#7a5b34", "#7a5b34"),
    "spoil": ("#b9986a", "#b9986a"),
    "steel": ("#4b4f52", "#4b4f52"),
    "flame": ("#d9481c", "#d9481c"),
    "ember": ("#8c2408", "#8c2408"),
    "glow": ("#f6b93b", "#f6b93b"),
    "concrete": ("#b9b6ad", "#b9b6ad"),
    "shadow": ("#2a24184d", "#2a24184d"),
    "gold": ("#e0ac23", "#e0ac23"),
}
# What is drawn on paper alone is drawn by day.
PAPER, INK, FAINT, ALARM, LAND, CASING = (
    TONES[word][0] for word in ("paper", "ink", "faint", "alarm", "land", "casing")
)

# The tones of badges: face, edge, letters.
BADGES = {
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


SHARP, ROUND = 3.0, 9.0
PALETTES = {
    "german": Palette("#929d93", "#161b17", "#454e45", "#dde3da", "#b23426", SHARP),
    "ss": Palette("#3b3e42", "#f4f2ea", "#141517", "#6a6e74", "#ff8d78", SHARP),
    "luftwaffe": Palette("#b4d0e2", "#14283a", "#557a94", "#e7f1f7", "#c9493a", SHARP),
    "us": Palette("#98a44b", "#131605", "#4e561f", "#dfe3b8", "#8f2413", ROUND),
    "british": Palette("#efdcaa", "#33260f", "#94763c", "#f9f0da", "#a8321f", ROUND),
    "canadian": Palette("#efa867", "#331b08", "#9c5f26", "#fbe4cb", "#8f2413", ROUND),
    "polish": Palette("#f0b9c4", "#3f1218", "#a5606b", "#fbe6ea", "#a0202d", ROUND),
    "french": Palette("#8ca2dc", "#141f40", "#4b619a", "#dbe3f5", "#a8321f", ROUND),
    "soviet": Palette("#c98a6a", "#2f1208", "#7e4527", "#efd2c2", "#7d1414", ROUND),
    "blue": Palette("#9dbfe0", "#10243c", "#47719c", "#e0ecf7", "#b4452f", ROUND),
    "red": Palette("#e2a593", "#3d150b", "#96503c", "#f8e1d9", "#7b2114", SHARP),
    "green": Palette("#a9c79a", "#17290f", "#58794a", "#e0edd9", "#a8321f", ROUND),
    "yellow": Palette("#ecd97f", "#382f08", "#9a8530", "#f9f1cd", "#a8321f", ROUND),
    "grey": Palette("#c3c0b8", "#26241f", "#77736a", "#ecebe6", "#a8321f", SHARP),
}
# After Okabe and Ito: told apart with every kind of colour blindness, and by lightness as well.
SAFE = {
    "german": Palette("#56b4e9", "#06263a", "#1f6f9f", "#d9effb", "#000000", SHARP),
    "ss": Palette("#2b2b2b", "#ffffff", "#000000", "#5e5e5e", "#f0e442", SHARP),
    "luftwaffe": Palette("#2f86bd", "#ffffff", "#0b4a73", "#0d5d91", "#f0e442", SHARP),
    "us": Palette("#f0e442", "#2c2900", "#9a9000", "#fbf8cf", "#000000", ROUND),
    "british": Palette("#f3bd52", "#3a2600", "#a06c00", "#fdedcf", "#000000", ROUND),
    "canadian": Palette("#e2803f", "#2e1200", "#96440a", "#fae0cf", "#000000", ROUND),
    "polish": Palette("#dfa3c5", "#3b1029", "#955078", "#f9e9f2", "#000000", ROUND),
    "french": Palette("#4cc0a0", "#00291d", "#00795a", "#d5f1e8", "#000000", ROUND),
    "soviet": Palette("#d55e00", "#ffffff", "#7d3700", "#a84a00", "#f0e442", ROUND),
    "blue": Palette("#56b4e9", "#06263a", "#1f6f9f", "#d9effb", "#000000", ROUND),
    "red": Palette("#e2803f", "#2e1200", "#96440a", "#fae0cf", "#000000", SHARP),
    "green": Palette("#4cc0a0", "#00291d", "#00795a", "#d5f1e8", "#000000", ROUND),
    "yellow": Palette("#f0e442", "#2c2900", "#9a9000", "#fbf8cf", "#000000", ROUND),
    "grey": Palette("#bdbdbd", "#1c1c1c", "#6b6b6b", "#eeeeee", "#000000", SHARP),
}
BACK, BACK_INK = "#f8f4e9", "#25221c"


def backed(look: Palette) -> Palette:
    """The other side of a counter: white, with dark ink."""
    return look._replace(face=BACK, ink=BACK_INK, box="#ffffff")


# Roles of layers: a colour by day and by night, and the slope of the hatching, which tells them
# apart without colour.
ROLES = {
    "first": ("#a8175f", "#ff7ab8", (0.7071, 0.7071)),
    "second": ("#33399b", "#9aa4ff", (0.7071, -0.7071)),
    "third": ("#3d3a35", "#d8d2c4", (1, 0)),
    "fourth": ("#665000", "#e3c04f", (0, 1)),
    "good": ("#00785a", "#3fd6a8", (0.5, 0.866)),
    "bad": ("#c03a10", "#ff8a5c", (0.5, -0.866)),
}
