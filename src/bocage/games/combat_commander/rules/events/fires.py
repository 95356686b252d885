"""Events of fire and wind: E46 Blaze, E48 Breeze, and how units flee from them."""

from __future__ import annotations

from typing import ClassVar

from bocage.games.combat_commander.book import Book
from bocage.games.combat_commander.events.happen import Fled
from bocage.games.combat_commander.rules.common import change, eliminate
from bocage.games.combat_commander.rules.events.base import AtRandomHex, Handler
from bocage.games.combat_commander.rules.markers import put_blaze, remove_smoke
from bocage.games.combat_commander.rules.offers import offer
from bocage.games.combat_commander.rules.s_specials import thin_fog
from bocage.games.combat_commander.types import D, Flight, Happening, Public, Put, Seen, other
from bocage.kernel.api import Ask, Choice, Step, rule

# -- fleeing --------------------------------------------------------------------------------


@rule("E46b", "E48b", "E59b")
def flight_hexes(book: Book, public: Public, unit: str) -> list[str]:
    """Adjacent hexes that are not impassable; enemies there do not matter."""
    at = public.units[unit].at
    return [to for to in book.adjacent[at] if to not in book.barred and to not in public.blaze]


@rule("E46b", "E48b", "gl.2")
class FlightStep(Step):
    """A side moves its units out of burning hexes; who cannot leave is eliminated."""

    def run(self, book: Book, d: D, f: Flight) -> None:
        """Who has no way out, or only one, is not asked about."""
        units = tuple(u for u in f.units if u in d.public.units)
        if not units or d.outcome is not None:
            return d.finish()
        for unit in units:
            hexes = flight_hexes(book, d.public, unit)
            if len(hexes) > 1:
                continue
            if hexes:
                self.flee(d, f, unit, hexes[0])
            else:
                eliminate(book, d, unit, f.clause)
            return d.goto("start", units=tuple(one for one in units if one != unit))
        return None

    def flee(self, d: D, f: Flight, unit: str, at: str) -> None:
        """Into the next hex."""
        change(d, unit, at=at)
        d.emit(Fled(f.clause, unit, at))

    def who(self, book: Book, public: Public, f: Flight) -> tuple[Ask, ...]:
        """The owner."""
        return (Ask(f.side, f.prompt, f.clause),)

    def choice(self, book: Book, seen: Seen, f: Flight, ask: Ask) -> Choice:
        """A unit and its hex."""
        found = [
            Put(unit, at)
            for unit in f.units
            if unit in seen.public.units
            for at in flight_hexes(book, seen.public, unit)
        ]
        return offer(found, f.clause)

    def take(self, book: Book, d: D, f: Flight, side: str, action: Put) -> None:
        """There it goes."""
        self.flee(d, f, action.unit, action.at)
        d.goto("start", units=tuple(one for one in f.units if one != action.unit))


class Fires(Handler):
    """What Blaze and Breeze have in common: the inactive side flees first."""

    flees: ClassVar[str] = ""  # the clause of the flight

    def flight(self, book: Book, d: D, f: Happening, side: str, then: str) -> None:
        """The units of a side in the hexes that burn now."""
        units = tuple(
            u for u, s in d.public.units.items() if s.at in f.hexes and book.units[u].side == side
        )
        flight = Flight(side=side, units=units, clause=self.flees, prompt=f"event-{f.name}")
        d.call(flight, then)

    def run(self, book: Book, d: D, f: Happening) -> None:
        """First the inactive side, then the active one."""
        active = d.public.active
        match f.stage:
            case "burning":
                self.flight(book, d, f, other(active), "half")
            case "half":
                self.flight(book, d, f, active, "over")
            case "over":
                d.finish()


@rule("E46a", "E46b")
class Blaze(Fires, AtRandomHex):
    """A random hex catches fire, if it is no water and does not burn yet; units must leave it."""

    clause: ClassVar[str] = "E46a"
    flees: ClassVar[str] = "E46b"

    def run(self, book: Book, d: D, f: Happening) -> None:
        """The hex, the fire, the flight."""
        if f.stage in ("begin", "found"):
            return AtRandomHex.run(self, book, d, f)
        return Fires.run(self, book, d, f)

    def found(self, book: Book, d: D, f: Happening) -> None:
        """It burns, or nothing happens."""
        if not put_blaze(book, d, f.at, "E46a"):
            return self.nothing(d, f)
        return d.goto("burning", hexes=(f.at,))


@rule("E48a", "E48b")
class Breeze(Fires):
    """All smoke is gone; every blaze spreads one hex downwind, where units must leave."""

    clause: ClassVar[str] = "E48a"
    flees: ClassVar[str] = "E48b"

    def run(self, book: Book, d: D, f: Happening) -> None:
        """Smoke, fires, flight."""
        if f.stage == "begin":
            return self.blow(book, d, f)
        return Fires.run(self, book, d, f)

    def blow(self, book: Book, d: D, f: Happening) -> None:
        """Only the fires that burn already spread."""
        for at in tuple(d.public.smoke):
            remove_smoke(d, at, "E48a")
        thin_fog(d)
        burning = sorted(d.public.blaze, key=book.index.__getitem__)
        downwind = [book.step[at, f.arg] for at in burning if (at, f.arg) in book.step]
        spread = tuple(at for at in downwind if put_blaze(book, d, at, "E48a"))
        d.goto("burning", hexes=spread)
