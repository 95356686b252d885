"""Taking back: own choices, up to a draw, a reveal or a choice by another side."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec.structs import replace

from bocage.kernel.nouns import Ask, Illegal, protocol
from bocage.kernel.position import AnyPosition, Applied


class Undoing:
    """The choices that can still be taken back, and by whom. Computed, never declared."""

    __slots__ = ("_open",)

    def __init__(self) -> None:
        self._open: list[tuple[str, int, Callable[[], AnyPosition]]] = []

    def acted(self, side: str, before: AnyPosition, applied: Applied, mark: int) -> None:
        """A side has acted; `mark` (its entry) is handed back when the choice is taken back."""
        sealed = applied.position.version == before.version
        self.note(side, mark, lambda: before, sealed=sealed, barrier=applied.barrier)

    def note(
        self,
        side: str,
        mark: int,
        before: Callable[[], AnyPosition],
        *,
        sealed: bool,
        barrier: bool,
    ) -> None:
        """The same, where the position in which it was made can be had when it is needed."""
        if sealed:
            return  # nobody else may notice, not even here
        if barrier or (self._open and self._open[-1][0] != side):
            self._open.clear()
        if not barrier:
            self._open.append((side, mark, before))

    def bar(self) -> None:
        """Nothing that was chosen before can be taken back any more."""
        self._open.clear()

    def why_not(self, position: AnyPosition, asks: Sequence[Ask], side: str) -> Illegal | None:
        """Why this side cannot take its last choice back. Equal whatever others have sealed."""
        if position.outcome is not None:
            return protocol("game-over")
        if side in position.answers:
            return None
        if len(asks) > 1 or not self._open or self._open[-1][0] != side:
            return protocol("undo-barrier" if position.version else "nothing-to-undo")
        return None

    def back(self, position: AnyPosition, side: str) -> tuple[AnyPosition, int | None]:
        """The position to go on from, and the mark of the choice (None: a sealed answer).

        The version grows, so that an answer prepared for the position taken back stays stale.
        """
        if side in position.answers:
            rest = {who: act for who, act in position.answers.items() if who != side}
            return replace(position, answers=rest), None
        _, mark, before = self._open[-1]
        return replace(before(), version=position.version + 1), mark

    def undone(self, mark: int | None) -> None:
        """The choice with this mark has been taken back."""
        if mark is not None:
            self._open.pop()
