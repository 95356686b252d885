"""Benchmarks. `bocage bench` runs them, or `python -m bench [NAME…]` from the project's root.

Each measures CPU time, best of three, so that other work on the machine disturbs little; figures
that are compared with each other are measured in the same run.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

NAMES = {
    "random-play": "bench.random_play",
    "load": "bench.load",
    "apply": "bench.apply",
    "record": "bench.record",
    "profile": "bench.profile_shares",
    "client": "bench.client",
    "server": "bench.server",
    "server-probes": "bench.server_probes",
    "server-kill": "bench.server_kill",
}
LONG = ("client", "server-probes", "server-kill")  # only when they are named


def run(name: str) -> dict[str, Any]:
    """One benchmark: `{"figures": {…}, "targets": [{"name", "value", "target", "ok"}], …}`."""
    report: dict[str, Any] = import_module(NAMES[name]).run()
    return report
