"""Chapter 8.5 - Taking a number: step losses, or a retreat unit by unit."""

from __future__ import annotations

from collections.abc import Callable

from bocage.families.cobra.book import Book
from bocage.families.cobra.events import Retreated
from bocage.families.cobra.rules.c05_8_trucks import drop_truck
from bocage.families.cobra.rules.c08_6_retreat import Flight
from bocage.families.cobra.rules.common import eliminate, lose_steps, onward, place
from bocage.families.cobra.state import kind_now
from bocage.families.cobra.terrain import marsh_open
from bocage.families.cobra.types import (
    D,
    Go,
    Lose,
    Phase,
    PlayerTurn,
    Public,
    Retreat,
    Seen,
    Suffering,
)
from bocage.kernel.api import (
    Action,
    Ask,
    Choice,
    Form,
    Illegal,
    Menu,
    OneOf,
    Path,
    Pick,
    Split,
    Step,
    innermost,
    refuse,
    rule,
)

RETREAT = Retreat()
Facts = tuple[Book, Public, Suffering]


def flight_of(book: Book, public: Public, f: Suffering, turn: PlayerTurn) -> Flight:
    """Where the force may retreat as things stand; the same for the same question."""
    return book.memo.of(_flight, public, f, turn)


def _flight(book: Book, public: Public, f: Suffering, turn: PlayerTurn) -> Flight:
    return Flight(
        book.lines(public),
        f.side,
        f.units,
        f.number,
        book,
        lambda unit: kind_now(book, public.units, unit),
        book.edition.shut(turn, f.side),
    )


@rule("2008:9.2.3")
def steps_of(public: Public, f: Suffering) -> dict[str, int]:
    """How many steps each unit of the force has; headquarters count like others."""
    return {unit: public.units[unit].steps for unit in f.units}


class SufferStep(Step):
    """The owner of a force takes its number; the answer is the paths of those that retreated."""

    def run(self, book: Book, d: D, f: Suffering) -> None:
        """Nothing to take, nobody left to go, or nothing to choose."""
        match f.stage:
            case "start":
                if not f.number or not f.units:
                    return d.finish(())
                flee = can_flee(book, d.public, f, d.caller(PlayerTurn))
                if not flee and sum(steps_of(d.public, f).values()) <= f.number:
                    for unit in f.units:
                        eliminate(book, d, unit, book.cite("result.1", "2008:8.5.1"))
                    return d.finish(())
                return d.wait("result" if flee else "losses")
            case "flight" if not f.going:
                return d.finish(f.flights)
            case "over":
                return d.finish(())
        return None

    def who(self, book: Book, public: Public, f: Suffering) -> tuple[Ask, ...]:
        """The owner."""
        if f.stage == "flight":
            return (
                Ask(f.side, "retreat", book.cite("retreat.1", "2008:8.6.2"), {"number": f.number}),
            )
        told = {"number": f.number, "flee": "yes" if f.stage == "result" else "no"}
        return (Ask(f.side, "result", book.cite("result.1", "2008:8.5.1"), told),)

    def choice(self, book: Book, seen: Seen, f: Suffering, ask: Ask) -> Choice:
        """Losses or a retreat of the whole force; then the path of each unit."""
        if f.stage == "flight":
            turn = innermost(seen.frames, PlayerTurn)
            return go_form(book, seen.public, f, flight_of(book, seen.public, f, turn))
        return Menu(book.cite("result.1", "2008:8.5.1"), RESULTS, (book, seen.public, f))

    def take(self, book: Book, d: D, f: Suffering, side: str, action: Lose | Retreat | Go) -> None:
        """Losses, or everybody goes."""
        if isinstance(action, Retreat):
            d.goto("flight", going=f.units)
        elif isinstance(action, Lose):
            take_losses(book, d, action)
            d.goto("over")
        else:
            retreat(book, d, f, action)


@rule("2008:8.6.7")
def can_flee(book: Book, public: Public, f: Suffering, turn: PlayerTurn) -> bool:
    """A retreat may be chosen only if every unit of the force can make it."""
    return f.may_retreat and flight_of(book, public, f, turn).possible(f.units)


def why_not_flee(book: Book, f: Suffering, flee: bool) -> Illegal | None:
    """Bombs leave no choice; a force that cannot get away neither."""
    if not f.may_retreat:
        return refuse(book.cite("carpet.4", "2008:14.5.1b"), "bombed-no-retreat")
    return None if flee else refuse("2008:8.6.7", "retreat-impossible", number=f.number)


def flee_or_not(facts: Facts) -> OneOf:
    """The retreat of the whole force, if it can."""
    book, _, f = facts
    flee = f.stage == "result"
    return OneOf((RETREAT,), lambda act: why_not_flee(book, f, flee), types=(Retreat,))


# -- losses ---------------------------------------------------------------------------------


@rule("2008:8.6.1a")
def lose_form(facts: Facts) -> Form:
    """Steps divided over the units."""
    book, public, f = facts
    caps = steps_of(public, f)
    total = min(f.number, sum(caps.values()))
    return Form(
        Lose,
        (Split("steps", lambda done: caps, lambda done: (total,)),),
        lambda act: why_not_lose(book, public, f, act),
    )


def why_not_lose(book: Book, public: Public, f: Suffering, act: Lose) -> Illegal | None:
    """All of the number, from units of the force, each with no more steps than it has."""
    caps = steps_of(public, f)
    for unit, steps in act.steps.items():
        if unit not in caps:
            return refuse("2008:8.2.2b", "not-in-combat", unit=unit)
        if steps > caps[unit]:
            return refuse("2008:8.5.6b", "too-many-steps", unit=unit)
    total = min(f.number, sum(caps.values()))
    given = sum(act.steps.values())
    if given != total:
        return refuse(book.cite("result.1", "2008:8.5.6a"), "wrong-total", total=total, given=given)
    return None


@rule("2008:8.5.6b")
def take_losses(book: Book, d: D, act: Lose) -> None:
    """The owner has chosen which units lose the steps."""
    for unit, steps in act.steps.items():
        lose_steps(book, d, unit, steps, book.cite("result.1", "2008:8.5.6a"))


RESULTS: dict[type[Action], Callable[[Facts], Choice]] = {Retreat: flee_or_not, Lose: lose_form}


# -- retreats -------------------------------------------------------------------------------


def go_form(book: Book, public: Public, f: Suffering, flight: Flight) -> Form:
    """A unit that has still to go, and its path."""
    return Form(
        Go,
        (
            Pick("unit", lambda done: f.going),
            Path(
                "path",
                lambda done, path: onward(flight.open_ways(done["unit"]), path),
                low=f.number,
                high=f.number,
            ),
        ),
        lambda act: why_not_go(book, public, f, flight, act),
    )


def why_not_go(book: Book, public: Public, f: Suffering, flight: Flight, act: Go) -> Illegal | None:
    """A path of the full distance, open, empty if possible, that leaves room for the others."""
    if act.unit not in f.going:
        return refuse(book.cite("retreat.3", "2008:8.6.4a"), "not-retreating", unit=act.unit)
    if act.path not in flight.open_ways(act.unit):
        return why_not_open(book, public, f, flight, act)
    if not flight.leaves_room(act.unit, act.path, f.going):
        return refuse("2008:8.6.7", "blocks-others", unit=act.unit)
    return None


def why_not_open(
    book: Book, public: Public, f: Suffering, flight: Flight, act: Go
) -> Illegal | None:
    """What is wrong with a path that is not among the open ones."""
    if len(act.path) != f.number:
        return refuse("2008:8.6.7", "wrong-length", want=f.number, got=len(act.path))
    bad = why_not_way(book, public, flight, act)
    if bad is not None:
        return bad
    if flight.full(act.unit, act.path[-1], {}):
        return refuse("2008:8.6.3b", "retreat-full", hex=act.path[-1])
    return refuse(book.cite("retreat.2", "2008:8.6.3a"), "empty-first")


def why_not_way(book: Book, public: Public, flight: Flight, act: Go) -> Illegal | None:
    """Hex by hex: passable, farther from the start, and open."""
    start, country = public.units[act.unit].at, book.country
    here, kind = start, kind_now(book, public.units, act.unit)
    for far, there in enumerate(act.path, start=1):
        if there in country.around[here] and not marsh_open(country, kind, here, there):
            return refuse("2008:8.5.9", "marsh-closed", hex=there)
        if not country.passable(kind, here, there):
            return refuse("2008:8.6.1b", "cannot-pass", hex=there)
        if country.apart(start, there) != far:
            return refuse("2008:8.6.7", "not-farther", hex=there)
        if flight.shut(there):
            return refuse("carpet.5", "bombed-hex", hex=there)
        if flight.closed(there):
            return refuse("2008:8.6.1b", "retreat-closed", hex=there)
        here = there
    return None


@rule("retreat.1", "retreat.3", "retreat.4", "2008:8.6.2", "2008:8.6.4a")
def retreat(book: Book, d: D, f: Suffering, act: Go) -> None:
    """One unit goes; whoever stands on its way is not concerned."""
    start, end = d.public.units[act.unit].at, act.path[-1]
    friends = [u for u in book.lines(d.public).here(end) if u not in f.units]
    drop_truck(book, d, act.unit)
    place(book, d, act.unit, end)
    d.emit(Retreated(book.cite("retreat.1", "2008:8.6.2"), act.unit, end, act.path))
    if friends:
        take_refuge(d, act.unit)
    d.remember(
        going=tuple(unit for unit in f.going if unit != act.unit),
        flights=(*f.flights, (start, *act.path)),
    )


@rule("2008:8.6.5")
def take_refuge(d: D, unit: str) -> None:
    """A unit that retreated into a hex of friends is a burden there until the phase ends."""
    d.amend(Phase, refuge=(*d.caller(Phase).refuge, unit))
