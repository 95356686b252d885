"""`bocage replay`: records played again, exactly."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

from bocage.cli.flags import AsJson, Data, Flag, Lang
from bocage.cli.output import console, print_json
from bocage.kernel.module import InputError


def replay(
    *files: Annotated[Path, Parameter(name="FILE", help="Record files.")],
    verify: Annotated[
        Flag, Parameter(help="Check the seed against its commitment, and every draw.")
    ] = False,
    digests: Annotated[Flag, Parameter(help="Print the digest after every entry.")] = False,
    data: Data = None,
    json: AsJson = False,
    lang: Lang = None,
) -> int:
    """Play records again exactly, and verify their seeds."""
    if not files:
        raise InputError("name at least one record file")
    reports = [_replayed(path, verify=verify, digests=digests, data=data or []) for path in files]
    if json:
        print_json(reports)
        return 0
    for report in reports:
        _print(report)
    return 0


def _replayed(path: Path, *, verify: bool, digests: bool, data: list[Path]) -> dict[str, Any]:
    from bocage.cli.saving import open_record
    from bocage.kernel.replay import digest_key_of, rules_digest, verify_seed
    from bocage.kernel.replay import replay as again

    record, engine = open_record(path, data)
    steps = list(again(record, engine, str(path)))
    key = digest_key_of(record.header, str(path))
    position, number = steps[-1].position, steps[-1].number
    by_number = {step.number: step.position for step in steps} if digests else {}
    found = [engine.codec.digest(after, key) for after in by_number.values()]
    if verify:
        verify_seed(record, engine, str(path))
    outcome = position.outcome
    report: dict[str, Any] = {
        "file": str(path),
        "game": record.header.game,
        "scenario": record.header.scenario,
        "entries": number,
        "draws": position.draws,
        "digest": engine.codec.digest(position, key),
        "same_rules": record.header.rules == rules_digest(engine.module),
        "verified": verify,
        "over": outcome is not None,
        "winner": outcome.winner if outcome else None,
        "score": outcome.score if outcome else None,
    }
    if digests:
        report["digests"] = found
    return report


def _print(report: dict[str, Any]) -> None:
    out = console()
    for number, digest in enumerate(report.get("digests", ())):
        out.print(f"{number:5} {digest}", markup=False)
    result = "not over"
    if report["over"]:
        score = " ".join(f"{side} {points}" for side, points in report["score"].items())
        result = f"won by {report['winner'] or 'nobody'} ({score})"
    seed = ", seed verified" if report["verified"] else ""
    rules = "" if report["same_rules"] else ", played under other rules with the same result"
    out.print(
        f"{report['file']}: {report['entries']} entries, {report['draws']} draws, "
        f"digest {report['digest']}, {result}{seed}{rules}",
        markup=False,
    )
