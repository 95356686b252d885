"""What happened, told to the players."""

from __future__ import annotations

from bocage.games.combat_commander.events import core, fire, happen, making, move

EVENTS = (*core.EVENTS, *fire.EVENTS, *move.EVENTS, *happen.EVENTS, *making.EVENTS)

# By these hidden cards, chits and units come to light, to everybody or to who draws or looks.
SHOWS = (
    *(core.Ordered, core.Acted, core.Passed, core.Drawn, core.Rolled, core.Revealed, core.Placed),
    *(core.ChitShown, happen.ChitSeen, happen.HandShown, happen.CardLost, happen.StartCards),
    *(move.Alerted, making.LotDrawn),
)
