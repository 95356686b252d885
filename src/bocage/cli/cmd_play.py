"""`bocage play`: a game in the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter

from bocage.cli.flags import Data, Lang, Scenario
from bocage.cli.output import console
from bocage.cli.words import Words, language
from bocage.kernel.engine import Engine
from bocage.kernel.module import InputError, Module, load_module, module_names

if TYPE_CHECKING:
    from bocage.cli.table import Table
    from bocage.cli.talk import Talk

Seat = Annotated[str | None, Parameter(help="Who plays this side: `me` or the name of a bot.")]
OPPONENT = "greedy@1"


def play(  # noqa: PLR0913 - one argument for each flag
    game: Annotated[str | None, Parameter(help="The game; without it you are asked.")] = None,
    /,
    *,
    scenario: Scenario = None,
    option: Annotated[
        list[str] | None, Parameter(negative=(), help="An option of the game as NAME=VALUE.")
    ] = None,
    blue: Seat = None,
    red: Seat = None,
    seed: Annotated[
        str | None, Parameter(help="A number, or 64 hex digits; default: a new secret one.")
    ] = None,
    record: Annotated[Path | None, Parameter(help="Keep the record in this file.")] = None,
    resume: Annotated[Path | None, Parameter(help="Go on with the game of this record.")] = None,
    lang: Lang = None,
    data: Data = None,
) -> int:
    """Play a game in the terminal.

    Without arguments it asks what and whom you want to play. Type `?` in the game for help."""
    from bocage.cli.talk import Talk

    tongue, talk = language(lang), Talk(console())
    if resume is not None:
        return sit_down(_resumed(resume, seed, record, tongue, talk))
    wishes = {"scenario": scenario, "blue": blue, "red": red}
    if game is None:
        asked = _ask_all(tongue, talk, wishes)
        if asked is None:
            return 0
        game, wishes = asked
    module = load_module(game)
    return sit_down(
        _new(module, wishes, (option or [], data or []), (seed, record), (tongue, talk))
    )


def _ask_all(
    lang: str, talk: Talk, wishes: dict[str, str | None]
) -> tuple[str, dict[str, str | None]] | None:
    """Game, scenario, side and opponent by questions; None if nobody answers."""
    try:
        names = module_names()
        if not names:
            raise InputError("no game is installed")
        first = Words(load_module(names[0]), None, lang)
        titles = [(n, Words(load_module(n), None, lang).texts.say("game-title")) for n in names]
        game = talk.pick(first, first.say("ask-game"), titles)
        module = load_module(game)
        words = Words(module, None, lang)
        talk.out.print(words.texts.say("game-about"), markup=False)
        out = dict(wishes)
        out["scenario"] = wishes["scenario"] or talk.pick(
            words, words.say("ask-scenario"), [(s, _scenario(words, s)) for s in module.scenarios]
        )
        if wishes["blue"] is None and wishes["red"] is None:
            out |= _ask_seats(words, talk)
    except EOFError:
        talk.out.print(first.say("nothing-started"))
        return None
    return game, out


def _scenario(words: Words, name: str) -> str:
    about = words.texts.say(f"scenario-{name}-about")
    return f"{words.name('scenario', name)}: {about}"


def _ask_seats(words: Words, talk: Talk) -> dict[str, str | None]:
    from bocage.cli.table import ME

    sides = words.module.sides
    named = [(side, words.name("side", side)) for side in sides]
    mine = talk.pick(words, words.say("ask-side"), [*named, ("both", words.say("both-sides"))])
    if mine == "both":
        return dict.fromkeys(sides, ME)
    bots = [(OPPONENT, words.say("bot-greedy")), ("random", words.say("bot-random"))]
    against = talk.pick(words, words.say("ask-bot"), bots)
    return {side: ME if side == mine else against for side in sides}


def _new(
    module: Module,
    wishes: dict[str, str | None],
    setup: tuple[list[str], list[Path]],
    keep: tuple[str | None, Path | None],
    talking: tuple[str, Talk],
) -> Table:
    """A table for a new game."""
    from bocage.cli.saving import options_from, seed_from
    from bocage.cli.table import Table
    from bocage.kernel.play import Play

    scenario = wishes["scenario"] or module.scenarios[0]
    engine = Engine(module, scenario, options_from(setup[0]), setup[1])
    seed = seed_from(keep[0])
    seats = _seats(module, wishes)
    words = Words(module, engine.book, talking[0])
    table = Table(Play.sealed(engine, seed), seed, seats, words, talking[1])
    table.record = keep[1]
    if keep[1] is not None:
        table.save(keep[1])  # a file that cannot be written is told at once
    return table


def _seats(module: Module, wishes: dict[str, str | None]) -> dict[str, str]:
    """Who plays which side: the first side is a person and the others bots, unless wished so."""
    from bocage.bots.base import make_bot
    from bocage.cli.table import ME

    unknown = [s for s in ("blue", "red") if wishes.get(s) and s not in module.sides]
    if unknown:
        raise InputError(f"{module.id} has no side '{unknown[0]}'; sides: {module.sides}")
    if not any(name == ME for name in wishes.values()):
        free = next((side for side in module.sides if not wishes.get(side)), None)
        wishes = {**wishes, **({free: ME} if free else {})}
    seats = {side: wishes.get(side) or OPPONENT for side in module.sides}
    for name in seats.values():
        if name != ME:
            make_bot(name)
    return seats


def _resumed(path: Path, seed: str | None, record: Path | None, lang: str, talk: Talk) -> Table:
    """A table for a game that was put away."""
    from bocage.cli.saving import resume
    from bocage.cli.table import ME, Table

    play, key, seats = resume(path, seed)
    module = play.engine.module
    if not seats:
        seats = _seats(module, {module.sides[0]: ME})
    words = Words(module, play.engine.book, lang)
    table = Table(play, key, seats, words, talk)
    table.record = record or path
    return table


def sit_down(table: Table) -> int:
    """Welcome, play, and put the game away if somebody leaves."""
    from bocage.cli.table import Quit

    words, out = table.words, table.out
    header = table.play.record.header
    out.rule(f"{words.texts.say('game-title')} · {words.name('scenario', header.scenario)}")
    who = [f"{words.name('side', s)}: {_who(words, name)}" for s, name in table.seats.items()]
    out.print("   ".join(who), markup=False)
    out.print(words.say("commitment", hash=header.commitment), style="dim", markup=False)
    try:
        table.run()
    except (Quit, EOFError, KeyboardInterrupt) as left:
        _put_away(table)
        if isinstance(left, KeyboardInterrupt):
            raise
    return 0


def _who(words: Words, name: str) -> str:
    from bocage.cli.table import ME

    return words.say("you") if name == ME else name


def _put_away(table: Table) -> None:
    """Save the record, to be resumed."""
    header = table.play.record.header
    name = f"{header.game}-{header.scenario}-{header.commitment[:8]}.bocage"
    path = table.record or Path(name)
    table.save(path)
    out: Any = table.out
    out.print()
    out.print(table.words.say("put-away", file=str(path)), markup=False)
