"""What stands beside the map: tracks, the sunset, markers, supply, points, pools and charts."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from bocage.art.board import Piece
from bocage.art.panels import Box, Chart, Fact, Facts, Mark, Panel, Pool, Track, Words
from bocage.games.market_garden.book import ARNHEM, EINDHOVEN, FIRST_BOX, LAST_BOX, PLANES, Book
from bocage.games.market_garden.rules.common import STATES
from bocage.games.market_garden.rules.r13_reserve import PRICE
from bocage.games.market_garden.rules.r13_supply import airborne_capacity, german_capacity
from bocage.games.market_garden.rules.r13_surrender import fate, isolated_units
from bocage.games.market_garden.rules.r16_air import MARKERS, SUPPLY_PLANE
from bocage.games.market_garden.rules.r19_engineers import TRIES
from bocage.games.market_garden.rules.r21_victory import (
    area_points,
    arnhem_points,
    contested_points,
    victory_points,
)
from bocage.games.market_garden.state import Lay, lay
from bocage.games.market_garden.table.board import piece
from bocage.games.market_garden.table.forecasts_dice import span, sunset_shares
from bocage.games.market_garden.table.luck import FACES, percent
from bocage.games.market_garden.types import (
    ALLIED,
    FIRST_DAY,
    GERMAN,
    SIDES,
    UK,
    Bidding,
    Buy,
    Dawn,
    Daylight,
    DDay,
    Half,
    Phase,
    Public,
    Regrouping,
    Resupply,
    Seen,
    Shift,
    Side,
    UnitState,
)
from bocage.kernel.api import Action

ROLES = {GERMAN: "second", ALLIED: "first", "none": "third"}
FATES = ("eliminated", "surrendered", "merged", "cancelled")
GROUPS = ("maas", "waal")
ZONE_F_POINTS = 5  # printed: 13.421a
NONE = "–"


# -- one line ---------------------------------------------------------------------------------


def status(book: Book, seen: Seen) -> tuple[tuple[Words, Words | str], ...]:
    """Day, impulse, whose half, phase, weather, advantage, Allied points."""
    public = seen.public
    side, (needed, _) = acting(seen), next_check(book, public.day)
    date = {
        "day": public.day,
        "turn": public.day - FIRST_DAY + 1,
        "turns": book.last_day - FIRST_DAY + 1,
    }
    points = victory_points(book, public).total
    return (
        (Words("now-day"), Words("now-date", date)),
        (Words("now-impulse"), impulse_now(book, seen)),
        *([(Words("now-side"), f"side-{side}")] if side else []),
        (Words("now-phase"), f"phase-{phase_of(seen)}"),
        (Words("now-weather"), f"weather-{public.weather}"),
        (Words("now-advantage"), holder(public)),
        (Words("now-victory"), Words("now-points", {"points": points, "needed": needed})),
    )


def impulse_now(book: Book, seen: Seen) -> Words | str:
    """The impulse that is being played; at night and before the day, where that begins."""
    kinds = {type(frame) for frame in seen.frames}
    begins = {"impulse": seen.public.impulse}
    if Daylight in kinds:
        return Words("now-number", begins)
    if kinds & {DDay, Dawn, Bidding}:
        return Words("now-before", begins)
    if night(seen):
        last = seen.public.day == book.last_day
        return Words("now-last-night") if last else Words("now-night", begins)
    return NONE


def night(seen: Seen) -> bool:
    """Whether the sun has set: both sides refit and regroup."""
    return any(isinstance(frame, Resupply | Regrouping) for frame in seen.frames)


def acting(seen: Seen) -> Side:
    """Whose half, refit or regrouping it is; empty if nobody's."""
    for frame in reversed(seen.frames):
        if isinstance(frame, Half | Phase | Resupply | Regrouping):
            return frame.side
    return ""


PHASES = {
    Daylight: "daylight",
    Resupply: "refit",
    Regrouping: "regroup",
    Dawn: "dawn",
    Bidding: "bidding",
}


def phase_of(seen: Seen) -> str:
    """The word for the phase that is being played."""
    for frame in reversed(seen.frames):
        if isinstance(frame, Phase):
            return f"dday-{frame.phase}"
        if type(frame) in PHASES:
            return PHASES[type(frame)]
    return "over"


def holder(public: Public) -> str:
    """Who has the advantage."""
    return "advantage-none" if public.advantage == "none" else f"side-{public.advantage}"


def next_check(book: Book, day: int) -> tuple[int, int]:
    """The points of the next check, and its day."""
    for row in book.tables.turns.values():
        if row.check is not None and day <= row.day <= book.last_day:
            return row.check, row.day
    return 0, book.last_day


# -- beside what is offered ---------------------------------------------------------------------


def note(book: Book, seen: Seen, action: Action) -> Words | None:
    """Where a marker comes to stand that is moved by so many boxes."""
    match action:
        case Buy(boxes):
            args = {"impulse": seen.public.impulse + boxes, "points": PRICE * abs(boxes)}
            return Words("note-buy", args)
        case Shift(boxes):
            return Words("note-shift", {"drm": seen.public.drm + boxes})
    return None


# -- panels -----------------------------------------------------------------------------------


def panels(book: Book, seen: Seen) -> tuple[Panel, ...]:
    """Everything that lies beside the map."""
    return (
        *_steps(seen),
        _turns(book, seen.public),
        _impulses(seen.public),
        _sunset(seen),
        _victory(book, seen.public),
        _markers(seen.public),
        _supply(book, seen),
        *(_arrivals(book, seen.public, side) for side in SIDES),
        _waiting(book, seen.public),
        *(_gone(book, seen.public, side) for side in SIDES),
        *charts(),
    )


DAY = ("dawn", "daylight", "refit", "regroup")
DDAY = ("dday-air", "dday-guns", "dday-airborne", "dday-ground")


def _steps(seen: Seen) -> Iterator[Track]:
    """The phases of the day, and where it stands."""
    now = phase_of(seen)
    for steps in (DDAY, DAY):
        if now in steps:
            boxes = tuple(Box(step, Words(f"step-{step}")) for step in steps)
            mark = Mark(at=now, title=Words(f"phase-{now}"))
            title = Words("now-phase")
            yield Track(id="steps", title=title, boxes=boxes, marks=(mark,), place="bar")


def _impulses(public: Public) -> Track:
    """The impulse track: in each box the chance that the day ends there."""
    mark = Mark(
        at=str(public.impulse),
        title=Words("mark-impulse", {"advantage": public.advantage}),
        role=ROLES[public.advantage],
    )
    title = Words("panel-impulses")
    boxes = _sunsets(public.drm)
    return Track(id="impulses", title=title, boxes=boxes, marks=(mark,), place="rail")


@cache
def _sunsets(drm: int) -> tuple[Box, ...]:
    return tuple(
        Box(
            str(number),
            Words("now-number", {"impulse": number}),
            Words("box-impulse", {"percent": percent(sunset_shares(drm, number)["ends"], 36)}),
        )
        for number in range(FIRST_BOX, LAST_BOX + 1)
    )


def _turns(book: Book, public: Public) -> Track:
    """The days, their weather as far as it is known, and when points are checked."""
    boxes = []
    for row in book.tables.turns.values():
        if row.day > book.last_day:
            break
        weather = public.weather if row.day == public.day else row.weather or "unknown"
        note = Words("box-day", {"weather": weather})
        if row.check is not None and (book.on("extended") or row.day == book.last_day):
            note = Words("box-check", {"weather": weather, "points": row.check})
        boxes.append(Box(str(row.day), Words("box-date", {"day": row.day}), note))
    mark = Mark(at=str(public.day), title=Words("mark-turn"), role="third")
    title = Words("panel-turns")
    return Track(id="turns", title=title, boxes=tuple(boxes), marks=(mark,), place="rail")


def _sunset(seen: Seen) -> Facts:
    """The DRM, what was rolled, and the chances of this impulse."""
    public = seen.public
    shares = sunset_shares(public.drm, public.impulse)
    half = next((f for f in reversed(seen.frames) if isinstance(f, Half)), None)
    rolled = half.sunset if half is not None and half.phase == "impulse" else 0
    lines = [Fact(Words("fact-drm"), str(public.drm), "6.3i")]
    if rolled:
        lines.append(Fact(Words("fact-rolled"), str(rolled), "6.3b", ALLIED))
    elif not night(seen):
        lines += [
            Fact(Words("fact-ends"), f"{percent(shares['ends'], 36)} %", "6.3d"),
            Fact(Words("fact-changes"), f"{percent(shares['turns'], 36)} %", "6.3f"),
        ]
    lines.append(Fact(Words("fact-passes"), str(public.passes), "8.24b"))
    return Facts(id="sunset", title=Words("panel-sunset"), lines=tuple(lines))


# -- victory points ---------------------------------------------------------------------------


def _victory(book: Book, public: Public) -> Facts:
    """The Allied points as if they were counted now, and what each area still lacks."""
    here = lay(book, public)
    needed, day = next_check(book, public.day)
    total = str(victory_points(book, public).total)
    held = str(int(public.advantage == ALLIED))
    lines = [
        Fact(Words("fact-total", {"points": needed, "day": day}), total, "21.2", ALLIED),
        Fact(Words("fact-advantage"), held, "12.1a"),
    ]
    for space, row in book.areas.items():
        if row.victory and space != EINDHOVEN:
            title = Words("fact-area", {"space": space, "points": row.points})
            clause = "21.32" if space == ARNHEM else "21.3a"
            lines.append(Fact(title, earned(book, here, space), clause))
    lines.append(Fact(Words("fact-eindhoven"), eindhoven(public), "21.31"))
    lines.append(Fact(Words("fact-penalty"), str(contested_points(book, here)), "21.4"))
    return Facts(id="victory", title=Words("panel-victory"), lines=tuple(lines))


def earned(book: Book, here: Lay, space: str) -> str:
    """The points of an area, or what it lacks."""
    points = arnhem_points(here) if space == ARNHEM else area_points(book, here, space)
    if points:
        return str(points)
    owner = here.control[space]
    if owner == "german":
        return "missing-german"
    return "missing-supply" if owner == "xxx" else "missing-airborne"


def eindhoven(public: Public) -> str:
    """Whether XXX Corps was there in time."""
    if public.eindhoven:
        return "1"
    return "missing-open" if public.day == FIRST_DAY else "missing-late"


# -- markers and supply -----------------------------------------------------------------------


def _markers(public: Public) -> Facts:
    """Air markers, boats, construction, ferries."""
    planes = [plane for plane in PLANES if plane != SUPPLY_PLANE or plane in public.planes]
    left = str(MARKERS - len(public.interdiction))
    lines = [
        *(
            Fact(
                Words("fact-plane", {"plane": plane}), used(plane in public.planes), "4.31", ALLIED
            )
            for plane in planes
        ),
        Fact(Words("fact-interdiction"), left, "3.5", GERMAN),
        *(
            Fact(Words("fact-interdicted", {"space": space}), "+1", "16.4b", GERMAN)
            for space in public.interdiction
        ),
        Fact(Words("fact-boat"), used(public.boat), "3.10", ALLIED),
        *_works(public),
        *(
            Fact(Words(f"ferry-{ferry}"), FERRIES[state], "9.63a")
            for ferry, state in public.ferries.items()
        ),
    ]
    return Facts(id="markers", title=Words("panel-markers"), lines=tuple(lines))


FERRIES = {"ready": "fact-ready", "used": "fact-used", "gone": "fact-destroyed"}


def used(ready: bool) -> str:
    """The word for a marker."""
    return "fact-ready" if ready else "fact-used"


def _works(public: Public) -> Iterator[Fact]:
    """Construction markers: available, on bridges, and how many bridges may still be tried."""
    for side in SIDES:
        title = Words("fact-construction", {"side": side})
        yield Fact(title, str(public.markers[side]), "3.9", side)
        tries = TRIES[side] - len(public.repairs.get(side, ()))
        yield Fact(Words("fact-repairs", {"side": side}), str(tries), "19.2c", side)
    for bridge, works in public.works.items():
        for side, level in ((GERMAN, works.german), (ALLIED, works.allied)):
            if level:
                title = Words("fact-work", {"side": side, "bridge": bridge})
                yield Fact(title, f"+{level}", "19.21c", side)


def _supply(book: Book, seen: Seen) -> Facts:
    """Reserves, what depots hold tonight, isolated units; in a refit, the depots on the map."""
    public = seen.public
    lines = [
        Fact(Words("fact-reserve", {"side": side}), str(public.reserve[side]), "13.7a", side)
        for side in SIDES
    ]
    air = "fact-ready" if public.dawn == "clear" else NONE
    lines += [
        Fact(Words("fact-german-depot"), str(german_capacity(public)), "13.41c", GERMAN),
        Fact(Words("fact-zone-f-depot"), str(ZONE_F_POINTS), "13.421a", ALLIED),
        Fact(Words("fact-airborne-depot"), str(airborne_capacity(public)), "13.422b", ALLIED),
        Fact(Words("fact-air-supply"), air, "13.424b", ALLIED),
    ]
    for side in SIDES:
        count = str(len(isolated_units(book, public, side)))
        lines.append(Fact(Words("fact-isolated", {"side": side}), count, "13.8c", side))
    refit = next((f for f in reversed(seen.frames) if isinstance(f, Resupply)), None)
    for depot, space in refit.depots.items() if refit is not None else ():
        left = refit.points.get(depot, 0) if refit is not None else 0
        title = Words("fact-depot", {"depot": depot, "space": space})
        lines.append(Fact(title, str(left), "13.4", refit.side if refit is not None else ""))
    return Facts(id="supply", title=Words("panel-supply"), lines=tuple(lines))


# -- counters off the map ---------------------------------------------------------------------


def off_map(book: Book, unit: str) -> Piece:
    """A counter that is not on the map, as it was printed."""
    known = book.memo.table(off_map)
    if unit not in known:
        known[unit] = piece(book, unit, UnitState(""))
    return known[unit]  # type: ignore[no-any-return]


def _arrivals(book: Book, public: Public, side: Side) -> Pool:
    """The reinforcements that are still to come: by day, on a condition, at Deelen."""
    found: dict[str, list[Piece]] = {}
    for unit in book.of_side[side]:
        if unit not in public.units and unit not in public.gone and comes(book, unit):
            counter = book.counters[unit]
            found.setdefault(counter.group or counter.date, []).append(off_map(book, unit))
    groups = [(arrival_title(key), tuple(found[key])) for key in sorted(found, key=_when)]
    title = Words("panel-arrivals", {"side": side})
    return Pool(id=f"arrivals-{side}", title=title, groups=tuple(groups), place="rail")


def comes(book: Book, unit: str) -> bool:
    """Whether a unit belongs to a game of this length."""
    date = book.counters[unit].date
    return int(date) <= book.last_day if date.isdigit() else book.on("extended")


def _when(key: str) -> tuple[int, str]:
    """Dates first, then groups that wait for something, then Deelen."""
    return (int(key), "") if key.isdigit() else (99 if key in GROUPS else 100, key)


def arrival_title(key: str) -> Words:
    """The heading of a group."""
    if key.isdigit():
        return Words("group-day", {"day": int(key)})
    return Words(f"group-{key}" if key in GROUPS else "group-deelen")


def _waiting(book: Book, public: Public) -> Pool:
    """The UK box, by the area where its units drop."""
    found: dict[str, list[Piece]] = {}
    for unit in lay(book, public).of(ALLIED, UK):
        drop = book.counters[unit].drop or UK
        found.setdefault(drop, []).append(piece(book, unit, public.units[unit]))
    groups = [
        (Words("group-drop", {"space": space}), tuple(pieces)) for space, pieces in found.items()
    ]
    return Pool(id="uk", title=Words("panel-uk"), groups=tuple(groups))


def _gone(book: Book, public: Public, side: Side) -> Pool:
    """The units that are out of the game, and how."""
    groups = []
    for how in FATES:
        units = [u for u, fate_ in public.gone.items() if fate_ == how and book.side_of[u] == side]
        if units:
            order = sorted(units, key=book.place)
            groups.append((Words(f"fate-{how}"), tuple(off_map(book, unit) for unit in order)))
    title = Words("panel-gone", {"side": side})
    return Pool(id=f"gone-{side}", title=title, groups=tuple(groups))


# -- charts -----------------------------------------------------------------------------------
# They show clauses, they do not carry them out.

MF_ROWS = (
    ("road", "½"),
    ("free", "1"),
    ("vacant", "2"),
    ("spent", "3"),
    ("fresh", "4"),
    ("seized", "+1"),
    ("seize", "1"),
    ("here-spent", "1"),
    ("here-fresh", "2"),
    ("canal", "mf-all"),
    ("water", "mf-all"),
    ("zone", "mf-all"),
    ("leave", "mf-all"),
    ("infiltrate", "mf-all"),
)
VALUE_ROWS = (
    ("av-point", "value-factor"),
    ("av-others", "+1"),
    ("av-support", "+1"),
    ("av-divisions", "+1"),
    ("av-ss", "−1"),
    ("dv-forward", "value-factor"),
    ("dv-terrain", "value-tem"),
    ("dv-bridge", "+1"),
    ("dv-enemy", "+1"),
    ("dv-river", "+1"),
    ("dv-water", "+2"),
    ("dv-others", "+1"),
)
AP_ROWS = (
    ("ap-armour", "3", "2", "2"),
    ("ap-others", "2", "1", "1"),
    ("ap-marks", "1", NONE, NONE),
)
REFIT_ROWS = (
    ("refit-spent", "1"),
    ("refit-dis", "2"),
    ("refit-boundary", "+1"),
    ("refit-contested", "+1"),
    ("refit-bridge", "1"),
)
SEIZE_ROWS = (("seize-vacant", "+1"), ("seize-fresh", "−1"), ("seize-river", "−1"))
BUILD_ROWS = (
    ("build-free", "+3"),
    ("build-own", "+2"),
    ("build-enemy", "+1"),
    ("build-none", "0"),
    ("build-river", "−1"),
    ("build-repair", "−1"),
    ("build-level", "value-level"),
)
DROP_ROWS = (
    ("drop-more", "state-fresh"),
    ("drop-equal", "state-spent"),
    ("drop-less", "state-dis1"),
)


def charts() -> tuple[Chart, ...]:
    """The printed tables."""
    return (
        _chart("mf", "9.2a", ("entry", "cost"), tuple((f"mf-{w}", c) for w, c in MF_ROWS)),
        _chart("values", "10.7a", ("term", "value"), VALUE_ROWS),
        _chart("ap", "11.41a", ("unit", "to-spent", "to-dis1", "to-dis2"), AP_ROWS),
        _chart("seizure", "19.3a", ("term", "modifier"), SEIZE_ROWS),
        _chart("engineers", "19.5a", ("term", "modifier"), BUILD_ROWS),
        _chart("refit", "13.6a", ("term", "cost"), REFIT_ROWS),
        _chart("surrender", "13.9a", ("state", "worse", "gone"), tuple(_surrender())),
        _chart("drops", "18.44b", ("die", "effect"), DROP_ROWS),
    )


def _chart(
    id_: str, shows: str, columns: tuple[str, ...], rows: tuple[tuple[str, ...], ...]
) -> Chart:
    return Chart(
        id=id_,
        title=Words(f"table-{id_}"),
        columns=tuple(f"table-{word}" for word in columns),
        rows=rows,
        clause=shows,
    )


def _surrender() -> Iterator[tuple[str, ...]]:
    """For each state the faces that make a unit worse, and those with which it is gone."""
    for state, word in enumerate(STATES):
        results = {face: fate(state, face) for face in FACES}
        cells = []
        for result in ("worse", "surrenders"):
            faces = [face for face, found in results.items() if found == result]
            cells.append(span(faces) if faces else NONE)
        yield (f"state-{word}", *cells)
