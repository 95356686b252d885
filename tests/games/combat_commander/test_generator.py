"""The random scenario: how it is made, step by step, and what it is made of."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from bocage.games.combat_commander import module
from bocage.games.combat_commander.book import Book, area_text, load_book, printed_tables
from bocage.games.combat_commander.book.fronts import FRONTS, MAPS, draw_front
from bocage.games.combat_commander.events.happen import SupportMissing
from bocage.games.combat_commander.events.making import (
    BattleShown,
    EdgeTaken,
    ItemBought,
    LeaderFound,
    LotDrawn,
    PostureFound,
    QualityFound,
    ScenarioMade,
    WorksBought,
)
from bocage.games.combat_commander.rules.g_random import why_not_buy
from bocage.games.combat_commander.rules.g_random_support import hold_all
from bocage.games.combat_commander.rules.r05_lots import lot
from bocage.games.combat_commander.rules.r05_setup_places import Camp
from bocage.games.combat_commander.types import (
    SIDES,
    Accept,
    Buy,
    ChooseEdge,
    D,
    Decline,
    Enlist,
    Finish,
    Fortify,
    Put,
    Take,
)
from bocage.kernel.api import Illegal
from bocage.kernel.chance import Rng, Scripted, lots
from bocage.kernel.draft import Draft
from bocage.kernel.engine import Engine, drawn_options
from bocage.kernel.module import InputError
from bocage.kernel.play import Play

Dice = tuple[int, int]
EVEN, MIDDLE = (1, 3), (3, 4)  # the Allies turn the map; line troops of 1943
CHITS = (4, 0, 0)  # E open, A and B in secret


class Making:
    """A random scenario with the dice that the cards on top of the decks show."""

    def __init__(
        self,
        axis: tuple[Dice, ...] = (EVEN, MIDDLE),
        allies: tuple[Dice, ...] = ((1, 4), MIDDLE),
        front: str = "1943-russian",
        chits: tuple[int, ...] = CHITS,
    ) -> None:
        self.engine: Any = Engine(module, "random", {"map": "7", "front": front})
        self.book: Book = self.engine.book
        orders = [self.order("axis", axis), self.order("allies", allies)]
        self.chance: Any = Scripted([*orders, *chits])
        self.told: list[Any] = []
        self.pos: Any = None
        self.take_in(self.engine.start(self.chance))

    def order(self, side: str, dice: tuple[Dice, ...]) -> list[str]:
        """A pile whose first cards show these dice."""
        top: list[str] = []
        for pair in dice:
            top.append(
                next(
                    id_
                    for id_ in self.book.deck[side]
                    if id_ not in top
                    and (self.book.cards[id_].white, self.book.cards[id_].red) == pair
                )
            )
        return [*top, "*"]

    def take_in(self, applied: Any) -> None:
        """What an answer led to."""
        assert not isinstance(applied, Illegal), applied
        self.told += [one.event for one in applied.events]
        self.pos = applied.position

    def do(self, side: str, action: Any) -> None:
        """One answer."""
        self.take_in(self.engine.apply(self.pos, side, action, self.chance))

    def asked(self) -> tuple[str, str]:
        """Who is asked what."""
        ask = self.engine.pending(self.pos)[0]
        return ask.side, ask.prompt

    def why_not(self, side: str, action: Any) -> str:
        """The clause and the word of a refusal."""
        refusal = self.engine.why_not(self.pos, side, action)
        return "" if refusal is None else f"{refusal.clause} {refusal.message}"

    def legal(self, side: str) -> list[Any]:
        """All that may be answered."""
        return list(self.engine.choice(self.pos, side).legal())

    def enlist(self, axis: str, allies: str) -> None:
        """Both choose their order of battle."""
        self.do("axis", Enlist(axis))
        self.do("allies", Enlist(allies))

    def until(self, prompt: str, side: str = "") -> None:
        """Answer anything until this side (or any) is asked this."""
        self.chance = Rng(7)
        while (now := self.asked()) != (side or now[0], prompt):
            self.do(now[0], self.engine.choice(self.pos, now[0]).sample(self.chance))


def at_battles(axis: tuple[Dice, ...] = (), allies: tuple[Dice, ...] = (), **more: Any) -> Making:
    """Both are asked for their order of battle; the Allies have the top; dice of what follows."""
    made = Making((EVEN, MIDDLE, *axis), ((1, 4), MIDDLE, *allies), **more)
    made.do("allies", ChooseEdge("top"))
    return made


def defended(axis: tuple[Dice, ...] = (), allies: tuple[Dice, ...] = ()) -> Making:
    """The Axis (a platoon, 9 points) has 8 points more than the Allies (17) and buys a Rifle."""
    rolls = ((3, 1), MIDDLE, *axis)
    made = at_battles(rolls, ((3, 1), (4, 1), *allies))
    made.enlist("G-F-platoon", "R-X-detachment")
    made.do("axis", Take("Rifle"))
    made.do("axis", Finish())
    return made


# -- the whole procedure ----------------------------------------------------------------------


@pytest.mark.covers("G.1")
def test_the_steps_are_taken_in_their_order() -> None:
    steps = (
        EdgeTaken,
        QualityFound,
        BattleShown,
        LeaderFound,
        ItemBought,
        PostureFound,
        WorksBought,
        ScenarioMade,
    )
    made = defended()
    made.do("axis", Buy("foxholes-3"))
    made.do("axis", Finish())
    told = [type(event) for event in made.told if isinstance(event, steps)]
    both = {BattleShown, LeaderFound}  # the leaders of a side follow its order of battle
    assert list(dict.fromkeys(told)) == list(steps)
    assert [told.count(step) for step in steps if step not in both] == [2, 2, 1, 2, 1, 1]
    assert told.count(BattleShown) == 2 and told[-1] is ScenarioMade


# -- map, year, nation ------------------------------------------------------------------------


@pytest.mark.covers("G.1", "G.1a")
@pytest.mark.parametrize("front", FRONTS)
def test_every_map_and_front_has_a_book(front: str) -> None:
    for number in MAPS:
        book = load_book("random", {"map": number, "front": front})
        assert book.scenario.map == int(number)
        assert f"{book.scenario.year}-{book.nation['allies']}" == front
        assert book.nation["axis"] == "german"


@pytest.mark.covers("G.1a")
def test_the_lot_draws_only_nations_that_there_are() -> None:
    tables = printed_tables().random
    drawn = {draw_front(tables, Rng(seed)) for seed in range(400)}
    assert drawn == set(FRONTS)


@pytest.mark.covers("G.1a")
def test_fronts_are_those_of_the_table() -> None:
    rows = printed_tables().random.fronts
    assert {f"{row.year}-{row.nation}" for row in rows if row.nation} == set(FRONTS)


def test_what_is_left_to_the_lot_is_drawn_before_the_game_and_recorded() -> None:
    seed = bytes(range(32))
    options = drawn_options(module, "random", {"map": "any"}, (), lots(seed))
    assert options == drawn_options(module, "random", {}, (), lots(seed))
    assert options["map"] in MAPS and options["front"] in FRONTS
    play = Play.sealed(Engine(module, "random", options), seed)
    assert play.record.header.options == options
    others = {drawn_options(module, "random", {}, (), Rng(n))["map"] for n in range(100)}
    assert others == set(MAPS)


def test_other_scenarios_have_no_such_options() -> None:
    assert Engine(module, "1").options == {}
    with pytest.raises(InputError, match="option 'map' is not for scenario '1', only for: random"):
        Engine(module, "1", {"map": "3"})
    with pytest.raises(InputError, match="option 'front' cannot be '1941-american'"):
        Engine(module, "random", {"front": "1941-american"})


# -- edges --------------------------------------------------------------------------------------


@pytest.mark.covers("G.1c", "2.2.2")
def test_an_even_roll_lets_the_allies_turn_the_map() -> None:
    made = Making()
    assert made.asked() == ("allies", "edge")
    assert made.legal("allies") == [ChooseEdge("top"), ChooseEdge("bottom")]
    assert made.why_not("allies", ChooseEdge("left")) == "G.1c wrong-edge"
    made.do("allies", ChooseEdge("bottom"))
    assert {side: plan.edge for side, plan in made.pos.public.plan.items()} == {
        "axis": "top",
        "allies": "bottom",
    }


@pytest.mark.covers("G.1c")
def test_an_odd_roll_lets_the_axis_turn_the_map() -> None:
    made = Making(axis=((1, 2), (2, 6), MIDDLE), allies=(MIDDLE,))
    assert made.asked() == ("axis", "edge")
    assert made.legal("axis") == [ChooseEdge("right"), ChooseEdge("left")]


@pytest.mark.covers("G.1c")
def test_two_dice_with_one_edge_leave_no_choice() -> None:
    made = Making(allies=((5, 6), MIDDLE))
    assert made.asked()[1] == "battle"
    assert made.pos.public.plan["allies"].edge == "left"
    assert made.pos.public.plan["axis"].edge == "right"


@pytest.mark.covers("G.1b")
def test_rolls_before_play_have_no_triggers_and_are_shuffled_in_again() -> None:
    made = at_battles()
    assert made.pos.public.time == 0
    assert all(len(made.pos.public.discards[side]) == 2 for side in SIDES)
    made.until("order")
    for side in SIDES:
        assert made.pos.public.discards[side] == ()
        held = len(made.pos.private[side].hand)
        assert held == made.pos.public.plan[side].hand
        assert len(made.pos.sealed.decks[side]) + held == 72


@pytest.mark.covers("G.1b")
def test_a_pile_that_is_used_up_is_shuffled_for_the_next_roll() -> None:
    made = at_battles()
    seen = made.pos.public.discards["axis"]
    last, *rest = made.pos.sealed.decks["axis"]
    order = [rest[5], last, *seen, *rest[:5], *rest[6:]]
    d: D = Draft(made.pos, Scripted([order]))
    d.put_sealed(decks={**d.sealed.decks, "axis": (last,)})
    d.edit("piles")["axis"] = 1
    d.put(discards={**d.public.discards, "axis": (*seen, *rest)})
    lot(made.book, d, "axis", "support", "G.6")
    assert d.sealed.decks["axis"] == () and not d.drawn
    dice = lot(made.book, d, "axis", "support", "G.6")
    top = made.book.cards[order[0]]
    assert dice == (top.white, top.red)
    assert d.sealed.decks["axis"] == tuple(order[1:]) and d.public.piles["axis"] == 71
    assert d.public.discards["axis"] == (order[0],)


# -- quality and objectives -----------------------------------------------------------------------


@pytest.mark.covers("G.2")
@pytest.mark.parametrize(
    ("front", "axis", "allies", "found"),
    [
        ("1943-russian", (1, 1), (6, 6), ("elite", "green")),
        ("1943-russian", (2, 3), (2, 3), ("elite", "elite")),
        ("1943-russian", (2, 4), (2, 4), ("line", "line")),
        ("1945-american", (4, 5), (4, 4), ("green", "elite")),
        ("1941-russian", (6, 6), (4, 5), ("line", "green")),
    ],
)
def test_quality_by_nation_year_and_roll(
    front: str, axis: Dice, allies: Dice, found: tuple[str, str]
) -> None:
    made = Making((EVEN, axis), ((6, 5), allies), front=front)
    assert tuple(made.pos.public.plan[side].quality for side in SIDES) == found
    told = tuple((one.side, one.quality) for one in made.told if isinstance(one, QualityFound))
    assert told == tuple(zip(SIDES, found, strict=True))


@pytest.mark.covers("G.3")
def test_one_open_chit_and_one_secret_chit_each() -> None:
    made = at_battles()
    assert made.pos.public.chits == ("E",)
    assert made.pos.private["axis"].chits == ("A",) and made.pos.private["allies"].chits == ("B",)
    assert len(made.pos.sealed.bag) == 19
    assert made.pos.public.vp == 0


# -- orders of battle -----------------------------------------------------------------------


@pytest.mark.covers("G.4")
def test_an_order_of_battle_fits_nation_quality_and_year() -> None:
    made = at_battles()
    assert {act.battle for act in made.legal("allies")} == {
        f"R-{letter}-{size}" for letter in "VX" for size in ("company", "detachment", "platoon")
    }
    assert made.why_not("axis", Enlist("R-X-platoon")) == "G.4 battle-nation"
    assert made.why_not("axis", Enlist("G-B-platoon")) == "G.4 battle-quality"
    assert made.why_not("allies", Enlist("R-W-platoon")) == "G.4 battle-year"


@pytest.mark.covers("G.4")
def test_the_choice_is_secret_until_both_have_chosen() -> None:
    made = at_battles(((3, 1), (4, 1)), ((3, 1), (4, 1), MIDDLE))
    before = made.engine.view(made.pos, "allies")
    made.do("axis", Enlist("G-F-detachment"))
    assert made.engine.view(made.pos, "allies") == before
    assert made.asked() == ("allies", "battle")
    made.do("allies", Enlist("R-X-detachment"))
    assert set(made.pos.public.rosters) == set(SIDES)


@pytest.mark.covers("G.4", "G.4a")
def test_troops_and_points_come_from_the_order_of_battle() -> None:
    made = at_battles(((3, 1), (4, 1)), ((3, 1), (4, 1), MIDDLE))
    made.enlist("G-F-detachment", "R-X-detachment")  # 19 and 17 points
    assert made.pos.public.vp == 17 - 19
    roster = made.pos.public.rosters["axis"]
    assert [made.book.units[unit].stem for unit in roster.units].count("G-Rifle") == 6
    assert roster.weapons == ("G-LightMG1", "G-LightMG2", "G-LightMG3", "G-HeavyMG1")
    assert made.pos.public.orders == {"axis": 3, "allies": 3}


def test_some_weapons_belong_to_certain_years() -> None:
    mortars = {}
    for front in ("1943-russian", "1944-russian"):
        made = at_battles(((3, 1), (4, 1), (5, 1)), ((3, 1), (4, 1), MIDDLE), front=front)
        made.enlist("G-F-company", "R-X-detachment")
        weapons = made.pos.public.rosters["axis"].weapons
        mortars[front] = [weapon for weapon in weapons if "Mortar" in weapon]
    assert mortars["1943-russian"] == ["G-LightMortar1", "G-LightMortar2", "G-LightMortar3"]
    assert mortars["1944-russian"] == ["G-MediumMortar1", "G-MediumMortar2"]


@pytest.mark.covers("G.5")
def test_leaders_by_the_white_die_with_year_and_quality() -> None:
    made = at_battles(((3, 6), (3, 5), (6, 1)), ((1, 1), (2, 2), MIDDLE))
    made.enlist("G-F-detachment", "R-X-detachment")
    found = [event.unit for event in made.told if isinstance(event, LeaderFound)]
    # 1943: the Germans add 1, the Russians nothing; the second 3 is rolled again
    assert found == ["Ganz", "Karsties", "Krylov", "Bulganin"]
    rolls = [e for e in made.told if isinstance(e, LotDrawn) and e.lot == "leader"]
    assert [e.side for e in rolls] == ["axis"] * 3 + ["allies"] * 2


@pytest.mark.covers("G.5")
@pytest.mark.parametrize(
    ("front", "roll", "white", "battle", "name"),
    [
        ("1943-russian", (1, 1), 6, "G-A-platoon", "Karsties"),  # 6 + 1 + 1: the highest row
        ("1945-russian", (6, 6), 1, "G-H-platoon", "Winkler"),  # 1 - 1 - 1: the lowest row
        ("1944-russian", (3, 4), 4, "G-F-platoon", "Ganz"),
    ],
)
def test_leader_rolls_beyond_the_table(
    front: str, roll: Dice, white: int, battle: str, name: str
) -> None:
    made = Making((EVEN, roll, (white, 2)), ((1, 4), MIDDLE), front=front)
    made.do("allies", ChooseEdge("top"))
    made.chance = Rng(1)
    made.enlist(battle, made.legal("allies")[0].battle)
    assert made.pos.public.rosters["axis"].units[0] == name


# -- support ------------------------------------------------------------------------------------


def buying() -> Making:
    """The Allies have 2 points and have rolled 7."""
    made = at_battles(((3, 1), (4, 1), MIDDLE), ((3, 1), (4, 1), MIDDLE))
    made.enlist("G-F-detachment", "R-X-detachment")
    return made


@pytest.mark.covers("G.6", "G.6a", "4.3.2")
def test_the_side_with_points_must_buy_something_but_no_radio() -> None:
    made = buying()
    assert made.asked() == ("allies", "buy")
    names = [act.item for act in made.legal("allies")]
    assert names == ["Kaminsky", "WeaponTeam+MediumMortar", "Rifle", "Militia"]
    assert made.why_not("allies", Finish()) == "G.6a wrong-action"
    assert made.why_not("allies", Take("Radio82mm")) == "G.6a wrong-item"
    made.do("allies", Take("Rifle"))
    assert ItemBought("G.6", "allies", "Rifle", 1) in made.told
    assert made.pos.public.vp == -1
    assert made.pos.public.rosters["allies"].units[-1] == "R-Rifle11"
    assert Finish() in made.legal("allies")
    made.do("allies", Take("Rifle"))
    assert made.pos.public.vp == 0
    assert made.asked()[1] == "setup-unit"  # nobody has points: reconnaissance on both sides


@pytest.mark.covers("G.6", "G.6a")
def test_points_that_pass_to_the_enemy_let_him_buy_once() -> None:
    made = buying()
    made.do("allies", Take("Rifle"))
    made.do("allies", Take("Kaminsky"))  # 2 points, with 1 left: the Axis has 1
    assert made.pos.public.vp == 1
    assert made.asked() == ("axis", "buy")
    made.do("axis", Take("Pfeiffer"))  # 4 points: the Allies have 3, and may not buy again
    assert made.pos.public.vp == -3
    assert made.asked() == ("allies", "works")


@pytest.mark.covers("G.6")
def test_who_keeps_points_has_bought_once() -> None:
    made = buying()
    made.do("allies", Take("Rifle"))
    made.do("allies", Finish())
    assert made.pos.public.vp == -1
    assert made.asked() == ("allies", "works")


@pytest.mark.covers("G.6")
def test_a_row_with_nothing_to_buy_is_told_and_nobody_is_asked() -> None:
    made = at_battles(((3, 1), (4, 1), MIDDLE), ((3, 1), (4, 1), MIDDLE))
    rows = made.book.support["allies"]
    radios = tuple(item for item in rows[7] if item.radio is not None)
    made.book.support = {**made.book.support, "allies": {**rows, 7: radios}}
    made.enlist("G-F-detachment", "R-X-detachment")
    assert radios and SupportMissing("G.6", "allies", 7) in made.told
    assert made.pos.public.vp == -2
    assert made.asked() == ("allies", "works")


@pytest.mark.covers("G.6b")
def test_support_weapons_stay_with_their_unit() -> None:
    made = buying()
    made.do("allies", Take("WeaponTeam+MediumMortar"))
    roster = made.pos.public.rosters["allies"]
    assert roster.units[-1] == "R-WeaponTeam2" and roster.weapons[-1] == "R-MediumMortar1"
    assert roster.holders["R-MediumMortar1"] == ("R-WeaponTeam2",)
    assert all("R-WeaponTeam2" not in roster.holders[one] for one in roster.weapons[:-1])
    made.until("setup-weapon", "allies")
    armed = {state.weapon: unit for unit, state in made.pos.public.units.items() if state.weapon}
    assert armed["R-MediumMortar1"] == "R-WeaponTeam2"
    assert all(act.to != "R-WeaponTeam2" for act in made.legal("allies"))


# -- posture and works ----------------------------------------------------------------------------


@pytest.mark.covers("G.7", "gl.8")
def test_who_has_points_defends() -> None:
    made = defended()
    plan = made.pos.public.plan
    assert made.pos.public.vp == 7
    assert (plan["axis"].posture, plan["axis"].hand) == ("defend", 4)
    assert (plan["allies"].posture, plan["allies"].hand) == ("attack", 6)


@pytest.mark.covers("G.8")
def test_works_are_paid_with_points() -> None:
    made = defended()
    assert made.asked() == ("axis", "works")
    assert made.why_not("axis", Buy("mines-7")) == "G.8 too-dear"
    made.do("axis", Buy("bunker-trench"))
    made.do("axis", Buy("foxholes-3"))
    assert made.pos.public.vp == 7 - 3
    paid = {one.works: one.points for one in made.told if isinstance(one, WorksBought)}
    assert set(paid) == {"bunker-trench", "foxholes-3"} and sum(paid.values()) == 3
    assert made.pos.public.rosters["axis"].forts == {"bunker": 1, "trench": 1, "foxholes": 3}
    made.do("axis", Finish())
    assert made.asked() == ("axis", "setup-unit")


@pytest.mark.covers("G.8", "gl.8")
def test_only_a_defender_with_points_buys_works() -> None:
    made = defended()
    public, foxholes = made.pos.public, Buy("foxholes-3")
    assert why_not_buy(made.book, public, foxholes) is None
    for vp in (0, -7):  # nobody has points; the attacker has them
        refused = why_not_buy(made.book, replace(public, vp=vp), foxholes)
        assert refused is not None
        assert (refused.clause, refused.message) == ("G.8", "defender-only")


@pytest.mark.covers("G.8", "F103.2a")
def test_mines_are_of_one_strength() -> None:
    made = at_battles(((3, 1), MIDDLE), ((3, 1), (4, 1), (5, 1)))
    made.enlist("G-F-platoon", "R-X-company")  # 16 points
    made.do("axis", Take("Rifle"))
    made.do("axis", Finish())
    made.do("axis", Buy("mines-6"))
    assert made.pos.public.mines == 6
    assert made.why_not("axis", Buy("mines-7")) == "G.8 mines-mixed"
    assert made.why_not("axis", Buy("mines-6")) == ""


@pytest.mark.covers("G.8", "8.1.3")
def test_there_is_a_hex_for_every_work() -> None:
    made = defended()
    d: D = Draft(made.pos, Rng(1))
    roster = d.public.rosters["axis"]
    hexes = made.book.area(d.public.plan["axis"].area)
    dry = sum(at not in made.book.water for at in hexes)
    d.edit("rosters")["axis"] = type(roster)(
        roster.units, roster.weapons, {"foxholes": dry - 2}, roster.holders
    )
    made.pos = d.freeze(made.pos.version)
    assert made.why_not("axis", Buy("foxholes-3")) == "8.1.3 no-room-works"
    assert made.why_not("axis", Buy("bunker-trench")) == ""


# -- set-up ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("edge", "depth", "text"),
    [
        ("top", 8, "rows 1-8"),
        ("bottom", 2, "rows 9-10"),
        ("left", 12, "cols A-L"),
        ("right", 3, "cols M-O"),
    ],
)
def test_areas_along_an_edge(edge: str, depth: int, text: str) -> None:
    assert area_text(edge, depth) == text


@pytest.mark.covers("G.9", "G.9a", "G.9b", "G.9c", "7.3.1a")
def test_the_defender_sets_up_first_and_places_works_last() -> None:
    made = defended()
    made.do("axis", Buy("foxholes-3"))
    made.do("axis", Finish())
    plan = made.pos.public.plan
    assert (plan["axis"].area, plan["allies"].area) == ("rows 3-10", "rows 1-2")
    unit = made.legal("axis")[0].unit
    assert made.why_not("axis", Put(unit, "E2")) == "5c outside-area"
    made.until("asset")
    assert made.asked()[0] == "allies"
    assert not made.pos.public.forts
    assert made.pos.public.control == dict.fromkeys("12345", "axis")
    assert made.pos.public.vp == 6 + 1  # the open chit E: objective 5 is worth 1
    made.do("allies", Decline())
    assert made.asked() == ("allies", "setup-unit")
    made.until("setup-fort")
    assert made.asked()[0] == "axis"
    assert made.why_not("axis", Fortify("foxholes", "E1")) == "5c outside-area-fort"
    made.until("order")
    assert sorted(made.pos.public.forts.values()) == ["foxholes"] * 3
    assert made.pos.public.rosters == {}


@pytest.mark.covers("G.9b", "7.3.1b")
def test_the_attacker_takes_what_he_alone_occupies() -> None:
    made = defended()
    made.until("order")
    held = {}
    for number, hexes in made.book.objective.items():
        there = {
            made.book.units[unit].side
            for unit, state in made.pos.public.units.items()
            if state.at in hexes
        }
        held[number] = "allies" if there == {"allies"} else "axis"
    assert made.pos.public.control == held


@pytest.mark.covers("G.9a", "4.3.2")
def test_a_radio_that_is_rolled_must_be_paid() -> None:
    made = defended(allies=(MIDDLE,))
    made.do("axis", Finish())
    deck = made.pos.sealed.decks["allies"]
    made.until("asset")
    before = made.pos.public.vp
    assert made.book.cards[deck[0]].white + made.book.cards[deck[0]].red == 7
    made.do("allies", Accept())
    assert made.pos.public.radios["allies"].id == "R-Radio82mm"
    assert made.pos.public.vp == before + 3
    assert ItemBought("G.9a", "allies", "Radio82mm", 3) in made.told


@pytest.mark.covers("G.9a")
def test_a_row_without_a_radio_costs_nothing() -> None:
    made = defended(allies=((6, 6),))
    row = made.book.support["allies"][12]
    assert all(item.radio is None for item in row)
    made.do("axis", Finish())
    made.until("asset")
    before = made.pos.public.vp
    made.do("allies", Accept())
    assert "allies" not in made.pos.public.radios and made.pos.public.vp == before
    assert SupportMissing("G.9a", "allies", 12) in made.told


@pytest.mark.covers("G.10")
def test_on_reconnaissance_the_initiative_sets_up_first() -> None:
    made = buying()
    made.do("allies", Take("WeaponTeam+MediumMortar"))
    plan = made.pos.public.plan
    assert {one.posture for one in plan.values()} == {"recon"}
    assert {one.hand for one in plan.values()} == {5}
    assert (plan["axis"].area, plan["allies"].area) == ("rows 7-10", "rows 1-4")
    assert made.asked() == ("axis", "setup-unit")  # 11 against 8
    made.until("setup-unit", "allies")
    assert made.pos.public.control == {}
    made.until("order")
    assert made.asked()[0] == "axis"


@pytest.mark.covers("G.10")
def test_narrow_maps_have_columns() -> None:
    made = Making((EVEN, MIDDLE, (3, 1), (4, 1)), ((5, 6), MIDDLE, (3, 1), (4, 1), MIDDLE))
    made.enlist("G-F-detachment", "R-X-detachment")
    made.do("allies", Take("WeaponTeam+MediumMortar"))
    plan = made.pos.public.plan
    assert (plan["axis"].area, plan["allies"].area) == ("cols J-O", "cols A-F")


@pytest.mark.covers("G.11", "9a")
def test_tracks_and_initiative_follow_from_the_orders_of_battle() -> None:
    made = defended()  # orders 2 and 3, surrender 3 and 10, initiative 9 and 8
    public = made.pos.public
    assert (public.time, public.death) == (0, 5)
    assert public.orders == {"axis": 2, "allies": 3}
    assert public.surrender == {"axis": 3, "allies": 10}
    assert public.initiative == public.active == "axis"
    made.do("axis", Finish())
    assert ScenarioMade("G.11", "axis", 5) in made.told
    made = at_battles(((3, 1),), ((3, 1), MIDDLE))
    made.enlist("G-F-platoon", "R-X-platoon")  # 9 against 12
    assert made.pos.public.initiative == made.pos.public.active == "allies"


@pytest.mark.covers("G.11")
def test_with_equal_initiative_the_axis_is_first() -> None:
    made = at_battles()
    rows = made.book.tables.random.battles
    even = {**rows, "R-V-platoon": replace(rows["R-V-platoon"], initiative=7)}
    tables = replace(made.book.tables.random, battles=even)
    made.book.tables = replace(made.book.tables, random=tables)
    made.chance = Rng(1)
    made.enlist("G-G-platoon", "R-V-platoon")  # 7 each
    assert made.pos.public.initiative == "axis"


@pytest.mark.covers("G.9")
def test_the_defender_holds_all_five() -> None:
    made = defended()
    d: D = Draft(made.pos, Rng(1))
    hold_all(made.book, d, "axis")
    assert d.public.control == dict.fromkeys("12345", "axis")
    assert d.public.vp == 8


def test_bought_works_wait_for_the_enemy() -> None:
    made = defended()
    made.do("axis", Buy("foxholes-3"))
    public, own = made.pos.public, made.pos.private["axis"]
    assert Camp(made.book, public, own, "axis", late=False).forts_now() == {}
    assert Camp(made.book, public, own, "axis", late=True).forts_now() == {"foxholes": 3}
