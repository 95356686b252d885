"""What a bot is, how long it may think, and how bots are found by name."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any, Protocol

from bocage.kernel.chance import Rng
from bocage.kernel.choice import Choice
from bocage.kernel.engine import Engine
from bocage.kernel.module import InputError, Module
from bocage.kernel.nouns import Action, Ask, EngineFault
from bocage.kernel.position import AnyPosition, AnyView

Clock = Callable[[], float]


class Budget:
    """How much a bot may think: a number of nodes, a deadline, or both.

    Arena and tests use nodes, so that results repeat; a deadline needs a clock from outside.
    """

    __slots__ = ("_clock", "_deadline", "left")

    def __init__(
        self,
        nodes: int | None = None,
        deadline: float | None = None,
        clock: Clock | None = None,
    ) -> None:
        if deadline is not None and clock is None:
            raise ValueError("a deadline needs a clock")
        self.left = nodes
        self._deadline = deadline
        self._clock = clock

    def spend(self, nodes: int = 1) -> bool:
        """Use up nodes; False if the budget is exhausted."""
        if self.left is not None:
            self.left -= nodes
            if self.left < 0:
                return False
        if self._deadline is not None and self._clock is not None:
            return self._clock() < self._deadline
        return True


class Bot(Protocol):
    """A player. Holds no game state of its own between decisions that a view does not show."""

    name: str

    def decide(  # noqa: PLR0913 - the five things that a decision is made of, and the dice
        self, engine: Engine, view: AnyView, ask: Ask, choice: Choice, budget: Budget, rng: Rng
    ) -> Action:
        """A legal action for what the view's side is asked."""
        ...


BotFactory = Callable[[str], Bot]  # takes what stands after the colon of the name

# Where each family of bots lives. Imported when asked for, so that bots never import each other.
_HOMES: dict[str, str] = {
    "random": "bocage.bots.random_bot",
    "greedy@1": "bocage.bots.greedy",
    "search@1": "bocage.bots.search",
}
# Those that others are measured against: found by name, and offered by games that know them.
_YARDSTICKS: dict[str, str] = {"fire@1": "bocage.bots.fire"}
_FACTORIES: dict[str, BotFactory] = {}
# What a game must know before bots of a family can play it: something of its own.
_NEEDS = {"fire@1": "fire_only", "greedy@1": "evaluate", "search@1": "evaluate"}
_FIRST = ("greedy@1", "search@1")  # where bots are offered; the random ones come last


def register(name: str, factory: BotFactory) -> None:
    """Make a bot known under a name; called by the module that defines it when imported."""
    _FACTORIES[name] = factory


def bot_names() -> tuple[str, ...]:
    """The names of all bots to play; some take a variant after a colon (`random:attack`)."""
    return tuple(sorted({*_HOMES, *_FACTORIES} - {*_YARDSTICKS}))


def bots_for(module: Module) -> tuple[str, ...]:
    """The names of the bots that can play a game: the usual opponent first, chance last."""
    able = [name for name in (*bot_names(), *_YARDSTICKS) if _plays(name, module)]
    rank = {name: i for i, name in enumerate(_FIRST)}
    return tuple(sorted(able, key=lambda name: (name == "random", rank.get(name, len(rank)))))


def bot_for(name: str, module: Module) -> Bot:
    """The bot of a name, if it can play a game."""
    bot = make_bot(name)
    if not _plays(name.partition(":")[0], module):
        able = ", ".join(bots_for(module))
        raise InputError(f"the bot '{name}' cannot play {module.id}; these can: {able}")
    return bot


def _plays(family: str, module: Module) -> bool:
    need = _NEEDS.get(family)
    return need is None or module.knows(need)


def make_bot(name: str) -> Bot:
    """The bot of a name such as `random`, `random:attack` or `greedy@1`."""
    family, _, variant = name.partition(":")
    home = _HOMES.get(family) or _YARDSTICKS.get(family)
    if family not in _FACTORIES and home is not None:
        _load(home)
    factory = _FACTORIES.get(family)
    if factory is None:
        raise InputError(f"unknown bot '{name}'; known bots: {', '.join(bot_names())}")
    return factory(variant)


def _load(home: str) -> None:
    try:
        import_module(home)
    except ModuleNotFoundError as error:
        if error.name != home:
            raise


def answer(  # noqa: PLR0913 - a decision's five parts and the bot
    bot: Bot, engine: Engine, pos: AnyPosition, side: str, budget: Budget, rng: Rng
) -> Any:
    """Let a bot decide for a side, from the side's view alone."""
    view = engine.view(pos, side)
    asked = engine.choice_of_view(view)
    if asked is None:
        raise EngineFault(f"{side} is not asked anything")
    return bot.decide(engine, view, *asked, budget, rng)
