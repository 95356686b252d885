"""Chapter 18 - Victory points, the line across the map, and who wins."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from bocage.families.cobra.counters import UNITED_STATES, Counter
from bocage.families.cobra.events import GameOver
from bocage.families.cobra.rules.c10_supply import in_supply
from bocage.families.cobra.rules.c12_replacement import is_armour
from bocage.families.cobra.state import Lines
from bocage.families.cobra.types import ALLIED, GERMAN, SIDES, Fate, Side
from bocage.games.cobra.events import Another
from bocage.games.cobra.options import ON_MAP
from bocage.games.cobra.rules.c05_10_boundary import place_of
from bocage.games.cobra.rules.c18_1_expanded import (
    add_allied,
    add_german,
    bridgehead,
    bridgehead_won,
)
from bocage.games.cobra.types import D, Public
from bocage.kernel.api import Adding, Outcome, Tally, rule
from bocage.space import flood_bits, without

if TYPE_CHECKING:
    from bocage.games.cobra.book import Book

AGAIN = 4  # 2008:19.1a: from this die on there is another turn
US_DIVISIONS, SHORT, US_DEADLINE = 4, 3, 26  # 2008:18.1e
HQ_DEADLINE, NO_HQ = 25, 3  # 2008:18.1f
WEST_COLUMN = 39  # 2008:18.1g
EAST_COLUMN = 48  # 2008:18.2a
EXIT_POINTS = ((20, 5), (21, 4), (22, 3), (24, 2), (28, 1))  # 2008:18.2c-g
SCORING = 4  # 2008:18.2c: divisions
BRITISH_OUT, BRITISH_DEADLINE = 4, 26  # 2008:18.2h
ENDS = ("A4901", "A0823")  # 2008:18.3.1
A_LEVEL = 15  # 2008:18.3.3
LEVELS = (
    *("allied-decisive", "allied-operational", "allied-marginal", "level-draw"),
    *("german-marginal", "german-operational", "german-decisive"),
)
ALLIED_MARGINAL, GERMAN_MARGINAL, DRAW = 2, 4, 3


@rule("2008:18.0")
def points(book: Any, public: Public, side: Side) -> Tally:
    """The victory points of a side, as if they were counted now."""
    return german_points(book, public) if side == GERMAN else allied_points(book, public)


# -- German -----------------------------------------------------------------------------------


def german_points(book: Book, public: Public) -> Tally:
    """For Allied losses and replacements, for US units that have not left, and what is held."""
    tally = Adding("points")
    for unit, fate in public.fates.items():
        counter = book.counters[unit]
        if counter.side == ALLIED and fate.how == "eliminated":
            tally.add("2008:18.1a", "regiment-lost", lost_regiment(counter), unit=unit)
            tally.add("2008:18.1b", "hq-lost", lost_hq(counter), unit=unit)
            tally.add("2008:18.1c", "division-lost", lost_division(counter), unit=unit)
    tally.add("2008:18.1d", "allied-steps", replaced_tens(public))
    if book.scenario.last >= US_DEADLINE:
        tally.add("2008:18.1e", "us-divisions", us_short(book, public))
        tally.add("2008:18.1f", "us-hq", no_us_hq(book, public))
    lines = book.lines(public)
    for division, units in book.divisions_of[GERMAN]:
        if held_west(book, public, lines, units):
            tally.add("2008:18.1g", "division-west", held_division(book, units), division=division)
            tally.add("2008:18.1h", "armour-west", held_armour(book, units), division=division)
    if book.expanded:
        add_german(book, public, tally)
    return tally.done()


@rule("2008:18.1a", "2008:18.1k")
def lost_regiment(counter: Counter) -> int:
    """1 for an Allied infantry regiment or brigade, airborne and Commandos too."""
    foot = counter.type in ("infantry", "airborne", "commando")
    return 1 if foot and counter.size in ("regiment", "brigade") else 0


@rule("2008:18.1b")
def lost_hq(counter: Counter) -> int:
    """2 for an Allied headquarters."""
    return 2 if counter.is_hq else 0


@rule("2008:18.1c")
def lost_division(counter: Counter) -> int:
    """3 for an infantry division, or an armoured brigade of the British group."""
    armour = counter.type == "armour" and counter.group == "british"
    return 3 if armour or counter.size == "division" else 0


@rule("2008:18.1d")
def replaced_tens(public: Public) -> int:
    """1 for every ten steps that the Allies have replaced."""
    return public.replaced // 10


@rule("2008:18.1e")
def us_short(book: Book, public: Public) -> int:
    """3 for each US division short of four that have left by the west edge by turn 26."""
    if book.on(ON_MAP):
        here = [units for _, units in us_divisions(book) if any(u in public.units for u in units)]
        return min(US_DIVISIONS, len(here)) * SHORT
    turns = [out_west(public, units) for _, units in us_divisions(book)]
    gone = sum(turn is not None and turn <= US_DEADLINE for turn in turns)
    return max(0, US_DIVISIONS - gone) * SHORT


@rule("2008:18.1f")
def no_us_hq(book: Book, public: Public) -> int:
    """3 if no US headquarters has left by the west edge by turn 25."""
    hqs = [unit for unit in book.headquarters[ALLIED] if book.group_of[unit] == "us"]
    out = [fate for unit in hqs if (fate := west_exit(public, unit)) is not None]
    return 0 if any(fate.turn <= HQ_DEADLINE for fate in out) else NO_HQ


def us_divisions(book: Book) -> Iterator[tuple[str, tuple[str, ...]]]:
    """The divisions of the US group."""
    for division, units in book.divisions_of[ALLIED]:
        if book.group_of[units[0]] == "us":
            yield division, units


def west_exit(public: Public, unit: str) -> Fate | None:
    """How a unit left by the west edge, if it did."""
    fate = public.fates.get(unit)
    return fate if fate is not None and (fate.how, fate.edge) == ("exited", "west") else None


def out_west(public: Public, units: tuple[str, ...]) -> int | None:
    """The turn in which the last of a division left by the west edge; None: some are here yet."""
    fates = [public.fates.get(unit) for unit in units]
    if any(fate is None for fate in fates):
        return None
    gone = [fate.turn for unit in units if (fate := west_exit(public, unit)) is not None]
    return max(gone, default=None)


def held_west(book: Book, public: Public, lines: Lines, units: tuple[str, ...]) -> bool:
    """Whether a whole division is alive, west of column 39 and in supply."""
    for unit in units:
        state = public.units.get(unit)
        if state is None or place_of(state.at)[0] >= WEST_COLUMN:
            return False
        if not in_supply(book, lines, GERMAN, state.at):
            return False
    return True


@rule("2008:18.1g")
def held_division(book: Book, units: tuple[str, ...]) -> int:
    """1 for a complete division that is not mechanised."""
    return 0 if is_armour(book.counters[units[0]]) else 1


@rule("2008:18.1h")
def held_armour(book: Book, units: tuple[str, ...]) -> int:
    """2 for a complete panzer or panzergrenadier division."""
    return 2 if is_armour(book.counters[units[0]]) else 0


# -- Allied -----------------------------------------------------------------------------------


def allied_points(book: Book, public: Public) -> Tally:
    """For German losses, for what is cut off, for divisions that leave, for German attempts."""
    tally, lines = Adding("points"), book.lines(public)
    for division, units in book.divisions_of[GERMAN]:
        if not is_armour(book.counters[units[0]]):
            vp = destroyed_division(book, public, lines, units)
            tally.add("2008:18.2a", "german-division", vp, division=division)
    for unit in book.counters:
        if book.side_of[unit] == GERMAN and destroyed(book, public, lines, unit):
            counter = book.counters[unit]
            tally.add("2008:18.2a", "german-hq", destroyed_hq(counter), unit=unit)
            tally.add("2008:18.2b", "german-armour", destroyed_armour(counter), unit=unit)
    for clause, division, vp in us_exits(book, public):
        tally.add(clause, "us-exit", vp, division=division)
    for division, units in book.divisions_of[ALLIED]:
        tally.add(
            "2008:18.2h", "british-exit", british_exit(book, public, units), division=division
        )
    tally.add("2008:18.2i", "attempts", public.attempts)
    if book.expanded:
        add_allied(book, public, tally)
    return tally.done()


def destroyed(book: Book, public: Public, lines: Lines, unit: str) -> bool:
    """Whether a German unit is eliminated, or out of supply west of column 48."""
    fate, state = public.fates.get(unit), public.units.get(unit)
    if state is None:
        return fate is not None and fate.how == "eliminated"
    west = place_of(state.at)[0] < EAST_COLUMN
    return west and not in_supply(book, lines, GERMAN, state.at)


@rule("2008:18.2a")
def destroyed_division(book: Book, public: Public, lines: Lines, units: tuple[str, ...]) -> int:
    """1 if every unit of the division is eliminated or cut off."""
    return 1 if all(destroyed(book, public, lines, unit) for unit in units) else 0


@rule("2008:18.2a")
def destroyed_hq(counter: Counter) -> int:
    """1 for a headquarters."""
    return 1 if counter.is_hq else 0


@rule("2008:18.2b")
def destroyed_armour(counter: Counter) -> int:
    """1 for a panzer or panzergrenadier regiment, or a Tiger battalion."""
    return 1 if is_armour(counter) or counter.type == "tiger" else 0


def us_exits(book: Book, public: Public) -> list[tuple[str, str, int]]:
    """The US mechanised divisions that have left by the west edge: the first four score."""
    found = []
    for division, units in us_divisions(book):
        turn = out_west(public, units)
        if turn is not None and left_on_wheels(book, public, units):
            found.append((turn, division))
    scoring = [(exit_worth(turn), division) for turn, division in sorted(found)[:SCORING]]
    return [(clause, division, vp) for (clause, vp), division in scoring]


@rule("2008:18.2c", "2008:18.2d", "2008:18.2e", "2008:18.2f", "2008:18.2g")
def exit_worth(turn: int) -> tuple[str, int]:
    """5 to turn 20, then 4, 3, 2 for two turns, and 1."""
    clauses = ("2008:18.2c", "2008:18.2d", "2008:18.2e", "2008:18.2f", "2008:18.2g")
    for clause, (last, worth) in zip(clauses, EXIT_POINTS, strict=True):
        if turn <= last:
            return clause, worth
    return clauses[-1], EXIT_POINTS[-1][1]


def left_on_wheels(book: Book, public: Public, units: tuple[str, ...]) -> bool:
    """Whether a division that has left was armoured, or on trucks."""
    out = [unit for unit in units if west_exit(public, unit) is not None]
    return all(book.counters[u].type == "armour" or public.fates[u].truck for u in out)


@rule("2008:18.2h")
def british_exit(book: Book, public: Public, units: tuple[str, ...]) -> int:
    """4 for a British armoured division that left by the east edge in its zone by turn 26."""
    counter = book.counters[units[0]]
    if counter.nation in UNITED_STATES or counter.type != "armour":
        return 0
    fates = [public.fates.get(unit) for unit in units]
    out = [f for f in fates if f is not None and (f.how, f.edge) == ("exited", "east")]
    if None in fates or not out:
        return 0
    return BRITISH_OUT if all(f.inside and f.turn <= BRITISH_DEADLINE for f in out) else 0


# -- the end ----------------------------------------------------------------------------------


@rule("2008:4.C", "2008:2.5b")
def end_turn(book: Book, d: D) -> None:
    """The marker moves on, or the game is over."""
    turn, row = d.public.turn, book.scenario
    if turn > row.last or (turn == row.last and not another_turn(book, d)):
        return finish_game(book, d)
    d.put(turn=turn + 1)
    return d.goto("start")


@rule("2008:19.1a", "2008:19.2a")
def another_turn(book: Book, d: D) -> bool:
    """After turn 27 the Allied player rolls: with 4 to 6 another one follows."""
    if not book.scenario.extra:
        return False
    die = 1 + d.below(6, "2008:19.1a")
    d.emit(Another("2008:19.1a", die))
    return die >= AGAIN


@rule("2008:18.3.1", "2008:18.3.2")
def first_level(book: Book, public: Public) -> int:
    """German marginal if a line of German units and zones runs from A4901 to A0823.

    In the Battle of the Build-Up it goes by the bridgehead.
    """
    if bridgehead(book):
        return ALLIED_MARGINAL if bridgehead_won(book, public) else GERMAN_MARGINAL
    return GERMAN_MARGINAL if line_held(book, public) else ALLIED_MARGINAL


def line_held(book: Book, public: Public) -> bool:
    """Whether hexes with German units or in their zones, without Allied units, join both ends."""
    lines, bits = book.lines(public), book.country.bits
    german, allied = lines.fronts[GERMAN], lines.fronts[ALLIED]
    ours = without(german.standing | german.zone, allied.standing)
    start, end = (bits.bit[hex_] for hex_ in ENDS)
    if not ours & start:
        return False
    everything = bits.mask(book.country.names)
    return bool(flood_bits(start, book.country.next_steps, without(everything, ours)) & ours & end)


@rule("2008:18.3a", "2008:18.3.3")
def final_level(first: int, difference: int) -> int:
    """One level for each full 15 points by which a side is ahead; Allied points count upwards."""
    steps = abs(difference) // A_LEVEL
    level = first - steps if difference > 0 else first + steps
    return max(0, min(len(LEVELS) - 1, level))


def finish_game(book: Book, d: D) -> None:
    """Count the points, and tell who wins."""
    score = {side: points(book, d.public, side).total for side in SIDES}
    level = final_level(first_level(book, d.public), score[ALLIED] - score[GERMAN])
    winner = None if level == DRAW else ALLIED if level < DRAW else GERMAN
    d.emit(GameOver("2008:18.0", score[GERMAN], score[ALLIED]))
    d.end(Outcome(winner, "2008:18.3a", LEVELS[level], score))


@rule("2008:19.2.3", "2008:19.3.3")
def lose_beaches(book: Book, d: D) -> None:
    """Without a beach the Allies lose at once, whatever the points."""
    score = {side: points(book, d.public, side).total for side in SIDES}
    clause = "2008:19.3.3" if bridgehead(book) else "2008:19.2.3"
    d.emit(GameOver(clause, score[GERMAN], score[ALLIED]))
    d.end(Outcome(GERMAN, clause, "german-decisive", score))
