"""What docs/own-tables.md tells an owner to do works as it says."""

from pathlib import Path

from bocage.data import DataFiles
from bocage.kernel.engine import Engine
from bocage.kernel.module import load_module

PAGE = Path(__file__).parents[2] / "docs" / "own-tables.md"


def test_the_rows_of_the_page_replace_what_it_says(tmp_path):
    rows, told = (part.split("```")[0] for part in PAGE.read_text("utf-8").split("```text\n")[1:3])
    (tmp_path / "units.rows.tsv").write_text(rows, encoding="utf-8")
    module = load_module("skirmish")
    replaced = DataFiles(module.home / "data", (tmp_path,)).replaced()
    assert told.strip() == f"yours: {', '.join(replaced)}"
    book = Engine(module, "crossroads", overlays=(tmp_path,)).book
    assert (book.counters["b3"].strength, book.counters["b3"].move) == (6, 4)
