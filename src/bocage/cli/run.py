"""The way in and out: runs a command, turns errors into one message and an exit code."""

from __future__ import annotations

import io
import os
import sys
import traceback
from collections.abc import Sequence

GOOD, FOUND, BAD_INPUT, BUG, INTERRUPTED = 0, 1, 2, 70, 130


def main(argv: Sequence[str] | None = None) -> int:
    """Run `bocage` with these words (default: those of the process) and give its exit code."""
    words = list(sys.argv[1:] if argv is None else argv)
    _open_streams()
    try:
        code = _run(words)
        sys.stdout.flush()
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        _drop_output()  # who read it has seen enough
        return GOOD
    except OSError as error:
        _drop_output()
        sys.stderr.write(f"bocage: output: {(error.strerror or 'failed').lower()}\n")
        return BAD_INPUT
    return code


def _open_streams() -> None:
    """What is closed reads and writes nothing; what knows few letters shows others as numbers."""
    for number, name in enumerate(("stdin", "stdout", "stderr")):
        if getattr(sys, name) is None:
            _hold(number)
            mode = "w" if number else "r"
            setattr(sys, name, os.fdopen(os.dup(number), mode, encoding="utf-8"))
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


def _hold(number: int) -> None:
    """Nothing that is opened later may take the place of a stream that is closed."""
    try:
        os.fstat(number)
    except OSError:
        os.dup2(os.open(os.devnull, os.O_RDWR), number)


def _drop_output() -> None:
    """Python must not complain about what cannot be written while it closes."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _run(words: list[str]) -> int:
    from cyclopts import CycloptsError

    from bocage.cli.app import app
    from bocage.cli.errors import expected_errors, explain_usage, is_of_output, one_line
    from bocage.kernel.nouns import EngineFault

    try:
        result = app(words, result_action="return_value", exit_on_error=False, print_error=False)
    except CycloptsError as error:
        return _complain(explain_usage(error, words), BAD_INPUT)
    except expected_errors() as error:
        if is_of_output(error):
            raise
        return _complain(one_line(error), BAD_INPUT)
    except EngineFault as error:
        traceback.print_exc()
        return _complain(
            f"this is a fault of Bocage or of the game module, not yours: {error}", BUG
        )
    except SystemExit as error:
        if isinstance(error.__context__, BrokenPipeError):
            return GOOD  # help that nobody reads to its end
        return error.code if isinstance(error.code, int) else GOOD
    return result if isinstance(result, int) else GOOD


def _complain(message: str, code: int) -> int:
    sys.stdout.flush()
    sys.stderr.write(f"bocage: {message}\n")
    return code
