"""Games recorded on 18 and 20 November 2026 play again to equal positions, draw by draw.

Whoever mends a rule may change them. Then say so, and record the game anew: random players, with
the choices that they made up to there.
"""

from pathlib import Path

import pytest

from bocage.cli.saving import open_record
from bocage.kernel.replay import replay

RECORDS = sorted(Path(__file__).parent.glob("*.bocage"))


def test_every_finished_game_has_one():
    games = {path.name.rsplit("-", 1)[0] for path in RECORDS}
    cobras = {"cobra", "cobra-spi"}
    assert games == {"skirmish", "market-garden", "combat-commander", "normandy", *cobras}


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_it_plays_to_the_end_of_the_record(path):
    record, engine = open_record(path, [])
    steps = list(replay(record, engine, str(path)))
    assert len(steps) > 100  # and none of them raised
