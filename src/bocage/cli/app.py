"""The command `bocage` and its subcommands, each loaded when it is called."""

from __future__ import annotations

from cyclopts import App, Parameter

from bocage import __version__

# Name: (what it does, examples).
COMMANDS: dict[str, tuple[str, tuple[str, ...]]] = {
    "play": (
        (
            "Play a game in the browser, or in the terminal.\n\n"
            "Without arguments the page asks what to play. In the terminal ? helps."
        ),
        (
            "bocage play",
            "bocage play skirmish --scenario estate",
            "bocage play --terminal",
            "bocage play skirmish --terminal --red random --option veterans=on",
            "bocage play --resume skirmish-crossroads-1a2b3c4d.bocage",
        ),
    ),
    "serve": (
        (
            "Serve the table to browsers until interrupted.\n\nOnly this machine can reach it "
            "unless --host says otherwise; then the address that is printed holds the key."
        ),
        ("bocage serve", "bocage serve --host 0.0.0.0 --port 8000 --db club.sqlite3"),
    ),
    "games": ("List games, scenarios and options.", ("bocage games", "bocage games --json")),
    "show": (
        (
            "Show a position: of a record, or the start of a game.\n\n"
            "A record tells everything: before the game is over, look only as yourself."
        ),
        (
            "bocage show skirmish --scenario estate",
            "bocage show game.bocage --at 12 --side blue",
        ),
    ),
    "map": (
        (
            "Draw the map with its counters: SVG, or PNG.\n\n"
            "A layer such as zones of control is drawn over it if the game offers it."
        ),
        (
            "bocage map skirmish",
            "bocage map skirmish --scenario orchard --out orchard.svg --out orchard.png",
            "bocage map skirmish --record game.bocage --at 12 --side blue --out now.png",
        ),
    ),
    "rules": (
        "Read clauses; check that each has its code and its test.",
        (
            "bocage rules skirmish",
            "bocage rules skirmish 5.6 --lang ja",
            "bocage rules skirmish --check",
            "bocage rules skirmish --mutate --seed 1 --sample 10",
            "bocage rules skirmish 5.6 --mutate",
            "bocage rules skirmish --book > rulebook.md",
        ),
    ),
    "check": (
        "Run situation files: a test, a bug report, a puzzle and a rule answer in one.",
        ("bocage check tests/situations/skirmish", "bocage check situation.toml --json"),
    ),
    "data": (
        "Show where every table comes from; write the tables for you to change; check your own.",
        (
            "bocage data skirmish",
            "bocage data skirmish --export my-tables",
            "bocage data skirmish --data my-tables",
        ),
    ),
    "fuzz": (
        "Play random games and look for anything that breaks.",
        (
            "bocage fuzz skirmish --games 1000 --seed 1",
            "bocage fuzz skirmish --games 100 --scenario estate --probes 50 --json",
        ),
    ),
    "replay": (
        "Play records again exactly, and verify their seeds.",
        (
            "bocage replay game.bocage --verify",
            "bocage replay game.bocage --log",
            "bocage replay *.bocage --json",
        ),
    ),
    "arena": (
        "Let two bots play: every seed twice, with sides swapped.",
        (
            "bocage arena skirmish --bots greedy@1 random --games 200 --seed 1",
            "bocage arena skirmish --bots greedy@1 greedy@1 --games 20 --records games --json",
            "bocage arena market-garden --bots greedy@1 greedy@1 --plot ends.svg",
        ),
    ),
    "bench": (
        "Measure the engine: speed, size of records, where the time goes.",
        ("bocage bench", "bocage bench random-play --json"),
    ),
}


def _epilogue(examples: tuple[str, ...]) -> str:
    return "Examples:\n\n" + "\n".join(f"    {line}" for line in examples)


app = App(
    name="bocage",
    help=(
        "Board wargames by their rulebooks.\n\n"
        "bocage play starts a game; bocage COMMAND --help shows what a command takes. "
        "Exit codes: 0 good, 1 failures were found, 2 the input cannot be used."
    ),
    version=__version__,
    help_format="plaintext",
    default_parameter=Parameter(negative=()),
    suppress_keyboard_interrupt=False,
)
for _at, (_name, (_help, _examples)) in enumerate(COMMANDS.items()):
    app.command(
        f"bocage.cli.cmd_{_name}:{_name}",
        name=_name,
        help=_help,
        help_epilogue=_epilogue(_examples),
        sort_key=_at,
    )
app.register_install_completion_command(
    help="Install completion for the shell that runs this (bash, zsh, fish)."
)
