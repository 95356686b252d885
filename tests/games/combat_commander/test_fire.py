"""Fire where a situation cannot say it: parts of forms, geometry, the smoke cup, scenario rules."""

from __future__ import annotations

from typing import Any

import pytest

from bocage.games.combat_commander import module
from bocage.games.combat_commander.book import Book
from bocage.games.combat_commander.rules.markers import put_blaze, put_smoke, remove_smoke
from bocage.games.combat_commander.rules.o20_fire_2_group import Firers, chained, crossed
from bocage.games.combat_commander.rules.o20_fire_4_shoot import shot_form
from bocage.games.combat_commander.rules.o20_fire_6_defence import defenders, owner_of, shelter
from bocage.games.combat_commander.types import Attack, Pos
from bocage.kernel.chance import Rng, Scripted
from bocage.kernel.draft import Draft
from bocage.kernel.engine import Engine
from bocage.kernel.wording import parse

GUNNER = {"id": "G-Rifle1", "at": "E5", "weapon": "G-LightMG1"}
MORTAR = {"id": "G-WeaponTeam1", "at": "E5", "weapon": "G-MediumMortar1"}
COMRADE = {"id": "G-Rifle2", "at": "F5"}
STRAY = {"id": "G-Rifle3", "at": "H6"}
FOES = [{"id": "R-Rifle2", "at": "E9"}, {"id": "R-Rifle3", "at": "F8"}]


def scene(
    units: list[dict[str, Any]], spaces: Any = None, borders: Any = None, **state: Any
) -> tuple[Book, Pos]:
    """A blank scenario."""
    spec: dict[str, Any] = {"scenario": "blank", "unit": units, "state": state}
    spec["board"] = {"spaces": spaces or {}, "borders": borders or []}
    found: tuple[Book, Pos] = module.scene(spec, "test")
    return found


def firers(*hand: str, **fields: Any) -> Firers:
    """A few Germans who see two Russians."""
    units = [GUNNER, MORTAR, COMRADE, STRAY]
    book, pos = scene([*units, *FOES])
    return Firers(book, pos.public, "axis", [u["id"] for u in units], hand=hand, **fields)


@pytest.mark.covers("O20.3.1a", "O20.3.1b", "O20.3.1c", "O20.3.1.1")
@pytest.mark.parametrize("hand", [(), ("G-7", "G-43"), ("G-7", "G-8", "G-70")])
def test_every_attack_that_is_offered_is_legal_and_every_sample_is_offered(
    hand: tuple[str, ...],
) -> None:
    form: Any = shot_form(firers(*hand))
    found = [act for act in form.fillings() if not act.smoke]
    legal = [act for act in form.legal() if not act.smoke]
    assert len(legal) == len(set(legal))
    if len(hand) < 3:
        assert sum(act in legal for act in found) * 3 > len(found)
    samples = [form.sample(Rng(seed)) for seed in range(60)]
    assert all(act.smoke or act in legal for act in samples)
    assert any(act.smoke for act in samples)
    assert any(act.also for act in legal) == bool(hand)


@pytest.mark.covers("gl.4", "O20.3a", "A33.2a", "11.5c")
def test_firers_may_be_limited() -> None:
    every = firers()
    assert "G-MediumMortar1" in every.pieces
    assert "G-MediumMortar1" not in firers(ordnance=False).pieces
    assert "G-Rifle1" not in firers(fired=("G-Rifle1",)).pieces
    form: Any = shot_form(firers(targets=("F8",), ordnance=False))
    assert {act.at for act in form.legal()} == {"F8"}


@pytest.mark.covers("O20.3.1b")
def test_a_chain_hangs_together() -> None:
    book = firers().book
    assert chained(book, ["E5", "F5", "G6"])
    assert not chained(book, ["E5", "G6"])
    assert chained(book, ["E5", "E5"])


@pytest.mark.covers("T87", "T97", "T97b")
def test_walls_are_crossed_into_the_target_hex() -> None:
    walls = ["E6 E7 wall", "D5 D6 hedge"]
    book, _ = scene([GUNNER, *FOES], borders=walls)
    assert crossed(book, ["E5"], "E7") == "wall"
    assert crossed(book, ["E6"], "E7") == "wall"
    assert crossed(book, ["E5"], "E8") == ""  # a side of E7, not of E8
    assert crossed(book, ["D8"], "E7") == ""
    assert crossed(book, ["D8", "E5"], "E7") == "wall"


@pytest.mark.covers("T97b")
def test_a_line_through_a_corner_needs_both_sides() -> None:
    # The line from F5 to D5 runs along the side between E5 and E6.
    one, _ = scene([GUNNER, *FOES], borders=["D5 E6 wall"])
    both, _ = scene([GUNNER, *FOES], borders=["D5 E6 wall", "D5 E5 hedge"])
    assert crossed(one, ["F5"], "D5") == ""
    assert crossed(both, ["F5"], "D5") == "hedge"


@pytest.mark.covers("T94a", "8.1.4", "8.1.5")
def test_the_cup_keeps_count() -> None:
    book, pos = scene([GUNNER, *FOES], {"E7": "marsh"})
    d: Any = Draft(pos, Scripted([0, 7, 0, 0]))
    whole = sum(d.public.cup)
    put_smoke(book, d, "E6", "A39")
    assert d.public.smoke == {"E6": 1}
    put_smoke(book, d, "E6", "A39")
    assert d.public.smoke == {"E6": 2}
    put_smoke(book, d, "E6", "A39")
    assert d.public.smoke == {"E6": 2}
    assert sum(d.public.cup) == whole - 1
    put_smoke(book, d, "E7", "A39")
    assert d.public.smoke == {"E6": 2}
    assert put_blaze(book, d, "E6", "E46a")
    assert d.public.smoke == {}
    assert sum(d.public.cup) == whole - 1
    remove_smoke(d, "E6", "E48a")
    assert sum(d.public.cup) == whole - 1


@pytest.mark.covers("T94a")
def test_nothing_comes_out_of_an_empty_cup() -> None:
    book, pos = scene([GUNNER, *FOES])
    d: Any = Draft(pos, Scripted([]))
    d.put(cup=(0,) * 10)
    put_smoke(book, d, "E6", "A39")
    assert d.public.smoke == {}
    assert not put_blaze(book, d, "E6", "E46a")


@pytest.mark.covers("gl.2", "O20.3.4a")
@pytest.mark.parametrize(("active", "first"), [("axis", "allies"), ("allies", "axis")])
def test_of_units_of_both_sides_in_a_hex_those_of_the_inactive_side_defend_first(
    active: Any, first: str
) -> None:
    units = [{"id": "G-Rifle1", "at": "E5"}, {"id": "R-Rifle1", "at": "E5"}]
    book, pos = scene([*units, *FOES], active=active)
    frame = Attack(side="allies", kind="impact", hexes=("E5",), targets=("G-Rifle1", "R-Rifle1"))
    assert owner_of(book, pos.public, frame) == first
    assert defenders(book, pos.public, frame) == [f"{'G' if first == 'axis' else 'R'}-Rifle1"]


@pytest.mark.covers("11.6a", "F103.2b", "T78.3a")
@pytest.mark.parametrize(("kind", "bare"), [("fire", True), ("mines", True), ("fire", False)])
def test_flames_and_mines_leave_no_cover_other_attacks_do(kind: Any, bare: bool) -> None:
    book, pos = scene([GUNNER, *FOES], {"E9": "woods", "F8": "stream"})
    frame = Attack(side="axis", kind=kind, hexes=("E9",), bare=bare)
    values = [sum(term[2] for term in shelter(book, pos.public, frame, at)) for at in ("E9", "F8")]
    assert values == ([0, 0] if bare else [2, -1])


@pytest.mark.covers("S8.1")
def test_night_takes_the_range_off_an_attack() -> None:
    book, pos = scene(
        [COMRADE, *FOES],
        specials=["night"],
        hand={"axis": ["G-50"]},
        deck={"axis": ["3-4"], "allies": ["3-4"]},
    )
    engine: Any = Engine.over(module, book)
    chance = Scripted([])
    for line in ("fire G-50 by G-Rifle2", "shoot F8 G-Rifle2 by G-Rifle2"):
        action = parse(line, engine.codec.action_types)
        pos = engine.apply(pos, "axis", action, chance).position
    applied = engine.apply(pos, "allies", parse("pass", engine.codec.action_types), chance)
    totals = [one.event for one in applied.events if hasattr(one.event, "total")]
    assert totals[0].total == 5 + 7 - 3
