"""What a single roll may give: bridges, drops, infiltration, sunset, surrender."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

from bocage.art.forecast import Forecast, Odd
from bocage.art.panels import Words
from bocage.games.market_garden.book import Book
from bocage.games.market_garden.rules.common import STATES
from bocage.games.market_garden.rules.r08_impulse_1_daylight import sunset_tally
from bocage.games.market_garden.rules.r08_infiltration import succeeds
from bocage.games.market_garden.rules.r12_advantage import DECK
from bocage.games.market_garden.rules.r13_surrender import fate, isolated_units
from bocage.games.market_garden.rules.r18_drops import interdicted, interdiction
from bocage.games.market_garden.rules.r19_engineers import (
    BUILD_ON,
    SEIZE_ON,
    demolition_drm,
    repair_drm,
    seizure_drm,
)
from bocage.games.market_garden.rules.r20_dday_3_landing import dday_units
from bocage.games.market_garden.state import lay
from bocage.games.market_garden.table.luck import FAIR, Luck, innermost_half, like, of_type
from bocage.games.market_garden.types import (
    ALLIED,
    DIS1,
    FRESH,
    SPENT,
    Attempt,
    Build,
    Demolish,
    Drop,
    Dropping,
    Finish,
    Half,
    Land,
    Public,
    Repair,
    Resupply,
    Seen,
    Seize,
    Side,
    begun,
)
from bocage.kernel.api import Action

# -- one die ----------------------------------------------------------------------------------


def dice_odds(
    results: Callable[[int], tuple[Words, str, int]], luck: Luck = FAIR
) -> tuple[Odd, ...]:
    """Every result of one die, with the faces that lead to it as its title."""
    faces: dict[str, list[int]] = {}
    told: dict[str, tuple[Words, str, int]] = {}
    for face in luck.faces:
        found = results(face)
        faces.setdefault(found[0].id, []).append(face)
        told[found[0].id] = found
    return tuple(
        Odd(len(rolled), Words(text=span(rolled)), *told[word]) for word, rolled in faces.items()
    )


def span(faces: list[int]) -> str:
    """Faces of a die in a row: 3, or 1–3."""
    return str(faces[0]) if faces[0] == faces[-1] else f"{faces[0]}–{faces[-1]}"


def attempt_odds(  # noqa: PLR0913 - a test, its words, as whom it is told, and with what luck
    needed: int, drm: int, words: tuple[str, str], shows: str, mine: bool, luck: Luck
) -> tuple[Odd, ...]:
    """Success with a modified die of so much or more; `mine`: the declarer tries."""

    def result(face: int) -> tuple[Words, str, int]:
        success = face + drm >= needed
        return Words(words[0] if success else words[1]), shows, like(2 if success else -1, mine)

    return dice_odds(result, luck)


def seize_forecast(  # noqa: PLR0913 - who tries, as whom it is told, and with what luck
    book: Book, public: Public, unit: str, bridge: str, mine: bool = True, luck: Luck = FAIR
) -> Forecast:
    """4 or more."""
    side, here = book.side_of[unit], public.units[unit].at
    drm = seizure_drm(lay(book, public), side, book.edges[bridge], here).total
    odds = attempt_odds(SEIZE_ON, drm, ("odd-seized", "odd-not-seized"), "9.22a", mine, luck)
    return Forecast(Words("forecast-seize", {"bridge": bridge}), "9.22a", 6, odds)


def repair_forecast(  # noqa: PLR0913 - who tries, as whom it is told, and with what luck
    book: Book, public: Public, side: Side, bridge: str, mine: bool = True, luck: Luck = FAIR
) -> Forecast:
    """7 or more."""
    drm = repair_drm(book, public, side, bridge).total
    odds = attempt_odds(BUILD_ON, drm, ("odd-repaired", "odd-not-repaired"), "19.2b", mine, luck)
    return Forecast(Words("forecast-repair", {"bridge": bridge}), "19.2b", 6, odds)


def demolition_forecast(
    book: Book, half: Half, bridge: str, mine: bool = True, luck: Luck = FAIR
) -> Forecast:
    """7 or more."""
    drm = demolition_drm(book, begun(half), half.side, bridge).total
    odds = attempt_odds(BUILD_ON, drm, ("odd-blown", "odd-not-blown"), "19.4b", mine, luck)
    return Forecast(Words("forecast-demolish", {"bridge": bridge}), "19.4b", 6, odds)


def of_seize(book: Book, seen: Seen, action: Seize) -> Iterator[Forecast]:
    """Seizing a bridge."""
    yield seize_forecast(book, seen.public, action.unit, action.bridge)


def of_repair(book: Book, seen: Seen, action: Repair | Build) -> Iterator[Forecast]:
    """Repairing a bridge, by day or by night."""
    frame = of_type(seen, Resupply) or innermost_half(seen)
    if frame is not None:
        yield repair_forecast(book, seen.public, frame.side, action.bridge)


def of_demolish(book: Book, seen: Seen, action: Demolish) -> Iterator[Forecast]:
    """Blowing a bridge."""
    half = innermost_half(seen)
    if half is not None:
        yield demolition_forecast(book, half, action.bridge)


def of_attempt(book: Book, seen: Seen, action: Attempt) -> Iterator[Forecast]:
    """Infiltrating."""
    yield attempt_forecast(book, seen.public, action.unit, action.space)


def attempt_forecast(  # noqa: PLR0913 - who tries, as whom it is told, and with what luck
    book: Book, public: Public, unit: str, space: str, mine: bool = True, luck: Luck = FAIR
) -> Forecast:
    """Less than the TEM, or no more in Overcast."""
    tem, weather = book.tem[space], public.weather

    def result(face: int) -> tuple[Words, str, int]:
        if succeeds(face, tem, weather):
            return Words("odd-infiltrated"), "8.222b", like(2, mine)
        return Words("odd-must-assault"), "8.222c", like(-1, mine)

    title = Words("forecast-attempt", {"unit": unit, "space": space})
    return Forecast(title, "8.222a", 6, dice_odds(result, luck))


def of_drop(book: Book, seen: Seen, action: Drop | Land) -> Iterator[Forecast]:
    """Interdiction, for each area and value; nothing where nobody shoots."""
    into = action.into
    dday = isinstance(action, Land)
    if dday:
        into = {**dday_units(book, seen.public), **into}
    frame = Dropping(into=into, dday=dday)
    groups: dict[tuple[str, int], list[str]] = {}
    for unit, space in into.items():
        value = interdiction(book, seen.public, unit, frame)
        if value:
            groups.setdefault((space, value), []).append(unit)
    for (space, value), units in groups.items():
        yield drop_forecast(tuple(units), space, value)


def drop_forecast(
    units: tuple[str, ...], space: str, value: int, mine: bool = True, luck: Luck = FAIR
) -> Forecast:
    """What interdiction may do to units; `mine`: they are the declarer's."""

    def result(face: int) -> tuple[Words, str, int]:
        state = interdicted(face, value)
        word = {FRESH: "fresh", SPENT: "spent", DIS1: "dis1"}[state]
        good = {FRESH: 1, SPENT: -1, DIS1: -2}[state]
        return Words(f"odd-drop-{word}"), "18.44b", like(good, mine)

    title = {"units": units, "space": space, "value": value}
    return Forecast(Words("forecast-drop", title), "18.44b", 6, dice_odds(result, luck))


# -- sunset and surrender ---------------------------------------------------------------------


def sunset_is_open(half: Half) -> bool:
    """The sunset DR of an Allied half is still to come."""
    return half.side == ALLIED and half.phase == "impulse" and not half.sunset


def sunset_shares(drm: int, impulse: int, luck: Luck = FAIR) -> Counter[str]:
    """In 36 throws: how often the day ends in an impulse, the weather turns, or neither."""
    found: Counter[str] = Counter()
    for total, share in luck.sums.items():
        if sunset_tally(total, drm).total < impulse:
            found["ends"] += share
        else:
            found["turns" if total == impulse else "goes-on"] += share
    return found


LASTS = {"ends": -1, "turns": 0, "goes-on": 1}  # how the Allies like it


def sunset_forecast(
    public: Public, half: Half, luck: Luck = FAIR, sure: bool = False, like: int = 0
) -> Iterator[Forecast]:
    """The sunset DR of this half, if it is still to come; `sure`: though nothing depends on it.

    `like`: 1 for who wants the day to go on, -1 for who does not, 0 where nobody asks.
    """
    if not sunset_is_open(half):
        return
    if not sure and sunset_shares(public.drm, public.impulse)["goes-on"] == len(DECK):
        return
    shares = sunset_shares(public.drm, public.impulse, luck)
    told = {
        "ends": ("odd-ends-text", "6.3d"),
        "turns": ("odd-turns-text", "6.3f"),
        "goes-on": ("odd-stands-text", "16.2c") if half.flown else ("odd-goes-on-text", "6.3g"),
    }
    odds = tuple(
        Odd(shares[word], Words(f"odd-{word}"), Words(text), clause, like * LASTS[word])
        for word, (text, clause) in told.items()
        if shares[word]
    )
    yield Forecast(Words("forecast-sunset", {"impulse": public.impulse}), "6.3b", 36, odds)


def of_half(book: Book, seen: Seen, action: Action) -> Iterator[Forecast]:
    """An activation or a pass: only the sunset is known to come."""
    half = innermost_half(seen)
    if half is not None:
        yield from sunset_forecast(seen.public, half)


def of_finish(book: Book, seen: Seen, action: Finish) -> Iterator[Forecast]:
    """The end of a refit: isolated units roll, by state."""
    frame = seen.frames[-1] if seen.frames else None
    if not isinstance(frame, Resupply) or frame.stage not in ("refit", "buy"):
        return
    units = seen.public.units
    groups: dict[int, list[str]] = {}
    for unit in isolated_units(book, seen.public, frame.side):
        groups.setdefault(units[unit].state, []).append(unit)
    for state, found in sorted(groups.items()):
        yield surrender_forecast(tuple(found), state)


def surrender_forecast(
    units: tuple[str, ...], state: int, mine: bool = True, luck: Luck = FAIR
) -> Forecast:
    """What the surrender rolls of units in this state may give; `mine`: the declarer's."""

    def result(face: int) -> tuple[Words, str, int]:
        word = fate(state, face)
        good = {"surrenders": -2, "worse": -1, "holds": 1}[word]
        clause = "13.9b" if word == "worse" else "13.9a"
        return Words(f"odd-{word}"), clause, like(good, mine)

    title = {"units": units, "state": STATES[state]}
    return Forecast(Words("forecast-surrender", title), "13.9a", 6, dice_odds(result, luck))
