"""Water: the sea with its coast, rivers along hexsides, their names."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from msgspec.structs import replace

from bocage.art.board import Point
from bocage.art.colours import LAND, TONES
from bocage.art.crowd import Box, Crowd
from bocage.art.fonts import SERIF_ITALIC, css, width
from bocage.art.geometry import (
    XY,
    Lattice,
    Line,
    closed,
    length,
    mean,
    mix,
    moved,
    normal,
    path,
    side_of,
    smooth,
)
from bocage.art.ground import is_water
from bocage.art.ink import escape, halo
from bocage.art.looks import RIVERS
from bocage.art.sheet import Maker, Op

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

    def line(self, start: int, end: int) -> Line:
        """The line along the sides from `start` to before `end`."""
        first, last = start * PER_SIDE, end * PER_SIDE
        before = self.points[first - 1] if first else None
        after = self.points[last + 1] if last + 1 < len(self.points) else None
        return smooth(self.points[first : last + 1], before, after)


def sea(lattice: Lattice, maker: Maker) -> None:
    """Sea and lakes, paler towards the coast, and arms of the sea between land hexes."""
    wet = [h.id for h in lattice.hexes.values() if is_water(h.terrain)]
    maker.draw(
        _inlets(lattice, set(wet)),
        Op(name="sea", line="coast", wide=15),
        Op(line="sea", wide=11.6),
    )
    if not wet:
        return
    area = maker.draw(lattice.area(wet), Op(fill="sea"))
    pale = [Op(line="shallow", wide=w, part=p) for w, p in ((70, 0.22), (46, 0.3), (24, 0.4))]
    lines = [op for wide in (13, 30, 52) for op in _breakers(wide, 0.0 if wide == 30 else 0.3)]
    inner = [replace(op, inside=area) for op in (*pale, *lines)]
    maker.draw(_shores(lattice, wet), *inner, Op(line="coast", wide=1.8, least=0.9))


def _breakers(wide: float, since: float) -> tuple[Op, Op]:
    """A thin line along the coast: a broad one, and a paler one over it."""
    edge = Op(line="coast", wide=wide + 1.6, part=0.3, since=since)
    return edge, Op(line="shallow", wide=wide, part=0.55, since=since)


def _inlets(lattice: Lattice, wet: set[str]) -> Iterator[Line]:
    """Hexsides that are all sea although both hexes are land."""
    for border in lattice.board.borders:
        if border.kind == "sea" and border.a not in wet and border.b not in wet:
            for a, b in lattice.along(border):
                yield smooth([lattice.corner(a), *lattice.bend(a, b), lattice.corner(b)])


def _shores(lattice: Lattice, wet: Sequence[str]) -> Iterator[Line]:
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


def rivers(runs: list[River], maker: Maker, bold: float = 1.0) -> None:
    """All rivers: first their banks, then the water."""
    shapes = {
        kind: maker.shape(run.line(*part) for run in runs for part in run.stretches(kind, "kind"))
        for kind in RIVERS
    }
    bank = BANK * bold**0.5
    for kind, (wide, least, edge, _, since) in RIVERS.items():
        wider = Op(name=kind, line=edge, wide=wide * bold + bank, least=least + 0.9, since=since)
        maker.add(shapes[kind], wider)
    for kind, (wide, least, _, tone, _) in RIVERS.items():
        maker.add(shapes[kind], Op(name=kind, line=tone, wide=wide * bold, least=least, crowd=4))


def beyond(lattice: Lattice, maker: Maker) -> None:
    """Rivers outside the map, pale."""
    for kind, (wide, *_) in RIVERS.items():
        lines = [w.line for w in lattice.board.waters if w.kind == kind]
        look = Op(name=f"beyond {kind}", line="far-water", wide=wide * lattice.bold)
        maker.draw((smooth([lattice.px(p) for p in line]) for line in lines), look)


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
    calm: dict[str, list[list[XY]]] = {}
    for name, line in calm_lines(runs):
        calm.setdefault(name, []).append(line)
    out = []
    for number, (name, found) in enumerate(calm.items()):
        lines = [base for line in found for base in _base_lines(line, name, lattice.bold)]
        if lines:
            line = min(lines, key=lambda found: round(10 * _covers(found, crowd)))
            for point in line:
                crowd.add_box(Box(point[0] - 6, point[1] - 8, point[0] + 6, point[1] + 2), 8)
            out.append(_river_name(name, line, f"river-{number}", NAME_SIZE * lattice.bold))
    return out


def _river_name(name: str, line: list[XY], id_: str, size: float) -> str:
    return (
        f'<path id="{id_}" d="{path(smooth(line))}" fill="none"/>'
        f'<text {css(SERIF_ITALIC)} font-size="{size:g}" fill="{TONES["water-ink"][0]}" '
        f'letter-spacing="1" text-anchor="middle" {halo(LAND, 3)}>'
        f'<textPath href="#{id_}" startOffset="50%">{escape(name)}</textPath></text>'
    )


def _covers(line: list[XY], crowd: Crowd) -> float:
    """What letters above this line would cover, and how crooked they would stand."""
    nx, ny = normal(line[0], line[-1])
    spots = [moved(point, -up * nx, -up * ny) for point in line for up in (0, 5, 10)]
    cost = 90 * sum(crowd.at(spot) for spot in spots) / len(spots)
    walked = sum(length(a, b) for a, b in pairwise(line))
    return cost + 60 * (walked / (length(line[0], line[-1]) or 1) - 1)


def calm_lines(runs: list[River]) -> Iterator[tuple[str, list[XY]]]:
    """Along each stretch of a river with a name, the line that its windings swing around."""
    window = 2 * PER_SIDE
    for name in dict.fromkeys(flow.name for run in runs for flow in run.flows if flow.name):
        for run in runs:
            for start, end in run.stretches(name, "name"):
                points = run.points[start * PER_SIDE : end * PER_SIDE + 1]
                near = (
                    points[i - window : i + window + 1] for i in range(window, len(points) - window)
                )
                calm = [mean(some) for some in near]
                if len(calm) > 2:
                    yield name, calm


def _base_lines(calm: Sequence[XY], name: str, bold: float = 1.0) -> Iterator[list[XY]]:
    """Lines on both sides of a calm one, from left to right, as long as its name."""
    need = width(name, SERIF_ITALIC, NAME_SIZE * bold) + len(name) + 14
    for start in range(0, len(calm), 2):
        end = next((i for i in range(start, len(calm)) if length(calm[start], calm[i]) > need), 0)
        part = list(calm[start : end + 1])
        if len(part) < 3:
            continue
        if part[0][0] > part[-1][0]:
            part.reverse()
        nx, ny = normal(part[0], part[-1])
        for away in (-11, -17, 20, 27):
            yield [moved(p, bold * away * nx, bold * away * ny) for p in part]
