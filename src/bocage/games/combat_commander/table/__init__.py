"""What people see: the map, the counters, panels, overlays, forecasts, the guided start."""

from bocage.games.combat_commander.table.after import account, turn
from bocage.games.combat_commander.table.appendix import appendix
from bocage.games.combat_commander.table.board import acted, board, pieces
from bocage.games.combat_commander.table.forecasts import DICE, forecast, rolls
from bocage.games.combat_commander.table.guide import guide
from bocage.games.combat_commander.table.moments import MOMENTS
from bocage.games.combat_commander.table.overlays import LAYERS, UNIT_LAYERS, layers, unit_layers
from bocage.games.combat_commander.table.panels import panels, status
from bocage.games.combat_commander.table.prices import price
from bocage.games.combat_commander.table.sketch import sketch

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
    "sketch",
    "status",
    "turn",
    "unit_layers",
]
