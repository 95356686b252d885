"""Each way of switching a clause off: the changed code, and only that, answers otherwise."""

from __future__ import annotations

import ast
from typing import Any

import pytest

from bocage.tools.rules.operators import neutralise
from bocage.tools.rules.sites import Finder, learn_names
from tests.tools.rules.mini import HEAD

# What was done, the source with the clause 1.1, and an expression that is true while it is on.
OPERATORS = {
    "refusal returned": (
        "refusal not returned",
        """
def f(n: int) -> Illegal | None:
    if n > 3:
        return refuse("1.1", "too-many")
    return None
""",
        "f(4) == refuse('1.1', 'too-many')",
    ),
    "refusal in an expression": (
        "refusal not returned",
        'def f(n):\n    return [n and refuse("1.1", "x")]\n',
        "f(1) == [refuse('1.1', 'x')]",
    ),
    "refusal by its reason": (
        "refusal not returned",
        'def f():\n    return Illegal("rule:1.1", "x")\n',
        "f() is not None",
    ),
    "term of a tally": (
        "modifier 0",
        'def f(n):\n    t = Adding("x")\n    t.add("1.1", "a", n)\n    return t.done()\n',
        "f(3).total == 3",
    ),
    "term by keyword": (
        "modifier 0",
        'def f(n):\n    t = Adding("x")\n    t.add("1.1", "a", value=n)\n    return t.done()\n',
        "f(3).total == 3",
    ),
    "modifier": (
        "modifier 0",
        'def f(n):\n    return Modifier("1.1", "a", n)\n',
        "f(3).value == 3",
    ),
    "event": (
        "event dropped",
        'def f(d) -> None:\n    d.emit(Hit("1.1", "u"))\n',
        "did(f) == [Hit('1.1', 'u')]",
    ),
    "event returned": (
        "event dropped",
        'def f(d) -> None:\n    return d.emit(Hit("1.1", "u"))\n',
        "did(f) == [Hit('1.1', 'u')]",
    ),
    "draw": ("draw fixed to 0", 'def f(d):\n    return d.below(6, "1.1")\n', "f(Draft()) == 4"),
    "shuffle": (
        "not shuffled",
        'def f(d):\n    return d.shuffled(["a", "b"], "1.1")\n',
        "f(Draft()) == ('b', 'a')",
    ),
    "outcome": (
        "outcome dropped",
        'def f(d) -> None:\n    d.end(Outcome("blue", "1.1", "x"))\n',
        "len(did(f)) == 1",
    ),
    "outcome kept": (
        "outcome dropped",
        'def f(d) -> None:\n    end = Outcome("blue", "1.1", "x")\n    d.end(end)\n',
        "did(f) != [None]",
    ),
    "outcome returned": (
        "outcome dropped",
        'def f() -> Outcome | None:\n    return Outcome("blue", "1.1", "x")\n',
        "f() is not None",
    ),
    "function without result": (
        "body dropped",
        '@rule("1.1")\ndef f(d) -> None:\n    """Do."""\n    d.finish()\n',
        "did(f) == ['finish']",
    ),
    "function without annotation": (
        "body dropped",
        '@rule("1.1")\ndef f(d):\n    d.finish()\n',
        "did(f) == ['finish']",
    ),
    "yes or no": (
        "result negated",
        '@rule("1.1")\ndef f(n: int) -> bool:\n    return n > 3 or n < 0\n',
        "f(4) and f(-1) and not f(2)",
    ),
    "number": (
        "result + 1",
        '@rule("1.1")\ndef f(n: int) -> int:\n    return n if n else 7\n',
        "f(0) == 7",
    ),
    "number, quoted": ("result + 1", '@rule("1.1")\ndef f() -> "int":\n    return 7\n', "f() == 7"),
    "inner functions keep their results": (
        "result + 1",
        '@rule("1.1")\ndef f() -> int:\n    return sum(map(lambda x: x, [1, 2]))\n',
        "f() == 3",
    ),
    "refusing function": (
        "result None",
        '@rule("1.1")\ndef f() -> Illegal | None:\n    return refuse("1.2", "x")\n',
        "f() is not None",
    ),
    "tuple": (
        "result empty",
        '@rule("1.1")\ndef f() -> tuple[str, ...]:\n    return ("a",)\n',
        "f() != ()",
    ),
    "list": ("result empty", '@rule("1.1")\ndef f() -> list[int]:\n    return [1]\n', "f() != []"),
    "dict": (
        "result empty",
        '@rule("1.1")\ndef f() -> dict[int, int]:\n    return {1: 1}\n',
        "f() != {}",
    ),
    "set": ("result empty", '@rule("1.1")\ndef f() -> set[int]:\n    return {1}\n', "f() != set()"),
    "frozenset": (
        "result empty",
        '@rule("1.1")\ndef f() -> frozenset[int]:\n    return frozenset({1})\n',
        "f() != frozenset()",
    ),
    "mask": ("result empty", '@rule("1.1")\ndef f() -> Mask:\n    return 6\n', "f() != 0"),
    "text": ("result empty", '@rule("1.1")\ndef f() -> str:\n    return "a"\n', "f() != ''"),
    "tally": (
        "tally emptied",
        '@rule("1.1")\ndef f() -> Tally:\n    return Tally("x", (Modifier("1.2", "a", 1),))\n',
        "f() != Tally('x')",
    ),
    "generator": (
        "yields nothing",
        '@rule("1.1")\ndef f() -> Iterator[int]:\n    yield 1\n',
        "list(f()) != []",
    ),
    "other result": (
        "result None",
        '@rule("1.1")\ndef f() -> Pass:\n    return Pass()\n',
        "f() is not None",
    ),
    "step": (
        "step skipped",
        '@rule("1.1")\nclass F(Step):\n    def run(self, book, d, f):\n        d.emit(1)\n',
        "did(lambda d: F().run(None, d, None)) == [1]",
    ),
    "window": (
        "step skipped",
        'class F(WindowStep):\n    clause = "1.1"\n',
        "did(lambda d: F().run(None, d, type('W', (), dict(turn=0, passes=0, seats='a')))) == []",
    ),
    "method of a step": (
        "body dropped",
        """
class F(Step):
    @rule("1.1")
    def back(self, book, d, f, value) -> None:
        d.emit(1)
""",
        "did(lambda d: F().back(None, d, None, 0)) == [1]",
    ),
    "choice": (
        "refuses nothing",
        '@rule("1.1")\nclass F:\n    def why_not(self, act):\n        return refuse("1.2", "x")\n',
        "F().why_not(None) is not None",
    ),
    "helper called": (
        "call dropped",
        'def f(d) -> None:\n    helper(d, "1.1")\n',
        "did(f) == ['1.1']",
    ),
    "helper's answer returned": (
        "result None",
        'def f() -> Illegal | None:\n    return why_not_helper(3, "1.1")\n',
        "f() is not None",
    ),
}

UNCHANGEABLE = {
    "ask": 'def f():\n    return (Ask("blue", "move", "1.1"),)\n',
    "helper's answer used": 'def f():\n    x = why_not_helper(3, "1.1")\n    return [x]\n',
    "helper's answer needed": 'def f() -> int:\n    return why_not_helper(3, "1.1")\n',
    "modifier 0 already": 'def f():\n    return Modifier("1.1", "a", 0)\n',
    "stars": 'def f(x):\n    return Modifier("1.1", *x)\n',
    "class that is no step": '@rule("1.1")\nclass F:\n    x = 1\n',
}


def change(source: str) -> tuple[str, str] | None:
    names = learn_names([ast.parse(HEAD + source)])
    sites = Finder(HEAD + source, "rules.py", names, None, "1").sites()
    (site,) = [site for site in sites if site.clause == "1.1"]
    return neutralise(HEAD + source, site, names)


def holds(source: str, expression: str) -> bool:
    space: dict[str, Any] = {}
    exec(compile(source, "rules.py", "exec"), space)  # noqa: S102  # our own text
    exec("def did(f):\n    d = Draft()\n    f(d)\n    return d.done\n", space)  # noqa: S102
    return bool(eval(expression, space))  # noqa: S307  # our own text


@pytest.mark.parametrize("name", OPERATORS)
def test_a_test_of_the_clause_notices_the_change(name):
    what, source, expression = OPERATORS[name]
    changed = change(source)
    assert changed is not None and changed[1] == what
    assert holds(HEAD + source, expression)
    assert not holds(changed[0], expression)


@pytest.mark.parametrize("name", OPERATORS)
def test_only_the_site_changes(name):
    source = OPERATORS[name][1]
    changed = change(source)
    assert changed is not None
    before, after = ast.unparse(ast.parse(HEAD)), changed[0]
    assert after.startswith(before)


@pytest.mark.parametrize("name", UNCHANGEABLE)
def test_what_cannot_be_switched_off_is_left(name):
    assert change(UNCHANGEABLE[name]) is None
