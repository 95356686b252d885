"""The page's own checks: unit tests, types, and that these are the server's."""

import os
import subprocess
import sys

import hatch_build
import pytest

from tests.client import drift


def npm(*words: str) -> None:
    command = [sys.executable, hatch_build.__file__, "npm", "run", "--silent", *words]
    env = {**os.environ, "NO_COLOR": "1"}
    ran = subprocess.run(command, capture_output=True, text=True, check=False, env=env)
    if ran.returncode:
        pytest.fail(f"{ran.stdout}\n{ran.stderr}", pytrace=False)


def test_unit_tests():
    npm("test", "--", "--passWithNoTests")


def test_types_hold():
    npm("check")


def test_types_are_those_of_the_server():
    assert drift.made() == drift.TYPES.read_text(), "run `make types`"


def test_the_page_draws_what_paper_draws():
    assert drift.shown() == drift.DRAWN.read_text(), "run `make types`"
