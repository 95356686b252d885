"""What there is to choose from while a random scenario is made, for the panel beside the map."""

from __future__ import annotations

from collections.abc import Iterator

from bocage.art.panels import Fact, Facts, Words
from bocage.games.combat_commander.book import Book
from bocage.games.combat_commander.rules.g_random import battles_for
from bocage.games.combat_commander.rules.g_random_support import for_sale
from bocage.games.combat_commander.types import SIDES, Buying, Generating, Public, Seen

CLASSES = ("squad", "team", "mg", "mortar", "other")
ARMS = {"mg": "mg", "mortar": "mortar", "gun": "mortar"}


def making(book: Book, seen: Seen) -> Iterator[Facts]:
    """Orders of battle, items of support or works, with what they cost."""
    top = seen.frames[-1] if seen.frames else None
    match top:
        case Generating(stage="battles"):
            for side in SIDES:
                yield battles(book, seen.public, side)
        case Generating(stage="works"):
            yield works(book)
        case Buying():
            yield items(book, seen.public, top)


def battles(book: Book, public: Public, side: str) -> Facts:
    """The orders of battle that a side may choose, with what is in them."""
    lines = []
    for name in battles_for(book, public, side):
        row = book.tables.random.battles[name]
        numbers = {
            "battle": name,
            "initiative": row.initiative,
            "orders": row.orders,
            "surrender": row.surrender,
            "leaders": row.leaders,
        }
        title = Words("fact-battle", {**numbers, **parts_of(book, name)})
        lines.append(Fact(title, cost(row.points), "G.4"))
    about = {"side": side, "quality": public.plan[side].quality}
    return Facts(id=f"battles-{side}", title=Words("panel-battles", about), lines=tuple(lines))


def parts_of(book: Book, battle: str) -> dict[str, int]:
    """How many squads, teams, machine guns, mortars with guns and other weapons it has."""
    found = dict.fromkeys(CLASSES, 0)
    units, weapons = book.tables.units, book.tables.weapons
    for row in book.tables.random.forces:
        if row.battle == battle and row.first <= book.scenario.year <= row.last:
            unit = units.get(row.item)
            word = unit.type if unit else ARMS.get(weapons[row.item].klass, "other")
            found[word] += row.count
    return found


def works(book: Book) -> Facts:
    """What works cost."""
    lines = [
        Fact(Words("fact-works", {"works": row.works}), cost(row.cost), "G.8")
        for row in book.tables.random.works.values()
    ]
    return Facts(id="works", title=Words("panel-works"), lines=tuple(lines))


def items(book: Book, public: Public, f: Buying) -> Facts:
    """What the items of the row cost."""
    offered = for_sale(book, public, f)
    lines = [
        Fact(Words("fact-item", {"item": item.name}), cost(item.cost), "G.6")
        for item in book.support[f.side][f.roll]
        if item.name in offered
    ]
    return Facts(id="items", title=Words("panel-items", {"roll": f.roll}), lines=tuple(lines))


def cost(points: int) -> str:
    """So many points."""
    return f"{points} VP"
