"""What the log of Skirmish says."""

import pytest

from bocage.games.skirmish import module
from bocage.games.skirmish.events import Fired
from bocage.kernel.engine import Engine
from bocage.words import Words

BOOK = Engine(module, "orchard").book


@pytest.mark.covers("6.7")
@pytest.mark.parametrize(
    ("lang", "hit", "said"),
    [
        ("en", True, "a hit"),
        ("en", False, "a miss"),
        ("ja", True, "命中です"),
        ("ja", False, "外れ"),
    ],
)
def test_fire_says_whether_it_hit(lang, hit, said):
    told = Words(module, BOOK, lang).event(Fired("6.7", "b1", "r1", 4, 8 if hit else 6, hit, ()))
    assert said in told
