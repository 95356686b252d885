"""What a roll may give: assaults, bombardments, bridges, infiltration, drops, sunset, surrender.

Every number comes from the functions that resolve it; here the results are only counted.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from typing import TypeVar

import msgspec
from msgspec.structs import replace

from bocage.art.forecast import Die, Forecast, Odd, Roll
from bocage.art.panels import Words
from bocage.games.market_garden.book import Book
from bocage.games.market_garden.events import Drew, Rolled
from bocage.games.market_garden.rules.common import STATES
from bocage.games.market_garden.rules.r06_dawn import weather_of
from bocage.games.market_garden.rules.r08_impulse import sunset_tally
from bocage.games.market_garden.rules.r08_infiltration import succeeds
from bocage.games.market_garden.rules.r10_assault import (
    attack_value,
    bogged,
    casualties,
    defence_value,
    landing,
    obliged,
)
from bocage.games.market_garden.rules.r10_losses import capacity
from bocage.games.market_garden.rules.r11_bombard import (
    attrition,
    frame_tallies,
    most_absorbed,
    step_price,
)
from bocage.games.market_garden.rules.r12_advantage import DECK, ROLLS
from bocage.games.market_garden.rules.r13_surrender import fate, isolated_units
from bocage.games.market_garden.rules.r15_artillery import targets
from bocage.games.market_garden.rules.r18_drops import interdicted, interdiction
from bocage.games.market_garden.rules.r19_engineers import (
    BUILD_ON,
    SEIZE_ON,
    demolition_drm,
    repair_drm,
    seizure_drm,
)
from bocage.games.market_garden.rules.r20_dday import dday_units
from bocage.games.market_garden.state import Lay, lay
from bocage.games.market_garden.types import (
    ALLIED,
    DIS1,
    FRESH,
    GERMAN,
    SPENT,
    Activate,
    Activation,
    Assault,
    Attempt,
    Barrage,
    Bombard,
    Build,
    Chance,
    Dawn,
    Demolish,
    Drop,
    Dropping,
    Fight,
    Finish,
    Forward,
    Half,
    Infiltration,
    Land,
    Landing,
    Public,
    Repair,
    Reroll,
    Rest,
    Resupply,
    Seen,
    Seize,
    Side,
    Strike,
    begun,
    other,
)
from bocage.kernel.api import Action, Event, Frame, Pass, Tally

T = TypeVar("T")
FACES = range(1, 7)
DICE = {
    "10.71": Die("die-combat"),
    "11.4a": Die("die-guns"),
    "16.2b": Die("die-bombs"),
    "6.3c": Die("die-sunset"),
    "9.22a": Die("die-seize"),
    "19.2b": Die("die-repair"),
    "19.4b": Die("die-demolish"),
    "8.222a": Die("die-infiltrate"),
    "13.9a": Die("die-surrender"),
    "18.44b": Die("die-interdiction"),
    "6.21a": Die("die-weather"),
    "23.5a": Die("die-bid"),
    "23.7": Die("die-card", 11, 2, tuple(6 - abs(total - 7) for total in range(2, 13))),
}


def rolls(events: Iterable[Event]) -> tuple[Roll, ...]:
    """Every die of the game, and every card that stands for two."""
    found = []
    for event in events:
        if isinstance(event, Rolled):
            found += [Roll(event.side, event.clause, face) for face in event.dice]
        elif isinstance(event, Drew):
            found.append(Roll(event.side, event.clause, event.card))
    return tuple(found)


def forecast(book: Book, seen: Seen, action: Action) -> tuple[Forecast, ...]:
    """What the rolls that an action leads to may give; nothing if it leads to none."""
    maker = MAKERS.get(type(action))
    return () if maker is None else tuple(maker(book, seen, action))


# -- two dice against two ---------------------------------------------------------------------


@cache
def sums() -> Counter[int]:
    """How often each DR comes in 36 throws; the decks of 23.7 are made up in the same way."""
    return Counter(DECK)


@cache
def differences() -> Counter[int]:
    """How often each difference of two DRs comes in 1296 throws."""
    found: Counter[int] = Counter()
    for mine, often in sums().items():
        for theirs, times in sums().items():
            found[mine - theirs] += often * times
    return found


OF = 36 * 36


class Luck(msgspec.Struct, frozen=True):
    """What dice may show: every face, or only what lies there."""

    faces: tuple[int, ...]  # of one die, in six throws
    sums: Counter[int]  # of a DR, in 36 throws
    differences: Counter[int]  # of two DRs, in 36 * 36 throws


FAIR = Luck(tuple(FACES), sums(), differences())


def lying(chance: Chance) -> Luck:
    """The dice as they lie: those of one side, or of both one after the other."""
    dice, half = chance.dice, len(chance.dice) // 2
    mine, theirs = (sum(dice[:half]), sum(dice[half:])) if chance.both else (sum(dice), 0)
    return Luck((dice[0],) * 6, Counter({mine: 36}), Counter({mine - theirs: OF}))


def percent(share: int, of: int) -> int:
    """A share in per cent, rounded."""
    return (200 * share + of) // (2 * of)


def tenths(total: int, of: int) -> str:
    """An average with one decimal, rounded."""
    found = (20 * total + of) // (2 * of)
    return f"{found // 10}.{found % 10}"


def like(good: int, mine: bool) -> int:
    """How good a result is for whoever declares: the attacker's view, or the other way round."""
    return good if mine else -good


# -- assaults ---------------------------------------------------------------------------------


def of_assault(book: Book, seen: Seen, action: Assault) -> Iterator[Forecast]:
    """The results of an assault, with the forward unit that suits the defender best."""
    half = innermost_half(seen)
    if half is None:
        return
    fight = Fight(
        side=half.side,
        space=action.space,
        by=action.by,
        point=action.point,
        guns=action.guns,
        must=obliged(half, action),
        tallies=(attack_value(book, half.moved, action),),
    )
    yield fight_forecast(book, seen, half, fight, mine=True)
    yield from sunset_forecast(seen.public, half)


def of_forward(book: Book, seen: Seen, action: Forward) -> Iterator[Forecast]:
    """The same for the defender, who names his forward unit."""
    half, fight = innermost_half(seen), of_type(seen, Fight)
    if half is not None and fight is not None:
        yield fight_forecast(book, seen, half, replace(fight, forward=action.unit), mine=False)


def best_forward(here: Lay, half: Half, fight: Fight) -> str:
    """The forward unit that gives the defender the highest value."""
    able = targets(here, other(fight.side), fight.space)
    return max(able, key=lambda unit: defence_value(here, half.moved, fight, unit).total)


def fight_forecast(  # noqa: PLR0913 - who fights, as whom it is told, and with what luck
    book: Book, seen: Seen, half: Half, fight: Fight, mine: bool, luck: Luck = FAIR
) -> Forecast:
    """Repulse, stalemate, and success by casualty points; `mine`: the attacker declares."""
    here = lay(book, seen.public)
    attack = fight.tallies[0]
    unit = fight.forward or best_forward(here, half, fight)
    defence = defence_value(here, half.moved, fight, unit)
    edge = attack.total - defence.total
    most = capacity(here, other(fight.side), fight.space)
    rolls_on = not bogged(book, half, fight) and not landing(half)
    shares: Counter[tuple[str, int]] = Counter()
    points = 0
    for difference, share in luck.differences.items():
        word, cp = result_of(book, fight.space, edge + difference, most)
        shares[word, cp] += share
        points += cp * share
    title = {"space": fight.space, "attack": attack.total, "defence": defence.total}
    keys = sorted(shares, key=lambda key: (ORDER.index(key[0]), key[1]))
    return Forecast(
        Words("forecast-assault", title),
        "10.7a",
        OF,
        tuple(fight_odd(key, shares[key], fight, (most, rolls_on, mine)) for key in keys),
        (
            *forward_note(here, fight, unit),
            defence_note(unit, defence),
            chances_note(shares),
            Words("note-expected", {"points": tenths(points, OF)}),
            *combat_notes(book, seen, half, fight.side),
        ),
    )


ORDER = ("repulse", "stalemate", "points", "wiped")
GOOD = {"repulse": -2, "stalemate": -1, "points": 1, "wiped": 2}
CLAUSES = {"repulse": "10.741a", "stalemate": "10.742a", "points": "10.743", "wiped": "10.8d"}


def result_of(book: Book, space: str, difference: int, most: int) -> tuple[str, int]:
    """A word for the result, and its casualty points (0 if they do not matter)."""
    if difference <= 0:
        return ("repulse" if difference else "stalemate"), 0
    points = casualties(book, space, difference)
    return ("wiped", most) if points > most else ("points", points)


def fight_odd(key: tuple[str, int], share: int, fight: Fight, how: tuple[int, bool, bool]) -> Odd:
    """One line; `how`: what the defenders can take, whether overruns are possible, whose view."""
    (word, points), (most, rolls_on, mine) = key, how
    good = like(GOOD[word] if points or word != "points" else 0, mine)
    args: dict[str, object] = {}
    if word == "repulse":
        args = {"back": "yes" if fight.must else "no"}
    elif word == "points":
        args = {"points": points, "capacity": most}
    elif word == "wiped" and rolls_on:
        word = "overrun"
    title = Words(f"odd-{word}", {"points": points} if word == "points" else {})
    clause = "10.5a" if word == "overrun" else CLAUSES[word]
    return Odd(share, title, Words(f"odd-{word}-text", args), clause, good)


def forward_note(here: Lay, fight: Fight, unit: str) -> list[Words]:
    """The defender has still a choice."""
    able = targets(here, other(fight.side), fight.space)
    if fight.forward or len(able) == 1:
        return []
    return [Words("note-forward", {"unit": unit})]


def defence_note(unit: str, defence: Tally) -> Words:
    """The terms of the defence value."""
    found: Counter[str] = Counter()
    for item in defence.items:
        found[TERMS.get(item.label, "water")] += item.value
    parts = {word: found[word] for word in ("factor", "terrain", "water", "fresh")}
    return Words("note-defence", {"unit": unit, **parts})


TERMS = {
    "forward": "factor",
    "disrupted": "factor",
    "terrain": "terrain",
    "others-fresh": "fresh",
}


def chances_note(shares: Counter[tuple[str, int]]) -> Words:
    """The four chances in per cent."""
    found: Counter[str] = Counter()
    for (word, _), share in shares.items():
        found[word] += share
    success = found["points"] + found["wiped"]
    return Words(
        "note-chances",
        {
            "repulse": percent(found["repulse"], OF),
            "stalemate": percent(found["stalemate"], OF),
            "success": percent(success, OF),
            "overrun": percent(found["wiped"], OF),
        },
    )


def combat_notes(book: Book, seen: Seen, half: Half | None, side: Side) -> Iterator[Words]:
    """Who may have the dice rolled again, cards, and the sunset."""
    if seen.public.advantage != "none":
        yield Words("note-reroll", {"side": seen.public.advantage})
    if book.on("cards"):
        yield Words("note-cards")
    elif half is not None and sunset_is_open(half) and side == ALLIED:
        yield Words("note-sunset")


# -- bombardments -----------------------------------------------------------------------------


def of_bombard(book: Book, seen: Seen, action: Bombard) -> Iterator[Forecast]:
    """What guns may do to the primary target and to others."""
    half = innermost_half(seen)
    if half is None:
        return
    frame = Barrage(
        side=half.side,
        space=action.space,
        guns=(action.gun, *action.help),
        barrage=action.barrage,
        aim=action.aim or "",
        ferry=action.ferry or "",
        work=action.work or "",
    )
    yield barrage_forecast(book, seen, frame)
    yield from sunset_forecast(seen.public, half)


def of_strike(book: Book, seen: Seen, action: Strike) -> Iterator[Forecast]:
    """The same for planes."""
    half = innermost_half(seen)
    frame = Barrage(side=ALLIED, space=action.space, plane=action.plane, aim=action.aim)
    yield barrage_forecast(book, seen, frame)
    if half is not None:
        yield from sunset_forecast(seen.public, replace(half, flown=True))


def barrage_forecast(
    book: Book, seen: Seen, f: Barrage, mine: bool = True, luck: Luck = FAIR
) -> Forecast:
    """No effect; a step of the primary target; and how many points others absorb."""
    attack, defence = f.tallies or frame_tallies(book, seen.public, f)
    shares: Counter[tuple[str, int]] = Counter()
    total = 0
    for difference, share in luck.differences.items():
        points = attrition(attack.total + difference, defence.total)
        shares[hit_of(book, seen.public, f, points)] += share
        total += points * share
    title = {"space": f.space, "attack": attack.total, "defence": defence.total}
    notes = [Words("note-average", {"points": tenths(total, OF)})]
    if f.plane and lay(book, seen.public).contested(f.space):
        notes.append(Words("note-astray", {"percent": percent(luck.differences[0], OF)}))
    return Forecast(
        Words("forecast-bombard", title),
        "11.4a",
        OF,
        tuple(barrage_odd(key, shares[key], mine) for key in sorted(shares, key=_by_effect)),
        (*notes, *combat_notes(book, seen, innermost_half(seen), f.side)),
    )


EFFECTS = ("nothing", "others", "step", "mark")


def _by_effect(key: tuple[str, int]) -> tuple[int, int]:
    return EFFECTS.index(key[0]), key[1]


def hit_of(book: Book, public: Public, f: Barrage, points: int) -> tuple[str, int]:
    """What so many AP do: a word, and the AP that others absorb after the primary target."""
    price = step_price(book, public, f.aim) if f.aim else 1
    if not points or (price is not None and points < price):
        return "nothing", 0
    left = points if price is None else points - price
    enemies = [unit for unit in lay(book, public).of(other(f.side), f.space) if unit != f.aim]
    costs = [cost for unit in enemies if (cost := step_price(book, public, unit)) is not None]
    more = most_absorbed([cost for cost in costs if cost <= left], left)
    if price is None:
        return ("others", more) if more else ("nothing", 0)
    return ("step" if f.aim else "mark"), more


def barrage_odd(key: tuple[str, int], share: int, mine: bool) -> Odd:
    """One line."""
    word, more = key
    if word == "nothing":
        return Odd(share, Words("odd-nothing"), Words("odd-nothing-text"), "11.41c", 0)
    good = like(2 if more else 1, mine)
    args = {"points": more}
    if word == "others":
        return Odd(share, Words("odd-others", args), Words("odd-others-text", args), "11.4b", good)
    title = Words("odd-step-more", args) if more else Words("odd-step")
    text = Words(f"odd-{word}-more-text", args) if more else Words(f"odd-{word}-text")
    return Odd(share, title, text, "11.41b" if word == "step" else "11.41a", good)


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


def sunset_forecast(
    public: Public, half: Half, luck: Luck = FAIR, sure: bool = False
) -> Iterator[Forecast]:
    """The sunset DR of this half, if it is still to come; `sure`: though nothing depends on it."""
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
        Odd(shares[word], Words(f"odd-{word}"), Words(text), clause, 0)
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


# -- rolling again ----------------------------------------------------------------------------


def of_reroll(book: Book, seen: Seen, action: Reroll | Pass) -> Iterator[Forecast]:
    """What the dice may give when they are rolled again, or what they mean as they lie."""
    chance = seen.frames[-1] if seen.frames else None
    frame = next((f for f in reversed(seen.frames) if type(f) in AGAIN), None)
    if frame is None or not isinstance(chance, Chance):
        return
    luck = lying(chance) if isinstance(action, Pass) else FAIR
    yield from AGAIN[type(frame)](book, seen, frame, luck)
    half = innermost_half(seen)
    if half is not None and half is not frame and sets_sunset(book, chance):
        yield from sunset_forecast(seen.public, half, luck)


def sets_sunset(book: Book, chance: Chance) -> bool:
    """Whether these dice are the sunset DR too, if it is still to come (6.3b)."""
    cards = book.on("cards") and ROLLS.get(chance.clause) in ("combat", "guns", "bombs")
    return chance.side == ALLIED and chance.count == BOTH and not chance.last and not cards


def fight_again(book: Book, seen: Seen, f: Fight, luck: Luck) -> Iterator[Forecast]:
    """An assault; the last re-roll takes back what it did."""
    half = innermost_half(seen)
    if half is None or len(f.tallies) < BOTH:
        return
    chance, before = of_type(seen, Chance), f.before
    if chance is not None and chance.last and before is not None:
        public = replace(seen.public, units=before.units, control=before.control)
        seen, half = replace(seen, public=public), replace(half, moved=before.moved)
    yield fight_forecast(book, seen, half, f, f.side == seen.public.advantage, luck)


BOTH = 2  # tallies of an assault once the forward unit is named; dice of a DR


def barrage_again(book: Book, seen: Seen, f: Barrage, luck: Luck) -> Iterator[Forecast]:
    """A bombardment."""
    yield barrage_forecast(book, seen, f, f.side == seen.public.advantage, luck)


def engineers_again(book: Book, seen: Seen, f: Activation, luck: Luck) -> Iterator[Forecast]:
    """The die of a seizure, a repair or a demolition."""
    half = innermost_half(seen)
    word, *about = f.stage.split()
    mine = f.side == seen.public.advantage
    if word == "seize":
        yield seize_forecast(book, seen.public, about[0], about[1], mine, luck)
    elif word == "repair":
        yield repair_forecast(book, seen.public, f.side, about[0], mine, luck)
    elif word == "blow" and about and half is not None:
        yield demolition_forecast(book, half, about[0], mine, luck)


def drop_again(book: Book, seen: Seen, f: Dropping, luck: Luck) -> Iterator[Forecast]:
    """The interdiction of a unit."""
    unit = f.left[0]
    value = interdiction(book, seen.public, unit, f)
    yield drop_forecast((unit,), f.into[unit], value, seen.public.advantage == ALLIED, luck)


def attempt_again(book: Book, seen: Seen, f: Infiltration, luck: Luck) -> Iterator[Forecast]:
    """A try to infiltrate."""
    word, *about = f.stage.split()
    if word == "rolled":
        mine = seen.public.advantage == GERMAN
        yield attempt_forecast(book, seen.public, about[0], about[1], mine, luck)


def evening_again(book: Book, seen: Seen, f: Resupply, luck: Luck) -> Iterator[Forecast]:
    """A surrender roll, or a repair at night."""
    mine = f.side == seen.public.advantage
    if f.stage == "rolled":
        unit = f.rolling[0]
        yield surrender_forecast((unit,), seen.public.units[unit].state, mine, luck)
    elif f.building:
        yield repair_forecast(book, seen.public, f.side, f.building, mine, luck)


def half_again(book: Book, seen: Seen, f: Half, luck: Luck) -> Iterator[Forecast]:
    """The sunset DR."""
    yield from sunset_forecast(seen.public, f, luck, sure=True)


def dawn_again(book: Book, seen: Seen, f: Dawn, luck: Luck) -> Iterator[Forecast]:
    """The weather of the day: clear is good for the Allies."""
    if f.stage != "rolled":  # somebody lands
        return
    mine = seen.public.advantage == ALLIED

    def result(face: int) -> tuple[Words, str, int]:
        weather = weather_of(face)
        return Words(f"weather-{weather}"), "6.21a", like(1 if weather == "clear" else -1, mine)

    yield Forecast(Words("forecast-weather"), "6.21a", 6, dice_odds(result, luck))


AGAIN: dict[type[Frame], Callable[..., Iterator[Forecast]]] = {
    Fight: fight_again,
    Barrage: barrage_again,
    Activation: engineers_again,
    Landing: engineers_again,
    Dropping: drop_again,
    Infiltration: attempt_again,
    Resupply: evening_again,
    Half: half_again,
    Dawn: dawn_again,
}


# -- frames -----------------------------------------------------------------------------------


def innermost_half(seen: Seen) -> Half | None:
    """The half (or D-Day phase) that is being played, if any."""
    return of_type(seen, Half)


def of_type(seen: Seen, kind: type[T]) -> T | None:
    """The innermost frame of a kind."""
    return next((f for f in reversed(seen.frames) if isinstance(f, kind)), None)


MAKERS: dict[type[Action], Callable[..., Iterator[Forecast]]] = {
    Assault: of_assault,
    Forward: of_forward,
    Bombard: of_bombard,
    Strike: of_strike,
    Seize: of_seize,
    Repair: of_repair,
    Build: of_repair,
    Demolish: of_demolish,
    Attempt: of_attempt,
    Drop: of_drop,
    Land: of_drop,
    Activate: of_half,
    Rest: of_half,
    Finish: of_finish,
    Reroll: of_reroll,
    Pass: of_reroll,
}
