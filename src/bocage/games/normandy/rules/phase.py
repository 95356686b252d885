"""What the choices of a phase are made of: the book, what a side sees, and the frame.

A chapter that has actions for somebody else's phase names them in `MOVEMENT` of its module, or in
`COMBAT`: a tuple of `Extra`. The step of that phase offers them beside its own.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Any, NamedTuple

from bocage.games.normandy import rules
from bocage.games.normandy import types as t
from bocage.games.normandy.book import Book
from bocage.kernel.api import Action, Choice, EngineFault, Frame


class Phase:
    """A side is asked in a frame."""

    def __init__(self, book: Book, seen: t.Seen, f: Any) -> None:
        if seen.own is None or seen.side is None:
            raise EngineFault("a spectator is asked")
        self.book, self.seen, self.f = book, seen, f
        self.public: t.Public = seen.public
        self.own: t.Private = seen.own
        self.side: str = seen.side
        self.facts: dict[str, Any] = {}  # what chapters have worked out for this question


class Extra(NamedTuple):
    """A kind of action in a phase: how it is chosen, and how it is carried out."""

    kind: type[Action]
    make: Callable[[Any], Choice]  # of a `Phase`
    take: Callable[[Book, t.D, Frame, str, Any], None]  # with the side that acts, and the action


def exported(name: str) -> tuple[Any, ...]:
    """What the modules of all chapters have under a name, in their order."""
    names = sorted(module.name for module in iter_modules(rules.__path__))
    chapters = (import_module(f"{rules.__name__}.{chapter}") for chapter in names)
    return tuple(getattr(chapter, name) for chapter in chapters if hasattr(chapter, name))


@cache
def extras(phase: str) -> Mapping[type[Action], Extra]:
    """The actions that all chapters add to a phase, by kind."""
    return {extra.kind: extra for chapter in exported(phase) for extra in chapter}
