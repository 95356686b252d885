"""What is printed: map, counters, charts and scenarios, as one game uses them.

The rows are typed in rows.py and charts.py, read and checked in tables.py, and put together for a
scenario in book.py; country.py has the ground by hex numbers.
"""

from bocage.games.normandy.book.book import (
    STACK,
    Book,
    load_book,
    map_of,
    printed_map,
    printed_tables,
)

__all__ = ["STACK", "Book", "load_book", "map_of", "printed_map", "printed_tables"]
