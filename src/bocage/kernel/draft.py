"""The one mutable thing: a copy-on-write draft of the next position, made by `apply`.

`draft.public` is always current, so questions can be asked of a draft as of a position.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, TypeVar

from msgspec.structs import replace

from bocage.kernel.chance import Chance, indices_for
from bocage.kernel.nouns import Draw, Due, Emitted, EngineFault, Event, Frame, Outcome
from bocage.kernel.position import AnyPosition, Later, P, Position, S, Z
from bocage.kernel.renaming import renamed

FrameT = TypeVar("FrameT", bound=Frame)


class Nothing:
    """No frame has returned."""


NOTHING = Nothing()


def innermost(frames: Sequence[Any], frame_type: type[FrameT]) -> FrameT:
    """The innermost frame of this type; it must be there."""
    for frame in reversed(frames):
        if isinstance(frame, frame_type):
            return frame
    raise EngineFault(f"not inside any {frame_type.__name__}")


class Draft(Generic[P, S, Z]):
    """Changes are made here, read back at once, and frozen into a new position at the end."""

    __slots__ = (
        "_base",
        "_chance",
        "_owned",
        "_stirred",
        "changed",
        "drawn",
        "draws",
        "emitted",
        "frames",
        "moved",
        "outcome",
        "private",
        "public",
        "queue",
        "returned",
        "revealed",
        "sealed",
        "whispered",
    )

    def __init__(self, position: AnyPosition, chance: Chance) -> None:
        self._base = position
        self._chance = chance
        self._owned: dict[str, dict[Any, Any]] = {}
        self._stirred: set[str] = set()  # sides whose hidden part was not only carried along
        self.public: P = position.public
        self.private: dict[str, S] = position.private
        self.sealed: Z = position.sealed
        self.frames: list[Any] = list(position.frames)
        self.queue: tuple[Later[Any], ...] = position.later
        self.draws: int = position.draws
        self.outcome: Outcome | None = position.outcome
        self.emitted: list[Emitted] = []
        self.drawn: list[Draw] = []
        self.moved = False
        self.revealed = False
        self.whispered = False  # something was told to some sides only
        self.changed: set[str] = set()  # public fields since the last settling
        self.returned: Any = NOTHING

    # -- changing state ---------------------------------------------------------------------

    def edit(self, field: str) -> dict[Any, Any]:
        """The mapping `field` of the public part, copied once and from then on ours to change."""
        self.changed.add(field)
        owned = self._owned.get(field)
        if owned is None:
            owned = self._owned[field] = dict(getattr(self.public, field))
            self.public = replace(self.public, **{field: owned})  # type: ignore[type-var]
        return owned

    def put(self, **fields: Any) -> None:
        """Replace fields of the public part."""
        self.changed.update(fields)
        if self._owned:
            for field in fields:
                self._owned.pop(field, None)
        self.public = replace(self.public, **fields)  # type: ignore[type-var]

    def put_private(self, side: str, **fields: Any) -> None:
        """Replace fields of one side's private part; what is done with it may show some of it."""
        self._stirred.add(side)
        self.carry(side, **fields)

    def carry(self, side: str, **fields: Any) -> None:
        """The same in step with what everybody sees, showing nothing: it can be taken back.

        So a hidden unit goes with its stack, and only its owner is told which it was.
        """
        part = replace(self.private[side], **fields)  # type: ignore[type-var]
        self.private = {**self.private, side: part}

    def put_sealed(self, **fields: Any) -> None:
        """Replace fields of the sealed part."""
        self.sealed = replace(self.sealed, **fields)  # type: ignore[type-var]

    def emit(self, event: Event, to: tuple[str, ...] | None = None) -> None:
        """Tell what happened, to everybody or only to some sides."""
        self.emitted.append(Emitted(event, to))
        if to is not None:
            self.whispered = True

    def reveal(self) -> None:
        """Something hidden is shown: what led here cannot be taken back.

        Chance, and any change of a hidden part, count by themselves; this is for the rest.
        """
        self.revealed = True

    def end(self, outcome: Outcome) -> None:
        """The game is over: nothing that is still on the stack runs, and all may be shown."""
        self.outcome = outcome
        self.moved = True
        self.reveal()

    # -- chance -----------------------------------------------------------------------------

    def below(self, size: int, clause: str) -> int:
        """Let chance decide: a whole number from 0 to size-1."""
        value = self._chance.below(size, self.draws)
        self.draws += 1
        self.drawn.append(Draw(clause, size, value))
        return value

    def shuffled(self, items: Sequence[str], clause: str) -> tuple[str, ...]:
        """The items in an order that chance decides (Fisher-Yates, from the end)."""
        work = list(items)
        wished = self._chance.wish(work)
        if wished is not None:
            for size, value in zip(range(len(work), 1, -1), indices_for(work, wished), strict=True):
                self.draws += 1
                self.drawn.append(Draw(clause, size, value))
            return tuple(wished)
        for i in range(len(work) - 1, 0, -1):
            j = self.below(i + 1, clause)
            work[i], work[j] = work[j], work[i]
        return tuple(work)

    # -- flow -------------------------------------------------------------------------------

    def goto(self, stage: str, **fields: Any) -> None:
        """Go on in this frame at another stage."""
        self.frames[-1] = replace(self.frames[-1], stage=stage, **fields)
        self.moved = True

    def wait(self, stage: str, **fields: Any) -> None:
        """Go on in this frame at another stage, where somebody is asked: nothing runs there."""
        self.frames[-1] = replace(self.frames[-1], stage=stage, **fields)

    def remember(self, **fields: Any) -> None:
        """Change fields of this frame and stay at its stage."""
        self.frames[-1] = replace(self.frames[-1], **fields)

    def call(self, frame: Frame, then: str) -> None:
        """Run another frame; when it returns, go on here at stage `then`."""
        self.frames[-1] = replace(self.frames[-1], stage=then)
        self.frames.append(frame)
        self.moved = True

    def finish(self, value: Any = None) -> None:
        """This frame is done: give the value to the frame that called it."""
        if self.returned is not NOTHING:
            raise EngineFault(f"{self.frames[-1]!r}: a frame below has not taken its value yet")
        self.frames.pop()
        self.returned = value
        self.moved = True

    def caller(self, frame_type: type[FrameT]) -> FrameT:
        """The innermost frame of this type; it must be there."""
        for frame in reversed(self.frames):
            if isinstance(frame, frame_type):
                return frame
        raise EngineFault(f"not inside any {frame_type.__name__}")

    def inside(self, frame_type: type[FrameT]) -> FrameT | None:
        """The innermost frame of this type, or None."""
        for frame in reversed(self.frames):
            if isinstance(frame, frame_type):
                return frame
        return None

    def amend(self, frame_type: type[FrameT], **fields: Any) -> None:
        """Change fields of the innermost frame of this type, wherever it is on the stack."""
        frames = self.frames
        for i in range(len(frames) - 1, -1, -1):
            if isinstance(frames[i], frame_type):
                frames[i] = replace(frames[i], **fields)
                return
        raise EngineFault(f"not inside any {frame_type.__name__}")

    def rename(self, kind: str, old: str, new: tuple[str, ...]) -> None:
        """An id is replaced by others: follow it in every frame, waiting ones too."""
        self.frames[:] = [renamed(frame, kind, old, new) for frame in self.frames]
        self.queue = tuple(
            Later(item.moment, renamed(item.frame, kind, old, new)) for item in self.queue
        )

    def later(self, moment: str, frame: Frame) -> None:
        """Run this frame when the moment comes."""
        self.queue = (*self.queue, Later(moment, frame))

    def call_due(self, moment: str, then: str) -> None:
        """The moment has come: run all frames that wait for it, then go on at stage `then`."""
        self.call(Due(moment=moment), then)

    def next_due(self, moment: str) -> Any | None:
        """Take the first frame that waits for this moment from the queue."""
        for i, item in enumerate(self.queue):
            if item.moment == moment:
                self.queue = (*self.queue[:i], *self.queue[i + 1 :])
                return item.frame
        return None

    # -- ending -----------------------------------------------------------------------------

    def freeze(self, version: int) -> AnyPosition:
        """The finished position. The draft's mappings now belong to it."""
        self._owned.clear()
        going_on = self.outcome is None
        return Position(
            self.public,
            self.private,
            self.sealed,
            tuple(self.frames) if going_on else (),
            self.queue if going_on else (),
            {},
            version,
            self.draws,
            self.outcome,
        )

    def snapshot(self) -> P:
        """The public part as it is now, safe to keep: later changes copy again."""
        self._owned.clear()
        return self.public

    def reveals(self, side: str) -> bool:
        """Whether anything hidden moved: then the choice that did it cannot be taken back."""
        base = self._base
        if self.revealed or self.drawn or self.sealed is not base.sealed:
            return True
        if self._stirred:
            # A change of one's own hidden part alone tells nobody anything.
            alone = self._stirred == {side} and not self.emitted
            return not alone or self.public is not base.public
        if self.private is base.private:
            return self.whispered
        # Carried only: what a side is told of its own units is no news to it.
        return any(e.to not in (None, (side,)) for e in self.emitted)
