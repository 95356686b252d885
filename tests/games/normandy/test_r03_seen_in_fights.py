"""What a fight has shown stays known to the other side: all of a pile, or a note of some."""

import pytest

from bocage.games.normandy import module
from bocage.games.normandy import types as t
from bocage.games.normandy.events import Fired
from bocage.games.normandy.rules.common import units_at
from bocage.games.normandy.view import shown_units, sights
from tests.games.normandy.battles import battle, play

SEEDS = range(10)


@pytest.mark.parametrize("seed", SEEDS)
def test_what_was_shown_is_known_where_it_is_and_nothing_else(seed):
    engine, position = battle(seed)
    told: dict[str, set[str]] = {side: set() for side in t.SIDES}

    def watch(before, side, action, applied):
        for emitted in applied.events:
            event = emitted.event
            for unit in named(engine.book, event):
                told[t.other(engine.book.side_of[unit])].add(unit)
        after = applied.position
        for watcher in t.SIDES:
            known = after.private[watcher].known
            theirs = after.private[t.other(watcher)].units
            for space, sight in known.items():
                assert len(sight.units) == len(sight.steps) or not sight.steps
                assert set(sight.units) <= told[watcher] | frames(engine.book, before, after)
                if space in after.public.piles and sight.since == after.public.piles[space].since:
                    assert set(sight.units) == set(units_at(theirs, space))
                    assert [theirs[u].steps for u in sight.units] == list(sight.steps)
        assert len({u for s in known.values() for u in s.units}) == sum(
            len(s.units) for s in known.values()
        )  # nobody is remembered in two places

    play(engine, position, seed, 150, watch)


def named(book, event):
    """The counters that an event names."""
    for name in event.__struct_fields__:
        value = getattr(event, name)
        found = value if isinstance(value, tuple | dict) else (value,)
        yield from (one for one in found if isinstance(one, str) and one in book.counters)


def frames(book, *positions):
    """Those that stand in frames, which everybody sees."""
    return {u for position in positions for u in shown_units(book, position.frames)}


def test_after_a_fight_the_defenders_are_seen_with_an_eye_and_by_the_attacker_alone():
    seen = 0
    for seed in range(30):
        engine, position = battle(seed)

        def watch(before, side, action, applied, engine=engine):
            nonlocal seen
            was = [f for f in before.frames if isinstance(f, t.Fight)]
            after = applied.position
            if not was or any(isinstance(f, t.Fight) for f in after.frames):
                return
            fight = was[0]
            shown = {u for u in fight.foes if u in after.private[t.other(fight.side)].units}
            view = engine.view(after, fight.side)
            known = {u for sight in sights(view).values() for u in sight.units}
            pieces = {p.id: p for p in module.pieces(engine.book, view)}
            for unit in shown & known:
                assert "seen" in pieces[unit].marks
                seen += 1
            outsider = {p.id for p in module.pieces(engine.book, engine.view(after, None))}
            assert not outsider & set(engine.book.counters)

        play(engine, position, seed, 60, watch)
    assert seen > 10


def test_a_gun_that_has_fired_alone_is_known():
    found = 0
    for seed in range(40):
        engine, position = battle(seed)

        def watch(before, side, action, applied, engine=engine):
            nonlocal found
            for emitted in applied.events:
                event = emitted.event
                if isinstance(event, Fired) and event.start in applied.position.public.piles:
                    known = applied.position.private[t.other(event.side)].known
                    assert any(event.gun in sight.units for sight in known.values())
                    found += 1

        play(engine, position, seed, 40, watch)
        if found:
            return
    raise AssertionError("no gun has fired")
