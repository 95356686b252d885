"""Chapter 18.2 - Before the invasion: strongpoints and guns of the Germans, waves of the Allies."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bocage.games.normandy import types as t
from bocage.games.normandy.book import Book
from bocage.games.normandy.events import Posted, Stowed
from bocage.games.normandy.rules.common import (
    in_order,
    pools_of,
    repile,
    shift,
    stacks_of,
    units_at,
)
from bocage.games.normandy.rules.phase import Phase
from bocage.games.normandy.rules.r15_3_at_start import AT_START
from bocage.games.normandy.rules.r18_1_beaches import WAVE, is_commando, why_not_wave
from bocage.kernel.api import (
    Action,
    Ask,
    Choice,
    Form,
    Frame,
    Illegal,
    Menu,
    NoneOf,
    OneOf,
    Pick,
    Stack,
    Step,
    refuse,
    rule,
)

FORT, TANKS, SWIMMERS = "strongpoint", "armor", "dd"
BATTERY, HIDDEN = "battery", "hidden"
FIXED = {"utah-forts": "utah"}  # by option, the site whose strongpoints are not placed freely


# -- strongpoints ---------------------------------------------------------------------------------


@rule("18.9.2a")
def places_of(book: Book, site: str) -> frozenset[str]:
    """Where strongpoints of a site may lie: next to its beaches, on none, on whatever ground."""
    grid, land = book.grid, book.country
    near = {at for row in book.beaches if row.site == site for at in grid.neighbours(row.hex)}
    return frozenset(
        at
        for at in near
        if at in book.area
        and land.terrain[land.num[at]] not in ("sea", "beach")
        and at not in book.cliff_landings
    )


def site_of(book: Book, space: str) -> str | None:
    """The site near which a strongpoint lies."""
    return next((site for site in book.sites if space in places_of(book, site)), None)


def twins(book: Book, own: t.Private, unit: str) -> str | None:
    """The other counter of the guns of Pointe du Hoc."""
    pair = [u for u in own.units if is_cliff_gun(book, u)]
    return next((other for other in pair if other != unit), None) if unit in pair else None


@rule("20.6a")
def is_cliff_gun(book: Book, unit: str) -> bool:
    """Whether it is one of the two batteries that start face down."""
    counter = book.counters[unit]
    return counter.type == BATTERY and HIDDEN in counter.flags


@rule("18.9.2a", "20.6a")
def why_not_post(book: Book, own: t.Private, act: t.Post) -> Illegal | None:
    """Why a strongpoint does not go there; the guns of the cliff only trade their places."""
    here = own.units.get(act.fort)
    if here is None:
        return refuse("18.9.2a", "not-yours", unit=act.fort)
    if here.at == act.space:
        return refuse("18.9.2a", "there-already", unit=act.fort)
    twin = twins(book, own, act.fort)
    if twin is not None:
        fits = twin in own.units and own.units[twin].at == act.space
        return None if fits else refuse("20.6a", "trade-only", unit=act.fort)
    if book.counters[act.fort].type != FORT:
        return refuse("18.9.2a", "no-fort", unit=act.fort)
    site = site_of(book, here.at)
    if is_fixed(book, site):
        return refuse("22.7o", "fixed-fort", unit=act.fort)
    if site is None or act.space not in places_of(book, site):
        return refuse("18.9.2a", "not-beside-beach", space=act.space)
    if any(unit in own.homes for at in (here.at, act.space) for unit in units_at(own.units, at)):
        return refuse("15.3", "manned-already", space=here.at)
    return None


@rule("22.7o")
def is_fixed(book: Book, site: str | None) -> bool:
    """Whether the strongpoints of a site stay where history had them, by an optional rule."""
    return site in {where for option, where in FIXED.items() if book.is_on(option)}


def forts(book: Book, own: t.Private) -> list[str]:
    """The strongpoints that may be put elsewhere, and the guns of the cliff."""
    found = []
    for unit, state in own.units.items():
        site = site_of(book, state.at) if book.counters[unit].type == FORT else None
        fort = site is not None and not is_fixed(book, site)
        if fort or twins(book, own, unit):
            found.append(unit)
    return found


def post_choice(phase: Phase) -> Choice:
    """A strongpoint, and a hex."""
    book, own = phase.book, phase.own

    def spaces(done: Mapping[str, Any]) -> list[str]:
        unit = done["fort"]
        twin = twins(book, own, unit)
        if twin is not None:
            return [own.units[twin].at]
        site = site_of(book, own.units[unit].at) or ""
        return sorted(places_of(book, site) - {own.units[unit].at})

    return Form(
        t.Post,
        (Pick("fort", lambda done: forts(book, own)), Pick("space", spaces)),
        lambda act: why_not_post(book, own, act),
    )


@rule("18.9.2a", "20.6a", "18.9.1b")
def post(book: Book, d: t.D, side: str, act: t.Post) -> None:
    """It lies there, and what lay there in its place: one a hex."""
    units = d.private[side].units
    start, kind = units[act.fort].at, book.counters[act.fort].type
    others = [u for u in units_at(units, act.space) if book.counters[u].type == kind]
    shift(book, d, side, (act.fort,), act.space, carried=True)
    if others:
        shift(book, d, side, others, start, carried=True)
    d.emit(Posted("18.9.2a", act.fort, act.space), to=(side,))


# -- waves ----------------------------------------------------------------------------------------


@rule("18.2c", "18.2d", "18.2f", "19.6.2a")
def why_not_stow(book: Book, own: t.Private, act: t.Stow) -> Illegal | None:
    """Companies stay with their beach, support units with their site and never with commandos."""
    spaces = {own.units[u].at for u in act.by if u in own.units}
    if len(spaces) != 1 or not own.units.keys() >= set(act.by):
        return refuse("18.2c", "one-hex")
    start = spaces.pop()
    if start in book.cliff_landings or act.space in book.cliff_landings:
        return why_not_divert(book, own, act, start)
    if start not in book.queue_at or act.space not in book.queue_at or start == act.space:
        return refuse("18.2c", "not-a-wave", space=act.space)
    for unit in act.by:
        bad = why_not_stow_one(book, unit, start, act.space)
        if bad is not None:
            return bad
    here = (*units_at(own.units, act.space), *act.by)
    if has_both(book, here):
        return refuse("18.2d", "commandos-alone", space=act.space)
    return why_not_wave(book, here, act.space)


@rule("18.2c", "18.2d", "19.6.2a")
def why_not_stow_one(book: Book, unit: str, start: str, space: str) -> Illegal | None:
    """Support units stay with their site, companies with their beach; who swims goes first."""
    (mine, _), (theirs, wave) = book.queue_at[start], book.queue_at[space]
    counter = book.counters[unit]
    if counter.is_support:
        return refuse("18.2d", "other-site", unit=unit) if mine.site != theirs.site else None
    if mine.hex != theirs.hex:
        return refuse("18.2c", "other-beach", unit=unit)
    if counter.size != "co":
        return refuse("18.2c", "companies-only", unit=unit)
    if counter.type == SWIMMERS and wave != 1:
        return refuse("19.6.2a", "swimmers-first", unit=unit)
    return None


@rule("20.6b")
def why_not_divert(book: Book, own: t.Private, act: t.Stow, start: str) -> Illegal | None:
    """A whole battalion of rangers lands behind the other instead of under the cliff, or back."""
    commandos = all(is_commando(book.counters[unit]) for unit in act.by)
    sea = act.space if start in book.cliff_landings else start
    beach, wave = book.queue_at.get(sea, (None, 0))
    whole = set(act.by) == set(units_at(own.units, start)) and len(act.by) == WAVE
    if beach is None or not (commandos and whole and beach.commando):
        return refuse("20.6b", "rangers-together", space=act.space)
    ahead = beach.queue[wave - 2] if wave > 1 else None
    if ahead is None or not units_at(own.units, ahead) or units_at(own.units, act.space):
        return refuse("20.6b", "behind-rangers", space=act.space)
    return None


@rule("18.2d", "19.5b")
def has_both(book: Book, units: Sequence[str]) -> bool:
    """Whether commandos and support units lie together."""
    counters = [book.counters[unit] for unit in units]
    return any(map(is_commando, counters)) and any(c.is_support for c in counters)


def stow_choice(phase: Phase) -> Choice:
    """Companies or support units of an assault hex, and another."""
    book, own = phase.book, phase.own
    groups = [
        [u for u in stack if book.counters[u].size == "co" or book.counters[u].is_support]
        for at, stack in stacks_of(book, own.units).items()
        if at in book.queue_at or at in book.cliff_landings
    ]

    def spaces(done: Mapping[str, Any]) -> list[str]:
        by = tuple(done["by"])
        start = own.units[by[0]].at
        site = book.queue_at[start][0].site if start in book.queue_at else book.beach_at[start].site
        rows = [row for row in book.beaches if row.site == site]
        hexes = (hex_ for row in rows for hex_ in (*row.queue, *(() if row.queue else (row.hex,))))
        return [at for at in hexes if why_not_stow(book, own, t.Stow(by, at)) is None]

    parts = (Stack("by", lambda done: [g for g in groups if g]), Pick("space", spaces))
    return Form(t.Stow, parts, lambda act: why_not_stow(book, own, act))


def stow(book: Book, d: t.D, side: str, act: t.Stow) -> None:
    """They lie there."""
    shift(book, d, side, act.by, act.space, carried=True)
    d.emit(Stowed("18.2c", act.by, act.space), to=(side,))


# -- swimming tanks -------------------------------------------------------------------------------


@rule("19.6.2a")
def why_not_swim(book: Book, own: t.Private, act: t.Swim) -> Illegal | None:
    """Only companies of tanks in the first wave, and there must be such a counter."""
    here = own.units.get(act.unit)
    if here is None or here.at not in book.queue_at:
        return refuse("19.6.2a", "not-a-wave", space=here.at if here else "")
    counter = book.counters[act.unit]
    if counter.type not in (TANKS, SWIMMERS):
        return refuse("19.6.2a", "no-tanks", unit=act.unit)
    site = book.tables.sites[book.queue_at[here.at][0].site]
    if counter.type == TANKS and not site.dd_least:
        return refuse("19.6.3", "none-swim-here", unit=act.unit)
    if book.queue_at[here.at][1] != 1:
        return refuse("19.6.2a", "swimmers-first", unit=act.unit)
    return None if heir_of(book, own, act.unit) else refuse("15.2b", "no-companies", unit=act.unit)


def heir_of(book: Book, own: t.Private, unit: str) -> str | None:
    """The counter that takes the place of a company of tanks that swims, or does not."""
    counter = book.counters[unit]
    kind = SWIMMERS if counter.type == TANKS else TANKS
    free = (u for u in book.companies.get((counter.nation, kind), ()) if u not in own.units)
    return next(free, None)


def swim_choice(phase: Phase) -> Choice:
    """A company of tanks."""
    book, own = phase.book, phase.own
    acts = [t.Swim(unit) for unit in own.units]
    found = [act for act in acts if why_not_swim(book, own, act) is None]

    def why_not(act: t.Swim) -> Illegal | None:
        return why_not_swim(book, own, act)

    if not found:
        return NoneOf(t.Swim, refuse("19.6.2a", "no-tanks-first"), why_not)
    return OneOf(found, why_not)


def swim(book: Book, d: t.D, side: str, act: t.Swim) -> None:
    """Another counter takes its place."""
    own = d.private[side]
    heir = heir_of(book, own, act.unit) or act.unit
    units = {heir if u == act.unit else u: o for u, o in own.units.items()}
    order = in_order(book, units)
    d.carry(side, units=order, pools=pools_of(book, side, order))
    repile(book, d, side, (own.units[act.unit].at,))
    d.emit(Stowed("19.6.2a", (heir,), own.units[act.unit].at), to=(side,))


@rule("19.6.3")
def why_not_ready(phase: Phase) -> Illegal | None:
    """At some sites a number of companies must swim."""
    book = phase.book
    if phase.side == t.GERMAN:
        return None
    for site in book.sites:
        least = book.tables.sites[site].dd_least
        many = sum(
            book.counters[u].type == SWIMMERS and book.queue_at[o.at][0].site == site
            for u, o in phase.own.units.items()
            if o.at in book.queue_at
        )
        if many < least:
            return refuse("19.6.3", "more-must-swim", site=site, least=least)
    return None


# -- the step -------------------------------------------------------------------------------------


def end_choice(phase: Phase) -> Choice:
    """All are where they are wanted."""
    return OneOf((t.EndPlacing(),), lambda act: why_not_ready(phase))


MAKERS: Mapping[str, Mapping[type[Action], Any]] = {
    t.GERMAN: {
        t.Post: post_choice,
        **{kind: extra.make for kind, extra in AT_START.items()},
        t.EndPlacing: end_choice,
    },
    t.ALLIED: {t.Stow: stow_choice, t.Swim: swim_choice, t.EndPlacing: end_choice},
}


class PlacingStep(Step):
    """The Germans first, then the Allies."""

    def run(self, book: Book, d: t.D, f: t.Placing) -> None:
        """As long as they like."""
        if f.stage == "over":
            d.finish()

    def who(self, book: Book, public: t.Public, f: t.Placing) -> tuple[Ask, ...]:
        """Whose set-up it is."""
        return (Ask(f.side, "placing", "18.9.2a" if f.side == t.GERMAN else "18.2a"),)

    def choice(self, book: Book, seen: t.Seen, f: t.Placing, ask: Ask) -> Choice:
        """Put things elsewhere, or begin."""
        return Menu("18.2a", MAKERS[f.side], Phase(book, seen, f))

    def take(self, book: Book, d: t.D, f: t.Placing, side: str, action: Action) -> None:
        """Carry it out."""
        match action:
            case t.Post():
                post(book, d, side, action)
            case t.Stow():
                stow(book, d, side, action)
            case t.Swim():
                swim(book, d, side, action)
            case t.EndPlacing():
                d.carry(side, homes={})
                d.goto("over")
            case _:
                AT_START[type(action)].take(book, d, f, side, action)


STEPS: Mapping[type[Frame], Step] = {t.Placing: PlacingStep()}
