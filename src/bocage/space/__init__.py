"""Maps: hex grids, area graphs, searches over them and lines of sight."""

from bocage.space.bits import Bits, Mask, Steps, flood_bits, step_bits, without
from bocage.space.graph import Features, Graph
from bocage.space.hexgrid import SIDES, HexGrid, Point, opposite, turn
from bocage.space.joining import groups, joining
from bocage.space.search import back, cheapest, flood, hops, ways
from bocage.space.sheet import Cube, Sheet
from bocage.space.sight import Crossed, Sight, clear, passes_within, sight_line

__all__ = [
    "SIDES",
    "Bits",
    "Crossed",
    "Cube",
    "Features",
    "Graph",
    "HexGrid",
    "Mask",
    "Point",
    "Sheet",
    "Sight",
    "Steps",
    "back",
    "cheapest",
    "clear",
    "flood",
    "flood_bits",
    "groups",
    "hops",
    "joining",
    "opposite",
    "passes_within",
    "sight_line",
    "step_bits",
    "turn",
    "ways",
    "without",
]
