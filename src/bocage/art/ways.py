"""Roads from hex to hex, where they leave the map, and bridges over rivers."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple

from msgspec.structs import replace

from bocage.art.board import Border
from bocage.art.geometry import (
    RADIUS,
    XY,
    Lattice,
    Line,
    Side,
    length,
    mix,
    moved,
    normal,
    smooth,
    straight,
    swing,
)
from bocage.art.looks import FINE_ROADS, NEAR_ROADS, ROADS
from bocage.art.sheet import Maker, Op

RAILS = 3.0  # from the middle of the track to a rail
SWAY = 5.0  # how far along the side a road may cross it


class Arm(NamedTuple):
    """Half a road: from the middle of a hex over one of its sides."""

    at: str
    side: Side
    kind: str


class Ways:
    """The net of roads of a board."""

    def __init__(self, lattice: Lattice) -> None:
        self.lattice = lattice
        self.arms: dict[str, list[Arm]] = {}
        self.drawn: dict[str, list[list[XY]]] = {}  # roads whose course is given
        for road in lattice.board.roads:
            if road.line:
                line = [lattice.px(p) for p in road.line]
                self.drawn.setdefault(road.kind, []).append(line)
                continue
            sides = lattice.along(Border(road.a, road.b, "road"))
            side = sides[len(sides) // 2]
            for name in (road.a, road.b):
                self._add(Arm(name, side, road.kind))
        for out in lattice.board.exits:
            over = self._way_out(out.at, out.side)
            if over is not None:
                self._add(Arm(out.at, over, out.kind))
        built = [p for p in lattice.board.places if p.kind in ("city", "town", "village")]
        self.built = {name for place in built for name in place.at}
        self.near = lattice.board.near
        self.through = self._pairs()
        self.middle = {name: self._middle(name) for name in self.arms}

    def _pairs(self) -> dict[tuple[str, str], tuple[Arm, Arm] | None]:
        """By hex and kind, the two arms that are one road; from afar only of the best kind."""
        found: dict[tuple[str, str], tuple[Arm, Arm] | None] = {}
        for name, arms in self.arms.items():
            for kind in {arm.kind for arm in arms}:
                own = [arm for arm in arms if arm.kind == kind]
                pair = self._main(own if self.near else arms)
                found[name, kind] = pair
        return found

    def _add(self, arm: Arm) -> None:
        self.arms.setdefault(arm.at, []).append(arm)

    def _way_out(self, name: str, side: int) -> Side | None:
        """The side over which a road leaves the map: the given one, or straight on."""
        sides = self.lattice.sides_of(name)
        if side:
            return sides[side - 1]
        free = [s for s in sides if len(self.lattice.sides[s]) == 1]
        comes = [self.lattice.middle(arm.side) for arm in self.arms.get(name, ())]
        if not free:
            return None
        if not comes:
            return free[len(free) // 2]
        return max(free, key=lambda s: round(min(length(self.lattice.middle(s), p) for p in comes)))

    def _main(self, arms: list[Arm]) -> tuple[Arm, Arm] | None:
        """The two arms that are one road: of the best kind there, the straightest pair."""
        best = max((arm.kind for arm in arms), key=list(ROADS).index)
        pairs = list(combinations([arm for arm in arms if arm.kind == best], 2))

        def apart(pair: tuple[Arm, Arm]) -> int:
            return round(length(self._cross(pair[0].side), self._cross(pair[1].side)))

        return max(pairs, key=apart) if pairs else None

    def _cross(self, side: Side) -> XY:
        """Where a road crosses a side: near its middle."""
        a, b = self.lattice.px(side[0]), self.lattice.px(side[1])
        sway = 0.0 if self.near else SWAY
        return mix(a, b, 0.5 + sway / RADIUS * swing(*side[0], *side[1], 11))

    def _middle(self, name: str) -> XY:
        """The point of a hex that its roads pass."""
        centre = self.lattice.centre(name)
        pair = self.through[name, self.arms[name][0].kind]
        if self.near or name in self.built or pair is None:
            return centre
        across = mix(self._cross(pair[0].side), self._cross(pair[1].side), 0.5)
        return mix(centre, across, 0.5)

    def lines(self, kind: str) -> Iterator[list[XY]]:
        """Each road of a kind as points from end to end; those without an end come last."""
        yield from self.drawn.get(kind, ())
        all_arms = [arm for arms in self.arms.values() for arm in arms if arm.kind == kind]
        left = {(arm.at, arm.side) for arm in all_arms}
        for arm in sorted(all_arms, key=self._goes_on):
            if (arm.at, arm.side) in left:
                yield self._follow(arm, left)

    def _goes_on(self, arm: Arm) -> bool:
        pair = self.through[arm.at, arm.kind]
        return pair is not None and arm in pair

    def _follow(self, arm: Arm, left: set[tuple[str, Side]]) -> list[XY]:
        """Points from the middle of a hex on, through all hexes where the road goes on."""
        points = [self.middle[arm.at]]
        while True:
            left.discard((arm.at, arm.side))
            points.append(self._cross(arm.side))
            ahead = next((n for n in self.lattice.sides[arm.side] if n != arm.at), None)
            if ahead is None:
                return points
            left.discard((ahead, arm.side))
            points.append(self.middle[ahead])
            pair = self.through[ahead, arm.kind]
            here = Arm(ahead, arm.side, arm.kind)
            if pair is None or here not in pair:
                return points
            arm = pair[0] if pair[1] == here else pair[1]
            if (arm.at, arm.side) not in left:
                return points

    def paint(self, maker: Maker) -> None:
        """All roads, lesser ones below, and where they leave the map."""
        styles = FINE_ROADS if self.lattice.fine else NEAR_ROADS if self.near else ROADS
        shapes = {kind: maker.shape(map(smooth, self.lines(kind))) for kind in styles}
        for kind, look in styles.items():
            if look.edge:
                edge = Op(line=look.edge_tone, wide=look.edge, least=look.least)
                maker.add(shapes[kind], replace(edge, name=f"road {kind}"))
        for kind, look in styles.items():
            least = look.least * look.wide / (look.edge or look.wide)
            top = Op(line=look.tone, wide=look.wide, least=least, dash=look.dash)
            weight = 1.2 if kind in ("primary", "secondary") else 0.0
            top = replace(top, name=f"road {kind}", blunt=bool(look.dash), crowd=weight)
            maker.add(shapes[kind], top)
        if self.near:
            rails = (smooth(beside(line, by)) for line in self.lines("rail") for by in _BOTH)
            maker.draw(rails, Op(name="rails", line="rail", wide=1.5))
        else:
            maker.draw(self._arrows(), Op(name="exits", fill="road-edge"))

    def decks(self, maker: Maker) -> None:
        """The bridge of a hex that has one: planks along its road."""
        lines = []
        for name, hexagon in self.lattice.hexes.items():
            pair = next(
                (p for arm in self.arms.get(name, ()) if (p := self.through[name, arm.kind])), None
            )
            if "bridge" in hexagon.tags and pair is not None:
                middle = self.middle[name]
                ends = [mix(self._cross(arm.side), middle, 0.12) for arm in pair]
                lines.append(smooth([ends[0], middle, ends[1]]))
        maker.draw(
            lines,
            Op(name="deck", line="bridge", wide=25, blunt=True),
            Op(line="casing", wide=21.4, blunt=True),
            Op(line="roof-edge", wide=18.6, blunt=True),
            Op(line="plank", wide=17, dash=(4.6, 1.1), blunt=True),
        )

    def _arrows(self) -> Iterator[Line]:
        """Small arrows where roads leave the map."""
        for arm in (arm for arms in self.arms.values() for arm in arms):
            if len(self.lattice.sides[arm.side]) == 1:
                yield straight(arrow(self.middle[arm.at], self._cross(arm.side), 12, 6))

    def bridges(self, maker: Maker) -> None:
        """A bridge is two short walls beside the road across the side."""
        walls: list[Line] = []
        for border in self.lattice.board.borders:
            if border.kind in ("bridge", "ferry"):
                sides = self.lattice.along(border)
                side = sides[len(sides) // 2]
                walls += _walls(self.lattice, side, self._cross(side))
        maker.draw(
            walls,
            Op(line="halo", wide=4, since=0.3),
            Op(name="bridges", line="bridge", wide=1.9, since=0.3),
        )


_BOTH = (-RAILS, RAILS)


def beside(line: list[XY], by: float) -> list[XY]:
    """A line so many pixels to the right of another one."""
    out = []
    for i, point in enumerate(line):
        nx, ny = normal(line[max(0, i - 1)], line[min(len(line) - 1, i + 1)])
        out.append(moved(point, nx * by, ny * by))
    return out


def _walls(lattice: Lattice, side: Side, at: XY) -> Iterator[Line]:
    """Two brackets, back to back, along the road over a side."""
    nx, ny = normal(lattice.px(side[0]), lattice.px(side[1]))
    for sign in (-1, 1):
        bends = ((-8.5, 7.6), (-5.5, 5.0), (5.5, 5.0), (8.5, 7.6))
        wall = [
            moved(at, nx * along + ny * away * sign, ny * along - nx * away * sign)
            for along, away in bends
        ]
        yield straight(wall, shut=False)


def arrow(start: XY, tip: XY, long: float, wide: float) -> list[XY]:
    """The head of an arrow."""
    nx, ny = normal(start, tip)
    back = mix(tip, start, long / (length(start, tip) or 1))
    return [tip, moved(back, wide * nx, wide * ny), moved(back, -wide * nx, -wide * ny)]
