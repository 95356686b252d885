"""Roads from hex to hex, where they leave the map, and bridges over rivers."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple

from bocage.art import colours as c
from bocage.art.board import ROADS, Border
from bocage.art.geometry import XY, Lattice, Side, length, mix, moved, normal, num, smooth, swing

# Width of the edge and of the surface, their colours, and dashes.
STYLES = {
    "rail": ((3.0, c.RAIL, ""), (1.4, c.PAPER, "6 5")),
    "track": ((0.0, c.LANE_EDGE, ""), (1.6, c.LANE_EDGE, "5 3")),
    "secondary": ((4.8, c.LANE_EDGE, ""), (2.9, c.LANE, "")),
    "primary": ((6.6, c.ROAD_EDGE, ""), (4.4, c.ROAD, "")),
}
# On maps of areas the lines between these are broad and pale, the roads thin and dark.
FINE_STYLES = {
    "rail": ((5.0, c.RAIL, ""), (2.6, c.PAPER, "9 8")),
    "track": ((7.0, c.CASING, ""), (3.2, c.LANE_EDGE, "9 7")),
    "secondary": ((8.0, c.CASING, ""), (3.8, c.WAY, "")),
    "primary": ((13.6, c.ROAD_EDGE, ""), (9.6, c.ROAD, "")),
}
# Seen from near they are as broad as they would be.
NEAR_STYLES = {
    "rail": ((15.0, c.BALLAST, ""), (10.5, c.SLEEPER, "2.6 4.6")),
    "track": ((10.0, c.DIRT_EDGE, "9 2"), (7.6, c.DIRT, "")),
    "secondary": ((15.4, c.LANE_EDGE, ""), (12.6, c.LANE, "")),
    "primary": ((17.4, c.LANE_EDGE, ""), (14.6, c.LANE, "")),
}
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
        best = min((arm.kind for arm in arms), key=ROADS.index)
        pairs = list(combinations([arm for arm in arms if arm.kind == best], 2))

        def apart(pair: tuple[Arm, Arm]) -> int:
            return round(length(self._cross(pair[0].side), self._cross(pair[1].side)))

        return max(pairs, key=apart) if pairs else None

    def _cross(self, side: Side) -> XY:
        """Where a road crosses a side: near its middle."""
        a, b = self.lattice.px(side[0]), self.lattice.px(side[1])
        sway = 0.0 if self.near else SWAY
        return mix(a, b, 0.5 + sway / self.lattice.radius * swing(*side[0], *side[1], 11))

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

    def draw(self) -> list[str]:
        """All roads, lesser ones below."""
        paths = {kind: "".join(smooth(line) for line in self.lines(kind)) for kind in STYLES}
        out = []
        styles = FINE_STYLES if self.lattice.fine else NEAR_STYLES if self.near else STYLES
        for part in (0, 1):
            for kind, d in paths.items():
                wide, tone, dashes = styles[kind][part]
                if d and wide:
                    more = f'stroke-dasharray="{dashes}"' if dashes else 'stroke-linecap="round"'
                    out.append(
                        f'<path class="road {kind}" d="{d}" fill="none" stroke="{tone}" '
                        f'stroke-width="{wide:g}" stroke-linejoin="round" {more}/>'
                    )
        if self.near and paths["rail"]:
            d = "".join(smooth(beside(line, by)) for line in self.lines("rail") for by in _BOTH)
            out.append(
                f'<path class="rails" d="{d}" fill="none" stroke="{c.RAIL}" stroke-width="1.5"/>'
            )
        return out if self.near else out + self._arrows()

    def decks(self) -> list[str]:
        """The bridge of a hex that has one: planks along its road."""
        d = ""
        for name, hexagon in self.lattice.hexes.items():
            pair = next(
                (p for arm in self.arms.get(name, ()) if (p := self.through[name, arm.kind])), None
            )
            if "bridge" in hexagon.tags and pair is not None:
                middle = self.middle[name]
                ends = [mix(self._cross(arm.side), middle, 0.12) for arm in pair]
                d += smooth([ends[0], middle, ends[1]])
        if not d:
            return []
        line = f'<path class="deck" d="{d}" fill="none"'
        return [
            f'{line} stroke="{c.BRIDGE}" stroke-width="25"/>',
            f'{line} stroke="{c.CASING}" stroke-width="21.4"/>',
            f'{line} stroke="{c.BRIDGE}" stroke-width="18.6"/>',
            f'{line} stroke="{c.PLANK}" stroke-width="17" stroke-dasharray="4.6 1.1"/>',
        ]

    def _arrows(self) -> list[str]:
        """Small arrows where roads leave the map."""
        heads = [
            _arrow(self.middle[arm.at], self._cross(arm.side))
            for arms in self.arms.values()
            for arm in arms
            if len(self.lattice.sides[arm.side]) == 1
        ]
        if not heads:
            return []
        return [f'<path class="exits" d="{"".join(heads)}" fill="{c.ROAD_EDGE}"/>']

    def bridges(self) -> list[str]:
        """A bridge is two short walls beside the road across the side."""
        walls = []
        for border in self.lattice.board.borders:
            if border.kind in ("bridge", "ferry"):
                sides = self.lattice.along(border)
                side = sides[len(sides) // 2]
                walls.append(_walls(self.lattice, side, self._cross(side)))
        if not walls:
            return []
        d = "".join(walls)
        line = f'<path d="{d}" fill="none" stroke-linecap="round" stroke-linejoin="round"'
        return [
            f'{line} stroke="{c.PAPER}" stroke-width="4"/>',
            f'{line} class="bridges" stroke="{c.BRIDGE}" stroke-width="1.9"/>',
        ]


_BOTH = (-RAILS, RAILS)


def beside(line: list[XY], by: float) -> list[XY]:
    """A line so many pixels to the right of another one."""
    out = []
    for i, point in enumerate(line):
        nx, ny = normal(line[max(0, i - 1)], line[min(len(line) - 1, i + 1)])
        out.append(moved(point, nx * by, ny * by))
    return out


def _walls(lattice: Lattice, side: Side, at: XY) -> str:
    """Two brackets, back to back, along the road over a side."""
    a, b = lattice.px(side[0]), lattice.px(side[1])
    nx, ny = normal(a, b)
    ux, uy = ny, -nx  # along the side
    out = []
    for sign in (-1, 1):
        wall = []
        for along, away in ((-8.5, 7.6), (-5.5, 5.0), (5.5, 5.0), (8.5, 7.6)):
            point = moved(at, nx * along, ny * along)
            wall.append(moved(point, ux * away * sign, uy * away * sign))
        out.append("M" + "L".join(f"{num(x)} {num(y)}" for x, y in wall))
    return "".join(out)


def _arrow(start: XY, tip: XY) -> str:
    nx, ny = normal(start, tip)
    back = mix(tip, start, 11 / (length(start, tip) or 1))
    one, two = moved(back, 6 * nx, 6 * ny), moved(back, -6 * nx, -6 * ny)
    return "M" + "L".join(f"{num(x)} {num(y)}" for x, y in (tip, one, two)) + "Z"
