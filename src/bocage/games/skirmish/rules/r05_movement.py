"""Chapter 5 - Movement: costs, contact, stacking, interrupted moves."""

from __future__ import annotations

from bocage.games.skirmish.book import Book
from bocage.games.skirmish.events import EnteredSpace, Moved
from bocage.games.skirmish.rules.common import mark, put_at
from bocage.games.skirmish.rules.r09_supply import supplied_spaces
from bocage.games.skirmish.state import Lines, fits, free_to_act, own_units
from bocage.games.skirmish.types import (
    D,
    Done,
    Entered,
    GoOn,
    Halt,
    Move,
    MoveStep,
    Moving,
    Public,
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
    Path,
    Pick,
    Reach,
    Step,
    refuse,
    rule,
)

DONE = OneOf((Done(),))


class Ground:
    """What a side's movement depends on, worked out once for a decision."""

    def __init__(self, book: Book, public: Public, side: Side) -> None:
        self.book = book
        self.public = public
        self.side = side
        self._lines = Lines(book, public, side)
        self.enemies, self.contact = self._lines.enemies, self._lines.contact
        self._supplied: set[str] | None = None
        self._allowances: dict[str, int] = {}

    @property
    def movers(self) -> list[str]:
        """The units that may still move."""
        units = self.public.units
        own = own_units(self.book, self.public, self.side)
        return [unit for unit in own if not units[unit].moved and free_to_act(units[unit])]

    def cost(self, here: str, there: str) -> int:
        """What it costs to go from a space to the next: terrain, stream, leaving contact."""
        ground = self.book.terrain[there].cost
        return ground + stream_cost(self.book, here, there) + leaving_cost(self.contact, here)

    def allowance(self, unit: str) -> int:
        """The unit's movement allowance now."""
        known = self._allowances.get(unit)
        if known is None:
            if self._supplied is None:
                self._supplied = supplied_spaces(self.book, self.public, self.side, self._lines)
            cut_off = self.public.units[unit].at not in self._supplied
            known = self.book.counters[unit].move - unsupplied_penalty(cut_off)
            self._allowances[unit] = known
        return known

    def onward(self, unit: str, path: tuple[str, ...]) -> list[str]:
        """Where a path may go on by cost, contact and enemies; stacking counts only at its end."""
        here = path[-1] if path else self.public.units[unit].at
        if path and here in self.contact:
            return []
        open_spaces = [s for s in self.book.next_to[here] if s not in self.enemies]
        if not path:
            return open_spaces
        left = self.allowance(unit) - self.spent(unit, path)
        return [there for there in open_spaces if self.cost(here, there) <= left]

    def account(self, unit: str, path: tuple[str, ...]) -> tuple[int, int]:
        """What a path costs, and what is left of the allowance then."""
        spent = self.spent(unit, path)
        return spent, max(self.allowance(unit) - spent, 0)

    def spent(self, unit: str, path: tuple[str, ...]) -> int:
        """The cost of a whole path."""
        total, here = 0, self.public.units[unit].at
        for there in path:
            total += self.cost(here, there)
            here = there
        return total


@rule("5.2")
def stream_cost(book: Book, here: str, there: str) -> int:
    """Crossing a stream side costs 1 more."""
    return 1 if (here, there) in book.streams else 0


@rule("5.7")
def leaving_cost(contact: set[str], here: str) -> int:
    """Leaving a space in enemy contact costs 1 more."""
    return 1 if here in contact else 0


@rule("5.8")
def unsupplied_penalty(cut_off: bool) -> int:
    """A unit out of supply has 1 less movement allowance."""
    return 1 if cut_off else 0


def why_not_move(ground: Ground, act: Move) -> Illegal | None:
    """A path of adjacent spaces within the allowance, past no enemy, stopping in contact."""
    book, public = ground.book, ground.public
    state = public.units.get(act.unit)
    if state is None or book.side_of[act.unit] != ground.side:
        return refuse("5.1", "not-yours", unit=act.unit)
    if state.moved:
        return refuse("5.1", "already-moved", unit=act.unit)
    if not free_to_act(state):
        return refuse("3.5", "pinned", unit=act.unit)
    if not act.path:
        return refuse("5.1", "empty-path")
    return _why_not_path(ground, state.at, act) or _why_not_end(ground, act)


def _why_not_path(ground: Ground, here: str, act: Move) -> Illegal | None:
    last = len(act.path) - 1
    for i, there in enumerate(act.path):
        if there not in ground.book.next_to[here]:
            return refuse("5.1", "not-adjacent", space=there)
        if there in ground.enemies:
            return refuse("5.4", "enemy-space", space=there)
        if there in ground.contact and i < last:
            return refuse("5.6", "contact-stop", space=there)
        here = there
    return None


def _why_not_end(ground: Ground, act: Move) -> Illegal | None:
    cost, allowance = ground.spent(act.unit, act.path), ground.allowance(act.unit)
    if cost > allowance and not minimum_move(act):
        return refuse("5.1", "too-far", unit=act.unit, cost=cost, allowance=allowance)
    if not fits(ground.book, ground.public, (act.unit,), act.path[-1]):
        return refuse("5.5", "overstacked", space=act.path[-1])
    return None


@rule("5.3")
def minimum_move(act: Move) -> bool:
    """One space is always allowed, whatever it costs."""
    return len(act.path) == 1


def move_form(ground: Ground) -> Form:
    """A unit that may still move, and its path."""
    parts = (
        Pick("unit", lambda done: ground.movers),
        Path(
            "path",
            lambda done, path: ground.onward(done["unit"], path),
            cost=lambda done, path: ground.spent(done["unit"], path),
            account=lambda done, path: ground.account(done["unit"], path),
        ),
    )
    return Form(Move, parts, lambda act: why_not_move(ground, act))


def reach(ground: Ground, unit: str) -> Reach:
    """Every other space where a unit could end a move: the cheapest cost, and the way."""
    found = move_form(ground).reach({"unit": unit})
    found.pop(ground.public.units[unit].at, None)
    return found


class MovementStep(Step):
    """The movement step: one unit after the other, until done."""

    def who(self, book: Book, public: Public, f: MoveStep) -> tuple[Ask, ...]:
        """The side whose half it is."""
        return (Ask(f.side, "move", "5.1"),)

    def choice(self, book: Book, seen: Seen, f: MoveStep, ask: Ask) -> Choice:
        """A unit and its path, or done."""
        return AnyOf("5.1", move_form(Ground(book, seen.public, f.side)), DONE)

    def take(self, book: Book, d: D, f: MoveStep, side: str, action: Move | Done) -> None:
        """Start a move, or go on to combat."""
        if isinstance(action, Done):
            return d.finish()
        mark(d, action.unit, moved=True)
        origin = d.public.units[action.unit].at
        return d.call(Moving(units=(action.unit,), origin=origin, path=action.path), "start")


class Mover(Step):
    """A move: enter the next space, let the enemy react, go on or stop."""

    def run(self, book: Book, d: D, f: Moving) -> None:
        """Enter, react, see whether the move goes on."""
        match f.stage:
            case "start":
                enter(book, d, f)
            case "entered":
                self._after_entry(book, d, f)
            case "over":
                end_move(book, d, f)

    def _after_entry(self, book: Book, d: D, f: Moving) -> None:
        if f.done == len(f.path) or interrupted(d.public, f):
            return end_move(book, d, f)
        return d.goto("carry-on" if f.shot_at else "start")

    def back(self, book: Book, d: D, f: Moving, value: bool) -> None:
        """The entry window tells whether anybody fired."""
        d.remember(shot_at=value)

    @rule("5.10")
    def who(self, book: Book, public: Public, f: Moving) -> tuple[Ask, ...]:
        """After fire that did not end the move its side chooses to go on or to halt."""
        return (Ask(book.side_of[f.units[0]], "carry-on", "5.10", {"unit": f.units[0]}),)

    def choice(self, book: Book, seen: Seen, f: Moving, ask: Ask) -> Choice:
        """Go on, or halt where the unit may stay."""
        return OneOf((GoOn(), Halt()), lambda act: why_not_halt(book, seen.public, f, act))

    def take(self, book: Book, d: D, f: Moving, side: str, action: GoOn | Halt) -> None:
        """Enter the next space, or end the move here."""
        d.goto("start" if isinstance(action, GoOn) else "over")


def why_not_halt(book: Book, public: Public, f: Moving, act: GoOn | Halt) -> Illegal | None:
    """A unit may not halt where it would be overstacked."""
    space = public.units[f.units[0]].at
    if isinstance(act, Halt) and not fits(book, public, f.units, space):
        return refuse("5.5", "overstacked", space=space)
    return None


def enter(book: Book, d: D, f: Moving) -> None:
    """Enter the next space of the path and open the window for opportunity fire (6.1)."""
    (unit,), space = f.units, f.path[f.done]
    put_at(d, unit, space)
    d.emit(EnteredSpace("5.1", unit, space))
    d.remember(done=f.done + 1)
    enemy = other(book.side_of[unit])
    d.call(Entered(seats=(enemy,), target=unit, space=space), "entered")


@rule("5.9")
def interrupted(public: Public, f: Moving) -> bool:
    """A unit that was hit, pinned, dispersed or eliminated ends its move."""
    if f.hit or len(f.units) > 1:
        return True
    state = public.units.get(f.units[0])
    return state is None or state.pinned


def end_move(book: Book, d: D, f: Moving) -> None:
    """The move is over: back along the path if it may not stay, committed if in contact."""
    units = tuple(unit for unit in f.units if unit in d.public.units)
    if units:
        step_back(book, d, f, units)
        contact = Lines(book, d.public, book.side_of[units[0]]).contact
        for unit in units:
            if d.public.units[unit].at in contact:
                commit(d, unit)
            d.emit(Moved("5.1", unit, d.public.units[unit].at))
    d.finish()


@rule("5.9")
def step_back(book: Book, d: D, f: Moving, units: tuple[str, ...]) -> None:
    """A unit stopped where it would be overstacked goes back to the last space where it may be."""
    way = (f.origin, *f.path[: f.done])
    for space in reversed(way):
        if fits(book, d.public, units, space):
            for unit in units:
                put_at(d, unit, space)
            return


@rule("5.11")
def commit(d: D, unit: str) -> None:
    """A unit that ends its move in enemy contact is committed until the end of the half."""
    mark(d, unit, committed=True)
