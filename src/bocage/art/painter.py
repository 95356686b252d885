"""A sheet on paper: what is to be painted as elements of SVG. The page has a painter of its own."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import ceil, floor

from bocage.art.chart import SIDES
from bocage.art.geometry import XY, Lattice, Line, num, path, straight
from bocage.art.ground import SPOTS, net, of
from bocage.art.ink import tone
from bocage.art.sheet import Maker, Op, combed, scribbled, unpacked

HAIR = 1.2  # the finest line on paper


def painted(lattice: Lattice, maker: Maker, ops: Iterable[Op], name: str = "map") -> list[str]:
    """What a maker has collected, as elements; paper is looked at from scale 1."""
    out: list[str] = []
    for number, op in enumerate(ops):
        if op.since > 1 or 0 < op.until <= 1:
            continue
        if op.sign:
            at = _strewn(lattice, op) if op.on else maker.shapes[op.shape][0].points
            said = f' class="{op.name}"' if op.name else ""
            out += (f'<use href="#{op.sign}"{said} x="{num(x)}" y="{num(y)}"/>' for x, y in at)
            continue
        element = _element(op, path(*_swung(_lines(lattice, maker, op.shape), op)))
        if op.inside >= 0:
            id_ = f"{name}-{number}"
            inner = path(*maker.shapes[op.inside])
            element = (
                f'<clipPath id="{id_}"><path d="{inner}"/></clipPath>'
                f'<g clip-path="url(#{id_})">{element}</g>'
            )
        out.append(element)
    return out


def _lines(lattice: Lattice, maker: Maker, shape: int) -> Sequence[Line]:
    if shape >= 0:
        return maker.shapes[shape]
    if shape == SIDES:
        return [straight([lattice.px(a), lattice.px(b)], shut=False) for a, b in lattice.sides]
    return lattice.exact(lattice.hexes)


def _swung(lines: Iterable[Line], op: Op) -> Iterable[Line]:
    """Lines as they are, combs along them, or scribbles around them."""
    if op.comb:
        return combed(lines, op.comb)
    return scribbled(lines, op.scribble) if op.scribble else lines


def _element(op: Op, d: str) -> str:
    """A path with its look."""
    said = f' class="{op.name}"' if op.name else ""
    fill = f'fill="url(#net-{op.net})"' if op.net else tone("fill", op.fill, op.part)
    if op.name == "paper":
        fill += ' fill-rule="evenodd"'
    line = ""
    if op.line:
        wide = min(op.wide, HAIR) if op.hair else max(op.wide, op.least)
        line = f' {tone("stroke", op.line, op.part)} stroke-width="{wide:g}"'
        line += ' stroke-linejoin="round"' + ("" if op.blunt else ' stroke-linecap="round"')
        if op.dash:
            line += f' stroke-dasharray="{" ".join(f"{n:g}" for n in op.dash)}"'
    return f'<path{said} d="{d}" {fill}{line}/>'


def _strewn(lattice: Lattice, op: Op) -> list[XY]:
    """The places of a sign in its spaces, back to front."""
    spots = net("spots")
    grown = op.step / SPOTS
    side, (places,) = spots.side * grown, unpacked(spots.shapes[0])
    kept = [p for p, rank in zip(places.points, spots.rank, strict=True) if rank < op.keep]
    found = []
    for name in of(lattice, op.on):
        xs, ys = zip(*lattice.polygon(name), strict=True)
        for i in range(floor(min(xs) / side) - 1, ceil(max(xs) / side) + 1):
            for j in range(floor(min(ys) / side) - 1, ceil(max(ys) / side) + 1):
                for x, y in kept:
                    at = x * grown + i * side, y * grown + j * side
                    if min(xs) < at[0] < max(xs) and lattice.find(at) == name:
                        found.append((at[1], at[0]))
    return [(x, y) for y, x in sorted(found)]


def pattern(name: str) -> str:
    """A pattern; what reaches over its edge comes back on the other side."""
    found = net(name)
    side = found.side
    body = "".join(
        _element(op, path(*_swung(unpacked(found.shapes[op.shape]), op)))
        for op in found.ops
        if not 0 < op.until <= 1
    )
    again = "".join(
        f'<use href="#{name}-cell" x="{x * side:.2f}" y="{y * side:.2f}"/>'
        for x in (-1, 0, 1)
        for y in (-1, 0, 1)
    )
    return (
        f'<g id="{name}-cell">{body}</g><pattern id="net-{name}" width="{side:.2f}" '
        f'height="{side:.2f}" patternUnits="userSpaceOnUse">{again}</pattern>'
    )
