"""`bocage play`: a game in the browser, or in the terminal."""

from __future__ import annotations

import os
import shlex
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from bocage.cli.flags import Data, Lang, Scenario
from bocage.cli.output import console, program
from bocage.cli.words import Words, language
from bocage.kernel.engine import Engine
from bocage.kernel.module import InputError, Module, load_module, offered_names
from bocage.text import message_id

if TYPE_CHECKING:
    from bocage.cli.table import Table
    from bocage.cli.talk import Talk

Seat = Annotated[str | None, Parameter(help="Who plays this side: me or the name of a bot.")]
OPPONENT = "greedy@1"


@dataclass
class Wanted:
    """What the player wants to play; what is missing is asked or has a default."""

    game: str | None
    scenario: str | None
    seats: dict[str, str]
    options: list[str]
    overlays: list[Path]
    seed: str | None
    record: Path | None


def play(  # noqa: PLR0913 - one argument for each flag
    game: Annotated[str | None, Parameter(help="The game; without it you are asked.")] = None,
    /,
    *,
    scenario: Scenario = None,
    option: Annotated[
        list[str] | None, Parameter(help="An option of the game as NAME=VALUE.")
    ] = None,
    blue: Seat = None,
    red: Seat = None,
    seat: Annotated[list[str] | None, Parameter(help="The same for any side, as SIDE=WHO.")] = None,
    seed: Annotated[
        str | None, Parameter(help="A number, or 64 hex digits; default: a new secret one.")
    ] = None,
    record: Annotated[Path | None, Parameter(help="Keep the record in this file.")] = None,
    resume: Annotated[Path | None, Parameter(help="Go on with the game of this record.")] = None,
    lang: Lang = None,
    data: Data = None,
    terminal: Annotated[
        bool, Parameter(help="Play in the terminal; so too with --seed, --record or --resume.")
    ] = False,
    db: Annotated[Path | None, Parameter(help="The file with your games in the browser.")] = None,
) -> int:
    """Play a game in the browser, or in the terminal."""
    from bocage.cli.saving import options_from
    from bocage.cli.talk import Talk

    if db is not None or not (terminal or seed or record or resume or answers_given()):
        _refuse_with_db(terminal=terminal, seed=seed, record=record, resume=resume)
        from bocage.cli.browser import Start, play_in_browser

        seats = _wished({"blue": blue, "red": red}, options_from(seat or [], "--seat SIDE=WHO"))
        wanted = Wanted(game, scenario, seats, option or [], data or [], None, None)
        return play_in_browser(Start(db, lang), _wish(wanted), tuple(data or ()))
    tongue, talk = language(lang), Talk(console())
    if resume is not None:
        _refuse_with_resume(
            game=game, scenario=scenario, option=option, blue=blue, red=red, seat=seat, data=data
        )
        return sit_down(_resumed(resume, seed, record, tongue, talk))
    seats = _wished({"blue": blue, "red": red}, options_from(seat or [], "--seat SIDE=WHO"))
    wanted = Wanted(game, scenario, seats, option or [], data or [], seed, record)
    if game is None and not _ask_all(tongue, talk, wanted):
        return 0
    return sit_down(_new(wanted, tongue, talk))


def answers_given() -> bool:
    """Whether answers come from a pipe or a file: then nobody sits before a browser."""
    import stat

    try:
        mode = os.fstat(sys.stdin.fileno()).st_mode
    except (OSError, ValueError, AttributeError):
        return True
    return stat.S_ISFIFO(mode) or stat.S_ISREG(mode)


def _refuse_with_db(**flags: object) -> None:
    """Games in the browser are kept in their database: what is for the terminal makes no sense."""
    for name, value in flags.items():
        if value:
            raise InputError(f"--{name} is for games in the terminal, --db for the browser")


def _wish(wanted: Wanted) -> tuple[str, str, dict[str, str], dict[str, str]] | None:
    """The game to begin at once: id, scenario, seats and options; None: the page asks."""
    from bocage.cli.saving import options_from
    from bocage.kernel.engine import checked_options

    if wanted.game is None:
        for flag in ("scenario", "seats", "options", "overlays"):
            if getattr(wanted, flag):
                raise InputError(f"name the game as well: {program()} play GAME …")
        return None
    module = load_module(wanted.game)
    scenario = wanted.scenario or module.scenarios[0]
    options = checked_options(module, scenario, options_from(wanted.options))
    return wanted.game, scenario, _seats(module, wanted.seats), options


def _refuse_with_resume(**flags: object) -> None:
    """A record says what it was played with: nothing of that can be changed."""
    for name, value in flags.items():
        if value:
            told = " ".join(map(str, value)) if isinstance(value, list) else value
            flag = f"'{told}'" if name == "game" else f"--{name} {told}"
            raise InputError(f"{flag} cannot be given with --resume: the record says it")


def _wished(flags: dict[str, str | None], seats: dict[str, str]) -> dict[str, str]:
    """Who is to play which side, by --blue and --red and by --seat, which must agree."""
    wishes = {side: who for side, who in flags.items() if who}
    for side, who in seats.items():
        if wishes.setdefault(side, who) != who:
            raise InputError(
                f"--{side} {wishes[side]} and --seat {side}={who} contradict each other"
            )
    return wishes


def _ask_all(lang: str, talk: Talk, wanted: Wanted) -> bool:
    """Game, scenario, side and opponent by questions; False if nobody answers."""
    names = offered_names()
    if not names:
        raise InputError("no game is installed")
    words = Words(load_module(names[0]), None, lang)
    try:
        titles = [(n, Words(load_module(n), None, lang).texts.say("game-title")) for n in names]
        wanted.game = talk.pick(words, words.say("ask-game"), titles)
        words = Words(load_module(wanted.game), None, lang)
        talk.out.rule(words.texts.say("game-title"))
        talk.out.print(words.texts.say("game-about"), markup=False)
        if wanted.scenario is None:
            known = [(s, _scenario(words, s)) for s in words.module.offered]
            wanted.scenario = talk.pick(words, words.say("ask-scenario"), known)
        if not wanted.seats:
            wanted.seats = _ask_seats(words, talk)
    except EOFError:
        talk.out.print(words.say("nothing-started"))
        return False
    return True


def _scenario(words: Words, name: str) -> str:
    about = words.texts.say(message_id("scenario", f"{name}-about"))
    return f"{words.name('scenario', name)}{words.say('colon')}{about}"


def _ask_seats(words: Words, talk: Talk) -> dict[str, str]:
    from bocage.cli.table import ME

    sides = words.module.sides
    named = [(side, words.name("side", side)) for side in sides]
    mine = talk.pick(words, words.say("ask-side"), [*named, ("both", words.say("both-sides"))])
    if mine == "both":
        return dict.fromkeys(sides, ME)
    bots = [
        (name, f"{name}{words.say('colon')}{words.say(about)}")
        for name, about in ((OPPONENT, "bot-greedy"), ("random", "bot-random"))
    ]
    against = talk.pick(words, words.say("ask-bot"), bots)
    return {side: ME if side == mine else against for side in sides}


def _new(wanted: Wanted, lang: str, talk: Talk) -> Table:
    """A table for a new game."""
    from bocage.cli.saving import options_from, seed_from
    from bocage.cli.table import Table
    from bocage.kernel.chance import lots
    from bocage.kernel.engine import drawn_options
    from bocage.kernel.play import Play

    module = load_module(wanted.game or "")
    scenario = wanted.scenario or module.scenarios[0]
    seed = seed_from(wanted.seed)
    asked = options_from(wanted.options)
    options = drawn_options(module, scenario, asked, wanted.overlays, lots(seed))
    engine = Engine(module, scenario, options, wanted.overlays)
    seats = _seats(module, wanted.seats)
    words = Words(module, engine.book, lang)
    table = Table(Play.sealed(engine, seed), seed, seats, words, talk)
    table.record = wanted.record
    if wanted.record is not None:
        table.save(wanted.record)  # a file that cannot be written is told at once
    return table


def _seats(module: Module, wishes: dict[str, str]) -> dict[str, str]:
    """Who plays which side: one person and the others bots, unless wished otherwise."""
    from bocage.bots.base import bot_for
    from bocage.cli.errors import unknown
    from bocage.cli.table import ME

    for side in wishes:
        if side not in module.sides:
            raise unknown("side", side, module.sides)
    seats = dict(wishes)
    free = next((side for side in module.sides if side not in seats), None)
    if free is not None and ME not in seats.values():
        seats[free] = ME
    seats = {side: seats.get(side, OPPONENT) for side in module.sides}
    for name in seats.values():
        if name != ME:
            bot_for(name, module)
    return seats


def _resumed(path: Path, seed: str | None, record: Path | None, lang: str, talk: Talk) -> Table:
    """A table for a game that was put away."""
    from bocage.cli.blame import blamed
    from bocage.cli.saving import resume
    from bocage.cli.table import Table

    with blamed(path, (), lang):
        play, key, seats = resume(path, seed)
    words = Words(play.engine.module, play.engine.book, lang)
    table = Table(play, key, seats or _seats(play.engine.module, {}), words, talk)
    table.record = record or path
    if record is not None:
        table.save(record)  # a file that cannot be written is told at once
    return table


def sit_down(table: Table) -> int:
    """Welcome, play, and put the game away if somebody leaves."""
    from bocage.cli.table import Quit

    words, out = table.words, table.out
    header = table.play.record.header
    out.rule(f"{words.texts.say('game-title')} · {words.name('scenario', header.scenario)}")
    colon = words.say("colon")
    who = [f"{words.name('side', s)}{colon}{_who(words, name)}" for s, name in table.seats.items()]
    out.print("   ".join(who), markup=False)
    out.print(words.say("commitment", hash=header.commitment), style="dim", markup=False)
    try:
        table.run()
    except (Quit, EOFError, KeyboardInterrupt) as left:
        table.conceal()
        _put_away(table)
        if isinstance(left, KeyboardInterrupt):
            raise
    except Exception:
        _put_away(table)  # whatever broke, the game is not lost
        raise
    return 0


def _who(words: Words, name: str) -> str:
    from bocage.cli.table import ME

    return words.say("you") if name == ME else name


def _put_away(table: Table) -> None:
    """Save the record, to be resumed."""
    header = table.play.record.header
    name = f"{header.game}-{header.scenario}-{header.commitment[:8]}.bocage"
    table.keep(table.record or Path(name))
    command = f"{program()} play --resume {shlex.quote(str(table.record))}"
    table.out.print()
    table.out.print(table.words.say("put-away", command=command), markup=False, soft_wrap=True)
    if table.play.position.outcome is None:
        table.out.print(table.words.say("saved-secret"), style="dim", markup=False)
