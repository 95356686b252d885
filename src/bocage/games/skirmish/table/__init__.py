"""What people see: the map, the counters, panels, overlays, forecasts, the guided start."""

from bocage.games.skirmish.table.after import account, turn
from bocage.games.skirmish.table.appendix import appendix
from bocage.games.skirmish.table.board import acted, board, pieces
from bocage.games.skirmish.table.forecasts import DICE, forecast, rolls
from bocage.games.skirmish.table.guide import guide
from bocage.games.skirmish.table.moments import MOMENTS
from bocage.games.skirmish.table.overlays import LAYERS, UNIT_LAYERS, layers, unit_layers
from bocage.games.skirmish.table.panels import panels, price, status

__all__ = [
    "DICE",
    "LAYERS",
    "MOMENTS",
    "UNIT_LAYERS",
    "account",
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
    "status",
    "turn",
    "unit_layers",
]
