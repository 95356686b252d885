"""What the loss of a step counts for beside the counter itself: replacements for the next day."""

from __future__ import annotations

from typing import Literal

from bocage.games.normandy import types as t
from bocage.games.normandy.book import Book
from bocage.games.normandy.book.book import DUMMIES
from bocage.games.normandy.book.rows import Counter
from bocage.games.normandy.events import LossesConverted
from bocage.kernel.api import rule

Points = Literal["inf", "arm", "tiger"]
Price = tuple[Points, int]
A_POINT = 5  # steps lost
MOST = 10  # points of a kind at a time
WHOLE = 3
DROP = 1  # the turn of the drop
TIGER = "tiger"
TIGER_PRICE: Price = ("arm", 2)
FREE_OF_POINTS = ("strongpoint", "battery", "support", "ship", "pathfinder", "dummy")
COMPANY_ARMOUR = ("armor", "dd", "panther", "tiger", "light", "spat", "at", "flak", "flakt")


def price_of(word: str | None) -> Price | None:
    """A price of the chart: the kind of points and their number."""
    if word is None:
        return None
    number = 2 if word.startswith("2") else 1
    return ("arm" if word.endswith("arm") else "inf"), number


@rule("15.4.1b", "15.4.1c")
def is_tiger(counter: Counter) -> bool:
    """Whether it has heavy tanks, of which there are few."""
    return TIGER in (counter.company, counter.type)


@rule("2.4u.c", "9.3.1", "9.3.2", "9.3.2b", "9.3.3c", "9.3.3d")
def prices(book: Book, unit: str) -> tuple[Price | None, ...]:
    """What each step of a unit costs, the first first; None: it cannot be had for points."""
    counter = book.counters[unit]
    row = book.tables.bands.get(counter.band or "")
    if row is None or why_never(counter) is not None:
        return (None,) * counter.steps
    if is_tiger(counter):
        return (TIGER_PRICE,) * counter.steps
    full, reduced = price_of(row.full), price_of(row.reduced)
    return (price_of(row.first), reduced, full)[WHOLE - counter.steps :]


@rule("9.3.3a", "9.4c")
def why_never(counter: Counter) -> str | None:
    """Why no points serve for a counter at all, as a word."""
    if counter.type in FREE_OF_POINTS or "static" in counter.flags or counter.is_hq:
        return "no-replacements"
    if counter.type == "commando":
        return "own-losses-only"
    return "no-company-points" if counter.size == "co" else None


@rule("9.3.5a", "9.3.5c", "9.3.5d")
def loss_of(book: Book, unit: str, steps: int) -> Points | None:
    """As what a step counts that a unit with so many steps loses; None: as nothing."""
    counter = book.counters[unit]
    if counter.type in FREE_OF_POINTS or "static" in counter.flags or counter.is_hq:
        return None
    if counter.type == "commando":
        return None
    if is_tiger(counter):
        return "tiger"
    if counter.size == "co":
        return "arm" if counter.type in COMPANY_ARMOUR or counter.artillery else "inf"
    found = prices(book, unit)[steps - 1]
    return None if found is None else found[0]


@rule("9.3.5a", "9.3.5b", "15.4.1b")
def note_loss(book: Book, d: t.D, unit: str, steps: int = 0) -> None:
    """A counter is about to lose a step: called once for each step, before it is taken.

    `steps`: how many it has, if it is not on the map.
    """
    counter = book.counters[unit]
    kind = loss_of(book, unit, steps or d.private[counter.side].units[unit].steps)
    if kind is None:
        return
    key = f"{counter.nation}-{kind}"
    if kind == TIGER and d.public.rem.get(key):
        return  # nothing more is counted until that step is used
    if is_secret(book, d, counter):
        own = d.private[counter.side]
        d.put_private(counter.side, unseen={**own.unseen, key: own.unseen.get(key, 0) + 1})
        return
    count_loss(d, key)


@rule("17.2.2a", "17.2o.1")
def is_secret(book: Book, d: t.D, counter: Counter) -> bool:
    """Whether the loss of a company that drops is not counted yet: it may have been a dummy."""
    return book.is_on(DUMMIES) and d.public.turn == DROP and counter.type == "para"


def count_loss(d: t.D, key: str) -> None:
    """A step more is lost of a kind; several make a point."""
    lost = d.public.losses.get(key, 0) + 1
    if lost == A_POINT:
        lost, rem = 0, min(MOST, d.public.rem.get(key, 0) + 1)
        d.put(rem={**d.public.rem, key: rem})
        d.emit(LossesConverted("9.3.5a", key, rem))
    d.put(losses={**d.public.losses, key: lost})
