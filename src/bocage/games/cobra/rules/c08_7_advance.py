"""Chapter 8.7 - Advance after combat, and overruns of those who block it (5.5.8)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from msgspec.structs import replace

from bocage.families.cobra.book import Book
from bocage.families.cobra.events import Advanced
from bocage.families.cobra.rules import c08_7_advance as family
from bocage.families.cobra.rules.c05_movement import why_closed
from bocage.families.cobra.rules.c06_5_integrity import integrated
from bocage.families.cobra.rules.c08_1_attack import defending
from bocage.families.cobra.rules.c08_3_odds import battle_tallies
from bocage.families.cobra.rules.c08_7_advance import Pursuit, advance, advance_form
from bocage.families.cobra.rules.common import done, place_all
from bocage.families.cobra.state import ENEMY, Lines, kind_now
from bocage.families.cobra.terrain import Country
from bocage.families.cobra.types import Advance, Advancing, Combat, Done, PlayerTurn
from bocage.games.cobra.rules.c05_9_limits import why_no_overrun
from bocage.games.cobra.rules.c05_10_boundary import why_over
from bocage.games.cobra.types import Battle, D, Seen, Thrust
from bocage.kernel.api import (
    Action,
    Ask,
    Choice,
    Form,
    Illegal,
    Menu,
    Pick,
    innermost,
    refuse,
    rule,
)

Way = tuple[str, ...]


@rule("2008:8.7.8", "2008:8.7.9")
def stops_advance(country: Country, here: str, there: str) -> bool:
    """Bocage, marsh, fortresses and fortified zones end an advance; so does a major river."""
    ground = country.ground[there]
    if ground.bocage or ground.terrain == "marsh" or ground.fort is not None:
        return True
    return country.edge(here, there).river == "major"


class Chase:
    """An advance, and the combat that it follows."""

    def __init__(self, pursuit: Pursuit, battle: Battle, refuge: Sequence[str]) -> None:
        self.pursuit, self.battle, self.refuge = pursuit, battle, refuge
        self.book: Book = pursuit.book
        self.public: Any = pursuit.public
        self.phase = pursuit.phase
        self.lines: Lines = self.book.lines(self.public)

    def blocked(self) -> list[Way]:
        """For each retreat that may be followed, the way to the first hex that enemies hold."""
        enemies = self.lines.held[ENEMY[self.phase.side]]
        found: list[Way] = []
        for route in self.phase.routes:
            at = next((i for i, hex_ in enumerate(route) if hex_ in enemies), None)
            if at is not None:
                found.append(route[: at + 1])
        return list(dict.fromkeys(found))

    def thrusts(self) -> list[Thrust]:
        """Every legal overrun of this advance."""
        if self.phase.side != self.battle.side:
            return []
        tried = [Thrust(by, way) for way in self.blocked() for by in self._divisions()]
        return [act for act in tried if self.why_not(act) is None]

    def _divisions(self) -> list[Way]:
        """The whole divisions among those who may still advance."""
        book, units = self.book, self.public.units
        names = dict.fromkeys(book.counters[unit].formation for unit in self.phase.units)
        return [
            book.divisions[name]
            for name in names
            if name is not None and set(book.divisions[name]) <= set(self.phase.units)
            if len({units[unit].at for unit in book.divisions[name]}) == 1
        ]

    @rule("2008:5.5.8a", "2008:5.5.8c", "2008:5.5.8g")
    def why_not(self, act: Thrust) -> Illegal | None:
        """An integrated division of the attackers, along a retreat, up to who blocks it."""
        if self.phase.side != self.battle.side:
            return refuse("2008:8.7.7", "defender-overrun")
        bad = why_no_overrun(self.book, self.public.turn)
        if bad is not None:
            return bad
        if act.path not in self.blocked():
            return refuse("2008:5.5.8c", "nothing-blocks")
        return self._why_not_division(act.by) or self._why_not_way(act)

    def _why_not_division(self, by: Sequence[str]) -> Illegal | None:
        for unit in by:
            if unit not in self.phase.units:
                return refuse("2008:8.7.1", "not-victor", unit=unit)
        hexes = {self.public.units[unit].at for unit in by}
        if len(hexes) != 1:
            return refuse("2008:5.5.8g", "not-in-one-hex", unit=by[-1] if by else "")
        return self._why_not_whole(self.lines, by, hexes.pop())

    def _why_not_whole(self, lines: Lines, by: Sequence[str], hex_: str) -> Illegal | None:
        """All of one integrated division in a hex, and nobody else of another."""
        division = integrated(self.book, lines, self.phase.side, hex_)
        if division is None or tuple(by) != self.book.divisions[division]:
            return refuse("2008:5.5.8a", "no-integration")
        return None

    def _why_not_way(self, act: Thrust) -> Illegal | None:
        """The division could advance so far if nobody were there, and is whole when it fights."""
        country, end = self.book.country, act.path[-1]
        start = self.public.units[act.by[0]].at
        for unit in act.by:
            kind, here = kind_now(self.book, self.public.units, unit), start
            for there in act.path:
                bad = why_closed(country, kind, here, there)
                if bad is not None:
                    return bad
                if there != end and stops_advance(country, here, there):
                    return refuse("2008:8.7.8", "bocage-stop", hex=there)
                here = there
        lines, before = self.book.lines(self.ahead(act)), act.path[-2]
        if not self.book.fits(lines.here(before)):
            return refuse("2008:6.1a", "overstacked", hex=before)
        return (
            why_not_into(country, before, end)
            or self._why_not_whole(lines, act.by, before)
            or why_over(self.book, self.public, act.by[0], before)
            or why_over(self.book, self.public, act.by[0], end)
        )

    def ahead(self, act: Thrust) -> Any:
        """How things stand when the division has come up to who blocks it."""
        units = self.public.units
        near = {unit: replace(units[unit], at=act.path[-2]) for unit in act.by}
        return replace(self.public, units={**units, **near})


@rule("2008:5.5.8d", "2008:5.5.3")
def why_not_into(country: Country, here: str, there: str) -> Illegal | None:
    """No overrun in an advance over a major river, into a fortress or into bocage."""
    if country.edge(here, there).river == "major":
        return refuse("2008:5.5.8d", "overrun-river", hex=there)
    if country.ground[there].fort == "fortress":
        return refuse("2008:5.5.3", "overrun-fortress", hex=there)
    if country.ground[there].bocage:
        return refuse("2008:5.5.8d", "overrun-bocage", hex=there)
    return None


# -- the step -----------------------------------------------------------------------------------


class AdvanceStep(family.AdvanceStep):
    """The victor advances units one by one; attackers may overrun who blocks their way."""

    def run(self, book: Book, d: D, f: Advancing) -> None:
        """Until nobody can."""
        pursuit = book.memo.of(Pursuit, d.public, d.caller(PlayerTurn), f)
        if any(pursuit.can_go(unit) for unit in f.units):
            return
        if not Chase(pursuit, d.caller(Battle), d.caller(Combat).refuge).thrusts():
            d.finish()

    @rule("2008:4.A.4c", "2008:8.7.5a")
    def choice(self, book: Book, seen: Seen, f: Advancing, ask: Ask) -> Choice:
        """A unit and its path, an overrun, or no (further) advance."""
        pursuit = book.memo.of(Pursuit, seen.public, innermost(seen.frames, PlayerTurn), f)
        battle, combat = innermost(seen.frames, Battle), innermost(seen.frames, Combat)
        return Menu("2008:8.7.5a", ADVANCES, Chase(pursuit, battle, combat.refuge))

    def take(self, book: Book, d: D, f: Advancing, side: str, action: Action) -> None:
        """Put it there, or let it fight."""
        if isinstance(action, Thrust):
            begin_thrust(book, d, f, action)
        else:
            super().take(book, d, f, side, action)  # type: ignore[arg-type]

    def back(self, book: Book, d: D, f: Advancing, value: object) -> None:
        """A division that has cleared its way may go on along the retreat."""
        if isinstance(value, Advancing):
            d.call(value, "start")


def thrust_form(chase: Chase) -> Form:
    """A division, and the way up to who blocks it."""
    able = chase.thrusts()
    return Form(
        Thrust,
        (
            Pick("by", lambda done: list(dict.fromkeys(act.by for act in able))),
            Pick("path", lambda done: [act.path for act in able if act.by == done["by"]]),
        ),
        chase.why_not,
        lambda act: battle_tallies(chase.book, chase.ahead(act), thrust_battle(chase, act), ()),
    )


ADVANCES: dict[type[Action], Callable[[Chase], Choice]] = {
    Advance: lambda chase: advance_form(chase.pursuit),
    Thrust: thrust_form,
    Done: done,
}


# -- the overrun --------------------------------------------------------------------------------


@rule("2008:5.5.8b")
def thrust_battle(chase: Chase, act: Thrust) -> Battle:
    """Against all units of the hex; only terrain and supply count."""
    lines, hex_ = chase.lines, act.path[-1]
    defenders, refugees = defending(lines, (hex_,), chase.refuge)
    return Battle(
        side=chase.phase.side,
        on=(hex_,),
        by=act.by,
        overrun=True,
        thrust=True,
        defenders=defenders,
        refugees=refugees,
        starts={**dict.fromkeys(act.by, act.path[-2]), **dict.fromkeys(defenders, hex_)},
    )


@rule("2008:5.5.8g", "2008:11.3.1c")
def begin_thrust(book: Book, d: D, f: Advancing, act: Thrust) -> None:
    """The division comes up and fights; it counts for no limit, and costs no points."""
    pursuit = book.memo.of(Pursuit, d.public, d.caller(PlayerTurn), f)
    battle = thrust_battle(Chase(pursuit, d.caller(Battle), d.caller(Combat).refuge), act)
    d.remember(units=tuple(unit for unit in f.units if unit not in act.by))
    advance(book, d, act.by, act.path[:-1])
    d.call(battle, "start")


@rule("2008:5.5.8e", "2008:5.5.8g")
def end_thrust(book: Book, d: D, f: Battle) -> Advancing | None:
    """Into the emptied hex, unless both sides suffered; from there on along the retreat."""
    left = tuple(unit for unit in f.by if unit in d.public.units)
    if f.attacker or not left or book.lines(d.public).here(f.on[0]):
        return None
    place_all(book, d, left, f.on[0])
    for unit in left:
        d.emit(Advanced("2008:5.5.8g", unit, f.on[0], f.on))
    routes = [r[r.index(f.on[0]) + 1 :] for r in d.caller(Advancing).routes if f.on[0] in r]
    rest = tuple(dict.fromkeys(route for route in routes if route))
    return Advancing(side=f.side, units=left, routes=rest, cleared=()) if rest else None
