"""Chapter 23 - Optional rules: bids for sides, reserves for depots, reorganisation."""

from __future__ import annotations

from msgspec.structs import replace

from bocage.games.market_garden.book import AIRBORNE_DEPOTS, Book
from bocage.games.market_garden.events import BidsOpened, Merged, Raised, Rolled
from bocage.games.market_garden.rules.common import STATES, eliminate, put_units
from bocage.games.market_garden.rules.r13_reserve import (
    buy,
    buy_choice,
    change_reserve,
    may_buy,
)
from bocage.games.market_garden.rules.r13_supply import Stores, why_not_place
from bocage.games.market_garden.types import (
    ALLIED,
    DIS1,
    DIS2,
    GERMAN,
    SIDES,
    SPENT,
    Bid,
    Bidding,
    Buy,
    D,
    Finish,
    Merge,
    Place,
    Public,
    Raise,
    Resupply,
    Seen,
    Side,
    other,
)
from bocage.kernel.api import (
    AnyOf,
    Ask,
    Choice,
    Form,
    Illegal,
    OneOf,
    Pick,
    Step,
    refuse,
    rule,
)

FINISH = OneOf((Finish(),))
HIGHEST_BID = 99  # the book sets no limit; our ruling
FULL = 10  # 23.4


# -- 23.5: bidding for a side ---------------------------------------------------------------


@rule("23.5a")
class BiddingStep(Step):
    """Both bid at once; then whoever has got a reserve may buy impulses of 17 September."""

    def run(self, book: Book, d: D, f: Bidding) -> None:
        """Open the bids when both are there."""
        match f.stage:
            case "start" if len(f.bids) == len(SIDES):
                d.goto("opened", side=open_bids(d, f))
            case "opened" if f.side and may_buy(book, d.public, f.side):
                d.goto("buy")
            case "opened":
                d.finish()

    def who(self, book: Book, public: Public, f: Bidding) -> tuple[Ask, ...]:
        """Both sides at the same time; then the one with a reserve."""
        if f.stage == "buy":
            return (Ask(f.side, "buy", "23.5a", {"points": public.reserve[f.side]}),)
        return tuple(Ask(side, "bid", "23.5a") for side in SIDES)

    def choice(self, book: Book, seen: Seen, f: Bidding, ask: Ask) -> Choice:
        """A side and a number of points."""
        if f.stage == "buy":
            return buy_choice(seen.public, f.side)
        return Form(
            Bid,
            (
                Pick("side", lambda done: SIDES),
                Pick("points", lambda done: range(HIGHEST_BID + 1)),
            ),
            why_not_bid,
        )

    def take(self, book: Book, d: D, f: Bidding, side: str, action: Bid | Buy | Finish) -> None:
        """Bids are sealed until both are there: the kernel hands over both together."""
        if isinstance(action, Bid):
            return d.remember(bids={**f.bids, side: f"{action.side} {action.points}"})
        if isinstance(action, Buy):
            buy(d, side, action)
        return d.finish()


def why_not_bid(act: Bid) -> Illegal | None:
    """A number that can be paid out."""
    if act.points > HIGHEST_BID:
        return refuse("23.5a", "bid-too-high", most=HIGHEST_BID)
    return None


@rule("23.5a")
def open_bids(d: D, f: Bidding) -> Side:
    """The higher bid gets its side; the other player gets that many points for the other side.

    Players who wish for different sides get them, and nobody gets points. Players who sit at the
    wrong side exchange seats. Answers the side with a reserve, if there is one.
    """
    wish, points = {}, {}
    for seat in SIDES:
        wish[seat], number = f.bids[seat].split()
        points[seat] = int(number)
    agreed = wish[GERMAN] != wish[ALLIED]
    winner = GERMAN if agreed else highest(d, points)
    loser_plays, paid = other(wish[winner]), 0 if agreed else points[winner]
    exchange = wish[winner] != winner
    if paid:
        change_reserve(d, loser_plays, paid)
    bids = (wish[GERMAN], points[GERMAN], wish[ALLIED], points[ALLIED])
    d.emit(BidsOpened("23.5a", *bids, loser_plays, paid, exchange))
    return loser_plays if paid else ""


@rule("23.5a")
def highest(d: D, points: dict[str, int]) -> Side:
    """Whoever has bid more; a die decides between equals, 1 to 3 for the German seat."""
    if points[GERMAN] != points[ALLIED]:
        return GERMAN if points[GERMAN] > points[ALLIED] else ALLIED
    die = 1 + d.below(6, "23.5a")
    winner = GERMAN if die <= 3 else ALLIED
    d.emit(Rolled("23.5a", winner, (die,), ""))
    return winner


# -- 23.4: reserves for airborne depots -----------------------------------------------------


def raise_form(stores: Stores) -> Choice:
    """The number of points that all of them shall have."""
    found = [Raise(to) for to in range(1, FULL + 1)] if stores.book.on("depots") else []
    return OneOf(found, lambda act: why_not_raise(stores, act), types=(Raise,))


@rule("13.7d", "23.4")
def why_not_raise(stores: Stores, act: Raise) -> Illegal | None:
    """With 23.4: when all airborne depots lie, before they are used, all to the same number."""
    refit = stores.refit
    if not stores.book.on("depots"):
        return refuse("13.7d", "reserve-is-no-depot")
    if stores.side != ALLIED:
        return refuse("23.4", "allied-depots-only")
    if refit.raised:
        return refuse("23.4", "raised-already")
    placed = airborne(refit)
    if not placed:
        return refuse("23.4", "no-airborne-depot")
    for depot in AIRBORNE_DEPOTS:
        if depot in refit.used:
            return refuse("23.4", "depot-used", depot=depot)
        if depot not in placed and could_come(stores, depot):
            return refuse("23.4", "depot-not-placed", depot=depot)
    return why_not_height(stores, placed, act.to)


def why_not_height(stores: Stores, placed: dict[str, int], to: int) -> Illegal | None:
    """None has 10 yet, none goes down or beyond 10, and the reserve can pay."""
    if max(placed.values()) >= FULL:
        return refuse("23.4", "depot-full", most=FULL)
    if to > FULL:
        return refuse("23.4", "above-full", most=FULL)
    if to < max(placed.values()):
        return refuse("23.4", "not-equal", least=max(placed.values()))
    price, have = to * len(placed) - sum(placed.values()), stores.public.reserve[ALLIED]
    if not price:
        return refuse("23.4", "equal-already")
    if price > have:
        return refuse("23.4", "reserve-too-small", price=price, have=have)
    return None


def airborne(refit: Resupply) -> dict[str, int]:
    """The airborne depots on the map and what they have."""
    return {depot: refit.points[depot] for depot in AIRBORNE_DEPOTS if depot in refit.depots}


def could_come(stores: Stores, depot: str) -> bool:
    """Whether there is a supply head for this depot; otherwise it is lost and does not count."""
    heads = stores.book.heads[AIRBORNE_DEPOTS[depot]]
    return any(why_not_place(stores, Place(depot, head)) is None for head in heads)


@rule("23.4")
def raise_depots(d: D, f: Resupply, act: Raise) -> None:
    """All of them have this many points; what is not used goes back into the reserve."""
    added = {depot: act.to - points for depot, points in airborne(f).items()}
    change_reserve(d, f.side, -sum(added.values()))
    d.remember(points={**f.points, **dict.fromkeys(added, act.to)}, added=added, raised=True)
    d.emit(Raised("23.4", act.to, sum(added.values())))


# -- 23.6: reorganisation -------------------------------------------------------------------


def pairs(book: Book, public: Public, f: Resupply) -> list[Merge]:
    """Every unit with every other that might be broken up for it."""
    units = public.units
    mine = [unit for unit in book.of_side[f.side] if unit in units and units[unit].state]
    found = [Merge(unit, mate) for unit in mine for mate in mine if units[mate].state > SPENT]
    return [act for act in found if units[act.unit].at == units[act.other].at]


def may_merge(book: Book, public: Public, f: Resupply) -> bool:
    """The option is on, and somebody could."""
    if not book.on("reorganise"):
        return False
    return any(why_not_merge(book, public, f, act) is None for act in pairs(book, public, f))


def merge_choice(book: Book, public: Public, f: Resupply) -> Choice:
    """A unit and the one that is broken up for it, or no more."""
    return AnyOf(
        "23.6a",
        OneOf(
            pairs(book, public, f),
            lambda act: why_not_merge(book, public, f, act),
            types=(Merge,),
        ),
        FINISH,
    )


@rule("23.6a")
def why_not_merge(book: Book, public: Public, f: Resupply, act: Merge) -> Illegal | None:
    """Two of one type in one area: Spent or Dis1 the one, Dis1 or Dis2 the other."""
    units = public.units
    for unit in (act.unit, act.other):
        if unit not in units or book.side_of[unit] != f.side:
            return refuse("23.6a", "not-yours", unit=unit)
        if book.type_of[unit] not in ("infantry", "armour", "artillery"):
            return refuse("23.6a", "no-such-type", unit=unit)
    if act.unit == act.other:
        return refuse("23.6a", "same-unit", unit=act.unit)
    if book.type_of[act.unit] != book.type_of[act.other]:
        return refuse("23.6a", "other-type", unit=act.unit, mate=act.other)
    if units[act.unit].at != units[act.other].at:
        return refuse("23.6a", "merge-apart", unit=act.unit, mate=act.other)
    if units[act.unit].state not in (SPENT, DIS1):
        return refuse("23.6a", "not-spent-or-dis1", unit=act.unit)
    if units[act.other].state not in (DIS1, DIS2):
        return refuse("23.6a", "not-disrupted", unit=act.other)
    if act.unit in f.merged:
        return refuse("23.6b", "merged-already", unit=act.unit)
    return None


@rule("23.6a", "23.6b")
def merge(book: Book, d: D, f: Resupply, act: Merge) -> None:
    """One level better, whether it was refitted or not; the other is gone."""
    eliminate(book, d, "23.6a", act.other, "merged")
    old = d.public.units[act.unit]
    put_units(book, d, {act.unit: replace(old, state=old.state - 1)})
    d.remember(merged=(*f.merged, act.unit))
    d.emit(Merged("23.6a", act.unit, act.other, STATES[old.state - 1]))
