"""Where pieces may be set up (5c): areas, stacking, special places, who may have a weapon."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from msgspec.structs import replace

from bocage.games.combat_commander.book import Book
from bocage.games.combat_commander.state import area_of, limit_at
from bocage.games.combat_commander.types import (
    AXIS,
    FIGURES,
    SIDES,
    Equip,
    Fortify,
    Private,
    Public,
    Put,
    Seen,
    SetUp,
    Side,
)
from bocage.kernel.api import Illegal, Rng, refuse, rule
from bocage.space import groups, joining

LATE = ("after", "after-anywhere")


def hidden(book: Book) -> bool:
    """Whether both sides set up at the same time, unseen by each other."""
    return book.scenario.setup_first == "simultaneous"


class Camp:
    """What a side has set up so far, as it sees it itself."""

    __slots__ = (
        "_links", "_men", "_now", "armed", "book", "enemies", "late", "public", "roster", "side",
        "where",
    )  # fmt: skip

    def __init__(
        self, book: Book, public: Public, own: Private | None, side: Side, late: bool
    ) -> None:
        self.book, self.public, self.side, self.late = book, public, side, late
        self._links: frozenset[str] | None = None
        self.roster = public.rosters.get(side) or book.rosters[side]
        self._men: dict[str, int] | None = None
        self._now: list[str] | None = None
        self.enemies: set[str] = set()  # the hexes in which the other side stands
        self.where: dict[str, str] = {}
        for unit, state in public.units.items():
            if book.units[unit].side == side:
                self.where[unit] = state.at
            else:
                self.enemies.add(state.at)
        self.armed: Mapping[str, str] = {
            **{s.weapon: unit for unit, s in public.units.items() if s.weapon},
            **{w.weapon: unit for unit, w in public.track.items() if w.weapon},
        }
        if own is not None and (own.camp or own.arms):
            self.where = {**self.where, **own.camp}
            self.armed = {**self.armed, **own.arms}

    # -- what is left -----------------------------------------------------------------------

    @rule("S2.2", "S3.2", "S4.1")
    def may_wait(self, piece: str) -> bool:
        """Whether a piece may be placed after the enemy, and it is not yet that late."""
        return not self.late and self.book.placement.get(piece) in LATE

    def units_left(self) -> list[str]:
        """The units that are not on the map yet."""
        return [unit for unit in self.roster.units if unit not in self.where]

    @rule("5c")
    def units_now(self) -> list[str]:
        """Who may be placed now: the largest of those who must, and whoever may wait.

        The largest first, so that the small ones always find room.
        """
        if self._now is None:
            left, units = self.units_left(), self.book.units
            must = [unit for unit in left if not self.may_wait(unit)]
            most = max([units[unit].figures for unit in must], default=0)
            self._now = [u for u in left if self.may_wait(u) or units[u].figures == most]
        return self._now

    def forts_left(self) -> dict[str, int]:
        """The fortifications that are not on the map yet, by kind."""
        fixed = self.book.fixed_forts
        used = [fort for at, fort in self.public.forts.items() if at not in fixed]
        left = {what: n - used.count(what) for what, n in self.roster.forts.items()}
        return {what: n for what, n in left.items() if n > 0}

    @rule("G.9c")
    def forts_now(self) -> dict[str, int]:
        """Those to place now: what was bought waits until both sides have set up."""
        return {} if self.public.rosters and not self.late else self.forts_left()

    def weapons_left(self) -> list[str]:
        """The weapons that nobody has yet though somebody could."""
        mine = [
            *self.roster.weapons,
            *(w for w in self.book.weapon_arrivals if self.book.weapons[w].side == self.side),
        ]
        return [w for w in mine if w not in self.armed and self.holders(w)]

    def complete(self) -> bool:
        """Whether nothing is left to place or to hand out, now or later."""
        return not (self.units_left() or self.forts_left() or self.weapons_left())

    # -- where ------------------------------------------------------------------------------

    @rule("8.2a", "5c")
    def hexes_for(self, unit: str) -> list[str]:
        """Where a unit may be placed now."""
        return [
            at
            for at in self.area(unit)
            if self.why_not_room(unit, at) is None and self.why_not_chain(at) is None
        ]

    @rule("S2.2", "S3.1", "S11.1")
    def area(self, unit: str) -> Sequence[str]:
        """The set-up area of a unit."""
        book = self.book
        fixed = book.fixed.get(unit)
        if fixed is not None:
            return (fixed,)
        if self.late and book.placement.get(unit) == "after-anywhere":
            return book.hexes
        if book.placement.get(unit) == "in-bunker":
            return [at for at, fort in self.public.forts.items() if fort == "bunker"]
        return area_of(book, self.public, self.side)

    @rule("8.2a")
    def why_not_room(self, unit: str, at: str) -> Illegal | None:
        """A hex takes a unit if it is passable, without enemies and within the stacking limit."""
        book = self.book
        if at in book.barred:
            return refuse("5c", "impassable", hex=at)
        if at in self.enemies:
            return refuse(self.book.demand.get(unit, "5c"), "enemy-there", hex=at)
        men = self.men().get(at, 0) + book.units[unit].figures
        if men > limit_at(book, self.public, at):
            return refuse("8.2a", "overstacked", unit=unit, hex=at)
        return None

    def men(self) -> dict[str, int]:
        """How many soldiers of the side stand in each hex."""
        if self._men is None:
            self._men = {}
            for unit, at in self.where.items():
                self._men[at] = self._men.get(at, 0) + self.book.units[unit].figures
        return self._men

    @rule("S7.2")
    def why_not_chain(self, at: str) -> Illegal | None:
        """Scenario 7: the Axis ends its set-up in one chain of adjacent hexes.

        In whatever order it is laid: who is still to come can close the gaps.
        """
        if self.side != AXIS or not self.book.special("axis-chain-setup"):
            return None
        left = len(self.units_left())
        if self._links is None:
            self._links = frozenset(self._chain(left))
        if at in self._links:
            return None
        return refuse("S7.2", "out-of-chain", hex=at, units=left - 1)

    def _chain(self, left: int) -> Iterator[str]:
        """Where the next unit can stand so that those after it still close all gaps."""
        book, enemies = self.book, self.enemies
        open_ = [at for at in book.hexes if at not in book.barred and at not in enemies]
        used = set(self.where.values())
        alone = sum(2 * book.units[unit].figures > FIGURES for unit in self.units_left())
        for ground in groups(book.adjacent, open_):
            if used <= ground and len(ground - used) >= alone:
                links = joining(book.adjacent, used, ground, left)
                yield from (at for at, more in links.items() if more + (at in used) <= left)

    @rule("5c", "S2.2")
    def why_not_put(self, act: Put) -> Illegal | None:
        """A unit that is due, in its area, with room, in the chain if there must be one."""
        if act.unit not in self.units_now():
            return refuse("5c", "not-now", unit=act.unit)
        if act.at not in self.area(act.unit):
            anywhere = self.book.placement.get(act.unit) == "after-anywhere"
            word = "outside-area-yet" if anywhere else "outside-area"
            return refuse(self.book.demand.get(act.unit, "5c"), word, unit=act.unit, hex=act.at)
        return self.why_not_room(act.unit, act.at) or self.why_not_chain(act.at)

    # -- weapons ----------------------------------------------------------------------------

    @rule("8.1.1", "11.2a", "5c", "S4.1", "S10.2")
    def holders(self, weapon: str) -> list[str]:
        """Who may get a weapon: units without one, of the same time; some are for one unit only."""
        book = self.book
        space = book.weapon_arrivals.get(weapon)
        if space is None:
            units = list(self.where)
        else:
            units = [
                u for u, s in book.arrivals.items() if s == space and u in book.of_side[self.side]
            ]
        meant = self.roster.holders.get(weapon)
        busy = set(self.armed.values())
        return [u for u in units if u not in busy and (meant is None or u in meant)]

    def weapons_now(self) -> list[str]:
        """The weapons to hand out now: first those that are meant for somebody."""
        left = self.weapons_left()
        meant = [weapon for weapon in left if weapon in self.roster.holders]
        return meant or left

    def why_not_equip(self, act: Equip) -> Illegal | None:
        """A weapon that is due, to a unit that may have it."""
        if act.weapon not in self.weapons_now():
            return refuse("5c", "not-now-weapon", weapon=act.weapon)
        if act.to not in self.holders(act.weapon):
            meant = act.weapon in self.roster.holders
            clause = self.book.demand.get(act.weapon, "8.1.1") if meant else "8.1.1"
            return refuse(clause, "wrong-holder", weapon=act.weapon, unit=act.to)
        return None

    # -- fortifications ---------------------------------------------------------------------

    def first_works(self) -> dict[str, int]:
        """The works that units are placed into: they come before the units."""
        left = self.forts_left()
        return {w: n for w, n in left.items() if self.book.placement.get(w) == "open-flat"}

    @rule("F100.3", "8.1.3", "5c")
    def fort_hexes(self, what: str) -> list[str]:
        """Where a fortification may lie: in the own area, not in water, one in a hex."""
        book = self.book
        forts, enemies = self.public.forts, self.enemies
        return [
            at
            for at in area_of(book, self.public, self.side)
            if at not in forts
            and at not in book.water
            and at not in enemies
            and self.fits(what, at)
        ]

    @rule("S4.2", "S11.1")
    def fits(self, what: str, at: str) -> bool:
        """What the scenario says about the place of a fortification."""
        book = self.book
        match book.placement.get(what):
            case "open-flat":
                return book.terrain[at] == "open" and book.level[at] == 0
            case "near-buildings":
                return any(book.terrain[near] == "building" for near in (at, *book.adjacent[at]))
            case _:
                return True

    def why_not_fortify(self, act: Fortify, due: Mapping[str, int]) -> Illegal | None:
        """A fortification that is left, in a hex that takes it."""
        book = self.book
        if act.what not in due:
            return refuse("5c", "no-such-fort", fort=act.what)
        if act.at in self.public.forts:
            return refuse("8.1.3", "fort-there", hex=act.at)
        if act.at in book.water:
            return refuse("F100.3", "in-water", hex=act.at)
        if not self.fits(act.what, act.at):
            word = f"not-{book.placement[act.what]}"
            return refuse(book.demand.get(act.what, "5c"), word, fort=act.what, hex=act.at)
        if act.at in self.enemies or act.at not in area_of(book, self.public, self.side):
            return refuse("5c", "outside-area-fort", fort=act.what, hex=act.at)
        return None


# -- behind the screen ----------------------------------------------------------------------


def guess_camp(book: Book, seen: Seen, side: Side, rng: Rng) -> Private:
    """A set-up that an enemy behind the screen may have made; empty if he has made none."""
    top = seen.frames[-1] if seen.frames else None
    private = Private()
    if not hidden(book) or not isinstance(top, SetUp) or seen.public.units:
        return private
    if SIDES.index(side) >= SIDES.index(top.side):
        return private
    while True:
        camp = Camp(book, seen.public, private, side, late=False)
        units = camp.units_now()
        if units:
            unit = rng.choose(units)
            at = rng.choose(camp.hexes_for(unit))
            private = replace(private, camp={**private.camp, unit: at})
            continue
        weapons = camp.weapons_now()
        if not weapons:
            return private
        holder = rng.choose(camp.holders(weapons[0]))
        private = replace(private, arms={**private.arms, weapons[0]: holder})
