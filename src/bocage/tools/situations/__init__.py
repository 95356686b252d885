"""Situations: a TOML file that is a test, a bug report, a puzzle and a rule answer in one."""

from bocage.tools.situations.files import Checked, check_file, check_files
from bocage.tools.situations.runner import run
from bocage.tools.situations.spec import Do, Situation, SituationError, load, parse_situation

__all__ = [
    "Checked",
    "Do",
    "Situation",
    "SituationError",
    "check_file",
    "check_files",
    "load",
    "parse_situation",
    "run",
]
