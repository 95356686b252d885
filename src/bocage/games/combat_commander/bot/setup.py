"""Setting up: units in cover near what matters, weapons to soldiers with leaders, works."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from bocage.games.combat_commander.book import Book
from bocage.games.combat_commander.bot.field import Field
from bocage.games.combat_commander.bot.order import Idea
from bocage.games.combat_commander.bot.picture import Picture, picture_of
from bocage.games.combat_commander.rules.r05_setup_places import Camp
from bocage.games.combat_commander.sight import sees
from bocage.games.combat_commander.state import (
    depth_of,
    is_leader,
)
from bocage.games.combat_commander.types import (
    Decline,
    Equip,
    Finish,
    Fortify,
    Put,
    Seen,
    SetUp,
    Side,
    UnitState,
    other,
)
from bocage.kernel.api import Action, Choice, Rng

COVER = 13.0
VIEW = 0.5  # for each hex in sight within a rifle's range
RIFLE = 6
APART = 26.0  # a second squad in a hex: all under one fire
PLANNED = ("works", "units", "weapons", "forts")
MOOD = 12.0  # how much worse than the best place one may be that is as good as any
SHELTERS = ("bunker", "pillbox", "trench", "foxholes")


def setup_ideas(book: Book, seen: Seen, pic: Picture, f: SetUp, choice: Choice) -> list[Idea]:
    """What is asked: works, units, weapons, or what a scenario leaves open."""
    camp = Camp(book, seen.public, seen.own, f.side, f.late)
    match f.stage:
        case "units":
            found = unit_ideas(book, seen, camp, f)
        case "weapons":
            found = weapon_ideas(book, seen, camp)
        case "works" | "forts":
            found = fort_ideas(book, seen, camp, f)
        case _:
            return [Idea(0.0, Decline())]
    return sorted(found, key=lambda idea: -idea.value)


def plan(book: Book, seen: Seen, choice: Choice, rng: Rng) -> Action | None:
    """The next step of a sensible set-up: one of the best; whether to stop is the player's."""
    frame = seen.frames[-1]
    if not isinstance(frame, SetUp) or frame.stage not in PLANNED:
        return None
    found = setup_ideas(book, seen, picture_of(book, seen), frame, choice)
    legal = [idea for idea in found if choice.why_not(idea.action) is None]
    if not legal or isinstance(legal[0].action, Finish):
        return None
    close = [idea for idea in legal if idea.value >= legal[0].value - MOOD]
    return rng.choose(close).action


def camped(book: Book, seen: Seen, camp: Camp) -> Picture:
    """The position with what was set up behind the screen."""
    hidden = {u: UnitState(at=at) for u, at in camp.where.items() if u not in seen.public.units}
    public = replace(seen.public, units={**seen.public.units, **hidden})
    return Picture(book, seen, camp.side, public)


def view(book: Book, seen: Seen, at: str) -> int:
    """How many hexes a hex sees within the range of a rifle."""
    known: dict[str, int] = book.memo.table("bot-view")
    found = known.get(at)
    if found is None:
        row = book.distance[at]
        found = known[at] = sum(
            1 for h in book.hexes if 0 < row[h] <= RIFLE and sees(book, seen.public, at, h)
        )
    return found


def unit_ideas(book: Book, seen: Seen, camp: Camp, f: SetUp) -> list[Idea]:
    """The next unit with every hex that it may have."""
    if f.at:
        near = (f.at, *book.adjacent[f.at])
        pic = camped(book, seen, camp)
        return [Idea(post(book, seen, pic, camp, f.unit, at), Put(f.unit, at)) for at in near]
    now = camp.units_now()
    must = [unit for unit in now if not camp.may_wait(unit)]
    if not must:
        return [Idea(0.0, Finish())] if not f.late or not now else late_ideas(book, seen, camp)
    pic = camped(book, seen, camp)
    unit = must[0]
    return [
        Idea(post(book, seen, pic, camp, unit, at), Put(unit, at)) for at in camp.hexes_for(unit)
    ]


def late_ideas(book: Book, seen: Seen, camp: Camp) -> list[Idea]:
    """What may be placed after the enemy."""
    pic = camped(book, seen, camp)
    unit = camp.units_now()[0]
    return [
        Idea(post(book, seen, pic, camp, unit, at), Put(unit, at)) for at in camp.hexes_for(unit)
    ]


def post(  # noqa: PLR0913  one unit in one hex of one camp
    book: Book, seen: Seen, pic: Picture, camp: Camp, unit: str, at: str
) -> float:
    """How good a hex is for a unit."""
    side, where = camp.side, camp.where
    there = [one for one, hex_ in where.items() if hex_ == at]
    total = COVER * min(4, pic.cover(at))
    if at in book.water:
        total -= 60
    if is_leader(book, unit):
        reach = book.units[unit].front.command
        near = sum(
            1
            for one, hex_ in where.items()
            if not is_leader(book, one) and book.distance[hex_][at] <= reach
        )
        led = sum(
            1
            for one, hex_ in where.items()
            if is_leader(book, one) and book.distance[hex_][at] <= 2
        )
        return total + 14 * min(5, near) + 12 * min(2, len(there)) - 30 * led
    total += VIEW * min(40, view(book, seen, at))
    total -= APART * sum(not is_leader(book, one) for one in there)
    total += spread(pic, side, where, at)
    foe = pic.threat(at, other(side)) if pic.units[other(side)] else None
    if foe is not None:
        total -= 4.0 * max(0, foe - 3)
    return total


def spread(pic: Picture, side: Side, where: Mapping[str, str], at: str) -> float:
    """The worth of objectives near a hex: to hold or to take; those already covered count less."""
    book = pic.book
    total = 0.0
    for number, worth in pic.prizes.items():
        field = pic.away(side, number)
        manned = sum(1 for hex_ in where.values() if field[hex_] <= 4)
        held = pic.public.control.get(number) == side
        share = worth * (0.5 if held else 0.8) / (1 + 0.8 * manned)
        total += min(160.0, share) * faded(field[at], 2.5)
    attack = pic.public.plan[side].posture == "attack"
    exits = pic.away(side, "exit")[at]
    total += (60.0 if attack else 10.0) * faded(exits, 5)
    near = sum(1 for hex_ in where.values() if book.distance[hex_][at] <= 2)
    return total + 5.0 * min(3, near)


def faded(far: int, step: float) -> float:
    """What is left of a goal so many half points away."""
    return float(0.9 ** (far / step))


def weapon_ideas(book: Book, seen: Seen, camp: Camp) -> list[Idea]:
    """The strongest weapon to the best holder: a team or squad with a leader and a good view."""
    weapons = camp.weapons_now()
    weapon = max(weapons, key=lambda one: (book.weapons[one].fp, one))
    found = []
    for unit in camp.holders(weapon):
        counter = book.units[unit]
        score = {"team": 26.0, "squad": 20.0, "leader": -30.0, "hero": -5.0}[counter.type]
        at = camp.where.get(unit, "")
        if at:
            score += 0.5 * min(40, view(book, seen, at))
            score += 12 * sum(
                book.units[one].front.command
                for one, hex_ in camp.where.items()
                if hex_ == at and is_leader(book, one)
            )
        found.append(Idea(score, Equip(weapon, unit)))
    return found


def fort_ideas(book: Book, seen: Seen, camp: Camp, f: SetUp) -> list[Idea]:
    """Shelters over units in the open, obstacles on the way to them."""
    due = camp.first_works() if f.stage == "works" else camp.forts_left()
    ready = [what for what in due if not camp.may_wait(what)]
    if not ready:
        return [Idea(0.0, Finish())]
    what = ready[0]
    pic = camped(book, seen, camp)
    field = Field(pic, camp.side)
    return [
        Idea(shelter_worth(field, camp, what, at), Fortify(what, at))
        for at in camp.fort_hexes(what)
    ]


def shelter_worth(field: Field, camp: Camp, what: str, at: str) -> float:
    """What a fortification in a hex is worth."""
    pic = field.pic
    book, side = pic.book, camp.side
    men = [unit for unit, hex_ in camp.where.items() if hex_ == at]
    if what in SHELTERS:
        more = (book.forts[what].cover or 0) - pic.cover(at)
        if f_empty := not men:
            goal = min(field.fields[number][at] for number in book.objective)
            return 6.0 * more - 2.0 * goal - 20.0 * f_empty
        return more * (10.0 + 4.0 * len(men))
    if men:
        return -100.0
    number = book.number_at.get(at)
    near = sum(pic.prizes[n] * 0.8 ** field.fields[n][at] for n in book.objective)
    close = min((book.distance[at][h] for h in camp.where.values()), default=9)
    ahead = 0.5 * depth_of(book, pic.public, side)[at]
    worth = 0.1 * near + ahead + (12.0 if 1 <= close <= 2 else 0.0) - 3.0 * pic.cover(at)
    return worth - (20.0 if number else 0.0)
