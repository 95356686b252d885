"""What is proposed and what is sent at once: legal, from the view alone, and free to take back."""

from __future__ import annotations

from itertools import islice

from bocage.kernel.chance import Rng
from bocage.kernel.choice import tag_of
from bocage.kernel.engine import Engine
from bocage.kernel.nouns import Action, EngineFault, Partial, Window
from bocage.kernel.position import AnyPosition
from bocage.kernel.usual import is_free, planned, proposal, tried
from bocage.kernel.wording import text
from bocage.tools.contract.common import Broken, Moment, peek, placed
from bocage.tools.contract.hidden import twin_of

PLANS = 4  # one of so many moments is asked for a whole set-up


def check_usual(engine: Engine, count: int, seed: int) -> dict[str, int]:
    """At so many decisions: what is proposed is legal; what is free can be taken back."""
    rng = Rng(seed, stream=43)
    totals = {"moments": 0, "proposals": 0, "free": 0, "plans": 0}
    for moment in islice(peek(engine, seed, every=3), count):
        with placed(engine, moment.seed, moment.number):
            totals["moments"] += 1
            twin = twin_of(engine, moment.position, moment.ask.side, rng)
            totals["proposals"] += _check_proposals(engine, moment, twin)
            totals["free"] += _check_free(engine, moment, twin)
            if moment.number % PLANS == 1:
                totals["plans"] += _check_plan(engine, moment)
    return totals


def _check_proposals(engine: Engine, moment: Moment, twin: AnyPosition) -> int:
    """For the whole question, and for each first field of what was chosen."""
    side, found = moment.ask.side, 0
    for partial in (Partial(), *_begun(moment.action)):
        try:
            view = engine.view(moment.position, side)
            made = proposal(engine, view, moment.choice, partial)
        except EngineFault as fault:
            raise Broken(str(fault)) from None
        choice = engine.choice(twin, side)
        if choice is None or made != proposal(engine, engine.view(twin, side), choice, partial):
            raise Broken(f"what is proposed for {partial} depends on hidden facts")
        found += made is not None
    return found


def _begun(action: Action) -> list[Partial]:
    """The declaration when only its first field, or only another one, is filled."""
    names = action.__struct_fields__
    return [Partial(tag_of(action), {name: getattr(action, name)}) for name in names]


def _check_free(engine: Engine, moment: Moment, twin: AnyPosition) -> int:
    """What is free for the view draws nothing, shows nothing and leaves its side to decide.

    Of a kind that the module lists as free this is so in no hidden case or in all.
    """
    side, action, applied = moment.ask.side, moment.action, moment.applied
    free = is_free(engine, engine.view(moment.position, side), action)
    listed = tag_of(action) in engine.module.free
    alone = len(engine.asks(moment.position)) == 1
    if listed and alone and not isinstance(moment.position.frames[-1], Window):
        worlds = (moment.position, twin)
        if any((tried(engine, world, side, action) is not None) != free for world in worlds):
            raise Broken(f"'{text(action)}' is listed as free, which depends on hidden facts")
    if not free:
        return 0
    if applied.draws or applied.barrier:
        raise Broken(f"'{text(action)}' is said to be free, yet cannot be taken back")
    if [ask.side for ask in engine.asks(applied.position)] != [side]:
        raise Broken(f"'{text(action)}' is said to be free, yet somebody else is asked next")
    return 1


def _check_plan(engine: Engine, moment: Moment) -> int:
    """Every step of a set-up is legal where it stands in the true game."""
    position, side = moment.position, moment.ask.side
    steps = 0
    for action, goes_on in planned(engine, engine.view(position, side), Rng(moment.seed)):
        refused = engine.why_not(position, side, action)
        if refused is not None:
            raise Broken(f"the set-up has '{text(action)}', refused with {refused.reason}")
        steps += 1
        if not goes_on:
            break
        position = engine.apply_legal(position, side, action, Rng(0)).position
    return steps
