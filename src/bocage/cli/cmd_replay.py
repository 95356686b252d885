"""`bocage replay`: records played again, exactly."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

from bocage.cli.blame import blamed
from bocage.cli.errors import expected_errors, is_of_output, one_line, unknown
from bocage.cli.flags import AsJson, Data, Lang
from bocage.cli.output import console, print_json
from bocage.cli.words import Words, language
from bocage.kernel.module import InputError


def replay(  # noqa: PLR0913 - one argument for each flag
    *files: Annotated[Path, Parameter(name="FILE", help="Record files.")],
    verify: Annotated[
        bool, Parameter(help="Check the seed against its commitment, and every draw.")
    ] = False,
    digests: Annotated[bool, Parameter(help="Print the digest after every entry.")] = False,
    log: Annotated[bool, Parameter(help="Tell what happened, as sentences.")] = False,
    side: Annotated[
        str | None, Parameter(help="With --log: as this side saw it; default: a spectator.")
    ] = None,
    data: Data = None,
    json: AsJson = False,
    lang: Lang = None,
) -> int:
    """Play records again exactly, and verify their seeds."""
    if not files:
        raise InputError("name at least one record file")
    if side is not None and not log:
        raise InputError(f"--side {side} is of use only with --log")
    if log and json:
        raise InputError("--log tells sentences and has no --json")
    tongue, overlays = language(lang), data or []
    reports = []
    for path in files:
        try:
            with blamed(path, overlays, tongue):
                reports.append(_replayed(path, verify=verify, digests=digests, data=overlays))
                if log:
                    _tell(path, overlays, side, tongue)
        except expected_errors() as error:
            if is_of_output(error):
                raise
            reports.append({"file": str(path), "ok": False, "message": one_line(error)})
        if not json:
            _print(reports[-1])
    if json:
        print_json(reports)
    return 0 if all(report["ok"] for report in reports) else 2


def _tell(path: Path, data: list[Path], side: str | None, lang: str) -> None:
    """What happened, as sentences."""
    from bocage.cli.cmd_show import warn_secret
    from bocage.cli.saving import open_record
    from bocage.cli.story import events_of, print_events, print_result

    record, engine = open_record(path, data)
    if side is not None and side not in engine.module.sides:
        raise unknown("side", side, engine.module.sides)
    if side is not None and record.ended is None:
        warn_secret(lang, side)
    events, position = events_of(record, engine, str(path))
    words, out = Words(engine.module, engine.book, lang), console()
    print_events(out, words, events, side)
    print_result(out, words, engine, position, events)


def _replayed(path: Path, *, verify: bool, digests: bool, data: list[Path]) -> dict[str, Any]:
    from bocage.cli.saving import open_record
    from bocage.kernel.replay import digest_key_of, rules_digest, verify_seed
    from bocage.kernel.replay import replay as again

    record, engine = open_record(path, data)
    steps = list(again(record, engine, str(path)))
    key = digest_key_of(record.header, str(path))
    position, number = steps[-1].position, steps[-1].number
    wanted = {step.number: step for step in (steps if digests else steps[-1:])}
    found = [engine.codec.digest(s.position, key, s.before) for s in wanted.values()]
    if verify:
        verify_seed(record, engine, str(path))
    outcome = position.outcome
    report: dict[str, Any] = {
        "file": str(path),
        "ok": True,
        "game": record.header.game,
        "scenario": record.header.scenario,
        "entries": number,
        "draws": position.draws,
        "digest": found[-1],
        "same_rules": record.header.rules == rules_digest(engine.module),
        "verified": verify,
        "over": outcome is not None,
        "broken_off": outcome is None and record.ended is not None,
        "winner": outcome.winner if outcome else None,
        "score": outcome.score if outcome else None,
    }
    if digests:
        report["digests"] = found
    return report


def _print(report: dict[str, Any]) -> None:
    if not report["ok"]:
        sys.stdout.flush()
        sys.stderr.write(f"bocage: {report['message']}\n")
        return
    out = console()
    for number, digest in enumerate(report.get("digests", ())):
        out.print(f"{number:5} {digest}", markup=False)
    result = "broken off" if report["broken_off"] else "not over"
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
