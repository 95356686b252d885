"""A picture as SVG: one string, the same for the same picture."""

from __future__ import annotations

from bocage.art import colours as c
from bocage.art import (
    counters,
    ground,
    legend,
    names,
    near,
    overlays,
    signs,
    symbols,
    tags,
    water,
    works,
)
from bocage.art.board import Picture, check
from bocage.art.crowd import Crowd
from bocage.art.fonts import SANS_BOLD, css, embedded
from bocage.art.geometry import Lattice, num, straight
from bocage.art.ink import Say, plain
from bocage.art.ways import Ways

MARGIN = 46.0
LEAST = 1200.0  # so that the key of a small map has room
SMALL, MOST_ZOOM = 760.0, 2.0  # a small map is drawn larger
OVER = 80.0  # how far the drawing of the ground may reach beyond the hexes


def draw(picture: Picture, say: Say = plain) -> str:
    """The whole sheet: title, map, counters, key. BoardError if a word is not understood."""
    check(picture)
    lattice = Lattice(picture.board)
    edge = names.edge_room(lattice)
    zoom = min(MOST_ZOOM, max(1.0, SMALL / lattice.width))
    across = (lattice.width + edge["west"] + edge["east"]) * zoom
    wide = max(LEAST, across + 2 * MARGIN)
    head = legend.title(picture, wide - 2 * MARGIN)
    left = (wide - across) / 2 + edge["west"] * zoom
    top = MARGIN + head.height + 14 + edge["north"] * zoom
    below = top + (lattice.height + edge["south"]) * zoom + 36
    key = legend.key(picture, say, wide - 2 * MARGIN)
    high = below + key.height + MARGIN
    place = f"translate({num(left)} {num(top)}) scale({zoom:.3g})"
    start = f"translate({num(-lattice.left)} {num(-lattice.top)})"
    body = [
        f'<rect width="{num(wide)}" height="{num(high)}" fill="{c.PAPER}"/>',
        f'<g id="map" transform="{place} {start}">',
        *chart(lattice, picture),
        "</g>",
        f'<g id="title" transform="translate({MARGIN:g} {MARGIN:g})">{head.body}</g>',
        f'<g id="legend" transform="translate({MARGIN:g} {num(below)})">{key.body}</g>',
    ]
    text = "\n".join(body)
    return (
        '<?xml version="1.0" encoding="UTF-8"?>\n'
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{num(wide)}" height="{num(high)}" '
        f'viewBox="0 0 {num(wide)} {num(high)}">\n{defs()}\n{text}\n</svg>\n'
    )


def with_fonts(svg: str) -> str:
    """A drawing that carries its typefaces, to look the same in every browser."""
    return svg.replace("<defs>", f"<defs><style>{embedded(svg)}</style>", 1)


def defs() -> str:
    """What is drawn once and used often."""
    units = f"<g {css(SANS_BOLD)}>{symbols.defs()}</g>"
    return f"<defs>{ground.DEFS}{ground.DITCHES}{near.DEFS}{units}{symbols.sign_defs()}</defs>"


def chart(lattice: Lattice, picture: Picture) -> list[str]:
    """The map with everything on it, from the ground up."""
    soil, ways = ground.Ground(lattice), Ways(lattice)
    runs = water.river_runs(lattice)
    crowd = Crowd(lattice, counters.SIZE)
    crowd.add_lines((run.points for run in runs), 4)
    crowd.add_lines((line for kind in ("secondary", "primary") for line in ways.lines(kind)), 1.2)
    places = names.places(lattice, crowd)
    return [
        *group("soil", soil.soil()),
        *group("sea", water.sea(lattice)),
        *group("growth", soil.growth()),
        *group("tags", tags.below(lattice) + tags.lines(lattice)),
        *group("owners", signs.washes(lattice, picture.pieces)),
        *group("grid", grid(lattice)),
        *group("layers", overlays.draw(picture.layers, lattice)),
        *group("rivers", water.rivers(runs, lattice.bold)),
        *group("roads", ways.draw()),
        *group("bridges", ways.bridges()),
        *group("decks", ways.decks()),
        *group("buildings", soil.buildings()),
        *group("hexsides", near.sides(lattice)),
        *group("dots", near.dots(lattice)),
        *group("labels", names.labels(lattice)),
        *group("frame", frame(lattice)),
        *group("beyond", water.beyond(lattice)),
        *group("arrows", signs.arrows(lattice)),
        *group("spots", signs.spots(lattice, picture.pieces)),
        *names.numbers(lattice),
        *group("river-names", water.river_names(lattice, runs, crowd)),
        *group("signs", tags.sights(lattice) + tags.above(lattice)),
        *group("works", works.works(lattice, picture.pieces)),
        *group("edges", names.edges(lattice)),
        *group("titles", signs.titles(lattice)),
        *group("flags", signs.flags(lattice, picture.pieces)),
        *counters.draw(picture.pieces, lattice),
        *group("goals", works.goals(lattice, picture.pieces)),
        *places,
    ]


def frame(lattice: Lattice) -> list[str]:
    """Paper over what reaches beyond the hexes (quicker than to clip it), and a line around."""
    outline = lattice.exact(lattice.hexes)
    x, y = lattice.left - OVER, lattice.top - OVER
    wide, high = lattice.width + 2 * OVER, lattice.height + 2 * OVER
    sheet = f"M{num(x)} {num(y)}h{num(wide)}v{num(high)}h{num(-wide)}Z"
    line = f'<path d="{outline}" fill="none" stroke="{c.FRAME}" stroke-linejoin="round"'
    return [
        f'<path d="{sheet}{outline}" fill="{c.PAPER}" fill-rule="evenodd"/>',
        f'{line} stroke-width="7" stroke-opacity=".16"/>',
        f'{line} stroke-width="2.4"/>',
    ]


def group(name: str, parts: list[str]) -> list[str]:
    """Parts under one name; nothing if there are none."""
    return [f'<g id="{name}">', *parts, "</g>"] if parts else []


def grid(lattice: Lattice) -> list[str]:
    """The sides of all hexes, each once."""
    d = "".join(straight([lattice.px(a), lattice.px(b)], shut=False) for a, b in lattice.sides)
    lines = [(c.GRID, "2", ".8") if lattice.board.areas else (c.GRID, ".9", ".5")]
    if lattice.fine:
        lines = [(c.CASING, "9.5", ".85"), (c.BORDER, "4.2", "1")]
    return [
        f'<path d="{d}" fill="none" stroke="{tone}" stroke-width="{wide}" stroke-opacity="{part}"/>'
        for tone, wide, part in lines
    ]
