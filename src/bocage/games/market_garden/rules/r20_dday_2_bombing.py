"""20.2 and 20.3: bombers and guns before the landing."""

from __future__ import annotations

from bocage.games.market_garden.book import Book
from bocage.games.market_garden.rules.r11_bombard_1_declare import (
    Guns,
    gun_tallies,
    guns_of,
    strike_tallies,
    why_not_aim,
    why_not_bombard,
)
from bocage.games.market_garden.rules.r16_air import SUPPLY_PLANE
from bocage.games.market_garden.rules.r20_dday_3_landing import GUARDS
from bocage.games.market_garden.state import Lay, lay
from bocage.games.market_garden.types import (
    ALLIED,
    GERMAN,
    ZONE_F,
    Bombard,
    Phase,
    Public,
    Seen,
    Strike,
)
from bocage.kernel.api import Choice, Form, Illegal, Pick, Subset, refuse, rule

# -- bombers --------------------------------------------------------------------------------


@rule("20.2a")
def tower_areas(book: Book, public: Public, f: Phase) -> list[str]:
    """Areas with a FLAK tower that have not been bombed yet."""
    spaces = {public.units[unit].at for unit in book.towers if unit in public.units}
    return sorted(spaces.difference(f.active), key=book.rank)


def air_form(book: Book, seen: Seen, f: Phase) -> Choice:
    """The next area to bomb, and its tower."""
    now = lay(book, seen.public)

    def towers(space: str) -> list[str]:
        return [unit for unit in now.of(GERMAN, space) if unit in book.towers]

    return Form(
        Strike,
        (
            Pick("space", lambda done: tower_areas(book, seen.public, f)),
            Pick("plane", lambda done: (SUPPLY_PLANE,)),
            Pick("aim", lambda done: towers(done["space"])),
        ),
        lambda act: why_not_first_strike(now, f, act),
        lambda act: strike_tallies(now, act),
    )


@rule("20.2a", "20.2b")
def why_not_first_strike(now: Lay, f: Phase, act: Strike) -> Illegal | None:
    """The 8th Air Force, each area with a tower once, the tower as primary target; no RAF."""
    if act.plane != SUPPLY_PLANE:
        return refuse("20.2a", "eighth-only", plane=act.plane)
    if act.space in f.active:
        return refuse("20.2a", "bombed-already", space=act.space)
    bad = why_not_aim(now, GERMAN, act.space, act.aim)
    if bad is not None:
        return bad
    if act.aim not in now.book.towers:
        return refuse("20.2a", "towers-first", unit=act.aim)
    return None


# -- guns -----------------------------------------------------------------------------------


@rule("20.3")
def guns_ready(book: Book, public: Public, f: Phase) -> bool:
    """XXX Corps has a Fresh corps gun in zone F, Germans to fire at, and has not fired yet."""
    now = lay(book, public)
    corps = any(book.counters[unit].corps for unit in now.fresh(ALLIED, ZONE_F))
    return corps and bool(now.of(GERMAN, ZONE_F)) and not f.active


def barrage_form(book: Book, seen: Seen, f: Phase) -> Choice:
    """The barrage of the corps artillery; only what it may be is offered."""
    guns = guns_of(book, seen, ALLIED)
    counters = book.counters
    return Form(
        Bombard,
        (
            Pick("space", lambda done: [space for space in guns.by_space if space == ZONE_F]),
            Pick("gun", lambda done: [u for u in guns.by_space[ZONE_F] if counters[u].corps]),
            Subset(
                "help",
                lambda done: [
                    u for u in guns.mates(done["gun"], ZONE_F) if counters[u].division != GUARDS
                ],
            ),
            Pick("barrage", lambda done: (True,)),
            Pick("aim", lambda done: guns.targets(ZONE_F)),
            Pick("ferry", lambda done: (None,)),
            Pick("work", lambda done: (None,)),
        ),
        lambda act: why_not_first_barrage(guns, act),
        lambda act: gun_tallies(guns.lay, guns.side, act),
    )


@rule("20.3")
def why_not_first_barrage(guns: Guns, act: Bombard) -> Illegal | None:
    """A barrage in zone F by the corps artillery, without the artillery of the Guards."""
    if act.space != ZONE_F:
        return refuse("20.3", "only-zone-f", space=act.space)
    if not act.barrage:
        return refuse("20.3", "barrage-only")
    for unit in act.help:
        if guns.book.counters[unit].division == GUARDS:
            return refuse("20.3", "guards-silent", unit=unit)
    return why_not_bombard(guns, act)
