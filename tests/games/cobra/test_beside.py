"""What COBRA (2008) shows beside the map and over it: complete, and true to the rules."""

from itertools import islice
from typing import Any

import pytest
from msgspec.structs import replace

from bocage.families.cobra import types as c
from bocage.families.cobra.events import CombatResolved, NobodyReplaced
from bocage.families.cobra.rules.c12_replacement import nobody
from bocage.games.cobra import types as t
from bocage.games.cobra.rules.c05_10_boundary import boundary_of
from bocage.games.cobra.rules.c18_1_expanded import bridgehead, whole_front
from bocage.games.cobra.rules.c18_victory import ENDS, line_held
from bocage.games.cobra.table.desks import in_steps
from bocage.kernel.chance import Rng
from bocage.kernel.engine import Engine
from bocage.kernel.module import load_module
from bocage.kernel.nouns import Partial
from bocage.kernel.usual import is_free, planned, proposal
from bocage.server.menus import menu
from bocage.server.shelf import Box
from tests.beside import Guided, check_guide, check_said, check_status, moments, strict_words
from tests.server.asking import asked_at

MODULE = load_module("cobra")
ENGINES: dict[str, Any] = {name: Engine(MODULE, name) for name in MODULE.scenarios}
SCENARIOS = pytest.mark.parametrize("scenario", MODULE.scenarios)
FEW = 400  # decisions of a random game


def some(scenario: str, seed: int, each: int):
    """Every so many moments of the beginning of a random game."""
    return list(islice(moments(ENGINES[scenario], seed), 0, FEW, each))


@SCENARIOS
def test_everything_that_is_shown_can_be_said(scenario):
    engine = ENGINES[scenario]
    for number, (position, side, action) in enumerate(some(scenario, 3, 1)):
        if action is not None:
            seen = engine.view(position, side)
            check_said(engine, *MODULE.forecast(engine.book, seen, action))
            price = MODULE.price(engine.book, seen, action)
            assert price is None or all(w.texts.has(price.id) for w in strict_words(engine))
        if number % 40 == 0:
            view = engine.view(position, c.ALLIED)
            check_said(engine, *MODULE.panels(engine.book, view))
            check_status(engine, view)


@SCENARIOS
def test_every_layer_has_a_title_and_lies_on_the_map(scenario):
    engine = ENGINES[scenario]
    words = strict_words(engine)
    for position, _, _ in some(scenario, 5, 90):
        view = engine.view(position, None)
        for layer in MODULE.layers(engine.book, view, MODULE.layer_ids):
            assert all(w.texts.has(f"layer-{layer.title}") for w in words)
            named = {*layer.hexes, *layer.notes, *(hex_ for line in layer.lines for hex_ in line)}
            assert named <= set(engine.book.country.names)
    assert set(MODULE.shown_layer_ids) <= set(MODULE.layer_ids)


@SCENARIOS
def test_every_reinforcement_is_in_a_pool_on_the_map_or_gone(scenario):
    engine, book = ENGINES[scenario], ENGINES[scenario].book
    last = book.scenario.last + book.scenario.extra
    for position, _, _ in some(scenario, 4, 130):
        panels = {p.id: p for p in MODULE.panels(book, engine.view(position, None))}
        for side in MODULE.sides:
            pool = panels[f"arrivals-{side}"]
            waiting = {piece.id for _, pieces in pool.groups for piece in pieces}
            there = set(position.public.units) | set(position.public.fates)
            due = {u for u, a in book.arrivals.items() if book.side_of[u] == side}
            due = {u for u in due if book.arrivals[u].turn <= last}
            assert due - there <= waiting
            assert waiting <= set(book.arrivals) - there


@SCENARIOS
def test_victory_points_add_up_and_the_level_follows(scenario):
    engine = ENGINES[scenario]
    for position, _, _ in some(scenario, 6, 130):
        panels = {p.id: p for p in MODULE.panels(engine.book, engine.view(position, None))}
        for side in MODULE.sides:
            total, *parts = (int(line.value) for line in panels[f"victory-{side}"].lines)
            assert total == sum(parts)


@SCENARIOS
def test_the_bar_shows_where_the_turn_stands(scenario):
    engine = ENGINES[scenario]
    for position, _, action in some(scenario, 9, 1):
        if action is not None:
            (steps, *_) = MODULE.panels(engine.book, engine.view(position, None))
            assert steps.id == "steps"
            assert steps.marks[0].at in {box.id for box in steps.boxes}


def at_start(scenario: str) -> Any:
    """A game after its first decision that somebody has to make."""
    return ENGINES[scenario].start(Rng(1)).position


def facts(scenario: str, view: Any, panel: str) -> dict[str, str]:
    """The lines of a panel by their titles."""
    panels = {p.id: p for p in MODULE.panels(ENGINES[scenario].book, view)}
    return {line.title.id: line.value for line in panels[panel].lines}


def test_the_desk_has_three_pools_and_the_limit_of_the_germans():
    view = ENGINES["breakout"].view(at_start("breakout"), None)
    assert facts("breakout", view, "points") == {
        "group-us": "3",
        "group-british": "4",
        "group-german": "5/12",
    }
    assert facts("breakout", view, "limits") == {"group-us": "0/4", "group-british": "0/5"}


def test_committed_points_stand_beside_their_pool():
    engine = ENGINES["breakout"]
    for position, side, action in moments(engine, 2):
        if isinstance(action, t.Commit) and side == c.ALLIED and action.us and action.british:
            after = engine.apply(position, side, action, Rng(3)).position
            break
    lines = [p for p in MODULE.panels(engine.book, engine.view(after, None)) if p.id == "points"]
    told = [(line.title.id, line.value) for line in lines[0].lines]
    assert told[1] == ("fact-committed", str(action.us))
    assert told[3] == ("fact-committed", str(action.british))


def test_only_the_allies_see_what_they_have_planned():
    engine = ENGINES["breakout"]
    position = at_start("breakout")
    private = {**position.private, c.ALLIED: t.Private("A1206")}
    planned_, bare = replace(position, private=private), position
    shown = {}
    for who in (None, c.GERMAN, c.ALLIED):
        for name, pos in (("planned", planned_), ("bare", bare)):
            view = engine.view(pos, who)
            shown[who, name] = (MODULE.panels(engine.book, view), MODULE.pieces(engine.book, view))
    assert shown[None, "planned"] == shown[None, "bare"]
    assert shown[c.GERMAN, "planned"] == shown[c.GERMAN, "bare"]
    assert shown[c.ALLIED, "planned"] != shown[c.ALLIED, "bare"]
    pieces = {piece.id: piece for piece in shown[c.ALLIED, "planned"][1]}
    assert pieces["planned"].at == "A1206"


def test_the_boundary_is_drawn_along_its_hexes_on_land():
    for scenario, engine in ENGINES.items():
        view = engine.view(at_start(scenario), None)
        (layer,) = MODULE.layers(engine.book, view, ["boundary"])
        ground, hexes = engine.book.country.ground, boundary_of(engine.book, view.public).hexes
        assert set(layer.lines[0]) == {h for h in hexes if ground[h].terrain != "sea"}


def lined(engine: Any, hexes: list[str]) -> Any:
    """A view in which one German regiment after the other stands in these hexes, nobody else."""
    position = at_start(engine.scenario)
    units = [u for u in position.public.units if engine.book.side_of[u] == c.GERMAN]
    units = [u for u in units if engine.book.roster.exerts[u]]
    placed = {u: c.UnitState(hex_, 1) for u, hex_ in zip(units, hexes, strict=False)}
    public = replace(position.public, units=placed)
    return engine.view(replace(position, public=public), None)


def test_the_line_layer_agrees_with_the_test_of_victory():
    engine = ENGINES["breakout"]
    way = engine.book.grid.line(*ENDS)
    whole, broken = lined(engine, list(way[::2])), lined(engine, list(way[:20:2]))
    assert line_held(engine.book, whole.public) and not line_held(engine.book, broken.public)
    (held,), (gone,) = (MODULE.layers(engine.book, v, ["line"]) for v in (whole, broken))
    assert (held.title, gone.title) == ("line-whole", "line-none")
    assert held.lines[0][0] == ENDS[0] and held.lines[0][-1] == ENDS[1]
    assert not gone.lines and ENDS[1] not in gone.hexes


def test_the_front_layer_agrees_with_its_points():
    engine = ENGINES["campaign"]
    for position, _, _ in some("campaign", 7, 100):
        view = engine.view(position, None)
        (layer,) = MODULE.layers(engine.book, view, ["front"])
        assert (layer.title == "front-whole") == (whole_front(engine.book, view.public) > 0)


def test_the_six_results_of_a_forecast_are_those_that_come():
    engine, met = ENGINES["breakout"], 0
    for position, side, action in moments(engine, 8, {"attack": 200, "move": 3, "done": 5}):
        if not isinstance(action, t.Attack):
            continue
        seen = engine.view(position, side)
        (forecast,) = MODULE.forecast(engine.book, seen, action)
        assert sum(odd.share for odd in forecast.odds) == forecast.of == 6
        applied = engine.apply(position, side, action, Rng(met))
        for one in applied.events:
            if isinstance(one.event, CombatResolved):
                titles = [odd.title.text for odd in forecast.odds]
                word = "e" if one.event.attacker == -1 else one.event.attacker or "-"
                assert f"{word}/{one.event.defender or '-'}" in titles
                met += 1
        if met > 5:
            return
    raise AssertionError(met)


def test_ending_a_phase_with_an_over_full_hex_has_a_price():
    engine = ENGINES["breakout"]
    position = at_start("breakout")
    assert engine.pending(position)[0].prompt == "move"
    view = engine.view(position, c.GERMAN)
    assert MODULE.price(engine.book, view, c.Done()) is None
    german = [u for u in position.public.units if engine.book.side_of[u] == c.GERMAN]
    here = position.public.units[german[0]].at
    piled = {u: replace(position.public.units[u], at=here) for u in german[:12]}
    public = replace(position.public, units={**position.public.units, **piled})
    price = MODULE.price(engine.book, replace(view, public=public), c.Done())
    assert price is not None and price.args == {"hexes": (here,)}


# -- the usual --------------------------------------------------------------------------------


def test_the_first_wave_is_landed_by_one_plan():
    engine = ENGINES["build-up"]
    position = at_start("build-up")
    steps: list[Any] = [a for a, _ in planned(engine, engine.view(position, c.ALLIED), Rng(1))]
    landing = {row.unit: row.suggested for row in engine.book.landing.values()}
    assert {act.unit: act.hex for act in steps} == {
        act.unit: landing[act.unit] for act in steps if isinstance(act, t.Land)
    }
    assert len(steps) == 11
    first = engine.view(position, c.ALLIED)
    assert is_free(engine, first, steps[0])


def test_an_attack_is_proposed_by_all_that_can():
    engine = ENGINES["breakout"]
    for position, side, action in moments(engine, 2, {"attack": 60, "done": 3}):
        if not isinstance(action, t.Attack):
            continue
        view, choice = engine.view(position, side), engine.choice(position, side)
        found: Any = proposal(engine, view, choice, Partial("attack", {"on": action.on}))
        assert found is not None and found.on == action.on
        assert choice.why_not(found) is None
        return


COSTLY = (t.Commit, t.Strike, t.Suffer, t.Relay)


def test_what_costs_something_is_not_chosen_for_anybody():
    box, met = Box(ENGINES["breakout"]), set()
    for position, side, action in moments(box.engine, 2, {"attack": 60, "done": 3}):
        if isinstance(action, COSTLY) and type(action) not in met:
            met.add(type(action))
            found = menu(asked_at(box, position, side), propose=True)
            assert found.field and not found.complete
            assert not any(one.proposed for one in found.form)
            if isinstance(action, t.Suffer):
                assert found.field.title in ("hexes of retreat", "steps")
        if len(met) == 3:
            break
    assert met >= {t.Commit, t.Strike, t.Suffer}


def air_asked(seed: int) -> Any:
    """A moment at which the Allies allot several air points."""
    for position, side, action in moments(ENGINES["breakout"], seed):
        if isinstance(action, t.Strike) and position.public.air > 2:
            return position, side
    raise AssertionError


def test_air_points_go_next_to_allied_units_and_those_left_over_are_a_price():
    engine = ENGINES["breakout"]
    position, side = air_asked(2)
    book, view, choice = engine.book, engine.view(position, side), engine.choice(position, side)
    held, public = book.lines(position.public).held, position.public
    far = [h for h in held[c.GERMAN] if not set(book.country.next_to[h]) & set(held[c.ALLIED])]
    refused = choice.why_not(t.Strike((min(far),)))
    assert refused is not None and refused.clause == "2008:14.3.2a"
    near = sorted(set(held[c.GERMAN]) - set(far))
    some_, all_ = tuple(near[:1]), tuple(near[: public.air])
    assert choice.why_not(t.Strike(all_)) is None
    assert MODULE.price(book, view, t.Strike(some_)).args == {"points": len(all_) - 1}
    assert MODULE.price(book, view, t.Strike(all_)) is None


def test_committed_points_that_no_attack_has_used_are_the_price_of_the_end():
    engine = ENGINES["breakout"]
    for position, side, _ in moments(engine, 2):
        top = position.frames[-1]
        if isinstance(top, t.Combat) and top.stage == "attack" and any(top.committed.values()):
            price = MODULE.price(engine.book, engine.view(position, side), c.Done())
            assert price is not None and price.args == {"points": sum(top.committed.values())}
            spent = replace(position, frames=(*position.frames[:-1], replace(top, committed={})))
            assert MODULE.price(engine.book, engine.view(spent, side), c.Done()) is None
            return
    raise AssertionError


def test_the_defender_sees_the_odds_before_he_says_who_helps():
    box = Box(ENGINES["breakout"])
    for position, side, action in moments(box.engine, 2, {"attack": 60, "done": 3}):
        if isinstance(action, t.Lead):
            asked = asked_at(box, position, side)
            battle = position.frames[-1]
            assert asked.ask.args["hexes"] == battle.on and asked.ask.args["units"] == battle.by
            found = menu(asked, propose=True)
            assert found.field and not found.complete
            assert found.forecasts and found.forecasts[0].notes[-1].startswith("So far")
            assert len(found.tallies) == 3
            assert not any(one.count for one in found.field.targets)  # an air point at most
            return
    raise AssertionError


def test_the_defender_is_told_what_could_help_him():
    engine, seen = ENGINES["breakout"], set()
    for seed in range(2, 6):
        for position, side, action in moments(
            engine, seed, {"attack": 60, "strike": 60, "done": 3}
        ):
            if not isinstance(action, t.Lead):
                continue
            (ask,) = engine.pending(position)
            leads = list(engine.choice(position, side).legal())
            air, hq = any(lead.air for lead in leads), any(lead.hq for lead in leads)
            seen.add(ask.args["help"])
            assert air == (ask.args["help"] in ("air", "both"))
            assert hq <= (ask.args["help"] in ("hq", "both"))
            assert ask.clause == ("2008:14.4.1b" if ask.args["help"] == "air" else "2008:8.3.5d")
    assert {"air", "both"} <= seen or {"hq"} <= seen


def test_the_mechanised_phases_of_both_sides_have_their_own_clauses():
    seen = set()
    for position, side, _ in moments(ENGINES["breakout"], 2):
        for ask in ENGINES["breakout"].pending(position):
            if ask.prompt == "move" and ask.args["phase"] == "mechanised":
                seen.add((side, ask.clause))
    assert seen == {(c.GERMAN, "2008:4.A.5a"), (c.ALLIED, "2008:4.B.5")}


def test_a_replacement_phase_in_which_nobody_gets_a_step_says_why():
    engine = ENGINES["breakout"]
    position = at_start("breakout")
    lines, book = engine.book.lines(position.public), engine.book
    own = [u for u in lines.reduced if book.side_of[u] == c.ALLIED]
    told = nobody(book, position.public, c.Replacement(side=c.ALLIED))
    assert told.reduced == len(own) > 0
    assert told.near + told.unfed + told.short == told.reduced
    for position, side, action in moments(engine, 2):
        applied = action and engine.apply(position, side, action, Rng(3))
        for one in applied.events if applied else ():
            if isinstance(one.event, NobodyReplaced):
                return
    raise AssertionError


def test_a_unit_of_the_wave_is_offered_only_hexes_with_room():
    engine, met = ENGINES["build-up"], 0
    for position, side, action in moments(engine, 5):
        if not isinstance(action, t.Land):
            break
        choice = engine.choice(position, side)
        for unit in choice.narrow(Partial("land")).options:
            hexes = choice.narrow(Partial("land", {"unit": unit})).options
            assert hexes and all(choice.why_not(t.Land(unit, hex_)) is None for hex_ in hexes)
            met += len(hexes)
    assert met


def test_a_risk_is_chosen_with_its_odds():
    box = Box(ENGINES["breakout"])
    for position, side, action in moments(box.engine, 2, {"raise": 60, "move": 2}):
        if isinstance(action, t.Raise) and position.public.weather == "clear":
            asked = asked_at(box, position, side)
            begun = menu(asked, "raise", {"unit": action.unit})
            assert begun.field and begun.field.name == "thirds" and not begun.complete
            for thirds in (1, 2):
                (odds,) = MODULE.forecast(box.engine.book, asked.view, t.Raise(action.unit, thirds))
                bad = [odd.share for odd in odds.odds if odd.good < 0]
                assert bad == [2 * thirds]
            return
    raise AssertionError


def test_headquarters_in_reach_that_are_not_used_are_named():
    engine = ENGINES["breakout"]
    for position, side, action in moments(engine, 2, {"attack": 60, "done": 3}):
        if isinstance(action, t.Attack) and action.hq:
            seen = engine.view(position, side)
            bare = replace(action, hq=None, shift=1)
            for act, told in ((action, False), (bare, True)):
                (forecast,) = MODULE.forecast(engine.book, seen, act)
                assert ("note-idle" in [note.id for note in forecast.notes]) is told
            return
    raise AssertionError


def test_a_plan_is_for_the_next_turn_or_due_in_this_one():
    engine = ENGINES["breakout"]
    told = set()
    for position, side, _ in moments(engine, 2):
        if position.private[c.ALLIED].plan and side == c.ALLIED:
            lines = facts("breakout", engine.view(position, side), "air")
            phase = next((f for f in position.frames if isinstance(f, t.Combat)), None)
            late = phase is not None and phase.stage in ("attack", "over")
            told.add(("fact-plan" in lines, late))
            assert ("fact-plan" in lines) != ("fact-plan-due" in lines)
    assert (True, True) in told and (False, False) in told


def test_a_layer_is_offered_where_its_rule_counts():
    known = MODULE.layer_scenarios
    for scenario, engine in ENGINES.items():
        assert (scenario in known["front"]) == (scenario in known["naval"]) == engine.book.expanded
        assert (scenario in known["line"]) == (not bridgehead(engine.book))


def test_the_limits_are_told_where_points_are_committed():
    engine = ENGINES["breakout"]
    for position, side, action in moments(engine, 2):
        if isinstance(action, t.Commit) and side == c.ALLIED:
            view = engine.view(position, side)
            panels = {p.id: p for p in MODULE.panels(engine.book, view)}
            assert "commit" in panels["limits"].prompts
            assert engine.pending(position)[0].args == {"cost": 1}
            return
    raise AssertionError


# -- the guide ----------------------------------------------------------------------------------


def test_the_guide_names_what_there_is():
    check_guide(ENGINES["breakout"])
    assert MODULE.guide(ENGINES["campaign"].book, "campaign") is None


def test_the_guide_leads_through_the_first_turn():
    guided = Guided(ENGINES["breakout"], 1)
    seen = guided.follow()
    assert seen[-1] == "end"
    assert {"map", "move", "commit", "attack", "mechanised"} <= set(seen)


@pytest.mark.parametrize(("halves", "told"), [(0, "0"), (1, "½"), (2, "1"), (3, "1½")])
def test_half_steps_are_written_as_one_writes_them(halves, told):
    assert in_steps(halves) == told
