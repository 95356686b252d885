"""A moment of a game as a value: what everyone sees, what one side sees, what nobody sees."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Generic, Protocol, TypeVar

import msgspec

from bocage.kernel.nouns import Draw, Emitted, Outcome

P = TypeVar("P")  # public part
S = TypeVar("S")  # private part of a side
Z = TypeVar("Z")  # sealed part: draw piles, secret tracks
C = TypeVar("C")  # what may be counted of the hidden parts
F = TypeVar("F")  # the union of the module's frames
A = TypeVar("A")  # the union of the module's actions

P_co = TypeVar("P_co", covariant=True)
S_co = TypeVar("S_co", covariant=True)
Z_co = TypeVar("Z_co", covariant=True)


class Later(msgspec.Struct, Generic[F], frozen=True, gc=False):
    """A frame that is to run when a moment of the sequence of play comes."""

    moment: str
    frame: F


class Position(msgspec.Struct, Generic[P, S, Z, F, A], frozen=True, gc=False):
    """Everything about a moment. Frozen; the next position shares what did not change."""

    public: P
    private: dict[str, S]
    sealed: Z
    frames: tuple[F, ...]
    later: tuple[Later[F], ...] = ()
    answers: dict[str, A] = {}
    version: int = 0
    draws: int = 0
    outcome: Outcome | None = None


class View(msgspec.Struct, Generic[P, S, C, F, A], frozen=True, gc=False):
    """What one side (None: a spectator) may know of a position."""

    side: str | None
    public: P
    own: S | None
    counts: C
    frames: tuple[F, ...]
    later: tuple[Later[F], ...] = ()
    answer: A | None = None
    version: int = 0
    outcome: Outcome | None = None


class State(Protocol[P_co, S_co, Z_co]):
    """What a position and a draft have in common: questions may be asked of either."""

    @property
    def public(self) -> P_co: ...

    @property
    def private(self) -> Mapping[str, S_co]: ...

    @property
    def sealed(self) -> Z_co: ...


AnyPosition = Position[Any, Any, Any, Any, Any]
AnyView = View[Any, Any, Any, Any, Any]


class Applied(msgspec.Struct, frozen=True):
    """What an action did: the next position, what was told to whom, what chance decided."""

    position: AnyPosition
    events: tuple[Emitted, ...]
    draws: tuple[Draw, ...]
    barrier: bool  # chance or a reveal was involved: it cannot be taken back
