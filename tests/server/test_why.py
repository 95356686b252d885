"""Why not: the answer is about what was asked, and gives the strongest reason."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import pytest

from bocage.kernel.chance import Rng
from bocage.kernel.shapes import Shape, shapes_of, words_in
from bocage.server import api
from bocage.server.menus import menu, openings
from bocage.server.shelf import Box, Shelf
from bocage.server.targets import Asked
from bocage.server.why import Reason, reason_for
from tests.server.asking import positions, scene, with_target

PLACES = ("unit", "space", "hex", "weapon", "piece")  # kinds of id that one can point at


def drafts(asked: Asked, rng: Rng) -> Iterator[tuple[str, dict[str, Any]]]:
    """Half-made declarations of every kind, as one would click them together."""
    yield "", {}
    for kind in menu(asked).kinds:
        if kind.refused or kind.action:
            continue
        fields: dict[str, Any] = {}
        for _ in range(4):
            now = menu(asked, kind.do, fields)
            fields = {one.field: one.value for one in now.form}
            yield kind.do, fields
            if not now.field or not now.field.targets:
                break
            taken = with_target(now.field, now.form, rng.choose(now.field.targets))
            fields = {**fields, now.field.name: taken}


def things(box: Box, asked: Asked, rng: Rng, count: int) -> Iterator[dict[str, str]]:
    """Counters and spaces, some of each."""
    pieces = [piece.id for piece in asked.pieces.values() if not piece.is_sign]
    yield from ({"piece": one} for one in rng.shuffled(pieces)[:count])
    yield from ({"space": one} for one in rng.shuffled(sorted(box.land.spaces))[:count])


def offered(asked: Asked, do: str, fields: dict[str, Any]) -> set[str]:
    """What the page would take a click for, and what it has filled in itself."""
    now = menu(asked, do, fields)
    menus = [now] if now.do else openings(asked).openings
    shown = [field for found in menus for field in (found.field, found.grow) if field]
    targets = [one for field in shown for one in field.targets]
    stands = [one.value for one in now.form]
    return {place for one in targets for place in (one.space, one.piece)} | words_in(
        [*stands, *(one.value for one in targets)]
    )


GAMES = [
    ("cobra-spi", "breakout", 2, 41, 9),
    ("market-garden", "garden", 2, 41, 12),
    ("combat-commander", "1", 1, 23, 14),
    ("combat-commander", "5", 1, 23, 14),
    ("skirmish", "crossroads", 2, 13, 9),
]


@pytest.mark.parametrize(("game", "scenario", "seeds", "every", "most"), GAMES)
def test_the_reason_is_about_what_was_asked(
    game: str, scenario: str, seeds: int, every: int, most: int
):
    box = Shelf().box(game, scenario, {})
    universe = box.module.universe(box.engine.book)
    known = {one for kind in PLACES for one in universe.get(kind, ())}
    count = 0
    for seed in range(seeds):
        rng = Rng(seed)
        for asked in positions(box, seed, every, most):
            for do, fields in drafts(asked, rng):
                there = offered(asked, do, fields)
                for thing in things(box, asked, rng, 4):
                    body = api.Why("", asked.view.version, do, fields, **thing)
                    near = {*thing.values(), *beside(asked, thing)}
                    if near & (there | words_in(fields)):
                        continue
                    reason = reason_for(box, asked, body)
                    where = f"{asked.ask.prompt} {do} {fields} {thing}: {told(asked, reason)}"
                    count += 1
                    if reason is None:
                        continue
                    if reason.ours:
                        assert reason.sense.thing in near, where
                    else:
                        assert reason.refused is not None, f"can be chosen, not offered: {where}"
                        named = words_in(reason.refused.args) & known
                        assert named & near or named <= words_in(fields) | own(reason), where
    assert count > 150


@pytest.mark.parametrize(("game", "scenario"), [game[:2] for game in GAMES])
def test_drafts_that_nobody_could_have_made_are_answered_too(game: str, scenario: str):
    box, rng = Shelf().box(game, scenario, {}), Rng(3)
    universe = box.module.universe(box.engine.book)
    for asked in positions(box, 2, 31, 12):
        for tag, kind in asked.kinds().items():
            fields = {shape.name: nonsense(shape, universe, rng) for shape in shapes_of(kind)}
            for thing in things(box, asked, rng, 2):
                given = {name: value for name, value in fields.items() if rng.below(3)}
                reason_for(box, asked, api.Why("", asked.view.version, tag, given, **thing))


def nonsense(shape: Shape, universe: Mapping[str, Sequence[str]], rng: Rng) -> Any:
    """Any value of the right type."""
    ids = universe.get(shape.kind or "", ())
    if shape.form == "many":
        return [rng.choose(ids) for _ in range(rng.below(4))] if ids else []
    if shape.form == "map":
        value = rng.choose(universe[shape.value_kind]) if shape.value_kind else 1
        return {rng.choose(ids): value} if ids else {}
    return rng.choose(ids) if ids else shape.default


def beside(asked: Asked, thing: dict[str, str]) -> set[str]:
    """Where the counter stands, or who stands there."""
    if "piece" in thing:
        return {asked.pieces[thing["piece"]].at}
    return {piece.id for piece in asked.pieces.values() if piece.at == thing["space"]}


def own(reason: Reason) -> frozenset[str]:
    """What a rule names of its own accord: it stands in no action that was tried."""
    assert reason.refused is not None
    return words_in(reason.refused.args) - reason.tried


def told(asked: Asked, reason: Reason | None) -> str:
    if reason is None:
        return "-"
    given = reason.answer(asked).refused
    return given.text if given else "allowed"


# -- cases ---------------------------------------------------------------------------------------


def why(box: Box, asked: Asked, do: str, fields: dict[str, Any], **thing: str) -> api.Refusal:
    reason = reason_for(box, asked, api.Why("", asked.view.version, do, fields, **thing))
    assert reason is not None
    refused = reason.answer(asked).refused
    assert refused is not None
    return refused


COMBAT = {
    "scenario": "blank",
    "unit": [
        {"id": "US30", "at": "2009"},
        {"id": "US29", "at": "2008"},
        {"id": "Patton", "at": "0630"},
        {"id": "914/352", "at": "2010"},
        {"id": "915/352", "at": "3020"},
    ],
    "state": {"phase": "combat", "side": "allied"},
}
ATTACK = {"on": ["2010"], "by": ["US30"]}


@pytest.mark.parametrize("more", [{}, {"point": True}, {"point": False, "hq": None, "shift": 1}])
def test_a_unit_that_cannot_join_is_told_that_it_is_too_far_and_not_that_it_is_no_headquarters(
    more: dict[str, Any],
):
    box, asked = scene("cobra-spi", COMBAT)
    refused = why(box, asked, "attack", {**ATTACK, **more}, piece="US29")
    assert refused.clause == "2008:8.1.3" and "US 29 Div is not next to 2010" in refused.text


def test_a_headquarters_is_told_how_far_it_is_from_the_attackers():
    box, asked = scene("cobra-spi", COMBAT)
    refused = why(box, asked, "attack", ATTACK, piece="Patton")
    assert refused.clause == "2008:8.3.5a" and "command radius of Patton" in refused.text


def test_with_no_hex_chosen_no_hex_is_named():
    box, asked = scene("cobra-spi", COMBAT)
    refused = why(box, asked, "attack", {}, piece="US29")
    assert "2010" not in refused.text and "US 29 Div" in refused.text
    assert refused.clause == "2008:8.1.3"


def test_an_enemy_out_of_reach_is_not_told_that_it_is_not_yours():
    box, asked = scene("cobra-spi", COMBAT)
    refused = why(box, asked, "attack", ATTACK, piece="915/352")
    assert "3020" in refused.text and "yours" not in refused.text


def test_what_comes_later_says_what_is_to_be_chosen_first():
    box, asked = scene("cobra-spi", COMBAT)
    assert why(box, asked, "attack", {}, piece="US30").text == "First choose: hexes attacked."


def test_a_way_that_leads_nowhere_near_names_no_hex_on_it():
    situation = {**COMBAT, "state": {"phase": "movement", "side": "allied"}}
    box, asked = scene("cobra-spi", situation)
    refused = why(box, asked, "move", {"by": ["US29"]}, space="4525")
    assert refused.text == "There is no open path to 4525 now." and refused.clause
