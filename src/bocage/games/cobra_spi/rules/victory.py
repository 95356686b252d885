"""Chapter vp - Victory points."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from bocage.families.cobra.book import Book
from bocage.families.cobra.counters import UNITED_STATES, Counter
from bocage.families.cobra.events import GameOver
from bocage.families.cobra.rules.c05_movement import leaving_map
from bocage.families.cobra.rules.c10_supply import in_supply
from bocage.families.cobra.state import Lines, kind_now, leaving_cost
from bocage.families.cobra.terrain import MP
from bocage.families.cobra.types import ALLIED, GERMAN, SIDES, Side
from bocage.games.cobra_spi.events import NoExit
from bocage.games.cobra_spi.types import D, Public
from bocage.kernel.api import Adding, Outcome, Tally, rule
from bocage.space import ways

EXIT_TURN = 7  # vp.5, vp.10, vp.11
NO_EXIT = 3  # vp.5
TURN_14_EXIT = "turn-14-exit"  # the option opt.3


def points(book: Book, public: Public, side: Side) -> Tally:
    """The victory points of a side, as if they were counted now."""
    return german_points(book, public) if side == GERMAN else allied_points(book, public)


# -- German ---------------------------------------------------------------------------------


def german_points(book: Book, public: Public) -> Tally:
    """For Allied losses, for turns without an exit, and for what is saved."""
    tally = Adding("points")
    for unit, counter in _with_fate(book, public, ALLIED, "eliminated"):
        tally.add("vp.2", "regiment-lost", lost_regiment(counter), unit=unit)
        tally.add("vp.3", "us-armour-lost", lost_us_armour(counter), unit=unit)
        tally.add("vp.4", "division-lost", lost_division(counter), unit=unit)
    tally.add("vp.5", "no-exit", public.no_exit)
    for unit, counter in _with_fate(book, public, GERMAN, "exited"):
        tally.add("vp.6", "saved", saved_counter(counter), unit=unit)
        tally.add("vp.7", "armour-saved", saved_armour(counter), unit=unit)
    for division in book.memo.printed(_on_foot):
        vp = saved_division(book, public, division)
        tally.add("vp.6", "division-saved", vp, division=division)
    lines, armour = book.lines(public), book.memo.printed(_armour)
    for unit in public.units:
        if unit in armour and safe_in_the_east(book, public, lines, unit):
            tally.add("vp.7", "armour-safe", armour[unit], unit=unit)
    return tally.done()


def _armour(book: Book) -> dict[str, int]:
    """The units that count as saved armour, and for how much."""
    worth = {unit: saved_armour(counter) for unit, counter in book.counters.items()}
    return {unit: vp for unit, vp in worth.items() if vp}


def _on_foot(book: Book) -> list[str]:
    """The German infantry divisions of regiments."""
    return [division for division in sorted(book.divisions) if on_foot(book, division)]


def _with_fate(book: Book, public: Public, side: Side, how: str) -> Iterable[tuple[str, Counter]]:
    return [
        (unit, book.counters[unit])
        for unit, fate in public.fates.items()
        if fate.how == how and book.side_of[unit] == side
    ]


@rule("vp.2")
def lost_regiment(counter: Counter) -> int:
    """2 for an Allied infantry regiment (airborne brigades too) or headquarters."""
    foot = counter.type in ("infantry", "airborne") and counter.size != "division"
    return 2 if foot or counter.is_hq else 0


@rule("vp.3")
def lost_us_armour(counter: Counter) -> int:
    """4 for a US or French armoured regiment; cavalry is not armour."""
    return 4 if counter.type == "armour" and counter.nation in UNITED_STATES else 0


@rule("vp.4")
def lost_division(counter: Counter) -> int:
    """6 for an infantry division, or an armoured brigade of the British group."""
    armour = counter.type == "armour" and counter.group == "british"
    return 6 if armour or counter.size == "division" else 0


@rule("vp.6")
def saved_counter(counter: Counter) -> int:
    """1 for a static division or a headquarters that leaves the map."""
    return 1 if counter.size in ("division", "hq") else 0


@rule("vp.6")
def saved_division(book: Book, public: Public, division: str) -> int:
    """1 for an infantry division of regiments, none left on the map, at least one of them out."""
    units = book.divisions[division]
    if not on_foot(book, division) or any(unit in public.units for unit in units):
        return 0
    fates = [public.fates[unit].how for unit in units if unit in public.fates]
    return 1 if "exited" in fates else 0


def on_foot(book: Book, division: str) -> bool:
    """Whether a division is one of German infantry, and of several counters."""
    counters = [book.counters[unit] for unit in book.divisions[division]]
    if any(c.side != GERMAN or c.type not in ("infantry", "parachute") for c in counters):
        return False
    return counters[0].size != "division"


@rule("vp.7")
def saved_armour(counter: Counter) -> int:
    """3 for a panzer or panzergrenadier regiment."""
    return 3 if counter.type in ("panzer", "panzergrenadier") else 0


@rule("vp.7")
def safe_in_the_east(book: Book, public: Public, lines: Lines, unit: str) -> bool:
    """East of Falaise, in supply, and out of enemy zones or able to leave them on a turn 14."""
    here = public.units[unit].at
    if int(here[:2]) <= int(book.falaise[:2]) or not in_supply(book, lines, GERMAN, here):
        return False
    if not lines.in_zoc(ALLIED, here):
        return True
    if book.on(TURN_14_EXIT):
        return could_exit(book, public, lines, unit)
    return could_leave(book, public, lines, unit)


def could_leave(book: Book, public: Public, lines: Lines, unit: str) -> bool:
    """With its full allowance it could pay for a hex next to it that is free of enemy zones."""
    here, kind = public.units[unit].at, kind_now(book, public.units, unit)
    left = book.counters[unit].ma * MP - leaving_cost()
    return any(
        cost <= left and not lines.in_zoc(ALLIED, there) and not lines.enemy_at(GERMAN, there)
        for there, cost in book.country.steps[kind][here]
    )


@rule("opt.3")
def could_exit(book: Book, public: Public, lines: Lines, unit: str) -> bool:
    """With its full allowance it could get off the map, past no enemy and no further zone."""
    start, kind = public.units[unit].at, kind_now(book, public.units, unit)
    left = book.counters[unit].ma * MP - leaving_cost() - leaving_map()

    def step(here: str, spent: int) -> Iterator[tuple[str, int]]:
        for there, cost in book.country.steps[kind][here]:
            if not lines.in_zoc(ALLIED, there) and not lines.enemy_at(GERMAN, there):
                yield there, cost

    return left >= 0 and not book.ways_out[GERMAN].isdisjoint(ways(start, step, left))


# -- Allied ---------------------------------------------------------------------------------


def allied_points(book: Book, public: Public) -> Tally:
    """For German losses, and for what has left by the west edge in time."""
    tally = Adding("points")
    for unit, counter in _with_fate(book, public, GERMAN, "eliminated"):
        tally.add("vp.8", "infantry-lost", lost_infantry(counter), unit=unit)
        tally.add("vp.9", "panzer-lost", saved_panzer(counter), unit=unit)
    for unit, counter in _with_fate(book, public, ALLIED, "exited"):
        if in_time(public, unit):
            tally.add("vp.10", "us-armour-out", armour_out(counter), unit=unit)
    for division, units in book.us_infantry.items():
        tally.add("vp.11", "trucks-out", trucks_out(public, units), division=division)
    return tally.done()


def in_time(public: Public, unit: str) -> bool:
    """Whether a unit has left by the west edge by the end of turn 7."""
    fate = public.fates[unit]
    return fate.how == "exited" and fate.edge == "west" and fate.turn <= EXIT_TURN


@rule("vp.11", "rul.42")
def trucks_out(public: Public, units: Sequence[str]) -> int:
    """3 for a US infantry division that has left with trucks in time, none of it left behind."""
    fates = [public.fates[unit] for unit in units if unit in public.fates]
    if len(fates) < len(units) or any(fate.turn > EXIT_TURN for fate in fates):
        return 0
    out = [unit for unit in units if public.fates[unit].how != "eliminated"]
    if not all(in_time(public, unit) for unit in out):
        return 0
    return 3 if any(public.fates[unit].truck for unit in out) else 0


@rule("vp.8")
def lost_infantry(counter: Counter) -> int:
    """1 for a static division, an infantry or parachute regiment or brigade, a headquarters."""
    return 1 if counter.type in ("infantry", "parachute", "hq") else 0


@rule("vp.9")
def saved_panzer(counter: Counter) -> int:
    """3 for a panzer or panzergrenadier regiment."""
    return 3 if counter.type in ("panzer", "panzergrenadier") else 0


@rule("vp.10")
def armour_out(counter: Counter) -> int:
    """1 for a US or French armoured regiment."""
    return 1 if counter.type == "armour" and counter.nation in UNITED_STATES else 0


# -- when -----------------------------------------------------------------------------------


@rule("vp.5")
def count_no_exit(book: Book, d: D) -> None:
    """From turn 7 on, 3 to the Germans at the end of each turn while no US unit has left."""
    if d.public.turn < EXIT_TURN:
        return
    for unit, fate in d.public.fates.items():
        if fate.how == "exited" and book.counters[unit].nation in UNITED_STATES:
            return
    d.put(no_exit=d.public.no_exit + NO_EXIT)
    d.emit(NoExit("vp.5", NO_EXIT))


@rule("vp.1", "rul.39")
def finish_game(book: Book, d: D) -> None:
    """Whoever has more victory points has won."""
    score = {side: points(book, d.public, side).total for side in SIDES}
    german, allied = score[GERMAN], score[ALLIED]
    winner = None if german == allied else GERMAN if german > allied else ALLIED
    d.emit(GameOver("vp.1", german, allied))
    d.end(Outcome(winner, "vp.1", "points" if winner else "tie", score))
