"""The ground: fields, hedges, woods, marsh, hills, built-up hexes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from math import sin

from bocage.art import colours as c
from bocage.art import near
from bocage.art.crowd import Box
from bocage.art.geometry import XY, Lattice, mix, moved, noise, normal, num, straight, swing, xy

BENT = 40.0  # how far the net of fields is bent and shaken
# How far apart the corners of fields lie, and in which direction they run.
MEADOW, FIELD = 24.0, 43.0
_ALONG, _ACROSS = (0.956, 0.292), (-0.292, 0.956)
PER_SLOPE = 2  # sides of a fine outline for three strokes
_TURNS = ((1.0, 0.0), (0.924, 0.383), (0.707, 0.707), (0.383, 0.924), (0.966, -0.259))

WATERS = ("sea", "lake", "water")
HOUSES = {"city": 46, "town": 27, "village": 14}  # how far they spread around a point of an area

DEFS = (
    f'<g id="tree"><ellipse cx="1.4" cy="1.8" rx="5" ry="4.2" fill="{c.TREE[2]}" '
    f'fill-opacity=".45"/><circle r="4.6" fill="{c.TREE[0]}"/>'
    f'<circle cx="-1.3" cy="-1.4" r="2.4" fill="{c.TREE[1]}"/></g>'
    f'<g id="pine"><ellipse cx="1.5" cy="2" rx="5.4" ry="4.4" fill="{c.PINE[2]}" '
    f'fill-opacity=".5"/><circle r="5" fill="{c.PINE[0]}"/>'
    f'<circle cx="-1.4" cy="-1.5" r="2.5" fill="{c.PINE[1]}"/></g>'
    f'<g id="reed" fill="none" stroke-linecap="round"><path d="M-6 1.5h12M-2.5 4h8" '
    f'stroke="{c.POOL}" stroke-width="1.1"/><path d="M0 0v-6M-2.4 0l-1.8-4.6M2.4 0l1.8-4.6" '
    f'stroke="{c.REED}" stroke-width="1.1"/></g>'
    f'<g id="rock"><path d="M-5 3l2-6 4-2 4 3 1 5z" fill="{c.ROUGH}" fill-opacity=".55"/>'
    f'<path d="M-3-3l4-2 1 4" fill="none" stroke="{c.HACHURE}" stroke-width=".7"/></g>'
)
DITCHES = (
    f'<g id="ditch"><path d="M-13 0h19M-4 6h17" fill="none" stroke="{c.DITCH}" '
    'stroke-width="1.5" stroke-linecap="round" stroke-opacity=".75"/></g>'
)


def is_water(terrain: str) -> bool:
    """Whether a hex of this terrain is all water."""
    return terrain in WATERS


class Ground:
    """Which hexes are what, and the drawing of them from the soil upwards."""

    def __init__(self, lattice: Lattice) -> None:
        self.lattice = lattice
        hexes = lattice.hexes.values()
        self.land = [h.id for h in hexes if not is_water(h.terrain) and h.terrain != "box"]
        self.boxes = [h.id for h in hexes if h.terrain == "box"]
        self.polder = [h.id for h in hexes if h.terrain == "polder"]
        self.woods = [h.id for h in hexes if h.terrain == "woods" or "woods" in h.tags]
        self.forest = [h.id for h in hexes if h.terrain == "forest"]
        self.marsh = [h.id for h in hexes if h.terrain == "marsh" or "marsh" in h.tags]
        self.rough = [h.id for h in hexes if h.terrain == "rough"]
        self.high = [h.id for h in hexes if h.terrain == "high" or "high" in h.tags]
        self.bocage = [h.id for h in hexes if "bocage" in h.tags]
        places = [p for p in lattice.board.places if p.point is None]
        self.city = _in_order(
            lattice,
            (h.id for h in hexes if h.terrain == "city"),
            (name for p in places if p.kind == "city" for name in p.at),
        )
        self.town = _in_order(
            lattice,
            (h.id for h in hexes if h.terrain == "town"),
            (name for p in places if p.kind == "town" for name in p.at),
        )
        self.village = _in_order(lattice, (n for p in places if p.kind == "village" for n in p.at))

    def soil(self) -> list[str]:
        """Land and what grows on it, up to the tints of woods, marsh and hills."""
        land = self.lattice.exact(self.land)
        tone = c.GRASS if self.lattice.board.near else c.LAND
        out = [f'<path d="{land}" fill="{tone}"/>'] if self.land else []
        out += self._fields() + self._meadows()
        out += near.hills(self.lattice) + near.crops(self.lattice) + near.yards(self.lattice)
        seen = 0.8 if self.lattice.board.near else 1.0  # from near, hills are seen below woods
        for names, colour, part in (
            (self.boxes, c.BOX, "1"),
            (self.polder, c.POLDER, ".82"),
            (self.woods, c.WOODS, f"{0.85 * seen:.2g}"),
            (self.forest, c.FOREST, ".92"),
            (self.marsh, c.MARSH, ".95"),
            (self.high, c.HIGH, ".3" if self.lattice.fine else ".17"),
            (self.city, c.BUILT, ".9"),
        ):
            if names:
                area = self.lattice.area(names)
                out.append(f'<path d="{area}" fill="{colour}" fill-opacity="{part}"/>')
        return out + near.waters(self.lattice)

    def growth(self) -> list[str]:
        """Trees, reeds, rocks and the hachures of hills."""
        out = self._hachures()
        out += self._scatter(self.marsh, 19, "reed")
        out += self._scatter(self.polder, 46, "ditch")
        out += self._scatter(self.rough, 21, "rock")
        out += self._scatter(self.woods, 15.5, "tree", keep=78)
        out += self._scatter(self.forest, 12.5, "pine", keep=96)
        out += self._scatter(near.named(self.lattice, "brush"), 11.5, "shrub", keep=82)
        out += near.trees(self.lattice) + near.crests(self.lattice)
        return out

    def buildings(self) -> list[str]:
        """Blocks of houses: whole hexes for cities, a cluster for towns."""
        by_tone: dict[str, list[str]] = {tone: [] for tone in c.BLOCKS}
        for name in self.city:
            _blocks(self.lattice.centre(name), noise(*self.lattice.hexes[name].at), 35, by_tone)
        beside = (62.0, 26.0) if self.lattice.board.areas else (0.0, 0.0)
        for name in self.town:
            if name not in self.city:
                at = moved(self.lattice.centre(name), *beside)
                _blocks(at, noise(*self.lattice.hexes[name].at), 17, by_tone)
        for name in self.village:
            _blocks(self.lattice.centre(name), noise(*self.lattice.hexes[name].at), 10, by_tone)
        for place in self.lattice.board.places:
            if place.point is not None and place.kind in HOUSES:
                _blocks(
                    self.lattice.px(place.point), noise(*place.point), HOUSES[place.kind], by_tone
                )
        out = [f'<path d="{"".join(d)}" fill="{tone}"/>' for tone, d in by_tone.items() if d]
        return out + near.roofs(self.lattice)

    def _fields(self) -> list[str]:
        hedged = set(self.bocage)
        open_land = {n for n in self.land if n not in hedged}
        tones = c.PATCHES if self.lattice.board.near else c.FIELDS
        return Net(self.lattice, FIELD).patchwork(open_land, tones)

    def _meadows(self) -> list[str]:
        if not self.bocage:
            return []
        hedged = set(self.bocage)
        out = [f'<path d="{self.lattice.area(self.bocage)}" fill="{c.BOCAGE}"/>']
        net = Net(self.lattice, MEADOW)
        out += net.patchwork(hedged, c.MEADOWS)
        hedges = "".join(net.hedges(hedged))
        out.append(
            f'<g fill="none" stroke-linecap="round"><path d="{hedges}" stroke="{c.HEDGE}" '
            f'stroke-width="1.2"/><path d="{hedges}" stroke="{c.BUSH}" stroke-width="3.2" '
            'stroke-dasharray=".1 6"/></g>'
        )
        return out

    def _scatter(self, names: list[str], step: float, sign: str, keep: int = 85) -> list[str]:
        """Signs strewn over these hexes, back to front."""
        net = Net(self.lattice, step)
        spots = [
            (round(point[1]), round(point[0]))
            for name in names
            for i, j, point in net.inside(name)
            if noise(i, j, 17) % 100 < keep
        ]
        return [f'<use href="#{sign}" x="{x}" y="{y}"/>' for y, x in sorted(spots)]

    def _hachures(self) -> list[str]:
        """Short strokes down the slopes, longer on the side away from the light."""
        strokes: list[str] = []
        for loop in self.lattice.outlines(self.high):
            points = self.lattice.natural(loop)
            if self.lattice.fine:
                points = points[:: PER_SLOPE * 3]
            for i, a in enumerate(points):
                strokes += _ticks(a, points[(i + 1) % len(points)], i, self.lattice.bold)
        if not strokes:
            return []
        style = f'stroke="{c.HACHURE}" stroke-width="1.15" stroke-opacity=".78"'
        return [f'<path d="{"".join(strokes)}" fill="none" {style} stroke-linecap="round"/>']


def _in_order(lattice: Lattice, *names: Iterable[str]) -> list[str]:
    wanted = {name for some in names for name in some}
    return [name for name in lattice.hexes if name in wanted]


def _ticks(a: XY, b: XY, seed: int, bold: float) -> Iterator[str]:
    nx, ny = normal(a, b)
    shade = max(0.0, -(nx + ny) * 0.7)  # the inner normal points up and left on the shaded side
    for k in range(3):
        start = mix(a, b, (k + 0.5) / 3)
        reach = bold * (4.5 + 7 * shade + 1.6 * swing(round(start[0]), round(start[1]), seed))
        yield f"M{xy(start)}l{num(nx * reach)} {num(ny * reach)}"


class Net:
    """A bent, shaken lattice: the corners of fields, or the places of trees."""

    def __init__(self, lattice: Lattice, step: float) -> None:
        self.lattice = lattice
        self.step = step
        self._known: dict[tuple[int, int], XY] = {}

    def corner(self, i: int, j: int) -> XY:
        """Where a corner lies."""
        known = self._known.get((i, j))
        if known is None:
            shake, step = noise(i, j, 5), self.step
            u = i + 0.00028 * (shake % 2001 - 1000)
            v = j + 0.00028 * ((shake >> 12) % 2001 - 1000)
            x = step * (u * _ALONG[0] + v * _ACROSS[0])
            y = step * (u * _ALONG[1] + v * _ACROSS[1])
            known = self._known[i, j] = x + 22 * sin(y / 170 + 1), y + 22 * sin(x / 210)
        return known

    def numbers(self, box: Box) -> Iterator[tuple[int, int]]:
        """The numbers of all corners that can lie in a box."""
        step = self.step
        left, top, right, bottom = (
            edge + reach for edge, reach in zip(box, (-BENT, -BENT, BENT, BENT), strict=True)
        )
        across = [x * _ACROSS[0] + y * _ACROSS[1] for x in (left, right) for y in (top, bottom)]
        for j in range(int(min(across) / step) - 2, int(max(across) / step) + 3):
            first, last = ((x / step - j * _ACROSS[0]) / _ALONG[0] for x in (left, right))
            for i in range(int(first) - 2, int(last) + 3):
                if top <= step * (i * _ALONG[1] + j * _ACROSS[1]) <= bottom:
                    yield i, j

    def everywhere(self) -> Iterator[tuple[int, int]]:
        """The numbers of all corners on the map."""
        paper = self.lattice
        right, bottom = paper.left + paper.width, paper.top + paper.height
        return self.numbers(Box(paper.left, paper.top, right, bottom))

    def inside(self, name: str) -> Iterator[tuple[int, int, XY]]:
        """The corners that lie in a hex."""
        for i, j in self.numbers(self._room(name)):
            point = self.corner(i, j)
            if self.lattice.find(point) == name:
                yield i, j, point

    def _room(self, name: str) -> Box:
        """A box around a hex or an area."""
        if self.lattice.board.areas:
            xs, ys = zip(*self.lattice.polygon(name), strict=True)
            return Box(min(xs), min(ys), max(xs), max(ys))
        x, y = self.lattice.centre(name)
        far = self.lattice.radius
        return Box(x - far, y - far, x + far, y + far)

    def patchwork(self, wanted: set[str], tones: tuple[str, ...]) -> list[str]:
        """Fields in slightly different tones; about a third keeps the ground's."""
        by_tone: dict[str, list[str]] = {tone: [] for tone in tones}
        for i, j in self.everywhere():
            pick = noise(i, j, 7) % (len(tones) * 3 // 2)
            if pick >= len(tones):
                continue
            ring = [self.corner(i + a, j + b) for a, b in ((0, 0), (1, 0), (1, 1), (0, 1))]
            if self.lattice.find(mix(ring[0], ring[2], 0.5)) in wanted:
                by_tone[tones[pick]].append(_rough(ring))
        return [f'<path d="{"".join(d)}" fill="{tone}"/>' for tone, d in by_tone.items() if d]

    def hedges(self, wanted: set[str]) -> Iterator[str]:
        """Most sides of the fields."""
        for i, j in self.everywhere():
            start, pick = self.corner(i, j), noise(i, j, 9)
            for a, b, keep in ((1, 0, pick % 100 < 78), (0, 1, (pick >> 9) % 100 < 72)):
                end = self.corner(i + a, j + b)
                if keep and self.lattice.find(mix(start, end, 0.5)) in wanted:
                    x, y = round(start[0]), round(start[1])
                    yield f"M{x} {y}l{round(end[0]) - x} {round(end[1]) - y}"


def _rough(ring: list[XY]) -> str:
    """A closed path in whole pixels, which are fine enough for fields."""
    x, y = round(ring[0][0]), round(ring[0][1])
    parts = [f"M{x} {y}"]
    for point in ring[1:]:
        to_x, to_y = round(point[0]), round(point[1])
        parts.append(f"l{to_x - x} {to_y - y}")
        x, y = to_x, to_y
    return "".join(parts) + "z"


def _blocks(centre: XY, seed: int, radius: int, by_tone: dict[str, list[str]]) -> None:
    """Houses around a point, along streets that run at right angles."""
    along = _TURNS[seed % len(_TURNS)]
    across = (-along[1], along[0])
    tones = list(by_tone)
    wide, deep = (8.0, 6.0) if radius > 20 else (6.0, 4.8)

    def at(u: float, v: float) -> XY:
        return (
            centre[0] + u * along[0] + v * across[0],
            centre[1] + u * along[1] + v * across[1],
        )

    reach = int(radius / deep)
    for i in range(-reach, reach + 1):
        for j in range(-reach, reach + 1):
            u, v = i * (wide + 2.2), j * (deep + 2.2)
            if (u * u + v * v) ** 0.5 > radius + 2.5 * swing(seed, i, j, 1):
                continue
            if noise(seed, i, j, 2) % 100 < 16:
                continue
            w, h = wide / 2 - 0.5 * abs(swing(seed, i, j, 3)), deep / 2
            ring = [at(u - w, v - h), at(u + w, v - h), at(u + w, v + h), at(u - w, v + h)]
            by_tone[tones[noise(seed, i, j, 4) % len(tones)]].append(straight(ring))
