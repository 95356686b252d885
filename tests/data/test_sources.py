import pytest

from bocage.data import is_clause, source_kind


@pytest.mark.parametrize(
    "clause",
    ["8", "8.4", "8.4.1", "5.6a", "O21.3.4b", "gl.12", "E.SNI1", "2008:8.6.7", "7.A1a", "3.2.road"],
)
def test_clause_numbers_of_all_rulebooks(clause):
    assert is_clause(clause)


@pytest.mark.parametrize("text", ["", "own", "gl", "8.", ".8", "8 4", "08:4", "public:8", "8-4"])
def test_not_clause_numbers(text):
    assert not is_clause(text)


@pytest.mark.parametrize(
    ("source", "kind"),
    [("8.1", "rulebook"), ("public:x", "public"), ("own", "own"), ("history", "history")],
)
def test_kind(source, kind):
    assert source_kind(source) == kind
