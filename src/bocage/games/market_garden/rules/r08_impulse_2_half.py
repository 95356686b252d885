"""8.1 and 8.2: a half, what may be activated in it, double impulses, zone F (14.5)."""

from __future__ import annotations

from collections.abc import Callable, Collection

import msgspec

from bocage.games.market_garden.book import Book
from bocage.games.market_garden.events import Activated, ImpulseBegan, Rested
from bocage.games.market_garden.rules.common import ask_dice
from bocage.games.market_garden.rules.r08_impulse_1_daylight import PASSES
from bocage.games.market_garden.rules.r08_infiltration import infiltrate_form
from bocage.games.market_garden.rules.r11_bombard_1_declare import (
    begin_bombard,
    begin_strike,
    bombard_form,
    strike_form,
)
from bocage.games.market_garden.rules.r12_advantage import (
    next_evening,
    pass_advantage,
    spend,
    spender,
)
from bocage.games.market_garden.rules.r16_air import (
    interdict_form,
    place_interdiction,
    why_no_marker,
)
from bocage.games.market_garden.rules.r19_engineers import (
    blown_around,
    demolitions,
    ends_to_blow,
    ends_to_repair,
    why_not_repair,
)
from bocage.games.market_garden.state import Acts, Lay, lay
from bocage.games.market_garden.types import (
    ALLIED,
    FIRST_DAY,
    GERMAN,
    UK,
    ZONE_F,
    Activate,
    Activation,
    Bombard,
    D,
    Finish,
    Half,
    Infiltrate,
    Infiltration,
    Interdict,
    Public,
    Repair,
    Rest,
    Seen,
    Side,
    Start,
    Strike,
)
from bocage.kernel.api import (
    Action,
    Ask,
    Choice,
    Form,
    Illegal,
    Menu,
    NoneOf,
    OneOf,
    Step,
    Subset,
    refuse,
    rule,
)

FINISH = OneOf((Finish(),))


# -- a half ---------------------------------------------------------------------------------


class Turn(msgspec.Struct, frozen=True):
    """What the choice of an impulse depends on."""

    book: Book
    seen: Seen
    half: Half

    @property
    def second(self) -> bool:
        """It is about a second activation."""
        return bool(self.half.activations)

    @property
    def holds(self) -> bool:
        """The side may spend the advantage on a double impulse."""
        return may_double(self.seen.public, self.half)


def how_it_stands(book: Book, public: Public) -> Start:
    """What is remembered of the moment when a half begins."""
    at, order = lay(book, public).at, book.rank
    german = sorted(at[GERMAN], key=order)
    allied = sorted(at[ALLIED].keys() - {UK}, key=order)
    return Start(public.control, tuple(german), tuple(allied), public.bridges, public.held)


class HalfStep(Step):
    """One side's half of an impulse."""

    def run(self, book: Book, d: D, f: Half) -> None:
        """The activation, the sunset DR, perhaps a second activation, and the end."""
        match f.stage:
            case "start":
                d.emit(ImpulseBegan("6.3a", f.side, d.public.impulse))
                d.wait("impulse", start_of=how_it_stands(book, d.public))
            case "first" if f.side == ALLIED and not f.sunset:
                self.roll_sunset(d, f)
            case "first":
                if more_to_come(book, d.public, f):
                    d.wait("second")
                else:
                    d.goto("end")
            case "end" if f.side == ALLIED and not f.sunset and d.public.passes < PASSES:
                self.roll_sunset(d, f)
            case "end":
                if not next_evening(d, f, "end"):
                    pass_advantage(d, f)
                    d.finish(f)

    @rule("6.3c", "8.24a")
    def roll_sunset(self, d: D, f: Half) -> None:
        """No two dice were rolled: the sunset DR is."""
        ask_dice(d, f.stage, ALLIED, "6.3c", 2, about="sunset")

    def who(self, book: Book, public: Public, f: Half) -> tuple[Ask, ...]:
        """Whose half it is."""
        if f.stage == "second":
            paid, free = may_double(public, f), zone_f_to_come(book, public, f)
            return (
                Ask(f.side, "second", "12.3b" if paid else "14.5a", {"paid": paid, "free": free}),
            )
        opening = german_opening(public, f.side)
        told = {"impulse": public.impulse, "opening": opening}
        return (Ask(f.side, "impulse", "20.61a" if opening else "8.2", told),)

    @rule("8.2")
    def choice(self, book: Book, seen: Seen, f: Half, ask: Ask) -> Choice:
        """What kind of impulse."""
        turn = Turn(book, seen, f)
        opening = german_opening(seen.public, f.side)
        if f.stage == "second":
            return Menu(ask.clause, OPENING_AGAIN if opening else SECOND[f.side], turn)
        return Menu(ask.clause, OPENING if opening else FIRST[f.side], turn)

    def take(self, book: Book, d: D, f: Half, side: str, action: Action) -> None:
        """Begin it."""
        then = "first" if f.stage == "impulse" else "end"
        if isinstance(action, Finish):
            return d.goto("end")
        if isinstance(action, Rest):
            return rest(d, f)
        if d.public.passes:
            d.put(passes=0)
        count_second(d, f, action)
        if isinstance(action, Activate):
            return activate(book, d, f, action, then)
        d.remember(activations=(*f.activations, kind_of(action)))
        if isinstance(action, Infiltrate):
            d.emit(Activated("8.22a", side, (action.space,), "infiltration"))
            return d.call(Infiltration(space=action.space), then)
        if isinstance(action, Bombard):
            activate_target(d, f, action)
            return begin_bombard(book, d, side, action, then)
        if isinstance(action, Strike):
            d.remember(flown=True)
            return begin_strike(book, d, action, then)
        if isinstance(action, Interdict):
            place_interdiction(book, d, action)
        return d.goto(then)


def kind_of(action: Action) -> str:
    """The word for an activation."""
    return {Infiltrate: "infiltration", Bombard: "bombardment", Strike: "air"}.get(
        type(action), "interdiction"
    )


@rule("8.23", "14.5a")
def activate_target(d: D, f: Half, action: Bombard) -> None:
    """What a bombardment activates is its target: zone F cannot be added to its own."""
    d.remember(active=(*f.active, action.space))


@rule("8.24a")
def rest(d: D, f: Half) -> None:
    """A pass; the Allies still roll for the sunset."""
    d.put(passes=d.public.passes + 1)
    d.emit(Rested("8.24a", f.side))
    d.goto("end", activations=("rest",))


@rule("12.3a", "14.5a", "14.5b")
def count_second(d: D, f: Half, action: Action) -> None:
    """Two activations cost the advantage, unless zone F is simply added."""
    if isinstance(action, Activate) and len(action.spaces) > 1:
        spend(d, "12.3a", "double")
        d.remember(doubled=True)
    elif f.activations:
        if adds_zone_f(f, action):
            d.remember(added=True)
        else:
            spend(d, "12.3a", "double")
            d.remember(doubled=True)


@rule("14.5a")
def adds_zone_f(half: Half, action: Action) -> bool:
    """The Allies may add zone F to any activation but its own."""
    return isinstance(action, Activate) and action.spaces == (ZONE_F,) and may_add_zone_f(half)


@rule("14.5a")
def may_add_zone_f(half: Half) -> bool:
    """It is the half of the Allies, and zone F has not been active in it."""
    return half.side == ALLIED and ZONE_F not in half.active


def zone_f_to_come(book: Book, public: Public, half: Half) -> bool:
    """Zone F may be added, and there is something to do in it."""
    return may_add_zone_f(half) and why_not_active(book, public, half, ZONE_F) is None


@rule("12.3a")
def may_double(public: Public, half: Half) -> bool:
    """The side has the advantage to spend, and has not spent it on this half."""
    return spender(public, half) == half.side and not half.doubled


def activate(book: Book, d: D, f: Half, action: Activate, then: str) -> None:
    """An assault activation of one space or two."""
    how = "added" if adds_zone_f(f, action) and f.activations else "assault"
    d.emit(Activated("8.1a", f.side, action.spaces, how))
    half = d.caller(Half)
    d.remember(
        activations=(*half.activations, "assault"),
        active=(*half.active, *action.spaces),
        movers=(),
        demolished=(),
    )
    stage = "blow" if only_demolition(book, d.public, f.side, action.spaces) else "act"
    d.call(Activation(stage=stage, side=f.side, spaces=action.spaces), then)


@rule("20.61a", "23.5b")
def german_opening(public: Public, side: Side) -> bool:
    """In the first impulse of 17 September the Germans can only blow bridges."""
    return side == GERMAN and public.day == FIRST_DAY and public.impulse == public.opening


@rule("8.1b", "6.3e", "12.3b", "16.21", "14.5d", "14.5b", "14.5a")
def more_to_come(book: Book, public: Public, half: Half) -> bool:
    """Whether a second activation may follow: by the advantage, or of zone F; and of something."""
    if half.flown or half.doubled or half.added or half.activations == ("rest",):
        return False
    if zone_f_to_come(book, public, half):
        return True
    return may_double(public, half) and something_to_come(book, public, half)


def something_to_come(book: Book, public: Public, half: Half) -> bool:
    """Whether there is anything left to pay for: who could fire or infiltrate can be activated."""
    opening = german_opening(public, half.side)
    if not opening and not lay(book, public).ready(half.side) <= {UK}:
        return True  # most often it is seen at once
    if spaces_to_activate(book, public, half):
        return True
    return half.side == GERMAN and not opening and why_no_marker(public) is None


# -- activating -----------------------------------------------------------------------------


def activate_form(turn: Turn) -> Choice:
    """One space, or two for the advantage."""
    spaces = spaces_to_activate(turn.book, turn.seen.public, turn.half)
    if turn.second and not turn.holds:
        spaces = [s for s in spaces if adds_zone_f(turn.half, Activate((s,)))]
    most = 2 if turn.holds and not turn.second else 1
    return Form(
        Activate,
        (Subset("spaces", lambda done: spaces, low=1, high=most),),
        lambda act: why_not_activate(turn, act, spaces),
    )


@rule("8.1b", "14.5c")
def why_not_activate(turn: Turn, act: Activate, able: Collection[str]) -> Illegal | None:
    """At most two spaces, the second for the advantage; each must have something to do.

    `able` are spaces that are known to have.
    """
    if not act.spaces or len(act.spaces) > 2:
        return refuse("8.1b", "one-or-two")
    if len(act.spaces) == 2 and turn.second:
        return refuse("8.1b", "second-is-one")
    free = turn.second and adds_zone_f(turn.half, act)
    if (len(act.spaces) == 2 or turn.second) and not free and not turn.holds:
        return refuse("12.3a", "no-advantage")
    for space in act.spaces:
        if space not in able:
            bad = why_not_active(turn.book, turn.seen.public, turn.half, space)
            if bad is not None:
                return bad
    return None


def spaces_to_activate(book: Book, public: Public, half: Half) -> list[str]:
    """All spaces that may be activated; what makes them so is looked for once for all."""
    found = ends_to_blow(book, public, half)
    if not german_opening(public, half.side):
        found |= lay(book, public).ready(half.side)
        found |= ends_to_repair(book, public, half, found)
    if UK in found and why_not_active(book, public, half, UK) is not None:
        found.remove(UK)
    return sorted(found, key=book.rank)


@rule("8.1a", "18.4", "17.3", "20.61a")
def why_not_active(book: Book, public: Public, half: Half, space: str) -> Illegal | None:
    """The UK box is for the Allies, in clear weather; other spaces need something to do."""
    now = lay(book, public)
    if space == UK:
        if half.side == GERMAN:
            return refuse("8.1a", "uk-is-allied")
        if public.weather == "overcast":
            return refuse("17.3", "no-drops")
        if not now.fresh(ALLIED, UK):
            return refuse("18.4", "nobody-in-uk")
        return None
    if something_there(book, public, now, half, space):
        return None
    if german_opening(public, half.side):
        return refuse("20.61a", "nothing-to-blow", space=space)
    return refuse("8.1a", "nothing-to-do", space=space)


@rule("8.21a", "8.21b")
def something_there(book: Book, public: Public, now: Lay, half: Half, space: str) -> bool:
    """A Fresh unit that can act, a bridge to repair or one to blow."""
    opening = german_opening(public, half.side)
    if not opening and space in now.ready(half.side):
        return True
    if not book.bridges_at[space]:
        return False
    active = Activation(side=half.side, spaces=(space,))
    blown = () if opening else blown_around(book, public, (space,))
    if blown:
        acts = Acts(book, public, half, active)
        if any(why_not_repair(acts, Repair(bridge)) is None for bridge in blown):
            return True
    return bool(demolitions(book, public, half, active))


def unpaid(kind: type[Action]) -> Choice:
    """A second activation that only the advantage could pay for."""
    return NoneOf(kind, refuse("12.3a", "no-advantage"))


@rule("20.61a")
def closed(kind: type[Action]) -> Callable[[Turn], Choice]:
    """What the Germans cannot do in their opening impulse."""
    return lambda turn: NoneOf(kind, refuse("20.61a", "only-demolitions"))


def double_bombard(turn: Turn) -> Choice:
    """A bombardment; as a second activation it costs the advantage."""
    if turn.second and not turn.holds:
        return unpaid(Bombard)
    return bombard_form(turn.book, turn.seen, turn.half.side)


def double_infiltrate(turn: Turn) -> Choice:
    """An infiltration; as a second activation it costs the advantage."""
    if turn.second and not turn.holds:
        return unpaid(Infiltrate)
    return infiltrate_form(turn.book, turn.seen)


def double_interdict(turn: Turn) -> Choice:
    """An interdiction marker; as a second activation it costs the advantage."""
    if turn.second and not turn.holds:
        return unpaid(Interdict)
    return interdict_form(turn.book, turn.seen)


def finish_of(turn: Turn) -> Choice:
    """No second activation."""
    return FINISH


def rest_of(turn: Turn) -> Choice:
    """A pass."""
    return RESTS


RESTS = OneOf((Rest(),))
Makers = dict[type[Action], Callable[[Turn], Choice]]
FIRST: dict[Side, Makers] = {
    GERMAN: {
        Activate: activate_form,
        Infiltrate: double_infiltrate,
        Bombard: double_bombard,
        Interdict: double_interdict,
        Rest: rest_of,
    },
    ALLIED: {
        Activate: activate_form,
        Bombard: double_bombard,
        Strike: lambda turn: strike_form(turn.book, turn.seen),
        Rest: rest_of,
    },
}
CLOSED: Makers = {kind: closed(kind) for kind in (Infiltrate, Bombard, Interdict)}
OPENING: Makers = {Activate: activate_form, **CLOSED, Rest: rest_of}
OPENING_AGAIN: Makers = {Activate: activate_form, **CLOSED, Finish: finish_of}
SECOND: dict[Side, Makers] = {
    GERMAN: {
        Activate: activate_form,
        Infiltrate: double_infiltrate,
        Bombard: double_bombard,
        Interdict: double_interdict,
        Finish: finish_of,
    },
    ALLIED: {Activate: activate_form, Bombard: double_bombard, Finish: finish_of},
}


@rule("8.21b", "20.61a")
def only_demolition(book: Book, public: Public, side: Side, spaces: tuple[str, ...]) -> bool:
    """In an area of the enemy that is not contested, and in the German opening."""
    if german_opening(public, side):
        return True
    now = lay(book, public)
    return now.ours[side].isdisjoint(spaces) and not any(space in now.at[side] for space in spaces)
