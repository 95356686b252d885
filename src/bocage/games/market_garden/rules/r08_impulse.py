"""Chapter 8 - Impulses: halves, activations, double impulses, zone F, passing, sunset."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any

import msgspec

from bocage.games.market_garden.book import LAST_BOX, Book
from bocage.games.market_garden.events import (
    Activated,
    DayEnded,
    ImpulseBegan,
    MarkerMoved,
    MarkerStayed,
    PhaseBegan,
    Rested,
    SunsetRolled,
    WeatherChanged,
)
from bocage.games.market_garden.rules.common import ask_dice, end_move
from bocage.games.market_garden.rules.r08_infiltration import infiltrate_form
from bocage.games.market_garden.rules.r09_movement import (
    begin_boat,
    begin_ferry,
    begin_march,
    begin_wade,
    boat_form,
    ferry_form,
    march_form,
    set_off,
    wade_form,
)
from bocage.games.market_garden.rules.r10_assault import assault_form, begin_assault, duty_of
from bocage.games.market_garden.rules.r11_bombard import (
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
from bocage.games.market_garden.rules.r18_drops import begin_drop, drop_form
from bocage.games.market_garden.rules.r19_engineers import (
    attempt_repair,
    begin_demolish,
    begin_seize,
    blown_around,
    demolition_drm,
    demolitions,
    end_demolish,
    end_repair,
    end_seize,
    ends_to_blow,
    ends_to_repair,
    repair_form,
    seize_form,
    why_not_demolish,
    why_not_repair,
)
from bocage.games.market_garden.state import Acts, Lay, acts_in, acts_of, lay
from bocage.games.market_garden.types import (
    ALLIED,
    FIRST_DAY,
    GERMAN,
    UK,
    ZONE_F,
    Activate,
    Activation,
    Assault,
    Boat,
    Bombard,
    D,
    Daylight,
    Demolish,
    Double,
    Drop,
    Ferry,
    Finish,
    Half,
    Infiltrate,
    Infiltration,
    Interdict,
    March,
    Public,
    Repair,
    Rest,
    Seen,
    Seize,
    Side,
    Start,
    Strike,
    Wade,
    begun,
)
from bocage.kernel.api import (
    Action,
    Adding,
    AnyOf,
    Ask,
    Choice,
    Form,
    Illegal,
    Menu,
    NoneOf,
    OneOf,
    Step,
    Subset,
    Tally,
    refuse,
    rule,
)

FINISH = OneOf((Finish(),))
PASSES = 2  # 8.24b


# -- the daylight phase ---------------------------------------------------------------------


@rule("6.3a")
class DaylightStep(Step):
    """Impulse after impulse, the German half first, until the day ends."""

    def run(self, book: Book, d: D, f: Daylight) -> None:
        """Halves in their order."""
        match f.stage:
            case "start":
                d.emit(PhaseBegan("6.1b", "daylight"))
                note_opening(d)
                d.goto("german")
            case "german":
                d.call(Half(side=GERMAN), "allied")
            case "allied":
                if over_by_passes(d):
                    return d.finish()
                d.call(Half(side=ALLIED), "evening")
        return None

    def back(self, book: Book, d: D, f: Daylight, value: Half) -> None:
        """After an Allied half the sunset is judged."""
        if f.stage == "evening":
            if over_by_passes(d) or judge_sunset(d, value):
                d.finish()
            else:
                d.goto("german")


@rule("23.5b")
def note_opening(d: D) -> None:
    """The limits of impulse 0 hold in the first impulse that is played on 17 September."""
    if d.public.day == FIRST_DAY:
        d.put(opening=d.public.impulse)


@rule("8.24b")
def over_by_passes(d: D) -> bool:
    """Two passes in succession end the day at once."""
    if d.public.passes < PASSES:
        return False
    d.emit(DayEnded("8.24b", "passes"))
    return True


@rule("6.3i", "12.41d")
def sunset_tally(natural: int, drm: int) -> Tally:
    """The sunset DR with its modifier."""
    adding = Adding("sunset")
    adding.add("6.3b", "dice", natural)
    adding.add("6.3i", "drm", drm)
    return adding.done()


@rule("6.3d", "6.3g", "6.3h", "6.3j")
def judge_sunset(d: D, half: Half) -> bool:
    """Less than the impulse: the day is over. Otherwise the marker goes on, if no planes flew."""
    natural, impulse = half.sunset, d.public.impulse
    tally = sunset_tally(natural, half.drm)
    d.emit(SunsetRolled("6.3d", natural, (tally,)))
    if tally.total < impulse:
        d.emit(DayEnded("6.3d", "sunset"))
        return True
    change_weather(d, natural)
    if half.flown:
        return stand_still(d)
    if impulse >= LAST_BOX:
        d.emit(DayEnded("6.3h", "track"))
        return True
    d.put(impulse=impulse + 1)
    d.emit(MarkerMoved("6.3a", impulse + 1))
    return False


@rule("16.2c")
def stand_still(d: D) -> bool:
    """After an air bombardment the marker stays where it is; the day goes on."""
    d.emit(MarkerStayed("16.2c", d.public.impulse))
    return False


@rule("17.4a", "17.4b", "6.3f", "err.2")
def change_weather(d: D, natural: int) -> None:
    """A natural sunset DR equal to the impulse turns the weather, for the next German half."""
    if natural == d.public.impulse:
        weather = "overcast" if d.public.weather == "clear" else "clear"
        d.put(weather=weather)
        d.emit(WeatherChanged("17.4a", weather))


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
    allied = sorted([space for space in at[ALLIED] if space != UK], key=order)
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
    if spaces_to_activate(book, public, half):
        return True
    opening = german_opening(public, half.side)
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


# -- an assault activation ------------------------------------------------------------------


class ActivationStep(Step):
    """Repairs, then movement and combat, then demolitions."""

    def run(self, book: Book, d: D, f: Activation) -> None:
        """Ask as long as there is something to do."""
        match f.stage:
            case "act":
                acts = acts_of(book, d.public, d.caller(Half), f)
                if idle(acts):
                    end_activation(book, d, f)
                    d.goto("blow")
                elif (duty := duty_of(acts)) != f.duty:
                    d.remember(duty=duty)
            case "blow":
                if not demolitions(book, d.public, d.caller(Half), f):
                    d.finish()

    @rule("8.5")
    def who(self, book: Book, public: Public, f: Activation) -> tuple[Ask, ...]:
        """The active side."""
        if f.stage == "blow":
            opening = german_opening(public, f.side)
            return (Ask(f.side, "demolish", "20.61a" if opening else "19.4a"),)
        if (duty := f.duty) is not None:
            told = {"space": duty.space, "units": duty.units, "why": duty.why, "more": duty.more}
            return (Ask(f.side, "assault-due", duty.clause, told),)
        said = {"spaces": f.spaces, "uk": UK in f.spaces, "onward": not f.spaces}
        return (Ask(f.side, "act", "8.21a", said),)

    @rule("8.21a", "9.1b", "9.3a")
    def choice(self, book: Book, seen: Seen, f: Activation, ask: Ask) -> Choice:
        """Repairs, moves, seizures and assaults in any order, or finish."""
        if f.stage == "blow":
            half = next(one for one in reversed(seen.frames) if isinstance(one, Half))
            found = demolitions(book, seen.public, half, f)
            return AnyOf(
                ask.clause,
                OneOf(
                    found,
                    lambda act: why_not_demolish(book, seen.public, half, f, act),
                    tally=lambda act: (demolition_drm(book, begun(half), f.side, act.bridge),),
                    types=(Demolish,),
                ),
                FINISH,
            )
        return Menu("8.21a", ACTS, acts_in(book, seen, f))

    def take(self, book: Book, d: D, f: Activation, side: str, action: Action) -> None:
        """Carry it out."""
        if isinstance(action, Demolish):
            return begin_demolish(book, d, side, action)
        if f.stage == "blow":
            return d.finish()
        acts = acts_of(book, d.public, d.caller(Half), f)
        if isinstance(action, Finish):
            end_activation(book, d, f)
            return d.goto("blow")
        if f.moment:
            d.remember(moment=False)
        return BEGIN[type(action)](book, d, acts, action)

    def back(self, book: Book, d: D, f: Activation, value: Any) -> None:
        """Dice of engineers; other frames have done their work."""
        word, *about = f.stage.split()
        if word == "seize":
            end_seize(book, d, about[0], about[1], value[0])
            d.goto("act")
        elif word == "repair":
            end_repair(book, d, f.side, about[0], value[0])
            d.goto("act")
        elif word == "blow" and about:
            end_demolish(book, d, f.side, about[0], value[0])
            d.goto("blow")


@rule("8.21b", "20.61a")
def only_demolition(book: Book, public: Public, side: Side, spaces: tuple[str, ...]) -> bool:
    """In an area of the enemy that is not contested, and in the German opening."""
    if german_opening(public, side):
        return True
    now = lay(book, public)
    return now.ours[side].isdisjoint(spaces) and not any(space in now.at[side] for space in spaces)


@rule("9.1d", "10.3c", "18.42a")
def end_activation(book: Book, d: D, f: Activation) -> None:
    """All who have acted are Spent; who dropped and did nothing more stays Fresh for later.

    It has spent nothing, and acts like any other unit of its area in the second impulse.
    """
    moved = d.caller(Half).moved
    acted = {unit: past for unit, past in moved.items() if not past.untouched}
    d.amend(Half, moved=acted, movers=())
    end_move(book, d, "9.1d", [unit for unit, past in acted.items() if not past.done])


def idle(acts: Acts) -> bool:
    """Nobody can act, and no bridge can be repaired."""
    if acts.actors:
        return False
    return not any(
        why_not_repair(acts, Repair(bridge)) is None
        for bridge in blown_around(acts.book, acts.public, acts.activation.spaces)
    )


def finish_form(acts: Acts) -> Choice:
    """Enough, unless an assault is due."""
    return OneOf((Finish(),), lambda act: why_not_finish(acts), types=(Finish,))


@rule("10.2a", "10.2b", "9.1d")
def why_not_finish(acts: Acts) -> Illegal | None:
    """A mandatory assault cannot be left out."""
    if acts.must:
        return refuse("10.2a", "assault-first", space=acts.must)
    return None


def double_form(acts: Acts) -> Choice:
    """At an overrun the advantage brings in another space."""
    may = acts.activation.moment and spender(acts.public, acts.half) == acts.side
    found = [Double(space) for space in acts.book.spaces] if may else []
    return OneOf(found, lambda act: why_not_double(acts, act), types=(Double,))


@rule("12.3b", "8.1b")
def why_not_double(acts: Acts, act: Double) -> Illegal | None:
    """Only when an overrun happens, for the advantage, and not as a third activation."""
    half = acts.half
    if not acts.activation.overrun or half.phase != "impulse":
        return refuse("12.3b", "no-overrun")
    if not acts.activation.moment:
        return refuse("12.3b", "overrun-is-past")
    if half.doubled or half.added or len(half.activations) > 1:
        return refuse("8.1b", "no-third")
    if spender(acts.public, half) != acts.side:
        return refuse("12.3a", "no-advantage")
    if act.space in acts.activation.spaces:
        return refuse("12.3b", "active-already", space=act.space)
    return why_not_active(acts.book, acts.public, half, act.space)


@rule("12.3c", "12.3e")
def begin_double(book: Book, d: D, acts: Acts, act: Double) -> None:
    """The other space is active too, and begins with its repairs; all who are there may act."""
    spend(d, "12.3b", "double")
    half = d.caller(Half)
    d.amend(Half, doubled=True, active=(*half.active, act.space))
    d.remember(
        spaces=(*acts.activation.spaces, act.space),
        late=act.space,
        stirred=False,
        again=act.space if act.space in half.assaulted else "",
        newcomers=(),
    )
    d.emit(Activated("12.3b", acts.side, (act.space,), "double"))


def begin_repair(book: Book, d: D, acts: Acts, act: Repair) -> None:
    """A die."""
    d.amend(Half, repaired=(*acts.half.repaired, act.bridge))
    attempt_repair(book, d, acts.side, act.bridge, f"repair {act.bridge}")


def begin_fight(book: Book, d: D, acts: Acts, act: Assault) -> None:
    """An assault; who moved before has finished."""
    set_off(d, acts, act.by, act.space)
    d.remember(stirred=True)
    begin_assault(book, d, acts.activation, act, "act")


def begin_dropping(book: Book, d: D, acts: Acts, act: Drop) -> None:
    """Units leave the UK box."""
    d.remember(stirred=True)
    begin_drop(book, d, act, "act")


ACTS: dict[type[Action], Callable[[Acts], Choice]] = {
    March: march_form,
    Assault: assault_form,
    Seize: seize_form,
    Repair: repair_form,
    Wade: wade_form,
    Ferry: ferry_form,
    Boat: boat_form,
    Drop: drop_form,
    Double: double_form,
    Finish: finish_form,
}
BEGIN: dict[type[Action], Callable[..., None]] = {
    March: begin_march,
    Wade: begin_wade,
    Ferry: begin_ferry,
    Boat: begin_boat,
    Seize: begin_seize,
    Repair: begin_repair,
    Assault: begin_fight,
    Drop: begin_dropping,
    Double: begin_double,
}
