"""Chapter 8.22 - Infiltration: into an area of the enemy without an assault, if the die allows."""

from __future__ import annotations

from bocage.games.market_garden.book import Book, Edge
from bocage.games.market_garden.events import InfiltrationTried, Marched
from bocage.games.market_garden.rules.common import (
    ask_dice,
    end_move,
    memory,
    place,
    remember,
    set_state,
)
from bocage.games.market_garden.rules.r09_movement_1_ways import (
    FRESH_ENEMY,
    SPENT_ENEMY,
    allowance,
    why_not_return,
)
from bocage.games.market_garden.state import Lay, lay
from bocage.games.market_garden.types import (
    ALLIED,
    FRESH,
    GERMAN,
    SPENT,
    Activation,
    Attempt,
    D,
    Finish,
    Half,
    Infiltrate,
    Infiltration,
    Public,
    Seen,
    Weather,
)
from bocage.kernel.api import (
    Action,
    AnyOf,
    Ask,
    Choice,
    Form,
    Illegal,
    OneOf,
    Pick,
    Step,
    innermost,
    refuse,
    rule,
)

FINISH = OneOf((Finish(),))


# -- declaring the impulse ------------------------------------------------------------------


def infiltrate_form(book: Book, seen: Seen) -> Choice:
    """A Free space of the Germans beside the Allies."""
    now = lay(book, seen.public)
    return OneOf(
        [Infiltrate(space) for space in book.areas if space in now.ready(GERMAN)],
        lambda act: why_not_infiltrate(now, act.space),
        types=(Infiltrate,),
    )


@rule("8.22a")
def why_not_infiltrate(now: Lay, space: str) -> Illegal | None:
    """It must be Free, with Fresh infantry or armour, beside an area of the Allies."""
    if not now.free(GERMAN, space):
        return refuse("8.22a", "not-free", space=space)
    if not any(unit in now.book.points for unit in now.fresh(GERMAN, space)):
        return refuse("8.22a", "nobody-infiltrates", space=space)
    if not targets_from(now, space):
        return refuse("8.22a", "no-way-in", space=space)
    return None


@rule("8.22a")
def targets_from(now: Lay, space: str) -> tuple[str, ...]:
    """Spaces beside it that the Allies control and that are not contested."""
    return tuple(
        near
        for near, _ in now.book.around[space]
        if now.friendly(ALLIED, near) and not now.contested(near)
    )


# -- unit by unit ---------------------------------------------------------------------------


@rule("8.222d")
class InfiltrationStep(Step):
    """Unit after unit tries, each result known before the next; then the failed ones assault."""

    def run(self, book: Book, d: D, f: Infiltration) -> None:
        """Ask as long as somebody can try."""
        match f.stage:
            case "start":
                d.goto("try", targets=targets_from(lay(book, d.public), f.space))
            case "tried":
                self.assault(book, d, f)
            case "over":
                d.finish()

    def assault(self, book: Book, d: D, f: Infiltration) -> None:
        """All that failed have entered, and must assault: one assault for each area."""
        for unit, space in f.failed.items():
            enter(book, d, f, unit, space)
        if f.failed:
            d.call(assaulting(), "over")
        else:
            d.finish()

    def who(self, book: Book, public: Public, f: Infiltration) -> tuple[Ask, ...]:
        """The Germans."""
        return (Ask(GERMAN, "infiltrate", "8.22a", {"space": f.space}),)

    def choice(self, book: Book, seen: Seen, f: Infiltration, ask: Ask) -> Choice:
        """The next unit and its target, or no more."""
        now, half = lay(book, seen.public), innermost(seen.frames, Half)
        found = attempts(now, half, f)
        units = list(dict.fromkeys(act.unit for act in found))
        form = Form(
            Attempt,
            (
                Pick("unit", lambda done: units),
                Pick("space", lambda done: [a.space for a in found if a.unit == done["unit"]]),
            ),
            lambda act: why_not_attempt(now, half, f, act),
        )
        return AnyOf("8.22a", form, FINISH)

    def take(self, book: Book, d: D, f: Infiltration, side: str, action: Action) -> None:
        """A die for the unit, or on to the assaults."""
        if isinstance(action, Attempt):
            d.remember(tried=(*f.tried, action.unit))
            then = f"rolled {action.unit} {action.space}"
            ask_dice(d, then, GERMAN, "8.222a", about=action.unit)
        else:
            d.goto("tried")

    def back(self, book: Book, d: D, f: Infiltration, value: tuple[int, ...] | None) -> None:
        """The die is known; after the assaults there is nothing more."""
        word, *about = f.stage.split()
        if word == "rolled" and value is not None:
            resolve(book, d, f, Attempt(about[0], about[1]), value[0])


def assaulting() -> Activation:
    """The end of an infiltration impulse: only those who failed act; no engineers."""
    return Activation(stage="act", side=GERMAN, spaces=(), stirred=True)


# -- limits ---------------------------------------------------------------------------------


def attempts(now: Lay, half: Half, f: Infiltration) -> list[Attempt]:
    """What may be tried now."""
    found = [
        Attempt(unit, space)
        for unit in now.fresh(GERMAN, f.space)
        if unit not in f.tried
        for space in f.targets
    ]
    return [act for act in found if why_not_attempt(now, half, f, act) is None]


def why_not_attempt(now: Lay, half: Half, f: Infiltration, act: Attempt) -> Illegal | None:
    """The unit, the boundary, the target, and the limits of any movement."""
    bad = why_not_infiltrator(now, half, f, act.unit)
    if bad is not None:
        return bad
    edge = now.book.between.get((f.space, act.space))
    if edge is None:
        return refuse("8.22a", "not-adjacent", space=f.space, other=act.space)
    if act.space not in f.targets:
        return refuse("8.22a", "not-theirs-alone", space=act.space)
    bad = why_not_across(now.book, edge, act.space)
    bad = bad or why_not_return(now.book, act.unit, act.space)
    if bad is not None:
        return bad
    if act.unit in now.book.armour and not edge.road:
        return refuse("9.4b", "armour-needs-road", unit=act.unit, boundary=edge.id)
    return why_not_room(now, half, f, act.space)


@rule("8.22a", "9.2b", "9.21", "20.61b")
def why_not_infiltrator(now: Lay, half: Half, f: Infiltration, unit: str) -> Illegal | None:
    """Fresh infantry or armour of the active space with all its MF, however few those are."""
    state = now.units.get(unit)
    if state is None or now.book.side_of[unit] != GERMAN or state.at != f.space:
        return refuse("8.22a", "not-in-active", unit=unit, space=f.space)
    if unit not in now.book.points:
        return refuse("8.22a", "infiltrate-point-only", unit=unit)
    if unit in f.tried:
        return refuse("8.222d", "tried-already", unit=unit)
    if state.state != FRESH:
        return refuse("8.3", "not-fresh", unit=unit)
    past = memory(half, unit)
    if past.spent or past.done or half.charged.get(f.space):
        return refuse("9.2b", "needs-all-mf", unit=unit, space=f.space)
    return None


@rule("8.221")
def why_not_across(book: Book, edge: Edge, space: str) -> Illegal | None:
    """Only over open boundaries and arrows (no bridge: A30), not into high ground or polder."""
    if edge.wet:
        return refuse("8.221", "not-open", boundary=edge.id)
    if space in book.elevated or space in book.polder:
        return refuse("8.221", "bad-ground", space=space)
    return None


@rule("8.221", "9.61", "9.3b")
def why_not_room(now: Lay, half: Half, f: Infiltration, space: str) -> Illegal | None:
    """Not into a full area, counting those who will assault it; nor where there was an assault."""
    if now.room(GERMAN, space) <= sum(there == space for there in f.failed.values()):
        return refuse("9.61", "full", space=space)
    if space in half.assaulted:
        return refuse("9.3b", "assaulted-already", space=space)
    return None


# -- results --------------------------------------------------------------------------------


@rule("8.222a")
def succeeds(die: int, tem: int, weather: Weather) -> bool:
    """Less than the TEM in Clear, no more than the TEM in Overcast."""
    return die <= tem if weather == "overcast" else die < tem


def resolve(book: Book, d: D, f: Infiltration, act: Attempt, die: int) -> None:
    """In, or into an assault at the end of the impulse."""
    unit, space = act.unit, act.space
    success = succeeds(die, book.tem[space], d.public.weather)
    d.emit(InfiltrationTried("8.222a", unit, space, die, success))
    if success:
        slip_in(book, d, f, unit, space)
        d.goto("try")
    else:
        d.goto("try", failed={**f.failed, unit: space})


@rule("8.222b")
def slip_in(book: Book, d: D, f: Infiltration, unit: str, space: str) -> None:
    """It is there, Spent, and has no part in the assault of those who fail."""
    place(book, d, unit, space)
    d.emit(Marched("8.222b", unit, space))
    set_state(book, d, "8.222b", unit, SPENT)
    remember(d, (unit,), last=f.space, done=True)


@rule("8.222c", "8.222e")
def enter(book: Book, d: D, f: Infiltration, unit: str, space: str) -> None:
    """A unit that failed has entered like any other, before a mandatory assault."""
    now = lay(book, d.public)
    cost = FRESH_ENEMY if now.any_fresh(ALLIED, space) else SPENT_ENEMY
    enemies = bool(now.of(ALLIED, space))
    edge = book.between[f.space, space]
    place(book, d, unit, space)
    d.emit(Marched("8.222c", unit, space))
    remember(
        d,
        (unit,),
        spent=min(cost, allowance(book, d.public, unit)),
        last=f.space,
        over=edge.id,
        how="arrow" if edge.kind == "arrow" else "open",
        must=enemies,
        waits=enemies,
        stopped=True,
    )
    if not enemies:
        end_move(book, d, "8.222c", (unit,))
