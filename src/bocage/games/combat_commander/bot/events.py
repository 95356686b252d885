"""Where to put units, whom to choose: arrivals, retreats, losses, snipers, events, digging in."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bocage.games.combat_commander.book import Book
from bocage.games.combat_commander.bot.answers import sign
from bocage.games.combat_commander.bot.field import field_of
from bocage.games.combat_commander.bot.order import Idea, rally_gain
from bocage.games.combat_commander.bot.picture import Picture
from bocage.games.combat_commander.bot.worth import SUPPRESSED, card_worth, price, strength
from bocage.games.combat_commander.state import is_leader
from bocage.games.combat_commander.types import (
    Choose,
    ChooseCard,
    ChooseHex,
    ChooseWeapon,
    Decline,
    Deploy,
    DigIn,
    Equip,
    Happening,
    Play,
    Put,
    Seen,
    Take,
    other,
)
from bocage.kernel.api import Action, Choice, Pass

HARMFUL = ("kia", "shell-shock", "interdiction", "suppressing-fire")

# -- digging in -----------------------------------------------------------------------------


def dig_ideas(book: Book, seen: Seen, pic: Picture, f: DigIn, choice: Choice) -> list[Idea]:
    """Foxholes where they help most."""
    found = [Idea(0.0, Pass())]
    for action in choice.legal():
        if isinstance(action, Play) and action.at is not None:
            keep = 0.6 * card_worth(book, seen.public, pic.side, action.card)
            found.append(Idea(dug(book, pic, action.at) - keep, action))
    return sorted(found, key=lambda idea: -idea.value)


def dug(book: Book, pic: Picture, at: str) -> float:
    """What foxholes in a hex are worth."""
    more = (book.forts["foxholes"].cover or 0) - pic.cover(at)
    if more <= 0:
        return 0.0
    units = pic.at[pic.side].get(at, ())
    return sum(8.0 * more + 0.15 * more * pic.harm(unit, at) for unit in units)


# -- where to put, whom to choose -----------------------------------------------------------


def stand(book: Book, pic: Picture, unit: str, at: str) -> float:
    """How well a unit of either side would stand in a hex."""
    side = book.units[unit].side
    field = field_of(pic, side)
    if unit in pic.public.units:
        return field.gain((unit,), at)
    found = 2.0 * pic.cover(at) - pic.harm_of(side, at)
    for goal, worth in field.goals.items():
        found += 0.3 * worth * 0.9 ** (field.fields[goal][at] / 4)
    return found


def put_ideas(book: Book, seen: Seen, pic: Picture, f: Any, choice: Choice) -> list[Idea]:
    """A unit and the best hex for it: reinforcements, flights."""
    found = [
        Idea(stand(book, pic, action.unit, action.at), action)
        for action in choice.legal()
        if isinstance(action, Put)
    ]
    return sorted(found, key=lambda idea: -idea.value)


def hex_ideas(book: Book, seen: Seen, pic: Picture, f: Any, choice: Choice) -> list[Idea]:
    """Where a unit retreats, arrives or fights first."""
    unit = getattr(f, "unit", "") or next(iter(getattr(f, "units", ())), "")
    found = []
    for action in choice.legal():
        if isinstance(action, ChooseHex):
            worth = stand(book, pic, unit, action.at) if unit in book.units else 0.0
            found.append(Idea(worth, action))
        elif isinstance(action, Take):
            found.append(Idea(item_worth(book, seen, action.item), action))
        elif isinstance(action, Put):
            found.append(Idea(stand(book, pic, action.unit, action.at), action))
    return sorted(found, key=lambda idea: -idea.value)


def item_worth(book: Book, seen: Seen, name: str) -> float:
    """What a line of the support table is worth."""
    for line in book.support[seen.side or "axis"].values():
        for item in line:
            if item.name == name:
                if item.radio is not None:
                    return 150.0
                unit = book.stems.get(item.unit or "", ("",))[0]
                worth = strength(book, seen.public, unit) if unit else 0.0
                return worth + (30.0 if item.weapon else 0.0)
    return 0.0


def stack_ideas(book: Book, seen: Seen, pic: Picture, f: Any, choice: Choice) -> list[Idea]:
    """Deploy if that is enough; otherwise the unit that we miss least."""
    found = []
    for action in choice.legal():
        if isinstance(action, Choose):
            found.append(Idea(-pic.price(action.unit), action))
        elif isinstance(action, Deploy) and not action.second:
            found.append(Idea(-40.0, action))
    return sorted(found, key=lambda idea: -idea.value)


def rally_ideas(book: Book, seen: Seen, pic: Picture, f: Any, choice: Choice) -> list[Idea]:
    """Who gains most rolls first; it makes little difference."""
    units = [a for a in choice.legal() if isinstance(a, Choose)]
    return sorted((Idea(rally_gain(pic, a.unit), a) for a in units), key=lambda idea: -idea.value)


def sniper_ideas(book: Book, seen: Seen, pic: Picture, f: Any, choice: Choice) -> list[Idea]:
    """The enemy who is hurt most, or nobody."""
    found = []
    for action in choice.legal():
        if isinstance(action, Choose):
            found.append(Idea(-sign(book, seen, action.unit) * pic.blow(action.unit), action))
        else:
            found.append(Idea(0.0, action))
    return sorted(found, key=lambda idea: -idea.value)


# -- events ---------------------------------------------------------------------------------


def event_ideas(book: Book, seen: Seen, pic: Picture, f: Happening, choice: Choice) -> list[Idea]:
    """Harm to the enemy, help for us."""
    found = [Idea(_event(book, seen, pic, f, action), action) for action in choice.legal()]
    return sorted(found, key=lambda idea: -idea.value)


def _event(book: Book, seen: Seen, pic: Picture, f: Happening, action: Action) -> float:
    match action:
        case Choose():
            return _event_unit(book, seen, pic, f, action.unit)
        case ChooseHex():
            return _event_hex(book, seen, pic, f, action.at)
        case ChooseWeapon():
            mine = side_of(book, seen, action.weapon) == seen.side
            return float(book.weapons[action.weapon].fp) * (-1 if mine else 1)
        case ChooseCard():
            return card_worth(book, seen.public, other(seen.side or "axis"), action.card)
        case Equip():
            soldier = not is_leader(book, action.to)
            return book.weapons[action.weapon].fp + 5.0 * soldier
        case Deploy():
            return -20.0
        case Decline():
            return 0.0
    return 0.0


def side_of(book: Book, seen: Seen, weapon: str) -> str:
    """Whose unit carries a weapon."""
    units = seen.public.units
    return next((book.units[u].side for u, s in units.items() if s.weapon == weapon), "")


def _event_unit(book: Book, seen: Seen, pic: Picture, f: Happening, unit: str) -> float:
    who = sign(book, seen, unit)
    if unit not in seen.public.units:  # walking wounded
        return who * price(book, seen.public, unit)
    if f.name == "prisoners-of-war":
        return -pic.price(unit)
    if f.name in ("interdiction", "suppressing-fire"):
        return -who * SUPPRESSED * pic.price(unit)
    if f.name == "commissar":
        return pic.morale(unit) * 10.0
    worth = pic.blow(unit)
    return -who * worth if f.name in HARMFUL else who * pic.price(unit)


def _event_hex(book: Book, seen: Seen, pic: Picture, f: Happening, at: str) -> float:
    foes, mine = pic.at[pic.enemy].get(at, ()), pic.at[pic.side].get(at, ())
    match f.name:
        case "air-support":
            return sum(map(pic.blow, foes)) - sum(map(pic.blow, mine))
        case "white-phosphorus":
            worst = min(map(pic.blow, foes), default=0.0)
            return worst - min(map(pic.blow, mine), default=0.0)
        case "entrench":
            return dug(book, pic, at)
        case "sappers":
            return sum(20.0 for near in book.adjacent[at] if near in pic.at[pic.side]) - sum(
                20.0 for near in book.adjacent[at] if near in pic.at[pic.enemy]
            )
        case "hero":
            hurt = [pic.price(u) for u in mine if seen.public.units[u].broken]
            return max(hurt, default=0.0) + 10.0 * len(mine)
        case "field-promotion":
            return 30.0 * len(mine)
        case _:
            return stand(book, pic, f.unit, at) if f.unit in book.units else 0.0


def first_ideas(book: Book, seen: Seen, pic: Picture, f: Any, choice: Choice) -> Iterator[Idea]:
    """Whatever is offered first."""
    for action in choice.legal():
        yield Idea(0.0, action)
        return
