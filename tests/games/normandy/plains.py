"""Scenes on a plain: maps that are drawn once for all tests."""

from functools import lru_cache
from typing import Any
from unittest.mock import patch

import msgspec

from bocage.games.normandy.book import load_book
from bocage.games.normandy.check.board import BoardSpec, Ground
from tests.games.normandy.firing import Table

MIDDLE = "B2030"
GRID = load_book("epsom", {}).grid
PLAIN = dict.fromkeys(GRID.within(MIDDLE, 16), "clear")
DRAW = Ground.country


@lru_cache(maxsize=16)
def drawn(board):
    unread: Any = None
    return DRAW(Ground(unread, msgspec.json.decode(board, type=BoardSpec)))


def country(self):
    """The map of a board, which does not depend on the sources."""
    return drawn(msgspec.json.encode(msgspec.structs.replace(self.board, sources={})))


def plain(*units, ground=None, sources=None, **more):
    """Counters on a plain, and sources where nobody is unless they are given."""
    wells = {"allied": [], "german": []} | (sources or {})
    with patch.object(Ground, "country", country):
        return Table(*units, ground=PLAIN | (ground or {}), sources=wells, **more)
