"""What lies beside the map, as data: hands of cards, tracks, charts, pools of counters, facts.

A game answers these from its hook `panels`; one generic widget draws each kind. Everything that is
read is a text id of the game with arguments, so that one answer serves every language:
`bocage.words.panels` fills in the words. A cell of a chart and the value of a fact are written as
they are, unless they are the id of a text of the game (`weather-storm`).
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from bocage.art.board import Piece

# Where a panel stands: in the `rail` beside the map, as long as it is short; a track of the steps
# of a turn in the `bar` above it; what only a decision needs at its head, as `ask`; all others
# among the charts, and in a rail that has room.
Place = Literal["", "rail", "bar", "ask"]


class Words(msgspec.Struct, frozen=True, omit_defaults=True):
    """A sentence of the game's texts, by id, with its arguments; `text` once it is filled in."""

    id: str = ""
    args: dict[str, Any] = {}
    text: str = ""


class Group(msgspec.Struct, frozen=True, omit_defaults=True):
    """Counters that one looks at and moves as one, such as a division; parts lie `within` it.

    `short` is written on a map that is seen from afar, where the counter `lead` is; counters that
    hold `ground` together are an area there.
    """

    id: str
    title: Words
    units: tuple[str, ...]
    short: str = ""
    lead: str = ""
    within: str = ""
    ground: bool = True


class CardPart(msgspec.Struct, frozen=True, omit_defaults=True):
    """A part of a card that is used by itself, by these kinds of action: it is lit for them."""

    title: Words
    does: tuple[str, ...]


class Card(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A card in a hand or in a pile: `id` is what an action names."""

    id: str
    title: Words
    lines: tuple[Words, ...] = ()
    corner: str = ""  # a number or sign
    role: str = ""  # first … fourth, good, bad: its colour
    parts: tuple[CardPart, ...] = ()
    band: str = ""  # what its first part is like: fire, move, assault, rally, guns, muddle
    dice: tuple[int, ...] = ()  # faces that it bears
    space: str = ""  # that it names
    sign: Words | None = None  # what it sets off when it is revealed


class Hand(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag="hand"):
    """Cards in a hand; those of another side are only counted."""

    id: str
    title: Words
    side: str
    cards: tuple[Card, ...] = ()
    count: int = 0
    private: bool = True  # only its owner may look: hot-seat covers it


class Mark(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A marker on a track."""

    at: str
    title: Words
    role: str = ""


class Box(msgspec.Struct, frozen=True, omit_defaults=True):
    """A box of a track."""

    id: str
    title: Words
    note: Words | None = None


class Track(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag="track"):
    """Boxes in a row, with markers on them."""

    id: str
    title: Words
    boxes: tuple[Box, ...]
    marks: tuple[Mark, ...] = ()
    place: Place = ""


class Chart(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag="chart"):
    """A printed table; `lit` is the cell or column in play."""

    id: str
    title: Words
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]  # each begins with its heading
    clause: str = ""
    lit_column: int = -1
    lit_row: int = -1
    note: Words | None = None
    place: Place = ""


class Pool(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag="pool"):
    """Counters that are not on the map: reinforcements, losses, a force pool."""

    id: str
    title: Words
    groups: tuple[tuple[Words, tuple[Piece, ...]], ...]
    place: Place = ""


class Fact(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line: what, how much, by which clause."""

    title: Words
    value: str
    clause: str = ""
    side: str = ""
    brief: Words | None = None  # the same in a narrow rail


class Facts(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag="facts"):
    """A short list of numbers and words; `prompts`: the decisions at whose head it stands."""

    id: str
    title: Words
    lines: tuple[Fact, ...]
    place: Place = ""
    prompts: tuple[str, ...] = ()


Panel = Hand | Track | Chart | Pool | Facts
