"""A position on the terminal: the map, the units, what is counted, and one's own hidden things."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

import msgspec
from rich.box import SIMPLE_HEAD
from rich.table import Table
from rich.text import Text

from bocage.art.plain import Unit
from bocage.cli.hexdraw import draw_hexes, landmark, piece_label, side_style
from bocage.cli.sketch import Sketch, sketch

if TYPE_CHECKING:
    from rich.console import Console

    from bocage.cli.words import Words
    from bocage.kernel.engine import Engine
    from bocage.kernel.position import AnyView

ON_MAP = ("units", "control")  # shown in the map and the list of units


def print_position(out: Console, engine: Engine, view: AnyView, words: Words) -> None:
    """Everything that this view shows."""
    picture = sketch(engine, view)
    if picture.places:
        out.print(draw_hexes(picture, words), no_wrap=True, overflow="ignore", crop=False, end="")
        out.print(_legend(picture, words), style="dim")
    elif picture.spots:
        out.print(_areas(picture, words))
    _print_objectives(out, picture, words)
    if picture.pieces:
        out.print(_units_that_fit(out, picture, words))
    for line in _tracks(view, words):
        out.print(line)
    print_own(out, view, words)


def print_status(out: Console, engine: Engine, view: AnyView, words: Words) -> None:
    """The map, and on one line what a player wants to know beside it."""
    picture = sketch(engine, view)
    if picture.places:
        out.print(draw_hexes(picture, words), no_wrap=True, overflow="ignore", crop=False, end="")
    elif picture.spots:
        out.print(_areas(picture, words))
    _print_objectives(out, picture, words)
    out.print(Text(" · ", "dim").join(_tracks(view, words, brief=True)))


def height(engine: Engine, view: AnyView) -> int:
    """How many lines `print_status` takes."""
    picture = sketch(engine, view)
    halves = [half for _, half in picture.places.values()]
    return 2 * max(halves) + 7 if halves else len(picture.spots) + 5


def _print_objectives(out: Console, picture: Sketch, words: Words) -> None:
    """Who holds each objective, in words."""
    parts = []
    for spot in picture.spots.values():
        if spot.objective is not None:
            holder = words.name("side", spot.owner) if spot.owner else words.say("nobody")
            name = words.name("space", spot.id)
            parts.append(Text(f"{name} ★{spot.objective} {holder}", side_style(words, spot.owner)))
    if parts:
        head = Text(f"{words.say('objectives')}: ", "bold")
        out.print(head.append_text(Text("  ").join(parts)))


def print_own(out: Console, view: AnyView, words: Words) -> None:
    """The hidden things of the view's own side: its hand, its mission."""
    if view.own is None or view.side is None:
        return
    for field in view.own.__struct_fields__:
        value = getattr(view.own, field)
        head = Text(f"{words.word('track', field)}: ", side_style(words, view.side))
        if isinstance(value, tuple):
            kind = "card" if field == "hand" else field
            names = [words.name(kind, str(item)) for item in value]
            head.append(words.say("comma").join(names) or words.say("none"), "default")
        else:
            head.append(words.name(field, str(value)), "default")
        out.print(head)


def _legend(picture: Sketch, words: Words) -> str:
    parts = [words.say("legend-steps"), words.say("legend-pinned"), words.say("legend-objective")]
    if any(spot.source for spot in picture.spots.values()):
        parts.append(words.say("legend-source"))
    if any(features for features in picture.links.values()):
        parts.append(words.say("legend-water"))
    return "   ".join(parts)


def _areas(picture: Sketch, words: Words) -> Table:
    table = Table(box=SIMPLE_HEAD)
    for head in ("space", "terrain", "neighbours", "units"):
        table.add_column(words.say(f"head-{head}"))
    for spot in picture.spots.values():
        name = Text(words.name("space", spot.id))
        if landmark(spot):
            name.append(f" {landmark(spot)}", side_style(words, spot.owner or spot.source))
        near = [
            b + "".join(f" ({words.word('border', f)})" for f in features)
            for (a, b), features in picture.links.items()
            if a == spot.id
        ]
        units = Text(" ").join(Text(piece_label(p), side_style(words, p.side)) for p in spot.pieces)
        terrain = words.word("terrain", spot.terrain)
        table.add_row(name, terrain, words.say("comma").join(near), units)
    return table


def _units_that_fit(out: Console, picture: Sketch, words: Words) -> Table:
    """The units; where there is no room columns of printed values are left out, last ones first."""
    numbers = _numbers(picture.pieces)
    unbounded = out.options.update(max_width=10_000)
    while True:
        table = _units(picture, words, numbers)
        if not numbers or out.measure(table, options=unbounded).maximum <= out.width:
            return table
        numbers = numbers[:-1]


def _units(picture: Sketch, words: Words, numbers: tuple[str, ...]) -> Table:
    table = Table(box=None, padding=(0, 1, 0, 0), header_style="dim")
    for head in ("unit", "type", "space"):
        table.add_column(words.say(f"head-{head}"), no_wrap=True)
    table.add_column(words.named("steps", "word") or words.say("head-steps"), no_wrap=True)
    for field in numbers:
        table.add_column(words.word("value", field), justify="right")
    marked = any(piece.marks for piece in picture.pieces)
    if marked:
        table.add_column(words.say("head-marks"), overflow="fold")
    for piece in picture.pieces:
        marks = words.say("comma").join(words.word("status", mark) for mark in piece.marks)
        table.add_row(
            Text(words.name("unit", piece.id), side_style(words, piece.side)),
            words.word("type", piece.type),
            words.name("space", piece.at),
            _steps(words, piece),
            *(str(getattr(piece.printed, field)) for field in numbers),
            *([marks] if marked else []),
        )
    return table


def _steps(words: Words, piece: Unit) -> str:
    """The steps left, as the game calls them, or as numbers."""
    if piece.steps is None:
        return ""
    return words.named("steps", str(piece.steps)) or f"{piece.steps}/{piece.full or piece.steps}"


def _numbers(pieces: tuple[Unit, ...]) -> tuple[str, ...]:
    """The printed values worth a column: whole numbers other than the steps."""
    printed = pieces[0].printed
    fields = getattr(printed, "__struct_fields__", ())
    return tuple(f for f in fields if f != "steps" and type(getattr(printed, f)) is int)


def _tracks(view: AnyView, words: Words, *, brief: bool = False) -> Iterator[Text]:
    """Every other field of the public part and of the counts; `brief`: without lists."""
    for part in (view.public, view.counts):
        for field in getattr(part, "__struct_fields__", ()):
            value = getattr(part, field)
            if field in ON_MAP or value is False or value in ({}, ()):
                continue
            if brief and (isinstance(value, tuple) or _has_lists(value)):
                continue
            line = Text(f"{words.word('track', field)}: ", "bold")
            line.append_text(_value(field, value, words))
            limit = getattr(words.book, "limit", None)
            if field == "time" and limit is not None:
                line.append(f"/{limit}")
            yield line


def _has_lists(value: Any) -> bool:
    return isinstance(value, Mapping) and any(isinstance(v, tuple) for v in value.values())


def _value(field: str, value: Any, words: Words) -> Text:
    if value is True:
        return Text(words.say("yes"))
    if isinstance(value, Mapping):
        parts = [
            Text(
                f"{words.known(field, str(key))} {_plain(field, item, words)}",
                side_style(words, key),
            )
            for key, item in value.items()
        ]
        return Text("  ").join(parts)
    style = side_style(words, value if isinstance(value, str) else None)
    return Text(_plain(field, value, words), style)


def _plain(field: str, value: Any, words: Words) -> str:
    if isinstance(value, tuple):
        names = [words.known(field, str(item)) for item in value]
        return words.say("comma").join(names) or words.say("none")
    if isinstance(value, msgspec.Struct):
        return words.say("comma").join(_told(value, words))
    return words.known(field, str(value)) if isinstance(value, str) else str(value)


def _told(struct: msgspec.Struct, words: Words) -> Iterator[str]:
    """The fields of something that say something: a word as it is, a number with its name."""
    for field in struct.__struct_fields__:
        value = getattr(struct, field)
        if value is True:
            yield words.word("field", field)
        elif value and isinstance(value, int):
            yield f"{words.word('field', field)} {value}"
        elif value:
            yield _plain(field, value, words)
