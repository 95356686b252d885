"""Chapter 13.4 - Depots: where they may lie, what they hold, whom they reach and at what cost."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from bocage.games.market_garden.book import (
    AIR_DEPOT,
    AIRBORNE_DEPOTS,
    DEPOTS,
    GERMAN_DEPOTS,
    OSS_DEPOT,
    ZONE_F_DEPOTS,
    Book,
    Edge,
)
from bocage.games.market_garden.state import Lay, lay
from bocage.games.market_garden.types import (
    ALLIED,
    GERMAN,
    SPENT,
    ZONE_F,
    Place,
    Public,
    Resupply,
    Side,
    other,
)
from bocage.kernel.api import Adding, Illegal, Tally, refuse, rule
from bocage.space import flood, ways

ZONE_I = "I"  # Oss: 13.411
LOW_TEM = 2  # 13.424a


class Stores:
    """One moment of a side's refit, as rules ask about it."""

    def __init__(self, book: Book, public: Public, refit: Resupply) -> None:
        self.book, self.public, self.refit = book, public, refit
        self.side: Side = refit.side
        self.lay: Lay = lay(book, public)
        self.mine = depots_of(refit.side)
        self.sites: dict[str, list[str]] = {}  # where depots may be put, as far as it was asked

    def left(self, depot: str) -> int:
        """What a depot has left."""
        return self.refit.points.get(depot, 0)

    def route(self, depot: str, space: str) -> Route | None:
        """The cheapest way from a depot to a space, if it lies somewhere and there is one."""
        at = self.refit.depots.get(depot)
        return None if at is None else routes(self.lay, self.side, at).get(space)

    def reaching(self, space: str) -> dict[str, Route]:
        """The depots that have points left and a way to a space."""
        found = {}
        for depot in self.refit.depots:
            route = self.route(depot, space)
            if route is not None and self.left(depot):
                found[depot] = route
        return found


@rule("13.41a", "13.42", "4.32")
def depots_of(side: Side) -> tuple[str, ...]:
    """Five of the Germans; five of zone F, three airborne, air supply and OSS of the Allies."""
    return tuple(depot for depot in DEPOTS if (depot in GERMAN_DEPOTS) == (side == GERMAN))


# -- what they hold -------------------------------------------------------------------------


@rule("13.41c", "6.21b", "17.2", "17.3", "17.4c")
def german_capacity(public: Public) -> int:
    """6 if the day began Overcast, 5 if it began Clear."""
    return 6 if public.dawn == "overcast" else 5


@rule("13.422b", "6.21b", "17.2", "17.3", "17.4c")
def airborne_capacity(public: Public) -> int:
    """10 if the day began Clear, 5 if it began Overcast."""
    return 10 if public.dawn == "clear" else 5


@rule("13.5")
def supply_lost(here: Lay, space: str, full: int) -> int:
    """What Fresh FLAK and interdiction markers there and next to it take away."""
    return min(full, here.interdiction(space))


def capacity(book: Book, public: Public, depot: str, space: str) -> Tally:
    """What a depot would hold in a space."""
    adding = Adding("capacity")
    full = full_capacity(public, depot)
    if depot in GERMAN_DEPOTS:
        adding.add("13.41c", "depot", full)
    elif depot in ZONE_F_DEPOTS:
        adding.add("13.421a", "depot", full)
    elif depot == OSS_DEPOT:
        adding.add("13.423b", "depot", full)
    else:
        adding.add("13.424a" if depot == AIR_DEPOT else "13.422b", "depot", full)
        lost = supply_lost(lay(book, public), space, full)
        adding.add("13.5", "interdiction", -lost, space=space)
    return adding.done()


@rule("13.421a", "13.423b", "13.424a")
def full_capacity(public: Public, depot: str) -> int:
    """What a depot holds where nothing interferes: OSS 10, those of zone F and air supply 5."""
    if depot in GERMAN_DEPOTS:
        return german_capacity(public)
    if depot in AIRBORNE_DEPOTS:
        return airborne_capacity(public)
    return 10 if depot == OSS_DEPOT else 5


# -- where they may lie ---------------------------------------------------------------------


@rule("3.21d")
def depot_road(here: Lay, side: Side, edge: Edge) -> bool:
    """By road where no water is, or a bridge that the side holds; ferries are no roads here."""
    return not edge.wet or (here.bridged(edge) and here.holder(edge) == side)


@rule("13.41b", "13.421c", "13.423b", "9.4d")
def road_reach(
    here: Lay, side: Side, starts: tuple[str, ...], without: tuple[str, ...] = ()
) -> frozenset[str]:
    """Where depots may go by road through Free spaces, from Free starts, without some bridges.

    Roads that do not meet inside an area are not joined.
    """
    key = ("depots", side, *starts, "without", *without)
    found: frozenset[str] | None = here.kept.get(key)
    if found is None:
        found = here.kept[key] = _drive(here, side, starts, without)
    return found


def _drive(
    here: Lay, side: Side, starts: tuple[str, ...], without: tuple[str, ...]
) -> frozenset[str]:
    free = here.ours[side].difference(here.at[other(side)])

    def step(state: tuple[str, str]) -> Iterator[tuple[str, str]]:
        space, road = state
        for next_, edge, out, into in here.book.by_road[space]:
            if next_ not in free or edge.id in without or (road and out != road):
                continue
            if depot_road(here, side, edge):
                yield next_, into

    seen = flood([(start, "") for start in starts if start in free], step)
    return frozenset(space for space, _ in seen)


def kind_of_depot(depot: str) -> str:
    """A word for depots that go by the same rules."""
    if depot in GERMAN_DEPOTS:
        return "german"
    return "zone-f" if depot in ZONE_F_DEPOTS else depot


def likely_sites(stores: Stores, depot: str) -> Iterator[str]:
    """All spaces that come into question for a depot; those that are easily found come first."""
    here, zones = stores.lay, stores.book.zones
    if depot in stores.refit.depots:
        if stores.refit.opened:  # 19.23b
            yield from road_reach(here, stores.side, (stores.refit.depots[depot],))
    elif depot in GERMAN_DEPOTS:
        yield from zones
        yield from road_reach(here, GERMAN, stores.book.all_zones)
    elif depot in AIRBORNE_DEPOTS:
        yield from stores.book.heads[AIRBORNE_DEPOTS[depot]]
    elif depot == AIR_DEPOT:
        yield from here.ours[ALLIED]
    else:
        zone = ZONE_F if depot in ZONE_F_DEPOTS else ZONE_I
        yield zone
        yield from road_reach(here, ALLIED, (zone,))


def why_not_place(stores: Stores, act: Place) -> Illegal | None:
    """Each kind of depot has its own places; once put, a depot stays."""
    depot = act.depot
    if depot not in stores.mine:
        return refuse("13.42", "not-your-depot", depot=depot)
    if depot in stores.refit.depots:
        return why_not_again(stores, act)
    if stores.refit.built:
        return why_not_late(depot)
    if depot in GERMAN_DEPOTS:
        return why_not_german(stores, act)
    if depot in ZONE_F_DEPOTS:
        return why_not_from_zone(stores, act, ZONE_F)
    if depot == OSS_DEPOT:
        if not stores.lay.free(ALLIED, ZONE_I):
            return refuse("13.423b", "no-oss-depot", space=ZONE_I)
        return why_not_from_zone(stores, act, ZONE_I)
    if depot == AIR_DEPOT:
        return why_not_air(stores, act)
    return why_not_head(stores, act)


@rule("13.3")
def why_not_late(depot: str) -> Illegal:
    """All depots are placed before the first die of the step is seen."""
    return refuse("13.3", "depots-first", depot=depot)


@rule("13.41b")
def why_not_german(stores: Stores, act: Place) -> Illegal | None:
    """Any zone; from a Free zone by road through Free areas to a Free area."""
    if act.space in stores.book.zones:
        return None
    if not stores.lay.free(GERMAN, act.space):
        return refuse("13.41b", "not-free", space=act.space)
    if act.space not in road_reach(stores.lay, GERMAN, stores.book.all_zones):
        return refuse("13.41b", "depot-no-road", depot=act.depot, space=act.space)
    return None


@rule("13.421c", "13.423b")
def why_not_from_zone(stores: Stores, act: Place, zone: str) -> Illegal | None:
    """Its own zone; if that is Free, by road through Free areas to a Free area."""
    clause = "13.421c" if zone == ZONE_F else "13.423b"
    if act.space == zone:
        return None
    if not stores.lay.free(ALLIED, zone):
        return refuse(clause, "depot-stays", depot=act.depot, space=zone)
    if not stores.lay.free(ALLIED, act.space):
        return refuse(clause, "not-free", space=act.space)
    if act.space not in road_reach(stores.lay, ALLIED, (zone,)):
        return refuse(clause, "depot-no-road", depot=act.depot, space=act.space)
    return None


@rule("13.422a", "3.262")
def why_not_head(stores: Stores, act: Place) -> Illegal | None:
    """A supply head of the division that the Allies control or contest."""
    here = stores.lay
    if act.space not in stores.book.heads[AIRBORNE_DEPOTS[act.depot]]:
        return refuse("13.422a", "no-supply-head", depot=act.depot, space=act.space)
    if not here.friendly(ALLIED, act.space) and not here.contested(act.space):
        return refuse("13.422a", "head-is-german", space=act.space)
    return None


@rule("13.424a", "13.424b", "16.3")
def why_not_air(stores: Stores, act: Place) -> Illegal | None:
    """Where the Allies control and cover is low, if the day began Clear."""
    if stores.public.dawn != "clear":
        return refuse("13.424b", "overcast-dawn")
    if not stores.lay.friendly(ALLIED, act.space):
        return refuse("13.424a", "not-our-area", space=act.space)
    if stores.book.tem[act.space] > LOW_TEM:
        return refuse("13.424a", "tem-too-high", space=act.space, most=LOW_TEM)
    return None


@rule("19.23b")
def why_not_again(stores: Stores, act: Place) -> Illegal | None:
    """Only where a bridge leads that was repaired tonight, once, if nothing of it was used."""
    refit, depot = stores.refit, act.depot
    if depot in AIRBORNE_DEPOTS or depot == AIR_DEPOT:
        return refuse("13.422a", "depot-stays", depot=depot, space=refit.depots[depot])
    if not refit.opened or depot in refit.again:
        return refuse("13.4", "depot-placed", depot=depot)
    if depot in refit.used:
        return refuse("19.23b", "depot-used", depot=depot)
    start = (refit.depots[depot],)
    before = road_reach(stores.lay, stores.side, start, refit.opened)
    if act.space in before or act.space not in road_reach(stores.lay, stores.side, start):
        return refuse("19.23b", "not-over-new-bridge", depot=depot, space=act.space)
    return None


# -- whom they reach, and at what cost ------------------------------------------------------


DEAR = 1000  # one of cost, in ways that are told apart by contested areas where costs are equal


class Route(NamedTuple):
    """What it costs to bring supply somewhere, and how much of that is for contested areas."""

    cost: int
    contested: int


def routes(here: Lay, side: Side, start: str) -> dict[str, Route]:
    """The cheapest way from a depot in a space to everywhere that it can reach."""
    found: dict[str, Route] | None = here.kept.get(("routes", side, start))
    if found is None:
        found = here.kept["routes", side, start] = trace(here, side, start)
    return found


@rule("13.6a", "13.6d", "13.6f", "13.6g")
def trace(here: Lay, side: Side, start: str, dry: bool = False) -> dict[str, Route]:
    """1 for each boundary, 1 more for each contested area between, through own areas only.

    The last area may be the enemy's, and its last boundary a canal without a bridge. Depots in
    contested areas, and in the enemy's, serve only those. `dry` overlooks all water.
    """
    ends = {start: Route(0, 0)}

    def step(space: str, spent: int) -> Iterator[tuple[str, int]]:
        cost, contested = divmod(spent, DEAR)
        for next_, edge in here.book.around[space]:
            open_ = dry or here.carries(side, edge)
            if not open_ and edge.kind != "canal":
                continue
            route = Route(cost + 1, contested)
            if route < ends.get(next_, (route.cost + 1, 0)):
                ends[next_] = route
            if open_ and here.friendly(side, next_):
                more = int(here.contested(next_))
                yield next_, (1 + more) * DEAR + more

    if not shut_in(here, side, start):
        ways(start, step)
    return ends


@rule("13.61", "13.421b")
def shut_in(here: Lay, side: Side, space: str) -> bool:
    """Whether a depot there can serve only units in the same space."""
    return here.contested(space) or not here.friendly(side, space)


def why_not_reach(stores: Stores, depot: str, space: str) -> Illegal | None:
    """Why a depot cannot bring supply to a space."""
    at = stores.refit.depots.get(depot)
    if depot not in stores.mine:
        return refuse("13.42", "not-your-depot", depot=depot)
    if at is None:
        return refuse("13.4", "depot-not-placed", depot=depot)
    if stores.route(depot, space) is not None:
        return None
    if shut_in(stores.lay, stores.side, at):
        clause = "13.421b" if depot in ZONE_F_DEPOTS and at == ZONE_F else "13.61"
        return refuse(clause, "depot-shut-in", depot=depot, space=at)
    if space in trace(stores.lay, stores.side, at, dry=True):
        return refuse("13.6g", "water-between", depot=depot, space=space)
    return refuse("13.6d", "no-route", depot=depot, space=space)


@rule("13.421a", "13.422b")
def why_not_customer(book: Book, depot: str, unit: str) -> Illegal | None:
    """Zone F depots serve XXX Corps, airborne ones their division, the others everybody."""
    if depot in ZONE_F_DEPOTS and book.owner_of[unit] != "xxx":
        return refuse("13.421a", "xxx-depot", depot=depot, unit=unit)
    if depot in AIRBORNE_DEPOTS and book.airborne.get(unit) != AIRBORNE_DEPOTS[depot]:
        return refuse("13.422b", "division-depot", depot=depot, unit=unit)
    return None


@rule("13.6a", "13.6c")
def level_cost(state: int) -> int:
    """1 for a Spent unit, 2 for a level of disruption."""
    return 1 if state == SPENT else 2


@rule("13.6a", "13.6e")
def refit_cost(state: int, ways: list[Route]) -> Tally:
    """What a refit costs; drawn from several depots, as if from the farthest."""
    far = max(ways)
    adding = Adding("refit")
    adding.add("13.6a", "level", level_cost(state))
    adding.add("13.6a", "boundaries", far.cost - far.contested)
    adding.add("13.6a", "contested-between", far.contested)
    return adding.done()


def totals(state: int, ways: dict[str, Route]) -> list[int]:
    """What it may cost, by the farthest depot that pays."""
    return sorted({level_cost(state) + route.cost for route in ways.values()})


def payable(stores: Stores, state: int, ways: dict[str, Route]) -> bool:
    """Whether these depots together can pay for it."""
    for far in ways.values():
        near = [depot for depot, route in ways.items() if route.cost <= far.cost]
        if sum(stores.left(depot) for depot in near) >= level_cost(state) + far.cost:
            return True
    return False


def why_not_pay(stores: Stores, pay: dict[str, int], cost: Tally) -> Illegal | None:
    """The depots have what they give, and it is what is asked for."""
    for depot, points in pay.items():
        if points > stores.left(depot):
            return refuse("13.6a", "depot-empty", depot=depot, left=stores.left(depot))
    paid = sum(pay.values())
    if paid != cost.total:
        clause = "13.6e" if len(pay) > 1 else "13.6a"
        return refuse(clause, "wrong-pay", cost=cost.total, paid=paid)
    return None
