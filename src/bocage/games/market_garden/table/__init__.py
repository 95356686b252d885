"""What people see: the map, the counters, panels, overlays, forecasts, the guided start."""

from bocage.games.market_garden.table.after import turn
from bocage.games.market_garden.table.appendix import appendix
from bocage.games.market_garden.table.board import LAYERS, board, layers, pieces
from bocage.games.market_garden.table.forecasts import DICE, forecast, rolls
from bocage.games.market_garden.table.guide import guide
from bocage.games.market_garden.table.moments import MOMENTS
from bocage.games.market_garden.table.overlays import UNIT_LAYERS, unit_layers
from bocage.games.market_garden.table.panels import note, panels, status
from bocage.games.market_garden.table.prices import price
from bocage.games.market_garden.table.sketch import sketch

__all__ = [
    "DICE",
    "LAYERS",
    "MOMENTS",
    "UNIT_LAYERS",
    "appendix",
    "board",
    "forecast",
    "guide",
    "layers",
    "note",
    "panels",
    "pieces",
    "price",
    "rolls",
    "sketch",
    "status",
    "turn",
    "unit_layers",
]
