"""What is refused, and by which clause: answers that no list offers."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from bocage.games.combat_commander import module
from bocage.games.combat_commander.book import load_book
from bocage.games.combat_commander.rules.o23_rout import safe
from bocage.games.combat_commander.types import (
    Access,
    Advance,
    Alert,
    Assault,
    Bombard,
    Deny,
    Deploy,
    Discard,
    Drop,
    Enter,
    Fire,
    Go,
    Halt,
    Hand,
    Leave,
    Move,
    On,
    Overstacked,
    Play,
    Recover,
    Rout,
    Shoot,
)
from bocage.kernel.api import Illegal, Pass
from bocage.kernel.chance import Rng, Scripted
from bocage.kernel.engine import Engine

CARDS = load_book("1", {}).cards.values()
RIFLE: dict[str, Any] = {"id": "G-Rifle1", "at": "E5"}
MATE: dict[str, Any] = {"id": "G-Rifle2", "at": "E5"}
FOE: dict[str, Any] = {"id": "R-Rifle1", "at": "E7"}
RADIO = "R-Radio76mm"


def card(side: str, order: str = "", action: str = "", number: int = 0) -> str:
    """A card of a side with an order, or with an action."""
    found = [c.id for c in CARDS if c.side == side and order in ("", c.order)]
    if action:
        found = [one for one in found if one in {c.id for c in CARDS if c.action == action}]
    return found[number]


class Table:
    """A position and what is refused there."""

    def __init__(self, *units: dict[str, Any], board: Any = None, **state: Any) -> None:
        spec = {"scenario": "blank", "unit": list(units), "state": state, "board": board or {}}
        book, self.pos = module.scene(spec, "test")
        self.engine: Any = Engine.over(module, book)
        self.events: list[Any] = []

    def do(self, side: str, *actions: Any) -> Table:
        """Answers, one after the other."""
        for action in actions:
            applied = self.engine.apply(self.pos, side, action, Rng(1))
            assert not isinstance(applied, Illegal), applied
            self.pos = applied.position
            self.events += [one.event for one in applied.events]
        return self

    def no(self, side: str, action: Any) -> str:
        """The clause that refuses an answer; nothing if it is legal."""
        refusal = self.engine.why_not(self.pos, side, action)
        return "" if refusal is None else f"{refusal.clause} {refusal.message}"


# -- orders -----------------------------------------------------------------------------------

FIRE, MOVE, ADVANCE = (card("axis", order) for order in ("fire", "move", "advance"))
ORDERS = {"axis": [FIRE, MOVE, ADVANCE]}


@pytest.mark.covers("O14.1a", "O20.3.1.2", "O14.4")
def test_who_is_activated_and_what_fires() -> None:
    table = Table(RIFLE, FOE, hand=ORDERS)
    assert table.no("axis", Fire(FIRE, ())) == "O14.1a nobody"
    assert table.no("axis", Fire(FIRE, ("R-Rifle1",))) == "O14.1a not-yours"
    assert table.no("axis", Fire(FIRE, ("G-Rifle2",))) == "O14.1a not-yours"
    table.do("axis", Fire(FIRE, ("G-Rifle1",)))
    bad = Shoot("E7", "G-Rifle2", ("G-Rifle1",))
    assert table.no("axis", bad) == "O20.3.1.2 base-not-firing"
    weak = Table({"id": "G-WeaponTeam1", "at": "E5"}, FOE, hand=ORDERS, smoke={"E6": 9})
    assert table.no("axis", Shoot("E7", "G-Rifle1", ("G-Rifle1",))) == ""
    assert weak.no("axis", Fire(FIRE, ("G-WeaponTeam1",))).split()[0] in ("O14.4", "O20.1")


@pytest.mark.covers("O19", "O14.1d")
def test_a_card_is_played_for_the_order_on_it_and_command_confusion_for_none() -> None:
    confusion = card("axis", "command-confusion")
    table = Table(RIFLE, FOE, hand={"axis": [MOVE, confusion]})
    assert table.no("axis", Fire(MOVE, ("G-Rifle1",))) == "O14.1d other-order"
    assert table.no("axis", Fire(confusion, ("G-Rifle1",))) == "O19 only-action"


@pytest.mark.covers("O14.4")
def test_a_fire_order_needs_an_attack_that_can_be_made() -> None:
    team = {"id": "G-Rifle1", "at": "E5", "values": {"fp": 1, "range": 5}}
    table = Table(team, FOE, hand=ORDERS, smoke={"E6": 9})
    assert table.no("axis", Fire(FIRE, ("G-Rifle1",))) == "O14.4 no-attack"


@pytest.mark.covers("O14.1c", "O16.1a", "O14.4", "11.3b")
def test_advances_that_cannot_be() -> None:
    far = {"id": "G-Rifle3", "at": "G5"}
    gun = {"id": "G-Rifle4", "at": "E5", "weapon": "G-LightMG1"}
    bolter = {"id": "Grein", "at": "F5"}
    table = Table(RIFLE, MATE, far, gun, bolter, FOE, hand=ORDERS)
    table.do("axis", Advance(ADVANCE, ("Grein", "G-Rifle1", "G-Rifle3", "G-Rifle4")))
    assert table.no("axis", Enter((), "E6")) == "O16.1a nobody"
    assert table.no("axis", Enter(("G-Rifle2",), "E6")) == "O14.1c not-activated"
    assert table.no("axis", Enter(("G-Rifle1", "G-Rifle3"), "F5")) == "O16.1a not-together"
    table.do("axis", Enter(("G-Rifle1",), "E6"))
    assert table.no("axis", Enter(("G-Rifle1",), "E5")) == "O16.1a already-moved"
    assert table.no("axis", Drop("G-LightMG2")) == "11.3b not-your-weapon"
    table.do("axis", Drop("G-LightMG1"))
    assert table.pos.public.box == ("G-LightMG1",)
    ring = dict.fromkeys(("E4", "E6", "D4", "D5", "F4", "F5"), "water-barrier")
    stuck = Table(RIFLE, FOE, hand=ORDERS, board={"spaces": ring})
    assert stuck.no("axis", Advance(ADVANCE, ("G-Rifle1",))) == "O14.4 nobody-can-move"


@pytest.mark.covers("O21a", "O21.1a", "O21.1.1", "11.3a", "11.3b", "11.2a", "8.1.1")
def test_moves_and_weapons_that_cannot_be() -> None:
    gun = {"id": "G-Rifle1", "at": "E5", "weapon": "G-LightMG1"}
    other = {"id": "G-Rifle3", "at": "F5"}
    armed = {"id": "G-Rifle4", "at": "E5", "weapon": "G-LightMG2"}
    table = Table(gun, MATE, other, armed, FOE, hand=ORDERS)
    table.do("axis", Move(MOVE, ("G-Rifle1",)))
    mine = ("G-Rifle1",)
    assert table.no("axis", Go(mine, ())) == "O21a empty-path"
    assert table.no("axis", Go((), ("E6",))) == "O21a nobody"
    assert table.no("axis", Go(mine, ("E9",))) == "O21.1a not-adjacent"
    assert table.no("axis", Go(("G-Rifle2",), ("E6",))) == "O14.1c not-activated"
    assert table.no("axis", Hand("G-LightMG2", "G-Rifle2")) == "O21.1.1 not-with-mover"
    assert table.no("axis", Hand("G-LightMG1", "R-Rifle1")) == "O21.1.1 not-yours"
    assert table.no("axis", Hand("G-LightMG1", "G-Rifle3")) == "O21.1.1 not-stacked"
    assert table.no("axis", Hand("G-LightMG1", "G-Rifle4")) == "8.1.1 has-weapon"
    assert table.no("axis", Hand("G-LightMG1", "G-Rifle2")) == ""
    table.do("axis", Go(mine, ("E4",)))
    assert table.no("axis", On(())) == "O21a empty-path"
    table.do("axis", On(("E3", "E2", "E1")))
    assert table.no("axis", Hand("G-LightMG1", "G-Rifle2")) == "O21.1.1 not-stacked"
    table.do("axis", Drop("G-LightMG1"))
    assert table.pos.public.box == ("G-LightMG1",)


@pytest.mark.covers("11.3a", "F106.2")
def test_a_weapon_is_handed_over_for_a_point_that_must_be_left() -> None:
    slow = {"id": "G-Rifle1", "at": "E5", "weapon": "G-LightMG1", "values": {"move": 1}}
    table = Table(slow, {"id": "G-Rifle2", "at": "E6"}, FOE, hand=ORDERS)
    table.do("axis", Move(MOVE, ("G-Rifle1",)), Go(("G-Rifle1",), ("E6",)))
    assert table.no("axis", Hand("G-LightMG1", "G-Rifle2")) == "11.3a too-few-mp-to-hand"
    gun = {"id": "G-Rifle1", "at": "E5", "weapon": "G-LightMG1"}
    table = Table(gun, {"id": "G-Rifle2", "at": "E6"}, FOE, hand=ORDERS, forts={"E6": "wire"})
    table.do("axis", Move(MOVE, ("G-Rifle1",)), Go(("G-Rifle1",), ("E6",)))
    assert table.no("axis", Hand("G-LightMG1", "G-Rifle2")) == "F106.2 wire-stops"
    assert any(type(event).__name__ == "Stuck" for event in table.events)


@pytest.mark.covers("7.2.1a", "7.2.1b", "O21.2b", "F106.2", "E58.1a")
def test_who_may_leave_the_map_and_where_to() -> None:
    pair = [{"id": unit, "at": "E2"} for unit in ("G-Rifle1", "G-Rifle2")]
    grein = {"id": "Grein", "at": "E2"}
    table = Table(*pair, grein, {"id": "R-Rifle1", "at": "K5"}, hand=ORDERS)
    units = ("Grein", "G-Rifle1", "G-Rifle2")
    table.do("axis", Move(MOVE, units), Go(("G-Rifle1", "G-Rifle2"), ("E1",)))
    assert table.no("axis", Leave({})).split()[0] in ("7.2.1a", "O21.2b")
    assert table.no("axis", Leave({"G-Rifle1": 3})) == "O21.2b whole-group"
    assert table.no("axis", Leave({"G-Rifle1": 3, "G-Rifle2": 99})) == "7.2.1b no-such-space"
    assert table.no("axis", Leave({"G-Rifle1": 3, "G-Rifle2": 4})) == ""
    table.do("axis", Halt())
    assert table.no("axis", Leave({})) == "7.2.1a nobody"
    wired = Table({"id": "G-Rifle1", "at": "E2"}, FOE, hand=ORDERS, forts={"E1": "wire"})
    wired.do("axis", Move(MOVE, ("G-Rifle1",)), Go(("G-Rifle1",), ("E1",)))
    assert wired.engine.pending(wired.pos)[0].prompt == "move"  # it has stopped
    assert wired.no("axis", Leave({"G-Rifle1": 3})) == "O21.2a already-moved"
    dietel = {"id": "Dietel", "at": "E1", "weapon": "G-LightMG1"}
    hero = Table(dietel, MATE, {"id": "R-Rifle1", "at": "K5"}, hand=ORDERS)
    hero.do("axis", Move(MOVE, ("Dietel",)), Leave({"Dietel": 5}))
    assert hero.pos.public.box == ("G-LightMG1",) and not hero.pos.public.track


# -- actions ----------------------------------------------------------------------------------


@pytest.mark.covers("11.5a", "A37", "A40a", "A40b", "A24.1")
def test_actions_that_do_not_fit_an_attack() -> None:
    mortar = {"id": "G-WeaponTeam1", "at": "E3", "weapon": "G-MediumMortar1"}
    sprays = [card("axis", action="spray-fire", number=n) for n in (0, 1)]
    marks = card("axis", action="marksmanship")
    lead = {"id": "Grein", "at": "E6", "values": {"range": 3}}
    foes = (FOE, {"id": "R-Rifle2", "at": "E8"})
    hand = {"axis": [FIRE, *sprays, marks]}
    gun = {"id": "G-Rifle1", "at": "E6", "weapon": "G-HeavyMG1"}
    table = Table(mortar, lead, gun, *foes, hand=hand).do("axis", Fire(FIRE, ("G-WeaponTeam1",)))
    heavy = Shoot("E7", "G-MediumMortar1", ("G-MediumMortar1",), (marks,))
    assert table.no("axis", heavy) == "11.5a cards-after-hit"
    table = Table(lead, gun, *foes, hand=hand).do("axis", Fire(FIRE, ("Grein", "G-Rifle1")))
    alone = Shoot("E7", "Grein", ("Grein",), (marks,))
    assert table.no("axis", alone) == "A37 no-soldiers"
    mg = ("G-HeavyMG1",)
    two = Shoot("E7", "G-HeavyMG1", mg, tuple(sprays), "E8")
    assert table.no("axis", two) == "A40b one-spray"
    assert table.no("axis", Shoot("E7", "G-HeavyMG1", mg, (sprays[0],))) == "A40a second-hex"
    assert table.no("axis", Shoot("E7", "G-HeavyMG1", mg, (), "E8")) == "A40a no-spray"
    assert table.no("axis", Shoot("E7", "G-HeavyMG1", mg, (sprays[0],), "E8")) == ""
    missing = Shoot("E7", "G-HeavyMG1", mg, (MOVE,))
    assert table.no("axis", missing) == "A24.1 not-in-hand"
    ambush = card("axis", action="ambush")
    table = Table(lead, gun, *foes, hand={"axis": [FIRE, ambush]})
    table.do("axis", Fire(FIRE, ("Grein", "G-Rifle1")))
    wrong = Shoot("E7", "G-HeavyMG1", mg, (ambush,))
    assert table.no("axis", wrong) == "A24.1 other-action"


@pytest.mark.covers("A24.1", "A26a", "A39")
def test_actions_that_do_not_fit_a_move() -> None:
    assault = card("axis", action="assault-fire")
    smoke = card("axis", action="smoke-grenades")
    gun = {"id": "G-Rifle1", "at": "E5", "weapon": "G-LightMG1"}
    table = Table(gun, MATE, FOE, hand={"axis": [MOVE, assault, smoke]})
    table.do("axis", Move(MOVE, ("G-Rifle1",)))
    mg = ("G-LightMG1",)
    assert table.no("axis", Assault(MOVE, "E7", mg[0], mg)) == "A24.1 not-in-hand"
    assert table.no("axis", Assault(smoke, "E7", mg[0], mg)) == "A26a other-action"
    assert table.no("axis", Assault(assault, "E7", mg[0], mg, (assault,))) == "A24.1 card-twice"
    assert table.no("axis", Assault(assault, "E7", mg[0], mg)) == ""
    assert table.no("axis", Play(smoke, "E5", "G-Rifle2")) == "A39 no-thrower"
    assert table.no("axis", Play(MOVE, "E5", "G-Rifle1")) == "A24.1 not-in-hand"


@pytest.mark.covers("8.1.5", "A39", "T79")
def test_no_smoke_and_no_works_in_a_blaze() -> None:
    smoke = card("axis", action="smoke-grenades")
    table = Table(RIFLE, FOE, hand={"axis": [MOVE, smoke]}, blaze=["E6"])
    table.do("axis", Move(MOVE, ("G-Rifle1",)))
    assert table.no("axis", Play(smoke, "E6", "G-Rifle1")) == "8.1.5 blaze-there"
    assert table.no("axis", Play(smoke, "E4", "G-Rifle1")) == ""


@pytest.mark.covers("A24.1", "A33.1b", "A33.3c", "A35.2a", "O16.1b")
def test_reactions_that_do_not_fit() -> None:
    fire = card("allies", "fire")
    mines, wire = (card("allies", action=word) for word in ("hidden-mines", "hidden-wire"))
    other = next(c.id for c in CARDS if c.side == "allies" and c.action == "light-wounds")
    posture = {"axis": "attack", "allies": "defend"}
    hand = {**ORDERS, "allies": [fire, mines, wire, other]}
    table = Table(RIFLE, FOE, hand=hand, posture=posture)
    table.do("axis", Move(MOVE, ("G-Rifle1",)), Go(("G-Rifle1",), ("D5",)))
    foe = ("R-Rifle1",)
    assert table.no("allies", Alert(MOVE, foe)) == "A24.1 not-in-hand"
    assert table.no("allies", Alert(mines, foe)).split()[0] in ("A33.1b", "")
    assert table.no("allies", Play("R-1" if "R-1" not in hand["allies"] else "R-2")).startswith(
        "A24.1"
    )
    assert table.no("allies", Play(other)) == "A24.1 other-action"
    assert table.no("allies", Play(mines, "D5")) == "A35.2a nothing-to-choose"
    table.do("allies", Alert(fire, foe), Shoot("D5", "R-Rifle1", foe))
    while table.engine.pending(table.pos)[0].prompt != "entered":
        table.do(table.engine.pending(table.pos)[0].side, Pass())
    again = Shoot("D5", "R-Rifle1", foe)
    assert table.no("allies", again) == "A33.3c fired-already"
    table = Table(RIFLE, FOE, hand=hand, posture=posture)
    table.do("axis", Advance(ADVANCE, ("G-Rifle1",)), Enter(("G-Rifle1",), "E6"))
    assert table.no("allies", Alert(fire, foe)) == "O16.1b advancing"
    assert table.no("allies", Shoot("E6", "R-Rifle1", foe)) == "O16.1b advancing"


@pytest.mark.covers("A24.1", "A31a", "A31b", "A35a", "A35.4a", "A35.4b")
def test_what_may_follow_a_pass() -> None:
    demo, hidden = (card("allies", action=word) for word in ("demolitions", "hidden-unit"))
    other = next(c.id for c in CARDS if c.side == "allies" and c.action == "light-wounds")
    hand = {"axis": [FIRE], "allies": [demo, hidden, other]}
    foe = {"id": "R-Rifle1", "at": "E7"}

    def passed(posture: str) -> Table:
        sides = {"axis": "attack", "allies": posture}
        table = Table(RIFLE, foe, hand=hand, posture=sides, forts={"E7": "foxholes"})
        return table.do("axis", Discard((FIRE,)))

    table = passed("defend")
    assert table.no("allies", Play(MOVE, "E7")) == "A24.1 not-in-hand"
    assert table.no("allies", Play(other)) == "A31a other-action"
    assert table.no("allies", Play(demo)) == "A31b needs-hex"
    assert table.no("allies", Play(demo, "E5")) == "A31b no-fort-there"
    assert table.no("allies", Play(demo, "E7")) == ""
    assert table.no("allies", Play(hidden, "E7")) == "A35.4b only-card"
    assert table.no("allies", Play(hidden)) == "A35.4b no-place"
    assert passed("recon").no("allies", Play(hidden)) == "A35a not-defender"


@pytest.mark.covers("A24.1", "A29b", "A29a", "A35.1")
def test_shields_that_do_not_fit() -> None:
    hide, dig = (card("allies", action=word) for word in ("concealment", "hidden-entrenchments"))
    other = next(c.id for c in CARDS if c.side == "allies" and c.action == "light-wounds")
    spray = card("axis", action="spray-fire")
    foes = (FOE, {"id": "R-Rifle2", "at": "E8"})
    gun = {"id": "G-Rifle1", "at": "E6", "weapon": "G-HeavyMG1"}
    hand = {"axis": [FIRE, spray], "allies": [hide, dig, other]}
    table = Table(gun, *foes, hand=hand, posture={"axis": "attack", "allies": "defend"})
    shot = Shoot("E7", "G-HeavyMG1", ("G-HeavyMG1",), (spray,), "E8")
    table.do("axis", Fire(FIRE, ("G-Rifle1",)), shot).do("allies", Pass())
    choose = table.engine.choice(table.pos, "allies")
    table.do("allies", next(iter(choose.legal())))
    assert table.engine.pending(table.pos)[0].prompt == "shield"
    assert table.no("allies", Play(MOVE, "E7")) == "A24.1 not-in-hand"
    assert table.no("allies", Play(other, "E7")) == "A24.1 other-action"
    assert table.no("allies", Play(hide)) == "A29a which-hex"
    assert table.no("allies", Play(hide, "E5")) == "A29b not-attacked"
    assert table.no("allies", Play(hide, "E8")) == ""


@pytest.mark.covers("E52.1", "E52.2a", "8.2c")
def test_deployments_that_cannot_be() -> None:
    gun = {"id": "G-Rifle1", "at": "E5", "weapon": "G-LightMG1"}
    table = Table(gun, MATE, {"id": "G-Rifle3", "at": "F5"}, FOE)
    frame = Overstacked(side="axis")
    pos = replace(table.pos, frames=(*table.pos.frames, frame))
    table.pos = table.engine.go_on(pos, Scripted([])).position
    assert table.no("axis", Deploy("G-Rifle3")) == "E52.1 wrong-unit"
    assert table.no("axis", Deploy("G-Rifle1", ("veteran",))) == "E52.2a no-such-mark"
    assert table.no("axis", Deploy("G-Rifle1", ("weapon",))) == ""


@pytest.mark.covers("1a", "1b", "A24.1", "A25a", "A28")
def test_an_action_needs_a_card_of_the_hand_that_names_it() -> None:
    ambush = card("axis", action="ambush")
    confused = card("axis", action="command-confusion")
    table = Table(RIFLE, {**FOE, "at": "E6"}, hand={"axis": [ADVANCE, ambush, confused]})
    table.do("axis", Advance(ADVANCE, ("G-Rifle1",)), Enter(("G-Rifle1",), "E6"))
    assert table.engine.pending(table.pos)[0].prompt == "ambush"
    assert table.no("axis", Play(confused)) == "A25a other-action"
    assert table.no("axis", Play(card("axis", action="ambush", number=1))).startswith("A24.1")
    assert table.no("axis", Play(ambush, "E6")) == "A25a only-card"
    table.do("axis", Play(ambush))
    assert table.pos.public.discards["axis"][:2] == (ADVANCE, ambush)


@pytest.mark.covers("O14.1a", "11.4a", "11.5b", "O20.3.1.1", "O18.2", "1a")
def test_cards_weapons_and_spotters_that_one_does_not_have() -> None:
    request = card("axis", "artillery-request")
    mortar = {"id": "G-WeaponTeam1", "at": "E3", "weapon": "G-MediumMortar1"}
    gun = {"id": "G-Rifle1", "at": "E3", "weapon": "G-LightMG1"}
    lead, foe = {"id": "Grein", "at": "E3"}, {"id": "Egorov", "at": "E8"}
    radio = {"axis": "G-Radio120mm"}
    hand = {"axis": [FIRE, request]}
    table = Table(mortar, gun, lead, FOE, foe, hand=hand, radio=radio, jammed=["G-LightMG1"])
    squad = ("Grein", "G-Rifle1", "G-WeaponTeam1")
    assert table.no("axis", Fire(card("axis", "fire", number=1), squad)) == "O14.1a not-in-hand"
    for spotter, why in (("Egorov", "not-yours"), ("G-Rifle1", "no-leader")):
        assert table.no("axis", Bombard(request, spotter, "E7")) == f"O18.2 {why}"
    table.do("axis", Fire(FIRE, squad))
    both = ("G-Rifle1", "G-MediumMortar1")
    assert table.no("axis", Shoot("E7", "G-Rifle1", both)) == "O20.3.1.1 ordnance-alone"
    jam = Shoot("E7", "G-LightMG1", ("G-LightMG1",))
    assert table.no("axis", jam) == "11.4a weapon-broken"


@pytest.mark.covers("O22.1", "O23.1a", "O17a", "O18.1", "1.5b")
@pytest.mark.parametrize("order", ["recover", "rout", "artillery-denied", "artillery-request"])
def test_orders_that_name_no_units_are_announced_and_spent(order: str) -> None:
    played = card("axis", order)
    unit = {**RIFLE, "status": ["broken"]}
    table = Table(
        unit, FOE, hand={"axis": [played]}, radio={"axis": "G-Radio75mm broken", "allies": RADIO}
    )
    actions = {
        "recover": Recover(played),
        "rout": Rout(played, "axis"),
        "artillery-denied": Deny(played),
        "artillery-request": Access(played),
    }
    table.do("axis", actions[order])
    told = [event for event in table.events if type(event).__name__ == "Ordered"]
    assert [(event.card, event.order, event.units) for event in told] == [(played, order, ())]
    assert table.pos.public.discards["axis"][0] == played
    assert not table.pos.private["axis"].hand


@pytest.mark.covers("O20.1", "O20.3a")
def test_who_has_a_target_is_offered_and_an_order_without_more_is_over() -> None:
    blind = {"id": "G-Rifle2", "at": "O10"}
    table = Table(RIFLE, blind, FOE, hand={"axis": [FIRE, MOVE]})
    offered = list(table.engine.choice(table.pos, "axis").legal())
    assert {act.by for act in offered if isinstance(act, Fire)} == {("G-Rifle1",)}
    table.do("axis", Fire(FIRE, ("G-Rifle1",)), Shoot("E7", "G-Rifle1", ("G-Rifle1",)))
    while (ask := table.engine.pending(table.pos)[0]).prompt in ("reroll", "sniper"):
        table.do(ask.side, Pass())
    assert (ask.side, ask.prompt) == ("axis", "order")


@pytest.mark.covers("A39", "1.6b")
def test_grenades_are_spent_and_told() -> None:
    smoke = card("axis", action="smoke-grenades")
    table = Table(RIFLE, FOE, hand={"axis": [MOVE, smoke]})
    table.do("axis", Move(MOVE, ("G-Rifle1",)), Play(smoke, "E6", "G-Rifle1"))
    assert table.pos.private["axis"].hand == () and "E6" in table.pos.public.smoke
    told = [event for event in table.events if type(event).__name__ == "Acted"]
    assert [(event.clause, event.card) for event in told] == [("A39", smoke)]


@pytest.mark.covers("T83", "O23.3.5")
def test_a_retreat_goes_around_a_cliff() -> None:
    free = Table(RIFLE, FOE)
    every = safe(free.engine.book, free.pos.public, "axis", "E5")
    assert "E6" in every and len(every) > 0
    table = Table(RIFLE, FOE, board={"borders": ["E5 E6 cliff"]})
    left = safe(table.engine.book, table.pos.public, "axis", "E5")
    assert left == [at for at in every if at != "E6"]
    wide = Table({"id": "G-Rifle1", "at": "F5"}, FOE, board={"borders": ["F5 F6 cliff"]})
    ways = safe(wide.engine.book, wide.pos.public, "axis", "F5")
    assert ways and "F6" not in ways


@pytest.mark.covers("O20.1", "O21a", "O16.1a", "O14.1c", "1.5b")
@pytest.mark.parametrize("order", [Fire(FIRE, ("G-Rifle1",)), Move(MOVE, ("G-Rifle1",))])
def test_orders_are_announced_with_their_units_and_spent(order: Any) -> None:
    for action in (order, Advance(ADVANCE, ("G-Rifle1",))):
        table = Table(RIFLE, FOE, hand=ORDERS).do("axis", action)
        (told,) = (event for event in table.events if type(event).__name__ == "Ordered")
        assert (told.card, told.units) == (action.card, ("G-Rifle1",))
        assert table.pos.public.discards["axis"] == (action.card,)
        assert table.pos.public.activated == ("G-Rifle1",)


@pytest.mark.covers("A36a", "A24.1")
def test_light_wounds_are_a_card_and_nothing_else() -> None:
    wounds, other = (card("allies", action=word) for word in ("light-wounds", "ambush"))
    deck = {"axis": ["6-5"], "allies": ["1-1"]}
    table = Table(RIFLE, FOE, hand={"axis": [FIRE], "allies": [wounds, other]}, deck=deck)
    table.do("axis", Fire(FIRE, ("G-Rifle1",)), Shoot("E7", "G-Rifle1", ("G-Rifle1",)))
    while table.engine.pending(table.pos)[0].prompt != "wounds":
        table.do("allies", Pass())
    assert table.no("allies", Play(wounds, "E7")) == "A36a only-card"
    assert table.no("allies", Play(other)) == "A36a other-action"
    assert table.no("allies", Play(wounds)) == ""
