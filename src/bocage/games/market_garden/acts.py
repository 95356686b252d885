"""What may be done in an assault activation: who can act, who waits before an enemy."""

from __future__ import annotations

from msgspec.structs import replace

from bocage.games.market_garden.book import Book
from bocage.games.market_garden.rules.common import NOTHING
from bocage.games.market_garden.state import Lay, lay
from bocage.games.market_garden.types import (
    FRESH,
    GERMAN,
    Activation,
    Half,
    Moved,
    Public,
    Seen,
    Side,
    Start,
    begun,
    other,
)
from bocage.kernel.api import (
    innermost,
    once,
    rule,
)


class Acts:
    """One moment of an activation, as rules ask about it."""

    def __init__(self, book: Book, public: Public, half: Half, activation: Activation) -> None:
        self.book, self.public, self.half, self.activation = book, public, half, activation
        self.side: Side = activation.side
        self.enemy: Side = other(self.side)
        self.lay: Lay = lay(book, public)

    @property
    def start(self) -> Start:
        """How things stood when the half began."""
        return begun(self.half)

    @rule("10.6e")
    def memory(self, unit: str) -> Moved:
        """What this half remembers of a unit: an assault in its area has cost it points too."""
        past = self.half.moved.get(unit)
        if past is not None:
            return past
        charged = self.half.charged.get(self.public.units[unit].at, 0)
        return Moved(spent=charged) if charged else NOTHING

    @once
    @rule("9.1a", "10.1a", "4.22", "18.42b", "18.3")
    def actors(self) -> tuple[str, ...]:
        """Fresh units that began in an active space and have not finished."""
        units, moved, only = self.public.units, self.half.moved, self.activation.only
        out = self.activation.newcomers
        going = [
            unit
            for unit, past in moved.items()
            if not past.done and unit in units and self.book.side_of[unit] == self.side
        ]
        spaces = dict.fromkeys(self.activation.spaces)
        idle = [u for space in spaces for u in self.lay.of(self.side, space) if u not in moved]
        found = [u for u in (*going, *idle) if units[u].state == FRESH and u not in out]
        if only is not None:
            found = [unit for unit in found if unit in only]
        return tuple(sorted(found, key=self.book.place))

    @once
    def waiting(self) -> dict[str, list[str]]:
        """By space: units that have entered before an enemy and have not assaulted yet.

        Where the assault has been fought nobody waits: guns that dropped may have supported it.
        """
        moved, units, fought = self.half.moved, self.public.units, self.activation.fought
        found: dict[str, list[str]] = {}
        for unit in self.actors if moved else ():
            at = units[unit].at
            if unit in moved and moved[unit].waits and at not in fought:
                found.setdefault(at, []).append(unit)
        return found

    @once
    def due(self) -> tuple[str, ...]:
        """Where a mandatory assault is due; several only after drops or failed infiltrations."""
        return tuple(
            space
            for space, units in self.waiting.items()
            if any(self.memory(unit).must for unit in units)
        )

    @property
    def must(self) -> str:
        """A space where a mandatory assault is due; empty if there is none."""
        return self.due[0] if self.due else ""

    # -- how things stood when the half began

    @once
    def lay_at_start(self) -> Lay:
        """Control, bridges and water as they were; for supply lines."""
        start = self.start
        then = replace(self.public, control=start.control, bridges=start.bridges, held=start.held)
        return lay(self.book, then)

    def was_enemys(self, space: str) -> bool:
        """The enemy controlled it."""
        return (self.start.control[space] == "german") == (self.enemy == GERMAN)

    def enemies_were_in(self, space: str) -> bool:
        """Enemies stood in it."""
        return space in (self.start.german if self.enemy == GERMAN else self.start.allied)

    def friends_were_in(self, space: str) -> bool:
        """Own units stood in it."""
        return space in (self.start.german if self.side == GERMAN else self.start.allied)

    def was_contested(self, space: str) -> bool:
        """Both sides stood in it."""
        return space in self.start.german and space in self.start.allied


def acts_of(book: Book, public: Public, half: Half, activation: Activation) -> Acts:
    """The same object as long as the same moment is asked about."""
    return book.memo.of(Acts, book, public, half, activation)


def acts_in(book: Book, seen: Seen, f: Activation) -> Acts:
    """For somebody who looks at his choice."""
    return acts_of(book, seen.public, innermost(seen.frames, Half), f)
