import pytest

from bocage.data import DataError, DataFiles, Origin, origins


def test_origins_of_all_tables(tmp_path):
    base, mine = tmp_path / "base", tmp_path / "mine"
    base.mkdir()
    mine.mkdir()
    (base / "units.tsv").write_text("id\tsource\nA\t5.1\nB\town\n")
    (mine / "units.tsv").write_text("# source: own\nid\tsource\nA\t5.1\nB\t\nC\t\n")
    (base / "crt.toml").write_text('source = "8.1"\nx = 1\n[y]\nz = 1\n')
    (base / "setup.toml").write_text(
        'source = "5"\nturns = 4\n[weather]\nsource = "public:an almanac"\n'
        '[[group]]\nsource = "history"\n[[group]]\n'
    )
    assert origins(DataFiles(base, (mine,))) == [
        Origin("crt.toml", "", 2, (("8.1", 2),), False),
        Origin("setup.toml", "", 1, (("5", 1),), False),
        Origin("setup.toml", "weather", 1, (("public:an almanac", 1),), False),
        Origin("setup.toml", "group", 2, (("history", 1), ("5", 1)), False),
        Origin("units.tsv", "", 3, (("5.1", 1), ("own", 2)), True),
    ]


def test_kinds_of_source():
    sources = (("5.1", 2), ("5.2", 1), ("public:x", 3), ("history", 4), ("own", 5))
    assert Origin("x.tsv", "", 15, sources, False).kinds() == {
        "rulebook": 3,
        "public": 3,
        "history": 4,
        "own": 5,
    }


def test_a_file_without_source_is_refused(tmp_path):
    (tmp_path / "crt.toml").write_text("x = 1\n")
    with pytest.raises(DataError, match=r"^crt\.toml: key 'x': no source; "):
        origins(DataFiles(tmp_path))


def test_what_its_owner_changed_is_not_called_printed(tmp_path):
    base, mine = tmp_path / "base", tmp_path / "mine"
    base.mkdir()
    mine.mkdir()
    (base / "units.tsv").write_text("id\tn\tsource\nA\t1\t5.1\nB\t1\t5.1\nC\t1\t5.1\n")
    (mine / "units.rows.tsv").write_text("id\tn\tsource\nA\t2\t5.1\nB\t2\thistory\n")
    (base / "scenarios.toml").write_text('source = "1"\n[a]\nx = 1\n[b]\nx = 1\n')
    (mine / "scenarios.toml").write_text('source = "1"\n[a]\nx = 2\n[b]\nx = 1\n')
    scenarios, units = origins(DataFiles(base, (mine,)))
    assert scenarios.sources == (("yours", 1), ("1", 1))
    assert units.sources == (("yours", 1), ("history", 1), ("5.1", 1))
    assert units.kinds() == {"yours": 1, "history": 1, "rulebook": 1}
