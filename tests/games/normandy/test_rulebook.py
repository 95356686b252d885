"""The rulebook in docs/ is what the clauses say."""

from pathlib import Path

import pytest

from bocage.games.normandy import module
from bocage.tools.rules import book_markdown

DOCS = Path(__file__).parents[3] / "docs" / "games"


@pytest.mark.parametrize(
    ("lang", "file"), [("en", "normandy-rules.md"), ("ja", "normandy-rules.ja.md")]
)
def test_the_rulebook_in_docs_is_up_to_date(lang, file):
    # To renew: .venv/bin/bocage rules normandy --book --lang LANG > docs/games/FILE
    assert (DOCS / file).read_text(encoding="utf-8") == book_markdown(module, lang)
