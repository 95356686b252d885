"""Situations: how a position is written down, and what may be expected of it."""

from bocage.games.normandy.check.facts import draw_value, fact
from bocage.games.normandy.check.scene import Scene

__all__ = ["FACTS", "draw_value", "fact", "scene"]

FACTS = fact.names
scene = Scene.scene
