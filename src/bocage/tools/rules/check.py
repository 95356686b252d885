"""Has every clause its code and its test, and does the test run the code? Static; takes seconds."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from bocage.kernel.module import Module
from bocage.tools.rules.clauses import NEEDS_CODE, NEEDS_DATA, NEEDS_TEST, Clause
from bocage.tools.rules.contexts import Contexts, context_problems
from bocage.tools.rules.index import Index, build_index
from bocage.tools.rules.sites import Site
from bocage.tools.rules.stamp import traced


def check(module: Module, root: Path) -> list[str]:
    """All problems of a game's clauses, one line each; none if the list is empty."""
    index = build_index(module, root)
    problems = list(index.problems)
    for clause in index.clauses.values():
        problems += _missing(index, clause)
    unusable = context_problems(module, index.root)
    if unusable:
        return problems + unusable
    contexts = Contexts(index.root)
    folders = traced(index.root)
    problems += _not_apart(index, contexts)
    for number, clause in index.clauses.items():
        tests, sites = index.tests[number], running(index.code[number])
        if clause.status not in NEEDS_CODE or not tests or not sites:
            continue
        if not any((index.root / site.file).is_relative_to(at) for site in sites for at in folders):
            problems.append(f"{number}: {_place(sites[0])} is not traced by coverage")
        elif not any(contexts.runs(test, sites) for test in tests):
            problems.append(f"{number}: no covering test runs its code at {_place(sites[0])}")
    return problems


def _not_apart(index: Index, contexts: Contexts) -> list[str]:
    """Shared code that the game says it does in its own way, and yet runs."""
    return [
        f"{site.clause}: {_place(site)} is said to be apart, but {test} runs it"
        for site in index.apart
        if site.runs
        for test in index.tests[site.clause]
        if contexts.runs(test, (site,))
    ]


def idle_claims(module: Module, root: Path) -> list[str]:
    """Tests that cover a clause without running any of its code: often rightly, so no problem.

    A test that something does not happen may never come near the code that would do it.
    """
    index = build_index(module, root)
    if context_problems(module, index.root):
        return []
    contexts = Contexts(index.root)
    return [
        f"{number}: {test} covers it but never runs its code"
        for number, clause in index.clauses.items()
        if clause.status in NEEDS_CODE and running(index.code[number])
        for test in index.tests[number]
        if not contexts.runs(test, running(index.code[number]))
    ]


def running(sites: tuple[Site, ...]) -> list[Site]:
    """The sites that run when a test runs, not when a file is imported."""
    return [site for site in sites if site.runs]


def _missing(index: Index, clause: Clause) -> Iterator[str]:
    number = clause.clause
    code = index.code[number]
    if clause.status in NEEDS_CODE and not code:
        yield f"{number}: status is {clause.status}, but no code names it"
    elif clause.status in NEEDS_CODE and not running(code):
        yield f"{number}: only declared at {_place(code[0])}, no code carries it out"
    if clause.status in NEEDS_DATA and not index.data[number]:
        yield f"{number}: status is data, but no row of data cites it"
    if clause.status in NEEDS_TEST and not index.tests[number]:
        yield f"{number}: no test covers it"


def _place(site: Site) -> str:
    return f"{site.file}:{site.line}"
