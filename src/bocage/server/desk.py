"""What may take long is worked out beside the event loop: other requests do not wait for it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from bocage.server.shelf import Box
from bocage.server.states import Moment
from bocage.server.trouble import Trouble

T = TypeVar("T")

WAITING = 8  # questions of one desk that may wait; a page asks one after the other
MENUS = ThreadPoolExecutor(2, "menus")  # what a declaration can take, and why not
LAYERS = ThreadPoolExecutor(2, "layers")  # a slow one keeps no menu waiting


class Desk:
    """Answers questions about one game from views, one after the other, with its own engine."""

    def __init__(self, box: Box, threads: ThreadPoolExecutor) -> None:
        self._box = box.apart()
        self._threads = threads
        self._lock = asyncio.Lock()
        self._waiting = 0
        self._twins: dict[str | None, tuple[Moment, Moment]] = {}

    async def ask(self, moment: Moment, work: Callable[[Moment], T]) -> T:
        """The answer for a moment; Trouble if too many questions wait already."""
        if self._waiting >= WAITING:
            raise Trouble("busy")
        self._waiting += 1
        # Who asked may leave; the engine is free only when its thread has finished.
        return await asyncio.shield(asyncio.ensure_future(self._answer(moment, work)))

    async def _answer(self, moment: Moment, work: Callable[[Moment], T]) -> T:
        try:
            async with self._lock:
                loop = asyncio.get_running_loop()
                return await loop.run_in_executor(self._threads, work, self._twin(moment))
        finally:
            self._waiting -= 1

    def _twin(self, moment: Moment) -> Moment:
        """The moment for this engine; that of each side is kept."""
        side = moment.view.side
        known = self._twins.get(side)
        if known is None or known[0] is not moment:
            known = self._twins[side] = (moment, moment.apart(self._box))
        return known[1]
