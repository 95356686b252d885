"""What may be wrong with the declaration of a game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import msgspec

from bocage.kernel.choice import tag_of
from bocage.kernel.nouns import Action, Standing
from bocage.kernel.shapes import shapes_of
from bocage.kernel.step import Step
from bocage.kernel.wording import is_word

if TYPE_CHECKING:
    from bocage.kernel.module import Module

NEEDED = [
    "id",
    "edition",
    "sides",
    "scenarios",
    "public",
    "private",
    "sealed",
    "counts_type",
    "actions",
    "events",
    "steps",
]


def problems(module: Module) -> Iterator[str]:
    """All of them, the plainest first."""
    for check in (_missing, _bad_names, _bad_types, _bad_tags, _bad_orders, _bad_options):
        yield from check(module)


def _missing(module: Module) -> Iterator[str]:
    for name in NEEDED:
        if not hasattr(module, name):
            yield f"`{name}` is not declared"


def _bad_names(module: Module) -> Iterator[str]:
    if not module.sides or len(set(module.sides)) != len(module.sides):
        yield f"`sides` must be different names, got {module.sides!r}"
    if not module.scenarios:
        yield "`scenarios` is empty"
    for word in (*module.sides, *module.scenarios):
        if not is_word(word):
            yield f"'{word}' has a space, comma, colon or equals sign"
    for name in module.drafts:
        if name not in module.scenarios:
            yield f"`drafts`: there is no scenario '{name}'"


def _bad_types(module: Module) -> Iterator[str]:
    tags: dict[str, type] = {}
    for action in (*module.actions, *module.standing):
        if Action not in action.__mro__:
            yield f"`actions`: {action.__name__} is not an Action"
        if tags.setdefault(tag_of(action), action) is not action:
            yield f"`actions`: two kinds are written '{tag_of(action)}'"
        for shape in shapes_of(action):
            if shape.form == "other":
                yield (
                    f"action {action.__name__}.{shape.name} has no text form; use a whole number, "
                    "a yes/no, an id, a tuple of them or a mapping to them"
                )
    for frame, step in module.steps.items():
        if Step not in type(step).__mro__:
            yield f"steps[{frame.__name__}] is {step!r}, expected a Step"
    for part in (module.public, module.private, module.sealed, module.counts_type):
        if not (issubclass(part, msgspec.Struct) and part.__struct_config__.frozen):
            yield f"{part.__name__} must be a frozen msgspec.Struct"


def _bad_tags(module: Module) -> Iterator[str]:
    kinds = {tag_of(action): action for action in module.actions}
    for tag in (*module.free, *module.aims):
        if tag not in kinds:
            yield f"`free` and `aims` name kinds of action, '{tag}' is none"
    for tag, name in module.aims.items():
        if tag in kinds and name not in {shape.name for shape in shapes_of(kinds[tag])}:
            yield f"`aims`: '{tag}' has no field '{name}'"


def _bad_orders(module: Module) -> Iterator[str]:
    for order in module.standing:
        if Standing not in order.__mro__:
            yield f"`standing`: {order.__name__} is not a Standing"
    for usual in module.usual:
        if type(usual) not in module.standing:
            yield f"`usual`: {type(usual).__name__} is not among `standing`"


def _bad_options(module: Module) -> Iterator[str]:
    for option in module.options:
        if option.default not in option.values:
            yield f"option '{option.id}' has default '{option.default}', not in {option.values!r}"
        if not option.lots:
            yield f"option '{option.id}' has nothing that could be drawn"
        for name in option.scenarios:
            if name not in module.scenarios:
                yield f"option '{option.id}' is for scenario '{name}', which there is not"
        for value in option.hides:
            if value not in option.values:
                yield f"option '{option.id}' hides with '{value}', not in {option.values!r}"
