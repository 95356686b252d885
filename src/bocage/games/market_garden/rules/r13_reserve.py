"""Chapter 13.7 - Reserves: what is left over, and impulses bought with it."""

from __future__ import annotations

from collections.abc import Mapping

from bocage.games.market_garden.book import (
    FIRST_BOX,
    GERMAN_DEPOTS,
    LAST_BOX,
    OSS_DEPOT,
    ZONE_F_DEPOTS,
    Book,
)
from bocage.games.market_garden.events import Bought, Stored
from bocage.games.market_garden.rules.r13_supply import ZONE_I
from bocage.games.market_garden.state import Lay, lay
from bocage.games.market_garden.types import (
    GERMAN,
    ZONE_F,
    Buy,
    D,
    Finish,
    Public,
    Resupply,
    Side,
)
from bocage.kernel.api import AnyOf, Choice, Illegal, OneOf, refuse, rule

PRICE = 10  # 13.7b
MOST = 3  # 13.7b


@rule("13.7a", "13.61", "23.4")
def saved(here: Lay, refit: Resupply) -> int:
    """What goes into the reserve: all that is left in Free spaces.

    Elsewhere it is lost, but for what had come out of the reserve and was not used.
    """
    points = 0
    for depot, space in {**at_home(here, refit), **refit.depots}.items():
        left = refit.points.get(depot, 0)
        free = here.free(refit.side, space)
        points += left if free else min(left, refit.added.get(depot, 0))
    return points


@rule("13.41a")
def at_home(here: Lay, refit: Resupply) -> dict[str, str]:
    """Depots that nobody placed: in their own zone, or in any of the Germans."""
    free = [zone for zone in sorted(here.book.zones) if here.free(GERMAN, zone)]
    homes = own_zones(refit)
    for zone in free[:1]:
        homes |= {depot: zone for depot in refit.points if depot in GERMAN_DEPOTS}
    return homes


@rule("13.421a", "13.423b")
def own_zones(refit: Resupply) -> dict[str, str]:
    """The depots that come in one zone only, and it: zone F, or zone I."""
    homes = dict.fromkeys(ZONE_F_DEPOTS, ZONE_F) | {OSS_DEPOT: ZONE_I}
    return {depot: homes[depot] for depot in refit.points if depot in homes}


@rule("13.7a")
def store(book: Book, d: D, refit: Resupply) -> None:
    """The depots are taken from the map; what is saved is kept for later days."""
    points = saved(lay(book, d.public), refit)
    if points:
        change_reserve(d, refit.side, points)
        d.emit(Stored("13.7a", refit.side, points, d.public.reserve[refit.side]))
    d.remember(depots={}, points={})


def change_reserve(d: D, side: Side, points: int) -> None:
    """Put points into a reserve, or take them out."""
    reserve: Mapping[str, int] = d.public.reserve
    d.put(reserve={**reserve, side: reserve.get(side, 0) + points})


# -- impulses -------------------------------------------------------------------------------


@rule("13.7b")
def may_buy(book: Book, public: Public, side: Side) -> bool:
    """There is a next day, and enough to pay for an impulse."""
    return public.day < book.last_day and public.reserve.get(side, 0) >= PRICE


def buy_choice(public: Public, side: Side) -> Choice:
    """Up to three boxes forward or back, or none."""
    boxes = [n for n in range(-MOST, MOST + 1) if n]
    return AnyOf(
        "13.7b",
        OneOf([Buy(n) for n in boxes], lambda act: why_not_buy(public, side, act)),
        OneOf((Finish(),)),
    )


@rule("13.7b", "6.4c", "3.7b")
def why_not_buy(public: Public, side: Side, act: Buy) -> Illegal | None:
    """Three boxes at most, ten points each, and not beyond the track."""
    if not act.boxes:
        return refuse("13.7b", "buy-nothing")
    if abs(act.boxes) > MOST:
        return refuse("13.7b", "too-many-boxes", most=MOST)
    have, price = public.reserve.get(side, 0), PRICE * abs(act.boxes)
    if price > have:
        return refuse("13.7b", "reserve-too-small", price=price, have=have)
    if not FIRST_BOX <= public.impulse + act.boxes <= LAST_BOX:
        return refuse("3.7b", "off-track", boxes=act.boxes)
    return None


@rule("13.7b", "13.7c", "6.4c")
def buy(d: D, side: Side, act: Buy) -> None:
    """Move the marker from where it is, and pay."""
    impulse = d.public.impulse + act.boxes
    change_reserve(d, side, -PRICE * abs(act.boxes))
    d.put(impulse=impulse)
    d.emit(Bought("13.7b", side, act.boxes, impulse))
