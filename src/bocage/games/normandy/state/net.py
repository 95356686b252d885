"""The supply net of one side: sources, headquarters, and who traces to them.

Made of what everybody sees and the side's own part. All searches go outward, so a net costs the
same however many units there are; each search is made when it is first asked for.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Literal

from msgspec.structs import replace

from bocage.games.normandy import types as t
from bocage.games.normandy.book import Book
from bocage.games.normandy.book.charts import WeatherRow
from bocage.games.normandy.book.rows import Counter
from bocage.games.normandy.state import field_of
from bocage.games.normandy.state.chains import Grade, Lines
from bocage.games.normandy.state.floods import AnyLength
from bocage.games.normandy.state.lines import CLOSED, NEEDS_FRIEND, Pair, landings
from bocage.kernel.api import Illegal, refuse, rule

EXTRA, STRANGERS, KG_UNITS = 3, 1, 6
GUNS = ("art", "art-sp", "nw")
Bond = Literal["own", "corps", "brigade", "extra", "kg"]


# -- who belongs to whom --------------------------------------------------------------------


def headquarters(book: Book) -> dict[tuple[str, str], str]:
    """The headquarters of each division, by nation and formation."""
    counters = book.tables.counters.values()
    return {(c.nation, c.formation): c.id for c in counters if c.type == "hq-div" and c.formation}


def all_headquarters(book: Book) -> frozenset[str]:
    """Every headquarters of a scenario."""
    return frozenset(unit for unit, counter in book.counters.items() if counter.is_hq)


@rule("7.2h")
def division_of(book: Book, unit: str) -> str | None:
    """The headquarters of a unit's division; companies and brigades without one have none."""
    counter = book.counters[unit]
    if counter.formation is None or counter.is_hq:
        return None
    return book.memo.printed(headquarters).get((counter.nation, counter.formation))


def brigades(book: Book) -> frozenset[str]:
    """The armoured and tank brigades of the Commonwealth that belong to no division."""
    divisions = book.memo.printed(headquarters)
    return frozenset(
        c.formation
        for c in book.tables.counters.values()
        if c.nation == "cw"
        and c.type == "armor"
        and c.formation
        and ("cw", c.formation) not in divisions
    )


@rule("7.2e")
def brigade_of(book: Book, unit: str) -> str | None:
    """The armoured brigade of a unit, if it is of one."""
    counter = book.counters[unit]
    known = counter.nation == "cw" and counter.formation in book.memo.printed(brigades)
    return counter.formation if known else None


def is_gun(counter: Counter) -> bool:
    """Whether it is artillery."""
    return counter.artillery is not None and counter.type in GUNS


def is_stranger(book: Book, unit: str, hq: str) -> bool:
    """Whether it is no artillery, and of another division than the headquarters."""
    return division_of(book, unit) not in (None, hq) and not is_gun(book.counters[unit])


def bond(book: Book, unit: str, hq: str) -> Bond | None:
    """As what a headquarters may supply a unit, found once for all; None: it may not."""
    known = book.memo.table(bond)
    if (unit, hq) not in known:
        known[unit, hq] = bound(book, unit, hq)
    return known[unit, hq]  # type: ignore[no-any-return]


@rule("7.2b", "7.2d", "7.2e", "7.2g", "20.3b", "2.4.5a", "2.4.5b")
def bound(book: Book, unit: str, hq: str) -> Bond | None:
    """The same, by what is printed on both."""
    counter, over = book.counters[unit], book.counters[hq]
    if counter.is_hq or counter.nation != over.nation:
        return None
    home = division_of(book, unit)
    if over.type == "hq-kg":
        return "kg"
    if over.type == "hq-corps":
        return "corps" if home is None else None
    if home == hq:
        return "own"
    if home is not None and is_gun(counter) and counter.side == t.ALLIED:
        return None
    return "brigade" if brigade_of(book, unit) else "extra"


# -- the ground and the enemy -----------------------------------------------------------------


LANDING_TURNS = (1, 2)  # night and morning of 6 June
HEADS_UNTIL = 16  # 11 June, when the headquarters of the corps land


@rule("18.5e")
def is_landing_day(book: Book, public: t.Public) -> bool:
    """Whether all are in supply, because the invasion goes on."""
    return bool(book.sites) and public.turn in LANDING_TURNS


@rule("7.2i")
def corps_heads(book: Book, public: t.Public, side: str) -> tuple[tuple[int, str], ...]:
    """The beachheads that act as headquarters of corps, with their nations."""
    if side != t.ALLIED or public.turn >= HEADS_UNTIL:
        return ()
    num = book.country.num
    return tuple(
        (num[at], book.tables.sites[site].nation)
        for at, site in public.heads.items()
        if public.control.get(at) != t.GERMAN
    )


ANY = bytes(1 if n else 0 for n in range(256))


@rule("7.3a", "7.3b", "5.4b")
def shut_for(book: Book, public: t.Public, side: str) -> bytes:
    """Where lines of a side cannot go: enemies, their zones where no friend is, out of play."""
    field, enemy = field_of(book, public), t.other(side)
    size = len(book.country.names)

    def mask(counts: bytearray) -> int:
        return int.from_bytes(counts.translate(ANY), "big")

    zones, friends = mask(field.zoc[enemy]), mask(field.held[side])
    enemies, out = mask(field.held[enemy]), book.memo.printed(out_of_play)
    found = (zones & ~friends & ~enemies & ~out) + ((enemies | out) << 1)
    return found.to_bytes(size, "big")


def out_of_play(book: Book) -> int:
    """The hexes that are not in play: a byte for each, as one number."""
    found = bytes(name not in book.area for name in book.country.names)
    return int.from_bytes(found, "big")


@rule("7.4a", "7.4d", "7.4e")
def sources_of(
    book: Book, control: Mapping[str, str], side: str, heads: Iterable[str] = ()
) -> tuple[tuple[int, ...], ...]:
    """The hexes of combat supply, of any supply, and those that units too may trace to."""
    num, enemy = book.country.num, t.other(side)
    found: tuple[list[int], ...] = ([], [], [])
    for name in heads if side == t.ALLIED else ():
        for hexes in found if control.get(name) != enemy else ():
            hexes.append(num[name])
    for row in book.sources:
        if row.side != side:
            continue
        for name in row.hexes:
            if control.get(name) == enemy or name not in num:
                continue
            kinds = (row.supply == "combat", True, row.serves == "all")
            for hexes, wanted in zip(found, kinds, strict=True):
                if wanted:
                    hexes.append(num[name])
    return tuple(map(tuple, found))


@rule("7.3.3")
def halves(book: Book, public: t.Public) -> bool:
    """Whether the weather halves how far supply reaches."""
    return book.memo.printed(weathers)[public.weather].half_supply


def pairs(book: Book, sides: Iterable[tuple[str, str]]) -> tuple[Pair, ...]:
    """Hexsides by numbers."""
    num = book.country.num
    return tuple((num[a], num[b]) for a, b in sides)


@rule("8.2a")
def weathers(book: Book) -> dict[str, WeatherRow]:
    """The rows of the weather table by their names."""
    return {row.weather: row for row in book.charts.weather}


class Net:
    """Who is supplied, as one side knows it."""

    def __init__(self, book: Book, public: t.Public, own: t.Private, side: str) -> None:
        self.book, self.side = book, side
        self.units, self.attached = own.units, own.attached
        num = book.country.num
        heads = book.memo.printed(all_headquarters)
        hqs = tuple((u, num[o.at]) for u, o in own.units.items() if u in heads)
        self.lines = book.memo.of(
            Lines,
            side,
            shut_for(book, public, side),
            hqs,
            sources_of(book, public.control, side, public.heads),
            halves(book, public),
            (pairs(book, public.blown), pairs(book, public.spans)),
            corps_heads(book, public, side),
            tuple(num[at] for at in public.guides.values()) if side == t.ALLIED else (),
        )
        self.kin = own.kin
        self.free = is_landing_day(book, public)

    def place(self, unit: str, at: str | None) -> int:
        """Where a unit is, or would be."""
        return self.book.country.num[at or self.units[unit].at]

    # -- headquarters --

    def hq_supplied(self, hq: str, grade: Grade = "general", at: str | None = None) -> bool:
        """Whether a headquarters is in supply; in the turns of the landing all are."""
        if self.free:
            return True
        if at is not None:
            return self._traces(hq, grade, self.place(hq, at))
        known = self.lines.supplied
        if (hq, grade) not in known:
            known[hq, grade] = self._traces(hq, grade, self.place(hq, None))
        return known[hq, grade]

    @rule("7.2a", "20.3b")
    def _traces(self, hq: str, grade: Grade, at: int) -> bool:
        kind = self.book.counters[hq].type
        if kind == "hq-corps":
            return self.lines.corps(hq, grade, at)
        if kind == "hq-kg" and grade == "combat":
            return False
        if grade == "general" and self.by_guide(hq, at):
            return True
        return self.lines.division(hq, grade, at)

    @rule("7.4g", "7.4h")
    def by_guide(self, unit: str, at: int) -> bool:
        """Whether it is of an airborne division and traces to a pathfinder: general supply."""
        if not self.lines.guides:
            return False
        counter = self.book.counters[unit]
        dropped = (counter.nation, counter.formation) in self.book.airborne or unit in self.kin
        return dropped and self.lines.by_guide(at)

    def corps_over(self, hq: str) -> tuple[str, ...]:
        """The corps headquarters in supply to which a division headquarters traces."""
        return self.lines.corps_over(hq)

    def draws_on(self, unit: str, hq: str) -> bool:
        """Whether a unit traces to a headquarters or to one of a corps that supplies it."""
        near = self.hqs(unit)
        if hq in near:
            return True
        corps = self.lines.of_kind("hq-corps", self.book.counters[hq].nation)
        return any(one in near and self.lines.is_over(one, hq) for one in corps)

    def around(self, start: int) -> set[int]:
        """The hexes from which units trace to one, by hexes or by points."""
        ground, lines = self.lines.ground, self.lines
        inner = {*lines.area(start)[0], *lines.area(start)[1]}
        edge = {b for a in inner for b, _ in (*ground.dry[a], *ground.wet[a])}
        return {h for h in inner | edge if lines.shut[h] != CLOSED and lines.in_reach(start, h)}

    def covers(self, hq: str) -> frozenset[str]:
        """The hexes from which units trace to a headquarters."""
        names = self.book.country.names
        return frozenset(names[h] for h in self.around(self.lines.at[hq]))

    # -- slots --

    def guests(self, hq: str) -> tuple[str, ...]:
        """Who is attached to a headquarters in this phase, first come first."""
        return tuple(u for u, held in self.attached.items() if held == hq and u in self.units)

    @rule("7.2b", "7.2e", "20.3b")
    def why_not_slot(self, unit: str, hq: str) -> Illegal | None:
        """Why a headquarters cannot supply one unit more, or this one."""
        how = bond(self.book, unit, hq)
        if how is None:
            return refuse("7.2d", "not-attachable", unit=unit, hq=hq)
        if how in ("own", "corps") or self.attached.get(unit) == hq:
            return None
        guests = self.guests(hq)
        if how == "kg":
            full = len(guests) >= KG_UNITS
            return refuse("20.3b", "kg-full", hq=hq, units=guests) if full else None
        brigade, extra = self.split_guests(guests)
        if how == "brigade" and brigade in (None, brigade_of(self.book, unit)):
            return None
        if len(extra) >= EXTRA:
            return refuse("7.2b", "slots-taken", hq=hq, units=extra)
        others = tuple(u for u in extra if is_stranger(self.book, u, hq))
        if len(others) >= STRANGERS and is_stranger(self.book, unit, hq):
            return refuse("7.2b", "stranger-taken", hq=hq, units=others)
        return None

    def split_guests(self, guests: tuple[str, ...]) -> tuple[str | None, tuple[str, ...]]:
        """The brigade that comes on top, and those that take the other places."""
        top = next((b for u in guests if (b := brigade_of(self.book, u))), None)
        return top, tuple(u for u in guests if top is None or brigade_of(self.book, u) != top)

    # -- units --

    def hqs(self, unit: str, at: str | None = None) -> tuple[str, ...]:
        """The headquarters in general supply that a unit traces to, whether they have room."""
        key, known = (unit, self.place(unit, at)), self.lines.serving
        if key not in known:
            near = self.lines.hqs_near(key[1])
            known[key] = tuple(
                hq for hq in near if bond(self.book, unit, hq) is not None and self.hq_supplied(hq)
            )
        return known[key]

    def givers(self, unit: str, grade: Grade, at: str | None = None) -> tuple[str, ...]:
        """The headquarters that would supply a unit now: those with room, or its own place."""
        held = self.attached.get(unit)
        return tuple(
            hq
            for hq in self.hqs(unit, at)
            if self.hq_supplied(hq, grade)
            and (held is None or hq == held or bond(self.book, unit, hq) in ("own", "corps"))
            and self.why_not_slot(unit, hq) is None
        )

    @rule("7.1a", "7.2a", "7.3.1c", "7.3.1d", "7.4f", "7.4i")
    def general(self, unit: str, at: str | None = None) -> bool:
        """Whether a unit is in general supply, where it is or where it would be."""
        if self.free:
            return True
        if self.book.counters[unit].is_hq:
            return self.hq_supplied(unit, "general", at)
        place = self.place(unit, at)
        if self.lines.by_source(place) or self.by_guide(unit, place):
            return True
        return bool(self.givers(unit, "general", at))

    @rule("7.6.1a", "7.6.1d", "7.5d")
    def combat(self, unit: str, at: str | None = None) -> bool:
        """Whether it is in combat supply: by its headquarters, corps and a source of combat."""
        if self.free:
            return True
        if self.book.counters[unit].is_hq:
            return self.hq_supplied(unit, "combat", at)
        return bool(self.givers(unit, "combat", at)) or self.by_head(unit, at)

    @rule("7.2i", "7.6.1d")
    def by_head(self, unit: str, at: str | None) -> bool:
        """Whether a unit of no division traces to a beachhead of its nation, as to a corps."""
        if not self.lines.heads or division_of(self.book, unit) is not None:
            return False
        starts, nation = self.lines.starts(self.place(unit, at)), self.book.counters[unit].nation
        return any(head in starts and whose == nation for head, whose in self.lines.heads)

    @rule("7.2c")
    def needs_slot(self, unit: str, at: str | None = None) -> tuple[str, ...]:
        """The headquarters among which a unit must take a place to be supplied, if it must."""
        if unit in self.attached or self.book.counters[unit].is_hq:
            return ()
        place = self.place(unit, at)
        if self.lines.by_source(place) or self.by_guide(unit, place):
            return ()
        found = self.givers(unit, "general", at)
        free = any(bond(self.book, unit, hq) in ("own", "corps") for hq in found)
        return () if free else found

    @rule("12.4.1a")
    def isolated(self, unit: str, at: str | None = None) -> bool:
        """Whether no line of any length leads from a unit to a corps headquarters."""
        return not self.leads(self.lines.to_corps, unit, self.place(unit, at))

    def cut_off(self, unit: str) -> bool:
        """Whether no line of any length leads from a unit to a source."""
        return not self.leads(self.lines.far("general"), unit, self.place(unit, None))

    def leads(self, found: AnyLength, unit: str, place: int) -> bool:
        """Whether a line of any length of a search leads to where a unit is."""
        ground = self.lines.ground
        if self.book.counters[unit].is_hq:
            return found.reaches(landings(ground, self.lines.shut, place))
        ends = (place, *(a for a, _ in ground.wet[place]))
        if self.lines.shut[place] == NEEDS_FRIEND:
            ends += ground.near[place]
        return found.reaches(ends)


def net_of(book: Book, public: t.Public, own: t.Private, side: str) -> Net:
    """The net of a side, found again for the same position."""
    return book.memo.of(Net, public, own, side)


@rule("7.2b", "7.2c")
def seated(
    book: Book, public: t.Public, own: t.Private, side: str, units: Iterable[str]
) -> t.Private:
    """The part of a side once units have taken the places that they need, first come first served.

    With whom is a matter of course only if the owner has not said so before: a place with a
    division is taken before that with a battle group, which gives no combat supply, and one beside
    those who move or fight along before another.
    """
    units = tuple(units)
    for unit in units:
        net = net_of(book, public, own, side)
        found = net.needs_slot(unit)
        if found:
            best = [hq for hq in found if net.hq_supplied(hq, "combat")] or list(found)
            along = {own.attached.get(other) for other in units}
            hq = next((hq for hq in best if hq in along), best[0])
            own = replace(own, attached={**own.attached, unit: hq})
    return own
