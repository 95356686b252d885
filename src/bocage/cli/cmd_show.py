"""`bocage show`: a position on the terminal."""

from __future__ import annotations

import json as plain_json
import sys
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from bocage.cli.blame import blamed
from bocage.cli.errors import unknown
from bocage.cli.flags import AsJson, Data, Lang, Scenario
from bocage.cli.words import language, own_texts
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
    tongue = language(lang)
    if what in module_names():
        engine, position, over = *start(what, at, scenario, data or []), True
    else:
        if scenario is not None:
            raise InputError(f"--scenario {scenario} needs a game; the record says its scenario")
        with blamed(Path(what), data or [], tongue):
            engine, position, over = _recorded(what, at, data or [])
    if side is not None and side not in engine.module.sides:
        raise unknown("side", side, engine.module.sides)
    if side is not None and not over:
        warn_secret(tongue, side)
    if json:
        from bocage.cli.output import print_json

        print_json(plain_json.loads(engine.codec.json(engine.view(position, side))))
    else:
        _print(engine, position, side, tongue)
    return 0


def _print(engine: Engine, position: AnyPosition, side: str | None, lang: str) -> None:
    from bocage.cli.board import print_position
    from bocage.cli.output import console
    from bocage.cli.story import print_result
    from bocage.cli.words import Words

    words = Words(engine.module, engine.book, lang)
    out = console()
    print_position(out, engine, engine.view(position, side), words)
    print_result(out, words, engine, position)
    for ask in engine.asks(position):
        out.print(f"{words.prompt(ask)}  [{words.cite(ask.clause)}]", markup=False)


def warn_secret(lang: str, side: str) -> None:
    """Whoever looks into a record of a running game should be that side."""
    told = own_texts(lang).say("cli-secret-view", side=side)
    sys.stderr.write(f"bocage: {told}\n")


def start(
    game: str, at: int | None, scenario: str | None, data: list[Path]
) -> tuple[Engine, AnyPosition]:
    """The engine of a game, and a position at its start."""
    from bocage.cli.saving import number_seed
    from bocage.kernel.chance import Sealed

    if at is not None:
        raise InputError(f"--at {at} needs a record; '{game}' is a game")
    module = load_module(game)
    engine = Engine(module, scenario or module.scenarios[0], {}, data)
    return engine, engine.start(Sealed(number_seed(0))).position


def _recorded(what: str, at: int | None, data: list[Path]) -> tuple[Engine, AnyPosition, bool]:
    if not Path(what).exists():
        games = ", ".join(module_names())
        raise InputError(f"'{what}' is neither a record file nor a game; games: {games}")
    return recorded(Path(what), at, data)[:3]


def recorded(path: Path, at: int | None, data: list[Path]) -> tuple[Engine, AnyPosition, bool, int]:
    """The engine of a record, the position that is meant, whether its game is over, the entry."""
    from bocage.cli.saving import open_record
    from bocage.kernel.replay import replay

    record, engine = open_record(path, data)
    if at is not None and at < 0:
        raise InputError(f"--at counts entries from 0, not {at}")
    position, number = None, 0
    for step in replay(record, engine, str(path)):
        position, number = step.position, step.number
        if at is not None and number >= at:
            break
    if position is None or (at is not None and at > number):
        raise InputError(f"{path}: --at must lie between 0 and {number}, not {at}")
    return engine, position, record.ended is not None, number
