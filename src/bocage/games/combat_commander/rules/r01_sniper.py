"""1.9.1.3 - A sniper: one unit in or next to a random hex may be broken."""

from __future__ import annotations

from bocage.games.combat_commander.book import Book
from bocage.games.combat_commander.events.happen import SniperAimed
from bocage.games.combat_commander.rules.common import break_units
from bocage.games.combat_commander.rules.offers import choose_units
from bocage.games.combat_commander.rules.r01_rolls import empty, random_hex
from bocage.games.combat_commander.rules.s_specials import sniper_reach
from bocage.games.combat_commander.types import Choose, D, Public, Seen, Sniper, TimeAdvance
from bocage.kernel.api import Action, Ask, Choice, Step, rule


@rule("1.9.1.3a")
def in_reach(book: Book, public: Public, f: Sniper) -> list[str]:
    """The units of either side in or next to the hex."""
    far = sniper_reach(book, f.side)
    distance = book.distance[f.at]
    return [unit for unit, state in public.units.items() if distance[state.at] <= far]


@rule("1.9.1.3a", "1.9.1.3b", "6.1.2i")
class SniperStep(Step):
    """The roller reveals a random hex and may break one unit there or next to it."""

    def run(self, book: Book, d: D, f: Sniper) -> None:
        """The hex; nobody near it, nothing happens."""
        match f.stage:
            case "start":
                if empty(d.public, f.side):
                    return d.call(TimeAdvance(side=f.side), "start")
                at = random_hex(book, d, f.side, "1.9.1.3a")
                d.emit(SniperAimed("1.9.1.3a", f.side, at))
                d.goto("aimed", at=at)
            case "aimed" if not in_reach(book, d.public, f):
                d.finish()
            case "over":
                d.finish()
        return None

    def who(self, book: Book, public: Public, f: Sniper) -> tuple[Ask, ...]:
        """The roller."""
        return (Ask(f.side, "sniper", "1.9.1.3a", {"hex": f.at}),)

    def choice(self, book: Book, seen: Seen, f: Sniper, ask: Ask) -> Choice:
        """A unit, or none."""
        return choose_units(in_reach(book, seen.public, f), "1.9.1.3a", may=True)

    def take(self, book: Book, d: D, f: Sniper, side: str, action: Action) -> None:
        """Break it."""
        if isinstance(action, Choose):
            return break_units(d, (action.unit,), "1.9.1.3b", "over")
        return d.goto("over")
