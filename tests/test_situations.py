"""Every situation file is a test."""

from pathlib import Path

import pytest

from bocage.tools.situations import load, run

HOME = Path(__file__).parent / "situations"
FILES = sorted(HOME.glob("*/*.toml"))


@pytest.mark.parametrize("path", FILES, ids=[f"{p.parent.name}/{p.stem}" for p in FILES])
def test_situation(path: Path):
    situation = load(path)
    assert situation.game == path.parent.name
    assert run(situation) is None
