"""Chapter 17.3 - After the drop: one hex for everybody, and companies become battalions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from bocage.games.normandy import types as t
from bocage.games.normandy.book import Book
from bocage.games.normandy.rules.common import put_owns
from bocage.games.normandy.rules.phase import Phase
from bocage.games.normandy.rules.r03_fog import LOOKS
from bocage.games.normandy.rules.r06_stacking import remove_choice, take_remove, why_not_full
from bocage.games.normandy.rules.r18_3_landing import fresh, hop, hop_choice
from bocage.games.normandy.rules.r18_5_regroup import regroup_choice, take_regroup
from bocage.kernel.api import Action, Ask, Choice, Frame, Menu, OneOf, Step, rule


def end_choice(phase: Phase) -> Choice:
    """Nobody moves any more, and no hex is too full."""
    book, public, own = phase.book, phase.public, phase.own
    return OneOf((t.EndAssembly(),), lambda act: why_not_full(book, public, own))


MAKERS: Mapping[type[Action], Any] = {
    t.Hop: hop_choice,
    t.Regroup: regroup_choice,
    t.Remove: remove_choice,
    t.EndAssembly: end_choice,
    **{extra.kind: extra.make for extra in LOOKS},
}
TAKES = {extra.kind: extra.take for extra in LOOKS}


class AssemblyStep(Step):
    """Those that have dropped go one hex; stacking counts when all are where they want to be."""

    @rule("16.A1", "17.3a")
    def run(self, book: Book, d: t.D, f: t.Assembly) -> None:
        """As long as they like."""
        match f.stage:
            case "start":
                fresh(d, f.side, t.WALKED)
                d.goto("open")
            case "open" if not on_land(book, d.public, f.side):
                d.finish()
            case "over":
                d.finish()

    def who(self, book: Book, public: t.Public, f: t.Assembly) -> tuple[Ask, ...]:
        """The Allies."""
        return (Ask(f.side, "assembly", "17.3a"),)

    def choice(self, book: Book, seen: t.Seen, f: t.Assembly, ask: Ask) -> Choice:
        """Go a hex, form battalions, look, or end the segment."""
        return Menu("17.3a", MAKERS, Phase(book, seen, f))

    def take(self, book: Book, d: t.D, f: t.Assembly, side: str, action: Action) -> None:
        """Carry it out."""
        match action:
            case t.Hop(by, space):
                hop(book, d, f, by, space)
            case t.Regroup():
                take_regroup(book, d, f, side, action)
                own = d.private[side].units[action.unit]
                flags = own.flags | t.WALKED
                put_owns(d, side, {action.unit: replace(own, flags=flags)}, carried=True)
            case t.Remove():
                take_remove(book, d, f, side, action)
            case t.EndAssembly():
                d.goto("over")
            case _:
                TAKES[type(action)](book, d, f, side, action)


def on_land(book: Book, public: t.Public, side: str) -> bool:
    """Whether anybody of a side is ashore."""
    return any(p.side == side and at not in book.queue_at for at, p in public.piles.items())


STEPS: Mapping[type[Frame], Step] = {t.Assembly: AssemblyStep()}
