"""Moves of several counters towards a space, as a proposal."""

from __future__ import annotations

from bocage.kernel.choice import tag_of
from bocage.kernel.together import may_walk, together
from bocage.kernel.wording import text
from bocage.server import api
from bocage.server.shelf import Lattice
from bocage.server.targets import Asked
from bocage.server.trouble import Trouble


def marching(asked: Asked, lattice: Lattice, body: api.Marching) -> api.Plan:
    """Each keeps its place among the others, or all close up; those in front go first."""
    if not {body.goal, body.start or body.goal} <= asked.spaces:
        raise Trouble("bad-request", detail=f"no such space as {body.goal[:40]}")
    mine = {unit: piece for unit in body.units if (piece := asked.pieces.get(unit))}
    at = {unit: p.at for unit, p in mine.items() if p.side == asked.view.side}
    at = {unit: at[unit] for unit in may_walk(asked.choice, at)}
    order = sorted(at, key=lambda unit: (lattice.distance(at[unit], body.goal), at[unit]))
    if not order:
        return api.Plan(asked.view.version, (), body.units)
    x, y = lattice.at(body.goal)
    start = lattice.at(body.start or at[order[0]])

    def far(unit: str, space: str) -> int:
        """How far from its own goal."""
        ax, ay = lattice.at(at[unit])
        off = (0, 0) if body.close else (ax - start[0], ay - start[1])
        return lattice.away(space, (x + off[0], y + off[1]))

    walks = together(asked.engine, asked.view, {unit: at[unit] for unit in order}, far)
    gone = {unit for walk in walks for unit in walk.units}
    steps = (
        api.PlanStep(
            text(action),
            asked.words.action(action),
            tag_of(action),
            units[0],
            way[-1],
            units[1:],
            way,
        )
        for action, units, way in walks
    )
    stay = tuple(unit for unit in body.units if unit not in gone)
    return api.Plan(asked.view.version, tuple(steps), stay)
