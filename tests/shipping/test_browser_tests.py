"""Browser tests do what a person can do: they act by roles, names, keyboard and pointer."""

import ast
from pathlib import Path

import pytest

E2E = Path(__file__).parents[1] / "e2e"
FORBIDDEN = {
    "add_init_script",
    "add_script_tag",
    "dispatch_event",
    "eval_on_selector",
    "eval_on_selector_all",
    "evaluate",
    "evaluate_all",
    "evaluate_handle",
    "expose_binding",
    "expose_function",
    "fetch",
    "new_cdp_session",
    "request",
    "route",
    "route_web_socket",
    "set_content",
    "wait_for_function",
}


def shortcuts(source: str) -> list[str]:
    return [
        f"{node.lineno}: {node.attr}"
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Attribute) and node.attr in FORBIDDEN
    ]


@pytest.mark.parametrize("path", sorted(E2E.rglob("*.py")), ids=lambda path: path.name)
def test_no_shortcut_into_the_page(path):
    assert shortcuts(path.read_text()) == []


def test_the_check_sees_shortcuts():
    assert shortcuts("page.evaluate('1')\npage.context.request.get('/')") == [
        "1: evaluate",
        "2: request",
    ]
