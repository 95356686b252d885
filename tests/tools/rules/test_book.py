"""The rulebook as text, and one clause explained."""

from __future__ import annotations

from pathlib import Path

import pytest

from bocage.kernel.module import InputError
from bocage.text import check_texts
from bocage.tools.rules import book_markdown, explain
from tests.tools.rules.mini import Project


@pytest.fixture
def project(tmp_path):
    project = Project(tmp_path)
    project.clauses({"1.1": "code", "1.2": "physical", "2.1": "optional"})
    for lang, title in (("en", "Mini"), ("ja", "ミニ")):
        project.write(f"src/mini/text/{lang}.ftl", f"game-title = {title}\nchapter-2 = {title} 2\n")
    return project


def test_the_book_has_chapters_clauses_and_the_modules_tables(project, monkeypatch):
    monkeypatch.setattr(
        type(project.module), "book_appendix", lambda self, lang: f"| {lang} |", raising=False
    )
    assert book_markdown(project.module, "en") == (
        "# Mini\n\n## Chapter 1\n\n**1.1 Title 1.1**  \nText 1.1.\n\n"
        "**1.2 Title 1.2** *(at the table only)*  \nText 1.2.\n\n"
        "## 2. Mini 2\n\n**2.1 Title 2.1** *(optional rule)*  \nText 2.1.\n\n| en |\n"
    )
    japanese = book_markdown(project.module, "ja")
    assert "## 第1章" in japanese and "**1.1 題1.1**  \n文1.1。" in japanese


def test_a_module_without_texts_still_has_a_book(tmp_path):
    project = Project(tmp_path)
    project.clauses({"2008:8.6": "code"})
    assert book_markdown(project.module).startswith("# mini\n\n## Chapter 2008:8\n\n**2008:8.6 ")


def test_a_clause_is_explained_with_its_places(project):
    project.rules('@rule("1.1")\ndef f() -> Illegal | None:\n    return refuse("1.1", "x")\n')
    project.tests('@pytest.mark.covers("1.1")\ndef test_f():\n    rules.f()\n')
    project.write("src/mini/data/a.tsv", "# source: 1.1\nid\na\n")
    text = explain(project.module, "1.1").split("\n")
    line = 1 + (project.home / "rules.py").read_text().split("\n").index('@rule("1.1")')
    assert text == [
        "1.1 Title 1.1  [rule]",
        "Text 1.1.",
        "",
        "Code",
        f"  src/mini/rules.py:{line + 1}  f  (marker)",
        f"  src/mini/rules.py:{line + 2}  f  (refusal)",
        "",
        "Tests",
        "  tests/games/mini/test_mini.py::test_f",
        "",
        "Data",
        "  src/mini/data/a.tsv:3  a",
    ]
    assert "  なし" in explain(project.module, "1.2", "ja")


def test_a_number_above_others_lists_them_and_a_clause_tells_what_is_below(tmp_path):
    project = Project(tmp_path)
    numbers = ("8.5", "8.5.6a", "8.5.6b", "8.51", "2008:8.5.6c", "O21a", "O21.1")
    project.clauses(dict.fromkeys(numbers, "physical"))
    heads = [line.split(" ")[0] for line in explain(project.module, "8.5.6").split("\n")]
    assert heads == ["8.5.6a", "8.5.6b", "2008:8.5.6c"]
    assert explain(project.module, "O21").count("\n") == 1
    below = explain(project.module, "8.5").partition("Below it\n")[2].split("\n")
    assert [line.split()[0] for line in below] == ["8.5.6a", "8.5.6b", "2008:8.5.6c"]


def test_an_unknown_clause_is_answered_with_the_nearest(project):
    with pytest.raises(InputError, match=r"clause '1\.3' is not in clauses\.tsv; did you mean"):
        explain(project.module, "1.3")


def test_the_words_of_the_tools_are_complete_in_both_languages():
    from bocage.tools.rules import book

    assert check_texts(Path(book.OWN_TEXT)) == []
