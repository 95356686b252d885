"""The clauses of a game, from its `data/clauses.tsv`."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import Literal

import msgspec

from bocage.data import DataFiles, load_tsv
from bocage.data.errors import did_you_mean
from bocage.kernel.module import InputError, Module

FILE = "clauses.tsv"

# What each status asks for. `physical` (how to handle pieces on a table) asks for nothing.
NEEDS_CODE = frozenset({"code", "flow", "optional", "ruling"})
NEEDS_TEST = frozenset({"code", "flow", "optional", "data"})
NEEDS_DATA = frozenset({"data"})

Now = Literal["code", "data", "flow", "physical", "ruling", "optional"]
Later = Literal["later:N2", "later:N3"]  # of a game that grows: the step that brings it


class Clause(msgspec.Struct, frozen=True):
    """One numbered rule, in our words."""

    clause: str
    status: Literal[Now, Later]
    title_en: str
    title_ja: str
    text_en: str
    text_ja: str
    source: str
    fills: str = ""  # the clause or chapter of this edition that one of a sister edition fills in

    def title(self, lang: str) -> str:
        """The title in a language."""
        return self.title_ja if lang == "ja" else self.title_en

    def text(self, lang: str) -> str:
        """The rule in a language."""
        return self.text_ja if lang == "ja" else self.text_en

    @property
    def chapter(self) -> str:
        """The number before the first dot."""
        return self.clause.partition(".")[0]


def load_clauses(module: Module) -> dict[str, Clause]:
    """All clauses by number, in the order of the book; DataError if the file is wrong."""
    rows = load_tsv(DataFiles(module.home / "data"), FILE, Clause, key="clause")
    return {row.clause: row for row in rows}


@cache
def clauses_of(module: Module) -> frozenset[str]:
    """The numbers of all clauses, read once."""
    return frozenset(load_clauses(module))


def find_clauses(clauses: Mapping[str, Clause], number: str) -> list[Clause]:
    """The clause of that number and those below it; InputError if there is none.

    `8.5.6` finds `8.5.6`, `8.5.6a` and `8.5.6.1`, and those of a sister edition, `2008:8.5.6b`.
    """
    below = re.compile(rf"(?:\w+:)?{re.escape(number)}(?!\d)")
    found = [clause for name, clause in clauses.items() if below.match(name)]
    exact = clauses.get(number)
    if exact is None and not found:
        raise InputError(unknown(number, clauses))
    return [exact, *(one for one in found if one is not exact)] if exact else found


def unknown(number: str, clauses: Mapping[str, Clause]) -> str:
    """The message for a number that no clause has."""
    return f"clause '{number}' is not in {FILE}{did_you_mean(number, clauses)}"
