"""Chapter 18.8 - The end of the invasion: battalions, support units, beachheads, ships, guns."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from bocage.games.normandy import types as t
from bocage.games.normandy.book import Book
from bocage.games.normandy.book.book import AIRBORNE
from bocage.games.normandy.events import Claimed, Kept, Mustered
from bocage.games.normandy.rules.common import leave, put_owns
from bocage.games.normandy.rules.phase import Phase
from bocage.games.normandy.rules.r18_1_beaches import ENGINEER, SPECIAL
from bocage.games.normandy.rules.r18_5_regroup import regroup_choice, take_regroup
from bocage.games.normandy.rules.r18_8_5_dives import is_due
from bocage.games.normandy.rules.r19_5_held import line_up
from bocage.kernel.api import (
    Action,
    Ask,
    Choice,
    Form,
    Frame,
    Illegal,
    Menu,
    OneOf,
    Step,
    Subset,
    refuse,
    rule,
)

KEPT = 3
OF_INVASION = t.SHOT | t.SERVED | t.TRACKED | t.WALKED


def specials(book: Book, own: t.Private) -> list[str]:
    """The special tanks that are left."""
    return [u for u in own.units if not set(SPECIAL).isdisjoint(book.counters[u].flags)]


class MusterStep(Step):
    """The steps of the end phase, one after the other."""

    def run(self, book: Book, d: t.D, f: t.Muster) -> None:
        """Special tanks, battalions, beachheads, ships, guns."""
        match f.stage:
            case "start":
                self.special(book, d, f)
            case "boxes":
                empty_boxes(d, f.side)
                line_up(book, d, f.side)
                d.goto("heads")
            case "heads":
                self.heads(book, d)
            case "ships":
                d.call(t.Fleet(first=True), "guns")
            case "guns":
                recover(book, d)
                d.call(t.Dives(), "over") if is_due(book, d.public) else d.finish()
            case "over":
                d.finish()

    @rule("18.8.1a")
    def special(self, book: Book, d: t.D, f: t.Muster) -> None:
        """Assault engineers go; of the special tanks three stay, as the owner chooses."""
        own = d.private[f.side]
        gone = [u for u in own.units if ENGINEER in book.counters[u].flags]
        if gone:
            leave(book, d, f.side, gone)
            d.emit(Kept("18.8.1a", f.side, len(gone)))
            d.reveal()
        many = len(specials(book, d.private[f.side])) > KEPT
        d.wait("keep") if many else d.goto("units")

    @rule("18.8.2a")
    def heads(self, book: Book, d: t.D) -> None:
        """The next site without a beachhead; where there is one beach only nobody is asked."""
        for site in book.sites:
            if site in d.public.heads.values():
                continue
            spaces = beaches_for(book, site)
            if len(spaces) > 1:
                return d.wait("claim", site=site)
            claim(d, spaces[0], site)
        return d.goto("ships")

    # -- questions

    def who(self, book: Book, public: t.Public, f: t.Muster) -> tuple[Ask, ...]:
        """The Allies."""
        if f.stage == "keep":
            return (Ask(f.side, "keep", "18.8.1a", {"number": KEPT}),)
        if f.stage == "claim":
            return (Ask(f.side, "claim", "18.8.2a", {"site": f.site}),)
        return (Ask(f.side, "muster", "18.8.1c"),)

    def choice(self, book: Book, seen: t.Seen, f: t.Muster, ask: Ask) -> Choice:
        """Special tanks, a beach, or battalions."""
        phase = Phase(book, seen, f)
        if f.stage == "keep":
            return keep_form(book, phase.own)
        if f.stage == "claim":
            return claim_choice(book, f.site)
        return Menu("18.8.1c", MAKERS, phase)

    def take(self, book: Book, d: t.D, f: t.Muster, side: str, action: Action) -> None:
        """Go on."""
        match action:
            case t.Keep(by):
                gone = [u for u in specials(book, d.private[side]) if u not in by]
                leave(book, d, side, gone)
                d.emit(Kept("18.8.1a", side, len(gone)))
                d.goto("units")
            case t.Claim(space):
                claim(d, space, f.site)
                d.goto("heads", site="")
            case t.Regroup():
                take_regroup(book, d, f, side, action)
            case _:
                d.goto("boxes")


MAKERS: Mapping[type[Action], Any] = {
    t.Regroup: regroup_choice,
    t.EndMuster: lambda phase: OneOf((t.EndMuster(),)),
}


def keep_form(book: Book, own: t.Private) -> Form:
    """Three of the special tanks."""
    units = specials(book, own)

    def why_not(act: t.Keep) -> Illegal | None:
        fits = set(act.by) <= set(units) and len(act.by) == KEPT
        return None if fits else refuse("18.8.1a", "three-stay", number=KEPT)

    return Form(t.Keep, (Subset("by", lambda done: units, low=KEPT, high=KEPT),), why_not)


@rule("18.8.1d")
def empty_boxes(d: t.D, side: str) -> None:
    """Battalions that were not formed again are lost; those of the airborne box wait on."""
    own = d.private[side]
    stay = {unit: box for unit, box in own.boxed.items() if box == AIRBORNE}
    lost = [unit for unit in own.boxed if unit not in stay]
    d.put_private(side, gone=(*own.gone, *lost), boxed=stay)
    d.emit(Mustered("18.8.1d", side, len(lost)), to=(side,))


@rule("18.8.2a")
def beaches_for(book: Book, site: str) -> Sequence[str]:
    """The beaches of a site with a queue, but not those of commandos."""
    return [row.hex for row in book.beaches if row.site == site and row.queue and not row.commando]


def claim_choice(book: Book, site: str) -> Choice:
    """One of these beaches."""
    spaces = beaches_for(book, site)

    def why_not(act: t.Claim) -> Illegal | None:
        fits = act.space in spaces
        return None if fits else refuse("18.8.2a", "no-beachhead", space=act.space)

    return OneOf([t.Claim(space) for space in spaces], why_not)


@rule("18.8.2a", "7.4a")
def claim(d: t.D, space: str, site: str) -> None:
    """The marker lies there for good."""
    d.put(heads={**d.public.heads, space: site}, control={space: t.ALLIED, **d.public.control})
    d.emit(Claimed("18.8.2a", space, site))


@rule("18.8.4")
def recover(book: Book, d: t.D) -> None:
    """All guns of both sides are ready, and nothing of the invasion is remembered."""
    for side in t.SIDES:
        done = {
            u: replace(o, face=t.READY, flags=o.flags & ~OF_INVASION, spent=0)
            for u, o in d.private[side].units.items()
        }
        put_owns(d, side, done, carried=True)


STEPS: Mapping[type[Frame], Step] = {t.Muster: MusterStep()}
