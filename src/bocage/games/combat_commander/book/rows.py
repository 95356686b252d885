"""What the rows of several tables have in common: words and numbers that may stand in them."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

Nation = Literal["german", "american", "russian"]
Party = Literal["axis", "allies"]
Edge = Literal["top", "bottom", "left", "right"]
Posture = Literal["attack", "defend", "recon"]
Quality = Literal["green", "line", "elite"]
Side16 = Annotated[int, Meta(ge=1, le=6)]
Natural = Annotated[int, Meta(ge=0)]
Year = Annotated[int, Meta(ge=1939, le=1945)]
Sum = Annotated[int, Meta(ge=2, le=12)]  # of two dice


class PrintedRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What all rows have in common."""
