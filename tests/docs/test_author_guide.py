"""The author's guide is executed: quotes stand in the source, Ferry runs, messages are real."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

from bocage.cli.app import COMMANDS
from bocage.tools.contract import CHECKS

ROOT = Path(__file__).parents[2]
GUIDE = ROOT / "docs" / "author-guide.md"
TEXT = GUIDE.read_text(encoding="utf-8")

QUOTES = re.findall(
    r"^```python\n# ((?:src/bocage|bench)/\S+)\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL
)
SNIPPETS: dict[str, str] = {}  # blocks of the same name are one file
for name, block in re.findall(
    r"^```python\n# (\w+\.py)\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL
):
    SNIPPETS[name] = SNIPPETS.get(name, "") + block + "\n\n"
HELPINGS = re.findall(
    r"^\*\*`helpings/([^`]+)`\*\*\n\n```text\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL
)
MISTAKES = re.findall(
    r"^```diff\n# (ferry/\S+)\n(.*?)^```\n\nFound by `(\w+)`:\n\n```text\n(.*?)\n```$",
    TEXT,
    re.MULTILINE | re.DOTALL,
)

BOCAGE = (sys.executable, "-c", "import sys; from bocage.cli import main; sys.exit(main())")
ONE_CHECK = """
import sys
from bocage.kernel.engine import Engine
from bocage.kernel.module import load_module
from bocage.tools.contract import CHECKS

try:
    check, how_much = CHECKS[sys.argv[1]]
    check(Engine(load_module("ferry"), "isle"), how_much, 1)
    print("nothing was found")
except Exception as error:
    print(f"{type(error).__name__}: {error}")
"""


class Project:
    """Ferry as a reader of the guide would have it: unpacked and installed, in editable mode."""

    def __init__(self, home: Path, *name: str) -> None:
        shutil.copy(GUIDE, home)
        self.root = home / (name or ("ferry",))[0]
        self.sites: tuple[Path, ...] = ()
        self.run(sys.executable, "-c", SNIPPETS["unpack.py"], *name, at=home)
        install = ("-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation")
        self.run(sys.executable, *install, "--prefix", str(home / "prefix"), "--editable", ".")
        (found,) = (home / "prefix").rglob("*.dist-info")
        self.sites = (self.root / "src", found.parent)

    def run(self, *command: str, at: Path | None = None, typed: str = "", code: int = 0) -> str:
        """The output of a command; it must end with this code."""
        mine = ("COV", "PYTEST", "LANG", "LC_")  # of the outer test run and of the terminal
        environment = {k: v for k, v in os.environ.items() if not k.startswith(mine)}
        environment["PYTHONPATH"] = os.pathsep.join(str(site) for site in self.sites)
        environment["PYTHONIOENCODING"] = "utf-8"
        environment["COLUMNS"] = "120"
        done = subprocess.run(
            command,
            cwd=at or self.root,
            env=environment,
            input=typed,
            capture_output=True,
            encoding="utf-8",
            check=False,
        )
        assert done.returncode == code, f"{command}:\n{done.stdout}\n{done.stderr}"
        return done.stdout


@pytest.fixture(scope="module")
def ferry(tmp_path_factory):
    return Project(tmp_path_factory.mktemp("guide"))


def test_the_guide_has_its_parts():
    assert len(QUOTES) > 30
    assert len(MISTAKES) > 20
    assert TEXT.count("```diff") == len(MISTAKES)
    assert set(SNIPPETS) == {"unpack.py", "replay.py", "helpings.py", "hexes.py"}


@pytest.mark.parametrize(
    ("file", "code"), QUOTES, ids=[f"{f.rsplit('/')[-1]}-{i}" for i, (f, _) in enumerate(QUOTES)]
)
def test_a_quoted_block_stands_in_its_file(file, code):
    source = (ROOT / file).read_text(encoding="utf-8")
    assert code in source, f"{file} no longer has:\n{code}"


def test_every_command_and_link_of_the_guide_exists():
    for name in re.findall(r"\bbocage (\w+) (?:GAME|FILE|ferry|skirmish|<id>|tests/)", TEXT):
        assert name in COMMANDS
    for page in ("author-guide.md", "kernel.md", "README.md"):
        content = (ROOT / "docs" / page).read_text(encoding="utf-8")
        for link in re.findall(r"\]\(([^)#]+)", content):
            assert (ROOT / "docs" / link).exists(), f"{page}: {link}"
    anchors = {re.sub(r"[^a-z0-9 -]", "", h.lower()).replace(" ", "-") for h in headings()}
    assert set(re.findall(r"\]\(#([^)]+)\)", TEXT)) <= anchors


def headings():
    return re.findall(r"^#+ (.+)$", TEXT, re.MULTILINE)


def test_ferry_is_installed_tested_and_checked(ferry):
    assert "Ferry (ferry, 1)" in ferry.run(*BOCAGE, "games")
    assert "6 of 6 situations hold" in ferry.run(*BOCAGE, "check", "tests/situations/ferry")
    traced = ("--cov", "--cov-context=test", "--cov-report=")
    tested = ferry.run(sys.executable, "-m", "pytest", "-v", "-p", "no:cacheprovider", *traced)
    assert all(f"contract[ferry-isle-{check}] PASSED" in tested for check in CHECKS)
    assert tested.count(".toml::holds PASSED") == 6
    assert "8 clauses, 0 problems" in ferry.run(*BOCAGE, "rules", "ferry", "--check")
    assert "assault_tallies" in ferry.run(*BOCAGE, "rules", "ferry", "3.3")


def test_ferry_plays_random_games(ferry):
    report = ferry.run(*BOCAGE, "fuzz", "ferry", "--games", "200", "--seed", "1")
    assert "0 failures" in report
    assert all(f"4.1 {reason}" in report for reason in ("drawn", "eliminated", "isle"))


def test_ferry_is_played_in_the_terminal_and_replayed(ferry, tmp_path):
    record = tmp_path / "game.bocage"
    play = ("play", "ferry", "--seat", "red=random", "--seed", "3", "--record", str(record))
    shown = ferry.run(*BOCAGE, *play, at=tmp_path, typed="1\n" * 200)
    assert "Ferry · The isle" in shown
    assert "⟦" not in shown
    ferry.run(*BOCAGE, "replay", str(record), "--verify")
    japanese = ferry.run(*BOCAGE, *play[:-2], "--lang", "ja", at=tmp_path, typed="1\n" * 200)
    assert "渡し船" in japanese and "⟦" not in japanese


def test_ferry_has_a_map_though_it_draws_none(ferry, tmp_path):
    ferry.run(*BOCAGE, "map", "ferry", "--out", str(tmp_path / "map.svg"))
    drawn = (tmp_path / "map.svg").read_text(encoding="utf-8")
    shown = ("North bank", "Isle", "Mill", "South bank", *("b1", "b2", "b3", "r1", "r2", "r3"))
    assert all(f">{word}</text>" in drawn for word in shown)


def test_the_snippet_that_replays_a_record_runs(ferry):
    assert ferry.run(sys.executable, "-c", SNIPPETS["replay.py"]).strip() in {
        "isle",
        "drawn",
        "eliminated",
    }


def test_ferry_is_unpacked_under_another_name(tmp_path):
    other = Project(tmp_path, "harbour")
    assert not any("ferry" in path.name for path in other.root.rglob("*"))
    assert "Harbour (harbour, 1)" in other.run(*BOCAGE, "games")
    assert "6 of 6 situations hold" in other.run(*BOCAGE, "check", "tests/situations/harbour")
    other.run(sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", "not contract")
    assert "0 failures" in other.run(*BOCAGE, "fuzz", "harbour", "--games", "20")


CONTRACT_OF_HELPINGS = """
from bocage.tools.contract import CHECKS

StormFerry.home = Ferry().home
for name in ("games", "domains", "hidden"):
    check, how_much = CHECKS[name]
    check(Engine(StormFerry(), "isle"), how_much, 1)
"""


def test_the_second_helpings_run_and_keep_the_contract(ferry, tmp_path):
    ((table, content),) = HELPINGS
    (tmp_path / table).write_text(content, encoding="utf-8")
    code = SNIPPETS["helpings.py"] + CONTRACT_OF_HELPINGS
    told = ferry.run(sys.executable, "-c", code, at=tmp_path)
    assert told == "{'b1': 'north', 'b2': 'north', 'r1': 'isle', 'r2': 'south'}\n"


def test_the_hex_map_prints_what_the_guide_says(ferry):
    assert f"```text\n{ferry.run(sys.executable, '-c', SNIPPETS['hexes.py'])}```" in TEXT


def test_a_selector_takes_words_and_not_names():
    (source,) = re.findall(r"^```text\n(event-stormed = .*?)^```$", TEXT, re.MULTILINE | re.DOTALL)
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource(source))
    pattern = bundle.get_message("event-stormed").value
    assert pattern is not None
    for result, said in (("stand", "Both sides"), ("Stand (stand)", "The defenders leave")):
        sentence, errors = bundle.format_pattern(pattern, {"result": result, "space": "Mill"})
        assert str(sentence).startswith(said) and not errors


def changed(content: str, diff: str) -> str:
    """The text with one change made; the lines around it say where."""
    lines = [(line[:1], line[1:]) for line in diff.splitlines()]
    old = "".join(f"{line}\n" for mark, line in lines if mark != "+")
    new = "".join(f"{line}\n" for mark, line in lines if mark != "-")
    assert content.count(old) == 1, f"found {content.count(old)} times:\n{old}"
    return content.replace(old, new)


@pytest.mark.parametrize(
    ("file", "diff", "check", "message"),
    MISTAKES,
    ids=[f"{i}-{check}" for i, (_, _, check, _) in enumerate(MISTAKES)],
)
def test_a_mistake_gives_the_message_that_the_guide_shows(
    ferry, tmp_path, file, diff, check, message
):
    shutil.copytree(ferry.root, tmp_path / "ferry")
    path = tmp_path / file
    path.write_text(changed(path.read_text(encoding="utf-8"), diff), encoding="utf-8")
    broken = Project.__new__(Project)
    broken.root = tmp_path / "ferry"
    broken.sites = (broken.root / "src", ferry.sites[1])
    told = broken.run(sys.executable, "-c", ONE_CHECK, check).strip()
    wanted = ".*".join(re.escape(part) for part in message.split("…"))
    assert re.match(wanted, told, re.DOTALL), f"the guide says:\n{message}\nit is:\n{told}"
    assert told != "nothing was found"
