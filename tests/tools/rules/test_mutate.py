"""Mutants from end to end: killed where a test looks, surviving where it does not."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from bocage.kernel.module import InputError, load_module
from bocage.tools.rules import Plan, build_index, mutate, project_root
from bocage.tools.rules.datamutants import change_data
from bocage.tools.rules.datasites import DataSite
from bocage.tools.rules.mutate import FAILED, UNNOTICED, _work, all_mutants
from bocage.tools.rules.worker import Job, Task
from tests.tools.rules.mini import Project

# Each function twice: x.1 is looked at by its test, x.2 is only run.
TWICE = """
@rule("1.{n}")
def is_big_{n}(n: int) -> bool:
    return n > 3


def why_not_{n}(n: int) -> Illegal | None:
    return refuse("2.{n}", "too-many") if n > 3 else None


@rule("3.{n}")
class Turn{n}(Step):
    def run(self, book, d, f) -> None:
        d.emit(Hit("4.{n}", "u"))


def table_{n}() -> int:
    from pathlib import Path
    from bocage.data import DataFiles
    text = DataFiles(Path(__file__).parent / "data").read("{n}.tsv").text
    return int(text.split()[-1])
"""

ONCE = """
@rule("6.1")
def crash() -> int:
    return 1


TABLE = {1: 1}[crash()]


@rule("6.2")
def loop(n: int) -> int:
    while n:
        n = n - step()
    return 0


@rule("6.3")
def step() -> int:
    return 1


def who():
    return (Ask("blue", "move", "6.4"),)


def same(d) -> None:
    d.emit(Hit("6.5", "u"))  # equivalent: nobody could tell


@rule("6.6")
def untested() -> None:
    who()
"""

TESTS = """
@pytest.mark.covers("1.1", "2.1", "3.1", "4.1", "5.1")
def test_look():
    d = rules.Draft()
    rules.Turn1().run(None, d, None)
    assert d.done == [rules.Hit("4.1", "u")]
    assert rules.is_big_1(4)
    assert rules.why_not_1(4)
    assert rules.table_1() == 7


@pytest.mark.covers("1.2", "2.2", "3.2", "4.2", "5.2")
def test_run_only():
    rules.Turn2().run(None, rules.Draft(), None)
    rules.is_big_2(4)
    rules.why_not_2(4)
    rules.table_2()


@pytest.mark.covers("6.1", "6.2", "6.3", "6.4", "6.5")
@pytest.mark.parametrize("n", [1, 3])
def test_once(n):
    assert rules.loop(n) == 0
"""


@pytest.fixture
def project(tmp_path):
    project = Project(tmp_path)
    project.rules(TWICE.replace("{n}", "1") + TWICE.replace("{n}", "2") + ONCE)
    project.tests(TESTS)
    code = [f"{x}.{n}" for x in (1, 2, 3, 4) for n in (1, 2)] + [f"6.{n}" for n in range(1, 7)]
    project.clauses(dict.fromkeys(code, "code") | {"5.1": "data", "5.2": "data", "7.1": "code"})
    project.write("src/mini/data/1.tsv", "# source: 5.1\nid\tn\na\t7\n")
    project.write("src/mini/data/2.tsv", "# source: 5.2\nid\tn\na\t7\n")
    return project


def test_mutants_live_only_where_no_test_looks(project):
    seen: list[tuple[int, int]] = []
    plan = Plan(jobs=2, limit=4)
    report = mutate(project.module, project.root, plan, lambda *at: seen.append(at[:2]))
    fate = {result.mutant.clause: result.how for result in report.results}
    assert fate == {
        **{f"{x}.1": "test" for x in range(1, 6)},
        **{f"{x}.2": "survived" for x in range(1, 6)},
        "6.1": "crash",
        "6.2": "test",
        "6.3": "timeout",
        "6.6": "no tests",
    }
    assert [r.mutant.clause for r in report.survivors] == ["1.2", "2.2", "3.2", "4.2", "6.6"]
    assert [r.mutant.clause for r in report.data_survivors] == ["5.2"]
    assert not report.ok
    assert [(item.clause, item.reason) for item in report.unmutatable] == [
        ("6.4", "only ask: nothing to switch off"),
        ("7.1", "no code names it"),
    ]
    assert [(item.clause, item.reason) for item in report.equivalent] == [
        ("6.5", "nobody could tell")
    ]
    assert seen[-1] == (14, 14)
    flat = msgspec.json.decode(msgspec.json.encode(report.as_dict()))
    assert (flat["mutants"], flat["killed"], flat["ok"]) == (14, 8, False)
    first = flat["survivors"][0]
    assert first["file"] == "src/mini/rules.py" and first["what"] == "result negated"
    assert first["tests"] == ["tests/games/mini/test_mini.py::test_run_only"]
    assert report.lines()[0] == "8 of 14 mutants killed (14 possible)"


def test_a_sample_is_chosen_by_the_seed(project):
    report = mutate(project.module, project.root, Plan(seed=5, sample=2))
    every = [mutant for mutant, _ in all_mutants(build_index(project.module), 5).made]
    assert len(every) == report.possible == 14
    picked = sorted(Random(5).sample(range(14), 2))
    assert [r.mutant for r in report.results] == [every[at] for at in picked]


def test_the_mutants_of_one_clause_and_of_what_stands_below_it(project):
    report = mutate(project.module, project.root, Plan(clause="2"))
    assert {r.mutant.clause: r.how for r in report.results} == {"2.1": "test", "2.2": "survived"}
    with pytest.raises(InputError, match="is not in"):
        mutate(project.module, project.root, Plan(clause="2.3"))


def test_a_change_of_our_own_package_reaches_its_tests():
    """Pytest loads packages with a plugin in its own way: it must not miss the change."""
    module = load_module("skirmish")
    file, test = module.home / "flow.py", "tests/situations/skirmish/3_2_half_order.toml::holds"
    broken = file.read_text(encoding="utf-8") + "\nraise SystemError\n"
    tasks = (Task(0, (test,)), Task(1, (test,), str(file), broken))
    job = Job(str(project_root(module)), 2, 60, tasks)
    assert {done.id: done.code for done in _work(job)} == {0: UNNOTICED, 1: FAILED}


def test_tests_that_fail_anyway_judge_nothing(project):
    project.tests(TESTS + '\n\n@pytest.mark.covers("1.1")\ndef test_no():\n    assert 0\n')
    with pytest.raises(InputError, match="do not pass as they are"):
        mutate(project.module, project.root, Plan(seed=1))


@pytest.mark.parametrize("seed", range(5))
def test_one_value_of_the_row_changes(seed):
    tsv = "# source: 1.1\nid\tn\tm\tsource\na\t1\tx\t\nb\t2\ty\t\n"
    site = DataSite("1.1", "a.tsv", 3, 3, "a")
    assert change_data(tsv, site, Random(seed)) == (tsv.replace("a\t1", "a\t2"), "n 1 -> 2")


def test_a_row_without_numbers_takes_the_text_of_another():
    tsv = "# source: 1.1\nid\tm\na\tx\nb\ty\n"
    site = DataSite("1.1", "a.tsv", 3, 3, "a")
    assert change_data(tsv, site, Random(1)) == (tsv.replace("a\tx", "a\ty"), "m x -> y")
    assert change_data("id\tm\na\tx\n", DataSite("1.1", "a.tsv", 2, 2, "a"), Random(1)) is None


def test_a_table_of_toml_changes_in_its_own_lines_only():
    toml = 'source = "1.1"\n[x]\n"0101" = 3 # of 5\n[y]\nn = 4\n'
    site = DataSite("1.1", "a.toml", 2, 3, "x")
    changed = toml.replace("= 3", "= 4")
    assert change_data(toml, site, Random(1)) == (changed, "line 3: 3 -> 4")


def test_a_table_of_toml_without_numbers_takes_another_text():
    toml = '[x]\nsource = "1.1"\nlist = ["a", "b"]\n'
    site = DataSite("1.1", "a.toml", 1, 3, "x")
    found = change_data(toml, site, Random(1))
    assert found is not None
    assert found[0] in {toml.replace('"a"', '"b"'), toml.replace('"b"', '"a"')}
