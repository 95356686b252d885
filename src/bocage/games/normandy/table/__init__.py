"""What people see: the map, the counters, panels, overlays."""

from bocage.games.normandy.table.board import board, pieces
from bocage.games.normandy.table.forecasts import DICE, forecast, rolls
from bocage.games.normandy.table.groups import groups
from bocage.games.normandy.table.guide import guide
from bocage.games.normandy.table.moments import MOMENTS
from bocage.games.normandy.table.overlays import LAYERS, SHOWN, UNIT_LAYERS, layers, unit_layers
from bocage.games.normandy.table.panels import panels, status
from bocage.games.normandy.table.sketch import sketch

__all__ = [
    "DICE",
    "LAYERS",
    "MOMENTS",
    "SHOWN",
    "UNIT_LAYERS",
    "board",
    "forecast",
    "groups",
    "guide",
    "layers",
    "panels",
    "pieces",
    "rolls",
    "sketch",
    "status",
    "unit_layers",
]
