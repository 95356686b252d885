"""The check: every kind of problem, and none for a game in order."""

from __future__ import annotations

import shutil

import pytest

from bocage.tools.rules import check, idle_claims
from bocage.tools.rules.contexts import PYTEST, Contexts
from bocage.tools.rules.index import build_index
from bocage.tools.rules.stamp import Stamp, read_stamp, write_stamp
from tests.tools.rules.mini import Project

AGAIN = f"run `{PYTEST}` again"

RULES = """
def why_not(n: int) -> Illegal | None:
    if n > 3:
        return refuse("1.1", "too-many")
    if n < 0:
        return refuse("1.2", "too-few")
    return None


@rule("1.3")
def cost(n: int) -> int:
    return n + 1


class Turn(Step):
    @rule("1.4")
    def run(self, book, d, f) -> None:
        d.finish()


OPTIONS = (Option("long", "1.5"),)


@rule("1.5", "1.6")
def long(d) -> None:
    d.finish()
"""

TESTS = """
@pytest.mark.covers("1.1")
@pytest.mark.parametrize("n", [0, 4])
def test_too_many(n):
    assert (rules.why_not(n) is None) == (n < 4)


@pytest.mark.covers("1.4", "1.5")
def test_turn():
    d = rules.Draft()
    rules.Turn().run(None, d, None)
    rules.long(d)


@pytest.mark.covers("1.2", "1.7")
def test_too_few():
    assert rules.why_not(-1) is not None
"""

STATUSES = {
    "1.1": "code",
    "1.2": "code",
    "1.3": "code",
    "1.4": "flow",
    "1.5": "optional",
    "1.6": "ruling",
    "1.7": "data",
    "1.8": "physical",
}


@pytest.fixture(scope="module")
def finished(tmp_path_factory):
    """A game in order, its tests run by two processes."""
    project = Project(tmp_path_factory.mktemp("finished"))
    project.clauses(STATUSES)
    project.rules(RULES)
    project.tests(TESTS)
    project.write("src/mini/data/a.tsv", "# source: 1.7\nid\tn\na\t1\n")
    project.situation("costs", 'clauses = ["1.3"]\nexpression = "rules.cost(1) == 2"\n')
    output = project.run("-n", "2")
    assert "5 passed" in output, output
    return project


@pytest.fixture
def project(finished, tmp_path):
    root = tmp_path / "copy"
    shutil.copytree(finished.root, root)
    copy = Project.__new__(Project)
    copy.root, copy.home = root, root / "src" / "mini"
    copy.module = type(finished.module)(copy.home)
    return copy


def problems(project: Project) -> list[str]:
    return check(project.module, project.root)


def renew(project: Project) -> None:
    """Take the files as they are now for those that the tests ran with."""
    from bocage.tools.rules.stamp import hashes

    stamp = read_stamp(project.root)
    assert stamp is not None
    write_stamp(project.root, Stamp("full", "", stamp.coverage, hashes(project.root)))


def test_a_game_in_order_has_no_problems(project):
    assert problems(project) == []
    assert idle_claims(project.module, project.root) == []


AGAIN_UNTRACED = """

def test_turn_again():
    test_turn()
    assert sys.gettrace() is None


@pytest.mark.covers("1.4")
def test_turn_traced():
    assert sys.gettrace() is not None
"""


@pytest.mark.parametrize("jobs", [(), ("-n", "2")])
def test_only_tests_that_prove_a_clause_are_traced(project, jobs):
    project.tests("import sys\n" + TESTS + AGAIN_UNTRACED)
    output = project.run(*jobs)
    assert "7 passed" in output, output
    contexts, sites = Contexts(project.root), build_index(project.module, project.root).code["1.4"]
    assert contexts.runs("tests/games/mini/test_mini.py::test_turn", sites)
    assert not contexts.runs("tests/games/mini/test_mini.py::test_turn_again", sites)


def test_a_clause_without_code(project):
    project.clauses(STATUSES | {"2.1": "code", "2.2": "ruling"})
    assert problems(project) == [
        "2.1: status is code, but no code names it",
        "2.1: no test covers it",
        "2.2: status is ruling, but no code names it",
    ]


def test_a_clause_that_is_only_declared(project):
    project.rules(RULES.replace('@rule("1.5", "1.6")', '@rule("1.6")'))
    renew(project)
    (problem,) = problems(project)
    assert problem.startswith("1.5: only declared at src/mini/rules.py:")


def test_a_clause_without_a_test(project):
    project.tests(TESTS.replace('covers("1.4", "1.5")', 'covers("1.4")'))
    renew(project)
    assert problems(project) == ["1.5: no test covers it"]


def test_a_clause_of_data_without_a_row(project):
    project.write("src/mini/data/a.tsv", "# source: own\nid\tn\na\t1\n")
    renew(project)
    assert problems(project) == ["1.7: status is data, but no row of data cites it"]


def test_a_covering_test_that_never_runs_the_code(project):
    project.tests(TESTS.replace('covers("1.2", ', "covers(").replace('"1.1")', '"1.1", "1.2")'))
    renew(project)
    (problem,) = problems(project)
    assert problem.startswith("1.2: no covering test runs its code at src/mini/rules.py:")


def test_one_of_several_tests_that_never_runs_the_code_is_only_listed(project):
    project.tests(TESTS.replace('covers("1.1")', 'covers("1.1", "1.5")'))
    renew(project)
    assert problems(project) == []
    assert idle_claims(project.module, project.root) == [
        "1.5: tests/games/mini/test_mini.py::test_too_many covers it but never runs its code"
    ]


def test_code_that_coverage_does_not_trace(project):
    text = (project.root / "pyproject.toml").read_text()
    project.write("pyproject.toml", text.replace("src/mini", "src/other"))
    renew(project)
    assert all("is not traced by coverage" in problem for problem in problems(project))
    assert len(problems(project)) == 5


def test_an_unknown_number(project):
    project.tests(TESTS.replace('covers("1.1")', 'covers("1.1", "1.11")'))
    renew(project)
    assert problems(project) == [
        "tests/games/mini/test_mini.py:6: clause '1.11' is not in clauses.tsv; did you mean '1.1'?"
    ]


@pytest.mark.parametrize(
    ("file", "how"),
    [
        ("src/mini/rules.py", "changed"),
        ("src/mini/data/a.tsv", "changed"),
        ("tests/games/mini/test_mini.py", "changed"),
        ("tests/situations/mini/costs.toml", "changed"),
        ("tests/conftest.py", "changed"),
        ("src/mini/extra.py", "was added"),
    ],
)
def test_stale_contexts(project, file, how):
    old = project.root / file
    project.write(file, (old.read_text() if old.exists() else "") + "\n# edited\n")
    assert problems(project) == [f"stale contexts: {file} {how} since the tests ran; {AGAIN}"]


def test_what_does_not_concern_the_game_makes_nothing_stale(project):
    project.write("tests/games/other/test_other.py", "")
    project.write("tests/kernel/test_kernel.py", "")
    assert problems(project) == []


def test_many_changed_files_are_counted(project):
    for number in range(9):
        project.write(f"src/mini/extra{number}.py", "")
    assert problems(project)[5:] == [f"stale contexts: 4 more files changed; {AGAIN}"]


def test_missing_contexts(project):
    (project.root / ".coverage").unlink()
    assert problems(project) == [f"no contexts: run `{PYTEST}` first"]
    project.write("Makefile", "play:\n\ttrue\n\ntest: setup\n\tpytest\n")
    assert problems(project) == ["no contexts: run `make test` first"]
    project.write("pyproject.toml", "")
    assert problems(project) == [
        "no contexts: set `bocage_games` in [tool.pytest.ini_options] of pyproject.toml"
    ]


def test_contexts_of_another_run(project):
    (project.root / ".coverage").write_bytes(b"other")
    (problem,) = problems(project)
    assert problem.startswith("stale contexts: .coverage is not the one")


def test_an_interrupted_run_is_not_trusted(project):
    write_stamp(project.root, Stamp("unfinished", "was interrupted"))
    (problem,) = problems(project)
    assert problem.startswith("unfinished contexts: the last run with coverage was interrupted")


def test_a_partial_run_is_not_trusted_until_a_full_one(project):
    project.run("tests/games/mini/test_mini.py")
    (problem,) = problems(project)
    assert problem.startswith("partial contexts: of the last run with coverage, it ran only tests/")
    project.run("-k", "turn")
    (problem,) = problems(project)
    assert "it ran with keyword turn" in problem
    project.run()
    assert problems(project) == []


def test_a_run_without_slow_tests_is_whole_and_no_slow_test_covers_a_clause(project):
    project.run("-m", "not slow")
    assert problems(project) == []
    mark = '@pytest.mark.slow\n@pytest.mark.covers("1.1")\ndef test_late():\n    pass\n'
    project.write("tests/games/mini/test_late.py", f"import pytest\n\n\n{mark}")
    output = project.run("-m", "not slow")
    assert "test_late: a test that covers a clause may not be slow" in output, output


def test_a_run_without_coverage_leaves_the_contexts_alone(project):
    before = read_stamp(project.root)
    output = project.run("--no-cov", "tests/games/mini/test_mini.py")
    assert "4 passed" in output, output
    assert read_stamp(project.root) == before
    assert problems(project) == []


def test_a_run_that_keeps_its_coverage_elsewhere_leaves_the_contexts_alone(project, tmp_path):
    before = read_stamp(project.root)
    elsewhere = tmp_path / "other.coverage"
    project.run("tests/games/mini/test_mini.py", COVERAGE_FILE=str(elsewhere))
    assert elsewhere.is_file()
    assert read_stamp(project.root) == before
    assert problems(project) == []
    project.run(COVERAGE_FILE=".coverage")
    assert problems(project) == []
