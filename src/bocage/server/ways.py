"""How far a path can go: every space that it can reach, with a way to it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from bocage.kernel.choice import Form, tag_of
from bocage.kernel.parts import Path

LOOKS = 900  # paths that are looked at
VARIANTS = 3  # paths that are followed through one space: the shortest need not lead furthest


def far(
    form: Form, part: Path, done: Mapping[str, Any], so_far: tuple[Any, ...]
) -> list[tuple[Any, ...]]:
    """Ways of two steps and more from here that may be sent as they are, one for each end."""
    last = form.parts[-1] is part
    found: dict[Any, tuple[Any, ...]] = {}
    through: dict[Any, int] = {}
    line: list[tuple[Any, ...]] = [(step,) for step in part.more(done, so_far)]
    near = {way[-1] for way in line} | set(so_far[-1:])
    looks = 0
    while line and looks < LOOKS:
        ahead: list[tuple[Any, ...]] = []
        for way in line:
            looks += 1
            for step in part.more(done, (*so_far, *way)):
                if step in way or through.get(step, 0) >= VARIANTS:
                    continue
                through[step] = through.get(step, 0) + 1
                ahead.append((*way, step))
        for way in ahead:
            if (
                way[-1] not in near
                and way[-1] not in found
                and (not last or _may_end(form, part, done, (*so_far, *way)))
            ):
                found[way[-1]] = way
        line = ahead
    return list(found.values())


def _may_end(form: Form, part: Path, done: Mapping[str, Any], path: tuple[Any, ...]) -> bool:
    try:
        whole = {"do": tag_of(form.action), **done, part.name: path}
        return form.why_not(msgspec.convert(whole, form.action)) is None
    except msgspec.ValidationError:
        return False
