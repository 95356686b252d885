"""Set-up, time, melee and events where a situation cannot say it."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from bocage.games.combat_commander import module
from bocage.games.combat_commander.book import RANDOM, Book
from bocage.games.combat_commander.events.happen import Delayed, HandShown
from bocage.games.combat_commander.rules.events import HANDLERS
from bocage.games.combat_commander.rules.r05_setup import setup_order
from bocage.games.combat_commander.rules.r08_stacking import deploy
from bocage.games.combat_commander.state import figures, limit_at
from bocage.games.combat_commander.types import (
    Attack,
    Breaking,
    Choose,
    ChooseCard,
    ChooseHex,
    Decline,
    Deploy,
    Happening,
    Melees,
    Pos,
    Put,
    SetUp,
    Sniper,
    Take,
    TimeAdvance,
    Trigger,
)
from bocage.kernel.api import Frame, Pass
from bocage.kernel.chance import Rng, Scripted
from bocage.kernel.draft import Draft
from bocage.kernel.engine import Engine
from bocage.kernel.position import Applied

PRINTED = tuple(name for name in module.scenarios if name != RANDOM)

RUSSIAN: dict[str, Any] = {"id": "R-Rifle1", "at": "O1"}


def scene(units: list[dict[str, Any]], spaces: Any = None, **state: Any) -> tuple[Book, Pos]:
    """A blank scenario."""
    spec: dict[str, Any] = {"scenario": "blank", "unit": units, "state": state}
    if spaces is not None:
        spec["board"] = {"spaces": spaces}
    found: tuple[Book, Pos] = module.scene(spec, "test")
    return found


class Table:
    """A game under way, driven by frames and answers."""

    def __init__(self, book: Book, pos: Pos) -> None:
        self.engine: Any = Engine.over(module, book)
        self.pos: Any = pos
        self.events: list[Any] = []

    def run(self, *frames: Frame, draws: Any = ()) -> None:
        """Put frames on top and go on to the next decision."""
        pos = replace(self.pos, frames=(*self.pos.frames, *frames))
        self._note(self.engine.go_on(pos, Scripted(draws)))

    def happen(self, name: str, side: str = "axis", **fields: Any) -> None:
        """An event of the axis, within its trigger."""
        draws = fields.pop("draws", ())
        trigger = Trigger(side=side, kind="event", stage="happened")
        self.run(trigger, Happening(side=side, name=name, card="G-1", **fields), draws=draws)

    def do(self, side: str, action: Any, draws: Any = ()) -> None:
        """One answer."""
        assert self.engine.why_not(self.pos, side, action) is None
        self._note(self.engine.apply(self.pos, side, action, Scripted(draws)))

    def _note(self, applied: Applied) -> None:
        self.pos = applied.position
        self.events = list(applied.events)

    @property
    def asked(self) -> tuple[str, str]:
        """Who is asked what."""
        ask = self.engine.asks(self.pos)[0]
        return ask.side, ask.prompt

    def legal(self) -> list[Any]:
        """All that may be answered."""
        return list(self.engine.choice(self.pos, self.asked[0]).legal())


# -- set-up -----------------------------------------------------------------------------------


@pytest.mark.parametrize("scenario", PRINTED)
@pytest.mark.covers("5c", "8.2a", "11.2a", "F100.3")
def test_every_set_up_ends_with_all_pieces_in_their_places(scenario: str) -> None:
    engine: Any = Engine(module, scenario)
    for seed in range(3):
        rng = Rng(seed)
        pos = engine.start(rng).position
        while isinstance(pos.frames[-1], SetUp):
            ask = engine.pending(pos)[0]
            act = engine.choice(pos, ask.side).sample(rng)
            pos = engine.apply(pos, ask.side, act, rng).position
        book, public = engine.book, pos.public
        assert set(public.units) == {u for side in module.sides for u in book.rosters[side].units}
        weapons = {s.weapon for s in public.units.values()} | {
            wait.weapon for wait in public.track.values()
        }
        assert weapons - {""} == {
            *book.rosters["axis"].weapons,
            *book.rosters["allies"].weapons,
            *book.weapon_arrivals,
        }
        for at in {s.at for s in public.units.values()}:
            there = [u for u, s in public.units.items() if s.at == at]
            assert len({book.units[u].side for u in there}) == 1
            assert figures(book, there) <= limit_at(book, public, at)
            assert at not in book.barred
        forts = [f.count for s in module.sides for f in book.forces[s] if f.kind == "fortification"]
        assert len(public.forts) == sum(forts)
        opened = public.initiative != book.scenario.initiative  # scenario 1
        first = "axis" if opened else book.scenario.first_turn
        assert public.stage == "play" and public.active == first
        for side in module.sides:
            assert len(pos.private[side].hand) == book.plan[side].hand
            assert set(book.start_cards[side]) <= set(pos.private[side].hand)


@pytest.mark.covers("S1.2")
def test_a_set_up_at_the_same_time_is_hidden_until_both_are_done() -> None:
    engine: Any = Engine(module, "1")
    assert setup_order(engine.book) == ("axis", "allies", "axis")
    rng = Rng(5)
    pos = engine.start(rng).position
    while (ask := engine.pending(pos)[0]).prompt != "first-turn":
        seen = engine.view(pos, "allies" if ask.side == "axis" else "axis")
        assert not seen.public.units
        act = engine.choice(pos, ask.side).sample(rng)
        pos = engine.apply(pos, ask.side, act, rng).position
    assert ask.side == "axis" and len(pos.public.units) == 6 + 10


# -- breaking, deploying ----------------------------------------------------------------------


@pytest.mark.covers("6.3.1b", "9.2")
def test_two_sides_that_surrender_at_the_same_moment_leave_it_to_the_initiative() -> None:
    units: list[dict[str, Any]] = [
        {"id": "G-Rifle1", "at": "E5", "status": ["broken"]},
        {"id": "R-Rifle2", "at": "E5", "status": ["broken"]},
        {"id": "G-Rifle3", "at": "A1"},
        RUSSIAN,
    ]
    for holder in module.sides:
        table = Table(*scene(units, surrender={"axis": 1, "allies": 1}, initiative=holder))
        table.run(Breaking(units=("G-Rifle1", "R-Rifle2"), clause="E43"))
        assert table.pos.outcome.winner == holder


@pytest.mark.covers("E52.2a", "E52.2b", "O20.3.4f")
def test_teams_take_the_place_of_their_squad_in_what_is_under_way() -> None:
    squad = {"id": "G-Rifle1", "at": "E5", "weapon": "G-LightMG1", "status": ["veteran"]}
    units: list[dict[str, Any]] = [squad, RUSSIAN]
    book, pos = scene(units, activated=["G-Rifle1"])
    attack = Attack(
        side="allies", kind="fire", hexes=("E5",), targets=("G-Rifle1",), pieces=("G-Rifle1",)
    )
    draft: Any = Draft(replace(pos, frames=(*pos.frames, attack)), Scripted())
    deploy(book, draft, Deploy("G-Rifle1", ("veteran",)), "E52.1")
    first, second = "G-LineTeam1", "G-LineTeam2"
    assert draft.public.units[first].weapon == "G-LightMG1"
    assert draft.public.units[second].veteran and not draft.public.units[first].veteran
    assert draft.public.activated == (first, second)
    assert draft.frames[-1].targets == draft.frames[-1].pieces == (first, second)


def test_only_marks_of_the_squad_go_to_the_second_team() -> None:
    units = [{"id": "G-Rifle1", "at": "E5", "weapon": "G-LightMG1"}, RUSSIAN]
    table = Table(*scene(units))
    table.happen("deploy")
    assert len(table.legal()) == 3
    refused = table.engine.why_not(table.pos, "axis", Deploy("G-Rifle1", ("veteran",)))
    assert refused.clause == "E52.2a"


# -- melee ------------------------------------------------------------------------------------


@pytest.mark.covers("O16.4.3b", "F101")
def test_who_was_in_the_bunker_first_wins_the_tie_even_if_he_is_active() -> None:
    units = [
        {"id": "G-Rifle1", "at": "E5"},
        {"id": "R-Rifle2", "at": "A1"},
        RUSSIAN,
        {"id": "G-Rifle9", "at": "A9"},
    ]
    cards = {"axis": ["3-3"], "allies": ["4-4"]}
    table = Table(*scene(units, forts={"E5": "bunker"}, deck=cards, initiative="axis"))
    table.engine.book.units["R-Rifle2"] = replace(
        table.engine.book.units["R-Rifle2"], front=replace_fp(table.engine.book, 3)
    )
    public = replace(
        table.pos.public,
        held={"E5": "axis"},
        units={
            **table.pos.public.units,
            "R-Rifle2": replace(table.pos.public.units["R-Rifle2"], at="E5"),
        },
    )
    table.pos = replace(table.pos, public=public)
    table.run(Trigger(side="allies", kind="event", stage="happened"), Melees())
    while table.asked[1] == "reroll":
        table.do("axis", Pass())
    assert "G-Rifle1" in table.pos.public.units and "R-Rifle2" not in table.pos.public.units


def replace_fp(book: Book, fp: int) -> Any:
    """The front of a Russian squad with other FP."""
    return replace(book.units["R-Rifle2"].front, fp=fp)


# -- events -----------------------------------------------------------------------------------


def test_every_event_of_the_cards_has_a_handler() -> None:
    for scenario in PRINTED:
        book = module.load(scenario, {}, ())
        assert {card.event for card in book.cards.values()} <= set(HANDLERS)


@pytest.mark.covers("E61", "1.0", "1.2a")
def test_a_hand_is_shown_to_the_drawer_only() -> None:
    units = [{"id": "G-Rifle1", "at": "E5"}, RUSSIAN]
    table = Table(*scene(units, hand={"allies": ["R-12", "R-20"]}))
    table.happen("interrogation")
    assert table.asked == ("axis", "event-interrogation")
    engine = table.engine
    assert engine.view(table.pos, "axis").own.seen_hand == ("R-12", "R-20")
    assert engine.view(table.pos, "allies").own.seen_hand == ()
    shown = [e for e in table.events if isinstance(e.event, HandShown)]
    assert [e.to for e in shown] == [("axis",)]
    assert Decline() in table.legal() and len(table.legal()) == 3
    assert engine.why_not(table.pos, "axis", ChooseCard("R-13")).clause == "E61"
    table.do("axis", ChooseCard("R-20"))
    assert table.pos.private["allies"].hand == ("R-12",)
    assert table.pos.private["axis"].seen_hand == ()
    assert table.pos.public.discards["allies"] == ("R-20",)


@pytest.mark.covers("E46b", "E48b", "gl.2")
def test_the_inactive_side_flees_first_and_who_cannot_is_lost() -> None:
    units = [
        {"id": "G-Rifle1", "at": "E6"},
        {"id": "R-Rifle2", "at": "E6"},
        {"id": "G-Rifle9", "at": "A9"},
        RUSSIAN,
    ]
    water = dict.fromkeys(("E7", "D6", "F6"), "water-barrier")
    table = Table(*scene(units, water, blaze=["E5"], hand={}))
    table.happen("breeze", arg=4, draws=[0])
    assert table.asked == ("allies", "event-breeze")
    assert {act.at for act in table.legal()} == {"D5", "F5"}
    assert table.engine.why_not(table.pos, "allies", Put("R-Rifle2", "E7")).clause == "E48b"
    table.do("allies", Put("R-Rifle2", "D5"))
    table.do("axis", Put("G-Rifle1", "F5"))
    assert set(table.pos.public.blaze) == {"E5", "E6"}


@pytest.mark.covers("E42b", "6.1.2i")
def test_a_used_up_pile_advances_time_before_the_random_hex() -> None:
    units = [{"id": "G-Rifle1", "at": "E5"}, RUSSIAN]
    table = Table(*scene(units, deck={"axis": ["x hex=E5"]}, last=["axis"], discards={}))
    card = table.pos.sealed.decks["axis"][0]
    sealed = replace(table.pos.sealed, decks={**table.pos.sealed.decks, "axis": ()})
    public = replace(
        table.pos.public,
        piles={**table.pos.public.piles, "axis": 0},
        discards={**table.pos.public.discards, "axis": (card,)},
    )
    table.pos = replace(table.pos, sealed=sealed, public=public)
    table.run(Trigger(side="axis", kind="sniper", stage="happened"), Sniper(side="axis"), draws=[])
    assert table.pos.public.time == 1
    assert table.asked == ("axis", "sniper")
    assert table.legal() == [Choose("G-Rifle1"), Decline()]


@pytest.mark.covers("6.1.2g")
def test_a_reinforcement_without_room_on_its_edge_comes_an_advance_later() -> None:
    squads = [*(f"G-Rifle{i}" for i in range(1, 11)), *(f"G-SS{i}" for i in range(2, 7))]
    full = [
        {"id": unit, "at": f"{column}10"}
        for unit, column in zip(squads, "ABCDEFGHIJKLMNO", strict=True)
    ]
    table = Table(*scene([*full, RUSSIAN], track={"G-SS1": 1}))
    pile = table.pos.sealed.decks["axis"]
    trigger = Trigger(side="axis", kind="time", stage="happened")
    table.run(trigger, TimeAdvance(side="axis"), draws=[pile])
    assert table.pos.public.track["G-SS1"].space == 2
    assert Delayed("6.1.2g", "G-SS1", 2) in [one.event for one in table.events]


@pytest.mark.covers("6.1.2g")
def test_reinforcements_of_the_inactive_side_come_first_and_find_a_hex_with_room() -> None:
    full = [
        {"id": unit, "at": at}
        for at, units in {
            f"{column}10": (f"G-Rifle{i}", f"G-LineTeam{i}")
            for i, column in enumerate("ABCDEFGH", 1)
        }.items()
        for unit in units
    ]
    track = {"G-SS1": 1, "R-SMG1": 1}
    table = Table(*scene([*full, RUSSIAN], track=track, active="allies"))
    pile = table.pos.sealed.decks["axis"]
    trigger = Trigger(side="axis", kind="time", stage="happened")
    table.run(trigger, TimeAdvance(side="axis"), draws=[pile])
    assert table.asked == ("axis", "reinforce")
    assert {act.at for act in table.legal()} == {f"{column}10" for column in "IJKLMNO"}
    table.do("axis", Put("G-SS1", "I10"))
    assert table.asked == ("allies", "reinforce")
    table.do("allies", Put("R-SMG1", "B1"))
    assert not table.pos.public.track


@pytest.mark.covers("E77", "E43")
def test_white_phosphorus_asks_both_sides_and_air_support_may_be_declined() -> None:
    units = [
        {"id": "G-Rifle1", "at": "E5"},
        {"id": "R-Rifle2", "at": "E6"},
        {"id": "R-Rifle3", "at": "E6"},
        RUSSIAN,
    ]
    table = Table(*scene(units))
    table.happen("white-phosphorus")
    table.do("axis", ChooseHex("E6"), draws=[0])
    assert table.asked == ("allies", "event-white-phosphorus")
    table.do("allies", Choose("R-Rifle3"))
    assert table.pos.public.units["R-Rifle3"].broken
    table = Table(*scene(units, deck={"axis": ["x hex=E7"]}))
    table.happen("air-support")
    assert table.legal() == [ChooseHex("E6"), Decline()]
    table.do("axis", ChooseHex("E6"))
    assert table.pos.public.units["R-Rifle2"].broken


# -- support ----------------------------------------------------------------------------------


@pytest.mark.covers("E68", "8.1.2", "4.3.2")
def test_a_radio_is_on_offer_only_for_an_empty_box() -> None:
    units = [{"id": "G-Rifle1", "at": "E5"}, RUSSIAN]
    for radio in ({}, {"axis": "G-Radio105mm"}):
        table = Table(*scene(units, deck={"axis": ["1-1"]}, year=1942, radio=radio))
        table.happen("reinforcements")
        table.do("allies", Pass())
        found = {act.item for act in table.legal()}
        assert ("Radio120mm" in found) == (not radio)
        assert "Guttman" in found
        table.do("axis", Take("Guttman"))
        assert {act.at for act in table.legal()} == {f"{column}10" for column in "ABCDEFGHIJKLMNO"}


@pytest.mark.covers("E59", "E59b", "1.9.1c")
def test_infiltration_may_start_a_melee_without_triggers() -> None:
    units = [{"id": "G-Rifle1", "at": "A9"}, {"id": "R-GreenTeam1", "at": "E5"}, RUSSIAN]
    deck = {"axis": ["1-1", "x hex=E4", "6-6 time"], "allies": ["1-1 event"]}
    table = Table(*scene(units, deck=deck, year=1942, initiative="axis"))
    table.happen("infiltration")
    table.do("axis", Pass())
    table.do("axis", Take("Conscript"))
    assert ChooseHex("E5") in table.legal() and ChooseHex("E6") not in table.legal()
    table.do("axis", ChooseHex("E5"))
    for _ in range(2):
        assert table.asked == ("axis", "reroll")
        table.do("axis", Pass())
    assert "R-GreenTeam1" in table.pos.public.dead["allies"]
    assert table.pos.public.time == 0


# -- scenarios --------------------------------------------------------------------------------


@pytest.mark.covers("S6.1", "S12.1", "S12.2")
def test_special_rules_of_scenarios() -> None:
    units = [{"id": "G-Rifle1", "at": "E5"}, RUSSIAN]
    table = Table(*scene(units, specials=["axis-orders-grow"], orders={"axis": 2}))
    for want in (3, 3):
        pile = table.pos.sealed.decks["axis"]
        table.run(Trigger(side="axis", kind="time"), draws=[pile])
        assert table.pos.public.orders["axis"] == want
    table = Table(*scene(units, specials=["fog"]))
    table.pos = replace(table.pos, public=replace(table.pos.public, fog=1))
    for _ in range(2):
        table.happen("breeze", arg=1)
        assert table.pos.public.fog == 0
    near = [{"id": "G-Rifle1", "at": "E5"}, {"id": "R-Rifle2", "at": "E7"}, RUSSIAN]
    table = Table(*scene(near, specials=["axis-snipers"], deck={"axis": ["x hex=E5"]}))
    table.run(Trigger(side="axis", kind="sniper", stage="happened"), Sniper(side="axis"))
    assert Choose("R-Rifle2") in table.legal()
