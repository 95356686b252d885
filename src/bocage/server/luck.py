"""Luck: what was rolled in the open against what was to be expected, in whole numbers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import lru_cache
from math import erf, isqrt, sqrt
from typing import TYPE_CHECKING, Any

from bocage.server import api
from bocage.words import sentence

if TYPE_CHECKING:
    from bocage.art.forecast import Die
    from bocage.kernel.module import Module
    from bocage.kernel.nouns import Event
    from bocage.server.rooms import Room
    from bocage.words import Words

TAIL = Fraction(25, 1000)  # on either side of the band
EXACT = 250  # rolls up to which the distribution is worked out in full


def luck_of(room: Room, seat: str, lang: str) -> api.Luck:
    """Every kind of roll of every side, from what this seat was told."""
    module, words, side = room.box.module, room.box.words(lang), room.seat(seat)
    steps = (room.ledger.steps[n] for n in room.ledger.shown)
    events = [e.event for step in steps for e in step.events if e.seen_by(side)]
    faces: dict[tuple[str, str], list[int]] = {}
    for roll in module.rolls(room.engine.book, events):
        faces.setdefault((roll.side, roll.clause), []).append(roll.face)
    rolls = (
        rolled(who, clause, module.dice[clause], sentence(words, module.dice[clause].title), found)
        for (who, clause), found in faces.items()
    )
    return api.Luck(tuple(rolls))


def fortunes(
    module: Module, book: Any, words: Words, events: Sequence[Event]
) -> tuple[api.Fortune, ...]:
    """All rolls of each side together, as far as they can be good or bad for who rolls."""
    faces: dict[str, list[tuple[str, int]]] = {}
    for roll in module.rolls(book, events):
        faces.setdefault(roll.side, []).append((roll.clause, roll.face))
    return tuple(
        fortune(module.dice, words, side, faces[side]) for side in module.sides if side in faces
    )


def fortune(
    dice: Mapping[str, Die], words: Words, side: str, faces: Sequence[tuple[str, int]]
) -> api.Fortune:
    """How many of 100 series of the same rolls would have been worse, and what was counted."""
    mean, variance, got = Fraction(0), Fraction(0), 0
    counted = [(dice[clause], face) for clause, face in faces if dice[clause].good]
    for die, face in counted:
        middle, spread = _moments(die.weights or (1,) * die.faces)
        mean, variance = mean + die.good * middle, variance + spread
        got += die.good * (face - die.first)
    off = float(got - mean) / sqrt(variance) if variance else 0.0
    kinds: dict[bool, dict[str, None]] = {True: {}, False: {}}
    for clause, _ in faces:
        kinds[dice[clause].good != 0][sentence(words, dice[clause].title)] = None
    return api.Fortune(
        side=side,
        rolls=len(counted),
        place=round(50 * (1 + erf(off / sqrt(2)))),
        off=round(100 * off),
        counted=tuple(kinds[True]),
        left=tuple(kinds[False]),
    )


def rolled(side: str, clause: str, die: Die, title: str, faces: Sequence[int]) -> api.Rolled:
    """One kind of roll of one side: how often each face, the mean, and the band for it."""
    known = range(die.first, die.first + die.faces)
    counts = tuple(faces.count(face) for face in known)
    weights = die.weights or (1,) * die.faces
    total, number = sum(faces), len(faces)
    low, high = band(weights, number)
    low, high = low + die.first * number, high + die.first * number
    expected = Fraction(sum(f * w for f, w in zip(known, weights, strict=True)), sum(weights))
    return api.Rolled(
        side=side,
        title=title,
        clause=clause,
        size=die.faces,
        counts=counts,
        mean=tenths(Fraction(total, number)),
        expected=tenths(expected),
        low=tenths(Fraction(low, number)),
        high=tenths(Fraction(high, number)),
        lucky=(total > high) - (total < low),
    )


def tenths(value: Fraction) -> str:
    """A number with one decimal, rounded half up."""
    scaled = (value * 20 + 1) // 2
    sign, whole = ("-" if scaled < 0 else ""), abs(int(scaled))
    return f"{sign}{whole // 10}.{whole % 10}"


@lru_cache(256)
def band(weights: tuple[int, ...], number: int) -> tuple[int, int]:
    """The least and the greatest sum of so many rolls (faces from 0) in the middle 95 of 100."""
    if number > EXACT:
        return _near(weights, number)
    chances = [1]
    for _ in range(number):
        chances = _added(chances, weights)
    total = sum(weights) ** number
    return _cut(chances, total), len(chances) - 1 - _cut(chances[::-1], total)


def _added(chances: Sequence[int], weights: Sequence[int]) -> list[int]:
    """The distribution of a sum with one more roll."""
    out = [0] * (len(chances) + len(weights) - 1)
    for i, chance in enumerate(chances):
        for j, weight in enumerate(weights):
            out[i + j] += chance * weight
    return out


def _cut(chances: Sequence[int], total: int) -> int:
    """The first sum that does not lie in the tail."""
    below = 0
    for at, chance in enumerate(chances):
        below += chance
        if below * TAIL.denominator > TAIL.numerator * total:
            return at
    return len(chances) - 1


def _near(weights: Sequence[int], number: int) -> tuple[int, int]:
    """The same for many rolls: the mean and 1.96 standard deviations on either side."""
    mean, variance = _moments(weights)
    spread = Fraction(isqrt(int(variance * number * 196**2)), 100)
    return -int(-(mean * number - spread) // 1), int(mean * number + spread)


def _moments(weights: Sequence[int]) -> tuple[Fraction, Fraction]:
    """Mean and variance of one roll (faces from 0)."""
    total = sum(weights)
    mean = Fraction(sum(i * w for i, w in enumerate(weights)), total)
    return mean, Fraction(sum(i * i * w for i, w in enumerate(weights)), total) - mean**2
