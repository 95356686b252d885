"""Chapter 6 - Opportunity fire: who may fire, the cards, the total, hits and dispersal."""

from __future__ import annotations

from typing import Any

from bocage.games.skirmish.book import COMPANY, Book
from bocage.games.skirmish.events import Dispersed, Fired, FireLost, Hit, Played
from bocage.games.skirmish.rules.common import mark, why_not_card
from bocage.games.skirmish.rules.r02_cards import play_from_hand
from bocage.games.skirmish.rules.r09_supply import in_supply, lose_steps
from bocage.games.skirmish.state import free_to_act, in_order, own_units, reduced
from bocage.games.skirmish.types import (
    D,
    Entered,
    Fire,
    FireCards,
    Firing,
    HitCards,
    Moving,
    Play,
    Public,
    Rolling,
    Seen,
    Side,
    UnitState,
    other,
)
from bocage.kernel.api import (
    Adding,
    AnyOf,
    Ask,
    Choice,
    Illegal,
    OneOf,
    Pass,
    Step,
    Tally,
    WindowStep,
    innermost,
    refuse,
    rule,
)

PASS = OneOf((Pass(),))
HIT = 7  # 6.7: a fire total of 7 or more is a hit


@rule("6.3")
def sees(book: Book, here: str, there: str) -> bool:
    """At a range of 2 nothing between may block; on an area map only adjacent spaces are seen."""
    return book.apart[here, there] < 2 or (here, there) in book.sees


def why_not_fire(book: Book, public: Public, side: Side, space: str, unit: str) -> Illegal | None:
    """An unpinned enemy unit with a fire value, in range and sight, that has not fired."""
    state = public.units.get(unit)
    if state is None or book.side_of[unit] != side:
        return refuse("6.1", "not-yours", unit=unit)
    if state.fired:
        return refuse("6.1", "already-fired", unit=unit)
    if not free_to_act(state):
        return refuse("6.2", "pinned", unit=unit)
    counter = book.counters[unit]
    if counter.fire < 1:
        return refuse("6.2", "no-fire-value", unit=unit)
    if book.apart[state.at, space] > counter.range:
        return refuse("6.2", "out-of-range", unit=unit, space=space)
    if not sees(book, state.at, space):
        return refuse("6.3", "no-sight", unit=unit, space=space)
    return None


class EntryWindow(WindowStep):
    """A unit has entered a space: the enemy may fire, one unit after another."""

    rule = "each-exhausts"
    prompt = "entry-window"
    clause = "6.1"

    def could_react(self, book: Book, public: Public, f: Entered, side: Side) -> bool:
        """The target is still there and some unit may fire at it."""
        state = public.units.get(f.target)
        return (
            state is not None
            and state.at == f.space
            and any(
                why_not_fire(book, public, side, f.space, unit) is None
                for unit in own_units(book, public, side)
            )
        )

    def about(self, f: Entered) -> dict[str, Any]:
        """Which unit, and where."""
        return {"unit": f.target, "space": f.space}

    def choice(self, book: Book, seen: Seen, f: Entered, ask: Ask) -> Choice:
        """Fire with a unit, or pass."""
        shots = [Fire(unit) for unit in own_units(book, seen.public, ask.side)]
        fire = OneOf(
            shots,
            lambda act: why_not_fire(book, seen.public, ask.side, f.space, act.unit),
            lambda act: (fire_tally(book, seen.public, act.unit, f.target, ()),),
            types=(Fire,),
        )
        return AnyOf("6.1", PASS, fire)

    def play(self, book: Book, d: D, f: Entered, side: Side, action: Fire) -> None:
        """The unit has fired this half; resolve its fire."""
        spend_fire(d, action.unit)
        d.remember(fired=True)
        d.call(Firing(side=side, unit=action.unit, target=f.target), "start")

    def closed(self, book: Book, d: D, f: Entered) -> None:
        """Tell the move whether anybody fired."""
        d.finish(f.fired)


@rule("6.1")
def spend_fire(d: D, unit: str) -> None:
    """Each unit may fire once in each half."""
    mark(d, unit, fired=True)


def fire_tally(book: Book, public: Public, unit: str, target: str, cards: tuple[str, ...]) -> Tally:
    """What is added to the roll."""
    tally = Adding("fire")
    tally.add("6.7", "fire-value", book.counters[unit].fire)
    tally.add("6.7", "terrain", book.terrain[public.units[target].at].fire)
    tally.add("6.7", "unsupplied", 0 if in_supply(book, public, unit) else -1)
    tally.add("6.7", "reduced", -1 if reduced(book, unit, public.units[unit]) else 0)
    for card in cards:
        use = book.cards[card].use
        tally.add("6.5", "ambush", 2 if use == "ambush" else 0)
        tally.add("6.6", "smoke", -2 if use == "smoke" else 0)
    return tally.done()


class FireStep(Step):
    """Fire at a unit: cards, roll, total, hit."""

    def run(self, book: Book, d: D, f: Firing) -> None:
        """The cards are played, then the roll is made with what is known at that moment."""
        match f.stage:
            case "start":
                d.call(FireCards(seats=(other(f.side), f.side)), "roll")
            case "roll":
                d.remember(tally=fire_tally(book, d.public, f.unit, f.target, f.cards))
                d.call(Rolling(side=f.side), "rolled")
            case "rolled":
                resolve_fire(book, d, f)
            case "hit":
                take_hit(book, d, f.target)
                d.finish()

    def back(self, book: Book, d: D, f: Firing, value: Any) -> None:
        """The roll, or whether the target dispersed instead of taking the hit."""
        if f.stage == "rolled":
            d.remember(roll=value)
        elif f.stage == "hit" and value:
            d.finish()


def resolve_fire(book: Book, d: D, f: Firing) -> None:
    """7 or more is a hit; a company's owner may then disperse it."""
    if fire_is_lost(d.public.units[f.unit]):
        d.emit(FireLost("7.4", f.unit))
        return d.finish()
    total = f.roll + f.tally.total
    hit = is_hit(total)
    d.emit(Fired("6.7", f.unit, f.target, f.roll, total, hit, (f.tally,)))
    if not hit:
        return d.finish()
    d.emit(Hit("6.8", f.target))
    if d.inside(Moving) is not None:
        d.amend(Moving, hit=True)
    return d.call(HitCards(seats=(other(f.side),), unit=f.target), "hit")


@rule("7.4")
def fire_is_lost(state: UnitState) -> bool:
    """A mishap that pins the firing unit loses its fire."""
    return state.pinned


@rule("6.7")
def is_hit(total: int) -> bool:
    """7 or more is a hit."""
    return total >= HIT


@rule("6.8")
def take_hit(book: Book, d: D, unit: str) -> None:
    """A hit unit loses a step."""
    lose_steps(book, d, unit, 1, "6.8")


class FireWindow(WindowStep):
    """Before a fire roll the sides alternate in playing cards, the side fired at first."""

    rule = "alternate"
    prompt = "fire-window"
    clause = "6.4"

    def could_react(self, book: Book, public: Public, f: FireCards, side: Side) -> bool:
        """A side with cards may play one."""
        return public.hand_size[side] > 0

    def choice(self, book: Book, seen: Seen, f: FireCards, ask: Ask) -> Choice:
        """Ambush or Smoke, or pass; each shows the total it leads to."""
        firing = innermost(seen.frames, Firing)
        hand = seen.own.hand if seen.own else ()
        plays = (Pass(), *(Play(card) for card in hand))
        return OneOf(
            plays,
            lambda act: why_not_fire_card(book, seen, firing, act),
            lambda act: (
                fire_tally(book, seen.public, firing.unit, firing.target, _with(firing, act)),
            ),
            types=(Play, Pass),
        )

    def play(self, book: Book, d: D, f: FireCards, side: Side, action: Play) -> None:
        """The card counts for this fire."""
        firing = d.caller(Firing)
        play_from_hand(d, side, action.card)
        d.emit(Played("6.4", side, action.card))
        d.amend(Firing, cards=(*firing.cards, action.card))


def _with(firing: Firing, act: Play | Pass) -> tuple[str, ...]:
    return (*firing.cards, act.card) if isinstance(act, Play) else firing.cards


def why_not_fire_card(book: Book, seen: Seen, f: Firing, act: Play | Pass) -> Illegal | None:
    """Ambush for the firing side, Smoke for the side fired at, one of each per fire."""
    if isinstance(act, Pass):
        return None
    use = book.cards[act.card].use
    clause = {"ambush": "6.5", "smoke": "6.6"}.get(use, "6.4")
    bad = why_not_card(book, seen, act.card, "ambush" if seen.side == f.side else "smoke", clause)
    if bad is None and any(book.cards[card].use == use for card in f.cards):
        return refuse(clause, "only-one", use=use)
    return bad


class HitWindow(WindowStep):
    """Fire has hit a company: its owner may disperse it."""

    rule = "each-exhausts"
    prompt = "hit-window"
    clause = "6.9"

    def could_react(self, book: Book, public: Public, f: HitCards, side: Side) -> bool:
        """Only a company disperses, and only with a card in hand."""
        return book.counters[f.unit].type == COMPANY and public.hand_size[side] > 0

    def about(self, f: HitCards) -> dict[str, Any]:
        """Which unit."""
        return {"unit": f.unit}

    def choice(self, book: Book, seen: Seen, f: HitCards, ask: Ask) -> Choice:
        """Disperse, or take the hit."""
        hand = seen.own.hand if seen.own else ()
        plays = (Pass(), *(Play(card) for card in hand))
        return OneOf(plays, lambda act: why_not_disperse(book, seen, act), types=(Play, Pass))

    def play(self, book: Book, d: D, f: HitCards, side: Side, action: Play) -> None:
        """The company is replaced instead of losing a step."""
        play_from_hand(d, side, action.card)
        d.emit(Played("6.9", side, action.card))
        d.finish(True)
        disperse(book, d, f.unit)

    def closed(self, book: Book, d: D, f: HitCards) -> None:
        """The hit stands."""
        d.finish(False)


def why_not_disperse(book: Book, seen: Seen, act: Play | Pass) -> Illegal | None:
    """Only a Disperse card from one's hand."""
    if isinstance(act, Pass):
        return None
    return why_not_card(book, seen, act.card, "disperse", "6.9")


@rule("6.9")
def disperse(book: Book, d: D, unit: str) -> None:
    """Replace a company by its two platoons; whatever waits for it now means them."""
    units = dict(d.public.units)
    state = units.pop(unit)
    heirs = book.platoons[unit]
    for heir in heirs:
        units[heir] = UnitState(
            state.at,
            book.counters[heir].steps,
            pinned=state.pinned,
            cut=state.cut,
            moved=True,
            fired=state.fired,
            committed=state.committed,
            attacked=state.attacked,
        )
    d.put(units=in_order(book, units))
    d.rename("unit", unit, heirs)
    if d.inside(Entered) is not None:  # the company that entered is no longer there
        d.amend(Entered, turn=1)
    d.emit(Dispersed("6.9", unit, state.at))
