"""The support tables: a roll, an item of its row, its place (A35.4, E59, E68)."""

from __future__ import annotations

from collections.abc import Iterator

from bocage.games.combat_commander.book import Book, Item
from bocage.games.combat_commander.events.happen import SupportFound, SupportMissing
from bocage.games.combat_commander.rules.common import in_mix, put_unit
from bocage.games.combat_commander.rules.offers import choose_hexes, offer
from bocage.games.combat_commander.rules.r01_rolls import empty, random_hex, total
from bocage.games.combat_commander.rules.r06_time import gain_radio, places_free
from bocage.games.combat_commander.state import (
    area_of,
    cover,
    holder_of,
    rim_of,
)
from bocage.games.combat_commander.types import (
    ChooseHex,
    D,
    Public,
    Roll,
    Seen,
    Side,
    Support,
    Take,
    TimeAdvance,
)
from bocage.kernel.api import Ask, Choice, Step, rule

# -- what the table has ---------------------------------------------------------------------


def free_unit(book: Book, public: Public, stem: str) -> str:
    """A counter of this kind that is in the counter mix, or nothing."""
    return next((one for one in book.stems[stem] if in_mix(public, one)), "")


def free_weapon(book: Book, public: Public, stem: str) -> str:
    """A weapon of this kind that nobody has, neither on the map nor on a track or in the box."""
    used = {wait.weapon for wait in public.track.values()} | set(public.box)
    return next(
        (one for one in book.stems[stem] if one not in used and holder_of(public, one) is None), ""
    )


def has_counters(book: Book, public: Public, side: Side, item: Item) -> bool:
    """Whether the counters of an item are there: a radio needs an empty box as well."""
    if item.radio is not None:
        return side not in public.radios and item.radio not in public.track
    if item.unit is None or not free_unit(book, public, item.unit):
        return False
    return item.weapon is None or bool(free_weapon(book, public, item.weapon))


@rule("A35.4b", "E59", "E68", "4.3.2", "8.1.2")
def on_offer(book: Book, public: Public, f: Support) -> list[str]:
    """The items of the row that can be taken; radios only by reinforcements."""
    return [
        item.name
        for item in book.support[f.side][f.roll]
        if (item.radio is None or f.how == "reinforcements")
        and has_counters(book, public, f.side, item)
    ]


def item_of(book: Book, f: Support) -> Item:
    """The item that was taken."""
    return next(item for item in book.support[f.side][f.roll] if item.name == f.item)


# -- where it comes -------------------------------------------------------------------------


@rule("A35.4b")
def hidden_hexes(book: Book, public: Public, side: Side) -> Iterator[str]:
    """Hexes of the original set-up area without any unit and with cover of at least 1."""
    barred = {*book.barred, *public.blaze, *(state.at for state in public.units.values())}
    for at in area_of(book, public, side):
        if at not in barred and cover(book, public, at) >= 1:
            yield at


@rule("E59", "E68", "E59b")
def support_hexes(book: Book, public: Public, f: Support) -> list[str]:
    """Where the unit may be put: hidden, at the random hex, or on its own edge."""
    if f.how == "hidden":
        return list(hidden_hexes(book, public, f.side))
    if f.how == "infiltration":
        return places_free(book, public, f.unit, (f.at, *book.adjacent[f.at]))
    return places_free(book, public, f.unit, rim_of(book, public, f.side))


class SupportStep(Step):
    """A roll on the own table, an item of the row at no cost, its place."""

    def run(self, book: Book, d: D, f: Support) -> None:
        """The stages."""
        match f.stage:
            case "start":
                roll = Roll(side=f.side, kind="support", clause=f.clause)
                d.call(roll, "rolled")
            case "look":
                self.look(book, d, f)
            case "taken":
                self.fetch(book, d, f)
            case "hex":
                if empty(d.public, f.side):
                    return d.call(TimeAdvance(side=f.side), "hex")
                d.goto("place", at=random_hex(book, d, f.side, f.clause))
            case "place":
                self.place(book, d, f)
        return None

    def back(self, book: Book, d: D, f: Support, value: str | None) -> None:
        """The row."""
        if f.stage == "rolled" and value is not None:
            d.goto("look", roll=total(book, value))

    def look(self, book: Book, d: D, f: Support) -> None:
        """Nothing on offer: over. One thing only: that one."""
        found = on_offer(book, d.public, f)
        if not found:
            d.emit(SupportMissing(f.clause, f.side, f.roll))
            return d.finish("")
        if len(found) == 1:
            d.emit(SupportFound(f.clause, f.side, found[0]))
            return d.goto("taken", item=found[0])
        return None

    @rule("E68", "11.2b")
    def fetch(self, book: Book, d: D, f: Support) -> None:
        """A radio goes to its box; a unit, with the weapon listed with it, needs a place."""
        item = item_of(book, f)
        if item.radio is not None:
            gain_radio(d, f.side, item.radio, f.clause)
            return d.finish("")
        unit = free_unit(book, d.public, item.unit or "")
        weapon = free_weapon(book, d.public, item.weapon) if item.weapon else ""
        then = "hex" if f.how == "infiltration" else "place"
        return d.goto(then, unit=unit, weapon=weapon)

    @rule("E42b")
    def place(self, book: Book, d: D, f: Support) -> None:
        """Without any place the unit does not come; with one only it stands there."""
        hexes = support_hexes(book, d.public, f)
        if not hexes:
            d.emit(SupportMissing(f.clause, f.side, f.roll))
            return d.finish("")
        if len(hexes) == 1:
            self.put(d, f, hexes[0])
        return None

    def put(self, d: D, f: Support, at: str) -> None:
        """There it is."""
        put_unit(d, f.unit, at, f.clause, weapon=f.weapon)
        d.finish(f.unit)

    def who(self, book: Book, public: Public, f: Support) -> tuple[Ask, ...]:
        """The side whose table it is."""
        if f.stage == "look":
            return (Ask(f.side, "support", f.clause, {"roll": f.roll}),)
        return (Ask(f.side, "place", f.clause, {"unit": f.unit}),)

    def choice(self, book: Book, seen: Seen, f: Support, ask: Ask) -> Choice:
        """An item, or a hex."""
        if f.stage == "look":
            return offer([Take(name) for name in on_offer(book, seen.public, f)], f.clause)
        return choose_hexes(support_hexes(book, seen.public, f), f.clause)

    def take(self, book: Book, d: D, f: Support, side: str, action: Take | ChooseHex) -> None:
        """Take it, or put it there."""
        if isinstance(action, Take):
            d.emit(SupportFound(f.clause, f.side, action.item))
            return d.goto("taken", item=action.item)
        return self.put(d, f, action.at)
