"""What things are worth to a bot, in hundredths of a victory point, and the odds of two rolls."""

from __future__ import annotations

from collections import Counter

from bocage.games.combat_commander.book import Book
from bocage.games.combat_commander.odds import PAIRS, PRODUCTS, SUMS
from bocage.games.combat_commander.rules.r07_victory import open_value, value_of
from bocage.games.combat_commander.state import is_defender
from bocage.games.combat_commander.types import Public, Seen, Side, other

POINT = 100
WIN = 2500
BROKEN = 0.42  # share of a unit that is lost when it breaks; the rest goes when it dies
SUPPRESSED = 0.10

# -- odds -----------------------------------------------------------------------------------

_GAPS: Counter[int] = Counter()
for _first, _ways in SUMS.items():
    for _second, _more in SUMS.items():
        _GAPS[_first - _second] += _ways * _more
_ALL = PAIRS * PAIRS
LIMIT = 11
ABOVE = {g: sum(n for d, n in _GAPS.items() if g + d > 0) / _ALL for g in range(-LIMIT, LIMIT + 1)}
TIED = {g: _GAPS[-g] / _ALL for g in range(-LIMIT, LIMIT + 1)}
AIMED = {n: sum(w for p, w in PRODUCTS.items() if p > n) / PAIRS for n in range(37)}
ROLL_BELOW = {n: sum(w for s, w in SUMS.items() if s < n) / PAIRS for n in range(-20, 40)}
ROLL_IS = {n: SUMS.get(n, 0) / PAIRS for n in range(-20, 40)}


def wins(gap: int) -> float:
    """How likely a roll and a lead beat another roll."""
    return ABOVE[max(-LIMIT, min(LIMIT, gap))]


def ties(gap: int) -> float:
    """How likely a roll and a lead equal another roll."""
    return TIED.get(gap, 0.0)


def hits(needed: int) -> float:
    """How likely the product of two dice is above a number."""
    return AIMED[max(0, min(36, needed))]


# -- units ----------------------------------------------------------------------------------


def strength(book: Book, public: Public, unit: str) -> float:
    """What a unit can do, apart from its points."""
    counter = book.units[unit]
    found = 45.0 + 60 * counter.front.command if counter.type in ("leader", "hero") else 0.0
    found += 9 * counter.front.fp + 3 * counter.front.range
    weapon = public.units[unit].weapon if unit in public.units else ""
    if weapon and weapon not in public.jammed:
        found += 7 * book.weapons[weapon].fp
    return found


def pressure(book: Book, public: Public, side: Side) -> float:
    """What one more casualty of a side is worth to its enemy on the way to surrender."""
    left = max(1, public.surrender[side] - len(public.dead[side]))
    return float(WIN) if left == 1 else 1500 / left**1.6


def price(book: Book, public: Public, unit: str) -> float:
    """What the loss of a unit costs its owner."""
    counter = book.units[unit]
    doubled = 2 if "X" in public.chits else 1
    found = POINT * counter.vp * doubled + 0.8 * strength(book, public, unit)
    if counter.type != "hero":
        found += pressure(book, public, counter.side)
    return found


def blow(book: Book, public: Public, unit: str, worth: float) -> float:
    """What it costs the owner if a unit breaks: the rest of it if it was broken already."""
    return worth * ((1 - BROKEN) if public.units[unit].broken else BROKEN)


# -- objectives -----------------------------------------------------------------------------


def prizes(book: Book, seen: Seen, side: Side) -> dict[str, float]:
    """What each objective is worth to whoever holds it, as far as the viewer knows."""
    public, own = seen.public, seen.own
    mine = own.chits if own is not None else ()
    known = {*public.chits, *mine, *book.scenario.excluded}
    rest = [chit for chit, row in book.chits.items() if row.secret and chit not in known]
    unknown = seen.counts.chits.get(other(seen.side or side), 0) if seen.side else 0
    five = any(book.chits[chit].effect == "all-five-wins" for chit in public.chits)
    found: dict[str, float] = {}
    for number in book.objective:
        points = open_value(book, public, number) + sum(
            value_of(book, chit, number) for chit in mine
        )
        guess = sum(value_of(book, chit, number) for chit in rest) / max(1, len(rest))
        found[number] = POINT * (points + guess * unknown) + 25 + (60 if five else 0)
    return found


# -- cards ----------------------------------------------------------------------------------

ACTIONS = {
    "ambush": 16,
    "concealment": 14,
    "light-wounds": 8,
    "hidden-unit": 25,
    "hidden-mines": 20,
    "hidden-wire": 12,
    "hidden-pillbox": 15,
    "hidden-entrenchments": 14,
    "no-quarter": 8,
    "crossfire": 8,
    "assault-fire": 6,
    "sustained-fire": 8,
    "marksmanship": 8,
    "bore-sighting": 8,
    "hand-grenades": 5,
    "spray-fire": 4,
    "dig-in": 6,
    "smoke-grenades": 3,
}


def card_worth(book: Book, public: Public, side: Side, card: str) -> float:
    """What it is worth to keep a card."""
    row = book.cards[card]
    mine = [s for u, s in public.units.items() if book.units[u].side == side]
    hurt = sum(state.broken for state in mine)
    match row.order:
        case "fire":
            found = 34.0
        case "move":
            found = 24.0
        case "advance":
            found = 22.0
        case "recover":
            found = 16.0 + 14 * min(3, hurt)
        case "rout":
            found = 6.0
        case "artillery-request":
            found = 45.0 if side in public.radios else 0.0
        case "artillery-denied":
            found = 30.0 if other(side) in public.radios else 0.0
        case _:
            found = 0.0
    action = float(ACTIONS.get(row.action, 0))
    if row.action.startswith("hidden") and not is_defender(public, side):
        action = 0.0
    return max(found, action) + 0.3 * min(found, action)


def hand_worth(book: Book, public: Public, side: Side, cards: tuple[str, ...]) -> float:
    """What a hand is worth: of cards with the same order the second counts less."""
    seen: Counter[str] = Counter()
    total = 0.0
    for card in cards:
        order = book.cards[card].order
        total += card_worth(book, public, side, card) / (1 + 0.4 * seen[order])
        seen[order] += 1
    return total
