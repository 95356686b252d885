"""A game at the terminal: who sits where, what each is told, and whose decision it is."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bocage.bots.base import Bot, Budget, answer, make_bot
from bocage.cli.saving import TakenError, free_name, save
from bocage.cli.story import print_events, print_result
from bocage.kernel.chance import Rng
from bocage.kernel.choice import Choice, all_of
from bocage.kernel.nouns import Action, Ask, EngineFault, Illegal, protocol
from bocage.kernel.play import Play
from bocage.kernel.replay import verify_seed

if TYPE_CHECKING:
    from bocage.cli.talk import Talk
    from bocage.cli.words import Words
    from bocage.kernel.nouns import Emitted

ME = "me"
NODES = 3_000  # what a bot may look at for one decision


class Quit(Exception):  # noqa: N818 - not an error: the player leaves
    """The player leaves the table."""


class Table:
    """A running game with its seats: people by name `me`, bots by theirs."""

    def __init__(
        self, play: Play, seed: bytes, seats: dict[str, str], words: Words, talk: Talk
    ) -> None:
        self.play = play
        self.engine = play.engine
        self.seed = seed
        self.seats = seats
        self.words = words
        self.talk = talk
        self.out = talk.out
        self.record: Path | None = None
        self._bots: dict[str, Bot] = {s: make_bot(n) for s, n in seats.items() if n != ME}
        self._dice = {
            side: Rng(int.from_bytes(sha256(b"bocage-bot:" + side.encode() + seed).digest()[:8]))
            for side in self._bots
        }
        self.story: list[list[Emitted]] = [list(play.events)]
        self.told = dict.fromkeys(play.engine.module.sides, 0)
        self.people = [side for side, name in seats.items() if name == ME]
        self._open: list[tuple[str, bool]] = []  # choices that can be taken back; whether forced
        self.shown: tuple[str, Any] = ("", None)  # the side that looks, the board it saw last

    # -- the loop ---------------------------------------------------------------------------

    def run(self) -> None:
        """Play until the game is over; Quit or EOFError if somebody leaves before."""
        while self.play.position.outcome is None:
            ask = self.engine.pending(self.play.position)[0]
            if ask.side in self._bots:
                self.act(ask.side, self._bot_action(ask.side))
            else:
                self._person(ask)
        self.conceal()
        for side in self.people or [self.engine.module.sides[0]]:
            if len(self.people) < 2 or side == self.people[0]:
                self.tell(side if len(self.people) < 2 else None)
        self.finish()

    def _bot_action(self, side: str) -> Action:
        action: Action = answer(
            self._bots[side],
            self.engine,
            self.play.position,
            side,
            Budget(nodes=NODES),
            self._dice[side],
        )
        return action

    def act(self, side: str, action: Action, *, forced: bool = False) -> Illegal | None:
        """Carry out a choice; its events wait to be told."""
        applied = self.play.act(side, action)
        if isinstance(applied, Illegal):
            if side in self._bots:
                raise EngineFault(f"{self.seats[side]} answered illegally: {applied}")
            return applied
        self.story.append(list(applied.events))
        self._note(side, barrier=applied.barrier, forced=forced)
        if self.record is not None and side in self.people:
            self.keep(self.record)
        return None

    def _person(self, ask: Ask) -> None:
        from bocage.cli.turn import take_turn

        choice = self.engine.choice(self.play.position, ask.side)
        if choice is None:
            raise EngineFault(f"{ask.side} is asked, but has no choice")
        only = self._only_choice(choice)
        if only is not None:
            self.act(ask.side, only, forced=True)
            return
        self.hand_over(ask.side)
        take_turn(self, ask, choice)

    def _only_choice(self, choice: Choice) -> Action | None:
        """A choice of one is made at once, unless somebody at the same screen would learn by it."""
        if len(self.people) > 1:
            return None
        actions = all_of(choice, 1)
        return actions[0] if actions else None

    # -- telling ----------------------------------------------------------------------------

    def hand_over(self, side: str) -> None:
        """The privacy screen between two people at one terminal."""
        last = self.shown[0]
        if len(self.people) < 2 or last == side:
            return
        if self.engine.hides:
            self.talk.clear()
            name = self.words.name("side", side)
            self.talk.ask(self.words.say("hand-over", side=name) + " ")
            self.talk.clear()
        self.shown = (side, None)

    def tell(self, side: str | None) -> None:
        """What has happened since this side was told last."""
        start = self.told[side] if side else min(self.told.values())
        for events in self.story[start:]:
            print_events(self.out, self.words, events, side)
        for name in [side] if side else list(self.told):
            self.told[name] = len(self.story)

    def _note(self, side: str, *, barrier: bool, forced: bool) -> None:
        """Remember what can be taken back, by the kernel's own rule."""
        if barrier or (self._open and self._open[-1][0] != side):
            self._open.clear()
        if not barrier:
            self._open.append((side, forced))

    def undo(self, side: str) -> Illegal | None:
        """Take back one's last real choice, and with it the choices of one made since."""
        refused = self.play.why_not_undo(side)
        if refused is not None:
            return refused
        if self._open and all(forced for _, forced in self._open):
            return protocol("undo-barrier")
        forced = True
        while forced:
            self.play.undo(side)
            forced = self._open.pop()[1] if self._open else False
            if len(self.story) > 1:
                self.story.pop()
        self.told = {name: min(n, len(self.story)) for name, n in self.told.items()}
        return None

    # -- ending -----------------------------------------------------------------------------

    def save(self, path: Path) -> None:
        """Write the record, and what is needed to go on."""
        save(self.play, path, self.seed, self.seats)

    def keep(self, path: Path) -> None:
        """Write the record, beside a file that has become another one while we played."""
        begun, self.record = self.record is not None, path
        try:
            self.save(path)
        except TakenError:
            self.record = free_name(path)
            self.save(self.record)
            if begun:
                told = self.words.say("changed", file=str(path), other=str(self.record))
                self.out.print(told, style="yellow", markup=False)

    def conceal(self) -> None:
        """Take what one of two people saw from the screen."""
        if len(self.people) > 1 and self.engine.hides:
            self.talk.clear()

    def finish(self) -> None:
        """The result, the points, and the proof that chance was fair."""
        position = self.play.position
        if position.outcome is None:
            return
        self.out.rule(self.words.say("game-over"))
        print_result(self.out, self.words, self.engine, position, self.play.events)
        if self.play.record.ended is not None:
            verify_seed(self.play.record, self.engine)
            draws = self.play.position.draws
            self.out.print(
                self.words.say("seed-verified", seed=self.seed.hex(), draws=draws), style="dim"
            )
        if self.record is not None:
            self.keep(self.record)
            self.out.print(self.words.say("saved", file=str(self.record)), markup=False)
