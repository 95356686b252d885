"""The random scenario: what cards and players decide before anybody sets up.

Map, year and Allied nation are those of the book; everything else goes into the position.
"""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from bocage.games.combat_commander.book import OPPOSITE, Book, area_text, hand_size
from bocage.games.combat_commander.book.random_tables import BattleRow, WorksRow, row_of
from bocage.games.combat_commander.events.making import (
    BattleShown,
    EdgeTaken,
    LeaderFound,
    PostureFound,
    QualityFound,
    ScenarioMade,
    WorksBought,
)
from bocage.games.combat_commander.rules.common import gain
from bocage.games.combat_commander.rules.g_random_support import leader, points_of
from bocage.games.combat_commander.rules.offers import offer
from bocage.games.combat_commander.rules.r05_lots import lot
from bocage.games.combat_commander.rules.r05_setup import prepare
from bocage.games.combat_commander.state import area_of, is_defender
from bocage.games.combat_commander.types import (
    ALLIES,
    AXIS,
    SIDES,
    Buy,
    Buying,
    ChooseEdge,
    D,
    Enlist,
    Finish,
    Generating,
    Public,
    Roster,
    Seen,
    Side,
    other,
)
from bocage.kernel.api import Action, Ask, Choice, Illegal, OneOf, Step, refuse, rule

COMPASS = {1: "top", 2: "right", 3: "right", 4: "bottom", 5: "left", 6: "left"}  # 2.2.2


@rule("G.1")
class GeneratingStep(Step):
    """Edges, quality, objectives, orders of battle, leaders, support, posture, works."""

    def run(self, book: Book, d: D, f: Generating) -> None:
        """The steps of the procedure."""
        match f.stage:
            case "start":
                turner = who_turns(book, d)
                d.goto("edge", side=turner, edges=edges_for(book, d, turner))
            case "edge" if len(f.edges) == 1:
                take_edge(d, f.side, f.edges[0])
                d.goto("quality")
            case "quality":
                find_quality(book, d)
                prepare(book, d)
                d.goto("battles")
            case "battles" if len(f.battles) == len(SIDES):
                muster(book, d, f.battles)
                d.goto("support")
            case "support" | "support-again":
                support(d, f)
            case "posture":
                find_posture(book, d)
                d.goto("works")
            case "works" if not on_sale(book, d.public):
                d.goto("made")
            case "made":
                d.emit(ScenarioMade("G.11", d.public.initiative, d.public.death))
                d.finish()

    def who(self, book: Book, public: Public, f: Generating) -> tuple[Ask, ...]:
        """Who turns the map; both at the same time; the defender."""
        match f.stage:
            case "edge":
                return (Ask(f.side, "edge", "G.1c"),)
            case "battles":
                return tuple(Ask(side, "battle", "G.4") for side in SIDES)
            case _:
                side = leader(public)
                return (Ask(side, "works", "G.8", {"points": points_of(public, side)}),)

    def choice(self, book: Book, seen: Seen, f: Generating, ask: Ask) -> Choice:
        """An edge, an order of battle, works."""
        match f.stage:
            case "edge":
                return offer([ChooseEdge(edge) for edge in f.edges], "G.1c")
            case "battles":
                found = [Enlist(battle) for battle in battles_for(book, seen.public, ask.side)]
                return OneOf(found, lambda act: why_not_battle(book, seen.public, ask.side, act))
            case _:
                works = [Buy(name) for name in on_sale(book, seen.public)]
                return OneOf([*works, Finish()], lambda act: why_not_buy(book, seen.public, act))

    def take(self, book: Book, d: D, f: Generating, side: str, action: Action) -> None:
        """Carry it out."""
        match action:
            case ChooseEdge():
                d.goto("edge", edges=(action.edge,))
            case Enlist():
                d.remember(battles={**f.battles, side: action.battle})
            case Buy():
                buy(book, d, side, action.works)
                d.goto("works")
            case _:
                d.goto("made")


# -- the map --------------------------------------------------------------------------------


@rule("G.1c")
def who_turns(book: Book, d: D) -> Side:
    """The Axis rolls: with an even roll the Allies turn the map, else the Axis does."""
    return AXIS if sum(lot(book, d, AXIS, "turner", "G.1c")) % 2 else ALLIES


@rule("G.1c")
def edges_for(book: Book, d: D, side: Side) -> tuple[str, ...]:
    """The edges that the two dice offer; the compass of the map tells which."""
    found = [COMPASS[die] for die in lot(book, d, side, "edge", "G.1c")]
    return tuple(dict.fromkeys(found))


@rule("G.1c")
def take_edge(d: D, side: Side, edge: str) -> None:
    """One edge for the side, the opposite one for the enemy."""
    for whose, which in ((side, edge), (other(side), OPPOSITE[edge])):
        d.edit("plan")[whose] = replace(d.public.plan[whose], edge=which)
        d.emit(EdgeTaken("G.1c", whose, which))


# -- troops ---------------------------------------------------------------------------------


@rule("G.2")
def find_quality(book: Book, d: D) -> None:
    """Each side rolls on the table of its nation and year."""
    for side in SIDES:
        rows = [
            row
            for row in book.tables.random.quality
            if row.nation == book.nation[side] and row.first <= book.scenario.year <= row.last
        ]
        quality = row_of(rows, sum(lot(book, d, side, "quality", "G.2"))).quality
        d.edit("plan")[side] = replace(d.public.plan[side], quality=quality)
        d.emit(QualityFound("G.2", side, quality))


@rule("G.4")
def battles_for(book: Book, public: Public, side: Side) -> list[str]:
    """The orders of battle of a side's nation, year and quality."""
    return [
        row.battle
        for row in book.tables.random.battles.values()
        if why_not_battle(book, public, side, Enlist(row.battle)) is None
    ]


@rule("G.4")
def why_not_battle(book: Book, public: Public, side: Side, act: Enlist) -> Illegal | None:
    """An order of battle of the own nation, the quality rolled and the year."""
    row = book.tables.random.battles[act.battle]
    if row.nation != book.nation[side]:
        return refuse("G.4", "battle-nation", battle=act.battle, nation=book.nation[side])
    if row.quality != public.plan[side].quality:
        return refuse("G.4", "battle-quality", battle=act.battle, quality=public.plan[side].quality)
    if not row.first <= book.scenario.year <= row.last:
        return refuse("G.4", "battle-year", battle=act.battle, first=row.first, last=row.last)
    return None


@rule("G.4", "G.4a", "G.11", "9a")
def muster(book: Book, d: D, chosen: Mapping[str, str]) -> None:
    """Both are shown: points, orders, surrender, sudden death, initiative; then leaders."""
    rows = {side: book.tables.random.battles[chosen[side]] for side in SIDES}
    for side in SIDES:
        row = rows[side]
        d.emit(BattleShown("G.4", side, row.battle, row.points))
        gain(d, side, -row.points, "G.4a")
        d.edit("rosters")[side] = enlisted(book, d, side, row)
    first = ALLIES if rows[ALLIES].initiative > rows[AXIS].initiative else AXIS
    d.put(
        orders={side: rows[side].orders for side in SIDES},
        surrender={side: rows[side].surrender for side in SIDES},
        death=sum(row.orders for row in rows.values()),
        initiative=first,
        active=first,
    )


@rule("G.4", "G.6b")
def enlisted(book: Book, d: D, side: Side, row: BattleRow) -> Roster:
    """Leaders, units and weapons; each weapon may go to any of these units."""
    year = book.scenario.year
    pieces = [
        piece
        for force in book.tables.random.forces
        if force.battle == row.battle and force.first <= year <= force.last
        for piece in book.stems[force.item][: force.count]
    ]
    weapons = tuple(piece for piece in pieces if piece in book.weapons)
    soldiers = (piece for piece in pieces if piece in book.units)
    units = (*leaders(book, d, side, row), *soldiers)
    return Roster(units, weapons, {}, dict.fromkeys(weapons, units))


@rule("G.5")
def leaders(book: Book, d: D, side: Side, row: BattleRow) -> list[str]:
    """One roll of the white die for each; a name that is taken is rolled again."""
    nation = book.nation[side]
    table = {
        one.roll: one.id
        for one in book.tables.leaders.values()
        if one.nation == nation and one.pool == "table" and one.roll is not None
    }
    more = leader_modifier(book, nation, row.quality)
    found: list[str] = []
    while len(found) < min(row.leaders, len(table)):
        white, _ = lot(book, d, side, "leader", "G.5")
        name = table[min(max(white + more, min(table)), max(table))]
        if name not in found:
            found.append(name)
            d.emit(LeaderFound("G.5", side, name))
    return found


@rule("G.5")
def leader_modifier(book: Book, nation: str, quality: str) -> int:
    """What year and quality add to a leader roll."""
    year = book.tables.random.leaders[nation, book.scenario.year]
    return year + {"elite": 1, "line": 0, "green": -1}[quality]


# -- support and posture --------------------------------------------------------------------


@rule("G.6")
def support(d: D, f: Generating) -> None:
    """Who has points buys; if that gives the enemy points, he buys, once."""
    side = leader(d.public)
    if side and f.stage == "support":
        d.remember(side=side)
        return d.call(Buying(side=side), "support-again")
    if side and side != f.side:
        return d.call(Buying(side=side), "posture")
    return d.goto("posture")


@rule("G.7", "G.9", "G.9b", "G.10")
def find_posture(book: Book, d: D) -> None:
    """Who has points defends, the other attacks; without points both are on reconnaissance."""
    ahead = leader(d.public)
    for side in SIDES:
        plan = d.public.plan[side]
        posture = "recon" if not ahead else "defend" if side == ahead else "attack"
        row = book.tables.random.areas[posture]
        depth = row.narrow if plan.edge in ("left", "right") else row.wide
        d.edit("plan")[side] = replace(
            plan,
            posture=posture,
            hand=hand_size(posture),
            area=area_text(plan.edge, depth),
        )
        d.emit(PostureFound("G.7", side, posture))


# -- works ----------------------------------------------------------------------------------


@rule("G.8")
def on_sale(book: Book, public: Public) -> list[str]:
    """The works that the defender can buy now."""
    names = book.tables.random.works
    return [name for name in names if why_not_buy(book, public, Buy(name)) is None]


@rule("G.8", "8.1.3", "F103.2a")
def why_not_buy(book: Book, public: Public, act: Action) -> Illegal | None:
    """What the points pay for, mines of one strength only, one work in a hex."""
    if not isinstance(act, Buy):
        return None
    side = leader(public)
    if not side or not is_defender(public, side):
        return refuse("G.8", "defender-only")
    row = book.tables.random.works[act.works]
    if row.cost > points_of(public, side):
        return refuse(
            "G.8", "too-dear", works=act.works, cost=row.cost, left=points_of(public, side)
        )
    if row.strength and public.mines not in (0, row.strength):
        return refuse("G.8", "mines-mixed", works=act.works, strength=public.mines)
    if not room_for(book, public, side, row):
        return refuse("8.1.3", "no-room-works", works=act.works)
    return None


def room_for(book: Book, public: Public, side: Side, row: WorksRow) -> bool:
    """Whether every work that is bought can lie in a hex of its own."""
    bought = sum(public.rosters[side].forts.values())
    free = sum(at not in book.water for at in area_of(book, public, side))
    return bought + sum(row.forts().values()) <= free


@rule("G.8")
def buy(book: Book, d: D, side: Side, name: str) -> None:
    """Works are paid with points; they are placed after both have set up."""
    row = book.tables.random.works[name]
    roster = d.public.rosters[side]
    forts = dict(roster.forts)
    for what, count in row.forts().items():
        forts[what] = forts.get(what, 0) + count
    d.edit("rosters")[side] = replace(roster, forts=forts)
    if row.strength:
        d.put(mines=row.strength)
    d.emit(WorksBought("G.8", side, name, row.cost))
    gain(d, side, -row.cost, "G.8")
