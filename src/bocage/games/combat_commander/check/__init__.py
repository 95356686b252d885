"""Situations: how a position is written down, and what may be expected of it."""

from bocage.games.combat_commander.check.facts import fact
from bocage.games.combat_commander.check.scene import Scene, draw_value

__all__ = ["FACTS", "draw_value", "fact", "scene"]

FACTS = fact.names
scene = Scene.scene
