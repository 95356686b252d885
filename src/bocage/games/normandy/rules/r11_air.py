"""Facts of the air: points of a day, interdiction by maps, flak, and what hinders an attack.

What is asked here takes public facts, and counters only where they have been shown.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from bocage.games.normandy import types as t
from bocage.games.normandy.book import Book
from bocage.games.normandy.book.charts import DayRow, WeatherRow
from bocage.kernel.api import Adding, Tally, rule

HALVED = frozenset("BC")  # maps with so many airfields of the Germans near that points are halved
MOST_RECON = 20
WORST = -3  # of ground and works together
CLOSE = 2  # hexes from enemies, where roads do not count


def today(book: Book, public: t.Public) -> DayRow:
    """The day in the calendar."""
    return book.charts.days[t.day_of(public.turn) - 1]


def weather_of(book: Book, public: t.Public) -> WeatherRow:
    """The weather in its chart."""
    return next(row for row in book.charts.weather if row.weather == public.weather)


# -- points of the day ----------------------------------------------------------------------


@rule("11.1.1b", "18.5c")
def flies(book: Book, public: t.Public) -> bool:
    """Nobody flies in heavy rain, in a storm and on the first day."""
    return today(book, public).air and weather_of(book, public).air is not None


@rule("11.1.1a", "8.2d")
def points_today(book: Book, public: t.Public) -> int:
    """The points of the Allies, less those that the weather takes."""
    taken = weather_of(book, public).air
    if taken is None or not flies(book, public):
        return 0
    return max(0, public.air.total + taken)


@rule("11.1.2b", "12.4e")
def most_support(book: Book, public: t.Public) -> int:
    """How many points may help one side in a combat."""
    return min(today(book, public).support, public.air.support)


# -- interdiction ---------------------------------------------------------------------------


@rule("11.1.2a", "11.2a")
def interdiction(sheet: str, points: int, flak: int) -> Tally:
    """What is left of the points over a map: halved over some maps, then less the flak."""
    adding = Adding("interdiction")
    adding.add("11.1.2a", "points", points)
    if sheet in HALVED:
        adding.add("11.1.2a", "halved", -(points // 2))
    adding.add("11.1.3", "flak", -flak)
    return adding.done()


@rule("11.2a")
def mp_lost(book: Book, left: int) -> int:
    """The movement points that are lost, by what is left of the points."""
    rows = book.charts.interdiction
    return next((row.mp_lost for row in rows if row.first <= max(0, left) <= row.last), 0)


@rule("11.2c")
def sheet_of(book: Book, space: str) -> str:
    """The map of a hex: of several the one that is in play."""
    names = (space, *book.grid.aliases(space))
    return next((name[0] for name in names if name[0] in book.scenario.maps), space[0])


@rule("11.2b", "11.2c")
def penalty(book: Book, public: t.Public, side: str, space: str) -> int:
    """The movement points that interdiction takes from a unit that starts in a hex."""
    if side != t.GERMAN or t.part_of(public.turn) == "night":
        return 0
    return public.air.levels.get(sheet_of(book, space), 0)


# -- flak -----------------------------------------------------------------------------------


class Flak(NamedTuple):
    """What fires at aircraft: counters that are named, and guns that belong to the ground."""

    units: tuple[str, ...]
    fixed: int = 0

    @property
    def n(self) -> int:
        """How many there are."""
        return len(self.units) + self.fixed


@rule("11.3.3c", "11.3.3d", "11.5.1", "10.6.airfield")
def flak_at(book: Book, public: t.Public, owns: Mapping[str, t.Own], spaces: Iterable[str]) -> Flak:
    """German flak in these hexes or next to them; headquarters and airfields count in theirs.

    An airfield that the Allies hold fires at nobody.
    """
    targets = tuple(spaces)
    near = {n for space in targets for n in (space, *book.grid.neighbours(space))}
    found = [
        unit
        for unit, own in owns.items()
        if (book.counters[unit].aa and own.at in near)
        or (book.counters[unit].is_hq and own.at in targets)
    ]
    country, piles = book.country, public.piles
    fields = sum(
        country.rows[country.num[space]].airfield is not None
        for space in targets
        if space not in piles or piles[space].side == t.GERMAN
    )
    return Flak(tuple(sorted(found)), fields)


# -- armed reconnaissance -------------------------------------------------------------------


@rule("11.3.1a")
def raids_for(book: Book, points: int) -> tuple[int, int]:
    """How many attacks so many points allow on a day, and the die that hits."""
    rows = book.charts.recon
    return next(((r.attacks, r.hit) for r in rows if r.first <= points <= r.last), (0, 0))


def roads_in(book: Book, space: str) -> frozenset[str]:
    """The kinds of road that lead through a hex."""
    country, number = book.country, book.country.num[space]
    return frozenset(
        kind
        for near in country.around[number]
        for kind in country.roads.get((number, near), frozenset())
    )


@rule("11.3.2a", "11.3.2b", "11.3.2.1")
def on_the_road(book: Book, public: t.Public, space: str) -> bool:
    """Whether a target lies open on a good road, far from the Allies."""
    roads = roads_in(book, space)
    bocage = book.country.terrain[book.country.num[space]] == "bocage"
    if "highway" not in roads and ("primary" not in roads or bocage):
        return False
    pile = public.piles.get(space)
    if pile is not None and "tactical" in pile.marks:
        return False
    near = (public.piles.get(h) for h in book.grid.within(space, CLOSE))
    return not any(p is not None and p.side == t.ALLIED for p in near)


def _number(cell: str | None) -> int:
    """A modifier of the chart; words count nothing."""
    return int(cell) if cell is not None and cell.lstrip("-").isdecimal() else 0


@rule("11.3.2a", "10.6.poi")
def cover(book: Book, adding: Adding, space: str, units: Sequence[str]) -> None:
    """Add what the ground of a hex takes off; `units` are those that are known there."""
    row = book.country.rows[book.country.num[space]]
    chart, dots = book.charts.terrain, [book.counters[unit].dot for unit in units]
    adding.add("11.3.2a", "ground", _number(chart[row.terrain].recon), terrain=row.terrain)
    if row.settlement is not None:
        place = chart[row.settlement]
        value = _number(place.recon)
        if place.drm_tanks is not None and dots and all(dot == "white" for dot in dots):
            value = place.drm_tanks
        adding.add("11.3.2a", "ground", value, terrain=row.settlement)
    if row.poi is not None and any(dots):
        adding.add("10.6.poi", "ground", _number(chart["poi"].recon), terrain="poi")


@rule("11.3.2c", "11.3.2d")
def shelter(book: Book, public: t.Public, adding: Adding, space: str, units: Sequence[str]) -> None:
    """Add ground and works, never worse than three together; nothing for who drives on."""
    pile = public.piles.get(space)
    marks = pile.marks if pile is not None else ()
    if "strategic" in marks:
        return adding.add("11.3.2c", "strategic", 1)
    before = sum(item.value for item in adding.items)
    if not on_the_road(book, public, space):
        cover(book, adding, space, units)
    for mark, kind in (("entrenched", "entrenchment"), ("strongpoint", "strongpoint")):
        if mark in marks:
            value = _number(book.charts.terrain[kind].recon)
            adding.add("11.3.2d", "ground", value, terrain=kind)
    total = sum(item.value for item in adding.items) - before
    return adding.add("11.3.2d", "cover-limit", max(0, WORST - total))


@rule("11.3.3b", "11.3.3c", "err.3")
def raid(  # noqa: PLR0913 - the last two are for what is known
    book: Book, public: t.Public, of: str, act: t.Strafe, units: Sequence[str], flak: int
) -> Tally:
    """What is added to the die of an attack on those in a hex."""
    adding = Adding(of)
    shelter(book, public, adding, act.space, units)
    adding.add("11.3.3b", "type-chosen", 0 if act.of == "any" else -1)
    adding.add("11.3.3c", "flak", -flak)
    return adding.done()


@rule("11.3.3c")
def raid_on_bridge(of: str, flak: int) -> Tally:
    """Bridges lie open: only flak helps them."""
    adding = Adding(of)
    adding.add("11.3.3c", "flak", -flak)
    return adding.done()


@rule("11.3.3b")
def is_armour(book: Book, unit: str) -> bool:
    """Whether a counter is armour to those who choose what they attack: a tank type."""
    return book.counters[unit].dot == "white"


# -- ground support -------------------------------------------------------------------------


@rule("11.5a")
def flak_die(of: str, flak: int) -> Tally:
    """What is added to the die of anti-aircraft fire."""
    adding = Adding(of)
    adding.add("11.5a", "more-flak", max(0, flak - 1))
    return adding.done()


@rule("11.5b")
def flak_result(book: Book, rolled: int) -> str:
    """What anti-aircraft fire does: `none`, `abort` or `hit`."""
    rows = book.charts.flak
    return next((row.result for row in rows if row.first <= rolled <= row.last), rows[-1].result)
