"""What the page's controls are called: the texts of the client, read as the page reads them."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

SOURCES = Path(__file__).parents[2] / "client" / "src"


class Words:
    """The texts of one language: `Words("en")("decide-confirm")`."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self._bundle = FluentBundle([lang], use_isolating=False)
        for path in sorted(SOURCES.rglob("*.ftl")):
            if path.name in (f"{lang}.ftl", f"texts.{lang}.ftl"):
                self._bundle.add_resource(FluentResource(path.read_text()))

    def __call__(self, name: str, **values: str | int) -> str:
        message = self._bundle.get_message(name)
        if message.value is None:
            raise LookupError(name)
        text, errors = self._bundle.format_pattern(message.value, values)
        if errors:
            raise LookupError(f"{name}: {errors}")
        return str(text)


@cache
def words(lang: str) -> Words:
    """The texts of a language."""
    return Words(lang)
