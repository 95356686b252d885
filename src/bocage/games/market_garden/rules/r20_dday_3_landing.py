"""20.4, 20.5 and 23.2: the airborne divisions land and act, and XXX Corps sets off."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from bocage.games.market_garden.book import Book
from bocage.games.market_garden.rules.common import end_move
from bocage.games.market_garden.rules.r09_movement_1_ways import ways_of
from bocage.games.market_garden.rules.r09_movement_2_march import (
    Columns,
    Track,
    begin_march,
    march_form,
    march_tallies,
    marchers,
    why_not_march,
)
from bocage.games.market_garden.rules.r09_movement_3_water import (
    begin_ferry,
    begin_wade,
    ferry_form,
    wade_form,
)
from bocage.games.market_garden.rules.r10_assault_1_declare import assault_form, begin_assault
from bocage.games.market_garden.rules.r18_drops import coloured_areas, known, why_guns_alone
from bocage.games.market_garden.rules.r19_engineers import begin_seize, end_seize, seize_form
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
    D,
    Dropping,
    Ferry,
    Finish,
    Half,
    Land,
    Landing,
    March,
    Phase,
    Public,
    Seen,
    Seize,
    Wade,
)
from bocage.kernel.api import (
    Action,
    Ask,
    Assign,
    Choice,
    Form,
    Illegal,
    Menu,
    NoneOf,
    OneOf,
    Reach,
    Rng,
    Step,
    refuse,
    rule,
)
from bocage.space import flood

GUARDS = "Gds"  # the division that must attack: 20.5
BERTHS, BERTHS_54 = 4, 6  # 23.2b
FLAT = (1, 2)  # 23.2a: TEM
BIG_AREA = "54"  # 23.2b


# -- the airborne divisions -----------------------------------------------------------------


@rule("20.4a", "4.23a")
def dday_units(book: Book, public: Public) -> dict[str, str]:
    """The units that land on D-Day, with their printed areas."""
    waiting = lay(book, public).of(ALLIED, UK)
    return {
        unit: counter.drop
        for unit, counter in book.counters.items()
        if counter.drop is not None
        and counter.date == str(FIRST_DAY)
        and (not known(public, unit) or unit in waiting)
    }


def begin_landing(book: Book, d: D, f: Phase) -> None:
    """With 23.2 the Allies choose where; otherwise all land where it is printed."""
    if book.on("drops") and dday_units(book, d.public):
        d.wait("land")
    else:
        drop_all(book, d, {})


@rule("20.4a")
def drop_all(book: Book, d: D, changed: dict[str, str]) -> None:
    """All land at once; then the Germans roll for interdiction."""
    into = {**dday_units(book, d.public), **changed}
    if into:
        d.call(Dropping(into=into, left=tuple(into), dday=True), "go")
    else:
        d.goto("go")


@rule("20.4b")
def landed_areas(book: Book, public: Public, f: Phase) -> list[str]:
    """Drop areas with a Fresh airborne unit that have not had their action."""
    now = lay(book, public)
    return [
        space
        for space in book.drop_areas
        if space not in f.active and any(unit in book.airborne for unit in now.fresh(ALLIED, space))
    ]


def area_form(book: Book, seen: Seen, f: Phase) -> Choice:
    """The next drop area to act."""
    found = landed_areas(book, seen.public, f)
    return OneOf(
        [Activate((space,)) for space in found],
        lambda act: why_not_landed(found, f, act),
        types=(Activate,),
    )


@rule("20.4b")
def why_not_landed(found: list[str], f: Phase, act: Activate) -> Illegal | None:
    """One drop area at a time, each once."""
    if len(act.spaces) != 1:
        return refuse("20.4b", "one-drop-area")
    if act.spaces[0] in f.active:
        return refuse("20.4b", "acted-already", space=act.spaces[0])
    if act.spaces[0] not in found:
        return refuse("20.4b", "nobody-fresh", space=act.spaces[0])
    return None


class LandingStep(Step):
    """One drop area: an assault, a seizure, movement, or nothing. And the assault in zone F."""

    def run(self, book: Book, d: D, f: Landing) -> None:
        """Nobody left to move: over."""
        acts = acts_of(book, d.public, d.caller(Half), f)
        if f.stage == "over" or not acts.actors:
            d.finish()

    def who(self, book: Book, public: Public, f: Landing) -> tuple[Ask, ...]:
        """The Allies."""
        if f.spaces == (ZONE_F,):
            return (Ask(ALLIED, "dday-ground", "20.5"),)
        return (Ask(ALLIED, "dday-act", "20.4b", {"space": f.spaces[0]}),)

    @rule("20.4b", "20.4f")
    def choice(self, book: Book, seen: Seen, f: Landing, ask: Ask) -> Choice:
        """Assault if it is contested; seize or move if it is not; or pass."""
        acts = acts_in(book, seen, f)
        if ask.prompt == "dday-ground":
            return ground_form(acts)
        return Menu("20.4b", LANDINGS, acts)

    def take(self, book: Book, d: D, f: Landing, side: str, action: Action) -> None:
        """Carry it out; who acted is done."""
        acts = acts_of(book, d.public, d.caller(Half), f)
        if isinstance(action, Assault):
            begin_assault(book, d, f, action, "fought")
        elif isinstance(action, Seize):
            begin_seize(book, d, acts, action)
        elif isinstance(action, March):
            begin_march(book, d, acts, action)
            self.moved(book, d, action.by)
        elif isinstance(action, Wade):
            begin_wade(book, d, acts, action)
            self.moved(book, d, action.by)
        elif isinstance(action, Ferry):
            begin_ferry(book, d, acts, action)
            self.moved(book, d, (action.unit,))
        else:
            d.goto("over")

    @rule("20.4e", "20.4g")
    def moved(self, book: Book, d: D, units: tuple[str, ...]) -> None:
        """They have spent all MF; others of the area may move too."""
        end_move(book, d, "20.4g", units)
        d.remember(moving=True)

    def back(self, book: Book, d: D, f: Landing, value: object) -> None:
        """The die of a seizure, or the end of an assault."""
        word, *about = f.stage.split()
        if word == "seize" and isinstance(value, tuple):
            end_seize(book, d, about[0], about[1], value[0])
            end_move(book, d, "20.4g", about[:1])
            d.goto("over")
        elif word == "fought":
            after_assault(d, bool(value))


@rule("20.5")
def after_assault(d: D, overrun: bool) -> None:
    """XXX Corps goes on with those who overran (A16); airborne units have overrun nobody."""
    going = tuple(unit for unit, past in d.caller(Half).moved.items() if past.overran)
    if not overrun or not going:
        return d.goto("over")
    onward = Activation(stage="act", side=ALLIED, spaces=(), only=going, stirred=True, overrun=True)
    return d.call(onward, "over")


def under(choice: Choice, why_not: Callable[[Action], Illegal | None]) -> Choice:
    """The same choice under one more rule, which is asked first."""
    if isinstance(choice, Form):
        inner = choice
        return Form(
            inner.action,
            inner.parts,
            lambda act: why_not(act) or inner.why_not(act),
            inner.tallies,
        )
    raise TypeError(type(choice))


def landing_assault(acts: Acts) -> Choice:
    """An assault where there are Germans."""
    bad = why_not_dday_assault(acts)
    return assault_form(acts) if bad is None else NoneOf(Assault, bad)


def landing_seizure(acts: Acts) -> Choice:
    """A seizure where there are none."""
    bad = why_not_dday_seize(acts)
    return seize_form(acts) if bad is None else NoneOf(Seize, bad)


class Hop(Track):
    """The one step of a landing."""

    def __init__(self, acts: Acts) -> None:
        super().__init__(ways_of(acts), 1)
        self._acts = acts

    def keeps(self, done: Mapping[str, Any], path: tuple[Any, ...]) -> bool:
        """Only to where no Germans are."""
        return why_not_vacant(self._acts, path[0]) is None and super().keeps(done, path)


def landing_march(acts: Acts) -> Form:
    """One step, out of an area without Germans."""
    groups = [] if acts.lay.contested(acts.activation.spaces[0]) else marchers(acts)
    return Form(
        March,
        (Columns(ways_of(acts), groups), Hop(acts)),
        lambda act: why_not_dday_march(acts, act) or why_not_march(acts, act),
        lambda act: march_tallies(acts, act),
    )


def reach(acts: Acts, unit: str) -> Reach:
    """Every other space where a march of a unit could end now: the cheapest cost, and the way."""
    form = landing_march(acts) if isinstance(acts.activation, Landing) else march_form(acts)
    found = form.reach({"by": (unit,)})
    found.pop(acts.public.units[unit].at, None)
    return found


def landing_wade(acts: Acts) -> Choice:
    """The same beside a bridge."""
    return under(wade_form(acts), lambda act: why_not_dday_water(acts, act))


def landing_ferry(acts: Acts) -> Choice:
    """The same by ferry."""
    return under(ferry_form(acts), lambda act: why_not_dday_water(acts, act))


def landing_over(acts: Acts) -> Choice:
    """Nothing more."""
    return OneOf((Finish(),))


LANDINGS: dict[type[Action], Callable[[Acts], Choice]] = {
    Assault: landing_assault,
    Seize: landing_seizure,
    March: landing_march,
    Wade: landing_wade,
    Ferry: landing_ferry,
    Finish: landing_over,
}


@rule("20.4c")
def why_not_dday_assault(acts: Acts) -> Illegal | None:
    """Only where there are Germans, and if nobody has moved."""
    space = acts.activation.spaces[0]
    if not acts.lay.contested(space):
        return refuse("20.4c", "not-contested", space=space)
    return None


@rule("20.4d")
def why_not_dday_seize(acts: Acts) -> Illegal | None:
    """Only where there are no Germans, by one unit, and instead of moving."""
    space = acts.activation.spaces[0]
    if acts.lay.contested(space):
        return refuse("20.4d", "contested", space=space)
    if moving(acts):
        return refuse("20.4b", "one-action", space=space)
    return None


def moving(acts: Acts) -> bool:
    """Whether the action of the area is movement."""
    return isinstance(acts.activation, Landing) and acts.activation.moving


@rule("20.4e")
def why_not_dday_march(acts: Acts, act: Action) -> Illegal | None:
    """Out of an area without Germans, one step, where there are none either."""
    if not isinstance(act, March) or not act.path:
        return None
    if len(act.path) > 1:
        return refuse("20.4e", "one-step")
    return why_not_vacant(acts, act.path[0])


@rule("20.4e")
def why_not_dday_water(acts: Acts, act: Action) -> Illegal | None:
    """The same by ferry, or through a canal."""
    if not isinstance(act, Ferry | Wade):
        return None
    edge = acts.book.edges[act.ferry if isinstance(act, Ferry) else act.over]
    return why_not_vacant(acts, edge.beyond(acts.activation.spaces[0]))


def why_not_vacant(acts: Acts, there: str) -> Illegal | None:
    """No Germans here, and none there."""
    here = acts.activation.spaces[0]
    if acts.lay.contested(here):
        return refuse("20.4e", "contested", space=here)
    if not acts.lay.vacant(ALLIED, there):
        return refuse("20.4e", "not-vacant", space=there)
    return None


# -- choosing the drop areas ----------------------------------------------------------------


@rule("23.2a")
def open_areas(book: Book, public: Public, unit: str) -> list[str]:
    """Where a unit may land with 23.2: its printed area, and others of its division.

    Those must be flat or supply heads, and a supply line must lead from them to a head.
    """
    printed = book.counters[unit].drop
    division = book.airborne[unit]
    linked = linked_to_heads(lay(book, public), division)
    found = [
        space
        for space in coloured_areas(book, unit)
        if (book.tem[space] in FLAT or book.areas[space].head == division) and space in linked
    ]
    return found if printed is None or printed in found else [printed, *found]


@rule("23.2a")
def linked_to_heads(now: Lay, division: str) -> frozenset[str]:
    """Areas from which a supply line leads to a head of the division, whoever controls them."""
    book = now.book

    def step(space: str) -> Iterator[str]:
        for next_, edge in book.around[space]:
            if next_ not in book.zones and now.carries(ALLIED, edge):
                yield next_

    reached = flood(book.heads[division], step)
    canals = {
        next_
        for space in reached
        for next_, edge in book.around[space]
        if edge.kind == "canal" and next_ not in book.zones
    }
    return frozenset(canals.union(reached))


class Berths(Assign):
    """Another area than the printed one for any of the units, as long as there is room."""

    def __init__(
        self, name: str, printed: Mapping[str, str], areas: Mapping[str, list[str]]
    ) -> None:
        super().__init__(name, lambda done: list(printed), lambda done, unit: areas[unit])
        self._printed, self._areas = printed, areas

    def sample(self, done: Any, rng: Rng) -> dict[str, str]:
        """Unit by unit: where it is printed, or any other area that is not full."""
        count = Counter(self._printed.values())
        chosen = {}
        for unit, printed in self._printed.items():
            able = [space for space in self._areas[unit] if count[space] < berths(space)]
            at = rng.below(len(able) + 1)
            if at < len(able):
                count[printed] -= 1
                count[able[at]] += 1
                chosen[unit] = able[at]
        return chosen


def land_form(book: Book, public: Public) -> Choice:
    """Other areas than those printed, for any of the units."""
    printed = dday_units(book, public)
    areas = {unit: open_areas(book, public, unit) for unit in printed}
    others = {unit: [s for s in areas[unit] if s != printed[unit]] for unit in printed}
    return Form(
        Land,
        (Berths("into", printed, others),),
        lambda act: why_not_land(lay(book, public), printed, areas, act),
    )


def why_not_land(
    now: Lay, printed: Mapping[str, str], areas: Mapping[str, list[str]], act: Land
) -> Illegal | None:
    """Units of D-Day, into areas that are open to them, not too many in one, no guns alone."""
    for unit, space in act.into.items():
        if unit not in printed:
            return refuse("23.2a", "not-on-dday", unit=unit)
        if space not in areas[unit]:
            return refuse("23.2a", "no-landing", unit=unit, space=space)
    into = {**printed, **act.into}
    for space, count in Counter(into.values()).items():
        if count > berths(space):
            return refuse("23.2b", "too-many-there", space=space, most=berths(space))
    return why_guns_alone(now, into)


@rule("23.2b")
def berths(space: str) -> int:
    """How many units may land in an area with 23.2."""
    return BERTHS_54 if space == BIG_AREA else BERTHS


# -- XXX Corps ------------------------------------------------------------------------------


@rule("20.5")
def ground_ready(book: Book, public: Public, f: Phase) -> bool:
    """The Guards have somebody to lead an assault, and somebody to attack."""
    now = lay(book, public)
    able = any(
        book.counters[unit].division == GUARDS and unit in book.points
        for unit in now.fresh(ALLIED, ZONE_F)
    )
    return able and bool(now.of(GERMAN, ZONE_F))


def begin_ground(book: Book, d: D, f: Phase) -> None:
    """Zone F is active for one assault."""
    if ground_ready(book, d.public, f):
        d.call(Landing(side=ALLIED, spaces=(ZONE_F,), stirred=True), "end")
    else:
        d.goto("end")


def ground_form(acts: Acts) -> Choice:
    """The assault that cannot be left out."""
    return under(assault_form(acts), lambda act: why_not_ground(acts.book, act))


@rule("20.5")
def why_not_ground(book: Book, act: Action) -> Illegal | None:
    """At least one unit of the Guards Armoured Division takes part, in zone F."""
    if not isinstance(act, Assault):
        return None
    if not any(book.counters[unit].division == GUARDS for unit in act.by):
        return refuse("20.5", "guards-must")
    return None
