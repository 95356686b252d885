"""Chance: sealed for real games, sampled for search, scripted for tests and replays.

Every draw is a whole number below a size. Nothing else in the project makes random numbers.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Sequence
from typing import Protocol, TypeVar

T = TypeVar("T")


class Chance(Protocol):
    """Where draws come from. `index` is the number of draws made before in this game."""

    def below(self, size: int, index: int) -> int:
        """A whole number from 0 to size-1."""
        ...

    def wish(self, items: Sequence[str]) -> list[str] | None:
        """The order that a script wants for a shuffle, or None."""
        ...


class Rng:
    """PCG32 (O'Neill): small, fast, the same on every machine. For bots, fuzzing and search."""

    __slots__ = ("_inc", "_state")

    def __init__(self, seed: int, stream: int = 54) -> None:
        self._inc = ((stream << 1) | 1) & 0xFFFFFFFFFFFFFFFF
        self._state = 0
        self._next()
        self._state = (self._state + (seed & 0xFFFFFFFFFFFFFFFF)) & 0xFFFFFFFFFFFFFFFF
        self._next()

    def _next(self) -> int:
        old = self._state
        self._state = (old * 6364136223846793005 + self._inc) & 0xFFFFFFFFFFFFFFFF
        word = ((old >> 18) ^ old) >> 27 & 0xFFFFFFFF
        turn = old >> 59
        return (word >> turn) | ((word << (-turn & 31)) & 0xFFFFFFFF)

    def below(self, size: int, index: int = 0) -> int:
        """A whole number from 0 to size-1, without bias."""
        if not 0 < size <= 0x100000000:
            return _wide(size, self._next)
        old = self._state  # _next() written out: this is the hottest line of random play
        self._state = (old * 6364136223846793005 + self._inc) & 0xFFFFFFFFFFFFFFFF
        word = ((old >> 18) ^ old) >> 27 & 0xFFFFFFFF
        word = word * 0x100000001 >> (old >> 59) & 0xFFFFFFFF  # the word twice: shifted is turned
        if word >= 0x100000000 - size:  # hardly ever: perhaps beyond the last whole multiple
            while word >= 0x100000000 - 0x100000000 % size:
                word = self._next()
        return word % size

    def choose(self, items: Sequence[T]) -> T:
        """One of the items."""
        return items[self.below(len(items))]

    def shuffled(self, items: Iterable[T]) -> list[T]:
        """The items in a random order."""
        out = list(items)
        for i in range(len(out) - 1, 0, -1):
            j = self.below(i + 1)
            out[i], out[j] = out[j], out[i]
        return out

    def wish(self, items: Sequence[str]) -> None:
        """A sampled shuffle has no wish."""
        return


def _wide(size: int, word: Callable[[], int]) -> int:
    """A whole number below a size of more than 32 bits, from several words, by rejection."""
    if size <= 0:
        raise ValueError(f"cannot draw below {size}")
    bits = (size - 1).bit_length()
    while True:
        value = 0
        for _ in range(-(-bits // 32)):
            value = value << 32 | word()
        value &= (1 << bits) - 1
        if value < size:
            return value


class Sealed:
    """Keyed counter: draw i is BLAKE2b(key, i). Nobody can foresee it without the key.

    The hash of the key is published at the start and the key at the end, so that anyone can check.
    """

    __slots__ = ("key",)

    def __init__(self, key: bytes) -> None:
        if len(key) != 32:
            raise ValueError(f"a seed has 32 bytes, not {len(key)}")
        self.key = key

    @property
    def commitment(self) -> str:
        """What is published at the start."""
        return hashlib.sha256(b"bocage-seed:" + self.key).hexdigest()

    def below(self, size: int, index: int) -> int:
        """Draw number `index`, by rejection, so that every value is equally likely."""
        if not 0 < size <= 0x10000000000000000:
            raise ValueError(f"cannot draw below {size}")
        limit = 0x10000000000000000 - 0x10000000000000000 % size
        attempt = 0
        while True:
            data = index.to_bytes(8, "big") + attempt.to_bytes(4, "big")
            word = int.from_bytes(hashlib.blake2b(data, digest_size=8, key=self.key).digest())
            if word < limit:
                return word % size
            attempt += 1

    def wish(self, items: Sequence[str]) -> None:
        """A sealed shuffle has no wish."""
        return


def lots(key: bytes) -> Rng:
    """What draws options before a game with this seed: it tells nothing of the game's own draws."""
    return Rng(_beside(key, "bocage-options"))


def bot_luck(key: bytes, side: str, version: int) -> int:
    """The luck of a bot that decides at a version of a game with this seed, for an `Rng`.

    It tells nothing of the game's own draws; with the seed a bot's choices can be made again.
    """
    return _beside(key, f"bocage-bot {side} {version}")


def _beside(key: bytes, what: str) -> int:
    return int.from_bytes(hashlib.blake2b(what.encode(), digest_size=8, key=key).digest())


class ScriptError(Exception):
    """The script has no value, or no possible value, for a draw."""


class Scripted:
    """Draws given beforehand: whole numbers, or for a shuffle the wished order."""

    __slots__ = ("values",)

    def __init__(self, values: Iterable[int | Sequence[str]] = ()) -> None:
        self.values: list[int | Sequence[str]] = list(values)

    def below(self, size: int, index: int) -> int:
        """The next value of the script."""
        if not self.values:
            raise ScriptError(f"a draw below {size} is needed, but the script has no draws left")
        value = self.values.pop(0)
        if not isinstance(value, int) or not 0 <= value < size:
            raise ScriptError(f"a draw below {size} is needed, but the script says {value!r}")
        return value

    def wish(self, items: Sequence[str]) -> list[str] | None:
        """The order wished for this shuffle, if the script names one; `*`: then all others."""
        if not self.values or isinstance(self.values[0], int):
            return None
        wished = list(self.values.pop(0))  # type: ignore[arg-type]  # not an int: a sequence
        if wished and wished[-1] == "*":
            named = wished[:-1]
            wished = named + [item for item in items if item not in named]
        if sorted(wished) != sorted(items):
            raise ScriptError(f"the script's order {wished} is no order of {sorted(items)}")
        return wished


def indices_for(items: Sequence[T], wished: Sequence[T]) -> list[int]:
    """The Fisher-Yates draws that turn the items into the wished order."""
    work, out = list(items), []
    for i in range(len(work) - 1, 0, -1):
        j = work.index(wished[i], 0, i + 1)
        out.append(j)
        work[i], work[j] = work[j], work[i]
    return out
