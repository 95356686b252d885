"""An auditor: nets, marches, stacks, fights, duties and points are worked out again from the book.

It was written without sight of the rules' code, and reads events and positions only.
"""

import pytest

from tests.games.normandy.auditor.watch import Watch

FIGHTS = ("attack", "defence", "drm", "number", "column", "result", "price", "fed")
SCATTERED = ("hungry", "retreats", "guns beyond the book", "guns of the division", "attacks")


@pytest.mark.covers("12.4a", "12.6a", "12.3a", "12.10a", "7.6.3b", "3.3a", "3.3b", "21.0a")
def test_games_between_bots_add_up():
    watch = Watch("elle")
    assert watch.game(2, 1000, bots=True).outcome
    assert watch.wrong == []
    assert all(watch.met[what] for what in (*FIGHTS, "duties", "owing", "retreats"))
    assert all(watch.met[what] for what in ("control", "rows", "points", "level"))


@pytest.mark.covers("6.1a", "6.1.1a", "6.1.1b", "6.2b", "9.6c")
def test_who_is_too_many_on_any_day_of_the_summer():
    watch = Watch("epsom")
    for seed in range(60):
        watch.piled(seed)
    assert watch.wrong == []
    assert min(watch.met[what] for what in ("room", "too full", "taken away")) >= 10


@pytest.mark.covers("7.2a", "7.3a", "10.1a", "10.7a", "5.2b", "12.3e")
def test_counters_reach_what_the_book_lets_them():
    for scenario, seeds in (("epsom", range(6)), ("elle", range(4))):
        watch = Watch(scenario)
        for seed in seeds:
            watch.marches(seed)
        assert watch.wrong == []
        assert watch.met["hungry march"] and watch.met["fed march"]


@pytest.mark.covers("12.3j", "12.1d", "12.5.1d", "12.10e", "12.11a", "12.5.4a")
def test_fights_anywhere_go_by_the_book():
    watch = Watch("epsom")
    for seed in range(5):
        watch.combats(seed)
    assert watch.wrong == []
    assert all(watch.met[what] for what in (*FIGHTS, *SCATTERED))


@pytest.mark.covers("12.3k")
def test_who_cannot_attack_is_chased_away():
    watch = Watch("epsom")
    for seed in range(60):
        watch.stranded(seed)
    assert watch.wrong == []
    assert min(watch.met[what] for what in ("conceded", "not conceded", "chased")) >= 3
