"""Water: the sea with its coast, rivers along hexsides, their names."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from bocage.art import colours as c
from bocage.art.board import RIVERS, Point
from bocage.art.crowd import Box, Crowd
from bocage.art.fonts import SERIF_ITALIC, css, width
from bocage.art.geometry import XY, Lattice, closed, length, mix, moved, normal, side_of, smooth
from bocage.art.ground import is_water
from bocage.art.ink import escape, halo

WIDTHS = {"stream": 2.2, "minor-river": 3.8, "major-river": 8.5, "canal": 3.6}
TONES = {  # of the bank and of the water
    "stream": (c.RIVER_EDGE, c.RIVER),
    "minor-river": (c.RIVER_EDGE, c.RIVER),
    "major-river": (c.MAJOR_EDGE, c.MAJOR),
    "canal": (c.CANAL_EDGE, c.CANAL),
}
BANK = 2.2
NAME_SIZE = 12.5
PER_SIDE = 3  # points of a natural line for each side


class Flow(NamedTuple):
    """What runs along one hexside."""

    kind: str
    name: str


class River(NamedTuple):
    """A run of hexsides from one source, mouth or junction to the next, with its points."""

    flows: tuple[Flow, ...]
    points: tuple[XY, ...]

    def stretches(self, wanted: str, by: str) -> Iterator[tuple[int, int]]:
        """The longest stretches of sides whose kind or name (`by`) is the wanted one."""
        start = None
        for i, flow in enumerate((*self.flows, None)):
            same = flow is not None and getattr(flow, by) == wanted
            if same and start is None:
                start = i
            elif not same and start is not None:
                yield start, i
                start = None

    def path(self, start: int, end: int) -> str:
        """The path of the sides from `start` to before `end`."""
        first, last = start * PER_SIDE, end * PER_SIDE
        before = self.points[first - 1] if first else None
        after = self.points[last + 1] if last + 1 < len(self.points) else None
        return smooth(self.points[first : last + 1], before, after)


def sea(lattice: Lattice) -> list[str]:
    """Sea and lakes, paler towards the coast, and arms of the sea between land hexes."""
    wet = [h.id for h in lattice.hexes.values() if is_water(h.terrain)]
    out = _inlets(lattice, set(wet))
    if not wet:
        return out
    area, shore = lattice.area(wet), "".join(_shores(lattice, wet))
    out.append(
        f'<clipPath id="water"><path d="{area}"/></clipPath><path d="{area}" fill="{c.SEA}"/>'
        '<g clip-path="url(#water)" fill="none" stroke-linejoin="round">'
    )
    for wide, part in ((70, ".22"), (46, ".3"), (24, ".4")):
        out.append(
            f'<path d="{shore}" stroke="{c.SHALLOW}" stroke-width="{wide}" '
            f'stroke-opacity="{part}"/>'
        )
    for wide in (13, 30, 52):
        for edge, tone in ((wide + 1.6, c.COAST), (wide, c.SHALLOW)):
            part = ".3" if tone == c.COAST else ".55"
            out.append(
                f'<path d="{shore}" stroke="{tone}" stroke-width="{edge:g}" '
                f'stroke-opacity="{part}"/>'
            )
    out.append(f'</g><path d="{shore}" fill="none" stroke="{c.COAST}" stroke-width="1.8"/>')
    return out


def _inlets(lattice: Lattice, wet: set[str]) -> list[str]:
    """Hexsides that are all sea although both hexes are land."""
    sides = [
        side
        for b in lattice.board.borders
        if b.kind == "sea" and b.a not in wet and b.b not in wet
        for side in lattice.along(b)
    ]
    if not sides:
        return []
    d = "".join(
        smooth([lattice.corner(a), *lattice.bend(a, b), lattice.corner(b)]) for a, b in sides
    )
    return [
        f'<path class="sea" d="{d}" fill="none" stroke-linecap="round" stroke="{tone}" '
        f'stroke-width="{wide}"/>'
        for tone, wide in ((c.COAST, 15), (c.SEA, 11.6))
    ]


def _shores(lattice: Lattice, wet: Sequence[str]) -> Iterator[str]:
    """The lines between land and water, without the edge of the map."""
    for loop in lattice.outlines(wet):
        points = lattice.natural(loop)
        inner = [not lattice.on_rim(a, loop[(i + 1) % len(loop)]) for i, a in enumerate(loop)]
        if all(inner):
            yield closed(points)
            continue
        first = inner.index(False)
        turned = [*points[first * PER_SIDE :], *points[: first * PER_SIDE]]
        run: list[XY] = []
        for k in range(len(loop)):
            if inner[(first + k) % len(loop)]:
                run = run or [turned[k * PER_SIDE]]
                run += (*turned, turned[0])[k * PER_SIDE + 1 : (k + 1) * PER_SIDE + 1]
            elif run:
                yield smooth(run)
                run = []
        if run:
            yield smooth(run)


def rivers(runs: list[River], bold: float = 1.0) -> list[str]:
    """All rivers: first their banks, then the water."""
    out = []
    for bank in (True, False):
        for kind in RIVERS:
            d = "".join(run.path(*part) for run in runs for part in run.stretches(kind, "kind"))
            if not d:
                continue
            edge, fill = TONES[kind]
            wide = WIDTHS[kind] * bold + (BANK * bold**0.5 if bank else 0)
            out.append(
                f'<path class="{kind}" d="{d}" fill="none" stroke-linecap="round" '
                f'stroke-linejoin="round" stroke="{edge if bank else fill}" '
                f'stroke-width="{wide:.3g}"/>'
            )
    return out


def beyond(lattice: Lattice) -> list[str]:
    """Rivers outside the map, pale."""
    out = []
    for kind in RIVERS:
        lines = [w.line for w in lattice.board.waters if w.kind == kind]
        d = "".join(smooth([lattice.px(p) for p in line]) for line in lines)
        if d:
            out.append(
                f'<path class="beyond {kind}" d="{d}" fill="none" stroke="{c.FAR_WATER}" '
                f'stroke-width="{WIDTHS[kind] * lattice.bold:.3g}" stroke-linejoin="round"/>'
            )
    return out


def river_runs(lattice: Lattice) -> list[River]:
    """The rivers of a board, cut where they begin, end or meet."""
    flows = {
        side: Flow(b.kind, b.name)
        for b in lattice.board.borders
        if b.kind in RIVERS
        for side in lattice.along(b)
    }
    at: dict[Point, list[Point]] = {}
    for a, b in flows:
        at.setdefault(a, []).append(b)
        at.setdefault(b, []).append(a)
    left = dict.fromkeys(flows)
    found = []
    ends = [p for p in at if len(at[p]) != 2]
    for start in (*ends, *at):
        for step in at[start]:
            if side_of(start, step) in left:
                corners = _walk(at, left, start, step)
                run = tuple(flows[side_of(a, b)] for a, b in pairwise(corners))
                found.append(River(run, tuple(_river_points(lattice, corners))))
    return found


def _walk(
    at: dict[Point, list[Point]], left: dict[tuple[Point, Point], None], start: Point, step: Point
) -> list[Point]:
    """Corners from `start` on until the river ends or meets another; takes its sides away."""
    corners = [start, step]
    left.pop(side_of(start, step))
    while len(at[corners[-1]]) == 2:
        ahead = next((p for p in at[corners[-1]] if side_of(corners[-1], p) in left), None)
        if ahead is None:
            break
        left.pop(side_of(corners[-1], ahead))
        corners.append(ahead)
    return corners


def _river_points(lattice: Lattice, corners: list[Point]) -> Iterator[XY]:
    bends = [lattice.bend(a, b) for a, b in pairwise(corners)]
    for i, point in enumerate(corners):
        here = lattice.corner(point)
        if 0 < i < len(corners) - 1:
            here = mix(here, mix(bends[i - 1][1], bends[i][0], 0.5), 0.4)
        yield here
        if i < len(bends):
            yield from bends[i]


def river_names(lattice: Lattice, runs: list[River], crowd: Crowd) -> list[str]:
    """The name of each river once, along its calmest stretch, if there is room for it."""
    names = dict.fromkeys(flow.name for run in runs for flow in run.flows if flow.name)
    out = []
    for number, name in enumerate(names):
        lines = [
            found
            for run in runs
            for start, end in run.stretches(name, "name")
            for found in _base_lines(
                run.points[start * PER_SIDE : end * PER_SIDE + 1], name, lattice.bold
            )
        ]
        if lines:
            line = min(lines, key=lambda found: round(10 * _covers(found, crowd)))
            for point in line:
                crowd.add_box(Box(point[0] - 6, point[1] - 8, point[0] + 6, point[1] + 2), 8)
            out.append(_river_name(name, line, f"river-{number}", NAME_SIZE * lattice.bold))
    return out


def _river_name(name: str, line: list[XY], path: str, size: float) -> str:
    return (
        f'<path id="{path}" d="{smooth(line)}" fill="none"/>'
        f'<text {css(SERIF_ITALIC)} font-size="{size:g}" fill="{c.WATER_INK}" '
        f'letter-spacing="1" text-anchor="middle" {halo(c.LAND, 3)}>'
        f'<textPath href="#{path}" startOffset="50%">{escape(name)}</textPath></text>'
    )


def _covers(line: list[XY], crowd: Crowd) -> float:
    """What letters above this line would cover, and how crooked they would stand."""
    nx, ny = normal(line[0], line[-1])
    spots = [moved(point, -up * nx, -up * ny) for point in line for up in (0, 5, 10)]
    cost = 90 * sum(crowd.at(spot) for spot in spots) / len(spots)
    walked = sum(length(a, b) for a, b in pairwise(line))
    return cost + 60 * (walked / (length(line[0], line[-1]) or 1) - 1)


def _base_lines(points: Sequence[XY], name: str, bold: float = 1.0) -> Iterator[list[XY]]:
    """Calm lines on both sides of a winding river, from left to right, as long as its name."""
    calm = []
    window = 2 * PER_SIDE
    for i in range(window, len(points) - window):
        near = points[i - window : i + window + 1]
        calm.append((sum(x for x, _ in near) / len(near), sum(y for _, y in near) / len(near)))
    need = width(name, SERIF_ITALIC, NAME_SIZE * bold) + len(name) + 14
    for start in range(0, len(calm), 2):
        end = next((i for i in range(start, len(calm)) if length(calm[start], calm[i]) > need), 0)
        part = calm[start : end + 1]
        if len(part) < 3:
            continue
        if part[0][0] > part[-1][0]:
            part.reverse()
        nx, ny = normal(part[0], part[-1])
        for away in (-11, -17, 20, 27):
            yield [moved(p, bold * away * nx, bold * away * ny) for p in part]
