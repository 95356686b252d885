"""Chapter 13.3 - The refit of one side: depots, refits, night repairs, reserves, surrender."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from bocage.games.market_garden.book import GERMAN_DEPOTS, ZONE_F_DEPOTS, Book
from bocage.games.market_garden.events import DepotPlaced, NightWork, Refitted
from bocage.games.market_garden.rules.common import STATES, ask_dice, put_units
from bocage.games.market_garden.rules.r13_reserve import (
    buy,
    buy_choice,
    may_buy,
    own_zones,
    store,
)
from bocage.games.market_garden.rules.r13_supply import (
    ZONE_I,
    Route,
    Stores,
    capacity,
    full_capacity,
    kind_of_depot,
    likely_sites,
    payable,
    refit_cost,
    totals,
    why_not_customer,
    why_not_pay,
    why_not_place,
    why_not_reach,
)
from bocage.games.market_garden.rules.r13_surrender import (
    end_quiet_phase,
    isolated_units,
    surrender,
)
from bocage.games.market_garden.rules.r19_engineers import (
    attempt_repair,
    end_repair,
    repair_drm,
    why_not_build,
)
from bocage.games.market_garden.rules.r23_options import (
    may_merge,
    merge,
    merge_choice,
    raise_depots,
    raise_form,
)
from bocage.games.market_garden.state import lay
from bocage.games.market_garden.types import (
    ALLIED,
    FRESH,
    GERMAN,
    SPENT,
    UK,
    Build,
    Buy,
    D,
    Finish,
    Merge,
    Place,
    Public,
    Raise,
    Refit,
    Resupply,
    Seen,
)
from bocage.kernel.api import (
    Action,
    Ask,
    Choice,
    Form,
    Illegal,
    Menu,
    OneOf,
    Pick,
    Split,
    Step,
    Tally,
    refuse,
    rule,
)

FINISH = OneOf((Finish(),))


@rule("13.3", "6.4b", "13.4")
class ResupplyStep(Step):
    """Depots and refits as the player likes; then reserves, impulses, surrender.

    Depots may be put down and used in any order, as long as no die has been rolled: after the first
    night repair only what that opens lets a depot go on (19.23b).
    """

    def run(self, book: Book, d: D, f: Resupply) -> None:
        """The steps that need no decision."""
        match f.stage:
            case "start":
                free_refits(book, d, f)
                d.goto("refit", points={**on_hand(Stores(book, d.public, f)), **f.points})
            case "store":
                store(book, d, f)
                d.goto("buy" if may_buy(book, d.public, f.side) else "surrender")
            case "surrender":
                d.goto("roll", rolling=isolated_units(book, d.public, f.side))
            case "roll" if f.rolling:
                ask_dice(d, "rolled", f.side, "13.9a", about=f.rolling[0])
            case "roll":
                d.goto("merge")
            case "merge" if not may_merge(book, d.public, f):
                d.goto("end")
            case "end":
                end_refit(d, f)
                d.finish()

    def back(self, book: Book, d: D, f: Resupply, value: tuple[int, ...]) -> None:
        """A surrender or a repair was rolled for."""
        if f.stage == "rolled":
            surrender(book, d, f.rolling[0], value[0])
            d.goto("roll", rolling=f.rolling[1:])
        else:
            end_build(book, d, f, value[0])

    def who(self, book: Book, public: Public, f: Resupply) -> tuple[Ask, ...]:
        """The side whose refit it is."""
        match f.stage:
            case "buy":
                return (Ask(f.side, "buy", "13.7b", {"points": public.reserve.get(f.side, 0)}),)
            case "merge":
                return (Ask(f.side, "merge", "23.6a"),)
            case _:
                return (Ask(f.side, "refit", "13.3"),)

    def choice(self, book: Book, seen: Seen, f: Resupply, ask: Ask) -> Choice:
        """What is open at this stage."""
        match f.stage:
            case "buy":
                return buy_choice(seen.public, f.side)
            case "merge":
                return merge_choice(book, seen.public, f)
            case _:
                return Menu("13.3", REFITS, Stores(book, seen.public, f))

    def take(self, book: Book, d: D, f: Resupply, side: str, action: Action) -> None:
        """One depot, one refit, one purchase ... or on to what comes next."""
        match action:
            case Place():
                place_depot(book, d, f, action)
            case Refit():
                refit_unit(book, d, f, action)
            case Build():
                begin_build(book, d, f, action)
            case Raise():
                raise_depots(d, f, action)
            case Buy():
                buy(d, side, action)
                d.goto("surrender")
            case Merge():
                merge(book, d, f, action)
            case _:
                move_on(book, d, f)


def move_on(book: Book, d: D, f: Resupply) -> None:
    """The player has finished with something."""
    match f.stage:
        case "buy":
            d.goto("surrender")
        case "merge":
            d.goto("end")
        case _:
            free_refits(book, d, f)
            d.goto("store")


@rule("16.4b")
def end_refit(d: D, f: Resupply) -> None:
    """After the last refit of the day interdiction markers go back to the display."""
    end_quiet_phase(d)
    if f.side == ALLIED and d.public.interdiction:
        d.put(interdiction=())


# -- depots ---------------------------------------------------------------------------------


@rule("13.4", "13.422a")
def on_hand(stores: Stores) -> dict[str, int]:
    """What the depots hold that can come; those that cannot are lost for this turn."""
    able = [depot for depot in stores.mine if has_site(stores, depot)]
    return {depot: full_capacity(stores.public, depot) for depot in able}


def has_site(stores: Stores, depot: str) -> bool:
    """Whether a depot may be put somewhere."""
    likely = likely_sites(stores, depot)
    return any(why_not_place(stores, Place(depot, space)) is None for space in likely)


def sites(stores: Stores, depot: str) -> list[str]:
    """Where a depot may be put; depots of a kind that are not on the map yet share them."""
    kind = depot if depot in stores.refit.depots else kind_of_depot(depot)
    if kind not in stores.sites:
        likely = set(likely_sites(stores, depot))
        acts = [Place(depot, space) for space in stores.book.spaces if space in likely]
        stores.sites[kind] = [act.space for act in acts if why_not_place(stores, act) is None]
    return stores.sites[kind]


def depot_reach(book: Book, public: Public, depot: str) -> list[str]:
    """Where a depot that is not on the map yet may be put."""
    side = GERMAN if depot in GERMAN_DEPOTS else ALLIED
    return sites(Stores(book, public, Resupply(side=side)), depot)


def place_form(stores: Stores) -> Choice:
    """A depot and the space in which it will be used."""
    return Form(
        Place,
        (
            Pick("depot", lambda done: [depot for depot in stores.mine if has_site(stores, depot)]),
            Pick("space", lambda done: sites(stores, done["depot"])),
        ),
        lambda act: why_not_place(stores, act),
        tally=lambda act: tallies_of_place(stores, act),
    )


def tallies_of_place(stores: Stores, act: Place) -> tuple[Tally, ...]:
    """What the depot would hold; one that moves on keeps what it has."""
    if act.depot in stores.refit.depots:
        return ()
    return (capacity(stores.book, stores.public, act.depot, act.space),)


@rule("13.4", "19.23b")
def place_depot(book: Book, d: D, f: Resupply, act: Place) -> None:
    """It lies there for the rest of this refit, with what it holds."""
    tallies = tallies_of_place(Stores(book, d.public, f), act)
    if tallies:
        points, again = tallies[0].total, f.again
    else:
        points, again = f.points[act.depot], (*f.again, act.depot)
    d.remember(
        depots={**f.depots, act.depot: act.space},
        points={**f.points, act.depot: points},
        again=again,
    )
    clause = "13.4" if tallies else "19.23b"
    d.emit(DepotPlaced(clause, act.depot, act.space, points, tallies))


# -- refits ---------------------------------------------------------------------------------


def refit_form(stores: Stores) -> Choice:
    """A unit, and which depots pay how much."""
    public, book, done_with = stores.public, stores.book, stores.refit.refitted
    ways: dict[str, dict[str, Route]] = {}
    for unit in book.of_side[stores.side]:
        state = public.units.get(unit)
        if state is None or state.state == FRESH or unit in done_with:
            continue
        found = serving(stores, unit)
        if payable(stores, state.state, found):
            ways[unit] = found
    return Form(
        Refit,
        (
            Pick("unit", lambda done: list(ways)),
            Split(
                "pay",
                lambda done: caps(stores, ways[done["unit"]]),
                lambda done: totals(public.units[done["unit"]].state, ways[done["unit"]]),
            ),
        ),
        lambda act: why_not_refit(stores, act),
        tally=lambda act: (cost_of_refit(stores, act),),
    )


def serving(stores: Stores, unit: str) -> dict[str, Route]:
    """The depots that could pay for a unit, and how they reach it."""
    reaching = stores.reaching(stores.public.units[unit].at)
    book = stores.book
    return {k: v for k, v in reaching.items() if why_not_customer(book, k, unit) is None}


def caps(stores: Stores, ways: dict[str, Route]) -> dict[str, int]:
    """What each of these depots can give, in the order of the book."""
    return {depot: stores.left(depot) for depot in stores.mine if depot in ways}


def why_not_refit(stores: Stores, act: Refit) -> Illegal | None:
    """A unit of ours that lacks a level, once, from depots that serve it, at the right price."""
    state = stores.public.units.get(act.unit)
    if state is None or stores.book.side_of[act.unit] != stores.side or state.at == UK:
        return refuse("13.6a", "not-yours", unit=act.unit)
    if act.unit in stores.refit.refitted:
        return refuse("13.6c" if state.state == FRESH else "13.6b", "one-level", unit=act.unit)
    if state.state == FRESH:
        return refuse("13.6a", "already-fresh", unit=act.unit)
    if not act.pay:
        return refuse("13.6a", "no-depot-named")
    for depot in act.pay:
        bad = why_not_reach(stores, depot, state.at)
        bad = bad or why_not_customer(stores.book, depot, act.unit)
        if bad is not None:
            return bad
    return why_not_pay(stores, act.pay, cost_of_refit(stores, act))


def cost_of_refit(stores: Stores, act: Refit) -> Tally:
    """What a refit costs with these depots."""
    state = stores.public.units[act.unit]
    ways = [stores.route(depot, state.at) for depot in act.pay]
    return refit_cost(state.state, [way for way in ways if way is not None])


@rule("13.6a", "13.6b", "13.6c")
def refit_unit(book: Book, d: D, f: Resupply, act: Refit) -> None:
    """One level better."""
    tally = cost_of_refit(Stores(book, d.public, f), act)
    pay(d, f, act.pay)
    improve(book, d, "13.6a", act.unit, (tally,))
    d.remember(refitted=(*f.refitted, act.unit))


def improve(book: Book, d: D, clause: str, unit: str, tallies: tuple[Tally, ...] = ()) -> None:
    """A unit gains a level, at the price of the tallies."""
    old, paid = d.public.units[unit], sum(tally.total for tally in tallies)
    put_units(book, d, {unit: replace(old, state=old.state - 1)})
    d.emit(Refitted(clause, unit, STATES[old.state - 1], paid, tallies))


def pay(d: D, f: Resupply, paid: dict[str, int]) -> None:
    """Depots give points."""
    points = {**f.points, **{depot: f.points[depot] - n for depot, n in paid.items()}}
    d.remember(points=points, used=tuple(dict.fromkeys((*f.used, *paid))))


@rule("13.411", "13.423a")
def free_refits(book: Book, d: D, f: Resupply) -> None:
    """Units in zone I gain a level for nothing; Germans only while they control it."""
    if f.side == GERMAN and d.public.control[ZONE_I] != "german":
        return
    clause = "13.411" if f.side == GERMAN else "13.423a"
    found = [
        unit
        for unit in lay(book, d.public).of(f.side, ZONE_I)
        if d.public.units[unit].state != FRESH and unit not in f.refitted
    ]
    for unit in found:
        improve(book, d, clause, unit)
    if found:
        d.remember(refitted=(*f.refitted, *found))


# -- repairs at night -----------------------------------------------------------------------


def build_form(stores: Stores) -> Choice:
    """A blown bridge, and which depots pay how much."""
    ways: dict[str, list[dict[str, Route]]] = {}
    for bridge, holder in stores.public.bridges.items():
        if holder == "blown" and why_not_try(stores, bridge) is None:
            found = [night_ways(stores, end) for end in ends(stores, bridge)]
            found = [way for way in found if payable(stores, SPENT, way)]
            if found:
                ways[bridge] = found

    def depots(done: Any) -> dict[str, int]:
        found = {depot for way in ways[done["bridge"]] for depot in way}
        return {depot: stores.left(depot) for depot in stores.mine if depot in found}

    def prices(done: Any) -> list[int]:
        return sorted({price for way in ways[done["bridge"]] for price in totals(SPENT, way)})

    return Form(
        Build,
        (Pick("bridge", lambda done: list(ways)), Split("pay", depots, prices)),
        lambda act: why_not_night(stores, act),
        tally=lambda act: tallies_of_build(stores, act),
    )


def tallies_of_build(stores: Stores, act: Build) -> tuple[Tally, ...]:
    """What it costs, and what is added to the die."""
    cost = cost_of_build(stores, act)
    drm = repair_drm(stores.book, stores.public, stores.side, act.bridge)
    return (drm,) if cost is None else (cost, drm)


@rule("19.23a")
def night_depots(stores: Stores) -> tuple[str, ...]:
    """The depots that may pay for a repair: for the Allies only those of zone F."""
    return ZONE_F_DEPOTS if stores.side == ALLIED else stores.mine


def night_ways(stores: Stores, space: str) -> dict[str, Route]:
    """The depots that could pay for a repair out of a space."""
    able = night_depots(stores)
    return {k: v for k, v in stores.reaching(space).items() if k in able}


@rule("19.2a")
def why_not_end(stores: Stores, space: str) -> Illegal | None:
    """By night too the area must be ours and not isolated; for the Allies XXX Corps', supplied."""
    here = stores.lay
    if not here.friendly(stores.side, space):
        return refuse("19.2a", "not-our-area", space=space)
    if stores.side == ALLIED and here.control[space] != "xxx":
        return refuse("19.2a", "repair-xxx-only", space=space)
    if not here.supplied(stores.side, space):
        return refuse("19.2a", "isolated-area", space=space)
    return None


def ends(stores: Stores, bridge: str) -> list[str]:
    """The areas out of which a bridge may be repaired."""
    edge = stores.book.edges[bridge]
    return [space for space in (edge.a, edge.b) if why_not_end(stores, space) is None]


@rule("19.2c")
def why_not_try(stores: Stores, bridge: str) -> Illegal | None:
    """Once a phase, within the limits of the turn, out of an area that may."""
    if bridge in stores.refit.built:
        return refuse("19.2c", "tried-already", bridge=bridge)
    bad = why_not_build(stores.book, stores.public, stores.side, bridge)
    if bad is None and not ends(stores, bridge):
        bad = why_not_end(stores, stores.book.edges[bridge].a)
    return bad


def why_not_night(stores: Stores, act: Build) -> Illegal | None:
    """A bridge that may be tried, paid for as if it were a Spent unit."""
    bad = why_not_try(stores, act.bridge)
    if bad is not None:
        return bad
    if not act.pay:
        return refuse("13.6a", "no-depot-named")
    for depot in act.pay:
        if depot in stores.mine and depot not in night_depots(stores):
            return refuse("19.23a", "zone-f-depots-only", depot=depot)
    cost = cost_of_build(stores, act)
    if cost is not None:
        return why_not_pay(stores, act.pay, cost)
    end = ends(stores, act.bridge)[0]
    found = (why_not_reach(stores, depot, end) for depot in act.pay)
    return next(bad for bad in found if bad is not None)  # one of them has no way to this end


@rule("19.23a")
def cost_of_build(stores: Stores, act: Build) -> Tally | None:
    """As for a Spent unit, in whichever area of the bridge is the cheaper one; None: no way."""
    found = []
    for end in ends(stores, act.bridge):
        ways = [stores.route(depot, end) for depot in act.pay]
        known = [way for way in ways if way is not None]
        if len(known) == len(ways):
            found.append(refit_cost(SPENT, known))
    return min(found, key=lambda tally: tally.total, default=None)


@rule("19.23a", "19.2c", "13.3")
def begin_build(book: Book, d: D, f: Resupply, act: Build) -> None:
    """Pay, and roll. Depots that were not moved out of their own zone have been placed there."""
    cost = cost_of_build(Stores(book, d.public, f), act)
    pay(d, f, act.pay)
    at = {**own_zones(f), **f.depots}
    d.remember(depots=at, built=(*f.built, act.bridge), building=act.bridge)
    paid = sum(act.pay.values())
    d.emit(NightWork("19.23a", f.side, act.bridge, paid, () if cost is None else (cost,)))
    attempt_repair(book, d, f.side, act.bridge, "built")


@rule("19.23b")
def end_build(book: Book, d: D, f: Resupply, die: int) -> None:
    """If the bridge stands, depots that were not used may move over it."""
    if end_repair(book, d, f.side, f.building, die):
        d.remember(opened=(*f.opened, f.building), again=())
    d.goto("refit", building="")


REFITS: dict[type[Action], Callable[[Stores], Choice]] = {
    Place: place_form,
    Refit: refit_form,
    Build: build_form,
    Raise: raise_form,
    Finish: lambda stores: FINISH,
}
