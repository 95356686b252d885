"""What happened, told to the players."""

from __future__ import annotations

from bocage.games.combat_commander.events import core, fire, happen, making, move

EVENTS = (*core.EVENTS, *fire.EVENTS, *move.EVENTS, *happen.EVENTS, *making.EVENTS)
