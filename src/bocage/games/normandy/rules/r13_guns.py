"""What guns may do: range, readiness, command, spotters, and with what strength.

A role says what a gun is asked for. All is told from public facts and the own counters of its side.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Literal, NamedTuple

from bocage.games.normandy import types as t
from bocage.games.normandy.book import Book
from bocage.games.normandy.book.rows import Counter
from bocage.games.normandy.rules.common import stacks_of, units_at
from bocage.games.normandy.rules.r11_air import weather_of
from bocage.games.normandy.rules.r12_5_6_arcs import bears
from bocage.games.normandy.rules.r12_modifiers import is_infantry
from bocage.games.normandy.state.net import EXTRA, KG_UNITS, Net, bond, division_of, net_of
from bocage.kernel.api import Adding, Illegal, Tally, once, refuse, rule

Role = Literal["attack", "defence", "alone", "counter"]
OPEN = frozenset({"beach", "clear", "flooded", "farmland"})
SEES, HILL, NIGHT_SEES = 2, 1, 1
SHIP_SEES = 2
HELPED = 3  # hexes from a supplied friend to defenders who are not
HEAVY = 4  # strength of German guns that fire once a day
SMALL = frozenset({"co", "hq", "mk", "bty"})  # sizes that count half a battalion


Tie = tuple[str, str]  # who is attached, and to which headquarters
NO_TIE: Tie = ("", "")  # nobody needs to be


class Kind(NamedTuple):
    """What a role asks of a gun."""

    rockets_halved: bool  # rocket launchers have half their strength
    commanded: bool  # it belongs to those whom it helps, or is attached to them
    spotted: bool  # somebody must see the target


ROLES: Mapping[Role, Kind] = {
    "attack": Kind(rockets_halved=False, commanded=True, spotted=False),
    "defence": Kind(rockets_halved=True, commanded=True, spotted=False),
    "alone": Kind(rockets_halved=True, commanded=False, spotted=True),
    "counter": Kind(rockets_halved=True, commanded=False, spotted=False),
}


# -- what is printed ------------------------------------------------------------------------


def is_gun(counter: Counter) -> bool:
    """Whether it is artillery on land."""
    return counter.artillery is not None and counter.type != "ship"


@rule("12.5.1f")
def is_heavy(counter: Counter) -> bool:
    """Whether it is a German gun that fires once a day, and is not turned over by moving."""
    return counter.side == t.GERMAN and is_gun(counter) and (counter.artillery or 0) >= HEAVY


@rule("12.5.3a", "12.5.3.1")
def ranges(counter: Counter) -> tuple[int, int]:
    """The nearest and the farthest hex that a gun reaches: from a quarter of its range on."""
    most = counter.range or 0
    return -(-most // 4), most


@rule("12.5.1b")
def most_guns(book: Book, units: Iterable[str]) -> int:
    """How many guns may help so many: one a battalion, two companies or headquarters are one."""
    small = [book.counters[unit].size in SMALL for unit in units]
    return small.count(False) + -(-small.count(True) // 2)


@rule("12.5.4b", "13.3a", "7.5a", "err.10")
def strength(book: Book, of: str, gun: str, role: Role, supplied: bool) -> Tally:
    """The strength of a gun: halved out of supply, and of rocket launchers but in attacks."""
    counter = book.counters[gun]
    value = counter.artillery or 0
    adding = Adding(of)
    adding.add("12.5.1a" if ROLES[role].commanded else "13.3a", "gun", value, unit=gun)
    if counter.type == "nw" and ROLES[role].rockets_halved:
        half = -(-value // 2)
        adding.add("12.5.4b" if role == "defence" else "13.3a", "rockets", half - value)
        value = half
    if not supplied:
        adding.add("7.5a", "unsupplied", -(-value // 2) - value)
    return adding.done()


@rule("20.6a")
def is_crewed(book: Book, own: t.Private, gun: str) -> bool:
    """Whether guns can be served: those that were taken from the cliff need infantry with them."""
    counter = book.counters[gun]
    if counter.type != "battery" or "hidden" not in counter.flags:
        return True
    at = own.units[gun].at
    if at in book.climbs.values():
        return True
    return any(is_infantry(book.counters[unit]) for unit in units_at(own.units, at))


# -- one side's guns --------------------------------------------------------------------------


class Guns:
    """The guns of a side, as it knows them."""

    def __init__(self, book: Book, public: t.Public, own: t.Private, side: str) -> None:
        self.book, self.public, self.own, self.side = book, public, own, side
        self._eyes: dict[str, tuple[str, ...]] = {}

    @once
    def net(self) -> Net:
        """Its net of supply."""
        return net_of(self.book, self.public, self.own, self.side)

    @once
    def night(self) -> bool:
        """Whether it is night."""
        return t.part_of(self.public.turn) == "night"

    @once
    def ready(self) -> tuple[str, ...]:
        """Those that may fire at all."""
        found = self.own.units.items()
        guns = [u for u, o in found if o.face == t.READY and is_gun(self.book.counters[u])]
        return (*guns, *(s for s in self.ships if self.why_not_ship(s) is None))

    @once
    def ships(self) -> tuple[str, ...]:
        """The ships of the side that are at sea."""
        found = self.public.ships.items() if self.side == t.ALLIED else ()
        return tuple(ship for ship, state in found if state.at is not None)

    @rule("8.2e", "8.2f", "8.2i", "12.6.1", "12.5.2a")
    def why_not_ship(self, ship: str) -> Illegal | None:
        """Why a ship does not fire now: it has fired today, it is night, or the weather."""
        if self.public.ships[ship].face != t.READY:
            return refuse("12.5.2a", "gun-not-ready", unit=ship)
        if self.night:
            return refuse("12.6.1", "no-ships-at-night")
        if self.book.counters[ship].size not in weather_of(self.book, self.public).ships:
            return refuse("8.2e", "ship-in-bad-weather", unit=ship, weather=self.public.weather)
        return None

    def place(self, unit: str) -> str:
        """Where a counter or a ship is."""
        if unit in self.ships:
            return self.public.ships[unit].at or ""
        return self.own.units[unit].at

    @once
    def stacks(self) -> Mapping[str, Sequence[str]]:
        """The own counters by their hexes."""
        return stacks_of(self.book, self.own.units)

    @rule("2.4.3f")
    def distance(self, unit: str, space: str) -> int:
        """How far it is from a counter to a hex."""
        return self.book.grid.distance(self.place(unit), space)

    def in_range(self, gun: str, space: str) -> bool:
        """Whether a hex is neither too near for a gun nor too far."""
        least, most = ranges(self.book.counters[gun])
        near = least <= self.distance(gun, space) <= most
        return near and bears(self.book, gun, self.place(gun), space)

    @rule("12.5.2a", "12.5.3a", "12.5.1c", "12.5.6a")
    def why_not_reach(self, gun: str, space: str) -> Illegal | None:
        """Why a gun cannot fire into a hex, whoever asks: no gun, not ready, out of range."""
        own = self.own.units.get(gun)
        if gun in self.ships:
            bad = self.why_not_ship(gun)
            if bad is not None:
                return bad
        elif own is None or not is_gun(self.book.counters[gun]):
            return refuse("12.5.1d", "no-gun", unit=gun)
        elif own.face != t.READY:
            return refuse("12.5.2a", "gun-not-ready", unit=gun)
        elif not is_crewed(self.book, self.own, gun):
            return refuse("20.6a", "no-crew", unit=gun, space=own.at)
        least, most = ranges(self.book.counters[gun])
        far = self.distance(gun, space)
        if not least <= far <= most:
            return refuse(
                "12.5.3a", "out-of-range", unit=gun, space=space, distance=far, low=least, most=most
            )
        if not bears(self.book, gun, self.place(gun), space):
            return refuse("12.5.6a", "out-of-arc", unit=gun, space=space)
        return None

    def supplied(self, unit: str) -> bool:
        """Whether a counter is in general supply; batteries that never move always are."""
        if unit in self.ships or "static" in self.book.counters[unit].flags:
            return True
        return self.net.general(unit)

    def force(self, of: str, gun: str, role: Role) -> Tally:
        """The strength of a gun now."""
        return strength(self.book, of, gun, role, self.supplied(gun))

    # -- command --

    def heads(self, units: Iterable[str]) -> tuple[str, ...]:
        """The headquarters to which units belong or are attached, or could be."""
        named = list(units)
        held = [self.head(unit) for unit in named]
        found = dict.fromkeys(hq for hq in held if hq is not None)
        if not found:
            found = dict.fromkeys(hq for unit in named for hq in self.could_serve(unit))
        return tuple(found)

    def head(self, unit: str) -> str | None:
        """The headquarters of a unit, which for a headquarters is itself."""
        if self.book.counters[unit].type in ("hq-div", "hq-kg"):
            return unit
        return self.own.attached.get(unit) or division_of(self.book, unit)

    @rule("12.1e")
    def could_serve(self, unit: str) -> tuple[str, ...]:
        """The headquarters to which a unit of no division may be attached, by range alone."""
        return tuple(
            hq
            for hq in self.net.lines.at
            if bond(self.book, unit, hq) is not None and self.net.draws_on(unit, hq)
        )

    @rule("12.5.1d", "7.2d", "6.3b", "12.7")
    def why_not_under(self, gun: str, hq: str) -> Illegal | None:
        """Why a gun does not fire for those of a headquarters."""
        if division_of(self.book, gun) == hq:
            return None
        if hq not in self.net.lines.at:
            return refuse("12.5.1d", "not-in-command", unit=gun, hq=hq)
        if self.book.counters[gun].nation != self.book.counters[hq].nation:
            return refuse("12.7", "other-army", unit=gun, hq=hq)
        if bond(self.book, gun, hq) is None:
            return refuse("7.2d", "not-attachable", unit=gun, hq=hq)
        held = self.own.attached.get(gun, hq)
        if held != hq:
            return refuse("7.2c", "attached-elsewhere", unit=gun, hq=held)
        if not self.net.draws_on(gun, hq):
            return refuse("12.5.1d", "not-in-command", unit=gun, hq=hq)
        return None

    @rule("12.5.4d")
    def why_not_corps(self, gun: str, units: Sequence[str]) -> Illegal | None:
        """Why a gun of no division does not help defenders whose headquarters are cut off."""
        nations = {self.book.counters[unit].nation for unit in units}
        if self.book.counters[gun].nation not in nations:
            return refuse("12.7", "other-army", unit=gun, hq=gun)
        if division_of(self.book, gun) is not None:
            return refuse("12.5.4d", "division-cut-off", unit=gun)
        return None if self.supplied(gun) else refuse("12.5.4d", "gun-unsupplied", unit=gun)

    def why_not_helps(self, gun: str, units: Sequence[str], role: Role) -> Illegal | None:
        """Why a gun does not help these: it must belong to a headquarters of theirs.

        Ships help everybody (7.2f).
        """
        if gun in self.ships:
            return None
        heads = self.heads(units)
        if role == "defence":
            live = tuple(hq for hq in heads if hq in self.net.lines.at and self.net.general(hq))
            if not live:
                return self.why_not_corps(gun, units)
            if division_of(self.book, gun) in heads and division_of(self.book, gun) not in live:
                return refuse("12.5.4d", "division-cut-off", unit=gun)
            heads = live
        if not heads:
            return refuse("12.5.1d", "no-command", unit=gun)
        reasons = [self.why_not_under(gun, hq) for hq in heads]
        return None if None in reasons else reasons[0]

    # -- spotters --

    @rule("13.2a", "13.2b", "13.2e", "10.6.hill.b")
    def sees(self, at: str, space: str) -> bool:
        """Whether one sees into a hex: from the next, or over open ground, farther from hills."""
        far = self.book.grid.distance(at, space)
        country = self.book.country
        if far <= 1:
            return far == 1
        most = NIGHT_SEES if self.night else SEES + HILL * country.rows[country.num[at]].hill
        return far <= most and open_way(self.book, at, space)

    @rule("13.2a", "3.6c")
    def spotters(self, space: str) -> tuple[str, ...]:
        """The counters in general supply that see into a hex."""
        if space not in self._eyes:
            stacks, counters = self.stacks, self.book.counters
            near = (at for at in within(self.book, space, SEES + HILL) if at in stacks)
            self._eyes[space] = tuple(
                unit
                for at in near
                if self.sees(at, space)
                for unit in stacks[at]
                if not counters[unit].is_support and self.supplied(unit)
            )
        return self._eyes[space]

    @rule("13.2c")
    def ties(self, unit: str, gun: str) -> Iterator[Tie]:
        """How a spotter and a gun belong together: of one division, or one attached to it."""
        home, theirs = division_of(self.book, gun), division_of(self.book, unit)
        if unit == gun or (home is not None and home in (self.own.attached.get(unit), theirs)):
            yield NO_TIE
        for hq in self.heads((unit,)):
            if self.why_not_under(gun, hq) is None:
                free = home == hq or is_corps(self.book, hq) or gun in self.own.attached
                yield NO_TIE if free else (gun, hq)
        free = theirs is None and unit not in self.own.attached
        if home is not None and free and home in self.could_serve(unit):
            yield unit, home

    @rule("13.2c", "7.2b")
    def tie(self, gun: str, space: str) -> Tie | None:
        """Who must be attached so that a gun is directed into a hex; None: nobody can direct it."""
        if gun in self.ships:
            return NO_TIE
        found = None
        for unit in self.spotters(space):
            for tie in self.ties(unit, gun):
                if tie == NO_TIE:
                    return tie
                if found is None and self.room(tie[1], {}):
                    found = tie
        return found

    @rule("13.2a", "13.2c", "3.6c")
    def why_not_spotted(self, gun: str, space: str) -> Illegal | None:
        """Why nobody directs the fire of a gun into a hex."""
        if gun in self.ships and (is_coastal(self.book, space) or self.spotters(space)):
            return None
        if not self.spotters(space):
            return refuse("13.2a", "not-spotted", space=space)
        if self.tie(gun, space) is not None:
            return None
        return refuse("13.2c", "spotter-of-others", unit=gun, space=space)

    # -- all together --

    def why_not(
        self, gun: str, space: str, role: Role, units: Sequence[str] = ()
    ) -> Illegal | None:
        """Why a gun may not do what it is asked for."""
        bad = self.why_not_reach(gun, space)
        if bad is None and ROLES[role].commanded:
            bad = self.why_not_helps(gun, units, role)
        if bad is None and ROLES[role].spotted:
            bad = self.why_not_spotted(gun, space)
        if bad is None and role == "counter":
            bad = why_not_counter(self.book, self.public)
        return bad

    # -- attachments --

    @rule("7.2b", "12.1e", "7.2c")
    def attach(self, guns: Iterable[str], units: Sequence[str]) -> dict[str, str] | Illegal:
        """Where guns that are of no division of these are attached; or why there is no room."""
        places: dict[str, str] = {}
        heads = self.heads(units)
        for gun in guns:
            home = division_of(self.book, gun)
            if (
                gun in self.ships
                or gun in self.own.attached
                or (home is not None and home in heads)
            ):
                continue
            fits = [hq for hq in heads if self.why_not_under(gun, hq) is None]
            room = [hq for hq in fits if self.room(hq, places) or is_corps(self.book, hq)]
            if fits and not room:
                return refuse("7.2b", "slots-taken", hq=fits[0], units=self.net.guests(fits[0]))
            if room and not is_corps(self.book, room[0]):
                places[gun] = room[0]
        return places

    def room(self, hq: str, more: Mapping[str, str]) -> bool:
        """Whether a headquarters can take one more, beside these."""
        guests, new = self.net.guests(hq), list(more.values()).count(hq)
        if self.book.counters[hq].type == "hq-kg":
            return len(guests) + new < KG_UNITS
        _, extra = self.net.split_guests(guests)
        return len(extra) + new < EXTRA


@rule("13.2d")
def is_coastal(book: Book, space: str) -> bool:
    """Whether ships see into a hex themselves: near open sea."""
    land, grid = book.country, book.grid
    near = (at for at in grid.within(space, SHIP_SEES) if at in land.num)
    return any(land.rows[land.num[at]].coast == "all-sea" for at in near)


def is_corps(book: Book, hq: str) -> bool:
    """Whether it is the headquarters of a corps."""
    return book.counters[hq].type == "hq-corps"


@rule("13.4a")
def why_not_counter(book: Book, public: t.Public) -> Illegal | None:
    """Nobody answers fire in heavy rain or storm."""
    if weather_of(book, public).drm < 0:
        return refuse("13.4a", "bad-weather", weather=public.weather)
    return None


def within(book: Book, space: str, radius: int) -> tuple[str, ...]:
    """The hexes at most so far from one, nearest first; looked up once."""
    known = book.memo.table(within)
    if (space, radius) not in known:
        known[space, radius] = book.grid.within(space, radius)
    found: tuple[str, ...] = known[space, radius]
    return found


def open_way(book: Book, at: str, space: str) -> bool:
    """Whether a target and what lies between are open ground, by some shortest way."""
    known = book.memo.table(open_way)
    if (at, space) not in known:
        known[at, space] = has_open_way(book, at, space)
    found: bool = known[at, space]
    return found


def has_open_way(book: Book, at: str, space: str) -> bool:
    """The same, looked for on the map."""
    if not is_open(book, space):
        return False
    far = book.grid.distance(at, space)
    if far <= 1:
        return True
    return any(
        book.grid.distance(at, near) == far - 1 and open_way(book, at, near)
        for near in book.grid.neighbours(space)
    )


@rule("13.2a")
def is_open(book: Book, space: str) -> bool:
    """Whether ground hides nobody: beach, clear, farmland or flooded, and no houses."""
    row = book.country.rows[book.country.num[space]]
    return row.terrain in OPEN and row.settlement is None


# -- what others ask --------------------------------------------------------------------------


def guns_of(book: Book, public: t.Public, own: t.Private, side: str) -> Guns:
    """The guns of a side; found again while nothing has changed."""
    return book.memo.of(Guns, public, own, side)


def gun_fits(  # noqa: PLR0913 - the last is for support only
    book: Book,
    public: t.Public,
    own: t.Private,
    gun: str,
    target: str,
    role: Role,
    units: Sequence[str] = (),
) -> Illegal | None:
    """Why a gun may not fire into a hex in a role, for these units; or None."""
    return guns_of(book, public, own, book.side_of[gun]).why_not(gun, target, role, units)


def support_most(  # noqa: PLR0913 - what an attack is
    book: Book, public: t.Public, own: t.Private, side: str, space: str, by: Sequence[str]
) -> int:
    """The most that guns could still add to an attack, by what the side knows."""
    if side == t.ALLIED and public.csp < 1:
        return 0
    guns = guns_of(book, public, own, side)
    if not any(guns.net.combat(unit) for unit in by):
        return 0
    able = (gun for gun in guns.ready if guns.why_not(gun, space, "attack", by) is None)
    found = sorted((guns.force("aid", gun, "attack").total for gun in able), reverse=True)
    return sum(found[: most_guns(book, by)])
