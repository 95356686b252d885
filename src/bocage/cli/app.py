"""The command `bocage` and its subcommands, each loaded when it is called."""

from __future__ import annotations

from cyclopts import App

from bocage import __version__

COMMANDS = {
    "play": "Play a game in the terminal.",
    "games": "List games, scenarios and options.",
    "show": "Show a position: of a record, or the start of a game.",
    "rules": "Read clauses; check that each has its code and its test.",
    "check": "Run situation files.",
    "data": "Show where every table comes from; validate an overlay.",
    "fuzz": "Play random games and look for anything that breaks.",
    "replay": "Play records again exactly, and verify their seeds.",
    "arena": "Let two bots play matches with sides swapped.",
    "bench": "Measure the engine.",
}

app = App(
    name="bocage",
    help=(
        "Board wargames by their rulebooks.\n\n"
        "`bocage play` starts a game; `bocage COMMAND --help` shows what a command takes. "
        "Exit codes: 0 good, 1 failures were found, 2 the input cannot be used."
    ),
    version=__version__,
    help_format="markdown",
    default_parameter=None,
    suppress_keyboard_interrupt=False,
)
for _name, _help in COMMANDS.items():
    app.command(f"bocage.cli.cmd_{_name}:{_name}", name=_name, help=None, sort_key=_name)
app.register_install_completion_command(
    help="Install shell completion for bash, zsh or fish (asks the shell that runs it)."
)
