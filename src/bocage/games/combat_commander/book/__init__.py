"""What is printed, as one game uses it: the map, the counters, the cards and the charts.

A Book is made of plain rows (see printed.py): the tables of the game, the header of a scenario, a
board and forces. So a situation can have a board of its own.
"""

from bocage.games.combat_commander.book.blank import blank_book, small_board
from bocage.games.combat_commander.book.book import HOME, Book, Chit, load_book, printed_tables
from bocage.games.combat_commander.book.counters import (
    Boxed,
    Card,
    Counter,
    Item,
    RadioRow,
    Stats,
    WeaponRow,
)
from bocage.games.combat_commander.book.printed import Board
from bocage.games.combat_commander.book.scenario import (
    EDGES,
    OPPOSITE,
    RANDOM,
    Force,
    Scenario,
    area_text,
    hand_size,
)

__all__ = [
    "EDGES",
    "HOME",
    "OPPOSITE",
    "RANDOM",
    "Board",
    "Book",
    "Boxed",
    "Card",
    "Chit",
    "Counter",
    "Force",
    "Item",
    "RadioRow",
    "Scenario",
    "Stats",
    "WeaponRow",
    "area_text",
    "blank_book",
    "hand_size",
    "load_book",
    "printed_tables",
    "small_board",
]
