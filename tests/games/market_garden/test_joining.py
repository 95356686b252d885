"""Steps of a march that are offered lead somewhere: to an assault that is due, to vacant areas."""

from itertools import islice

from bocage.bots.base import Budget, answer, make_bot
from bocage.games.market_garden import module
from bocage.games.market_garden.types import ALLIED, March
from bocage.kernel.api import AnyOf, Form
from bocage.kernel.chance import Rng
from bocage.kernel.engine import Engine


def marches_beside_a_duty(units):
    """The marches that are offered after 5Cold has gone to zone E, where Germans are."""
    spec = {
        "scenario": "blank",
        "unit": [{"id": unit, "at": at} for unit, at in units.items()],
        "state": {
            "phase": "activation",
            "side": ALLIED,
            "active": ["65"],
            "control": dict.fromkeys(("F", "64", "65", "61", "62", "63", "57"), "xxx"),
        },
    }
    engine = Engine(module, "garden")
    engine.book, pos = module.scene(spec, "test")
    after = engine.apply_legal(pos, ALLIED, March(("5Cold",), ("E",)), Rng(1)).position
    assert engine.pending(after)[0].prompt == "assault-due"
    choice = engine.choice(after, ALLIED)
    assert isinstance(choice, AnyOf)
    form = next(part for part in choice.choices if March in part.types)
    assert isinstance(form, Form)
    return list(islice(form.fillings(), 200))


def test_a_way_that_cannot_lead_to_the_assault_is_not_offered():
    """A zone is entered from beside it only (14.2a): no detour gets there."""
    found = marches_beside_a_duty({"5Cold": "65", "2HCR": "65", "2107Pz": "E"})
    assert found == [March(("2HCR",), ("E",))]


def test_nobody_is_offered_who_cannot_join():
    found = marches_beside_a_duty({"5Cold": "65", "43Art": "65", "2HCR": "62", "2107Pz": "E"})
    assert all(march.by == ("43Art",) and march.path == ("E",) for march in found)


def test_a_landing_offers_vacant_areas_only():
    """20.4e: whatever step is offered, the march is legal."""
    engine, rng = Engine(module, "garden"), Rng(3)
    pos = engine.start(rng).position
    offered = 0
    while engine.pending(pos)[0].prompt != "impulse":
        ask = engine.pending(pos)[0]
        choice = engine.choice(pos, ask.side)
        assert choice is not None
        if ask.prompt == "dday-act" and isinstance(choice, AnyOf):
            for form in choice.choices:
                if isinstance(form, Form) and March in form.types:
                    marches = list(islice(form.fillings(), 300))
                    offered += len(marches)
                    assert all(choice.why_not(march) is None for march in marches)
        action = answer(make_bot("greedy@1"), engine, pos, ask.side, Budget(), rng)
        pos = engine.apply_legal(pos, ask.side, action, rng).position
    assert offered
