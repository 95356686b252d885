"""Numbered menus over a choice: whole actions where they are few, else kind first, then its parts.

Up to a limit all legal actions are sorted into a tree, so that no menu leads into a dead end.
Beyond it the declaration is built up with `choice.narrow`.
"""

from __future__ import annotations

from typing import Any

import msgspec

from bocage.kernel.choice import Choice, all_of, tag_of
from bocage.kernel.nouns import Action, Partial
from bocage.kernel.shapes import Shape, shapes_of

LIMIT = 2_000  # legal actions that are sorted into a tree
SCREEN = 12  # whole actions that are shown at once
END = "end"  # nothing more is added to a list


class Item(msgspec.Struct, frozen=True):
    """A line of a menu: a whole action, or a step towards several."""

    action: Action | None
    field: str = ""  # the field that this step fills; "do" for the kind of action
    value: Any = None
    count: int = 0  # actions behind it; 0: not known


class Way(msgspec.Struct, frozen=True):
    """A whole list whose order matters, such as a path."""

    items: tuple[Any, ...]


class Tree:
    """All legal actions, step by step."""

    def __init__(self, actions: list[Action], depth: int = 0, screen: int = SCREEN) -> None:
        self._actions = sorted(actions, key=_length) if depth else actions
        self._depth = depth
        self._screen = screen

    @property
    def kind(self) -> type[Action] | None:
        """The kind of action that the menu is about, if it is one."""
        kinds = {type(action) for action in self._actions}
        return kinds.pop() if len(kinds) == 1 else None

    def items(self) -> list[Item]:
        """The lines of this menu."""
        if len(self._actions) <= self._screen:
            return [Item(action) for action in self._actions]
        groups = self._groups()
        while len(groups) == 1:
            self._depth += 1
            groups = self._groups()
        return [
            Item(acts[0]) if len(acts) == 1 else Item(None, field, value, len(acts))
            for (field, value), acts in groups.items()
        ]

    def take(self, item: Item) -> Tree:
        """The menu behind a line."""
        return Tree(self._groups()[item.field, item.value], self._depth + 1, self._screen)

    def _groups(self) -> dict[tuple[str, Any], list[Action]]:
        groups: dict[tuple[str, Any], list[Action]] = {}
        for action in self._actions:
            groups.setdefault(steps_of(action)[self._depth], []).append(action)
        return groups


def _length(action: Action) -> int:
    """How many items the lists of an action name whose order matters: short paths come first."""
    ordered = [shape for shape in shapes_of(type(action)) if is_ordered(shape)]
    return sum(len(getattr(action, shape.name)) for shape in ordered)


def is_ordered(shape: Shape) -> bool:
    """Whether the order of what the field names matters, as in a path."""
    return shape.form == "many" and not shape.as_set


def steps_of(action: Action) -> list[tuple[str, Any]]:
    """An action as the steps in which one would say it; of a path first where it ends."""
    steps: list[tuple[str, Any]] = [("do", tag_of(action))]
    for shape in shapes_of(type(action)):
        value = getattr(action, shape.name)
        if is_ordered(shape):
            steps += [(shape.name, value[-1] if value else END), (shape.name, Way(value))]
        elif shape.form == "many":
            steps += [(shape.name, item) for item in value] + [(shape.name, END)]
        elif shape.form == "map":
            steps += [(shape.name, pair) for pair in value.items()] + [(shape.name, END)]
        else:
            steps.append((shape.name, value))
    return steps


class Builder:
    """A declaration with too many possibilities to list, built up on `narrow`."""

    def __init__(self, choice: Choice, partial: Partial | None = None) -> None:
        self._choice = choice
        self._partial = partial or Partial()

    @property
    def kind(self) -> type[Action] | None:
        """The kind of action that is built up; None as long as it is not chosen."""
        return self._type() if self._partial.do or len(self._choice.types) == 1 else None

    def items(self) -> list[Item]:
        """What may be added now; the whole action first if it may be sent as it is."""
        found = self._choice.narrow(self._partial)
        items = []
        if found.complete:
            items.append(Item(self._whole()))
        for option in found.options:
            if isinstance(option, Action):
                items.append(Item(option))
            else:
                items.append(Item(None, found.field or "do", option))
        return items

    def take(self, item: Item) -> Builder:
        """The declaration with this step added."""
        if item.field == "do":
            return Builder(self._choice, Partial(item.value))
        fields = dict(self._partial.fields)
        shape = next(s for s in shapes_of(self._type()) if s.name == item.field)
        fields[item.field] = _added(shape, fields.pop(item.field, None), item.value)
        return Builder(self._choice, Partial(tag_of(self._type()), fields))

    def _type(self) -> type[Action]:
        named = [t for t in self._choice.types if tag_of(t) == self._partial.do]
        return (named or list(self._choice.types))[0]

    def _whole(self) -> Action:
        wire = {"do": tag_of(self._type()), **self._partial.fields}
        return msgspec.convert(wire, self._type())


def _added(shape: Shape, so_far: Any, value: Any) -> Any:
    """A field's value with one more item."""
    if shape.form == "many":
        return (*(so_far or ()), value)
    if shape.form == "map":
        given = dict(so_far or {})
        if isinstance(value, tuple):
            return {**given, value[0]: value[1]}
        return {**given, value: given.get(value, 0) + 1}
    return value


def menu_of(choice: Choice) -> Tree | Builder:
    """The menu for a choice."""
    actions = all_of(choice, LIMIT)
    return Builder(choice) if actions is None else Tree(actions)
