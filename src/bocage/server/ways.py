"""How far a path can go: every space that it can reach, with a way to it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bocage.kernel.choice import Form
from bocage.kernel.parts import Path


def far(
    form: Form, part: Path, done: Mapping[str, Any], so_far: tuple[Any, ...]
) -> list[tuple[Any, ...]]:
    """The cheapest ways of two steps and more from here that may be sent, one for each end."""
    near = part.more(done, so_far)
    ways = form.reach(done, so_far)
    return [way for end, (_, way) in ways.items() if end not in near]
