"""Fields: a game of three spaces with a hidden hand, a sealed bid, a window, a draw and forms."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

from bocage.kernel.api import (
    Action,
    Adding,
    AnyOf,
    Ask,
    Choice,
    Draft,
    Event,
    Flag,
    Form,
    Frame,
    Illegal,
    Module,
    OneOf,
    Outcome,
    Pass,
    Pick,
    Rng,
    Setup,
    Split,
    Step,
    Subset,
    Tally,
    WindowStep,
    refuse,
)
from tests.kernel.toy_types import (
    CARDS,
    SIDES,
    SPACES,
    VALUE,
    Bid,
    BidShown,
    Claim,
    Claimed,
    Claiming,
    Counts,
    Drawn,
    Flagged,
    Game,
    Hand,
    Harvest,
    Pile,
    Public,
    Rest,
    SetFlag,
    Spoil,
    Spoiled,
    Spoiling,
    Store,
    Stored,
    TakeFlag,
)


def other(side: str) -> str:
    return "south" if side == "north" else "north"


def points(public: Public, side: str, claim: Claim, spoils: int) -> Tally:
    """2.4-2.7: what a claim is worth."""
    adding = Adding("claim")
    for card in claim.by:
        adding.add("2.4", "card", VALUE[card], card=card)
    adding.add("2.5", "held", -2 if public.owner[claim.space] == other(side) else 0)
    adding.add("2.6", "bold", int(claim.bold))
    adding.add("2.7", "spoiled", -spoils)
    return adding.done()


def discard(d: Draft[Public, Hand, Pile], side: str, cards: Sequence[str]) -> None:
    """Cards leave a hand face up."""
    left = tuple(card for card in d.private[side].cards if card not in cards)
    d.put_private(side, cards=left)
    d.put(discard=(*d.public.discard, *cards))


class GameStep(Step):
    """Deal; then three turns of bid, two claims and dusk."""

    def run(self, book: Any, d: Draft[Public, Hand, Pile], f: Game) -> None:
        match f.stage:
            case "start":
                pile = d.shuffled(CARDS, "1.1")
                d.put_private("north", cards=tuple(sorted(pile[:3])))
                d.put_private("south", cards=tuple(sorted(pile[3:6])))
                d.put_sealed(cards=pile[6:])
                d.goto("bid")
            case "claim":
                d.call(Claiming(side=d.public.first), then="second")
            case "second":
                d.call(Claiming(side=other(d.public.first)), then="dusk")
            case "dusk":
                d.call_due("dusk", then="refill")
            case "refill":
                self.refill(d)

    def refill(self, d: Draft[Public, Hand, Pile]) -> None:
        if d.public.turn == 3:
            d.end(outcome(d.public))
            return
        for side in SIDES:
            if d.sealed.cards:
                card, rest = d.sealed.cards[0], d.sealed.cards[1:]
                d.put_sealed(cards=rest)
                d.put_private(side, cards=tuple(sorted((*d.private[side].cards, card))))
                d.emit(Drawn("3.2", card), to=(side,))
        d.put(turn=d.public.turn + 1)
        d.goto("bid", bids={})

    def who(self, book: Any, public: Public, f: Game) -> tuple[Ask, ...]:
        return tuple(Ask(side, "bid", "1.2") for side in SIDES)

    def choice(self, book: Any, seen: Any, f: Game, ask: Ask) -> Choice:
        cards: tuple[str | None, ...] = (None, *seen.own.cards)
        return OneOf([Bid(card) for card in cards], lambda a: why_not_card(seen, a.card))

    def take(
        self, book: Any, d: Draft[Public, Hand, Pile], f: Game, side: str, action: Bid
    ) -> None:
        bids = {**f.bids, side: action.card}
        d.remember(bids=bids)
        if action.card is not None:
            discard(d, side, [action.card])
        d.emit(BidShown("1.2", side, action.card))
        if len(bids) == 2:
            worth = {s: VALUE[card] if card else 0 for s, card in bids.items()}
            d.put(first="south" if worth["south"] > worth["north"] else "north")
            d.goto("claim")


def why_not_card(seen: Any, card: str | None) -> Illegal | None:
    """1.3: only cards in hand."""
    if card is not None and card not in seen.own.cards:
        return refuse("1.3", "not-in-hand", card=card)
    return None


def outcome(public: Public) -> Outcome:
    """4.1: fields and stores."""
    score = {
        side: sum(1 + public.stores[s] for s, who in public.owner.items() if who == side)
        for side in SIDES
    }
    best = max(score.values())
    leaders = [side for side in SIDES if score[side] == best]
    return Outcome(leaders[0] if len(leaders) == 1 else None, "4.1", "turns", score)


class ClaimingStep(Step):
    """One side claims a field or rests."""

    def run(self, book: Any, d: Draft[Public, Hand, Pile], f: Claiming) -> None:
        if f.stage != "roll":
            return None
        assert f.space is not None
        die = 1 + d.below(6, "2.8")
        tally = points(d.public, f.side, Claim(f.space, f.by, f.bold), f.spoils)
        won = tally.total + die >= 9
        if won:
            d.edit("owner")[f.space] = f.side
            d.later("dusk", Harvest(side=f.side, space=f.space))
        d.emit(Claimed("2.8", f.side, f.space, die, won, (tally,)))
        return d.finish(won)

    def who(self, book: Any, public: Public, f: Claiming) -> tuple[Ask, ...]:
        return (Ask(f.side, "claim", "2.0"),)

    def choice(self, book: Any, seen: Any, f: Claiming, ask: Ask) -> Choice:
        form = Form(
            Claim,
            (
                Pick("space", lambda done: SPACES),
                Subset("by", lambda done: seen.own.cards, low=1, high=2),
                Flag("bold", lambda done: True),
            ),
            lambda a: why_not_claim(seen, f.side, a),
            lambda a: (points(seen.public, f.side, a, 0),),
        )
        # In choices of their own, so that the weights of the two kinds count separately.
        setting = OneOf([SetFlag(s) for s in SPACES], lambda a: why_not_flag(seen.public, a))
        taking = OneOf([TakeFlag(s) for s in SPACES], lambda a: why_not_flag(seen.public, a))
        return AnyOf("2.0", form, OneOf([Rest()]), setting, taking)

    def take(
        self, book: Any, d: Draft[Public, Hand, Pile], f: Claiming, side: str, action: Action
    ) -> None:
        match action:
            case Claim(space, by, bold):
                discard(d, side, by)
                d.remember(space=space, by=by, bold=bold)
                d.call(Spoiling(seats=(other(side),)), then="roll")
            case SetFlag(space):
                d.edit("flags")[space] = side
                d.emit(Flagged("2.9", space))
            case TakeFlag(space):
                del d.edit("flags")[space]
            case _:
                d.finish(False)


def why_not_claim(seen: Any, side: str, claim: Claim) -> Illegal | None:
    """2.1-2.3: what may be claimed, with what."""
    if seen.public.owner[claim.space] == side:
        return refuse("2.1", "own-field", space=claim.space)
    if not 1 <= len(claim.by) <= 2:
        return refuse("2.2", "card-count", count=len(claim.by))
    for card in claim.by:
        bad = why_not_card(seen, card)
        if bad is not None:
            return bad
    if sum(VALUE[card] for card in claim.by) > 9 and not claim.bold:
        return refuse("2.3", "needs-bold")
    return None


def why_not_flag(public: Public, action: SetFlag | TakeFlag) -> Illegal | None:
    """2.9: set where none is, take where one is."""
    if (action.space in public.flags) == isinstance(action, SetFlag):
        return refuse("2.9", "flag", space=action.space)
    return None


class SpoilingStep(WindowStep):
    """The other side may spend cards against the claim."""

    prompt = "spoil"
    clause = "2.7"

    def choice(self, book: Any, seen: Any, f: Spoiling, ask: Ask) -> Choice:
        claiming: Claiming = seen.frames[-2]
        assert claiming.space is not None
        claim = Claim(claiming.space, claiming.by, claiming.bold)
        tally = points(seen.public, claiming.side, claim, claiming.spoils + 1)
        spoils = OneOf(
            [Spoil(card) for card in seen.own.cards],
            lambda a: why_not_card(seen, a.card),
            lambda a: (tally,),
            (Spoil,),
        )
        return AnyOf("2.7", spoils, OneOf([Pass()]))

    def play(
        self, book: Any, d: Draft[Public, Hand, Pile], f: Spoiling, side: str, action: Spoil
    ) -> None:
        discard(d, side, [action.card])
        claiming = d.inside(Claiming)
        assert claiming is not None
        d.amend(Claiming, spoils=claiming.spoils + 1)
        d.emit(Spoiled("2.7", action.card))


class HarvestStep(Step):
    """Two measures are stored in the fields of the new owner, if it still is."""

    def run(self, book: Any, d: Draft[Public, Hand, Pile], f: Harvest) -> None:
        if d.public.owner[f.space] != f.side:
            d.finish()

    def who(self, book: Any, public: Public, f: Harvest) -> tuple[Ask, ...]:
        return (Ask(f.side, "store", "3.1", {"space": f.space}),)

    def choice(self, book: Any, seen: Any, f: Harvest, ask: Ask) -> Choice:
        own = {s: 2 for s in SPACES if seen.public.owner[s] == f.side}
        parts = (Split("grain", lambda done: own, lambda done: (2,)),)
        return Form(Store, parts, lambda a: why_not_store(own, a))

    def take(
        self, book: Any, d: Draft[Public, Hand, Pile], f: Harvest, side: str, action: Store
    ) -> None:
        stores = d.edit("stores")
        for space, grain in action.grain.items():
            stores[space] += grain
        d.emit(Stored("3.1", action.grain))
        d.finish()


def why_not_store(own: Mapping[str, int], action: Store) -> Illegal | None:
    """3.1: two measures in one's own fields."""
    for space, grain in action.grain.items():
        if space not in own or grain == 0:
            return refuse("3.1", "not-own", space=space)
    return None if sum(action.grain.values()) == 2 else refuse("3.1", "two-measures")


class Fields(Module):
    """The declaration."""

    id = "fields"
    edition = "1"
    sides: ClassVar[tuple[str, ...]] = SIDES
    scenarios: ClassVar[tuple[str, ...]] = ("valley", "ridge")
    public = Public
    private = Hand
    sealed = Pile
    counts_type = Counts
    actions: ClassVar[tuple[type[Action], ...]] = (
        Bid,
        Claim,
        Rest,
        SetFlag,
        TakeFlag,
        Spoil,
        Store,
    )
    events: ClassVar[tuple[type[Event], ...]] = (BidShown, Claimed, Spoiled, Flagged, Drawn, Stored)
    steps: ClassVar[Mapping[type[Frame], Step]] = {
        Game: GameStep(),
        Claiming: ClaimingStep(),
        Spoiling: SpoilingStep(),
        Harvest: HarvestStep(),
    }
    weights: ClassVar[Mapping[str, int]] = {"claim": 6, "rest": 2, "take-flag": 0}
    biases: ClassVar[Mapping[str, Mapping[str, int]]] = {
        "claim": {"claim": 90},
        "react": {"spoil": 90},
    }

    @property
    def home(self) -> Path:
        return Path(__file__).parent  # of games derived from this one too

    def load(self, scenario: str, options: Mapping[str, str], overlays: Sequence[Any]) -> Any:
        return scenario

    def data_digest(self, overlays: Sequence[Any]) -> str:
        return "overlaid"

    def universe(self, book: Any) -> dict[str, tuple[str, ...]]:
        return {"space": SPACES, "card": CARDS}

    def setup(self, book: Any) -> Setup:
        owner = dict.fromkeys(SPACES, "")
        if book == "ridge":
            owner["mid"] = "south"
        public = Public(owner, dict.fromkeys(SPACES, 0))
        return Setup(public, {"north": Hand(), "south": Hand()}, Pile(), Game())

    def settle(self, book: Any, d: Draft[Any, Any, Any]) -> None:
        owners = set(d.public.owner.values())
        if len(owners) == 1 and "" not in owners and d.outcome is None:
            d.end(Outcome(owners.pop(), "4.2", "all-fields", outcome(d.public).score))

    def counts(self, book: Any, pos: Any) -> Counts:
        hands = {side: len(hand.cards) for side, hand in pos.private.items()}
        return Counts(hands, len(pos.sealed.cards))

    def guess(self, book: Any, view: Any, rng: Rng) -> tuple[dict[str, Any], Any]:
        known = set(view.public.discard) | set(view.own.cards if view.own else ())
        pile = rng.shuffled(card for card in CARDS if card not in known)
        private = {}
        for side in SIDES:
            if side == view.side:
                private[side] = view.own
            else:
                count = view.counts.hands[side]
                private[side] = Hand(tuple(sorted(pile[:count])))
                pile = pile[count:]
        return private, Pile(tuple(pile))

    def evaluate(self, book: Any, view: Any) -> int:
        return sum(1 for owner in view.public.owner.values() if owner == view.side)


module = Fields()
