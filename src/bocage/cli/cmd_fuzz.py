"""`bocage fuzz`: random games."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

from bocage.cli.flags import AsJson, Data, Game, Jobs, at_least
from bocage.cli.output import console, print_json, print_table, progress
from bocage.kernel.engine import Engine, checked_options
from bocage.kernel.module import load_module


def fuzz(  # noqa: PLR0913 - one argument for each flag
    game: Game,
    /,
    *,
    games: Annotated[int, Parameter(help="How many games.")] = 100,
    seed: Annotated[int, Parameter(help="Which games.")] = 1,
    scenario: Annotated[
        str | None, Parameter(help="The scenario; default: all of them in turn.")
    ] = None,
    bias: Annotated[
        str | None, Parameter(help="Random players with a leaning (each: all in turn).")
    ] = None,
    probes: Annotated[int, Parameter(help="Illegal answers to try in each scenario.")] = 0,
    jobs: Jobs = 1,
    records: Annotated[
        Path | None, Parameter(help="Where records of failures go; default: a temporary folder.")
    ] = None,
    data: Data = None,
    json: AsJson = False,
) -> int:
    """Play random games and look for anything that breaks."""
    from bocage.tools.fuzz import run_fuzz

    at_least(1, games=games, jobs=jobs)
    at_least(0, seed=seed, probes=probes)
    module = load_module(game)
    if scenario is not None:
        checked_options(module, scenario, {})
    with progress("games", games) as tell:
        how: dict[str, Any] = {"bias": bias, "jobs": jobs, "records": records}
        how["overlays"] = data or []
        report = run_fuzz(module, games, seed, scenario=scenario, progress=tell, **how)
    if probes:
        scenarios = (scenario,) if scenario else module.tested
        engines = [Engine(module, name, {}, data or []) for name in scenarios]
        _probe(engines, (probes, seed), report)
    return _told({"seed": seed, "scenario": scenario} | report, as_json=json)


def _told(report: dict[str, Any], *, as_json: bool) -> int:
    if as_json:
        print_json(report)
    else:
        _print(report)
    return 1 if report["failures"] else 0


def _probe(engines: list[Engine], count: tuple[int, int], report: dict[str, Any]) -> None:
    """Illegal answers, which all must be refused; added to the report."""
    from bocage.tools.contract.common import Broken
    from bocage.tools.contract.probes import check_probes

    refusals: dict[str, int] = {}
    for engine in engines:
        try:
            found = check_probes(engine, *count)
        except Broken as error:
            report["failures"].append(
                {
                    "scenario": engine.scenario,
                    "seed": count[1],
                    "message": str(error),
                    "record": None,
                }
            )
            continue
        for reason, times in found.items():
            refusals[reason] = refusals.get(reason, 0) + times
    report["probes"] = {"asked": count[0] * len(engines), "refusals": refusals}


def _print(report: dict[str, Any]) -> None:
    out = console()
    print_table(
        ("prompt", "asked", "with several choices"),
        [(name, row["count"], row["several"]) for name, row in report["prompts"].items()],
    )
    print_table(("event", "times"), report["events"].items())
    print_table(("outcome", "games"), report["outcomes"].items())
    out.print(f"clauses met: {len(report['clauses_hit'])}; with code, but never met: ", end="")
    out.print(", ".join(report["clauses_missed"]) or "none", markup=False)
    if "probes" in report:
        refused = sum(report["probes"]["refusals"].values())
        out.print(f"probes: {report['probes']['asked']} asked, {refused} refused")
    out.print(
        f"{report['games']} games, {report['steps']} answers; {report['decisions']} binding "
        f"decisions, {report['decisions_per_second']} a second; {len(report['failures'])} failures"
    )
    alike: dict[str, list[dict[str, Any]]] = {}
    for failure in report["failures"]:
        alike.setdefault(failure["message"], []).append(failure)
    for message, failures in alike.items():
        first = failures[0]
        times = f" ({len(failures)} times)" if len(failures) > 1 else ""
        place = f"{first['scenario']} seed {first['seed']}"
        out.print(f"  {place}{times}: {message} ({first['record']})", markup=False)
