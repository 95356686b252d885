"""O21.1 - What it costs to enter a hex, and where nobody can go.

Costs are counted in half movement points, since snow makes open ground cost one and a half.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Literal

from bocage.games.combat_commander.book import Book
from bocage.games.combat_commander.state import Term, tally
from bocage.games.combat_commander.types import Public, Side
from bocage.kernel.api import Illegal, Tally, refuse, rule

MP = 2  # half points
DUG_IN = ("trench", "bunker", "pillbox")
Barrier = Literal["", "blaze", "water", "bridge", "cliff"]


# -- where nobody can go --------------------------------------------------------------------


def barrier(book: Book, public: Public, here: str, there: str) -> Barrier:
    """What bars the way between two adjacent hexes, if anything does."""
    return "blaze" if burning(public, there) else printed_barrier(book, here, there)


def printed_barrier(book: Book, here: str, there: str) -> Barrier:
    """The same without what burns."""
    if flooded(book, there):
        return "water"
    if beside_bridge(book, here, there):
        return "bridge"
    return "cliff" if book.sides[here, there] == "cliff" else ""


@rule("T79")
def burning(public: Public, at: str) -> bool:
    """A blaze is impassable."""
    return at in public.blaze


@rule("T98")
def flooded(book: Book, at: str) -> bool:
    """A water barrier is impassable."""
    return at in book.barred


def why_not_bridge(clause: str, book: Book, here: str, there: str) -> Illegal:
    """What is said of a step beside the road or railway of a large bridge."""
    if book.terrain[there] == "bridge-large":
        return refuse(clause, "beside-bridge", hex=there)
    return refuse(clause, "off-bridge", hex=here)


@rule("T80.1")
def beside_bridge(book: Book, here: str, there: str) -> bool:
    """A large bridge is entered and left along its road or railway only."""
    terrain = book.terrain
    if "bridge-large" not in (terrain[here], terrain[there]):
        return False
    way = book.heading[here, there]
    return way not in book.roads[here] and way not in book.rails[here]


# -- costs ----------------------------------------------------------------------------------


@rule("F105.2a", "F105.2b")
def by_trench(forts: Mapping[str, str], here: str, there: str) -> bool:
    """From a trench to a trench, bunker or pillbox, or from one of those to a trench."""
    first, second = forts.get(here), forts.get(there)
    if "trench" not in (first, second):
        return False
    return first in DUG_IN and second in DUG_IN


@rule("T93a", "T92", "T96")
def along(book: Book, here: str, there: str) -> str:
    """The road, railway or trail that one enters a hex by, if there is one."""
    way = book.heading[here, there]
    if way in book.roads[here]:
        return "road"
    if way in book.rails[here]:
        return "railway"
    return "trail" if way in book.trails[here] else ""


@rule("O21.1a", "T78.2")
def cost_terms(book: Book, public: Public, side: Side, here: str, there: str) -> list[Term]:
    """What a step costs in half points: the terrain or way, the hexside, going uphill."""
    if by_trench(public.forts, here, there):
        return [("F105.2a", "by-trench", MP)]
    return _printed(book, side, here, there)


def _entering(book: Book, side: Side, here: str, there: str) -> Term:
    """The terrain of the hex; of a small bridge what is below it, unless one goes along it."""
    row = book.chart[along(book, here, there) or ground(book, there)]
    cost = MP * (row.move or 1)
    if light_foot(book, side):
        cost = MP
    elif row.terrain == "open" and snow(book):
        cost = MP + MP // 2
    return (row.source, f"enter-{row.terrain}", cost)


@rule("T80.2")
def ground(book: Book, at: str) -> str:
    """The terrain of a hex off its ways; beside a small bridge it is what lies below."""
    terrain = book.terrain[at]
    return book.under[at] or "open" if terrain == "bridge-small" else terrain


def _crossing(book: Book, between: str) -> Term:
    row = book.chart[between]
    return (row.source, f"cross-{between}", MP * (row.move or 0))


@rule("T88.1")
def uphill(book: Book, here: str, there: str) -> bool:
    """Whether the hex entered is higher."""
    return book.level[there] > book.level[here]


@rule("S5.3")
def snow(book: Book) -> bool:
    """A scenario with snow: open ground costs one and a half."""
    return book.special("snow")


@rule("S7.6")
def light_foot(book: Book, side: Side) -> bool:
    """A scenario where Allied units pay 1 for any terrain."""
    return side == "allies" and book.special("allies-light-foot")


def cost(book: Book, public: Public, side: Side, here: str, there: str) -> int:
    """What a step costs, in half points."""
    if public.forts and by_trench(public.forts, here, there):
        return MP
    return printed_cost(book, side, here, there)


def printed_cost(book: Book, side: Side, here: str, there: str) -> int:
    """The same without trenches; worked out once."""
    known: dict[tuple[str, str, str], int] = book.memo.table("costs")
    found = known.get((side, here, there))
    if found is None:
        terms = _printed(book, side, here, there)
        found = known[side, here, there] = sum(value for _, _, value in terms)
    return found


@rule("T78.1a", "T78.2")
def _printed(book: Book, side: Side, here: str, there: str) -> list[Term]:
    terms = [_entering(book, side, here, there)]
    between = book.sides[here, there]
    if between and between != "cliff":
        terms.append(_crossing(book, between))
    if uphill(book, here, there):
        terms.append(("T88.1", "uphill", MP))
    return terms


Exit = tuple[str, int, bool]  # a hex beside, what it costs to enter, whether it has a road


def exits(book: Book, public: Public, side: Side, here: str) -> list[Exit]:
    """Where one can go from a hex unless it burns or an enemy is there; worked out once."""
    known: dict[tuple[str, str], list[Exit]] = book.memo.table("exits")
    found = known.get((side, here))
    if found is None:
        found = known[side, here] = [
            (there, printed_cost(book, side, here, there), bool(book.roads[there]))
            for there in book.adjacent[here]
            if not printed_barrier(book, here, there)
        ]
    forts = public.forts
    if not forts or "trench" not in forts.values():
        return found
    return [(at, MP if by_trench(forts, here, at) else price, road) for at, price, road in found]


def cost_tally(book: Book, public: Public, side: Side, way: Sequence[str]) -> Tally:
    """The cost of a way with its terms, like ones together; in halves only where there are any."""
    sums: dict[tuple[str, str], int] = {}
    for here, there in pairwise(way):
        for clause, label, value in cost_terms(book, public, side, here, there):
            sums[clause, label] = sums.get((clause, label), 0) + value
    if snow(book):
        return tally("half-cost", [(*term, value) for term, value in sums.items()], halves=True)
    return tally("cost", [(*term, value // MP) for term, value in sums.items()])


def shown(halves: int) -> str:
    """Half points as they are read."""
    whole = str(halves // MP)
    return f"{'' if whole == '0' else whole}½" if halves % MP else whole
