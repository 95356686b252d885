"""Chapter 12.6 - What is added to the roll, and combined arms of both kinds."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from bocage.games.normandy import types as t
from bocage.games.normandy.book import Book
from bocage.games.normandy.book.rows import Counter
from bocage.kernel.api import Adding, Tally, rule

MOST = 3  # of the modifiers together, up or down
ALONE = 2  # units on a beach that give no bonus
STEEP = frozenset({"bluff", "cliff"})
FOOT = frozenset(
    ("inf", "para", "glider", "commando", "eng", "armeng", "mech", "ost", "hvyweap")
)  # infantry by the chart of unit types
GROUND = {
    "farmland": "10.6.farm",
    "bocage": "10.6.bocage",
    "forest": "10.6.forest",
    "flooded": "10.6.flood.c",
    "village": "10.6.village",
    "town": "10.6.town",
    "city": "10.6.city",
}


class Scene(NamedTuple):
    """What the modifiers of an attack depend on."""

    space: str
    by: Mapping[str, str]  # attackers, and where from
    foes: tuple[str, ...]  # defenders
    late: tuple[str, ...]  # who else is in the hex
    marks: tuple[t.Mark, ...]
    part: t.Part
    weather: str
    engineers: tuple[str, ...] = ()
    guns: bool = False
    guards: bool = False
    points: int = 0
    cover: int = 0
    again: bool = False  # isolated, and attacked before


@rule("2.4u.a", "2.4u.b")
def is_infantry(counter: Counter) -> bool:
    """Infantry types, with reconnaissance that has no armoured cars."""
    return counter.type in FOOT or (counter.type == "recon" and counter.phase == "foot")


@rule("2.4.3e")
def is_tank(counter: Counter) -> bool:
    """White dots: tanks, which may claim combined arms."""
    return counter.dot == "white"


# -- the ground -----------------------------------------------------------------------------


def value(book: Book, word: str) -> int:
    """The modifier of a terrain, as the chart has it."""
    cell = book.charts.terrain[word].drm
    return int(cell) if cell is not None and cell.lstrip("-").isdecimal() else 0


@rule("12.6.5a", "12.6.5b")
def ground_tally(book: Book, of: str, scene: Scene) -> Tally:
    """What the ground gives: hex, settlement, heights; no more than three for the defender."""
    tally = Adding(of)
    row = book.country.rows[book.country.num[scene.space]]
    for word in (row.terrain, row.settlement):
        if word in GROUND:
            tally.add(GROUND[word], word, value(book, word))
    tally.add("12.6.6", "tanks-alone", tanks_alone(book, row.settlement, scene))
    tally.add("10.6.poi", "poi", held_point(book, bool(row.poi), scene))
    tally.add("10.6.hill.a", "uphill", uphill(book, scene))
    tally.add("10.6.bluff.b", "bluff", bluff(book, scene.by, scene.space))
    total = sum(item.value for item in tally.items)
    tally.add("12.6.5a", "ground-limit", max(0, -MOST - total))
    return tally.done()


@rule("12.6.6", "10.6.city", "10.6.town")
def tanks_alone(book: Book, settlement: str | None, scene: Scene) -> int:
    """Tanks alone in a town or city are worth one less."""
    row = book.charts.terrain[settlement] if settlement else None
    if row is None or row.drm_tanks is None:
        return 0
    if not all(is_tank(book.counters[unit]) for unit in scene.foes):
        return 0
    return row.drm_tanks - value(book, row.terrain)


@rule("10.6.poi")
def held_point(book: Book, poi: bool, scene: Scene) -> int:
    """A point of interest counts if tanks or anti-tank guns hold it."""
    held = poi and any(book.counters[unit].dot for unit in scene.foes)
    return value(book, "poi") if held else 0


@rule("10.6.hill.a")
def uphill(book: Book, scene: Scene) -> int:
    """Heights count only if all attack from below."""
    level, num = book.country.level, book.country.num
    top = level[num[scene.space]]
    below = all(level[num[start]] < top for start in scene.by.values())
    return value(book, "hill") if below else 0


@rule("10.6.bluff.b", "10.6.cliff")
def is_up_bluff(book: Book, start: str, space: str) -> bool:
    """Whether one goes from a beach up a bluff or a cliff, and not through a draw."""
    land = book.country
    a, b = land.num[start], land.num[space]
    kinds = land.sides.get((a, b), frozenset())
    return land.terrain[a] == "beach" and bool(kinds & STEEP) and "draw" not in kinds


@rule("10.6.bluff.b", "18.4d", "19.5b", "10.6.cliff")
def bluff(book: Book, by: Mapping[str, str], space: str) -> int:
    """From beaches up a bluff it is harder, if there is no other way; not for commandos alone."""
    if not all(is_up_bluff(book, start, space) for start in set(by.values())):
        return 0
    return 0 if all(book.counters[unit].type == "commando" for unit in by) else -1


@rule("10.6.beach")
def crowd(book: Book, space: str, number: int) -> int:
    """Whoever is on a beach with more than one other is easier to hit."""
    on_beach = book.country.terrain[book.country.num[space]] == "beach"
    return max(0, number - ALONE) if on_beach else 0


@rule("19.5b")
def commandos(book: Book, scene: Scene) -> int:
    """Commandos against a strongpoint or an entrenchment."""
    dug_in = not {"strongpoint", "entrenched"}.isdisjoint(scene.marks)
    return int(dug_in and any(book.counters[unit].type == "commando" for unit in scene.by))


# -- all modifiers --------------------------------------------------------------------------


@rule("12.4c", "12.6a")
def drm_tally(book: Book, of: str, scene: Scene) -> Tally:
    """All that is added to the roll before combined arms; at the most three up or down."""
    tally, ground = Adding(of), ground_tally(book, of, scene)
    tally.items += ground.items
    tally.add("10.6.beach", "crowd", crowd(book, scene.space, len(scene.foes) + len(scene.late)))
    tally.add("19.5b", "commandos", commandos(book, scene))
    tally.add("12.6.3", "lone-recon", lone_recon(book, scene, ground.total))
    tally.add("12.6.1", "night", night(scene.part))
    tally.add("12.6.4", "weather", storm(book, scene.weather))
    tally.add("14.4a", "engineers", 1 if scene.engineers else 0)
    tally.add("12.6.8a", "ground-support", scene.points)
    tally.add("12.6.8a", "air-cover", -scene.cover)
    tally.add("12.6.7", "guns-against-none", outgunned(scene))
    tally.add("12.4.1b", "isolated", 1 if scene.again else 0)
    total = sum(item.value for item in tally.items)
    tally.add("12.4c", "limit", min(max(total, -MOST), MOST) - total)
    return tally.done()


@rule("12.6.3")
def lone_recon(book: Book, scene: Scene, ground: int) -> int:
    """Reconnaissance alone in cover is harder to hit."""
    here = (*scene.foes, *scene.late)
    alone = len(here) == 1 and book.counters[here[0]].type == "recon"
    return -1 if alone and ground < 0 else 0


@rule("12.6.1")
def night(part: t.Part) -> int:
    """At night."""
    return -1 if part == "night" else 0


@rule("12.6.4", "8.2h")
def storm(book: Book, weather: str) -> int:
    """In heavy rain and storm."""
    return next(row.drm for row in book.charts.weather if row.weather == weather)


@rule("12.6.7")
def outgunned(scene: Scene) -> int:
    """The defender has guns, the attacker has none."""
    return -1 if scene.guards and not scene.guns else 0


# -- combined arms --------------------------------------------------------------------------


@rule("12.6.2d")
def plus_of(book: Book, scene: Scene) -> tuple[int, ...]:
    """What the attacker may add when the die has fallen: with both kinds, at least one."""
    kinds = armour_helps(book, scene) + guns_help(book, scene)
    return (kinds - 1, kinds) if kinds else ()


@rule("12.6.2c", "10.6.city")
def guns_help(book: Book, scene: Scene) -> bool:
    """Guns for the attack and none for the defence; never against a city."""
    return scene.guns and not scene.guards and not in_city(book, scene.space)


@rule("12.6.2a", "12.6.2b", "12.6.2e", "10.6.city")
def armour_helps(book: Book, scene: Scene) -> bool:
    """Infantry and tanks together, on ground for tanks, against neither tanks nor their like."""
    counters = book.counters
    if in_city(book, scene.space) or any(counters[unit].dot for unit in scene.foes):
        return False
    if not any(is_infantry(counters[unit]) for unit in scene.by):
        return False
    tanks = [unit for unit in scene.by if is_tank(counters[unit])]
    return any(open_to_tanks(book, scene.by[unit], scene.space) for unit in tanks)


@rule("10.6.city", "12.6.2e")
def in_city(book: Book, space: str) -> bool:
    """Against cities there are no combined arms."""
    return book.country.city[book.country.num[space]]


@rule("12.6.2e")
def open_to_tanks(book: Book, start: str, space: str) -> bool:
    """Whether vehicles could go there if there were no roads."""
    land, chart = book.country, book.charts.terrain
    a, b = land.num[start], land.num[space]
    row = land.rows[b]
    words: Iterable[str] = (row.settlement or row.terrain, *land.sides.get((a, b), ()))
    if "draw" in words:
        words = [word for word in words if word != "bluff"]
    return all(chart[word].mech not in ("no", "road") for word in words)
