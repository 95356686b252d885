"""A picture as SVG: one string, the same for the same picture."""

from __future__ import annotations

from bocage.art import chart, counters, legend, names, overlays, signs, symbols, water, works
from bocage.art import colours as c
from bocage.art.board import Picture, check
from bocage.art.crowd import Crowd
from bocage.art.fonts import SANS_BOLD, css, embedded
from bocage.art.geometry import Lattice, num
from bocage.art.ink import Say, drawn, plain
from bocage.art.looks import SIGNS
from bocage.art.painter import painted, pattern

MARGIN = 46.0
LEAST = 1200.0  # so that the key of a small map has room
SMALL, MOST_ZOOM = 760.0, 2.0  # a small map is drawn larger


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
        *_map(lattice, picture),
        "</g>",
        f'<g id="title" transform="translate({MARGIN:g} {MARGIN:g})">{head.body}</g>',
        f'<g id="legend" transform="translate({MARGIN:g} {num(below)})">{key.body}</g>',
    ]
    text = "\n".join(body)
    return (
        '<?xml version="1.0" encoding="UTF-8"?>\n'
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{num(wide)}" height="{num(high)}" '
        f'viewBox="0 0 {num(wide)} {num(high)}">\n{_defs()}\n{text}\n</svg>\n'
    )


def with_fonts(svg: str) -> str:
    """A drawing that carries its typefaces, to look the same in every browser."""
    return svg.replace("<defs>", f"<defs><style>{embedded(svg)}</style>", 1)


def _map(lattice: Lattice, picture: Picture) -> list[str]:
    """The map with everything on it, from the ground up."""
    maker = chart.paint(lattice)
    runs = water.river_runs(lattice)
    crowd = Crowd(lattice, counters.SIZE)
    for op in maker.ops:
        if op.crowd:
            crowd.add_lines((line.points for line in maker.shapes[op.shape]), op.crowd)
    places = names.places(lattice, crowd)
    before = {
        "grid": group("owners", signs.washes(lattice, picture.pieces)),
        "rivers": group("layers", overlays.draw(picture.layers, lattice)),
        "frame": group("labels", names.labels(lattice)),
    }
    out: list[str] = []
    for name, ops in maker.parts.items():
        out += before.get(name, [])
        out += group(name, painted(lattice, maker, ops))
    return [
        *out,
        *group("spots", signs.spots(lattice, picture.pieces)),
        *names.numbers(lattice),
        *group("river-names", water.river_names(lattice, runs, crowd)),
        *group("works", works.works(lattice, picture.pieces)),
        *group("edges", names.edges(lattice)),
        *group("titles", signs.titles(lattice)),
        *group("flags", signs.flags(lattice, picture.pieces)),
        *counters.draw(picture.pieces, lattice),
        *group("goals", works.goals(lattice, picture.pieces)),
        *places,
    ]


def group(name: str, parts: list[str]) -> list[str]:
    """Parts under one name; nothing if there are none."""
    return [f'<g id="{name}">', *parts, "</g>"] if parts else []


def _defs() -> str:
    """What is drawn once and used often."""
    units = f"<g {css(SANS_BOLD)}>{symbols.defs()}</g>"
    small = "".join(f'<g id="{name}">{drawn(marks)}</g>' for name, marks in SIGNS.items())
    nets = "".join(pattern(name) for name in ("fields", "meadows", "patches"))
    return f"<defs>{small}{nets}{units}</defs>"
