"""8.21 and 12.3: an assault activation and all that can be done in it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bocage.games.market_garden.book import Book
from bocage.games.market_garden.events import Activated
from bocage.games.market_garden.rules.common import end_move
from bocage.games.market_garden.rules.r08_impulse_2_half import (
    FINISH,
    german_opening,
    why_not_active,
)
from bocage.games.market_garden.rules.r09_movement_2_march import begin_march, march_form, set_off
from bocage.games.market_garden.rules.r09_movement_3_water import (
    begin_boat,
    begin_ferry,
    begin_wade,
    boat_form,
    ferry_form,
    wade_form,
)
from bocage.games.market_garden.rules.r10_assault_1_declare import (
    assault_form,
    begin_assault,
    duty_of,
)
from bocage.games.market_garden.rules.r12_advantage import spend, spender
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
    repair_form,
    seize_form,
    why_not_demolish,
    why_not_repair,
)
from bocage.games.market_garden.state import Acts, acts_in, acts_of
from bocage.games.market_garden.types import (
    UK,
    Activation,
    Assault,
    Boat,
    D,
    Demolish,
    Double,
    Drop,
    Ferry,
    Finish,
    Half,
    March,
    Public,
    Repair,
    Seen,
    Seize,
    Wade,
    begun,
)
from bocage.kernel.api import Action, AnyOf, Ask, Choice, Illegal, Menu, OneOf, Step, refuse, rule

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
