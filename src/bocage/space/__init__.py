"""Maps: hex grids, area graphs, movement range, lines of supply and lines of sight."""

from bocage.space.bits import Bits, Steps, flood, step
from bocage.space.costs import CLOSED, FORBIDDEN, FREE, STOP, CostTable
from bocage.space.graph import Features, Graph
from bocage.space.hexgrid import SIDES, HexGrid, Point, opposite, turn
from bocage.space.joining import groups, joining
from bocage.space.reach import Path, path, paths, reach, reach_from
from bocage.space.reach_fast import HAVE_FAST, best_reach, reach_fast
from bocage.space.sheet import Cube, Sheet
from bocage.space.sight import Crossed, Sight, clear, passes_within, sight_line
from bocage.space.trace import can_trace, trace, trace_path

__all__ = [
    "CLOSED",
    "FORBIDDEN",
    "FREE",
    "HAVE_FAST",
    "SIDES",
    "STOP",
    "Bits",
    "CostTable",
    "Crossed",
    "Cube",
    "Features",
    "Graph",
    "HexGrid",
    "Path",
    "Point",
    "Sheet",
    "Sight",
    "Steps",
    "best_reach",
    "can_trace",
    "clear",
    "flood",
    "groups",
    "joining",
    "opposite",
    "passes_within",
    "path",
    "paths",
    "reach",
    "reach_fast",
    "reach_from",
    "sight_line",
    "step",
    "trace",
    "trace_path",
    "turn",
]
