"""Switch clauses off, site by site: do the tests that cover them notice?"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random

import msgspec

from bocage.kernel.module import InputError, Module
from bocage.tools.rules.clauses import Clause, find_clauses
from bocage.tools.rules.datamutants import change_data
from bocage.tools.rules.index import Index, build_index
from bocage.tools.rules.operators import neutralise
from bocage.tools.rules.report import GATED, Excluded, Mutant, Plan, Progress, Report, Result
from bocage.tools.rules.worker import Done, Job, Task

PER_TABLE = 4  # rows of one table that are changed for one clause
BASELINE = 900  # seconds for the unchanged tests
UNNOTICED = 0  # pytest's exit code when all tests pass
FAILED = 1
START = "from bocage.tools.rules.worker import main; main()"

Made = tuple[Mutant, str]  # with the changed text of its file


class Mutants(msgspec.Struct):
    """What can be switched off in a game, and what cannot."""

    made: list[Made]
    unmutatable: list[Excluded]
    equivalent: list[Excluded]


def mutate(
    module: Module, root: Path, plan: Plan | None = None, progress: Progress | None = None
) -> Report:
    """Run the mutants of a game. InputError if the covering tests fail without any change."""
    if not hasattr(os, "fork"):
        raise InputError("mutants need a system that can fork processes")
    plan = plan or Plan()
    if plan.jobs < 1:
        raise InputError(f"the number of processes must be at least 1, not {plan.jobs}")
    start = time.monotonic()
    index = build_index(module, root)
    every = all_mutants(index, plan.seed)
    made = every.made
    if plan.clause is not None:
        meant = {clause.clause for clause in find_clauses(index.clauses, plan.clause)}
        made = [one for one in made if one[0].clause in meant]
    if plan.sample is not None and plan.sample < len(made):
        picked = sorted(Random(plan.seed).sample(range(len(made)), plan.sample))
        made = [made[at] for at in picked]
    results = _run(index.root, made, plan, progress)
    return Report(
        module.id,
        plan.seed,
        len(every.made),
        tuple(results),
        tuple(every.unmutatable),
        tuple(every.equivalent),
        time.monotonic() - start,
    )


def all_mutants(index: Index, seed: int) -> Mutants:
    """Every mutant of a game, in the order of its clauses; the seed chooses the changed data."""
    every = Mutants([], [], [])
    for clause in index.clauses.values():
        mutants, excluded = _of_code(index, clause)
        every.equivalent += excluded
        if not mutants and not excluded and clause.status in GATED:
            every.unmutatable.append(_unmutatable(index, clause.clause))
        every.made += mutants
        every.made += _of_data(index, clause, seed)
    return every


def _of_code(index: Index, clause: Clause) -> tuple[list[Made], list[Excluded]]:
    """The mutants of a clause's code, and the sites excluded by a comment."""
    made: list[Made] = []
    excluded: list[Excluded] = []
    tests = index.tests[clause.clause]
    seen: set[tuple[str, str]] = set()
    for site in index.code[clause.clause]:
        if site.equivalent:
            excluded.append(Excluded(clause.clause, site.file, site.line, site.equivalent))
            continue
        source = (index.root / site.file).read_text(encoding="utf-8")
        changed = neutralise(source, site, index.names)
        if changed is None or (site.file, changed[0]) in seen:
            continue
        seen.add((site.file, changed[0]))
        place = (site.kind, site.file, site.line, site.where)
        mutant = Mutant(clause.clause, clause.status, *place, changed[1], tests)
        made.append((mutant, changed[0]))
    return made, excluded


def _of_data(index: Index, clause: Clause, seed: int) -> Iterator[Made]:
    """Some rows of each table that cite the clause, one value of each changed."""
    random = Random(f"{seed} {clause.clause}")
    tables: dict[str, int] = {}
    sites = list(index.data[clause.clause])
    random.shuffle(sites)
    for site in sites:
        text = (index.root / site.file).read_text(encoding="utf-8")
        changed = change_data(text, site, random)
        if changed is None or tables.get(site.file, 0) >= PER_TABLE:
            continue
        tables[site.file] = tables.get(site.file, 0) + 1
        place = ("data", site.file, site.line, site.row)
        tests = (*index.tests[clause.clause], *index.printed)
        yield Mutant(clause.clause, clause.status, *place, changed[1], tests), changed[0]


def _unmutatable(index: Index, number: str) -> Excluded:
    code = index.code[number]
    if not code:
        return Excluded(number, "clauses.tsv", 0, "no code names it")
    kinds = ", ".join(sorted({site.kind for site in code}))
    return Excluded(number, code[0].file, code[0].line, f"only {kinds}: nothing to switch off")


def _run(root: Path, made: Sequence[Made], plan: Plan, progress: Progress | None) -> list[Result]:
    """The results in the order of the mutants; those without tests survive unseen."""
    results: dict[int, Result] = {}
    tasks = []
    for at, (mutant, text) in enumerate(made):
        if mutant.tests:
            tasks.append(Task(at, mutant.tests, str(root / mutant.file), text))
        else:
            results[at] = Result(mutant, killed=False, how="no tests", seconds=0.0)
    _baseline(root, tasks, plan)
    for done in _work(Job(str(root), plan.jobs, plan.limit, tuple(tasks))):
        results[done.id] = _judge(made[done.id][0], done)
        if progress:
            progress(len(results), len(made), results[done.id])
    return [results[at] for at in range(len(made))]


def _judge(mutant: Mutant, done: Done) -> Result:
    if done.code is None:
        return Result(mutant, killed=True, how="timeout", seconds=done.seconds)
    if done.code == UNNOTICED:
        return Result(mutant, killed=False, how="survived", seconds=done.seconds)
    # Anything but a failed test: the changed file could not even be imported, or took pytest down.
    how = "test" if done.code == FAILED else "crash"
    failed = [line for line in done.output.splitlines() if line.startswith(("FAILED", "ERROR"))]
    return Result(mutant, killed=True, how=how, seconds=done.seconds, detail="".join(failed[:1]))


def _baseline(root: Path, tasks: Sequence[Task], plan: Plan) -> None:
    """All tests must pass before a failure can mean anything."""
    tests = list(dict.fromkeys(test for task in tasks for test in task.tests))
    share = -(-len(tests) // plan.jobs) or 1
    parts = [tests[at : at + share] for at in range(0, len(tests), share)]
    plain = tuple(Task(at, tuple(part)) for at, part in enumerate(parts))
    for done in _work(Job(str(root), plan.jobs, BASELINE, plain)):
        if done.code != UNNOTICED:
            raise InputError(
                "the covering tests do not pass as they are, so no mutant can be judged:\n"
                + done.output.strip()
            )


def _work(job: Job) -> Iterator[Done]:
    """Start the worker and give its results as they come."""
    if not job.tasks:
        return
    with tempfile.NamedTemporaryFile(prefix="bocage-job-", suffix=".json") as file:
        file.write(msgspec.json.encode(job))
        file.flush()
        command = [sys.executable, "-c", START, file.name]
        with subprocess.Popen(command, stdout=subprocess.PIPE, cwd=job.root) as process:
            try:
                for line in process.stdout or ():
                    yield msgspec.json.decode(line, type=Done)
            finally:
                if process.poll() is None:
                    process.terminate()
        if process.returncode:
            raise InputError(f"the worker for mutants ended with code {process.returncode}")
