from enum import Enum
from typing import Annotated, Literal

import msgspec
import pytest

from bocage.data import DataError, DataFiles, load_toml


class Effect(Enum):
    RETREAT = "retreat"
    NONE = "none"


class Result(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    effect: Effect
    hexes: Annotated[int, msgspec.Meta(ge=0)] = 0
    loser: Literal["attacker", "defender"] | None = None


class Chart(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    columns: tuple[str, ...]
    rows: dict[str, tuple[str, ...]] = {}
    results: dict[str, Result] = {}
    shifts: tuple[Result, ...] = ()
    die: int | None = None


class Sourced(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    turns: int
    source: str


@pytest.fixture
def load(tmp_path):
    def load(text, kind=Chart, **options):
        (tmp_path / "crt.toml").write_text(text)
        return load_toml(DataFiles(tmp_path), "crt.toml", kind, **options)

    return load


@pytest.fixture
def refused(load):
    def refused(text, kind=Chart, **options):
        with pytest.raises(DataError) as error:
            load(text, kind, **options)
        return str(error.value)

    return refused


TOP = 'source = "8.4.1"\ncolumns = ["1-1"]\n'


def test_chart(load):
    chart = load(TOP + '[rows]\n1 = ["AE"]\n[results]\nDR = { effect = "retreat", hexes = 2 }\n')
    assert chart == Chart(("1-1",), {"1": ("AE",)}, {"DR": Result(Effect.RETREAT, 2)})


def test_source_may_be_a_field(load):
    assert load('source = "own"\nturns = 3\n', Sourced) == Sourced(3, "own")


def test_every_table_with_its_own_source(load):
    class Parts(msgspec.Struct):
        weather: dict[str, str]
        turn: list[dict[str, str]]

    text = '[weather]\nsource = "5.1"\n[[turn]]\nsource = "history"\n[[turn]]\nsource = "own"\n'
    assert load(text, Parts).weather == {"source": "5.1"}


SOURCES = "expected a clause number, 'public:<what>', 'history', 'reconstructed' or 'own'"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", f"no source; {SOURCES}"),
        ("columns = []\n", f"key 'columns': no source; {SOURCES}"),
        ("[rows]\n", f"key 'rows': no source; {SOURCES}"),
        ('source = "guess"\n', f"key 'source': {SOURCES}, got 'guess'"),
        (
            TOP + '[[shifts]]\nsource = "?"\n',
            f"key 'shifts[0].source': {SOURCES}, got '?'",
        ),
    ],
)
def test_bad_source(refused, text, message):
    assert refused(text) == f"crt.toml: {message}"


def test_unknown_clause(refused):
    assert refused(TOP, clauses=("8.4.2",)) == (
        "crt.toml: key 'source': unknown clause '8.4.1'; did you mean '8.4.2'?"
    )


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ('die = "six"\n', "key 'die': expected a whole number, got 'six'"),
        ("rows = 3\n", "key 'rows': expected a table, got 3"),
        ("[rows]\n1 = 5\n2 = []\n", "key 'rows.1': expected a list, got 5"),
        (
            '[rows]\n1 = ["A"]\n2 = ["B", true]\n',
            "key 'rows.2[1]': expected text, got true",
        ),
        (
            '[results]\nA = { effect = "none" }\nB = { effect = "retrat" }\n',
            "key 'results.B.effect': unknown 'retrat'; did you mean 'retreat'?",
        ),
        (
            '[results]\nA = { effect = "none", loser = "nobody" }\n',
            "key 'results.A.loser': unknown 'nobody'; expected one of attacker, defender",
        ),
        (
            '[results]\nA = { effect = "none", hexes = -1 }\n',
            "key 'results.A.hexes': expected a whole number >= 0, got -1",
        ),
        (
            '[results]\nA = { effect = "none", hexs = 1 }\n',
            "key 'results.A.hexs': unknown key; did you mean 'hexes'?",
        ),
        (
            "[[shifts]]\nhexes = 1\n",
            "key 'shifts[0].effect': missing",
        ),
        (
            "x = 1\n",
            "key 'x': unknown key; expected one of columns, rows, results, shifts, die",
        ),
    ],
)
def test_bad_value(refused, text, message):
    assert refused(TOP + text) == f"crt.toml: {message}"


def test_keys_that_are_numbers(load, refused):
    class Turns(msgspec.Struct):
        weather: dict[int, str]

    assert load('source = "own"\n[weather]\n1 = "rain"\n', Turns).weather == {1: "rain"}
    assert refused('source = "own"\n[weather]\n1 = "rain"\ntwo = "sun"\n', Turns) == (
        "crt.toml: key 'weather.two': expected a whole number"
    )


def test_missing_key(refused):
    assert refused('source = "own"\n') == "crt.toml: key 'columns': missing"


def test_syntax_error_names_the_line(refused):
    assert refused(TOP + "x = = 1\n") == "crt.toml: line 3: invalid value"
