"""What people see: the map, the counters, panels, overlays, forecasts, the guided start."""

from bocage.families.cobra.table.after import turn
from bocage.families.cobra.table.board import LAYERS, acted, layers, pieces
from bocage.families.cobra.table.overlays import UNIT_LAYERS, unit_layers
from bocage.families.cobra.table.sketch import sketch
from bocage.games.cobra_spi.table.after import account
from bocage.games.cobra_spi.table.appendix import appendix
from bocage.games.cobra_spi.table.board import board
from bocage.games.cobra_spi.table.forecasts import DICE, forecast, rolls
from bocage.games.cobra_spi.table.guide import guide
from bocage.games.cobra_spi.table.moments import MOMENTS
from bocage.games.cobra_spi.table.panels import panels, status
from bocage.games.cobra_spi.table.prices import price

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
