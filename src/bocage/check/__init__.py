"""Situations: what the games share when they read a position and check what is expected of it."""

from bocage.check.facts import (
    Allowance,
    Asked,
    Cost,
    Facts,
    Reach,
    YesNo,
    compare,
    different,
    known,
    listed,
    part,
    plain,
    walking,
    within,
)
from bocage.check.scene import Maker, SceneSpec, die, given

__all__ = [
    "Allowance",
    "Asked",
    "Cost",
    "Facts",
    "Maker",
    "Reach",
    "SceneSpec",
    "YesNo",
    "compare",
    "die",
    "different",
    "given",
    "known",
    "listed",
    "part",
    "plain",
    "walking",
    "within",
]
