"""The contract of a game as test cases: every check on every scenario, and what games share."""

from __future__ import annotations

import os
from collections.abc import Iterator

import msgspec

from bocage.bots.random_bot import weights_of
from bocage.kernel.engine import Engine
from bocage.kernel.module import Module
from bocage.kernel.nouns import Window
from bocage.tools.contract import CHECKS, Broken, check_games, is_small

SEED = 1
WINDOWS = 1_000  # of a game, over all its scenarios
BIASED = 2  # games of each kind of biased player
MANY = 3  # scenarios: a game with more of them looks at each for a shorter time
BIAS = "bias-"  # before the name of a bias, in the names of cases


class Case(msgspec.Struct, frozen=True):
    """One check of one scenario."""

    module: Module
    scenario: str
    check: str  # a name in CHECKS, or that of a bias

    @property
    def name(self) -> str:
        """How a test of it is called."""
        return f"{self.module.id}-{self.scenario}-{self.check}"

    def run(self, scale: int = 1) -> dict[str, int]:
        """Look so many times as long as usual. Raises Broken; answers what was looked at."""
        engine = Engine(self.module, self.scenario)
        if self.check.startswith(BIAS):
            weights = weights_of(self.module, self.check.removeprefix(BIAS))
            return check_games(engine, self.share(BIASED) * scale, SEED, weights)
        check, count = CHECKS[self.check]
        if self.check == "windows":
            count = -(-WINDOWS // len(self.module.tested))
        else:
            count = self.share(count)
        found = check(engine, count * scale, SEED)
        if not next(iter(found.values()), 0):
            raise Broken(f"{self.name}: there was nothing to look at: {found}")
        return found

    def share(self, count: int) -> int:
        """How much of what three scenarios would look at falls to this one."""
        return -(-count * MANY // max(MANY, len(self.module.tested)))


def cases(module: Module) -> Iterator[Case]:
    """All cases of a game: domains on small maps, windows and trades where things are hidden."""
    has_windows = bool(msgspec.structs.fields(module.private)) and any(
        issubclass(frame, Window) for frame in module.steps
    )
    for scenario in module.tested:
        engine = Engine(module, scenario)
        fits = {"domains": is_small(engine), "windows": has_windows, "swaps": engine.hides}
        for check in CHECKS:
            if fits.get(check, True):
                yield Case(module, scenario, check)
        for bias in module.biases:
            yield Case(module, scenario, BIAS + bias)


def scale() -> int:
    """How many times as long as usual to look: `BOCAGE_CONTRACT=10` for ten times."""
    return int(os.environ.get("BOCAGE_CONTRACT", "1"))
