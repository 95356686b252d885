"""Sentences by id, in English or Japanese, from Fluent files.

State and events hold ids and numbers; only here do they become sentences. Pass numbers as `int`
(they choose plurals and get thousands separators) and everything that merely looks like one, such
as hex 1605, as `str`.
"""

from __future__ import annotations

import re
from functools import cache, lru_cache
from threading import Lock
from typing import TYPE_CHECKING

from bocage.text.errors import TextError

if TYPE_CHECKING:
    # fluent.runtime takes long to import: at run time only the first sentence pays for it.
    from collections.abc import Iterable
    from importlib.resources.abc import Traversable
    from pathlib import Path

    from fluent.runtime import FluentBundle
    from fluent.syntax import ast

LANGUAGES = ("en", "ja")
KEPT = 16_384  # sentences of one language that are kept as they were said
BEGINS = re.compile(r"^(?=[-a-zA-Z])", re.MULTILINE)  # whatever is not set in: an entry
ENTRY = re.compile(r"(-?[a-zA-Z][\w-]*) *=")
ATTRIBUTE = re.compile(r"^ +\.([a-zA-Z][\w-]*) *=", re.MULTILINE)
REMARK = re.compile(r"^#.*", re.MULTILINE)
REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")
SELECTOR = re.compile(r"\$([\w-]+)\s*->")  # what chooses between sentences


class Texts:
    """The sentences of one language, gathered from directories that each hold `<lang>.ftl`.

    Their ids are read at once, a sentence when it is first said: most never are.

    Strict: an unknown id or a missing variable is a TextError. Otherwise a marker such as `⟦id⟧`
    stands visibly in its place.
    """

    def __init__(
        self, dirs: Iterable[Traversable | Path], lang: str = "en", *, strict: bool = True
    ) -> None:
        if lang not in LANGUAGES:
            raise TextError(f"unknown language '{lang}'; expected one of {', '.join(LANGUAGES)}")
        self.lang = lang
        self.strict = strict
        self._dirs = tuple(dirs)
        self._bundle: FluentBundle | None = None
        self._ids: frozenset[str] = frozenset()
        self._unread: dict[str, str] | None = None  # entries by id
        self._choosing: dict[str, frozenset[str]] = {}  # variables by the id of what was read
        self._reading = Lock()
        self._kept = lru_cache(KEPT, typed=True)(self._made)

    def say(self, message_id: str, /, **args: str | int) -> str:
        """The sentence `id` (or `id.attribute`) with its variables filled in."""
        return self._kept(message_id, **args)

    def _made(self, message_id: str, /, **args: str | int) -> str:
        name, _, attribute = message_id.partition(".")
        with self._reading:
            bundle = self._read(name)
        message = bundle.get_message(name) if bundle.has_message(name) else None
        pattern = None
        if message is not None:
            pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            return self._fail(f"no text '{message_id}' in {self.lang}", f"⟦{message_id}⟧")
        text, errors = bundle.format_pattern(pattern, args)
        if errors:
            reason = "; ".join(_in_our_words(error) for error in errors)
            return self._fail(f"text '{message_id}' in {self.lang}: {reason}", f"⟦{text}⟧")
        return str(text)

    def has(self, message_id: str) -> bool:
        """Whether there is a sentence of that id (or `id.attribute`)."""
        self._loaded()
        return message_id in self._ids

    def chooses(self, message_id: str) -> frozenset[str]:
        """The variables on which it depends how a sentence goes."""
        with self._reading:
            self._read(message_id)
        return self._choosing.get(message_id, frozenset())

    def ids(self, prefix: str) -> tuple[str, ...]:
        """The ids that begin so, in order."""
        self._loaded()
        return tuple(
            sorted(name for name in self._ids if name.startswith(prefix) and "." not in name)
        )

    def _fail(self, problem: str, marker: str) -> str:
        if self.strict:
            raise TextError(problem)
        return marker

    def _loaded(self) -> dict[str, str]:
        if self._unread is None:
            self._ids, self._unread = _load(self._dirs, self.lang)
        return self._unread

    def _read(self, name: str) -> FluentBundle:
        """The bundle, with this sentence and all that it refers to."""
        unread, todo = self._loaded(), [name]
        if self._bundle is None:
            from fluent.runtime import FluentBundle

            # Isolation marks would end up in logs, records and comparisons; no language needs them.
            self._bundle = FluentBundle([self.lang], use_isolating=False)
        read: dict[str, str] = {}
        while todo:
            one = todo.pop()
            if one in unread and one not in read:
                read[one] = unread[one]
                todo += REFERENCE.findall(read[one])
        if read:
            self._bundle.add_resource(self._entries(read.values()))
            for one, text in read.items():
                self._choosing[one] = frozenset(SELECTOR.findall(text))
                del unread[one]
        return self._bundle

    def _entries(self, entries: Iterable[str]) -> ast.Resource:
        try:
            return _parsed("\n".join(entries), f"{self.lang}.ftl")
        except TextError:
            for directory in self._dirs:
                read_ftl(directory, self.lang)  # tells its line
            raise


def load_texts(
    package_dirs: Iterable[Traversable | Path], lang: str = "en", *, strict: bool = True
) -> Texts:
    """The texts of these directories, read once per process."""
    return _cached(tuple(package_dirs), lang, strict)


@cache
def _cached(dirs: tuple[Traversable | Path, ...], lang: str, strict: bool) -> Texts:
    return Texts(dirs, lang, strict=strict)


def read_ftl(directory: Traversable | Path, lang: str) -> ast.Resource:
    """The Fluent file of one language; TextError if it is missing or has a syntax error."""
    return _parsed(_file(directory, lang), f"{lang}.ftl")


def _file(directory: Traversable | Path, lang: str) -> str:
    file = directory / f"{lang}.ftl"
    if not file.is_file():
        raise TextError(f"{file}: no such file")
    return file.read_text(encoding="utf-8")


def _parsed(text: str, file: str) -> ast.Resource:
    from fluent.syntax import FluentParser, ast

    resource = FluentParser().parse(text)
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            note = entry.annotations[0]
            place = note.span.start if note.span else 0
            line = text.count("\n", 0, place) + 1
            raise TextError(f"{file}: line {line}: {note.message}")
    return resource


def _load(dirs: tuple[Traversable | Path, ...], lang: str) -> tuple[frozenset[str], dict[str, str]]:
    """What can be said (`id`, `id.attribute`), and the entries as they stand; no id comes twice."""
    said: set[str] = set()
    entries: dict[str, str] = {}
    for directory in dirs:
        text = _file(directory, lang)
        for entry in BEGINS.split(text)[1:]:
            begins = ENTRY.match(entry)
            if begins is None:
                read_ftl(directory, lang)  # tells what is wrong
                raise TextError(f"{directory / f'{lang}.ftl'}: no entry: {entry[:40]}")
            name = begins[1]
            if name in entries:
                raise TextError(f"{directory / f'{lang}.ftl'}: '{name}' is defined twice")
            entries[name] = entry
            value, *attributes = ATTRIBUTE.split(entry[begins.end() :])
            said.update(f"{name}.{attribute}" for attribute in attributes[::2])
            if REMARK.sub("", value).strip():
                said.add(name)
    return frozenset(said), entries


def full_id(entry: ast.Message | ast.Term) -> str:
    """The id as one writes it in a reference: `name`, or `-name` for a term."""
    from fluent.syntax import ast

    return f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name


def _in_our_words(error: Exception) -> str:
    what, _, name = str(error).partition(": ")
    return f"no variable ${name}" if what == "Unknown external" else str(error)
