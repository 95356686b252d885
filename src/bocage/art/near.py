"""Ground seen from near: hills in steps, crops, houses, streams and gullies, what lines hexsides.

The words work on any board; `Board.near` makes roads broad and the land green as well.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from math import cos, pi, sin
from typing import NamedTuple

from bocage.art.board import Border, Point
from bocage.art.geometry import (
    XY,
    Lattice,
    Line,
    closed,
    hatch,
    length,
    mix,
    moved,
    noise,
    normal,
    smooth,
    straight,
    swing,
)
from bocage.art.looks import GROUND, LEVELS, SIDES
from bocage.art.sheet import Maker, Op

CREST = 8.0  # how far inside the higher hex the crest line runs
BEYOND = 14.0  # how far ground reaches over the edge of the map
FURROW = 5.4  # from furrow to furrow
STUB = 0.24  # what is left of a hedge or wall beside a gap
STREAM, GULLY = 13.0, 26.0  # how wide they are
HALL = 15.0  # half the width of a house that stands in several hexes


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


def patch(lattice: Lattice, word: str) -> list[Line]:
    """The soft outline of the hexes of a terrain, some pixels inside their sides."""
    loops = lattice.outlines(named(lattice, word))
    return [closed(bounded(lattice, loop, GROUND[word].inset)) for loop in loops]


# -- hills --------------------------------------------------------------------------------------


def level(tags: Iterable[str]) -> int:
    """How high a hex is."""
    return max((LEVELS.index(tag) + 1 for tag in tags if tag in LEVELS), default=0)


def hills(lattice: Lattice, maker: Maker) -> None:
    """A tint for each step."""
    for number, loops in enumerate(steps(lattice), 1):
        maker.draw(map(closed, loops), Op(name="level", fill=f"hills-{number}", part=0.85))


def crests(lattice: Lattice, maker: Maker) -> None:
    """The crest line of each step, above what grows there, with strokes down the slope."""
    loops = [closed(loop) for step in steps(lattice) for loop in step]
    maker.draw(
        loops,
        Op(line="crest", wide=1, part=0.65, comb=(1, 2, -2.6, -3.6, 0.8)),
        Op(name="crest", line="crest", wide=1.8, part=0.9),
    )


def steps(lattice: Lattice) -> list[list[list[XY]]]:
    """For each level the closed lines around what is so high, inside the higher hexes."""
    out = []
    for step in range(len(LEVELS)):
        names = [h.id for h in lattice.hexes.values() if level(h.tags) > step]
        if not names:
            break
        out.append([bounded(lattice, loop, CREST) for loop in lattice.outlines(names)])
    return out


# -- what grows ---------------------------------------------------------------------------------


def named(lattice: Lattice, word: str) -> list[str]:
    """The hexes of a terrain."""
    return [h.id for h in lattice.hexes.values() if h.terrain == word]


def furrows(lattice: Lattice, maker: Maker) -> None:
    """Parallel lines over fields; each patch of these has its own direction."""
    lines: list[Line] = []
    for names in patches(lattice, named(lattice, "field")):
        turn = pi / 6 * (noise(*lattice.hexes[names[0]].at, 31) % 6) + 0.12
        for name in names:
            lines += hatch(lattice.polygon(name, 4), (cos(turn), sin(turn)), FURROW)
    maker.draw(patch(lattice, "field"), Op(line="furrow", wide=1.1))
    maker.draw(lines, Op(line="furrow", wide=1.5, part=0.8))


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


def trees(lattice: Lattice, maker: Maker) -> None:
    """Fruit trees in rows."""
    spots = [spot for name in named(lattice, "orchard") for spot in rows(lattice, name)]
    maker.draw([straight(spots, shut=False)], Op(sign="fruit"))


def rows(lattice: Lattice, name: str) -> Iterator[XY]:
    """The places of the trees of an orchard: a small lattice in its hex."""
    x, y = lattice.centre(name)
    for j in (-2, -1, 0, 1, 2):
        for i in (-2, -1, 0, 1, 2):
            dx, dy = 17 * i + (8.5 if j % 2 else 0), 15 * j
            if abs(dy) < 38 and abs(dx) + abs(dy) / 1.732 < 42:
                shake = 1.2 * swing(round(x), i, j, 1), 1.2 * swing(round(y), i, j, 2)
                yield x + dx + shake[0], y + dy + shake[1]


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


def waters(lattice: Lattice, maker: Maker) -> None:
    """Gullies as dry cuts, streams as water between banks."""
    maker.draw(
        map(smooth, courses(lattice, "gully")),
        Op(name="gully", line="bank", wide=GULLY + 5),
        Op(line="sunken", wide=GULLY),
        Op(line="bank", wide=GULLY - 1, dash=(1.4, 5), part=0.55, blunt=True),
        Op(line="sunken", wide=GULLY - 10),
    )
    maker.draw(
        map(smooth, courses(lattice, "stream")),
        Op(name="stream", line="river-edge", wide=STREAM + 4),
        Op(line="river", wide=STREAM),
    )


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
    out = []
    ends = Counter(n for b in joined for n in (b.a, b.b))
    for border in joined:
        a, b = lattice.centre(border.a), lattice.centre(border.b)
        tone = _tone(lattice, joined, border.a)
        far = length(a, b)
        along = (b[0] - a[0]) / far, (b[1] - a[1]) / far
        back, ahead = (HALL if ends[n] == 1 else 0.0 for n in (border.a, border.b))
        middle = moved(mix(a, b, 0.5), *(u * (ahead - back) / 2 for u in along))
        out.append(_roof(middle, along, (far + back + ahead) / 2, HALL, tone))
    for name, count in ends.items():
        if count > 1:  # a corner, round so that halls meet in it
            x, y = lattice.centre(name)
            turns = [pi / 6 * k for k in range(12)]
            ring = [(x + HALL * cos(t), y + HALL * sin(t)) for t in turns]
            tone = _tone(lattice, joined, name)
            out.append(Roof(ring, [ring[0]] * 3, (ring[0], ring[0]), tone))
    for names_of in _threes(joined):
        tone = _tone(lattice, joined, names_of[0])
        ring = _around([lattice.centre(n) for n in names_of], HALL)
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
        out.append(_roof((x, y), along, long, wide, tone))
        if (seed >> 12) % 3 == 0:  # a wing at right angles
            side = 1 if (seed >> 15) % 2 else -1
            at = moved(
                (x, y),
                along[0] * 12 - along[1] * 15 * side,
                along[1] * 12 + along[0] * 15 * side,
            )
            out.append(_roof(at, (-along[1], along[0]), 11, 9.5, tone))
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


def roofs(lattice: Lattice, maker: Maker) -> None:
    """All houses, with their shadow."""
    found = houses(lattice)
    shades = (straight([moved(p, 4, 4) for p in roof.ring]) for roof in found)
    maker.draw(shades, Op(fill="shadow"))
    whole = Op(name="roof", fill="roof-edge", line="roof-edge", wide=3)
    maker.draw((straight(roof.ring) for roof in found), whole)
    for tone in range(3):
        own = [roof for roof in found if roof.tone == tone]
        maker.draw((straight(roof.ring) for roof in own), Op(fill=f"roofs-{2 * tone + 1}"))
        maker.draw((straight(roof.shade) for roof in own), Op(fill=f"roofs-{2 * tone + 2}"))
    ridges = (straight(roof.ridge, shut=False) for roof in found)
    maker.draw(ridges, Op(line="roof-edge", wide=1.1, part=0.75))


# -- hexsides -----------------------------------------------------------------------------------


def sides(lattice: Lattice, maker: Maker) -> None:
    """Fences, hedges and walls along hexsides, with stubs beside a gap."""
    lines: dict[str, list[Line]] = {kind: [] for kind in SIDES}
    for border in lattice.board.borders:
        kind = border.kind.removesuffix("-gap")
        for a, b in lattice.along(border) if kind in SIDES else ():
            p, q = lattice.px(a), lattice.px(b)
            gap = [(p, mix(p, q, STUB)), (mix(p, q, 1 - STUB), q)]
            parts = [(p, q)] if kind == border.kind else gap
            lines[kind] += (straight(part, shut=False) for part in parts)
    for kind, strokes in SIDES.items():
        blunt = kind == "wall"
        looks = (Op(name=kind, line=t, wide=w, dash=d, blunt=blunt) for t, w, d in strokes)
        maker.draw(lines[kind], *looks)


def cliffs(lattice: Lattice) -> Iterator[Line]:
    """Teeth on the lower side of every cliff."""
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
                yield straight([one, two, moved(mix(one, two, 0.5), nx * 8, ny * 8)])


def dots(lattice: Lattice, maker: Maker) -> None:
    """The middle of every hex, from which sight is measured."""
    centres = [lattice.centre(name) for name in lattice.hexes if lattice.board.near]
    lines = [straight([at, moved(at, 0.3, 0)], shut=False) for at in centres]
    maker.draw(
        lines,
        Op(name="dots", line="casing", wide=4.4, part=0.7),
        Op(line="dot", wide=2.6),
    )
