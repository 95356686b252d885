"""The small value types that every game shares: actions, events, refusals, tallies, outcomes."""

from __future__ import annotations

import re
from typing import Annotated, Any, ClassVar, NamedTuple

import msgspec


def kebab(name: str) -> str:
    """Make the tag of a struct, as text, logs and JSON show it: `attack-declared`."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name).lower()


def kind(name: str) -> msgspec.Meta:
    """Mark a string as the id of something.

    With `Unit = Annotated[str, kind("unit")]` the kernel refuses unknown ids, renames ids inside
    frames, and enumerates them in tests.
    """
    return msgspec.Meta(extra={"kind": name})


# A tuple marked so is a set: written once each, in the order of the book.
AS_SET = msgspec.Meta(extra={"set": True})
Whole = Annotated[int, msgspec.Meta(ge=0)]


class Action(
    msgspec.Struct, frozen=True, gc=False, tag_field="do", tag=kebab, forbid_unknown_fields=True
):
    """What a side decides. Subclass per kind of decision; a value, never carried out in place."""


class Pass(Action, frozen=True, gc=False):
    """Decline to react, or to go on reacting."""


class Standing(Action, frozen=True, gc=False):
    """What a side wants done for it in questions to come. Subclass per kind; its fields are data.

    `asks`: it wants to be asked itself. `swift`: what it answers follows from what everybody sees,
    so it is done at once. `staff`: a bot answers for the side, from its view.
    """

    asks: ClassVar[bool] = False
    swift: ClassVar[bool] = False
    staff: ClassVar[bool] = False


class Event(msgspec.Struct, frozen=True, gc=False, tag_field="kind", tag=kebab):
    """What happened, as ids and numbers; the sentence is made at the edge."""

    clause: str


class Emitted(msgspec.Struct, frozen=True, gc=False):
    """An event and the sides that may see it (None: everybody, spectators too)."""

    event: Event
    to: tuple[str, ...] | None = None

    def seen_by(self, side: str | None) -> bool:
        """Whether this side (None: a spectator) may see the event."""
        return self.to is None or (side is not None and side in self.to)


class Illegal(msgspec.Struct, frozen=True, gc=False):
    """A refusal: `rule:<clause>` or `protocol:<code>`, a message key and its arguments."""

    reason: str
    message: str
    args: dict[str, Any] = {}

    @property
    def clause(self) -> str | None:
        """The clause that forbids, or None for a protocol refusal."""
        return self.reason[5:] if self.reason.startswith("rule:") else None


def refuse(clause: str, message: str, **args: Any) -> Illegal:
    """The clause forbids it."""
    return Illegal("rule:" + clause, message, args)


def protocol(code: str, **args: Any) -> Illegal:
    """It is not a well-formed answer to what was asked: no rule is involved."""
    return Illegal("protocol:" + code, code, args)


class Modifier(msgspec.Struct, frozen=True, gc=False):
    """One term of a number that rules compose."""

    clause: str
    label: str
    value: int
    args: dict[str, Any] = {}


class Tally(msgspec.Struct, frozen=True, gc=False):
    """A number with the clauses that made it; preview and resolved event carry equal ones."""

    of: str
    items: tuple[Modifier, ...] = ()
    halves: bool = False  # counted in half points

    @property
    def total(self) -> int:
        """The sum of all terms."""
        return sum([item.value for item in self.items])


class Adding:
    """Builds a tally term by term; terms of zero are left out."""

    __slots__ = ("halves", "items", "of")

    def __init__(self, of: str, halves: bool = False) -> None:
        self.of = of
        self.halves = halves
        self.items: list[Modifier] = []

    def add(self, clause: str, label: str, value: int, **args: Any) -> None:
        """Add a term unless it is zero."""
        if value:
            self.items.append(Modifier(clause, label, value, args))

    def done(self) -> Tally:
        """The finished tally."""
        return Tally(self.of, tuple(self.items), self.halves)


class Draw(msgspec.Struct, frozen=True, gc=False):
    """One thing that chance decided: a whole number below `size`, for the sake of a clause."""

    clause: str
    size: int
    value: int


class Outcome(msgspec.Struct, frozen=True, gc=False):
    """How the game ended: winner (None: drawn), the clause that ended it, points by side."""

    winner: str | None
    clause: str
    reason: str
    score: dict[str, int] = {}


class Deed(NamedTuple):
    """Units that act, and the spaces or units that they act upon."""

    by: tuple[str, ...]
    on: tuple[str, ...]


class Frame(
    msgspec.Struct,
    frozen=True,
    gc=False,
    kw_only=True,
    tag_field="frame",
    tag=kebab,
    forbid_unknown_fields=True,
):
    """A place in the sequence of play, with what must be remembered there. Always public."""

    stage: str = "start"

    def upon(self) -> Deed | None:
        """What the questions within are about, for the map to show; None: what is outside tells."""
        return None


class Due(Frame, frozen=True, gc=False, kw_only=True):
    """Runs the frames that wait for a moment one after the other; the kernel's own frame."""

    moment: str


class Window(Frame, frozen=True, gc=False, kw_only=True):
    """A reaction window: who may react, whose turn it is, who has passed in succession."""

    seats: tuple[str, ...]
    turn: int = 0
    passes: int = 0


class Ask(msgspec.Struct, frozen=True, gc=False):
    """Who must decide what, under which clause. Derived from public facts only."""

    side: str
    prompt: str
    clause: str
    args: dict[str, Any] = {}


class Partial(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A declaration under way: the tag of the action and the fields given so far, in order."""

    do: str | None = None
    fields: dict[str, Any] = {}


class Next(msgspec.Struct, frozen=True):
    """What may be added now, whether it may be sent as it is, and the numbers so far."""

    field: str | None  # the field that grows next; "do" for the kind of action; None: nothing more
    options: tuple[Any, ...]
    complete: bool
    refused: Illegal | None = None  # why it may not be sent as it is
    more: tuple[Any, ...] = ()  # what may be added to the field given last
    action: Action | None = None  # the declaration as it would be sent
    tallies: tuple[Tally, ...] = ()


class EngineFault(Exception):  # noqa: N818 - a fault of the engine, not an error of the user
    """The module or the kernel broke its own contract: a bug of ours, never the player's fault."""
