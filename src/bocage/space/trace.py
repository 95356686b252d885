"""Lines of supply or command: which spaces can trace to a source through passable spaces.

A line is traced from a space to a source. The spaces between must be passable; the space that
traces and the source need not be (leave out the sources that may not be used). So a unit standing
in an enemy zone of control traces out of it, but nobody traces through it.
"""

from __future__ import annotations

from collections.abc import Sequence

from bocage.space.costs import FREE, STOP, CostTable
from bocage.space.graph import Graph
from bocage.space.reach import Path, reach_from, walk_back


def trace(
    graph: Graph,
    sources: Sequence[int],
    passable: Sequence[int],
    limit: int | None = None,
    cost: CostTable | None = None,
) -> list[int]:
    """Gives the length of the shortest line from every space to a source, -1 if there is none.

    `passable` has one mark for each space, true where lines may pass. `limit` is the longest line
    allowed. Without `cost` each step counts one; a table is read from the source outwards (a
    negative cost cuts a border), `cost.backwards(graph)` charges towards the source instead.
    """
    return _lines(graph, sources, passable, limit, cost)[0]


def can_trace(
    graph: Graph,
    sources: Sequence[int],
    passable: Sequence[int],
    limit: int | None = None,
    cost: CostTable | None = None,
) -> list[bool]:
    """Tells for every space whether it can trace a line to a source."""
    return [length >= 0 for length in trace(graph, sources, passable, limit, cost)]


def trace_path(  # noqa: PLR0913  the arguments of trace, and the space
    graph: Graph,
    space: int,
    sources: Sequence[int],
    passable: Sequence[int],
    limit: int | None = None,
    cost: CostTable | None = None,
) -> Path | None:
    """Gives the spaces of one shortest line from a space to a source, both ends included."""
    if not 0 <= space < len(graph.names):
        raise ValueError(f"space number {space} is not on this map of {len(graph.names)} spaces")
    lengths, came = _lines(graph, sources, passable, limit, cost)
    return walk_back(came, space) if lengths[space] >= 0 else None


def _lines(
    graph: Graph,
    sources: Sequence[int],
    passable: Sequence[int],
    limit: int | None,
    cost: CostTable | None,
) -> tuple[list[int], list[int]]:
    """Searches outwards from all sources at once."""
    if len(passable) != len(graph.names):
        raise ValueError(f"{len(passable)} marks were given for {len(graph.names)} spaces")
    table = CostTable.steps(graph) if cost is None else cost
    marks = bytes(FREE if open_ else STOP for open_ in passable)
    budget = table.highest * len(graph.names) if limit is None else limit
    return reach_from(graph, sources, budget, table, marks)
