"""A guided first turn: the Allies in the first scenario, who move first."""

from __future__ import annotations

from bocage.art.forecast import Guide, Hint
from bocage.art.panels import Words
from bocage.games.combat_commander.book import Book
from bocage.games.combat_commander.types import ALLIES
from bocage.games.combat_commander.values import is_leader

SCENARIO = "1"


def guide(book: Book, scenario: str) -> Guide | None:
    """From the first look at the map to the end of the first turn.

    Which orders can be given depends on the cards drawn, so those steps wait for nothing.
    """
    if scenario != SCENARIO:
        return None
    return Guide(
        Words("guide-title"),
        ALLIES,
        (*_look(book), *_camp(book), *_cards(), *_move(book), *_fire(), *_end()),
    )


def _look(book: Book) -> tuple[Hint, ...]:
    """The map, the objectives, the units."""
    goals = tuple(at for hexes in book.objective.values() for at in hexes)
    squads = tuple(unit for unit in book.rosters[ALLIES].units if not is_leader(book, unit))
    chiefs = tuple(unit for unit in book.rosters[ALLIES].units if is_leader(book, unit))
    return (
        Hint("map", Words("guide-map"), "2.1", (), goals),
        Hint("units", Words("guide-units"), "3.1", squads),
        Hint("leaders", Words("guide-leaders"), "3.3.1.1a", chiefs),
    )


def _camp(book: Book) -> tuple[Hint, ...]:
    """Setting up."""
    area = book.area(book.plan[ALLIES].area)
    return (
        Hint("setup", Words("guide-setup"), "5c", (), area, "acted:put"),
        Hint("stacks", Words("guide-stacks"), "8.2a", (), area, "prompt:setup-weapon"),
        Hint("weapons", Words("guide-weapons"), "11.2a", (), (), "prompt:order"),
    )


def _cards() -> tuple[Hint, ...]:
    """The hand, and what a card is good for."""
    return (
        Hint("hand", Words("guide-hand"), "1b"),
        Hint("dice", Words("guide-dice"), "1.9a"),
        Hint("triggers", Words("guide-triggers"), "1.9.1a"),
        Hint("orders", Words("guide-orders"), "5.1a"),
        Hint("pass", Words("guide-pass"), "O15"),
    )


def _move(book: Book) -> tuple[Hint, ...]:
    """A Move order by a leader, and what the enemy may do."""
    chiefs = tuple(unit for unit in book.rosters[ALLIES].units if is_leader(book, unit))
    return (
        Hint("move", Words("guide-move"), "O21a", chiefs),
        Hint("activate", Words("guide-activate"), "3.3.1.1b", chiefs),
        Hint("go", Words("guide-go"), "O21.2a"),
        Hint("opfire", Words("guide-opfire"), "A33.1b"),
        Hint("finish", Words("guide-finish"), "O21.2a"),
    )


def _fire() -> tuple[Hint, ...]:
    """A fire attack: group, odds, defence, initiative."""
    return (
        Hint("fire", Words("guide-fire"), "O20.1"),
        Hint("group", Words("guide-group"), "O20.3.1.2"),
        Hint("odds", Words("guide-odds"), "O20.3.3"),
        Hint("defence", Words("guide-defence"), "O20.3.4b"),
        Hint("actions", Words("guide-actions"), "A24.1"),
        Hint("initiative", Words("guide-initiative"), "9.1a"),
    )


def _end() -> tuple[Hint, ...]:
    """The rest of the turn, and of the game."""
    return (
        Hint("melee", Words("guide-melee"), "O16.4a"),
        Hint("recover", Words("guide-recover"), "O22.2b"),
        Hint("end", Words("guide-end"), "5.2"),
        Hint("time", Words("guide-time"), "6.2.2"),
    )
