"""What nobody is asked about: orders that are carried out at once, windows that leave nothing.

Between people in a game that hides something only what follows from what everybody sees is done so:
whether a hand leaves anything to do is then never told by the time.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import TYPE_CHECKING

import msgspec

from bocage.kernel import standing
from bocage.kernel.nouns import Action, Ask, Pass, Window, protocol
from bocage.server import api, say
from bocage.server.store import PEOPLE, player_of
from bocage.server.trouble import Trouble

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from bocage.server.rooms import Room

OVER = "over"  # a step that could only be ended: it is no question
LEARNT = 2  # so often a question of a guided game is put
MARK = "~"  # of the keys of entries that nobody was asked about


class Swift(msgspec.Struct, frozen=True):
    """An answer that is given at once, and why; without an action the staff is asked for one."""

    ask: Ask
    why: str  # `empty`, `order`, `staff`, `rest` or `over`: a text
    action: Action | None = None

    def key(self, version: int) -> str:
        """How the entry is marked."""
        return f"{MARK}{self.why}:{self.ask.prompt}:{self.ask.side}:{version}"


class Unasked:
    """The answers of a room that nobody is asked for."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self.advise: Callable[[Room, str], Awaitable[Action]] = nobody  # the staff
        self._held = -1  # a version that somebody went back to: he is asked there
        self._resting: dict[str, int] = {}  # sides that pass until so few frames are left
        self._known: tuple[int, dict[int, list[str]]] = (-1, {})
        self._met: dict[str, set[int]] = {}  # questions of a guided game: the versions they came at
        self._task: asyncio.Task[None] | None = None
        self.busy = False  # an answer is being given: nobody is asked until that is over

    # -- what was not asked -------------------------------------------------------------------

    def _marked(self) -> dict[int, list[str]]:
        """Entries that nobody was asked about: why not, and the prompt."""
        keys = self._room.ledger.keys
        if self._known[0] != len(keys):
            marked = {n: key for key, n in keys.items() if key.startswith(MARK)}
            self._known = (len(keys), {n: key[1:].split(":") for n, key in marked.items()})
        return self._known[1]

    def asked(self, n: int) -> bool:
        """Whether its side was asked about an entry."""
        return n not in self._marked()

    def line(self, n: int, lang: str) -> api.LogLine | None:
        """What its side is told of an entry that it was not asked about."""
        found = self._marked().get(n)
        if found is None:
            return None
        step = self._room.ledger.steps[n]
        why, prompt, *_ = found
        return say.unasked(self._room.box.words(lang), why, prompt, step.version, step.side)

    def skipped(self, side: str) -> Counter[str]:
        """How often a side was not asked, by prompt, in what has not been taken back."""
        ledger, marked = self._room.ledger, self._marked()
        return Counter(
            marked[n][1]
            for n in ledger.shown
            if n in marked and marked[n][0] != OVER and ledger.steps[n].side == side
        )

    # -- answering ----------------------------------------------------------------------------

    async def done(self) -> None:
        """Wait until somebody is asked again."""
        while self._task is not None and not self._task.done():
            await asyncio.wait([self._task])

    def hold(self) -> None:
        """Somebody went back to this moment: whoever is asked here decides himself."""
        self._held = self._room.ledger.version

    @property
    def held(self) -> bool:
        """Whether somebody has just gone back to this moment."""
        return self._held == self._room.ledger.version

    def rest(self, side: str) -> None:
        """A side lets everything go by until what the window belongs to is over."""
        self._resting[side] = len(self._room.ledger.position.frames) - 2

    def answered(self) -> bool:
        """Whether the present question is being answered without asking."""
        if self.busy and self._task is not asyncio.current_task():
            return True
        swift = self._swift()
        self.busy = swift is not None
        if swift is not None:
            self._task = asyncio.get_running_loop().create_task(self._answer(swift))
        return swift is not None

    def secret(self, side: str) -> bool:
        """Whether another person could learn from what happens when what this side holds.

        A bot sees nothing but its view, and who plays several sides knows them all.
        """
        seats = self._room.row.seats
        people = {player_of(seats, one) for one, who in seats.items() if who in PEOPLE}
        return bool(people - {player_of(seats, side)}) and self._room.engine.hides

    def _swift(self) -> Swift | None:
        """The answer for a seat of a person: by its orders, or because it can only pass."""
        room = self._room
        position, seats = room.ledger.position, room.row.seats
        depth = len(position.frames)
        self._resting = {side: least for side, least in self._resting.items() if depth > least}
        if not room.playing or self.held:
            return None
        asks = (one for one in room.engine.pending(position) if seats[one.side] in PEOPLE)
        found = (self._answer_to(ask) for ask in asks)
        return next((one for one in found if one is not None), None)

    def _answer_to(self, ask: Ask) -> Swift | None:
        room, secret = self._room, self.secret(ask.side)
        position = room.ledger.position
        window = isinstance(position.frames[-1], Window)
        orders = room.applying(ask)
        if any(order.asks for order in orders) or (orders and self._is_new(ask)):
            return None
        if window and ask.side in self._resting:
            return Swift(ask, "rest", Pass())
        if not secret and any(order.staff for order in orders):
            return Swift(ask, "staff")
        plain = tuple(one for one in orders if not one.staff and (one.swift or not secret))
        if plain:
            action = standing.answer(room.engine, position, ask.side, plain)
            return None if action is None else Swift(ask, "order", action)
        if secret:
            return None
        return self._nothing_to_do(ask) if window else self._only_ends(ask)

    def _is_new(self, ask: Ask) -> bool:
        """Whether somebody learns a question: what is usual waits until he has met it twice."""
        settings = self._room.row.settings
        met = self._met.setdefault(ask.prompt, set())
        met.add(self._room.ledger.version)
        return settings.guide and ask.side not in settings.standing and len(met) <= LEARNT

    def _nothing_to_do(self, ask: Ask) -> Swift | None:
        """A window in which a side always passes, or can do nothing else."""
        room = self._room
        if ask.prompt in room.row.settings.orders.get(ask.side, ()):
            return Swift(ask, "order", Pass())
        empty = standing.only_pass(room.engine, room.ledger.position, ask.side)
        return Swift(ask, "empty", Pass()) if empty else None

    def _only_ends(self, ask: Ask) -> Swift | None:
        """A step that one comes to and can only end.

        After a deed of one's own that could be taken back one ends it oneself. So does who is
        guided, as long as a step is new: the guide speaks of it.
        """
        room, ledger = self._room, self._room.ledger
        action = standing.only_end(room.engine, ledger.position, ask.side)
        if action is None or self._is_new(ask):
            return None
        last, done = ledger.steps[ledger.last], ledger.action_of(ledger.last)
        mine = last.side == ask.side and not last.barrier
        if done is None or (mine and done.__struct_fields__):
            return None
        return Swift(ask, OVER, action)

    async def _answer(self, swift: Swift) -> None:
        """Answer for a seat; if that cannot be done it is asked after all."""
        room, version, side = self._room, self._room.ledger.version, swift.ask.side
        try:
            action = swift.action or await self.advise(room, side)
            refused = await room.decide(side, action, version, swift.key(version))
        except Trouble:
            refused = protocol("stale")
        if refused is not None:
            self.hold()
            self.busy = False
            room.tell()


async def nobody(room: Room, side: str) -> Action:
    """A room without a staff."""
    raise Trouble("no-staff")
