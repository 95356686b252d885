"""Standing orders: which attacks guns help against, how German guns are answered, what passes.

Whether an order is for a question follows from what everybody sees: the hex that is attacked, the
window that is open. Which guns fire is worked out from the view of their side; if none can, it
passes.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Annotated

from bocage.games.normandy import types as t
from bocage.games.normandy.book import Book
from bocage.games.normandy.rules.r12_5_support import why_not_defend
from bocage.games.normandy.rules.r13_guns import Guns, Role, guns_of, most_guns
from bocage.kernel.api import (
    AS_SET,
    Action,
    AskMe,
    Frame,
    Illegal,
    Pass,
    Staff,
    Standing,
    kind,
    refuse,
)

Hexes = Annotated[tuple[t.Hex, ...], AS_SET]
Question = Annotated[str, kind("question")]


class Defend(Standing, frozen=True, gc=False):
    """Help those in these hexes with guns: the strongest of these that can (of all, if none)."""

    hexes: Hexes
    guns: t.Units = ()
    keep: t.Units = ()  # guns that are not to be spent for it


class Spare(Standing, frozen=True, gc=False):
    """Help in no defence but in these hexes."""

    hexes: Hexes = ()


class AnswerGuns(Standing, frozen=True, gc=False):
    """Answer German guns with the strongest of these that can (of all, if none)."""

    guns: t.Units = ()
    keep: t.Units = ()


class SilentPhase(Standing, frozen=True, gc=False):
    """Pass in these questions, or end the box at once."""

    questions: Annotated[tuple[Question, ...], AS_SET]


ASKED: dict[type[Frame], str] = {
    t.Defence: "defence",
    t.Answer: "answer-guns",
    t.Engineers: "engineers",
    t.Recon: "recon",
}
QUESTIONS = tuple(ASKED.values())
KINDS: tuple[type[Standing], ...] = (Defend, Spare, AnswerGuns, SilentPhase, Staff, AskMe)
USUAL: tuple[Standing, ...] = ()


def why_not(book: Book, side: str, order: Standing) -> Illegal | None:
    """Guns are one's own; a list that must name something does."""
    match order:
        case Defend(hexes=()):
            return refuse("12.5.4a", "no-hexes")
        case SilentPhase(questions=()):
            return refuse("12.5.4a", "no-questions")
        case AnswerGuns() if side != t.ALLIED:
            return refuse("13.4a", "allies-only")
        case Defend(guns=guns, keep=keep) | AnswerGuns(guns=guns, keep=keep):
            theirs = (unit for unit in (*guns, *keep) if book.side_of[unit] != side)
            return next((refuse("12.5.1d", "not-yours", unit=unit) for unit in theirs), None)
    return None


def applies(book: Book, seen: t.Seen, side: str, order: Standing) -> bool:
    """Whether an order is for what its side is asked."""
    frame = seen.frames[-1]
    match order:
        case Defend(hexes=hexes):
            return isinstance(frame, t.Defence) and frame.space in hexes
        case Spare(hexes=hexes):
            return isinstance(frame, t.Defence) and frame.space not in hexes
        case AnswerGuns():
            return isinstance(frame, t.Answer)
        case SilentPhase(questions=questions):
            return ASKED.get(type(frame)) in questions and frame.stage != "hit"
    return False


def answer(book: Book, view: t.Seen, order: Standing) -> Action | None:
    """What an order does."""
    frame = view.frames[-1]
    match order:
        case Defend() if isinstance(frame, t.Defence):
            return defend(book, view, frame, order)
        case AnswerGuns() if isinstance(frame, t.Answer):
            return reply(book, view, frame, order)
        case SilentPhase() if isinstance(frame, t.Engineers):
            return t.EndEngineers()
        case SilentPhase() if isinstance(frame, t.Recon):
            return t.EndRecon()
        case Spare() | SilentPhase():
            return Pass()
    return None


def guns_in(book: Book, view: t.Seen) -> Guns | None:
    """The guns of the side whose view it is."""
    if view.own is None or view.side is None:
        return None
    return guns_of(book, view.public, view.own, view.side)


def strongest(
    guns: Guns, order: Defend | AnswerGuns, role: Role, fits: Callable[[str], Illegal | None]
) -> Sequence[str]:
    """The guns that an order may use and that fit, the strongest first."""
    meant = [gun for gun in guns.ready if gun not in order.keep]
    able = [gun for gun in meant if gun in order.guns or not order.guns]
    fit = [gun for gun in able if fits(gun) is None]
    return sorted(fit, key=lambda gun: -guns.force("aid", gun, role).total)


def defend(book: Book, view: t.Seen, f: t.Defence, order: Defend) -> Action | None:
    """As many guns as may help, each if those before it leave room for it."""
    guns = guns_in(book, view)
    if guns is None:
        return None

    def fits(gun: str) -> Illegal | None:
        return guns.why_not(gun, f.space, "defence", f.units)

    chosen: tuple[str, ...] = ()
    for gun in strongest(guns, order, "defence", fits):
        more = tuple(unit for unit in book.counters if unit in (*chosen, gun))
        if len(chosen) < most_guns(book, f.units) and not why_not_defend(guns, f, t.Assist(more)):
            chosen = more
    return t.Assist(chosen) if chosen else None


def reply(book: Book, view: t.Seen, f: t.Answer, order: AnswerGuns) -> Action | None:
    """The strongest gun that reaches."""
    guns = guns_in(book, view)
    if guns is None:
        return None

    def fits(gun: str) -> Illegal | None:
        return guns.why_not(gun, f.space, "counter")

    able = strongest(guns, order, "counter", fits)
    return t.Reply(able[0]) if able else None
