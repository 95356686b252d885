"""Flags that several commands share."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

from cyclopts import Parameter

from bocage.kernel.module import InputError

AsJson = Annotated[bool, Parameter(help="Report as JSON on stdout.")]
Lang = Annotated[
    Literal["en", "ja"] | None,
    Parameter(help="Language of what is shown; default: that of the environment."),
]
Data = Annotated[
    list[Path] | None,
    Parameter(
        help="A directory whose files replace those of the game (may be given several times).",
    ),
]
Game = Annotated[str, Parameter(help="The game, as bocage games lists it.")]
Scenario = Annotated[
    str | None, Parameter(help="The scenario; default: the first that bocage games lists.")
]
Jobs = Annotated[int, Parameter(help="How many processes work at once.")]


def at_least(low: int, **flags: int | None) -> None:
    """Refuse a number that is too small, naming the flag and the value."""
    for name, value in flags.items():
        if value is not None and value < low:
            raise InputError(f"--{name} must be at least {low}, not {value}")
