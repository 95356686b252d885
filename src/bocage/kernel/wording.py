"""The text form of actions: one line, derived from the struct, with parse(text(a)) == a.

    attack 1605 by 29,115/29 supply hq=Patton:2

The tag; then each required field (a list or map preceded by its name, `-` if empty); then each
optional field that differs from its default: `name` for a flag, `name=value` for the others.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from bocage.kernel.choice import tag_of
from bocage.kernel.nouns import Action, Illegal, protocol
from bocage.kernel.shapes import Shape, shapes_of

WORD = re.compile(r"[^\s,:=]+")


def is_word(text: str) -> bool:
    """Whether an id can stand in the text form: no space, comma, colon or equals sign."""
    return WORD.fullmatch(text) is not None and text not in {"-", ";"}


def text(action: Action) -> str:
    """The action as one line."""
    words = [tag_of(action)]
    for shape in shapes_of(type(action)):
        value = getattr(action, shape.name)
        if shape.required:
            if shape.form in ("many", "map"):
                words.append(shape.name)
            words.append(_show(shape, value))
        elif value != shape.default:
            words.append(
                shape.name if shape.form == "flag" else f"{shape.name}={_show(shape, value)}"
            )
    return " ".join(words)


def _show(shape: Shape, value: Any) -> str:
    if shape.form == "many":
        return ",".join(str(item) for item in value) or "-"
    if shape.form == "map":
        return ",".join(f"{key}:{item}" for key, item in value.items()) or "-"
    return "-" if value is None else str(value)


def usage(action: type[Action]) -> str:
    """How an action of this kind is written."""
    words = [tag_of(action)]
    for shape in shapes_of(action):
        slot = _slot(shape)
        if shape.required:
            words.append(f"{shape.name} {slot}" if shape.form in ("many", "map") else slot)
        else:
            words.append(f"[{shape.name}]" if shape.form == "flag" else f"[{shape.name}={slot}]")
    return " ".join(words)


def _slot(shape: Shape) -> str:
    name = (shape.kind or ("NUMBER" if shape.whole else shape.name)).upper()
    if shape.form == "many":
        return f"{name},{name},…"
    if shape.form == "map":
        return f"{name}:{(shape.value_kind or 'number').upper()},…"
    return name


def parse(line: str, types: Sequence[type[Action]]) -> Action | Illegal:
    """The action that a line means, or what is wrong with it and what would be right."""
    words = line.split()
    if not words:
        return protocol(
            "unknown-action", text=line[:80], expected=", ".join(tag_of(t) for t in types)
        )
    for action_type in types:
        if tag_of(action_type) == words[0]:
            return _parse_fields(line, words[1:], action_type)
    return protocol(
        "unknown-action", text=words[0][:80], expected=", ".join(tag_of(t) for t in types)
    )


def _parse_fields(line: str, words: list[str], action_type: type[Action]) -> Action | Illegal:
    bad = protocol("bad-form", text=line[:80], expected=usage(action_type))
    fields: dict[str, Any] = {}
    shapes = shapes_of(action_type)
    for shape in (s for s in shapes if s.required):
        if shape.form in ("many", "map") and (not words or words.pop(0) != shape.name):
            return bad
        if not words or not _read(shape, words.pop(0), fields):
            return bad
    optional = {s.name: s for s in shapes if not s.required}
    for word in words:
        name, equals, value = word.partition("=")
        known = optional.pop(name, None)
        if known is None or bool(equals) == (known.form == "flag"):
            return bad
        if known.form == "flag":
            fields[name] = not known.default
        elif not _read(known, value, fields):
            return bad
    return action_type(**fields)


def _read(shape: Shape, word: str, fields: dict[str, Any]) -> bool:
    """Put the value that a word means into the fields; False if it means none."""
    empty = word == "-"
    if shape.form == "many":
        items = [] if empty else [_item(part, shape.whole) for part in word.split(",")]
        fields[shape.name] = tuple(items)
        return None not in items
    if shape.form == "map":
        pairs = [] if empty else [part.split(":") for part in word.split(",")]
        if any(len(pair) != 2 or not pair[0] for pair in pairs):
            return False
        values = {pair[0]: _item(pair[1], shape.whole) for pair in pairs}
        fields[shape.name] = values
        return len(values) == len(pairs) and None not in values.values()
    fields[shape.name] = None if empty and shape.optional else _item(word, shape.whole)
    return fields[shape.name] is not None or (empty and shape.optional)


def _item(word: str, whole: bool) -> Any:
    """A whole number or an id; None if it is neither."""
    if not whole:
        return word if is_word(word) else None
    return int(word) if re.fullmatch(r"-?(0|[1-9][0-9]{0,17})", word) and word != "-0" else None
