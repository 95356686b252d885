"""Where clauses stand in code, data and tests."""

from __future__ import annotations

import pytest

from bocage.data import DataError
from bocage.kernel.module import InputError
from bocage.tools.rules import as_json, build_index, find_clauses, load_clauses
from bocage.tools.rules.claims import read_claims
from tests.tools.rules.mini import Project

SITES = '''
@rule("1.1", "1.2")
def why_not_move(n: int) -> Illegal | None:
    """Not 1.9, whatever "1.9" says."""
    if n > 3:
        return refuse("1.1", "too-many", note="1.9")
    if n < 0:
        return Illegal("rule:1.2", "too-few")
    return None


class Turn(Step):
    def who(self, book, public, f) -> tuple[Ask, ...]:
        return (Ask("blue", "move", "2.1"),)

    @rule("2.2")
    def run(self, book, d, f) -> None:
        event = Hit("2.3", "u")
        d.emit(event)
        d.emit(Other(clause="2.4"))
        d.below(6, "2.5" if f else "2.6")


class React(WindowStep):
    clause: str = "3.1"

    def could_react(self, book, public, f, side) -> bool:
        return False


OPTIONS = (Option("long", "4.1"),)


def resolve(d) -> None:
    tally = Adding("x")
    tally.add("5.1", "a", 1)
    {"set"}.add("not a clause")
    d.end(Outcome("blue", "5.2", "why"))
    helper(d, "5.3")
    anything(clause="5.4")  # equivalent: says nothing
    AnyOf("5.5", ())
'''


@pytest.fixture
def project(tmp_path):
    return Project(tmp_path)


def kinds(project: Project) -> dict[str, list[tuple[str, str]]]:
    index = build_index(project.module)
    return {
        number: [(site.kind, site.where) for site in sites] for number, sites in index.code.items()
    }


def test_every_kind_of_site_is_found_with_its_place(project):
    counts = {1: 2, 2: 6, 3: 1, 4: 1, 5: 5}
    numbers = [f"{x}.{n + 1}" for x, count in counts.items() for n in range(count)]
    project.clauses(dict.fromkeys(numbers, "code"))
    project.rules(SITES)
    move = ("marker", "why_not_move"), ("refusal", "why_not_move")
    assert kinds(project) == {
        "1.1": list(move),
        "1.2": list(move),
        "2.1": [("ask", "Turn.who")],
        "2.2": [("marker", "Turn.run")],
        "2.3": [("event", "Turn.run")],
        "2.4": [("event", "Turn.run")],
        "2.5": [("draw", "Turn.run")],
        "2.6": [("draw", "Turn.run")],
        "3.1": [("window", "React")],
        "4.1": [("other", "")],
        "5.1": [("modifier", "resolve")],
        "5.2": [("outcome", "resolve")],
        "5.3": [("other", "resolve")],
        "5.4": [("other", "resolve")],
        "5.5": [("other", "resolve")],
    }
    index = build_index(project.module)
    assert index.problems == ()
    assert [site.equivalent for site in index.code["5.4"]] == ["says nothing"]
    assert [site.runs for site in index.code["4.1"]] == [()]
    source = (project.home / "rules.py").read_text().split("\n")
    for number in ("1.1", "5.2", "3.1"):
        site = index.code[number][-1]
        assert number in source[site.line - 1]


TABLES = """
RESULTS = {"hit": "1.1", "miss": "1.2" if x else "1.3", "none": ""}
OTHER: dict[str, str] = {"hit": "2.1", "miss": "2.2"}


def told(d, word) -> None:
    d.emit(Hit(RESULTS[word], "u"))
    d.below(6, OTHER["miss"])
    d.below(6, elsewhere[word])
"""


def test_a_clause_may_be_looked_up_in_a_table_of_the_file(project):
    project.clauses(dict.fromkeys(["1.1", "1.2", "1.3", "2.1", "2.2"], "code"))
    project.rules(TABLES)
    found = {number: [kind for kind, _ in sites] for number, sites in kinds(project).items()}
    event = ["event"]
    assert found == {"1.1": event, "1.2": event, "1.3": event, "2.1": [], "2.2": ["draw"]}


@pytest.mark.parametrize("aside", ["table", "check", "bot"])
def test_what_shows_or_weighs_a_rule_does_not_carry_it_out(project, aside):
    project.clauses({"1.1": "code"})
    source = 'def chart():\n    return Chart(clause="1.1")\n'
    project.write(f"src/mini/{aside}/panels.py", source)
    project.write(f"src/mini/{aside}.py", source)
    assert kinds(project)["1.1"] == []
    project.write(f"src/mini/rules/{aside}.py", source)
    assert kinds(project)["1.1"] == [("other", "chart")]


def test_an_unknown_number_is_named_with_its_place_and_the_nearest_one(project):
    project.clauses({"5.9": "code"})
    project.rules('def f() -> Illegal | None:\n    return refuse("5.99", "no")\n')
    project.tests('@pytest.mark.covers("5.8")\ndef test_a():\n    pass\n')
    line = len((project.home / "rules.py").read_text().split("\n")) - 1
    assert list(build_index(project.module).problems) == [
        f"src/mini/rules.py:{line}: clause '5.99' is not in clauses.tsv; did you mean '5.9'?",
        "tests/games/mini/test_mini.py:5: clause '5.8' is not in clauses.tsv; did you mean '5.9'?",
    ]


def test_a_marker_without_a_literal_is_a_problem(project):
    project.rules("X = '1.1'\n\n\n@rule(X)\ndef f() -> None:\n    pass\n")
    assert ["rule() takes literal" in p for p in build_index(project.module).problems] == [True]


def test_a_file_with_a_syntax_error_is_a_problem(project):
    project.write("src/mini/broken.py", "def f(:\n")
    assert [p.split(":")[0] for p in build_index(project.module).problems] == ["src/mini/broken.py"]


def test_tests_are_found_on_functions_classes_modules_and_parameters(project):
    project.clauses(dict.fromkeys(["1.1", "1.2", "1.3", "1.4", "1.5"], "code"))
    project.tests(
        'pytestmark = [pytest.mark.covers("1.1")]\n\n'
        '@pytest.mark.covers("1.2")\nclass TestAll:\n'
        '    @pytest.mark.covers("1.3")\n    def test_in(self):\n        pass\n\n'
        '@pytest.mark.parametrize("x", [pytest.param(1, marks=pytest.mark.covers("1.4"))])\n'
        "def test_out(x):\n    pass\n"
    )
    project.situation("odd", 'clauses = ["1.5"]\nexpression = "True"\n')
    file = "tests/games/mini/test_mini.py"
    both = (f"{file}::TestAll::test_in", f"{file}::test_out")
    assert build_index(project.module).tests == {
        "1.1": both,
        "1.2": both[:1],
        "1.3": both[:1],
        "1.4": both[1:],
        "1.5": ("tests/situations/mini/odd.toml::holds",),
    }


def test_the_tests_of_a_game_are_in_a_folder_named_like_a_package(project):
    source = 'import pytest\n\n@pytest.mark.covers("1.1")\ndef test_a():\n    pass\n'
    project.write("tests/games/mini_game/test_a.py", source)
    claims, problems = read_claims(project.root, "mini-game")
    assert [claim.test for claim in claims] == ["tests/games/mini_game/test_a.py::test_a"]
    assert problems == []


def test_rows_of_tables_are_found_by_source_and_clause(project):
    project.clauses(dict.fromkeys(["1.1", "1.2", "1.3", "1.4"], "data"))
    project.write("src/mini/data/a.tsv", "# source: 1.1\nid\tn\tsource\na\t1\t\nb\t2\town\n")
    project.write("src/mini/data/b.tsv", "id\tclause\tsource\na\t1.2\thistory\nb\t1.7\town\n")
    project.write(
        "src/mini/data/c.toml",
        'source = "1.3"\n[x]\nn = 1\n[y]\nsource = "own"\nrow = { n = 1, clause = "1.4" }\n',
    )
    index = build_index(project.module)
    found = {
        n: [(s.file.split("/")[-1], s.line, s.row) for s in at] for n, at in index.data.items()
    }
    assert found == {
        "1.1": [("a.tsv", 3, "a")],
        "1.2": [("b.tsv", 2, "a")],
        "1.3": [("c.toml", 2, "x")],
        "1.4": [("c.toml", 6, "row")],
    }
    assert list(index.problems) == [
        "src/mini/data/b.tsv:3: clause '1.7' is not in clauses.tsv; did you mean '1.4'?"
    ]


def test_shared_packages_are_read_too_but_may_name_other_games_clauses(project, monkeypatch):
    project.clauses({"1.1": "code"})
    project.write("src/kin/__init__.py", "")
    project.write("src/kin/rules.py", '@rule("1.1", "77.7")\ndef f() -> None:\n    g()\n')
    monkeypatch.syspath_prepend(project.root / "src")
    monkeypatch.setattr(type(project.module), "shares", ("kin",), raising=False)
    index = build_index(project.module)
    assert [site.file for site in index.code["1.1"]] == ["src/kin/rules.py"]
    assert index.problems == ()


def test_shared_code_that_a_game_does_in_its_own_way_is_apart(project, monkeypatch):
    project.clauses({"1.1": "code"})
    project.write("src/kin/__init__.py", "")
    both = '@rule("1.1")\ndef f() -> None:\n    g()\n\n\n@rule("1.1")\ndef h() -> None:\n    g()\n'
    project.write("src/kin/rules.py", both)
    monkeypatch.syspath_prepend(project.root / "src")
    monkeypatch.setattr(type(project.module), "shares", ("kin",), raising=False)
    monkeypatch.setattr(type(project.module), "apart", ("rules.f", "rules.k"), raising=False)
    index = build_index(project.module)
    assert [site.where for site in index.code["1.1"]] == ["h"]
    assert [site.where for site in index.apart] == ["f"]
    assert index.problems == ("apart: no shared code with clauses is called 'rules.k'",)


@pytest.mark.parametrize(("edition", "number"), [("1977", "1.1"), ("2008", "2008:5.2")])
def test_a_place_that_two_editions_share_is_found_by_the_number_of_each(
    project, monkeypatch, edition, number
):
    project.clauses({"1.1": "code", "2008:5.2": "code"})
    project.rules(
        """
def why_not_move(book, n: int) -> Illegal | None:
    if n > 3:
        return refuse(book.cite("1.1", "2008:5.2"), "too-many")
    return None
"""
    )
    monkeypatch.setattr(type(project.module), "edition", edition)
    found = kinds(project)
    assert found.pop(number) == [("refusal", "why_not_move")]
    assert list(found.values()) == [[]]


def test_clauses_have_a_known_status_and_a_number_of_their_own(project):
    project.clauses({"1.1": "cod"})
    with pytest.raises(DataError, match="did you mean 'code'"):
        load_clauses(project.module)
    head = (project.home / "data" / "clauses.tsv").read_text().split("\n")[0]
    row = "1.1\tcode\ta\ta\ta\ta\town"
    project.write("src/mini/data/clauses.tsv", f"{head}\n{row}\n{row}\n")
    with pytest.raises(DataError, match="stands already"):
        load_clauses(project.module)


def test_an_unknown_clause_is_an_input_error(project):
    project.clauses({"1.1": "code"})
    with pytest.raises(InputError, match=r"clause '1\.2' is not in clauses.tsv; did you mean"):
        find_clauses(load_clauses(project.module), "1.2")


def test_json_has_the_keys_of_the_contract(project):
    project.clauses({"1.1": "code", "1.2": "physical"})
    project.rules('@rule("1.1")\ndef f() -> None:\n    pass\n')
    first, second = as_json(project.module, project.root)["clauses"]
    assert list(first) == ["clause", "status", "code", "tests", "data"]
    assert first["code"][0]["where"] == "f"
    assert second == {"clause": "1.2", "status": "physical", "code": [], "tests": [], "data": []}
    assert as_json(project.module, project.root, "1.2") == {"clauses": [second]}
