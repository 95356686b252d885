"""What a fire or an attack may lead to: every card that could be revealed, and what it would mean.

The roll is the top card of a draw pile (7.1). For a view each card that it has not seen may be it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from bocage.art.forecast import Die, Forecast, Odd, Roll
from bocage.art.panels import Words
from bocage.games.skirmish.book import COLUMNS, COMPANY, Book
from bocage.games.skirmish.events import Revealed
from bocage.games.skirmish.rules.r06_fire import fire_tally, is_hit
from bocage.games.skirmish.rules.r07_rolls import may_reroll
from bocage.games.skirmish.rules.r08_combat import combat_tallies, odds_column, shifted
from bocage.games.skirmish.types import (
    Attack,
    Attacking,
    CombatCards,
    Entered,
    Fire,
    FireCards,
    Firing,
    Play,
    RerollCards,
    Rolling,
    Seen,
    Side,
    other,
)
from bocage.kernel.api import Action, Event, Frame, Pass

DICE = {"7.1": Die("die-card", good=1)}


def rolls(events: Sequence[Event]) -> tuple[Roll, ...]:
    """The cards that were revealed."""
    return tuple(Roll(e.side, "7.1", e.value) for e in events if isinstance(e, Revealed))


def forecast(book: Book, seen: Seen, action: Action) -> tuple[Forecast, ...]:
    """What the roll that an action leads to may give; nothing if it leads to none."""
    top = seen.frames[-1] if seen.frames else None
    if isinstance(action, Fire) and isinstance(top, Entered):
        side = book.side_of[action.unit]
        return (of_fire(book, seen, Firing(side=side, unit=action.unit, target=top.target)),)
    if isinstance(action, Attack):
        side = book.side_of[action.by[0]]
        act = Attacking(side=side, space=action.space, by=action.by, hq=action.hq)
        return (of_attack(book, seen, act),)
    if isinstance(top, FireCards | CombatCards | RerollCards):
        return _in_window(book, seen, top, action)
    return ()


def _in_window(book: Book, seen: Seen, top: Frame, action: Action) -> tuple[Forecast, ...]:
    """A card changes the roll that is coming; passing leaves it; a re-roll makes it again."""
    lies = _revealed(seen) if isinstance(top, RerollCards) and isinstance(action, Pass) else None
    card = (action.card,) if isinstance(action, Play) else ()
    fight = next(f for f in reversed(seen.frames) if isinstance(f, Firing | Attacking))
    if isinstance(fight, Firing):
        return (of_fire(book, seen, fight, (*fight.cards, *card), lies),)
    return (of_attack(book, seen, fight, (*fight.cards, *card), lies),)


def _revealed(seen: Seen) -> list[str]:
    """The card that lies there, if it stands."""
    return [next(f for f in reversed(seen.frames) if isinstance(f, Rolling)).card]


def unseen(book: Book, seen: Seen, side: Side) -> list[str]:
    """The cards of a side that may lie on top of its draw pile, as far as this view can tell."""
    known = set(seen.public.discards[side])
    if seen.side == side and seen.own is not None:
        known.update(seen.own.hand)
    return [card.id for card in book.cards.values() if card.side == side and card.id not in known]


def of_fire(
    book: Book, seen: Seen, f: Firing, cards: tuple[str, ...] = (), deck: list[str] | None = None
) -> Forecast:
    """Hit, miss, or a mishap that strikes the space of the firing unit."""
    added = fire_tally(book, seen.public, f.unit, f.target, cards).total
    shares: Counter[str] = Counter()
    notes = () if deck else tuple(_notes(seen, "6.4"))
    deck = deck or unseen(book, seen, f.side)
    for card in deck:
        face = book.cards[card]
        lost = 1 if face.mishap else 0  # of all spaces the one of the firing unit
        shares["lost"] += lost
        shares["hit" if is_hit(face.value + added) else "miss"] += len(book.spaces) - lost
    like = 1 if seen.side in (None, f.side) else -1
    odds = {
        "hit": Odd(shares["hit"], Words("odd-hit"), _hit(book, seen, f), "6.8", 2 * like),
        "miss": Odd(shares["miss"], Words("odd-miss"), Words("odd-miss-about"), "6.7", -like),
        "lost": Odd(shares["lost"], Words("odd-lost"), Words("odd-lost-about"), "7.4", -2 * like),
    }
    return Forecast(
        Words("forecast-fire", {"unit": f.unit, "target": f.target}),
        "6.7",
        len(deck) * len(book.spaces),
        tuple(odds[word] for word in odds if shares[word]),
        notes,
    )


def _hit(book: Book, seen: Seen, f: Firing) -> Words:
    """What a hit would mean to the target."""
    last = seen.public.units[f.target].steps == 1
    company = book.counters[f.target].type == COMPANY
    return Words(
        "odd-hit-about",
        {"target": f.target, "fate": "gone" if last else "less", "may": "yes" if company else "no"},
    )


def of_attack(
    book: Book, seen: Seen, f: Attacking, cards: tuple[str, ...] = (), deck: list[str] | None = None
) -> Forecast:
    """The hits of both sides, card by card."""
    act = Attack(f.space, f.by, f.hq)
    attack, defence, shift = combat_tallies(book, seen.public, f.side, act, cards)
    column = shifted(odds_column(attack.total, defence.total), shift.total)
    notes = () if deck else (Words("note-hits"), *_notes(seen, "8.7"))
    deck = deck or unseen(book, seen, f.side)
    found = Counter(book.results[book.cards[card].value][column] for card in deck)
    like = 1 if seen.side in (None, f.side) else -1
    return Forecast(
        Words("forecast-attack", {"space": f.space, "column": COLUMNS[column]}),
        "8.8",
        len(deck),
        tuple(_result(hits, found[hits], like) for hits in sorted(found, key=_worst_first)),
        notes,
    )


def _worst_first(hits: tuple[int, int]) -> tuple[int, int]:
    return (hits[1] - hits[0], hits[1])


def _result(hits: tuple[int, int], share: int, like: int) -> Odd:
    attacker, defender = hits
    args = {"attacker": attacker, "defender": defender}
    good = max(-2, min(2, defender - attacker)) * like
    return Odd(share, Words("odd-hits", args), Words("odd-hits-about", args), "8.9", good)


def _notes(seen: Seen, window: str) -> Iterator[Words]:
    """What may still change the roll: cards before it, the token after it."""
    top, holder, spent = seen.frames[-1], seen.public.token, RerollCards(seats=())
    if isinstance(top, RerollCards):  # the token changes hands
        holder, spent = other(holder), replace(top, spent=(*top.spent, holder))
    elif any(seen.public.hand_size.values()):
        yield Words("note-fire-cards" if window == "6.4" else "note-combat-cards")
    if may_reroll(spent, holder):
        yield Words("note-reroll", {"side": holder})
