"""Chapter 14 - Air points."""

from __future__ import annotations

from bocage.families.cobra.types import Weather
from bocage.kernel.api import rule


@rule("2008:14.1", "2008:14.3.2b")
def air_points(weather: Weather) -> int:
    """Six in clear weather, three in overcast, none in storm."""
    return {"clear": 6, "overcast": 3, "storm": 0}[weather]
