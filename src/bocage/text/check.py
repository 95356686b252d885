"""Are the texts of a directory complete, and do both languages say the same things?"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from bocage.text.errors import TextError
from bocage.text.texts import LANGUAGES, full_id, read_ftl

if TYPE_CHECKING:
    # fluent.syntax takes long to import; see texts.py.
    from collections.abc import Iterable
    from importlib.resources.abc import Traversable
    from pathlib import Path

    from fluent.syntax import ast

FUNCTIONS = ("DATETIME", "NUMBER")
WHITELIST = "same.txt"


class Entry(msgspec.Struct):
    """What one message, attribute or term of one language uses."""

    variables: set[str]
    functions: set[str]
    references: set[str]  # `id`, `id.attribute` or `-term`
    text: str
    has_words: bool


def check_texts(
    directory: Traversable | Path, shared: Iterable[Traversable | Path] = ()
) -> list[str]:
    """All problems of `en.ftl` and `ja.ftl`, one line each; none if the list is empty.

    `shared` are directories whose messages and terms these texts may use. `same.txt` lists, one a
    line, the ids whose sentence is rightly equal in both languages (names, abbreviations).
    """
    try:
        own = {lang: _entries(directory, lang) for lang in LANGUAGES}
        other: dict[str, dict[str, Entry]] = {lang: {} for lang in LANGUAGES}
        for place in shared:
            for lang in LANGUAGES:
                other[lang] |= _entries(place, lang)
    except TextError as error:
        return [str(error)]
    problems: list[str] = []
    for lang in LANGUAGES:
        problems += _inner_problems(lang, own[lang], {**other[lang], **own[lang]})
    everything = {lang: {**other[lang], **own[lang]} for lang in LANGUAGES}
    problems += _missing(own)
    problems += _different_variables(own, everything)
    return problems + _equal_sentences(own, _whitelist(directory))


def _entries(directory: Traversable | Path, lang: str) -> dict[str, Entry]:
    """Every message, attribute (`id.attribute`) and term (`-id`) of one file."""
    from fluent.syntax import ast

    found: dict[str, Entry] = {}
    for entry in read_ftl(directory, lang).body:
        if not isinstance(entry, ast.Message | ast.Term):
            continue
        name = full_id(entry)
        patterns = [(name, entry.value)] if entry.value is not None else []
        patterns += [(f"{name}.{item.id.name}", item.value) for item in entry.attributes]
        for full_name, pattern in patterns:
            if full_name in found:
                raise TextError(f"{lang}.ftl: '{full_name}' is defined twice")
            found[full_name] = _entry(pattern)
    return found


def _entry(pattern: ast.Pattern) -> Entry:
    from fluent.syntax import ast, serializer

    entry = Entry(set(), set(), set(), serializer.serialize_pattern(pattern).strip(), False)
    for node in _nodes(pattern):
        if isinstance(node, ast.VariableReference):
            entry.variables.add(node.id.name)
        elif isinstance(node, ast.FunctionReference):
            entry.functions.add(node.id.name)
        elif isinstance(node, ast.TermReference):
            entry.references.add(_reference(f"-{node.id.name}", node.attribute))
        elif isinstance(node, ast.MessageReference):
            entry.references.add(_reference(node.id.name, node.attribute))
        elif isinstance(node, ast.TextElement) and any(char.isalpha() for char in node.value):
            entry.has_words = True
    return entry


def _reference(name: str, attribute: ast.Identifier | None) -> str:
    return f"{name}.{attribute.name}" if attribute else name


def _nodes(node: Any) -> Iterable[Any]:
    """A syntax node and all below it."""
    from fluent.syntax import ast

    if isinstance(node, list):
        for item in node:
            yield from _nodes(item)
    elif isinstance(node, ast.BaseNode):
        yield node
        for value in vars(node).values():
            yield from _nodes(value)


def _inner_problems(lang: str, own: dict[str, Entry], known: dict[str, Entry]) -> list[str]:
    """Functions, terms and messages that a file uses and nobody defines."""
    problems = []
    for name, entry in sorted(own.items()):
        problems += [
            f"{lang}.ftl: '{name}': unknown function {function}()"
            for function in sorted(entry.functions - set(FUNCTIONS))
        ]
        for reference in sorted(entry.references - set(known)):
            kind = "term" if reference.startswith("-") else "message"
            problems.append(f"{lang}.ftl: '{name}': missing {kind} {reference}")
    return problems


def _missing(own: dict[str, dict[str, Entry]]) -> list[str]:
    """Messages that one language lacks. Terms are a language's own affair."""
    problems = []
    for lang in LANGUAGES:
        for other in LANGUAGES:
            problems += [
                f"{lang}.ftl: missing '{name}', which {other}.ftl has"
                for name in sorted(set(own[other]) - set(own[lang]))
                if not name.startswith("-")
            ]
    return problems


def _different_variables(
    own: dict[str, dict[str, Entry]], everything: dict[str, dict[str, Entry]]
) -> list[str]:
    problems = []
    for name in sorted(set(own["en"]) & set(own["ja"])):
        if name.startswith("-"):
            continue
        en, ja = (_all_variables(name, everything[lang], set()) for lang in LANGUAGES)
        if en != ja:
            problems.append(f"'{name}': different variables: en {_list(en)}; ja {_list(ja)}")
    return problems


def _all_variables(name: str, entries: dict[str, Entry], seen: set[str]) -> set[str]:
    """The variables of a message and of the messages in it; terms have a scope of their own."""
    if name in seen or name not in entries:
        return set()
    seen.add(name)
    total = set(entries[name].variables)
    for reference in entries[name].references:
        if not reference.startswith("-"):
            total |= _all_variables(reference, entries, seen)
    return total


def _list(variables: set[str]) -> str:
    return ", ".join(f"${name}" for name in sorted(variables)) or "none"


def _whitelist(directory: Traversable | Path) -> list[str]:
    file = directory / WHITELIST
    if not file.is_file():
        return []
    lines = (line.partition("#")[0].strip() for line in file.read_text("utf-8").splitlines())
    return [line for line in lines if line]


def _equal_sentences(own: dict[str, dict[str, Entry]], whitelist: list[str]) -> list[str]:
    """Sentences with words that are the same in both languages: probably not translated."""
    equal = [
        name
        for name, entry in own["en"].items()
        if name in own["ja"] and entry.has_words and entry.text == own["ja"][name].text
    ]
    problems = [
        f"'{name}': the same in en and ja; translate it or list it in {WHITELIST}"
        for name in sorted(set(equal) - set(whitelist))
    ]
    return problems + [
        f"{WHITELIST}: '{name}' is not the same in en and ja; remove it"
        for name in whitelist
        if name not in equal
    ]
