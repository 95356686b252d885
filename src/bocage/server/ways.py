"""How far a path can go: every space that it can reach, with a way to it."""

from __future__ import annotations

from collections.abc import Mapping
from heapq import heappop, heappush
from typing import Any

import msgspec

from bocage.kernel.choice import Form, tag_of
from bocage.kernel.parts import Path

LOOKS = 1_500  # paths that are looked at


def far(
    form: Form, part: Path, done: Mapping[str, Any], so_far: tuple[Any, ...]
) -> list[tuple[Any, ...]]:
    """The cheapest ways of two steps and more from here that may be sent, one for each end."""
    last = form.parts[-1] is part
    found: list[tuple[Any, ...]] = []
    near = set(part.more(done, so_far)) | set(so_far[-1:])
    known: set[Any] = set(so_far[-1:])
    line: list[tuple[int, int, tuple[Any, ...]]] = [(0, 0, ())]
    count = 0
    for _ in range(LOOKS):
        if not line:
            break
        _, _, way = heappop(line)
        if way and way[-1] in known:
            continue
        known.update(way[-1:])
        whole = (*so_far, *way)
        if way and way[-1] not in near and (not last or _may_end(form, part, done, whole)):
            found.append(way)
        for step in part.more(done, whole):
            if step not in known:
                count += 1
                heappush(line, (part.cost(done, (*whole, step)), count, (*way, step)))
    return found


def _may_end(form: Form, part: Path, done: Mapping[str, Any], path: tuple[Any, ...]) -> bool:
    try:
        whole = {"do": tag_of(form.action), **done, part.name: path}
        return form.why_not(msgspec.convert(whole, form.action)) is None
    except msgspec.ValidationError:
        return False
