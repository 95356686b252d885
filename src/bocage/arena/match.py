"""One game between two bots, refereed: a crash, an illegal answer or an overrun loses it."""

from __future__ import annotations

import hashlib
from pathlib import Path
from time import process_time

import msgspec

from bocage.bots.base import Bot, Budget, make_bot
from bocage.kernel.chance import Rng
from bocage.kernel.engine import Engine
from bocage.kernel.nouns import Ask, Illegal
from bocage.kernel.play import Play
from bocage.kernel.record import write

OVER = 3  # a bot may use so many times its nodes before it has overrun
LONG = 20_000  # decisions after which a game is called drawn


class Game(msgspec.Struct, frozen=True):
    """How one game went, told by the numbers of the bots (0 and 1) and not by sides."""

    number: int
    bots: dict[str, int]  # side -> which bot
    winner: int | None
    reason: str  # the rule's reason, or: crash illegal overrun endless
    detail: str = ""
    decisions: int = 0
    times: tuple[tuple[int, float], ...] = ()  # bot and seconds of CPU for each decision
    figure: str = ""  # what the module tells of the end, for plots
    record: str = ""  # a digest of all that was drawn and decided: games with the same are one


class Forfeit(Exception):  # noqa: N818 - not an error of ours
    """A bot has lost the game by its own fault."""

    def __init__(self, side: str, reason: str, detail: str) -> None:
        super().__init__(detail)
        self.side = side
        self.reason = reason
        self.detail = detail


class Counted(Budget):
    """A budget that notices how far a bot went beyond it."""

    __slots__ = ("most",)

    def __init__(self, nodes: int) -> None:
        super().__init__(nodes=nodes)
        self.most = nodes

    @property
    def overrun(self) -> bool:
        """Whether the bot went on long after it was told to stop."""
        return self.left is not None and self.left < -self.most * (OVER - 1)


class Referee:
    """Asks the bots, measures their time, and gives the game to the other if one breaks a rule."""

    def __init__(self, engine: Engine, names: tuple[str, str], number: int, nodes: int) -> None:
        self.engine = engine
        self.number = number
        self.nodes = nodes
        sides = engine.module.sides
        swap = number % 2  # the second game of a pair has the sides swapped
        self.bots = {side: (i + swap) % 2 for i, side in enumerate(sides)}
        self.players: dict[str, Bot] = {s: make_bot(names[b]) for s, b in self.bots.items()}
        self.play = Play.sealed(engine, _seed("game", luck_of(names, number)))
        self.dice = {
            side: Rng(int.from_bytes(_seed(f"bot:{bot}", number)[:8]))
            for side, bot in self.bots.items()
        }
        self.times: list[tuple[int, float]] = []

    def run(self) -> Game:
        """Play to the end."""
        try:
            while self.play.position.outcome is None and len(self.times) < LONG:
                self._decide(self.engine.pending(self.play.position)[0])
        except Forfeit as lost:
            other = 1 - self.bots[lost.side]
            return self._game(other, lost.reason, lost.detail)
        outcome = self.play.position.outcome
        if outcome is None:
            return self._game(None, "endless", f"no end after {LONG} decisions")
        winner = None if outcome.winner is None else self.bots[outcome.winner]
        return self._game(winner, outcome.reason, "")

    def _decide(self, ask: Ask) -> None:
        side, name = ask.side, self.players[ask.side].name
        budget = Counted(self.nodes)
        view = self.engine.view(self.play.position, side)
        asked = self.engine.choice_of_view(view)
        began = process_time()
        try:
            if asked is None:
                raise ValueError(f"{side} is not asked anything")
            action = self.players[side].decide(self.engine, view, *asked, budget, self.dice[side])
        except Exception as error:
            detail = f"{name}: {type(error).__name__}: {error}"
            raise Forfeit(side, "crash", detail) from error
        self.times.append((self.bots[side], process_time() - began))
        if budget.overrun:
            raise Forfeit(side, "overrun", f"{name}: {self.nodes - (budget.left or 0)} nodes")
        refused = self.play.act(side, action)
        if isinstance(refused, Illegal):
            raise Forfeit(side, "illegal", f"{name}: {refused.reason} {refused.message}")

    def _game(self, winner: int | None, reason: str, detail: str) -> Game:
        figure = self.engine.module.figure(self.engine.book, self.play.position)
        times = tuple(self.times)
        record = hashlib.sha256(write(self.play.record).encode()).hexdigest()
        return Game(
            self.number, self.bots, winner, reason, detail, len(times), times, figure, record
        )


def luck_of(names: tuple[str, str], number: int) -> int:
    """Which luck a game has: that of its pair, but its own where swapped sides change nothing."""
    return number if names[0] == names[1] else number // 2


def _seed(what: str, number: int) -> bytes:
    return hashlib.sha256(f"bocage-arena:{what}:{number}".encode()).digest()


def play_game(
    engine: Engine, names: tuple[str, str], number: int, nodes: int, records: Path | None = None
) -> Game:
    """Game `number`: games 2n and 2n+1 of different bots have the same seed, with sides swapped."""
    referee = Referee(engine, names, number, nodes)
    game = referee.run()
    if records is not None:
        records.mkdir(parents=True, exist_ok=True)
        path = records / f"{engine.module.id}-{engine.scenario}-{number:05}.bocage"
        path.write_text(write(referee.play.record), encoding="utf-8")
    return game
