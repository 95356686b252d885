"""Chapter 12 - Replacements: one step for units behind the front."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from bocage.families.cobra.book import Book
from bocage.families.cobra.counters import Counter
from bocage.families.cobra.events import NobodyReplaced, Replaced
from bocage.families.cobra.rules.c10_supply import in_supply
from bocage.families.cobra.rules.common import done, put_units
from bocage.families.cobra.state import ENEMY, Lines
from bocage.families.cobra.types import (
    D,
    Done,
    PlayerTurn,
    Public,
    Replace,
    Replacement,
    Seen,
    Side,
)
from bocage.kernel.api import (
    Action,
    Ask,
    Choice,
    Illegal,
    Menu,
    OneOf,
    Step,
    innermost,
    refuse,
    rule,
)
from bocage.space import flood_bits

NEAR = 2  # rep.1: an enemy this near bars replacements


def is_armour(counter: Counter) -> bool:
    """Panzer and panzergrenadier units."""
    return counter.type in ("panzer", "panzergrenadier")


def why_not_replace(book: Book, public: Public, f: Replacement, act: Replace) -> Illegal | None:
    """A reduced unit of ours, far enough from the enemy, in supply, within the numbers."""
    state = public.units.get(act.unit)
    if state is None or book.side_of[act.unit] != f.side:
        return refuse("2008:E20", "not-on-map-yours", unit=act.unit)
    counter = book.counters[act.unit]
    if state.steps >= book.full_steps[act.unit]:
        return refuse("2008:12.1a", "full-strength", unit=act.unit)
    if act.unit in f.given:
        return refuse(book.cite("rep.1", "2008:12.2.2"), "got-a-step", unit=act.unit)
    division = counter.formation
    if f.given and division and division in [book.counters[unit].formation for unit in f.given]:
        return refuse("2008:12.2.2", "division-got-a-step", division=division)
    lines = book.lines(public)
    if enemy_near(book, lines, f.side, state.at):
        return refuse(book.cite("rep.1", "2008:12.2.1"), "enemy-near", unit=act.unit)
    bad = book.edition.why_no_step(book, public, f, counter)
    if bad is not None:
        return bad
    if not in_supply(book, lines, f.side, state.at):
        return refuse("2008:12.2.1", "unsupplied", unit=act.unit)
    return None


@rule("rep.1", "2008:12.2.1")
def enemy_near(book: Book, lines: Lines, side: Side, hex_: str) -> bool:
    """Whether an enemy unit of any kind is less than three hexes away."""
    return near_enemies(lines, side) & lines.country.bits.bit[hex_] != 0


def near_enemies(lines: Lines, side: Side) -> int:
    """The hexes that are at most two away from an enemy."""
    found: int | None = lines.known.get(("near", side))
    if found is None:
        steps, enemies = lines.country.around_steps, lines.fronts[ENEMY[side]].standing
        found = lines.known["near", side] = flood_bits(enemies, steps, most=NEAR)
    return found


class Need:
    """The units of the side that lack a step, where no enemy is near, in a replacement phase."""

    def __init__(self, book: Book, public: Public, turn: PlayerTurn, phase: Replacement) -> None:
        self.book, self.public, self.turn, self.phase = book, public, turn, phase
        lines, units, side = book.lines(public), public.units, phase.side
        near, bit, side_of = near_enemies(lines, side), book.country.bits.bit, book.side_of
        own = [unit for unit in lines.reduced if side_of[unit] == side]
        self.units = [unit for unit in own if not near & bit[units[unit].at]]


def replacements(need: Need) -> OneOf:
    """A step for any of them."""
    book, public, phase = need.book, need.public, need.phase
    return OneOf(
        tuple(Replace(unit) for unit in sorted(need.units, key=book.place)),
        lambda act: why_not_replace(book, public, phase, act),
        types=(Replace,),
    )


STEPS: dict[type[Action], Callable[[Need], Choice]] = {Replace: replacements, Done: done}


class ReplaceStep(Step):
    """The replacement phase: unit by unit, as long as the player likes."""

    def run(self, book: Book, d: D, f: Replacement) -> None:
        """Until nobody can get a step; if nobody ever can, that is told."""
        for unit in book.memo.of(Need, d.public, d.caller(PlayerTurn), f).units:
            if why_not_replace(book, d.public, f, Replace(unit)) is None:
                return
        if not f.given:
            d.emit(nobody(book, d.public, f))
        d.finish()

    def who(self, book: Book, public: Public, f: Replacement) -> tuple[Ask, ...]:
        """The player whose turn it is."""
        return (Ask(f.side, "replace", book.cite("rep.1", "2008:12.1a")),)

    def choice(self, book: Book, seen: Seen, f: Replacement, ask: Ask) -> Choice:
        """A unit, or done."""
        need = book.memo.of(Need, seen.public, innermost(seen.frames, PlayerTurn), f)
        return Menu(book.cite("rep.1", "2008:12.1a"), STEPS, need)

    def take(self, book: Book, d: D, f: Replacement, side: str, action: Replace | Done) -> None:
        """One step more."""
        if isinstance(action, Done):
            return d.finish()
        add_step(book, d, action.unit)
        return d.remember(given=(*f.given, action.unit))


def nobody(book: Book, public: Public, f: Replacement) -> NobodyReplaced:
    """What bars the reduced units of a side."""
    lines, units = book.lines(public), public.units
    own = [units[unit].at for unit in lines.reduced if book.side_of[unit] == f.side]
    far = [hex_ for hex_ in own if not enemy_near(book, lines, f.side, hex_)]
    unfed = [hex_ for hex_ in far if not in_supply(book, lines, f.side, hex_)]
    near, short = len(own) - len(far), len(far) - len(unfed)
    clause = book.cite("rep.1", "2008:12.2.1")
    return NobodyReplaced(clause, f.side, len(own), near, len(unfed), short)


@rule("rep.1", "rep.3", "2008:12.1a")
def add_step(book: Book, d: D, unit: str) -> None:
    """The unit is one step better."""
    state = d.public.units[unit]
    put_units(book, d, {unit: replace(state, steps=state.steps + 1)})
    book.edition.replaced(book, d, unit)
    d.emit(Replaced(book.cite("rep.1", "2008:12.1a"), unit))
