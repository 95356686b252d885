"""Taking back: own choices, up to a draw, a reveal or a choice by another side."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from bocage.kernel.nouns import Ask, Illegal, protocol
from bocage.kernel.position import AnyPosition, Applied


class Undoing:
    """The positions that can still be returned to, and who may. Computed, never declared."""

    __slots__ = ("_back",)

    def __init__(self) -> None:
        self._back: list[tuple[str, AnyPosition, int]] = []

    def acted(self, side: str, before: AnyPosition, applied: Applied, mark: int = 0) -> None:
        """A side has acted; `mark` (its entry) is handed back when the choice is taken back."""
        if applied.position.version == before.version:
            return  # a sealed answer: nobody else may notice, not even here
        if applied.barrier or (self._back and self._back[-1][0] != side):
            self._back.clear()
        if not applied.barrier:
            self._back.append((side, before, mark))

    def bar(self) -> None:
        """Nothing that was chosen before can be taken back any more."""
        self._back.clear()

    def why_not(self, position: AnyPosition, asks: Sequence[Ask], side: str) -> Illegal | None:
        """Why this side cannot take its last choice back. Equal whatever others have sealed."""
        if position.outcome is not None:
            return protocol("game-over")
        if side in position.answers:
            return None
        if len(asks) > 1 or not self._back or self._back[-1][0] != side:
            return protocol("undo-barrier" if position.version else "nothing-to-undo")
        return None

    def back(self, position: AnyPosition, side: str) -> tuple[AnyPosition, int | None]:
        """The position to go on from, and the mark of the choice (None: a sealed answer).

        The version grows, so that an answer prepared for the position taken back stays stale.
        """
        if side in position.answers:
            rest = {who: act for who, act in position.answers.items() if who != side}
            return replace(position, answers=rest), None
        _, before, mark = self._back.pop()
        return replace(before, version=position.version + 1), mark
