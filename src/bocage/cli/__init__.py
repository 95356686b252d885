"""The command line. Every command returns its exit code: 0 good, 1 failures found, 2 bad input."""

from __future__ import annotations

from bocage.cli.run import main

__all__ = ["main"]
