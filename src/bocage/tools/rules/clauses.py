"""The clauses of a game, from its `data/clauses.tsv`."""

from __future__ import annotations

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


class Clause(msgspec.Struct, frozen=True):
    """One numbered rule, in our words."""

    clause: str
    status: Literal["code", "data", "flow", "physical", "ruling", "optional"]
    title_en: str
    title_ja: str
    text_en: str
    text_ja: str
    source: str

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


def find_clause(clauses: Mapping[str, Clause], number: str) -> Clause:
    """The clause of that number; InputError, with the nearest number, if there is none."""
    if number not in clauses:
        raise InputError(unknown(number, clauses))
    return clauses[number]


def unknown(number: str, clauses: Mapping[str, Clause]) -> str:
    """The message for a number that no clause has."""
    return f"clause '{number}' is not in {FILE}{did_you_mean(number, clauses)}"
