"""English as players say it: none of our own shop talk, and one word for one thing."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from bocage.kernel.module import load_module, module_names, offered_names

ROOT = Path(__file__).parents[2]
DRAFTS = {load_module(name).home for name in set(module_names()) - set(offered_names())}
FILES = sorted(
    path
    for home in (ROOT / "src" / "bocage", ROOT / "client" / "src")
    for path in home.rglob("*en.ftl")
    if "static" not in path.parts and not DRAFTS & set(path.parents)
)
AVOIDED = {
    r"greedy|narrow|frames?|prompts?|drafts?": "what a player would call it",
    r"deeds?": "action",
    r"windows?": "to react",
    r"seats?": "side, player",
    r"let go": "cancel",
    r"new rolls?": "re-roll",
    r"layers?": "overlay",
    r"(?-i:Name) (?:the|one|at)": "Choose",
}


def texts(path):
    """What is said under each id; of a choice, every variant."""
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message | ast.Term) and entry.value:
            yield entry.id.name, said(entry.value)


def said(pattern):
    told = ""
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            told += element.value
        elif isinstance(element.expression, ast.SelectExpression):
            told += " / ".join(said(variant.value) for variant in element.expression.variants)
    return told


def strays(told):
    found = (re.search(rf"(?i)\b(?:{old})\b", told) for old in AVOIDED)
    return [new for new, hit in zip(AVOIDED.values(), found, strict=True) if hit]


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_nobody_reads_our_shop_talk(path):
    found = {key: strays(told) for key, told in texts(path)}
    assert {key: words for key, words in found.items() if words} == {}


def test_shop_talk_is_noticed():
    assert strays("Pause of reaction windows") == ["to react"]
    assert strays("Name one drop area.") == ["Choose"]
    assert strays("the name one gives it, seated") == []
