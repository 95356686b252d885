"""The ground: fields, hedges, woods, marsh, hills, built-up hexes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from math import pi, sin

from msgspec.structs import replace

from bocage.art import near
from bocage.art.geometry import XY, Lattice, Line, moved, noise, straight, swing
from bocage.art.looks import GROUND
from bocage.art.sheet import Maker, Net, Op, packed

# How far apart the corners of fields lie, and how often their pattern fits into its net.
MEADOW, FIELD = (24.0, 2), (43.0, 1)
SPOTS = 16.0  # and of the places where something is strewn
_LONG, _SHORT = 10, 3  # a cell goes so far along and across: the slope of the fields
_AREA = _LONG**2 + _SHORT**2
PER_SLOPE = 2  # sides of a fine outline for three strokes
_TURNS = ((1.0, 0.0), (0.924, 0.383), (0.707, 0.707), (0.383, 0.924), (0.966, -0.259))
HOUSES = {"city": 46, "town": 27, "village": 14}  # how far they spread around a point of an area
BESIDE = (62.0, 26.0)  # where a town lies in an area


def is_water(terrain: str) -> bool:
    """Whether a hex of this terrain is all water."""
    return GROUND[terrain].wet


def of(lattice: Lattice, word: str) -> list[str]:
    """The spaces that a word says something of: by terrain, tag, or the city in them."""
    built = {n for p in lattice.board.places if p.kind == word and p.point is None for n in p.at}
    return [h.id for h in lattice.hexes.values() if word in (h.terrain, *h.tags) or h.id in built]


def paint(lattice: Lattice, maker: Maker) -> dict[str, int]:
    """Land and its tints; the shapes of these."""
    shapes = {}
    green = lattice.board.near
    maker.add(-1, Op(fill="grass" if green else "land"), Op(net="patches" if green else "fields"))
    near.hills(lattice, maker)
    for word, look in GROUND.items():
        names = of(lattice, word) if look.tone else []
        lines = near.patch(lattice, word) if look.inset else lattice.area(names)
        part = 1.0 if lattice.fine and word == "high" else look.part
        if green and word == "woods":  # from near, hills are seen below them
            part *= 0.8
        shapes[word] = maker.draw(lines, Op(name=word, fill=look.tone, part=round(part, 2)))
        if word == "bocage":
            maker.add(shapes[word], Op(net="meadows"))
        elif word == "field":
            near.furrows(lattice, maker)
    return shapes


def growth(lattice: Lattice, maker: Maker, shapes: dict[str, int]) -> None:
    """The hachures of hills, reeds, rocks, bushes and trees."""
    bold = lattice.bold
    comb = (PER_SLOPE if lattice.fine else 1, 3, 4.5 * bold, 7 * bold, 1.6 * bold)
    slopes = Op(line="hachure", wide=1.2, hair=True, blunt=True, comb=comb)
    maker.add(
        shapes["high"],
        replace(slopes, part=0.55, until=0.35),
        replace(slopes, part=0.78, since=0.35),
    )
    for word, look in GROUND.items():
        names = of(lattice, word) if look.sign else []
        if names:
            shape = shapes[word] if look.tone else maker.shape(lattice.area(names))
            maker.add(shape, Op(sign=look.sign, on=word, step=look.step, keep=look.keep))


def buildings(lattice: Lattice, maker: Maker) -> None:
    """Blocks of houses: whole hexes for cities, a cluster for towns."""
    tones: tuple[list[Line], ...] = ([], [], [])
    city, town = of(lattice, "city"), of(lattice, "town")
    for names, radius in ((city, 35), (town, 17), (of(lattice, "village"), 10)):
        for name in names:
            if radius == 35 or name not in city:
                aside = BESIDE if lattice.board.areas and radius == 17 else (0.0, 0.0)
                at = moved(lattice.centre(name), *aside)
                _blocks(at, noise(*lattice.hexes[name].at), radius, tones)
    for place in lattice.board.places:
        if place.point is not None and place.kind in HOUSES:
            _blocks(lattice.px(place.point), noise(*place.point), HOUSES[place.kind], tones)
    for number, lines in enumerate(tones, 1):
        maker.draw(lines, Op(name="houses", fill=f"blocks-{number}"))


def _blocks(centre: XY, seed: int, radius: int, tones: tuple[list[Line], ...]) -> None:
    """Houses around a point, along streets that run at right angles."""
    ux, uy = _TURNS[seed % len(_TURNS)]
    wide, deep = (8.0, 6.0) if radius > 20 else (6.0, 4.8)
    reach = int(radius / deep)
    for i in range(-reach, reach + 1):
        for j in range(-reach, reach + 1):
            u, v = i * (wide + 2.2), j * (deep + 2.2)
            if (u * u + v * v) ** 0.5 > radius + 2.5 * swing(seed, i, j, 1):
                continue
            if noise(seed, i, j, 2) % 100 < 16:
                continue
            w, h = wide / 2 - 0.5 * abs(swing(seed, i, j, 3)), deep / 2
            corners = ((u - w, v - h), (u + w, v - h), (u + w, v + h), (u - w, v + h))
            ring = [moved(centre, a * ux - b * uy, a * uy + b * ux) for a, b in corners]
            tones[noise(seed, i, j, 4) % len(tones)].append(straight(ring))


# -- nets ---------------------------------------------------------------------------------------


class Weave:
    """A bent, shaken lattice of squares that repeats itself: corners of fields, places of trees."""

    def __init__(self, step: float, times: int) -> None:
        self.unit = step / _AREA**0.5
        self.round = _AREA * times
        self.side = self.unit * self.round
        far = (_LONG + _SHORT) * times
        base = ((i, j) for i in range(-far, far + 1) for j in range(-far, far + 1))
        self.cells = [(i, j) for i, j in base if self._at(i, j) == self._own(i, j)]

    def _at(self, i: int, j: int) -> tuple[int, int]:
        return _LONG * i - _SHORT * j, _SHORT * i + _LONG * j

    def _own(self, i: int, j: int) -> tuple[int, int]:
        x, y = self._at(i, j)
        return x % self.round, y % self.round

    def noise(self, i: int, j: int, key: int) -> int:
        """The same for all places that lie alike."""
        return noise(*self._own(i, j), key)

    def corner(self, i: int, j: int) -> XY:
        """Where a corner lies."""
        shake, (x, y) = self.noise(i, j, 5), self._at(i, j)
        u, v = (0.00028 * (part % 2001 - 1000) for part in (shake, shake >> 12))
        x, y = self.unit * (x + _LONG * u - _SHORT * v), self.unit * (y + _SHORT * u + _LONG * v)
        turn, far = 2 * pi / self.side, 0.02 * self.side
        return x + far * sin(y * turn + 1), y + far * sin(x * turn)

    def patches(self, tones: int) -> Iterator[tuple[int, Line]]:
        """Fields and their tones; about a third keeps the ground's."""
        for i, j in self.cells:
            tone = self.noise(i, j, 7) % (tones * 3 // 2)
            ring = [self.corner(i + a, j + b) for a, b in ((0, 0), (1, 0), (1, 1), (0, 1))]
            yield tone, straight(ring)

    def hedges(self) -> Iterator[Line]:
        """Most sides of the fields."""
        for i, j in self.cells:
            pick = self.noise(i, j, 9)
            for a, b, keep in ((1, 0, pick % 100 < 78), (0, 1, (pick >> 9) % 100 < 72)):
                if keep:
                    yield straight([self.corner(i, j), self.corner(i + a, j + b)], shut=False)


@cache
def net(name: str) -> Net:
    """A net by its name."""
    if name == "spots":
        weave = Weave(SPOTS, 2)
        points = sorted(
            (weave.corner(i, j)[::-1], weave.noise(i, j, 17) % 100) for i, j in weave.cells
        )
        line = straight([(x, y) for (y, x), _ in points], shut=False)
        return Net(weave.side, (packed([line]),), rank=tuple(rank for _, rank in points))
    hedged = name == "meadows"
    weave = Weave(*(MEADOW if hedged else FIELD))
    shapes: list[tuple[int, ...]] = []
    ops: list[Op] = []
    found = list(weave.patches(4))
    for k in range(4):
        shapes.append(packed(line for tone, line in found if tone == k))
        fine = 0.55 if hedged and k > 1 else 0.0
        ops.append(Op(shape=k, fill=f"{name}-{k + 1}", since=fine))
    if hedged:
        shapes.append(packed(weave.hedges()))
        ops += (
            Op(shape=4, line="hedge", wide=9, hair=True, blunt=True, part=0.6, until=0.3),
            Op(shape=4, line="hedge", wide=9, hair=True, blunt=True, part=0.95, since=0.3),
            Op(shape=4, line="bush", wide=9, hair=True, scribble=2.3, since=0.7),
        )
    return Net(weave.side, tuple(shapes), tuple(ops))


def used_nets(ops: Iterable[Op]) -> dict[str, Net]:
    """The nets that something is painted with."""
    names = {op.net or "spots" * bool(op.on) for op in ops} - {""}
    return {name: net(name) for name in sorted(names)}
