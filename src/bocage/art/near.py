"""Ground seen from near: hills in steps, crops, houses, streams and gullies, what lines hexsides.

The words work on any board; `Board.near` makes roads broad and the land green as well.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from math import cos, pi, sin
from typing import NamedTuple

from bocage.art import colours as c
from bocage.art.board import LEVELS, Border, Point
from bocage.art.geometry import (
    XY,
    Lattice,
    closed,
    length,
    mix,
    moved,
    noise,
    normal,
    num,
    smooth,
    straight,
    swing,
    xy,
)

CREST = 8.0  # how far inside the higher hex the crest line runs
BEYOND = 14.0  # how far ground reaches over the edge of the map
FURROW = 5.4  # from furrow to furrow
STUB = 0.24  # what is left of a hedge or wall beside a gap
STREAM, GULLY = 13.0, 26.0  # how wide they are
HALL = 15.0  # half the width of a house that stands in several hexes
_WET = ("stream", "water", "lake", "sea")

_ROUND = 'stroke-linecap="round"'
DEFS = (
    f'<g id="shrub"><ellipse cx="1.2" cy="1.6" rx="4.4" ry="3" fill="{c.SHRUB[2]}" '
    f'fill-opacity=".45"/><path d="M-4.2 1.6a2.6 2.6 0 0 1 1.4-4.2a3 3 0 0 1 5.4-.4'
    f'a2.5 2.5 0 0 1 1.6 4.6z" fill="{c.SHRUB[0]}"/><circle cx="-.8" cy="-1.2" r="1.7" '
    f'fill="{c.SHRUB[1]}"/></g>'
    f'<g id="fruit"><ellipse cx="1.8" cy="2.4" rx="6.2" ry="5.4" fill="{c.FRUIT[2]}" '
    f'fill-opacity=".4"/><circle r="5.8" fill="{c.FRUIT[0]}"/>'
    f'<circle cx="-1.5" cy="-1.7" r="3" fill="{c.FRUIT[1]}"/></g>'
)


def bounded(lattice: Lattice, loop: Sequence[Point], by: float) -> list[XY]:
    """A closed line of corners some pixels inside, but over the edge of the map; three a side."""
    count = len(loop)
    ends = [lattice.px(p) for p in loop]
    sides = []  # each side moved: a point of it and its direction
    for i, a in enumerate(ends):
        b = ends[(i + 1) % count]
        away = -BEYOND if lattice.on_rim(loop[i], loop[(i + 1) % count]) else by
        nx, ny = normal(a, b)
        sides.append((moved(a, nx * away, ny * away), (b[0] - a[0], b[1] - a[1])))
    corners = [_crossing(sides[i - 1], sides[i]) for i in range(count)]
    out: list[XY] = []
    for i, here in enumerate(corners):
        before, after = corners[i - 1], corners[(i + 1) % count]
        nx, ny = normal(here, after)
        seed = (*loop[i], *loop[(i + 1) % count])
        out.append(mix(here, mix(before, after, 0.5), 0.22))
        for part, key in ((0.34, 3), (0.66, 4)):
            shake = 2.4 * swing(*seed, key)
            out.append(moved(mix(here, after, part), nx * shake, ny * shake))
    return out


def _crossing(one: tuple[XY, XY], two: tuple[XY, XY]) -> XY:
    """Where two lines meet, each a point and a direction."""
    (ax, ay), (ux, uy) = one
    (bx, by), (vx, vy) = two
    across = ux * vy - uy * vx
    if abs(across) < 1e-6:
        return bx, by
    part = ((bx - ax) * vy - (by - ay) * vx) / across
    return ax + ux * part, ay + uy * part


def path(lattice: Lattice, names: Iterable[str], by: float) -> str:
    """The soft outline of hexes, some pixels inside their sides."""
    return "".join(closed(bounded(lattice, loop, by)) for loop in lattice.outlines(names))


# -- hills --------------------------------------------------------------------------------------


def level(tags: Iterable[str]) -> int:
    """How high a hex is."""
    return max((LEVELS.index(tag) + 1 for tag in tags if tag in LEVELS), default=0)


def hills(lattice: Lattice) -> list[str]:
    """A tint for each step."""
    return [
        f'<path class="level" d="{"".join(map(closed, loops))}" fill="{tone}" fill-opacity=".85"/>'
        for loops, tone in zip(steps(lattice), c.HILLS, strict=False)
    ]


def crests(lattice: Lattice) -> list[str]:
    """The crest line of each step, above what grows there, with strokes down the slope."""
    loops = [loop for step in steps(lattice) for loop in step]
    if not loops:
        return []
    d, strokes = "".join(map(closed, loops)), "".join(s for loop in loops for s in _slope(loop))
    line = f'fill="none" stroke="{c.CREST}"'
    return [
        f'<path d="{strokes}" {line} stroke-width="1" stroke-opacity=".65"/>',
        f'<path class="crest" d="{d}" {line} stroke-width="1.8" stroke-opacity=".9"/>',
    ]


def steps(lattice: Lattice) -> list[list[list[XY]]]:
    """For each level the closed lines around what is so high, inside the higher hexes."""
    out = []
    for step in range(len(LEVELS)):
        names = [h.id for h in lattice.hexes.values() if level(h.tags) > step]
        if not names:
            break
        out.append([bounded(lattice, loop, CREST) for loop in lattice.outlines(names)])
    return out


def _slope(points: Sequence[XY]) -> Iterator[str]:
    """Short strokes down the slope, longer on the side away from the light."""
    for i, a in enumerate(points):
        b = points[(i + 1) % len(points)]
        nx, ny = normal(a, b)
        shade = max(0.0, -(nx + ny) * 0.7)
        for k in range(2):
            start = mix(a, b, (k + 0.5) / 2)
            reach = 2.6 + 3.6 * shade + 0.8 * swing(round(start[0]), round(start[1]), i)
            yield f"M{xy(start)}l{num(-nx * reach)} {num(-ny * reach)}"


# -- what grows ---------------------------------------------------------------------------------


def named(lattice: Lattice, word: str) -> list[str]:
    """The hexes of a terrain."""
    return [h.id for h in lattice.hexes.values() if h.terrain == word]


def crops(lattice: Lattice) -> list[str]:
    """Fields with furrows, lawns under fruit trees, scrub under bushes."""
    out = []
    for word, tone, part in (
        ("brush", c.SCRUB, ".6"),
        ("orchard", c.LAWN, ".6"),
        ("gully", c.SUNKEN, ".4"),
        ("field", c.CROP, ".78"),
    ):
        if names := named(lattice, word):
            d = path(lattice, names, 3)
            out.append(f'<path class="{word}" d="{d}" fill="{tone}" fill-opacity="{part}"/>')
            if word == "field":
                out.append(
                    f'<path d="{"".join(furrows(lattice, names))}" fill="none" '
                    f'stroke="{c.FURROW}" stroke-width="1.5" stroke-opacity=".8" '
                    'stroke-linecap="round"/>'
                    f'<path d="{d}" fill="none" stroke="{c.FURROW}" stroke-width="1.1"/>'
                )
    return out


def furrows(lattice: Lattice, names: Sequence[str]) -> Iterator[str]:
    """Parallel lines; each patch of fields has its own direction."""
    for patch in patches(lattice, names):
        turn = pi / 6 * (noise(*lattice.hexes[patch[0]].at, 31) % 6) + 0.12
        ux, uy = cos(turn), sin(turn)
        for name in patch:
            yield from _hatch(lattice.polygon(name, 4), (ux, uy))


def _hatch(ring: Sequence[XY], along: XY) -> Iterator[str]:
    nx, ny = -along[1], along[0]
    depths = [x * nx + y * ny for x, y in ring]
    for k in range(int(min(depths) // FURROW) + 1, int(max(depths) // FURROW) + 1):
        ends = []
        for i, here in enumerate(depths):
            before, depth = depths[i - 1], k * FURROW
            if (before < depth) != (here < depth):
                ends.append(mix(ring[i - 1], ring[i], (depth - before) / (here - before)))
        if len(ends) == 2:
            yield f"M{xy(ends[0])}L{xy(ends[1])}"


def patches(lattice: Lattice, names: Sequence[str]) -> list[list[str]]:
    """Hexes that hang together."""
    left = dict.fromkeys(names)
    out = []
    while left:
        patch = [next(iter(left))]
        left.pop(patch[0])
        for name in patch:
            for near in touching(lattice, name):
                if near in left:
                    left.pop(near)
                    patch.append(near)
        out.append(patch)
    return out


def touching(lattice: Lattice, name: str) -> list[str]:
    """The hexes around one."""
    return [n for side in lattice.sides_of(name) for n in lattice.sides[side] if n != name]


def trees(lattice: Lattice) -> list[str]:
    """Fruit trees in rows."""
    spots = [spot for name in named(lattice, "orchard") for spot in rows(lattice, name)]
    return [f'<use href="#fruit" x="{num(x)}" y="{num(y)}"/>' for x, y in spots]


def rows(lattice: Lattice, name: str) -> Iterator[XY]:
    """The places of the trees of an orchard: a small lattice in its hex."""
    x, y = lattice.centre(name)
    unit = lattice.radius / 48
    for j in (-2, -1, 0, 1, 2):
        for i in (-2, -1, 0, 1, 2):
            dx, dy = 17 * i + (8.5 if j % 2 else 0), 15 * j
            if abs(dy) < 38 and abs(dx) + abs(dy) / 1.732 < 42:
                shake = 1.2 * swing(round(x), i, j, 1), 1.2 * swing(round(y), i, j, 2)
                yield x + unit * (dx + shake[0]), y + unit * (dy + shake[1])


# -- streams and gullies ------------------------------------------------------------------------


def courses(lattice: Lattice, word: str) -> list[list[XY]]:
    """Lines through the hexes of a terrain: from hex to hex, over the edge, into water."""
    names = named(lattice, word)
    chosen = _joined(lattice, names)
    ends: dict[str, list[XY]] = {name: [] for name in names}
    out = []
    for a, b in chosen:
        middle = lattice.middle(lattice.between(a, b))
        bent = moved(middle, 5 * swing(*lattice.hexes[a].at, 7), 5 * swing(*lattice.hexes[b].at, 7))
        ends[a].append(bent)
        ends[b].append(bent)
    for name, found in ends.items():
        if len(found) < 2:
            out_at = _way_out(lattice, name, found, into_water=word == "stream")
            if out_at is not None:
                found.append(out_at)
    for name, found in ends.items():
        centre = lattice.centre(name)
        if len(found) == 2:
            out.append([found[0], mix(centre, mix(found[0], found[1], 0.5), 0.25), found[1]])
        elif not found:
            out.append([moved(centre, -20, 6), centre, moved(centre, 20, -6)])
        else:
            out += [[point, centre] for point in found]
    return out


def _joined(lattice: Lattice, names: Sequence[str]) -> list[tuple[str, str]]:
    """Which neighbours a course joins: no more than two a hex if that keeps all together."""
    inside = set(names)
    pairs = [(a, b) for a in names for b in touching(lattice, a) if b in inside and a < b]
    around = {name: sum(name in pair for pair in pairs) for name in names}
    pairs.sort(key=lambda pair: min(around[pair[0]], around[pair[1]]))
    root = {name: name for name in names}
    used = dict.fromkeys(names, 0)
    chosen = []

    def top(name: str) -> str:
        while root[name] != name:
            name = root[name]
        return name

    for most in (2, 6):
        for a, b in pairs:
            if top(a) != top(b) and max(used[a], used[b]) < most:
                root[top(a)] = top(b)
                used[a] += 1
                used[b] += 1
                chosen.append((a, b))
    return chosen


def _way_out(lattice: Lattice, name: str, comes: Sequence[XY], *, into_water: bool) -> XY | None:
    """Where a course ends: in the water beside it, or over the edge of the map."""
    centre = lattice.centre(name)
    wet = [n for n in touching(lattice, name) if lattice.hexes[n].terrain in ("water", "lake")]
    if into_water and wet:
        return mix(centre, lattice.centre(wet[0]), 0.72)
    free = [s for s in lattice.sides_of(name) if len(lattice.sides[s]) == 1]
    if not free:
        return None
    far = [
        (round(min((length(lattice.middle(s), p) for p in comes), default=0)), i)
        for i, s in enumerate(free)
    ]
    return mix(centre, lattice.middle(free[max(far)[1]]), 1.3)


def waters(lattice: Lattice) -> list[str]:
    """Gullies as dry cuts, streams as water between banks."""
    out = []
    for word, wide, tones in (
        ("gully", GULLY, ((5.0, c.BANK, "1"), (0.0, c.SUNKEN, "1"), (-13.0, c.BANK, ".28"))),
        ("stream", STREAM, ((4.0, c.RIVER_EDGE, "1"), (0.0, c.RIVER, "1"))),
    ):
        lines = courses(lattice, word)
        if not lines:
            continue
        d = "".join(smooth(line) for line in lines)
        for more, tone, part in tones:
            out.append(
                f'<path class="{word}" d="{d}" fill="none" stroke="{tone}" '
                f'stroke-opacity="{part}" stroke-width="{wide + more:g}" '
                'stroke-linecap="round" stroke-linejoin="round"/>'
            )
        if word == "gully":
            out.append(
                f'<path d="{d}" fill="none" stroke="{c.BANK}" stroke-width="{wide - 1:g}" '
                'stroke-dasharray="1.4 5" stroke-opacity=".55"/>'
                f'<path d="{d}" fill="none" stroke="{c.SUNKEN}" stroke-width="{wide - 10:g}" '
                'stroke-linejoin="round"/>'
            )
    return out


# -- houses -------------------------------------------------------------------------------------


class Roof(NamedTuple):
    """A house from above: its outline, its shaded half, its ridge, and which tones it has."""

    ring: list[XY]
    shade: list[XY]
    ridge: tuple[XY, XY]
    tone: int


def houses(lattice: Lattice) -> list[Roof]:
    """One house for each hex of buildings, or halls across the hexes of one building."""
    names = named(lattice, "building")
    joined = [b for b in lattice.board.borders if b.kind == "joined"]
    linked = {n for b in joined for n in (b.a, b.b)}
    unit = lattice.radius / 48
    out = []
    ends = Counter(n for b in joined for n in (b.a, b.b))
    for border in joined:
        a, b = lattice.centre(border.a), lattice.centre(border.b)
        tone = _tone(lattice, joined, border.a)
        far = length(a, b)
        along = (b[0] - a[0]) / far, (b[1] - a[1]) / far
        back, ahead = (HALL * unit if ends[n] == 1 else 0.0 for n in (border.a, border.b))
        middle = moved(mix(a, b, 0.5), *(u * (ahead - back) / 2 for u in along))
        out.append(_roof(middle, along, (far + back + ahead) / 2, HALL * unit, tone))
    for name, count in ends.items():
        if count > 1:  # a corner, round so that halls meet in it
            x, y = lattice.centre(name)
            turns = [pi / 6 * k for k in range(12)]
            ring = [(x + HALL * unit * cos(t), y + HALL * unit * sin(t)) for t in turns]
            tone = _tone(lattice, joined, name)
            out.append(Roof(ring, [ring[0]] * 3, (ring[0], ring[0]), tone))
    for names_of in _threes(joined):
        tone = _tone(lattice, joined, names_of[0])
        ring = _around([lattice.centre(n) for n in names_of], HALL * unit)
        out.append(Roof(ring, [ring[0], ring[0], ring[0]], (ring[0], ring[0]), tone))
    for name in names:
        if name in linked:
            continue
        seed = noise(*lattice.hexes[name].at, 41)
        turn = _facing(lattice, name, seed)
        x, y = lattice.centre(name)
        along = cos(turn), sin(turn)
        long, wide = 25.0 + seed % 4, 15.0 + (seed >> 4) % 3
        tone = (seed >> 8) % 3
        out.append(_roof((x, y), along, long * unit, wide * unit, tone))
        if (seed >> 12) % 3 == 0:  # a wing at right angles
            side = 1 if (seed >> 15) % 2 else -1
            at = moved(
                (x, y),
                along[0] * 12 * unit - along[1] * 15 * side * unit,
                along[1] * 12 * unit + along[0] * 15 * side * unit,
            )
            out.append(_roof(at, (-along[1], along[0]), 11 * unit, 9.5 * unit, tone))
    return out


def _threes(joined: Sequence[Border]) -> Iterator[tuple[str, str, str]]:
    """Three hexes of one building that all touch."""
    pairs = {frozenset((b.a, b.b)) for b in joined}
    for one, two in combinations(joined, 2):
        if one.a == two.a and frozenset((one.b, two.b)) in pairs:
            yield one.a, one.b, two.b


def _around(corners: Sequence[XY], by: float) -> list[XY]:
    """A triangle a little smaller than the halls along its sides."""
    middle = mix(mix(corners[0], corners[1], 0.5), corners[2], 1 / 3)
    ring = [mix(p, middle, -by / 2 / length(p, middle)) for p in corners]
    nx, ny = normal(ring[0], ring[1])
    inner = (middle[0] - ring[0][0]) * nx + (middle[1] - ring[0][1]) * ny > 0
    return ring if inner else ring[::-1]


def _tone(lattice: Lattice, joined: Sequence[Border], name: str) -> int:
    """The tones of a house that stands in several hexes."""
    return noise(*lattice.hexes[min(_one(joined, name))].at, 43) % 3


def _one(joined: Sequence[Border], name: str) -> set[str]:
    """All hexes of the building that stands in this one."""
    found = {name}
    grown = True
    while grown:
        more = {n for b in joined for n in (b.a, b.b) if b.a in found or b.b in found}
        grown = not more <= found
        found |= more
    return found


def _facing(lattice: Lattice, name: str, seed: int) -> float:
    """Which way a house lies: along the road through its hex if there is one."""
    here = lattice.centre(name)
    for road in lattice.board.roads:
        if name in (road.a, road.b):
            there = lattice.centre(road.b if road.a == name else road.a)
            k = [n for n in range(6) if _points(here, there, n)]
            return pi / 3 * k[0] + pi / 6 if k else 0.0
    return pi / 6 * (seed % 6)


def _points(a: XY, b: XY, n: int) -> bool:
    turn = pi / 3 * n + pi / 6
    return (b[0] - a[0]) * cos(turn) + (b[1] - a[1]) * sin(turn) > 0.95 * length(a, b)


def _roof(at: XY, along: XY, long: float, wide: float, tone: int) -> Roof:
    ux, uy = along
    vx, vy = -uy, ux
    if vx + vy < 0:  # the shaded half looks down and right
        ux, uy, vx, vy = -ux, -uy, -vx, -vy

    def spot(u: float, v: float) -> XY:
        return at[0] + ux * u + vx * v, at[1] + uy * u + vy * v

    ring = [spot(-long, -wide), spot(long, -wide), spot(long, wide), spot(-long, wide)]
    shade = [spot(-long, 0), spot(long, 0), spot(long, wide), spot(-long, wide)]
    return Roof(ring, shade, (spot(-long, 0), spot(long, 0)), tone)


def roofs(lattice: Lattice) -> list[str]:
    """All houses, with their shadow."""
    found = houses(lattice)
    if not found:
        return []
    unit = lattice.radius / 48
    dark = "".join(straight([moved(p, 4 * unit, 4 * unit) for p in roof.ring]) for roof in found)
    out = [f'<path d="{dark}" fill="#2a2418" fill-opacity=".3"/>']
    rings = "".join(straight(roof.ring) for roof in found)
    out.append(
        f'<path class="roof" d="{rings}" fill="{c.ROOF_EDGE}" stroke="{c.ROOF_EDGE}" '
        'stroke-width="3" stroke-linejoin="round"/>'
    )
    for tone, (lit, shade) in enumerate(c.ROOFS):
        own = [roof for roof in found if roof.tone == tone]
        if not own:
            continue
        whole, dark = ("".join(straight(getattr(r, part)) for r in own) for part in _PARTS)
        out.append(f'<path d="{whole}" fill="{lit}"/><path d="{dark}" fill="{shade}"/>')
    ridges = "".join(straight(roof.ridge, shut=False) for roof in found)
    out.append(
        f'<path d="{ridges}" fill="none" stroke="{c.ROOF_EDGE}" stroke-width="1.1" '
        'stroke-opacity=".75"/>'
    )
    return out


_PARTS = ("ring", "shade")


def yards(lattice: Lattice) -> list[str]:
    """The trodden ground around houses."""
    names = named(lattice, "building")
    if not names:
        return []
    return [f'<path d="{path(lattice, names, 5)}" fill="{c.YARD}" fill-opacity=".6"/>']


# -- hexsides -----------------------------------------------------------------------------------


def sides(lattice: Lattice) -> list[str]:
    """Fences, hedges and walls along hexsides; cliffs with teeth down the slope."""
    lines: dict[str, list[tuple[XY, XY]]] = {}
    for border in lattice.board.borders:
        kind, _, gap = border.kind.partition("-gap")
        whole = border.kind == kind
        del gap
        if kind not in ("fence", "hedge", "wall"):
            continue
        for a, b in lattice.along(border):
            p, q = lattice.px(a), lattice.px(b)
            parts = [(p, q)] if whole else [(p, mix(p, q, STUB)), (mix(p, q, 1 - STUB), q)]
            lines.setdefault(kind, []).extend(parts)
    out = []
    for kind, strokes in _SIDES.items():
        if kind not in lines:
            continue
        d = "".join(straight(line, shut=False) for line in lines[kind])
        for tone, wide, dashes in strokes:
            more = f' stroke-dasharray="{dashes}"' if dashes else ""
            out.append(
                f'<path class="{kind}" d="{d}" fill="none" stroke="{tone}" '
                f'stroke-width="{wide:g}" stroke-linecap="{"butt" if kind == "wall" else "round"}"'
                f"{more}/>"
            )
    return out


_SIDES: dict[str, tuple[tuple[str, float, str], ...]] = {
    "fence": ((c.CASING, 4.2, ""), (c.WOOD, 1.7, ""), (c.WOOD, 5.0, ".1 9.6")),
    "wall": ((c.STONE[0], 6.6, ""), (c.STONE[1], 4.0, "6.4 1.6")),
    "hedge": (
        (c.HEDGEROW[0], 5.6, ""),
        (c.HEDGEROW[0], 9.4, ".1 6.9"),
        (c.HEDGEROW[1], 5.0, ".1 6.9"),
    ),
}


def cliffs(lattice: Lattice) -> str:
    """Teeth on the lower side of every cliff."""
    out = []
    for border in lattice.board.borders:
        if border.kind != "cliff":
            continue
        high, low = border.a, border.b
        if level(lattice.hexes[high].tags) < level(lattice.hexes[low].tags):
            high, low = low, high
        down = lattice.centre(low)
        for a, b in lattice.along(border):
            p, q = lattice.px(a), lattice.px(b)
            nx, ny = normal(p, q)
            if (down[0] - p[0]) * nx + (down[1] - p[1]) * ny < 0:
                nx, ny = -nx, -ny
            for k in range(7):
                one, two = mix(p, q, k / 7), mix(p, q, (k + 1) / 7)
                tip = moved(mix(one, two, 0.5), nx * 8, ny * 8)
                out.append(straight([one, two, tip]))
    return "".join(out)


def dots(lattice: Lattice) -> list[str]:
    """The middle of every hex, from which sight is measured."""
    if not lattice.board.near:
        return []
    d = "".join(f"M{xy(lattice.centre(name))}h.01" for name in lattice.hexes)
    return [
        f'<path class="dots" d="{d}" stroke="{c.CASING}" stroke-width="4.4" {_ROUND}/>',
        f'<path d="{d}" stroke="{c.DOT}" stroke-width="2.6" {_ROUND}/>',
    ]
