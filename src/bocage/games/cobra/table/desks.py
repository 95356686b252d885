"""The desks beside the map: supply points, air and ships, replacements, events, beaches."""

from __future__ import annotations

from collections.abc import Iterator

from bocage.art.panels import Fact, Facts, Words
from bocage.families.cobra.counters import Group
from bocage.families.cobra.rules.c14_air import air_points
from bocage.families.cobra.table.panels import limited, turn_of
from bocage.families.cobra.types import ALLIED, GERMAN, SIDES
from bocage.games.cobra.book import Book
from bocage.games.cobra.rules.c05_8_trucks import free_markers
from bocage.games.cobra.rules.c10_5_beaches import CHERBOURG
from bocage.games.cobra.rules.c11_points import GERMAN_POINTS, MOST_GERMAN, POOLS, stormy
from bocage.games.cobra.rules.c12_replacement import STEP
from bocage.games.cobra.rules.c14_6_naval import naval_points
from bocage.games.cobra.rules.c14_air import is_new, missions_left
from bocage.games.cobra.rules.c16_events import divisions, released
from bocage.games.cobra.types import Combat, Landing, Public, Seen

# Facts show a clause, they do not carry it out.
GROUPS: tuple[Group, ...] = ("us", "british", "german")
SIDE = {group: side for side in SIDES for group in POOLS[side]}
NONE = "–"


def combat_of(seen: Seen) -> Combat | None:
    """The combat phase that is going on."""
    return next((f for f in seen.frames if isinstance(f, Combat)), None)


# -- supply points ------------------------------------------------------------------------------


def supplies(book: Book, seen: Seen) -> Facts:
    """The three pools, what is committed of each, and what comes next."""
    public, phase = seen.public, combat_of(seen)
    lines = []
    for group in GROUPS:
        held = f"{public.points[group]}/{MOST_GERMAN}" if group == GERMAN else public.points[group]
        clause = "2008:11.0b" if group == GERMAN else "2008:11.0a"
        lines.append(Fact(Words(f"group-{group}"), str(held), clause, SIDE[group]))
        if phase is not None and group in phase.committed:
            left = str(phase.committed[group])
            lines.append(Fact(Words("fact-committed"), left, "2008:8.1.1c", SIDE[group]))
    return Facts(id="points", title=Words("now-supply"), lines=tuple(lines), place="rail")


def limits(book: Book, seen: Seen) -> Facts:
    """How many attacks and overruns each army has made, of how many."""
    turn, lines = turn_of(seen), []
    for group in POOLS[ALLIED]:
        limit = book.edition.limit(group, seen.public.turn)
        most = NONE if limit is None else limit
        attacks = turn.attacks.get(group, 0) if turn else 0
        overruns = turn.overruns.get(group, 0) if turn else 0
        name = Words(f"group-{group}")
        lines.append(Fact(name, f"{attacks}/{most}", "2008:11.3.1a", ALLIED))
        if overruns:
            made = f"{overruns}/{most}"
            lines.append(Fact(Words("fact-overruns"), made, "2008:11.3.1d", ALLIED))
    title, asked = Words("panel-limits"), limited(seen, "commit")
    return Facts(id="limits", title=title, lines=tuple(lines), place="rail", prompts=asked)


# -- air and ships ------------------------------------------------------------------------------


def air(book: Book, seen: Seen) -> Facts:
    """Air points, the hexes that they go to, carpet missions; the plan for its owner; ships."""
    public, phase = seen.public, combat_of(seen)
    most = air_points(public.weather) if public.turn > 1 else 0
    missions = str(max(0, missions_left(public, public.turn)))
    lines = [
        Fact(Words("fact-air"), f"{public.air}/{most}", "2008:14.1", ALLIED),
        Fact(Words("fact-missions"), missions, "2008:14.5.4", ALLIED),
    ]
    if seen.side == ALLIED and seen.own is not None:
        plan = seen.own.plan
        none = Fact(Words("fact-no-plan"), "", "2008:14.5.1c", ALLIED)
        lines.append(_plan(seen, plan) if plan else none)
    lines += [
        Fact(Words("fact-strike", {"hex": hex_}), "+1", "2008:14.4.1a", ALLIED)
        for hex_ in (phase.strikes if phase else ())
    ]
    if book.expanded:
        points = naval_points(book, public.turn, public.weather)
        used = phase.naval if phase and phase.side == ALLIED else 0
        left = f"{points - used}/{points}"
        lines.append(Fact(Words("fact-naval"), left, "2008:14.6.1", ALLIED))
    return Facts(id="air", title=Words("panel-air"), lines=tuple(lines), place="rail")


def _plan(seen: Seen, plan: str) -> Fact:
    """For the next turn, or due in this one, for which the sky must be clear."""
    if is_new(seen.frames):
        return Fact(Words("fact-plan", {"hex": plan}), "", "2008:14.5.1c", ALLIED)
    name = Words("fact-plan-due", {"hex": plan, "weather": seen.public.weather})
    return Fact(name, "", "2008:14.5.3", ALLIED)


# -- weather, replacements, events --------------------------------------------------------------


def supplies_next(book: Book, seen: Seen) -> Facts:
    """The weather and what follows from it; replacements; trucks; what events may bring."""
    public = seen.public
    thirds = f"{book.edition.thirds(book, public, GERMAN)}/3"
    lines = [
        Fact(Words("now-weather"), f"weather-{public.weather}", "2008:4.A.1a"),
        Fact(Words("fact-thirds"), thirds, "2008:5.4.2", GERMAN),
        *_coming(book, public),
        *_replacements(public),
        Fact(Words("fact-trucks"), str(free_markers(book, public)), "2008:E12", ALLIED),
        *_events(book, public),
    ]
    return Facts(id="supplies", title=Words("panel-supplies"), lines=tuple(lines))


def _coming(book: Book, public: Public) -> Iterator[Fact]:
    """What this turn's weather gives to the pools."""
    row = book.turns[public.turn]
    for group, points in (("us", row.us), ("british", row.british)):
        name = Words("fact-income", {"group": group})
        yield Fact(name, f"+{stormy(public, points)}", "2008:11.1.2", ALLIED)
    name = Words("fact-income", {"group": GERMAN})
    yield Fact(name, f"+{GERMAN_POINTS[public.weather]}", "2008:11.1.6", GERMAN)


def _replacements(public: Public) -> Iterator[Fact]:
    """What the Germans have for their units, and what the Allies have used."""
    for kind in ("mechanised", "infantry"):
        halves = public.savings.get(kind, 0)
        yield Fact(Words(f"fact-steps-{kind}"), in_steps(halves), "2008:12.3.1a", GERMAN)
    yield Fact(Words("fact-replaced"), str(public.replaced), "2008:18.1d", ALLIED)


def in_steps(halves: int) -> str:
    """Half steps as one writes them."""
    half = "½" if halves % STEP else ""
    return f"{halves // STEP or ''}{half}" or "0"


def _events(book: Book, public: Public) -> Iterator[Fact]:
    """The Fifteenth Army, from the first US exit on."""
    if public.us_exit:
        count = f"{released(book, public)}/{len(divisions(book))}"
        yield Fact(Words("fact-released"), count, "2008:16.2a", GERMAN)
        yield Fact(Words("fact-attempts"), str(public.attempts), "2008:16.2b", ALLIED)
    if public.defiant:
        yield Fact(Words("fact-defiant"), "", "2008:16.1", ALLIED)


# -- beaches ------------------------------------------------------------------------------------


def beaches(book: Book, seen: Seen) -> Iterator[Facts]:
    """Every beach: at the landing what has landed and is lost, then who holds it."""
    if not book.expanded:
        return
    landing = next((f for f in seen.frames if isinstance(f, Landing)), None)
    names = dict.fromkeys(row.beach for row in book.beaches.values())
    lines = []
    for beach in names:
        hexes = [hex_ for hex_, row in book.beaches.items() if row.beach == beach]
        told = _landing(book, seen.public, landing, beach, hexes)
        value = told if landing is not None else _holder(seen.public, beach, hexes)
        clause = "2008:19.2.2.7a" if landing is not None else "2008:10.5.3a"
        column = book.beaches[hexes[0]].column
        name = Words("fact-beach", {"beach": beach, "column": column})
        plain = Words(f"beach-{beach}")
        lines.append(Fact(name if landing is not None else plain, value, clause, "", plain))
        for hex_ in hexes:
            shift = seen.public.beach_shifts.get(hex_, 0)
            if shift:
                name = Words("fact-beach-shift", {"hex": hex_})
                lines.append(Fact(name, f"−{shift}", "2008:19.2.2.7c", ALLIED))
    lines.append(_port(book, seen.public))
    title = Words("panel-beaches")
    yield Facts(id="beaches", title=title, lines=tuple(lines), place="rail")


def _landing(
    book: Book, public: Public, landing: Landing | None, beach: str, hexes: list[str]
) -> str:
    """Steps on the beach, less those that were lost; and those that defend it."""
    if landing is None:
        return NONE
    allied = (unit for unit in public.units if book.side_of[unit] == ALLIED)
    here = sum(public.units[unit].steps for unit in allied if public.units[unit].at in hexes)
    lost = sum(landing.lost.get(hex_, 0) for hex_ in hexes)
    against = sum(landing.defence.get(hex_, 0) for hex_ in hexes)
    text = f"{here}" if not lost else f"{here} (−{lost})"
    return f"{text} ← {against}" if against else text


def _holder(public: Public, beach: str, hexes: list[str]) -> str:
    """Who holds it, or that it was given up or destroyed."""
    if all(hex_ in public.destroyed for hex_ in hexes):
        return "beach-destroyed"
    if beach in public.abandoned:
        return "beach-abandoned"
    held = sum(
        public.control.get(hex_) == ALLIED and hex_ not in public.destroyed for hex_ in hexes
    )
    return f"{held}/{len(hexes)}"


def _port(book: Book, public: Public) -> Fact:
    """How much of Cherbourg the Germans hold."""
    hexes = book.places[CHERBOURG]
    held = sum(public.control.get(hex_) == GERMAN for hex_ in hexes)
    name = Words("fact-port")
    return Fact(name, f"{held}/{len(hexes)}", "2008:18.1l", GERMAN, Words("brief-port"))
