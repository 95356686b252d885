"""Chapter 8, second part - taking hits: losses, retreats one by one, advance."""

from __future__ import annotations

from msgspec.structs import replace

from bocage.games.skirmish.book import STACK, Book
from bocage.games.skirmish.events import Advanced, Retreated
from bocage.games.skirmish.rules.common import put_at
from bocage.games.skirmish.rules.r09_supply import lose_steps, update_control
from bocage.games.skirmish.state import Lines, free_to_act, own_units, size_at, sizes_of, units_at
from bocage.games.skirmish.types import (
    Advance,
    Advancing,
    Attacking,
    D,
    Public,
    Retreat,
    Retreating,
    Seen,
    Settle,
    Settling,
    Side,
    other,
)
from bocage.kernel.api import (
    Ask,
    Choice,
    Form,
    Illegal,
    Path,
    Pick,
    Split,
    Step,
    Subset,
    refuse,
    rule,
)

FARTHEST = 2  # 8.9: spaces of retreat


# -- dividing hits --------------------------------------------------------------------------


def why_not_settle(book: Book, public: Public, f: Settling, act: Settle) -> Illegal | None:
    """Losses and retreat add up to the hits, unless all units are eliminated."""
    for unit, steps in act.losses.items():
        if unit not in f.units:
            return refuse("8.9", "not-in-fight", unit=unit)
        if steps > public.units[unit].steps:
            return refuse("8.9", "too-many-steps", unit=unit)
    if act.retreat > FARTHEST:
        return refuse("8.9", "retreat-too-long")
    left = survivors(public, f.units, act.losses)
    given = sum(act.losses.values()) + act.retreat
    if given != f.hits and (left or act.retreat or given > f.hits):
        return refuse("8.9", "wrong-sum", hits=f.hits, given=given)
    if act.retreat and not left:
        return refuse("8.9", "wrong-sum", hits=f.hits, given=given)
    if act.retreat and not can_all_retreat(book, public, f, left, act.retreat):
        return refuse("8.10", "retreat-impossible")
    return None


def survivors(public: Public, units: tuple[str, ...], losses: dict[str, int]) -> tuple[str, ...]:
    """The units that still have steps after these losses."""
    return tuple(u for u in units if public.units[u].steps > losses.get(u, 0))


class SettleStep(Step):
    """A side divides its hits; survivors may have to retreat."""

    def run(self, book: Book, d: D, f: Settling) -> None:
        """Nothing to divide: done."""
        if f.stage == "start" and (f.hits == 0 or not f.units):
            d.finish(0)
        elif f.stage == "over":
            d.finish(f.retreat)

    @rule("8.9")
    def who(self, book: Book, public: Public, f: Settling) -> tuple[Ask, ...]:
        """The owner divides the hits."""
        return (Ask(f.side, "settle", "8.9", {"hits": f.hits}),)

    def choice(self, book: Book, seen: Seen, f: Settling, ask: Ask) -> Choice:
        """How far to retreat, and which units lose the rest."""
        caps = {unit: seen.public.units[unit].steps for unit in f.units}
        parts = (
            Pick("retreat", lambda done: range(min(FARTHEST, f.hits) + 1)),
            Split(
                "losses",
                lambda done: caps,
                lambda done: (min(f.hits - done["retreat"], sum(caps.values())),),
            ),
        )
        return Form(Settle, parts, lambda act: why_not_settle(book, seen.public, f, act))

    def take(self, book: Book, d: D, f: Settling, side: str, action: Settle) -> None:
        """Take the losses, then retreat the survivors."""
        left = survivors(d.public, f.units, action.losses)
        take_losses(book, d, action)
        d.remember(retreat=action.retreat)
        if action.retreat:
            d.call(Retreating(side=side, units=left, length=action.retreat), "over")
        else:
            d.goto("over")


@rule("8.9")
def take_losses(book: Book, d: D, act: Settle) -> None:
    """Each unit loses the steps that its owner chose."""
    for unit, steps in act.losses.items():
        lose_steps(book, d, unit, steps, "8.9")


# -- retreats -------------------------------------------------------------------------------


class Route:
    """Where a side's units may retreat, worked out once for a decision."""

    def __init__(self, book: Book, public: Public, side: Side, units: tuple[str, ...]) -> None:
        self.book = book
        lines = Lines(book, public, side)
        self.enemies, self.contact = lines.enemies, lines.contact
        self.friends = {public.units[u].at for u in own_units(book, public, side) if u not in units}

    def closed(self, space: str) -> Illegal | None:
        """Never a space with an enemy, nor enemy contact without a friend that stays."""
        if space in self.enemies:
            return refuse("8.11", "enemy-space", space=space)
        if space in self.contact and space not in self.friends:
            return refuse("8.11", "retreat-contact", space=space)
        return None

    def onward(self, start: str, path: tuple[str, ...]) -> list[str]:
        """Open spaces next to the end of a path, one farther from its start."""
        here, far = (path[-1] if path else start), len(path) + 1
        return [
            space
            for space in self.book.next_to[here]
            if self.book.apart[start, space] == far and self.closed(space) is None
        ]

    def ends(self, start: str, length: int) -> list[str]:
        """The spaces where a retreat of this length can end."""
        reached = [start]
        for done in range(length):
            reached = [
                space
                for space in self.book.spaces
                if self.book.apart[start, space] == done + 1
                and self.closed(space) is None
                and any(space in self.book.next_to[here] for here in reached)
            ]
        return reached


def can_all_retreat(
    book: Book, public: Public, f: Settling, left: tuple[str, ...], length: int
) -> bool:
    """Whether some order and some ends let all survivors retreat within stacking."""
    lost = [unit for unit in f.units if unit not in left]  # neither friends nor in the way
    after = replace(public, units={u: s for u, s in public.units.items() if u not in lost})
    route = Route(book, after, f.side, left)
    sizes = sizes_of(book, after, f.side)
    places = {unit: after.units[unit].at for unit in left}
    return _assignable(route, sizes, places, length)


def _assignable(route: Route, sizes: dict[str, int], places: dict[str, str], length: int) -> bool:
    """Try every unit next, at every end that has room; those still waiting take up room."""
    if not places:
        return True
    for unit, start in places.items():
        size = route.book.counters[unit].size
        rest = {other_: at for other_, at in places.items() if other_ != unit}
        for end in route.ends(start, length):
            if sizes[end] + size <= STACK:
                moved = {**sizes, start: sizes[start] - size}
                moved[end] += size
                if _assignable(route, moved, rest, length):
                    return True
    return False


def why_not_retreat(book: Book, public: Public, f: Retreating, act: Retreat) -> Illegal | None:
    """Each space farther from the start, open, at the end within stacking, leaving others room."""
    if act.unit not in f.units:
        return refuse("8.11", "not-in-fight", unit=act.unit)
    if len(act.path) != f.length:
        return refuse("8.11", "wrong-length", want=f.length, got=len(act.path))
    route = Route(book, public, f.side, (*f.units, *f.gone))
    bad = _why_not_way(route, public.units[act.unit].at, act.path)
    if bad is not None:
        return bad
    end, size = act.path[-1], book.counters[act.unit].size
    sizes = sizes_of(book, public, f.side)
    if sizes[end] + size > STACK:
        return refuse("8.11", "overstacked", space=end)
    sizes[public.units[act.unit].at] -= size
    sizes[end] += size
    rest = {unit: public.units[unit].at for unit in f.units if unit != act.unit}
    if not _assignable(route, sizes, rest, f.length):
        return refuse("8.12", "blocks-others", unit=act.unit)
    return None


def _why_not_way(route: Route, start: str, path: tuple[str, ...]) -> Illegal | None:
    here = start
    for far, space in enumerate(path, start=1):
        if space not in route.book.next_to[here]:
            return refuse("8.11", "not-adjacent", space=space)
        if route.book.apart[start, space] != far:
            return refuse("8.11", "not-farther", space=space)
        bad = route.closed(space)
        if bad is not None:
            return bad
        here = space
    return None


class RetreatStep(Step):
    """Survivors retreat one after the other, in an order of their owner's choice."""

    def run(self, book: Book, d: D, f: Retreating) -> None:
        """Until none is left."""
        if not f.units:
            d.finish()

    @rule("8.11")
    def who(self, book: Book, public: Public, f: Retreating) -> tuple[Ask, ...]:
        """The owner."""
        return (Ask(f.side, "retreat", "8.11"),)

    def choice(self, book: Book, seen: Seen, f: Retreating, ask: Ask) -> Choice:
        """A unit and its path."""
        public = seen.public
        route = Route(book, public, f.side, (*f.units, *f.gone))
        parts = (
            Pick("unit", lambda done: f.units),
            Path(
                "path",
                lambda done, path: route.onward(public.units[done["unit"]].at, path),
                low=f.length,
                high=f.length,
            ),
        )
        return Form(Retreat, parts, lambda act: why_not_retreat(book, public, f, act))

    def take(self, book: Book, d: D, f: Retreating, side: str, action: Retreat) -> None:
        """It enters the spaces of its path one after the other, and may take objectives (9.5)."""
        for space in action.path:
            put_at(d, action.unit, space)
            update_control(book, d)
        d.emit(Retreated("8.11", action.unit, action.path[-1]))
        left = tuple(unit for unit in f.units if unit != action.unit)
        d.remember(units=left, gone=(*f.gone, action.unit))


# -- advance --------------------------------------------------------------------------------


def may_advance(book: Book, public: Public, by: tuple[str, ...]) -> tuple[str, ...]:
    """Attackers that are neither pinned nor guns."""
    return tuple(
        unit
        for unit in by
        if unit in public.units
        and free_to_act(public.units[unit])
        and book.counters[unit].type != "gun"
    )


def call_advance(book: Book, d: D, f: Attacking) -> None:
    """If the space is free of enemies and an attacker that stood may enter it, ask."""
    able = may_advance(book, d.public, f.by) if f.stood else ()
    if units_at(book, d.public, other(f.side), f.space) or not able:
        d.goto("over")
    else:
        d.call(Advancing(side=f.side, units=able, space=f.space), "over")


def why_not_advance(book: Book, public: Public, f: Advancing, act: Advance) -> Illegal | None:
    """Only those that may, and within stacking."""
    for unit in act.by:
        if unit not in f.units:
            return refuse("8.13", "cannot-advance", unit=unit)
    total = sum(book.counters[unit].size for unit in act.by)
    if total + size_at(book, public, f.side, f.space, ()) > STACK:
        return refuse("8.13", "overstacked", space=f.space)
    return None


@rule("8.13")
class AdvanceStep(Step):
    """The attacker may advance into the space it has cleared."""

    def run(self, book: Book, d: D, f: Advancing) -> None:
        """Ask once."""
        if f.stage == "over":
            d.finish()

    def who(self, book: Book, public: Public, f: Advancing) -> tuple[Ask, ...]:
        """The attacker."""
        return (Ask(f.side, "advance", "8.13", {"space": f.space}),)

    def choice(self, book: Book, seen: Seen, f: Advancing, ask: Ask) -> Choice:
        """Some of the attackers, or none."""
        parts = (Subset("by", lambda done: f.units),)
        return Form(Advance, parts, lambda act: why_not_advance(book, seen.public, f, act))

    def take(self, book: Book, d: D, f: Advancing, side: str, action: Advance) -> None:
        """Put them there."""
        for unit in action.by:
            put_at(d, unit, f.space)
            d.emit(Advanced("8.13", unit, f.space))
        d.goto("over")
