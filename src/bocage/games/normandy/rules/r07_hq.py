"""Chapter 7: headquarters that are attacked, and those that return."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from bocage.games.normandy import types as t
from bocage.games.normandy.book import Book
from bocage.games.normandy.events import HqOut, HqPlaced, HqPlacedWho, HqWaits
from bocage.games.normandy.rules.common import arrive, leave, lose_step, units_at
from bocage.games.normandy.rules.phase import Phase
from bocage.games.normandy.rules.r10_going import is_heavy
from bocage.games.normandy.state import field_of, points_of, stack_limit
from bocage.games.normandy.state.lines import by_points
from bocage.games.normandy.state.net import division_of, net_of
from bocage.kernel.api import (
    Action,
    AnyOf,
    Ask,
    Choice,
    Form,
    Frame,
    Illegal,
    OneOf,
    Pick,
    Step,
    refuse,
    rule,
)

DIVISION_POINTS, CORPS_HEXES = 6, 10  # how near to units headquarters return
DAY = 3  # turns


# -- attacked -------------------------------------------------------------------------------


@rule("7.7a", "7.7c")
def hq_defence(book: Book, own: t.Private, unit: str) -> int:
    """The strength with which a headquarters defends: its replacements instead of its own."""
    return own.feldersatz.get(unit) or book.counters[unit].defence or 0


@rule("7.7b")
def overrun(book: Book, d: t.D, units: Iterable[str]) -> tuple[str, ...]:
    """Corps headquarters among those that are attacked are eliminated at once. Who is left."""
    left = []
    for unit in units:
        if book.counters[unit].type == "hq-corps":
            lose_step(book, d, unit)
            hq_lost(book, d, unit)
        else:
            left.append(unit)
    return tuple(left)


@rule("7.7d", "7.7e", "20.1c", "20.3b")
def hq_lost(book: Book, d: t.D, hq: str) -> None:
    """A headquarters has been eliminated in combat: it returns after a day, a battle group's not.

    Its replacements stay with it, and cannot be used; its trucks go back to the pool.
    """
    side = book.side_of[hq]
    trucks = {truck: held for truck, held in d.private[side].trucks.items() if held[0] == hq}
    here = [truck for truck in trucks if truck in d.private[side].units]
    if trucks:
        rest = {k: held for k, held in d.private[side].trucks.items() if k not in trucks}
        d.put_private(side, trucks=rest)
        leave(book, d, side, here)
    if book.counters[hq].type == "hq-kg":
        return
    turn = d.public.turn + DAY
    d.put(
        returns={**d.public.returns, hq: turn},
        dead=tuple(unit for unit in d.public.dead if unit != hq),
    )
    part = d.private[side]
    d.put_private(side, gone=tuple(unit for unit in part.gone if unit != hq))
    d.emit(HqOut("7.7d", hq, turn))


# -- returning --------------------------------------------------------------------------------


def due(book: Book, public: t.Public, side: str) -> list[str]:
    """The headquarters of a side that return in this turn."""
    return [
        hq
        for hq, turn in public.returns.items()
        if book.side_of[hq] == side and turn <= public.turn
    ]


@rule("7.7f", "7.7g")
def near_units(book: Book, public: t.Public, own: t.Private, hq: str) -> frozenset[str]:
    """The hexes that are near enough: to a unit of the division, for a corps to any unit."""
    land, side = book.country, book.side_of[hq]
    if book.counters[hq].type == "hq-corps":
        return around(book, (state.at for state in own.units.values()), CORPS_HEXES)
    members = (unit for unit in own.units if division_of(book, unit) == hq)
    places = dict.fromkeys(land.num[own.units[unit].at] for unit in members)
    lines = net_of(book, public, own, side).lines
    found = by_points(lines.ground, lines.shut, places, 6 * DIVISION_POINTS)
    return frozenset(land.names[number] for number in found)


def around(book: Book, spaces: Iterable[str], radius: int) -> frozenset[str]:
    """All hexes within so many of one of these."""
    land = book.country
    edge = {land.num[space] for space in spaces}
    found = set(edge)
    for _ in range(radius):
        edge = {b for a in edge for b in land.around[a]} - found
        found |= edge
    return frozenset(land.names[number] for number in found)


def why_not_stand(book: Book, public: t.Public, own: t.Private, hq: str, space: str) -> str | None:
    """Why a counter cannot be put into a hex, as a word: ground, enemies, zones, room."""
    number, side = book.country.num[space], book.side_of[hq]
    field = field_of(book, public)
    marsh = book.country.terrain[number] == "flooded"
    if not book.open[number] or (marsh and is_heavy(book.counters[hq])):
        return "closed-hex"
    if field.enemy_in(side, space):
        return "enemy-there"
    if field.in_enemy_zone(side, space):
        return "enemy-zone"
    here = (*units_at(own.units, space), hq)
    if len({book.counters[unit].nation for unit in here}) > 1:
        return "other-nation"
    if points_of(book, public, own, here, space) > stack_limit(book, public, here):
        return "no-room"
    return None


@rule("7.7f", "7.7g")
def why_not_return(
    book: Book, public: t.Public, own: t.Private, side: str, act: t.Place
) -> Illegal | None:
    """Why a headquarters cannot return in a hex."""
    clause = "7.7g" if book.counters[act.hq].type == "hq-corps" else "7.7f"
    if act.hq not in due(book, public, side):
        return refuse("7.7d", "not-due", hq=act.hq)
    word = why_not_stand(book, public, own, act.hq, act.space)
    if word is not None:
        return refuse(clause, word, space=act.space)
    if act.space not in book.memo.of(near_by, own.units, public, own, act.hq):
        return refuse(clause, "too-far-from-units", space=act.space)
    return None


def near_by(
    book: Book, units: Mapping[str, t.Own], public: t.Public, own: t.Private, hq: str
) -> frozenset[str]:
    """The same as `near_units`, to be remembered."""
    return near_units(book, public, own, hq)


def places(book: Book, public: t.Public, own: t.Private, side: str, hq: str) -> list[str]:
    """Where a headquarters may return."""
    near = sorted(near_units(book, public, own, hq))
    return [s for s in near if why_not_return(book, public, own, side, t.Place(hq, s)) is None]


class ReturnStep(Step):
    """Headquarters return at the start of a turn."""

    @rule("7.7d")
    def run(self, book: Book, d: t.D, f: t.Return) -> None:
        """Nobody is asked if nobody is due, which all can see."""
        if not due(book, d.public, f.side):
            d.finish()

    def who(self, book: Book, public: t.Public, f: t.Return) -> tuple[Ask, ...]:
        """The owner."""
        return (Ask(f.side, "return", "7.7d"),)

    def choice(self, book: Book, seen: t.Seen, f: t.Return, ask: Ask) -> Choice:
        """A hex for one of them; if there is none for any, they wait."""
        phase = Phase(book, seen, f)
        public, own = phase.public, phase.own
        hqs = due(book, public, f.side)
        open_to = {hq: places(book, public, own, f.side, hq) for hq in hqs}
        place = Form(
            t.Place,
            (
                Pick("hq", lambda done: [hq for hq in hqs if open_to[hq]]),
                Pick("space", lambda done: open_to[done["hq"]]),
            ),
            lambda act: why_not_return(book, public, own, f.side, act),
        )

        @rule("7.7h")
        def why_not_wait(act: Action) -> Illegal | None:
            first = next((hq for hq in hqs if open_to[hq]), None)
            return None if first is None else refuse("7.7h", "can-return", hq=first)

        return AnyOf("7.7d", place, OneOf((t.Postpone(),), why_not_wait))

    @rule("7.7d", "7.7h")
    def take(self, book: Book, d: t.D, f: t.Return, side: str, action: Action) -> None:
        """One returns, or all that are left wait for the next turn."""
        if isinstance(action, t.Place):
            rest = {hq: turn for hq, turn in d.public.returns.items() if hq != action.hq}
            d.put(returns=rest)
            put_down(book, d, side, action, "7.7d")
            return
        late = due(book, d.public, side)
        d.put(returns={**d.public.returns, **dict.fromkeys(late, d.public.turn + 1)})
        for hq in late:
            d.emit(HqWaits("7.7h", hq))


def put_down(book: Book, d: t.D, side: str, act: t.Place, clause: str) -> None:
    """A headquarters is put on the map: all see where, its owner which."""
    arrive(book, d, side, (act.hq,), act.space, carried=True)
    d.emit(HqPlaced(clause, side, act.space))
    d.emit(HqPlacedWho(clause, act.hq, act.space), to=(side,))


STEPS: Mapping[type[Frame], Step] = {t.Return: ReturnStep()}
