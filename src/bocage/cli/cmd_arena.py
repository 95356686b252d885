"""`bocage arena`: bots against each other."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

from bocage.cli.flags import AsJson, Data, Game, Jobs, at_least
from bocage.cli.output import console, print_json, print_table, progress
from bocage.cli.tables import check_tables
from bocage.kernel.module import load_module


def arena(  # noqa: PLR0913 - one argument for each flag
    game: Game,
    /,
    *,
    bots: Annotated[
        tuple[str, str], Parameter(help="The two bots; a share above 0.5 is good for the first.")
    ],
    games: Annotated[int, Parameter(help="How many games: an even number.")] = 100,
    seed: Annotated[int, Parameter(help="Which games.")] = 1,
    scenario: Annotated[
        str | None, Parameter(help="The scenario; default: all of them in turn.")
    ] = None,
    nodes: Annotated[int, Parameter(help="What a bot may look at for one decision.")] = 3_000,
    jobs: Jobs = 1,
    records: Annotated[Path | None, Parameter(help="Keep the records in this folder.")] = None,
    plot: Annotated[
        Path | None, Parameter(help="Draw how the games ended into this file, as SVG.")
    ] = None,
    data: Data = None,
    json: AsJson = False,
) -> int:
    """Let two bots play: every seed twice, with sides swapped; a bot against itself, once."""
    from bocage.arena import Plan, run_arena
    from bocage.arena import plot as picture

    at_least(1, nodes=nodes, jobs=jobs)
    at_least(0, seed=seed)
    overlays = tuple(str(folder) for folder in data or ())
    if data:
        check_tables(load_module(game), data)
    plan = Plan(game, bots, games, seed, scenario, nodes, str(records or ""), overlays)
    with progress("games", games) as tell:
        report = run_arena(plan, jobs, tell)
    if plot is not None:
        plot.write_text(picture(report), encoding="utf-8")
    if json:
        print_json(report)
    else:
        _print(report)
    return 1 if report["faults"] else 0


def _print(report: dict[str, Any]) -> None:
    sides = list(report["bots"][0]["wins_by_side"])
    print_table(
        ("bot", "wins", *(f"as {side}" for side in sides), "mean s", "p99 s", "max s"),
        [
            (
                row["bot"],
                row["wins"],
                *(row["wins_by_side"][side] for side in sides),
                row["mean_seconds"],
                row["p99_seconds"],
                row["max_seconds"],
            )
            for row in report["bots"]
        ],
    )
    low, high = report["wilson"]
    alike = "" if report["distinct"] == report["games"] else f" ({report['distinct']} distinct)"
    out = console()
    out.print(
        f"{report['games']} games{alike}, {report['draws']} draws; "
        f"share of {report['bots'][0]['bot']} {report['share']:.3f} "
        f"(95 % Wilson interval {low:.3f} to {high:.3f})",
        markup=False,
    )
    for fault in report["faults"]:
        out.print(f"  game {fault['game']}: {fault['reason']}: {fault['detail']}", markup=False)
