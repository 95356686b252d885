"""Chapter 8.7 - Advance after combat."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from bocage.families.cobra.book import Book
from bocage.families.cobra.events import Advanced
from bocage.families.cobra.rules.c05_8_trucks import companions
from bocage.families.cobra.rules.c05_movement import why_closed
from bocage.families.cobra.rules.common import done, onward, place_all
from bocage.families.cobra.state import ENEMY, Lines, kind_now
from bocage.families.cobra.terrain import Kind, marsh_open
from bocage.families.cobra.types import (
    Advance,
    Advancing,
    Battle,
    Combat,
    D,
    Done,
    PlayerTurn,
    Public,
    Seen,
    other,
)
from bocage.kernel.api import (
    Action,
    Ask,
    Choice,
    Form,
    Illegal,
    Menu,
    Path,
    Pick,
    Step,
    innermost,
    refuse,
    rule,
)

Way = tuple[str, ...]


# -- who may advance, and where to ----------------------------------------------------------


def advance_after(book: Book, d: D, f: Battle) -> Advancing | None:
    """The advance of the victor, if there is one."""
    lines = book.lines(d.public)
    return attacker_advance(lines, f) or defender_advance(lines, f)


@rule("adv.1", "2008:8.5.7b")
def attacker_advance(lines: Lines, f: Battle) -> Advancing | None:
    """Attackers that are still where they attacked from, into hexes that were cleared."""
    vacated = [hex_ for hex_ in f.on if not lines.here(hex_)]
    if not vacated:
        return None
    losers = {hex_ for unit, hex_ in f.starts.items() if unit not in f.by}
    return _advancing(lines, f, f.by, [hex_ for hex_ in vacated if hex_ in losers])


@rule("adv.3", "2008:8.7.7")
def defender_advance(lines: Lines, f: Battle) -> Advancing | None:
    """Defenders may advance too, but not when both sides got a number."""
    if f.defender or not f.attacker:
        return None
    starts = dict.fromkeys([f.starts[unit] for unit in f.by])
    return _advancing(lines, f, f.defenders, [hex_ for hex_ in starts if not lines.here(hex_)])


def standing(lines: Lines, f: Battle, units: Iterable[str]) -> Way:
    """The units of a force that are alive and did not retreat."""
    return tuple(u for u in units if u in lines.units and lines.units[u].at == f.starts[u])


def _advancing(lines: Lines, f: Battle, units: Way, empty: list[str]) -> Advancing | None:
    """The advance of a force into these hexes, along the retreats that began there."""
    victors = standing(lines, f, units) if empty else ()
    if not victors:
        return None
    side = f.side if units is f.by else other(f.side)
    routes = tuple(dict.fromkeys(way[:-1] for way in f.flights if way[0] in empty))
    fled = {way[0] for way in routes}
    cleared = tuple(hex_ for hex_ in empty if hex_ not in fled)
    return Advancing(side=side, units=victors, routes=routes, cleared=cleared)


class AdvanceStep(Step):
    """The victor advances units one by one, as long as he likes."""

    def run(self, book: Book, d: D, f: Advancing) -> None:
        """Until nobody can."""
        pursuit = book.memo.of(Pursuit, d.public, d.caller(PlayerTurn), f)
        if not any(pursuit.can_go(unit) for unit in f.units):
            d.finish()

    def who(self, book: Book, public: Public, f: Advancing) -> tuple[Ask, ...]:
        """The victor."""
        return (Ask(f.side, "advance", book.cite("adv.1", "2008:8.7.5a")),)

    @rule("2008:8.7.5a")
    def choice(self, book: Book, seen: Seen, f: Advancing, ask: Ask) -> Choice:
        """A unit and its path, or no (further) advance."""
        pursuit = book.memo.of(Pursuit, seen.public, innermost(seen.frames, PlayerTurn), f)
        return Menu(book.cite("adv.1", "2008:8.7.5a"), ADVANCES, pursuit)

    def take(self, book: Book, d: D, f: Advancing, side: str, action: Advance | Done) -> None:
        """Put it there."""
        if isinstance(action, Done):
            return d.finish()
        going = companions(book, d.public, action.unit)
        advance(book, d, going, action.path)
        return d.remember(units=tuple(unit for unit in f.units if unit not in going))


@rule("2008:8.7.5c", "2008:8.7.5b")
def advance(book: Book, d: D, units: tuple[str, ...], way: tuple[str, ...]) -> None:
    """The units are there, with their zones of control; they take no further part in the phase."""
    start = d.public.units[units[0]].at
    place_all(book, d, units, way[-1])
    book.edition.passed(book, d, units, way)
    book.edition.advanced(book, d, start, units)
    for unit in units:
        d.emit(Advanced(book.cite("adv.1", "2008:8.7.1"), unit, way[-1], way))
    d.amend(Combat, advanced=(*d.caller(Combat).advanced, *units))


class Pursuit:
    """Where the units of an advance may go, as the map stands now."""

    def __init__(self, book: Book, public: Public, turn: PlayerTurn, phase: Advancing) -> None:
        self.book = book
        self.public = public
        self.turn = turn
        self.phase = phase
        self._lines = book.lines(public)
        self._enemies = self._lines.held[ENEMY[phase.side]]
        self._able: dict[str, bool] = {}
        self._ways: dict[str, list[Way]] = {}

    def can_go(self, unit: str) -> bool:
        """Whether a unit has any legal path."""
        if unit not in self._able:
            tried = self._tried(unit)
            self._able[unit] = any(self._why_not(unit, way) is None for way in tried)
        return self._able[unit]

    def ways(self, unit: str) -> list[Way]:
        """Every legal path of a unit."""
        if unit not in self._ways:
            tried = dict.fromkeys(self._tried(unit))
            self._ways[unit] = [way for way in tried if self._why_not(unit, way) is None]
        return self._ways[unit]

    def _tried(self, unit: str) -> list[Way]:
        """The paths that are worth a thought."""
        near = self.book.country.next_to
        here = near[self.public.units[unit].at]
        found: list[Way] = []
        for route in self.phase.routes:
            if route[0] in here:
                found += stops(route)
        for hex_ in self.phase.cleared:
            if hex_ in here:
                found += ((hex_,), *[(hex_, there) for there in near[hex_]])
        return found

    def why_not(self, act: Advance) -> Illegal | None:
        """A path that was found to be legal, or what the rules say to it."""
        if act.path in self._ways.get(act.unit, ()):
            return None
        return self._why_not(act.unit, act.path)

    def _why_not(self, unit: str, path: Way) -> Illegal | None:
        """A victor of this combat, along a retreat or into a cleared hex, within all limits."""
        f, book = self.phase, self.book
        if unit not in f.units:
            return refuse("2008:8.7.1", "not-victor", unit=unit)
        if not path:
            return refuse(book.cite("adv.1", "2008:8.7.1"), "empty-path")
        start = self.public.units[unit].at
        cleared = path[0] in f.cleared
        bad = self._why_not_free(path) if cleared else self._why_not_route(path)
        bad = bad or self._why_not_walk(unit, start, path)
        if bad is not None:
            return bad
        end, going = path[-1], companions(book, self.public, unit)
        here = [unit for unit in self._lines.here(end) if unit not in going]
        if not book.fits((*here, *going)):
            return refuse(book.cite("stack.1", "2008:6.1a"), "overstacked", hex=end)
        return book.edition.why_not_advance(book, self.public, unit, end)

    def _why_not_route(self, path: Way) -> Illegal | None:
        if path not in [route[: len(path)] for route in self.phase.routes]:
            if not self.phase.routes:
                return refuse(
                    self.book.cite("2008:8.7.4", "2008:8.7.6"), "off-the-path", hex=path[-1]
                )
            return refuse("2008:8.7.4", "off-the-path", hex=path[-1])
        return None

    def _why_not_free(self, path: Way) -> Illegal | None:
        if len(path) > free_advance():
            return refuse(
                self.book.cite("adv.2", "2008:8.7.6"), "too-far-advance", most=free_advance()
            )
        return None

    @rule("2008:8.7.3")
    def _why_not_walk(self, unit: str, start: str, path: Way) -> Illegal | None:
        """Step by step: adjacent, open, without enemies, whatever the zones; bocage stops."""
        book, here = self.book, start
        kind, enemies = kind_now(book, self.public.units, unit), self._enemies
        shut = book.edition.shut(self.turn, self.phase.side)
        for i, there in enumerate(path):
            if not book.country.passable(kind, here, there):
                return self._why_impassable(kind, here, there)
            if there in enemies:
                if path[0] in self.phase.cleared:
                    return refuse("2008:8.7.6", "enemy-hex", hex=there)
                return refuse("2008:8.7.1", "enemy-hex", hex=there)
            if there in shut:
                return refuse("carpet.5", "bombed-hex", hex=there)
            if i < len(path) - 1 and book.edition.stops_advance(book.country, here, there):
                return refuse(book.cite("adv.4", "2008:8.7.8"), "bocage-stop", hex=there)
            here = there
        return None

    def _why_impassable(self, kind: Kind, here: str, there: str) -> Illegal | None:
        country = self.book.country
        if there not in country.around[here]:
            return refuse("2008:8.7.1", "not-adjacent-advance", hex=there)
        if not marsh_open(country, kind, here, there):
            return refuse("2008:8.5.9", "marsh-closed", hex=there)
        return why_closed(country, kind, here, there)


def advance_form(pursuit: Pursuit) -> Form:
    """A unit, and its path."""
    units = pursuit.phase.units
    parts = (
        Pick("unit", lambda done: [unit for unit in units if pursuit.can_go(unit)]),
        Path("path", lambda done, path: onward(pursuit.ways(done["unit"]), path)),
    )
    return Form(Advance, parts, pursuit.why_not)


ADVANCES: dict[type[Action], Callable[[Pursuit], Choice]] = {Advance: advance_form, Done: done}


@rule("2008:8.7.2")
def stops(route: Way) -> list[Way]:
    """An advance may end in any hex of the path."""
    return [route[:length] for length in range(1, len(route) + 1)]


@rule("adv.2", "2008:M.CRT5")
def free_advance() -> int:
    """Two hexes if the enemy was eliminated: the vacated one, and any next to it."""
    return 2
