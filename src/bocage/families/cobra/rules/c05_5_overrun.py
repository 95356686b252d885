"""Chapter 5.5 - Overruns in the first movement phase."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations

from bocage.families.cobra.book import Book
from bocage.families.cobra.memo import Answers
from bocage.families.cobra.rules.c05_movement import arrive, shown, stop_here, why_closed
from bocage.families.cobra.rules.c06_5_integrity import mobile_division, whole_division
from bocage.families.cobra.rules.c08_1_attack import defending
from bocage.families.cobra.rules.c08_3_odds import battle_tallies
from bocage.families.cobra.rules.c09_headquarters import attack_helpers, shifts, why_not_lead_attack
from bocage.families.cobra.rules.c10_supply import in_supply
from bocage.families.cobra.rules.c11_points import why_not_more
from bocage.families.cobra.state import Ways, kind_now
from bocage.families.cobra.terrain import MP
from bocage.families.cobra.types import Battle, D, Movement, Overrun, PlayerTurn, other
from bocage.kernel.api import Form, Illegal, Pick, Tally, refuse, rule

OVERRUN_COST = 3 * MP  # over.1, 2008:5.5.1a


@rule("over.7", "2008:5.5.1f")
def most_overruns(truck: bool) -> int:
    """Truck-borne infantry once in a phase, other divisions twice."""
    return 1 if truck else 2


@rule("2008:5.5a", "2008:4.A.5a")
def why_not_overrun(ways: Ways, act: Overrun) -> Illegal | None:
    """An integrated division in one hex, all of it, against an adjacent hex of the enemy."""
    if ways.phase.mechanised:
        return refuse(ways.book.cite("2008:4.A.5a", "2008:5.5a"), "first-movement-only")
    bad = why_not_division(ways, act.by) or why_not_reached(ways, act) or why_not_paid(ways, act)
    if bad is not None:
        return bad
    group = ways.book.group_of[act.by[0]]
    made = ways.turn.overruns.get(group, 0)
    bad = why_not_more(ways.book, group, ways.public.turn, made)
    if bad is not None:
        return bad
    return why_not_lead_attack(ways, act.by, act.hq, act.shift)


def why_not_division(ways: Ways, by: Sequence[str]) -> Illegal | None:
    """Exactly one whole division with integration; Tiger battalions may join."""
    book, units = ways.book, ways.public.units
    for unit in by:
        if unit not in units or book.side_of[unit] != ways.side:
            return refuse("2008:8.1.1a", "not-yours", unit=unit)
    core = [unit for unit in by if book.counters[unit].type != "tiger"]
    division = book.counters[core[0]].formation if core else None
    if division is None or not mobile_division(book, ways.lines, division):
        return refuse(book.cite("over.2", "2008:6.5.3"), "no-integration")
    here = units[core[0]].at
    bad = why_not_whole(ways, by, core, division, here)
    if bad is not None:
        return bad
    if whole_division(book, ways.lines, here) != division:
        return refuse(book.cite("over.2", "2008:6.5.3"), "no-integration")
    if not supplied_now(ways, here):
        return refuse("2008:10.6.4", "overrun-unsupplied")
    if ways.phase.overran.get(division, 0) >= most_overruns(units[core[0]].truck):
        return refuse(book.cite("over.7", "2008:5.5.1f"), "overran", division=division)
    return why_not_going(ways, by)


@rule("2008:10.6.5")
def supplied_now(ways: Ways, hex_: str) -> bool:
    """Supply for an overrun is judged when it is made."""
    return in_supply(ways.book, ways.lines, ways.side, hex_)


def why_not_whole(
    ways: Ways, by: Sequence[str], core: Sequence[str], division: str, here: str
) -> Illegal | None:
    """All units of the division, and nobody else but Tigers of the same hex."""
    units = ways.public.units
    for unit in by:
        if units[unit].at != here:
            return refuse("2008:5.5.1b", "not-in-one-hex", unit=unit)
    for unit in ways.book.divisions[division]:
        if unit not in core:
            return refuse("2008:5.5.1b", "division-incomplete", unit=unit)
    if len(core) != len(ways.book.divisions[division]):
        return refuse(ways.book.cite("over.2", "2008:5.5b"), "other-formation")
    return None


def why_not_going(ways: Ways, by: Sequence[str]) -> Illegal | None:
    """Nobody has been stopped by an overrun before."""
    for unit in by:
        if unit in ways.phase.ended:
            return refuse(ways.book.cite("over.4", "2008:5.5.2a"), "movement-ended", unit=unit)
    return None


def why_not_paid(ways: Ways, act: Overrun) -> Illegal | None:
    """Everybody has the points for it."""
    left = {unit: ways.left(unit) for unit in act.by}
    costs = {unit: ways.book.edition.overrun_cost(ways, unit, act.hex) for unit in act.by}
    short = [unit for unit in act.by if left[unit] < costs[unit]]
    if not short:
        return None
    unit, cite = short[0], ways.book.cite
    points, cost = shown(left[unit]), shown(costs[unit])
    if len(short) < len(act.by):
        return refuse("2008:5.5.1b", "too-few-points", unit=unit, left=points, cost=cost)
    return refuse(
        cite("over.1", "2008:5.5.1a"), "too-few-points", unit=unit, left=points, cost=cost
    )


def why_not_reached(ways: Ways, act: Overrun) -> Illegal | None:
    """An adjacent hex with enemies, not over a major river, nor where nobody could go."""
    country, here = ways.country, ways.public.units[act.by[0]].at
    if act.hex not in country.around[here]:
        return refuse("2008:8.1.3", "not-adjacent-target", unit=act.by[0], hex=act.hex)
    if not ways.lines.enemy_at(ways.side, act.hex):
        return refuse("2008:8.1.3", "no-enemy", hex=act.hex)
    if country.edge(here, act.hex).river == "major":
        return refuse("2008:5.5.3", "overrun-river", hex=act.hex)
    for unit in act.by:
        bad = why_closed(country, kind_now(ways.book, ways.public.units, unit), here, act.hex)
        if bad is not None:
            return bad
    return ways.book.edition.why_not_overrun(ways, act)


def overrunners(ways: Ways) -> dict[str, list[tuple[str, ...]]]:
    """By enemy hex, the stacks of whole mobile divisions next to it."""
    return ways.book.memo.of(_overrunners, ways)


def _overrunners(book: Book, ways: Ways) -> dict[str, list[tuple[str, ...]]]:
    found: dict[str, list[tuple[str, ...]]] = {}
    lines, units, bit = ways.lines, ways.public.units, ways.bit
    held, enemies = lines.held[ways.side], lines.held[ways.enemy]
    touching = lines.touching(ways.side)
    for division, members in book.edition.overrunning(ways):
        state = units.get(members[0])
        if state is None or not touching & bit[state.at]:
            continue
        here = held[state.at]
        if len(here) >= len(members) and whole_division(book, lines, state.at) == division:
            stack = tuple(unit for unit in here if unit in members or unit in book.tigers)
            for there in book.country.next_to[state.at]:
                if there in enemies:
                    found.setdefault(there, []).append(stack)
    return found


def with_tigers(book: Book, stack: tuple[str, ...]) -> list[tuple[str, ...]]:
    """The division of a stack alone, and with some of the Tiger battalions there."""
    tigers = [unit for unit in stack if book.counters[unit].type == "tiger"]
    return [
        tuple(unit for unit in stack if unit not in tigers or unit in joined)
        for size in range(len(tigers) + 1)
        for joined in combinations(tigers, size)
    ]


def overrun_form(ways: Ways) -> Form:
    """An overrun with everything that may help it."""
    return Form(
        Overrun,
        overrun_parts(ways),
        lambda act: why_not_overrun(ways, act),
        lambda act: overrun_tallies(ways, act),
    )


def overrun_tallies(ways: Ways, act: Overrun) -> tuple[Tally, ...]:
    """Strengths and shifts as the overrun would be resolved without help for the defender."""
    return battle_tallies(ways.book, ways.public, overrun_battle(ways, act), ())


def overrun_parts(ways: Ways) -> tuple[Pick, Pick, Pick, Pick]:
    """A target, the division next to it with its Tigers, a headquarters."""

    def able(there: str) -> list[tuple[str, ...]]:
        stacks = overrunners(ways)[there]
        found = [by for stack in stacks for by in with_tigers(ways.book, stack)]
        return [by for by in found if why_not_overrun(ways, Overrun(there, by)) is None]

    forces = Answers(able)

    def hexes() -> list[str]:
        if ways.phase.mechanised:
            return []
        return [there for there in overrunners(ways) if forces[there]]

    return (
        Pick("hex", lambda done: hexes()),
        Pick("by", lambda done: forces[done["hex"]]),
        Pick("hq", lambda done: [None, *attack_helpers(ways, done["by"])]),
        Pick("shift", lambda done: shifts(ways, done["hq"])),
    )


@rule("2008:5.5.4a")
def overrun_battle(ways: Ways, act: Overrun) -> Battle:
    """The combat against all units of the one hex."""
    defenders, refugees = defending(ways.lines, (act.hex,), ways.phase.refuge)
    return ways.book.edition.battle(
        side=ways.side,
        on=(act.hex,),
        by=act.by,
        overrun=True,
        hq=act.hq or "",
        shift=act.shift if act.hq else 0,
        defenders=defenders,
        refugees=refugees,
        starts={unit: ways.lines.units[unit].at for unit in (*act.by, *defenders)},
        **ways.book.edition.helped(act),
    )


def begin_overrun(book: Book, d: D, ways: Ways, act: Overrun) -> None:
    """The division spends its points and fights."""
    division = _division(book, act.by)
    spent = dict(ways.phase.spent)
    for unit in act.by:
        spent[unit] = spent.get(unit, 0) + book.edition.overrun_cost(ways, unit, act.hex)
    overran = counted(ways.phase.overran, division)
    led = book.edition.led(ways.side, ways.phase.led, act)
    group = book.group_of[act.by[0]]
    overruns = {**ways.turn.overruns, group: ways.turn.overruns.get(group, 0) + 1}
    d.amend(Movement, spent=spent, overran=overran, led=led)
    d.amend(PlayerTurn, overruns=overruns)
    d.call(overrun_battle(ways, act), "moves")


@rule("2008:5.5.4b")
def counted(overran: Mapping[str, int], division: str) -> dict[str, int]:
    """Overruns are counted by division: another one may overrun the same enemies again."""
    return {**overran, division: overran.get(division, 0) + 1}


def _division(book: Book, by: Sequence[str]) -> str:
    """The division that these units, Tigers apart, belong to."""
    found = next(c.formation for u in by if (c := book.counters[u]).type != "tiger")
    return found or ""


@rule("2008:8.7.5d")
def end_overrun(book: Book, d: D, f: Battle) -> None:
    """Into the emptied hex, or the end of the movement."""
    lines = book.lines(d.public)
    left = tuple(unit for unit in f.by if unit in d.public.units)
    if (
        left
        and not lines.here(f.on[0])
        and unscathed(f)
        and not book.edition.kept_out(d, lines, f, left)
    ):
        enter_emptied(book, d, f, left)
    else:
        end_movement(d, left)


@rule("over.4", "over.5", "2008:5.5.2b", "2008:5.5.2c", "2008:8.5.7c")
def unscathed(f: Battle) -> bool:
    """No number for the attacker: neither a loss, nor a retreat, nor a result for both sides."""
    return not f.attacker


@rule("over.3", "over.6", "2008:5.5.1d", "2008:5.5.1e")
def enter_emptied(book: Book, d: D, f: Battle, units: tuple[str, ...]) -> None:
    """The division enters at no cost and may go on, unless an enemy zone stops it there."""
    phase = d.caller(Movement)
    d.amend(Movement, stopped=tuple(unit for unit in phase.stopped if unit not in units))
    arrive(book, d, units, f.on[:1])
    if book.lines(d.public).in_zoc(other(f.side), f.on[0]):
        stop_here(d, units)


@rule("over.4", "2008:5.5.2a")
def end_movement(d: D, units: tuple[str, ...]) -> None:
    """An overrun that did not clear the hex, or cost something, ends the movement."""
    d.amend(Movement, ended=(*d.caller(Movement).ended, *units))
