"""Benchmarks. `bocage bench` runs them, or `python -m bench [NAME…]` from the project's root.

Those of the engine measure CPU time, best of five, so that other work on the machine disturbs
little; those of the server and of the page measure by the clock, as their users wait. `MEASURED`
says which. Figures that are compared with each other are measured in the same run.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

NAMES = {
    "random-play": "bench.random_play",
    "by-turns": "bench.by_turns",
    "load": "bench.load",
    "sight": "bench.sight",
    "apply": "bench.apply",
    "record": "bench.record",
    "profile": "bench.profile_shares",
    "client": "bench.client",
    "inputs": "bench.inputs",
    "scale": "bench.scale",
    "normandy": "bench.normandy",
    "server": "bench.server",
    "server-probes": "bench.server_probes",
    "server-kill": "bench.server_kill",
}
CPU, CLOCK = "CPU time, best of 5", "wall-clock time, best of 5"
MEASURED = {  # the others count or compare, and time nothing
    "random-play": "CPU time, 5 rounds by turns; ratio: the middle one",
    "scale": "CPU time, sizes by turns",
    "normandy": "CPU time, sizes by turns, best of 3",
    "by-turns": "CPU time, 5 rounds by turns; ratio: the middle one",
    **dict.fromkeys(("load", "sight", "apply", "record"), CPU),
    **dict.fromkeys(("client", "server"), CLOCK),
}
# Only when they are named:
LONG = ("client", "inputs", "scale", "normandy", "server-probes", "server-kill")


def run(name: str) -> dict[str, Any]:
    """One benchmark: `{"figures": {…}, "targets": [{"name", "value", "target", "ok"}], …}`."""
    report: dict[str, Any] = import_module(NAMES[name]).run()
    if name in MEASURED:
        report["measured"] = MEASURED[name]
    return report
