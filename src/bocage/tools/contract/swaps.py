"""Trades: two hidden things of one side trade places, and nobody else can tell.

The other checks play the same action in two games, so they see nothing of what a side does with
things that lie elsewhere in the other game: a hidden unit that moves, a card that is played. Here
the two ids are traded in the action too. What is rightly shown is named by an event of
`Module.shows`; whatever else differs for those who watch is a leak.
"""

from __future__ import annotations

from collections import defaultdict
from typing import Any

import msgspec
from msgspec.structs import replace

from bocage.kernel.chance import Rng
from bocage.kernel.engine import Engine
from bocage.kernel.nouns import Event
from bocage.kernel.position import AnyPosition, Applied
from bocage.kernel.shapes import words_in
from bocage.kernel.wording import text
from bocage.tools.contract.common import Broken, Moment, peek, placed
from bocage.tools.contract.differ import difference
from bocage.tools.contract.hidden import by_side, stirred, told_to

TRIES = 4  # pairs that are tried at one decision, until what is done can be done with both
LOOKS = 20  # decisions for each pair that was found, beside as many as are wanted

Names = dict[str, str]  # each of two ids to the other


def check_swaps(engine: Engine, count: int, seed: int) -> dict[str, int]:
    """So many pairs; how often something hidden has moved with them, and how often it was shown."""
    rng = Rng(seed, stream=59)
    totals = {"decisions": 0, "hidden": 0, "swaps": 0, "moved": 0, "shown": 0}
    kinds = _kinds(engine)
    for moment in peek(engine, seed, every=2):
        if totals["swaps"] >= count or totals["decisions"] >= count + LOOKS * totals["swaps"]:
            break
        totals["decisions"] += 1
        mover = moment.ask.side
        owner = mover if rng.below(4) else rng.choose(engine.module.sides)
        watcher = rng.choose([s for s in (*engine.module.sides, None) if s != owner])
        with placed(engine, moment.seed, moment.number):
            hidden = _hidden(engine, moment.position, (owner, watcher), kinds)
            totals["hidden"] += len(hidden)
            for names in _pairs(engine, moment, (owner, watcher), hidden, rng):
                after = _both(engine, moment, (owner, watcher), names, rng.below(1 << 30))
                if after is None:
                    continue
                totals["swaps"] += 1
                moved = stirred(engine, moment.position, after[0].position, watcher)
                totals["moved"] += moved
                totals["shown"] += _compare(engine, after, watcher, names, text(moment.action))
                break
    if engine.module.shows and totals["hidden"] and not totals["swaps"]:
        raise Broken(f"{engine.module.id}/{engine.scenario}: no two hidden ids could trade places")
    return totals


def _kinds(engine: Engine) -> dict[str, str]:
    """The kind of each id but places, which are no secret, and what belongs to several kinds."""
    kinds: dict[str, str] = {}
    for kind, ids in engine.module.universe(engine.book).items():
        kinds.update((name, "space" if name in kinds else kind) for name in ids)
    return {name: kind for name, kind in kinds.items() if kind != "space"}


def _hidden(
    engine: Engine, pos: AnyPosition, sides: tuple[str, str | None], kinds: dict[str, str]
) -> dict[str, str]:
    """The owner's ids, with their kinds, that nothing names which the watcher sees."""
    owner, watcher = sides
    mine, others = _holdings(engine, pos, owner)
    hidden = mine - others - words_in(engine.view(pos, watcher))
    return {name: kinds[name] for name in sorted(hidden & kinds.keys())}


def _pairs(
    engine: Engine,
    moment: Moment,
    sides: tuple[str, str | None],
    hidden: dict[str, str],
    rng: Rng,
) -> list[Names]:
    """A few pairs of the owner's hidden ids that the watcher cannot tell apart.

    Those that the action names come first: what is done with them must look the same.
    """
    owner, watcher = sides
    view = engine.view(moment.position, watcher)
    groups: dict[tuple[str, str], list[str]] = defaultdict(list)
    for name, kind in hidden.items():
        guise = engine.module.guise(engine.book, view, name)
        if guise is not None:
            groups[kind, guise].append(name)
    pairs = []
    named = words_in(moment.action) if owner == moment.ask.side else frozenset()
    for group in rng.shuffled([ids for ids in groups.values() if len(ids) > 1]):
        meant = [name for name in group if name in named]
        for _ in range(TRIES):
            a, b = rng.choose(meant or group), rng.choose(group)
            if a != b:
                pairs.append((not meant, {a: b, b: a}))
    return [names for _, names in sorted(pairs, key=lambda pair: pair[0])][:TRIES]


def _holdings(engine: Engine, pos: AnyPosition, owner: str) -> tuple[frozenset[str], ...]:
    """The words in what is hidden and could be the owner's, and in what is certainly another's."""
    sealed, keyed = pos.sealed, by_side(engine, pos.sealed)
    mine: list[Any] = [pos.private[owner], pos.answers.get(owner)]
    others: list[Any] = [part for side, part in pos.private.items() if side != owner]
    for name in sealed.__struct_fields__:
        value = getattr(sealed, name)
        mine.append(value[owner] if name in keyed else value)
        if name in keyed:
            others += [part for side, part in value.items() if side != owner]
    return words_in(mine), words_in(others)


def traded(value: Any, names: Names) -> Any:
    """The same value with each of the two ids where the other was."""
    if isinstance(value, str):
        return names.get(value, value)
    if isinstance(value, dict):
        return {traded(key, names): traded(item, names) for key, item in value.items()}
    if isinstance(value, tuple):
        return tuple(traded(item, names) for item in value)
    if isinstance(value, msgspec.Struct):
        fields = {name: traded(getattr(value, name), names) for name in value.__struct_fields__}
        return replace(value, **fields)
    return value


def _both(
    engine: Engine, moment: Moment, sides: tuple[str, str | None], names: Names, dice: int
) -> tuple[Applied, Applied] | None:
    """What comes of the action in both games; None where it cannot be done in the other."""
    (owner, watcher), pos, mover = sides, moment.position, moment.ask.side
    twin = replace(
        pos,
        private={**pos.private, owner: traded(pos.private[owner], names)},
        sealed=traded(pos.sealed, names),
        answers={s: traded(a, names) if s == owner else a for s, a in pos.answers.items()},
    )
    views = [engine.view(each, watcher) for each in (pos, twin)]
    if views[0] != views[1]:
        raise Broken(f"guise() lets {_pair(names)} trade places: {difference(*views)}")
    action = engine.ordered(traded(moment.action, names)) if mover == owner else moment.action
    refused = engine.why_not(twin, mover, action)
    if refused is not None:
        if mover == watcher:
            raise Broken(f"{mover} '{text(action)}' is legal only if {_pair(names)} lie as they do")
        return None
    one = engine.apply_legal(pos, mover, moment.action, Rng(dice))
    return one, engine.apply_legal(twin, mover, action, Rng(dice))


def _compare(
    engine: Engine, after: tuple[Applied, Applied], watcher: str | None, names: Names, did: str
) -> bool:
    """Whether the two were rightly shown; Broken if the watcher can tell them apart otherwise."""
    if all(applied.position.outcome is not None for applied in after):
        return False  # secrets may be shown at the end
    told = [told_to(applied, watcher) for applied in after]
    views = [engine.view(applied.position, watcher) for applied in after]
    barriers = [applied.barrier for applied in after]
    equal = told[0] == told[1] and views[0] == views[1]
    if equal and barriers[0] == barriers[1]:
        return False
    where, whom = f"after '{did}'", watcher or "a spectator"
    if equal:
        raise Broken(f"{where}: whether it can be taken back tells {_pair(names)} apart")
    shows = engine.module.shows
    means: list[Any] = [*told, *views] if shows is None else [_of(events, shows) for events in told]
    if not names.keys() & words_in(means):
        first = difference({"told": told[0], "view": views[0]}, {"told": told[1], "view": views[1]})
        raise Broken(f"{where} {whom} can tell {_pair(names)} apart: {first}")
    if not all(barriers):
        raise Broken(f"{where} {whom} is shown one of {_pair(names)}, yet it can be taken back")
    return True


def _of(events: list[Event], kinds: tuple[type[Event], ...]) -> list[Event]:
    return [event for event in events if isinstance(event, kinds)]


def _pair(names: Names) -> str:
    return " and ".join(sorted(names))
