"""The landing at the table: its chances follow the law, its moments tell it, its guide fits."""

from typing import Any

import pytest
from msgspec.structs import replace

from bocage.bots.base import Budget, answer, make_bot
from bocage.games.normandy import events as e
from bocage.games.normandy import module
from bocage.games.normandy import types as t
from bocage.games.normandy.table import DICE, MOMENTS, forecast, guide, panels, rolls
from bocage.kernel.api import tag_of
from bocage.kernel.chance import Rng
from bocage.kernel.engine import Engine


@pytest.fixture(scope="module")
def omaha():
    return Engine(module, "omaha")


def landing(engine):
    """The first segment of the landing, as the Allies see it."""
    position = engine.start(Rng(1)).position
    for side in (t.GERMAN, t.ALLIED):
        position = engine.apply_legal(position, side, t.EndPlacing(), Rng(1)).position
    return position


def odds_of(engine, position, action):
    """All chances of an action, as pairs of shares and words."""
    found = forecast(engine.book, engine.view(position, t.ALLIED), action)
    return [[(odd.share, odd.title.id) for odd in one.odds] for one in found]


@pytest.mark.covers("18.3.1b", "19.6.2b")
def test_before_they_land_their_chances_are_told(omaha):
    position = landing(omaha)
    units = position.private[t.ALLIED].units
    first = tuple(u for u, own in units.items() if own.at == "C1649")
    swimmer = next(u for u in first if omaha.book.counters[u].type == "dd")
    tank = next(u for u in first if omaha.book.counters[u].type == "armor")
    ranger = next(u for u, own in units.items() if own.at == "C1452")
    drift = [(6, "odd-straight"), (4, "odd-drifts")]
    swim = [(3, "odd-swims"), (7, "odd-sinks")]
    assert odds_of(omaha, position, t.Land((tank,), "C1749")) == [drift]
    assert odds_of(omaha, position, t.Land((swimmer,), "C1749")) == [swim, drift]
    assert odds_of(omaha, position, t.Land((ranger,), "C1552")) == [
        [(7, "odd-straight"), (3, "odd-drifts")]
    ]


@pytest.mark.covers("18.4d")
@pytest.mark.parametrize(("number", "share"), [(-2, 1), (0, 1), (1, 1), (4, 4), (9, 9), (14, 9)])
def test_a_one_always_hits_and_a_ten_never(number, share):
    from bocage.art.panels import Words
    from bocage.games.normandy.table.forecasts_fire import of_number

    found = of_number(Words("forecast-salvo"), number, "18.4d", "odd-salvo-hit", "odd-salvo-missed")
    assert [odd.share for odd in found.odds] == [share, 10 - share]


def test_the_landing_is_told_beach_by_beach_and_alike_to_both(omaha):
    position = landing(omaha)
    charts: list[Any] = [
        next(p for p in panels(omaha.book, omaha.view(position, side)) if p.id == "landing")
        for side in (*t.SIDES, None)
    ]
    assert charts[0].rows == charts[1].rows == charts[2].rows
    rows = {row[0]: row[1:] for row in charts[0].rows}
    assert rows["Easy Green"] == ("1", "3", "3", "", "3")
    pool: Any = next(
        p for p in panels(omaha.book, omaha.view(position, t.GERMAN)) if p.id == "waves"
    )
    allied = [one for _, drawn in pool.groups for one in drawn if one.side == t.ALLIED]
    assert allied and all(one.symbol == "unknown" for one in allied)
    later = replace(position, public=replace(position.public, turn=3))
    told = {p.id for p in panels(omaha.book, omaha.view(later, t.ALLIED))}
    assert told.isdisjoint({"landing", "waves", "landing-losses"})


def test_drift_and_salvos_have_their_moments(omaha):
    drifted = e.Drifted("18.3.1b", t.ALLIED, "C1649", "C1748", 8)
    moment = MOMENTS[e.Drifted](omaha.book, drifted, ())
    assert moment.result.id == "odd-drifts-about" and moment.on == ("C1649", "C1748")
    shown = e.SalvoShown("18.4a", t.GERMAN, "C1749", ("GE-SP01",), ())
    fired = e.SalvoFired("18.4d", t.GERMAN, "C1749", ("US-inf-1",), 3, True, ())
    moment = MOMENTS[e.SalvoFired](omaha.book, fired, (shown,))
    assert moment.by == ("GE-SP01",) and moment.hurts == (t.ALLIED,)
    assert [(one.clause, one.face) for one in rolls((fired,))] == [("18.4d", 3)]
    assert DICE["18.4d"].faces == 10


def test_the_guided_morning_asks_for_what_there_is(omaha):
    shown: Any = guide(omaha.book, "omaha")
    tags = {tag_of(kind) for kind in module.actions}
    for hint in (*shown.steps, *shown.asides):
        done = [fact.partition(":")[2] for fact in (hint.until, *hint.when) if "prompt" not in fact]
        assert {word.partition(".")[0] for word in done if word} <= tags, hint.id


@pytest.mark.parametrize("side", t.SIDES)
def test_the_bot_beats_chance_at_omaha(omaha, side):
    rng, bots = Rng(3), {t.ALLIED: make_bot("random"), t.GERMAN: make_bot("random")}
    bots[side] = make_bot("greedy@1")
    position = omaha.start(rng).position
    while position.outcome is None:
        asked = omaha.pending(position)[0].side
        action = answer(bots[asked], omaha, position, asked, Budget(nodes=1000), rng)
        position = omaha.apply_legal(position, asked, action, rng).position
    assert position.outcome.winner == side
