import shutil
from importlib.resources import files as package_files

import pytest

from bocage.data import DataError, DataFiles


@pytest.fixture
def base(tmp_path):
    base = tmp_path / "base"
    (base / "scenarios").mkdir(parents=True)
    (base / "__pycache__").mkdir()
    (base / "__init__.py").touch()
    (base / ".hidden").touch()
    (base / "notes.md").touch()
    (base / "units.tsv").write_text("id\nA\n")
    (base / "crt.toml").write_text("x = 1\n")
    (base / "scenarios" / "short.toml").write_text("y = 1\n")
    return base


@pytest.fixture
def overlay(tmp_path):
    overlay = tmp_path / "mine"
    overlay.mkdir()
    return overlay


def test_names_are_the_tables_sorted(base):
    assert DataFiles(base).names() == ("crt.toml", "scenarios/short.toml", "units.tsv")


def test_a_package_directory_can_be_the_base():
    assert DataFiles(package_files("bocage.data")).names() == ()


def test_read_from_the_base(base):
    source = DataFiles(base).read("scenarios/short.toml")
    assert (source.text, source.path_for_messages, source.overlaid) == (
        "y = 1\n",
        "scenarios/short.toml",
        False,
    )


def test_read_from_the_last_overlay(base, overlay, tmp_path):
    second = tmp_path / "second"
    second.mkdir()
    (overlay / "units.tsv").write_text("id\nB\n")
    (second / "units.tsv").write_text("id\nC\n")
    files = DataFiles(base, (overlay, second))
    source = files.read("units.tsv")
    assert source.text == "id\nC\n"
    assert source.path_for_messages == str(second / "units.tsv")
    assert source.overlaid
    assert files.overlaid() == ("units.tsv",)
    assert not files.read("crt.toml").overlaid


def test_overlay_replaces_a_file_in_a_directory(base, overlay):
    (overlay / "scenarios").mkdir()
    (overlay / "scenarios" / "short.toml").write_text("y = 2\n")
    assert DataFiles(base, (overlay,)).read("scenarios/short.toml").text == "y = 2\n"


def test_overlay_that_replaces_nothing_is_refused(base, overlay):
    (overlay / "unit.tsv").touch()
    with pytest.raises(DataError) as error:
        DataFiles(base, (overlay,))
    assert str(error.value) == (
        f"{overlay}/unit.tsv: replaces nothing; "
        "names allowed: crt.toml, scenarios/short.toml, units.tsv"
    )


def test_overlay_that_is_not_there_is_refused(base, tmp_path):
    with pytest.raises(DataError) as error:
        DataFiles(base, (tmp_path / "none",))
    assert str(error.value) == f"{tmp_path}/none: expected a directory of data files"


def test_unknown_name(base):
    with pytest.raises(DataError) as error:
        DataFiles(base).read("unit.tsv")
    assert str(error.value) == "unit.tsv: no such data file; did you mean 'units.tsv'?"


def test_not_utf8(base):
    (base / "units.tsv").write_bytes("id\nCafé\n".encode("latin-1"))
    with pytest.raises(DataError) as error:
        DataFiles(base).read("units.tsv")
    assert str(error.value) == "units.tsv: row 2: expected UTF-8 text"


def test_line_ends_and_byte_order_mark_make_no_difference(base):
    digest = DataFiles(base).digest()
    (base / "units.tsv").write_bytes(b"\xef\xbb\xbfid\r\nA\r\n")
    assert DataFiles(base).read("units.tsv").text == "id\nA\n"
    assert DataFiles(base).digest() == digest


def test_digests_depend_on_content_only(base, overlay, tmp_path):
    plain = DataFiles(base)
    assert plain.overlay_digest() == ""
    assert DataFiles(base, (overlay,)).overlay_digest() == ""
    assert len(plain.digest()) == 64
    (overlay / "units.tsv").write_text("id\nB\n")
    overlaid = DataFiles(base, (overlay,))
    elsewhere = DataFiles(base, (shutil.copytree(overlay, tmp_path / "elsewhere"),))
    assert len(overlaid.overlay_digest()) == 64
    assert overlaid.overlay_digest() == elsewhere.overlay_digest()
    assert overlaid.digest() == elsewhere.digest() != plain.digest()
    (overlay / "units.tsv").write_text("id\nC\n")
    assert DataFiles(base, (overlay,)).overlay_digest() != elsewhere.overlay_digest()


def test_single_rows_of_a_table_are_replaced(base, overlay):
    (base / "sides.tsv").write_text(
        "# of the map\na\tb\triver\n01\t02\tno\n01\t03\tno\n\n02\t03\tyes\n"
    )
    (overlay / "sides.rows.tsv").write_text("a\tb\triver\n01\t03\tyes\n")
    files = DataFiles(base, (overlay,))
    source = files.read("sides.tsv")
    assert source.text == "# of the map\na\tb\triver\n01\t02\tno\n01\t03\tyes\n\n02\t03\tyes\n"
    assert source.overlaid and "sides.rows.tsv" in source.path_for_messages
    assert files.overlaid() == ("sides.tsv",)
    assert files.replaced() == ("sides.tsv (01 03)",)
    assert files.overlay_digest() not in ("", DataFiles(base).digest())


@pytest.mark.parametrize(
    ("rows", "told"),
    [
        ("id\nB\n", "row 2.*replaces no row: B"),
        ("name\nA\n", "expected the header id"),
        ("", "expected the header id"),
    ],
)
def test_rows_that_replace_nothing_are_refused(base, overlay, rows, told):
    (overlay / "units.rows.tsv").write_text(rows)
    with pytest.raises(DataError, match=rf"units\.rows\.tsv.*{told}"):
        DataFiles(base, (overlay,)).read("units.tsv")


def test_rows_of_no_table_are_refused(base, overlay):
    (overlay / "moon.rows.tsv").write_text("id\nA\n")
    with pytest.raises(DataError, match="replaces nothing"):
        DataFiles(base, (overlay,))


def test_many_replaced_rows_are_counted(base, overlay):
    rows = "id\tn\n" + "".join(f"u{n}\t1\n" for n in range(7))
    (base / "many.tsv").write_text(rows)
    (overlay / "many.rows.tsv").write_text(rows.replace("\t1", "\t2"))
    assert DataFiles(base, (overlay,)).replaced() == ("many.tsv (u0, u1, u2, u3, u4, +2)",)


ROWS = "id\tn\tsource\nA\t1\town\nB\t2\town\nC\t3\town\n"


@pytest.mark.parametrize(
    ("mine", "told"),
    [
        (ROWS, ()),
        ("# my notes\n" + ROWS.replace("\n", "\r\n") + "\n\n", ()),
        (ROWS.replace("B\t2", "B\t5"), ("units.tsv (B)",)),
        (ROWS.replace("B\t2\town\n", "") + "D\t4\town\n", ("units.tsv (+D, -B)",)),
        (ROWS.replace("\tn\t", "\tm\t"), ("units.tsv",)),
        ("# source: history\n" + ROWS, ("units.tsv",)),
    ],
)
def test_what_differs_in_a_whole_table_is_told(base, overlay, mine, told):
    (base / "units.tsv").write_text(ROWS)
    (overlay / "units.tsv").write_text(mine)
    files = DataFiles(base, (overlay,))
    assert files.replaced() == told
    assert bool(files.overlaid()) == bool(files.overlay_digest()) == bool(told)


def test_what_differs_in_a_toml_file_is_told(base, overlay):
    (overlay / "crt.toml").write_text("x = 2\n[more]\n")
    (overlay / "scenarios").mkdir()
    (overlay / "scenarios" / "short.toml").write_text("oops")
    told = ("crt.toml (x, +more)", "scenarios/short.toml")
    assert DataFiles(base, (overlay,)).replaced() == told


def test_columns_that_no_row_needs_to_be_told_apart_may_be_changed(base, overlay):
    header = "scenario\titem\tcount\tat\n"
    (base / "forces.tsv").write_text(
        header + "1\trifle\t4\t-\n1\tgun\t4\t-\n2\trifle\t4\t-\n2\trifle\t4\t3\n"
    )
    (overlay / "forces.rows.tsv").write_text(header + "1\trifle\t6\t-\n")
    files = DataFiles(base, (overlay,))
    assert "1\trifle\t6\t-\n1\tgun" in files.read("forces.tsv").text
    assert files.replaced() == ("forces.tsv (1 rifle -)",)
    (overlay / "forces.rows.tsv").write_text(header + "1\trifles\t6\t-\n")
    told = (
        r"no row: 1 rifles -; did you mean '1 rifle -'\?; rows are told apart by scenario, item, at"
    )
    with pytest.raises(DataError, match=told):
        files.read("forces.tsv")
