"""A guided first turn: the Allies in the first scenario, who move first."""

from __future__ import annotations

from bocage.art.forecast import Guide, Hint
from bocage.art.panels import Words
from bocage.games.combat_commander.book import Book
from bocage.games.combat_commander.state import is_leader
from bocage.games.combat_commander.types import ALLIES

SCENARIO = "1"


def guide(book: Book, scenario: str) -> Guide | None:
    """From the first look at the map to the end of the first turn.

    Which orders can be given depends on the cards drawn: cards of an order that cannot are leapt.
    """
    if scenario != SCENARIO:
        return None
    chiefs = tuple(unit for unit in book.rosters[ALLIES].units if is_leader(book, unit))
    steps = (
        *_look(book, chiefs),
        *_camp(book),
        *_cards(),
        *_move(chiefs),
        *_fire(),
        *_end(),
    )
    return Guide(Words("guide-title"), ALLIES, steps, _asides())


def _look(book: Book, chiefs: tuple[str, ...]) -> tuple[Hint, ...]:
    """The map, the objectives, the units."""
    goals = tuple(at for hexes in book.objective.values() for at in hexes)
    squads = tuple(unit for unit in book.rosters[ALLIES].units if unit not in chiefs)
    return (
        Hint("map", Words("guide-map"), "2.1", (), goals),
        Hint("units", Words("guide-units"), "3.1", squads),
        Hint("leaders", Words("guide-leaders"), "3.3.1.1a", chiefs),
    )


def _camp(book: Book) -> tuple[Hint, ...]:
    """Setting up."""
    area = book.area(book.plan[ALLIES].area)
    units, arms = "prompt:setup-unit", "prompt:setup-weapon"
    return (
        Hint("setup", Words("guide-setup"), "5c", (), area, (units,), "acted:put"),
        Hint("stacks", Words("guide-stacks"), "8.2a", (), area, (units,), arms),
        Hint("weapons", Words("guide-weapons"), "11.2a", (), (), (arms,), "prompt:order"),
    )


def _cards() -> tuple[Hint, ...]:
    """The hand, and what a card is good for."""
    return (
        Hint("hand", Words("guide-hand"), "1b", when=("prompt:order",)),
        Hint("dice", Words("guide-dice"), "1.9a"),
        Hint("triggers", Words("guide-triggers"), "1.9.1a"),
        Hint("orders", Words("guide-orders"), "5.1a"),
        Hint("pass", Words("guide-pass"), "O15"),
    )


def _move(chiefs: tuple[str, ...]) -> tuple[Hint, ...]:
    """A Move order by a leader, and what the enemy may do."""
    order, can, give = "prompt:order", "can:move", "do:move"
    asked = "prompt:move"
    return (
        Hint("move", Words("guide-move"), "O21a", (), (), (order, can), "field:move.card"),
        Hint("who", Words("guide-who"), "3.3.1.1b", chiefs, (), (order, give), "acted:move"),
        Hint("go", Words("guide-go"), "O21.2a", when=(asked,), until="acted:go"),
        Hint("moved", Words("guide-moved"), "O21.2a", when=(asked,), until="acted:finish"),
    )


def _fire() -> tuple[Hint, ...]:
    """A fire attack: group, odds, defence."""
    order, can, give = "prompt:order", "can:fire", "do:fire"
    asked = "prompt:fire"
    return (
        Hint("fire", Words("guide-fire"), "O20.1", (), (), (order, can), "field:fire.card"),
        Hint("group", Words("guide-group"), "O20.3.1.2", when=(order, give), until="acted:fire"),
        Hint("odds", Words("guide-odds"), "O20.3.1.2", when=(asked,), until="acted:shoot"),
        Hint("fired", Words("guide-fired"), "O20.3.4b", when=(asked,), until="acted:finish"),
    )


def _end() -> tuple[Hint, ...]:
    """The rest of the turn, and of the game."""
    return (
        Hint("end", Words("guide-end"), "5.2", when=("prompt:order", "can:end"), until="acted:end"),
        Hint("initiative", Words("guide-initiative"), "9.1a"),
        Hint("melee", Words("guide-melee"), "O16.4a"),
        Hint("recover", Words("guide-recover"), "O22.2b"),
        Hint("time", Words("guide-time"), "6.2.2"),
    )


def _asides() -> tuple[Hint, ...]:
    """What cards and the enemy may bring in between."""
    poor = ("prompt:order", "cannot:move", "cannot:fire", "cannot:end")
    actions = ("prompt:shield|boost|wounds|ambush|quarter|dig-in|after-pass",)
    return (
        Hint("poor", Words("guide-poor"), "O15", when=poor),
        Hint("walk", Words("guide-walk"), "A33.1b", when=("prompt:walk",)),
        Hint("entered", Words("guide-entered"), "A33.1b", when=("prompt:entered",)),
        Hint("actions", Words("guide-actions"), "A24.1", when=actions),
        Hint("reroll", Words("guide-reroll"), "9.1a", when=("prompt:reroll",)),
        Hint("defend", Words("guide-defend"), "O20.3.4b", when=("prompt:defend",)),
        Hint("retreat", Words("guide-retreat"), "O23.3.1", when=("prompt:retreat",)),
    )
