"""Where a value comes from: the `source` that every row or table has."""

import re
from collections.abc import Collection

from bocage.data.errors import did_you_mean

# Clause numbers of all our rulebooks: 8.4.1, 5.6a, O21.3, gl.12, E.SNI1, another edition's 2008:8.6
_CLAUSE = re.compile(r"(?:[0-9]{4}:)?(?=[0-9A-Za-z.]*[0-9])[0-9A-Za-z]+(?:\.[0-9A-Za-z]+)*")
_WORDS = ("history", "reconstructed", "own")
_PUBLIC = "public:"
YOURS = "yours"  # no source that a file may name: a row that its owner has changed

EXPECTED = "expected a clause number, 'public:<what>', 'history', 'reconstructed' or 'own'"


def is_clause(text: str) -> bool:
    """Whether `text` has the form of a clause number (it need not exist)."""
    return _CLAUSE.fullmatch(text) is not None


def source_kind(source: str) -> str:
    """`rulebook` (a clause), `public`, `history`, `reconstructed`, `own` or `yours`."""
    if source.startswith(_PUBLIC):
        return "public"
    return source if source in (*_WORDS, YOURS) else "rulebook"


def source_problem(source: str, clauses: Collection[str] | None = None) -> str | None:
    """What is wrong with a source, or None; with `clauses`, a clause must be one of them."""
    if not source:
        return f"no source; {EXPECTED}"
    if source in _WORDS or (source.startswith(_PUBLIC) and source[len(_PUBLIC) :].strip()):
        return None
    if not is_clause(source):
        return f"{EXPECTED}, got '{source}'"
    if clauses is not None and source not in clauses:
        return f"unknown clause '{source}'{did_you_mean(source, clauses)}"
    return None
