"""What is this edition's own in the rules of the family: the hooks, each with its clause."""

from __future__ import annotations

from bocage.games.cobra.edition.fighting import Fighting
from bocage.games.cobra.edition.moving import Moving
from bocage.games.cobra.edition.scoring import Scoring

__all__ = ["Expanded"]


class Expanded(Moving, Fighting, Scoring):
    """COBRA of 2008."""
