"""The title above the map and the key below it: only what this picture shows."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from msgspec.structs import replace

from bocage.art import chart, overlays, signs, works
from bocage.art import colours as c
from bocage.art.board import SYMBOLS, WORKS, Badge, Board, Hex, Layer, Picture, Piece, Spot
from bocage.art.counters import counter
from bocage.art.fonts import SANS, SANS_BOLD, SERIF, SERIF_BOLD, SERIF_ITALIC, css, width
from bocage.art.geometry import RADIUS, XY, Lattice, moved, num, path, straight, xy
from bocage.art.ink import Say, lines, tone, words
from bocage.art.painter import painted
from bocage.art.samples import Little, samples
from bocage.art.symbols import FIGURES, MARKS

TEXT = 14.0
HEADING = 16.0
ROWS = 5  # entries of one column
SWATCH = 27.0  # radius of the little hexes


class Block(NamedTuple):
    """Something laid out, with the room it takes."""

    width: float
    height: float
    body: str


class Entry(NamedTuple):
    """A sample and what it means."""

    sample: str  # around the point 0, 0
    text: str


def title(picture: Picture, room: float) -> Block:
    """Title, subtitle and the sentence about the position."""
    grown = _grown(room)
    body = [words(picture.title, (0, 34), SERIF_BOLD, 42)]
    full = sum(ord(sign) > 0x2E80 for sign in picture.title)  # these may be set as wide as high
    end = max(width(picture.title, SERIF_BOLD, 42), 42.0 * full)
    if picture.subtitle:
        body.append(words(picture.subtitle, (end + 24, 34), SERIF_ITALIC, 25))
    height = 46.0
    for line in lines(picture.caption, SERIF, 17, room / grown):
        body.append(words(line, (0, height + 16), SERIF, 17, ' fill-opacity=".8"'))
        height += 23
    return _scaled(Block(room / grown, height + 4, "".join(body)), grown)


def key(picture: Picture, say: Say, room: float) -> Block:
    """All sections, set side by side and in as many rows as they need."""
    sections = [
        _section(say("map", heading), entries, rows)
        for heading, entries, rows in _sections(picture, say)
        if entries
    ]
    sample = _specimen(picture, say)
    if sample is not None:
        sections.insert(0, sample)
    grown = _grown(room)
    return _scaled(_flow(sections, room / grown), grown)


def _grown(room: float) -> float:
    """Title and key of a large map are set larger."""
    return min(1.7, max(1.0, room / 2000))


def _scaled(block: Block, grown: float) -> Block:
    body = f'<g transform="scale({grown:.3g})">{block.body}</g>'
    return Block(block.width * grown, block.height * grown, body)


def _sections(picture: Picture, say: Say) -> list[tuple[str, list[Entry], float]]:
    counters = tuple(p for p in picture.pieces if not p.is_sign)
    board = picture.board
    return [
        ("layers", [_layer(layer, say) for layer in picture.layers], 34),
        ("terrain", _ground(board, "terrain", say), 56),
        (
            "borders" if board.spots else "hexsides",
            _ground(board, "sides", say),
            34,
        ),
        ("roads", _ground(board, "roads", say), 34),
        ("signs", list(_signs(picture, say)), 34),
        ("nations", list(_palettes(counters, say)), 34),
        ("units", list(_symbols(counters, say)), 34),
        ("marks", list(_marks(counters, say)), 34),
    ]


def _flow(blocks: list[Block], room: float) -> Block:
    """Blocks from left to right; the next row starts where the highest one ends."""
    x = y = high = 0.0
    body = []
    for block in blocks:
        if x > 0 and x + block.width > room:
            x, y, high = 0.0, y + high + 26, 0.0
        body.append(f'<g transform="translate({num(x)} {num(y)})">{block.body}</g>')
        x += block.width + 44
        high = max(high, block.height)
    return Block(room, y + high, "".join(body))


def _section(heading: str, entries: list[Entry], row: float) -> Block:
    """A heading and its entries in columns."""
    body = [words(heading, (0, HEADING), SERIF_BOLD, HEADING + 3)]
    per = max(3, int(ROWS * 34 / row))
    x, high = 0.0, 0.0
    for start in range(0, len(entries), per):
        some = entries[start : start + per]
        half = 36.0 if row > 40 else 26.0
        for i, entry in enumerate(some):
            y = 34 + row * (i + 0.5)
            body.append(f'<g transform="translate({num(x + half)} {num(y)})">{entry.sample}</g>')
            at = (x + 2 * half + 8, y + 5)
            body.append(words(entry.text, at, SANS, TEXT))
            high = max(high, y + row / 2)
        x += 2 * half + 8 + max(width(e.text, SANS, TEXT) for e in some) + 26
    need = max(x - 26, width(heading, SERIF_BOLD, HEADING + 3))
    return Block(need, high, "".join(body))


# -- the ground ---------------------------------------------------------------------------------

_WORDS = {"terrain": "terrain", "sides": "border", "roads": "road"}


def _ground(board: Board, group: str, say: Say) -> list[Entry]:
    """A little piece of the map for each word of a group, drawn as on the map."""
    return [
        Entry(_little(one), say(_WORDS[group], board.called.get(one.word, one.word)))
        for one in samples(board)
        if one.group == group
    ]


def _little(one: Little) -> str:
    """The hex of a small map, or a box around its middle."""
    lattice = one.lattice()
    maker = chart.paint(lattice)
    whole = one.group == "terrain"
    grown = SWATCH / RADIUS if whole else 0.5
    x, y = lattice.centre("a") if whole else lattice.middle(lattice.between("a", "b"))
    corners = ((-48, -28), (48, -28), (48, 28), (-48, 28))
    box = [moved((x, y), *corner) for corner in corners]
    id_ = f"{one.group}-{one.word}"
    ring = path(straight(lattice.polygon("a") if whole else box))
    parts = [
        element
        for name, ops in maker.parts.items()
        if name != "frame" and (whole or name != "grid")
        for element in painted(lattice, maker, ops, f"{id_}-{name}")
    ]
    return (
        f'<clipPath id="{id_}"><path d="{ring}"/></clipPath>'
        f'<g transform="scale({grown:.4g}) translate({num(-x)} {num(-y)})">'
        f'<g clip-path="url(#{id_})">{"".join(parts)}</g>'
        f'<path d="{ring}" fill="none" {tone("stroke", "grid")} stroke-width="1.8"/></g>'
    )


# -- signs of maps of areas ---------------------------------------------------------------------


def _signs(picture: Picture, say: Say) -> Iterator[Entry]:
    """Badges, bridges and ferries as they stand, flags; each kind once."""
    badges: dict[str, Badge] = {}
    for area in picture.board.areas:
        for badge in area.badges:
            badges.setdefault(badge.word, badge)
    for badge in badges.values():
        yield Entry(signs.row((badge,)), say("badge", badge.word))
    lying = [p for p in picture.pieces if p.symbol in WORKS]
    states = {p.at: p for p in picture.pieces if p.is_sign and p.symbol not in ("flag", *WORKS)}
    seen: set[str] = set()
    for work in lying:
        word = work.symbol if work.symbol != "goal" else f"goal-{work.side or 'none'}"
        if word not in seen:
            seen.add(word)
            body = works.work(work)
            size = "1" if work.symbol == "goal" else ".36"
            yield Entry(f'<g transform="scale({size})">{body}</g>', say("sign", word))
    for spot in picture.board.spots:
        piece = states.get(spot.id)
        word = _stands(spot, piece)
        if word and word not in seen:
            seen.add(word)
            body = signs.sign(replace(spot, turn=0), piece)
            yield Entry(f'<g transform="scale(.72)">{body}</g>', say("sign", word))
    for piece in picture.pieces:
        word = f"flag-{piece.name.lower()}"
        if piece.symbol == "flag" and word not in seen:
            seen.add(word)
            yield Entry(f'<g transform="scale(.85)">{signs.flag(piece)}</g>', say("sign", word))


def _stands(spot: Spot, piece: Piece | None) -> str:
    """What the key calls a spot: `blown`, `bridge-german`, `ferry`, `corner`."""
    if piece is None:
        return spot.kind
    if piece.marks:
        return piece.marks[0]
    return f"bridge-{piece.side}" if piece.symbol == "bridge" else piece.symbol


# -- counters -----------------------------------------------------------------------------------


def _palettes(pieces: tuple[Piece, ...], say: Say) -> Iterator[Entry]:
    there = {p.palette for p in pieces}
    for word in c.PALETTES:
        if word in there:
            look = c.PALETTES[word]
            yield Entry(
                f'<rect x="-13" y="-13" width="26" height="26" rx="{look.corner * 0.6:g}" '
                f'fill="{look.face}" stroke="{look.edge}" stroke-width="1.4"/>'
                f'<use href="#nato-infantry" transform="scale(.7)" fill="{look.box}" '
                f'stroke="{look.ink}" color="{look.ink}" stroke-width="1.5"/>',
                say("palette", word),
            )


def _symbols(pieces: tuple[Piece, ...], say: Say) -> Iterator[Entry]:
    there = {p.symbol for p in pieces} - {"marker"}
    for word in SYMBOLS:
        if word in there:
            yield Entry(
                f'<use href="#nato-{word}" y="-2" fill="{c.PAPER}" stroke="{c.INK}" '
                f'color="{c.INK}" stroke-width="1.3"/>',
                say("symbol", word),
            )


def _marks(pieces: tuple[Piece, ...], say: Say) -> Iterator[Entry]:
    there = {mark for p in pieces for mark in p.marks}
    for word in MARKS:
        if word in there:
            yield Entry(f'<use href="#mark-{word}" color="{c.INK}"/>', say("status", word))


def _specimen(picture: Picture, say: Say) -> Block | None:
    """One counter of this picture, enlarged, with the meaning of its parts."""
    counters = [p for p in picture.pieces if not p.is_sign]
    piece = max(counters, key=_told, default=None)
    if piece is None or not _told(piece):
        return None
    grown, centre = 2.3, (150.0, 112.0)
    body = [
        words(say("map", "counter"), (0, HEADING), SERIF_BOLD, HEADING + 3),
        f'<g transform="translate({xy(centre)}) scale({grown:g})" {css(SANS_BOLD)} ',
        f'text-anchor="middle">{counter(piece)}</g>',
    ]
    longest = 0.0
    for word, start, end in _parts(piece):
        text = say("map", f"part-{word}")
        longest = max(longest, width(text, SANS, TEXT))
        at = moved(centre, start[0] * grown, start[1] * grown)
        body.append(_note(text, at, moved(centre, *end)))
    return Block(240 + longest, 190, "".join(body))


def _parts(piece: Piece) -> list[tuple[str, XY, XY]]:
    """The parts of a counter: where each is, and where its note ends."""
    if piece.symbol in FIGURES:
        soldier: list[tuple[object, str, XY, XY]] = [
            (piece.name, "name", (20, -20), (82, -52)),
            (piece.right, "right", (25, -3), (82, -14)),
            (True, "symbol", (-9, -6), (-82, -30)),
            (piece.left, "left", (-25, -2), (-82, 4)),
            (piece.values, "values", (20, 16), (82, 36)),
        ]
        return [(word, start, end) for there, word, start, end in soldier if there]
    parts: list[tuple[object, str, XY, XY]] = [
        (piece.size, "size", (8, -20), (82, -52)),
        (piece.formation, "formation", (25, -8), (82, -18)),
        (piece.symbol != "marker", "symbol", (11, -2), (82, 14)),
        ((piece.full or 0) > 1, "steps", (6, 4), (82, 46)),
        (piece.name, "name", (-25, -8), (-82, -30)),
        (piece.values, "values", (-20, 16), (-82, 36)),
    ]
    return [(word, start, end) for there, word, start, end in parts if there]


def _told(piece: Piece) -> int:
    """How much a counter shows."""
    parts = (piece.size, piece.name, piece.formation, piece.values, (piece.full or 0) > 1)
    more = 2 * bool(piece.left) + bool(piece.right) - piece.back - bool(piece.on)
    return sum(map(bool, parts)) - len(piece.marks) + more


def _note(text: str, start: XY, end: XY) -> str:
    """Words at the end of a thin line, on the side away from its start."""
    right = end[0] > start[0]
    at = moved(end, 6 if right else -6, 5)
    line = f'<path d="M{xy(start)}L{xy(end)}" stroke="{c.FAINT}" stroke-width="1" fill="none"/>'
    return line + words(text, at, SANS, TEXT, "" if right else ' text-anchor="end"')


_PAIR = (Hex("a", (0, -1)), Hex("b", (0, 1)))


# -- layers -------------------------------------------------------------------------------------


def _layer(layer: Layer, say: Say) -> Entry:
    """A piece of a layer, and its name."""
    told, colour = _named(layer, say("layer", layer.id)), c.ROLES[layer.role][0]
    if layer.lines and not layer.hexes:
        lattice = Lattice(Board(hexes=_PAIR))
        short = Layer(id=layer.id, title="", role=layer.role, lines=(("a", "b"),))
        line = "".join(overlays.draw((short,), lattice))
        return Entry(f'<g transform="scale(.5) rotate(-90)">{line}</g>', told)
    ring = ((-24.0, -13.0), (24.0, -13.0), (24.0, 13.0), (-24.0, 13.0))
    box = path(straight(ring))
    sample = (
        f'<path d="{box}" fill="{c.LAND}"/>{overlays.filled(layer, [ring], box)}'
        f'<path d="{box}" fill="none" stroke="{colour}" stroke-width="2.4"/>'
    )
    return Entry(sample, told)


def _named(layer: Layer, told: str) -> str:
    """The reader's words for a layer if there are any, else its own title."""
    return told if told not in (layer.id, layer.id.replace("-", " ")) else layer.title or told
