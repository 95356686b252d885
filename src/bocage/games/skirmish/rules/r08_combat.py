"""Chapter 8 - Combat: attacks, odds, shifts, cards, results. Hits are taken in r08_hits.py."""

from __future__ import annotations

from typing import Any

from bocage.games.skirmish.book import COLUMNS, COMPANY, Book
from bocage.games.skirmish.events import AttackDeclared, CombatResolved, Played
from bocage.games.skirmish.rules.common import mark, why_not_card
from bocage.games.skirmish.rules.r02_cards import play_from_hand
from bocage.games.skirmish.rules.r08_hits import call_advance
from bocage.games.skirmish.rules.r09_supply import supplied_spaces
from bocage.games.skirmish.state import free_to_act, own_units, spaces_of, strength, units_at
from bocage.games.skirmish.types import (
    Attack,
    Attacking,
    CombatCards,
    CombatStep,
    D,
    Done,
    Play,
    Public,
    Rolling,
    Seen,
    Settling,
    Side,
    other,
)
from bocage.kernel.api import (
    Adding,
    AnyOf,
    Ask,
    Choice,
    Flag,
    Form,
    Illegal,
    OneOf,
    Pass,
    Pick,
    Step,
    Subset,
    Tally,
    WindowStep,
    innermost,
    refuse,
    rule,
)


def why_not_attack(book: Book, public: Public, side: Side, act: Attack) -> Illegal | None:
    """Unpinned units that have not attacked, against an adjacent space with enemy units."""
    if not units_at(book, public, other(side), act.space):
        return refuse("8.1", "no-enemy", space=act.space)
    if act.space in public.attacked:
        return refuse("8.1", "space-attacked", space=act.space)
    if not act.by:
        return refuse("8.1", "no-attackers")
    for unit in act.by:
        bad = why_not_attacker(book, public, side, act.space, unit)
        if bad is not None:
            return bad
    return why_not_lead(book, public, side, act.by) if act.hq else None


def why_not_attacker(
    book: Book, public: Public, side: Side, space: str, unit: str
) -> Illegal | None:
    """The unit is on our side, next to the space, not pinned, and has not attacked."""
    state = public.units.get(unit)
    if state is None or book.side_of[unit] != side:
        return refuse("8.1", "not-yours", unit=unit)
    if not free_to_act(state):
        return refuse("3.5", "pinned", unit=unit)
    if state.attacked:
        return refuse("8.1", "already-attacked", unit=unit)
    if space not in book.next_to[state.at]:
        return refuse("8.1", "not-adjacent", space=space)
    return None


def why_not_lead(book: Book, public: Public, side: Side, by: tuple[str, ...]) -> Illegal | None:
    """The headquarters, not pinned, is in or next to the space of an attacker; once a half."""
    if public.hq_used:
        return refuse("8.6", "hq-used")
    for unit in own_units(book, public, side):
        state = public.units[unit]
        if book.counters[unit].type == "hq" and free_to_act(state):
            near = (state.at, *book.next_to[state.at])
            if any(public.units[attacker].at in near for attacker in by):
                return None
    return refuse("8.6", "hq-too-far")


def strengths(book: Book, public: Public, side: Side, act: Attack) -> tuple[Tally, Tally]:
    """The strengths of both sides, unit by unit; unsupplied attackers are halved together."""
    attack, defence = Adding("attack"), Adding("defence")
    supplied = supplied_spaces(book, public, side)
    short = 0
    for unit in act.by:
        value = strength(book, unit, public.units[unit])
        attack.add("8.3", "strength", value, unit=unit)
        short += 0 if public.units[unit].at in supplied else value
    attack.add("8.4", "halved", -(short // 2))  # halved, rounded up
    for unit in units_at(book, public, other(side), act.space):
        defence.add("8.3", "strength", strength(book, unit, public.units[unit]), unit=unit)
    return attack.done(), defence.done()


def shifts(book: Book, public: Public, act: Attack, cards: tuple[str, ...]) -> Tally:
    """Every column shift with its reason, in the order of the rulebook."""
    tally = Adding("shift")
    tally.add("8.5", "terrain", book.terrain[act.space].shift)
    across = all((public.units[unit].at, act.space) in book.streams for unit in act.by)
    tally.add("8.5", "stream", -1 if across else 0)
    types = [book.counters[unit].type for unit in act.by]
    foot = COMPANY in types or "platoon" in types
    tally.add("8.5", "combined", 1 if foot and "armour" in types else 0)
    tally.add("8.6", "hq", 1 if act.hq else 0)
    for card in cards:
        use = book.cards[card].use
        tally.add("8.7", "assault", 1 if use == "assault" else 0)
        tally.add("8.7", "entrench", -1 if use == "entrench" else 0)
    return tally.done()


@rule("8.3")
def odds_column(attack: int, defence: int) -> int:
    """The column of the odds, rounded for the defender; beyond the table, its end columns."""
    if attack >= defence:
        return min(attack // defence, len(COLUMNS) - 1)
    return 0


@rule("8.8")
def shifted(column: int, shift: int) -> int:
    """The column after shifts, never beyond the end columns."""
    return max(0, min(column + shift, len(COLUMNS) - 1))


def combat_tallies(
    book: Book, public: Public, side: Side, act: Attack, cards: tuple[str, ...]
) -> tuple[Tally, Tally, Tally]:
    """Attack, defence and shift: what the attack will be resolved with."""
    attack, defence = strengths(book, public, side, act)
    return attack, defence, shifts(book, public, act, cards)


class CombatSteps(Step):
    """The combat step: attacks one after the other, until done."""

    def who(self, book: Book, public: Public, f: CombatStep) -> tuple[Ask, ...]:
        """The side whose half it is."""
        return (Ask(f.side, "attack", "8.1"),)

    def choice(self, book: Book, seen: Seen, f: CombatStep, ask: Ask) -> Choice:
        """An attack, or done."""
        public, side = seen.public, f.side
        ready = _ready(book, public, side)
        parts = (
            Pick("space", lambda done: list(ready)),
            Subset("by", lambda done: ready[done["space"]], low=1),
            Flag("hq", lambda done: why_not_lead(book, public, side, done["by"]) is None),
        )
        attack = Form(
            Attack,
            parts,
            lambda act: why_not_attack(book, public, side, act),
            lambda act: combat_tallies(book, public, side, act, ()),
        )
        done = OneOf((Done(),), lambda act: why_not_done(book, public, side))
        return AnyOf("8.1", attack, done)

    def take(self, book: Book, d: D, f: CombatStep, side: str, action: Attack | Done) -> None:
        """Start an attack, or end the step."""
        if isinstance(action, Done):
            return d.finish()
        declare(d, side, action)
        return d.call(Attacking(side=side, space=action.space, by=action.by, hq=action.hq), "start")


def _ready(book: Book, public: Public, side: Side) -> dict[str, list[str]]:
    """For each space that may be attacked, the units that may attack it."""
    targets = spaces_of(book, public, other(side))
    ready: dict[str, list[str]] = {}
    for unit in own_units(book, public, side):
        for space in book.next_to[public.units[unit].at]:
            if space not in targets or space in public.attacked:
                continue
            if why_not_attacker(book, public, side, space, unit) is None:
                ready.setdefault(space, []).append(unit)
    return ready


def why_not_done(book: Book, public: Public, side: Side) -> Illegal | None:
    """Not while a committed unit that has not attacked could still make a legal attack."""
    ready = _ready(book, public, side)
    for unit in own_units(book, public, side):
        if public.units[unit].committed and any(unit in units for units in ready.values()):
            return refuse("8.2", "must-attack", unit=unit)
    return None


@rule("8.1")
def declare(d: D, side: Side, act: Attack) -> None:
    """Each unit attacks once and each space is attacked once in a half; so does the HQ lead."""
    for unit in act.by:
        mark(d, unit, attacked=True)
    d.put(attacked=(*d.public.attacked, act.space), hq_used=d.public.hq_used or act.hq)
    d.emit(AttackDeclared("8.1", side, act.space, act.by))


class AttackStep(Step):
    """An attack: cards, roll, result, hits of the defender, of the attacker, advance."""

    def run(self, book: Book, d: D, f: Attacking) -> None:
        """As declared: strengths and shifts are fixed before the roll."""
        match f.stage:
            case "start":
                d.call(CombatCards(seats=(other(f.side), f.side)), "roll")
            case "roll":
                fix_column(book, d, f)
                d.call(Rolling(side=f.side), "rolled")
            case "defender":
                units = units_at(book, d.public, other(f.side), f.space)
                d.call(Settling(side=other(f.side), units=units, hits=f.hits[1]), "attacker")
            case "attacker":
                units = tuple(unit for unit in f.by if unit in d.public.units)
                d.call(Settling(side=f.side, units=units, hits=f.hits[0]), "advance")
            case "advance":
                call_advance(book, d, f)
            case "over":
                d.finish()

    def back(self, book: Book, d: D, f: Attacking, value: Any) -> None:
        """The roll; or how far the attackers retreated."""
        if f.stage == "rolled":
            resolve_combat(book, d, f, value)
        elif f.stage == "advance":
            d.remember(stood=value == 0)


def fix_column(book: Book, d: D, f: Attacking) -> None:
    """The odds and all shifts, as they are before the roll."""
    act = Attack(f.space, f.by, f.hq)
    attack, defence, shift = combat_tallies(book, d.public, f.side, act, f.cards)
    column = shifted(odds_column(attack.total, defence.total), shift.total)
    d.remember(tallies=(attack, defence, shift), column=column)


@rule("8.8")
def resolve_combat(book: Book, d: D, f: Attacking, roll: int) -> None:
    """Read the hits of both sides from the table."""
    hits = book.results[roll][f.column]
    d.emit(CombatResolved("8.8", f.space, COLUMNS[f.column], roll, hits[0], hits[1], f.tallies))
    d.goto("defender", hits=hits)


class CombatWindow(WindowStep):
    """After an attack is declared: the defender plays all its cards, then the attacker."""

    rule = "each-exhausts"
    prompt = "combat-window"
    clause = "8.7"

    def could_react(self, book: Book, public: Public, f: CombatCards, side: Side) -> bool:
        """A side with cards may play one."""
        return public.hand_size[side] > 0

    def choice(self, book: Book, seen: Seen, f: CombatCards, ask: Ask) -> Choice:
        """Assault or Entrench, or pass; each shows the shift it leads to."""
        attacking = innermost(seen.frames, Attacking)
        hand = seen.own.hand if seen.own else ()
        plays = (Pass(), *(Play(card) for card in hand))
        return OneOf(
            plays,
            lambda act: why_not_combat_card(book, seen, attacking, act),
            lambda act: _preview(book, seen, attacking, act),
            types=(Play, Pass),
        )

    def play(self, book: Book, d: D, f: CombatCards, side: Side, action: Play) -> None:
        """The card counts for this attack."""
        attacking = d.caller(Attacking)
        play_from_hand(d, side, action.card)
        d.emit(Played("8.7", side, action.card))
        d.amend(Attacking, cards=(*attacking.cards, action.card))


def _preview(book: Book, seen: Seen, f: Attacking, act: Play | Pass) -> tuple[Tally, ...]:
    cards = (*f.cards, act.card) if isinstance(act, Play) else f.cards
    return combat_tallies(book, seen.public, f.side, Attack(f.space, f.by, f.hq), cards)


def why_not_combat_card(book: Book, seen: Seen, f: Attacking, act: Play | Pass) -> Illegal | None:
    """Assault for the attacker, Entrench for the defender, one of each per attack."""
    if isinstance(act, Pass):
        return None
    use = "assault" if seen.side == f.side else "entrench"
    bad = why_not_card(book, seen, act.card, use, "8.7")
    if bad is None and any(book.cards[card].use == use for card in f.cards):
        return refuse("8.7", "only-one", use=use)
    return bad
