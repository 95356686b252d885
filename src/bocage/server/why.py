"""Why something cannot be chosen: the most plausible action with it is tried on the rule."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bocage.server import api

if TYPE_CHECKING:
    from bocage.server.rooms import Room


def why(room: Room, body: api.Why, lang: str) -> api.Answer:
    """The refusal of what was pointed at."""
    return api.Answer(True)
