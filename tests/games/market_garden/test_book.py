"""The tables: what is said when they cannot be used."""

import pytest

from bocage.data import DataError, DataFiles
from bocage.games.market_garden.book import HOME, load_tables


@pytest.mark.parametrize(
    ("name", "old", "new", "said"),
    [
        (
            "areas.tsv",
            "1\t2\topen\t-\t-\t-\t0\tno",
            "1\t2\topen\t-\t-\t-\t1\tno",
            "1 points for an",
        ),
        ("areas.tsv", "1\t2\topen", "1\t9\topen", "<= 4"),
        ("boundaries.tsv", "1\t22\triver", "1\t99\triver", "unknown '99'"),
        ("boundaries.tsv", "1\t22\triver", "1\t22\tbrook", "unknown 'brook'"),
        ("units.tsv", "4\tF\tstart\t-", "4\tZ\tstart\t-", "unknown 'Z'"),
        ("turns.tsv", "20\t-\t10", "20\t-\t-", "the game may end on this day"),
        ("units.tsv", "2Gren\tallied", "2 Gren\tallied", "cannot be an id"),
    ],
)
def test_what_is_wrong_is_named(tmp_path, name, old, new, said):
    text = (HOME / name).read_text(encoding="utf-8")
    assert old in text
    (tmp_path / name).write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(DataError) as error:
        load_tables(DataFiles(HOME, (tmp_path,)))
    assert name in str(error.value)
    assert said in str(error.value)
