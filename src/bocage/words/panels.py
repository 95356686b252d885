"""Text ids of panels, forecasts and guides become sentences; and what an event points at."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec
from msgspec.structs import replace

from bocage.art import panels as p
from bocage.art.board import Piece

if TYPE_CHECKING:
    from bocage.art.board import Layer
    from bocage.kernel.nouns import Event
    from bocage.words.words import Words

T = TypeVar("T", bound=msgspec.Struct)
WAY = "way"  # the field of an event that names the spaces on the way, which are not lit
POINTED = ("space", "unit")  # kinds of id that are seen on the map
AS_THEY_ARE = (Piece,)  # counters have no words
CELLS = ("columns", "rows", "value")  # of charts and facts: texts as they are, or ids of texts


def sentence(words: Words, given: p.Words | str) -> str:
    """What is to be read: the text of an id with its arguments, or the text as it is."""
    if isinstance(given, str):
        return words.texts.say(given) if _is_id(words, given) else given
    if given.text or not given.id:
        return given.text
    return words.texts.say(given.id, **words.args(given.args))


def _is_id(words: Words, text: str) -> bool:
    return "-" in text and text.isascii() and text[0].isalpha() and words.texts.has(text)


def filled(words: Words, panel: T) -> T:
    """A panel, forecast, hint or guide with every sentence filled in, whatever it is made of."""
    fields = {name: getattr(panel, name) for name in panel.__struct_fields__}
    return replace(panel, **{name: _in(words, name, value) for name, value in fields.items()})


def _in(words: Words, field: str, value: Any) -> Any:
    if isinstance(value, p.Words):
        return p.Words(value.id, value.args, sentence(words, value))
    if isinstance(value, tuple):
        return tuple(_in(words, field, item) for item in value)
    if isinstance(value, str):
        return sentence(words, value) if field in CELLS else value
    if isinstance(value, msgspec.Struct) and not isinstance(value, AS_THEY_ARE):
        return filled(words, value)
    return value


def layer_title(words: Words, layer: Layer) -> str:
    """What a layer is called: by its title (`layer-supply-none`), which may differ from its id."""
    return words.word("layer", layer.title or layer.id)


def status_lines(
    words: Words, status: Iterable[tuple[p.Words | str, p.Words | str]]
) -> tuple[tuple[str, str], ...]:
    """The one-line status as pairs of what and how much."""
    return tuple((sentence(words, what), sentence(words, much)) for what, much in status)


def pointed_at(words: Words, event: Event) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The spaces and the units that an event names, each once, in the order of its fields."""
    found: dict[str, dict[str, None]] = {kind: {} for kind in POINTED}
    for name in event.__struct_fields__:
        if name in ("clause", "tallies", WAY):
            continue
        for item in _ids(getattr(event, name)):
            kind = words.kind_of(name, item)
            if kind in found:
                found[kind][item] = None
    return tuple(found["space"]), tuple(found["unit"])


def _ids(value: Any) -> Iterator[str]:
    """Everything in a field that could be an id."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, tuple | list):
        for item in value:
            yield from _ids(item)
    elif isinstance(value, dict):
        for key, item in value.items():
            yield from (*_ids(key), *_ids(item))
