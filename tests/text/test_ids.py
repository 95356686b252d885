import pytest
from fluent.syntax import FluentParser, ast

from bocage.text import message_id


@pytest.mark.parametrize(
    ("group", "name", "expected"),
    [
        ("unit", "b1", "unit-b1"),
        ("unit", "22/21", "unit-22-21"),
        ("chapter", "2008:5", "chapter-2008-5"),
        ("dates", "31 Jul-2 Aug", "dates-31-Jul-2-Aug"),
        ("space", "Saint-Lô", "space-Saint-L-"),
        ("track", "hand_size", "track-hand_size"),
    ],
)
def test_what_fluent_forbids_becomes_a_hyphen(group, name, expected):
    found = message_id(group, name)
    assert found == expected
    assert isinstance(FluentParser().parse(f"{found} = x").body[0], ast.Message)
