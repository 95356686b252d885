"""The contract suite: what every game module must keep, checked on random games.

Each check takes an engine, how much to look at and a seed; it answers counts or raises `Broken`.
The first count is how much it has looked at. `suite` makes test cases of all checks of a game.
"""

from __future__ import annotations

from collections.abc import Callable

from bocage.kernel.engine import Engine
from bocage.tools.contract.agree import check_domains, is_small
from bocage.tools.contract.common import Broken
from bocage.tools.contract.elsewhere import check_replays
from bocage.tools.contract.games import check_games, check_words
from bocage.tools.contract.hidden import check_hidden
from bocage.tools.contract.paired import check_windows
from bocage.tools.contract.probes import check_probes, run_probes
from bocage.tools.contract.sentences import check_sentences
from bocage.tools.contract.swaps import check_swaps
from bocage.tools.contract.usual import check_usual
from bocage.tools.rules.clauses import clauses_of

Check = Callable[[Engine, int, int], dict[str, int]]

# Name -> (check, how much of it is a quick look). The domains need a small board: see `is_small`.
CHECKS: dict[str, tuple[Check, int]] = {
    "words": (check_words, 1),
    "texts": (check_sentences, 3),
    "games": (check_games, 15),
    "domains": (check_domains, 200),
    "probes": (check_probes, 10_000),
    "replays": (check_replays, 400),
    "hidden": (check_hidden, 400),
    "swaps": (check_swaps, 1_000),
    "windows": (check_windows, 350),
    "usual": (check_usual, 400),
}

__all__ = [
    "CHECKS",
    "Broken",
    "Check",
    "check_domains",
    "check_games",
    "check_hidden",
    "check_probes",
    "check_replays",
    "check_sentences",
    "check_swaps",
    "check_usual",
    "check_windows",
    "check_words",
    "clauses_of",
    "is_small",
    "run_probes",
]
