"""What a mutation run is asked for and what it found."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

GATED = frozenset({"code", "flow", "optional", "ruling"})


class Plan(msgspec.Struct, frozen=True):
    """How to run: which random choices, how many mutants (None: all), how many at once, of what."""

    seed: int = 1
    sample: int | None = None
    jobs: int = 2
    limit: int = 60  # seconds for one mutant
    clause: str | None = None  # only those of this clause and of what stands below it


class Mutant(msgspec.Struct, frozen=True):
    """One clause switched off at one of its sites, and the tests that ought to notice."""

    clause: str
    status: str
    kind: str  # of the site, or `data`
    file: str
    line: int
    where: str
    what: str  # what was done: `refusal not returned`
    tests: tuple[str, ...]

    @property
    def gated(self) -> bool:
        """Whether its survival fails the command: not for data."""
        return self.kind != "data" and self.status in GATED


class Result(msgspec.Struct, frozen=True):
    """What became of a mutant: killed (by a test, a crash or the time limit) or survived."""

    mutant: Mutant
    killed: bool
    how: str  # test crash timeout; for a survivor: survived, no tests
    seconds: float
    detail: str = ""  # the first test that failed


class Excluded(msgspec.Struct, frozen=True):
    """A site without a mutant, and why."""

    clause: str
    file: str
    line: int
    reason: str


class Report(msgspec.Struct, frozen=True):
    """All results of a run."""

    game: str
    seed: int
    possible: int  # mutants there are; fewer may have been run
    results: tuple[Result, ...]
    unmutatable: tuple[Excluded, ...]  # clauses that no mutant can switch off
    equivalent: tuple[Excluded, ...]  # sites marked `# equivalent: reason`
    seconds: float

    @property
    def survivors(self) -> tuple[Result, ...]:
        """Mutants of code that no test noticed."""
        return tuple(r for r in self.results if not r.killed and r.mutant.gated)

    @property
    def data_survivors(self) -> tuple[Result, ...]:
        """Changed data that no test noticed: listed, but no failure."""
        return tuple(r for r in self.results if not r.killed and not r.mutant.gated)

    @property
    def ok(self) -> bool:
        """Whether every mutant of code was noticed."""
        return not self.survivors

    def as_dict(self) -> dict[str, Any]:
        """Ready for JSON."""
        how: dict[str, int] = {}
        for result in self.results:
            how[result.how] = how.get(result.how, 0) + 1
        return {
            "game": self.game,
            "seed": self.seed,
            "possible": self.possible,
            "mutants": len(self.results),
            "killed": sum(result.killed for result in self.results),
            "how": how,
            "survivors": [_flat(result) for result in self.survivors],
            "data_survivors": [_flat(result) for result in self.data_survivors],
            "unmutatable": msgspec.to_builtins(self.unmutatable),
            "equivalent": msgspec.to_builtins(self.equivalent),
            "seconds": round(self.seconds, 1),
            "ok": self.ok,
        }

    def lines(self) -> list[str]:
        """The report for people: totals first, then everything that needs a look."""
        killed = sum(result.killed for result in self.results)
        out = [f"{killed} of {len(self.results)} mutants killed ({self.possible} possible)"]
        out += _listed("survived", [_line(result) for result in self.survivors])
        out += _listed("survived, data", [_line(result) for result in self.data_survivors])
        out += _listed("cannot be switched off", [_reason(item) for item in self.unmutatable])
        out += _listed("equivalent", [_reason(item) for item in self.equivalent])
        return out


Progress = Callable[[int, int, Result], None]


def _flat(result: Result) -> dict[str, Any]:
    flat: dict[str, Any] = msgspec.to_builtins(result.mutant)
    return flat | {"how": result.how, "seconds": round(result.seconds, 2)}


def _listed(title: str, lines: list[str]) -> list[str]:
    return [f"{title} ({len(lines)}):", *(f"  {line}" for line in lines)] if lines else []


def _line(result: Result) -> str:
    mutant = result.mutant
    where = f" {mutant.where}" if mutant.where else ""
    tests = f"{len(mutant.tests)} tests" if len(mutant.tests) != 1 else "1 test"
    place = f"{mutant.file}:{mutant.line}{where}"
    return f"{mutant.clause} {place}: {mutant.kind}, {mutant.what}; {tests}"


def _reason(item: Excluded) -> str:
    return f"{item.clause} {item.file}:{item.line}: {item.reason}"
