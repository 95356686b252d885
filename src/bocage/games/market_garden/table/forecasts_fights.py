"""What the dice of an assault or a bombardment may give."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from msgspec.structs import replace

from bocage.art.forecast import Forecast, Odd
from bocage.art.panels import Words
from bocage.games.market_garden.book import Book
from bocage.games.market_garden.rules.r10_assault_1_declare import obliged
from bocage.games.market_garden.rules.r10_assault_2_values import attack_value, defence_value
from bocage.games.market_garden.rules.r10_assault_3_fight import bogged, casualties, landing
from bocage.games.market_garden.rules.r10_losses import capacity
from bocage.games.market_garden.rules.r11_bombard_1_declare import frame_tallies
from bocage.games.market_garden.rules.r11_bombard_2_resolve import (
    attrition,
    most_absorbed,
    step_price,
)
from bocage.games.market_garden.rules.r15_artillery import targets
from bocage.games.market_garden.state import Lay, lay
from bocage.games.market_garden.table.forecasts_dice import sunset_forecast, sunset_is_open
from bocage.games.market_garden.table.luck import (
    FAIR,
    OF,
    Luck,
    innermost_half,
    like,
    of_type,
    percent,
    tenths,
)
from bocage.games.market_garden.types import (
    ALLIED,
    Assault,
    Barrage,
    Bombard,
    Fight,
    Forward,
    Half,
    Public,
    Seen,
    Side,
    Strike,
    other,
)
from bocage.kernel.api import Tally

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
