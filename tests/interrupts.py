"""Interrupting a running command as a person would: once it runs, and again if need be."""

import contextlib
import subprocess
import sys
import time
from collections.abc import Callable

READY = b"ready\n"
# A shell without job control starts what runs in the background with interrupts ignored, and
# children inherit that: here they are heard in any case.
PROGRAM = """
import signal, sys
signal.signal(signal.SIGINT, signal.default_int_handler)
from bocage.cli import main
print("ready", flush=True)
sys.exit(main())
"""


def interrupted(
    words: tuple[str, ...], send: Callable[[subprocess.Popen[bytes]], None]
) -> tuple[int, bytes, bytes]:
    """Exit code, output and errors of a command that is interrupted while it works."""
    process = subprocess.Popen(
        [sys.executable, "-c", PROGRAM, *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    )
    assert process.stdout is not None
    assert process.stdout.readline() == READY
    time.sleep(2)
    for _ in range(6):
        with contextlib.suppress(subprocess.TimeoutExpired):
            send(process)
            out, err = process.communicate(timeout=20)
            return process.returncode, out, err
    process.kill()
    out, err = process.communicate()
    return -1, out, err
