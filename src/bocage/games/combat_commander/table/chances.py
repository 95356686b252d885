"""Single rolls and what each of their results would mean: fire, melee, rallies, routs.

Every number comes from the functions that resolve it; here the results are only counted (odds.py).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from bocage.art.forecast import Forecast, Odd
from bocage.art.panels import Words
from bocage.games.combat_commander import types as t
from bocage.games.combat_commander.book import Book
from bocage.games.combat_commander.odds import PAIRS, above, of_sum, of_sums
from bocage.games.combat_commander.rules.o16_advance_2_melee import melee_fp
from bocage.games.combat_commander.rules.o20_fire_5_attack import attack_tally, under_fire
from bocage.games.combat_commander.rules.o20_fire_6_defence import morale_tally
from bocage.games.combat_commander.rules.o22_recover import spirit
from bocage.games.combat_commander.rules.s_specials import melee_bonus
from bocage.games.combat_commander.state import moving

NOTHING_ROLLED: Mapping[str, int] = {}


def of_aim(seen: t.Seen, side: str, needed: int, clause: str, at: str) -> Forecast:
    """The product of both dice must be above a number."""
    hits, like = above(needed), _like(seen, side)
    odds = (
        Odd(hits, Words("odd-hit"), Words("odd-hit-about", {"needed": needed}), clause, 2 * like),
        Odd(PAIRS - hits, Words("odd-miss"), Words("odd-miss-about"), clause, -like),
    )
    title = Words("forecast-aim", {"hex": at, "needed": needed})
    return Forecast(title, clause, PAIRS, _some(odds), tuple(_notes(seen)))


def of_attack(
    book: Book, seen: t.Seen, f: t.Attack, rolled: int | None = None
) -> tuple[Forecast, ...]:
    """The fate of each unit in the target hexes; `rolled`: the attack roll, if it lies there."""
    attack = attack_tally(book, f, rolled or 0).total
    units = f.targets or under_fire(seen.public, f)
    return tuple(of_target(book, seen, f, unit, attack, rolled is not None) for unit in units)


def of_target(  # noqa: PLR0913  one unit under one attack
    book: Book, seen: t.Seen, f: t.Attack, unit: str, attack: int, known: bool
) -> Forecast:
    """Break, suppress or nothing, over the rolls still to come: two, or with `known` one."""
    morale = morale_tally(book, seen.public, f, unit).total
    tie = "break" if unit in moving(seen.frames) else "suppress"

    def result(roll: int, defence: int) -> str:
        gap = attack + roll - morale - defence
        return "break" if gap > 0 else "none" if gap < 0 else tie

    shares = of_sum(lambda defence: result(0, defence)) if known else of_sums(result)
    hurt = -_like(seen, book.units[unit].side)
    lost = seen.public.units[unit].broken
    about = Words("odd-lost-about" if lost else "odd-break-about", {"unit": unit})
    odds = (
        Odd(shares["break"], Words("odd-lost" if lost else "odd-break"), about, *_good(hurt, 2)),
        Odd(shares["suppress"], Words("odd-suppress"), Words("odd-suppress-about"), *_tied(hurt)),
        Odd(shares["none"], Words("odd-none"), Words("odd-none-about"), "O20.3.4e", -hurt),
    )
    title = Words("forecast-fire", {"unit": unit, "fp": attack, "morale": morale})
    if known:
        title = Words("forecast-defence", {"unit": unit, "total": attack, "morale": morale})
    of = PAIRS if known else PAIRS * PAIRS
    return Forecast(title, "O20.3.4b", of, _some(odds), tuple(_notes(seen)))


def _good(hurt: int, much: int) -> tuple[str, int]:
    return "O20.3.4c", much * hurt


def _tied(hurt: int) -> tuple[str, int]:
    return "O20.3.4d", hurt


def of_melee(
    book: Book,
    seen: t.Seen,
    at: str,
    public: t.Public,
    rolled: Mapping[str, int] = NOTHING_ROLLED,
) -> Forecast:
    """Both totals: the lower side loses everybody, at a tie both unless somebody held works.

    `rolled`: the rolls that stand.
    """
    fp = {side: melee_fp(book, public, at, side).total for side in t.SIDES}
    plus = {side: fp[side] + melee_bonus(book, side) for side in t.SIDES}
    holder = public.held.get(at, "") or "both"

    def result(axis: int, allies: int) -> str:
        axis, allies = rolled.get(t.AXIS, axis), rolled.get(t.ALLIES, allies)
        gap = plus[t.AXIS] + axis - plus[t.ALLIES] - allies
        return t.AXIS if gap > 0 else t.ALLIES if gap < 0 else holder

    shares = of_sums(result)
    odds = [
        Odd(
            shares[side],
            Words("odd-melee", {"side": side}),
            Words("odd-melee-about", {"side": t.other(side)}),
            "O16.4.3a",
            2 * _like(seen, side),
        )
        for side in t.SIDES
    ]
    both = Odd(shares["both"], Words("odd-both"), Words("odd-both-about"), "O16.4.3b", -1)
    title = Words("forecast-melee", {"hex": at, "axis": fp[t.AXIS], "allies": fp[t.ALLIES]})
    return Forecast(title, "O16.4.2a", PAIRS * PAIRS, _some((*odds, both)), tuple(_notes(seen)))


def of_rally(book: Book, seen: t.Seen, unit: str, rolled: int | None = None) -> Forecast:
    """Below its Morale it rallies, equal suppresses it."""
    morale = spirit(book, seen.public, unit).total
    like = _like(seen, book.units[unit].side)

    def result(roll: int) -> str:
        return "rally" if roll < morale else "none" if roll > morale else "suppress"

    shares = of_sum(result if rolled is None else lambda _: result(rolled))
    odds = (
        Odd(shares["rally"], Words("odd-rally"), Words("odd-rally-about"), "O22.3", 2 * like),
        Odd(shares["suppress"], Words("odd-suppress"), Words("odd-suppress-about"), "O22.3", -like),
        Odd(shares["none"], Words("odd-stays"), Words("odd-stays-about"), "O22.3", -like),
    )
    title = Words("forecast-rally", {"unit": unit, "morale": morale})
    return Forecast(title, "O22.3", PAIRS, _some(odds), tuple(_notes(seen)))


def of_rout(book: Book, seen: t.Seen, unit: str, rolled: int | None = None) -> Forecast:
    """Above its Morale it retreats by the difference, equal suppresses it."""
    morale = spirit(book, seen.public, unit).total
    like = _like(seen, book.units[unit].side)

    def result(roll: int) -> int:
        return max(-1, roll - morale)

    shares = of_sum(result if rolled is None else lambda _: result(rolled))
    odds = [
        Odd(
            shares[far],
            Words("odd-rout", {"hexes": far}),
            Words("odd-rout-about", {"hexes": far}),
            "O23.2b",
            -2 * like if far > 1 else -like,
        )
        for far in sorted(shares)
        if far > 0
    ]
    tied = Words("odd-suppress-about")
    odds += [
        Odd(shares[0], Words("odd-suppress"), tied, "O23.2b", -like),
        Odd(shares[-1], Words("odd-none"), Words("odd-none-about"), "O23.2b", like),
    ]
    title = Words("forecast-rout", {"unit": unit, "morale": morale})
    return Forecast(title, "O23.2b", PAIRS, _some(odds), tuple(_notes(seen)))


def of_death(seen: t.Seen, rolled: int | None = None) -> Forecast:
    """A sudden death roll: below the space of the time marker the game ends."""
    time = seen.public.time

    def result(roll: int) -> bool:
        return roll < time

    shares = of_sum(result if rolled is None else lambda _: result(rolled))
    odds = (
        Odd(shares[True], Words("odd-over"), Words("odd-over-about"), "6.2.2"),
        Odd(shares[False], Words("odd-on"), Words("odd-on-about"), "6.2.2"),
    )
    return Forecast(Words("forecast-death", {"time": time}), "6.2.2", PAIRS, _some(odds))


def _like(seen: t.Seen, side: str) -> int:
    """1 if the viewer likes what is good for this side; a spectator sees it with its eyes."""
    return 1 if seen.side in (None, side) else -1


def _some(odds: Sequence[Odd]) -> tuple[Odd, ...]:
    """The results that can come."""
    return tuple(odd for odd in odds if odd.share)


def _notes(seen: t.Seen) -> Iterator[Words]:
    """What may still change a roll: cards of both sides, the holder of the initiative."""
    if any(seen.public.hands.values()):
        yield Words("note-cards")
    holder = seen.public.initiative
    if seen.frames and isinstance(seen.frames[-1], t.Again):
        holder = t.other(holder)
    yield Words("note-reroll", {"side": holder})
