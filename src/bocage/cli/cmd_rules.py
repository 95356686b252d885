"""`bocage rules`: clauses by their number."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from bocage.cli.flags import AsJson, Game, Lang, at_least
from bocage.cli.output import console, print_json, print_table, progress
from bocage.cli.words import language
from bocage.kernel.module import InputError, Module, load_module

if TYPE_CHECKING:
    from collections.abc import Callable

    from bocage.tools.rules import Plan, Report, Result


def rules(  # noqa: PLR0913 - one argument for each flag
    game: Game,
    clause: Annotated[
        str | None, Parameter(help="The number of a clause, such as 5.6; also with --mutate.")
    ] = None,
    /,
    *,
    check: Annotated[
        bool, Parameter(help="Check that every clause has its code and its test (after make test).")
    ] = False,
    mutate: Annotated[
        bool, Parameter(help="Switch clauses off one by one: do the tests notice?")
    ] = False,
    seed: Annotated[
        int | None, Parameter(help="With --mutate: which mutants are taken; default: 1.")
    ] = None,
    sample: Annotated[int | None, Parameter(help="With --mutate: how many; default: all.")] = None,
    jobs: Annotated[
        int | None, Parameter(help="With --mutate: how many processes work at once; default: 2.")
    ] = None,
    book: Annotated[bool, Parameter(help="The whole rulebook as Markdown.")] = False,
    root: Annotated[
        Path | None, Parameter(help="The project with the tests; default: that of the game.")
    ] = None,
    json: AsJson = False,
    lang: Lang = None,
) -> int:
    """Read clauses; check that each has its code and its test."""
    from bocage.tools.rules import project_root

    module = load_module(game)
    if check + mutate + book > 1 or (clause is not None and (check or book)):
        raise InputError(
            "give only one of: a clause, --check, --mutate, --book (a clause with --mutate)"
        )
    _check_numbers(mutate, seed=seed, sample=sample, jobs=jobs)
    home = root or project_root(module)
    if check:
        return _check(module, home, as_json=json)
    if mutate:
        return _mutate(module, home, _plan(seed, sample, jobs, clause), as_json=json)
    if book:
        return _book(module, language(lang), as_json=json)
    return _read(module, home, clause, language(lang), as_json=json)


def _plan(seed: int | None, sample: int | None, jobs: int | None, clause: str | None) -> Plan:
    from bocage.tools.rules import Plan

    return Plan(1 if seed is None else seed, sample, jobs or 2, clause=clause)


def _check_numbers(mutate: bool, **flags: int | None) -> None:
    """Refuse numbers that are too small, or that would be ignored without --mutate."""
    at_least(0, seed=flags["seed"])
    at_least(1, sample=flags["sample"], jobs=flags["jobs"])
    for name, given in flags.items():
        if given is not None and not mutate:
            raise InputError(f"--{name} {given} is of use only with --mutate")


def _read(module: Module, root: Path, clause: str | None, lang: str, *, as_json: bool) -> int:
    from bocage.tools import rules as tool

    if as_json:
        print_json(tool.as_json(module, root, clause))
    elif clause is not None:
        console().print(tool.explain(module, clause, lang, root), markup=False)
    else:
        found = tool.load_clauses(module).values()
        print_table(("clause", "status", ""), [(c.clause, c.status, c.title(lang)) for c in found])
    return 0


def _book(module: Module, lang: str, *, as_json: bool) -> int:
    from bocage.tools.rules import book_markdown

    text = book_markdown(module, lang)
    if as_json:
        print_json({"game": module.id, "lang": lang, "markdown": text})
    else:
        sys.stdout.write(text)
    return 0


def _check(module: Module, root: Path, *, as_json: bool) -> int:
    from bocage.tools import rules as tool

    problems = tool.check(module, root)
    if as_json:
        print_json({"game": module.id, "ok": not problems, "problems": problems})
        return 1 if problems else 0
    out = console()
    for problem in problems:
        out.print(problem, markup=False)
    count = len(tool.load_clauses(module))
    out.print(f"{count} clauses, {len(problems)} problems")
    return 1 if problems else 0


def _mutate(module: Module, root: Path, plan: Plan, *, as_json: bool) -> int:
    from bocage.tools import rules as tool

    with progress("mutants", plan.sample or 1) as tell:
        report: Report = tool.mutate(module, root, plan, _told(tell))
    if as_json:
        print_json(report.as_dict())
    else:
        for line in report.lines():
            console().print(line, markup=False)
    return 0 if report.ok else 1


def _told(tell: Callable[[int, int], None]) -> Callable[[int, int, Result], None]:
    return lambda done, total, result: tell(done, total)
