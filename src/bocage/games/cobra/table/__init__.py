"""What people see: the map, the counters, panels, overlays, forecasts, the guided start."""

from bocage.families.cobra.table.after import turn
from bocage.families.cobra.table.board import acted
from bocage.families.cobra.table.overlays import UNIT_LAYERS, unit_layers
from bocage.families.cobra.table.sketch import sketch
from bocage.games.cobra.table.appendix import appendix
from bocage.games.cobra.table.board import board, pieces
from bocage.games.cobra.table.forecasts import DICE, forecast, rolls
from bocage.games.cobra.table.guide import guide
from bocage.games.cobra.table.moments import MOMENTS
from bocage.games.cobra.table.overlays import LAYER_SCENARIOS, LAYERS, SHOWN, layers
from bocage.games.cobra.table.panels import panels, status
from bocage.games.cobra.table.prices import price

__all__ = [
    "DICE",
    "LAYERS",
    "LAYER_SCENARIOS",
    "MOMENTS",
    "SHOWN",
    "UNIT_LAYERS",
    "acted",
    "appendix",
    "board",
    "forecast",
    "guide",
    "layers",
    "panels",
    "pieces",
    "price",
    "rolls",
    "sketch",
    "status",
    "turn",
    "unit_layers",
]
