"""The random scenario: support that is bought, the attacker's request for a radio."""

from __future__ import annotations

from msgspec.structs import replace

from bocage.games.combat_commander.book import Book, Item
from bocage.games.combat_commander.events.happen import SupportMissing
from bocage.games.combat_commander.events.making import ItemBought
from bocage.games.combat_commander.rules.common import gain
from bocage.games.combat_commander.rules.offers import offer
from bocage.games.combat_commander.rules.r05_lots import lot
from bocage.games.combat_commander.rules.r06_time import gain_radio
from bocage.games.combat_commander.rules.r07_victory import change_control
from bocage.games.combat_commander.types import (
    ALLIES,
    AXIS,
    Accept,
    Assets,
    Buying,
    D,
    Decline,
    Finish,
    Public,
    Roster,
    Seen,
    Side,
    Take,
    other,
)
from bocage.kernel.api import Action, Ask, Choice, OneOf, Step, rule


def leader(public: Public) -> str:
    """The side that has victory points, or nobody."""
    return AXIS if public.vp > 0 else ALLIES if public.vp < 0 else ""


def points_of(public: Public, side: Side) -> int:
    """The victory points of a side; below 0 if they are the enemy's."""
    return public.vp if side == AXIS else -public.vp


# -- support --------------------------------------------------------------------------------


def unused(book: Book, roster: Roster, stem: str) -> str:
    """A counter of this kind that the side has not got yet, or nothing."""
    used = {*roster.units, *roster.weapons}
    return next((one for one in book.stems[stem] if one not in used), "")


@rule("G.6", "G.6a", "4.3.2")
def for_sale(book: Book, public: Public, f: Buying) -> list[str]:
    """The items of the row that are no radios and whose counters are left."""
    roster = public.rosters[f.side]
    return [
        item.name
        for item in book.support[f.side][f.roll]
        if item.unit is not None
        and unused(book, roster, item.unit)
        and (item.weapon is None or unused(book, roster, item.weapon))
    ]


@rule("G.6a")
def may_stop(f: Buying) -> bool:
    """At least one item must be bought."""
    return f.bought


@rule("G.6a")
def may_go_on(book: Book, public: Public, f: Buying) -> bool:
    """More than one only while the side has points."""
    return bool(for_sale(book, public, f)) and (not f.bought or leader(public) == f.side)


@rule("G.6")
class BuyingStep(Step):
    """A roll on the own support table; then items of the row, each paid with points."""

    def run(self, book: Book, d: D, f: Buying) -> None:
        """The roll; what leaves no choice is done at once."""
        if f.stage == "start":
            return d.goto("buy", roll=sum(lot(book, d, f.side, "support", "G.6")))
        if not may_go_on(book, d.public, f):
            if not f.bought:
                d.emit(SupportMissing("G.6", f.side, f.roll))
            return d.finish()
        found = for_sale(book, d.public, f)
        if len(found) == 1 and not may_stop(f):
            self.take(book, d, f, f.side, Take(found[0]))
        return None

    def who(self, book: Book, public: Public, f: Buying) -> tuple[Ask, ...]:
        """The side that has points."""
        about = {"roll": f.roll, "points": points_of(public, f.side)}
        return (Ask(f.side, "buy", "G.6a", about),)

    def choice(self, book: Book, seen: Seen, f: Buying, ask: Ask) -> Choice:
        """An item; nothing more after the first."""
        items: list[Action] = [Take(name) for name in for_sale(book, seen.public, f)]
        return offer([*items, Finish()] if may_stop(f) else items, "G.6a")

    def take(self, book: Book, d: D, f: Buying, side: str, action: Action) -> None:
        """Buy it, or stop."""
        if not isinstance(action, Take):
            return d.finish()
        item = next(one for one in book.support[side][f.roll] if one.name == action.item)
        d.edit("rosters")[side] = joined(book, d.public.rosters[side], item)
        d.emit(ItemBought("G.6", side, item.name, item.cost))
        gain(d, side, -item.cost, "G.6")
        return d.goto("buy", bought=True)


@rule("G.6b")
def joined(book: Book, roster: Roster, item: Item) -> Roster:
    """The unit comes with its weapon, which is for it alone; it may have no other at set-up."""
    unit = unused(book, roster, item.unit or "")
    if item.weapon is None:
        return replace(roster, units=(*roster.units, unit))
    weapon = unused(book, roster, item.weapon)
    return replace(
        roster,
        units=(*roster.units, unit),
        weapons=(*roster.weapons, weapon),
        holders={**roster.holders, weapon: (unit,)},
    )


# -- a radio --------------------------------------------------------------------------------


@rule("G.9", "7.3.1a")
def hold_all(book: Book, d: D, side: Side) -> None:
    """The defender controls all objectives before the attacker comes."""
    for number in book.objective:
        change_control(book, d, number, side)


@rule("G.9a")
class AssetsStep(Step):
    """The defender holds all objectives; the attacker may roll, and then must buy the radio."""

    def run(self, book: Book, d: D, f: Assets) -> None:
        """Before the attacker is asked, and when he has rolled."""
        match f.stage:
            case "start":
                hold_all(book, d, other(f.side))
                d.goto("ask")
            case "roll":
                request(book, d, f.side)
                d.finish()

    def who(self, book: Book, public: Public, f: Assets) -> tuple[Ask, ...]:
        """The attacker."""
        return (Ask(f.side, "asset", "G.9a"),)

    def choice(self, book: Book, seen: Seen, f: Assets, ask: Ask) -> Choice:
        """Roll, or not."""
        return OneOf((Accept(), Decline()))

    def take(self, book: Book, d: D, f: Assets, side: str, action: Action) -> None:
        """The roll."""
        return d.goto("roll") if isinstance(action, Accept) else d.finish()


@rule("G.9a", "4.3.2")
def request(book: Book, d: D, side: Side) -> None:
    """The radio of the row, if the year has one."""
    roll = sum(lot(book, d, side, "asset", "G.9a"))
    for item in book.support[side][roll]:
        if item.radio is not None:
            gain_radio(d, side, item.radio, "G.9a")
            d.emit(ItemBought("G.9a", side, item.name, item.cost))
            return gain(d, side, -item.cost, "G.9a")
    return d.emit(SupportMissing("G.9a", side, roll))
