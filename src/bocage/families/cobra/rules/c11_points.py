"""Chapter 11 - Command limits."""

from __future__ import annotations

from bocage.families.cobra.book import Book
from bocage.families.cobra.counters import Group
from bocage.kernel.api import Illegal, refuse, rule


@rule("cmd.1", "2008:11.3.1a")
def why_not_more(book: Book, group: Group, turn: int, made: int) -> Illegal | None:
    """Attacks, and apart from them overruns, are limited for the Allied groups, not for Germans."""
    limit = book.edition.limit(group, turn)
    if limit is None or made < limit:
        return None
    if group == "us":
        return refuse(book.cite("cmd.3", "2008:11.3.1a"), "command-limit", group=group, limit=limit)
    return refuse(book.cite("cmd.2", "2008:11.3.1a"), "command-limit", group=group, limit=limit)
