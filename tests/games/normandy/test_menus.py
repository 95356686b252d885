"""How a move is declared: the way first, what is seldom meant aside."""

from bocage.games.normandy import module
from bocage.kernel.chance import Rng
from bocage.kernel.engine import Engine
from bocage.server.menus import kinds_of, menu
from bocage.server.shelf import Box
from tests.server.asking import asked_at, scene

ELLE = Engine(module, "elle")
ROAD = "B2024 B2025 B2026 B2027 B2028 B2029 B2030 B2031 B2032 B2033 B2034 B2035 B2036 highway"
QUICK = {
    "scenario": "blank",
    "board": {"plain": ["B2030 9"], "roads": [ROAD]},
    "unit": [{"id": "US-1/16/1", "at": "B2024", "values": {"ma": 2}}],
}


def moving():
    return asked_at(Box(ELLE), ELLE.start(Rng(1)).position, "allied")


def test_where_they_go_is_asked_before_anything_else():
    shown = menu(moving(), "move", {"by": ["US-1/175/29"]})
    assert shown.field and shown.field.name == "way"
    assert "B3509" in [target.space for target in shown.field.targets]
    assert not shown.complete


def test_what_is_seldom_meant_holds_up_nothing_and_the_way_may_go_on():
    shown = menu(moving(), "move", {"by": ["US-1/175/29"], "way": ["B3310"]})
    assert shown.complete and shown.free
    assert shown.field and (shown.field.name, shown.field.aside) == ("pause", True)
    assert shown.grow and shown.grow.name == "way"


def test_a_walk_is_strategic_where_no_other_leads_there():
    _, asked = scene("normandy", QUICK)
    first = menu(asked, "move", {"by": ["US-1/16/1"]})
    assert first.field
    far = next(target for target in first.field.targets if target.space == "B2030")
    way = far.value if isinstance(far.value, list) else [far.value]
    shown = menu(asked, "move", {"by": ["US-1/16/1"], "way": way})
    assert shown.complete and (shown.action or "").endswith("fast")
    near = menu(asked, "move", {"by": ["US-1/16/1"], "way": ["B2025"]})
    assert near.field and (near.field.name, near.field.aside) == ("fast", True)
    assert near.complete and "fast" not in (near.action or "")


def test_who_is_too_much_is_told_by_the_button_and_not_asked_of_every_click():
    shown = {kind.do: kind for kind in kinds_of(moving())}
    assert shown["remove"].quiet
    assert shown["end-movement"].whole
    assert not shown["move"].whole
