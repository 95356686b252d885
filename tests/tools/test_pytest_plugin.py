"""The pytest plugin, in small projects of their own."""

import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
HEAD = '[tool.pytest.ini_options]\ntestpaths = ["tests"]\n'
ON = HEAD + 'addopts = ["--strict-markers", "--strict-config"]\nbocage_games = ["skirmish"]\n'
TEST = "import pytest\n\n\n@pytest.mark.covers('1.1')\ndef test_it():\n    pass\n"
SITUATION = """game = "skirmish"
title = "Nobody may move twice"
[board]
layout = "areas"
spaces = { "a" = "open source=blue", "b" = "open source=red" }
borders = ["a b"]
[[unit]]
id = "b3"
at = "a"
[[unit]]
id = "r3"
at = "b"
[[expect]]
decides = { side = "SIDE" }
"""


@pytest.fixture
def project(tmp_path):
    (tmp_path / "pyproject.toml").write_text(ON)
    (tmp_path / "tests" / "situations" / "skirmish").mkdir(parents=True)
    (tmp_path / "tests" / "test_it.py").write_text(TEST)
    situation(tmp_path, "good", "blue")
    return tmp_path


def situation(root, name, side, game="skirmish"):
    file = root / "tests" / "situations" / game / f"{name}.toml"
    file.parent.mkdir(exist_ok=True)
    file.write_text(SITUATION.replace("SIDE", side))


def pytest_in(root, *args):
    hidden = ("PYTEST_", "COV_", "COVERAGE_")
    env = {key: val for key, val in os.environ.items() if not key.startswith(hidden)}
    command = (sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *args)
    done = subprocess.run(command, cwd=root, env=env, capture_output=True, text=True, check=False)
    return done.stdout + done.stderr


def collected(root, *args):
    lines = pytest_in(root, "--collect-only", *args).split("\n")
    return [line for line in lines if "::" in line]


def test_a_whole_run_has_tests_situations_and_the_contract(project):
    names = collected(project)
    assert "tests/test_it.py::test_it" in names
    assert "tests/situations/skirmish/good.toml::holds" in names
    assert "pyproject.toml::contract[skirmish-orchard-games]" in names
    assert len(names) == len(set(names))
    assert collected(project, "-n", "2") == names


@pytest.mark.parametrize("jobs", [(), ("-n", "2")])
def test_a_whole_run_passes(project, jobs):
    output = pytest_in(project, "-k", "test_it or holds or words", *jobs)
    assert "5 passed" in output, output


def test_parts_of_it_can_be_named(project):
    assert collected(project, "tests") == [
        "tests/situations/skirmish/good.toml::holds",
        "tests/test_it.py::test_it",
    ]
    one = "pyproject.toml::contract[skirmish-orchard-words]"
    assert collected(project, one) == [one]
    assert one in collected(project, "pyproject.toml::contract")
    held = "tests/situations/skirmish/good.toml::holds"
    assert collected(project, held) == [held]


def test_a_situation_that_does_not_hold_is_told_on_one_line(project):
    situation(project, "bad", "red")
    situation(project, "lost", "blue", "chess")
    output = pytest_in(project, "tests/situations")
    assert "1 passed" in output and "2 failed" in output
    assert "bad.toml: expect[0]: red should be asked, but it is blue" in output
    assert "lost.toml: game: 'skirmish' stands in the folder of another game" in output
    assert "Traceback" not in output and "pytest_plugin.py" not in output


def test_a_broken_contract_is_told_on_one_line(project):
    (project / "conftest.py").write_text(
        "from bocage.tools import contract\n\n"
        "def check(engine, count, seed):\n    raise contract.Broken('so it is')\n\n"
        "def empty(engine, count, seed):\n    return {'games': 0}\n\n"
        "contract.CHECKS['words'] = (check, 1)\ncontract.CHECKS['games'] = (empty, 1)\n"
    )
    output = pytest_in(project, "pyproject.toml", "-k", "orchard and (words or games)")
    assert "Broken: so it is" in output and "pytest_plugin.py" not in output
    assert "skirmish-orchard-games: there was nothing to look at: {'games': 0}" in output


def test_a_game_that_is_not_installed_is_told(project):
    (project / "pyproject.toml").write_text(ON.replace('"skirmish"', '"chess"'))
    output = pytest_in(project)
    assert "bocage_games: unknown game 'chess'; known games: " in output
    assert "Traceback" not in output


def test_without_the_setting_nothing_happens_but_the_marker_is_known(project):
    (project / "pyproject.toml").write_text(HEAD + 'addopts = ["--strict-markers"]\n')
    assert collected(project) == ["tests/test_it.py::test_it"]
    output = pytest_in(project, "--cov=tests", "--cov-report=")
    assert "1 passed" in output
    assert not (project / ".bocage").exists()


def test_the_plugin_is_registered_and_imports_nothing_of_bocage():
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    (plugin,) = settings["project"]["entry-points"]["pytest11"].values()
    ask = (
        f"import sys, {plugin}; "
        "print(sorted(n for n in sys.modules if n.startswith(('bocage', 'msgspec'))))"
    )
    done = subprocess.run([sys.executable, "-c", ask], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == f"['bocage', 'bocage.tools', '{plugin}']"
