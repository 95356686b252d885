"""The list of clauses: what each says in both languages, and which step brings it."""

from __future__ import annotations

import csv
from collections import Counter
from importlib.resources import files

ROWS = list(
    csv.DictReader(
        (files("bocage.games.normandy") / "data" / "clauses.tsv").read_text("utf-8").splitlines(),
        delimiter="\t",
        quoting=csv.QUOTE_NONE,
    )
)


def test_every_clause_stands_once_with_its_step():
    assert len({row["clause"] for row in ROWS}) == len(ROWS) == 615
    later = Counter(row["status"] for row in ROWS if row["status"].startswith("later:"))
    assert later == {"later:N2": 20, "later:N3": 89}


def test_both_languages_are_there():
    for row in ROWS:
        assert all(row.values()), row["clause"]
        assert ("(our ruling:" in row["text_en"]) == ("（当方の裁定：" in row["text_ja"]), row[
            "clause"
        ]
