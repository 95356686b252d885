import pickle
from enum import Enum
from typing import Annotated, Literal, NewType

import msgspec
import pytest

from bocage.data import DataError, DataFiles, check_refs, load_tsv

UnitId = NewType("UnitId", str)


class Size(Enum):
    COMPANY = "I"
    BATTALION = "II"


class Unit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: UnitId
    move: int
    armour: bool
    traits: tuple[str, ...]
    arrives: int | None
    source: str


class Choosy(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    side: Literal["axis", "allied"]
    size: Size
    steps: Annotated[int, msgspec.Meta(ge=1)] = 1
    turns: tuple[int, ...] = ()

    def __post_init__(self):
        if self.id == "bad":
            raise ValueError("a bad unit")


class Plain(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    at: str | None = None
    near: tuple[str, ...] = ()


HEADER = "id\tmove\tarmour\ttraits\tarrives\tsource\n"


@pytest.fixture
def load(tmp_path):
    def load(text, row=Unit, **options):
        (tmp_path / "units.tsv").write_text(text)
        return load_tsv(DataFiles(tmp_path), "units.tsv", row, **options)

    return load


@pytest.fixture
def refused(load):
    def refused(text, row=Unit, **options):
        with pytest.raises(DataError) as error:
            load(text, row, **options)
        return str(error.value)

    return refused


def test_cells_by_type(load):
    rows = load(
        "# a comment\n" + HEADER + "A\t4\tyes\ta, b\t-\t5.1\n\n# more\nB\t-1\t0\t-\t3\thistory\n"
    )
    assert rows == (
        Unit(UnitId("A"), 4, True, ("a", "b"), None, "5.1"),
        Unit(UnitId("B"), -1, False, (), 3, "history"),
    )
    assert rows.lines == (3, 6)
    assert pickle.loads(pickle.dumps(rows)).lines == rows.lines
    assert isinstance(rows, tuple)


def test_choices_enums_bounds_and_defaults(load):
    text = "# source: own\nid\tside\tsize\tturns\nA\taxis\tII\t1,2\n"
    assert load(text, Choosy) == (Choosy("A", "axis", Size.BATTALION, 1, (1, 2)),)


def test_source_of_the_whole_table(load):
    text = "# source: public:a list\nid\tmove\tarmour\ttraits\tarrives\nA\t1\t1\t\t\n"
    assert load(text)[0].source == "public:a list"


def test_source_of_a_row_goes_before_that_of_the_table(load):
    text = "# source: own\n" + HEADER + "A\t1\t1\t\t\t\nB\t1\t1\t\t\t2008:8.6.7\n"
    assert [row.source for row in load(text)] == ["own", "2008:8.6.7"]


def test_source_column_need_not_be_a_field(load):
    assert load("id\tsource\nA\town\n", Plain) == (Plain("A"),)


def test_duplicates_allowed_if_told(load):
    assert len(load("# source: own\nid\nA\nA\n", Plain, key=None)) == 2


def test_key_of_two_columns(load, refused):
    assert len(load("# source: own\nid\tat\nA\t1\nA\t2\n", Plain, key=("id", "at"))) == 2
    assert refused("# source: own\nid\tat\nA\t1\nA\t1\n", Plain, key=("id", "at")) == (
        "units.tsv: row 4, column 'id, at': 'A, 1' stands already in row 3; must be unique"
    )


def test_overlaid_file_is_named_with_its_path(tmp_path):
    (tmp_path / "base").mkdir()
    (tmp_path / "mine").mkdir()
    (tmp_path / "base" / "units.tsv").write_text("# source: own\nid\nA\n")
    (tmp_path / "mine" / "units.tsv").write_text("# source: own\nname\nA\n")
    with pytest.raises(DataError) as error:
        load_tsv(DataFiles(tmp_path / "base", (tmp_path / "mine",)), "units.tsv", Plain)
    assert str(error.value) == (
        f"{tmp_path}/mine/units.tsv: row 2, column 'name': unknown column; "
        "expected one of id, at, near"
    )


@pytest.mark.parametrize(
    ("cells", "message"),
    [
        ("A\ttwo\t1\t-\t-\town", "column 'move': expected a whole number, got 'two'"),
        ("A\t1.5\t1\t-\t-\town", "column 'move': expected a whole number, got '1.5'"),
        ("A\t\t1\t-\t-\town", "column 'move': expected a whole number, got ''"),
        ("A\t1\ttrue\t-\t-\town", "column 'armour': expected 0, 1, yes or no, got 'true'"),
        ("A\t1\t1\ta,,b\t-\town", "column 'traits': expected items between commas, got 'a,,b'"),
        ("A\t1\t1\t-\tlate\town", "column 'arrives': expected a whole number, got 'late'"),
        ("\t1\t1\t-\t-\town", "column 'id': may not be empty"),
    ],
)
def test_bad_cell(refused, cells, message):
    assert refused(HEADER + cells + "\n") == f"units.tsv: row 2, {message}"


@pytest.mark.parametrize(
    ("cells", "message"),
    [
        ("A\taxsi\tI\t1", "row 3, column 'side': unknown 'axsi'; did you mean 'axis'?"),
        ("A\tred\tI\t1", "row 3, column 'side': unknown 'red'; expected one of axis, allied"),
        ("A\taxis\tX\t1", "row 3, column 'size': unknown 'X'; expected one of I, II"),
        ("A\taxis\tI\t0", "row 3, column 'steps': expected a whole number >= 1, got '0'"),
        ("bad\taxis\tI\t1", "row 3: a bad unit"),
    ],
)
def test_bad_choice(refused, cells, message):
    text = "# source: own\nid\tside\tsize\tsteps\n" + cells + "\n"
    assert refused(text, Choosy) == f"units.tsv: {message}"


def test_missing_column(refused):
    assert refused("# x\nid\tarmour\ttraits\tarrives\tsource\n") == (
        "units.tsv: row 2, column 'move': missing column; "
        "expected id, move, armour, traits, arrives, source"
    )


def test_unknown_column(refused):
    assert refused(HEADER.replace("move", "mvoe")) == (
        "units.tsv: row 1, column 'mvoe': unknown column; did you mean 'move'?"
    )


def test_column_twice(refused):
    assert refused("id\tid\nA\tB\n", Plain) == ("units.tsv: row 1, column 'id': column given twice")


def test_too_few_cells(refused):
    assert refused("# source: own\nid\tat\nA\n", Plain) == (
        "units.tsv: row 3: expected 2 cells (id, at), got 1"
    )


def test_empty_table(refused):
    assert refused("# nothing\n") == "units.tsv: expected a header, got an empty table"


def test_duplicate_key(refused):
    assert refused("# source: own\nid\nA\n# again\nA\n", Plain) == (
        "units.tsv: row 5, column 'id': 'A' stands already in row 3; must be unique"
    )


SOURCES = "expected a clause number, 'public:<what>', 'history', 'reconstructed' or 'own'"


def test_no_source(refused):
    assert refused("id\nA\n", Plain) == f"units.tsv: row 2, column 'source': no source; {SOURCES}"


@pytest.mark.parametrize("source", ["guess", "public:", "8..1", "8.4 p.2", "page"])
def test_bad_source(refused, source):
    assert refused(f"id\tsource\nA\t{source}\n", Plain) == (
        f"units.tsv: row 2, column 'source': {SOURCES}, got '{source}'"
    )


def test_bad_source_of_the_whole_table(refused):
    assert refused("# source: guess\nid\tsource\nA\town\n", Plain) == (
        f"units.tsv: column 'source': {SOURCES}, got 'guess'"
    )


def test_source_comment_below_the_header(refused):
    assert refused("id\n# source: own\nA\n", Plain) == (
        "units.tsv: row 2: '# source:' must stand above the header"
    )


def test_unknown_clause(load, refused):
    text = "id\tsource\nA\t8.41\n"
    assert load(text, Plain)
    assert refused(text, Plain, clauses=("8.4", "8.4.1")) == (
        "units.tsv: row 2, column 'source': unknown clause '8.41'; did you mean '8.4.1'?"
    )


def test_a_type_that_no_cell_can_hold_is_our_own_mistake(load):
    class Wrong(msgspec.Struct):
        id: str
        size: float

    with pytest.raises(TypeError, match="a table's cell cannot hold <class 'float'>"):
        load("# source: own\nid\tsize\nA\t1\n", Wrong)


def test_references(load):
    rows = load("# source: own\nid\tat\tnear\nA\t-\t-\nB\twood\twood,hill\n", Plain)
    check_refs(rows, "at", ("wood",))
    with pytest.raises(DataError) as error:
        check_refs(rows, "near", {"wood": 1, "hills": 2})
    assert str(error.value) == (
        "units.tsv: row 4, column 'near': unknown 'hill'; did you mean 'hills'?"
    )


def test_references_of_rows_from_elsewhere():
    with pytest.raises(DataError) as error:
        check_refs([Plain("A", "wod")], "at", ("wood",), "made.tsv")
    assert str(error.value) == "made.tsv: column 'at': unknown 'wod'; did you mean 'wood'?"


def test_a_table_without_tabs_is_told_how_cells_are_separated(tmp_path):
    (tmp_path / "units.tsv").write_text("# source: own\nid steps\nA 2\n")
    with pytest.raises(DataError, match=r"row 2, column 'id steps'.*separated by tabs"):
        load_tsv(DataFiles(tmp_path), "units.tsv", Unit)
