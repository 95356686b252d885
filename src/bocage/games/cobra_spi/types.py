"""The nouns of Cobra (1977) that are its own. Nothing is hidden in this game."""

from __future__ import annotations

import msgspec

from bocage.families.cobra import types as family
from bocage.families.cobra.types import Hex, Hexes
from bocage.kernel.api import Action, Draft, Frame, Position, View

LAST_TURN = 13  # seq.1


class Public(family.Public, frozen=True, gc=False):
    """What everybody sees: everything."""

    carpet_used: bool = False
    no_exit: int = 0  # victory points for turns without an exit


class Private(msgspec.Struct, frozen=True, gc=False):
    """Nothing is hidden."""


class Sealed(msgspec.Struct, frozen=True, gc=False):
    """Nothing is sealed."""


class Counts(msgspec.Struct, frozen=True, gc=False):
    """There is nothing to count."""


Pos = Position[Public, Private, Sealed, Frame, Action]
Seen = View[Public, Private, Counts, Frame, Action]
D = Draft[Public, Private, Sealed]


class Air(Action, frozen=True, gc=False):
    """Use the air points of the phase: carpet bombing, and ground attacks on hexes."""

    carpet: Hex | None = None
    strikes: Hexes = ()
