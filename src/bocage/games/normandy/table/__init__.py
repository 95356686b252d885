"""What people see: the map, the counters, panels, overlays."""

from bocage.games.normandy.table.board import board, pieces
from bocage.games.normandy.table.overlays import LAYERS, UNIT_LAYERS, layers, unit_layers
from bocage.games.normandy.table.panels import panels, status
from bocage.games.normandy.table.sketch import sketch

__all__ = [
    "LAYERS",
    "UNIT_LAYERS",
    "board",
    "layers",
    "panels",
    "pieces",
    "sketch",
    "status",
    "unit_layers",
]
