"""Chapter 17.1 - Pathfinders, and the gliders of 19.8 that land as they do."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bocage.games.normandy import types as t
from bocage.games.normandy.book import Book
from bocage.games.normandy.events import Alighted, FortSeen, Guided, GuideLost
from bocage.games.normandy.rules.common import arrive, eliminate, units_at
from bocage.games.normandy.rules.phase import Phase
from bocage.games.normandy.rules.r09_losses import note_loss
from bocage.games.normandy.state import field_of
from bocage.kernel.api import (
    Action,
    Ask,
    Choice,
    Form,
    Frame,
    Illegal,
    Menu,
    Outcome,
    Pick,
    Step,
    refuse,
    rule,
)

GUIDE, FORT = "pathfinder", "strongpoint"
DIE = 6
ON_AIM = 3  # up to this a die means no miss
LAST_TURN = 5  # the forenoon of 7 June


# -- where to -------------------------------------------------------------------------------------


@rule("17.2.1b")
def beside(book: Book, space: str, direction: int) -> str | None:
    """The next hex in a direction of the map's compass, north-east first; None: off the map."""
    found = book.grid.neighbour(space, direction)
    return found if found in book.area else None


def is_marsh(book: Book, space: str) -> bool:
    """Whether a hex is flooded, or marsh."""
    return book.country.terrain[book.country.num[space]] == "flooded"


@rule("17.1c")
def dry_near(book: Book, space: str) -> str:
    """Out of a marsh one goes a hex further: in the first direction in which there is none."""
    if not is_marsh(book, space):
        return space
    near = (beside(book, space, direction) for direction in range(1, DIE + 1))
    return next((at for at in near if at is not None and not is_marsh(book, at)), space)


@rule("17.1b", "17.7c", "19.8a")
def scatter_one(book: Book, d: t.D, space: str, clause: str) -> tuple[int, str | None]:
    """The die for the aim, and the hex: the one wanted, or one next to it; None: off the map."""
    roll = 1 + d.below(DIE, clause)
    if roll <= ON_AIM:
        return roll, space
    return roll, beside(book, space, 1 + d.below(DIE, clause))


@rule("17.1a", "19.8a")
def aims_of(book: Book, unit: str) -> tuple[str, ...]:
    """What may be aimed at: for pathfinders the hex of the set-up, or one next to it (A-34)."""
    printed = book.drops[unit].hex or ""
    if book.counters[unit].type != GUIDE:
        return (printed,)
    near = [at for at in book.grid.neighbours(printed) if at in book.area]
    return (printed, *(at for at in near if not book.country.sea[book.country.num[at]]))


def first_in(book: Book, public: t.Public) -> list[str]:
    """Who is still to land before all others."""
    return [unit for unit in public.aloft if book.drops[unit].hex is not None]


def why_not_aim(book: Book, public: t.Public, act: t.Aim) -> Illegal | None:
    """Why this one does not land there."""
    if act.unit not in first_in(book, public):
        return refuse("17.1a", "no-pathfinder", unit=act.unit)
    if act.space not in aims_of(book, act.unit):
        return refuse("17.1a", "not-near-aim", unit=act.unit, space=act.space)
    return None


def aim_choice(phase: Phase) -> Choice:
    """Who lands, and where."""
    book, public = phase.book, phase.public
    return Form(
        t.Aim,
        (
            Pick("unit", lambda done: first_in(book, public)),
            Pick("space", lambda done: aims_of(book, done["unit"])),
        ),
        lambda act: why_not_aim(book, public, act),
    )


MAKERS: Mapping[type[Action], Any] = {t.Aim: aim_choice}


class GuidingStep(Step):
    """One pathfinder after the other."""

    @rule("17.1a")
    def run(self, book: Book, d: t.D, f: t.Guiding) -> None:
        """Until all have landed."""
        if not first_in(book, d.public):
            return d.finish()
        return d.wait("open")

    def who(self, book: Book, public: t.Public, f: t.Guiding) -> tuple[Ask, ...]:
        """The Allies."""
        return (Ask(f.side, "guiding", "17.1a"),)

    def choice(self, book: Book, seen: t.Seen, f: t.Guiding, ask: Ask) -> Choice:
        """Who, and where."""
        return Menu("17.1a", MAKERS, Phase(book, seen, f))

    def take(self, book: Book, d: t.D, f: t.Guiding, side: str, action: t.Aim) -> None:
        """The dice fall."""
        d.put(aloft=tuple(unit for unit in d.public.aloft if unit != action.unit))
        roll, at = scatter_one(book, d, action.space, "17.1b")
        at = dry_near(book, at or action.space)
        d.emit(Guided("17.1b", action.unit, action.space, at, roll))
        if book.counters[action.unit].type == GUIDE:
            d.put(guides={**d.public.guides, action.unit: at})
        else:
            surprise(book, d, side, action.unit, at, on_aim=at == action.space)
        d.goto("start")


@rule("19.8a")
def surprise(  # noqa: PLR0913 - who lands where, and whether as was wanted
    book: Book, d: t.D, side: str, unit: str, at: str, *, on_aim: bool
) -> None:
    """On its aim the company takes the strongpoint; among the enemy or in the sea it is lost."""
    theirs = d.private[t.GERMAN].units
    forts = [u for u in units_at(theirs, at) if book.counters[u].type == FORT]
    if on_aim and forts:
        for fort in forts:
            d.emit(FortSeen("19.8a", fort, at))
        eliminate(book, d, t.GERMAN, forts, shown=True)
    lost = book.country.sea[book.country.num[at]] or field_of(book, d.public).enemy_in(side, at)
    d.emit(Alighted("19.8a", side, at, 0 if on_aim else 1, lost))
    if lost:
        return note_loss(book, d, unit, 1)
    arrive(book, d, side, (unit,), at)
    own = d.private[side]
    d.put_private(side, kin={**own.kin, unit: unit})
    if on_aim:
        d.put(control={**d.public.control, at: side})
    return None


# -- what becomes of them -------------------------------------------------------------------------


@rule("17.1d", "17.1e")
def overrun_guides(book: Book, d: t.D) -> None:
    """Pathfinders are gone where Germans are."""
    piles = d.public.piles
    met = [g for g, at in d.public.guides.items() if at in piles and piles[at].side == t.GERMAN]
    take_guides(d, met)


def take_guides(d: t.D, units: Sequence[str]) -> None:
    """They are taken from the map."""
    guides = d.public.guides
    for unit in units:
        d.emit(GuideLost("17.1d", unit, guides[unit]))
    if units:
        d.put(guides={unit: at for unit, at in guides.items() if unit not in units})


@rule("17.1d", "7.4h")
def at_turn_end(book: Book, d: t.D) -> Outcome | None:
    """After the forenoon of 7 June there are none."""
    overrun_guides(book, d)
    if d.public.turn >= LAST_TURN:
        take_guides(d, tuple(d.public.guides))
    return None


STEPS: Mapping[type[Frame], Step] = {t.Guiding: GuidingStep()}
