"""Ways to break the contract, each a small change of the toy game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from msgspec.structs import replace

from bocage.kernel.api import (
    AnyOf,
    Ask,
    Choice,
    Draft,
    Form,
    Frame,
    OneOf,
    Outcome,
    Pick,
    Split,
    Step,
    Subset,
    Tally,
    refuse,
)
from bocage.kernel.chance import Rng
from bocage.kernel.engine import Engine
from bocage.kernel.nouns import Modifier
from bocage.kernel.position import Applied
from tests.kernel.toy import (
    ClaimingStep,
    Fields,
    GameStep,
    HarvestStep,
    module,
    other,
    why_not_claim,
)
from tests.kernel.toy_types import (
    SPACES,
    VALUE,
    Bid,
    Claim,
    Claimed,
    Claiming,
    Counts,
    Game,
    Harvest,
    Rest,
    SetFlag,
    Store,
)


def having(frame: type[Frame], step: Step) -> dict[type[Frame], Step]:
    """The toy's steps, one of them replaced."""
    return {**module.steps, frame: step}


class SaysOpen(Fields):
    """It has hands and says that it hides nothing."""

    hides = False


class TellsHands(Fields):
    """What may be counted depends on what a hand holds."""

    def counts(self, book: Any, pos: Any) -> Counts:
        worth = {side: sum(map(VALUE.get, hand.cards)) for side, hand in pos.private.items()}  # type: ignore[arg-type]
        return Counts({**worth, **super().counts(book, pos).hands}, worth["north"])


class SkipsWindow(ClaimingStep):
    """No window for a hand that is weak."""

    def take(self, book: Any, d: Draft[Any, Any, Any], f: Any, side: str, action: Any) -> None:
        super().take(book, d, f, side, action)
        weak = all(VALUE[card] < 5 for card in d.private[other(side)].cards)
        if isinstance(action, Claim) and weak:
            d.finish()


class HandyWindow(Fields):
    """Windows open on what a hand holds."""

    steps: ClassVar[Mapping[type[Frame], Step]] = having(Claiming, SkipsWindow())


class RollsForFlags(ClaimingStep):
    """A flag before an odd hand is rolled for."""

    def take(self, book: Any, d: Draft[Any, Any, Any], f: Any, side: str, action: Any) -> None:
        super().take(book, d, f, side, action)
        odd = sum(VALUE[card] for card in d.private[other(side)].cards) % 2
        if isinstance(action, SetFlag) and odd:
            d.below(6, "2.8")


class SaysFree(Fields):
    """It says that a flag can be taken back, but that depends on what a hand holds."""

    free = ("set-flag",)
    steps: ClassVar[Mapping[type[Frame], Step]] = having(Claiming, RollsForFlags())


class ProposesAnything(Fields):
    """It proposes what is not legal."""

    def proposal(self, book: Any, view: Any, choice: Any, partial: Any) -> Any:
        return None if partial.do else Bid("no-such-card")


class ProposesOther(Fields):
    """It proposes something else than what was begun."""

    def proposal(self, book: Any, view: Any, choice: Any, partial: Any) -> Any:
        return Bid() if partial.do and Bid not in choice.types else None


class AddsOne(ClaimingStep):
    """The resolved tally has a term that was not shown."""

    def run(self, book: Any, d: Draft[Any, Any, Any], f: Any) -> None:
        super().run(book, d, f)
        for i, emitted in enumerate(d.emitted):
            event = emitted.event
            if isinstance(event, Claimed):
                items = (*event.tallies[0].items, Modifier("2.4", "more", 1))
                tally = replace(event.tallies[0], items=items)
                d.emitted[i] = replace(emitted, event=replace(event, tallies=(tally,)))


class OtherTally(Fields):
    """Previews differ from what is resolved."""

    steps: ClassVar[Mapping[type[Frame], Step]] = having(Claiming, AddsOne())


class ForgetsNone(GameStep):
    """No card may be bid by the rule, but it is not listed."""

    def choice(self, book: Any, seen: Any, f: Any, ask: Ask) -> Choice:
        whole = super().choice(book, seen, f, ask)
        bids = [Bid(card) for card in seen.own.cards] or [Bid()]
        return OneOf(bids, whole.why_not, types=(Bid,))


class ListsLess(Fields):
    """Something legal is not listed."""

    steps: ClassVar[Mapping[type[Frame], Step]] = having(Game, ForgetsNone())


class Twice(GameStep):
    """Bidding nothing is listed twice."""

    def choice(self, book: Any, seen: Any, f: Any, ask: Ask) -> Choice:
        return OneOf([Bid(), Bid()], lambda a: refuse("1.3", "no") if a.card else None)


class ListsTwice(Fields):
    """Something legal is listed twice."""

    steps: ClassVar[Mapping[type[Frame], Step]] = having(Game, Twice())


class NoClause(GameStep):
    """A refusal names a clause that the rulebook lacks."""

    def choice(self, book: Any, seen: Any, f: Any, ask: Ask) -> Choice:
        return OneOf([Bid()], lambda a: refuse("9.9", "no") if a.card else None)


class UnknownClause(Fields):
    """A clause that is not listed."""

    steps: ClassVar[Mapping[type[Frame], Step]] = having(Game, NoClause())


class NoGrain(HarvestStep):
    """More measures are to be stored than there is room for."""

    def choice(self, book: Any, seen: Any, f: Any, ask: Ask) -> Choice:
        parts = (Split("grain", lambda done: {f.space: 1}, lambda done: (2,)),)
        return Form(Store, parts, lambda a: refuse("3.1", "no"))


class NoChoice(Fields):
    """A decision without a choice."""

    steps: ClassVar[Mapping[type[Frame], Step]] = having(Harvest, NoGrain())


class InPlace(ClaimingStep):
    """Changes a mapping that belongs to the old position."""

    def take(self, book: Any, d: Draft[Any, Any, Any], f: Any, side: str, action: Any) -> None:
        super().take(book, d, f, side, action)
        d._base.public.stores["west"] += 1


class ChangesInput(Fields):
    """Apply changes what it was given."""

    steps: ClassVar[Mapping[type[Frame], Step]] = having(Claiming, InPlace())


class NeverEnds(Fields):
    """Random players set and take up flags for ever."""

    weights: ClassVar[Mapping[str, int]] = {"set-flag": 1, "take-flag": 1, "claim": 0, "rest": 0}


class Campaign(NeverEnds):
    """The same as a long game, of which a part is looked at, from the midst of it too."""

    long: ClassVar[Mapping[str, int]] = {"valley": 40}

    def moments(self, book: Any) -> list[Any]:
        engine = Engine(module, book)
        position = engine.start(Rng(1)).position
        while position.public.turn < 2:
            side = engine.pending(position)[0].side
            choice = engine.choice(position, side)
            action = choice.sample(Rng(position.version)) if choice is not None else None
            assert action is not None
            position = engine.apply_legal(position, side, action, Rng(7)).position
        return [position]


class Undeclared(Fields):
    """An event that the module does not name."""

    events = Fields.events[1:]


class BadIds(Fields):
    """An id that cannot be written."""

    def universe(self, book: Any) -> dict[str, tuple[str, ...]]:
        return {**super().universe(book), "odd": ("a,b",)}


class NoEndClause(Fields):
    """The game ends by a clause that is not listed."""

    def settle(self, book: Any, d: Draft[Any, Any, Any]) -> None:
        if d.public.turn == 2:
            d.end(Outcome(None, "9.9", "nothing"))


class Prophet(ClaimingStep):
    """Whether a side may rest depends on the sealed pile, through its public marks."""

    def take(self, book: Any, d: Draft[Any, Any, Any], f: Any, side: str, action: Any) -> None:
        if isinstance(action, Rest) and d.sealed.cards and VALUE[d.sealed.cards[0]] > 4:
            d.edit("stores")["west"] += 1
        super().take(book, d, f, side, action)


class TellsPile(Fields):
    """The pile is told by what an action does."""

    steps: ClassVar[Mapping[type[Frame], Step]] = having(Claiming, Prophet())


class CountsPasses(Engine):
    """A kernel whose version counts sealed answers."""

    def apply_legal(self, pos: Any, side: str, action: Any, chance: Any) -> Applied:
        applied = super().apply_legal(pos, side, action, chance)
        if applied.position.answers:
            later = replace(applied.position, version=pos.version + 1)
            return replace(applied, position=later)
        return applied


class Accepts(Engine):
    """A kernel that lets every side act."""

    def ask_of(self, pos: Any, side: str) -> Ask | None:
        return self.asks(pos)[0] if side in pos.private and self.asks(pos) else None

    def apply_legal(self, pos: Any, side: str, action: Any, chance: Any) -> Applied:
        asks = self.asks(pos)
        return super().apply_legal(pos, asks[0].side if len(asks) == 1 else side, action, chance)


class HalfSteps(ClaimingStep):
    """Being bold is worth half a point, or yes."""

    worth: Any = 0.5

    def choice(self, book: Any, seen: Any, f: Any, ask: Ask) -> Choice:
        bold = Modifier("2.6", "bold", self.worth)
        form = Form(
            Claim,
            (
                Pick("space", lambda done: SPACES),
                Subset("by", lambda done: seen.own.cards, low=1, high=2),
            ),
            lambda a: why_not_claim(seen, f.side, a),
            lambda a: (Tally("claim", (bold,)),),
        )
        return AnyOf("2.0", form, OneOf([Rest()]))


class YesSteps(HalfSteps):
    """A yes is no number."""

    worth = True


class FloatTally(Fields):
    """A term of a tally is a float."""

    steps: ClassVar[Mapping[type[Frame], Step]] = having(Claiming, HalfSteps())


class BoolTally(Fields):
    """A term of a tally is a yes."""

    steps: ClassVar[Mapping[type[Frame], Step]] = having(Claiming, YesSteps())


class FloatDie(ClaimingStep):
    """The die has as many faces as a division gives."""

    def run(self, book: Any, d: Draft[Any, Any, Any], f: Any) -> None:
        if f.stage == "roll":
            d.below(12 / 2, "2.8")  # type: ignore[arg-type]  # the mistake itself
        super().run(book, d, f)


class FloatDraw(Fields):
    """A draw is a float."""

    steps: ClassVar[Mapping[type[Frame], Step]] = having(Claiming, FloatDie())
