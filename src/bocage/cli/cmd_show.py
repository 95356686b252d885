"""`bocage show`: a position on the terminal."""

from __future__ import annotations

import json as plain_json
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from bocage.cli.errors import unknown
from bocage.cli.flags import AsJson, Data, Lang, Scenario
from bocage.kernel.engine import Engine
from bocage.kernel.module import InputError, load_module, module_names
from bocage.kernel.position import AnyPosition


def show(  # noqa: PLR0913 - one argument for each flag
    what: Annotated[str, Parameter(name="RECORD|GAME", help="A record file, or a game.")],
    /,
    *,
    at: Annotated[int | None, Parameter(help="After this many entries; default: the last.")] = None,
    side: Annotated[
        str | None, Parameter(help="As this side sees it; default: a spectator.")
    ] = None,
    scenario: Scenario = None,
    data: Data = None,
    json: AsJson = False,
    lang: Lang = None,
) -> int:
    """Show a position: of a record, or the start of a game."""
    engine, position = _position(what, at, scenario, data or [])
    if side is not None and side not in engine.module.sides:
        raise unknown("side", side, engine.module.sides)
    view = engine.view(position, side)
    if json:
        from bocage.cli.output import print_json

        print_json(plain_json.loads(engine.codec.json(view)))
        return 0
    from bocage.cli.board import print_position
    from bocage.cli.output import console
    from bocage.cli.words import Words, language

    words = Words(engine.module, engine.book, language(lang))
    out = console()
    print_position(out, engine, view, words)
    if position.outcome is not None:
        out.print(words.outcome(position.outcome), style="bold", markup=False)
    for ask in engine.asks(position):
        out.print(f"{words.prompt(ask)}  [{ask.clause}]", markup=False)
    return 0


def _position(
    what: str, at: int | None, scenario: str | None, data: list[Path]
) -> tuple[Engine, AnyPosition]:
    """The engine and the position that are meant."""
    from bocage.cli.saving import number_seed, open_record
    from bocage.kernel.chance import Sealed
    from bocage.kernel.replay import replay

    path = Path(what)
    if what in module_names():
        if at:
            raise InputError(f"--at needs a record; '{what}' is a game")
        module = load_module(what)
        engine = Engine(module, scenario or module.scenarios[0], {}, data)
        return engine, engine.start(Sealed(number_seed(0))).position
    if not path.exists():
        games = ", ".join(module_names())
        raise InputError(f"'{what}' is neither a record file nor a game; games: {games}")
    record, engine = open_record(path, data)
    if at is not None and at < 0:
        raise InputError(f"--at counts entries from 0, not {at}")
    position, number = None, 0
    for step in replay(record, engine, what):
        position, number = step.position, step.number
        if at is not None and number >= at:
            break
    if position is None or (at is not None and at > number):
        raise InputError(f"{what}: --at must lie between 0 and {number}, not {at}")
    return engine, position
