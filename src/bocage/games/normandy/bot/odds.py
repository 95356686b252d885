"""What attacks promise: the mean of a column, in hundredths of a step."""

from __future__ import annotations

from bocage.games.normandy import types as t
from bocage.games.normandy.book import Book
from bocage.games.normandy.bot.picture import Picture
from bocage.games.normandy.rules import r12_strength as arms

RETREAT, BEATEN = 80, 50  # what it is worth to drive them off, and to be driven off
ROLLS = range(1, 11)
GUNS, GUARDS = 6, 4  # the strength that guns may add to an attack, and to a defence
PLUS = {t.ALLIED: 2, t.GERMAN: 0}  # what aircraft may add


def expected(book: Book, column: str, drm: int) -> int:
    """The mean of a column with a modifier: what they lose, less what it costs."""
    table: dict[tuple[str, int], int] = book.memo.table("normandy-expected")
    if (column, drm) not in table:
        total = 0
        for die in ROLLS:
            found = arms.result_of(book, column, arms.on_table(die + drm))
            total += 100 * (found.defender - found.attacker)
            total += RETREAT * found.defender_flees - BEATEN * found.attacker_flees
        table[column, drm] = total // len(ROLLS)
    return table[column, drm]


def promise(pic: Picture, attack: int, defence: int, space: str) -> int:
    """What an attack on a hex may bring, with the help that may be expected on both sides."""
    column = arms.bound_column(attack + (GUNS if pic.rich else 0), defence + GUARDS)
    plus = PLUS[pic.side] if pic.rich and pic.flying else 0
    return expected(pic.book, column, plus - min(3, pic.cover(space)))
