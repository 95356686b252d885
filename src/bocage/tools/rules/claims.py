"""Which tests say that they prove which clause: `covers` marks and situations, read statically."""

from __future__ import annotations

import ast
import tomllib
from collections.abc import Collection, Iterator
from pathlib import Path

import msgspec

from bocage.tools.rules.sites import call_name, literals

HOLDS = "holds"  # the one test of a situation file: see the pytest plugin


class Claim(msgspec.Struct, frozen=True):
    """A test (by its pytest id, without parameters) that covers a clause."""

    clause: str
    test: str
    file: str
    line: int


def names_any(text: str, wanted: Collection[str] | None) -> bool:
    """Whether a file names one of the clauses that are wanted; None: all are."""
    return wanted is None or any(f'"{clause}"' in text for clause in wanted)


def read_claims(
    root: Path, game: str, wanted: Collection[str] | None = None
) -> tuple[list[Claim], list[str]]:
    """All claims of a game's tests (on what is wanted), and what could not be read."""
    claims: list[Claim] = []
    problems: list[str] = []
    for file in sorted((root / tests_folder(game)).rglob("test_*.py")):
        name = file.relative_to(root).as_posix()
        text = file.read_text(encoding="utf-8")
        if not names_any(text, wanted):
            continue
        try:
            tree = ast.parse(text)
        except SyntaxError as error:
            problems.append(f"{name}:{error.lineno}: {error.msg}")
            continue
        claims += _of_body(tree.body, name, name, _own_marks(tree.body))
    for file in sorted((root / "tests" / "situations" / game).glob("*.toml")):
        name = file.relative_to(root).as_posix()
        try:
            text = file.read_text(encoding="utf-8")
            claims += _of_situation(text, name) if names_any(text, wanted) else ()
        except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
            problems.append(f"{name}: {error}")
    return claims, problems


def tests_folder(game: str) -> str:
    """Where a game's tests are: a folder named as its package would be, with `_` for `-`."""
    return f"tests/games/{game.replace('-', '_')}"


def _of_body(
    body: list[ast.stmt], file: str, prefix: str, above: list[tuple[str, int]]
) -> Iterator[Claim]:
    """The claims of test functions and of test classes, whose marks hold for their methods too."""
    for node in body:
        if isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
            marks = above + _marks(node.decorator_list) + _own_marks(node.body)
            yield from _of_body(node.body, file, f"{prefix}::{node.name}", marks)
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith(
            "test"
        ):
            marks = above + _marks(node.decorator_list)
            for clause, line in dict.fromkeys(marks):
                yield Claim(clause, f"{prefix}::{node.name}", file, line)


def _own_marks(body: list[ast.stmt]) -> list[tuple[str, int]]:
    """Those of `pytestmark = ...`."""
    values = [
        item.value
        for item in body
        if isinstance(item, ast.Assign) and "pytestmark" in map(call_name, item.targets)
    ]
    return _marks(values)


def _marks(nodes: list[ast.expr]) -> list[tuple[str, int]]:
    """Every `covers(...)` in these expressions, also on a parameter of `parametrize`."""
    return [
        (clause, node.lineno)
        for top in nodes
        for node in ast.walk(top)
        if isinstance(node, ast.Call) and call_name(node) == "covers"
        for arg in node.args
        for clause in literals(arg)
    ]


def _of_situation(text: str, name: str) -> Iterator[Claim]:
    lines = text.split("\n")
    line = next((n for n, row in enumerate(lines, start=1) if row.startswith("clauses")), 1)
    clauses = tomllib.loads(text).get("clauses", [])
    for clause in clauses if isinstance(clauses, list) else []:
        yield Claim(str(clause), f"{name}::{HOLDS}", name, line)
