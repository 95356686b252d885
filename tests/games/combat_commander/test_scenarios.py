"""Special rules of the scenarios, from their set-up on, and what a scenario lays down."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from bocage.games.combat_commander import module
from bocage.games.combat_commander.book import Book, load_book
from bocage.games.combat_commander.events.core import Revealed
from bocage.games.combat_commander.events.happen import (
    Armed,
    CampMade,
    FirstTurnTaken,
    Fortified,
    MinesWeakened,
    RadioGained,
    RadioRefused,
    Settled,
    StartCards,
)
from bocage.games.combat_commander.rules.common import change, put_unit, take_off
from bocage.games.combat_commander.rules.markers import remove_fort
from bocage.games.combat_commander.rules.o20_fire_2_group import chained
from bocage.games.combat_commander.rules.r07_victory import score, settle
from bocage.games.combat_commander.rules.s_specials import mine_strength
from bocage.games.combat_commander.state import limit_at
from bocage.games.combat_commander.types import (
    Accept,
    Decline,
    Discard,
    Equip,
    Finish,
    Fortify,
    Moving,
    Play,
    Pos,
    Put,
    Trigger,
    Walking,
)
from bocage.kernel.api import Illegal
from bocage.kernel.chance import Rng, Scripted
from bocage.kernel.draft import Draft
from bocage.kernel.engine import Engine
from tests.beside import check_said, clauses_of


class Camps:
    """A scenario that is set up at random, until a question comes."""

    def __init__(self, scenario: str, seed: int = 3) -> None:
        self.engine: Any = Engine(module, scenario)
        self.book: Book = self.engine.book
        self.rng = Rng(seed)
        started = self.engine.start(self.rng)
        self.pos: Any = started.position
        self.told: list[Any] = [one.event for one in started.events]

    def until(self, prompt: str) -> None:
        """Answer anything until the question with this word comes."""
        while (ask := self.engine.pending(self.pos)[0]).prompt != prompt:
            self.do(ask.side, self.engine.choice(self.pos, ask.side).sample(self.rng))

    def do(self, side: str, action: Any) -> None:
        """One answer."""
        applied = self.engine.apply(self.pos, side, action, self.rng)
        assert not isinstance(applied, Illegal), applied
        self.told += [one.event for one in applied.events]
        self.pos = applied.position

    def why_not(self, side: str, action: Any) -> str:
        """The clause that forbids an answer, or nothing."""
        refusal = self.engine.why_not(self.pos, side, action)
        return "" if refusal is None else str(refusal.clause)


def blank(units: list[dict[str, Any]], **state: Any) -> tuple[Any, Pos]:
    """A blank scenario and its engine."""
    found: tuple[Book, Pos] = module.scene(
        {"scenario": "blank", "unit": units, "state": state}, "test"
    )
    return Engine.over(module, found[0]), found[1]


# -- what a scenario lays down ----------------------------------------------------------------


@pytest.mark.covers("1c", "1d", "2.1", "2.2.1", "3.1", "gl.4")
def test_a_book_has_the_map_the_decks_and_the_counters_of_its_scenario() -> None:
    book = load_book("3", {})
    assert book.board.number == 3 and len(book.hexes) == 150
    assert book.terrain["C7"] and book.terrain["O10"]
    assert {card.hex for card in book.cards.values()} <= set(book.hexes)
    for side, letter in (("axis", "G"), ("allies", "R")):
        assert book.deck[side] == tuple(f"{letter}-{n}" for n in range(1, 73))
    for unit in book.units.values():
        leads = unit.type in ("leader", "hero")
        for stats in (unit.front, unit.back):
            assert min(stats.fp, stats.range, stats.move, stats.morale) >= 0
            assert leads or not stats.command
    assert all(row.fp > 0 and row.high > 0 for row in book.weapons.values())


@pytest.mark.covers("6.1.1", "6.2.1", "4.3.1", "4.1.1", "9a", "7.3.1a", "7.3.2a", "7.3.3a", "4.3.3")
@pytest.mark.covers("1.1", "1.3", "5a", "5c", "T94a", "3.2.1")
@pytest.mark.parametrize("scenario", ["2", "10"])
def test_play_begins_as_the_scenario_says(scenario: str) -> None:
    camps = Camps(scenario)
    camps.until("order")
    book, public = camps.book, camps.pos.public
    assert public.time == book.scenario.time_start
    assert public.death == book.scenario.sudden_death
    assert public.orders == book.orders and public.surrender == book.surrender
    assert public.initiative == book.scenario.initiative
    assert public.vp == book.scenario.start_vp
    assert {**book.control, **public.control} == public.control
    assert set(book.scenario.open_chits) <= set(public.chits)
    assert sum(public.cup) == 50
    for side, sign in (("axis", 1), ("allies", -1)):
        assert score(book, camps.pos)[side].total == sign * public.vp
        assert len(camps.pos.private[side].hand) == book.plan[side].hand
        assert len(camps.pos.private[side].chits) == book.secret[side]
        pile = camps.pos.sealed.decks[side]
        assert sorted((*pile, *camps.pos.private[side].hand)) == sorted(book.deck[side])
        assert pile != book.deck[side][book.plan[side].hand :]
    assert not any(state.broken for state in public.units.values())


@pytest.mark.covers("5c")
@pytest.mark.parametrize("scenario", module.scenarios)
def test_everything_that_is_set_up_is_told(scenario: str) -> None:
    camps = Camps(scenario)
    camps.until("order")
    book, public, told = camps.book, camps.pos.public, camps.told
    for side in ("axis", "allies"):
        assert told.count(CampMade("5c", side)) == 1
        radio = book.start_radio[side]
        assert radio is None or RadioGained("5c", side, radio) in told
    arms = {(state.weapon, unit) for unit, state in public.units.items() if state.weapon}
    arms |= {(wait.weapon, unit) for unit, wait in public.track.items() if wait.weapon}
    armed = [(one.weapon, one.unit) for one in told if isinstance(one, Armed)]
    secret = scenario == "1"  # there each is told to its owner first, and then to both
    assert sorted(armed) == sorted([*arms, *arms] if secret else arms)
    works = [(one.at, one.what) for one in told if isinstance(one, Fortified)]
    assert sorted([*works, *book.fixed_forts.items()]) == sorted(public.forts.items())
    settled = {(one.unit, one.at) for one in told if isinstance(one, Settled)}
    assert settled == ({(unit, s.at) for unit, s in public.units.items()} if secret else set())


@pytest.mark.covers("7.3.3a", "4.3.3")
@pytest.mark.parametrize("seed", range(5))
def test_a_random_chit_lies_open_from_the_start_of_scenario_1(seed: int) -> None:
    """One is drawn for both to see; a secret one that has no secret side is opened too."""
    camps = Camps("1", seed)
    drawn = [*camps.pos.private["axis"].chits, *camps.pos.private["allies"].chits]
    assert len(camps.pos.public.chits) >= 1
    assert len(camps.pos.public.chits) + len(drawn) == 3
    assert len(camps.pos.sealed.bag) == 22 - 3 - len(camps.book.scenario.excluded)


@pytest.mark.covers("1.2a", "1.2b", "1.2c", "7.3.3b", "9b")
def test_hands_piles_and_secret_chits_are_only_counted_by_the_enemy() -> None:
    camps = Camps("2")
    camps.until("order")
    seen: Any = camps.engine.view(camps.pos, "axis")
    assert seen.own.hand == camps.pos.private["axis"].hand
    assert len(seen.own.hand) == camps.book.plan["axis"].hand == 4
    assert camps.pos.public.initiative == "axis"  # its card is none of the four
    assert not hasattr(seen, "sealed") and seen.counts.chits == {"axis": 1, "allies": 1}
    hidden = {*camps.pos.private["allies"].hand, *camps.pos.private["allies"].chits}
    assert seen.counts.hands["allies"] == len(camps.pos.private["allies"].hand)
    assert not hidden & {*seen.own.hand, *seen.own.chits}
    assert seen.public.discards == camps.pos.public.discards


@pytest.mark.covers("5a", "5.1b", "gl.9", "gl.6", "9b")
def test_turns_alternate_and_each_begins_afresh() -> None:
    units = [{"id": "G-Rifle1", "at": "E9"}, {"id": "R-Rifle1", "at": "E1"}]
    hand = {"axis": ["G-1", "G-2"], "allies": ["R-1"]}
    engine, pos = blank(
        units, hand=hand, hand_limit={"axis": 4}, initiative="axis", activated=["G-Rifle1"]
    )
    pos = engine.apply(pos, "axis", Discard(), Scripted([])).position
    assert pos.public.active == "allies" and not pos.public.activated
    assert len(pos.private["axis"].hand) == 4 and len(pos.private["allies"].hand) == 1
    assert engine.pending(pos)[0].side == "allies"
    assert isinstance(engine.apply(pos, "axis", Discard(), Scripted([])), Illegal)
    pos = engine.apply(pos, "allies", Discard(), Scripted([])).position
    assert pos.public.active == "axis" and len(pos.private["allies"].hand) == 5


# -- scenario 1 -------------------------------------------------------------------------------


@pytest.mark.covers("S1.1")
@pytest.mark.parametrize(
    ("answer", "opens", "holds"), [(Accept(), "axis", "allies"), (Decline(), "allies", "axis")]
)
def test_the_axis_may_buy_the_first_turn(answer: Any, opens: str, holds: str) -> None:
    camps = Camps("1")
    camps.until("first-turn")
    camps.do("axis", answer)
    assert (camps.pos.public.active, camps.pos.public.initiative) == (opens, holds)
    assert camps.engine.pending(camps.pos)[0].side == opens
    assert (FirstTurnTaken("S1.1", "axis") in camps.told) == (opens == "axis")


@pytest.mark.covers("S1.2")
def test_nobody_sees_a_camp_before_both_are_made() -> None:
    camps = Camps("1")
    while (ask := camps.engine.pending(camps.pos)[0]).side == "axis":
        camps.do("axis", camps.engine.choice(camps.pos, ask.side).sample(camps.rng))
    seen: Any = camps.engine.view(camps.pos, "allies")
    assert not seen.public.units and not seen.own.camp
    assert len(camps.pos.private["axis"].camp) == 6
    camps.until("first-turn")
    assert len(camps.pos.public.units) == 16 and not camps.pos.private["axis"].camp


# -- scenarios 5, 7, 8, 9 ---------------------------------------------------------------------


@pytest.mark.covers("S5.1")
def test_a_random_weapon_of_the_axis_starts_broken() -> None:
    found = set()
    for seed in range(8):
        camps = Camps("5", seed)
        camps.until("order")
        (weapon,) = camps.pos.public.jammed
        assert weapon in camps.book.rosters["axis"].weapons
        found.add(weapon)
    assert len(found) > 1


@pytest.mark.covers("S7.1", "S7.2", "S7.3", "5c")
@pytest.mark.parametrize("seed", [1, 2])
def test_russians_at_random_and_a_german_chain(seed: int) -> None:
    camps = Camps("7", seed)
    book, near = camps.book, camps.engine.book.distance
    while (ask := camps.engine.pending(camps.pos)[0]).side == "allies":
        if ask.prompt == "setup-unit":
            unit, at = ask.args["unit"], ask.args["hex"]
            shown = [one for one in camps.told if isinstance(one, Revealed)][-1]
            assert book.cards[shown.card].hex == at
            assert (shown.clause, shown.side, shown.what) == ("S7.1", "allies", "setup")
            legal = list(camps.engine.choice(camps.pos, "allies").legal())
            assert legal and all(act.unit == unit and near[at][act.at] <= 1 for act in legal)
            far = next(h for h in book.hexes if near[at][h] == 2)
            assert camps.why_not("allies", Put(unit, far)) == "S7.1"
            other = next(u for u in book.rosters["axis"].units if u != unit)
            assert camps.why_not("allies", Put(other, legal[0].at)) == "S7.1"
        camps.do("allies", camps.engine.choice(camps.pos, "allies").sample(camps.rng))
    first = next(iter(camps.engine.choice(camps.pos, "axis").legal()))
    camps.do("axis", first)
    second = next(act for act in camps.engine.choice(camps.pos, "axis").legal())
    russians = {s.at for u, s in camps.pos.public.units.items() if u != first.unit}
    left = len(book.rosters["axis"].units) - 1  # a gap of so many hexes can just not be closed
    far = next(h for h in book.hexes if near[first.at][h] > left and h not in russians)
    assert camps.why_not("axis", Put(second.unit, far)) == "S7.2"
    camps.until("order")
    public = camps.pos.public
    camp = {s.at for u, s in public.units.items() if book.units[u].side == "axis"}
    assert chained(book, camp)
    for number, hexes in book.objective.items():
        sides = {book.units[u].side for u, s in public.units.items() if s.at in hexes}
        if len(sides) == 1:
            assert {public.control[number]} == sides
        elif not sides:
            assert number not in public.control


def in_a_row(book: Book, taken: set[str]) -> list[str]:
    """Eight hexes of one column after the other, without anybody else."""
    for column in dict.fromkeys(h[0] for h in book.hexes):
        hexes = [h for h in book.hexes if h[0] == column][:8]
        if not {*hexes} & ({*taken} | {*book.barred}):
            return hexes
    raise AssertionError("no free column")


@pytest.mark.covers("S7.2")
def test_a_german_chain_may_be_laid_from_both_ends_and_whoever_comes_links_it() -> None:
    """Squads at both ends first, the middle last; the last link is a leader."""
    camps = Camps("7", 5)
    while camps.engine.pending(camps.pos)[0].side == "allies":
        camps.do("allies", camps.engine.choice(camps.pos, "allies").sample(camps.rng))
    book = camps.book
    row = in_a_row(book, {state.at for state in camps.pos.public.units.values()})
    squads = [u for u in book.rosters["axis"].units if book.units[u].type == "squad"]
    leaders = [u for u in book.rosters["axis"].units if book.units[u].type == "leader"]
    ends = [row[0], row[7], row[1], row[6], row[2], row[5]]
    for unit, at in zip(squads, ends, strict=True):
        camps.do("axis", Put(unit, at))
    apart = next(h for h in book.adjacent[row[0]] if h != row[1])
    assert camps.why_not("axis", Put(leaders[0], apart)) == "S7.2"
    camps.do("axis", Put(leaders[0], row[3]))
    assert camps.why_not("axis", Put(leaders[1], row[3])) == "S7.2"
    camps.do("axis", Put(leaders[1], row[4]))
    camps.until("order")


# -- what scenarios 2, 3, 4, 7 and 10 demand at set-up ----------------------------------------


@pytest.mark.covers("S2.2")
def test_blankenship_may_come_after_the_axis_in_any_hex_without_germans() -> None:
    camps = Camps("2")
    refusal = camps.engine.why_not(camps.pos, "allies", Finish())
    due = [act.unit for act in camps.engine.choice(camps.pos, "allies").legal()]
    assert refusal.clause == "5c" and refusal.args["unit"] in due  # one that can be placed now
    assert camps.why_not("allies", Put("Blankenship", "O1")) == "S2.2"
    while camps.pos.public.units.keys() < {*camps.book.rosters["allies"].units} - {"Blankenship"}:
        unit = next(
            act.unit
            for act in camps.engine.choice(camps.pos, "allies").legal()
            if isinstance(act, Put) and act.unit != "Blankenship"
        )
        at = next(h for h in ("A1", "A3", "A5", "A7", "B2", "B4", "B6", "C1", "C3", "C5", "C7")
                  if camps.why_not("allies", Put(unit, h)) == "")  # fmt: skip
        camps.do("allies", Put(unit, at))
    camps.do("allies", Finish())
    assert CampMade("5c", "allies") not in camps.told
    while (ask := camps.engine.pending(camps.pos)[0]).prompt != "setup-unit" or ask.side == "axis":
        camps.do(ask.side, camps.engine.choice(camps.pos, ask.side).sample(camps.rng))
    germans = {s.at for u, s in camps.pos.public.units.items() if camps.book.side_of[u] == "axis"}
    assert camps.why_not("allies", Put("Blankenship", min(germans))) == "S2.2"
    assert camps.why_not("allies", Put("Blankenship", "O1")) == ("S2.2" if "O1" in germans else "")
    camps.until("order")
    assert camps.told.count(CampMade("5c", "allies")) == 1


@pytest.mark.covers("S3.1", "S3.2", "S3.3")
@pytest.mark.parametrize("early", [True, False])
def test_scenario_3_puts_egorov_in_n5_lets_wire_wait_and_gives_a_card(early: bool) -> None:
    camps = Camps("3")
    camps.until("setup-fort")
    assert camps.pos.public.units["Egorov"].at == "N5"
    if early:
        while camps.engine.pending(camps.pos)[0].prompt == "setup-fort":
            at = next(act.at for act in camps.engine.choice(camps.pos, "allies").legal()
                      if isinstance(act, Fortify))  # fmt: skip
            camps.do("allies", Fortify("wire", at))
    else:
        camps.do("allies", Finish())
    assert (CampMade("5c", "allies") in camps.told) == early
    camps.until("order")
    assert list(camps.pos.public.forts.values()).count("wire") == 12
    assert "G-65" in camps.pos.private["axis"].hand and len(camps.pos.private["axis"].hand) == 6
    assert StartCards("S3.3", "axis", ("G-65",)) in camps.told


@pytest.mark.covers("S4.1", "S4.2")
def test_scenario_4_has_wire_at_buildings_and_one_team_with_the_gun_that_may_wait() -> None:
    camps = Camps("4")
    book = camps.book
    team = next(u for u in book.rosters["axis"].units if book.placement.get(u) == "after")
    gun = next(w for w in book.rosters["axis"].weapons if book.weapons[w].name.startswith("IG 18"))
    while camps.why_not("axis", Finish()) == "5c":
        legal = camps.engine.choice(camps.pos, "axis").legal()
        camps.do("axis", next(act for act in legal if act.unit != team))
    assert {*book.rosters["axis"].units} - {*camps.pos.public.units} == {team}
    camps.do("axis", Finish())
    camps.until("setup-fort")
    area = book.area(book.plan["axis"].area)
    built = {h for h in book.hexes if book.terrain[h] == "building"}
    far = [h for h in area if not {h, *book.adjacent[h]} & built and h not in book.water]
    assert far and all(camps.why_not("axis", Fortify("wire", h)) == "S4.2" for h in far[:5])
    camps.until("order")
    wire = [h for h, fort in camps.pos.public.forts.items() if fort == "wire"]
    assert len(wire) == 5 and all({h, *book.adjacent[h]} & built for h in wire)
    assert camps.pos.public.units[team].weapon == gun


@pytest.mark.covers("S7.7")
def test_the_allies_of_scenario_7_begin_with_a_card() -> None:
    camps = Camps("7")
    camps.until("order")
    assert "R-31" in camps.pos.private["allies"].hand
    assert StartCards("S7.7", "allies", ("R-31",)) in camps.told


@pytest.mark.covers("S10.2")
def test_only_pioneers_get_the_flamethrower_and_the_charge() -> None:
    camps = Camps("10")
    camps.until("order")
    arms = {s.weapon: camps.book.units[u].stem for u, s in camps.pos.public.units.items()}
    assert arms["G-Flamethrower1"] == arms["G-SatchelCharge1"] == "G-Pionier"
    listed = [piece for force in camps.book.forces["axis"] for piece in force.ids]
    given = [piece for piece in listed if piece.startswith(("G-Flam", "G-Satchel"))]
    assert given == ["G-Flamethrower1", "G-SatchelCharge1"]
    camps = Camps("10")
    while (
        ask := camps.engine.pending(camps.pos)[0]
    ).prompt != "setup-weapon" or ask.side != "axis":
        camps.do(ask.side, camps.engine.choice(camps.pos, ask.side).sample(camps.rng))
    rifle = next(u for u in camps.pos.public.units if u.startswith("G-Rifle"))
    assert camps.why_not("axis", Equip("G-Flamethrower1", rifle)) == "S10.2"


@pytest.mark.parametrize("scenario", [str(n) for n in range(1, 13)])
def test_the_sheet_names_all_forces_and_every_special_rule(scenario: str) -> None:
    engine: Any = Engine(module, scenario)
    facts, *pools = [one for one in module.panels(engine.book, engine.view(engine.start(Rng(1)).position, None)) if one.id.startswith("sheet")]  # noqa: E501  # fmt: skip
    check_said(engine, facts, *pools)
    told = {line.clause for line in facts.lines}
    assert {c for c in clauses_of(engine) if c.startswith(f"S{scenario}.")} <= told
    shown = {piece.id for pool in pools for _, group in pool.groups for piece in group}
    book = engine.book
    ids = {p for side in ("axis", "allies") for f in book.forces[side] for p in f.ids}
    assert shown == ids - {*book.radios}


@pytest.mark.covers("S8.3", "O15")
def test_the_axis_of_scenario_8_discards_one_card() -> None:
    assert load_book("8", {}).discard == {"axis": 1, "allies": 3}
    camps = Camps("8")
    camps.until("order")
    hand = camps.pos.private["axis"].hand
    assert camps.why_not("axis", Discard(hand[:2])) == "5.3"
    assert camps.why_not("axis", Discard(hand[:1])) == ""


@pytest.mark.covers("S9.1")
@pytest.mark.parametrize(("answer", "strength"), [(Play("G-32"), 7), (Decline(), 8)])
def test_mines_may_be_weakened_for_a_card(answer: Any, strength: int) -> None:
    camps = Camps("9", 4)
    camps.until("mines-card")
    camps.do("axis", answer)
    camps.until("order")
    assert mine_strength(camps.book, camps.pos.public) == strength
    hand, pile = camps.pos.private["axis"].hand, camps.pos.sealed.decks["axis"]
    assert len(hand) == 4 and len(pile) == camps.pos.public.piles["axis"] == 68
    assert strength == 8 or "G-32" in hand
    assert {*hand, *pile} == set(camps.book.deck["axis"])
    assert (MinesWeakened("S9.1", "axis", 7, "G-32") in camps.told) == (strength == 7)


# -- scenario 11 ------------------------------------------------------------------------------


@pytest.mark.covers("S11.1")
def test_the_tank_stands_in_the_open_and_holds_four() -> None:
    camps = Camps("11")
    book = camps.book
    assert camps.engine.pending(camps.pos)[0].prompt == "setup-fort"
    for terrain, level in (("woods", 0), ("open", 1)):
        wrong = [
            h
            for h in book.area(book.plan["allies"].area)
            if h not in book.fixed_forts and (book.terrain[h], book.level[h]) == (terrain, level)
        ]
        assert all(camps.why_not("allies", Fortify("bunker", h)) == "S11.1" for h in wrong[:3])
    camps.until("order")
    public = camps.pos.public
    at = next(h for h, fort in public.forts.items() if fort == "bunker")
    assert (book.terrain[at], book.level[at]) == ("open", 0)
    assert {public.units[u].at for u in ("Buehler", "A-WeaponTeam1")} == {at}
    assert limit_at(book, public, at) == 4
    assert all(limit_at(book, public, h) == 7 for h in book.hexes if h != at)


@pytest.mark.covers("S11.1")
@pytest.mark.parametrize("loss", ["bunker", "crew"])
def test_the_howitzer_is_lost_with_the_tank_or_its_crew(loss: str) -> None:
    camps = Camps("11")
    camps.until("order")
    public = camps.pos.public
    at = next(h for h, fort in public.forts.items() if fort == "bunker")
    assert public.units["A-WeaponTeam1"].weapon == "A-PackHowitzer1"
    d: Any = Draft(camps.pos, Scripted([]))
    if loss == "bunker":
        remove_fort(d, at, "A31b")
    else:
        change(d, "A-WeaponTeam1", at=camps.book.adjacent[at][0])
    settle(camps.book, d)
    assert d.public.units["A-WeaponTeam1"].weapon == ""
    assert d.public.box == ("A-PackHowitzer1",)
    assert d.public.units["Buehler"].weapon == "A-50calMG1"


# -- what is placed again ---------------------------------------------------------------------


@pytest.mark.covers("gl.6")
def test_a_unit_that_was_lost_and_comes_back_has_no_part_in_the_order() -> None:
    pair = ("G-Rifle1", "G-Rifle2")
    units = [*({"id": unit, "at": "E5"} for unit in pair), {"id": "R-Rifle1", "at": "A1"}]
    _, pos = blank(units)
    order = Moving(side="axis", units=pair, done=pair, start=dict.fromkeys(pair, "E5"))
    walk = Walking(side="axis", units=pair)
    d: Any = Draft(replace(pos, frames=(*pos.frames, order, walk)), Scripted([]))
    take_off(d, "G-Rifle1")
    put_unit(d, "G-Rifle1", "K5", "E76", broken=True)
    assert d.inside(Moving).units == d.inside(Walking).units == ("G-Rifle2",)


@pytest.mark.covers("5c", "8.1.1", "8.1.3", "8.2a", "F100.3")
def test_pieces_that_cannot_be_set_up_so() -> None:
    camps = Camps("3")
    book = camps.book
    area = {side: book.area(plan.area) for side, plan in book.plan.items()}
    side = camps.engine.pending(camps.pos)[0].side
    first = next(iter(camps.engine.choice(camps.pos, side).legal()))
    outside = next(h for h in book.hexes if h not in area[side])
    assert camps.why_not(side, Put("Maisky", first.at)) == "5c"
    assert camps.why_not(side, Put(first.unit, outside)) == "5c"
    camps.do(side, first)
    second = next(act for act in camps.engine.choice(camps.pos, side).legal())
    assert second.unit != first.unit
    assert camps.why_not(side, Put(second.unit, first.at)) == "8.2a"
    camps.until("setup-weapon")
    side = camps.engine.pending(camps.pos)[0].side
    act = next(iter(camps.engine.choice(camps.pos, side).legal()))
    foreign = next(w for w, row in book.weapons.items() if row.side != side)
    assert camps.why_not(side, Equip(foreign, act.to)) == "5c"
    camps.do(side, act)
    left = next(iter(camps.engine.choice(camps.pos, side).legal()))
    assert camps.why_not(side, Equip(left.weapon, act.to)) == "8.1.1"


@pytest.mark.covers("5c", "8.1.3", "F100.3")
def test_works_that_cannot_be_set_up_so() -> None:
    for scenario in ("3", "5", "9", "11", "12"):
        camps = Camps(scenario)
        camps.until("setup-fort")
        book = camps.book
        side = camps.engine.pending(camps.pos)[0].side
        act = next(iter(camps.engine.choice(camps.pos, side).legal()))
        outside = next(
            h for h in book.hexes if h not in (*book.area(book.plan[side].area), *book.water)
        )
        if outside not in camps.pos.public.forts:
            assert camps.why_not(side, Fortify(act.what, outside)) == "5c"
        absent = next(w for w in book.forts if w not in book.rosters[side].forts)
        assert camps.why_not(side, Fortify(absent, act.at)) == "5c"
        wet = [h for h in book.water if h not in camps.pos.public.forts]
        assert bool(wet) == (scenario == "5")
        assert all(camps.why_not(side, Fortify(act.what, h)) == "F100.3" for h in wet)
        camps.do(side, act)
        ask = camps.engine.pending(camps.pos)[0]
        if ask.prompt == "setup-fort":
            again = next(iter(camps.engine.choice(camps.pos, side).legal()))
            if isinstance(again, Fortify):
                assert camps.why_not(side, Fortify(again.what, act.at)) == "8.1.3"


@pytest.mark.covers("F101", "F104", "O16.4.3b")
@pytest.mark.parametrize("fort", ["bunker", "pillbox"])
def test_who_was_alone_in_works_holds_them_when_an_enemy_comes_in(fort: str) -> None:
    units = [{"id": "G-Rifle1", "at": "E4"}, {"id": "R-Rifle1", "at": "A1"}]
    engine, pos = blank(units, forts={"E5": fort, "E6": "trench"})
    d: Any = Draft(pos, Scripted([]))
    change(d, "G-Rifle1", at="E5")
    settle(engine.book, d)
    assert d.public.held == {"E5": "axis"}
    change(d, "R-Rifle1", at="E5")
    settle(engine.book, d)
    assert d.public.held == {"E5": "axis"}
    take_off(d, "G-Rifle1")
    settle(engine.book, d)
    assert d.public.held == {"E5": "allies"}


@pytest.mark.covers("6.1.2g", "8.1.2", "12a")
@pytest.mark.parametrize("held", [{}, {"axis": "G-Radio75mm"}])
def test_a_radio_comes_from_the_time_track_into_an_empty_box(held: dict[str, str]) -> None:
    units = [{"id": "G-Rifle1", "at": "E4"}, {"id": "R-Rifle1", "at": "A1"}]
    engine, pos = blank(units, track={"G-Radio105mm": 1}, radio=held)
    frames = (*pos.frames, Trigger(side="axis", kind="time"))
    pile = pos.sealed.decks["axis"]
    applied = engine.go_on(replace(pos, frames=frames), Scripted([pile]))
    pos = applied.position
    assert pos.public.time == 1 and not pos.public.track
    assert pos.public.radios["axis"].id == held.get("axis", "G-Radio105mm")
    told = [one.event for one in applied.events]
    assert (RadioRefused("8.1.2", "axis", "G-Radio105mm") in told) == bool(held)
    assert (RadioGained("6.1.2g", "axis", "G-Radio105mm") in told) == (not held)
