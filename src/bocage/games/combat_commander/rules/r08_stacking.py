"""Chapter 8 - Stacking at the end of a turn; E52 - Deploy: a squad becomes two teams."""

from __future__ import annotations

from collections.abc import Sequence

from bocage.games.combat_commander.book import Book
from bocage.games.combat_commander.rules.common import eliminate, replace_unit, spare_teams
from bocage.games.combat_commander.rules.offers import choose_units
from bocage.games.combat_commander.state import limit_at, side_at, soldiers
from bocage.games.combat_commander.types import (
    MARKS,
    Choose,
    D,
    Deploy,
    Overstacked,
    Public,
    Seen,
    Side,
)
from bocage.kernel.api import (
    Action,
    AnyOf,
    Ask,
    Choice,
    Form,
    Illegal,
    Pick,
    Step,
    Subset,
    refuse,
    rule,
)

# -- deploying ------------------------------------------------------------------------------


def marks_of(public: Public, unit: str) -> tuple[str, ...]:
    """What a squad has that only one of two teams can get."""
    state = public.units[unit]
    return tuple(mark for mark in MARKS if getattr(state, mark))


def can_deploy(book: Book, public: Public, side: Side) -> bool:
    """Whether two teams of the side's quality are left in the counter mix."""
    return len(spare_teams(book, public, side)) > 1


def squads_of(book: Book, public: Public, units: Sequence[str]) -> list[str]:
    """The squads among some units."""
    return [unit for unit in units if book.units[unit].type == "squad"]


@rule("E52.1", "E52.2a")
def why_not_deploy(
    book: Book, public: Public, squads: Sequence[str], action: Deploy
) -> Illegal | None:
    """One of these squads, two teams left, and only marks that it has for the second team."""
    if action.unit not in squads:
        return refuse("E52.1", "wrong-unit", unit=action.unit)
    if not can_deploy(book, public, book.units[action.unit].side):
        return refuse("E52.1", "no-teams")  # equivalent: a Deploy is only offered with teams left
    marks = marks_of(public, action.unit)
    for mark in action.second:
        if mark not in marks:
            return refuse("E52.2a", "no-such-mark", unit=action.unit, mark=mark)
    return None


def deploy_form(book: Book, public: Public, squads: Sequence[str]) -> Form:
    """Which squad, and what its second team gets."""
    parts = (
        Pick("unit", lambda done: squads),
        Subset("second", lambda done: marks_of(public, done["unit"])),
    )
    return Form(Deploy, parts, lambda action: why_not_deploy(book, public, squads, action))


@rule("E52.1", "E52.2a", "E52.2b")
def deploy(book: Book, d: D, action: Deploy, clause: str) -> None:
    """Two teams take the place of the squad; whatever was to happen to it happens to both."""
    side = book.units[action.unit].side
    first, second = spare_teams(book, d.public, side)[:2]
    replace_unit(d, action.unit, (first, second), clause, action.second)


# -- the end of a turn ----------------------------------------------------------------------


@rule("3b", "8.2a", "8.2b")
def overstacked(book: Book, public: Public, side: Side) -> list[str]:
    """The hexes in which a side has too many soldiers, in the order of the book."""
    men = soldiers(book, public, side)
    found = [at for at, count in men.items() if count > limit_at(book, public, at)]
    return sorted(found, key=book.index.__getitem__)


@rule("8.2b", "8.2c")
class OverstackedStep(Step):
    """A side brings hex after hex back to the limit: one Deploy, then units are eliminated."""

    def run(self, book: Book, d: D, f: Overstacked) -> None:
        """Find the hexes; go to the next one when a hex is in order."""
        hexes = overstacked(book, d.public, f.side)
        if f.stage == "start":
            return d.goto("next", hexes=tuple(hexes)) if hexes else d.finish()
        if not f.hexes:
            return d.finish()
        if f.hexes[0] not in hexes:
            return d.goto("next", hexes=f.hexes[1:], deployed=False)
        return None

    def who(self, book: Book, public: Public, f: Overstacked) -> tuple[Ask, ...]:
        """The owner."""
        return (Ask(f.side, "stack", "8.2b", {"hex": f.hexes[0]}),)

    def choice(self, book: Book, seen: Seen, f: Overstacked, ask: Ask) -> Choice:
        """A unit to eliminate; before the first, a squad to deploy."""
        there = side_at(book, seen.public, f.hexes[0], f.side)
        units = choose_units(there, "8.2b")
        squads = squads_of(book, seen.public, there)
        if f.deployed or not squads or not can_deploy(book, seen.public, f.side):
            return units
        return AnyOf("8.2b", deploy_form(book, seen.public, squads), units)

    def take(self, book: Book, d: D, f: Overstacked, side: str, action: Action) -> None:
        """Deploy it, or eliminate it."""
        if isinstance(action, Deploy):
            deploy(book, d, action, "8.2c")
        elif isinstance(action, Choose):
            eliminate(book, d, action.unit, "8.2b")
        d.goto("next", deployed=True)
