"""Events about works and smoke: E47, E53, E55, E69, E70, E73."""

from __future__ import annotations

from typing import ClassVar

from bocage.games.combat_commander.book import Book
from bocage.games.combat_commander.rules.events.base import AtRandomHex, Handler
from bocage.games.combat_commander.rules.markers import (
    put_fort,
    put_smoke,
    remove_fort,
    why_not_fort,
    why_not_smoke,
)
from bocage.games.combat_commander.rules.offers import choose_hexes
from bocage.games.combat_commander.types import ChooseHex, D, Happening, Public, Seen
from bocage.kernel.api import Action, Ask, Choice, rule


class Works(AtRandomHex):
    """A fortification at a random hex, if it may lie there; none where the scenario forbids it."""

    what: ClassVar[str] = ""

    @rule("S5.2")
    def idle(self, book: Book) -> bool:
        """Scenario 5: no fortification comes into play."""
        return book.special("no-forts")

    @rule("E47", "E69", "E73")
    def found(self, book: Book, d: D, f: Happening) -> None:
        """There, or nothing happens."""
        if put_fort(book, d, f.at, self.what, self.clause):
            return d.finish()
        return self.nothing(d, f)


@rule("E47")
class BoobyTrap(Works):
    """Mines; who is there is attacked only when he leaves."""

    clause: ClassVar[str] = "E47"
    what: ClassVar[str] = "mines"


@rule("E69")
class Rubble(Works):
    """Wire."""

    clause: ClassVar[str] = "E69"
    what: ClassVar[str] = "wire"


@rule("E73")
class Shellholes(Works):
    """Foxholes."""

    clause: ClassVar[str] = "E73"
    what: ClassVar[str] = "foxholes"


@rule("E53")
class Dust(AtRandomHex):
    """Smoke at a random hex that is no water and does not burn."""

    clause: ClassVar[str] = "E53"

    def found(self, book: Book, d: D, f: Happening) -> None:
        """There, or nothing happens."""
        if why_not_smoke(book, d.public, f.at) is not None:
            return self.nothing(d, f)
        put_smoke(book, d, f.at, "E53")
        return d.finish()


# -- works of one's choice ------------------------------------------------------------------


class MayChooseHex(Handler):
    """The drawer may choose one of some hexes."""

    def hexes(self, book: Book, public: Public, f: Happening) -> list[str]:
        """Which ones."""
        raise NotImplementedError

    def treat(self, book: Book, d: D, f: Happening, at: str) -> None:
        """What happens there."""
        raise NotImplementedError

    def run(self, book: Book, d: D, f: Happening) -> None:
        """None: nothing happens."""
        if not self.hexes(book, d.public, f):
            self.nothing(d, f)

    def choice(self, book: Book, seen: Seen, f: Happening, ask: Ask) -> Choice:
        """A hex, or none."""
        return choose_hexes(self.hexes(book, seen.public, f), self.clause, may=True)

    def take(self, book: Book, d: D, f: Happening, side: str, action: Action) -> None:
        """There, or nowhere."""
        if isinstance(action, ChooseHex):
            self.treat(book, d, f, action.at)
        d.finish()


@rule("E55")
class Entrench(MayChooseHex):
    """The drawer may put foxholes where a unit of his is."""

    clause: ClassVar[str] = "E55"

    def hexes(self, book: Book, public: Public, f: Happening) -> list[str]:
        """Where he has a unit, neither in water nor with other works."""
        used = dict.fromkeys(s.at for u, s in public.units.items() if book.units[u].side == f.side)
        return [at for at in used if why_not_fort(book, public, at) is None]

    def treat(self, book: Book, d: D, f: Happening, at: str) -> None:
        """Foxholes."""
        put_fort(book, d, at, "foxholes", "E55")


@rule("E70")
class Sappers(MayChooseHex):
    """The drawer may remove mines or wire."""

    clause: ClassVar[str] = "E70"

    def hexes(self, book: Book, public: Public, f: Happening) -> list[str]:
        """Where some are."""
        return [at for at, fort in public.forts.items() if fort in ("mines", "wire")]

    def treat(self, book: Book, d: D, f: Happening, at: str) -> None:
        """They are gone."""
        remove_fort(d, at, "E70")
