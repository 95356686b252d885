"""Situations: how a position is written down, and what may be expected of it."""

from bocage.check import die as draw_value
from bocage.games.cobra.check.facts import fact
from bocage.games.cobra.check.scene import Scene

__all__ = ["FACTS", "draw_value", "fact", "scene"]

FACTS = fact.names
scene = Scene.scene
