"""Which browser the tests drive: the Chromium of the machine."""

from __future__ import annotations

import os
import shutil
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
MISSING = (
    "not run: the browser tests (tests/e2e, tests/access), because no Chromium was found"
    " (install one, or name it in BOCAGE_CHROMIUM)"
)


def find() -> str | None:
    """Path of a Chromium."""
    named = os.environ.get("BOCAGE_CHROMIUM")
    if named is not None:
        return shutil.which(named)
    return next((path for name in NAMES if (path := shutil.which(name))), None)


def required() -> bool:
    """Whether it is a failure if there is none."""
    return os.environ.get("BOCAGE_REQUIRE_BROWSER", "0") not in ("", "0")


if __name__ == "__main__" and find() is None:
    sys.stdout.write(f"{MISSING}\n")
