"""How the bot fights: attacks and overruns by what the results table gives, losses and retreats."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from msgspec.structs import replace

from bocage.families.cobra.book import Book
from bocage.families.cobra.bot.mind import mind_of
from bocage.families.cobra.bot.picture import (
    Picture,
    fighting,
    force_at,
    ground_of,
    picture_of,
    stacks,
)
from bocage.families.cobra.bot.score import Scorer
from bocage.families.cobra.bot.worth import armoured, losses
from bocage.families.cobra.counters import Group
from bocage.families.cobra.odds import ALL, EVEN, LAST, halved, odds_column, shifted
from bocage.families.cobra.rules.c05_5_overrun import overrun_battle, overrunners, why_not_overrun
from bocage.families.cobra.rules.c08_1_attack import declared, may_pay, why_not_attacker
from bocage.families.cobra.rules.c08_3_odds import battle_tallies
from bocage.families.cobra.rules.c09_headquarters import attack_helpers, defence_helpers, shifts
from bocage.families.cobra.rules.c10_supply import in_supply
from bocage.families.cobra.rules.c11_points import why_not_more
from bocage.families.cobra.state import Field, Ways
from bocage.families.cobra.types import (
    ALLIED,
    GERMAN,
    Advance,
    Advancing,
    Attack,
    Battle,
    Combat,
    Done,
    Go,
    Lose,
    Overrun,
    PlayerTurn,
    Public,
    Retreat,
    Seen,
    Suffering,
    other,
)
from bocage.kernel.api import Action, Choice, innermost

FOLLOW = 35  # a hex that can be entered
ALLIES: tuple[Group, Group] = ("us", "british")
PATTON = 15  # a shift that may be wanted elsewhere


# -- what a combat may cost -----------------------------------------------------------------


class Stakes:
    """What a combat may cost both sides."""

    def __init__(self, book: Book, public: Public, battle: Battle, turn: PlayerTurn) -> None:
        self._book = book
        self._public = public
        self._battle = battle
        self._turn = turn
        self._known: dict[tuple[bool, int], int] = {}

    def value(self, column: int) -> int:
        """What the attacker may expect on a column, on average."""
        total = 0
        for die in range(1, 7):
            cell = self._book.crt[column, die]
            cell = self._book.edition.outcome(self._public, self._battle, cell)
            total += self._defender(cell.defender) - self._attacker(cell.attacker)
        return total // 6

    def _defender(self, number: int) -> int:
        return self._remembered(True, number) if number else 0

    def _attacker(self, number: int) -> int:
        if number == ALL:
            units = self._public.units
            return sum(
                losses(self._book, self._public, (unit,), units[unit].steps)[0]
                for unit in self._battle.by
            )
        return self._remembered(False, number) if number else 0

    def _remembered(self, defends: bool, number: int) -> int:
        found = self._known.get((defends, number))
        if found is None:
            found = self._known[defends, number] = self._suffered(defends, number)
        return found

    def _suffered(self, defends: bool, number: int) -> int:
        book, public, battle = self._book, self._public, self._battle
        side = other(battle.side) if defends else battle.side
        units = battle.defenders if defends else battle.by
        force = book.edition.suffering(battle, side, units, number)
        lose, ground = mind_of(book).taken(book, public, battle, self._turn, force)
        if defends and number >= sum(public.units[unit].steps for unit in units):
            lose += FOLLOW
        if ground is None:
            return lose
        if defends:
            return min(lose, ground) + (FOLLOW if ground <= lose else 0)
        return min(lose, ground)


# -- attacks --------------------------------------------------------------------------------


class Plan(NamedTuple):
    """An attack and what it promises."""

    value: int
    act: Attack
    column: int


def best_attack(book: Book, seen: Seen, choice: Choice) -> Action:
    """The attack that promises most, if it is enough."""
    field = combat_field(book, seen)
    strikes = field.phase.strikes
    plans = sorted(attack_plans(field, strikes), key=lambda plan: (-plan.value, plan.act.on))
    enough = mind_of(book).enough(field)
    for plan in plans:
        if plan.value < enough:
            break
        act = _trimmed(field, plan, strikes)
        for tried in (act, plan.act):
            if choice.why_not(tried) is None:
                return tried
    return Done()


def combat_field(book: Book, seen: Seen) -> Field:
    """The combat phase that a view shows."""
    turn, phase = innermost(seen.frames, PlayerTurn), innermost(seen.frames, Combat)
    return Field(book, seen.public, turn, phase)


def attack_plans(field: Field, strikes: Sequence[str]) -> Iterator[Plan]:
    """For each hex and army: an attack by all who can."""
    book, public = field.book, field.public
    for hex_, by in _assaults(field):
        group = book.group_of[by[0]]
        if why_not_more(book, group, public.turn, field.turn.attacks.get(group, 0)) is not None:
            continue
        point = may_pay(field, by)
        judged = (_judged(field, act, strikes) for act in _led(field, (hex_,), by, point))
        yield max(judged, key=lambda plan: plan.value)  # the first of equals


def led_best(field: Field, on: tuple[str, ...], by: tuple[str, ...], point: bool) -> Attack:
    """The attack of some units with the help that promises most, or without."""
    judged = (_judged(field, act, field.phase.strikes) for act in _led(field, on, by, point))
    return max(judged, key=lambda plan: plan.value).act


def _assaults(field: Field) -> list[tuple[str, tuple[str, ...]]]:
    """Every hex that can be attacked, with all who can attack it, army by army."""
    book, at, next_to = field.book, field.lines.at, field.book.country.next_to
    found = []
    for hex_, _ in sorted(stacks(field.lines, other(field.side))):
        near = [there for there in next_to[hex_] if there in at]
        if not near or field.why_not_target(hex_) is not None:
            continue
        armies: dict[str, list[str]] = {}
        for there in near:
            for unit in at[there]:
                if why_not_attacker(field, unit, (hex_,)) is None:
                    armies.setdefault(book.group_of[unit], []).append(unit)
        found += [(hex_, tuple(sorted(by, key=book.place))) for by in armies.values()]
    return found


def _led(field: Field, on: tuple[str, ...], by: tuple[str, ...], point: bool) -> Iterator[Attack]:
    """The attack with and without the help of a headquarters."""
    mind = mind_of(field.book)
    for act in _commanded(field, on, by, point):
        yield act
        yield from mind.helped(field, act)


def _commanded(
    field: Field, on: tuple[str, ...], by: tuple[str, ...], point: bool
) -> Iterator[Attack]:
    helpers, mind = attack_helpers(field, by), mind_of(field.book)
    if not helpers:
        yield mind.attack(on, by, point)
        return
    hq = helpers[0]
    if field.side not in mind.scarce:
        yield mind.attack(on, by, point, hq)
        return
    yield mind.attack(on, by, point)
    for shift in shifts(field, hq):
        yield mind.attack(on, by, point, hq, shift)


def _judged(field: Field, act: Attack, strikes: Sequence[str]) -> Plan:
    book = field.book
    battle = declared(book, field.lines, field.side, field.phase.refuge, act)
    column = _column(book, field.public, battle, strikes)
    if column < EVEN:
        return Plan(0, act, column)
    value = Stakes(book, field.public, battle, field.turn).value(column)
    if act.hq and field.side in mind_of(book).scarce:
        value -= PATTON * act.shift
    return Plan(value - mind_of(book).spent(act), act, column)


def _column(book: Book, public: Public, battle: Battle, strikes: Sequence[str]) -> int:
    attack, defence, shift = (
        tally.total for tally in battle_tallies(book, public, battle, strikes)
    )
    lines = book.lines(public)
    helped = bool(defence_helpers(book, lines, other(battle.side), battle.defenders))
    return shifted(odds_column(max(1, attack), max(1, defence)), shift - helped)


def _trimmed(field: Field, plan: Plan, strikes: Sequence[str]) -> Attack:
    """The same without units that could attack elsewhere and are not needed here."""
    act, book = plan.act, field.book
    units = field.public.units
    order = sorted(act.by, key=lambda u: (book.counters[u].strength(units[u].steps), book.place(u)))
    for unit in order:
        if len(act.by) == 1 or len(field.targets(units[unit].at)) == 1 or units[unit].truck:
            continue
        less = replace(act, by=tuple(u for u in act.by if u != unit))
        battle = declared(book, field.lines, field.side, field.phase.refuge, less)
        if _column(book, field.public, battle, strikes) == plan.column:
            act = less
    return act


# -- overruns -------------------------------------------------------------------------------


def best_overrun(ways: Ways) -> Overrun | None:
    """The overrun that promises most, if it is enough."""
    if ways.phase.mechanised:
        return None
    best, best_value = None, mind_of(ways.book).enough(ways)
    for hex_, able in sorted(overrunners(ways).items()):
        for stack in able:
            act = _led_overrun(ways, hex_, stack)
            if _hopeful(ways, act) and why_not_overrun(ways, act) is None:
                value = _overrun_value(ways, act)
                if value > best_value:
                    best, best_value = act, value
    return best


def _led_overrun(ways: Ways, hex_: str, stack: tuple[str, ...]) -> Overrun:
    helpers = attack_helpers(ways, stack)
    return mind_of(ways.book).overrun(hex_, stack, helpers[0] if helpers else None)


def _hopeful(ways: Ways, act: Overrun) -> bool:
    """Whether the odds of an overrun may be good: no more than a glance at the strengths."""
    book, lines = ways.book, ways.lines
    attack = sum(fighting(book, ways.public.units, unit) for unit in act.by)
    defence = force_at(book, lines, lines.at[act.hex], act.hex)
    if not in_supply(book, lines, other(ways.side), act.hex):
        defence = halved(defence)
    shift = bool(act.hq) + (ways.side == GERMAN) - ground_of(book).shift[act.hex]
    return shifted(odds_column(max(1, attack), max(1, defence)), shift) > EVEN


def _overrun_value(ways: Ways, act: Overrun) -> int:
    battle = overrun_battle(ways, act)
    column = _column(ways.book, ways.public, battle, ())
    if column <= EVEN:
        return 0
    return Stakes(ways.book, ways.public, battle, ways.turn).value(column)


# -- air ------------------------------------------------------------------------------------


def best_strikes(book: Book, seen: Seen, points: int) -> tuple[str, ...]:
    """The hexes of the best attacks, army by army up to their limits."""
    public = seen.public
    field = combat_field(book, seen)
    hexes = sorted(book.lines(public).held[GERMAN])
    plans = sorted(attack_plans(field, hexes), key=lambda plan: (-plan.value, plan.act.on))
    used: set[str] = set()
    enough = mind_of(book).enough(field)
    made = {group: book.edition.limit(group, public.turn) or 0 for group in ALLIES}
    chosen: list[str] = []
    for plan in plans:
        group = book.group_of[plan.act.by[0]]
        if plan.value < enough or not made[group] or len(chosen) == points:
            continue
        if plan.column > LAST or sum(u in used for u in plan.act.by) * 2 > len(plan.act.by):
            continue
        if plan.act.on[0] not in chosen:
            chosen.append(plan.act.on[0])
            made[group] -= 1
            used.update(plan.act.by)
    return tuple(sorted(chosen, key=book.country.names.index))


# -- results --------------------------------------------------------------------------------


def best_result(book: Book, seen: Seen, choice: Choice) -> Action:
    """Losses or a retreat, whichever costs less."""
    f = innermost(seen.frames, Suffering)
    public = seen.public
    cost, lost = losses(book, public, f.units, f.number)
    if choice.why_not(Retreat()) is None:
        ground = mind_of(book).ground(book, public, f.units, f.number)
        battle = innermost(seen.frames, Battle)
        if battle.side == f.side and not _held(book, public, battle):
            ground += FOLLOW
        if ground <= cost:
            return Retreat()
    return Lose(lost)


def _held(book: Book, public: Public, battle: Battle) -> bool:
    """Whether the defender is still there."""
    return any(hex_ in book.lines(public).at for hex_ in battle.on)


def best_flight(book: Book, seen: Seen, choice: Choice) -> Action:
    """The path that ends best."""
    f = innermost(seen.frames, Suffering)
    picture = picture_of(book, seen.public, f.side)
    scorers = {unit: Scorer(picture, (unit,), seen.public.units[unit].at) for unit in f.going}

    def value(act: Go) -> tuple[int, int]:
        return (scorers[act.unit].refuge(act.path[-1]), -book.place(act.unit))

    return _first_best(choice, Go, value)


def _first_best(choice: Choice, kind: type[Action], value: Callable[[Any], Any]) -> Action:
    return max((act for act in choice.legal() if isinstance(act, kind)), key=value)


# -- advances -------------------------------------------------------------------------------


def best_advance(book: Book, seen: Seen, choice: Choice) -> Action:
    """The advance that improves a unit's place most; divisions follow their first unit."""
    f = innermost(seen.frames, Advancing)
    picture = picture_of(book, seen.public, f.side)
    best: Action = Done()
    best_value = 0
    for act in choice.legal():
        if isinstance(act, Advance):
            value = _advance_value(picture, f, act)
            if value > best_value:
                best, best_value = act, value
    return best


def _advance_value(picture: Picture, f: Advancing, act: Advance) -> int:
    book, units = picture.book, picture.public.units
    start, end = units[act.unit].at, act.path[-1]
    mates = book.divisions.get(book.counters[act.unit].formation or "", ())
    mobile = armoured(book.counters[act.unit])
    if mobile and any(m in units and units[m].at == end and m != act.unit for m in mates):
        return 1000
    group = tuple(m for m in mates if m in f.units and units[m].at == start) if mobile else ()
    scorer = Scorer(picture, group or (act.unit,), start)
    if f.side == ALLIED:
        return scorer.pursuit(end) + FOLLOW
    return scorer.score(end) - scorer.hunger(end) - scorer.score(start)
