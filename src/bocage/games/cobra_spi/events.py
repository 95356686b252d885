"""What happened only in this edition; the sentences are in text/."""

from __future__ import annotations

from bocage.kernel.api import Event


class NoExit(Event, frozen=True, gc=False):
    """A turn ended and no US unit has left the map so far."""

    vp: int
